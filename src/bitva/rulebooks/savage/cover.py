"""What hides a target from an attack: walls, its shield, lying on the ground."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bitva.kernel.lines import blocked_corners, middle
from bitva.kernel.numbers import Term
from bitva.kernel.space import FRONT, LEFT, REAR, RIGHT, bearing, quarter, squares
from bitva.kernel.words import Squares, Who
from bitva.rulebooks.savage.figures import shield
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.words import PRONE

if TYPE_CHECKING:
    from bitva.rulebooks.savage.strike import Strike

LOW: Final = "low"
"""A layer of low walls, behind which one half hides."""
SLIT: Final = "slit"
"""A layer of loopholes."""
DEGREES: Final = (0, -2, -4, -6, -8)
"""No cover, light, medium, heavy, near total (sw.cover.light, sw.cover.medium, sw.cover.heavy, sw.cover.near_total)."""
RULES: Final = ("", "sw.cover.light", "sw.cover.medium", "sw.cover.heavy", "sw.cover.near_total")
FROM_AFAR: Final = 3
"""Inches from which on lying down helps against shots (sw.attack.prone_target)."""


def hiding(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """The one degree of cover that counts, and what it beats (sw.cover.penalty, sw.cover.prone)."""
    terms = list(covers(fight, strike, target))
    best = min(terms, key=lambda term: term.value, default=None)
    for term in terms:
        yield term if term is best else term.lost_to(best.rule if best is not None else "")


def covers(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Everything that hides the target from this attack (sw.cover.penalty, sw.gear.shield, sw.attack.prone_target)."""
    creature = fight.creatures[target]
    degree = 0 if strike.through else cover(fight, strike.who, target)
    if degree:
        yield Term(DEGREES[degree], RULES[degree])
    if strike.means.melee:
        return
    if creature.flags & PRONE and fight.gap(strike.who, target) >= FROM_AFAR:
        yield Term(-4, "sw.attack.prone_target")
    held = shield(creature)
    if held is not None and held.cover and not strike.through and shielded(fight, strike.who, creature):
        yield Term(-held.cover, "sw.gear.shield")


def cover(fight: Fight, who: Who, target: Who) -> int:
    """The degree of cover behind what stands on the map, 0 to 4: by how many corners of the target are hidden, and what low walls
    and loopholes there are. What the game master says goes before (sw.cover.penalty)."""
    said = next(fight.effects_on(target, "cover"), None)
    if said is not None:
        return int(str(said.data[0]))
    board = fight.board
    walls, low, slit = board.filled, board.layers.get(LOW, 0), board.layers.get(SLIT, 0)
    if not walls and not low and not slit:
        return 0
    own, other = fight.creatures[who], fight.creatures[target]
    if not other.present:
        return 0
    mask = walls & ~own.space & ~other.space
    return min(degree_to(fight, own, square, mask, low & ~own.space, slit & ~own.space) for square in squares(other.space))


def degree_to(fight: Fight, own: Combatant, square: int, walls: Squares, low: Squares, slit: Squares) -> int:
    """The degree of cover of one square of the target, from the best square of the attacker (sw.cover.penalty)."""
    board = fight.board
    best = len(DEGREES) - 1
    for here in squares(own.space):
        spot = middle(board, here)
        hidden = blocked_corners(board, spot, square, walls) if walls else 0
        if slit and blocked_corners(board, spot, square, slit):
            hidden = len(DEGREES) - 1
        elif low and blocked_corners(board, spot, square, low):
            hidden = max(hidden, 2)
        best = min(best, hidden)
    return best


def shielded(fight: Fight, who: Who, creature: Combatant) -> bool:
    """Does the shot come from the front or from the side of the shield? One who has no facing turns to it (sw.gear.shield)."""
    if not fight.option("facing", False):
        return True
    own = fight.creatures[who]
    board = fight.board
    (x, y), (fx, fy) = board.xy(creature.at), board.xy(own.at)
    side = quarter(creature.facing, bearing(fx - x, fy - y))
    return side != REAR and side in (FRONT, LEFT, RIGHT)
