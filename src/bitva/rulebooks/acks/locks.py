"""Keys and axes: two ways through a locked door that need no throw."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import TURN
from bitva.rulebooks.acks.doors import absent_thing, near, throw_open
from bitva.rulebooks.acks.gear import equipped, tagged
from bitva.rulebooks.acks.instead import cannot_instead
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.objects import CHEST, DOOR, FREE, LOCKED
from bitva.rulebooks.acks.segment import COMBAT, FULL, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight

KEY: Final = "acks.lieu_attack.key"
HEWING: Final = {"wooden": TURN, "iron-banded": 3 * TURN}
"""Rounds that it takes with an axe; iron and stone withstand it (acks.door.kinds)."""


@value
class Unlock(Act):
    """A lock is opened with its key."""

    verb: ClassVar[str] = "unlock"
    cost: ClassVar[str] = COMBAT
    who: Who
    thing: str


@value
class Hew(Act):
    """A round at a door with an axe."""

    verb: ClassVar[str] = "hew"
    cost: ClassVar[str] = FULL
    who: Who
    thing: str


@book.refuses(Unlock)
def refuse_unlock(fight: Fight, act: Unlock) -> Iterator[Refusal]:
    """Something locked within five feet, and its key (acks.lieu_attack.key, acks.door.kinds)."""
    yield from absent_thing(fight, act.who, act.thing, (DOOR, CHEST), KEY)
    thing = fight.thing(act.thing)
    if thing is None:
        return
    yield from cannot_instead(fight, act.who)
    if thing.open or thing.state != LOCKED:
        yield refusal(KEY, why=thing.state)
    if not equipped(fight.creatures[act.who], thing.key):
        yield refusal(KEY, why="key")


@book.performs(Unlock)
def perform_unlock(table: Table[Fight], act: Unlock) -> None:
    """No throw is made; it can be opened now (acks.lieu_attack.key)."""
    spend(table, act)
    table.before(Acting(act.who, act.verb))
    thing = table.battle.thing(act.thing)
    if thing is not None and table.battle.creatures[act.who].able:
        table.make(facts.thing_changed, act.who, replace(thing, state=FREE))
        table.after(Acted(act.who, act.verb))


@book.refuses(Hew)
def refuse_hew(fight: Fight, act: Hew) -> Iterator[Refusal]:
    """A shut door of wood within five feet, iron-banded or not, and an axe in hand (acks.door.kinds)."""
    yield from absent_thing(fight, act.who, act.thing, (DOOR,), "acks.door.kinds")
    yield from cannot(fight, act.who, FULL)
    thing = fight.thing(act.thing)
    if thing is not None and (thing.open or thing.material not in HEWING):
        yield refusal("acks.door.kinds", why="open" if thing.open else "hard")
    if not any(tagged(fight, held, "axe") for held in fight.creatures[act.who].hand):
        yield refusal("acks.door.kinds", why="axe")


@book.performs(Hew)
def perform_hew(table: Table[Fight], act: Hew) -> None:
    """After a turn, or three of them for an iron-banded door, there is a way through (acks.door.kinds)."""
    spend(table, act)
    table.before(Acting(act.who, act.verb))
    thing = table.battle.thing(act.thing)
    if thing is None or not table.battle.creatures[act.who].able:
        return
    hewn = replace(thing, hewn=thing.hewn + 1)
    if hewn.hewn >= HEWING[hewn.material]:
        throw_open(table, act.who, hewn)
    else:
        table.make(facts.thing_hewn, act.who, hewn)
    table.after(Acted(act.who, act.verb))


@book.proposes
def propose_ways_through(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything locked next to it."""
    for thing in fight.things:
        if not thing.open and near(fight, who, thing):
            yield from (Unlock(who, thing.id), Hew(who, thing.id))
