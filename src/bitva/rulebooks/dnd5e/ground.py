"""What the ground is for one creature: where it may pass and stop, what squares cost, and where it has to squeeze."""
from __future__ import annotations

from typing import Final

from bitva.kernel.paths import ALTERNATE, ONE, Costs, Reach, flood, step_ok
from bitva.kernel.words import NOBODY, RuleId, Square, Squares, Who
from bitva.rulebooks.dnd5e.figures import movement_left
from bitva.rulebooks.dnd5e.forced import rides, side_by_side
from bitva.rulebooks.dnd5e.riding import mount_of
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.terrain import PIT, WATER, difficult_for, layer
from bitva.rulebooks.dnd5e.words import ENGULFING, FEET, MOUNTED, PRONE, SIZES, SQUEEZING

WALK, FLY, CLIMB, SWIM, BURROW, JUMP = "walk", "fly", "climb", "swim", "burrow", "jump"
TINY: Final = "tiny"
TINY_TO_A_SQUARE: Final = 4
CRAWLING: RuleId = "dnd.move.crawl"
CLIMBING: RuleId = "dnd.move.climb_swim"
SQUEEZED: RuleId = "dnd.size.squeeze"


class Ground:
    """For one creature, one way of moving and one height: where it may pass, where it may stop, and what squares cost."""

    __slots__ = ("base", "bodies", "costs", "free", "rough", "stop", "water")

    def __init__(self, free: Squares, stop: Squares, base: int, rough: Squares, water: Squares, bodies: Squares) -> None:
        self.free = free
        self.stop = stop
        self.base = base
        """Five-foot units that an easy square costs: two for one who crawls, or climbs or swims without a speed for it."""
        self.rough = rough
        """Difficult terrain, the spaces of others with it."""
        self.water = water
        """Squares that have to be swum at the cost of walking."""
        self.bodies = bodies
        """The spaces of others through which one may go."""
        self.costs = _costs(free, base, rough, water)

    def units(self, entered: Squares) -> int:
        """What entering these squares costs: the dearest of them decides (dnd.grid.enter_cost)."""
        most = self.base
        for cost, mask in self.costs:
            if cost > most and mask & entered:
                most = cost
        return most


def _costs(free: Squares, base: int, rough: Squares, water: Squares) -> Costs:
    """An extra foot for each foot of difficult terrain, and one for each foot swum: reasons of one sort do not add up
    (dnd.move.difficult, dnd.move.climb_swim)."""
    swum = max(base, 2)
    costs = ((base, free & ~rough & ~water), (base + 1, free & rough & ~water), (swum, water & ~rough), (swum + 1, water & rough))
    return tuple((cost, mask) for cost, mask in costs if cost > 1 and mask)


def ground(fight: Fight, who: Who, mode: str = WALK, height: int | None = None) -> Ground:
    """The map as this creature may move on it now, in this way and at this height: over a pit nobody walks, and below the floor
    there is nothing but pits and water (dnd.move.long_jump, dnd.move.climb_swim)."""
    board, creature = fight.board, fight.creatures[who]
    at = creature.height if height is None else height
    free = board.area & ~board.filled if board.filled else board.area
    if at < 0:
        free &= layer(fight, PIT) | layer(fight, WATER)
    base = base_cost(creature, mode)
    rough = water = 0
    if board.layers or fight.effects:
        rough = 0 if mode in (FLY, JUMP) else difficult_for(fight, creature)
        if mode == WALK:
            water = layer(fight, WATER) & free
            free &= ~layer(fight, PIT) if at >= 0 else free
        elif mode == SWIM:
            free &= layer(fight, WATER)
    others = fight.taken & ~creature.space
    if not others and not creature.flags & MOUNTED:
        return Ground(free, free, base, rough & free, water, 0)
    barred, bodies, occupied = bodies_about(fight, creature, at)
    free &= ~barred
    return Ground(free, free & ~occupied, base, (rough | bodies) & free, water & free, bodies)


def base_cost(creature: Combatant, mode: str) -> int:
    """An extra foot for each foot crawled, climbed or swum without a speed for it (dnd.move.crawl, dnd.move.climb_swim)."""
    if mode == WALK:
        return 2 if creature.flags & PRONE else 1
    return 2 if mode in (CLIMB, SWIM) and not creature.sheet.speeds.get(mode) else 1


# ---- others in the way
# -------------------------------------------------------------------------------------------------------------

