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
REACTIONS = ("uncanny-dodge",)
"""Features that are reactions to an attack."""
IMPROVISED, FRAGILE = "improvised", "fragile"
SHOT = frozenset({"ammunition", "loading"})
IMPROVISED_RANGE = (20, 60)
SHIELD, SHIELD_BONUS = "shield", 2
DEFENSE = "fighting-style-defense"
KIT, KIT_USES = "healers-kit", 10
"""A healer's kit is carried as its uses."""


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
    sheet.held = held_by(data)
    sheet.shielded = SHIELD in sheet.held
    if "armor" in data or ("ac" not in data):
        base = armor_base(sheet, armor)
        sheet.ac_base = len(base)
        style = sheet.has(DEFENSE) and sheet.armor in armor
        sheet.ac_terms = base + base_terms(((SHIELD_BONUS * sheet.shielded, "dnd.stat.ac"),))
        sheet.ac_terms += (Term(1, "dnd.turn.extra_options", of=DEFENSE),) if style else ()
        sheet.ac = sum(term.value for term in sheet.ac_terms)
    wear(sheet, data, armor.get(sheet.armor, {}))
    every = [*printed_means(sheet, data.get("attacks", ()), weapons)]
    for id in data.get("weapons", {}):
        every += weapon_means(sheet, weapons[id], proficient(data, weapons[id]))
    every += bare_means(sheet)
    sheet.means = {means.id: means for means in every}
    sheet.own = frozenset({SHIELD, *(means.weapon for means in every)})
    if sheet.has("extra-attack"):
        sheet.strikes = int(sheet.features["extra-attack"].get("attacks", 2))
    sheet.reactive = frozenset(feature for feature in REACTIONS if sheet.has(feature))
    return sheet


def held_by(data: Row) -> tuple[str, ...]:
    """What a stat block has in its hands when the fight starts; where nothing is said, its shield."""
    return tuple(data.get("in_hand", (SHIELD,) if data.get("shield") else ()))


def carried_by(data: Row, held: tuple[str, ...]) -> dict[str, int]:
    """Everything a stat block has about it, hands included."""
    gear = {str(id): int(n) for table in ("weapons", "items") for id, n in data.get(table, {}).items()}
    if data.get("shield"):
        gear[SHIELD] = max(1, gear.get(SHIELD, 0))
    if KIT in gear:
        gear[KIT] *= KIT_USES
    for thing in held:
        gear[thing] = max(gear.get(thing, 0), held.count(thing))
    return gear


def wear(sheet: Sheet, data: Row, row: Row) -> None:
    """What armour does to its wearer: slower without the strength for it, unless a dwarf; noisy; clumsy without proficiency
    (dnd.stat.armor_table, dnd.stat.armor_unproficient)."""
    if sheet.scores["str"] < row.get("strength", 0) and "dwarf" not in data.get("tags", ()):
        sheet.speeds = {mode: max(0, feet - 10) for mode, feet in sheet.speeds.items()}
        sheet.fly, sheet.climb = sheet.speeds.get("fly", 0), sheet.speeds.get("climb", 0)
    sheet.noisy = row.get("stealth") == "disadvantage"
    if "proficient" in data:
        known = data["proficient"].get("armor", ())
        worn = row.get("kind", "")
        sheet.clumsy = "armor" if worn and worn not in known else "" if SHIELD in known else SHIELD


def armor_base(sheet: Sheet, armor: Rows) -> tuple[Term, ...]:
    """Ten and Dexterity, or what the armour gives (dnd.stat.ac, dnd.stat.armor_table)."""
    dexterity = sheet.mods["dex"]
    row = armor.get(sheet.armor)
    if row is None:
        return base_terms(((10, "dnd.stat.ac"), (dexterity, "dnd.core.ability_modifier")))
    most = row.get("max_dex")
    if row["kind"] == "heavy":
        dexterity = 0
    elif most is not None:
        dexterity = min(dexterity, int(most))
    return base_terms(((int(row["ac"]), "dnd.stat.armor_table"), (dexterity, "dnd.core.ability_modifier")))


