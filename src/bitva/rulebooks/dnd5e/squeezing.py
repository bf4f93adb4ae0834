"""Ways of a large creature through places that are too narrow for it."""
from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from bitva.kernel.actions import Action
from bitva.kernel.space import squares
from bitva.kernel.words import Path, Square, Squares, Who
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import movement_left
from bitva.rulebooks.dnd5e.ground import FLY, SWIM, WALK, budget_mode, full_size, ground, reachable
from bitva.rulebooks.dnd5e.movement import Move
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.strides import Stride, stride
from bitva.rulebooks.dnd5e.words import FEET, MOUNTED, SQUEEZING

Label = tuple[int, Square, int, Path]
"""Feet paid, anchor, size, and the way there."""


def narrow(fight: Fight, creature: Combatant, mode: str) -> Squares:
    """The squares between walls that no body of its full size covers (dnd.size.squeeze)."""
    board, full = fight.board, full_size(creature)
    floor = board.area & ~board.filled
    roomy = rows = board.erode(floor, full)
    for n in range(1, full):
        rows |= roomy << n
    covered = rows
    for n in range(1, full):
        covered |= rows << n * board.stride
    return floor & ~covered


def narrow_ways(fight: Fight, creature: Combatant, mode: str) -> Iterator[tuple[Square, Path]]:
    """The cheapest way to every place that it comes to only by squeezing, with the movement it has left (dnd.size.squeeze)."""
    board, who, full = fight.board, creature.index, full_size(creature)
    left = movement_left(fight, who, budget_mode(creature, mode))
    tight = narrow(fight, creature, mode)
    if not tight & board.reach(creature.at, full, left // FEET):
        return
    land, odd = ground(fight, who, mode), creature.done.count("diagonal") % 2
    plainly = 0 if creature.flags & SQUEEZING else reachable(fight, who, mode).squares
    waiting: list[Label] = [(0, creature.at, creature.size, ())]
    known: set[tuple[Square, int]] = set()
    while waiting:
        paid, here, size, way = heappop(waiting)
        if (here, size) in known:
            continue
        known.add((here, size))
        if way and not plainly >> here & 1 and not board.space(here, size) & ~land.stop & ~creature.space:
            yield here, way
        x, y = board.xy(here)
        more, less = (1, 2) if size == full else (2, 1)
        for there in squares(board.box(x - more, y - more, x + less, y + less) & ~(1 << here)):
            if (there, full) in known and (there, full - 1) in known:
                continue
            step: Stride = stride(fight, creature, here, size, (there, creature.height), land, mode, odd)
            if step.size and step.joined and paid + step.feet <= left and (step.size == full or step.space & tight):
                heappush(waiting, (paid + step.feet, there, step.size, (*way, there)))


@book.proposes
def propose_squeezing(fight: Fight, who: Who) -> Iterator[Action]:
    """Into narrow places, through them, and out of them again (dnd.size.squeeze)."""
    creature = fight.creatures[who]
    if full_size(creature) == 1 or not fight.board.filled or creature.flags & MOUNTED:
        return
    for mode in (WALK, FLY, SWIM):
        if creature.sheet.speeds.get(mode):
            yield from (Move(who, way, mode) for _, way in narrow_ways(fight, creature, mode))
