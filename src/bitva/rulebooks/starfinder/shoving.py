"""Manoeuvres that move an opponent: bull rush and reposition."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.paths import ALTERNATE, diagonal, step_cost, step_ok
from bitva.kernel.space import bearing, squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Squares, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS
from bitva.rulebooks.starfinder.figures import in_reach, melee_means, speed
from bitva.rulebooks.starfinder.ground import bodies, reachable
from bitva.rulebooks.starfinder.manoeuvres import DEGREE, carry_out, chosen, near_enough, refuse_manoeuvre
from bitva.rulebooks.starfinder.movement import go, shove
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import FEET, FULL, IMMOBILE, PRONE, STANDARD

REPOSITION: Final = "sf.manoeuvre.reposition"
OBSTACLE: Final = "sf.manoeuvre.reposition.obstacle"
DRAGGING: Final = "sf.manoeuvre.reposition.full"
EVERY_WAY: Final = 2
"""So many squares far every way is offered, and beyond that one to each square."""


@value
class BullRush(Action):
    """An opponent is pushed straight back."""

    verb: ClassVar[str] = "bull-rush"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""


@value
class Reposition(Action):
    """An opponent is put somewhere else within reach; as a full action the attacker then goes along."""

    verb: ClassVar[str] = "reposition"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""
    full: bool = False


@value
class Place(Action):
    """An opponent is moved along these squares."""

    verb: ClassVar[str] = "place"
    who: Who
    target: Who
    path: Path


@value
class Drag(Action):
    """The attacker goes this way, and the opponent is dragged behind that way."""

    verb: ClassVar[str] = "drag"
    who: Who
    target: Who
    path: Path
    behind: Path = ()


COSTS[Reposition] = lambda fight, action: FULL if getattr(action, "full", False) else STANDARD


def feet_for(beyond: int) -> int:
    """5 feet, and 5 more for each full 5 points (sf.manoeuvre.bull_rush, sf.manoeuvre.reposition)."""
    return FEET * (1 + beyond // DEGREE)


def blocked(fight: Fight, creature: Combatant) -> Squares:
    """Walls, and squares that somebody occupies (sf.manoeuvre.bull_rush.obstacle, sf.manoeuvre.reposition.obstacle)."""
    barred, occupied, _ = bodies(fight, creature, creature.height)
    return fight.board.filled | barred | occupied


def can_be_put(fight: Fight, creature: Combatant, here: Square, there: Square, obstacles: Squares) -> bool:
    """Is there nothing between these two squares, nor on the second? (sf.manoeuvre.reposition.obstacle)"""
    if there < 0 or not step_ok(fight.board, here, there, creature.size):
        return False
    return not fight.board.space(there, creature.size) & obstacles


# ---- bull rush -----------------------------------------------------------------------------------------------------------------

book.refuses(BullRush)(refuse_manoeuvre)


@book.proposes
def propose_shoving(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever is within reach (sf.manoeuvre.bull_rush, sf.manoeuvre.reposition)."""
    for target in near_enough(fight, who):
        yield BullRush(who, target)
        yield Reposition(who, target)
        yield Reposition(who, target, full=True)


@book.performs(BullRush)
def perform_bull_rush(table: Table[Fight], rush: BullRush) -> None:
    """Straight back, as far as the roll carries (sf.manoeuvre.bull_rush)."""
    def works(table: Table[Fight], beyond: int) -> None:
        shove(table, rush.target, straight_back(table.battle, rush.who, rush.target, feet_for(beyond)))

    carry_out(table, rush, works)


def straight_back(fight: Fight, who: Who, target: Who, feet: int) -> Path:
    """The squares away from the attacker in the nearest compass direction, up to the first obstacle (sf.manoeuvre.bull_rush,
    sf.manoeuvre.bull_rush.obstacle, sf.grid.compass, sf.grid.diagonals)."""
    board, creature, pusher = fight.board, fight.creatures[target], fight.creatures[who]
    x, y = (2 * at + creature.size for at in board.xy(creature.at))
    from_x, from_y = (2 * at + pusher.size for at in board.xy(pusher.at))
    step = board.grid.steps[bearing(x - from_x, y - from_y)]
    obstacles = blocked(fight, creature)
    path: list[Square] = []
    here, odd = creature.at, 0
    while can_be_put(fight, creature, here, here + step, obstacles):
        feet -= FEET * step_cost(board, here, here + step, creature.size, (), ALTERNATE, odd)
        if feet < 0:
            break
        odd ^= diagonal(board, here, here + step)
        here += step
        path.append(here)
    return tuple(path)


# ---- reposition ----------------------------------------------------------------------------------------------------------------

book.refuses(Reposition)(refuse_manoeuvre)


