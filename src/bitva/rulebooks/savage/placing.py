"""Where everybody stands when the fight begins."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import Refusal, refusal
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.words import SMALLEST


def misplaced(fight: Fight) -> Iterator[tuple[str, Refusal]]:
    """Who is smaller than there is, and whose place is none: off the map, in a wall, or in somebody else's space (sw.size.range,
    sw.grid.footprint)."""
    taken: dict[str, int] = {}
    for creature in fight.creatures:
        if creature.sheet.size_number < SMALLEST:
            yield creature.id, refusal("sw.size.range", hard=True, problem="size", size=creature.sheet.size_number)
        entry = fight.entry(creature.id)
        if "at" not in entry or entry.get("reserve"):
            continue
        problem = ill_placed(fight, creature, *entry["at"])
        if problem:
            yield creature.id, refusal("sw.grid.footprint", hard=True, problem=problem, square=",".join(map(str, entry["at"])))
            continue
        space = fight.board.space(fight.board.square(*entry["at"]), creature.size)
        shared = next((id for id, other in taken.items() if other & space), "")
        if shared and not any(role in fight.entry(id) for role in ("rides", "drives") for id in (creature.id, shared)):
            yield creature.id, refusal("sw.grid.footprint", hard=True, problem="taken", square=",".join(map(str, entry["at"])))
        taken[creature.id] = space
        yield from unseated(fight, creature)


def unseated(fight: Fight, rider: Combatant) -> Iterator[tuple[str, Refusal]]:
    """Whoever rides needs a mount of his encounter that is no smaller than he is (sw.mount.basics)."""
    id = str(fight.entry(rider.id).get("rides", ""))
    mount = fight.named(id)
    if id and (mount is None or not carries(rider, fight.creatures[mount.index])):
        yield rider.id, refusal("sw.mount.basics", hard=True, problem="rider", id=id)


def carries(rider: Combatant, mount: Combatant) -> bool:
    """Can one creature sit on another, as big as they are? (sw.mount.basics)"""
    own, other = rider.sheet, mount.sheet
    beast = own.mount or own.vehicle
    return bool(other.mount or other.vehicle) and not beast and rider.size <= mount.size and own.size_number <= other.size_number


def ill_placed(fight: Fight, creature: Combatant, x: int, y: int) -> str:
    """What is wrong with a place for this creature; nothing if it can stand there."""
    board = fight.board
    if not board.inside(x, y) or not board.fits(creature.size) >> board.square(x, y) & 1:
        return "off-map"
    return "wall" if board.space(board.square(x, y), creature.size) & board.filled else ""