def proficient(data: Row, row: Row) -> bool:
    """Is a stat block proficient with a weapon, by its name or its group? (dnd.attack.modifiers)"""
    known = data.get("proficient", {}).get("weapons", ("simple", "martial"))
    return row["id"] in known or row["group"] in known


def weapon_means(sheet: Sheet, row: Row, known: bool) -> Iterator[Means]:
    """The ways to use a weapon: in one hand or two, thrown, shot, and against its nature (dnd.attack.modifiers,
    dnd.weapon.table)."""
    properties = frozenset(row.get("properties", ()))
    if "special" in properties:
        properties |= {str(row.get("like", row["id"]))}
    weapon, ranged, thrown = str(row["id"]), row["kind"] == "ranged", "thrown" in properties
    normal, long = row.get("range", (0, 0))
    hands = 2 if "two-handed" in properties else 1
    for suffix, ability in _abilities(sheet, properties, ranged):
        if not ranged:
            reach = 2 if "reach" in properties else 1
            yield _made(sheet, weapon + suffix, MELEE, row, ability, known, properties, reach=reach, hands=hands)
            if "versatile" in properties:
                yield _made(sheet, f"{weapon}.two-handed{suffix}", MELEE, row, ability, known, properties, reach=reach,
                            hands=2, dice=str(row["versatile"]))
        if ranged or thrown:
            id = f"{weapon}{suffix}" if ranged else f"{weapon}.thrown{suffix}"
            yield _made(sheet, id, RANGED, row, ability, known, properties, normal=normal, long=long, hands=1 if thrown else hands,
                        thrown=thrown, ammunition=str(row.get("ammunition", "")))
    if ranged and not thrown:
        yield improvised(sheet, f"{weapon}.club", weapon, melee=True)
    elif not thrown:
        yield improvised(sheet, f"{weapon}.thrown", weapon, melee=False)


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


def _made(sheet: Sheet, id: str, kind: str, row: Row, ability: str, known: bool, properties: frozenset[str], *, reach: int = 0,
          normal: int = 0, long: int = 0, hands: int = 1, dice: str = "", thrown: bool = False, ammunition: str = "") -> Means:
    plus = sheet.mods[ability]
    terms = base_terms(((plus, "dnd.attack.modifiers"), (sheet.proficiency if known else 0, "dnd.core.proficiency")))
    damage: tuple[Damage, ...] = ()
    if "damage" in row:
        printed, _, type = str(row["damage"]).rpartition(" ")
        damage = (_with_modifier(Dice.read(dice or printed), plus, type),)
    return Means(id, kind, sum(term.value for term in terms), damage, reach=reach, normal=int(normal), long=int(long), terms=terms,
                 properties=properties, weapon=str(row["id"]), hands=hands, thrown=thrown, ability=ability,
                 magic=str(row.get("magic", "")), ammunition=ammunition)


def _with_modifier(dice: Dice, plus: int, type: str) -> Damage:
    """A weapon's dice and the ability modifier that its attack roll has too (dnd.damage.roll)."""
    terms = base_terms(((dice.plus, "dnd.weapon.table"), (plus, "dnd.core.ability_modifier")))
    return Damage(Dice(dice.groups, dice.plus + plus), type, terms=terms)


def improvised(sheet: Sheet, id: str, thing: str, melee: bool, type: str = "bludgeoning") -> Means:
    """A thing used as a weapon that is none, or none of this kind: 1d4, no proficiency (dnd.weapon.improvised)."""
    plus = sheet.mods["str"]
    normal, long = (0, 0) if melee else IMPROVISED_RANGE
    return Means(
        id,
        MELEE if melee else RANGED,
        plus,
        (_with_modifier(Dice(((1, 4),)), plus, type),),
        reach=int(melee),
        normal=normal,
        long=long,
        terms=base_terms(((plus, "dnd.attack.modifiers"),)),
        properties=frozenset({IMPROVISED}),
        weapon=thing,
        hands=1,
        thrown=not melee,
        ability="str",
    )


