"""Areas against plain geometry."""
from __future__ import annotations

import math
import random

import pytest

from bitva.kernel.areas import ANY, HALF, block, cone, disc, lit, strip
from bitva.kernel.lines import clear, corners, middle, spot
from bitva.kernel.space import Board, count, squares

Place = tuple[int, int]
Vertex = tuple[float, float]
FIELD = Board.open(30, 30)


def places(mask: int, board: Board = FIELD, away: Place = (0, 0)) -> set[Place]:
    return {(board.xs[sq] - away[0], board.ys[sq] - away[1]) for sq in squares(mask)}


def part_of_circle(x: float, y: float, radius: float) -> float:
    """How much of the unit square with this corner lies within the radius of the origin (by thin strips)."""
    strips = 4000
    total = 0.0
    for k in range(strips):
        u = x + (k + 0.5) / strips
        height = math.sqrt(max(radius * radius - u * u, 0.0))
        total += max(0.0, min(y + 1, height) - max(y, -height)) / strips
    return total


def part_of_shape(shape: list[Vertex], x: float, y: float) -> float:
    """How much of the unit square with this corner a convex shape covers: it is cut along the square's four sides."""
    for axis, limit, sign in ((0, x, 1), (0, x + 1, -1), (1, y, 1), (1, y + 1, -1)):
        kept: list[Vertex] = []
        for k, p in enumerate(shape):
            q = shape[(k + 1) % len(shape)]
            before, after = sign * (p[axis] - limit), sign * (q[axis] - limit)
            if before >= 0:
                kept.append(p)
            if before * after < 0:
                t = before / (before - after)
                kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        shape = kept
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(shape, shape[1:] + shape[:1], strict=True))) / 2


@pytest.mark.parametrize(("radius", "number"), [(1, 4), (2, 12), (3, 32), (4, 52), (5, 80), (6, 112)])
def test_circles_about_a_corner(radius: int, number: int) -> None:
    assert count(disc(FIELD, (30, 30), radius)) == number


def test_a_circle_drawn() -> None:
    ends = {(0, 0), (3, 0), (0, 3), (3, 3)}
    assert places(disc(FIELD, (4, 4), 2)) == {(x, y) for x in range(4) for y in range(4)} - ends
    assert places(disc(FIELD, (11, 11), 1)) == {(5, 5), (4, 5), (6, 5), (5, 4), (5, 6)}
    assert places(disc(FIELD, (0, 0), 2)) == {(0, 0), (1, 0), (0, 1)}
    assert places(disc(FIELD, (-2, 1), 2)) == {(0, 0), (0, 1)}


@pytest.mark.parametrize("radius", range(1, 13))
@pytest.mark.parametrize("origin", [(30, 30), (31, 31), (31, 30)])
def test_the_centre_of_a_square_tells_whether_half_of_it_is_in_a_circle(radius: int, origin: Place) -> None:
    found = places(disc(FIELD, origin, radius))
    ox, oy = origin[0] / 2, origin[1] / 2
    for x in range(30):
        for y in range(30):
            off = math.hypot(x + 0.5 - ox, y + 0.5 - oy)
            if abs(off - radius) > 1e-9 and abs(off - radius) < 1:
                assert (part_of_circle(x - ox, y - oy, radius) >= 0.5) is ((x, y) in found), (x, y)
            elif abs(off - radius) <= 1e-9:
                assert (x, y) in found            # its centre lies on the circle itself: a shade less than half


def test_any_part_under_a_circle() -> None:
    found = disc(FIELD, (11, 11), 2, ANY)
    for place, there in (((7, 5), True), ((8, 5), False), ((7, 6), True), ((7, 7), False), ((5, 5), True)):
        assert (place in places(found)) is there
    assert count(disc(FIELD, (30, 30), 1, ANY)) == 4


def test_a_cone_to_the_east() -> None:
    wanted = {(1, 0), (2, 0), (3, -1), (3, 0), (3, 1)}
    assert places(cone(FIELD, (22, 21), (30, 21), 3), away=(10, 10)) == wanted
    assert places(cone(FIELD, (20, 21), (4, 21), 3), away=(10, 10)) == {(-x, y) for x, y in wanted}
    assert places(cone(FIELD, (21, 22), (21, 23), 3), away=(10, 10)) == {(y, x) for x, y in wanted}
    assert places(cone(FIELD, (21, 20), (21, 1), 3), away=(10, 10)) == {(y, -x) for x, y in wanted}


def test_a_strip_to_the_east() -> None:
    assert places(strip(FIELD, (22, 21), (25, 21), 6), away=(10, 10)) == {(x, 0) for x in range(1, 7)}
    assert places(strip(FIELD, (20, 21), (19, 21), 6), away=(10, 10)) == {(-x, 0) for x in range(1, 7)}
    assert places(strip(FIELD, (22, 21), (25, 21), 2, 3), away=(10, 10)) == {(x, y) for x in (1, 2) for y in (-1, 0, 1)}
    assert places(strip(FIELD, (20, 20), (21, 21), 3)) == {(10, 10), (11, 11)}


