"""The scene of a proof, made into what a rulebook starts from."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bitva.content.encounters import ENTRY, encounter, gathered, rulebook
from bitva.content.library import library
from bitva.kernel.space import Board
from bitva.proofs.form import LEGEND, Proof

BOARD: Final = (20, 20)
MERGED: Final = ("abilities", "skills", "saves", "senses", "speed", "spellcasting", "weapons", "items")
"""Parts of a stat block of which a proof may change single figures."""
FIRST_COUNT: Final = 30
"""Initiative of the first in the order, if the proof gives no totals; the others follow one by one."""


def scene(proof: Proof, name: str) -> dict[str, Any]:
    """What the rulebook starts this proof's battle from."""
    data = proof.data
    if "encounter" in data:
        return encounter(data["encounter"], name)
    entries: list[dict[str, Any]] = []
    sheets: dict[str, Mapping[str, Any]] = {}
    for number, (id, given) in enumerate(data.get("creatures", {}).items()):
        sheet = stat_block(name, id, given or {})
        sheets[str(sheet["id"])] = sheet
        entries.append(entry_of(id, number, given or {}, sheet))
    if data.get("opening") != "played":
        settle(entries, data.get("order"))
    return gathered(rulebook(name), library(name), board(data), data, entries, sheets)


def board(data: Mapping[str, Any]) -> Board:
    """The map as drawn, or an empty one."""
    if "map" in data:
        return Board.draw(data["map"].split(), LEGEND | data.get("legend", {}))
    return Board.open(*data.get("board", BOARD))


def stat_block(name: str, id: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The stat block of a creature of the content with the proof's changes, or a plain one made of nothing but these."""
    changes = {key: part for key, part in given.items() if key not in ENTRY and key != "like"}
    if "like" in given:
        sheet = dict(library(name).stat_block(given["like"]))
    else:
        sheet = {"kind": "hero" if given.get("side", "heroes") == "heroes" else "monster", "hp": 20, "ac": 10}
    if "ac" in changes and "armor" not in changes:
        for key in ("armor", "shield"):
            sheet.pop(key, None)
    if isinstance(given.get("hp"), str):
        changes["hp"] = int(given["hp"].partition("/")[2])
    for key, part in changes.items():
        if part is None:
            sheet.pop(key, None)
        else:
            sheet[key] = {**sheet.get(key, {}), **part} if key in MERGED and isinstance(part, dict) else part
    sheet["id"] = id if changes or "like" not in given else sheet["id"]
    return sheet


def entry_of(id: str, number: int, given: Mapping[str, Any], sheet: Mapping[str, Any]) -> dict[str, Any]:
    """What the encounter says of one creature; heroes are run by a person of their own name."""
    hero = sheet.get("kind") == "hero"
    entry: dict[str, Any] = {"id": id, "sheet": sheet["id"], "side": "heroes" if hero else "foes",
                             "controller": id if hero else "gm", "at": [1 + 3 * number % 18, 1 + 3 * number // 18 * 3]}
    entry |= {key: part for key, part in given.items() if key in ENTRY}
    if isinstance(entry.get("hp"), str):
        entry["hp"] = int(entry["hp"].partition("/")[0])
    return entry


def settle(entries: list[dict[str, Any]], order: Any) -> None:
    """Nobody is surprised unless the proof says so, and the initiative is the proof's: in the order listed, or with its totals."""
    if not isinstance(order, dict):
        names = order or [entry["id"] for entry in entries]
        order = {id: FIRST_COUNT - n for n, id in enumerate(names)}
    for entry in entries:
        entry.setdefault("surprised", False)
        if entry["id"] in order:
            entry["initiative"] = order[entry["id"]]
