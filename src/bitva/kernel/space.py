"""The map: a square is an int (y * stride + x), a set of squares is an int with one bit for each of them."""
from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeVar

from bitva.kernel.words import Square, Squares

LARGEST: Final = 128
"""The most squares a side that a board may have."""
FILLED: Final = "filled"
OPAQUE: Final = "opaque"

COMPASS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight directions as steps, from north (0) clockwise."""
FRONT: Final = 1
RIGHT: Final = 2
LEFT: Final = 4
REAR: Final = 8
FLANKS: Final = LEFT | RIGHT
_QUARTERS: Final = (FRONT, FRONT, RIGHT, REAR, REAR, REAR, LEFT, FRONT)

NO_LAYERS: Final[Mapping[str, Squares]] = MappingProxyType({})
NO_LEGEND: Final[Mapping[str, str]] = MappingProxyType({})
_MEMORY: Final = 1 << 15

Key = TypeVar("Key")
Value = TypeVar("Value")


def remember(memo: dict[Key, Value], key: Key, found: Value) -> Value:
    """Keep what was found; a memo that has grown too big starts anew."""
    if len(memo) >= _MEMORY:
        memo.clear()
    memo[key] = found
    return found


def squares(mask: Squares) -> Iterator[Square]:
    """The squares of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lowest(mask: Squares) -> Square:
    """The lowest square of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: Squares) -> int:
    """How many squares a set has."""
    return mask.bit_count()


def bearing(dx: int, dy: int) -> int:
    """The compass direction nearest to an offset; no offset at all counts as north."""
    ax, ay = abs(dx), abs(dy)
    both = (ax + ay) ** 2
    if both < 2 * ax * ax:
        return 2 if dx > 0 else 6
    if both < 2 * ay * ay:
        return 4 if dy > 0 else 0
    if not both:
        return 0
    if dx > 0:
        return 1 if dy < 0 else 3
    return 5 if dy > 0 else 7


def paced(dx: int, dy: int) -> int:
    """How far an offset is where every second diagonal step counts double."""
    dx, dy = abs(dx), abs(dy)
    return max(dx, dy) + min(dx, dy) // 2


def quarter(facing: int, direction: int) -> int:
    """Where a direction lies for somebody who faces `facing`: FRONT, LEFT, RIGHT or REAR."""
    return _QUARTERS[(direction - facing) & 7]


class Grid:
    """The tables that all boards of one width and height share."""

    __slots__ = ("area", "columns", "fans", "fits", "height", "near", "rays", "reaches", "rounds", "sheaves", "steps", "stride",
                 "width", "xs", "ys")

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        stride = width + 1
        self.stride: Final = stride
        columns = [0]
        for y in range(height):
            columns.append(columns[-1] | 1 << y * stride)
        self.columns: Final = columns
        """columns[h] is a column of h squares that starts at square 0."""
        self.area: Final[Squares] = ((1 << width) - 1) * columns[height]
        self.xs: Final = [sq % stride for sq in range(stride * height)]
        self.ys: Final = [sq // stride for sq in range(stride * height)]
        self.near: Final[list[Squares]] = [self.box(x - 1, y - 1, x + 1, y + 1)
                                           for y in range(height) for x in range(stride)]
        self.steps: Final = tuple(dy * stride + dx for dx, dy in COMPASS)
        self.fits: Final[dict[int, Squares]] = {1: self.area}
        self.reaches: Final[dict[tuple[Square, int, int], Squares]] = {}
        self.rounds: Final[dict[tuple[Square, int, int], Squares]] = {}
        self.rays: Final[dict[tuple[int, int, int, int], tuple[Squares, int, int, int]]] = {}
        self.fans: Final[dict[tuple[int, int], tuple[int, Squares, tuple[tuple[Squares, int], ...]]]] = {}
        self.sheaves: Final[dict[tuple[int, int], tuple[tuple[Squares, int], ...]]] = {}

    def box(self, x0: int, y0: int, x1: int, y1: int) -> Squares:
        """All squares of a rectangle, both ends included, as far as it lies on the board."""
        x0, y0 = max(x0, 0), max(y0, 0)
        x1, y1 = min(x1, self.width - 1), min(y1, self.height - 1)
        if x0 > x1 or y0 > y1:
            return 0
        return ((2 << x1 - x0) - 1) * self.columns[y1 - y0 + 1] << y0 * self.stride + x0


@lru_cache(maxsize=16)
def grid(width: int, height: int) -> Grid:
    """The shared tables of one width and height."""
    if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
        raise ValueError(f"a board of {width} by {height} squares")
    return Grid(width, height)


class Board:
    """A map that nobody changes: what fills squares, what hides them, and layers whose meaning is the rulebook's."""

    __slots__ = ("_key", "area", "bare", "filled", "grid", "height", "layers", "lights", "near", "opaque", "passes", "sights",
                 "stride", "width", "xs", "ys")

    def __init__(self, width: int, height: int, filled: Squares = 0, opaque: Squares = 0,
                 layers: Mapping[str, Squares] = NO_LAYERS) -> None:
        tables = grid(width, height)
        for mask in (filled, opaque, *layers.values()):
            if mask & ~tables.area:
                raise ValueError("a layer leaves the board")
        self.grid: Final = tables
        self.width: Final = width
        self.height: Final = height
        self.stride: Final = tables.stride
        self.area: Final[Squares] = tables.area
        self.near: Final[list[Squares]] = tables.near
        """near[sq]: the square itself and those around it."""
        self.xs: Final = tables.xs
        self.ys: Final = tables.ys
        self.filled: Final[Squares] = filled
        """Walls, closed doors, pillars: they block steps, lines and the cutting of corners."""
        self.opaque: Final[Squares] = opaque
        """What blocks sight without filling its square."""
        self.layers: Final[Mapping[str, Squares]] = MappingProxyType(
            {name: layers[name] for name in sorted(layers) if layers[name]})
        self.bare: Final = not (filled or opaque or self.layers)
        """Is there nothing at all on it?"""
        self.sights: Final[dict[tuple[Squares, Squares], bool]] = {}
        self.lights: Final[dict[tuple[int, int, Squares], Squares]] = {}
        self.passes: Final[dict[int, tuple[Squares, Squares, Squares, Squares]]] = {}
        self._key = ""

    @classmethod
    def open(cls, width: int, height: int) -> Board:
        """A board with nothing on it."""
        return cls(width, height)

    @classmethod
    def draw(cls, rows: Sequence[str], legend: Mapping[str, str] = NO_LEGEND) -> Board:
        """A board from rows of text: '.' is open, '#' filled; the legend names the layers of other signs ("a+b")."""
        width = len(rows[0]) if rows else 0
        names = {".": (), "#": (FILLED,)} | {sign: tuple(text.split("+")) for sign, text in legend.items()}
        masks: dict[str, Squares] = {}
        for y, row in enumerate(rows):
            if len(row) != width:
                raise ValueError(f"row {y} has {len(row)} squares and not {width}")
            for x, sign in enumerate(row):
                if sign not in names:
                    raise ValueError(f"nobody said what {sign!r} means")
                for name in names[sign]:
                    masks[name] = masks.get(name, 0) | 1 << y * (width + 1) + x
        return cls(width, len(rows), masks.pop(FILLED, 0), masks.pop(OPAQUE, 0), masks)

    def layer(self, name: str) -> Squares:
        """The squares of a layer, none if the board has no such layer."""
        if name == FILLED:
            return self.filled
        return self.opaque if name == OPAQUE else self.layers.get(name, 0)

    def with_layer(self, name: str, mask: Squares) -> Board:
        """The same board with one layer replaced."""
        filled = mask if name == FILLED else self.filled
        opaque = mask if name == OPAQUE else self.opaque
        layers = self.layers if name in (FILLED, OPAQUE) else {**self.layers, name: mask}
        return Board(self.width, self.height, filled, opaque, layers)

    def to_data(self) -> dict[str, object]:
        """The board as plain data: each layer as its rows in hexadecimals (bit x is square x) between slashes."""
        layers = {FILLED: self.filled, OPAQUE: self.opaque, **self.layers}
        return {"width": self.width, "height": self.height,
                "layers": {name: self._rows(mask) for name, mask in layers.items() if mask}}

    def _rows(self, mask: Squares) -> str:
        row = (1 << self.width) - 1
        return "/".join(f"{mask >> y * self.stride & row:x}".removeprefix("0") for y in range(self.height))

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Board:
        """The board that `to_data` wrote down."""
        width, height, layers = data.get("width"), data.get("height"), data.get("layers")
        if not isinstance(width, int) or not isinstance(height, int) or not isinstance(layers, dict):
            raise ValueError("a board has width, height and layers")
        masks: dict[str, Squares] = {}
        for name, text in layers.items():
            rows = [int(row or "0", 16) for row in str(text).split("/")]
            if len(rows) != height or any(row >> width for row in rows):
                raise ValueError(f"layer {name!r} does not fit the board")
            masks[str(name)] = sum(row << y * (width + 1) for y, row in enumerate(rows))
        return cls(width, height, masks.pop(FILLED, 0), masks.pop(OPAQUE, 0), masks)

    def key(self) -> str:
        """A short name that equal boards share, in every process."""
        if not self._key:
            text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))
            self._key = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
        return self._key

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (
            self.width == other.width and self.height == other.height and self.filled == other.filled
            and self.opaque == other.opaque and self.layers == other.layers)

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.filled, self.opaque))

    def __reduce__(self) -> tuple[type[Board], tuple[int, int, Squares, Squares, dict[str, Squares]]]:
        return Board, (self.width, self.height, self.filled, self.opaque, dict(self.layers))

    def square(self, x: int, y: int) -> Square:
        """The square with these coordinates."""
        return y * self.stride + x

    def xy(self, sq: Square) -> tuple[int, int]:
        """The coordinates of a square."""
        return self.xs[sq], self.ys[sq]

    def inside(self, x: int, y: int) -> bool:
        """Whether coordinates lie on the board."""
        return 0 <= x < self.width and 0 <= y < self.height

    def box(self, x0: int, y0: int, x1: int, y1: int) -> Squares:
        """All squares of a rectangle, both ends included, as far as it lies on the board."""
        return self.grid.box(x0, y0, x1, y1)

    def space(self, anchor: Square, size: int) -> Squares:
        """The size by size squares whose smallest x and y are the anchor's; they must fit on the board."""
        if size == 1:
            return 1 << anchor
        return ((1 << size) - 1) * self.grid.columns[size] << anchor

    def fits(self, size: int) -> Squares:
        """The anchors from which a body of this size lies wholly on the board."""
        found = self.grid.fits.get(size)
        return remember(self.grid.fits, size, self.erode(self.area, size)) if found is None else found

    def grow(self, mask: Squares, n: int) -> Squares:
        """All squares at most n steps from a set, diagonals as one, whatever stands between."""
        stride, area = self.stride, self.area
        for _ in range(n):
            wide = mask | mask << 1 | mask >> 1
            mask = (wide | wide << stride | wide >> stride) & area
        return mask

    def reach(self, anchor: Square, size: int, n: int) -> Squares:
        """All squares at most n steps from the space of a body, its own included."""
        found = self.grid.reaches.get((anchor, size, n))
        if found is None:
            x, y = self.xs[anchor], self.ys[anchor]
            found = self.grid.box(x - n, y - n, x + size - 1 + n, y + size - 1 + n)
            remember(self.grid.reaches, (anchor, size, n), found)
        return found

    def around(self, anchor: Square, size: int, n: int) -> Squares:
        """All squares at most n from the space of a body, its own included, where every second diagonal step counts double."""
        found = self.grid.rounds.get((anchor, size, n))
        if found is None:
            x, y = self.xs[anchor], self.ys[anchor]
            found = 0
            for up in range(n + 1):
                wide = n - up // 2 if up <= n - up // 2 else 2 * (n - up) + 1
                found |= self.grid.box(x - wide, y - up, x + size - 1 + wide, y + size - 1 + up)
            remember(self.grid.rounds, (anchor, size, n), found)
        return found

    def erode(self, free: Squares, size: int) -> Squares:
        """The anchors from which a body of this size lies wholly in `free`."""
        rows = free
        for n in range(1, size):
            rows &= free >> n
        found = rows
        for n in range(1, size):
            found &= rows >> n * self.stride
        return found

    def gap(self, a: Square, size_a: int, b: Square, size_b: int) -> int:
        """The distance between the nearest squares of two bodies: 0 if they overlap, 1 if they are neighbours."""
        dx = self.xs[b] - self.xs[a]
        dx = dx - size_a + 1 if dx > 0 else -dx - size_b + 1
        dy = self.ys[b] - self.ys[a]
        dy = dy - size_a + 1 if dy > 0 else -dy - size_b + 1
        if dy > dx:
            dx = dy
        return dx if dx > 0 else 0

    def pace(self, a: Square, size_a: int, b: Square, size_b: int) -> int:
        """The distance between the nearest squares of two bodies where every second diagonal step counts double."""
        dx, dy = self.xs[b] - self.xs[a], self.ys[b] - self.ys[a]
        dx = dx - size_a + 1 if dx > 0 else -dx - size_b + 1
        dy = dy - size_a + 1 if dy > 0 else -dy - size_b + 1
        return paced(max(dx, 0), max(dy, 0))

    def direction(self, a: Square, b: Square) -> int:
        """The compass direction, 0 to 7 from north clockwise, nearest to the bearing of b from a."""
        return bearing(self.xs[b] - self.xs[a], self.ys[b] - self.ys[a])


def arc(board: Board, anchor: Square, facing: int, which: int, size: int = 1) -> Squares:
    """The squares next to a body that lie in its FRONT, LEFT, RIGHT, REAR or a union of these."""
    x, y = board.xy(anchor)
    last = size - 1
    found = 0
    for direction, (dx, dy) in enumerate(COMPASS):
        if quarter(facing, direction) & which:
            x0, x1 = (x, x + last) if not dx else (x + size, x + size) if dx > 0 else (x - 1, x - 1)
            y0, y1 = (y, y + last) if not dy else (y + size, y + size) if dy > 0 else (y - 1, y - 1)
            found |= board.box(x0, y0, x1, y1)
    return found
