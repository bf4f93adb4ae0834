"""Areas of effect: circles, cones, strips and blocks laid on the squares, and what of them their origin reaches."""
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
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
"""An area row by row: y, first x, last x, counted from the square in which its origin lies or whose corner it is."""
Edge = tuple[int, int, int]
"""A half plane: the points, in half squares, with a * x + b * y <= c."""
Corner = tuple[int, int, int]
"""A corner of a shape, exact: x and y in half squares, both times the third number."""
_FINE: Final = 1 << 64
"""Lengths that are not rational are cut off at this fraction of half a square."""


def _rows(columns: range, rows: range, counts: Callable[[int, int], bool]) -> Runs:
    """The rows of a convex area that lies within these columns and rows."""
    runs = []
    for y in rows:
        xs = [x for x in columns if counts(x, y)]
        if xs:
            runs.append((y, xs[0], xs[-1]))
    return tuple(runs)


def _laid(board: Board, origin: Point, runs: Runs) -> Squares:
    """The squares of an area laid at its origin, as far as they lie on the board."""
    ox, oy = origin[0] // 2, origin[1] // 2
    stride, height, last = board.stride, board.height, board.width - 1
    found = 0
    for y, west, east in runs:
        y += oy
        if 0 <= y < height:
            west, east = max(west + ox, 0), min(east + ox, last)
            if west <= east:
                found |= (2 << east - west) - 1 << y * stride + west
    return found


@lru_cache(maxsize=512)
def _disc(px: int, py: int, radius: int, share: int) -> Runs:
    """The rows of a circle about a point px, py half squares from the corner of its square."""
    def half(x: int, y: int) -> bool:
        return (2 * x + 1 - px) ** 2 + (2 * y + 1 - py) ** 2 <= 4 * radius * radius

    def touched(x: int, y: int) -> bool:
        dx, dy = (max(2 * at - p, p - 2 * at - 2, 0) for at, p in ((x, px), (y, py)))
        return dx * dx + dy * dy < 4 * radius * radius

    around = range(-radius - 1, radius + 2)
    return _rows(around, around, half if share else touched)


def disc(board: Board, origin: Point, radius: int, share: int = HALF) -> Squares:
    """The squares of a circle; half of a square counts as inside when its centre is within the radius."""
    return _laid(board, origin, _disc(origin[0] & 1, origin[1] & 1, radius, share))


def _cut(shape: list[Corner], edge: Edge) -> list[Corner]:
    """The part of a convex shape that lies in a half plane."""
    a, b, c = edge
    kept: list[Corner] = []
    for p, q in pairwise([*shape, *shape[:1]]):
        before, after = c * p[2] - a * p[0] - b * p[1], c * q[2] - a * q[0] - b * q[1]
        if before >= 0:
            kept.append(p)
        if before > 0 > after or before < 0 < after:
            m, n = abs(after), abs(before)
            kept.append((p[0] * m + q[0] * n, p[1] * m + q[1] * n, p[2] * m + q[2] * n))
    return kept


def _covers(edges: tuple[Edge, ...], share: int, x: int, y: int) -> bool:
    """Whether enough of a square lies within all edges."""
    west, north = 2 * x, 2 * y
    shape: list[Corner] = [(west, north, 1), (west + 2, north, 1), (west + 2, north + 2, 1), (west, north + 2, 1)]
    for a, b, c in edges:
        room = c - a * west - b * north
        if room < 2 * (min(a, 0) + min(b, 0)):
            return False
        if room < 2 * (max(a, 0) + max(b, 0)):
            shape = _cut(shape, (a, b, c))
    twice, whole = 0, 1
    for p, q in pairwise([*shape, *shape[:1]]):
        twice = twice * p[2] * q[2] + (p[0] * q[1] - q[0] * p[1]) * whole
        whole *= p[2] * q[2]
    return twice >= 4 * whole if share else twice > 0


