"""What stands about: doors, walls, nets and barrels with Armor Class and hit points, and what the game master asks for handling
things."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bitva.kernel.space import Board, lowest
from bitva.kernel.words import NOBODY, Squares, Who, value
from bitva.rulebooks.dnd5e.sheet import Ward, wards

MATERIALS: Final = {"cloth": 11, "paper": 11, "rope": 11, "crystal": 13, "glass": 13, "ice": 13, "wood": 15, "bone": 15,
                    "stone": 17, "iron": 19, "steel": 19, "mithral": 21, "adamantine": 23}
"""Armor Class by material (dnd.attack.object)."""
HIT_POINTS: Final = {"tiny": (2, 5), "small": (3, 10), "medium": (4, 18), "large": (5, 27)}
"""Hit points by size, fragile and resilient (dnd.attack.object)."""
UNFEELING: Final = Ward(("poison", "psychic"))
"""What no object takes (dnd.attack.object)."""
OPEN, SHUT = "open", "shut"


@value
class Object:
    """A thing that can be attacked, and a door if it is open or shut."""

    id: str
    kind: str
    squares: Squares
    ac: int
    hp: int
    most_hp: int
    threshold: int = 0
    immune: tuple[Ward, ...] = (UNFEELING,)
    resist: tuple[Ward, ...] = ()
    vulnerable: tuple[Ward, ...] = ()
    door: str = ""
    locked: bool = False
    key: str = ""
    on: Who = NOBODY
    holds: int = 0

    @property
    def whole(self) -> bool:
        return self.hp > 0


@value
class Price:
    """What the game master asks for handling a thing, of one creature or of everybody: the action, and perhaps a check."""

    thing: str
    on: Who = NOBODY
    action: bool = True
    skill: str = ""
    dc: int = 0


def objects_of(board: Board, entries: Any) -> Iterator[Object]:
    """The objects of an encounter; a door that only the map draws is a wooden one."""
    drawn = board.layer("door")
    for entry in entries:
        for thing in _read(board, entry):
            drawn &= ~thing.squares
            yield thing
    for number, square in enumerate(_each(drawn), 1):
        state = SHUT if board.filled >> square & 1 else OPEN
        yield Object(f"door-{number}", "door", 1 << square, MATERIALS["wood"], 18, 18, door=state)


def _each(mask: Squares) -> Iterator[int]:
    while mask:
        square = lowest(mask)
        mask &= mask - 1
        yield square


def _read(board: Board, entry: Mapping[str, Any]) -> Iterator[Object]:
    """One object, or the Large sections of a Huge or larger one (dnd.attack.object)."""
    places = entry.get("squares", [entry["at"]] if "at" in entry else [])
    mask = sum(1 << board.square(x, y) for x, y in places)
    size = str(entry.get("size", "medium"))
    state = str(entry.get("state", SHUT if entry.get("kind", "door") == "door" else ""))
    fields: dict[str, Any] = {
        "ac": int(entry.get("ac", MATERIALS[str(entry.get("material", "wood"))])), "threshold": int(entry.get("threshold", 0)),
        "immune": (UNFEELING, *wards(entry.get("immune", ()))), "resist": wards(entry.get("resist", ())),
        "vulnerable": wards(entry.get("vulnerable", ())), "door": state if state in (OPEN, "") else SHUT,
        "locked": state == "locked", "key": str(entry.get("key", "")),
    }
    kind, id = str(entry.get("kind", "door")), str(entry["id"])
    hp = HIT_POINTS.get(size, HIT_POINTS["large"])[entry.get("make", "resilient") == "resilient"]
    most = int(entry.get("most_hp", entry.get("hp", hp)))
    left = int(entry.get("hp", most))
    if size not in ("huge", "gargantuan"):
        yield Object(id, kind, mask, hp=left, most_hp=most, **fields)
        return
    for number, part in enumerate(_sections(board, mask), 1):
        yield Object(f"{id}-{number}", kind, part, hp=left, most_hp=most, **fields)


def _sections(board: Board, mask: Squares) -> Iterator[Squares]:
    """A big shape in pieces of two squares by two."""
    while mask:
        x, y = board.xy(lowest(mask))
        piece = mask & board.box(x, y, x + 1, y + 1)
        mask &= ~piece
        yield piece


def prices_of(entries: Any) -> Iterator[Price]:
    """The prices that objects carry from the start (dnd.free.gm_demands_action)."""
    for entry in entries:
        asked: Mapping[str, Any] = entry.get("check", {})
        if entry.get("price") == "action" or asked or entry.get("state") == "stuck":
            yield Price(str(entry["id"]), skill=str(asked.get("ability", asked.get("skill", ""))), dc=int(asked.get("dc", 0)))
