"""Evasion: getting out of the way of slow and predictable attacks."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import PASS
from bitva.kernel.facts import stepped
from bitva.kernel.numbers import Term
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Squares, Who
from bitva.rulebooks.savage.ground import ground
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.sheet import Means
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import AGILITY, HELPLESS, MOUNTED, ROOTED, SURPRISED

EVADE: Final = "sw.evasion.roll"
DISPLACE: Final = "sw.evasion.displace"


def can_evade(fight: Fight, who: Who, means: Means) -> bool:
    """The attack must be one that can be evaded, and no surprise; who cannot move does not evade (sw.evasion.eligible)."""
    creature = fight.creatures[who]
    return (means.has("evadable") and not creature.flags & (ROOTED | HELPLESS) and creature.up
            and not any(fight.effects_on(who, SURPRISED)))


def evades(table: Table[Fight], who: Who, means: Means, by: Who, area: Squares = 0) -> bool:
    """Agility at -2, a free action; from 4 on nothing of the attack, and a place outside the template (sw.evasion.roll,
    sw.evasion.displace)."""
    fight = table.battle
    if not can_evade(fight, who, means) or table.ask(who, EVADE, ("evade", PASS), by=by, means=means.id) == PASS:
        return False
    roll = trait_roll(table, who, AGILITY, EVADE, terms=(Term(-2, EVADE),), most=0)
    if roll.success and area:
        displace(table, who, area)
    return roll.success


def displace(table: Table[Fight], who: Who, area: Squares) -> None:
    """The game master picks one of the nearest free places outside the template; it costs no Pace and provokes nothing
    (sw.evasion.displace)."""
    fight = table.battle
    creature = fight.creatures[who]
    places = list(nearest(fight, who, area))
    if not places or creature.flags & MOUNTED:
        return
    board = fight.board
    names = [",".join(map(str, board.xy(square))) for square in places]
    chosen = names.index(table.ask(NOBODY, DISPLACE, names, who=who)) if len(names) > 1 else 0
    table.make(stepped, who, places[chosen])


def nearest(fight: Fight, who: Who, area: Squares) -> Iterator[Square]:
    """The free places outside an area that are nearest to a creature."""
    creature, board = fight.creatures[who], fight.board
    free = board.erode(ground(fight, who).stop & ~area, creature.size) & board.fits(creature.size)
    for distance in range(1, max(board.width, board.height)):
        found = free & board.reach(creature.at, 1, distance)
        if found:
            yield from squares(found)
            return
