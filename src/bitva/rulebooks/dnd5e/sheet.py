"""A stat block: what a creature is, as printed or as worked out of its class and gear; frozen, shared by all copies of a battle."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Term
from bitva.kernel.words import RuleId, value
from bitva.rulebooks.dnd5e.words import ABILITIES, FEET, SKILLS, SQUARES

MELEE, RANGED = "melee", "ranged"


@value
class Damage:
    """Dice of one damage type; by which rule they fall, and what the flat part is made of if more than that rule."""

    dice: Dice
    type: str
    rule: RuleId = "dnd.damage.roll"
    terms: tuple[Term, ...] = ()

    @staticmethod
    def read(text: str) -> Damage:
        """`2d6+3 fire`."""
        dice, _, kind = text.rpartition(" ")
        return Damage(Dice.read(dice), kind)


class Means:
    """One means of attack: a weapon held in one way, a natural weapon, or the bare hand."""

    __slots__ = ("ability", "ammunition", "bonus", "damage", "half", "hands", "id", "kind", "long", "magic", "melee", "normal",
                 "printed", "properties", "reach", "riders", "target", "terms", "thrown", "weapon")

    def __init__(
        self,
        id: str,
        kind: str,
        bonus: int,
        damage: tuple[Damage, ...],
        *,
        reach: int = 0,
        normal: int = 0,
        long: int = 0,
        terms: tuple[Term, ...] = (),
        properties: frozenset[str] = frozenset(),
        weapon: str = "",
        hands: int = 0,
        thrown: bool = False,
        ability: str = "",
        target: str = "any",
        magic: str = "",
        riders: tuple[Mapping[str, Any], ...] = (),
        printed: bool = False,
        half: tuple[Damage, ...] = (),
        ammunition: str = "",
    ) -> None:
        self.id = id
        self.kind = kind
        self.bonus = bonus
        self.damage = damage
        self.reach = reach
        """Of a melee attack, in squares; 0 for one that is only made at range."""
        self.normal = normal
        self.long = long
        """Of a ranged attack, in feet."""
        self.terms = terms
        """What the bonus is made of."""
        self.properties = properties
        self.weapon = weapon
        """The held thing it is made with; nothing for natural weapons and the bare hand."""
        self.hands = hands
        self.thrown = thrown
        self.ability = ability
        self.target = target
        self.magic = magic
        """Magic, silver, adamantine: what resistances ask for."""
        self.riders = riders
        self.printed = printed
        self.half = half
        """What it deals instead once its user has lost half its hit points."""
        self.ammunition = ammunition
        """What it shoots."""
        self.melee = kind == MELEE


@value
class Ward:
    """Damage types that are resisted, ignored or doubled, unless the damage is of this make (magic, silver, adamantine)."""

    types: tuple[str, ...]
    unless: tuple[str, ...] = ()


class Sheet:
    """One stat block. Bonuses are whole figures; `means` are all its ways to attack, by id."""

    __slots__ = ("ac", "ac_base", "ac_terms", "armor", "auras", "blind_beyond", "climb", "clumsy", "condition_immune",
                 "data", "feature_uses", "features", "fly", "hands", "held", "hero", "hit_dice", "hover", "hp", "id",
                 "immune", "kind", "lair", "legendary", "level", "means", "mods", "multiattack", "noisy", "own", "passive",
                 "powers", "proficiency", "reaches", "reactive", "recharges", "resist", "saves", "scores", "senses",
                 "shielded", "size", "size_name", "skills", "speeds", "spellcasting", "strikes", "texts", "vulnerable")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = dict(data)
        self.id = str(data["id"])
        self.hero = data.get("kind") == "hero"
        self.kind = str(data.get("type", "humanoid"))
        self.level = int(data.get("level", 0))
        self.size_name = str(data.get("size", "medium"))
        self.size = SQUARES[self.size_name]
        abilities: Mapping[str, int] = data.get("abilities", {})
        self.scores = {ability: int(abilities.get(ability, 10)) for ability in ABILITIES}
        self.mods = {ability: modifier(score) for ability, score in self.scores.items()}
        self.proficiency = int(data.get("proficiency", proficiency(data.get("level"), data.get("challenge", 0))))
        self.saves = {ability: int(data.get("saves", {}).get(ability, self.mods[ability])) for ability in ABILITIES}
        self.skills = {skill: int(data.get("skills", {}).get(skill, self.mods[ability])) for skill, ability in SKILLS.items()}
        self.speeds = {mode: int(feet) for mode, feet in data.get("speed", {"walk": 30}).items() if mode != "hover"}
        self.fly = self.speeds.get("fly", 0)
        self.climb = self.speeds.get("climb", 0)
        self.hover = bool(data.get("speed", {}).get("hover", False))
        senses: Mapping[str, int] = data.get("senses", {})
        self.senses = {sense: int(senses.get(sense, 0)) for sense in ("darkvision", "blindsight", "tremorsense", "truesight")}
        self.blind_beyond = bool(senses.get("blind_beyond", False))
        self.passive = int(senses.get("passive", 10 + self.skills["perception"]))
        hp: Any = data.get("hp", 1)
        self.hp = int(hp["average"] if isinstance(hp, Mapping) else hp)
        self.hit_dice = Dice.read(hp["dice"]) if isinstance(hp, Mapping) and "dice" in hp else None
        self.resist = wards(data.get("resist", ()))
        self.immune = wards(data.get("immune", ()))
        self.vulnerable = wards(data.get("vulnerable", ()))
        self.condition_immune = frozenset(data.get("condition_immune", ()))
        self.hands = int(data.get("hands", 2))
        self.held: tuple[str, ...] = tuple(data.get("held", ()))
        self.features: dict[str, Mapping[str, Any]] = {}
        for trait in data.get("traits", ()):
            fields: Mapping[str, Any] = trait if isinstance(trait, Mapping) else {"id": trait}
            self.features[str(fields["id"])] = fields
        self.feature_uses = {id: int(fields["uses"]) for id, fields in self.features.items() if "uses" in fields}
        self.powers = {str(power["id"]): power for power in data.get("powers", ())}
        self.multiattack: tuple[tuple[Mapping[str, Any], ...], ...] = tuple(tuple(part) for part in data.get("multiattack", ()))
        self.feature_uses |= {id: int(power["per_day"]) for id, power in self.powers.items() if "per_day" in power}
        self.auras: tuple[Mapping[str, Any], ...] = tuple(data.get("auras", ()))
        self.recharges = {str(row["id"]): int(row["recharge"]) for part in ("attacks", "powers") for row in data.get(part, ())
                          if "recharge" in row}
        """The lowest roll of a d6 that makes an attack or a power ready again (dnd.monster.recharge)."""
        self.legendary: Mapping[str, Any] = data.get("legendary", {})
        self.lair: tuple[Mapping[str, Any], ...] = tuple(data.get("lair", ()))
        self.spellcasting: Mapping[str, Any] = data.get("spellcasting", {})
        for uses, spells in (("spell", "per_day"), ("material", "materials")):
            self.feature_uses |= {f"{uses}-{id}": int(count) for id, count in self.spellcasting.get(spells, {}).items()}
        self.texts: tuple[Mapping[str, Any], ...] = tuple(data.get("text", ()))
        self.armor = str(data.get("armor", ""))
        self.ac = int(data.get("ac", 10 + self.mods["dex"]))
        self.ac_terms: tuple[Term, ...] = (Term(self.ac, "dnd.stat.ac"),)
        self.ac_base = 1
        """How many of these terms are the base, of which there may be several ways to reckon it (dnd.stat.ac)."""
        self.shielded = False
        """Does this Armor Class count a shield?"""
        self.clumsy = ""
        """What it wears without being proficient with it: armor, or else a shield (dnd.stat.armor_unproficient)."""
        self.noisy = False
        """Does its armour give disadvantage on Stealth? (dnd.stat.armor_table)"""
        self.own: frozenset[str] = frozenset()
        """Things of which `means` knows how it attacks with them, or that it cannot attack with."""
        self.means: dict[str, Means] = {}
        self.reaches: dict[tuple[tuple[str, ...], int], tuple[int, ...]] = {}
        """What was worked out of the means: the reaches by what is in hand."""
        self.strikes = 1
        """Attacks in an Attack action on the own turn (dnd.action.extra_attack)."""
        self.reactive: frozenset[str] = frozenset()
        """Moments at which something on this sheet may be a reaction."""

    def to_data(self) -> dict[str, object]:
        return self.data

    def has(self, feature: str) -> bool:
        return feature in self.features

    def has_all(self, things: tuple[str, ...]) -> bool:
        """Are these its own weapons, or no weapons at all?"""
        return self.own.issuperset(things)


def modifier(score: int) -> int:
    """Half of what the score has above ten, rounded down (dnd.core.ability_modifier, dnd.core.rounding)."""
    return (score - 10) // 2


def proficiency(level: int | None, challenge: float) -> int:
    """+2, and one more for every four levels or steps of challenge (dnd.core.proficiency)."""
    if level is not None:
        return 2 + (level - 1) // 4
    return max(2, 2 + (int(challenge) - 1) // 4)


def squares(feet: int) -> int:
    """Whole squares in so many feet (dnd.grid.square)."""
    return feet // FEET


def wards(entries: Any) -> tuple[Ward, ...]:
    wards: list[Ward] = []
    for entry in entries:
        if isinstance(entry, Mapping):
            unless = entry.get("unless", ())
            wards.append(Ward(tuple(entry["types"]), (unless,) if isinstance(unless, str) else tuple(unless)))
        else:
            wards.append(Ward((str(entry),)))
    return tuple(wards)


def base_terms(parts: tuple[tuple[int, RuleId], ...]) -> tuple[Term, ...]:
    """Terms that never change, made once; those of nothing are left out."""
    return tuple(Term(amount, rule) for amount, rule in parts if amount)
