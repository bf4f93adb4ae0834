"""Terms of several kinds, effects that last until a count of the order, squares taken."""
from __future__ import annotations

from bitva.kernel import facts
from bitva.kernel.dice import Seeded
from bitva.kernel.effects import COUNT, Until
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from tests.kernel.toy import ENCOUNTER, Duel, book


def table() -> Table[Duel]:
    return Table(book, book.start(ENCOUNTER), Seeded("counts"))


def kinds(at: Table[Duel]) -> list[str]:
    return [effect.kind for effect in at.battle.effects]


def test_an_effect_ends_just_before_its_count_is_acted_on() -> None:
    at = table()
    at.make(facts.round_began, 3)
    at.effect("until-14", "toy.ward", 0, until=Until(COUNT, round=4, count=14))
    at.effect("until-6", "toy.ward", 1, until=Until(COUNT, round=4, count=6))
    at.come_to_count(2)
    assert kinds(at) == ["until-14", "until-6"], "their round has not come"
    at.make(facts.round_began, 4)
    at.come_to_count(15)
    assert kinds(at) == ["until-14", "until-6"]
    at.come_to_count(14)
    assert kinds(at) == ["until-6"]


def test_a_count_that_nobody_stands_on_is_passed() -> None:
    at = table()
    log: list[facts.Fact] = []
    at.log = log
    at.make(facts.round_began, 4)
    for kind, round, count in (("late", 4, 9), ("early", 4, 12), ("overdue", 3, 1)):
        at.effect(kind, "toy.ward", 0, until=Until(COUNT, round=round, count=count))
    del log[:]
    at.come_to_count(9)
    assert not at.battle.effects
    assert [fact.parts()["kind"] for fact in log] == ["overdue", "early", "late"], "in the order in which they were due"


def test_other_moments_are_not_counts() -> None:
    at = table()
    at.effect("ward", "toy.ward", 0, until=Until("turn", 0))
    at.come_to_count(0)
    assert kinds(at) == ["ward"]


def test_the_kind_of_a_term_is_part_of_it() -> None:
    morale, luck = Term(2, "toy.plus", kind="morale"), Term(2, "toy.plus", kind="luck")
    assert morale != luck
    assert morale.lost_to("toy.ward").kind == "morale"
    assert Number((morale, luck.lost_to("toy.ward"))).total == 2
    assert (morale.to_data(), Term(2, "toy.plus").to_data()) == ([2, "toy.plus", -1, "", "morale"], [2, "toy.plus", -1, ""])


def test_the_squares_taken_are_those_of_all_bodies_though_two_share_one() -> None:
    at = table()
    at.make(facts.left, 0)
    at.make(facts.left, 1)
    at.make(facts.arrived, 0, 5)
    at.make(facts.arrived, 1, 5)
    assert at.battle.crowded
    at.make(facts.stepped, 0, 6)
    assert at.battle.taken == 1 << 5 | 1 << 6
    assert not at.battle.crowded
