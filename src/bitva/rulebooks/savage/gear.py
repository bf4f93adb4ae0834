"""Things at hand: drawing, putting away, dropping, picking up, reloading."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import NO_RUN, Combatant, Fight
from bitva.rulebooks.savage.turn import helpless, no_action, own_turn, use_action
from bitva.rulebooks.savage.words import AGILITY, BOUND, SHAKEN

READY: Final = "sw.turn.ready"
RELOAD: Final = "sw.turn.reload"
FREE: Final = 2
"""Things that can be readied a turn for free (sw.turn.ready)."""


@value
class Ready(Action):
    """A thing is drawn, or put away (sw.turn.ready)."""

    verb: ClassVar[str] = "ready"
    who: Who
    thing: str
    away: bool = False


@value
class Drop(Action):
    """A held thing is dropped, a free action (sw.turn.free_actions)."""

    verb: ClassVar[str] = "drop"
    who: Who
    thing: str


@value
class PickUp(Action):
    """A thing is picked up from the floor (sw.turn.ready)."""

    verb: ClassVar[str] = "pick-up"
    who: Who
    thing: str


@value
class Reload(Action):
    """One action of reloading a weapon (sw.turn.reload)."""

    verb: ClassVar[str] = "reload"
    who: Who
    weapon: str


# ---- may it? -------------------------------------------------------------------------------------------------------------------

def hands_free(creature: Combatant) -> int:
    """How many hands hold nothing (sw.turn.ready)."""
    return creature.sheet.hands - sum(hands_for(creature, thing) for thing in creature.hand)


def hands_for(creature: Combatant, thing: str) -> int:
    """How many hands a thing takes."""
    means = creature.sheet.means.get(thing)
    return means.hands if means is not None else 1


@book.refuses(Ready)
def refuse_ready(fight: Fight, ready: Ready) -> Iterator[Refusal]:
    """Two things a turn for free, each further one as an action; hands free to hold it (sw.turn.ready)."""
    creature = fight.creatures[ready.who]
    held = creature.hand.count(ready.thing)
    if not held if ready.away else held >= creature.carries(ready.thing):
        yield refusal(READY, hard=True, thing=ready.thing)
        return
    if creature.readied >= FREE:
        yield from no_action(fight, ready.who, "ready")
    else:
        yield from own_turn(fight, ready.who)
        yield from helpless(fight, ready.who)
        if creature.flags & (SHAKEN | BOUND):
            yield refusal("sw.cond.shaken" if creature.flags & SHAKEN else "sw.cond.bound")
    if not ready.away and hands_free(creature) < hands_for(creature, ready.thing):
        yield refusal(READY, thing=ready.thing, free=hands_free(creature))


@book.refuses(Drop)
def refuse_drop(fight: Fight, drop: Drop) -> Iterator[Refusal]:
    """What it holds, in its turn; even while Shaken (sw.turn.free_actions)."""
    if drop.thing not in fight.creatures[drop.who].hand:
        yield refusal("sw.turn.free_actions", hard=True, thing=drop.thing)
    yield from own_turn(fight, drop.who)
    yield from helpless(fight, drop.who)


@book.refuses(PickUp)
def refuse_pick_up(fight: Fight, action: PickUp) -> Iterator[Refusal]:
    """An action, a thing that lies here, and a hand for it (sw.turn.ready)."""
    creature = fight.creatures[action.who]
    if lying_at(fight, creature, action.thing) < 0:
        yield refusal(READY, hard=True, thing=action.thing)
        return
    yield from no_action(fight, action.who, "ready")
    if hands_free(creature) < hands_for(creature, action.thing):
        yield refusal(READY, thing=action.thing, free=hands_free(creature))


def lying_at(fight: Fight, creature: Combatant, thing: str) -> Square:
    """The square of its space, or next to it, on which a thing lies; -1 if there is none."""
    near = fight.board.reach(creature.at, creature.size, 1)
    return next((square for square, id, _ in fight.floor if id == thing and near >> square & 1), -1)


@book.refuses(Reload)
def refuse_reload(fight: Fight, action: Reload) -> Iterator[Refusal]:
    """A weapon in hand that is not full, and rounds for it (sw.turn.reload)."""
    creature = fight.creatures[action.who]
    means = creature.sheet.means.get(action.weapon)
    if means is None or not means.magazine or action.weapon not in creature.hand:
        yield refusal(RELOAD, hard=True, thing=action.weapon)
        return
    yield from no_action(fight, action.who, "reload")
    if creature.in_magazine(action.weapon, means.magazine) >= means.magazine:
        yield refusal(RELOAD, left=means.magazine)
    if means.ammunition and not creature.ammunition(means.ammunition):
        yield refusal("sw.attack.ammo", left=0, needs=1)


@book.proposes
def propose_gear(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything about it, everything that lies near, every weapon that is not full (sw.turn.ready, sw.turn.reload)."""
    creature = fight.creatures[who]
    for thing, _ in creature.gear:
        yield Ready(who, thing)
        yield Ready(who, thing, away=True)
    for thing in dict.fromkeys(creature.hand):
        yield Drop(who, thing)
        yield Reload(who, thing)
    for thing in dict.fromkeys(id for _, id, _ in fight.floor):
        yield PickUp(who, thing)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Ready)
