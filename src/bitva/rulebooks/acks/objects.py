"""Doors, locks, traps and hidden things of an encounter, and how they stand."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bitva.kernel.space import Board
from bitva.kernel.words import Squares, value

FREE, STUCK, LOCKED, JAMMED = "free", "stuck", "locked", "jammed"
DOOR, CHEST, TRAP, SECRET, WINDOW, CURTAIN = "door", "chest", "trap", "secret", "window", "curtain"
BARRIERS: Final = (DOOR, WINDOW, CURTAIN)
"""What nobody walks or looks through until it is open."""
STRUCTURE: Final = {"wooden": (1, 1), "iron-banded": (3, 1), "iron": (6, 1), "stone": (6, 2), "portcullis": (6, 25)}
"""Armour Class and structural hit points of doors by what they are made of (acks.door.kinds)."""
MAX_SPIKES: Final = 4
"""So many spikes go into one door (acks.door.spikes)."""


@value
class Thing:
    """A door, a chest, a trap or something hidden: where it is and how it stands (acks.door.kinds)."""

    id: str
    kind: str
    squares: Squares
    state: str = FREE
    """free, stuck, locked, or locked with a lock that nobody opens any more."""
    open: bool = False
    """An open door; a trap that is sprung or harmless; a hidden thing that has been found."""
    spikes: int = 0
    size: str = "man"
    material: str = "wooden"
    key: str = "key"
    """What unlocks it (acks.lieu_attack.key)."""
    hewn: int = 0
    """For so many rounds somebody has been at it with an axe (acks.door.kinds)."""

    @property
    def ac(self) -> int:
        return STRUCTURE.get(self.material, (0, 0))[0]

    @property
    def structure(self) -> int:
        return STRUCTURE.get(self.material, (0, 0))[1]

    @property
    def gone(self) -> bool:
        """For whoever asks of all things whether they still stand."""
        return self.kind in (TRAP, SECRET) and self.open


@value
class Kind:
    """A kind of artillery piece: how far it shoots, with which damage, over which area, and how often with which crew
    (acks.artillery.pieces)."""

    least: int
    most: int
    dice: str
    type: str
    line: int
    """How many squares its bolt goes through from where it strikes; 0: a stone that strikes 10 feet across."""
    rates: tuple[tuple[int, int, int], ...]
    """By crew, from the smallest: so many shots in so many rounds."""


_HEAVY: Final = ((2, 1, 4), (3, 1, 3), (4, 1, 2))
PIECES: Final = {
    "light-ballista": Kind(0, 600, "1d10", "piercing", 1, ((1, 1, 4), (2, 1, 2))),
    "medium-ballista": Kind(0, 600, "3d6", "piercing", 1, _HEAVY),
    "heavy-ballista": Kind(0, 900, "3d6", "piercing", 3, _HEAVY),
    "light-catapult": Kind(450, 900, "3d6", "bludgeoning", 0, _HEAVY),
    "repeating-ballista": Kind(0, 600, "1d10", "piercing", 1, ((1, 1, 1), (2, 2, 1))),
}
"""The pieces by their kind (acks.artillery.pieces)."""
LOADED, EMPTY = "loaded", "empty"


@value
class Piece(Thing):
    """An artillery piece: loaded, or wound up so far."""

    wound: int = 0
    """In sixtieths of the work (acks.artillery.reload)."""


def things_of(board: Board, entries: Sequence[Mapping[str, Any]]) -> Iterator[Thing]:
    """The things of an encounter."""
    for entry in entries:
        squares = 0
        for x, y in entry["squares"] if "squares" in entry else (entry["at"],):
            squares |= 1 << board.square(x, y)
        if entry.get("kind") in PIECES:
            yield Piece(str(entry["id"]), str(entry["kind"]), squares, str(entry.get("state", LOADED)))
            continue
        yield Thing(str(entry["id"]), str(entry.get("kind", DOOR)), squares, str(entry.get("state", FREE)),
                    bool(entry.get("open", False)), int(entry.get("spikes", 0)), str(entry.get("size", "man")),
                    str(entry.get("material", "wooden")), str(entry.get("key", "key")))


def shut(board: Board, things: tuple[Thing, ...]) -> Board:
    """The map with its closed doors: nobody walks or looks through one (acks.engage.state, acks.grid.sight)."""
    closed = 0
    for thing in things:
        closed |= thing.squares if thing.kind in BARRIERS and not thing.open else 0
    return board.with_layer("filled", board.filled | closed) if closed else board
