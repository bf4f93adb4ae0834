"""Exact odds of Starfinder, run through the rules, against formulas that know nothing of them."""
from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from bitva.kernel.outcomes import odds
from tests.rulebooks.scenes import Scenes

Odds = dict[int, Fraction]
D20 = Fraction(1, 20)
MANY = 300
SCENE = Scenes("starfinder")


def of_dice(*sides: int, plus: int = 0) -> Odds:
    """The sum of dice, by counting every throw."""
    found: Odds = {}
    for faces in product(*(range(1, side + 1) for side in sides)):
        total = sum(faces) + plus
        found[total] = found.get(total, Fraction(0)) + 1
    whole = sum(found.values())
    return {total: count / whole for total, count in found.items()}


def hits(bonus: int, ac: int) -> tuple[Fraction, Fraction]:
    """The chances of a plain hit and of a critical one: a 20 always hits, and is critical if its total reaches the class."""
    plain = sum((D20 for face in range(2, 20) if face + bonus >= ac), Fraction(0))
    critical = D20 if 20 + bonus >= ac else Fraction(0)
    return plain + (D20 - critical), critical


def dealt(plain: Fraction, critical: Fraction, damage: Odds, doubled: Odds, change: Callable[[int], int] = lambda n: n) -> Odds:
    """Damage by its amount; 0 for a miss."""
    found: Odds = {0: 1 - plain - critical}
    for likely, of in ((plain, damage), (critical, doubled)):
        for amount, chance in of.items():
            found[change(amount)] = found.get(change(amount), Fraction(0)) + likely * chance
    return {amount: chance for amount, chance in found.items() if chance}


def lost(fight: Any, line: str, who: str) -> Odds:
    """What the rules make of it: hit points that somebody loses."""
    index = fight.named(who).index
    was = fight.creatures[index].hp
    return odds(SCENE.book, fight, SCENE.action(fight, line), lambda after: was - after.creatures[index].hp, SCENE.answer)


def blow(**target: Any) -> Any:
    return SCENE.begun({"a": {"melee": 6, "damage": "1d6+2 slashing", "at": [1, 1]},
                        "b": {"side": "foes", "at": [2, 1], "hp": f"{MANY}/{MANY}", **target}})


@pytest.mark.parametrize("kac", [5, 13, 20, 25, 27, 30])
def test_a_blow_hits_as_often_as_its_d20_says_and_doubles_everything_on_a_critical(kac: int) -> None:
    found = lost(blow(kac=kac), "a attack b means=sword", "b")
    assert found == dealt(*hits(6, kac), of_dice(6, plus=2), of_dice(6, 6, plus=4))


@pytest.mark.parametrize("reduction", [0, 3, 5, 20])
def test_damage_reduction(reduction: int) -> None:
    found = lost(blow(kac=13, dr=reduction), "a attack b means=sword", "b")
    assert found == dealt(*hits(6, 13), of_dice(6, plus=2), of_dice(6, 6, plus=4), lambda n: max(0, n - reduction))


def test_two_attacks_of_a_full_attack_are_four_worse() -> None:
    fight = SCENE.done(blow(kac=15), "a full-attack")
    found = lost(fight, "a attack b means=sword", "b")
    assert found == dealt(*hits(2, 15), of_dice(6, plus=2), of_dice(6, 6, plus=4))


def test_a_full_attack_is_two_such_attacks() -> None:
    """After each way the first may go, the second is the same again: nothing of the first changes it."""
    fight = SCENE.done(blow(kac=15), "a full-attack")
    once = dealt(*hits(2, 15), of_dice(6, plus=2), of_dice(6, 6, plus=4))
    for dice, first in (("d20=2", 0), ("d20=13 d6=4", 6), ("d20=20 d6=1 d6=1", 6)):
        after = SCENE.done(fight, "a attack b means=sword", dice)
        assert after.creatures[1].hp == MANY - first
        assert lost(after, "a attack b means=sword", "b") == once
    after = SCENE.done(SCENE.done(fight, "a attack b means=sword", "d20=2"), "a attack b means=sword", "d20=2")
    assert SCENE.book.refuse(after, SCENE.book.notation.read(after, "a attack b means=sword")) is not None


@pytest.mark.parametrize(("kac", "eac"), [(18, 12), (12, 12), (14, 9)])
def test_energy_goes_against_the_one_armour_class_and_everything_else_against_the_other(kac: int, eac: int) -> None:
    for damage, ac in (("1d6 fire", eac), ("1d6 piercing", kac)):
        fight = SCENE.begun({"a": {"ranged": 5, "shot": damage, "at": [1, 1]},
                             "b": {"side": "foes", "at": [5, 1], "hp": f"{MANY}/{MANY}", "kac": kac, "eac": eac}})
        assert lost(fight, "a attack b means=gun", "b") == dealt(*hits(5, ac), of_dice(6), of_dice(6, 6))


@pytest.mark.parametrize("bonus", [0, 9, 20])
@pytest.mark.parametrize("kac", [10, 14])
def test_a_shove_goes_five_feet_farther_for_every_five_points(bonus: int, kac: int) -> None:
    """A bull rush against KAC + 8: a 1 fails and a 20 succeeds, one square and one more for every five points beyond."""
    fight = SCENE.begun({"a": {"melee": bonus, "at": [1, 1]}, "b": {"side": "foes", "kac": kac, "at": [2, 1]}}, board=[30, 3])
    pushed: Odds = {}
    for face in range(1, 21):
        beyond = face + bonus - kac - 8
        far = 0 if face == 1 or (beyond < 0 and face != 20) else 1 + max(0, beyond) // 5
        pushed[far] = pushed.get(far, Fraction(0)) + D20
    found = odds(SCENE.book, fight, SCENE.action(fight, "a bull-rush b"),
                 lambda after: after.board.xy(after.creatures[1].at)[0] - 2, farthest)
    assert found == pushed


