"""Grapples: who holds whom, what the held cannot do, and how they get free."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import Attack, means_of
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import cannot_take, check
from bitva.rulebooks.starfinder.conditions import end_kind, impose, on_onset
from bitva.rulebooks.starfinder.dents import handed_over
from bitva.rulebooks.starfinder.figures import in_reach, own_class
from bitva.rulebooks.starfinder.hands import ChangeGrip, fewer, more, without
from bitva.rulebooks.starfinder.manoeuvres import DEGREE, carry_out, chosen, near_enough, refuse_manoeuvre
from bitva.rulebooks.starfinder.moments import TURN_END
from bitva.rulebooks.starfinder.movement import ARRIVING
from bitva.rulebooks.starfinder.sheet import squares
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import GRAPPLED, HOLDING, OTHER, PINNED, STANDARD

GRAPPLE: Final = "sf.manoeuvre.grapple"
ITEM: Final = "sf.manoeuvre.grapple.take_item"
ESCAPE: Final = "sf.skill.escape"
HELD: Final = "sf.condition.grappled"
KEEP: Final = "keep"
EASE: Final = 10
"""What the holder's KAC adds to, for whoever wriggles out (sf.skill.escape)."""


@value
class Grapple(Action):
    """An opponent is held, or held on to; or whoever holds this creature is grappled in turn."""

    verb: ClassVar[str] = "grapple"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""


@value
class Escape(Action):
    """A held creature wriggles free."""

    verb: ClassVar[str] = "escape"
    cost: ClassVar[str] = STANDARD
    limbs: ClassVar[bool] = False
    who: Who
    take: int = 0


# ---- who holds whom ------------------------------------------------------------------------------------------------------------

def holds_on(fight: Fight, who: Who) -> list[Effect]:
    """By what a creature is held."""
    if not fight.creatures[who].flags & (GRAPPLED | PINNED):
        return []
    return [effect for effect in fight.effects_on(who) if effect.flags & (GRAPPLED | PINNED)]


def hold_of(fight: Fight, who: Who, victim: Who) -> Effect | None:
    """By what one creature holds another."""
    return next((effect for effect in holds_on(fight, victim) if effect.by == who), None)


def victim_of(fight: Fight, who: Who) -> Who:
    """Whom a creature holds; nobody can hold two (sf.manoeuvre.grapple.one)."""
    return next((effect.on for effect in fight.effects if effect.by == who and effect.flags & (GRAPPLED | PINNED)), NOBODY)


def holder_of(fight: Fight, who: Who) -> Who:
    """Who holds a creature."""
    return next((effect.by for effect in holds_on(fight, who) if effect.by != NOBODY), NOBODY)


# ---- grappling -----------------------------------------------------------------------------------------------------------------

@book.refuses(Grapple)
def refuse_grapple(fight: Fight, grapple: Grapple) -> Iterator[Refusal]:
    """A free hand, or a weapon made for it, and nobody else held (sf.manoeuvre.grapple, sf.manoeuvre.grapple.one,
    sf.weapon.manoeuvre_bonus)."""
    yield from refuse_manoeuvre(fight, grapple)
    means = chosen(fight, grapple.who, grapple.target, grapple.means)
    if fight.creatures[grapple.who].free_hands < 1 and not (means is not None and Grapple.verb in means.properties):
        yield refusal(GRAPPLE, free=0)
    if victim_of(fight, grapple.who) not in (NOBODY, grapple.target):
        yield refusal("sf.manoeuvre.grapple.one", held=victim_of(fight, grapple.who))


