"""Exact odds of Savage Worlds, run through the rules, against formulas that know nothing of them.

Dice that Ace never end: the engine follows them as far as they are likely, so that each of its figures may be too small, and all
of them together lack exactly what their sum lacks of 1.
"""
from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from bitva.kernel.actions import PASS, Question
from bitva.kernel.battle import Battle
from bitva.kernel.outcomes import odds
from tests.rulebooks.scenes import Scenes

Odds = dict[int, Fraction]
SCENE = Scenes("savage")
LEAST = Fraction(1, 50_000)
"""Ways less likely than this are not followed."""
FAR = 60
"""Beyond this no total makes a difference here."""


# ---- formulas --------------------------------------------------------------------------------------------------------------------

def acing(sides: int) -> Odds:
    """What a die comes to that is rolled again and added as often as it shows its highest number."""
    return {total: Fraction(1, sides ** (1 + (total - 1) // sides)) for total in range(1, FAR) if total % sides}


def plus(one: Odds, other: Odds) -> Odds:
    found: Odds = {}
    for a, likely in one.items():
        for b, chance in other.items():
            found[a + b] = found.get(a + b, Fraction(0)) + likely * chance
    return found


def at_least(of: Odds, total: int) -> Fraction:
    return 1 - sum((chance for n, chance in of.items() if n < total), Fraction(0))


def trait(sides: int, wild: bool, needed: int) -> Fraction:
    """A trait die, and the better of it and a Wild Die, come to this much; a Wild Card's two 1s never do."""
    one = at_least(acing(sides), needed)
    if not wild:
        return one
    found = 1 - (1 - one) * (1 - at_least(acing(6), needed))
    return found - Fraction(1, sides * 6) if needed <= 1 else found


def same(found: Mapping[Hashable, Fraction], expected: Mapping[Hashable, Fraction]) -> None:
    """Nothing is too big, and all that is too small together is what was not followed."""
    lacking = 1 - sum(found.values())
    assert sum(expected.values()) == 1 and 0 <= lacking < Fraction(1, 20), float(lacking)
    for key in (*expected, *found):
        assert 0 <= expected.get(key, Fraction(0)) - found.get(key, Fraction(0)) <= lacking, key


# ---- what the rules make of it -------------------------------------------------------------------------------------------------

def plain(battle: Battle, question: Question) -> object:
    """No Benny is ever spent."""
    return PASS if PASS in question.options else SCENE.answer(battle, question)


def soaking(battle: Battle, question: Question) -> object:
    """A Benny to Soak, and none to roll it again."""
    return "benny" if question.rule == "sw.damage.soak" else plain(battle, question)


def befalls(fight: Any, line: str, answer: Any = plain, least: Fraction = LEAST) -> dict[Hashable, Fraction]:
    """What becomes of the second creature: it is out of the fight, has so many Wounds and is Shaken, or nothing."""
    def read(after: Any) -> Hashable:
        other = after.creatures[1]
        return "out" if not other.up else (other.wounds, bool(other.flags & 1))

    return odds(SCENE.book, fight, SCENE.action(fight, line), read, answer, least=least)


def struck_one(toughness: int) -> Any:
    """A Wild Card with one Benny, easy to hit."""
    return SCENE.begun({
        "ana": {"at": [3, 3], "wild": False, "skills": {"fighting": "d4"}, "attributes": {"strength": "d4"}},
        "orc": {"at": [4, 3], "side": "foes", "parry": 2, "toughness": toughness, "wild": True, "bennies": 1}})


def blow(fighting: int = 8, wild: bool = False, parry: int = 6, toughness: int = 6, **other: Any) -> Any:
    return SCENE.begun({
        "ana": {"at": [3, 3], "wild": wild, "skills": {"fighting": f"d{fighting}"}, "attributes": {"strength": "d8"}},
        "orc": {"at": [4, 3], "side": "foes", "parry": parry, "toughness": toughness, **other}})


UNHARMED, SHAKEN = (0, False), (0, True)


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize(("fighting", "parry"), [(4, 2), (6, 5), (6, 6), (8, 6), (8, 7), (10, 9), (12, 14)])
def test_an_attack_hits_as_often_as_the_better_die_reaches_parry(fighting: int, parry: int, wild: bool) -> None:
    """With Toughness 1 every hit does something."""
    found = befalls(blow(fighting, wild, parry, toughness=1), "ana attack orc")
    missed = 1 - trait(fighting, wild, parry)
    assert 0 <= missed - found[UNHARMED] <= 1 - sum(found.values())
    hit = sum(chance for key, chance in found.items() if key != UNHARMED)
    assert 0 <= 1 - missed - hit <= 1 - sum(found.values())


@pytest.mark.parametrize("toughness", [3, 5, 6, 8, 9, 13])
def test_damage_aces_and_a_raise_adds_a_die(toughness: int) -> None:
    """An unarmed blow deals Strength; an Extra is Shaken from its Toughness on and out from a raise on."""
    hit, raised = trait(8, False, 6), trait(8, False, 10)
    expected: dict[Hashable, Fraction] = {UNHARMED: 1 - hit, SHAKEN: Fraction(0), "out": Fraction(0)}
    for likely, damage in ((hit - raised, acing(8)), (raised, plus(acing(8), acing(6)))):
        shaken, out = at_least(damage, toughness), at_least(damage, toughness + 4)
        expected[UNHARMED] += likely * (1 - shaken)
        expected[SHAKEN] += likely * (shaken - out)
        expected["out"] += likely * out
    same(befalls(blow(toughness=toughness), "ana attack orc"), expected)


def soaked() -> Odds:
    """Wounds that a Vigor roll of d6 with a Wild Die takes away: one for a success, one more for each raise."""
    found = {count: trait(6, True, 4 * count) - trait(6, True, 4 * count + 4) for count in range(1, 9)}
    return {0: 1 - sum(found.values(), Fraction(0)), **found}


@pytest.mark.parametrize("toughness", [2, 4])
def test_a_benny_soaks_a_wound_for_a_success_and_for_each_raise(toughness: int) -> None:
    """No Wound left: not Shaken either. More Wounds than three put a Wild Card out of the fight."""
    hit, raised = trait(4, False, 2), trait(4, False, 6)
    expected: dict[Hashable, Fraction] = {UNHARMED: 1 - hit, "out": Fraction(0)}
    for likely, damage in ((hit - raised, acing(4)), (raised, plus(acing(4), acing(6)))):
        for amount in range(1, FAR):
            chance = likely * (at_least(damage, amount) - at_least(damage, amount + 1))
            wounds = (amount - toughness) // 4
            if wounds < 1:
                key: Hashable = UNHARMED if wounds < 0 else SHAKEN
                expected[key] = expected.get(key, Fraction(0)) + chance
                continue
            for taken_away, likely_so in soaked().items():
                left = max(0, wounds - taken_away)
                key = "out" if left > 3 else (left, left > 0)
                expected[key] = expected.get(key, Fraction(0)) + chance * likely_so
    expected["out"] += 1 - sum(expected.values())
    same(befalls(struck_one(toughness), "ana attack orc", soaking, LEAST / 8), expected)


def test_critical_failures_are_as_rare_as_two_ones() -> None:
    """A Wild Card that only needs a 1 misses as often as both of its dice show one."""
    fight = blow(8, True, parry=2, toughness=1, size=8)
    found = befalls(fight, "ana attack orc")
    assert 0 <= Fraction(1, 48) - found[UNHARMED] <= 1 - sum(found.values())