def farthest(fight: Any, question: Any) -> object:
    """As far as it goes, and nobody follows."""
    return question.most if question.form == "number" else SCENE.answer(fight, question)


@pytest.mark.parametrize("bonus", [0, 9, 25])
def test_a_trip_is_a_blow_at_eight_more(bonus: int) -> None:
    fight = SCENE.begun({"a": {"melee": bonus, "at": [1, 1]}, "b": {"side": "foes", "kac": 13, "at": [2, 1]}})
    found = odds(SCENE.book, fight, SCENE.action(fight, "a trip b"), lambda after: any(after.effects_on(1, "prone")), SCENE.answer)
    assert found.get(True, Fraction(0)) == sum(hits(bonus, 21))


@pytest.mark.parametrize("bonus", [9, 25])
def test_a_grapple_that_beats_its_target_by_five_more_pins(bonus: int) -> None:
    fight = SCENE.begun({"a": {"melee": bonus, "at": [1, 1]}, "b": {"side": "foes", "kac": 13, "at": [2, 1]}})
    found = odds(SCENE.book, fight, SCENE.action(fight, "a grapple b"),
                 lambda after: next((kind for kind in ("pinned", "grappled") if any(after.effects_on(1, kind))), ""), SCENE.answer)
    grappled = sum(hits(bonus, 21))
    pinned = sum(hits(bonus, 26)) if bonus + 20 >= 26 else Fraction(0)
    expected = {"pinned": pinned, "grappled": grappled - pinned, "": 1 - grappled}
    assert found == {kind: chance for kind, chance in expected.items() if chance}


@pytest.mark.parametrize("increments", [1, 2, 3, 5])
def test_every_range_increment_costs_two(increments: int) -> None:
    fight = SCENE.begun({"a": {"ranged": 8, "shot": "1d6 piercing", "at": [0, 0]},
                         "b": {"side": "foes", "kac": 15, "at": [6 * increments, 0], "hp": f"{MANY}/{MANY}"}}, board=[40, 3])
    found = lost(fight, "a attack b means=gun", "b")
    assert found == dealt(*hits(8 - 2 * (increments - 1), 15), of_dice(6), of_dice(6, 6))


@pytest.mark.parametrize(("smoke", "miss"), [(False, 0), (True, 20)])
def test_concealment_lets_hits_go_astray(smoke: bool, miss: int) -> None:
    drawn = "..........\n.........." if not smoke else ".........s\n.........s"
    fight = SCENE.begun({"a": {"ranged": 8, "shot": "1d6 piercing", "at": [4, 0]},
                         "b": {"side": "foes", "kac": 15, "at": [9, 0], "hp": f"{MANY}/{MANY}"}}, map=drawn, legend={"s": "smoke"})
    found = lost(fight, "a attack b means=gun", "b")
    plain, critical = hits(8, 15)
    seen = Fraction(100 - miss, 100)
    assert found == dealt(plain * seen, critical * seen, of_dice(6), of_dice(6, 6))


@pytest.mark.parametrize("reflex", [-3, 0, 4, 12, 20])
def test_a_save_halves_a_1_fails_and_a_20_succeeds(reflex: int) -> None:
    """Scorching fan at level 1 with Intelligence +4: 2d8, DC 15, half on a successful Reflex save, rounded down."""
    fight = SCENE.begun({"bruzh": {"like": "bruzh-1", "at": [1, 1]},
                         "b": {"side": "foes", "at": [2, 1], "saves": {"ref": reflex}, "hp": f"{MANY}/{MANY}"}})
    saved = sum((D20 for face in range(1, 21) if face == 20 or (face != 1 and face + reflex >= 15)), Fraction(0))
    expected: Odds = {}
    for amount, chance in of_dice(8, 8).items():
        expected[amount] = expected.get(amount, Fraction(0)) + (1 - saved) * chance
        expected[amount // 2] = expected.get(amount // 2, Fraction(0)) + saved * chance
    found = lost(fight, "bruzh cast scorching-fan toward=5.5,1.5", "b")
    assert found == {amount: chance for amount, chance in expected.items() if chance}


@pytest.mark.parametrize("bonus", [0, 6, 30])
def test_a_blow_at_the_caster_spoils_a_spell_as_often_as_it_hurts(bonus: int) -> None:
    fight = SCENE.begun({
        "b": {"side": "foes", "melee": bonus, "at": [1, 1]},
        "a": {"spells": ["smoke-bank"], "spellcasting": {"ability": "wis", "level": 1, "slots": [1]}, "kac": 14, "at": [2, 1],
              "hp": f"{MANY}/{MANY}"}})
    fight = SCENE.done(fight, "b end")
    found = odds(SCENE.book, fight, SCENE.action(fight, "a cast smoke-bank at=8,2"),
                 lambda after: (after.creatures[1].hp < MANY, any(effect.kind == "zone" for effect in after.effects)), SCENE.answer)
    hurt = sum(hits(bonus, 14))
    assert found == {key: chance for key, chance in (((True, False), hurt), ((False, True), 1 - hurt)) if chance}


@pytest.mark.parametrize("most", [1, 4, 9, 12, 20])
def test_stabilising_costs_a_quarter_of_the_resolve(most: int) -> None:
    fight = SCENE.begun({"a": {"hp": "1/20", "rp": f"{most}/{most}"}, "b": {"side": "foes"}})
    fight = SCENE.done(SCENE.done(fight, "gm harm a 5 slashing"), "a stabilise")
    assert fight.creatures[0].rp == most - min(3, max(1, most // 4))
