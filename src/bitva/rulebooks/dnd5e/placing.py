"""Where creatures may be put when a fight is opened or when they join one."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.words import Squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight

POSITIONS = "dnd.setup.positions"


def misplaced(fight: Fight) -> Iterator[tuple[str, Refusal]]:
    """Each place of an encounter must be a legal space for its creature, not shared with another (dnd.setup.positions)."""
    taken: Squares = 0
    for creature in fight.creatures:
        at = fight.entries[creature.id].get("at")
        if at is None:
            continue
        reason = next(no_place(fight, creature, at, taken), None)
        if reason is not None:
            yield creature.id, reason
        else:
            taken |= fight.board.space(fight.board.square(*at), creature.size)


def no_place(fight: Fight, creature: Combatant, at: Sequence[int], taken: Squares) -> Iterator[Refusal]:
    """Why a creature's space cannot be here: off the map, in a wall, shared (dnd.setup.positions)."""
    board, size = fight.board, creature.size
    x, y = at
    if not (board.inside(x, y) and board.inside(x + size - 1, y + size - 1)):
        yield refusal(POSITIONS, problem="off-map", who=creature.index, at=(x, y))
        return
    space = board.space(board.square(x, y), size)
    for problem, squares_ in (("wall", space & board.filled), ("shared", space & taken)):
        if squares_:
            first = next(squares(squares_))
            yield refusal(POSITIONS, problem=problem, who=creature.index, at=(x, y), square=board.xy(first))
