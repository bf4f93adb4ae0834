"""Climbing: along walls, up and down, holding on."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Squares, Who
from bitva.rulebooks.dnd5e.checks import check
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.terrain import PIT, SLIPPERY, layer

RULE = "dnd.move.climb_swim"
CLIMBING = "climbing"
"""The effect that keeps a climber on its wall."""
HARDEST = 30


def holds_about(fight: Fight, square: Square, size: int) -> bool:
    """Is there a wall beside this space, or the edge of the pit it is in, to climb by? (dnd.move.climb_swim)"""
    board = fight.board
    space = board.space(square, size)
    walls = board.filled | layer(fight, "climbable")
    pit = layer(fight, PIT)
    if pit & space:
        return True
    return bool(_beside(space, board.stride) & walls or space & layer(fight, "climbable"))


def _beside(space: Squares, stride: int) -> Squares:
    return space << 1 | space >> 1 | space << stride | space >> stride


def refuse_wall(fight: Fight, steps: Iterable[tuple[Square, int, int]]) -> Iterator[Refusal]:
    """Off the floor a climber needs a wall beside it (dnd.move.climb_swim)."""
    for square, height, size in steps:
        if height and not holds_about(fight, square, size):
            yield refusal(RULE, square=square, height=height)
            return


def cling(table: Table[Fight], who: Who, spot: tuple[Square, int], size: int) -> bool:
    """From now on it hangs on its wall; where there is little to hold on to the game master names a difficulty, or 0, and whoever
    fails
    comes no farther (dnd.move.climb_swim)."""
    fight = table.battle
    if spot[1] > 0 and not any(fight.effects_on(who, CLIMBING)):
        table.effect(CLIMBING, RULE, who)
    return fight.creatures[who].sheet.has("spider-climb") or sure(table, who, fight.board.space(spot[0], size))


def sure(table: Table[Fight], who: Who, space: Squares) -> bool:
    """Does it master a slippery place or rough water, if the game master asks for that? (dnd.move.climb_swim)"""
    if not space & layer(table.battle, SLIPPERY):
        return True
    dc = table.ask_number(NOBODY, RULE, 0, HARDEST, who=who)
    return not dc or check(table, who, "athletics", dc, RULE)
