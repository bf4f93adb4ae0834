"""The scene of a proof, made into what a rulebook starts from."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Protocol, cast

from bitva.content.encounters import ENTRY, encounter, gathered, rulebook
from bitva.content.library import library
from bitva.kernel.space import Board
from bitva.proofs.form import LEGEND, Proof

BOARD: Final = (20, 20)


class Scenery(Protocol):
    """What a rulebook's proofs say of its own: the module `bitva.proofs.NAME`."""

    MERGED: tuple[str, ...]
    """Parts of a stat block of which a proof may change single figures."""
    SETTINGS: Mapping[str, object]
    """What a table agrees on unless the proof says otherwise."""

    def plain(self, hero: bool) -> dict[str, Any]:
        """The stat block of nobody in particular."""

    def changed(self, sheet: dict[str, Any], given: Mapping[str, Any]) -> None:
        """Make room in a stat block for what a proof changes, before it is changed."""

    def settle(self, entries: list[dict[str, Any]], order: Any) -> None:
        """Lay down the order of turns: that in which they are listed, these ids, or figures by id."""


def scenery(name: str) -> Scenery:
    return cast(Scenery, import_module(f"bitva.proofs.{name}"))


def scene(proof: Proof, name: str) -> dict[str, Any]:
    """What the rulebook starts this proof's battle from."""
    data = {**proof.data, "settings": {**scenery(name).SETTINGS, **proof.data.get("settings", {})}}
    if "encounter" in data:
        return encounter(data["encounter"], name)
    entries: list[dict[str, Any]] = []
    sheets: dict[str, Mapping[str, Any]] = {}
    for number, (id, given) in enumerate(data.get("creatures", {}).items()):
        sheet = stat_block(name, id, given or {})
        sheets[str(sheet["id"])] = sheet
        entries.append(entry_of(name, id, number, given or {}, sheet))
    if data.get("opening") != "played":
        scenery(name).settle(entries, data.get("order"))
    return gathered(rulebook(name), library(name), board(data), data, entries, sheets)


def board(data: Mapping[str, Any]) -> Board:
    """The map as drawn, or an empty one."""
    if "map" in data:
        return Board.draw(data["map"].split(), LEGEND | data.get("legend", {}))
    return Board.open(*data.get("board", BOARD))


def stat_block(name: str, id: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The stat block of a creature of the content with the proof's changes, or a plain one made of nothing but these."""
    known, own = fields(name), scenery(name)
    changes = {key: part for key, part in given.items() if key not in known and key != "like"}
    like = given.get("like")
    sheet = dict(library(name).stat_block(like)) if like else own.plain(given.get("side", "heroes") == "heroes")
    own.changed(sheet, given)
    for pool in pools_in(given, known):
        changes[pool] = int(given[pool].partition("/")[2])
    for key, part in changes.items():
        if part is None:
            sheet.pop(key, None)
        else:
            sheet[key] = merged(sheet.get(key, {}), part) if key in own.MERGED and isinstance(part, dict) else part
    sheet["id"] = id if changes or not like else sheet["id"]
    return sheet


def merged(whole: Mapping[str, Any], part: Mapping[str, Any]) -> dict[str, Any]:
    """A part of a stat block with single figures changed, or taken away."""
    return {key: figure for key, figure in {**whole, **part}.items() if figure is not None}


def fields(name: str) -> Mapping[str, str]:
    """What an encounter of this rulebook may say of one creature."""
    return {**ENTRY, **rulebook(name).entry}


def entry_of(name: str, id: str, number: int, given: Mapping[str, Any], sheet: Mapping[str, Any]) -> dict[str, Any]:
    """What the encounter says of one creature; heroes are run by a person of their own name."""
    hero = sheet.get("kind") == "hero"
    entry: dict[str, Any] = {"id": id, "sheet": sheet["id"], "side": "heroes" if hero else "foes",
                             "controller": id if hero else "gm", "at": [1 + 3 * number % 18, 1 + 3 * number // 18 * 3]}
    entry |= {key: part for key, part in given.items() if key in fields(name)}
    for pool in pools_in(given, fields(name)):
        entry[pool] = int(given[pool].partition("/")[0])
    return entry


def pools_in(given: Mapping[str, Any], known: Mapping[str, str]) -> list[str]:
    """What is given with its maximum: `hp: 9/20`."""
    return [key for key, form in known.items() if form == "number" and "/" in str(given.get(key, ""))]
