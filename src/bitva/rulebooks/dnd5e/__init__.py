"""D&D 5e (SRD 5.1), whole. Importing the package registers every rule on RULEBOOK."""
from __future__ import annotations

from bitva.kernel.rulings import install
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.dnd5e import (
    asked,
    attack,
    auras,
    bonus,
    common_actions,
    contests,
    doors,
    escape,
    features_active,
    guess,
    hands,
    hazards,
    hiding,
    improvise,
    items,
    jumping,
    monsters,
    mounts,
    movement,
    objects,
    opening,
    opportunity,
    posture,
    powers,
    ready,
    setup,
    small_deeds,
    turn,
)
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.harm import impose, lift
from bitva.rulebooks.dnd5e.spells import again, blasts, buffs, casting, concentration, control, healing, proposing, reactions, zones
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import CONDITIONS

RULEBOOK = book
MODULES = (
    asked,
    attack,
    auras,
    bonus,
    common_actions,
    contests,
    doors,
    escape,
    features_active,
    guess,
    hands,
    hazards,
    hiding,
    improvise,
    items,
    jumping,
    monsters,
    mounts,
    movement,
    objects,
    opening,
    opportunity,
    posture,
    powers,
    ready,
    setup,
    small_deeds,
    turn,
)
SPELLS = (again, blasts, buffs, casting, concentration, control, healing, proposing, reactions, zones)


def by_word(table: Table[Fight], who: Who, condition: str, holds: bool) -> None:
    """By the game master's word a creature has a condition, or no longer has it."""
    if holds:
        impose(table, who, condition, "dnd.condition.general", NOBODY)
    else:
        lift(table, who, condition)


install(book, {"hp": (0, 10_000), "temp": (0, 10_000), "exhaustion": (0, 6), "moved": (0, 10_000), "legendary": (0, 10)}, by_word,
        tuple(CONDITIONS))
