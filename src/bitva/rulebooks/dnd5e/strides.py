"""One step after another: where it leads, how large the creature is there, what it costs and why."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bitva.kernel.paths import diagonal
from bitva.kernel.words import NOBODY, Path, RuleId, Square, Squares, Who
from bitva.rulebooks.dnd5e.ground import (
    CLIMBING,
    CRAWLING,
    SQUEEZED,
    SWIM,
    Ground,
    diagonal_rule,
    full_size,
    ground,
    joined,
    size_at,
)
from bitva.rulebooks.dnd5e.state import Combatant, Fight, levels_apart
from bitva.rulebooks.dnd5e.words import FEET, FRIGHTENED, PRONE

Spot = tuple[Square, int]
"""A square and a height."""
SAME = -1
"""As a height: the one where the creature is. Real heights are whole steps of 5 ft."""


class Stride:
    """One step: where it ends, how large the creature is there (0: no room), its cost, and what makes it cost more than 5 ft."""

    __slots__ = ("feet", "height", "joined", "land", "size", "space", "square", "why")

    def __init__(self, square: Square, height: int, size: int, space: Squares, joined: bool, land: Ground, feet: int,
                 why: tuple[RuleId, ...]) -> None:
        self.square = square
        self.height = height
        self.size = size
        self.space = space
        self.joined = joined
        """Is it one step at all, and does it cut no corner?"""
        self.land = land
        self.feet = feet
        self.why = why


def route(creature: Combatant, path: Path, height: int) -> tuple[Spot, ...]:
    """The squares of a path with their heights: up as soon as can be, down as late as can be; what is left of the difference is
    gone
    straight up before the path or straight down after it (dnd.grid.distance)."""
    start = creature.height
    if height in (SAME, start):
        return tuple((square, start) for square in path)
    end = path[-1] if path else creature.at
    steps = [creature.at] * _surplus(height - start, len(path)) + list(path) + [end] * _surplus(start - height, len(path))
    top, bottom = max(start, height), min(start, height)
    count = len(steps)
    return tuple(
        (square, max(bottom, min(top, start + FEET * n, height + FEET * (count - n)))) for n, square in enumerate(steps, 1)
    )


def _surplus(feet: int, steps: int) -> int:
    """How many steps straight up or down it takes beside so many steps along."""
    return max(0, -(-feet // FEET) - steps)


def strides(fight: Fight, who: Who, spots: tuple[Spot, ...], mode: str) -> Iterator[Stride]:
    """All steps of a route, as things stand now."""
    creature = fight.creatures[who]
    here, size, odd = creature.at, creature.size, creature.done.count("diagonal")
    lands: dict[int, Ground] = {}
    for square, height in spots:
        if height not in lands:
            lands[height] = ground(fight, who, mode, height)
        step = stride(fight, creature, here, size, (square, height), lands[height], mode, odd % 2)
        yield step
        odd += here != square and diagonal(fight.board, here, square)
        here, size = square, step.size or size


def stride(fight: Fight, creature: Combatant, here: Square, size: int, spot: Spot, land: Ground, mode: str, parity: int) -> Stride:
    """One step from a space of this size (dnd.grid.enter_cost, dnd.grid.diagonal, dnd.size.squeeze)."""
    there, height = spot
    board = fight.board
    new = size_at(fight, creature, there, land.free)
    if not new:
        whole = board.space(there, size) if board.fits(size) >> there & 1 else 0
        return Stride(there, height, 0, whole, _near(fight, here, there), land, FEET, ())
    space = board.space(there, new)
    entered = space & ~board.space(here, size) or space
    why = list(_reasons(creature, land, entered, mode))
    units = land.units(entered)
    if new < full_size(creature):
        units += 1
        why.insert(0, SQUEEZED)
    if here != there and diagonal_rule(fight) and diagonal(board, here, there) and new == size:
        units = (3 * units + parity) // 2
        why.append("dnd.grid.diagonal")
    return Stride(there, height, new, space, here == there or joined(fight, here, size, there, new), land, units * FEET, tuple(why))


def _near(fight: Fight, here: Square, there: Square) -> bool:
    return bool(0 <= there < len(fight.board.near) and fight.board.near[here] >> there & 1)


def _reasons(creature: Combatant, land: Ground, entered: Squares, mode: str) -> Iterator[RuleId]:
    """The rules by which this costs more than an easy step."""
    if land.base > 1:
        yield CRAWLING if creature.flags & PRONE and mode != SWIM else CLIMBING
    elif entered & land.water:
        yield CLIMBING
    if entered & land.bodies:
        yield "dnd.move.creature_space_difficult"
    elif entered & land.rough:
        yield "dnd.grid.enter_cost"


def comes_nearer(fight: Fight, who: Who, here: Spot, there: Spot) -> bool:
    """Would a frightened creature come nearer to what it fears, as it does not of its own will? (dnd.condition.frightened)"""
    if not fight.creatures[who].flags & FRIGHTENED:
        return False
    feared = (fight.creatures[effect.by] for effect in fight.effects_on(who) if effect.flags & FRIGHTENED and effect.by != NOBODY)
    return any(other.present and _away(fight, who, there, other) < _away(fight, who, here, other) for other in feared)


def shies(fight: Fight, who: Who, path: Path) -> bool:
    """Does some step of a way along the ground, or at one height, lead nearer to what a creature fears?
    (dnd.condition.frightened)"""
    creature = fight.creatures[who]
    way = (creature.at, *path)
    return bool(creature.flags & FRIGHTENED) and any(
        comes_nearer(fight, who, (here, creature.height), (there, creature.height)) for here, there in pairwise(way))


def _away(fight: Fight, who: Who, spot: Spot, other: Combatant) -> int:
    """How far a creature would be from another at this spot (dnd.grid.distance)."""
    size = fight.creatures[who].size
    flat = fight.board.gap(spot[0], size, other.at, other.size)
    return max(flat, levels_apart(spot[1], size, other.height, other.size))


def line(fight: Fight, a: Square, b: Square) -> Path:
    """The squares of a straight leap from one square to another (dnd.move.long_jump)."""
    board = fight.board
    (ax, ay), (bx, by) = board.xy(a), board.xy(b)
    count = max(abs(bx - ax), abs(by - ay))
    return tuple(board.square((2 * ax * count + 2 * (bx - ax) * n + count) // (2 * count),
                              (2 * ay * count + 2 * (by - ay) * n + count) // (2 * count)) for n in range(1, count + 1))
