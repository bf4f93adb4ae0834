"""Spikes driven into doors."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.doors import absent_thing, near
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.objects import DOOR, MAX_SPIKES
from bitva.rulebooks.acks.segment import FULL, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight

SPIKE: Final = "spike"


@value
class Spike(Act):
    """A spike is driven home in a door."""

    verb: ClassVar[str] = "spike"
    cost: ClassVar[str] = FULL
    who: Who
    thing: str


@book.refuses(Spike)
def refuse_spike(fight: Fight, act: Spike) -> Iterator[Refusal]:
    """A closed door within five feet with room for one more, and a spike ready (acks.spike.action, acks.door.spikes)."""
    reasons = tuple(absent_thing(fight, act.who, act.thing, (DOOR,), "acks.spike.action"))
    yield from reasons
    yield from cannot(fight, act.who, FULL)
    thing = fight.thing(act.thing)
    if thing is None or any(reason.hard for reason in reasons):
        return
    if thing.open:
        yield refusal("acks.spike.action", why="open")
    if not fight.creatures[act.who].carries(SPIKE):
        yield refusal("acks.spike.action", why="spike")
    if thing.spikes >= MAX_SPIKES:
        yield refusal("acks.door.spikes", most=MAX_SPIKES)


@book.proposes
def propose_spikes(fight: Fight, who: Who) -> Iterator[Action]:
    """Into doors nearby, for those who have one."""
    if fight.creatures[who].carries(SPIKE):
        yield from (Spike(who, thing.id) for thing in fight.things if thing.kind == DOOR and near(fight, who, thing))


@book.performs(Spike)
def perform_spike(table: Table[Fight], act: Spike) -> None:
    """The door holds one spike more (acks.spike.action)."""
    fight, who = table.battle, act.who
    spend(table, act)
    table.before(Acting(who, act.verb))
    thing = fight.thing(act.thing)
    if fight.creatures[who].able and thing is not None and not thing.open:
        table.make(facts.used_up, who, SPIKE)
        table.make(facts.spiked, who, replace(thing, spikes=thing.spikes + 1))
    table.after(Acted(who, act.verb))
