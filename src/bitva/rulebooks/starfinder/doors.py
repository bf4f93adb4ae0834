"""Doors: opened and shut, and what a locked one asks for."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import reshaped
from bitva.kernel.space import FILLED
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.state import Door, Fight
from bitva.rulebooks.starfinder.words import MOVE

RULE: Final = "sf.move_action.no_check"
HANDLING: Final = "sf.manipulate"
WAYS: Final = ("engineering", "computers", "athletics", "str", "stays-shut")
"""What the game master may ask for at a locked door."""
HARDEST: Final = 60


@value
class OpenDoor(Action):
    """A door beside one is opened."""

    verb: ClassVar[str] = "open"
    cost: ClassVar[str] = MOVE
    who: Who
    door: str


@value
class ShutDoor(Action):
    """A door beside one is shut."""

    verb: ClassVar[str] = "shut"
    cost: ClassVar[str] = MOVE
    who: Who
    door: str


def is_open(fight: Fight, door: Door) -> bool:
    """Does it leave the way free?"""
    return not fight.board.filled & door.squares


def at_hand(fight: Fight, who: Who, id: str, open: bool) -> Iterator[Refusal]:
    """A door that is there, beside one, and not so yet (sf.manipulate)."""
    creature, door = fight.creatures[who], fight.door(id)
    thing = fight.thing(id)
    if door is None or is_open(fight, door) is not open or (thing is not None and not thing.whole):
        yield refusal(HANDLING, hard=True, thing=id)
    elif not fight.board.reach(creature.at, creature.size, 1) & door.squares:
        yield refusal(HANDLING, thing=id)


@book.refuses(OpenDoor)
def refuse_open(fight: Fight, deed: OpenDoor) -> Iterator[Refusal]:
    """A move action at a shut door (sf.manipulate, sf.move_action.no_check)."""
    yield from at_hand(fight, deed.who, deed.door, open=False)
    yield from cannot_spend(fight, deed.who, MOVE)


@book.refuses(ShutDoor)
def refuse_shut(fight: Fight, deed: ShutDoor) -> Iterator[Refusal]:
    """A move action at an open door in which nobody is and nothing lies (sf.manipulate)."""
    yield from at_hand(fight, deed.who, deed.door, open=True)
    yield from cannot_spend(fight, deed.who, MOVE)
    door = fight.door(deed.door)
    if door is not None and (door.squares & fight.taken or any(door.squares >> square & 1 for square, _, _ in fight.floor)):
        yield refusal("sf.size.space", problem="shared")


@book.proposes
def propose_doors(fight: Fight, who: Who) -> Iterator[Action]:
    """The doors beside one (sf.manipulate)."""
    for door in fight.doors:
        yield OpenDoor(who, door.id)
        yield ShutDoor(who, door.id)


@book.performs(OpenDoor)
def perform_open(table: Table[Fight], deed: OpenDoor) -> None:
    """An unlocked door opens freely; for a locked one the game master names a check (sf.move_action.no_check)."""
    door = table.battle.door(deed.door)
    assert door is not None
    pay(table, deed.who, MOVE, deed.verb)
    if door.locked:
        way = table.ask(NOBODY, RULE, WAYS, who=deed.who, door=deed.door)
        if way == "stays-shut":
            return
        dc = table.ask_number(NOBODY, RULE, 1, HARDEST, who=deed.who, door=deed.door, skill=way)
        if check(table, deed.who, way, dc, RULE) is None:
            return
        table.make(facts.door_unlocked, deed.door)
    swing(table, door, open=True)


@book.performs(ShutDoor)
def perform_shut(table: Table[Fight], deed: ShutDoor) -> None:
    """It bars the way again (sf.manipulate)."""
    door = table.battle.door(deed.door)
    assert door is not None
    pay(table, deed.who, MOVE, deed.verb)
    swing(table, door, open=False)


def swing(table: Table[Fight], door: Door, open: bool) -> None:
    """A door stands open, or fills its squares."""
    filled = table.battle.board.filled
    table.make(facts.door_moved, door.id, open)
    table.make(reshaped, FILLED, filled & ~door.squares if open else filled | door.squares)
