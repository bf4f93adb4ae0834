"""A stat block: traits as dice, Size, edges, weapons and armour; frozen, shared by all copies of a battle."""
from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bitva.kernel.dice import Dice, DiceError
from bitva.kernel.words import value
from bitva.rulebooks.savage.words import ATHLETICS, ATTRIBUTES, SCALE_MODIFIER, SHOOTING, SMALLEST, SQUARES, scale_of

LADDER = (4, 6, 8, 10, 12)
_DIE = re.compile(r"d(4|6|8|10|12)(?:\+([0-9]{1,2}))?", re.ASCII)
MELEE, RANGED, THROWN = "melee", "ranged", "thrown"
TORSO = "torso"


@value
class Die:
    """A trait: a die of so many sides, above d12 with a flat bonus (sw.dice.trait)."""

    sides: int
    plus: int = 0

    @staticmethod
    def read(text: str) -> Die:
        """`d8`, `d12+2`."""
        found = _DIE.fullmatch(text.strip())
        if found is None:
            raise DiceError(text)
        return Die(int(found[1]), int(found[2] or 0))

    @property
    def half(self) -> int:
        """What it adds to Parry and Toughness (sw.char.parry, sw.char.toughness)."""
        return self.sides // 2 + self.plus // 2

    def lower(self, steps: int = 1) -> Die:
        """So many die steps lower, but no lower than d4 (sw.dice.trait)."""
        if self.plus >= steps:
            return Die(self.sides, self.plus - steps)
        rung = LADDER.index(self.sides) - (steps - self.plus)
        return Die(LADDER[max(0, rung)])

    def higher(self, steps: int = 1) -> Die:
        """So many die steps higher; beyond d12 each is worth one (sw.dice.trait)."""
        rung = LADDER.index(self.sides) + steps
        return Die(LADDER[min(rung, len(LADDER) - 1)], self.plus + max(0, rung - len(LADDER) + 1))

    def __str__(self) -> str:
        return f"d{self.sides}" + (f"+{self.plus}" if self.plus else "")


@value
class Damage:
    """What a weapon deals: the Strength die or not, and dice of its own (sw.damage.melee, sw.damage.ranged)."""

    strength: bool
    dice: Dice

    @staticmethod
    def read(text: str) -> Damage:
        """`str+d8`, `str`, `2d6+1`."""
        strong = text == "str" or text.startswith("str+")
        rest = text.removeprefix("str").removeprefix("+") if strong else text
        return Damage(strong, Dice.read(rest) if rest else Dice(()))

    def __str__(self) -> str:
        dice = "" if not self.dice.groups and not self.dice.plus else str(self.dice)
        return "+".join(filter(None, ("str" if self.strength else "", dice)))


class Means:
    """One way of attacking: a weapon swung, shot or thrown, a natural weapon, the bare hand."""

    __slots__ = (
        "ammunition",
        "ap",
        "bands",
        "cover",
        "damage",
        "flags",
        "hands",
        "id",
        "kind",
        "magazine",
        "min_strength",
        "natural",
        "parry",
        "reach",
        "reload",
        "rof",
        "size",
        "skill",
        "template",
        "weapon",
    )

    def __init__(self, id: str, row: Mapping[str, Any], *, kind: str = "", natural: bool = False) -> None:
        self.id = id
        self.weapon = "" if natural else str(row.get("id", id))
        """The held thing it is made with; nothing for natural weapons and the bare hand."""
        self.natural = natural
        self.kind = kind or str(row.get("kind", MELEE))
        self.skill = str(row.get("skill", {MELEE: "fighting", RANGED: SHOOTING, THROWN: ATHLETICS}[self.kind]))
        self.damage = Damage.read(str(row.get("damage", "str")))
        self.ap = int(row.get("ap", 0))
        bands = row.get("range", ())
        self.bands: tuple[int, ...] = tuple(int(band) for band in bands) if self.kind != MELEE else ()
        """Short, medium and long range in inches."""
        self.rof = int(row.get("rof", 1))
        self.reach = int(row.get("reach", 0)) if self.kind == MELEE else 0
        self.parry = int(row.get("parry", 0))
        self.cover = int(row.get("cover", 0))
        """Of a shield: what it takes from shots against its bearer (sw.gear.shield)."""
        self.min_strength = int(str(row.get("min_strength", "d4"))[1:])
        self.hands = int(row.get("hands", 0 if natural else 1))
        self.ammunition = str(row.get("ammunition", ""))
        """What it shoots; nothing for what is thrown itself or needs nothing."""
        self.magazine = int(row.get("shots", 0))
        """How many rounds it holds; 0 if it is loaded anew for each shot."""
        self.reload = int(row.get("reload", 0))
        """Actions that it takes to reload; 0 if that is free (sw.turn.reload)."""
        self.template = str(row.get("template", ""))
        self.size = int(row.get("size", SMALLEST + 1))
        """The Size of the thing itself (sw.called.item)."""
        self.flags: frozenset[str] = frozenset(row.get("flags", ()))
        """pistol, rapid, heavy, blunt, shotgun, evadable, launched, improvised …"""

    @property
    def melee(self) -> bool:
        return self.kind == MELEE

    def has(self, flag: str) -> bool:
        return flag in self.flags


