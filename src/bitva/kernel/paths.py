"""Walking: which squares a body comes to for how much, and by which way."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import Final

from bitva.kernel.space import COMPASS, Board, bearing, squares
from bitva.kernel.words import Path, Square, Squares

ONE: Final = 0
"""A diagonal step costs the same as a straight one."""
ALTERNATE: Final = 1
"""Two diagonal steps cost as much as three straight ones: 1 and 2 by turns, and 3 each where a straight one costs 2."""
DOUBLING: Final = 2
"""Every second diagonal step costs twice a straight one: 1 and 2 by turns, and 2 and 4 where a straight one costs 2."""

Costs = tuple[tuple[int, Squares], ...]
"""Squares whose entry costs more than 1, by cost."""
_Label = tuple[int, int, Square, int]
"""Provocations, cost, square, parity of diagonals."""
Corners = tuple[Squares, Squares, Squares, Squares]
"""Where diagonal steps to the north-west, north-east, south-west and south-east may end."""


def diagonal(board: Board, a: Square, b: Square) -> bool:
    """Whether the step between two neighbouring squares is a diagonal one."""
    return abs(a - b) not in (1, board.stride)


def _passes(board: Board, size: int) -> Corners:
    """Where diagonal steps may end without cutting a filled corner."""
    found = board.passes.get(size)
    if found is None:
        last, below = size - 1, (size - 1) * board.stride
        filled, stride, area = board.filled, board.stride, board.area

        def clear_of(one: int, two: int) -> Squares:
            cut = filled >> one if one >= 0 else filled << -one
            return area & ~(cut | (filled >> two if two >= 0 else filled << -two))

        found = board.passes[size] = (
            clear_of(size, size * stride), clear_of(-1, last + size * stride),
            clear_of(-stride, size + below), clear_of(last - stride, below - 1))
    return found


def _cuts(board: Board, a: Square, b: Square, size: int) -> bool:
    """Whether a step between neighbouring anchors cuts a filled corner."""
    step = b - a
    if not board.filled or abs(step) in (1, board.stride):
        return False
    which = (step > 0) * 2 + (step in (board.stride + 1, 1 - board.stride))
    return not _passes(board, size)[which] >> b & 1


def step_ok(board: Board, a: Square, b: Square, size: int = 1, cutting: bool = False) -> bool:
    """Whether b is one step from a, on the board, and the step cuts no filled corner (or may)."""
    return (a != b and b >= 0 and bool(board.near[a] >> b & 1) and bool(board.fits(size) >> b & 1)
            and (cutting or not _cuts(board, a, b, size)))


def slanted_costs(cost: int, diagonals: int) -> tuple[int, int]:
    """What a cheap and a dear diagonal step cost where a straight one costs so much."""
    return (cost, 2 * cost) if diagonals == DOUBLING else (3 * cost // 2, (3 * cost + 1) // 2)


def step_cost(board: Board, a: Square, b: Square, size: int = 1, costs: Costs = (), diagonals: int = ONE,
              parity: int = 0) -> int:
    """What one step costs: the dearest of the squares newly entered; parity is 1 after an odd number of diagonals."""
    cost = 1
    if costs:
        entered = 1 << b if size == 1 else board.space(b, size) & ~board.space(a, size)
        for dear, mask in costs:
            if dear > cost and mask & entered:
                cost = dear
    return slanted_costs(cost, diagonals)[parity] if diagonals and diagonal(board, a, b) else cost


class Reach:
    """What a flood came to: where the body may stop, what each square costs and how it is walked."""

    __slots__ = ("_ways", "board", "costs", "cutting", "diagonals", "layers", "odd", "onward", "sheets", "size", "squares", "start")

    def __init__(self, board: Board, start: Square, size: int, costs: Costs, diagonals: int, odd: int,
                 layers: list[Squares], sheets: tuple[list[Squares], ...], squares: Squares, onward: Squares = -1,
                 cutting: bool = False) -> None:
        self.board = board
        self.start = start
        self.size = size
        self.costs = costs
        self.diagonals = diagonals
        self.odd = odd
        """1 if the first diagonal of the way is a dear one."""
        self.layers = layers
        """layers[k]: the anchors reached for at most k, those in which one may not stop included."""
        self.sheets = sheets
        """With alternating diagonals the same for an even and for an odd number of diagonals, else just the layers."""
        self.squares = squares
        """The anchors where the body may come to rest, the one where it stands included."""
        self.onward = onward
        """The anchors from which the way goes on."""
        self.cutting = cutting
        """May steps cut filled corners?"""
        self._ways: dict[tuple[Square, int, int], Path] = {}

    def cost(self, sq: Square) -> int:
        """The least that one pays to come to a square."""
        here = 1 << sq
        for cost, layer in enumerate(self.layers):
            if layer & here:
                return cost
        raise ValueError(f"square {sq} is out of reach")

    def parity(self, sq: Square) -> int:
        """1 if the cheapest way to a square leaves an odd number of diagonals behind, so that the next one is dear."""
        return 0 if self.sheets[0][self.cost(sq)] >> sq & 1 else 1

    def path(self, sq: Square) -> Path:
        """The squares entered on the cheapest way; looked at from the end, each is the lowest possible."""
        left = self.cost(sq)
        if not (self.costs or self.diagonals or self.board.filled):
            return self._plain_way(sq, left)
        return self._way(sq, left, 0 if self.sheets[0][left] >> sq & 1 else 1) if left else ()

    def _plain_way(self, sq: Square, left: int) -> Path:
        """The same where every step costs as much as any other and cuts no corner."""
        layers, near, onward = self.layers, self.board.near, self.onward
        way = [sq] if left else []
        while left > 1:
            left -= 1
            among = layers[left] & near[sq] & onward
            sq = (among & -among).bit_length() - 1
            way.append(sq)
        way.reverse()
        return tuple(way)

    def _way(self, sq: Square, left: int, parity: int) -> Path:
        """The way to a square on which so much is paid and so many diagonals are odd; ways with the same beginning share it."""
        steps: list[tuple[Square, int, int]] = []
        way: Path = ()
        while left:
            key = (sq, left, parity)
            known = self._ways.get(key)
            if known is not None:
                way = known
                break
            steps.append(key)
            sq, left, parity = self._step_back(sq, left, parity)
        for key in reversed(steps):
            way = self._ways[key] = (*way, key[0])
        return way

    def _step_back(self, sq: Square, left: int, parity: int) -> tuple[Square, int, int]:
        """Where one was before coming to a square like this."""
        board = self.board
        filled = 0 if self.cutting else board.filled
        if not self.diagonals and self.size == 1 and not filled & board.near[sq]:
            cost = 1
            for dear, mask in self.costs:
                if dear > cost and mask >> sq & 1:
                    cost = dear
            among = self.layers[left - cost] & board.near[sq] & self.onward
            return (among & -among).bit_length() - 1, left - cost, parity
        among = self.layers[left - 1] & board.near[sq] & self.onward
        return next((before, left - cost, was) for before, was, cost in _before(self, sq, among, parity)
                    if cost <= left and self.sheets[was][left - cost] >> before & 1)


def _before(reach: Reach, sq: Square, among: Squares, parity: int) -> Iterator[tuple[Square, int, int]]:
    """Those from which one steps to a square, lowest first, each with the parity there and the cost of the step."""
    board, size, diagonals = reach.board, reach.size, reach.diagonals
    for before in squares(among & ~(1 << sq)):
        if reach.cutting or not _cuts(board, before, sq, size):
            was = parity ^ 1 if diagonals and diagonal(board, before, sq) else parity
            yield before, was, step_cost(board, before, sq, size, reach.costs, diagonals, was)


def flood(board: Board, start: Square, budget: int, free: Squares, *, size: int = 1, stop: Squares | None = None,
          costs: Costs = (), diagonals: int = ONE, parity: int = 0, halts: Squares = 0, cutting: bool = False) -> Reach:
    """Everything a body comes to within its budget through `free` squares, to rest only in `stop`; whoever comes to an anchor in
    `halts` goes no further, and only `cutting` steps may cut filled corners."""
    home = 1 << start
    onward = ~halts | home
    if size == 1:
        free |= home
    else:
        space = board.space(start, size)
        free = board.erode(free | space, size)
        if stop is not None:
            stop = board.erode(stop | space, size)
    corners = None
    if costs or board.filled:
        around = board.reach(start, size, budget)
        costs = tuple([dear for dear in costs if dear[1] & around])
        if board.filled & around and not cutting:
            corners = _passes(board, size)
    layers = [home]
    if costs and size > 1:
        sheets = _heavy(board, home, budget, free, size, corners, costs, diagonals, parity, onward)
    elif diagonals:
        sheets = _alternate(board, home, budget, free, corners, costs, diagonals, parity, onward)
    elif costs or corners:
        sheets = _rough(board, home, budget, free, corners, costs, onward)
    else:
        stride = board.stride
        reached = home
        for _ in range(budget):
            going = reached & onward
            wide = going | going << 1 | going >> 1
            reached |= (wide | wide << stride | wide >> stride) & free
            layers.append(reached)
        sheets = (layers,)
    layers = sheets[0] if len(sheets) == 1 else [even | odd for even, odd in zip(*sheets, strict=True)]
    last = layers[-1]
    rest = last if stop is None else last & stop | home
    return Reach(board, start, size, costs, diagonals, parity if diagonals else 0, layers, sheets, rest, onward, cutting)


def _classes(free: Squares, costs: Costs) -> list[tuple[int, Squares]]:
    """The free squares by what they cost, the dearest first."""
    classes = []
    for cost, mask in sorted(costs, reverse=True):
        classes.append((cost, free & mask))
        free &= ~mask
    return [*classes, (1, free)]


def _rough(board: Board, home: Squares, budget: int, free: Squares, corners: Corners | None,
           costs: Costs, onward: Squares) -> tuple[list[Squares], ...]:
    """The layers where squares differ in cost or corners are filled."""
    stride = board.stride
    classes = _classes(free, costs)
    around = [0] * classes[0][0]
    layers = [home]
    reached = home
    for _ in range(budget):
        going = reached & onward
        wide = going << 1 | going >> 1
        if corners is None:
            wide |= going
            around.append(wide | wide << stride | wide >> stride)
        else:
            nw, ne, sw, se = corners
            up, down = going >> stride, going << stride
            around.append(wide | up | down | up >> 1 & nw | up << 1 & ne | down >> 1 & sw | down << 1 & se)
        for cost, mask in classes:
            reached |= around[-cost] & mask
        layers.append(reached)
    return (layers,)


def _alternate(board: Board, home: Squares, budget: int, free: Squares, corners: Corners | None, costs: Costs,
               diagonals: int, parity: int, onward: Squares) -> tuple[list[Squares], ...]:
    """The layers with alternating diagonals: two boards in one number, the upper one for an odd number of diagonals."""
    stride, upper = board.stride, len(board.xs) + board.stride
    both = 1 | 1 << upper
    classes = [(cost, *slanted_costs(cost, diagonals), mask * both) for cost, mask in _classes(free, costs)]
    straight = [0] * classes[0][2]
    slanted = straight[:]
    reached = home << upper if parity else home
    layers = [reached]
    nw, ne, sw, se = (mask * both for mask in corners or (board.area,) * 4)
    barred = ~onward & ((1 << upper) - 1)
    going_on = ~(barred * both)
    for _ in range(budget):
        going = reached & going_on
        up, down = going >> stride, going << stride
        column = up | down
        straight.append(going << 1 | going >> 1 | column)
        if corners is None:
            slanted.append(column << 1 | column >> 1)
        else:
            slanted.append(up >> 1 & nw | up << 1 & ne | down >> 1 & sw | down << 1 & se)
        for cost, cheap, dear, mask in classes:
            reached |= (straight[-cost] | slanted[-cheap] << upper | slanted[-dear] >> upper) & mask
        layers.append(reached)
    return _apart(layers, upper)


def _apart(layers: list[Squares], upper: int) -> tuple[list[Squares], ...]:
    """The layers of two boards in one number as those of the lower and of the upper board."""
    lower = (1 << upper) - 1
    return [layer & lower for layer in layers], [layer >> upper for layer in layers]


def _heavy(board: Board, home: Squares, budget: int, free: Squares, size: int, corners: Corners | None, costs: Costs,
           diagonals: int, parity: int, onward: Squares) -> tuple[list[Squares], ...]:
    """The layers of a body of several squares: it pays for those it newly enters, so each direction has other costs."""
    stride, upper = board.stride, len(board.xs) + board.stride
    nw, ne, sw, se = corners or (board.area,) * 4
    passes = (free, free & ne, free, free & se, free, free & sw, free, free & nw)
    fronts = [(cost, *_fronts(mask, size, stride)) for cost, mask in costs]
    moves: list[tuple[int, int, Squares]] = []
    for (dx, dy), step, ends in zip(COMPASS, board.grid.steps, passes, strict=True):
        dear = tuple([(cost, sides[dx] | rows[dy]) for cost, sides, rows in fronts])
        for cost, mask in _classes(ends, dear):
            if not diagonals:
                moves.append((cost, step, mask))
            elif not (dx and dy):
                moves.append((cost, step, mask | mask << upper))
            else:
                cheap, dear_one = slanted_costs(cost, diagonals)
                moves.append((cheap, step + upper, mask << upper))
                moves.append((dear_one, step - upper, mask))
    moves = [move for move in moves if move[2]]
    layers = [0] * max((move[0] for move in moves), default=0)
    spare = len(layers)
    reached = home << upper if diagonals and parity else home
    layers.append(reached)
    if ~onward:
        barred = ~onward & ((1 << upper) - 1)
        onward = ~(barred | barred << upper)
    for _ in range(budget):
        for cost, step, mask in moves:
            before = layers[-cost] & onward
            reached |= (before << step if step > 0 else before >> -step) & mask
        layers.append(reached)
    return _apart(layers[spare:], upper) if diagonals else (layers[spare:],)


def _fronts(mask: Squares, size: int, stride: int) -> tuple[tuple[Squares, ...], tuple[Squares, ...]]:
    """The anchors of bodies that have a square of a set in the column, and those that have one in the row, which they
    newly enter: at 1 by a step to the east or south, at -1 to the west or north, none at 0."""
    column = row = 0
    for n in range(size):
        column |= mask >> n * stride
        row |= mask >> n
    return (0, column >> size - 1, column), (0, row >> (size - 1) * stride, row)


class Quiet:
    """Of the ways from one place, those that provoke least, then the cheapest, then the lowest: worked out once for all goals.

    `danger` are the anchors from which a step may provoke; `leaves` says how many a step from there provokes.
    """

    __slots__ = ("_body", "_ends", "_known", "_leaves", "_ways", "danger", "reach")

    def __init__(self, reach: Reach, danger: Squares, leaves: Callable[[Square, Square], int]) -> None:
        self.reach = reach
        self.danger = danger
        self._leaves = leaves
        self._body = reach.layers[-1]
        self._known: set[_Label] = set()
        self._ends: dict[Square, _Label] = {}
        self._ways: dict[_Label, Path] = {}

    def path(self, goal: Square) -> Path | None:
        """The quietest way to a square; None if there is none within the budget."""
        if not self.reach.squares >> goal & 1:
            return None
        way = self.reach.path(goal)
        here, danger = self.reach.start, self.danger
        for there in way:
            if danger >> here & 1 and self._leaves(here, there):
                break
            here = there
        else:
            return way
        if not self._known:
            self._search()
        return self._back(self._ends[goal])

    def _shame(self, a: Square, b: Square) -> int:
        return self._leaves(a, b) if self.danger >> a & 1 else 0

    def _search(self) -> None:
        """Dijkstra on provocations and cost; a square may be come to more than once: quieter and dearer first."""
        reach = self.reach
        board, size, costs, diagonals, body = reach.board, reach.size, reach.costs, reach.diagonals, self._body
        onward, cutting = reach.onward, reach.cutting
        budget, near = len(reach.layers) - 1, reach.board.near
        least: dict[tuple[Square, int], int] = {}
        waiting: list[_Label] = [(0, 0, reach.start, reach.odd)]
        while waiting:
            label = heappop(waiting)
            provoked, paid, sq, odd = label
            if least.get((sq, odd), budget + 1) <= paid:
                continue
            least[sq, odd] = paid
            self._known.add(label)
            self._ends.setdefault(sq, label)
            dangerous = self.danger >> sq & 1
            if not onward >> sq & 1:
                continue
            for there in squares(near[sq] & body & ~(1 << sq)):
                if not cutting and _cuts(board, sq, there, size):
                    continue
                spent = paid + (step_cost(board, sq, there, size, costs, diagonals, odd) if costs or diagonals else 1)
                turned = odd ^ 1 if diagonals and diagonal(board, sq, there) else odd
                if spent <= budget and spent < least.get((there, turned), budget + 1):
                    heappush(waiting, (provoked + self._leaves(sq, there) if dangerous else provoked, spent, there, turned))

    def _back(self, label: _Label) -> Path:
        """The way that led to a label; ways with the same beginning share it."""
        reach, known, ways = self.reach, self._known, self._ways
        steps: list[_Label] = []
        while label[1] and label not in ways:
            steps.append(label)
            provoked, paid, sq, odd = label
            for before, was, cost in _before(reach, sq, self._body & reach.board.near[sq] & reach.onward, odd):
                label = provoked - self._shame(before, sq), paid - cost, before, was
                if label in known:
                    break
        way = ways.get(label, ())
        for label in reversed(steps):
            way = ways[label] = (*way, label[2])
        return way


def straight(board: Board, a: Square, b: Square) -> Path | None:
    """The squares from a to b, b included, if b lies straight or exactly diagonally from a."""
    dx, dy = board.xs[b] - board.xs[a], board.ys[b] - board.ys[a]
    length = max(abs(dx), abs(dy))
    if dx and dy and abs(dx) != abs(dy):
        return None
    step = board.grid.steps[bearing(dx, dy)]
    return tuple(a + step * n for n in range(1, length + 1))