@book.performs(Reposition)
def perform_reposition(table: Table[Fight], action: Reposition) -> None:
    """The attacker chooses where to; as a full action it may then go as far itself (sf.manoeuvre.reposition,
    sf.manoeuvre.reposition.full)."""
    means = chosen(table.battle, action.who, action.target, action.means)
    assert means is not None

    def works(table: Table[Fight], beyond: int) -> None:
        ways = tuple(routes(table.battle, action.who, action.target, means.reach, feet_for(beyond)))
        if not ways:
            return
        choice = table.ask(action.who, REPOSITION, tuple(Place(action.who, action.target, path) for path in ways),
                           target=action.target, feet=feet_for(beyond))
        length = cost_of_way(table.battle, action.target, choice.path)
        table.perform(choice)
        if action.full:
            drags = tuple(ways_to_drag(table.battle, action.who, action.target, means.reach, length))
            if drags:
                table.take(Offer(action.who, DRAGGING, drags))

    carry_out(table, action, works, means=means)


def cost_of_way(fight: Fight, who: Who, path: Path) -> int:
    """Feet along a way (sf.grid.diagonals)."""
    creature, board = fight.creatures[who], fight.board
    here, odd, cost = creature.at, 0, 0
    for there in path:
        cost += FEET * step_cost(board, here, there, creature.size, (), ALTERNATE, odd)
        odd ^= diagonal(board, here, there)
        here = there
    return cost


def routes(fight: Fight, who: Who, target: Who, reach: int, feet: int) -> Iterator[Path]:
    """The ways on which an opponent can be moved without leaving the attacker's reach or meeting an obstacle
    (sf.manoeuvre.reposition, sf.manoeuvre.reposition.obstacle)."""
    board, creature = fight.board, fight.creatures[target]
    obstacles = blocked(fight, creature)
    waiting: list[Path] = [()]
    reached: list[Square] = []
    while waiting:
        path = waiting.pop(0)
        here = path[-1] if path else creature.at
        for there in squares(board.near[here] & ~(1 << creature.at)):
            if there in path or not can_be_put(fight, creature, here, there, obstacles):
                continue
            way = (*path, there)
            if (len(way) > EVERY_WAY and there in reached) or cost_of_way(fight, target, way) > feet:
                continue
            if in_reach(fight, who, reach, there, creature.size, creature.height):
                reached.append(there)
                waiting.append(way)
                yield way


def ways_to_drag(fight: Fight, who: Who, target: Who, reach: int, feet: int) -> Iterator[Drag]:
    """Wherever the attacker can go with as many feet as it moved the opponent, and with its own speed, so that the opponent can be
    dragged to a square within its reach (sf.manoeuvre.reposition.full)."""
    mover, victim = fight.creatures[who], fight.creatures[target]
    if mover.flags & (IMMOBILE | PRONE):
        return
    far = reachable(fight, who, min(feet, speed(fight, who)))
    for square in squares(far.squares & ~(1 << mover.at)):
        behind = dragged(fight, mover, victim, square, reach, feet)
        if behind is not None:
            yield Drag(who, target, far.path(square), behind)


def dragged(fight: Fight, mover: Combatant, victim: Combatant, square: Square, reach: int, feet: int) -> Path | None:
    """The shortest way for an opponent to where the attacker on this square has it within reach; None if there is none
    (sf.manoeuvre.reposition.full)."""
    board = fight.board
    taken = board.space(square, mover.size)
    zone = board.reach(square, mover.size, reach) if reach <= 2 else board.around(square, mover.size, reach)
    obstacles = blocked(fight, victim) & ~mover.space | taken
    waiting: list[Path] = [()]
    seen = 1 << victim.at
    while waiting:
        path = waiting.pop(0)
        here = path[-1] if path else victim.at
        if board.space(here, victim.size) & zone and not board.space(here, victim.size) & taken:
            return path
        for there in squares(board.near[here] & ~seen):
            if can_be_put(fight, victim, here, there, obstacles) and cost_of_way(fight, victim.index, (*path, there)) <= feet:
                seen |= 1 << there
                waiting.append((*path, there))
    return None


@book.refuses(Place)
def refuse_place(fight: Fight, place: Place) -> Iterator[Refusal]:
    """Only as part of the manoeuvre: within reach all the way, and past no obstacle (sf.manoeuvre.reposition,
    sf.manoeuvre.reposition.obstacle)."""
    creature = fight.creatures[place.target]
    reach = max((means.reach for means in melee_means(fight.creatures[place.who])), default=0)
    obstacles = blocked(fight, creature)
    here = creature.at
    for there in place.path:
        if not can_be_put(fight, creature, here, there, obstacles):
            yield refusal(OBSTACLE, square=there)
        if not in_reach(fight, place.who, reach, there, creature.size, creature.height):
            yield refusal(REPOSITION, square=there)
        here = there
    yield refusal(REPOSITION)


@book.performs(Place)
def perform_place(table: Table[Fight], place: Place) -> None:
    """Being moved gives cause like any movement (sf.manoeuvre.reposition, sf.aoo.trigger.forced)."""
    shove(table, place.target, place.path)


@book.refuses(Drag)
def refuse_drag(fight: Fight, drag: Drag) -> Iterator[Refusal]:
    """Only after the opponent was moved, and no farther than that (sf.manoeuvre.reposition.full)."""
    yield refusal(DRAGGING)


@book.performs(Drag)
def perform_drag(table: Table[Fight], drag: Drag) -> None:
    """First the attacker goes, then the opponent is dragged behind; both give cause (sf.manoeuvre.reposition.full)."""
    if go(table, drag.who, drag.path):
        shove(table, drag.target, drag.behind)
