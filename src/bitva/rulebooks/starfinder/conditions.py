"""Conditions: how they come over a creature and leave it, and how long anything lasts."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import COUNT, FOREVER, Effect, Until
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import CONDITIONS, ENTANGLED, EXHAUSTED, FATIGUED

MINUTE: Final = 10
"""Rounds in a minute (sf.round.length)."""
LENGTHENED: Final = ("shaken", "frightened")
"""Conditions that last longer when they come over somebody once more (sf.condition.stacking)."""
UNHURRIED: Final = ((ENTANGLED, "sf.condition.entangled"), (FATIGUED, "sf.condition.fatigued"),
                    (EXHAUSTED, "sf.condition.exhausted"))
"""Conditions in which nobody runs or charges."""
Onset = Callable[[Table[Fight], Who], None]
ONSETS: dict[str, list[Onset]] = {}
"""What a condition does at the moment in which it sets in."""


def on_onset(*conditions: str) -> Callable[[Onset], Onset]:
    """Register what happens when one of these conditions sets in."""
    def register(rule: Onset) -> Onset:
        for condition in conditions:
            ONSETS.setdefault(condition, []).append(rule)
        return rule
    return register


def for_rounds(fight: Fight, rounds: int, minutes: int = 0) -> Until:
    """So many rounds from now: until just before the count at which the clock stands, whoever acts at it then
    (sf.duration.rounds_end, sf.duration.full_round)."""
    place = fight.clock.place
    return Until(COUNT, round=fight.clock.round + rounds + MINUTE * minutes, count=place.count if place else 0)


def impose(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who = NOBODY, until: Until = FOREVER, cause: int = 0,
           data: tuple[object, ...] = ()) -> Effect | None:
    """A condition comes over a creature, unless it is immune; nothing if so. Fear that comes again lasts longer, and fatigue that
    comes again exhausts (sf.condition.stacking, sf.condition.fatigued)."""
    creature = table.battle.creatures[who]
    if condition == "fatigued" and creature.flags & (FATIGUED | EXHAUSTED):
        condition = "exhausted"
    if condition in creature.sheet.immune or not creature.present or creature.dead:
        return None
    old = next(table.battle.effects_on(who, condition), None) if condition in LENGTHENED else None
    if old is not None and old.until.when == until.when == COUNT:
        longer = replace(old, until=replace(old.until, round=old.until.round + until.round - table.battle.clock.round))
        table.make(effect_changed, longer)
        return longer
    effect = table.effect(condition, rule, who, by, until, CONDITIONS[condition], cause, data)
    for follows in ONSETS.get(condition, ()):
        follows(table, who)
    return effect


def cannot_hurry(creature: Combatant) -> Iterator[Refusal]:
    """Who is entangled or tired neither runs nor charges (sf.condition.entangled, sf.condition.fatigued,
    sf.condition.exhausted)."""
    for bit, rule in UNHURRIED:
        if creature.flags & bit:
            yield refusal(rule)


def lift(table: Table[Fight], who: Who, condition: str) -> None:
    """A creature is rid of a condition, whatever brought it (sf.condition.stacking)."""
    end_kind(table, who, condition)


def end_kind(table: Table[Fight], who: Who, kind: str) -> None:
    """All effects of one kind on a creature end."""
    for effect in tuple(table.battle.effects_on(who, kind)):
        if effect in table.battle.effects:
            table.end(effect)
