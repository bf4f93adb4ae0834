"""Weapons and armour of a hero: attack figures and Armor Class worked out of the tables."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Term
from bitva.rulebooks.dnd5e.sheet import MELEE, RANGED, Damage, Means, Sheet, base_terms, squares

Row = Mapping[str, Any]
Rows = Mapping[str, Row]
UNARMED = "unarmed"
IMPROVISED = "improvised"
IMPROVISED_RANGE = (20, 60)


def needed(data: Row) -> Iterator[tuple[str, str]]:
    """What a stat block names out of the tables of weapons, armour and spells."""
    for id in data.get("weapons", {}):
        yield "weapons", str(id)
    for row in data.get("attacks", ()):
        if "weapon" in row:
            yield "weapons", str(row["weapon"])
    for field in ("armor", "wears"):
        if field in data:
            yield "armor", str(data[field])
    if data.get("shield"):
        yield "armor", "shield"
    casting = data.get("spellcasting", {})
    for field in ("spells", "at_will", "per_day"):
        for id in casting.get(field, ()):
            yield "spells", str(id)


def sheet_of(data: Mapping[str, Any], weapons: Rows, armor: Rows) -> Sheet:
    """A stat block with all its means of attack and its Armor Class."""
    sheet = Sheet(data)
    if "armor" in data or ("ac" not in data):
        sheet.ac_terms = armor_class(sheet, data, armor)
        sheet.ac = sum(term.value for term in sheet.ac_terms)
    strength = armor.get(sheet.armor, {}).get("strength", 0)
    if strength and sheet.scores["str"] < strength:
        sheet.speeds["walk"] -= 10
    sheet.held = tuple(data.get("in_hand", data.get("held", ())))
    every = [*printed_means(sheet, data.get("attacks", ()))]
    for id in data.get("weapons", {}):
        every += weapon_means(sheet, weapons[id], _proficient(data, weapons[id]))
    every += bare_means(sheet)
    sheet.means = {means.id: means for means in every}
    if sheet.has("extra-attack"):
        sheet.strikes = int(sheet.features["extra-attack"].get("attacks", 2))
    return sheet


def armor_class(sheet: Sheet, data: Mapping[str, Any], armor: Rows) -> tuple[Term, ...]:
    """Ten and Dexterity, or what the armour gives; a shield adds two (dnd.stat.ac, dnd.stat.armor_table)."""
    dexterity = sheet.mods["dex"]
    row = armor.get(sheet.armor)
    if row is None:
        base = base_terms(((10, "dnd.stat.ac"), (dexterity, "dnd.core.ability_modifier")))
    else:
        most = row.get("max_dex")
        if row["kind"] == "heavy":
            dexterity = 0
        elif most is not None:
            dexterity = min(dexterity, int(most))
        base = base_terms(((int(row["ac"]), "dnd.stat.armor_table"), (dexterity, "dnd.core.ability_modifier")))
    style = 1 if sheet.has("fighting-style-defense") and row is not None else 0
    return base + base_terms(((2 if data.get("shield") else 0, "dnd.stat.ac"), (style, "dnd.turn.extra_options")))


def _proficient(data: Mapping[str, Any], row: Row) -> bool:
    known = data.get("proficient", {}).get("weapons", ("simple", "martial"))
    return row["id"] in known or row["group"] in known


def weapon_means(sheet: Sheet, row: Row, proficient: bool) -> Iterator[Means]:
    """The ways to use a weapon: in one hand or two, thrown, shot (dnd.attack.modifiers, dnd.weapon.table)."""
    properties = frozenset(row.get("properties", ()))
    weapon, ranged = str(row["id"]), row["kind"] == "ranged"
    normal, long = row.get("range", (0, 0))
    two_handed = "two-handed" in properties
    magic = str(row.get("magic", ""))
    for suffix, ability in _abilities(sheet, properties, ranged):
        if ranged and "thrown" not in properties:
            yield _made(sheet, weapon + suffix, RANGED, row, ability, proficient, properties, normal=normal, long=long,
                        hands=2 if two_handed else 1, magic=magic)
            continue
        reach = 2 if "reach" in properties else 1
        if not ranged:
            yield _made(sheet, weapon + suffix, MELEE, row, ability, proficient, properties, reach=reach,
                        hands=2 if two_handed else 1, magic=magic)
            if "versatile" in properties:
                yield _made(sheet, f"{weapon}.two-handed{suffix}", MELEE, row, ability, proficient, properties, reach=reach,
                            hands=2, dice=str(row["versatile"]), magic=magic)
        if "thrown" in properties:
            yield _made(sheet, (weapon if ranged else f"{weapon}.thrown") + suffix, RANGED, row, ability, proficient, properties,
                        normal=normal, long=long, hands=1, thrown=True, magic=magic)
    if ranged and "thrown" not in properties:
        yield improvised(sheet, f"{weapon}.club", weapon, "str", melee=True, hands=1)
    elif not ranged and "thrown" not in properties:
        yield improvised(sheet, f"{weapon}.thrown", weapon, "str", melee=False, hands=1)


def _abilities(sheet: Sheet, properties: frozenset[str], ranged: bool) -> Iterator[tuple[str, str]]:
    """Strength in melee and for what is thrown, Dexterity at range, either for finesse (dnd.weapon.finesse)."""
    if "finesse" not in properties:
        yield "", "dex" if ranged else "str"
        return
    best = "dex" if sheet.mods["dex"] >= sheet.mods["str"] else "str"
    other = "str" if best == "dex" else "dex"
    yield "", best
    if sheet.mods[other] != sheet.mods[best]:
        yield f".{other}", other


def _made(sheet: Sheet, id: str, kind: str, row: Row, ability: str, proficient: bool, properties: frozenset[str], *, reach: int = 0,
          normal: int = 0, long: int = 0, hands: int = 1, dice: str = "", thrown: bool = False, magic: str = "") -> Means:
    plus = sheet.mods[ability]
    terms = base_terms(((plus, "dnd.attack.modifiers"), (sheet.proficiency if proficient else 0, "dnd.core.proficiency")))
    damage: tuple[Damage, ...] = ()
    if "damage" in row:
        printed, _, type = str(row["damage"]).rpartition(" ")
        rolled = Dice.read(dice or printed)
        damage = (Damage(Dice(rolled.groups, rolled.plus + plus), type),)
    return Means(id, kind, sum(term.value for term in terms), damage, reach=reach, normal=int(normal), long=int(long), terms=terms,
                 damage_terms=base_terms(((plus, "dnd.damage.roll"),)), properties=properties, weapon=str(row["id"]), hands=hands,
                 thrown=thrown, ability=ability, magic=magic)


def improvised(sheet: Sheet, id: str, weapon: str, ability: str, melee: bool, hands: int, type: str = "bludgeoning") -> Means:
    """A thing used as a weapon that is none: 1d4, no proficiency (dnd.weapon.improvised)."""
    plus = sheet.mods[ability]
    normal, long = IMPROVISED_RANGE
    return Means(id, MELEE if melee else RANGED, plus, (Damage(Dice(((1, 4),), plus), type),), reach=1 if melee else 0,
                 normal=0 if melee else normal, long=0 if melee else long, terms=base_terms(((plus, "dnd.attack.modifiers"),)),
                 damage_terms=base_terms(((plus, "dnd.damage.roll"),)), properties=frozenset({IMPROVISED}), weapon=weapon,
                 hands=hands, thrown=not melee, ability=ability)


def bare_means(sheet: Sheet) -> Iterator[Means]:
    """Everyone can strike unarmed: one and Strength (dnd.attack.unarmed)."""
    plus = sheet.mods["str"]
    terms = base_terms(((plus, "dnd.attack.modifiers"), (sheet.proficiency, "dnd.core.proficiency")))
    yield Means(UNARMED, MELEE, plus + sheet.proficiency, (Damage(Dice((), 1 + plus), "bludgeoning"),), reach=1, terms=terms,
                damage_terms=base_terms(((1, "dnd.attack.unarmed"), (plus, "dnd.damage.roll"))), ability="str")


def printed_means(sheet: Sheet, attacks: Any) -> Iterator[Means]:
    """A stat block's attacks, its figures used as printed (dnd.action.monster)."""
    for row in attacks:
        kind = str(row["kind"])
        damage = tuple(Damage.read(text) for text in row.get("damage", ()))
        riders = row.get("riders", ())
        common: dict[str, Any] = {
            "terms": (Term(int(row["bonus"]), "dnd.action.monster"),), "target": str(row.get("target", "any")), "printed": True,
            "weapon": str(row.get("weapon", "")), "hands": int(row.get("hands", 1 if row.get("weapon") else 0)),
            "magic": str(row.get("magic", "")), "riders": (riders,) if isinstance(riders, Mapping) else tuple(riders),
            "properties": frozenset(row.get("properties", ())),
        }
        normal, long = row.get("range", (0, 0))
        if "melee" in kind:
            yield Means(str(row["id"]), MELEE, int(row["bonus"]), damage, reach=squares(int(row.get("reach", 5))), **common)
        if "range" in kind or kind == "ranged":
            id = str(row["id"]) if kind == "ranged" else f"{row['id']}.thrown"
            yield Means(id, RANGED, int(row["bonus"]), damage, normal=int(normal), long=int(long), thrown=kind != "ranged", **common)