CLASSES: Final[Mapping[str, tuple[tuple[int, int, int], int]]] = {"light": ((3, 6, 12), 4), "medium": ((2, 4, 8), 6),
                                                                  "heavy": ((1, 2, 4), 8)}
"""The classes of improvised weapons: how far each is thrown, and the die of its damage and of the Strength that it asks for
(sw.improvised.light, sw.improvised.medium, sw.improvised.heavy)."""
UNCLASSED: Final = "unclassed"
"""The flag of a thing whose class the game master has not said yet (sw.improvised.category)."""


def improvised(thing: str, cls: str, soft: int = 0, row: Mapping[str, Any] = MappingProxyType({})) -> tuple[Means, Means]:
    """A thing used as a weapon, in hand and thrown, by its class; a softer one deals less, below a d4 nothing of its own
    (sw.improvised.category, sw.improvised.softer)."""
    bands, sides = CLASSES[cls or "light"]
    rung = LADDER.index(sides) - max(0, soft)
    flags = ("improvised", *row.get("flags", ("blunt",)), *(() if cls else (UNCLASSED,)))
    made = {"id": thing, "damage": f"str+d{LADDER[rung]}" if rung >= 0 else "str", "min_strength": f"d{sides}", "range": bands,
            "hands": row.get("hands", 1), "size": row.get("size", SMALLEST + 1), "flags": flags}
    return Means(thing, made, kind=MELEE), Means(f"{thing}.thrown", made, kind=THROWN)


def club(row: Mapping[str, Any]) -> Means:
    """A firearm swung by its barrel: a pistol is a light thing, anything bigger a medium one (sw.improvised.light,
    sw.improvised.medium)."""
    swung, _ = improvised(str(row["id"]), "light" if "pistol" in row["flags"] else "medium", row={**row, "flags": ("blunt",)})
    swung.id = f"{row['id']}.club"
    return swung


UNARMED = Means("unarmed", {"damage": "str", "kind": MELEE, "flags": ("blunt", "unarmed")}, natural=True)
"""The bare hand (sw.damage.melee)."""


