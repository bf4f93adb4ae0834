"""Doors."""
from __future__ import annotations

from dataclasses import replace

from bitva.rulebooks.starfinder.state import Fight


def door_unlocked(fight: Fight, door: str) -> None:
    """A door is locked no more."""
    fight.doors = tuple(replace(each, locked=False) if each.id == door else each for each in fight.doors)


def door_moved(fight: Fight, door: str, open: bool) -> None:
    """A door is opened or shut; what that does to the map is a fact of its own."""
