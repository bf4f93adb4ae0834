"""Traits of stat blocks that bear on rolls and on dying; those that the engine does not know are shown to the game master."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.state import Combatant, Fight

RULE: Final = "dnd.monster.traits"
HOLD_AGAINST: Final = {
    "brave": ("frightened",),
    "dark-devotion": ("charmed", "frightened"),
    "dwarven-resilience": ("poison", "poisoned"),
    "fey-ancestry": ("charmed",),
}
"""Traits that give advantage on saves against conditions or damage types."""


def clings_to_life(table: Table[Fight], who: Who, amount: int, critical: bool, types: tuple[str, ...]) -> bool:
    """Undead Fortitude: a save against the damage keeps 1 hit point, but not against some types, and not after a critical hit
    (dnd.monster.traits)."""
    trait = table.battle.creatures[who].sheet.features.get("undead-fortitude")
    if trait is None or (critical and trait.get("not_on_critical")) or any(type in trait.get("not_against", ()) for type in types):
        return False
    if not save(table, who, str(trait["ability"]), int(trait["base"]) + amount, RULE):
        return False
    table.make(facts.healed, who, 1)
    return True


def regenerates_at_zero(creature: Combatant) -> bool:
    """Does only a failing regeneration kill it? (dnd.monster.traits)"""
    return bool(creature.sheet.features.get("regeneration", {}).get("at_zero"))


def braced(creature: Combatant, threats: Iterable[str]) -> tuple[RuleId, ...]:
    """What gives a creature advantage on a save against these conditions and damage types (dnd.monster.traits)."""
    features = creature.sheet.features
    if not features:
        return ()
    against = tuple(threats)
    return tuple(RULE for trait, meets in HOLD_AGAINST.items() if trait in features and any(threat in against for threat in meets))


def threats_of(form: Any, damage: Iterable[str] = ()) -> tuple[str, ...]:
    """The conditions of an effect's form and the types of its damage (`2d6 poison`)."""
    conditions = (*form.get("conditions", ()), *form.get("choose", ()), *(("frightened",) if form.get("turned") else ()))
    return (*conditions, *(str(text).rpartition(" ")[2] for text in damage))


# ---- what only the game master understands -------------------------------------------------------------------------------------

def show_texts(table: Table[Fight], who: Who, moment: str) -> None:
    """The game master is shown the traits that stand in words only at the moments at which they may matter: at the start of the
    creature's first turn, if they do not say otherwise (dnd.monster.traits)."""
    for id, trait in table.battle.creatures[who].sheet.features.items():
        if "text" in trait and moment in trait.get("shown", ("turn-start",)):
            table.tell(facts.text_shown, who, id)
