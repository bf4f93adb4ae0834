"""At 0 hit points: resolve that runs out, standing firm, getting up again, harm to those who are down; and rest."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import not_its_turn
from bitva.rulebooks.starfinder.conditions import end_kind, impose
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.harm import WHEN_DOWN, Fall, die, fall_of, heal
from bitva.rulebooks.starfinder.placing import AWARENESS
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.turn import ENDS
from bitva.rulebooks.starfinder.words import DYING, STABLE, UNCONSCIOUS

LOSS: Final = "sf.dying.loss"
DEATH: Final = "sf.dying.death"
STABILISE: Final = "sf.dying.stabilise"
STAY: Final = "sf.dying.stay"
HARM: Final = "sf.dying.damage"
REST: Final = "sf.resolve.rest"
LEAST, MOST = 1, 3
"""What it costs at least, and at most, to stabilise oneself (sf.dying.stabilise)."""

LINGERING: Final = 3
"""Rounds after which a monster dies, if the table lets it linger (sf.npc.death)."""


@value
class Stabilise(Action):
    """The dying hold on by their own resolve."""

    verb: ClassVar[str] = "stabilise"
    who: Who


@value
class StayInFight(Action):
    """Who was down comes to and fights on."""

    verb: ClassVar[str] = "stay-in-fight"
    who: Who


@value
class Rest(Ruling):
    """A creature gets its breath back for ten minutes."""

    verb: ClassVar[str] = "rest"
    who: Who
    on: Who


# ---- resolve runs out ----------------------------------------------------------------------------------------------------------

def dying(fight: Fight, who: Who) -> Effect | None:
    return next((effect for effect in fight.effects_on(who, "dying")), None)


def lose_resolve(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """One Resolve Point less; without any it is death (sf.dying.loss, sf.dying.death)."""
    if table.battle.creatures[who].rp:
        table.make(facts.resolve_spent, who, 1, rule)
    else:
        die(table, who, DEATH)


def ebb(table: Table[Fight], who: Who) -> None:
    """At the end of each of its turns a dying creature loses a point, though not at the end of the turn in which it fell; who fell
    with none has until the end of its turn in the next round; a monster may linger (sf.dying.loss, sf.dying.death,
    sf.npc.death)."""
    fight = table.battle
    effect = dying(fight, who)
    if effect is None:
        return
    fall = fall_of(effect)
    if fight.creatures[who].mortal:
        if fight.clock.round >= fall.round + LINGERING:
            die(table, who, "sf.npc.death")
        return
    if fall.round == fight.clock.round and (fall.own_turn or fall.spent):
        return
    lose_resolve(table, who, LOSS)


ENDS.append(ebb)


def harm_the_fallen(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """Hit point damage to someone at 0: the first in a round costs a point, a later one another if it is more than half of the
    maximum; monsters die of it; the stable are dying again (sf.dying.damage, sf.npc.death)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.mortal:
        if blow.lethal:
            die(table, who, "sf.npc.death")
        return
    effect = dying(fight, who)
    if effect is None:
        if not blow.lethal:
            return
        end_kind(table, who, "stable")
        if not creature.flags & UNCONSCIOUS:
            impose(table, who, "unconscious", HARM, blow.by)
        effect = impose(table, who, "dying", HARM, blow.by, data=Fall(fight, creature).to_data())
        if effect is None:
            return
    elif blow.lethal and amount >= creature.most_hp:
        return
    fall = fall_of(effect)
    if fall.hurt == fight.clock.round:
        if 2 * amount > creature.most_hp > amount:
            lose_resolve(table, who, HARM)
        return
    fall.hurt = fight.clock.round
    table.make(effect_changed, replace(effect, data=fall.to_data()))
    lose_resolve(table, who, HARM)


WHEN_DOWN.append(harm_the_fallen)


# ---- by one's own resolve ------------------------------------------------------------------------------------------------------

def price(creature: Combatant) -> int:
    """A quarter of the maximum, at least 1 and at most 3 (sf.dying.stabilise)."""
    return min(MOST, max(LEAST, creature.most_rp // 4))


@book.refuses(Stabilise)
def refuse_stabilise(fight: Fight, deed: Stabilise) -> Iterator[Refusal]:
    """On its own turn, while dying, with resolve enough (sf.dying.stabilise)."""
    creature = fight.creatures[deed.who]
    if not creature.flags & DYING:
        yield refusal(STABILISE, hard=True, who=deed.who)
    if creature.rp < price(creature):
        yield refusal(STABILISE, needs=price(creature), left=creature.rp)
    yield from not_its_turn(fight, deed.who)


@book.performs(Stabilise)
def perform_stabilise(table: Table[Fight], deed: Stabilise) -> None:
    """Unconscious at 0 hit points, and no more losses (sf.dying.stabilise)."""
    table.make(facts.resolve_spent, deed.who, price(table.battle.creatures[deed.who]), STABILISE)
    table.make(facts.happened, deed.who, Stabilise.verb)
    end_kind(table, deed.who, "dying")
    impose(table, deed.who, "stable", STABILISE, deed.who)


@book.refuses(StayInFight)
def refuse_stay(fight: Fight, deed: StayInFight) -> Iterator[Refusal]:
    """At the start of its own turn, stable at 0 hit points, and not in the round in which it stabilised itself (sf.dying.stay)."""
    creature = fight.creatures[deed.who]
    if not creature.flags & STABLE or creature.hp:
        yield refusal(STAY, hard=True, who=deed.who)
    if Stabilise.verb in creature.done:
        yield refusal(STAY, stabilised=True)
    if creature.rp < 1:
        yield refusal(STAY, needs=1, left=creature.rp)
    yield from not_its_turn(fight, deed.who)


@book.performs(StayInFight)
def perform_stay(table: Table[Fight], deed: StayInFight) -> None:
    """One Resolve Point for one hit point, consciousness and the whole turn (sf.dying.stay)."""
    table.make(facts.resolve_spent, deed.who, 1, STAY)
    heal(table, deed.who, 1)


@book.proposes
def propose_holding_on(fight: Fight, who: Who) -> Iterator[Action]:
    """What is open to those who are down (sf.dying.stabilise, sf.dying.stay)."""
    flags = fight.creatures[who].flags
    if flags & DYING:
        yield Stabilise(who)
    if flags & STABLE:
        yield StayInFight(who)


# ---- rest ----------------------------------------------------------------------------------------------------------------------

@book.refuses(Rest)
def refuse_rest(fight: Fight, ruling: Rest) -> Iterator[Refusal]:
    """Not in a fight; and it takes a Resolve Point (sf.resolve.rest)."""
    creature = fight.creatures[ruling.on]
    if fight.clock.phase != AWARENESS:
        yield refusal(REST, hard=True, who=ruling.on)
    if creature.rp < 1:
        yield refusal(REST, needs=1, left=creature.rp)


@book.performs(Rest)
def perform_rest(table: Table[Fight], ruling: Rest) -> None:
    """All stamina is back (sf.resolve.rest)."""
    creature = table.battle.creatures[ruling.on]
    table.make(facts.resolve_spent, ruling.on, 1, REST)
    table.make(facts.breath_caught, ruling.on, creature.most_sp - creature.sp)
