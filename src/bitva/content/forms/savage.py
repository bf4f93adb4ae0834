"""The forms of Savage Worlds: stat blocks of creatures and heroes."""
from __future__ import annotations

from typing import Any

from bitva.content.forms import (
    FLAG,
    NAMED,
    NUMBER,
    TEXT,
    Either,
    Fields,
    Form,
    Id,
    ListOf,
    MapOf,
    OneOf,
)
from bitva.content.library import Library
from bitva.content.reading import Document, Trail
from bitva.kernel.dice import DiceError
from bitva.rulebooks.savage.area import CONE, RADIUS, STREAM
from bitva.rulebooks.savage.powers import POWERS
from bitva.rulebooks.savage.sheet import MELEE, RANGED, THROWN, Damage, Die
from bitva.rulebooks.savage.words import ATTRIBUTES, SCALES, SKILLS, SMALLEST

LARGEST = 20


class Readable:
    """A text that the rulebook itself can read: a trait, a damage."""

    def __init__(self, expected: str, reader: Any) -> None:
        self.expected = expected
        self.reader = reader

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        try:
            self.reader(value)
        except (DiceError, ValueError, TypeError, AttributeError):
            document.wrong(trail, self.expected, value)


class Between:
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            document.wrong(trail, f"{self.least} to {self.most}", value)


def toughness(text: str) -> None:
    """`8`, or `8 (2)` with the part of it that is Armour."""
    whole, _, armor = text.partition(" (")
    int(whole)
    if armor:
        int(armor.removesuffix(")"))


TRAIT = Readable("d4 to d12, above it d12+1 and so on", Die.read)
DAMAGE = Readable("damage such as str+d6 or 2d8", Damage.read)
SIZE = Between(SMALLEST, LARGEST)
NAMES = MapOf(NAMED, Either((str, TEXT), (dict, MapOf(NAMED, TEXT))))
NATURAL = Fields({
    "id": NAMED, "kind": OneOf("kind of attack", (MELEE, RANGED, THROWN)), "skill": OneOf("skill", SKILLS), "damage": DAMAGE,
    "ap": NUMBER, "range": ListOf(NUMBER, 3, 3), "rof": Between(1, 6), "reach": NUMBER, "parry": NUMBER,
    "template": OneOf("template", (*RADIUS, CONE, STREAM)), "flags": ListOf(NAMED), "ammunition": NAMED, "shots": NUMBER,
    "reload": NUMBER, "size": SIZE, "hands": NUMBER, "min_strength": TRAIT,
}, ("id", "kind", "damage"))
POWER = Fields({"id": OneOf("power", POWERS)}, ("id",))

STAT_BLOCK = Fields({
    "id": NAMED, "name": NAMED, "title": NAMES, "kind": OneOf("kind of stat block", ("hero", "villain", "extra")), "type": NAMED,
    "wild": FLAG, "living": FLAG, "size": SIZE, "footprint": Between(1, 8),
    "attributes": MapOf(OneOf("attribute", ATTRIBUTES), TRAIT), "skills": MapOf(OneOf("skill", SKILLS), TRAIT),
    "parry": Between(0, 40), "toughness": Either((int, Between(0, 200)), (str, Readable("Toughness such as 8 (2)", toughness))),
    "natural_armor": NUMBER, "heavy_armor": FLAG, "pace": Between(0, 100), "run": TRAIT, "fly": NUMBER, "swim": NUMBER,
    "edges": ListOf(NAMED), "hindrances": ListOf(NAMED), "fearless": FLAG,
    "fear": Fields({"kind": OneOf("kind of fear", ("terror", "grotesque")), "modifier": NUMBER}),
    "parts": MapOf(NAMED, OneOf("Scale", SCALES)),
    "hands": Between(0, 20), "weapons": MapOf(Id("weapons"), NUMBER), "ammunition": MapOf(NAMED, NUMBER), "in_hand": ListOf(NAMED),
    "wears": ListOf(Id("armor")), "natural": ListOf(NATURAL), "powers": ListOf(POWER), "power_points": NUMBER,
    "arcane": OneOf("skill", SKILLS), "mount": FLAG,
    "handling": NUMBER, "steering": OneOf("skill", SKILLS),
}, ("id", "kind"))

FORMS: dict[str, Form] = {"creatures": STAT_BLOCK, "heroes": STAT_BLOCK}
