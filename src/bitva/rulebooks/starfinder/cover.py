"""Cover: what stands in the way of an attack, by the lines from one corner of the attacker to all corners of the target."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bitva.kernel.lines import UNIT, Spot, crossed, skirts, spot
from bitva.kernel.space import squares
from bitva.kernel.words import NOBODY, Point, RuleId, Square, Squares, Who, value
from bitva.rulebooks.starfinder.sight import corners_around
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.terrain import CHEST, LOW, PARTIAL, SLIT, layer

NEAR: Final = 6
"""Squares within which a low obstacle shelters whoever is behind it (sf.cover.low)."""


@value
class Cover:
    """What cover adds to the armour class and to Reflex saves, and by which rule."""

    ac: int = 0
    reflex: int = 0
    rule: RuleId = ""

    @property
    def hard(self) -> bool:
        """Is it more than a creature in between? (sf.cover.aoo)"""
        return bool(self.reflex)


NONE: Final = Cover()
SOFT: Final = Cover(4, 0, "sf.cover.soft")
HARD: Final = Cover(4, 2, "sf.cover.base")
SOME: Final = Cover(2, 1, "sf.cover.partial")
LOW_WALL: Final = Cover(4, 2, "sf.cover.low")
BEST: Final = Cover(8, 4, "sf.cover.improved")
KINDS: Final = {"none": NONE, "partial": SOME, "cover": HARD, "improved": BEST}
"""What the game master can say of somebody's cover."""
SHELTERED: Final = "sheltered"


def cover(fight: Fight, attacker: Who, target: Who, ranged: bool) -> Cover:
    """The cover of a target; of its own corners the attacker takes the one from which it is least (sf.cover.base,
    sf.cover.soft)."""
    one, other = fight.creatures[attacker], fight.creatures[target]
    said = by_word(fight, attacker, target) if fight.effects else None
    if said is not None:
        return said
    return _least(fight, one.space, corners_around(fight.board, one.space), other, _bodies(fight, one, other) if ranged else 0)


def by_word(fight: Fight, attacker: Who, target: Who) -> Cover | None:
    """What the game master says that the cover of a target is, from one attacker or from all (sf.cover.base, sf.cover.partial,
    sf.cover.improved)."""
    said = [effect for effect in fight.effects_on(target, SHELTERED) if effect.by in (NOBODY, attacker)]
    return KINDS[str(said[-1].data[0])] if said else None


def cover_from_point(fight: Fight, point: Point, target: Combatant) -> Cover:
    """The cover of a target from the intersection where a blast starts (sf.cover.base)."""
    x, y = point[0] // 2, point[1] // 2
    return _least(fight, 0, [spot(point)], target, near=fight.board.box(x - 1, y - 1, x, y))


def _least(fight: Fight, source: Squares, corners: Iterable[Spot], target: Combatant, bodies: Squares = 0,
           near: Squares = 0) -> Cover:
    """The least cover that there is from one of these corners."""
    board, own = fight.board, source | target.space
    obstacles = [((board.filled | layer(fight, CHEST)) & ~own, HARD), (layer(fight, SLIT) & ~own, BEST),
                 (layer(fight, PARTIAL) & ~own, SOME)]
    low = layer(fight, LOW) & ~own
    if low:
        obstacles.append((_sheltering(fight, low, source or near, target), LOW_WALL))
    obstacles = [(mask, kind) for mask, kind in obstacles if mask]
    if not obstacles and not bodies:
        return NONE
    best: Cover | None = None
    for corner in corners:
        for goal in squares(target.space):
            found = _worst(fight, corner, goal, obstacles, bodies)
            if best is None or (found.ac, found.reflex) < (best.ac, best.reflex):
                best = found
            if best == NONE:
                return NONE
    return best or NONE


def _worst(fight: Fight, corner: Spot, goal: Square, obstacles: list[tuple[Squares, Cover]], bodies: Squares) -> Cover:
    """One line that crosses something, or runs along a wall, is enough (sf.cover.base)."""
    found = NONE
    board = fight.board
    for x in (0, 1):
        for y in (0, 1):
            end = ((board.xs[goal] + x) * UNIT, (board.ys[goal] + y) * UNIT)
            for mask, kind in obstacles:
                if kind.ac >= found.ac and kind != found and skirts(board, mask, corner, end):
                    found = kind
            if bodies and found.ac < SOFT.ac and crossed(board, corner, end) & bodies:
                found = SOFT
    return found


def _bodies(fight: Fight, one: Combatant, other: Combatant) -> Squares:
    """Creatures that may be in between; not if the shot goes over their heads (sf.cover.soft)."""
    if one.height or other.height:
        return 0
    return fight.taken & ~one.space & ~other.space


def _sheltering(fight: Fight, low: Squares, source: Squares, target: Combatant) -> Squares:
    """Low obstacles within 30 feet of the target, and not nearer to the attacker than to it (sf.cover.low)."""
    board = fight.board
    found = 0
    for square in squares(low):
        theirs = board.pace(square, 1, target.at, target.size)
        ours = min(board.pace(square, 1, each, 1) for each in squares(source))
        if theirs <= NEAR and ours >= theirs:
            found |= 1 << square
    return found
