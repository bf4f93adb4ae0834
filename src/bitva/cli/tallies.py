"""Dice counted out exactly, and shares and averages over what was counted."""
from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from bitva.kernel.dice import Dice
from bitva.kernel.outcomes import TooMany

WIDEST: Final = 20_000
"""Different totals that are told apart."""


def totals(dice: Dice) -> dict[int, Fraction]:
    """Every total of a dice expression, and how likely it is."""
    counts = [1]
    for count, sides in dice.groups:
        for _ in range(count):
            counts = _one_more(counts, sides)
            if len(counts) > WIDEST:
                raise TooMany
    least = sum(count for count, _ in dice.groups) + dice.plus
    whole = sum(counts)
    return {least + n: Fraction(ways, whole) for n, ways in enumerate(counts) if ways}


def _one_more(counts: list[int], sides: int) -> list[int]:
    """The ways to each total when one more die is thrown."""
    found: list[int] = []
    window = 0
    for n in range(len(counts) + sides - 1):
        window += counts[n] if n < len(counts) else 0
        window -= counts[n - sides] if n >= sides else 0
        found.append(window)
    return found


def average(odds: Mapping[int, Fraction]) -> Fraction:
    return sum((amount * likely for amount, likely in odds.items()), Fraction(0))


def at_least(odds: Mapping[int, Fraction], amount: int) -> Fraction:
    return sum((likely for total, likely in odds.items() if total >= amount), Fraction(0))


def percent(likely: Fraction) -> str:
    """As people write it: `65`, `2.4`, `0.003`; never 0 or 100 for what is neither."""
    exact = likely * 100
    for digits in range(1 if exact.denominator > 1 else 0, 12):
        shown = Fraction(int(exact * 10 ** digits + Fraction(1, 2)), 10 ** digits)
        if (0 < shown < 100 or shown == exact) and (digits > 0 or shown == exact):
            return f"{float(shown):.{digits}f}"
    return f"{float(exact):.3g}"