def _span(p: int, forward: int, sideways: int, length: int, width: int, start: int, square: int) -> range:
    """The columns or rows that a figure may touch; `square` is the square of the length of its direction."""
    ends = [2 * length * forward + side * width * sideways for side in (1, -1)] + [start * sideways, -start * sideways]
    low, high = isqrt(min(ends) ** 2 // square) + 1, isqrt(max(ends) ** 2 // square) + 1
    return range((p - low if min(ends) < 0 else p - 1) // 2, (p + high) // 2 + 1)


@lru_cache(maxsize=4096)
def _figure(px: int, py: int, ux: int, uy: int, length: int, width: int, start: int, share: int) -> Runs:
    """The rows of a triangle (start 0) or a rectangle (start = width) in the direction ux, uy from a point px, py half
    squares from the corner of its square."""
    square, along, across = ux * ux + uy * uy, ux * px + uy * py, ux * py - uy * px
    far = isqrt((2 * length * _FINE) ** 2 * square) + along * _FINE
    edges: list[Edge] = [(ux * _FINE, uy * _FINE, far)]
    if start:
        side = isqrt((width * _FINE) ** 2 * square)
        edges += [(-ux, -uy, -along), (-uy * _FINE, ux * _FINE, side + across * _FINE),
                  (uy * _FINE, -ux * _FINE, side - across * _FINE)]
    else:
        for turn in (1, -1):
            a = -turn * 2 * length * uy - width * ux
            b = turn * 2 * length * ux - width * uy
            edges.append((a, b, a * px + b * py))
    return _rows(_span(px, ux, uy, length, width, start, square), _span(py, uy, ux, length, width, start, square),
                 partial(_covers, tuple(edges), share))


def _towards(origin: Point, toward: Point) -> tuple[int, int]:
    """The direction from a point to another in lowest terms."""
    dx, dy = toward[0] - origin[0], toward[1] - origin[1]
    if not (dx or dy):
        raise ValueError("an area towards its own origin has no direction")
    common = gcd(dx, dy)
    return dx // common, dy // common


def cone(board: Board, origin: Point, toward: Point, length: int, width: int | None = None,
         share: int = HALF) -> Squares:
    """The squares of a triangle that is as wide at each distance as that distance, or reaches `width` at its end."""
    ux, uy = _towards(origin, toward)
    return _laid(board, origin, _figure(origin[0] & 1, origin[1] & 1, ux, uy, length, width or length, 0, share))


def strip(board: Board, origin: Point, toward: Point, length: int, width: int = 1, share: int = HALF) -> Squares:
    """The squares of a rectangle that runs from its origin towards a point."""
    ux, uy = _towards(origin, toward)
    return _laid(board, origin, _figure(origin[0] & 1, origin[1] & 1, ux, uy, length, width, width, share))


def block(board: Board, corner_square: Square, edge: int) -> Squares:
    """The squares of a cube laid along the grid, from its north-west square."""
    x, y = board.xy(corner_square)
    return board.box(x, y, x + edge - 1, y + edge - 1)


def lit(board: Board, origin: Point, mask: Squares, blockers: Squares | None = None) -> Squares:
    """Of a set the squares to which a straight line leads from the origin, past filled squares or other blockers."""
    if blockers is not None:
        return _lit(board, origin, mask, blockers)
    found = board.lights.get((*origin, mask))
    return remember(board.lights, (*origin, mask), _lit(board, origin, mask, board.filled)) if found is None else found


def _lit(board: Board, origin: Point, mask: Squares, blockers: Squares) -> Squares:
    """Of a set the squares to which an unblocked straight line leads from the origin."""
    if not mask:
        return 0
    listed = list(squares(mask))
    columns = [board.xs[sq] for sq in listed]
    x, y = origin[0] // 2, origin[1] // 2
    blockers &= board.box(min(x, *columns), min(y, board.ys[listed[0]]), max(x, *columns), max(y, board.ys[listed[-1]]))
    if not blockers:
        return mask
    p = spot(origin)
    return sum(1 << sq for sq in listed if reached(board, p, sq, blockers))