class Sheet:
    """One stat block."""

    __slots__ = (
        "arcane",
        "armor",
        "attributes",
        "data",
        "edges",
        "fear",
        "fearless",
        "fly",
        "handling",
        "hands",
        "heavy_armor",
        "held",
        "hero",
        "hindrances",
        "id",
        "kind",
        "limit",
        "living",
        "means",
        "mount",
        "natural_armor",
        "pace",
        "parry",
        "power_points",
        "powers",
        "reach",
        "run",
        "scale",
        "size",
        "size_number",
        "skills",
        "steering",
        "swim",
        "toughness",
        "vehicle",
        "wild",
        "worn",
    )

    def __init__(self, data: Mapping[str, Any], weapons: Mapping[str, Mapping[str, Any]],
                 armor: Mapping[str, Mapping[str, Any]]) -> None:
        self.data = dict(data)
        self.id = str(data["id"])
        self.hero = data.get("kind") == "hero"
        self.kind = str(data.get("type", "person"))
        self.vehicle = self.kind == "vehicle"
        self.living = bool(data.get("living", not self.vehicle))
        """Has it a head and vital organs? (sw.called.head)"""
        self.wild = bool(data.get("wild", self.hero))
        """Is it a Wild Card? (sw.char.wild_card)"""
        given: Mapping[str, str] = data.get("attributes", {})
        self.attributes = {attribute: Die.read(given.get(attribute, "d6")) for attribute in ATTRIBUTES}
        self.skills = {skill: Die.read(die) for skill, die in data.get("skills", {}).items()}
        self.size_number = int(data.get("size", 0))
        self.scale = scale_of(self.size_number)
        self.size = int(data.get("footprint", SQUARES.get(self.scale, 1)))
        bigger = max(0, SCALE_MODIFIER[self.scale] // 2)
        self.limit = (3 if self.wild or self.vehicle else 0) + bigger
        """How many Wounds it takes and stays up (sw.char.wild_card, sw.char.extra, sw.size.table)."""
        self.reach = bigger
        """Inches that its mere size adds to its reach (sw.size.table)."""
        self.pace = int(data.get("pace", 6))
        self.run = Die.read(str(data.get("run", "d6"))).sides
        self.fly = int(data.get("fly", 0))
        self.swim = int(data.get("swim", 0))
        self.parry = data.get("parry")
        """As printed, where it is not worked out of Fighting."""
        self.toughness = data.get("toughness")
        self.natural_armor = int(data.get("natural_armor", 0))
        self.heavy_armor = bool(data.get("heavy_armor", False))
        self.edges = frozenset(data.get("edges", ()))
        self.hindrances = frozenset(data.get("hindrances", ()))
        fear = data.get("fear")
        self.fear: tuple[str, int] | None = (str(fear.get("kind", "terror")), int(fear.get("modifier", 0))) if fear else None
        """How fearsome it is, and with what modifier (sw.fear.check)."""
        self.fearless = bool(data.get("fearless", False))
        self.hands = int(data.get("hands", 2))
        self.held: tuple[str, ...] = tuple(data.get("in_hand", ()))
        self.worn: tuple[str, ...] = tuple(data.get("wears", ()))
        self.armor: tuple[Mapping[str, Any], ...] = tuple({**armor[id], "id": id} for id in self.worn)
        self.powers: Mapping[str, Mapping[str, Any]] = {str(power["id"]): power for power in data.get("powers", ())}
        self.arcane = str(data.get("arcane", "spellcasting"))
        """The skill with which it uses its powers (sw.power.activate)."""
        self.power_points = int(data.get("power_points", 0))
        self.mount = bool(data.get("mount", False))
        self.handling = int(data.get("handling", 0))
        """Of a vehicle: what it adds to its driver's rolls (sw.vehicle.damage)."""
        self.steering = str(data.get("steering", "driving"))
        self.means: dict[str, Means] = {}
        for id in (*data.get("weapons", {}), *weapons):  # its own first, then whatever it may pick up
            for means in ways({**weapons[id], "id": id}):
                self.means.setdefault(means.id, means)
        for row in data.get("natural", ()):
            self.means[str(row["id"])] = Means(str(row["id"]), row, natural=True)
        if not data.get("natural"):
            self.means[UNARMED.id] = UNARMED

    def to_data(self) -> dict[str, object]:
        return self.data

    def has(self, edge: str) -> bool:
        """Has it this edge, ability or hindrance?"""
        return edge in self.edges or edge in self.hindrances


def ways(row: Mapping[str, Any]) -> list[Means]:
    """The ways to attack with a weapon: as it is meant to be used, and thrown, if it can be."""
    id = str(row["id"])
    if "improvised" in row:
        return list(improvised(id, str(row["improvised"]), row=row))
    found = [Means(id, row)]
    if "firearm" in row.get("flags", ()) and "mounted" not in row["flags"]:
        found.append(club(row))
    if "thrown" in row:
        found.append(Means(f"{id}.thrown", {**row, "range": row["thrown"], "rof": 1}, kind=THROWN))
    return found
