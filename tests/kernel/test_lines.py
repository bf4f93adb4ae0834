"""Lines against plain geometry with fractions."""
from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest

from bitva.kernel.lines import UNIT, Spot, blocked_corners, clear, corners, crossed, middle, reached, sight, skirts, spot
from bitva.kernel.space import Board, squares

Place = tuple[int, int]


def meets_inside(place: Place, p: Spot, q: Spot) -> bool:
    """Whether the line between its ends passes the open inside of a square."""
    low, high = Fraction(0), Fraction(1)
    for at, start, end in zip(place, p, q, strict=True):
        near, far, step = at * UNIT, at * UNIT + UNIT, end - start
        if not step:
            if not near < start < far:
                return False
            continue
        ends = sorted((Fraction(near - start, step), Fraction(far - start, step)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high


def passes_point(point: Spot, p: Spot, q: Spot) -> bool:
    """Whether a point lies on the line between its ends."""
    dx, dy, ax, ay = q[0] - p[0], q[1] - p[1], point[0] - p[0], point[1] - p[1]
    return dx * ay == dy * ax and 0 < ax * dx + ay * dy < dx * dx + dy * dy


def runs_along(a: Spot, b: Spot, p: Spot, q: Spot) -> bool:
    """Whether the line has more than a point in common with the side from a to b."""
    axis = 0 if a[1] == b[1] else 1
    if not a[1 - axis] == p[1 - axis] == q[1 - axis]:
        return False
    return max(a[axis], min(p[axis], q[axis])) < min(b[axis], max(p[axis], q[axis]))


def plain_clear(walls: set[Place], p: Spot, q: Spot) -> bool:
    for x, y in walls:
        here, below = (x * UNIT, y * UNIT), (x * UNIT, y * UNIT + UNIT)
        right, far = (x * UNIT + UNIT, y * UNIT), (x * UNIT + UNIT, y * UNIT + UNIT)
        if meets_inside((x, y), p, q):
            return False
        if (x + 1, y + 1) in walls and passes_point(far, p, q):
            return False
        if (x - 1, y + 1) in walls and passes_point(below, p, q):
            return False
        if (x - 1, y) in walls and runs_along(here, below, p, q):
            return False
        if (x, y - 1) in walls and runs_along(here, right, p, q):
            return False
    return True


def ends_of(place: Place) -> list[Spot]:
    x, y = place[0] * UNIT, place[1] * UNIT
    return [(x + 2, y + 2), (x + 198, y + 2), (x + 2, y + 198), (x + 198, y + 198), (x + 100, y + 100)]


def plain_sight(walls: set[Place], one: set[Place], other: set[Place]) -> bool:
    walls = walls - one - other
    return any(plain_clear(walls, p, q) for a in one for b in other for p in ends_of(a) for q in ends_of(b))


def scene(rng: random.Random, most: int) -> tuple[Board, set[Place]]:
    width, height = rng.randint(1, most), rng.randint(1, most)
    share = rng.choice([0.05, 0.2, 0.4])
    walls = {place for place in product(range(width), range(height)) if rng.random() < share}
    return walled(width, height, walls), walls


def walled(width: int, height: int, walls: set[Place]) -> Board:
    return Board(width, height, filled=sum(1 << y * (width + 1) + x for x, y in walls))


def body(board: Board, place: Place, size: int = 1) -> int:
    return board.space(board.square(*place), size)


@pytest.mark.parametrize("seed", range(150))
def test_clear_agrees_with_fractions(seed: int) -> None:
    rng = random.Random(seed)
    board, walls = scene(rng, 7)
    fineness = rng.choice([200, 100, 50, 7])
    for _ in range(25):
        px, qx = (rng.randrange(-fineness, board.width * UNIT + 2 * fineness, fineness) for _ in "pq")
        py, qy = (rng.randrange(-fineness, board.height * UNIT + 2 * fineness, fineness) for _ in "pq")
        wanted = plain_clear(walls, (px, py), (qx, qy))
        assert clear(board, board.filled, (px, py), (qx, qy)) is wanted, (sorted(walls), (px, py), (qx, qy))
        assert clear(board, board.filled, (qx, qy), (px, py)) is wanted
        every = product(range(board.width), range(board.height))
        inside = {place for place in every if meets_inside(place, (px, py), (qx, qy))}
        assert {board.xy(sq) for sq in squares(crossed(board, (px, py), (qx, qy)))} == inside


def test_touching_and_grazing() -> None:
    board = Board.open(4, 4)

    def blocks(walls: list[Place], p: Place, q: Place) -> bool:
        mask = sum(1 << board.square(x, y) for x, y in walls)
        return not clear(board, mask, (p[0] * UNIT, p[1] * UNIT), (q[0] * UNIT, q[1] * UNIT))

    assert not blocks([(1, 1)], (0, 1), (3, 1))                    # along a face
    assert not blocks([(1, 1), (2, 1)], (0, 1), (4, 1))            # along two faces in a row
    assert not blocks([(1, 1)], (0, 2), (2, 0))                    # past a corner
    assert blocks([(1, 1), (0, 0)], (0, 2), (2, 0))                # between two corners that touch
    assert blocks([(1, 1), (2, 2)], (2, 0), (2, 4))                # the same straight through
    assert blocks([(1, 1), (1, 2)], (0, 2), (4, 2))                # along a side that two squares share
    assert blocks([(1, 1), (2, 1)], (2, 0), (2, 4))
    assert not blocks([(1, 1), (0, 0)], (1, 1), (2, 0))            # a line that begins where corners touch
    assert not blocks([(1, 1), (1, 2)], (0, 2), (1, 2))            # a line that ends at the side's end
    assert blocks([(1, 1)], (0, 0), (4, 4))
    assert not clear(board, board.area, (100, 100), (100, 100))    # a point inside
    assert clear(board, board.area, (200, 100), (200, 100))        # a point on a face


@pytest.mark.parametrize("seed", range(120))
def test_sight_agrees_with_fractions(seed: int) -> None:
    rng = random.Random(1000 + seed)
    board, walls = scene(rng, 6)
    for _ in range(6):
        bodies = []
        for _ in "ab":
            size = rng.choice([1, 1, 1, 2, 3])
            size = size if size <= min(board.width, board.height) else 1
            x, y = rng.randint(0, board.width - size), rng.randint(0, board.height - size)
            bodies.append((body(board, (x, y), size), {(x + i, y + j) for i in range(size) for j in range(size)}))
        (a, one), (b, other) = bodies
        wanted = plain_sight(walls, one, other)
        assert sight(board, a, b) is wanted, (sorted(walls), one, other)
        assert sight(board, b, a) is wanted
        assert sight(board, a, b, board.filled) is wanted
        assert sight(board, a, b, 0) is True


def test_sight_on_a_wide_board() -> None:
    rng = random.Random(3)
    for _ in range(12):
        walls = {(rng.randrange(30), rng.randrange(24)) for _ in range(110)}
        board = walled(30, 24, walls)
        for _ in range(6):
            one, other = ((rng.randrange(30), rng.randrange(24)) for _ in "ab")
            assert sight(board, body(board, one), body(board, other)) is plain_sight(walls, {one}, {other})


def sees(walls: set[Place], one: Place, other: Place) -> bool:
    board = walled(8, 8, walls)
    return sight(board, body(board, one), body(board, other))


def test_sight_past_pillars_and_through_gaps() -> None:
    assert not sees({(2, 0)}, (0, 0), (4, 0))
    assert sees({(2, 0), (2, 2)}, (0, 1), (4, 1))
    assert not sees({(1, 0), (0, 1)}, (0, 0), (1, 1))
    assert sees({(1, 0)}, (0, 0), (1, 1))
    assert sees({(0, 0), (4, 0)}, (0, 0), (4, 0))                  # whoever stands in a wall sees out of it


def test_a_curtain_hides_without_filling() -> None:
    board = Board.draw([".|."], {"|": "opaque"})
    assert not sight(board, 1, 4)
    assert sight(board, 1, 4, board.filled)
    assert sight(board.with_layer("opaque", 0), 1, 4)


def test_each_board_has_its_own_memory_of_sight() -> None:
    board = walled(5, 1, {(2, 0)})
    assert not sight(board, 1, 16) and not sight(board, 16, 1)
    assert sight(board.with_layer("filled", 0), 1, 16)
    assert not sight(board, 1, 16)


def blocked(walls: set[Place], one: Place, other: Place) -> list[int]:
    board = walled(8, 8, walls)
    return [blocked_corners(board, corner, board.square(*other), board.filled)
            for corner in corners(board, board.square(*one))]


def test_cover_by_lines_to_corners() -> None:
    assert min(blocked({(2, 0)}, (0, 0), (4, 1))) == 2
    assert blocked({(2, 0)}, (0, 0), (4, 0)) == [4, 4, 4, 4]
    assert blocked({(3, 0)}, (0, 0), (6, 0)) == [4, 4, 4, 4]
    assert blocked({(3, 0)}, (0, 0), (4, 1))[2] == 0               # the corner to the south-west
    assert min(blocked({(3, 0)}, (0, 0), (4, 0))) == 4


def past_a_point(rng: random.Random, board: Board, end: Spot) -> Spot:
    """A spot from which the line to an end runs exactly through a point of the grid."""
    return (2 * UNIT * rng.randint(0, board.width) - end[0], 2 * UNIT * rng.randint(0, board.height) - end[1])


@pytest.mark.parametrize("seed", range(120))
def test_lines_to_a_square_agree_with_fractions(seed: int) -> None:
    rng = random.Random(2000 + seed)
    board, walls = scene(rng, 7)
    for _ in range(12):
        place = rng.randrange(board.width), rng.randrange(board.height)
        sq = board.square(*place)
        start = rng.choice([
            spot((rng.randint(0, 2 * board.width), rng.randint(0, 2 * board.height))),
            spot((rng.randint(-4, 2 * board.width + 4), rng.randint(-4, 2 * board.height + 4))),
            rng.choice(corners(board, sq)), past_a_point(rng, board, rng.choice(ends_of(place))),
            (rng.randint(0, board.width * UNIT), rng.randint(0, board.height * UNIT))])
        lines = [plain_clear(walls, start, end) for end in ends_of(place)]
        assert blocked_corners(board, start, sq, board.filled) == lines[:4].count(False)
        assert reached(board, start, sq, board.filled) is any(lines)


def test_spots() -> None:
    board = Board.open(3, 3)
    sq = board.square(2, 1)
    assert spot((5, 3)) == middle(board, sq) == (500, 300)
    assert corners(board, sq) == ((402, 202), (598, 202), (402, 398), (598, 398))


def test_a_line_along_a_side_skirts_it() -> None:
    board = walled(6, 6, {(2, 2)})

    def skirts_it(x: int, y: int, to_x: int, to_y: int) -> bool:
        return skirts(board, board.filled, (x * UNIT, y * UNIT), (to_x * UNIT, to_y * UNIT))

    assert skirts_it(0, 2, 5, 2) and skirts_it(0, 3, 5, 3)         # along its north and its south side
    assert skirts_it(2, 0, 2, 5) and skirts_it(3, 5, 3, 0)         # along its west and its east side
    assert skirts_it(0, 2, 5, 3)                                   # through its inside
    assert not skirts_it(0, 1, 5, 1)
    assert not skirts_it(1, 3, 3, 1)                               # touches a corner
