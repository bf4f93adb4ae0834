"""Boards and sets of squares against plain sets of coordinates."""
from __future__ import annotations

import json
import math
import pickle
import random
import subprocess
import sys

import pytest

from bitva.kernel.space import (
    FLANKS,
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    Board,
    arc,
    bearing,
    count,
    lowest,
    quarter,
    squares,
)

Place = tuple[int, int]


def places(board: Board, mask: int) -> set[Place]:
    return {board.xy(sq) for sq in squares(mask)}


def mask_of(board: Board, wanted: set[Place]) -> int:
    return sum(1 << board.square(x, y) for x, y in wanted)


def some_board(rng: random.Random) -> tuple[Board, set[Place]]:
    board = Board.open(rng.randint(1, 12), rng.randint(1, 12))
    return board, {(x, y) for x in range(board.width) for y in range(board.height)}


def some_of(rng: random.Random, every: set[Place], share: float) -> set[Place]:
    return {place for place in sorted(every) if rng.random() < share}


@pytest.mark.parametrize("seed", range(60))
def test_tables_and_sets_agree_with_coordinates(seed: int) -> None:
    rng = random.Random(seed)
    board, every = some_board(rng)
    assert places(board, board.area) == every
    for x, y in sorted(every):
        sq = board.square(x, y)
        assert board.xy(sq) == (x, y) == (board.xs[sq], board.ys[sq])
        assert places(board, board.near[sq]) == {(u, v) for u, v in every if max(abs(u - x), abs(v - y)) <= 1}
    some = some_of(rng, every, 0.3)
    mask = mask_of(board, some)
    assert list(squares(mask)) == sorted(board.square(x, y) for x, y in some)
    assert count(mask) == len(some)
    assert not some or lowest(mask) == min(board.square(x, y) for x, y in some)
    n = rng.randint(0, 4)
    assert places(board, board.grow(mask, n)) == {
        (x, y) for x, y in every if any(max(abs(u - x), abs(v - y)) <= n for u, v in some)}
    for x in range(-2, board.width + 2):
        assert board.inside(x, 0) == ((x, 0) in every)
    x0, y0, x1, y1 = (rng.randint(-3, 14) for _ in range(4))
    assert places(board, board.box(x0, y0, x1, y1)) == {(x, y) for x, y in every if x0 <= x <= x1 and y0 <= y <= y1}


@pytest.mark.parametrize("seed", range(60))
def test_bodies_agree_with_coordinates(seed: int) -> None:
    rng = random.Random(seed)
    board, every = some_board(rng)
    size = rng.randint(1, 4)

    def body(x: int, y: int, size: int = size) -> set[Place]:
        return {(x + i, y + j) for i in range(size) for j in range(size)}

    fits = {place for place in every if body(*place) <= every}
    assert places(board, board.fits(size)) == fits
    free = some_of(rng, every, 0.8)
    assert places(board, board.erode(mask_of(board, free), size)) == {place for place in every if body(*place) <= free}
    for x, y in sorted(fits)[:20]:
        anchor, n = board.square(x, y), rng.randint(0, 3)
        assert places(board, board.space(anchor, size)) == body(x, y)
        assert board.reach(anchor, size, n) == board.grow(board.space(anchor, size), n)
        other = rng.randint(1, 4)
        for u, v in sorted(every):
            if body(u, v, other) <= every:
                gap = min(max(abs(a - c), abs(b - d)) for a, b in body(x, y) for c, d in body(u, v, other))
                assert board.gap(anchor, size, board.square(u, v), other) == gap


def test_direction_is_the_nearest_of_eight() -> None:
    for dx in range(-9, 10):
        for dy in range(-9, 10):
            turn = math.degrees(math.atan2(dx, -dy)) % 360
            wanted = min(range(8), key=lambda k: min(abs(turn - 45 * k), 360 - abs(turn - 45 * k)))
            assert bearing(dx, dy) == wanted, (dx, dy)
    board = Board.open(7, 7)
    assert board.direction(board.square(5, 5), board.square(0, 4)) == 6
    assert bearing(0, 0) == 0


def test_arcs_of_one_square() -> None:
    board = Board.open(3, 3)
    middle = board.square(1, 1)
    assert places(board, arc(board, middle, 2, FRONT)) == {(2, 2), (2, 1), (2, 0)}
    assert places(board, arc(board, middle, 2, FLANKS)) == {(1, 2), (1, 0)}
    assert places(board, arc(board, middle, 2, LEFT)) == {(1, 0)}
    assert places(board, arc(board, middle, 2, REAR)) == {(0, 2), (0, 1), (0, 0)}
    assert places(board, arc(board, middle, 1, FRONT)) == {(1, 0), (2, 0), (2, 1)}
    assert places(board, arc(board, middle, 1, FLANKS)) == {(0, 0), (2, 2)}
    assert places(board, arc(board, middle, 1, RIGHT)) == {(2, 2)}
    assert places(board, arc(board, middle, 1, REAR)) == {(0, 1), (0, 2), (1, 2)}
    assert places(board, arc(board, 0, 0, FRONT | REAR | FLANKS)) == {(1, 0), (1, 1), (0, 1)}


