"""Ready fights: an encounter's file and all it names, put together into the one plain dict that a rulebook starts from."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from bitva.content.library import ENDING, Library, library
from bitva.content.reading import ContentErrors, Document, Trail, kind_of, read_file
from bitva.kernel.book import Rulebook
from bitva.kernel.notation import NAME
from bitva.kernel.space import Board

FIELDS: Final = (
    "id",
    "rulebook",
    "title",
    "map",
    "light",
    "sides",
    "relations",
    "settings",
    "levels",
    "creatures",
    "objects",
    "floor",
)
REQUIRED: Final = ("rulebook", "map", "sides", "creatures")
LEVELS: Final = ("enforce", "ask", "remind", "off")
RELATIONS: Final = ("hostile", "allied", "neutral")
LIGHTS: Final = ("bright", "dim", "dark")
MOST_CREATURES: Final = 200


@cache
def rulebook(name: str) -> Rulebook[Any]:
    """The rulebook of a name: installed with Bitva or by others, or one of Bitva's own that is still being written."""
    found = next(iter(entry_points(group="bitva.rulebooks", name=name)), None)
    if found is None and name not in unfinished_names():
        raise KeyError(name)
    book: Rulebook[Any] = found.load() if found is not None else import_module(f"bitva.rulebooks.{name}").RULEBOOK
    return book


@cache
def rulebook_names() -> tuple[str, ...]:
    """The rulebooks that there are to play."""
    return tuple(sorted({found.name for found in entry_points(group="bitva.rulebooks")}))


@cache
def unfinished_names() -> tuple[str, ...]:
    """Bitva's own rulebooks that are still being written: their proofs run, and nobody is offered them."""
    own = (folder.name for folder in files("bitva.rulebooks").iterdir() if folder.joinpath("__init__.py").is_file())
    installed = rulebook_names()
    return tuple(sorted(name for name in own if name not in installed))


def encounter(source: str, rulebook_name: str = "", folders: Sequence[Path] = ()) -> dict[str, Any]:
    """What a rulebook starts from, out of the id of a packaged encounter or the path of a file."""
    if source.endswith(ENDING):
        return assemble(read_file(Path(source)), (*folders, Path(source).parent))
    names = (rulebook_name,) if rulebook_name else rulebook_names()
    shelves = [library(name, *folders) for name in names]
    holding = next((found for found in shelves if found.has("encounters", source)), shelves[0])
    return assemble(holding.document("encounters", source), folders)


def assemble(document: Document, folders: Sequence[Path] = ()) -> dict[str, Any]:
    """An encounter with every stat block, weapon and spell it needs; whatever is wrong in it is said with its line."""
    data = document.value
    if not isinstance(data, dict):
        document.wrong((), "mapping", data)
        document.check()
    for field in data:
        if field not in FIELDS:
            document.wrong((field,), "known field", field, FIELDS)
    for field in REQUIRED:
        if field not in data:
            document.wrong((), field, "nothing")
    if data.get("rulebook") not in (*rulebook_names(), *unfinished_names()):
        document.wrong(("rulebook",), "rulebook", data.get("rulebook"), rulebook_names())
    document.check()
    shelves = library(str(data["rulebook"]), *folders)
    _check_shape(document, {**ENTRY, **rulebook(str(data["rulebook"])).entry})
    board = _board(document, shelves)
    sheets = _sheets(document, shelves)
    document.check()
    book = rulebook(str(data["rulebook"]))
    whole = gathered(book, shelves, board, data, data["creatures"], sheets)
    try:
        misplaced = tuple(book.misplaced(book.start(whole)))
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:  # what no form of a file has said
        document.wrong((), "what the rulebook can use", f"{type(error).__name__}: {error}")
        misplaced = ()
    for id, reason in misplaced:
        number = next(n for n, entry in enumerate(data["creatures"]) if entry["id"] == id)
        document.wrong(("creatures", number, "at"), "free place", str(dict(reason.facts).get("problem", reason.rule)))
    document.check()
    return whole


