"""Where creatures may be put when a fight is opened or when they join one."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.words import Squares
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import SHARING

AWARENESS: Final = "awareness"
"""The phase of an opening that the game master goes through step by step, before any initiative."""
WHOLE: Final = 100
"""As many parts as a square has: of the smallest so many fit in (sf.size.space)."""
SPACE: Final = "sf.size.space"


def misplaced(fight: Fight) -> Iterator[tuple[str, Refusal]]:
    """Each place of an encounter must be a space for its creature; only the tiny share theirs (sf.size.space)."""
    taken: Squares = 0
    parts: dict[tuple[int, ...], int] = {}
    for creature in fight.creatures:
        at = fight.entries[creature.id].get("at")
        if at is None or fight.entries[creature.id].get("reserve"):
            continue
        reason = next(no_place(fight, creature, at, taken), None)
        if reason is not None:
            yield creature.id, reason
        elif creature.sheet.size_name in SHARING:
            part = WHOLE // SHARING[creature.sheet.size_name]
            parts[tuple(at)] = parts.get(tuple(at), 0) + part
            if parts[tuple(at)] > WHOLE:
                yield creature.id, refusal(SPACE, hard=True, problem="shared", who=creature.index, at=tuple(at), square=tuple(at))
        else:
            taken |= fight.board.space(fight.board.square(*at), creature.size)


def no_place(fight: Fight, creature: Combatant, at: Sequence[int], taken: Squares) -> Iterator[Refusal]:
    """Why a creature's space cannot be here: off the map, in a wall, shared (sf.size.space)."""
    board, size = fight.board, creature.size
    x, y = at
    if not (board.inside(x, y) and board.inside(x + size - 1, y + size - 1)):
        yield refusal(SPACE, hard=True, problem="off-map", who=creature.index, at=(x, y))
        return
    space = board.space(board.square(x, y), size)
    for problem, wrong in (("wall", space & board.filled), ("shared", space & taken)):
        if wrong:
            first = next(squares(wrong))
            yield refusal(SPACE, hard=True, problem=problem, who=creature.index, at=(x, y), square=board.xy(first))
