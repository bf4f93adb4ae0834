"""The notation: both ways, and nothing but a NotationError for anything else."""
from __future__ import annotations

import contextlib
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bitva.kernel.actions import Action, Question
from bitva.kernel.notation import Notation, NotationError
from bitva.kernel.words import Creatures, Path, Point, Square, Squares, Who, value
from tests.kernel.toy import ENCOUNTER, Duel, Strike, book


@value
class Everything(Action):
    verb: ClassVar[str] = "everything"
    who: Who
    path: Path
    inner: Action
    on: Square = 0
    at: Point = (0, 0)
    area: Squares = 0
    targets: Creatures = ()
    words: tuple[str, ...] = ()
    word: str = ""
    number: int = 0
    flag: bool = False


NOTES: Notation[Duel] = Notation({"everything": Everything, "strike": Strike})
DUEL = book.start(ENCOUNTER)
SQUARES = st.integers(0, 5).flatmap(lambda x: st.integers(0, 5).map(lambda y: DUEL.board.square(x, y)))


@given(
    st.lists(SQUARES, min_size=0, max_size=9),
    SQUARES,
    st.tuples(st.integers(0, 12), st.integers(0, 12)),
    st.lists(SQUARES, max_size=5),
    st.lists(st.integers(0, 2), max_size=3, unique=True),
    st.lists(st.sampled_from(["a", "b-c", "d.e"]), max_size=3),
    st.integers(-99, 99),
    st.booleans(),
)
def test_every_action_reads_back(
    path: list[int], on: int, at: tuple[int, int], area: list[int], targets: list[int], words: list[str], number: int, flag: bool
) -> None:
    mask = 0
    for square in area:
        mask |= 1 << square
    action = Everything(0, tuple(path), Strike(1, 2), on, at, mask, tuple(targets), tuple(words), "word", number, flag)
    assert NOTES.read(DUEL, NOTES.write(DUEL, action)) == action


def test_a_line_reads_like_the_table() -> None:
    assert NOTES.write(DUEL, Everything(0, (0, 8), Strike(1, 2), number=3)) == "ana everything 0,0-1,1 (bo strike orc) number=3"


@given(st.text(alphabet="anobrcstike ()=+-,.0123456789é\u0000", max_size=60))
def test_anything_else_is_a_notation_error(line: str) -> None:
    with contextlib.suppress(NotationError):
        NOTES.read(DUEL, line)


@pytest.mark.parametrize(
    "line",
    [
        "ana",
        "ana strike",
        "ana strike orc bo",
        "nobody strike orc",
        "ana smite orc",
        "ana strike orc x=1",
        "(" * 40,
        "ana everything 9,9 (bo strike orc)",
        "ana everything 0,0 bo",
        "ana strike orc " + "x" * 5000,
    ],
)
def test_what_is_wrong_is_said(line: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTES.read(DUEL, line)
    assert caught.value.problem


def test_answers_read_back() -> None:
    one = Question("p", 0, "r", (Strike(0, 2), "pass"))
    assert NOTES.answer(DUEL, one, "ana strike orc") == Strike(0, 2)
    some = Question("p", 0, "r", ("a", "b", "c"), "some", 0, 2)
    assert some.accepts(NOTES.answer(DUEL, some, "c+a")) and some.accepts(NOTES.answer(DUEL, some, "-"))
    assert not some.accepts(NOTES.answer(DUEL, some, "a+b+c")) and not some.accepts(NOTES.answer(DUEL, some, "a+a"))
    number = Question("p", 0, "r", (), "number", least=1, most=6)
    assert number.accepts(NOTES.answer(DUEL, number, "6")) and not number.accepts(NOTES.answer(DUEL, number, "7"))
    assert not number.accepts(NOTES.answer(DUEL, number, "x"))


def test_no_two_actions_are_called_alike() -> None:
    @value
    class Blow(Action):
        verb: ClassVar[str] = Strike.verb
        who: Who

    with pytest.raises(ValueError, match=Strike.verb):
        book.performs(Blow)(lambda table, action: None)
    assert book.notation.verbs[Strike.verb] is Strike
