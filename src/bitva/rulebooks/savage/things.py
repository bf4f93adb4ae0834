"""Things that can be broken: doors, locks, ropes, and what somebody holds; how hard each is, and what can harm it at all."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import Board, squares
from bitva.kernel.words import Squares, value
from bitva.rulebooks.savage.sheet import Means
from bitva.rulebooks.savage.state import Fight

HARDNESS: Final = {
    "light-door": (8, "sw.object.toughness_light_door"), "heavy-door": (10, "sw.object.toughness_heavy_door"),
    "lock": (8, "sw.object.toughness_lock"), "firearm": (9, "sw.object.toughness_firearm"),
    "handcuffs": (12, "sw.object.toughness_handcuffs"), "blade": (10, "sw.object.toughness_blade"),
    "medieval-shield": (10, "sw.object.toughness_medieval_shield"), "modern-shield": (12, "sw.object.toughness_modern_shield"),
    "rope": (4, "sw.object.toughness_rope"),
}
"""The Toughness of things by their kind."""
KINDS_OF_DAMAGE: Final = ("edge", "point", "blunt", "firearm", "explosive", "heavy")
"""What tells how a weapon does its harm."""
WORKING: Final[Mapping[str, tuple[str, ...]]] = {
    "rope": ("edge",), "light-door": ("edge", "blunt", "explosive", "heavy"), "heavy-door": ("edge", "blunt", "explosive", "heavy"),
    "lock": ("edge", "blunt", "firearm", "explosive", "heavy"), "handcuffs": ("edge", "blunt", "firearm", "explosive", "heavy"),
}
"""What does harm to a kind of thing, where that goes without saying (sw.object.damage_type)."""


@value
class Thing:
    """One thing on the map: of what kind, where, how hard if the table does not know, and what harms it."""

    id: str
    kind: str
    squares: Squares
    hardness: int = 0
    size: int = 0
    works: tuple[str, ...] = ()
    complex: bool = False
    """Can it be hit where it hurts? (sw.object.no_bonus)"""
    broken: bool = False

    def toughness(self) -> Number | None:
        """Its Toughness; None if the game master has to say (sw.object.break)."""
        if self.hardness:
            return Number((Term(self.hardness, "sw.object.break"),))
        return hardness_of(self.kind)


def hardness_of(kind: str) -> Number | None:
    """The Toughness of a kind of thing, if the table lists it."""
    row = HARDNESS.get(kind)
    return Number((Term(*row),)) if row is not None else None


def things_of(board: Board, entries: Iterable[Mapping[str, Any]]) -> Iterator[Thing]:
    """The things of an encounter."""
    for entry in entries:
        kind = str(entry.get("kind", "light-door"))
        places = entry.get("squares", [entry["at"]] if "at" in entry else [])
        yield Thing(str(entry["id"]), kind, sum(1 << board.square(x, y) for x, y in places), int(entry.get("toughness", 0)),
                    int(entry.get("size", 0)), tuple(entry.get("works", WORKING.get(kind, ()))), bool(entry.get("complex", False)))


def doors_drawn(board: Board, listed: Iterable[Thing]) -> Iterator[Thing]:
    """A door that only the map draws is a light one."""
    left = board.layer("door")
    for thing in listed:
        left &= ~thing.squares
    yield from (Thing(f"door-{number}", "light-door", 1 << square, works=WORKING["light-door"])
                for number, square in enumerate(squares(left), 1))


def thing_named(fight: Fight, id: str) -> Thing | None:
    """A thing on the map that is still whole."""
    return next((thing for thing in fight.objects if thing.id == id and not thing.broken), None)


def kind_of(means: Means) -> str:
    """What kind of thing a weapon or shield is to whoever wants to break it."""
    if means.has("shield"):
        return "modern-shield" if means.has("modern") else "medieval-shield"
    if means.has("firearm"):
        return "firearm"
    return "blade" if means.has("edge") and not means.has("hafted") else ""


def harms(means: Means) -> tuple[str, ...]:
    """How a weapon does its harm."""
    if means.has("unarmed"):
        return ("blunt",)
    return tuple(kind for kind in KINDS_OF_DAMAGE if means.has(kind))
