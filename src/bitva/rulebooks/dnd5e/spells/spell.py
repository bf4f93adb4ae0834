"""A spell as data: level, time, range, target, area, damage, duration."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Spell:
    """One spell's figures; what it does with them is code."""

    __slots__ = ("components", "concentration", "data", "id", "level", "range", "time")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id = str(data["id"])
        self.level = int(data["level"])
        time = data.get("time", "action")
        self.time = time if isinstance(time, str) else "long"
        self.range = data.get("range", "self")
        self.components = tuple(data.get("components", ()))
        self.concentration = bool(data.get("duration", {}).get("concentration", False))

    @staticmethod
    def read(data: Mapping[str, Any]) -> Spell:
        return Spell(data)

    def to_data(self) -> dict[str, Any]:
        return dict(self.data)
