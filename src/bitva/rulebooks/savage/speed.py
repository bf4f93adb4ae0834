"""Relative speed: what it takes from attacks, and what a speed is worth in Pace."""
from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, Ruling, refusal
from bitva.kernel.facts import pool_set, turned
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import carrier
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike

MACH: Final = 1225
"""Kilometres an hour (sw.speed.mach_1)."""
LIGHT: Final = 1_000_000_000
"""From here on a speed is near that of light (sw.speed.light)."""
ROWS: Final = (
    (LIGHT, -10, "sw.speed.light"), (2 * MACH, -8, "sw.speed.mach_2"), (MACH, -6, "sw.speed.mach_1"), (385, -4, "sw.speed.kmh_385"),
    (195, -2, "sw.speed.kmh_195"), (95, -1, "sw.speed.kmh_95"),
)
"""From which relative speed on what is taken from attacks (sw.speed.threshold)."""
HEADINGS: Final = ((0, -1000), (707, -707), (1000, 0), (707, 707), (0, 1000), (-707, 707), (-1000, 0), (-707, -707))
"""The eight directions, in thousandths."""
UNITS: Final = ("km/h", "mach", "light")


def velocity(fight: Fight, who: Who) -> tuple[int, int]:
    """How fast a creature, or what carries it, goes, and where to: in thousandths of a kilometre an hour."""
    under = carrier(fight, who)
    moved = fight.creatures[who if under == NOBODY else under]
    x, y = HEADINGS[moved.facing]
    return moved.speed * x, moved.speed * y


def relative_speed(fight: Fight, who: Who, target: Who) -> int:
    """How fast two creatures move relative to each other, in kilometres an hour (sw.speed.threshold)."""
    (ax, ay), (bx, by) = velocity(fight, who), velocity(fight, target)
    return isqrt((ax - bx) ** 2 + (ay - by) ** 2) // 1000


@book.attack_terms.append
def passing(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """The highest row of the table that is reached (sw.speed.threshold)."""
    if target != NOBODY and not strike.area:
        speed = relative_speed(fight, strike.who, target)
        row = next((row for row in ROWS if speed >= row[0]), None)
        if row is not None:
            yield Term(row[1], row[2])


@value
class SetSpeed(Ruling):
    """A creature or a vehicle goes so fast, in kilometres an hour, tenths of Mach, or near the speed of light; and in which of the
    eight directions (sw.vehicle.reference)."""

    verb: ClassVar[str] = "speed"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    amount: int
    unit: str = UNITS[0]
    heading: int = -1


@book.refuses(SetSpeed)
def refuse_speed(fight: Fight, ruling: SetSpeed) -> Iterator[Refusal]:
    if ruling.unit not in UNITS or ruling.amount < 0 or not -1 <= ruling.heading < len(HEADINGS):
        yield refusal("sw.speed.threshold", hard=True, unit=ruling.unit, known=UNITS)


@book.performs(SetSpeed)
def perform_speed(table: Table[Fight], ruling: SetSpeed) -> None:
    """The game master says how fast everything goes (sw.speed.threshold, sw.vehicle.reference)."""
    speed = {"mach": ruling.amount * MACH // 10, "light": LIGHT}.get(ruling.unit, ruling.amount)
    table.make(pool_set, ruling.on, "speed", speed)
    if ruling.heading >= 0:
        table.make(turned, ruling.on, ruling.heading)
