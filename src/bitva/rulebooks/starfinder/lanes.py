"""Straight ways over the map: which squares one enters, and which squares the lines between two spaces cross."""
from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from bitva.kernel.space import Board
from bitva.kernel.words import Path, Square, Squares

Offset = tuple[int, int]


@lru_cache(maxsize=4096)
def _swept(dx: int, dy: int, size: int) -> tuple[Offset, ...]:
    """The squares, counted from the anchor, that a body meets which is drawn along a segment: the convex hull of both spaces."""
    found = []
    for y in range(min(dy, 0), max(dy, 0) + size):
        for x in range(min(dx, 0), max(dx, 0) + size):
            low, high = Fraction(0), Fraction(1)
            open_low = open_high = False
            for way, cell in ((dx, x), (dy, y)):
                if not way:
                    if not 0 <= cell < size:
                        high = Fraction(-1)
                    continue
                enters, leaves = sorted((Fraction(cell - size, way), Fraction(cell + 1, way)))
                if enters >= low:
                    low, open_low = enters, True
                if leaves <= high:
                    high, open_high = leaves, True
            if low < high or (low == high and not open_low and not open_high):
                found.append((x, y))
    return tuple(found)


def swept(board: Board, here: Square, there: Square, size: int) -> Squares:
    """Every square that some straight line from one space to the other crosses, both spaces included (sf.charge.path)."""
    x, y = board.xy(here)
    to_x, to_y = board.xy(there)
    found = 0
    for dx, dy in _swept(to_x - x, to_y - y, size):
        if board.inside(x + dx, y + dy):
            found |= 1 << board.square(x + dx, y + dy)
    return found


@lru_cache(maxsize=4096)
def _rows(dx: int, dy: int) -> tuple[tuple[Offset, ...], ...]:
    """For each step of the larger offset the squares whose centre is nearest to the segment between the centres."""
    many = max(abs(dx), abs(dy))
    steps = []
    for n in range(1, many + 1):
        major = Fraction(n * (dx if abs(dx) >= abs(dy) else dy), many)
        minor = Fraction(n * (dy if abs(dx) >= abs(dy) else dx), many)
        low = minor.numerator // minor.denominator
        nearest = [at for at in (low, low + 1) if abs(at - minor) * 2 <= 1]
        steps.append(tuple((int(major), at) if abs(dx) >= abs(dy) else (at, int(major)) for at in nearest))
    return tuple(steps)


def straight_ways(board: Board, here: Square, there: Square) -> tuple[Path, ...]:
    """Ways that run straight from one square to another; where two squares are equally near the line, either will do: the two that
    keep to one side throughout (sf.charge.straight, sf.run.move)."""
    x, y = board.xy(here)
    to_x, to_y = board.xy(there)
    rows = _rows(to_x - x, to_y - y)
    ways = (tuple(board.square(x + row[side][0], y + row[side][1]) for row in rows) for side in (0, -1))
    return tuple(dict.fromkeys(ways))


def is_straight(board: Board, here: Square, path: Path) -> bool:
    """Does a way run straight to where it ends? (sf.charge.straight, sf.run.move)"""
    x, y = board.xy(here)
    to_x, to_y = board.xy(path[-1])
    rows = _rows(to_x - x, to_y - y)
    return len(rows) == len(path) and all(
        (board.xs[square] - x, board.ys[square] - y) in row for square, row in zip(path, rows, strict=True))
