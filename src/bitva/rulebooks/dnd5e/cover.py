"""Cover: how much of a target is out of reach of an attack or effect, by lines from corner to corner."""
from __future__ import annotations

from typing import Final

from bitva.kernel.lines import blocked_corners, corners, spot
from bitva.kernel.space import Board, squares
from bitva.kernel.words import NOBODY, Point, Square, Squares, Who
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.terrain import LOW, SLIT

NONE, HALF, THREE_QUARTERS, TOTAL = 0, 1, 2, 3
BONUS: Final = (0, 2, 5, 0)
"""What each degree adds to Armor Class and Dexterity saves (dnd.cover.levels)."""
JUDGED: Final = "cover"
"""The effect by which a target has cover of a degree from one creature, or from all (dnd.cover.grid)."""


def cover(fight: Fight, attacker: Who, target: Who) -> int:
    """The degree of cover of a target from an attacker; low things and bodies are none for those at another height
    (dnd.cover.grid, dnd.cover.levels)."""
    one, other = fight.creatures[attacker], fight.creatures[target]
    if fight.board.bare and not fight.effects and not fight.settings.get("cover_by_creatures", True):
        return NONE
    if fight.effects:
        judged = [effect for effect in fight.effects_on(target, JUDGED) if effect.by in (NOBODY, attacker)]
        if judged:
            return int(str(max(judged, key=lambda effect: effect.by).data[0]))
    level = one.height == other.height
    bodies = bodies_at(fight, one.height) & ~one.space & ~other.space if level else 0
    board = fight.board
    if not (bodies or board.filled or board.layers):
        return NONE
    if board.gap(one.at, one.size, other.at, other.size) <= 1 and not (board.filled or board.layers):
        return NONE
    return cover_between(board, one.space, other.space, bodies, low=level and one.height <= 0)


def cover_from_point(fight: Fight, origin: Point, target: Who) -> int:
    """The degree of cover of a target from the point where an effect starts (dnd.cover.side)."""
    board, creature = fight.board, fight.creatures[target]
    own = creature.space
    filled, slit = board.filled & ~own, board.layer(SLIT) & ~own
    low = (board.layer(LOW) | bodies_at(fight, 0)) & ~own if creature.height <= 0 else 0
    if not (filled | slit | low):
        return NONE
    return min((_degree(board, spot(origin), goal, filled, slit, low) for goal in squares(own)), default=NONE)


def bodies_at(fight: Fight, height: int) -> Squares:
    """The spaces of the creatures at a height, any of which may stand in between (dnd.cover.levels)."""
    if not fight.setting("cover_by_creatures", True):
        return 0
    found = fight.taken
    for creature in fight.creatures:
        if creature.height != height and creature.present:
            found &= ~creature.space
    return found


def cover_between(board: Board, source: Squares, target: Squares, bodies: Squares, low: bool = True) -> int:
    """The best corner of the source and the best square of the target decide; the strongest thing in the way caps it
    (dnd.cover.highest)."""
    own = source | target
    filled = board.filled & ~own
    slit = board.layer(SLIT) & ~own
    lower = (bodies | (board.layer(LOW) if low else 0)) & ~own
    if not (filled | slit | lower):
        return NONE
    best = TOTAL
    for square in squares(source):
        for corner in corners(board, square):
            for goal in squares(target):
                best = min(best, _degree(board, corner, goal, filled, slit, lower))
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
