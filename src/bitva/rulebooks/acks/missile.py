"""Shooting and throwing: range bands, the line of sight, and who cannot be shot at."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.lines import crossed, middle
from bitva.kernel.numbers import Term
from bitva.kernel.space import squares
from bitva.kernel.words import Who
from bitva.rulebooks.acks.arcs import line_of_sight
from bitva.rulebooks.acks.engagement import engagers, engages
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import THROW_TERMS, Blow
from bitva.rulebooks.acks.words import BLINDED

PENALTIES: Final = (0, -2, -5)
"""At short, medium and long range (acks.missile.range)."""
BEYOND: Final = len(PENALTIES)


def band(fight: Fight, who: Who, target: Who, means: Means) -> int:
    """Short (0), medium (1), long (2) or out of range (acks.missile.range, acks.missile.table)."""
    away = fight.feet(who, target)
    return next((n for n, reach in enumerate(means.range) if away <= reach), BEYOND)


def refuse_shot(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """In range and in sight, not at an enemy that engages the shooter, and not at one engaged with allies (acks.missile.range,
    acks.missile.firer, acks.missile.melee, acks.cond.blinded)."""
    creature = fight.creatures[who]
    if creature.flags & BLINDED:
        yield refusal("acks.cond.blinded")
    if engages(fight, fight.creatures[target], creature):
        yield refusal("acks.missile.firer", target=target)
    if in_melee(fight, who, target) and not precise(fight, who):
        yield refusal("acks.missile.melee", target=target)
    if band(fight, who, target, means) == BEYOND:
        yield refusal("acks.missile.range", away=fight.feet(who, target), range=means.range[-1])
    if not line_of_sight(fight, who, target):
        yield refusal("acks.grid.sight", target=target)


def in_melee(fight: Fight, who: Who, target: Who) -> bool:
    """Is it engaged with an ally of the shooter, one way or the other? (acks.missile.melee)"""
    by = engagers(fight, target)
    other = fight.creatures[target]
    return any(ally.index != who and ally.side == fight.creatures[who].side
               and (by >> ally.index & 1 or engages(fight, other, ally)) for ally in fight.creatures if ally.present)


def range_penalty(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """-2 at medium range, -5 at long (acks.missile.range)."""
    if not means.melee:
        yield Term(PENALTIES[min(band(fight, blow.who, blow.target, means), BEYOND - 1)], "acks.missile.range")


def into_melee(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """-4 past engaged allies; with Precise Shooting nothing for that, and -4 at engaged enemies, 2 less for each further time it
    was taken (acks.missile.melee)."""
    if means.melee:
        return
    if in_melee(fight, blow.who, blow.target):
        yield Term(min(0, 2 * precise(fight, blow.who) - 6), "acks.missile.melee")
    elif not precise(fight, blow.who) and past_melee(fight, blow.who, blow.target):
        yield Term(-4, "acks.missile.melee")


def precise(fight: Fight, who: Who) -> int:
    """How often it has taken Precise Shooting (acks.missile.melee)."""
    return fight.creatures[who].sheet.has("precise-shooting")


def past_melee(fight: Fight, who: Who, target: Who) -> bool:
    """Does the line pass through the square of an engaged ally? (acks.missile.melee)"""
    creature, other, board = fight.creatures[who], fight.creatures[target], fight.board
    pairs = ((a, b) for a in squares(creature.space) for b in squares(other.space))
    own, theirs = min(pairs, key=lambda ends: board.gap(ends[0], 1, ends[1], 1))
    line = crossed(board, middle(board, own), middle(board, theirs))
    return any(ally.index not in (who, target) and ally.present and ally.side == creature.side and ally.space & line
               and engagers(fight, ally.index) for ally in fight.creatures)


THROW_TERMS.append(range_penalty)
THROW_TERMS.append(into_melee)