def test_arcs_are_the_quarters_of_the_directions() -> None:
    board = Board.open(5, 5)
    middle = board.square(2, 2)
    for facing in range(8):
        for which in (FRONT, LEFT, RIGHT, REAR):
            there = {sq for sq in squares(board.near[middle] & ~(1 << middle))
                     if quarter(facing, board.direction(middle, sq)) == which}
            assert set(squares(arc(board, middle, facing, which))) == there


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_arcs_of_a_big_body_divide_the_ring_around_it(size: int) -> None:
    board = Board.open(8, 8)
    anchor = board.square(2, 2)
    ring = board.reach(anchor, size, 1) & ~board.space(anchor, size)
    for facing in range(8):
        parts = [arc(board, anchor, facing, which, size) for which in (FRONT, RIGHT, REAR, LEFT)]
        assert sum(parts) == ring
        straight = facing % 2 == 0
        assert [count(part) for part in parts] == (
            [size + 2, size, size + 2, size] if straight else [2 * size + 1, 1, 2 * size + 1, 1])


def test_layers() -> None:
    board = Board.draw(["..#~", "=.#*"], {"~": "difficult+water", "=": "opaque", "*": "difficult"})
    assert places(board, board.filled) == {(2, 0), (2, 1)}
    assert places(board, board.opaque) == {(0, 1)}
    assert places(board, board.layer("difficult")) == {(3, 0), (3, 1)}
    assert places(board, board.layers["water"]) == {(3, 0)}
    assert board.layer("filled") == board.filled and board.layer("opaque") == board.opaque
    assert board.layer("lava") == 0
    door = board.with_layer("filled", board.filled & ~(1 << board.square(2, 0)))
    assert places(door, door.filled) == {(2, 1)} and door.layers == board.layers and door.opaque == board.opaque
    assert places(board, board.filled) == {(2, 0), (2, 1)}
    dry = board.with_layer("water", 0)
    assert list(dry.layers) == ["difficult"] and dry != board
    assert board.with_layer("opaque", 0).opaque == 0
    assert board.near is door.near


def test_a_drawing_must_make_sense() -> None:
    for rows in (["..", "."], ["?"], [], ["." * 129]):
        with pytest.raises(ValueError):
            Board.draw(rows)
    with pytest.raises(ValueError):
        Board.open(3, 3).with_layer("water", 1 << 3)      # the spare column beside the board


@pytest.mark.parametrize("seed", range(30))
def test_a_board_survives_being_written_down(seed: int) -> None:
    rng = random.Random(seed)
    board, every = some_board(rng)
    for name in ("filled", "opaque", "difficult", "low"):
        board = board.with_layer(name, mask_of(board, some_of(rng, every, rng.choice([0, 0.4]))))
    back = Board.from_data(json.loads(json.dumps(board.to_data())))
    assert back == board and back.key() == board.key() and hash(back) == hash(board)
    again = pickle.loads(pickle.dumps(board))
    assert again == board and again.layers == board.layers
    changed = board.with_layer("filled", board.filled ^ 1)
    assert changed != board and changed.key() != board.key()
    assert all(board.with_layer(name, board.layer(name) ^ 1) != board for name in ("opaque", "low"))
    assert board != "a board"


def test_equal_boards_need_not_be_built_alike() -> None:
    one = Board.open(3, 2).with_layer("b", 1).with_layer("a", 2)
    other = Board.open(3, 2).with_layer("a", 2).with_layer("c", 4).with_layer("b", 1).with_layer("c", 0)
    assert one == other and one.key() == other.key() and json.dumps(one.to_data()) == json.dumps(other.to_data())
    assert Board.open(3, 2) != Board.open(2, 3)


def test_the_key_is_the_same_in_every_process() -> None:
    code = "from bitva.kernel.space import Board; print(Board.draw(['.#', '~.'], {'~': 'a+b'}).key())"
    keys = {subprocess.run([sys.executable, "-c", code], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
                           capture_output=True, text=True, check=True).stdout for seed in ("1", "2")}
    assert keys == {Board.draw([".#", "~."], {"~": "a+b"}).key() + "\n"}


@pytest.mark.parametrize("data", [
    {}, {"width": 2, "height": 2}, {"width": "2", "height": 2, "layers": {}},
    {"width": 2, "height": 2, "layers": {"filled": "1"}}, {"width": 2, "height": 2, "layers": {"filled": "4/"}},
    {"width": 2, "height": 2, "layers": {"filled": "8/"}},
    {"width": 2, "height": 2, "layers": {"filled": "-1/"}}, {"width": 2, "height": 2, "layers": {"filled": "x/"}},
    {"width": 0, "height": 2, "layers": {}}, {"width": 10 ** 9, "height": 2, "layers": {}},
])
def test_bad_data_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Board.from_data(data)


@pytest.mark.parametrize("seed", range(40))
def test_every_second_diagonal_counts_double(seed: int) -> None:
    rng = random.Random(seed)
    board, every = some_board(rng)
    size, other_size = rng.randint(1, min(3, board.width, board.height)), rng.randint(1, min(2, board.width, board.height))
    at = board.square(rng.randrange(board.width - size + 1), rng.randrange(board.height - size + 1))
    other = board.square(rng.randrange(board.width - other_size + 1), rng.randrange(board.height - other_size + 1))
    body, reach = places(board, board.space(at, size)), rng.randint(0, 7)

    def far(place: Place, those: set[Place]) -> int:
        offsets = [(abs(x - place[0]), abs(y - place[1])) for x, y in those]
        return min(max(offset) + min(offset) // 2 for offset in offsets)

    assert places(board, board.around(at, size, reach)) == {place for place in every if far(place, body) <= reach}
    there = places(board, board.space(other, other_size))
    assert board.pace(at, size, other, other_size) == min(far(place, body) for place in there)
