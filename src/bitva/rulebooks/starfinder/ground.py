"""What the ground is for one creature: where it may pass and stop, and what squares cost."""
from __future__ import annotations

from typing import Final

from bitva.kernel.paths import ALTERNATE, Costs, Reach, flood
from bitva.kernel.words import NOBODY, Square, Squares, Who
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.placing import WHOLE
from bitva.rulebooks.starfinder.state import Combatant, Fight, levels_apart
from bitva.rulebooks.starfinder.terrain import HAMPERING, SOIL, WATER, layer, weightless
from bitva.rulebooks.starfinder.words import FEET, PARALYZED, SHARING

LAND, FLY, CLIMB, SWIM, BURROW = "land", "fly", "climb", "swim", "burrow"
MODES: Final = (LAND, FLY, CLIMB, SWIM, BURROW)
CLIMBING: Final = "climbing"
"""The effect of being on a wall (sf.move.climb_swim)."""


class Ground:
    """For one creature and one way of moving: where it may pass, where it may stop, and what squares cost."""

    __slots__ = ("barred", "costs", "free", "occupied", "open", "rough", "stop")

    def __init__(self, free: Squares, rough: list[Squares], barred: Squares, occupied: Squares) -> None:
        self.open = free
        """Squares that do not stop it, whoever is on them (sf.move.modes, sf.move.burrow)."""
        self.barred = barred
        """Spaces of enemies, which are closed (sf.move.through.enemy)."""
        self.occupied = occupied
        """Spaces of others in which one may not stop (sf.move.end)."""
        self.free = free & ~barred
        self.stop = self.free & ~occupied
        self.rough = rough
        self.costs = _costs(self.free, rough)


def _costs(free: Squares, rough: list[Squares]) -> Costs:
    """Each hindrance doubles what a square costs (sf.move.difficult, sf.move.double_cost)."""
    costs = {1: free}
    for mask in rough:
        doubled: dict[int, Squares] = {}
        for cost, squares in costs.items():
            for much, part in ((cost, squares & ~mask), (2 * cost, squares & mask)):
                if part:
                    doubled[much] = doubled.get(much, 0) | part
        costs = doubled
    return tuple(sorted((cost, mask) for cost, mask in costs.items() if cost > 1))


def ground(fight: Fight, who: Who, mode: str = LAND, height: int | None = None) -> Ground:
    """The map as this creature may move on it now; fliers mind no difficult ground (sf.move.difficult)."""
    board, creature = fight.board, fight.creatures[who]
    level = creature.height if height is None else height
    rough = [] if mode == FLY or not (board.layers or fight.effects) else [layer(fight, name) for name in HAMPERING]
    barred = occupied = slow = 0
    if fight.taken & ~creature.space:
        barred, occupied, slow = bodies(fight, creature, level)
    return Ground(passable(fight, mode), [mask for mask in (*rough, slow) if mask], barred, occupied)


def passable(fight: Fight, mode: str) -> Squares:
    """The squares that a way of moving leads over: deep water is swum, soil is dug through (sf.move.modes, sf.move.burrow,
    sf.move.climb_swim)."""
    board = fight.board
    floor = board.area & ~board.filled
    if mode == BURROW:
        return floor | layer(fight, SOIL)
    return floor & ~layer(fight, WATER) if mode == LAND else floor


def bodies(fight: Fight, creature: Combatant, height: int) -> tuple[Squares, Squares, Squares]:
    """The spaces of others at this height: those that bar the way, those in which one cannot stop, those that slow down
    (sf.move.through.ally, sf.move.through.enemy, sf.move.end, sf.condition.paralyzed, sf.size.space). Of whoever hides from it a
    creature knows nothing before it walks into him."""
    barred = occupied = slow = 0
    for other in fight.creatures:
        if not other.present or other is creature or other.hidden >> creature.index & 1:
            continue
        if levels_apart(other.height, other.size, height, creature.size):
            continue
        if other.helpless or shares(creature, other):
            continue
        if other.flags & PARALYZED:
            slow |= other.space
        elif fight.hostile(creature.index, other.index):
            barred |= other.space
        occupied |= other.space
    return barred, occupied & ~barred, slow & ~barred


def lurker(fight: Fight, creature: Combatant, there: Square) -> Who:
    """Who hides from a creature where it is about to step, so that it cannot (sf.move.through.enemy, sf.sense.awareness)."""
    body = fight.board.space(there, creature.size) & ~creature.space
    for other in fight.creatures:
        if other.hidden >> creature.index & 1 and other.present and other.space & body and not (
                other.helpless or shares(creature, other)
                or levels_apart(other.height, other.size, creature.height, creature.size)):
            return other.index
    return NOBODY


def aloft(fight: Fight, creature: Combatant) -> bool:
    """Does nothing but its flight hold it up? (sf.move.fly)"""
    return bool(creature.height and creature.sheet.speeds.get(FLY)) and not (
        weightless(fight) or any(fight.effects_on(creature.index, CLIMBING)))


def shares(one: Combatant, other: Combatant) -> bool:
    """Creatures smaller than Small share a square with one another and go into the squares of others (sf.size.space,
    sf.reach.zero)."""
    return one.sheet.size_name in SHARING or other.sheet.size_name in SHARING


def room_for(fight: Fight, creature: Combatant, there: Square) -> bool:
    """Of those that share squares only so many of a size fit into one (sf.size.space)."""
    if creature.sheet.size_name not in SHARING:
        return True
    parts = sum(WHOLE // SHARING[other.sheet.size_name] for other in fight.creatures
                if other.present and other is not creature and other.at == there and other.sheet.size_name in SHARING)
    return parts + WHOLE // SHARING[creature.sheet.size_name] <= WHOLE


def reachable(fight: Fight, who: Who, feet: int | None = None, mode: str = LAND) -> Reach:
    """Everywhere the creature can go with so many feet, or with one move action; every second diagonal costs double
    (sf.move.speed, sf.grid.diagonals)."""
    land, creature = ground(fight, who, mode), fight.creatures[who]
    left = speed(fight, who, mode) if feet is None else feet
    return flood(fight.board, creature.at, left // FEET, land.free, size=creature.size, stop=land.stop, costs=land.costs,
                 diagonals=ALTERNATE)
