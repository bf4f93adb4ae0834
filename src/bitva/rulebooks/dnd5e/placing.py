"""Where creatures may be put when a fight is opened or when they join one."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.words import Squares, Who
from bitva.rulebooks.dnd5e.state import Combatant, Fight

POSITIONS: Final = "dnd.setup.positions"
SURPRISE: Final = "surprise"
PLACING: Final = "placing"
"""Phases of an opening that the game master goes through step by step: before and after surprise is settled."""


def expected(fight: Fight) -> tuple[Who, ...]:
    """Who takes part from the beginning: everybody whom the encounter does not keep in reserve (dnd.setup.sequence)."""
    return tuple(creature.index for creature in fight.creatures if not fight.entries.get(creature.id, {}).get("reserve"))


def missing(fight: Fight) -> tuple[str, tuple[str, ...]]:
    """The first step of the opening that is not complete, and whom it lacks (dnd.setup.sequence)."""
    creatures = fight.creatures
    if fight.clock.phase == SURPRISE:
        return "surprise", ()
    unplaced = tuple(creatures[who].id for who in expected(fight) if not creatures[who].present)
    if unplaced:
        return "positions", unplaced
    return "initiative", tuple(each.id for each in creatures if each.present and fight.clock.place_of(each.index) < 0)


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
        yield refusal(POSITIONS, hard=True, problem="off-map", who=creature.index, at=(x, y))
        return
    space = board.space(board.square(x, y), size)
    for problem, squares_ in (("wall", space & board.filled), ("shared", space & taken)):
        if squares_:
            first = next(squares(squares_))
            yield refusal(POSITIONS, hard=True, problem=problem, who=creature.index, at=(x, y), square=board.xy(first))
