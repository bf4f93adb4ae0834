"""The opening by the game master's hand, and creatures that come into a running fight."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.notation import NAME
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import GM, Creatures, Point, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.awareness import lowest_stealth, notices
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.initiative import take_place
from bitva.rulebooks.starfinder.opening import appear, first_round
from bitva.rulebooks.starfinder.placing import AWARENESS, no_place
from bitva.rulebooks.starfinder.state import Fight

JOINING = "sf.combat.newcomer"


@value
class MarkAware(Ruling):
    """These know that enemies are there, or do not."""

    verb: ClassVar[str] = "aware"
    who: Who
    those: Creatures
    aware: bool = True


@value
class Perceive(Ruling):
    """A creature looks and listens: against this difficulty, or the Stealth of those who hide from it."""

    verb: ClassVar[str] = "perceive"
    who: Who
    on: Who
    dc: int = 0


@value
class StartFight(Ruling):
    """The fight begins: initiative."""

    verb: ClassVar[str] = "start"
    who: Who


@value
class Join(Ruling):
    """A creature of the encounter comes into the running fight."""

    verb: ClassVar[str] = "join"
    who: Who
    on: Who
    at: Point
    height: int = 0


@value
class Enlist(Ruling):
    """Another creature of one of the encounter's stat blocks belongs to the fight; it can then join."""

    verb: ClassVar[str] = "enlist"
    who: Who
    id: str
    sheet: str
    side: str
    controller: str = GM


def _opening(fight: Fight) -> Iterator[Refusal]:
    """Only before the fight (sf.combat.start, sf.combat.awareness)."""
    if fight.clock.phase != AWARENESS:
        yield refusal("sf.combat.start", hard=True)


@book.refuses(MarkAware)
def refuse_mark(fight: Fight, ruling: MarkAware) -> Iterator[Refusal]:
    """Awareness is settled before initiative (sf.combat.awareness)."""
    yield from _opening(fight)


@book.performs(MarkAware)
def perform_mark(table: Table[Fight], ruling: MarkAware) -> None:
    """A plain word of the game master is enough (sf.combat.awareness)."""
    for who in ruling.those:
        table.make(facts.awareness_set, who, ruling.aware)


@book.refuses(Perceive)
def refuse_perceive(fight: Fight, ruling: Perceive) -> Iterator[Refusal]:
    """Awareness is settled before initiative (sf.combat.awareness)."""
    yield from _opening(fight)


@book.performs(Perceive)
def perform_perceive(table: Table[Fight], ruling: Perceive) -> None:
    """A Perception check; the answer is kept for this creature alone (sf.combat.awareness)."""
    dc = ruling.dc or lowest_stealth(table.battle, table.battle.creatures[ruling.on])
    table.make(facts.awareness_set, ruling.on, notices(table, ruling.on, dc))


@book.refuses(StartFight)
def refuse_start(fight: Fight, ruling: StartFight) -> Iterator[Refusal]:
    """Once (sf.combat.start)."""
    yield from _opening(fight)


@book.performs(StartFight)
def perform_start(table: Table[Fight], ruling: StartFight) -> None:
    """Only the game master decides that a fight begins (sf.combat.start)."""
    first_round(table)


@book.refuses(Join)
def refuse_join(fight: Fight, ruling: Join) -> Iterator[Refusal]:
    """Into a running fight, once, where there is room (sf.combat.newcomer, sf.size.space)."""
    creature = fight.creatures[ruling.on]
    if creature.present or creature.dead or fight.clock.phase in ("", AWARENESS):
        yield refusal(JOINING, hard=True, who=ruling.on)
    yield from no_place(fight, creature, (ruling.at[0] // 2, ruling.at[1] // 2), fight.taken)


@book.performs(Join)
def perform_join(table: Table[Fight], ruling: Join) -> None:
    """It rolls on joining and is put into the order at its count; who comes back keeps the place it had (sf.combat.newcomer,
    sf.initiative.once)."""
    fight = table.battle
    appear(table, ruling.on, fight.board.square(ruling.at[0] // 2, ruling.at[1] // 2), ruling.height)
    if fight.clock.place_of(ruling.on) < 0:
        take_place(table, ruling.on)


@book.refuses(Enlist)
def refuse_enlist(fight: Fight, ruling: Enlist) -> Iterator[Refusal]:
    """A new name, and a stat block that the encounter brings (sf.combat.newcomer)."""
    if NAME.fullmatch(ruling.id) is None or fight.named(ruling.id) is not None or ruling.id == GM:
        yield refusal(JOINING, hard=True, id=ruling.id)
    if ruling.sheet not in fight.sheets:
        yield refusal(JOINING, hard=True, sheet=ruling.sheet, known=tuple(fight.sheets))


@book.performs(Enlist)
def perform_enlist(table: Table[Fight], ruling: Enlist) -> None:
    """One more creature (sf.combat.newcomer)."""
    table.make(facts.enlisted, len(table.battle.creatures), ruling.id, ruling.sheet, ruling.side, ruling.controller)
