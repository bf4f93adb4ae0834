"""A fight saved as its record: where it started from, the seed, and everything that was given; read back as far as it is whole."""
from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from bitva.content.encounters import rulebook, rulebook_names, unfinished_names
from bitva.kernel.session import Deed, Divergence, Session

FORMAT: Final = 1
LARGEST_RECORD: Final = 64 << 20
"""Bytes of one record."""
MOST_DEEDS: Final = 200_000
_DEEDS: Final = '"deeds": ['


@dataclass(frozen=True)
class Flaw:
    """What is wrong with a record: `unreadable`, `newer`, `rulebook`, `cut-off`, `altered`, `divergence`; since which deed; how."""

    what: str
    deed: int = 0
    how: str = ""


class RecordError(Exception):
    """A record of which nothing can be used."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(f"{flaw.what}: {flaw.how}")
        self.flaw = flaw


@dataclass
class Loaded:
    """A record that was read: the fight as far as it is whole, and what is wrong with the rest."""

    encounter: dict[str, Any]
    session: Session[Any]
    flaw: Flaw | None = None


# ---- writing -----------------------------------------------------------------------------------------------------------

def record(encounter: Mapping[str, Any], session: Session[Any]) -> dict[str, Any]:
    """A fight as plain data. Each deed carries a sum over itself and everything before it."""
    head: dict[str, Any] = {"bitva": FORMAT, "rulebook": session.book.name, "encounter": dict(encounter)}
    data = session.to_data()
    deeds: list[dict[str, Any]] = data.pop("deeds")
    head |= data
    return head | {"deeds": [deed | {"sum": mark} for deed, mark in zip(deeds, sums(head, deeds), strict=True)]}


def sums(head: Mapping[str, Any], deeds: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """For each deed a sum over the head, all deeds before it and itself."""
    mark = _sum("", head)
    for deed in deeds:
        mark = _sum(mark, deed)
        yield mark


def _sum(before: str, part: Mapping[str, Any]) -> str:
    text = before + json.dumps(part, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def save(path: Path, encounter: Mapping[str, Any], session: Session[Any]) -> None:
    """Write a fight to a file, a line for each deed; whatever happens meanwhile, the file is the old one or the new one."""
    data = record(encounter, session)
    deeds = data.pop("deeds")
    lines = ",\n".join(json.dumps(deed, ensure_ascii=False) for deed in deeds)
    text = json.dumps(data, ensure_ascii=False)[:-1] + f",\n{_DEEDS}\n{lines}\n]}}\n"
    spare = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with spare.open("w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(spare, path)
    except BaseException:
        spare.unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


# ---- reading -----------------------------------------------------------------------------------------------------------

def load(path: Path) -> Loaded:
    """Read a saved fight."""
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST_RECORD + 1)
        if len(raw) > LARGEST_RECORD:
            raise RecordError(Flaw("unreadable", how=f"more than {LARGEST_RECORD} bytes"))
        text = raw.decode("utf-8", errors="ignore")
    except OSError as error:
        raise RecordError(Flaw("unreadable", how=type(error).__name__)) from error
    return restore(*parse(text))


def parse(text: str) -> tuple[dict[str, Any], Flaw | None]:
    """The data of a record; of one that was cut off, what is whole."""
    try:
        data = json.loads(text)
        flaw = None
    except ValueError:
        data, flaw = _salvaged(text)
    except RecursionError as error:
        raise RecordError(Flaw("unreadable", how="too deep")) from error
    if not isinstance(data, dict) or not isinstance(data.get("bitva"), int):
        raise RecordError(Flaw("unreadable", how="no record"))
    return data, flaw


def _salvaged(text: str) -> tuple[dict[str, Any], Flaw]:
    """Of a text that breaks off, the head and the deeds that are whole."""
    at = text.find(_DEEDS)
    try:
        data: dict[str, Any] = json.loads(text[:at] + _DEEDS + "]}") if at > 0 else {}
    except (ValueError, RecursionError) as error:
        raise RecordError(Flaw("unreadable", how="no record")) from error
    decoder, at = json.JSONDecoder(), at + len(_DEEDS)
    deeds: list[Any] = []
    while at > 0 and len(deeds) <= MOST_DEEDS:
        while text[at:at + 1] in (",", "\n", " ", "\r"):
            at += 1
        try:
            deed, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            break
        deeds.append(deed)
    return data | {"deeds": deeds}, Flaw("cut-off", len(deeds))


def restore(data: Mapping[str, Any], flaw: Flaw | None = None) -> Loaded:
    """The fight of a record: replayed, up to the first deed that was altered or comes out differently. One from a newer version
    is read as far as this version can."""
    newer = Flaw("newer", how=str(data["bitva"])) if data["bitva"] > FORMAT else None
    if data.get("rulebook") not in (*rulebook_names(), *unfinished_names()):
        raise RecordError(Flaw("rulebook", how=str(data.get("rulebook"))))
    try:
        encounter, seed, hands = dict(data["encounter"]), str(data["seed"]), [str(person) for person in data["hands"]]
        rows = list(data["deeds"])[:MOST_DEEDS]
        book = rulebook(str(data["rulebook"]))
        session: Session[Any] = Session(book, book.start(encounter), seed, hands=frozenset(hands))
        session.standing = {(str(person), str(rule)): str(answer) for person, rule, answer in data.get("standing", ())}
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise RecordError(newer or Flaw("unreadable", how=f"{type(error).__name__}: {error}")) from error
    deeds, found = _whole(data, rows)
    flaw = found or flaw
    try:
        session.replay(deeds)
    except Divergence as divergence:
        flaw = Flaw("divergence", divergence.deed, divergence.how)
    return Loaded(encounter, session, newer or flaw)


def _whole(data: Mapping[str, Any], rows: Sequence[Any]) -> tuple[list[Deed], Flaw | None]:
    """The deeds before the first one whose sum does not fit, or that is none."""
    head = {name: part for name, part in data.items() if name != "deeds"}
    mark = _sum("", head)
    deeds: list[Deed] = []
    for number, row in enumerate(rows):
        try:
            bare = {name: part for name, part in row.items() if name != "sum"}
            mark = _sum(mark, bare)
            if row["sum"] != mark:
                return deeds, Flaw("altered", number, "sum")
            deeds.append(Deed.from_data(bare))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            return deeds, Flaw("altered", number, f"{type(error).__name__}: {error}")
    return deeds, None
