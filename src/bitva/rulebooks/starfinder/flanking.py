"""Flanking: two against one, from opposite sides."""
from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from bitva.kernel.space import Board, squares
from bitva.kernel.words import Square, Who
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.figures import threatens
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.striking import ATTACKING

FLANKING: Final = Bonus(2, "sf.flanking")


def flanking(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Bonus]:
    """+2 in melee if another that is hostile to the target threatens it from the opposite side or corner, once (sf.flanking)."""
    if not means.melee or means.reach < 1:
        return
    creature, victim = fight.creatures[who], fight.creatures[target]
    for other in fight.creatures:
        if other is not creature and other.present and other.up and fight.hostile(other.index, target) and (
                threatens(fight, other.index, target) and opposite(fight.board, creature, victim, other)):
            yield FLANKING
            return


def opposite(board: Board, one: Combatant, victim: Combatant, other: Combatant) -> bool:
    """Of a big creature any of its squares will do (sf.flanking)."""
    ours, theirs = (list(squares(each.space & ~victim.space)) for each in (one, other))
    return any(_across(board, a, victim, b) for a in ours for b in theirs)


def _across(board: Board, a: Square, victim: Combatant, b: Square) -> bool:
    """Does the line between two centres enter and leave the target's space by facing sides, their corners included?"""
    low = board.xy(victim.at)
    start, end = ([2 * part + 1 for part in board.xy(square)] for square in (a, b))
    for along, aside in ((0, 1), (1, 0)):
        near, far = 2 * low[along], 2 * (low[along] + victim.size)
        if not (min(start[along], end[along]) < near and max(start[along], end[along]) > far):
            continue
        slope = Fraction(end[aside] - start[aside], end[along] - start[along])
        crossings = (start[aside] + slope * (edge - start[along]) for edge in (near, far))
        if all(2 * low[aside] <= crossing <= 2 * (low[aside] + victim.size) for crossing in crossings):
            return True
    return False


ATTACKING.append(flanking)
