"""Weapons and what is like them: made ready for use, put away, packed and fetched."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.hands import fewer, more, without
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.striking import FORBIDDING
from bitva.rulebooks.starfinder.words import MOVE

DRAWING = "sf.draw.base"


@value
class Draw(Action):
    """Something within easy reach is taken in hand; a powered weapon is switched on, unless it is to stay off."""

    verb: ClassVar[str] = "draw"
    cost: ClassVar[str] = MOVE
    who: Who
    thing: str
    on: bool = True


@value
class PutAway(Action):
    """A held thing goes back to its place, a powered weapon switched off."""

    verb: ClassVar[str] = "put-away"
    cost: ClassVar[str] = MOVE
    who: Who
    thing: str


@value
class Fetch(Action):
    """Something is fetched out of the pack."""

    verb: ClassVar[str] = "fetch"
    cost: ClassVar[str] = MOVE
    who: Who
    thing: str


@value
class Pack(Action):
    """A held thing goes into the pack."""

    verb: ClassVar[str] = "pack"
    cost: ClassVar[str] = MOVE
    who: Who
    thing: str


# ---- may it? -----------------------------------------------------------------------------------------------------------------

def cannot_draw(creature: Combatant, thing: str) -> Iterator[Refusal]:
    """It must be within easy reach and a hand free for it; what is packed away is fetched (sf.draw.base, sf.draw.accessible,
    sf.draw.stowed, sf.weapon.hands)."""
    held = sum(1 for each, _ in creature.hand if each == thing)
    if creature.carries(thing) <= held:
        packed = any(each == thing for each, _ in creature.stowed)
        yield refusal("sf.draw.stowed" if packed else DRAWING, hard=not packed, thing=thing)
    if creature.free_hands < 1:
        yield refusal("sf.weapon.hands", free=0)


def cannot_put_away(creature: Combatant, thing: str) -> Iterator[Refusal]:
    """Only what is in hand is put away (sf.draw.base)."""
    if not creature.holds(thing):
        yield refusal(DRAWING, hard=True, thing=thing)


@book.refuses(Draw)
def refuse_draw(fight: Fight, draw: Draw) -> Iterator[Refusal]:
    """A move action (sf.draw.base)."""
    yield from cannot_spend(fight, draw.who, MOVE)
    yield from cannot_draw(fight.creatures[draw.who], draw.thing)


@book.refuses(PutAway)
def refuse_put_away(fight: Fight, deed: PutAway) -> Iterator[Refusal]:
    """A move action that frees the hand (sf.draw.base)."""
    yield from cannot_put_away(fight.creatures[deed.who], deed.thing)
    yield from cannot_spend(fight, deed.who, MOVE)


@book.refuses(Fetch)
def refuse_fetch(fight: Fight, deed: Fetch) -> Iterator[Refusal]:
    """A move action, and a free hand (sf.manipulate, sf.draw.stowed)."""
    creature = fight.creatures[deed.who]
    if all(thing != deed.thing for thing, _ in creature.stowed):
        yield refusal("sf.manipulate", hard=True, thing=deed.thing)
    yield from cannot_spend(fight, deed.who, MOVE)
    if creature.free_hands < 1:
        yield refusal("sf.weapon.hands", free=0)


@book.refuses(Pack)
def refuse_pack(fight: Fight, deed: Pack) -> Iterator[Refusal]:
    """A move action (sf.manipulate)."""
    yield from cannot_put_away(fight.creatures[deed.who], deed.thing)
    yield from cannot_spend(fight, deed.who, MOVE)


@book.proposes
def propose_drawing(fight: Fight, who: Who) -> Iterator[Action]:
    """Whatever is within easy reach, in hand, or in the pack."""
    creature = fight.creatures[who]
    for thing, _ in creature.gear:
        yield Draw(who, thing)
        if creature.sheet.powered(thing):
            yield Draw(who, thing, on=False)
    for thing in dict.fromkeys(thing for thing, _ in creature.hand):
        yield PutAway(who, thing)
        yield Pack(who, thing)
    for thing, _ in creature.stowed:
        yield Fetch(who, thing)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Draw)
def perform_draw(table: Table[Fight], draw: Draw) -> None:
    """It gives nobody cause (sf.draw.base, sf.draw.toggle)."""
    pay(table, draw.who, MOVE, draw.verb)
    take_in_hand(table, table.battle.creatures[draw.who], draw.thing, draw.on)


@book.performs(PutAway)
def perform_put_away(table: Table[Fight], deed: PutAway) -> None:
    """Its hands are free (sf.draw.base)."""
    pay(table, deed.who, MOVE, deed.verb)
    put_away(table, table.battle.creatures[deed.who], deed.thing)


@book.performs(Fetch)
def perform_fetch(table: Table[Fight], deed: Fetch) -> None:
    """Out of the pack and into the hand (sf.manipulate)."""
    creature = table.battle.creatures[deed.who]
    pay(table, deed.who, MOVE, deed.verb)
    table.make(facts.stowed, deed.who, fewer(creature.stowed, deed.thing))
    table.make(facts.geared, deed.who, more(creature.gear, deed.thing))
    take_in_hand(table, creature, deed.thing)


@book.performs(Pack)
def perform_pack(table: Table[Fight], deed: Pack) -> None:
    """Out of the hand and into the pack (sf.manipulate)."""
    creature = table.battle.creatures[deed.who]
    pay(table, deed.who, MOVE, deed.verb)
    put_away(table, creature, deed.thing)
    table.make(facts.geared, deed.who, fewer(creature.gear, deed.thing))
    table.make(facts.stowed, deed.who, more(creature.stowed, deed.thing))


def take_in_hand(table: Table[Fight], creature: Combatant, thing: str, on: bool = True) -> None:
    """In as many hands as it needs, while there are hands; and switched on by the same action (sf.draw.base, sf.draw.toggle)."""
    hands = min(creature.free_hands, int(table.battle.weapons.get(thing, {}).get("hands", 1)))
    table.make(facts.in_hand, creature.index, (*creature.hand, (thing, hands)))
    if not on and creature.sheet.powered(thing):
        table.make(facts.switched_off, creature.index, (*creature.off, thing))


def put_away(table: Table[Fight], creature: Combatant, thing: str) -> None:
    """Out of hand, and switched off by the same action (sf.draw.base, sf.draw.toggle)."""
    table.make(facts.in_hand, creature.index, without(creature.hand, thing))
    if thing in creature.off:
        table.make(facts.switched_off, creature.index, tuple(each for each in creature.off if each != thing))


def powerless(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """A powered weapon that is off strikes nobody (sf.draw.toggle)."""
    creature = fight.creatures[who]
    if "powered" in means.properties and means.weapon and means.weapon in creature.off:
        yield refusal("sf.draw.toggle", thing=means.weapon)


FORBIDDING.append(powerless)
