"""The clock of a fight: declarations, initiative, the count, what the end of a round brings."""
from __future__ import annotations

from collections.abc import Callable

from bitva.kernel.facts import fight_ended, phase_began, round_began
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.declarations import take_declarations
from bitva.rulebooks.acks.engagement import engagers
from bitva.rulebooks.acks.initiative import DELAYED, next_number, roll_initiative
from bitva.rulebooks.acks.moments import ROUND, SEGMENT, SEGMENT_OVER, SegmentBegan
from bitva.rulebooks.acks.segment import PHASE, EndSegment
from bitva.rulebooks.acks.state import HOSTILE, Fight

COUNT = "count"
"""The phase between two segments."""
TURN = 10
"""Rounds in a turn (acks.time.round)."""
Chore = Callable[[Table[Fight], Who], None]
SEGMENT_STARTS: list[Chore] = []
"""What befalls a creature when its segment starts: chapters register themselves here."""
SEGMENT_ENDS: list[Chore] = []
ROUND_ENDS: list[Callable[[Table[Fight]], None]] = []
"""What the end of a round brings, in this order; the last of it is whether the fight is over."""


@book.performs(EndSegment)
def perform_end(table: Table[Fight], end: EndSegment) -> None:
    """The unused rest is simply gone (acks.turn.options)."""
    end_segment(table, end.who)


@book.goes_on
def proceed(table: Table[Fight]) -> None:
    """Run on until somebody has to choose, or the fight is over (acks.round.sequence, acks.init.count)."""
    fight = table.battle
    while not fight.over:
        clock = fight.clock
        if clock.phase == PHASE and clock.at >= 0:
            creature = fight.creatures[clock.who]
            if creature.able and not creature.spent and not creature.disrupted:
                return
            end_segment(table, clock.who)
        elif not next_number(table):
            end_round(table)
        else:
            begin_segment(table, fight.clock.who)


def begin_segment(table: Table[Fight], who: Who) -> None:
    """What lasts until now ends, what strikes at the start of the segment strikes, once, also if it is then put off
    (acks.init.count, acks.init.delay)."""
    fight = table.battle
    place, creature = fight.clock.place, fight.creatures[who]
    table.make(facts.segment_began, who)
    if place is not None and place.rank != DELAYED:
        table.expire(SEGMENT, who)
        for chore in SEGMENT_STARTS if creature.present and not creature.dead else ():
            chore(table, who)
    table.make(phase_began, PHASE)
    if creature.able:
        table.after(SegmentBegan(who))


def end_segment(table: Table[Fight], who: Who) -> None:
    """A segment is over (acks.init.count)."""
    fight = table.battle
    for chore in SEGMENT_ENDS if fight.creatures[who].present and not fight.creatures[who].dead else ():
        chore(table, who)
    table.make(facts.segment_ended, who)
    table.expire(SEGMENT_OVER, who)
    table.make(phase_began, COUNT)


# ---- rounds --------------------------------------------------------------------------------------------------------------------

def new_round(table: Table[Fight]) -> None:
    """Declarations, then initiative, then the count (acks.round.sequence)."""
    fight = table.battle
    table.make(round_began, fight.clock.round + 1)
    table.make(facts.round_opened)
    table.expire(ROUND)
    for creature in fight.creatures:
        by = engagers(fight, creature.index)
        if by:
            table.make(facts.found_engaged, creature.index, by)
    take_declarations(table)
    roll_initiative(table)
    table.make(phase_began, COUNT)


def end_round(table: Table[Fight]) -> None:
    """What the end of the round brings, and then the next one, unless the fight is over (acks.round.sequence, acks.combat.end)."""
    fight = table.battle
    if ever_fought(fight) and not still_fought(fight):
        table.make(fight_ended)
        return
    for chore in ROUND_ENDS:
        chore(table)
    if not fight.over:
        new_round(table)


def ever_fought(fight: Fight) -> bool:
    """Were two hostile sides in it at all? If not, none of them can be beaten (acks.combat.end)."""
    sides = tuple(dict.fromkeys(creature.side for creature in fight.creatures))
    return any(fight.relations.get((a, b), HOSTILE) == HOSTILE for a in sides for b in sides if a != b)


def still_fought(fight: Fight) -> bool:
    """Are members of two hostile sides still able to fight? (acks.combat.end)"""
    standing = tuple(dict.fromkeys(creature.side for creature in fight.creatures if creature.up))
    return any(fight.relations.get((a, b), HOSTILE) == HOSTILE for a in standing for b in standing if a != b)
