"""Doors: opened, shut, unlocked, forced."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import reshaped
from bitva.kernel.space import FILLED
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import check
from bitva.rulebooks.dnd5e.figures import demanded
from bitva.rulebooks.dnd5e.interaction import interact, refuse_interaction
from bitva.rulebooks.dnd5e.objects import distance_to
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.things import OPEN, SHUT, Object, Price
from bitva.rulebooks.dnd5e.turn import no_action_left

RULE = "dnd.object.interactions"
HARDEST = 30


@value
class Open(Action):
    """A creature opens a door beside it."""

    verb: ClassVar[str] = "open"
    who: Who
    door: str


@value
class Shut(Action):
    """A creature shuts a door beside it."""

    verb: ClassVar[str] = "shut"
    who: Who
    door: str


@value
class TurnKey(Action):
    """A creature turns its key in a door, one way or the other."""

    verb: ClassVar[str] = "turn-key"
    who: Who
    door: str


@value
class Force(Action):
    """A creature sets its shoulder against a locked door."""

    verb: ClassVar[str] = "force"
    who: Who
    door: str


def at_hand(fight: Fight, who: Who, id: str, state: str) -> Iterator[Refusal]:
    """The door is there, whole, in this state, and within 5 ft (dnd.object.interactions)."""
    door = fight.object(id)
    if door is None or door.door != state or not door.whole:
        yield refusal(RULE, hard=True, thing=id)
    elif distance_to(fight, who, door) > 1:
        yield refusal(RULE, away=distance_to(fight, who, door) * 5)


def the(fight: Fight, id: str) -> Object:
    """The door that is known to be there."""
    door = fight.object(id)
    assert door is not None
    return door


def swing(table: Table[Fight], door: Object, state: str) -> None:
    """A door stands open, or fills its squares (dnd.object.interactions)."""
    filled = table.battle.board.filled
    table.make(facts.door_moved, door.id, state)
    table.make(reshaped, FILLED, filled & ~door.squares if state == OPEN else filled | door.squares)


@book.refuses(Open)
def refuse_open(fight: Fight, deed: Open) -> Iterator[Refusal]:
    """A shut door beside one, that is not locked, is one interaction (dnd.free.one_object, dnd.object.interactions)."""
    yield from at_hand(fight, deed.who, deed.door, SHUT)
    yield from refuse_interaction(fight, deed.who, deed.door)
    door = fight.object(deed.door)
    if door is not None and door.locked:
        yield refusal(RULE, locked=deed.door)


@book.performs(Open)
def perform_open(table: Table[Fight], deed: Open) -> None:
    """The door opens, unless the check that the game master asks for fails (dnd.free.one_object, dnd.free.gm_demands_action)."""
    if interact(table, deed.who, deed.door):
        swing(table, the(table.battle, deed.door), OPEN)
    acted(table, deed)


@book.refuses(Shut)
def refuse_shut(fight: Fight, deed: Shut) -> Iterator[Refusal]:
    """An open door beside one, in which nobody stands and nothing lies (dnd.object.interactions)."""
    yield from at_hand(fight, deed.who, deed.door, OPEN)
    yield from refuse_interaction(fight, deed.who, deed.door)
    door = fight.object(deed.door)
    if door is not None and (door.squares & fight.taken or any(door.squares >> square & 1 for square, _, _ in fight.floor)):
        yield refusal(RULE, blocked=deed.door)


@book.performs(Shut)
def perform_shut(table: Table[Fight], deed: Shut) -> None:
    """The door shuts (dnd.object.interactions)."""
    if interact(table, deed.who, deed.door):
        swing(table, the(table.battle, deed.door), SHUT)
    acted(table, deed)


@book.refuses(TurnKey)
def refuse_turn_key(fight: Fight, deed: TurnKey) -> Iterator[Refusal]:
    """It takes a shut door and its key (dnd.object.interactions)."""
    yield from at_hand(fight, deed.who, deed.door, SHUT)
    yield from refuse_interaction(fight, deed.who, deed.door)
    door = fight.object(deed.door)
    if door is not None and not (door.key and fight.creatures[deed.who].carries(door.key)):
        yield refusal(RULE, key=door.key)


@book.performs(TurnKey)
def perform_turn_key(table: Table[Fight], deed: TurnKey) -> None:
    """The door is unlocked, or locked (dnd.object.interactions)."""
    door = the(table.battle, deed.door)
    if interact(table, deed.who, deed.door):
        table.make(facts.door_moved, door.id, SHUT, not door.locked)
    acted(table, deed)


@book.refuses(Force)
def refuse_force(fight: Fight, deed: Force) -> Iterator[Refusal]:
    """It takes the action (dnd.free.gm_demands_action)."""
    yield from at_hand(fight, deed.who, deed.door, SHUT)
    yield from no_action_left(fight, deed.who)


@book.performs(Force)
def perform_force(table: Table[Fight], deed: Force) -> None:
    """A Strength check against the difficulty that the door has or the game master names; success opens it
    (dnd.free.gm_demands_action, dnd.core.check)."""
    price = demanded(table.battle, deed.who, deed.door) or Price(deed.door)
    dc = price.dc or table.ask_number(NOBODY, "dnd.free.gm_demands_action", 1, HARDEST, door=deed.door)
    table.make(facts.action_spent, deed.who, deed.verb)
    if check(table, deed.who, price.skill or "str", dc, "dnd.free.gm_demands_action"):
        swing(table, the(table.battle, deed.door), OPEN)
    acted(table, deed)


@book.proposes
def propose_doors(fight: Fight, who: Who) -> Iterator[Action]:
    """What can be done with the doors beside one (dnd.object.interactions)."""
    for door in fight.objects:
        if door.door and door.whole and distance_to(fight, who, door) <= 1:
            yield from (Open(who, door.id), Shut(who, door.id), TurnKey(who, door.id))
            if door.locked:
                yield Force(who, door.id)