def gathered(book: Rulebook[Any], shelves: Library, board: Board, data: Mapping[str, Any], entries: Sequence[Mapping[str, Any]],
             sheets: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The one plain dict: the entries, their stat blocks, and the rows of the tables that those name."""
    whole: dict[str, Any] = {
        "rulebook": book.name, "id": data.get("id", ""), "title": data.get("title", {}), "map": data.get("map", ""),
        "board": board.to_data(), "light": data.get("light", "bright"), "sides": data.get("sides", []),
        "relations": data.get("relations", []), "settings": data.get("settings", {}), "levels": data.get("levels", {}),
        "objects": data.get("objects", []), "floor": data.get("floor", []),
        "creatures": [{"sheet": entry.get("creature", ""), **entry} for entry in entries], "sheets": dict(sheets),
    }
    for sheet in sheets.values():
        for table, id in book.needs(sheet):
            whole.setdefault(table, {})[id] = shelves.row(table, id)
    for lying in whole["floor"]:
        if shelves.has("weapons", str(lying["thing"])):
            whole.setdefault("weapons", {})[lying["thing"]] = shelves.row("weapons", lying["thing"])
    return whole


# ---- checking ----------------------------------------------------------------------------------------------------------

def _check_shape(document: Document, entry: Mapping[str, str]) -> None:
    data = document.value
    kinds: tuple[tuple[str, type], ...] = (
        ("sides", list),
        ("creatures", list),
        ("relations", list),
        ("objects", list),
        ("floor", list),
        ("settings", dict),
        ("levels", dict),
    )
    for field, kind in kinds:
        if not isinstance(data.get(field, kind()), kind):
            document.wrong((field,), "list" if kind is list else "mapping", data[field])
    document.check()
    if data.get("light", "bright") not in LIGHTS:
        document.wrong(("light",), "light", data["light"], LIGHTS)
    sides = [side.get("id") if isinstance(side, dict) else None for side in data["sides"]]
    for number, id in enumerate(sides):
        _check_name(document, ("sides", number), id)
    for number, relation in enumerate(data.get("relations", ())):
        if not isinstance(relation, list) or len(relation) != 3:
            document.wrong(("relations", number), "list", relation)
            continue
        for part in relation[:2]:
            if part not in sides:
                document.wrong(("relations", number), "side", part, map(str, sides))
        if relation[2] not in RELATIONS:
            document.wrong(("relations", number), "relation", relation[2], RELATIONS)
    for rule, level in data.get("levels", {}).items():
        if level not in LEVELS:
            document.wrong(("levels", rule), "level", level, LEVELS)
    if not 1 <= len(data["creatures"]) <= MOST_CREATURES:
        document.wrong(("creatures",), f"1 to {MOST_CREATURES} creatures", str(len(data["creatures"])))
    _check_entries(document, [str(side) for side in sides], entry)


def _check_entries(document: Document, sides: Sequence[str], known: Mapping[str, str]) -> None:
    seen: list[str] = []
    for number, entry in enumerate(document.value["creatures"]):
        trail: Trail = ("creatures", number)
        if not isinstance(entry, dict):
            document.wrong(trail, "mapping", entry)
            continue
        for field in entry:
            if field not in known:
                document.wrong((*trail, field), "known field", field, known)
        id = entry.get("id")
        _check_name(document, (*trail, "id"), id)
        if id in seen:
            document.wrong((*trail, "id"), "another name", id)
        seen.append(str(id))
        if entry.get("side") not in sides:
            document.wrong((*trail, "side"), "side", entry.get("side"), sides)
        _check_name(document, (*trail, "controller"), entry.get("controller", "gm"))
        for field in known:
            if field in entry and not _fits(known[field], entry[field]):
                document.wrong((*trail, field), known[field], entry[field])


ENTRY: Final = {
    "creature": "text", "id": "text", "side": "text", "at": "square", "controller": "text", "height": "number", "facing": "number",
    "hand": "list", "reserve": "flag", "group": "text",
}
"""What an encounter may say of one creature in every rulebook; each adds its own (`Rulebook.entry`)."""


def _fits(form: str, thing: object) -> bool:
    if form == "square":
        return isinstance(thing, list) and len(thing) == 2 and all(_fits("number", part) for part in thing)
    kind: type = {"text": str, "number": int, "flag": bool, "mapping": dict, "list": list}[form]
    return isinstance(thing, kind) and (form != "number" or not isinstance(thing, bool))


def _check_name(document: Document, trail: Trail, id: object) -> None:
    if not isinstance(id, str) or not NAME.fullmatch(id):
        document.wrong(trail, "name", id)


def _board(document: Document, shelves: Library) -> Board:
    name = document.value["map"]
    if not isinstance(name, str) or not shelves.has("maps", name):
        document.wrong(("map",), "map", name, shelves.names("maps"))
        return Board.open(1, 1)
    return board_of(shelves.document("maps", name))


def board_of(document: Document) -> Board:
    """The board that a map's file draws."""
    data = document.value
    rows, legend = (data.get("rows"), data.get("legend", {})) if isinstance(data, dict) else (None, {})
    if not isinstance(rows, list):
        document.wrong((), "field rows", "nothing" if rows is None else kind_of(rows))
    if not isinstance(legend, dict):
        document.wrong(("legend",), "mapping", legend)
    document.check()
    assert isinstance(rows, list)
    try:
        return Board.draw(rows, legend)
    except (ValueError, TypeError, AttributeError) as error:
        document.wrong(("rows",), "map", str(error))
        document.check()
        raise


def _sheets(document: Document, shelves: Library) -> dict[str, Mapping[str, Any]]:
    """The stat blocks of all entries, by id."""
    sheets: dict[str, Mapping[str, Any]] = {}
    for number, entry in enumerate(document.value["creatures"]):
        id = entry.get("creature") if isinstance(entry, dict) else None
        if not isinstance(id, str):
            document.wrong(("creatures", number, "creature"), "creature", id)
            continue
        try:
            sheets[id] = shelves.stat_block(id)
        except ContentErrors as error:
            here = [e for e in error.errors if e.file == shelves.rulebook]
            document.errors += [e for e in error.errors if e not in here]
            for wrong in here:
                document.wrong(("creatures", number, "creature"), "creature", id, (wrong.nearest,))
    return sheets
