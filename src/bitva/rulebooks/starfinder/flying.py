"""Flying: along, round, up and down; hovering, and what becomes of those who do neither."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import rose
from bitva.kernel.paths import ALTERNATE, diagonal, flood
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.falling import fall
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.ground import FLY, aloft, ground
from bitva.rulebooks.starfinder.harm import HARMED
from bitva.rulebooks.starfinder.moments import Leaving
from bitva.rulebooks.starfinder.movement import WALKING, able_to_go_on, cannot_move, go, refuse_way
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.turn import ENDS
from bitva.rulebooks.starfinder.words import FEET, MOVE

FLYING: Final = "sf.move.fly"
CALM: Final = 15
"""The difficulty of hovering in calm air."""
SKILLED: Final = 5
"""Ranks in Acrobatics with which an average flier hovers freely."""
CLUMSY, AVERAGE, PERFECT = "clumsy", "average", "perfect"


@value
class Fly(Action):
    """So many feet straight up or down, then along these squares, then up or down again."""

    verb: ClassVar[str] = "fly"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path
    lift: int = 0
    rise: int = 0


@value
class Hover(Action):
    """A flier stays in the air where it is."""

    verb: ClassVar[str] = "hover"
    cost: ClassVar[str] = MOVE
    who: Who


# ---- flying ------------------------------------------------------------------------------------------------------------------

@book.refuses(Fly)
def refuse_fly(fight: Fight, fly: Fly) -> Iterator[Refusal]:
    """A move action up to the fly speed; turns and climbing cost more (sf.move.modes, sf.move.fly)."""
    creature = fight.creatures[fly.who]
    high = creature.height + fly.lift
    if fly.lift % FEET or fly.rise % FEET or not (fly.path or fly.lift or fly.rise) or min(high, high + fly.rise) < 0:
        yield refusal(FLYING, hard=True, needs=0, left=0)
        return
    yield from cannot_spend(fight, fly.who, MOVE)
    if not creature.sheet.speeds.get(FLY):
        yield refusal("sf.move.modes", mode=FLY)
    yield from cannot_move(fight, fly.who)
    if fly.path:
        yield from refuse_way(fight, fly.who, fly.path, 10_000, FLYING, FLY, high)
    needs, left = feet_of(fight, creature, fly), speed(fight, fly.who, FLY)
    if needs > left:
        yield refusal(FLYING, needs=needs, left=left)


def feet_of(fight: Fight, creature: Combatant, fly: Fly) -> int:
    """5 feet for each square, 5 more for each that it climbs, and 5 more for each turn of 45 degrees; without gravity climbing is
    as any other way (sf.move.fly)."""
    board, here = fight.board, creature.at
    feet = odd = 0
    before = -1
    for there in fly.path:
        slanted = diagonal(board, here, there)
        feet += FEET * (2 if slanted and odd else 1)
        odd ^= slanted
        course = board.direction(here, there)
        if before >= 0:
            round = abs(course - before)
            feet += FEET * min(round, 8 - round)
        before, here = course, there
    for way in (fly.lift, fly.rise):
        feet += abs(way) * (2 if way > 0 and not weightless(fight) else 1)
    return feet


@book.proposes
def propose_flight(fight: Fight, who: Who) -> Iterator[Action]:
    """Everywhere at the height where it is, with what turns cost; up and down; and hovering (sf.move.fly)."""
    creature = fight.creatures[who]
    feet = speed(fight, who, FLY)
    if not feet or next(cannot_spend(fight, who, MOVE), None) is not None or next(cannot_move(fight, who), None) is not None:
        return
    land = ground(fight, who, FLY)
    reach = flood(fight.board, creature.at, feet // FEET, land.free, size=creature.size, stop=land.stop, diagonals=ALTERNATE)
    for square in squares(reach.squares & ~(1 << creature.at)):
        yield Fly(who, reach.path(square))
    for rise in range(-creature.height, feet // 2 + 1, FEET):
        if rise:
            yield Fly(who, (), rise=rise)
    yield Hover(who)


@book.performs(Fly)
def perform_fly(table: Table[Fight], fly: Fly) -> None:
    """Straight flight needs no check; whoever threatens what it leaves may strike (sf.move.fly, sf.aoo.trigger.move)."""
    pay(table, fly.who, MOVE, fly.verb)
    table.make(facts.happened, fly.who, Fly.verb)
    if up_or_down(table, fly.who, fly.lift) and go(table, fly.who, fly.path):
        up_or_down(table, fly.who, fly.rise)


def up_or_down(table: Table[Fight], who: Who, feet: int) -> bool:
    """Five feet after five feet, each of which may take it out of somebody's reach (sf.aoo.trigger.move). Returns whether it got
    there."""
    fight = table.battle
    creature = fight.creatures[who]
    for _ in range(abs(feet) // FEET):
        here: Square = creature.at
        flags, height = creature.flags, creature.height
        if watchers(fight, who, creature.space):
            table.before(Leaving(who, here, here, WALKING))
        if not able_to_go_on(creature, here, flags) or creature.height != height:
            return False
        table.make(rose, who, height + (FEET if feet > 0 else -FEET))
    return True


# ---- staying up --------------------------------------------------------------------------------------------------------------

@book.refuses(Hover)
def refuse_hover(fight: Fight, hover: Hover) -> Iterator[Refusal]:
    """A move action in the air, and not for the clumsy (sf.move.fly)."""
    creature = fight.creatures[hover.who]
    yield from cannot_spend(fight, hover.who, MOVE)
    if not aloft(fight, creature):
        yield refusal(FLYING, height=0)
    if creature.sheet.fly == CLUMSY:
        yield refusal(FLYING, clumsy=True)


@book.performs(Hover)
def perform_hover(table: Table[Fight], hover: Hover) -> None:
    """A check of Acrobatics in calm air, unless it hovers freely; who fails it falls (sf.move.fly)."""
    creature = table.battle.creatures[hover.who]
    pay(table, hover.who, MOVE, hover.verb)
    if hovers_freely(creature) or check(table, hover.who, "acrobatics", CALM, FLYING) is not None:
        table.make(facts.happened, hover.who, Hover.verb)
    else:
        fall(table, hover.who)


def hovers_freely(creature: Combatant) -> bool:
    """The perfect, and average fliers with five ranks (sf.move.fly)."""
    sheet = creature.sheet
    return sheet.fly == PERFECT or (sheet.fly == AVERAGE and sheet.ranks("acrobatics") >= SKILLED)


def stay_up(table: Table[Fight], who: Who) -> None:
    """Who has neither flown nor hovered in its turn falls at the end of it (sf.move.fly)."""
    creature = table.battle.creatures[who]
    if aloft(table.battle, creature) and not hovers_freely(creature) and not {Fly.verb, Hover.verb} & set(creature.done):
        fall(table, who)


ENDS.append(stay_up)


def drop_out(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """A flier that is brought down falls (sf.move.fly)."""
    creature = table.battle.creatures[who]
    if creature.present and not creature.hp and aloft(table.battle, creature):
        fall(table, who)


HARMED.append(drop_out)
