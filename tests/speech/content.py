"""What the content of a rulebook names: creatures, weapons, spells, traits … each with the messages that may name it."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from bitva.content.library import library

SHELVES: dict[str, dict[str, tuple[str, ...]]] = {
    "dnd5e": {
        "creatures": ("creature",), "heroes": ("creature",), "weapons": ("weapon",), "armor": ("armor",), "spells": ("spell",),
        "maps": ("map",), "encounters": ("encounter",),
    },
    "starfinder": {
        "creatures": ("creature",), "heroes": ("creature",), "weapons": ("weapon",), "armor": ("armor",), "spells": ("spell",),
        "maps": ("map",), "encounters": ("encounter",),
    },
    "savage": {
        "creatures": ("creature",), "heroes": ("creature",), "weapons": ("weapon",), "armor": ("armor",), "maps": ("map",),
        "encounters": ("encounter",),
    },
    "acks": {
        "creatures": ("creature",), "heroes": ("creature",), "weapons": ("weapon",), "armor": ("armor",), "spells": ("spell",),
        "maps": ("map",), "encounters": ("encounter",),
    },
}
"""By rulebook and shelf: what the messages begin with that may name what stands on it."""
FIELDS: dict[str, dict[str, tuple[str, ...]]] = {
    "dnd5e": {
        "traits": ("trait",), "attacks": ("attack", "weapon"), "powers": ("power",), "auras": ("power", "trait"),
        "options": ("power",), "weapons": ("weapon",), "items": ("item",), "ammunition": ("ammunition",),
        "armor": ("armor",), "wears": ("armor",), "at_will": ("spell",), "per_day": (),
        "other_spells": ("spell",), "curse": ("curse",), "command": ("command",), "in_hand": ("weapon", "item", "armor"),
        "object": ("object",),
        "condition_immune": ("condition",), "conditions": ("condition",), "skills": ("skill",),
    },
    "starfinder": {
        "attacks": ("attack", "weapon"), "weapons": ("weapon",), "items": ("item",), "armor": ("armor",),
        "in_hand": ("weapon", "item"), "reactions": ("reaction",), "features": ("feature",), "skills": ("skill",),
        "powers": ("power",), "spells": ("spell",), "conditions": ("condition",), "ammunition": ("item",),
    },
    "savage": {
        "weapons": ("weapon",), "natural": ("attack",), "wears": ("armor",), "in_hand": ("weapon",), "ammunition": ("ammunition",),
        "skills": ("skill",), "attributes": ("attribute",), "powers": ("power",), "edges": ("edge",), "hindrances": ("edge",),
    },
    "acks": {
        "attacks": ("attack", "weapon"), "weapons": ("weapon",), "items": ("weapon",), "pack": ("weapon",), "armor": ("armor",),
        "in_hand": ("weapon",), "ammunition": ("ammunition",), "skills": ("skill",), "repertoire": ("spell",),
    },
}
"""By rulebook and field: the same for what a stat block or a row names."""
GROUPS = ("proficient",)
"""Fields that name whole groups of things, which nobody speaks of."""


@cache
def named(book: str) -> dict[tuple[str, ...], str]:
    """For each thing that has to have a name: the messages any of which will do, and where it stands."""
    found: dict[tuple[str, ...], str] = {}
    shelves = library(book)
    for shelf, prefixes in SHELVES.get(book, {}).items():
        for id in shelves.names(shelf):
            row = shelves.row(shelf, id)
            called = str(row.get("name", id)) if shelf in ("creatures", "heroes") else id
            found.setdefault(tuple(f"{prefix}-{called}" for prefix in prefixes), f"{shelf}/{id}")
            for prefixes_, name in inside(row, FIELDS.get(book, {})):
                found.setdefault(tuple(f"{prefix}-{name}" for prefix in prefixes_), f"{shelf}/{id}")
    return found


def inside(data: Any, fields: dict[str, tuple[str, ...]]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the fields of this data name, however deep."""
    if isinstance(data, list):
        for part in data:
            yield from inside(part, fields)
    if not isinstance(data, dict):
        return
    for field, part in data.items():
        if field in GROUPS:
            continue
        for name in ids(part) if fields.get(field) else ():
            yield fields[field], name
        yield from inside(part, fields)


def ids(part: Any) -> Iterator[str]:
    """An id, several of them, or things that have one."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict) and "id" in part:
        yield str(part["id"])
    elif isinstance(part, dict):
        yield from (key for key in part if isinstance(key, str))
    elif isinstance(part, list):
        for each in part:
            yield from ids(each)
