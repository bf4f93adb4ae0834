"""Conditions: how they come over a creature and leave it, and how long anything lasts."""
from __future__ import annotations

from typing import Final

from bitva.kernel.effects import COUNT, FOREVER, Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import CONDITIONS

MINUTE: Final = 10
"""Rounds in a minute (sf.round.length)."""


def for_rounds(fight: Fight, rounds: int, minutes: int = 0) -> Until:
    """So many rounds from now: until just before the count at which the clock stands, whoever acts at it then
    (sf.duration.rounds_end, sf.duration.full_round)."""
    place = fight.clock.place
    return Until(COUNT, round=fight.clock.round + rounds + MINUTE * minutes, count=place.count if place else 0)


def impose(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who = NOBODY, until: Until = FOREVER, cause: int = 0,
           data: tuple[object, ...] = ()) -> Effect | None:
    """A condition comes over a creature, unless it is immune; nothing if so (sf.condition.stacking)."""
    creature = table.battle.creatures[who]
    if condition in creature.sheet.immune or not creature.present or creature.dead:
        return None
    return table.effect(condition, rule, who, by, until, CONDITIONS[condition], cause, data)


def lift(table: Table[Fight], who: Who, condition: str) -> None:
    """A creature is rid of a condition, whatever brought it (sf.condition.stacking)."""
    end_kind(table, who, condition)


def end_kind(table: Table[Fight], who: Who, kind: str) -> None:
    """All effects of one kind on a creature end."""
    for effect in tuple(table.battle.effects_on(who, kind)):
        if effect in table.battle.effects:
            table.end(effect)
