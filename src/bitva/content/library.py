"""The packaged content of a rulebook, and the folders that people add: stat blocks, tables, maps and fights by their id."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from bitva.content import forms
from bitva.content.reading import ContentError, ContentErrors, Document, read_file
from bitva.kernel.notation import NAME, nearest

STAT_BLOCKS: Final = ("creatures", "heroes")
"""The shelves of stat blocks: what an entry of an encounter may be `creature:` of."""
ENDING: Final = ".yaml"
Row = Mapping[str, Any]


class Library:
    """What there is of one rulebook, by shelf and id: a shelf is a folder with a file for each id, or a file that lists them all.

    Folders given later go before earlier ones, so that people may replace what is packaged.
    """

    def __init__(self, rulebook: str, folders: Iterable[Traversable] = ()) -> None:
        self.rulebook = rulebook
        packaged = files("bitva.content").joinpath(rulebook)
        self.roots: tuple[Traversable, ...] = (*reversed(tuple(folders)), packaged)
        self._documents: dict[tuple[str, str], Document] = {}
        self._tables: dict[str, dict[str, Row]] = {}

    def names(self, shelf: str) -> tuple[str, ...]:
        """Every id on a shelf, in the order of the alphabet."""
        found = set(self._table(shelf))
        for root in self.roots:
            folder = root.joinpath(shelf)
            if folder.is_dir():
                found |= {entry.name.removesuffix(ENDING) for entry in folder.iterdir() if entry.name.endswith(ENDING)}
        return tuple(sorted(found))

    def has(self, shelf: str, id: str) -> bool:
        return NAME.fullmatch(id) is not None and (id in self._table(shelf) or self._file(shelf, id) is not None)

    def document(self, shelf: str, id: str) -> Document:
        """The file of one id."""
        found = self._documents.get((shelf, id))
        if found is None:
            path = self._file(shelf, id) if NAME.fullmatch(id) else None
            if path is None:
                raise ContentErrors([ContentError(f"{self.rulebook}/{shelf}", 1, "", shelf, id, nearest(id, self.names(shelf)))])
            found = read_file(path)
            if not isinstance(found.value, dict):
                found.wrong((), "mapping", found.value)
            elif found.value.get("id") != id:
                found.errors.append(
                    ContentError(found.file, found.line(("id",)), "id", "name of the file", str(found.value.get("id"))[:80], id))
            else:
                forms.check(found, self.rulebook, shelf, self)
            found.check()
            self._documents[shelf, id] = found
        return found

    def row(self, shelf: str, id: str) -> Row:
        """What one id stands for, as plain data that nobody may change."""
        table = self._table(shelf)
        if id in table:
            return table[id]
        value: Row = self.document(shelf, id).value
        return value

    def stat_block(self, id: str) -> Row:
        """A creature or a hero."""
        shelf = next((shelf for shelf in STAT_BLOCKS if self.has(shelf, id)), "")
        if not shelf:
            known = [name for shelf in STAT_BLOCKS for name in self.names(shelf)]
            raise ContentErrors([ContentError(self.rulebook, 1, "", "creature", id, nearest(id, known))])
        return self.row(shelf, id)

    def _file(self, shelf: str, id: str) -> Traversable | None:
        paths = (root.joinpath(shelf, id + ENDING) for root in self.roots)
        return next((path for path in paths if path.is_file()), None)

    def _table(self, shelf: str) -> dict[str, Row]:
        """The rows of a shelf that is a single file, by id."""
        table = self._tables.get(shelf)
        if table is None:
            table = self._tables[shelf] = {}
            for root in reversed(self.roots):
                path = root.joinpath(shelf + ENDING)
                if path.is_file():
                    table |= _rows(read_file(path))
        return table


def _rows(document: Document) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    if not isinstance(document.value, list):
        document.wrong((), "list", document.value)
        document.check()
    for number, row in enumerate(document.value):
        id = row.get("id") if isinstance(row, dict) else None
        if not isinstance(id, str) or not NAME.fullmatch(id):
            document.wrong((number, "id"), "name", id)
        elif id in rows:
            document.wrong((number, "id"), "another name", id)
        else:
            rows[id] = row
    document.check()
    return rows


@cache
def library(rulebook: str, *folders: Path) -> Library:
    """The library of a rulebook; each is read once."""
    return Library(rulebook, folders)


def rulebooks() -> tuple[str, ...]:
    """The rulebooks that content is packaged for."""
    folders = (entry.name for entry in files("bitva.content").iterdir() if entry.is_dir())
    return tuple(sorted(name for name in folders if not name.startswith("_")))
