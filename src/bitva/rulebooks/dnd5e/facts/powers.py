"""Spells, slots, and features that run out."""
from __future__ import annotations

from bitva.kernel.facts import Hidden
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e.state import Fight


def slot_spent(fight: Fight, who: Who, level: int) -> None:
    """A spell slot is used up."""
    creature = fight.creatures[who]
    creature.slots = tuple(n - (at == level) for at, n in enumerate(creature.slots, 1))


def spell_cast(fight: Fight, who: Who, spell: str, level: int, time: str) -> None:
    """A spell is cast, as one of this level, with this casting time."""
    fight.creatures[who].cast += (time,)


def spell_countered(fight: Fight, who: Who, spell: str, by: Who) -> None:
    """A spell was stopped while it was being cast."""


def use_spent(fight: Fight, who: Who, feature: str) -> None:
    """One use of a limited feature is gone."""
    creature = fight.creatures[who]
    creature.uses = tuple((id, n - (id == feature)) for id, n in creature.uses)


def power_used(fight: Fight, who: Who, power: str) -> None:
    """A power waits for its recharge."""
    fight.creatures[who].used += (power,)


def power_back(fight: Fight, who: Who, power: str, die: Hidden[int]) -> None:
    """A power is ready again."""
    creature = fight.creatures[who]
    creature.used = tuple(id for id in creature.used if id != power)


def power_waits(fight: Fight, who: Who, power: Hidden[str], die: Hidden[int]) -> None:
    """The die does not bring a power back."""
