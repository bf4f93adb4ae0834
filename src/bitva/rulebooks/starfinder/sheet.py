"""A stat block: what a creature is, as printed or as worked out of its class and gear; frozen, shared by all copies of a battle."""
from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Term
from bitva.kernel.words import RuleId, value
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.spells.spell import Spell, as_power
from bitva.rulebooks.starfinder.words import ABILITIES, ENERGY, FEET, REACH, SAVES, SKILLS, SQUARES, TALL

MELEE, RANGED = "melee", "ranged"
NONLETHAL: Final = "nonlethal"
GROUND: Final = 10
"""What an armour class and every difficulty of an effect start from."""
RANGES, THROWS = 10, 5
"""How many range increments a weapon reaches when shot, and when thrown (sf.attack.max_range)."""


@value
class Damage:
    """Dice of one kind of damage, and what the flat part is made of."""

    dice: Dice
    type: str
    terms: tuple[Term, ...] = ()

    @staticmethod
    def read(text: str) -> Damage:
        """`2d6+3 fire`; several kinds at once as `1d8 slashing/fire`."""
        dice, _, kind = text.rpartition(" ")
        return Damage(Dice.read(dice), kind)

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(self.type.split("/"))


class Means:
    """One means of attack: a weapon used in one way, or a natural weapon."""

    __slots__ = ("ability", "bonuses", "capacity", "critical", "damage", "hands", "id", "increment", "kind", "level", "natural",
                 "properties", "ranges", "reach", "row", "thrown", "total", "usage", "weapon")

    def __init__(self, id: str, kind: str, bonuses: tuple[Bonus, ...], damage: tuple[Damage, ...], *, reach: int = 0,
                 increment: int = 0, ranges: int = RANGES, ability: str = "", weapon: str = "", hands: int = 0,
                 thrown: bool = False, natural: bool = False, row: Mapping[str, Any] | None = None) -> None:
        self.id = id
        self.kind = kind
        self.bonuses = bonuses
        """What its user's attack roll is made of, apart from whatever the moment adds (sf.attack.roll)."""
        self.total = sum(bonus.amount for bonus in bonuses)
        self.damage = damage
        self.reach = reach
        """Squares; of a ranged attack none."""
        self.increment = increment
        """Feet (sf.attack.range_penalty)."""
        self.ranges = ranges
        self.ability = ability
        self.weapon = weapon
        """The thing it is made with; nothing for natural weapons and the bare hand."""
        self.hands = hands
        self.thrown = thrown
        self.natural = natural
        """Teeth, claws: always at hand (sf.reach.threatened)."""
        self.row: Mapping[str, Any] = row or {}
        self.properties: dict[str, Any] = properties_of(self.row)
        self.critical: tuple[str, ...] = tuple(self.row.get("critical", ()))
        self.level = int(self.row.get("level", 0))
        self.capacity = int(self.row.get("capacity", 0))
        self.usage = int(self.row.get("usage", 1 if self.capacity else 0))

    @property
    def melee(self) -> bool:
        return self.kind == MELEE

    def turned(self) -> Means:
        """The same used against its nature: to stun if it kills, to kill if it stuns (sf.damage.nonlethal)."""
        other = copy(self)
        other.properties = {name: figure for name, figure in self.properties.items() if name != NONLETHAL}
        if NONLETHAL not in self.properties:
            other.properties[NONLETHAL] = True
        return other

    @property
    def energy(self) -> bool:
        """Does it deal nothing but energy damage, so that it goes against EAC? Some touches go there too (sf.ac.which)."""
        if "eac" in self.properties:
            return True
        types = [type for part in self.damage for type in part.types]
        return bool(types) and all(type in ENERGY for type in types)


def properties_of(row: Mapping[str, Any]) -> dict[str, Any]:
    """The special properties of a weapon, each with its figure if it has one: `[reach, {blast: 15}]` (sf.weapon.other)."""
    found: dict[str, Any] = {}
    for entry in row.get("properties", ()):
        found |= entry if isinstance(entry, Mapping) else {str(entry): True}
    return found


