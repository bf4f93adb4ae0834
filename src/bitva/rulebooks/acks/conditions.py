"""Conditions: each cause for itself, none worse for being twofold."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.acks.moments import SEGMENT
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import CONDITIONS

IMPOSED: Final[list[Callable[[Table[Fight], Who, str], None]]] = []
"""What a condition that has just come does at once: chapters register themselves here."""


def impose(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who = NOBODY, until: Until = FOREVER, cause: int = 0,
           data: tuple[object, ...] = ()) -> Effect:
    """A creature gets a condition; each cause runs for itself (acks.cond.general)."""
    effect = table.effect(condition, rule, who, by, until, CONDITIONS[condition], cause, data)
    for follow in IMPOSED:
        follow(table, who, condition)
    return effect


def lift(table: Table[Fight], who: Who, condition: str) -> None:
    """Every cause of a condition ends."""
    end_kind(table, who, condition)


def end_kind(table: Table[Fight], who: Who, kind: str) -> None:
    """Effects of one kind on a creature end."""
    for effect in tuple(table.battle.effects_on(who, kind)):
        if effect in table.battle.effects:
            table.end(effect)


def disorder(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """In disorder until the start of its next segment (acks.cond.disordered)."""
    impose(table, who, "disordered", rule, who, Until(SEGMENT, who))