def thing_means(sheet: Sheet, thing: str, weapons: Rows, likeness: str) -> tuple[Means, ...]:
    """How a thing that the stat block does not have may be used to attack: as the weapon that it is, or that the game master likens
    it
    to, or as an improvised one (dnd.weapon.improvised)."""
    row = weapons.get(thing) or weapons.get(likeness)
    if row is not None:
        return tuple(weapon_means(sheet, {**row, "id": thing, "like": row["id"]}, proficient(sheet.data, row)))
    return improvised(sheet, thing, thing, melee=True), improvised(sheet, f"{thing}.thrown", thing, melee=False)


def vial(sheet: Sheet, item: str, damage: Damage) -> Means:
    """A flask to be thrown and to break: a ranged attack with an improvised weapon (dnd.action.use_object)."""
    plus = sheet.mods["dex"]
    return Means(
        item,
        RANGED,
        plus,
        (damage,),
        normal=IMPROVISED_RANGE[0],
        long=IMPROVISED_RANGE[0],
        terms=base_terms(((plus, "dnd.attack.modifiers"),)),
        properties=frozenset({IMPROVISED, FRAGILE}),
        weapon=item,
        hands=1,
        thrown=True,
        ability="dex",
    )


def bare_means(sheet: Sheet) -> Iterator[Means]:
    """Everyone can strike unarmed: one and Strength (dnd.attack.unarmed)."""
    plus = sheet.mods["str"]
    terms = base_terms(((plus, "dnd.attack.modifiers"), (sheet.proficiency, "dnd.core.proficiency")))
    damage = Damage(
        Dice((), 1 + plus), "bludgeoning", terms=base_terms(((1, "dnd.attack.unarmed"), (plus, "dnd.core.ability_modifier")))
    )
    yield Means(UNARMED, MELEE, plus + sheet.proficiency, (damage,), reach=1, terms=terms, ability="str")


def printed_means(sheet: Sheet, attacks: Any, weapons: Rows) -> Iterator[Means]:
    """A stat block's attacks, its figures used as printed (dnd.action.monster)."""
    for row in attacks:
        kind, id, bonus = str(row["kind"]), str(row["id"]), int(row["bonus"])
        damage = _printed(row, "damage")
        riders = row.get("riders", ())
        weapon: Row = weapons.get(str(row.get("weapon", "")), {})
        common: dict[str, Any] = {
            "terms": (Term(bonus, "dnd.action.monster"),),
            "target": str(row.get("target", "any")),
            "printed": True,
            "weapon": str(row.get("weapon", "")),
            "magic": str(row.get("magic", "")),
            "half": _printed(row, "half_hp"),
            "riders": (riders,) if isinstance(riders, Mapping) else tuple(riders),
            "properties": frozenset(row.get("properties", ())),
        }
        hands = int(row.get("hands", 1 if row.get("weapon") else 0))
        normal, long = row.get("range", (0, 0))
        reach = squares(int(row.get("reach", 5)))
        if "melee" in kind:
            yield Means(id, MELEE, bonus, damage, reach=reach, hands=hands, **common)
            if "two_handed" in row:
                yield Means(f"{id}.two-handed", MELEE, bonus, _printed(row, "two_handed"), reach=reach, hands=2, **common)
        if kind == "ranged":
            common["properties"] |= SHOT & frozenset(weapon.get("properties", ()))
            yield Means(id, RANGED, bonus, damage, normal=int(normal), long=int(long), hands=hands,
                        ammunition=str(weapon.get("ammunition", "")), **common)
        elif "range" in kind:
            yield Means(f"{id}.thrown", RANGED, bonus, _printed(row, "at_range") or damage, normal=int(normal), long=int(long),
                        thrown=True, hands=hands, **common)


def _printed(row: Row, field: str) -> tuple[Damage, ...]:
    """Damage as printed, its flat part by that rule."""
    parts = (Damage.read(text) for text in row.get(field, ()))
    return tuple(Damage(part.dice, part.type, terms=base_terms(((part.dice.plus, "dnd.action.monster"),))) for part in parts)