class Sheet:
    """One stat block. Abilities are modifiers; bonuses are whole figures; `means` are all its ways to attack, by id."""

    __slots__ = ("abilities", "armor", "bab", "bonuses", "challenge", "constitution", "data", "devices", "eac", "features",
                 "figures", "fly", "hands", "held", "hero", "hp", "id", "immune", "initiative", "kac", "kind", "known", "level",
                 "max_dex", "means", "mindless", "own", "powers", "reach", "reactions", "reduction", "resist", "rp", "saves",
                 "senses", "shape", "size", "size_name", "skills", "sp", "speeds", "spellcasting", "threats", "trained")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = dict(data)
        self.id = str(data["id"])
        self.hero = data.get("kind") == "hero"
        self.kind = str(data.get("type", "humanoid"))
        self.level = int(data.get("level", 0))
        self.challenge = data.get("cr")
        """None if it has no challenge rating (sf.feint.check)."""
        self.size_name = str(data.get("size", "medium"))
        self.shape = str(data.get("shape", TALL))
        self.size = SQUARES[self.size_name]
        self.reach = int(data.get("reach", REACH[self.shape][self.size_name]))
        """Natural reach in feet (sf.size.space)."""
        abilities: Mapping[str, int | None] = data.get("abilities", {})
        self.abilities = {ability: int(abilities.get(ability) or 0) for ability in ABILITIES}
        self.mindless = bool(data.get("mindless", "int" in abilities and abilities["int"] is None))
        """Has it no Intelligence score? (sf.feint.limits)"""
        self.constitution = int(data.get("constitution", GROUND + 2 * self.abilities["con"]))
        """The Constitution score, for want of one worked out of the modifier (sf.combat.sheet)."""
        self.bab = int(data.get("bab", 0))
        self.saves = {save: int(data.get("saves", {}).get(save, self.abilities[ability])) for save, ability in SAVES.items()}
        skills: Mapping[str, int] = data.get("skills", {})
        self.skills = {skill: int(skills.get(skill, self.abilities[ability])) for skill, ability in SKILLS.items()}
        self.trained = frozenset(skills)
        """The skills that the stat block has."""
        self.initiative = int(data.get("initiative", self.abilities["dex"]))
        self.speeds = {mode: int(feet) for mode, feet in data.get("speed", {"land": 30}).items() if mode != "manoeuvrability"}
        self.fly = str(data.get("speed", {}).get("manoeuvrability", "average"))
        """How a flier turns and hovers: clumsy, average, perfect (sf.move.fly)."""
        self.senses = {str(sense): int(feet) for sense, feet in data.get("senses", {}).items()}
        self.hp = int(data.get("hp", 1))
        self.sp = int(data.get("sp", 0))
        self.rp = int(data.get("rp", 0))
        self.reduction = int(data.get("dr", 0))
        self.resist = {str(type): int(amount) for type, amount in data.get("resist", {}).items()}
        self.immune = frozenset(data.get("immune", ()))
        self.hands = int(data.get("hands", 2))
        self.held: tuple[tuple[str, int], ...] = ()
        """What is in its hands when the fight starts, each with how many hands."""
        self.features: dict[str, Mapping[str, Any]] = {}
        for feature in data.get("features", ()):
            fields: Mapping[str, Any] = feature if isinstance(feature, Mapping) else {"id": feature}
            self.features[str(fields["id"])] = fields
        self.devices: dict[str, Mapping[str, Any]] = {str(row["id"]): row for row in data.get("devices", ())}
        """Gear that does something when it is switched on (sf.item.activate)."""
        self.reactions: tuple[Mapping[str, Any], ...] = tuple(data.get("reactions", ()))
        """Reactions beside the attack of opportunity (sf.reaction.access)."""
        self.spellcasting: Mapping[str, Any] = data.get("spellcasting", {})
        self.known: tuple[str, ...] = tuple(map(str, data.get("spells", ())))
        """The spells that it knows (sf.spell.cast)."""
        self.powers = {str(row["id"]): Spell(row) for row in (
            *data.get("powers", ()), *(as_power(row) for row in self.features.values() if "ability" in row))}
        """Its special abilities (sf.special_ability.categories)."""
        self.bonuses: dict[str, tuple[Bonus, ...]] = {}
        for row in data.get("bonuses", ()):
            bonus = Bonus(int(row["amount"]), "sf.combat.sheet", str(row.get("kind", "")), str(row.get("from", "")))
            self.bonuses[row["to"]] = (*self.bonuses.get(row["to"], ()), bonus)
        self.armor = str(data.get("armor", ""))
        self.eac: tuple[Term, ...] = (Term(int(data.get("eac", GROUND)), AC),)
        self.kac: tuple[Term, ...] = (Term(int(data.get("kac", GROUND)), AC),)
        self.max_dex = 99
        """The most that Dexterity adds to the armour class (sf.ac.eac_kac)."""
        self.figures: tuple[int, int] = (self.eac[0].value, self.kac[0].value)
        """EAC and KAC of the stat block by itself."""
        self.own: frozenset[str] = frozenset()
        self.means: dict[str, Means] = {}
        self.threats: dict[tuple[tuple[str, int], ...], tuple[int, ...]] = {}
        """The reaches in squares with which it threatens, by what is in its hands."""

    def to_data(self) -> dict[str, object]:
        return self.data

    def powered(self, thing: str) -> bool:
        """Is this a weapon that does nothing while it is switched off? (sf.draw.toggle)"""
        return any(means.weapon == thing and "powered" in means.properties for means in self.means.values())

    def ranks(self, skill: str) -> int:
        """Ranks in a skill: as said, else as many as its level if it has the skill (sf.move.fly)."""
        return int(self.data.get("ranks", {}).get(skill, self.rank if skill in self.trained else 0))

    def has(self, feature: str) -> bool:
        return feature in self.features

    @property
    def draws_on_the_move(self) -> bool:
        """Is its base attack bonus +1 or more? Of a stat block that prints none, from challenge rating 1 on (sf.draw.with_move)."""
        return self.bab >= 1 or ("bab" not in self.data and not self.hero and self.rank >= 1)

    @property
    def rank(self) -> int:
        """Its level, or as much of its challenge rating as is whole (sf.coup_de_grace.save)."""
        return self.level if self.challenge is None else int(self.challenge)


AC: RuleId = "sf.ac.eac_kac"


def squares(feet: int) -> int:
    """Whole squares in so many feet (sf.grid.squares, sf.rounding)."""
    return feet // FEET
