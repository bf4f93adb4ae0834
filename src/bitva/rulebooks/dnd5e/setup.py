"""The opening step by step, by the game master's hand, and creatures that come into a running fight."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.battle import Place
from bitva.kernel.facts import arrived, left, ordered, phase_began
from bitva.kernel.notation import NAME
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import GM, Creatures, Point, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.facts.turns import TURN
from bitva.rulebooks.dnd5e.initiative import given_initiative, make_order, roll_for, take_place
from bitva.rulebooks.dnd5e.opening import appear, first_round
from bitva.rulebooks.dnd5e.placing import PLACING, SURPRISE, missing, no_place
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.surprise import take_cover_of_stealth

SEQUENCE = "dnd.setup.sequence"


@value
class SettleSurprise(Ruling):
    """Step 1: these are surprised, and nobody else."""

    verb: ClassVar[str] = "surprise"
    who: Who
    those: Creatures


@value
class PlaceOnMap(Ruling):
    """Step 2: a creature stands here; the point is the north-west corner of its square."""

    verb: ClassVar[str] = "place"
    who: Who
    on: Who
    at: Point
    height: int = 0


@value
class RollInitiative(Ruling):
    """Step 3: these roll; like creatures of the game master together."""

    verb: ClassVar[str] = "roll-initiative"
    who: Who
    those: Creatures


@value
class SetInitiative(Ruling):
    """Step 3: these have this total; several have it together, as one group."""

    verb: ClassVar[str] = "initiative"
    who: Who
    those: Creatures
    total: int


@value
class StartTurns(Ruling):
    """Step 4: the first turn."""

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
    surprised: bool = False


@value
class Enlist(Ruling):
    """Another creature of one of the encounter's stat blocks belongs to the fight; it can then be placed, or join."""

    verb: ClassVar[str] = "enlist"
    who: Who
    id: str
    sheet: str
    side: str
    controller: str = GM


# ---- what is missing -------------------------------------------------------------------------------------------------------

def _opening(fight: Fight, step: str) -> Iterator[Refusal]:
    """The steps before this one must be complete, and turns must not have begun (dnd.setup.sequence)."""
    if fight.clock.phase not in (SURPRISE, PLACING):
        yield refusal(SEQUENCE, hard=True, step="turns", missing=())
        return
    steps = ("surprise", "positions", "initiative", "turns")
    first, whom = missing(fight)
    if steps.index(first) < steps.index(step) and (whom or first == "surprise"):
        yield refusal(SEQUENCE, hard=True, step=first, missing=whom)


# ---- the steps -------------------------------------------------------------------------------------------------------------

@book.refuses(SettleSurprise)
def refuse_surprise(fight: Fight, ruling: SettleSurprise) -> Iterator[Refusal]:
    """Surprise is settled at the opening (dnd.setup.sequence)."""
    yield from _opening(fight, "surprise")


@book.performs(SettleSurprise)
def perform_surprise(table: Table[Fight], ruling: SettleSurprise) -> None:
    """The game master says who is surprised (dnd.setup.surprise_step, dnd.surprise.gm_decides)."""
    for creature in table.battle.creatures:
        if creature.index in ruling.those:
            table.make(facts.caught_unawares, creature.index)
        elif creature.surprised:
            table.make(facts.alert, creature.index)
    if table.battle.clock.phase == SURPRISE:
        table.make(phase_began, PLACING)


@book.refuses(PlaceOnMap)
def refuse_place(fight: Fight, ruling: PlaceOnMap) -> Iterator[Refusal]:
    """A legal space for its size, not in a wall and not shared (dnd.setup.positions, dnd.setup.sequence)."""
    yield from _opening(fight, "positions")
    yield from _no_room(fight, ruling.on, ruling.at)


