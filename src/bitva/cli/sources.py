"""Where fights come from: a name, a file of an encounter, a saved record."""
from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any, Final

from bitva.cli.books import layout
from bitva.cli.faults import of_record
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import assemble, rulebook_names
from bitva.content.library import library
from bitva.content.reading import read_file
from bitva.content.records import Loaded, RecordError, load
from bitva.kernel.notation import nearest

DEFAULT: Final = "dnd5e"
"""The rulebook of a fight that nothing else is said of."""
LONGEST_SEED: Final = 100


def fights(rulebook: str = "") -> tuple[str, ...]:
    """The ready fights of a rulebook or of all."""
    names = (rulebook,) if rulebook else rulebook_names()
    return tuple(id for name in names for id in library(name).names("encounters"))


def is_file(source: str) -> bool:
    """Does a name mean a file? If there is one, or if it can be nothing else."""
    return Path(source).suffix in (".yaml", ".yml", ".json") or "/" in source or os.path.exists(source)


def is_record(path: Path) -> bool:
    """A record begins with a brace, an encounter does not."""
    try:
        with path.open("rb") as stream:
            return path.suffix == ".json" or stream.read(256).lstrip()[:1] == b"{"
    except OSError:
        return path.suffix == ".json"


def encounter_of(texts: Texts, source: str, rulebook: str = "") -> dict[str, Any]:
    """The encounter of a name or of a file; without either, the demo of the rulebook."""
    if not source:
        name = rulebook or (DEFAULT if DEFAULT in rulebook_names() else next(iter(rulebook_names())))
        source = layout(name).demo or next(iter(fights(name)), "")
        rulebook = name
    if is_file(source):
        path = Path(source)
        return assemble(read_file(path), (path.parent,))
    names = (rulebook,) if rulebook else rulebook_names()
    holding = next((name for name in names if library(name).has("encounters", source)), "")
    if not holding:
        known = fights(rulebook)
        raise Trouble(texts.say("no-such-fight", found=source[:60], nearest=nearest(source, known) or None, known=list(known)))
    return assemble(library(holding).document("encounters", source))


def loaded(texts: Texts, path: Path) -> Loaded:
    """A saved fight, as far as it is whole."""
    try:
        return load(path)
    except RecordError as error:
        raise Trouble(f"{path}: {of_record(texts, error.flaw)}") from error


def seed_of(texts: Texts, seed: str) -> str:
    """The seed that was given, or a new one, short enough to be typed."""
    if len(seed) > LONGEST_SEED:
        raise Trouble(texts.say("seed-too-long", most=LONGEST_SEED))
    return seed or secrets.token_hex(3)
