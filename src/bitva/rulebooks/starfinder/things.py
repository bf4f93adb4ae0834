"""What things withstand: hardness and hit points of gear and of whatever stands about, and whose thing has lost how much."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from bitva.kernel.space import Board
from bitva.kernel.words import Squares, value

if TYPE_CHECKING:
    from bitva.rulebooks.starfinder.state import Combatant, Fight, Stock

MATERIALS: Final = {"glass": 1, "wood": 5, "plastic": 8, "stone": 15, "steel": 20}
"""Hardness by material (sf.object.hardness)."""
DURABLE: Final = 15
"""From this item level on things have 30 more hit points (sf.object.hit_points)."""
MEDIUM: Final = "medium"


@value
class Thing:
    """Something that stands about and can be attacked."""

    id: str
    squares: Squares
    size: str
    hardness: int
    hp: int
    lost: int = 0

    @property
    def whole(self) -> bool:
        return self.lost < self.hp


def things_of(board: Board, entries: Any) -> Iterator[Thing]:
    """The objects of an encounter: `{id, at or squares, size, level, sturdy, material, hardness, hp}` (sf.object.hardness,
    sf.object.hit_points)."""
    for row in entries:
        level, sturdy = int(row.get("level", 0)), bool(row.get("sturdy", False))
        places = row.get("squares", [row["at"]] if "at" in row else [])
        hard = row.get("hardness", MATERIALS.get(str(row.get("material", "")), hardness(level, sturdy)))
        yield Thing(str(row["id"]), sum(1 << board.square(*place) for place in places), str(row.get("size", MEDIUM)), int(hard),
                    int(row.get("hp", hit_points(level, sturdy))))


def hardness(level: int, sturdy: bool) -> int:
    """Weapons and armour 5 and twice the level, other gear 5 and the level (sf.object.hardness)."""
    return 5 + level * (2 if sturdy else 1)


def hit_points(level: int, sturdy: bool) -> int:
    """Weapons and armour 15 and thrice the level, other gear 5 and the level; 30 more from level 15 on (sf.object.hit_points)."""
    return (15 + 3 * level if sturdy else 5 + level) + (30 if level >= DURABLE else 0)


def make_of(fight: Fight, thing: str) -> tuple[int, bool]:
    """The item level of a piece of gear, and whether it is sturdy, as weapons and armour are (sf.object.hardness)."""
    for rows in (fight.weapons, fight.armor):
        if thing in rows:
            return int(rows[thing].get("level", 0)), True
    for sheet in fight.sheets.values():
        row = sheet.data.get("items", {}).get(thing)
        if isinstance(row, Mapping):
            return int(row.get("level", 0)), bool(row.get("sturdy", False))
    return 0, False


def hardness_of(fight: Fight, thing: str) -> int:
    return hardness(*make_of(fight, thing))


def hit_points_of(fight: Fight, thing: str) -> int:
    return hit_points(*make_of(fight, thing))


# ---- whose thing has lost how much ---------------------------------------------------------------------------------------------

def lost_by(dents: Stock, thing: str) -> int:
    return next((lost for id, lost in dents if id == thing), 0)


def without_dents(dents: Stock, thing: str) -> Stock:
    return tuple(dent for dent in dents if dent[0] != thing)


def is_broken(fight: Fight, creature: Combatant, thing: str) -> bool:
    """Has it lost more than half of its hit points? (sf.condition.broken)"""
    lost = lost_by(creature.dents, thing)
    return bool(lost) and 2 * lost > hit_points_of(fight, thing)
