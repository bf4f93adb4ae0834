"""Facing: front, flanks and rear, near and far, and who has a line of sight on whom."""
from __future__ import annotations

from bitva.kernel.lines import clear, middle
from bitva.kernel.space import FLANKS, FRONT, REAR, arc, bearing, quarter, squares
from bitva.kernel.words import Square, Squares, Who
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import BLINDED, SENSELESS


def front(fight: Fight, creature: Combatant) -> Squares:
    """The squares next to a creature that are its front (acks.grid.facing)."""
    return arc(fight.board, creature.at, creature.facing, FRONT, creature.size)


def facing_towards(fight: Fight, who: Who, space: Squares, at: Square | None = None) -> int:
    """The direction in which a creature, here or elsewhere, looks straight at the nearest of these squares (acks.grid.facing)."""
    creature = fight.creatures[who]
    board, here = fight.board, creature.at if at is None else at
    offsets = [offset(fight, creature, square, here) for square in squares(space)]
    dx, dy = min(offsets, key=lambda xy: (max(abs(xy[0]), abs(xy[1])), abs(xy[0]) + abs(xy[1])), default=(0, 0))
    return bearing(dx, dy) if dx or dy else board.direction(here, here)


def offset(fight: Fight, creature: Combatant, square: Square, at: Square | None = None) -> tuple[int, int]:
    """How far a square lies from the nearest square of a creature's space, east and south."""
    board, last = fight.board, creature.size - 1
    x, y = board.xy(creature.at if at is None else at)
    dx, dy = board.xs[square] - x, board.ys[square] - y
    return (dx - last if dx > last else min(dx, 0)), (dy - last if dy > last else min(dy, 0))


def quarters(fight: Fight, creature: Combatant, space: Squares) -> int:
    """In which quarters of a creature these squares lie, together (acks.grid.facing)."""
    found = 0
    for square in squares(space & ~creature.space):
        found |= quarter(creature.facing, bearing(*offset(fight, creature, square)))
    return found


def side_of(fight: Fight, target: Who, attacker: Who) -> int:
    """From where an attack comes upon a target: FRONT if any square of the attacker is there, else a flank, else REAR
    (acks.attack.position)."""
    found = quarters(fight, fight.creatures[target], fight.creatures[attacker].space)
    if found & FRONT or not found:
        return FRONT
    return found & FLANKS or REAR


def in_view(fight: Fight, who: Who, space: Squares) -> bool:
    """Only front and flanks are the field of view (acks.grid.sight)."""
    creature = fight.creatures[who]
    return bool(space & creature.space) or bool(quarters(fight, creature, space) & (FRONT | FLANKS))


def line_of_sight(fight: Fight, who: Who, target: Who) -> bool:
    """Within the field of view, not hidden, and a clear line between two middles; creatures in between do not matter
    (acks.grid.sight, acks.cond.hidden, acks.cond.blinded)."""
    creature, other = fight.creatures[who], fight.creatures[target]
    if creature.flags & (BLINDED | SENSELESS) or other.hidden >> who & 1 or not in_view(fight, who, other.space):
        return False
    return clear_line(fight, creature.space, other.space)


def clear_line(fight: Fight, one: Squares, other: Squares) -> bool:
    """From the middle of a square to the middle of another, past the inside of squares that block; touching a corner is no
    crossing (acks.grid.sight)."""
    board = fight.board
    blockers = (board.filled | board.opaque) & ~one & ~other
    if not blockers:
        return True
    return any(clear(board, blockers, middle(board, a), middle(board, b)) for a in squares(one) for b in squares(other))
