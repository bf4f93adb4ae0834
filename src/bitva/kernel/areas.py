"""Areas of effect: circles, cones, strips and blocks laid on the squares, and what of them a line from their origin reaches."""
from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import gcd, isqrt
from typing import Final

from bitva.kernel.lines import reached, spot
from bitva.kernel.space import Board, remember, squares
from bitva.kernel.words import Point, Square, Squares

HALF: Final = 2
"""A square counts if at least half of it is covered."""
ANY: Final = 0
"""A square counts if any part of it is covered."""

Runs = tuple[tuple[int, int, int], ...]
"""An area as rows: y, first x and last x, from the square whose north-west corner is the origin or lies half a square before it."""
Edge = tuple[int, int, Fraction]
"""A half plane in half squares: all points with a * x + b * y <= c."""
Corner = tuple[Fraction, Fraction]
_FINE: Final = 1 << 64


def _rows(last: int, counts: Callable[[int, int], bool]) -> Runs:
    """The rows of a convex area that reaches at most `last` squares to each side."""
    runs = []
    for y in range(-last, last + 1):
        xs = [x for x in range(-last, last + 1) if counts(x, y)]
        if xs:
            runs.append((y, xs[0], xs[-1]))
    return tuple(runs)


def _laid(board: Board, origin: Point, runs: Runs) -> Squares:
    """The squares of an area laid at its origin, as far as they lie on the board."""
    ox, oy = origin[0] // 2, origin[1] // 2
    found = 0
    for y, x0, x1 in runs:
        found |= board.box(ox + x0, oy + y, ox + x1, oy + y)
    return found


@lru_cache(maxsize=512)
def _disc(px: int, py: int, radius: int, share: int) -> Runs:
    """The rows of a circle about a point px, py half squares from the corner of its square."""
    def half(x: int, y: int) -> bool:
        return (2 * x + 1 - px) ** 2 + (2 * y + 1 - py) ** 2 <= 4 * radius * radius

    def touched(x: int, y: int) -> bool:
        dx, dy = (max(2 * at - p, p - 2 * at - 2, 0) for at, p in ((x, px), (y, py)))
        return dx * dx + dy * dy < 4 * radius * radius

    return _rows(radius + 1, half if share else touched)


def disc(board: Board, origin: Point, radius: int, share: int = HALF) -> Squares:
    """The squares of a circle; half of a square counts as inside when its centre is within the radius."""
    return _laid(board, origin, _disc(origin[0] & 1, origin[1] & 1, radius, share))


def _root(number: int) -> Fraction:
    """The square root, exact where it is rational, else within 2 ** -64."""
    return Fraction(isqrt(number * _FINE * _FINE), _FINE)


def _cut(shape: list[Corner], edge: Edge) -> list[Corner]:
    """The part of a convex shape that lies in a half plane."""
    a, b, c = edge
    kept: list[Corner] = []
    for p, q in pairwise([*shape, *shape[:1]]):
        before, after = c - a * p[0] - b * p[1], c - a * q[0] - b * q[1]
        if before >= 0:
            kept.append(p)
        if before > 0 > after or before < 0 < after:
            part = before / (before - after)
            kept.append((p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part))
    return kept


def _counts(x: int, y: int, edges: tuple[Edge, ...], share: int) -> bool:
    """Whether enough of a square lies within all edges."""
    ends = [(u, v) for u in (2 * x, 2 * x + 2) for v in (2 * y, 2 * y + 2)]
    crossing = []
    for a, b, c in edges:
        within = sum(a * u + b * v <= c for u, v in ends)
        if not within:
            return False
        if within < 4:
            crossing.append((a, b, c))
    shape = [(Fraction(2 * x + u), Fraction(2 * y + v)) for u, v in ((0, 0), (2, 0), (2, 2), (0, 2))]
    for edge in crossing:
        shape = _cut(shape, edge)
    doubled = sum((p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*shape, *shape[:1]])), Fraction(0))
    return abs(doubled) >= 4 if share else doubled != 0


@lru_cache(maxsize=4096)
def _cone(px: int, py: int, ux: int, uy: int, length: int, width: int, share: int) -> Runs:
    """The rows of a triangle from a point px, py half squares from the corner of its square towards ux, uy."""
    edges: list[Edge] = []
    for side in (1, -1):                                  # the edge runs along 2 * length * u +- width * (u turned left)
        along_x = 2 * length * ux - side * width * uy
        along_y = 2 * length * uy + side * width * ux
        a, b = -side * along_y, side * along_x
        edges.append((a, b, Fraction(a * px + b * py)))
    edges.append((ux, uy, ux * px + uy * py + _root(4 * length * length * (ux * ux + uy * uy))))
    return _rows(length + width, lambda x, y: _counts(x, y, tuple(edges), share))


@lru_cache(maxsize=4096)
def _strip(px: int, py: int, ux: int, uy: int, length: int, width: int, share: int) -> Runs:
    """The rows of a rectangle from a point px, py half squares from the corner of its square towards ux, uy."""
    start, across, square = ux * px + uy * py, ux * py - uy * px, ux * ux + uy * uy
    side = _root(width * width * square)
    edges: tuple[Edge, ...] = (
        (ux, uy, start + _root(4 * length * length * square)), (-ux, -uy, Fraction(-start)),
        (-uy, ux, across + side), (uy, -ux, side - across))
    return _rows(length + width, lambda x, y: _counts(x, y, edges, share))


def _towards(origin: Point, toward: Point) -> tuple[int, int]:
    """The direction from a point to another in lowest terms."""
    dx, dy = toward[0] - origin[0], toward[1] - origin[1]
    if not (dx or dy):
        raise ValueError("an area towards its own origin has no direction")
    common = gcd(dx, dy)
    return dx // common, dy // common


def cone(board: Board, origin: Point, toward: Point, length: int, width: int | None = None, share: int = HALF) -> Squares:
    """The squares of a triangle that is as wide at each distance as that distance, or reaches `width` at its end."""
    runs = _cone(origin[0] & 1, origin[1] & 1, *_towards(origin, toward), length, width or length, share)
    return _laid(board, origin, runs)


def strip(board: Board, origin: Point, toward: Point, length: int, width: int = 1, share: int = HALF) -> Squares:
    """The squares of a rectangle that runs from its origin towards a point."""
    return _laid(board, origin, _strip(origin[0] & 1, origin[1] & 1, *_towards(origin, toward), length, width, share))


def block(board: Board, corner_square: Square, edge: int) -> Squares:
    """The squares of a cube laid along the grid, from its north-west square."""
    x, y = board.xy(corner_square)
    return board.box(x, y, x + edge - 1, y + edge - 1)


def lit(board: Board, origin: Point, mask: Squares, blockers: Squares | None = None) -> Squares:
    """Of a set the squares to which an unblocked straight line leads from the origin; by default only filled squares block."""
    if blockers is not None:
        return _lit(board, origin, mask, blockers)
    found = board.lights.get((*origin, mask))
    return remember(board.lights, (*origin, mask), _lit(board, origin, mask, board.filled)) if found is None else found


def _lit(board: Board, origin: Point, mask: Squares, blockers: Squares) -> Squares:
    """Of a set the squares that light from the origin would fall on."""
    if not blockers:
        return mask
    p = spot(origin)
    return sum(1 << sq for sq in squares(mask) if reached(board, p, sq, blockers))