@book.proposes
def propose_grapple(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever is within reach; and a way out for the held (sf.manoeuvre.grapple, sf.skill.escape)."""
    if fight.creatures[who].free_hands:
        for target in near_enough(fight, who):
            yield Grapple(who, target)
    if holder_of(fight, who) != NOBODY:
        yield Escape(who)


@book.performs(Grapple)
def perform_grapple(table: Table[Fight], grapple: Grapple) -> None:
    """Held, or pinned if the roll beats KAC + 13; who grapples its holder is free of it and holds it in turn, without the penalties
    of being held (sf.manoeuvre.grapple, sf.manoeuvre.grapple.pin, sf.manoeuvre.grapple.victim, sf.condition.grappled)."""
    fight = table.battle
    means = chosen(fight, grapple.who, grapple.target, grapple.means)
    assert means is not None
    back = hold_of(fight, grapple.target, grapple.who)

    def works(table: Table[Fight], beyond: int) -> None:
        old = hold_of(fight, grapple.who, grapple.target)
        if back is not None:
            table.end(back)
        if old is None:
            hold(table, grapple.who, grapple.target, "pinned" if beyond >= DEGREE else "grappled", means.reach)
        else:
            renew(table, old, beyond, means.reach)
            take_item(table, grapple.who, grapple.target)

    carry_out(table, grapple, works, means=means, spared=HELD if back is not None else "")


def hold(table: Table[Fight], who: Who, victim: Who, condition: str, reach: int) -> None:
    """Until the end of the grappler's next turn; the grappler has no condition of its own (sf.manoeuvre.grapple.duration)."""
    found = impose(table, victim, condition, GRAPPLE, who, next_turn_end(table.battle, who), data=(reach,))
    if found is not None:
        table.effect("holding", GRAPPLE, who, who, flags=HOLDING, cause=found.number, data=(victim,))


def next_turn_end(fight: Fight, who: Who) -> Until:
    """The end of its next turn: not of the one that it has now (sf.manoeuvre.grapple.duration)."""
    return Until(TURN_END, who, fight.clock.round + (fight.creatures[who].turned == fight.clock.round))


def renew(table: Table[Fight], old: Effect, beyond: int, reach: int) -> None:
    """Held on to for another turn; a pin stays one, and 5 points more make one (sf.manoeuvre.grapple.renew)."""
    if old.kind == "pinned" or beyond < DEGREE:
        table.make(effect_changed, replace(old, until=next_turn_end(table.battle, old.by)))
    else:
        table.end(old)
        hold(table, old.by, old.on, "pinned", reach)


def take_item(table: Table[Fight], who: Who, victim: Who) -> None:
    """Who holds on may take a thing that is easy to reach, but no worn armour, and then lets go
    (sf.manoeuvre.grapple.take_item)."""
    fight = table.battle
    taker, other = fight.creatures[who], fight.creatures[victim]
    things = tuple(thing for thing, _ in other.gear if thing != other.sheet.armor)
    if not things or taker.free_hands < 1:
        return
    thing = table.ask(who, ITEM, (KEEP, *things), target=victim)
    if thing != KEEP:
        snatch(table, taker, other, thing)
        found = hold_of(fight, who, victim)
        if found is not None:
            table.end(found)


def snatch(table: Table[Fight], taker: Combatant, other: Combatant, thing: str) -> None:
    """A thing changes hands."""
    if other.holds(thing):
        table.make(facts.in_hand, other.index, without(other.hand, thing))
    table.make(facts.geared, other.index, fewer(other.gear, thing))
    table.make(facts.geared, taker.index, more(taker.gear, thing))
    table.make(facts.in_hand, taker.index, (*taker.hand, (thing, 1)))
    handed_over(table, other.index, taker.index, thing)
    table.tell(facts.snatched, taker.index, other.index, thing)


# ---- what ends it --------------------------------------------------------------------------------------------------------------

@book.on_end("holding")
def lets_go(table: Table[Fight], holding: Effect) -> None:
    """When the grappler is gone, nobody is held any more."""
    found = hold_of(table.battle, holding.on, int(str(holding.data[0])))
    if found is not None and found.number == holding.cause:
        table.end(found)


@on_onset("asleep", "cowering", "dazed", "fascinated", "paralyzed", "stunned", "unconscious")
def loses_its_grip(table: Table[Fight], who: Who) -> None:
    """Who cannot act holds nobody."""
    end_kind(table, who, "holding")


def out_of_reach(table: Table[Fight], who: Who, came: Square) -> None:
    """When the grappler moves away so that it no longer reaches the held creature, that is free
    (sf.manoeuvre.grapple.move_breaks)."""
    fight = table.battle
    for effect in fight.effects:
        if effect.flags & (GRAPPLED | PINNED) and who in (effect.by, effect.on) and effect.by != NOBODY:
            victim, holder = fight.creatures[effect.on], fight.creatures[effect.by]
            reach = int(str(effect.data[0])) if effect.data else squares(holder.sheet.reach)
            if not in_reach(fight, effect.by, reach, victim.at, victim.size, victim.height):
                table.end(effect)


@book.refuses(Escape)
def refuse_escape(fight: Fight, escape: Escape) -> Iterator[Refusal]:
    """A standard action, for one who is held by somebody (sf.skill.escape)."""
    yield from cannot_spend(fight, escape.who, STANDARD)
    if holder_of(fight, escape.who) == NOBODY:
        yield refusal(ESCAPE)
    yield from cannot_take(fight.creatures[escape.who], "acrobatics", escape.take)


@book.performs(Escape)
def perform_escape(table: Table[Fight], escape: Escape) -> None:
    """Acrobatics against 10 + the holder's KAC, without the penalty of the grapple itself (sf.skill.escape,
    sf.manoeuvre.grapple.victim, sf.condition.grappled)."""
    fight = table.battle
    pay(table, escape.who, STANDARD, escape.verb)
    holder = holder_of(fight, escape.who)
    if check(table, escape.who, "acrobatics", EASE + own_class(fight, holder, "kac"), ESCAPE, spared=HELD,
             take=escape.take) is not None:
        for effect in holds_on(fight, escape.who):
            if effect.by == holder:
                table.end(effect)


# ---- what the held cannot do -----------------------------------------------------------------------------------------------------

def held(fight: Fight, action: Action) -> Iterator[Refusal]:
    """Who is grappled does nothing that needs two hands; who is pinned, nothing that needs its limbs, unless it is to get free
    (sf.condition.grappled, sf.condition.pinned)."""
    flags = fight.creatures[action.who].flags
    if flags & PINNED:
        gets_free = isinstance(action, Grapple) and hold_of(fight, action.target, action.who) is not None
        if not gets_free and getattr(type(action), "limbs", getattr(type(action), "cost", OTHER) != OTHER):
            yield refusal("sf.condition.pinned")
    elif flags & GRAPPLED and two_handed(fight, action):
        yield refusal(HELD)


def two_handed(fight: Fight, action: Action) -> bool:
    """A weapon used in two hands, or taken in two (sf.condition.grappled)."""
    named = getattr(action, "means", "")
    if named or isinstance(action, Attack):
        means = means_of(fight.creatures[action.who], named)
        return means is not None and means.hands > 1
    return isinstance(action, ChangeGrip) and action.hands > 1


ARRIVING.append(out_of_reach)
book.hindrances.append(held)
