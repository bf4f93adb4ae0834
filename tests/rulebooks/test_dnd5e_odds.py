"""Exact odds, run through the rules, against formulas that know nothing of them."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from bitva.kernel.outcomes import odds
from bitva.rulebooks.dnd5e.state import Fight
from tests.rulebooks.scenes import BOOK, action, answer, begun, done

Odds = dict[int, Fraction]
D20 = Fraction(1, 20)
MANY = 200


def of_dice(*sides: int, plus: int = 0) -> Odds:
    """The sum of dice, by counting every throw."""
    found: Odds = {}
    whole = 1
    for side in sides:
        whole *= side
    for faces in product(*(range(1, side + 1) for side in sides)):
        total = sum(faces) + plus
        found[total] = found.get(total, Fraction(0)) + Fraction(1, whole)
    return found


def d20s(edge: int = 0) -> Odds:
    """The d20 that counts: of one, or the higher or lower of two."""
    if not edge:
        return dict.fromkeys(range(1, 21), D20)
    found = dict.fromkeys(range(1, 21), Fraction(0))
    for faces in product(range(1, 21), repeat=2):
        found[max(faces) if edge > 0 else min(faces)] += D20 * D20
    return found


def hits(bonus: int, ac: int, edge: int = 0, extra: Mapping[int, Fraction] | None = None) -> tuple[Fraction, Fraction]:
    """The chances of a plain hit and of a critical one."""
    plain = sum((chance * more for face, chance in d20s(edge).items() for added, more in (extra or {0: Fraction(1)}).items()
                 if 1 < face < 20 and face + bonus + added >= ac), Fraction(0))
    return plain, d20s(edge)[20]


def dealt(plain: Fraction, critical: Fraction, damage: Odds, doubled: Odds, change: Callable[[int], int] = lambda n: n) -> Odds:
    """Damage by its amount; 0 for a miss."""
    found: Odds = {0: 1 - plain - critical}
    for likely, of in ((plain, damage), (critical, doubled)):
        for amount, chance in of.items():
            amount = change(amount)
            found[amount] = found.get(amount, Fraction(0)) + likely * chance
    return {amount: chance for amount, chance in found.items() if chance}


def lost(fight: Fight, line: str, who: str) -> Odds:
    """What the rules make of it: hit points that somebody loses."""
    creature = fight.named(who)
    assert creature is not None
    was, index = fight.creatures[creature.index].hp, creature.index
    return odds(BOOK, fight, action(fight, line), lambda after: was - after.creatures[index].hp, answer)


def blow(**target: Any) -> Fight:
    """A goblin beside its target."""
    return begun({"goblin": {"like": "goblin", "at": [1, 1]}, "ana": {"at": [2, 1], "hp": f"{MANY}/{MANY}", **target}})


@pytest.mark.parametrize("edge", [0, 1, -1])
@pytest.mark.parametrize("ac", [5, 15, 24, 30])
def test_a_blow_hits_as_often_as_its_d20_says_and_deals_what_its_dice_say(ac: int, edge: int) -> None:
    fight = begun({"ana": {"at": [2, 1], "hp": f"{MANY}/{MANY}", "ac": ac}, "goblin": {"like": "goblin", "at": [1, 1]}})
    if edge > 0:
        fight = done(fight, "gm condition ana restrained")
    fight = done(done(fight, "ana dodge") if edge < 0 else fight, "ana end")
    found = lost(fight, "goblin attack ana means=scimitar", "ana")
    assert found == dealt(*hits(4, ac, edge), of_dice(6, plus=2), of_dice(6, 6, plus=2))


@pytest.mark.parametrize(
    ("ward", "change"), [("resist", lambda n: n // 2), ("vulnerable", lambda n: 2 * n), ("immune", lambda n: 0)])
def test_resistance_vulnerability_and_immunity(ward: str, change: Callable[[int], int]) -> None:
    found = lost(blow(**{ward: ["slashing"]}, ac=13), "goblin attack ana means=scimitar", "ana")
    assert found == dealt(*hits(4, 13), of_dice(6, plus=2), of_dice(6, 6, plus=2), change)


@pytest.mark.parametrize("distance", [4, 20, 30])
def test_long_range_and_an_enemy_beside_the_archer_are_disadvantage_once(distance: int) -> None:
    creatures: dict[str, dict[str, Any]] = {
        "goblin": {"like": "goblin", "at": [0, 0]}, "ana": {"at": [distance, 0], "hp": f"{MANY}/{MANY}", "ac": 14},
        "bo": {"at": [0, 1], "side": "heroes", "hp": "5/5"}}
    found = lost(begun(creatures, board=[40, 5]), "goblin attack ana means=shortbow", "ana")
    assert found == dealt(*hits(4, 14, -1), of_dice(6, plus=2), of_dice(6, 6, plus=2))


@pytest.mark.parametrize("ac", [12, 16, 21])
@pytest.mark.parametrize("edge", [0, 1])
def test_bless_adds_a_d4_to_the_attack(ac: int, edge: int) -> None:
    fight = begun({"dorgan": {"like": "dorgan-3", "at": [1, 1]}, "ragna": {"like": "ragna-3", "at": [2, 1]},
                   "orc": {"like": "orc", "at": [3, 1], "ac": ac, "hp": f"{MANY}/{MANY}"}})
    fight = done(done(fight, "dorgan cast bless slot=1 targets=ragna"), "dorgan end")
    if edge:
        fight = done(fight, "gm condition orc restrained")
    means = fight.creatures[1].sheet.means["unarmed"]
    plain, critical = hits(means.bonus, ac, edge, of_dice(4))
    found = lost(fight, "ragna attack orc means=unarmed", "orc")
    assert 1 - found[0] == plain + critical


@pytest.mark.parametrize("dexterity", [10, *(pytest.param(score, marks=pytest.mark.slow) for score in (6, 14, 20))])
@pytest.mark.parametrize("dodges", [False, True])
def test_a_save_halves_and_dodging_helps_with_it(dexterity: int, dodges: bool) -> None:
    """Burning hands: 3d6, DC 13, half on a successful Dexterity save, rounded down."""
    orc = {"like": "orc", "at": [3, 1], "hp": f"{MANY}/{MANY}", "abilities": {"dex": dexterity}}
    mage = {"like": "naella-3", "at": [1, 1], "spellcasting": {"spells": ["burning-hands"]}}
    fight = begun({"orc": orc, "naella": mage})
    fight = done(done(fight, "orc dodge") if dodges else fight, "orc end")
    saved = sum((chance for face, chance in d20s(int(dodges)).items() if face + (dexterity - 10) // 2 >= 13), Fraction(0))
    expected: Odds = {}
    for amount, chance in of_dice(6, 6, 6).items():
        expected[amount] = expected.get(amount, Fraction(0)) + (1 - saved) * chance
        expected[amount // 2] = expected.get(amount // 2, Fraction(0)) + saved * chance
    line = next(BOOK.notation.write(fight, each) for each in BOOK.options(fight, 1)
                if each.verb == "cast" and lost(fight, BOOK.notation.write(fight, each), "orc") != {0: Fraction(1)})
    assert lost(fight, line, "orc") == {amount: chance for amount, chance in expected.items() if chance}


def test_a_halflings_luck_gives_every_1_a_second_chance() -> None:
    fight = begun({"pim": {"like": "pim-1", "at": [1, 1]}, "orc": {"like": "orc", "at": [2, 1], "ac": 15, "hp": f"{MANY}/{MANY}"}})
    pim = fight.creatures[0].sheet
    assert pim.has("lucky")
    plain, critical = hits(pim.means["shortsword"].bonus, 15)
    found = lost(fight, "pim attack orc means=shortsword", "orc")
    assert 1 - found[0] == (plain + critical) * (1 + D20)


def test_a_death_save() -> None:
    """A 20 wakes, ten or more is a success, a 1 counts twice."""
    fight = begun({"orc": {"like": "orc", "at": [2, 1]}, "dorgan": {"like": "dorgan-1", "at": [1, 1], "hp": "1/30"},
                   "ragna": {"like": "ragna-1", "at": [1, 5]}})
    fight = done(fight, "orc attack dorgan means=greataxe", "d20=19 d12=1")
    assert fight.creatures[1].hp == 0
    found = odds(BOOK, fight, action(fight, "orc end"), lambda after: tally(after, 1), answer)
    assert found == {(0, 0, 1): D20, (0, 2, 0): D20, (0, 1, 0): 8 * D20, (1, 0, 0): 10 * D20}


def tally(fight: Fight, who: int) -> tuple[int, int, int]:
    creature = fight.creatures[who]
    return creature.saved, creature.death, creature.hp


@pytest.mark.parametrize(("mine", "theirs"), [(18, 10), (10, 10), (8, 16)])
def test_a_grapple_is_won_by_the_higher_total_and_a_tie_changes_nothing(mine: int, theirs: int) -> None:
    creatures: dict[str, dict[str, Any]] = {
        "ana": {"at": [1, 1], "abilities": {"str": mine}},
        "orc": {"at": [2, 1], "side": "foes", "abilities": {"str": theirs, "dex": 1}},
    }
    fight = begun(creatures)
    found = odds(BOOK, fight, action(fight, "ana grapple orc"), lambda after: any(after.effects_on(1, "grappled")), answer)
    won = sum(one + (mine - 10) // 2 > other + (theirs - 10) // 2 for one, other in product(range(1, 21), repeat=2))
    assert found.get(True, Fraction(0)) == Fraction(won, 400)


@pytest.mark.parametrize("damage", [8, 22, 40])
def test_concentration_holds_as_often_as_its_save_says(damage: int) -> None:
    """DC 10 or half the damage, whichever is more; he who has blessed himself adds a d4."""
    orc = {"like": "orc", "at": [2, 2], "attacks": [
        {"id": "maul", "kind": "melee", "bonus": 40, "reach": 5, "damage": [f"{damage} bludgeoning"]}]}
    fight = begun({"dorgan": {"like": "dorgan-3", "at": [1, 1], "hp": f"{MANY}/{MANY}"}, "orc": orc})
    fight = done(done(fight, "dorgan cast bless slot=1 targets=dorgan"), "dorgan end")
    caster = fight.creatures[0]
    found = odds(BOOK, fight, action(fight, "orc attack dorgan means=maul"),
                 lambda after: (after.creatures[0].hp, any(after.effects_on(0, "concentration"))), answer)
    save = caster.sheet.saves["con"]
    dc = max(10, damage // 2)
    holds = sum((D20 / 4 for face in range(1, 21) for more in range(1, 5) if face + save + more >= dc), Fraction(0))
    struck = {kept: chance for (hp, kept), chance in found.items() if caster.hp - hp == damage}
    assert struck[True] / sum(struck.values()) == holds
