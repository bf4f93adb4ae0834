"""The forms of ACKS II: stat blocks of creatures and heroes, as `docs/stat-block-acks.md` describes them."""
from __future__ import annotations

import re
from typing import Any

from bitva.content.forms import (
    DECIMAL,
    FLAG,
    NAMED,
    NUMBER,
    TEXT,
    Damage,
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
from bitva.rulebooks.acks.gear import SCROLL
from bitva.rulebooks.acks.rebuke import KINDS
from bitva.rulebooks.acks.sheet import MELEE, MISSILE, SHIELD
from bitva.rulebooks.acks.skills import COMMON, METHODICAL, THIEF_SKILLS
from bitva.rulebooks.acks.tables import CRUSADER, FIGHTER, MAGE, THIEF
from bitva.rulebooks.acks.words import ABILITIES, DAMAGE_TYPES, SAVES, SIZES

DICE_OF_LIFE = re.compile(r"1/2|\d{1,2}([+-]\d{1,2})?")
HARDY = 20
HIGHEST = 14


class HitDice:
    """`4`, `4+1`, `1-1`, `1/2`."""

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if isinstance(value, bool) or not DICE_OF_LIFE.fullmatch(str(value)):
            document.wrong(trail, "Hit Dice such as 4+1 or 1/2", value)


class Between:
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            document.wrong(trail, f"{self.least} to {self.most}", value)


class Thing:
    """Something out of the table of weapons, a scroll of a spell there is, or a shield."""

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if value == SHIELD:
            return
        if isinstance(value, str) and value.startswith(SCROLL):
            Id("spells").check(document, trail, value.removeprefix(SCROLL), shelves)
        else:
            Id("weapons").check(document, trail, value, shelves)


TYPE = OneOf("damage type", DAMAGE_TYPES)
NAMES = MapOf(NAMED, Either((str, TEXT), (dict, MapOf(NAMED, TEXT))))
HELD = MapOf(Thing(), Between(0, 1000))
ATTACK = Fields({
    "id": NAMED, "kind": OneOf("kind of attack", (MELEE, MISSILE)), "damage": Damage(DAMAGE_TYPES), "bonus": NUMBER,
    "range": ListOf(NUMBER, 3, 3), "size": OneOf("size", SIZES), "strong": FLAG, "ammunition": NAMED, "tags": ListOf(NAMED),
}, ("id",))
CASTING = Fields({"slots": ListOf(Between(0, 20), 0, 6), "repertoire": ListOf(Id("spells"))}, ("slots", "repertoire"))

STAT_BLOCK = Fields({
    "id": NAMED, "name": NAMED, "title": NAMES, "kind": OneOf("kind of stat block", ("monster", "hero")), "type": NAMED,
    "size": OneOf("size", SIZES), "weight": NUMBER, "class": OneOf("class", (FIGHTER, CRUSADER, THIEF, MAGE)),
    "level": Between(0, HIGHEST), "hd": HitDice(), "hp": Between(1, 1000), "hit_die": OneOf("die", (4, 6, 8, 10, 12)),
    "abilities": MapOf(OneOf("ability", ABILITIES), Between(1, HARDY)), "attack": Between(-HARDY, HARDY),
    "saves": MapOf(OneOf("save", SAVES), Between(1, HARDY)), "morale": Between(-6, 6), "initiative": NUMBER, "alertness": NUMBER,
    "ac": Between(-HARDY, HARDY), "armor": Id("armor"), "helmet": FLAG,
    "speed": Between(0, 1000), "fly": Between(0, 1000), "load": DECIMAL,
    "hands": Between(0, 20), "in_hand": ListOf(Thing()), "weapons": HELD, "items": HELD, "pack": HELD,
    "ammunition": MapOf(NAMED, Between(0, 1000)), "attacks": ListOf(ATTACK), "sequence": ListOf(NAMED),
    "skills": MapOf(OneOf("skill", dict.fromkeys((*COMMON, *METHODICAL, *THIEF_SKILLS))), Between(1, HARDY)),
    "proficiencies": Either((list, ListOf(NAMED)), (dict, MapOf(NAMED, Between(1, 5)))),
    "resist": ListOf(TYPE), "immune": ListOf(TYPE), "stealthy": FLAG, "incorporeal": FLAG, "mount": FLAG,
    "undead": OneOf("kind of undead", KINDS), "rebuke": Between(0, HIGHEST), "backstab": Between(0, 4), "spells": CASTING,
    "innate": ListOf(Id("spells")),
}, ("id", "kind", "hp"))

FORMS: dict[str, Form] = {"creatures": STAT_BLOCK, "heroes": STAT_BLOCK}
