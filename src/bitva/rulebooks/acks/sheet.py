"""A stat block: what a creature is, as printed or as worked out of its class and gear; frozen, shared by all copies of a battle."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

from bitva.kernel.dice import Dice
from bitva.kernel.words import value
from bitva.rulebooks.acks.tables import (
    FIGHTER,
    HitDice,
    ability_modifier,
    attack_value,
    cleaves,
    monster_attack_value,
    saving_throws,
)
from bitva.rulebooks.acks.words import ABILITIES, SIZES, SQUARES

MELEE, MISSILE = "melee", "missile"
SHIELD = "shield"
Row = Mapping[str, Any]
BRAWL: tuple[Row, ...] = (
    {"id": "fist", "damage": "1d3 bludgeoning", "size": "tiny", "tags": ("brawl", "nonlethal")},
    {"id": "kick", "damage": "1d4 bludgeoning", "size": "tiny", "bonus": -2, "tags": ("brawl", "nonlethal")},
)
"""What everybody with arms and legs can do without a weapon (acks.man.brawl)."""


@value
class Damage:
    """Dice of one damage type."""

    dice: Dice
    type: str

    @staticmethod
    def read(text: str) -> Damage:
        """`1d8+1 fire`."""
        dice, _, kind = text.rpartition(" ")
        return Damage(Dice.read(dice), kind)


class Means:
    """One means of attack: a weapon held or thrown in one way, or a natural attack."""

    __slots__ = ("ammunition", "bonus", "damage", "hands", "id", "kind", "range", "row", "size", "strong", "tags", "thrown",
                 "weapon")

    def __init__(self, id: str, kind: str, damage: Damage | None, row: Row, *, weapon: str = "", hands: int = 0,
                 thrown: bool = False) -> None:
        self.id = id
        self.kind = kind
        self.damage = damage
        """None: it hurts nobody by itself, as a net."""
        self.weapon = weapon
        """The thing it is made with; nothing for a natural attack."""
        self.hands = hands
        self.thrown = thrown
        self.row = row
        """What its stat block or the table of weapons says of it besides."""
        self.bonus = int(row.get("bonus", 0))
        self.tags: frozenset[str] = frozenset(row.get("tags", ()))
        self.range: tuple[int, ...] = tuple(row.get("range", ())) if kind == MISSILE else ()
        """How far short, medium and long range go, in feet (acks.missile.table)."""
        self.ammunition = str(row.get("ammunition", ""))
        self.size = str(row.get("size", "medium"))
        self.strong = bool(row.get("strong", True)) and (kind == MELEE or thrown)
        """Does Strength add to its damage? (acks.damage.weapon)"""

    @property
    def melee(self) -> bool:
        return self.kind == MELEE

    @property
    def impact(self) -> bool:
        """Does it strike harder in a charge? (acks.weapon.tags, acks.charge.natural)"""
        return self.melee and "impact" in self.tags

    @property
    def brawl(self) -> bool:
        return "brawl" in self.tags

    @property
    def long(self) -> bool:
        return self.melee and "long" in self.tags


def of_weapon(row: Row) -> Iterator[Means]:
    """All ways to fight with one weapon: in one hand, in two, thrown, shot (acks.damage.weapon, acks.weapon.tags)."""
    id, tags = str(row["id"]), row.get("tags", ())
    if "tool" in tags:
        return
    damage = Damage.read(f"{row['damage']} {row['type']}") if "damage" in row else None
    hands = int(row.get("hands", 1))
    if "missile" in tags:
        yield Means(id, MISSILE, damage, row, weapon=id, hands=hands)
        return
    if "hurled" not in tags:
        yield Means(id, MELEE, damage, row, weapon=id, hands=hands)
    if "two_handed" in row:
        yield Means(f"{id}.two-handed", MELEE, Damage.read(f"{row['two_handed']} {row['type']}"), row, weapon=id, hands=2)
    if "thrown" in tags:
        thrown = Damage.read(f"{row['at_range']} {row['type']}") if "at_range" in row else damage
        yield Means(f"{id}.thrown", MISSILE, thrown, row, weapon=id, hands=1, thrown=True)


def of_attack(row: Row) -> Means:
    """A natural attack as the stat block has it."""
    damage = Damage.read(str(row["damage"])) if "damage" in row else None
    return Means(str(row["id"]), str(row.get("kind", MELEE)), damage, row)


class Sheet:
    """One stat block. Throws are the values to be reached; `means` are all its ways to attack, by id."""

    __slots__ = ("ac", "armor", "attack", "cleaves", "data", "dice", "flies", "held", "hero", "hp", "id", "immune", "items", "kind",
                 "level", "means", "mods", "morale", "nonliving", "pack", "printed_speed", "proficiencies", "progression", "ready",
                 "resist", "saves", "sequence", "size", "size_name", "skills", "spells", "weight", "wields")

    def __init__(self, data: Row, weapons: Mapping[str, Row], armor: Mapping[str, Row]) -> None:
        self.data = dict(data)
        self.id = str(data["id"])
        self.hero = data.get("kind") == "hero"
        self.kind = str(data.get("type", "humanoid"))
        self.size_name = str(data.get("size", "man"))
        self.size = SQUARES[self.size_name]
        self.progression = str(data.get("class", FIGHTER))
        self.dice = HitDice.read(data.get("hd", data.get("level", 1)))
        self.level = int(data.get("level", self.dice.dice))
        scores: Mapping[str, int] = data.get("abilities", {})
        self.mods = {ability: ability_modifier(int(scores.get(ability, 10))) for ability in ABILITIES}
        self.hp = int(data.get("hp", 1))
        own = attack_value(self.progression, self.level) if "level" in data else monster_attack_value(self.dice)
        self.attack = int(data.get("attack", own))
        self.saves = saving_throws(self.progression, self.level) | data.get("saves", {})
        self.cleaves = cleaves(self.progression, self.level)
        self.morale = int(data.get("morale", 0))
        self.armor: Row | None = armor[data["armor"]] if "armor" in data else None
        """What it wears; None for the bare and for those whose whole Armour Class is printed."""
        self.ac: int | None = int(data["ac"]) if "ac" in data else None
        """The Armour Class as printed: all of it, however it is made up."""
        self.printed_speed = int(data.get("speed", 0))
        """The exploration speed as printed, in feet; 0: it goes by the load."""
        self.flies = int(data.get("fly", 0))
        self.skills: dict[str, int] = {str(skill): int(target) for skill, target in data.get("skills", {}).items()}
        """Proficiency throws it is proficient in, with what each must reach."""
        self.proficiencies: dict[str, int] = {str(name): int(rank) for name, rank in _ranks(data.get("proficiencies", ()))}
        """Proficiencies without a throw of their own, with how often each was taken."""
        self.resist: tuple[str, ...] = tuple(data.get("resist", ()))
        self.immune: tuple[str, ...] = tuple(data.get("immune", ()))
        self.nonliving = self.kind in ("construct", "undead", "incarnation", "plant", "ooze")
        """Is it simply destroyed at 0 hit points? (acks.death.nonliving)"""
        self.held: tuple[str, ...] = tuple(data.get("in_hand", ()))
        self.wields: dict[str, int] = {str(id): int(n) for id, n in data.get("weapons", {}).items()}
        self.items: dict[str, int] = {str(id): int(n) for id, n in data.get("items", {}).items()}
        self.pack: dict[str, int] = {str(id): int(n) for id, n in data.get("pack", {}).items()}
        """What is packed away and has to be got out (acks.lieu_move.retrieve)."""
        self.spells: tuple[int, ...] = tuple(data.get("spells", {}).get("slots", ()))
        self.weight = int(data.get("weight", 15))
        """Of the body, in stone (acks.enc.body)."""
        self.means: dict[str, Means] = {}
        for row in data.get("attacks", ()):
            self.means[str(row["id"])] = of_attack(row)
        natural = tuple(self.means)
        for id in (*self.held, *self.wields, *self.items, *self.pack):
            if id in weapons:
                self.means |= {means.id: means for means in of_weapon(weapons[id])}
        if self.kind == "humanoid":
            self.means |= {row["id"]: of_attack(row) for row in BRAWL if row["id"] not in self.means}
        self.sequence: tuple[str, ...] = tuple(data.get("sequence", natural))
        """The attacks of one action in their order; nothing for those who have one (acks.attack.sequence)."""
        self.ready: dict[str, int] = self.wields | self.items

    def armed(self, row: Row) -> Sheet:
        """The same stat block with one more weapon (acks.lieu_move.pickup)."""
        other = copy(self)
        other.means = self.means | {means.id: means for means in of_weapon(row)}
        return other

    def to_data(self) -> dict[str, object]:
        return self.data

    def has(self, proficiency: str) -> int:
        """How often it has taken a proficiency."""
        return self.proficiencies.get(proficiency, 0)

    def knows(self) -> tuple[str, ...]:
        """The spells of its repertoire."""
        return tuple(self.data.get("spells", {}).get("repertoire", ()))


def _ranks(given: Any) -> Iterator[tuple[str, int]]:
    """`[skirmishing]` or `{precise-shooting: 2}`."""
    yield from given.items() if isinstance(given, Mapping) else ((name, 1) for name in given)


def size_steps(one: str, other: str) -> int:
    """By how many categories the first is larger than the second (acks.grid.size)."""
    return SIZES.index(one) - SIZES.index(other)