def perform_ready(table: Table[Fight], ready: Ready) -> None:
    """The first two a turn are free (sw.turn.ready)."""
    creature = table.battle.creatures[ready.who]
    free = creature.readied < FREE
    if not free:
        if broken_into(table, ready):
            return
        use_action(table, ready.who, "ready")
    table.make(facts.held, ready.who, without(creature, ready.thing) if ready.away else (*creature.hand, ready.thing), free)


def without(creature: Combatant, thing: str) -> tuple[str, ...]:
    """What it holds without one of these."""
    at = creature.hand.index(thing)
    return creature.hand[:at] + creature.hand[at + 1:]


@book.performs(Drop)
def perform_drop(table: Table[Fight], drop: Drop) -> None:
    """It lies on the dropper's square (sw.turn.free_actions)."""
    let_fall(table, drop.who, drop.thing)


def let_fall(table: Table[Fight], who: Who, thing: str) -> None:
    """A held thing falls to the floor (sw.disarm.item_strength)."""
    fight = table.battle
    creature = fight.creatures[who]
    table.make(facts.held, who, without(creature, thing), False)
    table.make(facts.geared, who, thing, creature.carries(thing) - 1)
    lying = next((count for square, id, count in fight.floor if (square, id) == (creature.at, thing)), 0)
    table.make(facts.lies, creature.at, thing, lying + 1)


@book.performs(PickUp)
def perform_pick_up(table: Table[Fight], action: PickUp) -> None:
    """An action (sw.turn.ready)."""
    if broken_into(table, action):
        return
    fight = table.battle
    creature = fight.creatures[action.who]
    use_action(table, action.who, "ready")
    square = lying_at(fight, creature, action.thing)
    lying = next(count for at, id, count in fight.floor if (at, id) == (square, action.thing))
    table.make(facts.lies, square, action.thing, lying - 1)
    table.make(facts.geared, action.who, action.thing, creature.carries(action.thing) + 1)
    table.make(facts.held, action.who, (*creature.hand, action.thing), False)


@book.performs(Reload)
def perform_reload(table: Table[Fight], action: Reload) -> None:
    """As many actions as it takes; while running it needs Agility at -2, or the action is wasted (sw.turn.reload)."""
    if broken_into(table, action):
        return
    fight = table.battle
    who = action.who
    creature = fight.creatures[who]
    means = creature.sheet.means[action.weapon]
    use_action(table, who, "reload")
    if creature.ran != NO_RUN and not trait_roll(table, who, AGILITY, RELOAD, action=True, most=0).success:
        return
    done = creature.in_magazine(f"{action.weapon}/reloading", 0) + 1
    if done < means.reload:
        table.make(facts.reloaded, who, f"{action.weapon}/reloading", done)
        return
    rounds = means.magazine
    if means.ammunition:
        there = creature.in_magazine(action.weapon, means.magazine)
        rounds = min(means.magazine, there + creature.ammunition(means.ammunition))
        table.make(facts.rounds_left, who, means.ammunition, creature.ammunition(means.ammunition) - (rounds - there))
    table.make(facts.reloaded, who, f"{action.weapon}/reloading", 0)
    table.make(facts.reloaded, who, action.weapon, rounds)
