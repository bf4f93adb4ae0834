"""Areas of effect: which squares one covers, and whom it catches."""
from __future__ import annotations

from math import isqrt

from bitva.kernel.areas import cone, disc, lit, strip
from bitva.kernel.words import Point, Squares, Who
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import FEET

BALL, CYLINDER, CUBE, CONE, LINE = "sphere", "cylinder", "cube", "cone", "line"
AIMED = (CONE, LINE)
"""Shapes that lie in a direction from their origin."""


def area(fight: Fight, shape: str, size: int, width: int, origin: Point, toward: Point, around_corners: bool = False) -> Squares:
    """The squares of an area of so many feet that spreads in straight lines from a point; walls cut it
    (dnd.aoe.origin, dnd.aoe.grid)."""
    whole = outline(fight, shape, size, width, origin, toward)
    open_air = whole & ~fight.board.filled
    if not whole & fight.board.filled:
        return whole
    seen = lit(fight.board, origin, open_air)
    return around(fight, seen, open_air) if around_corners else seen


def outline(fight: Fight, shape: str, size: int, width: int, origin: Point, toward: Point) -> Squares:
    """The same before walls cut it (dnd.aoe.sphere, dnd.aoe.cylinder, dnd.aoe.cube, dnd.aoe.cone, dnd.aoe.line)."""
    board, length = fight.board, in_squares(size)
    if shape in (BALL, CYLINDER):
        return disc(board, origin, length)
    if shape == CUBE:
        return cube(fight, length, origin, toward)
    if shape == CONE:
        return cone(board, origin, toward, length)
    return strip(board, origin, toward, length, max(1, in_squares(width)))


def cube(fight: Fight, edge: int, origin: Point, toward: Point) -> Squares:
    """A cube along the grid whose origin lies on the face turned away from a point, its middle as near that point as can be;
    over its own origin it is laid centred (dnd.aoe.cube)."""
    dx, dy = toward[0] - origin[0], toward[1] - origin[1]
    if not dx and not dy:
        west, north = origin[0] - edge, origin[1] - edge
    elif abs(dx) >= abs(dy):
        west = origin[0] + (origin[0] & 1) if dx > 0 else origin[0] - (origin[0] & 1) - 2 * edge
        north = _along_face(toward[1], origin[1], edge)
    else:
        north = origin[1] + (origin[1] & 1) if dy > 0 else origin[1] - (origin[1] & 1) - 2 * edge
        west = _along_face(toward[0], origin[0], edge)
    return fight.board.box(west // 2, north // 2, west // 2 + edge - 1, north // 2 + edge - 1)


def _along_face(wish: int, origin: int, edge: int) -> int:
    """Where a cube begins whose middle should be at a wish, while its face still holds the origin."""
    least, most = origin - 2 * edge + (origin & 1), origin - (origin & 1)
    return min(max(wish - edge, least), most)


def around(fight: Fight, start: Squares, room: Squares) -> Squares:
    """What an effect that spreads around corners fills of its room (dnd.aoe.origin)."""
    stride, found = fight.board.stride, start
    while True:
        wider = (found | found << 1 | found >> 1 | found << stride | found >> stride) & room
        if wider == found:
            return found
        found = wider


def near(fight: Fight, who: Who, feet: int) -> Squares:
    """The squares within so many feet of a creature's space to which a straight line leads from its middle (dnd.aoe.origin)."""
    board, creature = fight.board, fight.creatures[who]
    found = board.reach(creature.at, creature.size, in_squares(feet))
    return lit(board, middle(fight, who), found & ~board.filled) if found & board.filled else found


def middle(fight: Fight, who: Who) -> Point:
    """The middle of a creature's space (dnd.aoe.grid)."""
    creature = fight.creatures[who]
    x, y = fight.board.xy(creature.at)
    return 2 * x + creature.size, 2 * y + creature.size


def edge_point(fight: Fight, who: Who, toward: Point) -> Point:
    """The corner or middle of a side of a creature's space from which an effect leaves it towards a point (dnd.aoe.grid)."""
    x, y = middle(fight, who)
    size = fight.creatures[who].size
    dx, dy = toward[0] - x, toward[1] - y
    return x + _side(dx, dy) * size, y + _side(dy, dx) * size


def _side(along: int, across: int) -> int:
    """-1, 0 or 1: whether a direction leads to this side of a square; it does if it is no flatter than two to one."""
    return 0 if 2 * abs(along) <= abs(across) else 1 if along > 0 else -1


def caught(fight: Fight, squares: Squares, floor: int = 0, height: int | None = None) -> list[Who]:
    """The creatures with any part of their space inside, and between the floor and the top of the area (dnd.aoe.grid)."""
    return [creature.index for creature in fight.creatures
            if creature.space & squares and not creature.dead and _level_with(fight, creature.index, floor, height)]


def _level_with(fight: Fight, who: Who, floor: int, height: int | None) -> bool:
    """Is some of a creature between two heights? An area without any lies on the floor (dnd.aoe.cylinder)."""
    creature = fight.creatures[who]
    if height is None:
        return True
    if height == 0:
        return creature.height <= floor
    return creature.height < floor + height and creature.height + FEET * creature.size > floor


def caught_in_ball(fight: Fight, squares: Squares, origin: Point, level: int, radius: int) -> list[Who]:
    """Those in a sphere about a point at this height: the higher above or below it, the smaller its circle (dnd.aoe.sphere)."""
    found: list[Who] = []
    for who in caught(fight, squares, level - radius, 2 * radius):
        creature = fight.creatures[who]
        apart = max(0, creature.height - level, level - creature.height - FEET * creature.size)
        if not apart or creature.space & disc(fight.board, origin, isqrt(radius * radius - apart * apart) // FEET):
            found.append(who)
    return found


__all__ = ["AIMED", "BALL", "CONE", "CUBE", "CYLINDER", "LINE", "area", "around", "caught", "caught_in_ball", "cube", "edge_point",
           "middle", "near", "outline"]
