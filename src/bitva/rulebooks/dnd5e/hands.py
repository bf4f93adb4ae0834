"""Hands: drawing and putting away, dropping and picking up, handing over, taking up a shield."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import free_hands
from bitva.rulebooks.dnd5e.gear import KIT, SHIELD, SHIELD_BONUS
from bitva.rulebooks.dnd5e.interaction import interact, refuse_interaction
from bitva.rulebooks.dnd5e.lights import leave_light, pass_light, put_out, take_light
from bitva.rulebooks.dnd5e.state import Combatant, Fight, squares_within
from bitva.rulebooks.dnd5e.turn import cannot_act, no_action_left, not_its_turn
from bitva.rulebooks.dnd5e.words import ARMORED


@value
class Draw(Action):
    """A creature takes something that it carries into its hand."""

    verb: ClassVar[str] = "draw"
    who: Who
    thing: str


@value
class Sheathe(Action):
    """A creature puts away what it holds."""

    verb: ClassVar[str] = "sheathe"
    who: Who
    thing: str


@value
class Drop(Action):
    """A creature lets go of what it holds."""

    verb: ClassVar[str] = "drop"
    who: Who
    thing: str


@value
class PickUp(Action):
    """A creature picks up what lies on a square beside it or in its own space."""

    verb: ClassVar[str] = "pick-up"
    who: Who
    thing: str
    square: Square


@value
class Give(Action):
    """A creature puts what it holds into another's hand."""

    verb: ClassVar[str] = "give"
    who: Who
    thing: str
    target: Who


@value
class Don(Action):
    """A creature takes up its shield, or puts armour on."""

    verb: ClassVar[str] = "don"
    who: Who
    thing: str = SHIELD


@value
class Doff(Action):
    """A creature puts its shield away, or takes armour off."""

    verb: ClassVar[str] = "doff"
    who: Who
    thing: str = SHIELD


# ---- from the belt and back --------------------------------------------------------------------------------------------------

def stowed(creature: Combatant, thing: str) -> bool:
    """Has it such a thing about it that is not in its hands?"""
    return creature.carries(thing) > creature.holds(thing) and not (thing == KIT and creature.holds(KIT))


@book.refuses(Draw)
def refuse_draw(fight: Fight, draw: Draw) -> Iterator[Refusal]:
    """It must have the thing about it, and a free hand; a shield is taken up otherwise
    (dnd.object.interactions, dnd.hands, dnd.stat.don_doff)."""
    creature = fight.creatures[draw.who]
    if not stowed(creature, draw.thing):
        yield refusal("dnd.hands", hard=True, thing=draw.thing)
    yield from refuse_interaction(fight, draw.who, draw.thing)
    if draw.thing == SHIELD:
        yield refusal("dnd.stat.don_doff")
    if free_hands(fight, creature) < 1:
        yield refusal("dnd.hands", held=creature.hand)


@book.performs(Draw)
def perform_draw(table: Table[Fight], draw: Draw) -> None:
    """One thing comes into the hand (dnd.object.interactions)."""
    if interact(table, draw.who, draw.thing):
        table.make(facts.drew, draw.who, draw.thing)
    acted(table, draw)


@book.refuses(Sheathe)
def refuse_sheathe(fight: Fight, sheathe: Sheathe) -> Iterator[Refusal]:
    """It must hold the thing (dnd.object.interactions, dnd.stat.don_doff)."""
    if not fight.creatures[sheathe.who].holds(sheathe.thing):
        yield refusal("dnd.hands", hard=True, thing=sheathe.thing)
    yield from refuse_interaction(fight, sheathe.who, sheathe.thing)
    if sheathe.thing == SHIELD:
        yield refusal("dnd.stat.don_doff")


@book.performs(Sheathe)
def perform_sheathe(table: Table[Fight], sheathe: Sheathe) -> None:
    """One thing leaves the hand (dnd.object.interactions)."""
    if interact(table, sheathe.who, sheathe.thing):
        table.make(facts.put_away, sheathe.who, sheathe.thing)
        put_out(table, sheathe.thing, sheathe.who)
    acted(table, sheathe)


