"""Spells and special abilities: begun, cast, spoilt, used up."""
from __future__ import annotations

from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder.state import Fight


def slot_spent(fight: Fight, who: Who, level: int) -> None:
    """A spell slot of this level is used."""
    creature = fight.creatures[who]
    creature.slots = tuple(left - (at == level) for at, left in enumerate(creature.slots, 1))


def spell_begun(fight: Fight, who: Who, spell: str, level: int) -> None:
    """A creature begins to cast a spell, at this level."""


def spell_cast(fight: Fight, who: Who, spell: str) -> None:
    """A spell, or a special ability, takes effect."""


def spell_lost(fight: Fight, who: Who, spell: str, rule: RuleId) -> None:
    """A spell comes to nothing, or ends, and by which rule."""