def _no_room(fight: Fight, who: Who, at: Point) -> Iterator[Refusal]:
    """Why a creature cannot be put here (dnd.setup.positions)."""
    creature = fight.creatures[who]
    yield from no_place(fight, creature, (at[0] // 2, at[1] // 2), fight.taken & ~creature.space)


@book.performs(PlaceOnMap)
def perform_place(table: Table[Fight], ruling: PlaceOnMap) -> None:
    """The game master places everyone; who was hiding is hidden (dnd.setup.positions)."""
    fight = table.battle
    square = fight.board.square(ruling.at[0] // 2, ruling.at[1] // 2)
    if fight.creatures[ruling.on].present:
        table.make(left, ruling.on)
        table.make(arrived, ruling.on, square, ruling.height)
    else:
        appear(table, ruling.on, square, ruling.height)
    for creature in fight.creatures:
        if creature.present:
            take_cover_of_stealth(table, creature)


@book.refuses(RollInitiative)
def refuse_roll(fight: Fight, ruling: RollInitiative) -> Iterator[Refusal]:
    """After surprise and positions, once for each (dnd.setup.initiative_step, dnd.turn.order_set_once)."""
    yield from _opening(fight, "initiative")
    yield from _has_place(fight, ruling.those)


def _has_place(fight: Fight, those: Creatures) -> Iterator[Refusal]:
    """Nobody has two places in the order (dnd.turn.order_set_once)."""
    done = tuple(fight.creatures[who].id for who in those if fight.clock.place_of(who) >= 0)
    if done:
        yield refusal("dnd.turn.order_set_once", hard=True, done=done)


@book.performs(RollInitiative)
def perform_roll(table: Table[Fight], ruling: RollInitiative) -> None:
    """They roll (dnd.setup.initiative_step)."""
    table.make(ordered, (*table.battle.clock.order, *roll_for(table, list(ruling.those))), -1)


@book.refuses(SetInitiative)
def refuse_set(fight: Fight, ruling: SetInitiative) -> Iterator[Refusal]:
    """After surprise and positions; a total may be set anew until turns begin (dnd.setup.initiative_step)."""
    yield from _opening(fight, "initiative")


@book.performs(SetInitiative)
def perform_set(table: Table[Fight], ruling: SetInitiative) -> None:
    """Totals that were rolled at the table (dnd.setup.initiative_step, dnd.initiative.group_roll)."""
    order = table.battle.clock.order
    rank = max((place.rank for place in order), default=0) + 1 if len(ruling.those) > 1 else 0
    kept = tuple(place for place in order if place.who not in ruling.those)
    for who in ruling.those:
        given_initiative(table, who, ruling.total)
    table.make(ordered, (*kept, *(Place(who, ruling.total, rank, TURN) for who in ruling.those)), -1)


@book.refuses(StartTurns)
def refuse_start(fight: Fight, ruling: StartTurns) -> Iterator[Refusal]:
    """No turn before steps 1 to 3 are complete (dnd.setup.sequence)."""
    yield from _opening(fight, "turns")


@book.performs(StartTurns)
def perform_start(table: Table[Fight], ruling: StartTurns) -> None:
    """The order is made, and round 1 starts with the highest (dnd.setup.sequence, dnd.initiative.rank)."""
    make_order(table, list(table.battle.clock.order))
    first_round(table)


# ---- joining ---------------------------------------------------------------------------------------------------------------

@book.refuses(Join)
def refuse_join(fight: Fight, ruling: Join) -> Iterator[Refusal]:
    """Into a running fight, once, where there is room (dnd.duration.joining, dnd.setup.positions)."""
    creature = fight.creatures[ruling.on]
    if creature.present or creature.dead or not fight.clock.round:
        yield refusal("dnd.duration.joining", hard=True, who=ruling.on)
    yield from _no_room(fight, ruling.on, ruling.at)


@book.performs(Join)
def perform_join(table: Table[Fight], ruling: Join) -> None:
    """It rolls initiative on arriving and is not surprised unless the game master says so; who comes back keeps the place it had
    (dnd.duration.joining, dnd.initiative.fixed)."""
    fight = table.battle
    appear(table, ruling.on, fight.board.square(ruling.at[0] // 2, ruling.at[1] // 2), ruling.height)
    take_cover_of_stealth(table, fight.creatures[ruling.on])
    if ruling.surprised:
        table.make(facts.caught_unawares, ruling.on)
    if fight.clock.place_of(ruling.on) < 0:
        take_place(table, roll_for(table, [ruling.on])[0])


@book.refuses(Enlist)
def refuse_enlist(fight: Fight, ruling: Enlist) -> Iterator[Refusal]:
    """A new name, and a stat block that the encounter brings (dnd.duration.joining)."""
    if NAME.fullmatch(ruling.id) is None or fight.named(ruling.id) is not None or ruling.id == GM:
        yield refusal("dnd.duration.joining", hard=True, id=ruling.id)
    if ruling.sheet not in fight.sheets:
        yield refusal("dnd.duration.joining", hard=True, sheet=ruling.sheet, known=tuple(fight.sheets))


@book.performs(Enlist)
def perform_enlist(table: Table[Fight], ruling: Enlist) -> None:
    """One more creature (dnd.duration.joining)."""
    table.make(facts.enlisted, len(table.battle.creatures), ruling.id, ruling.sheet, ruling.side, ruling.controller)
