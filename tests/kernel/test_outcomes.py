"""Exact odds against closed formulas, perft against counting, dice against chance."""
from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from bitva.kernel.dice import Dice, DiceError, Overruled, Scripted, Seeded, WrongDie
from bitva.kernel.outcomes import TooMany, odds, perft, play_out, throws
from bitva.kernel.table import Table
from tests.kernel.toy import ENCOUNTER, Draw, Duel, Gamble, Strike, book


def opened(*dice: tuple[int, int]) -> Duel:
    duel = book.start(ENCOUNTER)
    Table(book, duel, Scripted([(6, 6), (6, 5), (6, 4)]), policy=lambda battle, question: "none").deed(None)
    return duel


def test_the_odds_of_a_strike_are_those_of_the_die() -> None:
    found = odds(book, opened(), Strike(0, 2), lambda duel: duel.creatures[2].hp, lambda battle, question: "pass")
    assert found == {7: Fraction(14, 20), 10: Fraction(6, 20)}


def test_a_ward_changes_the_odds() -> None:
    found = odds(book, opened(), Strike(0, 2), lambda duel: duel.creatures[2].hp, lambda battle, question: question.options[0])
    assert found == {7: Fraction(9, 20), 10: Fraction(11, 20)}


def test_the_sum_of_many_dice_is_enumerated_by_throws() -> None:
    sums: dict[int, Fraction] = {}

    for throw, chance in throws(6, 6):
        sums[sum(throw)] = sums.get(sum(throw), Fraction(0)) + chance
    assert sum(sums.values()) == 1
    ways = {0: 1}
    for _ in range(6):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    assert sums == {total: Fraction(count, 6 ** 6) for total, count in ways.items()}


def test_too_many_throws_are_refused() -> None:
    with pytest.raises(TooMany):
        odds(book, opened(), Strike(0, 2), lambda duel: 0, lambda battle, question: "pass", most=3)


def test_dice_without_end_are_followed_as_far_as_they_are_likely() -> None:
    """A gamble: a d6 that is rolled again and added as long as it shows a 6; each 6 costs bo a hit point."""
    least = Fraction(1, 6**4)
    found = odds(book, opened(), Gamble(0), lambda duel: duel.creatures[1].hp, lambda battle, question: "pass", least=least)
    assert found == {10 - n: Fraction(5, 6 ** (n + 1)) for n in range(4)}
    assert 1 - sum(found.values()) == Fraction(1, 6**4), "four sixes and whatever comes after them"


def test_a_card_is_as_likely_as_any_other() -> None:
    found = odds(book, opened(), Draw(0), lambda duel: duel.creatures[0].plan, lambda battle, question: "pass")
    assert found == {card: Fraction(1, 3) for card in ("ace", "king", "fool")}


def test_perft_counts_every_sequence() -> None:
    """Ana may strike bo or the orc (each with ward or not), hold, or hide: six ways; the dice are laid out so that all strikes hit
    12."""
    duel = opened()
    assert perft(book, duel, Always(15), 0) == 1
    assert perft(book, duel, Always(15), 1) == 6
    assert perft(book, duel, Always(1), 1) == 4


class Always:
    """Dice that always show the same, or their highest."""

    def __init__(self, face: int) -> None:
        self.face = face

    def begin(self, deed: int) -> None:
        """Nothing to begin."""

    def roll(self, sides: int, rule: str, who: int) -> int:
        return min(self.face, sides)

    def several(self, count: int, sides: int, rule: str, who: int) -> tuple[int, ...]:
        return (min(self.face, sides),) * count

    def draw(self, cards: Sequence[str], rule: str, who: int) -> str:
        return cards[0]


def test_a_battle_is_played_out() -> None:
    duel = play_out(book, book.start(ENCOUNTER), Seeded("x"), lambda battle, who: next(iter(book.options(battle, who))),
                    lambda battle, question: question.options[-1], most_deeds=500)
    assert duel.over or duel.deeds == 500


# ---- dice ------------------------------------------------------------------------------------------------------------------------

def test_a_die_depends_on_seed_deed_and_number_only() -> None:
    first, second = Seeded("s"), Seeded("s")
    first.begin(7)
    faces = [first.roll(20, "", 0) for _ in range(40)]
    second.begin(3)
    second.roll(6, "", 0)
    second.begin(7)
    assert [second.roll(20, "", 0) for _ in range(40)] == faces
    other = Seeded("t")
    other.begin(7)
    assert [other.roll(20, "", 0) for _ in range(40)] != faces


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20, 100])
def test_the_faces_are_even(sides: int) -> None:
    source, counts, throws = Seeded(f"even {sides}"), [0] * sides, 400 * sides
    for n in range(throws // 8):
        source.begin(n)
        for _ in range(8):
            counts[source.roll(sides, "", 0) - 1] += 1
    expected = throws / sides
    chi = sum((count - expected) ** 2 / expected for count in counts)
    free = sides - 1
    assert chi < free + 4 * (2 * free) ** 0.5


def test_scripted_dice_must_fit_and_be_used_up() -> None:
    source = Scripted([(20, 3), (6, 2)])
    source.begin(1)
    assert source.roll(20, "", 0) == 3
    with pytest.raises(WrongDie):
        source.roll(8, "", 0)
    assert list(source.left) == [(6, 2)]
    source.begin(1)
    assert source.roll(20, "", 0) == 3, "a deed run again gets its dice again"


def test_cards_are_drawn_from_those_that_are_left() -> None:
    source = Scripted([(20, 3), "king"])
    source.begin(1)
    with pytest.raises(WrongDie):
        source.draw(("king", "fool"), "", 0)
    source.roll(20, "", 0)
    with pytest.raises(WrongDie):
        source.draw(("ace", "fool"), "", 0)
    assert source.draw(("king", "fool"), "", 0) == "king"
    with pytest.raises(WrongDie):
        source.draw(("ace",), "", 0)
    seeded = Seeded("cards")
    seeded.begin(1)
    assert {seeded.draw(("ace", "king"), "", 0) for _ in range(40)} == {"ace", "king"}


def test_an_overruled_die_leaves_the_others() -> None:
    plain, changed = Seeded("s"), Overruled(Seeded("s"), {1: 20})
    plain.begin(1)
    changed.begin(1)
    faces = [plain.roll(20, "", 0) for _ in range(4)]
    assert [changed.roll(20, "", 0) for _ in range(4)] == [faces[0], 20, *faces[2:]]


@pytest.mark.parametrize(("text", "average", "written"), [
    ("2d6+3", 10, "2d6+3"), ("d20", 10, "1d20"), ("1d4+1d6-1", 5, "1d4+1d6-1"), ("7", 7, "7"), (" 2D6 + 1 ", 8, "2d6+1")])
def test_expressions_are_read(text: str, average: int, written: str) -> None:
    assert (Dice.read(text).average, str(Dice.read(text))) == (average, written)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "d",
        "1000000000d6",
        "101d6",
        "1d1001",
        "1d0",
        "0d6",
        "9**9**9",
        "((1))",
        "1d6!",
        "2d6-1d4",
        "+" * 300,
        "1d6" * 80,
        "\u0661d6",
        "2d6+",
        "1e9",
        "nan",
    ],
)
def test_what_is_no_expression_or_asks_too_much_is_refused_at_once(text: str) -> None:
    with pytest.raises(DiceError):
        Dice.read(text)
