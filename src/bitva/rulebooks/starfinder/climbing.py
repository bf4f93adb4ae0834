"""Climbing, swimming and burrowing."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import roll_check
from bitva.rulebooks.starfinder.conditions import end_kind
from bitva.rulebooks.starfinder.falling import fall
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.flying import up_or_down
from bitva.rulebooks.starfinder.ground import BURROW, CLIMB, CLIMBING, SWIM, reachable
from bitva.rulebooks.starfinder.movement import cannot_move, go, refuse_way
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.terrain import WATER, layer
from bitva.rulebooks.starfinder.words import FEET, FLAT_FOOTED, MOVE

RULE: Final = "sf.move.climb_swim"
MODES: Final = "sf.move.modes"
SLIPS: Final = 5
"""So much too little makes a climber fall."""
WALL, CURRENT = 15, 10
"""What the game master is proposed as difficulties of a wall and of calm water."""
HARDEST: Final = 50


@value
class Climb(Action):
    """So many feet up or down a wall beside one."""

    verb: ClassVar[str] = "climb"
    cost: ClassVar[str] = MOVE
    who: Who
    feet: int


@value
class Swim(Action):
    """Through these squares of water."""

    verb: ClassVar[str] = "swim"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path


@value
class Burrow(Action):
    """Through these squares, of soil or open."""

    verb: ClassVar[str] = "burrow"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path


def pace_of(fight: Fight, who: Who, mode: str) -> int:
    """Its own speed for that, else half of the land speed (sf.move.climb_swim)."""
    own = speed(fight, who, mode)
    return own if fight.creatures[who].sheet.speeds.get(mode) else speed(fight, who) // 2


def managed(table: Table[Fight], who: Who, mode: str, likely: int) -> tuple[bool, int]:
    """Without a speed of one's own it takes a check of Athletics against the difficulty that the game master names; also by how
    much it is missed (sf.move.climb_swim)."""
    if table.battle.creatures[who].sheet.speeds.get(mode):
        return True, 0
    dc = table.ask_number(NOBODY, RULE, 1, HARDEST, who=who, mode=mode, proposed=likely)
    die, number = roll_check(table, who, "athletics", RULE)
    table.tell(facts.check_rolled, who, "athletics", (die,), number, dc, number.total >= dc, RULE)
    return number.total >= dc, dc - number.total


# ---- climbing ----------------------------------------------------------------------------------------------------------------

@book.refuses(Climb)
def refuse_climb(fight: Fight, climb: Climb) -> Iterator[Refusal]:
    """A move action beside a wall (sf.move.modes, sf.move.climb_swim)."""
    creature = fight.creatures[climb.who]
    if not climb.feet or climb.feet % FEET or creature.height + climb.feet < 0:
        yield refusal(RULE, hard=True, needs=climb.feet, left=creature.height)
        return
    yield from cannot_spend(fight, climb.who, MOVE)
    yield from cannot_move(fight, climb.who)
    if not fight.board.reach(creature.at, creature.size, 1) & fight.board.filled:
        yield refusal(RULE, wall=False)
    left = pace_of(fight, climb.who, CLIMB) // FEET * FEET
    if abs(climb.feet) > left:
        yield refusal(RULE, needs=abs(climb.feet), left=left)


@book.performs(Climb)
def perform_climb(table: Table[Fight], climb: Climb) -> None:
    """Without a climb speed one is flat-footed on the wall; five too few on the check is a fall (sf.move.climb_swim)."""
    fight = table.battle
    creature = fight.creatures[climb.who]
    pay(table, climb.who, MOVE, climb.verb)
    if not any(fight.effects_on(climb.who, CLIMBING)):
        table.effect(CLIMBING, RULE, climb.who, flags=0 if creature.sheet.speeds.get(CLIMB) else FLAT_FOOTED)
    done, short = managed(table, climb.who, CLIMB, WALL)
    if done:
        up_or_down(table, climb.who, climb.feet)
    elif short >= SLIPS:
        fall(table, climb.who)
    if not creature.height:
        end_kind(table, climb.who, CLIMBING)


# ---- swimming ------------------------------------------------------------------------------------------------------------------

@book.refuses(Swim)
def refuse_swim(fight: Fight, swim: Swim) -> Iterator[Refusal]:
    """A move action through water, at the end of it ashore if one likes (sf.move.modes, sf.move.climb_swim)."""
    if not swim.path:
        yield refusal(RULE, hard=True, needs=0, left=0)
        return
    yield from cannot_spend(fight, swim.who, MOVE)
    yield from cannot_move(fight, swim.who)
    creature, water = fight.creatures[swim.who], layer(fight, WATER)
    for square in (creature.at, *swim.path)[1 if water >> swim.path[0] & 1 else 0:-1]:
        if not water >> square & 1:
            yield refusal(MODES, mode=SWIM)
            break
    yield from refuse_way(fight, swim.who, swim.path, pace_of(fight, swim.who, SWIM), RULE, SWIM)


@book.performs(Swim)
def perform_swim(table: Table[Fight], swim: Swim) -> None:
    """Without a swim speed it takes a check (sf.move.climb_swim)."""
    pay(table, swim.who, MOVE, swim.verb)
    if managed(table, swim.who, SWIM, CURRENT)[0]:
        go(table, swim.who, swim.path)


# ---- burrowing -----------------------------------------------------------------------------------------------------------------

@book.refuses(Burrow)
def refuse_burrow(fight: Fight, burrow: Burrow) -> Iterator[Refusal]:
    """A move action at the burrow speed, through soil and no rock (sf.move.modes, sf.move.burrow)."""
    if not burrow.path:
        yield refusal(MODES, hard=True, mode=BURROW)
        return
    yield from cannot_spend(fight, burrow.who, MOVE)
    if not fight.creatures[burrow.who].sheet.speeds.get(BURROW):
        yield refusal(MODES, mode=BURROW)
    yield from cannot_move(fight, burrow.who)
    yield from refuse_way(fight, burrow.who, burrow.path, speed(fight, burrow.who, BURROW), "sf.move.burrow", BURROW)


@book.performs(Burrow)
def perform_burrow(table: Table[Fight], burrow: Burrow) -> None:
    """It goes where it digs (sf.move.burrow)."""
    pay(table, burrow.who, MOVE, burrow.verb)
    go(table, burrow.who, burrow.path)


# ---- which ways there are ------------------------------------------------------------------------------------------------------

@book.proposes
def propose_modes(fight: Fight, who: Who) -> Iterator[Action]:
    """Up and down the wall beside one, through water, through soil (sf.move.modes)."""
    creature = fight.creatures[who]
    if next(cannot_spend(fight, who, MOVE), None) is not None or next(cannot_move(fight, who), None) is not None:
        return
    if fight.board.reach(creature.at, creature.size, 1) & fight.board.filled:
        up = pace_of(fight, who, CLIMB) // FEET
        yield from (Climb(who, FEET * n) for n in range(max(-up, -creature.height // FEET), up + 1) if n)
    if near_water(fight, creature):
        reach = reachable(fight, who, pace_of(fight, who, SWIM), SWIM)
        yield from (Swim(who, reach.path(square)) for square in squares(reach.squares & ~(1 << creature.at)))
    if creature.sheet.speeds.get(BURROW):
        reach = reachable(fight, who, None, BURROW)
        yield from (Burrow(who, reach.path(square)) for square in squares(reach.squares & ~(1 << creature.at)))


def near_water(fight: Fight, creature: Combatant) -> bool:
    """Is there water where it is, or beside it?"""
    return bool(layer(fight, WATER) & fight.board.reach(creature.at, creature.size, 1))
