"""What a spell is: a row of the table read once, and what it does to those it is cast at."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bitva.kernel.effects import Until
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import Creatures, RuleId, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.harm import heal, hurt
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.saves import save
from bitva.rulebooks.acks.sheet import Damage
from bitva.rulebooks.acks.state import Fight

FRAME: RuleId = "acks.spell.frame"


@value
class Spell:
    """One spell: its level and range, how many it is cast at, and what befalls them (acks.spell.frame)."""

    id: str
    level: int
    range: int
    """In feet; 0: only oneself, 5: by touch."""
    targets: int
    hostile: bool
    damage: Damage | None
    heals: Damage | None
    save: str
    half: bool
    """Does a saving throw halve the damage, instead of warding everything off?"""
    conditions: tuple[str, ...]
    rounds: int

    @staticmethod
    def read(row: Mapping[str, Any]) -> Spell:
        damage, heals = row.get("damage"), row.get("heals")
        return Spell(
            str(row["id"]), int(row["level"]), int(row.get("range", 0)), int(row.get("targets", 1)),
            bool(row.get("hostile", False)),
            Damage.read(damage) if damage else None, Damage.read(f"{heals} healing") if heals else None, str(row.get("save", "")),
            bool(row.get("half", False)), tuple(row.get("conditions", ())), int(row.get("rounds", 0)))


def work(table: Table[Fight], who: Who, spell: Spell, targets: Creatures) -> None:
    """Damage, healing and conditions, each target saving for itself (acks.spell.frame)."""
    fight = table.battle
    rolled = _rolled(table, who, spell.damage)
    for target in targets:
        saved = bool(spell.save) and save(table, target, spell.save, FRAME, who, resistance(fight, target, spell))
        if spell.damage is not None and (not saved or spell.half):
            hurt(table, target, rolled // 2 if saved else rolled, spell.damage.type, who)
        if spell.heals is not None:
            cure(table, who, target, spell)
        if not saved and fight.creatures[target].present and not fight.creatures[target].dead:
            until = Until(ROUND, round=fight.clock.round + spell.rounds) if spell.rounds else Until("")
            for condition in spell.conditions:
                impose(table, target, condition, FRAME, who, until)


CURES: Final[list[Callable[[Table[Fight], Who, Who, int], bool]]] = []
"""What a healing spell of a level does to somebody who is down, instead of healing: chapters register themselves here."""


def cure(table: Table[Fight], who: Who, target: Who, spell: Spell) -> None:
    """Hit points, or for the unconscious the treatment of their wounds (acks.spell.frame, acks.death.roll)."""
    assert spell.heals is not None
    if not any(rule(table, who, target, spell.level) for rule in CURES):
        heal(table, target, _rolled(table, who, spell.heals))


def resistance(fight: Fight, target: Who, spell: Spell) -> tuple[Term, ...]:
    """Whoever resists a type of damage saves at +2 against it (acks.damage.types)."""
    resists = spell.damage is not None and spell.damage.type in fight.creatures[target].sheet.resist
    return (Term(2, "acks.damage.types"),) if resists else ()


def _rolled(table: Table[Fight], who: Who, damage: Damage | None) -> int:
    if damage is None:
        return 0
    faces = table.roll(damage.dice, FRAME, who)
    number = Number(term for term in (Term(sum(faces), FRAME), Term(damage.dice.plus, FRAME)) if term.value)
    table.tell(facts.damage_rolled, who, faces, number, damage.type)
    return number.total
