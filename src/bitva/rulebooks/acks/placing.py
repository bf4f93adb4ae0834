"""Where creatures may be put when a fight is opened."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.words import Squares
from bitva.rulebooks.acks.state import Combatant, Fight


def misplaced(fight: Fight) -> Iterator[tuple[str, Refusal]]:
    """Of a fight before its first deed: whose place is none, and why (acks.grid.square, acks.mount.basics)."""
    taken = 0
    for creature in fight.creatures:
        entry = fight.entries[creature.id]
        if "at" not in entry or entry.get("reserve") or "rides" in entry:
            continue
        x, y = entry["at"]
        reasons = tuple(no_place(fight, creature, (x, y), taken))
        yield from ((creature.id, reason) for reason in reasons)
        if not reasons:
            taken |= fight.board.space(fight.board.square(x, y), creature.size)


def no_place(fight: Fight, creature: Combatant, place: tuple[int, int], taken: Squares) -> Iterator[Refusal]:
    """A space on the map, not in a wall and not another's (acks.grid.square, acks.grid.passage)."""
    board = fight.board
    if not board.inside(*place) or not board.fits(creature.size) >> board.square(*place) & 1:
        yield refusal("acks.grid.square", hard=True, problem="off the map")
        return
    space = board.space(board.square(*place), creature.size)
    if space & board.filled:
        yield refusal("acks.grid.square", hard=True, problem="in a wall")
    elif space & taken:
        yield refusal("acks.grid.passage", hard=True, problem="taken")
