"""Floods and ways against Dijkstra and plain enumeration over points."""
from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from bitva.kernel.paths import ALTERNATE, DOUBLING, ONE, Costs, Quiet, diagonal, flood, step_cost, step_ok, straight
from bitva.kernel.space import Board, squares

Place = tuple[int, int]
State = tuple[Place, int]


@dataclass
class Scene:
    """A small map as sets of points, and the same as masks."""

    width: int
    height: int
    filled: set[Place]
    free: set[Place]
    stop: set[Place] | None
    costs: list[tuple[int, set[Place]]]
    size: int
    start: Place
    budget: int
    diagonals: int
    parity: int
    halts: set[Place] = field(default_factory=set)
    cutting: bool = False

    @property
    def board(self) -> Board:
        return Board(self.width, self.height, filled=self.mask(self.filled))

    def mask(self, wanted: set[Place]) -> int:
        return sum(1 << y * (self.width + 1) + x for x, y in wanted)

    def square(self, place: Place) -> int:
        return place[1] * (self.width + 1) + place[0]

    def place(self, sq: int) -> Place:
        return sq % (self.width + 1), sq // (self.width + 1)

    @property
    def masked_costs(self) -> Costs:
        return tuple((cost, self.mask(where)) for cost, where in self.costs)

    def body(self, place: Place) -> set[Place]:
        return {(place[0] + i, place[1] + j) for i in range(self.size) for j in range(self.size)}

    def fits(self, place: Place) -> bool:
        return all(0 <= x < self.width and 0 <= y < self.height for x, y in self.body(place))

    def may_rest(self, place: Place) -> bool:
        home = self.body(self.start)
        return place == self.start or self.body(place) <= (self.free if self.stop is None else self.stop) | home

    def cut(self, a: Place, b: Place) -> bool:
        """Whether a diagonal step sweeps over a filled corner: a square of the box around both bodies, in neither."""
        both = self.body(a) | self.body(b)
        box = {(x, y) for x in {x for x, _ in both} for y in {y for _, y in both}}
        return not self.cutting and a[0] != b[0] and a[1] != b[1] and bool((box - both) & self.filled)

    def steps(self, a: Place, parity: int) -> Iterator[tuple[Place, int, int]]:
        """Where one may step to, the parity then, and the cost."""
        if a in self.halts and a != self.start:
            return
        allowed = self.free | self.body(self.start)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                b = a[0] + dx, a[1] + dy
                if b == a or not self.fits(b) or not self.body(b) <= allowed or self.cut(a, b):
                    continue
                entered = self.body(b) - self.body(a)
                cost = max([1, *(dear for dear, where in self.costs if where & entered)])
                if dx and dy and self.diagonals:
                    extra = cost * parity if self.diagonals == DOUBLING else (cost + parity) // 2
                    yield b, 1 - parity, cost + extra
                else:
                    yield b, parity, cost

    def dijkstra(self) -> dict[State, int]:
        best = {(self.start, self.parity): 0}
        waiting = [(0, self.start, self.parity)]
        while waiting:
            paid, place, parity = heapq.heappop(waiting)
            if best[place, parity] < paid:
                continue
            for there, then, cost in self.steps(place, parity):
                if paid + cost <= self.budget and best.get((there, then), paid + cost + 1) > paid + cost:
                    best[there, then] = paid + cost
                    heapq.heappush(waiting, (paid + cost, there, then))
        return best


def scene(rng: random.Random, most: int, budget: int) -> Scene:
    width, height = rng.randint(1, most), rng.randint(1, most)
    every = [(x, y) for x in range(width) for y in range(height)]

    def some(share: float) -> set[Place]:
        return {place for place in every if rng.random() < share}

    size = rng.choice([1, 1, 1, 2, 3, 4])
    size = size if size <= min(width, height) else 1
    filled = some(rng.choice([0, 0, 0.1, 0.25]))
    free = set(every) - filled - some(rng.choice([0, 0.15]))
    diagonals = rng.choice([ONE, ALTERNATE, DOUBLING])
    return Scene(
        width, height, filled, free, free & some(0.7) if rng.random() < 0.3 else None,
        [(cost, some(0.3)) for cost in rng.choice([[], [2], [3, 2], [2, 4]])], size,
        (rng.randint(0, width - size), rng.randint(0, height - size)), rng.randint(0, budget),
        diagonals, rng.randint(0, 1) if diagonals else 0, some(rng.choice([0, 0, 0.3])), rng.random() < 0.2)