def bodies_about(fight: Fight, creature: Combatant, height: int) -> tuple[Squares, Squares, Squares]:
    """The spaces of others at this height: those that bar the way, those one may go through, and those in which one cannot stop
    (dnd.move.through_hostile, dnd.move.through_nonhostile, dnd.move.no_end_in_space, dnd.size.space_control). Of whoever hides
    from it a creature knows nothing before it bumps into him."""
    barred = bodies = occupied = 0
    tiny: list[Squares] = []
    who, mount = creature.index, mount_of(fight, creature.index)
    inside = [effect.data[0] for effect in fight.effects_on(who, "engulfing")] if creature.flags & ENGULFING else []
    small = creature.sheet.size_name == TINY
    for other in fight.creatures:
        if not other.present or other.hidden >> who & 1 or other.index in (who, mount):
            continue
        if rides(fight, other, who) or other.index in inside or not _level(creature, height, other):
            continue
        if other.space & creature.space == other.space and creature.size > 1:
            continue
        if small and other.sheet.size_name == TINY:
            tiny.append(other.space)
        elif _swarms(creature, other):
            bodies |= other.space
        elif fight.hostile(who, other.index) and not slips_past(creature, other):
            barred |= other.space
        else:
            bodies |= other.space
            occupied |= other.space
    for space in tiny:
        if sum(other == space for other in tiny) >= TINY_TO_A_SQUARE:
            bodies |= space
            occupied |= space
    return barred, bodies & ~barred, occupied & ~barred


def _level(creature: Combatant, height: int, other: Combatant) -> bool:
    """Would it be side by side with this body at this height? (dnd.grid.distance)"""
    if height == creature.height:
        return side_by_side(creature, other)
    return other.height < height + FEET * creature.size and height < other.height + FEET * other.size


def unseen_in(fight: Fight, creature: Combatant, space: Squares, height: int, stays: bool) -> Who:
    """Who hides from a creature where it is about to step, and is in its way: one through whom it could not go, or beside whom it
    could not stay (dnd.move.through_hostile, dnd.move.no_end_in_space)."""
    for other in fight.creatures:
        if (other.hidden >> creature.index & 1 and other.present and other.space & space and _level(creature, height, other)
                and not _swarms(creature, other) and (stays or not slips_past(creature, other))):
            return other.index
    return NOBODY


def _swarms(one: Combatant, other: Combatant) -> bool:
    """A swarm shares spaces with others, and they with it (dnd.monster.traits)."""
    return one.sheet.has("swarm") or other.sheet.has("swarm")


def slips_past(one: Combatant, other: Combatant) -> bool:
    """Two steps of size apart, either way, lets one through; a nimble halfling needs one step (dnd.move.through_hostile)."""
    apart = SIZES.index(other.sheet.size_name) - SIZES.index(one.sheet.size_name)
    return abs(apart) >= 2 or (apart >= 1 and one.sheet.has("halfling-nimbleness"))


# ---- squeezing
# -----------------------------------------------------------------------------------------------------------------------

def full_size(creature: Combatant) -> int:
    """How many squares long and wide a creature is when it does not squeeze (dnd.size.table)."""
    return creature.size + 1 if creature.flags & SQUEEZING else creature.size


def size_at(fight: Fight, creature: Combatant, there: Square, free: Squares) -> int:
    """How large a creature is at this anchor: as large as ever if there is room, else one size smaller; 0 if it does not fit at all
    (dnd.size.squeeze)."""
    board, full = fight.board, full_size(creature)
    free |= creature.space
    for size in (full, full - 1) if full > 1 else (1,):
        if board.fits(size) >> there & 1 and not board.space(there, size) & ~free:
            return size
    return 0


def joined(fight: Fight, here: Square, size: int, there: Square, new_size: int) -> bool:
    """Is it one step from a space to another? A creature that draws itself in steps out of any part of its space, and one that
    spreads out again may do so to any side (dnd.size.squeeze, dnd.grid.corner)."""
    board = fight.board
    if size == new_size:
        return step_ok(board, here, there, size)
    small = min(size, new_size)
    wide, narrow = (here, there) if size > new_size else (there, here)
    parts = [wide + dx + dy * board.stride for dy in (0, 1) for dx in (0, 1)]
    return any(part == narrow or step_ok(board, part, narrow, small) for part in parts)


# ---- what can be reached
# ---------------------------------------------------------------------------------------------------------------

def budget_mode(creature: Combatant, mode: str) -> str:
    """The speed that pays: climbing and swimming without a speed of their own are paid by walking (dnd.move.climb_swim)."""
    return mode if creature.sheet.speeds.get(mode) or mode == FLY else WALK


def diagonal_rule(fight: Fight) -> int:
    """How diagonal steps are counted (dnd.grid.diagonal)."""
    return ALTERNATE if fight.settings.get("alternate_diagonals") in (True, "yes") else ONE


def reachable(fight: Fight, who: Who, mode: str = WALK) -> Reach:
    """Everywhere the creature can go with the movement it has left, as large as it is now and at the height where it is."""
    land = ground(fight, who, mode)
    creature = fight.creatures[who]
    left = movement_left(fight, who, budget_mode(creature, mode)) // FEET
    costs = land.costs
    if creature.flags & SQUEEZING:
        costs = (*tuple((cost + 1, mask) for cost, mask in costs), (2, land.free))
    return flood(fight.board, creature.at, left, land.free, size=creature.size, stop=land.stop, costs=costs,
                 diagonals=diagonal_rule(fight), parity=creature.done.count("diagonal") % 2)