# ---- onto the floor and up again ---------------------------------------------------------------------------------------------

@book.refuses(Drop)
def refuse_drop(fight: Fight, drop: Drop) -> Iterator[Refusal]:
    """Letting go costs nothing, or at some tables an interaction; a shield is strapped on (dnd.free.drop, dnd.stat.don_doff)."""
    if not fight.creatures[drop.who].holds(drop.thing):
        yield refusal("dnd.hands", hard=True, thing=drop.thing)
    if fight.option("drop_is_free", True):
        yield from not_its_turn(fight, drop.who)
    else:
        yield from refuse_interaction(fight, drop.who, drop.thing)
    if drop.thing == SHIELD:
        yield refusal("dnd.stat.don_doff")


@book.performs(Drop)
def perform_drop(table: Table[Fight], drop: Drop) -> None:
    """The thing lies in the dropper's space (dnd.free.drop)."""
    if table.battle.option("drop_is_free", True) or interact(table, drop.who, drop.thing):
        square = table.battle.creatures[drop.who].at
        table.make(facts.let_go, drop.who, drop.thing, square)
        leave_light(table, drop.thing, drop.who, square)


@book.refuses(PickUp)
def refuse_pick_up(fight: Fight, pick: PickUp) -> Iterator[Refusal]:
    """The thing lies within reach of a free hand (dnd.object.interactions, dnd.hands)."""
    creature = fight.creatures[pick.who]
    if not any(at == pick.square and thing == pick.thing for at, thing, _ in fight.floor):
        yield refusal("dnd.object.interactions", hard=True, thing=pick.thing, square=pick.square)
    yield from refuse_interaction(fight, pick.who, pick.thing)
    if creature.height or not squares_within(fight, pick.who, 1) >> pick.square & 1:
        yield refusal("dnd.object.interactions", square=pick.square)
    if free_hands(fight, creature) < 1:
        yield refusal("dnd.hands", held=creature.hand)


@book.performs(PickUp)
def perform_pick_up(table: Table[Fight], pick: PickUp) -> None:
    """One thing comes off the floor (dnd.object.interactions)."""
    if interact(table, pick.who, pick.thing):
        table.make(facts.picked_up, pick.who, pick.thing, pick.square)
        take_light(table, pick.thing, pick.who, pick.square)
    acted(table, pick)


@book.refuses(Give)
def refuse_give(fight: Fight, give: Give) -> Iterator[Refusal]:
    """Another creature within 5 ft takes it with a free hand (dnd.object.interactions, dnd.hands)."""
    creature, other = fight.creatures[give.who], fight.creatures[give.target]
    if not creature.holds(give.thing) or give.who == give.target or not other.present:
        yield refusal("dnd.hands", hard=True, thing=give.thing)
        return
    yield from refuse_interaction(fight, give.who, give.thing)
    if give.thing == SHIELD:
        yield refusal("dnd.stat.don_doff")
    if fight.gap(give.who, give.target) > 1 or not other.able or fight.hostile(give.who, give.target):
        yield refusal("dnd.object.interactions", target=give.target)
    if free_hands(fight, other) < 1:
        yield refusal("dnd.hands", held=other.hand)


@book.performs(Give)
def perform_give(table: Table[Fight], give: Give) -> None:
    """One thing changes hands (dnd.object.interactions)."""
    if interact(table, give.who, give.thing):
        table.make(facts.gave, give.who, give.target, give.thing,
                   table.battle.creatures[give.who].carries(give.thing) if give.thing == KIT else 1)
        pass_light(table, give.thing, give.who, give.target)
    acted(table, give, give.target)


# ---- the shield ----------------------------------------------------------------------------------------------------------------

def refuse_armor(fight: Fight, thing: str, on: bool) -> Iterator[Refusal]:
    """Armour takes minutes, longer than a fight leaves (dnd.stat.don_doff)."""
    if thing != SHIELD:
        yield refusal("dnd.stat.don_doff", thing=thing, on=on)