@pytest.mark.parametrize("seed", range(400))
def test_floods_agree_with_dijkstra(seed: int) -> None:
    at = scene(random.Random(seed), 9, 8)
    board, best = at.board, at.dijkstra()
    stop = None if at.stop is None else at.mask(at.stop)
    reach = flood(board, at.square(at.start), at.budget, at.mask(at.free), size=at.size, stop=stop,
                  costs=at.masked_costs, diagonals=at.diagonals, parity=at.parity, halts=at.mask(at.halts), cutting=at.cutting)
    before = best_before(at, best)
    least: dict[Place, int] = {}
    for (place, _), paid in best.items():
        least[place] = min(paid, least.get(place, paid))
    within = [{place for place, paid in least.items() if paid <= k} for k in range(at.budget + 1)]
    assert reach.layers == [at.mask(places) for places in within]
    assert reach.squares == at.mask({place for place in least if at.may_rest(place)})
    for place, paid in least.items():
        sq = at.square(place)
        assert reach.cost(sq) == paid
        parity = min(parity for parity in (0, 1) if best.get((place, parity)) == paid)
        assert reach.parity(sq) == parity
        assert [at.start, *map(at.place, reach.path(sq))] == lowest_way(before, (place, parity))


def best_before(at: Scene, best: dict[State, int]) -> dict[State, State]:
    """For each state the one with the lowest square from which a cheapest way steps to it."""
    before: dict[State, State] = {}
    for place, parity in sorted(best, key=lambda state: at.square(state[0])):
        for there, then, cost in at.steps(place, parity):
            if best.get((there, then)) == best[place, parity] + cost:
                before.setdefault((there, then), (place, parity))
    return before


def lowest_way(before: dict[State, State], end: State) -> list[Place]:
    way = [end[0]]
    while end in before:
        end = before[end]
        way.append(end[0])
    return way[::-1]


@pytest.mark.parametrize("seed", range(60))
def test_single_steps_agree_with_the_flood_of_points(seed: int) -> None:
    at = scene(random.Random(5000 + seed), 6, 0)
    at.free = {(x, y) for x in range(at.width) for y in range(at.height)}
    at.halts = set()
    board = at.board
    anchors = [place for place in sorted(at.free) if at.fits(place)]
    for a in anchors:
        steps = {there: cost for there, _, cost in at.steps(a, at.parity)}
        for b in sorted(at.free):
            one, other = at.square(a), at.square(b)
            assert step_ok(board, one, other, at.size, at.cutting) is (b in steps)
            if b in steps:
                assert step_cost(board, one, other, at.size, at.masked_costs, at.diagonals, at.parity) == steps[b]
                assert diagonal(board, one, other) is (a[0] != b[0] and a[1] != b[1])


def ways(at: Scene, place: Place, parity: int, left: int) -> Iterator[tuple[list[Place], int, int]]:
    """All ways on from here within the budget, each with the parity at its end and what is left."""
    yield [], parity, left
    for there, then, cost in at.steps(place, parity):
        if cost <= left:
            for rest, last, spare in ways(at, there, then, left - cost):
                yield [there, *rest], last, spare


@pytest.mark.parametrize("seed", range(200))
def test_quiet_ways_are_the_best_of_all(seed: int) -> None:
    rng = random.Random(9000 + seed)
    at = scene(rng, 4, 4)
    if seed % 2:
        at = scene(rng, 5, 7)
        at.size, at.free = 1, {place for place in sorted(at.free) if rng.random() < 0.4}
    board = at.board
    shy = {place: rng.choice([0, 0, 1, 2]) for place in ((x, y) for x in range(at.width) for y in range(at.height))}

    def leaves(a: int, b: int) -> int:
        one, other = at.place(a), at.place(b)
        return shy[one] if (one[0] + other[1]) % 3 else 0

    best: dict[Place, tuple[int, int, int, list[int]]] = {}
    for way, parity, left in ways(at, at.start, at.parity, at.budget):
        walked = [at.square(at.start), *(at.square(place) for place in way)]
        rank = (sum(leaves(a, b) for a, b in pairwise(walked)), at.budget - left, parity, walked[::-1])
        goal = at.place(walked[-1])
        best[goal] = min(rank, best.get(goal, rank))
    stop = None if at.stop is None else at.mask(at.stop)
    quietest = Quiet(flood(board, at.square(at.start), at.budget, at.mask(at.free), size=at.size, stop=stop, costs=at.masked_costs,
                           diagonals=at.diagonals, parity=at.parity, halts=at.mask(at.halts), cutting=at.cutting),
                     board.area, leaves)
    for x in range(at.width):
        for y in range(at.height):
            found = quietest.path(at.square((x, y)))
            wanted = best.get((x, y)) if at.may_rest((x, y)) else None
            assert found == (None if wanted is None else tuple(wanted[3][::-1][1:])), (at, (x, y))


def quiet(board: Board, start: int, goal: int, budget: int, free: int, leaves: Callable[[int, int], int],
          costs: Costs = ()) -> tuple[int, ...] | None:
    return Quiet(flood(board, start, budget, free, costs=costs), board.area, leaves).path(goal)


