"""What the ground is for one creature: where it may pass and stop, what squares cost, and where somebody would halt it."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.paths import DOUBLING, Costs, Reach, diagonal, flood, slanted_costs, step_ok
from bitva.kernel.space import squares
from bitva.kernel.words import Path, RuleId, Squares, Who
from bitva.rulebooks.acks.engagement import dangerous, level
from bitva.rulebooks.acks.sheet import size_steps
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import RIDDEN, RIDING, SENSELESS

DIFFICULT, ROUGH = "difficult", "rough"
"""Layers of the map: ground of half speed, and of two thirds (acks.speed.difficult)."""
HALVES = 2
"""Costs are counted in halves of a square, so that all three kinds of ground have a whole price."""


SMALLER = 2
"""So many sizes smaller allies must be for a large creature to pass through them (acks.grid.passage)."""


class Ground:
    """For one creature: where it may pass, where it may stop, and what squares cost in halves of a square."""

    __slots__ = ("costs", "free", "stop")

    def __init__(self, free: Squares, stop: Squares, costs: Costs) -> None:
        self.free = free
        self.stop = stop
        self.costs = costs


def ground(fight: Fight, who: Who) -> Ground:
    """The map as this creature may move on it: bodies of the fallen hold no square, one may pass allies and enemies that do not
    engage one, but not stop with them (acks.grid.passage, acks.speed.difficult)."""
    board, creature = fight.board, fight.creatures[who]
    free = board.area & ~board.filled
    held = barred = small = 0
    for other in fight.creatures:
        if other.index != who and other.present and not other.flags & SENSELESS and level(other, creature) and not joined(
                fight, creature, other):
            held |= other.space
            if not passes(fight, creature, other):
                barred |= other.space
            elif creature.size > 1:
                small |= other.space
    costs = ((2 * HALVES, board.layer(DIFFICULT)), (3, board.layer(ROUGH)), (HALVES, board.area))
    barred |= crowded(fight, creature, small)
    return Ground(free & ~barred, free & ~held, tuple((cost, mask) for cost, mask in costs if mask))


def joined(fight: Fight, creature: Combatant, other: Combatant) -> bool:
    """Do the two ride together? (acks.mount.basics)"""
    if not creature.flags & (RIDING | RIDDEN) or not other.flags & (RIDING | RIDDEN):
        return False
    return any(effect.by == other.index and effect.flags & (RIDING | RIDDEN) for effect in fight.effects_on(creature.index))


def passes(fight: Fight, creature: Combatant, other: Combatant) -> bool:
    """Up to man's size one passes through the square of one other; the larger pass allies at least two sizes smaller
    (acks.grid.passage)."""
    if size_steps(creature.sheet.size_name, "man") <= 0:
        return True
    return not fight.hostile(creature.index, other.index) and size_steps(
        creature.sheet.size_name, other.sheet.size_name) >= SMALLER


def crowded(fight: Fight, creature: Combatant, small: Squares) -> Squares:
    """Squares of small allies who stand so close together that less than half of the front would stay free, across or along
    (acks.grid.passage)."""
    board, size, found = fight.board, creature.size, 0
    for square in squares(small):
        x, y = board.xy(square)
        for across in (board.box(x, y, min(x + size, board.width) - 1, y), board.box(x, y, x, min(y + size, board.height) - 1)):
            if 2 * (across & small).bit_count() > size:
                found |= across & small
    return found


def reachable(fight: Fight, who: Who, feet: int, ignored: int = 0) -> Reach:
    """Everything a creature comes to within so many feet; where an enemy would engage it, it goes no further
    (acks.march.move, acks.engage.halt)."""
    creature = fight.creatures[who]
    land = ground(fight, who)
    halts = dangerous(fight, who, ignored)
    if creature.size > 1:
        halts = fight.board.grow(halts, creature.size - 1)
    return flood(fight.board, creature.at, feet * HALVES // 5, land.free, size=creature.size, stop=land.stop, costs=land.costs,
                 diagonals=DOUBLING, halts=halts, cutting=cutting(fight))


def cutting(fight: Fight) -> bool:
    """May a step touch the corner of a wall? (acks.grid.sight)"""
    return fight.option("cut_corners", True)


# ---- a given way -------------------------------------------------------------------------------------------------------------

def halves_of(fight: Fight, who: Who, path: Path) -> list[int]:
    """What each step of a way costs in halves of a square; every second diagonal counts double (acks.grid.diagonal)."""
    creature, board = fight.creatures[who], fight.board
    costs = ground(fight, who).costs
    here, parity, paid = creature.at, 0, []
    for there in path:
        entered = board.space(there, creature.size) & ~board.space(here, creature.size)
        cost = max((cost for cost, mask in costs if mask & entered), default=HALVES)
        if diagonal(board, here, there):
            cost = slanted_costs(cost, DOUBLING)[parity]
            parity ^= 1
        paid.append(cost)
        here = there
    return paid


def feet_of(fight: Fight, who: Who, path: Path) -> int:
    """How many feet of movement a way takes, rounded up (acks.grid.diagonal, acks.speed.difficult)."""
    return -(-5 * sum(halves_of(fight, who, path)) // HALVES)


def refuse_steps(fight: Fight, who: Who, path: Path, ignored: int = 0) -> Iterator[Refusal]:
    """Step by step to a neighbouring square where there is room; nobody walks through an enemy that engages him, or stops in
    another's square (acks.grid.square, acks.grid.passage)."""
    board, creature = fight.board, fight.creatures[who]
    land = ground(fight, who)
    halts = dangerous(fight, who, ignored)
    here, halted = creature.at, False
    for there in path:
        if not step_ok(board, here, there, creature.size, cutting(fight)):
            yield refusal("acks.grid.square", hard=here == there or not board.near[here] >> there & 1, square=there)
            return
        body = board.space(there, creature.size)
        if body & board.filled:
            yield refusal("acks.grid.square", hard=True, square=there)
            return
        if body & ~land.free & ~creature.space or (halted and _enemy_in(fight, who, body)):
            yield refusal("acks.grid.passage", square=there)
            return
        halted = bool(body & halts)
        if halted and body & ~land.stop & ~creature.space:
            yield refusal("acks.grid.passage", square=there)
            return
        here = there
    if path and board.space(here, creature.size) & ~land.stop & ~creature.space:
        yield refusal("acks.grid.passage", square=here)


def _enemy_in(fight: Fight, who: Who, body: Squares) -> bool:
    return any(other.space & body and other.present and not other.flags & SENSELESS and fight.hostile(who, other.index)
               for other in fight.creatures)


def too_far(fight: Fight, who: Who, path: Path, feet: int, rule: RuleId) -> Iterator[Refusal]:
    """The whole way has to be within the speed."""
    needs = feet_of(fight, who, path)
    if needs > feet:
        yield refusal(rule, needs=needs, most=feet)


def ways(reach: Reach) -> Iterator[Path]:
    """A way to every square but the one where it stands."""
    return (reach.path(square) for square in squares(reach.squares & ~(1 << reach.start)))
