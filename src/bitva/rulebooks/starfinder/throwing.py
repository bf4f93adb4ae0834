"""Where things come down that were thrown: where they hit, or somewhere about."""
from __future__ import annotations

from typing import Final

from bitva.kernel.lines import clear, spot
from bitva.kernel.space import COMPASS
from bitva.kernel.table import Table
from bitva.kernel.words import Point, Square, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.areas import CIRCLE, at_corner, toward
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Combatant, Fight

DIRECTION: Final = "sf.attack.thrown_miss.direction"
DISTANCE: Final = "sf.attack.thrown_miss.distance"
FARTHEST: Final = 4


def comes_down(table: Table[Fight], who: Who, means: Means, aim: Square, hit: bool) -> None:
    """A thrown weapon lies in the target's square after a hit, somewhere about after a miss, and must be picked up
    (sf.weapon.thrown, sf.attack.thrown_miss.direction)."""
    fight = table.battle
    square = aim
    if not hit:
        x, y = fight.board.xy(aim)
        point = scatter(table, who, means, (2 * x + 1, 2 * y + 1))
        square = fight.board.square(point[0] // 2, point[1] // 2)
    lying = next((n for where, id, n in fight.floor if (where, id) == (square, means.weapon)), 0)
    table.make(facts.lies, means.weapon, square, lying + 1)


def scatter(table: Table[Fight], who: Who, means: Means, aim: Point) -> Point:
    """Where it comes down instead: 1d8 for the direction, from the one back to the thrower clockwise; 1d4 for the squares, each
    step counting one, as far as nothing stops it (sf.attack.thrown_miss.direction, sf.attack.thrown_miss.distance)."""
    fight = table.battle
    thrower = fight.creatures[who]
    direction = table.die(CIRCLE, DIRECTION, who)
    distance = table.die(FARTHEST, DISTANCE, who)
    dx, dy = COMPASS[(toward(aim, middle(fight, thrower)) + direction - 1) % CIRCLE]
    point = aim
    for _ in range(distance):
        onward = point[0] + 2 * dx, point[1] + 2 * dy
        if touches(fight, thrower, point) or not flies(fight, point, onward):
            break
        point = onward
    table.tell(facts.scattered, who, means.id, direction, distance, point)
    return point


def middle(fight: Fight, creature: Combatant) -> Point:
    """The middle of a creature's space."""
    x, y = fight.board.xy(creature.at)
    return 2 * x + creature.size, 2 * y + creature.size


def touches(fight: Fight, creature: Combatant, point: Point) -> bool:
    """Is a point in a creature's space or at its edge? What flies back flies no farther (sf.attack.thrown_miss.distance)."""
    x, y = fight.board.xy(creature.at)
    return 2 * x <= point[0] <= 2 * (x + creature.size) and 2 * y <= point[1] <= 2 * (y + creature.size)


def flies(fight: Fight, point: Point, onward: Point) -> bool:
    """May a thing fly from one point on to the next, without leaving the map or striking a wall?"""
    board = fight.board
    if not (0 <= onward[0] <= 2 * board.width and 0 <= onward[1] <= 2 * board.height):
        return False
    if not at_corner(onward) and not (board.inside(onward[0] // 2, onward[1] // 2)
                                      and not board.filled >> board.square(onward[0] // 2, onward[1] // 2) & 1):
        return False
    return clear(board, board.filled, spot(point), spot(onward))
