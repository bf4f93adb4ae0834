"""A spell, or a special ability, as data: level, time, range, targets, area, damage, duration. What it does with them is code."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bitva.kernel.dice import Dice
from bitva.kernel.words import value
from bitva.rulebooks.starfinder.words import FULL, STANDARD

Fields = Mapping[str, Any]
NOTHING: Final[Fields] = {}
SELF, TOUCH = "self", "touch"
RANGES: Final = {"close": (25, 5, 2), "medium": (100, 10, 1), "long": (400, 40, 1)}
"""Named ranges: feet, and so many feet more for each so many levels of the caster."""
ANY_NUMBER: Final = 99
MINUTE: Final = 10
"""Rounds in a minute (sf.round.length)."""
SPELL_LIKE, EXTRAORDINARY, SUPERNATURAL = "sp", "ex", "su"
SORTS: Final = (SPELL_LIKE, EXTRAORDINARY, SUPERNATURAL)
"""The kinds of special abilities (sf.special_ability.categories)."""


@value
class Target:
    """Whom a spell is cast at: what kind of target, how many at most, and how near to one another."""

    kind: str = ""
    count: int = 1
    within: int = 0


@value
class Area:
    """The shape of an area, and its size in feet."""

    shape: str
    size: int


class Spell:
    """One spell's figures; `sort` is empty for a spell, and tells what kind of special ability it is otherwise."""

    __slots__ = ("against", "area", "attack", "damage", "data", "dc", "dismissible", "duration", "effect", "fail", "heal", "id",
                 "level", "partial", "provokes", "range", "reacts", "recharge", "rounds", "save", "saving", "shots", "sort",
                 "target", "temp", "time", "uses", "zone")

    def __init__(self, data: Fields) -> None:
        self.data = data
        self.id = str(data["id"])
        self.level = int(data.get("level", 0))
        self.sort = str(data.get("sort", ""))
        time = data.get("cost", data.get("time", STANDARD))
        self.time = time if isinstance(time, str) else FULL
        """The action it takes: standard unless it says otherwise (sf.spell.cast, sf.special_ability.action)."""
        self.rounds = 0 if isinstance(time, str) else int(time["rounds"])
        """How many rounds of full actions it takes, if it is long (sf.spell.cast.long)."""
        self.provokes = bool(data.get("provokes", self.sort in ("", SPELL_LIKE)))
        """Does it give cause to those who threaten its user? (sf.spell.provoke, sf.special_ability.provoke)"""
        self.reacts = str(data.get("reacts", ""))
        """What a spell cast as a reaction answers."""
        self.range = data.get("range", SELF)
        self.target = _target(data.get("target", NOTHING))
        self.area = Area(str(data["area"]["shape"]), int(data["area"]["size"])) if "area" in data else None
        self.attack = str(data.get("attack", ""))
        self.against = str(data.get("against", "eac"))
        self.shots = int(data.get("shots", 0))
        """So many bolts that need no attack roll."""
        self.save = str(data.get("save", ""))
        self.saving = str(data.get("saving", "negates"))
        """What a successful save does: it negates, it halves, or something less remains."""
        self.dc = int(data.get("dc", 0))
        self.damage = tuple(data.get("damage", ()))
        self.heal = str(data.get("heal", ""))
        self.temp = str(data.get("temp", ""))
        self.fail: Fields = data.get("fail", NOTHING)
        self.partial: Fields = data.get("partial", NOTHING)
        self.effect: Fields = data.get("effect", NOTHING)
        self.duration: Fields = data.get("duration", NOTHING)
        self.dismissible = bool(data.get("dismissible", False))
        self.zone: Fields = data.get("zone", NOTHING)
        self.uses = int(data.get("uses", 0))
        self.recharge = str(data.get("recharge", ""))
        """Rounds until a special ability can be used again, as dice."""

    @staticmethod
    def read(data: Fields) -> Spell:
        return Spell(data)

    def to_data(self) -> dict[str, Any]:
        return dict(self.data)

    @property
    def concentration(self) -> bool:
        """Is it kept up by concentration? (sf.spell.concentrate)"""
        return bool(self.duration.get("concentration"))

    @property
    def lasting(self) -> bool:
        """Does it last beyond its casting?"""
        return bool(self.duration)

    @property
    def harmful(self) -> bool:
        """Is it meant for enemies?"""
        return bool(self.damage or self.fail or self.attack)

    def at(self, slot: int, full: bool = False) -> Spell:
        """The same cast with a slot of this level, or over a full action, as far as that changes it."""
        changes: dict[str, Any] = {}
        for level, row in self.data.get("levels", NOTHING).items():
            if int(level) <= slot:
                changes |= row
        if full:
            changes |= {"time": FULL, **self.data.get("full", NOTHING)}
        changed = Spell({**self.data, **changes}) if changes else self
        return changed

    def last(self, level: int) -> int:
        """How many rounds it lasts, for a caster of this level; 0 if nothing ends it but its caster."""
        rounds = int(self.duration.get("rounds", 0)) + MINUTE * int(self.duration.get("minutes", 0))
        return rounds * max(1, level) if self.duration.get("per_level") else rounds

    def reach(self, level: int) -> int:
        """Its range in feet; 0 for what starts at oneself, and for touch."""
        if self.range in (SELF, TOUCH):
            return 0
        if self.range in RANGES:
            feet, more, each = RANGES[self.range]
            return feet + more * (max(1, level) // each)
        return int(self.range)


def as_power(row: Fields) -> Fields:
    """A feature that says which kind of special ability it is, `ability: sp`, in the words of a spell."""
    rounds = row.get("rounds", 1)
    found: dict[str, Any] = {**row, "sort": row["ability"], "range": row.get("range", SELF)}
    found["target"] = {"kind": SELF} if "range" not in row else {"kind": "ally" if row.get("friendly") else "creature"}
    if isinstance(row.get("damage"), str):
        found |= {"damage": [row["damage"]], "saving": row.get("saving", "half")}
    if "condition" in row:
        found["fail"] = {"conditions": [row["condition"]], "rounds": rounds}
    if "bonuses" in row:
        found["effect"] = {"bonus": row["bonuses"], "rounds": max(int(part.get("rounds", 1)) for part in row["bonuses"])}
    return found


def dice_of(text: str, modifier: int) -> Dice:
    """Dice with the caster's modifier in them: `1d8+mod`."""
    return Dice.read(text.replace("+mod", f"{modifier:+d}" if modifier else ""))


def _target(data: Fields) -> Target:
    count = data.get("count", 1)
    return Target(str(data.get("kind", "")), ANY_NUMBER if count == "any" else int(count), int(data.get("within", 0)))
