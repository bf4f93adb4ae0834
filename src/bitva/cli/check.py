"""`bitva check`: is a file of a fight, a creature, a map, of proofs or of a saved fight in order?"""
from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click

from bitva.cli.faults import of_content, of_record
from bitva.cli.parts import Command, OneOf, argument, json_flag, option
from bitva.cli.sources import DEFAULT, is_record
from bitva.cli.texts import Texts
from bitva.content import forms
from bitva.content.encounters import assemble, board_of, rulebook_names, unfinished_names
from bitva.content.library import library
from bitva.content.reading import ContentError, ContentErrors, Document, read_file
from bitva.content.records import RecordError, load

ENCOUNTER, CREATURE, MAP, PROOFS, RECORD = "encounter", "creature", "map", "proofs", "record"


@dataclass(frozen=True)
class Checked:
    """One file: what it is, and what is wrong with it."""

    file: str
    kind: str
    problems: tuple[str, ...] = ()
    errors: tuple[ContentError, ...] = ()

    def to_data(self) -> dict[str, Any]:
        return {"file": self.file, "kind": self.kind, "good": not self.problems, "problems": list(self.problems),
                "errors": [{"file": error.file, "line": error.line, "field": error.field, "expected": error.expected,
                            "found": error.found, "nearest": error.nearest} for error in self.errors]}


def command(texts: Texts) -> Command:
    def check(files: tuple[Path, ...], rulebook: str | None, as_json: bool) -> int:
        results = [checked(texts, path, rulebook or "") for path in files]
        if as_json:
            click.echo(json.dumps([result.to_data() for result in results], ensure_ascii=False, indent=1))
        for result in results if not as_json else ():
            for problem in result.problems:
                click.echo(problem, err=True)
            if not result.problems:
                click.echo(texts.say("in-order", file=result.file, kind=texts.say(f"file-{result.kind}")))
        return 2 if any(result.problems for result in results) else 0

    def names() -> tuple[str, ...]:
        return (*rulebook_names(), *unfinished_names())

    return Command(texts, "check", check, [
        argument(texts, "files", nargs=-1, required=True, type=click.Path(path_type=Path)),
        option(texts, "--rulebook", type=OneOf(texts, names), metavar="rulebook"), json_flag(texts)])


def checked(texts: Texts, path: Path, rulebook: str) -> Checked:
    """A file, and everything that is wrong with it."""
    if is_record(path):
        return record(texts, path)
    document: Document | None = None
    try:
        document = read_file(path)
        kind = kind_of(document)
        CHECKS[kind](document, path, rulebook)
    except ContentErrors as wrong:
        known = "" if document is None else sort_of(document.value)
        return Checked(str(path), known, tuple(of_content(texts, error) for error in wrong.errors), wrong.errors)
    return Checked(str(path), kind)


def record(texts: Texts, path: Path) -> Checked:
    """A saved fight: it can be read, and comes out as it was."""
    try:
        flaw = load(path).flaw
    except RecordError as error:
        flaw = error.flaw
    return Checked(str(path), RECORD, (f"{path}: {of_record(texts, flaw)}",) if flaw is not None else ())


# ---- kinds of files --------------------------------------------------------------------------------------------------------

def sort_of(value: object) -> str:
    """What a file is, by what stands in it."""
    if isinstance(value, list):
        return PROOFS
    fields: Mapping[str, object] = value if isinstance(value, dict) else {}
    if "rows" in fields:
        return MAP
    if "creatures" in fields or "sides" in fields:
        return ENCOUNTER
    return CREATURE if {"kind", "hp", "abilities", "attacks", "ac", "speed"} & fields.keys() else ""


def kind_of(document: Document) -> str:
    kind = sort_of(document.value)
    if not kind:
        document.wrong((), "a known kind of file", document.value)
        document.check()
    return kind


def encounter(document: Document, path: Path, rulebook: str) -> None:
    assemble(document, (path.parent,))


def creature(document: Document, path: Path, rulebook: str) -> None:
    """A stat block against the form of its rulebook; if none is named, of the one that it fits best."""
    name = rulebook or fitting(path)
    forms.check(document, name, "creatures", library(name, path.parent))
    id = document.value.get("id")
    if isinstance(id, str) and id != path.stem:
        document.errors.append(ContentError(document.file, document.line(("id",)), "id", "name of the file", id, path.stem))
    document.check()


def fitting(path: Path) -> str:
    """The rulebook whose form knows most of the fields of a stat block, and has the least to say against it."""
    def wrong(name: str) -> tuple[int, int]:
        trial = read_file(path)
        forms.check(trial, name, "creatures", library(name, path.parent))
        return sum(error.expected == "known field" for error in trial.errors), len(trial.errors)

    formed = [name for name in rulebook_names() if forms.forms(name)]
    return min((DEFAULT, *formed), key=wrong)


def board(document: Document, path: Path, rulebook: str) -> None:
    board_of(document)


def proofs(document: Document, path: Path, rulebook: str) -> None:
    """A list of proofs: each by itself in order; whether it holds is for `prove` to say."""
    from bitva.proofs.form import catalogue, proofs_of
    ids = [str(data["rule"]) for data in document.value if isinstance(data, dict) and "rule" in data]
    known = (*rulebook_names(), *unfinished_names())
    own = next((name for name in known if any(id in catalogue(name).levels for id in ids)), DEFAULT)
    for _ in proofs_of(document, catalogue(rulebook or own), path.name, {}):
        pass


CHECKS: Final[Mapping[str, Callable[[Document, Path, str], None]]] = {
    ENCOUNTER: encounter, CREATURE: creature, MAP: board, PROOFS: proofs}


