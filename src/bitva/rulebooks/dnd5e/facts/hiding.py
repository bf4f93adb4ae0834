"""Hiding and being found."""
from __future__ import annotations

from bitva.kernel.facts import OfWho
from bitva.kernel.words import Square, Who
from bitva.rulebooks.dnd5e.state import Fight


def hid(fight: Fight, who: Who, stealth: OfWho[int], from_whom: OfWho[int]) -> None:
    """A creature hides with this Stealth total from these creatures."""
    creature = fight.creatures[who]
    creature.stealth = stealth
    creature.hidden = from_whom


def found(fight: Fight, who: Who, by: Who) -> None:
    """A creature is no longer hidden from another."""
    creature = fight.creatures[who]
    creature.hidden &= ~(1 << by)


def revealed(fight: Fight, who: Who, square: Square) -> None:
    """A creature gives its place away and is hidden from nobody."""
    creature = fight.creatures[who]
    creature.stealth = -1
    creature.hidden = 0
