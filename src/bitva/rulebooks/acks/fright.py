"""Fear: faltering, fleeing, cowering."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import SEGMENT_ENDS, SEGMENT_STARTS
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.declarations import RETREAT, WITHDRAW
from bitva.rulebooks.acks.engagement import engaged
from bitva.rulebooks.acks.moments import SEGMENT
from bitva.rulebooks.acks.run import propose_runs
from bitva.rulebooks.acks.saves import SAVE_TERMS
from bitva.rulebooks.acks.segment import EndSegment, absent, out_of_segment
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.skills import SKILL_TERMS
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import THROW_TERMS, Blow
from bitva.rulebooks.acks.withdraw import SKIRMISHING
from bitva.rulebooks.acks.words import COWERING, FALTERING, FRIGHTENED

RULE = "acks.cond.faltering"
MORALE = "acks.morale.results"
"""The rule of what fails by morale, which ends differently from what a spell or a monster does (acks.cond.faltering)."""


# ---- faltering ---------------------------------------------------------------------------------------------------------------

def daunted(fight: Fight, who: Who, by: Who) -> bool:
    """Does it falter before this enemy, or before all enemies? (acks.cond.faltering)"""
    if not fight.creatures[who].flags & FALTERING:
        return False
    causes = [effect.by for effect in fight.effects_on(who, "faltering")]
    return by in causes or (NOBODY in causes and (by == NOBODY or fight.hostile(who, by)))


def faltering_throw(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """-2 on attack throws (acks.cond.faltering)."""
    if daunted(fight, blow.who, blow.target):
        yield Term(-2, RULE)


def faltering_save(fight: Fight, who: Who, category: str, against: Who) -> Iterator[Term]:
    """-2 on saving throws (acks.cond.faltering)."""
    if against != NOBODY and daunted(fight, who, against):
        yield Term(-2, RULE)


def faltering_skill(fight: Fight, who: Who, skill: str) -> Iterator[Term]:
    """-2 on proficiency throws (acks.cond.faltering)."""
    if daunted(fight, who, NOBODY):
        yield Term(-2, RULE)


THROW_TERMS.append(faltering_throw)
SAVE_TERMS.append(faltering_save)
SKILL_TERMS.append(faltering_skill)


def takes_heart(table: Table[Fight], who: Who) -> None:
    """What came from morale is over at the end of its segment if no enemy engages it (acks.cond.faltering)."""
    fight = table.battle
    if fight.creatures[who].flags & FALTERING and not engaged(fight, who):
        for effect in tuple(fight.effects_on(who, "faltering")):
            if effect.rule == MORALE:
                table.end(effect)


SEGMENT_ENDS.append(takes_heart)


# ---- fleeing -----------------------------------------------------------------------------------------------------------------

def cowers(table: Table[Fight], who: Who) -> None:
    """A frightened creature that cannot flee, or is engaged without having announced to leave, cowers until its next segment
    (acks.cond.frightened)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.flags & FRIGHTENED and not creature.flags & COWERING and not way_out(fight, creature):
        impose(table, who, "cowering", "acks.cond.frightened", who, Until(SEGMENT, who))


def way_out(fight: Fight, creature: Combatant) -> bool:
    """Can it flee, or leave those who engage it? (acks.cond.frightened)"""
    if engaged(fight, creature.index):
        return creature.declared in (RETREAT, WITHDRAW) or bool(creature.sheet.has(SKIRMISHING))
    return flees(fight, creature.index)


def flees(fight: Fight, who: Who) -> bool:
    """Is there anywhere to run to? It is asked as it will be once its segment runs."""
    now = fight.clone()
    now.clock.phase = "segment"
    return any(next(book.refusals(now, run), None) is None for run in propose_runs(now, who))


SEGMENT_STARTS.append(cowers)


@book.refuses(EndSegment)
def refuse_end(fight: Fight, end: EndSegment) -> Iterator[Refusal]:
    """Only the one whose segment runs can end it; the frightened who can flee have to (acks.init.count, acks.cond.frightened)."""
    creature = fight.creatures[end.who]
    yield from absent(creature)
    yield from out_of_segment(fight, end.who)
    idle = not creature.flags & COWERING and not creature.full and not creature.moves
    if creature.flags & FRIGHTENED and idle and not engaged(fight, end.who) and flees(fight, end.who):
        yield refusal("acks.cond.frightened")
