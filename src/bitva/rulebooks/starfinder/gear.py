"""Weapons and armour: ways to attack and armour classes, worked out of the tables or taken as printed."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Term
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.sheet import AC, GROUND, MELEE, RANGED, THROWS, Damage, Means, Sheet, squares

Row = Mapping[str, Any]
Rows = Mapping[str, Row]
UNARMED: Final = "unarmed"
ROLL: Final = "sf.attack.roll"
REACH_BONUS: Final = 5
"""Feet that a reach weapon adds (sf.reach.weapon)."""
SIMPLE: Final = ("basic-melee", "small-arms")
"""Groups of weapons that everybody can use whose stat block does not say otherwise (sf.attack.proficiency)."""
Held = tuple[tuple[str, int], ...]


def needed(data: Row) -> Iterator[tuple[str, str]]:
    """What a stat block names out of the tables of weapons, armour and spells."""
    for id in data.get("weapons", {}):
        yield "weapons", str(id)
    for row in data.get("attacks", ()):
        if "weapon" in row:
            yield "weapons", str(row["weapon"])
    if "armor" in data:
        yield "armor", str(data["armor"])
    for id in data.get("spells", ()):
        yield "spells", str(id)


def sheet_of(data: Row, weapons: Rows, armor: Rows) -> Sheet:
    """A stat block with its means of attack, its armour class, and what it holds (sf.combat.sheet)."""
    sheet = Sheet(data)
    if sheet.armor and "kac" not in data:
        wear(sheet, armor[sheet.armor])
    every = [*printed_means(sheet, data.get("attacks", ()), weapons)]
    for id in data.get("weapons", {}):
        if all(means.weapon != id for means in every):
            every += weapon_means(sheet, weapons[id])
    if all(means.id != UNARMED for means in every):
        every.append(bare_hands(sheet))
    sheet.means = {means.id: means for means in every}
    sheet.own = frozenset(means.weapon for means in every if means.weapon)
    sheet.held = gripped(sheet, tuple(data.get("in_hand", ())), weapons)
    return sheet


def gripped(sheet: Sheet, things: tuple[str, ...], weapons: Rows) -> Held:
    """Things in hand, each held in as many hands as it needs to be used, while there are hands (sf.weapon.hands)."""
    free = sheet.hands - len(things)
    held: list[tuple[str, int]] = []
    for thing in things:
        more = min(free, int(weapons.get(thing, {}).get("hands", 1)) - 1)
        free -= more
        held.append((thing, 1 + more))
    return tuple(held)


def wear(sheet: Sheet, row: Row) -> None:
    """What armour does for its wearer, and to it (sf.ac.eac_kac, sf.speed.base)."""
    most = int(row.get("max_dex", 99))
    dexterity = min(sheet.abilities["dex"], most)
    sheet.max_dex = most
    known = row.get("group", "light") in sheet.data.get("proficient", (row.get("group", "light"),))
    for name in ("eac", "kac"):
        parts = ((GROUND, ""), (int(row.get(name, 0)), "armor"), (dexterity, "ability"), (0 if known else -4, ""))
        terms = tuple(Term(amount, AC, kind=kind) for amount, kind in parts if amount)
        setattr(sheet, name, terms)
    sheet.figures = sum(term.value for term in sheet.eac), sum(term.value for term in sheet.kac)
    slower = int(row.get("speed", 0))
    sheet.speeds = {mode: max(0, feet + slower) for mode, feet in sheet.speeds.items()}


# ---- means of attack -------------------------------------------------------------------------------------------------------

def printed_means(sheet: Sheet, rows: Any, weapons: Rows) -> Iterator[Means]:
    """Attacks as a stat block prints them (sf.attack.roll)."""
    for row in rows:
        weapon = str(row.get("weapon", ""))
        whole: dict[str, Any] = {**weapons.get(weapon, {}), **row}
        if isinstance(whole.get("damage"), str):
            whole["damage"] = [whole["damage"]]
        melee = whole.get("kind", MELEE) == MELEE
        reach = whole.get("reach")
        if reach is None:
            reach = sheet.reach + (REACH_BONUS if "reach" in whole.get("properties", ()) else 0)
        thrown = bool(whole.get("thrown", False))
        damage = tuple(map(Damage.read, whole.get("damage", ())))
        yield Means(
            str(row["id"]), MELEE if melee else RANGED, (Bonus(int(row["bonus"]), ROLL),), damage,
            reach=squares(int(reach)) if melee else 0, increment=0 if melee else int(whole.get("range", 0)),
            ranges=int(whole.get("ranges", THROWS if thrown else 10)), weapon=weapon,
            hands=int(whole.get("hands", 1 if weapon else 0)), thrown=thrown, natural=not weapon, row=whole)


def weapon_means(sheet: Sheet, row: Row) -> Iterator[Means]:
    """The ways to use a weapon, worked out of base attack bonus, ability and proficiency: as what it is, and thrown
    (sf.attack.melee, sf.attack.ranged, sf.attack.thrown, sf.attack.proficiency)."""
    properties = Means("", MELEE, (), (), row=row).properties
    melee = row.get("kind", MELEE) == MELEE
    thrown = properties.get("thrown")
    if melee:
        nimble = "operative" in properties and sheet.abilities["dex"] > sheet.abilities["str"]
        ability = "dex" if nimble else "str"
        reach = sheet.reach + (REACH_BONUS if "reach" in properties else 0)
        yield Means(str(row["id"]), MELEE, skill_of(sheet, row, ability), dealt(sheet, row, strong=True), reach=squares(reach),
                    ability=ability, weapon=str(row["id"]), hands=int(row.get("hands", 1)), row=row)
    elif not thrown:
        yield Means(str(row["id"]), RANGED, skill_of(sheet, row, "dex"), dealt(sheet, row, strong=False),
                    increment=int(row.get("range", 0)), ranges=int(row.get("ranges", 10)), ability="dex", weapon=str(row["id"]),
                    hands=int(row.get("hands", 1)), row=row)
    if thrown:
        name = f"{row['id']}.thrown" if melee else str(row["id"])
        yield Means(name, RANGED, skill_of(sheet, row, "str"), dealt(sheet, row, strong="explode" not in properties),
                    increment=int(thrown if thrown is not True else row.get("range", 20)), ranges=int(row.get("ranges", THROWS)),
                    ability="str", weapon=str(row["id"]), hands=int(row.get("hands", 1)), thrown=True, row=row)


def skill_of(sheet: Sheet, row: Row, ability: str) -> tuple[Bonus, ...]:
    """What an attack roll with a weapon is made of: base attack bonus, ability, want of proficiency (sf.attack.roll,
    sf.attack.proficiency)."""
    known = tuple(sheet.data.get("proficient", SIMPLE))
    clumsy = -4 if row.get("group", SIMPLE[0]) not in known and row["id"] not in known else 0
    parts = (Bonus(sheet.bab, ROLL, "base"), Bonus(sheet.abilities[ability], ROLL, "ability"),
             Bonus(clumsy, "sf.attack.proficiency"))
    return tuple(bonus for bonus in parts if bonus.amount)


def dealt(sheet: Sheet, row: Row, strong: bool) -> tuple[Damage, ...]:
    """A weapon's damage, with Strength if it is wielded or thrown by hand (sf.damage.roll, sf.attack.thrown.damage,
    sf.attack.grenade.damage)."""
    written = row.get("damage", ())
    parts = tuple(map(Damage.read, (written,) if isinstance(written, str) else written))
    strength = sheet.abilities["str"] if strong else 0
    if not parts or not strength:
        return parts
    first = parts[0]
    more = Dice(first.dice.groups, first.dice.plus + strength)
    return (replace(first, dice=more, terms=(Term(strength, "sf.damage.roll", kind="ability"),)), *parts[1:])


def bare_hands(sheet: Sheet) -> Means:
    """1d3 and Strength, nonlethal and archaic; it threatens nothing (sf.weapon.unarmed, sf.reach.unarmed)."""
    row: dict[str, Any] = {"id": UNARMED, "group": SIMPLE[0], "damage": "1d3 bludgeoning", "properties": ["nonlethal", "archaic"]}
    return Means(UNARMED, MELEE, skill_of(sheet, row, "str"), dealt(sheet, row, strong=True), reach=squares(sheet.reach),
                 ability="str", natural=True, row=row)