@book.refuses(Don)
def refuse_don(fight: Fight, don: Don) -> Iterator[Refusal]:
    """Taking up a shield is an action; it needs a free hand, and there is only one (dnd.stat.don_doff, dnd.stat.ac, dnd.hands)."""
    creature = fight.creatures[don.who]
    yield from refuse_armor(fight, don.thing, True)
    if don.thing == SHIELD and not creature.carries(SHIELD):
        yield refusal("dnd.stat.don_doff", hard=True)
    if creature.holds(SHIELD):
        yield refusal("dnd.stat.ac")
    yield from refuse_strapping(fight, don.who)
    if free_hands(fight, creature) < 1:
        yield refusal("dnd.hands", held=creature.hand)


@book.refuses(Doff)
def refuse_doff(fight: Fight, doff: Doff) -> Iterator[Refusal]:
    """Putting a shield away is an action too (dnd.stat.don_doff)."""
    yield from refuse_armor(fight, doff.thing, False)
    if doff.thing == SHIELD and not fight.creatures[doff.who].holds(SHIELD):
        yield refusal("dnd.stat.don_doff", hard=True)
    yield from refuse_strapping(fight, doff.who)


def refuse_strapping(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The action must be there; the free interaction is no help (dnd.stat.don_doff)."""
    yield from cannot_act(fight, who)
    if not fight.creatures[who].action:
        yield refusal("dnd.stat.don_doff", action=False)
    yield from no_action_left(fight, who)


@book.performs(Don)
def perform_don(table: Table[Fight], don: Don) -> None:
    """The shield is on the arm (dnd.stat.don_doff)."""
    table.make(facts.action_spent, don.who, don.verb)
    strap(table, don.who, on=True)
    acted(table, don)


@book.performs(Doff)
def perform_doff(table: Table[Fight], doff: Doff) -> None:
    """The shield is off the arm (dnd.stat.don_doff)."""
    table.make(facts.action_spent, doff.who, doff.verb)
    strap(table, doff.who, on=False)
    acted(table, doff)


def strap(table: Table[Fight], who: Who, on: bool) -> None:
    """The shield on the arm or off it, and what that does to the Armor Class of the sheet (dnd.stat.ac)."""
    table.make(facts.strapped, who, on)
    settle_shield(table, who)


def settle_shield(table: Table[Fight], who: Who) -> None:
    """The sheet's Armor Class was worked out with a shield or without one; an effect makes up for the difference (dnd.stat.ac)."""
    creature = table.battle.creatures[who]
    wears, counted = bool(creature.holds(SHIELD)), creature.sheet.shielded
    if creature.flags & ARMORED:
        for effect in tuple(table.battle.effects_on(who, "shield-arm")):
            table.end(effect)
    if wears != counted:
        table.effect("shield-arm", "dnd.stat.ac", who, flags=ARMORED, data=("add", SHIELD_BONUS if wears else -SHIELD_BONUS))


# ---- what may be done with hands ---------------------------------------------------------------------------------------------

@book.proposes
def propose_hands(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything to be drawn, put away, dropped, picked up, handed over, taken up."""
    creature = fight.creatures[who]
    for thing, _ in creature.gear:
        if thing == SHIELD:
            yield Don(who)
        elif stowed(creature, thing):
            yield Draw(who, thing)
    for thing in dict.fromkeys(creature.hand):
        if thing == SHIELD:
            yield Doff(who)
            continue
        yield Sheathe(who, thing)
        yield Drop(who, thing)
        for other in fight.creatures:
            if other.index != who and other.able and not fight.hostile(who, other.index) and fight.gap(who, other.index) <= 1:
                yield Give(who, thing, other.index)
    if fight.floor:
        near = squares_within(fight, who, 1)
        for square, thing, _ in fight.floor:
            if near >> square & 1:
                yield PickUp(who, thing, square)


__all__ = ["Doff", "Don", "Draw", "Drop", "Give", "PickUp", "Sheathe", "settle_shield", "stowed"]
