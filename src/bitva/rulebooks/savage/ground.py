"""The ground: what is in a creature's way, what is slow to cross, and how far it gets."""
from __future__ import annotations

from typing import Final

from bitva.kernel.paths import Costs, Reach, flood
from bitva.kernel.words import Squares, Who, value
from bitva.rulebooks.savage.figures import movement_left
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.words import PRONE

WALK: Final = "walk"
FLY: Final = "fly"
DIFFICULT: Final = "difficult"
WATER: Final = "water"
PIT: Final = "pit"
"""A layer of gaps that one does not walk on, but can jump over (sw.move.jump)."""


@value
class Ground:
    """Where a creature may go, where it may stop, and what is dear to enter."""

    free: Squares
    stop: Squares
    costs: Costs
    rough: Squares


def ground(fight: Fight, who: Who, mode: str = WALK) -> Ground:
    """Walls bar the way, and so do enemies that are up; friends and the fallen can be walked through, but nobody ends in an
    occupied square (sw.grid.footprint, sw.move.difficult)."""
    board, creature = fight.board, fight.creatures[who]
    barred = occupied = 0
    for other in fight.others(who):
        if other.index in carried_with(fight, who) or not level(creature, other):
            continue
        if fight.hostile(who, other.index) and other.up:
            barred |= other.space
        occupied |= other.space
    free = board.area & ~board.filled & ~barred
    if mode != FLY:
        free &= ~board.layers.get(PIT, 0)
    rough = 0 if mode == FLY else slow(fight, creature)
    return Ground(free, free & ~occupied, crossing(fight, creature, rough), rough)


def carried_with(fight: Fight, who: Who) -> tuple[Who, ...]:
    """Those who go where it goes: its mount, or who rides it."""
    return tuple(effect.by if effect.on == who else effect.on for effect in fight.effects
                 if effect.kind == "riding" and who in (effect.on, effect.by))


def level(creature: Combatant, other: Combatant) -> bool:
    """Are two bodies side by side, and not one above the other? (sw.grid.square)"""
    return other.height < creature.height + creature.size and creature.height < other.height + other.size


def slow(fight: Fight, creature: Combatant) -> Squares:
    """Squares that cost double on foot: difficult ground, and water for those who have no Pace for swimming
    (sw.move.difficult)."""
    layers = fight.board.layers
    rough = layers.get(DIFFICULT, 0)
    for effect in fight.effects:
        if effect.kind == "difficult-ground" and isinstance(effect.data[0], int):
            rough |= effect.data[0]
    return rough if creature.sheet.swim else rough | layers.get(WATER, 0)


def crossing(fight: Fight, creature: Combatant, rough: Squares) -> Costs:
    """Each inch of difficult ground costs two; crawling costs two everywhere, and no more in difficult ground
    (sw.move.difficult)."""
    if creature.flags & PRONE:
        return ((2, fight.board.area),)
    return ((2, rough),) if rough else ()


def reachable(fight: Fight, who: Who, mode: str = WALK) -> Reach:
    """Everywhere it can go with the movement it has left (sw.move.pace)."""
    creature, land = fight.creatures[who], ground(fight, who, mode)
    left = movement_left(fight, who)
    return flood(fight.board, creature.at, left, land.free, size=creature.size, stop=land.stop, costs=land.costs)