def test_a_template_cone_touches() -> None:
    found = places(cone(FIELD, (22, 21), (30, 21), 9, 3, ANY), away=(10, 10))
    assert found == {(x, 0) for x in range(1, 10)} | {(x, y) for x in range(4, 10) for y in (-1, 1)}


@pytest.mark.parametrize("seed", range(60))
def test_cones_and_strips_agree_with_floats(seed: int) -> None:
    rng = random.Random(seed)
    origin = rng.randint(16, 44), rng.randint(16, 44)
    toward = origin
    while toward == origin:
        toward = origin[0] + rng.randint(-9, 9), origin[1] + rng.randint(-9, 9)
    length, width, share = rng.randint(1, 12), rng.randint(1, 6), rng.choice([HALF, ANY])
    ox, oy = origin[0] / 2, origin[1] / 2
    off = math.dist(origin, toward)
    ux, uy = (toward[0] - origin[0]) / off, (toward[1] - origin[1]) / off

    def at(along: float, across: float) -> Vertex:
        return ox + ux * along - uy * across, oy + uy * along + ux * across

    half = width / 2
    shapes = [
        (cone(FIELD, origin, toward, length, width, share), [at(0, 0), at(length, -half), at(length, half)]),
        (cone(FIELD, origin, toward, length, share=share), [at(0, 0), at(length, -length / 2), at(length, length / 2)]),
        (strip(FIELD, origin, toward, length, width, share),
         [at(0, -half), at(length, -half), at(length, half), at(0, half)])]
    for mask, shape in shapes:
        found = places(mask)
        for x in range(30):
            for y in range(30):
                part = part_of_shape(shape, x, y)
                least = 0.5 if share == HALF else 0.0
                if abs(part - least) > 1e-9:
                    assert (part > least) is ((x, y) in found), (origin, toward, length, width, share, x, y, part)
                elif share == ANY:
                    assert part > 1e-15 or (x, y) not in found


def test_ties_are_exact() -> None:
    diagonal = places(cone(FIELD, (20, 20), (22, 22), 6), away=(10, 10))
    assert (1, 0) in diagonal and (0, 1) in diagonal       # the edge runs through the very centre of these squares
    assert {(y, x) for x, y in diagonal} == diagonal
    gentle = places(strip(FIELD, (20, 20), (30, 20), 4), away=(10, 10))
    assert gentle == {(x, y) for x in range(4) for y in (-1, 0)}  # a line between two rows covers half of each


def test_an_area_needs_a_direction() -> None:
    for lay in (cone, strip):
        with pytest.raises(ValueError):
            lay(FIELD, (4, 4), (4, 4), 3)


def test_blocks() -> None:
    assert places(block(FIELD, FIELD.square(6, 4), 3)) == {(x, y) for x in (6, 7, 8) for y in (4, 5, 6)}
    assert places(block(FIELD, FIELD.square(28, 29), 3)) == {(28, 29), (29, 29)}


def test_a_wall_shelters_from_a_blast() -> None:
    board = Board.open(20, 20)
    wall = board.box(7, 0, 7, 19)
    board = board.with_layer("filled", wall)
    blast = disc(board, (10, 10), 4)
    orc = 1 << board.square(8, 5)
    assert blast & orc
    assert lit(board, (10, 10), blast) == blast & board.box(0, 0, 6, 19)
    assert lit(board, (10, 10), blast, 0) == blast
    gap = board.with_layer("filled", wall & ~(1 << board.square(7, 5)))
    assert lit(gap, (10, 10), blast) & orc
    assert lit(board, (10, 10), 0) == 0


def test_a_wall_beyond_the_lit_squares_shelters_too() -> None:
    for rows, there, origin in ((["..#."], 0, (7, 1)), ([".#.."], 3, (1, 1)), ([".", ".", "#", "."], 0, (1, 7)),
                                ([".", "#", ".", "."], 6, (1, 1))):
        assert lit(Board.draw(rows), origin, 1 << there) == 0
        assert lit(Board.draw(rows), origin, 1 << there, 0) == 1 << there


@pytest.mark.parametrize("seed", range(60))
def test_light_agrees_with_single_lines(seed: int) -> None:
    rng = random.Random(seed)
    board = Board.open(rng.randint(1, 10), rng.randint(1, 10))
    walls = sum(1 << sq for sq in squares(board.area) if rng.random() < 0.15)
    board = board.with_layer("filled", walls).with_layer("opaque", board.area & ~walls)
    origin = rng.randint(-2, 2 * board.width + 2), rng.randint(-2, 2 * board.height + 2)
    share = rng.choice([0.03, 0.6])
    mask = sum(1 << sq for sq in squares(board.area) if rng.random() < share)
    wanted = sum(1 << sq for sq in squares(mask)
                 if any(clear(board, walls, spot(origin), end) for end in (middle(board, sq), *corners(board, sq))))
    assert lit(board, origin, mask) == lit(board, origin, mask) == lit(board, origin, mask, walls) == wanted