def test_a_quiet_way_round_is_taken_only_if_it_can_be_paid() -> None:
    board = Board.open(7, 5)
    start, goal = board.square(0, 2), board.square(6, 2)
    guarded = board.near[board.square(3, 1)]

    def leaves(a: int, b: int) -> int:
        return guarded >> a & ~guarded >> b & 1

    assert quiet(board, start, goal, 5, board.area, leaves=leaves) is None
    for budget in (6, 7, 9):
        way = quiet(board, start, goal, budget, board.area, leaves=leaves)
        assert way is not None
        assert sum(leaves(a, b) for a, b in pairwise((start, *way))) == 0
        assert len(way) == 6
    walled = board.with_layer("filled", board.box(3, 3, 3, 4))
    free = board.area & ~walled.filled
    way = quiet(walled, start, goal, 9, free, leaves=leaves)
    assert way is not None and sum(leaves(a, b) for a, b in pairwise((start, *way))) == 1


def test_a_quiet_detour_may_leave_too_little_for_what_comes_after_it() -> None:
    board = Board.open(3, 2)
    start, gate, goal, aside = board.square(0, 0), board.square(1, 0), board.square(2, 0), board.square(0, 1)
    free, costs = 1 << gate | 1 << goal | 1 << aside, ((3, 1 << goal),)

    def leaves(a: int, b: int) -> int:
        return int((a, b) == (start, gate))

    assert quiet(board, start, goal, 5, free, costs=costs, leaves=leaves) == (aside, gate, goal)
    assert quiet(board, start, goal, 4, free, costs=costs, leaves=leaves) == (gate, goal)
    assert quiet(board, start, goal, 3, free, costs=costs, leaves=leaves) is None


def test_the_corner_of_a_wall_is_not_cut() -> None:
    board = Board.draw([".#", ".."])
    free = board.area & ~board.filled
    corner = board.square(1, 1)
    assert not step_ok(board, 0, corner)
    assert flood(board, 0, 2, free).path(corner) == (board.square(0, 1), corner)
    orcs = Board.open(2, 2)
    assert flood(orcs, 0, 1, 1 << corner).path(corner) == (corner,)


def test_diagonals_by_turns() -> None:
    board = Board.open(12, 12)
    corner = board.square(6, 6)
    assert flood(board, 0, 6, board.area).cost(corner) == 6
    reach = flood(board, 0, 9, board.area, diagonals=ALTERNATE)
    assert reach.cost(corner) == 9 and reach.parity(corner) == 0
    assert reach.cost(board.square(4, 1)) == 4 and reach.parity(board.square(4, 1)) == 1
    assert flood(board, 0, 1, board.area, diagonals=ALTERNATE, parity=1).squares == (
        1 << 0 | 1 << 1 | 1 << board.square(0, 1))
    rough = ((2, board.area),)
    assert flood(board, 0, 3, board.area, costs=rough, diagonals=ALTERNATE).cost(board.square(1, 1)) == 3
    doubling = flood(board, 0, 6, board.area, costs=rough, diagonals=DOUBLING)
    assert [doubling.cost(board.square(n, n)) for n in (1, 2)] == [2, 6]
    assert step_cost(board, 0, board.square(1, 1), 1, ((4, board.area),), ALTERNATE) == 6


def test_who_is_halted_goes_no_further() -> None:
    board = Board.open(5, 1)
    assert flood(board, 0, 4, board.area, halts=1 << 2).squares == 0b111
    assert flood(board, 2, 1, board.area, halts=1 << 2).squares == 0b1110, "whoever stands there may leave"


def test_a_square_out_of_reach_has_no_cost() -> None:
    board = Board.open(4, 1)
    with pytest.raises(ValueError):
        flood(board, 0, 2, board.area).cost(3)


def test_one_may_pass_where_one_may_not_stop() -> None:
    board = Board.open(4, 1)
    reach = flood(board, 0, 3, board.area, stop=board.area & ~2)
    assert reach.squares == 0b1101 and reach.layers[1] == 0b11 and reach.path(2) == (1, 2)
    assert flood(board, 0, 3, board.area, stop=0).squares == 1


def test_straight_lines() -> None:
    board = Board.open(8, 8)
    a = board.square(3, 3)
    assert straight(board, a, board.square(6, 3)) == tuple(board.square(x, 3) for x in (4, 5, 6))
    assert straight(board, a, board.square(0, 6)) == tuple(board.square(3 - k, 3 + k) for k in (1, 2, 3))
    assert straight(board, a, board.square(5, 4)) is None
    assert straight(board, a, a) == ()
    for sq in squares(board.area):
        way = straight(board, a, sq)
        dx, dy = board.xs[sq] - 3, board.ys[sq] - 3
        assert (way is not None) is (not dx or not dy or abs(dx) == abs(dy))
        assert not way or (way[-1] == sq and all(step_ok(board, b, c) for b, c in pairwise((a, *way))))
