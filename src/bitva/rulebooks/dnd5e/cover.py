"""Cover: how much of a target is out of reach of an attack or effect, by lines from corner to corner."""
from __future__ import annotations

from typing import Final

from bitva.kernel.lines import blocked_corners, corners, spot
from bitva.kernel.space import Board, squares
from bitva.kernel.words import NOBODY, Point, Square, Squares, Who
from bitva.rulebooks.dnd5e.state import Combatant, Fight

NONE, HALF, THREE_QUARTERS, TOTAL = 0, 1, 2, 3
BONUS: Final = (0, 2, 5, 0)
"""What each degree adds to Armor Class and Dexterity saves (dnd.cover.levels)."""


def cover(fight: Fight, attacker: Who, target: Who) -> int:
    """The degree of cover of a target from an attacker (dnd.cover.grid)."""
    one, other = fight.creatures[attacker], fight.creatures[target]
    for effect in fight.effects_on(target, "cover"):
        if effect.by in (NOBODY, attacker):
            return int(str(effect.data[0]))
    bodies = _bodies(fight, one, other)
    board = fight.board
    if not (bodies or board.filled or board.layers) or one.height != other.height:
        return NONE
    if board.gap(one.at, one.size, other.at, other.size) <= 1 and not (board.filled or board.layers):
        return NONE
    return cover_between(board, one.space, other.space, bodies)


def cover_from_point(fight: Fight, origin: Point, target: Who) -> int:
    """The degree of cover of a target from the point where an effect starts (dnd.cover.side)."""
    board, own = fight.board, fight.creatures[target].space
    filled, slit, low = board.filled & ~own, board.layer("slit") & ~own, board.layer("low") & ~own
    if not (filled | slit | low):
        return NONE
    return min((_degree(board, spot(origin), goal, filled, slit, low) for goal in squares(own)), default=NONE)


def _bodies(fight: Fight, one: Combatant, other: Combatant) -> Squares:
    """The spaces of creatures that may stand in between (dnd.cover.levels)."""
    if not fight.setting("cover_by_creatures", True):
        return 0
    if one.height or other.height:
        return 0
    return fight.taken & ~one.space & ~other.space


def cover_between(board: Board, source: Squares, target: Squares, bodies: Squares) -> int:
    """The best corner of the source and the best square of the target decide; the strongest thing in the way caps it
    (dnd.cover.highest)."""
    own = source | target
    filled = board.filled & ~own
    slit = board.layer("slit") & ~own
    low = (board.layer("low") | bodies) & ~own
    if not (filled | slit | low):
        return NONE
    best = TOTAL
    for square in squares(source):
        for corner in corners(board, square):
            for goal in squares(target):
                best = min(best, _degree(board, corner, goal, filled, slit, low))
                if best == NONE:
                    return NONE
    return best


def _degree(board: Board, corner: tuple[int, int], goal: Square, filled: Squares, slit: Squares, low: Squares) -> int:
    """None, half for one or two lines blocked, three-quarters for more, total if walls block all; a thing caps what it can give."""
    walls = blocked_corners(board, corner, goal, filled)
    if walls == 4:
        return TOTAL
    degree = _lines(walls)
    strong = blocked_corners(board, corner, goal, filled | slit) if slit else walls
    degree = max(degree, _lines(strong))
    every = blocked_corners(board, corner, goal, filled | slit | low) if low else strong
    return max(degree, min(HALF, _lines(every)))


def _lines(blocked: int) -> int:
    if blocked >= 3:
        return THREE_QUARTERS
    return HALF if blocked else NONE
