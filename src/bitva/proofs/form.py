"""What a proof looks like: a scene, dice, and lines of play and expectation; the whole form is described in docs/proofs.md."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bitva.content.reading import ContentError, ContentErrors, Document, read_file
from bitva.kernel.dice import Laid
from bitva.kernel.notation import NAME

FIELDS: Final = ("rule", "case", "also", "note", "map", "board", "legend", "light", "encounter", "creatures", "objects",
                 "floor", "order", "opening", "relations", "settings", "levels", "hands", "given", "dice", "play", "refused")
LEGEND: Final = {
    ":": "difficult", "o": "filled", "n": "low", "s": "slit", "~": "water", "+": "filled+door", "%": "difficult+foliage",
    "T": "filled", "f": "fog", "F": "foliage", "d": "dim", "D": "dark", "b": "bright",
}
"""What the signs of a drawn map mean, unless the proof has a legend of its own; `.` is open floor and `#` a wall."""
OPENINGS: Final = ("settled", "played")
USUAL: Final = "_usual.yaml"
"""Answers that go without saying, by rule: given when the play goes on and the question is still open."""
CARDS: Final = "card="
_DIE = re.compile(r"(?:[0-9]+)?d([0-9]{1,4})=([0-9]{1,4}(?:,[0-9]{1,4})*)", re.ASCII)


@dataclass(frozen=True)
class Line:
    """One line of a proof and where it stands in its file."""

    number: int
    text: str


@dataclass(frozen=True, eq=False)
class Proof:
    """One proof: which worked case of which rule, and its file."""

    rule: str
    case: int
    also: tuple[tuple[str, int], ...]
    file: str
    line: int
    nth: int
    data: Mapping[str, Any]
    given: tuple[Line, ...]
    play: tuple[Line, ...]

    @property
    def name(self) -> str:
        """How it is called in lists: rule, case, and a letter if there are several for it."""
        case = f"-{self.case}" if self.case else ""
        return f"{self.rule}{case}" + (f"-{chr(ord('a') + self.nth)}" if self.nth else "")

    @property
    def shows(self) -> tuple[tuple[str, int], ...]:
        """The worked cases that it proves."""
        return ((self.rule, self.case), *self.also) if self.case else self.also


@dataclass
class Catalogue:
    """The rules of one rulebook with their levels and how many worked cases each has, and all its proofs."""

    rulebook: str
    levels: dict[str, str] = field(default_factory=dict)
    cases: dict[str, list[Mapping[str, Any]]] = field(default_factory=dict)
    titles: dict[str, Mapping[str, str]] = field(default_factory=dict)
    proofs: list[Proof] = field(default_factory=list)
    usual: dict[str, str] = field(default_factory=dict)
    errors: list[ContentError] = field(default_factory=list)
    """What is wrong in files of proofs; the proofs of the others can be run all the same."""


@cache
def catalogue(rulebook: str) -> Catalogue:
    """All rules and proofs of a rulebook."""
    found = Catalogue(rulebook)
    root = files("bitva.rulebooks").joinpath(rulebook)
    for entry in sorted(root.joinpath("rules").iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".yaml"):
            for rule in read_file(entry).value:
                found.levels[rule["id"]] = rule["level"]
                found.cases[rule["id"]] = rule.get("cases", [])
                found.titles[rule["id"]] = rule["title"]
    folder = root.joinpath("proofs")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml")) if folder.is_dir() else []
    counts: dict[tuple[str, int], int] = {}
    for name in names:
        try:
            document = read_file(folder.joinpath(name))
            if name == USUAL:
                found.usual = {str(rule): str(answer) for rule, answer in document.value.items()}
            else:
                found.proofs += tuple(proofs_of(document, found, f"{rulebook}/proofs/{name}", counts))
        except ContentErrors as wrong:
            found.errors += wrong.errors
    return found


def proofs_of(document: Document, known: Catalogue, file: str, counts: dict[tuple[str, int], int]) -> Iterator[Proof]:
    if not isinstance(document.value, list):
        document.wrong((), "list", document.value)
        document.check()
    for number, data in enumerate(document.value):
        if not isinstance(data, dict):
            document.wrong((number,), "mapping", data)
            continue
        for name in data:
            if name not in FIELDS:
                document.wrong((number, name), "known field", name, FIELDS)
        rule, case = data.get("rule"), data.get("case", 0)
        also = tuple(_case(document, number, known, each) for each in data.get("also", ()))
        _case(document, number, known, f"{rule} {case}" if case else str(rule))
        if data.get("opening", OPENINGS[0]) not in OPENINGS:
            document.wrong((number, "opening"), "opening", data["opening"], OPENINGS)
        for id in data.get("creatures", {}):
            if not NAME.fullmatch(id):
                document.wrong((number, "creatures", id), "name", id)
        nth = counts.get((str(rule), case), 0)
        counts[str(rule), case] = nth + 1
        yield Proof(str(rule), case, also, file, document.line((number,)), nth, data,
                    _lines(document, number, "given"), _lines(document, number, "play"))
    document.check()


def _case(document: Document, number: int, known: Catalogue, text: str) -> tuple[str, int]:
    """A rule and the number of one of its cases."""
    rule, _, case = text.partition(" ")
    if rule not in known.levels:
        document.wrong((number, "rule"), "rule", rule, known.levels)
    elif case and not (case.isdecimal() and 1 <= int(case) <= len(known.cases[rule])):
        document.wrong((number, "case"), f"1 to {len(known.cases[rule])}", case)
    return rule, int(case) if case.isdecimal() else 0


def _lines(document: Document, number: int, name: str) -> tuple[Line, ...]:
    lines = document.value[number].get(name, [])
    if not isinstance(lines, list):
        document.wrong((number, name), "list", lines)
        return ()
    for n, text in enumerate(lines):
        if not isinstance(text, str):
            document.wrong((number, name, n), "line in quotes", text)
    return tuple(Line(document.line((number, name, n)), str(text)) for n, text in enumerate(lines))


def dice_of(text: str) -> tuple[Laid, ...]:
    """`d20=9 2d6=3,4 card=Kd`: sizes and faces, and cards by name, in the order in which they fall."""
    dice: list[Laid] = []
    for word in text.split():
        if word.startswith(CARDS):
            dice += word.removeprefix(CARDS).split(",")
            continue
        die = _DIE.fullmatch(word)
        if die is None:
            raise ValueError(word)
        dice += [(int(die[1]), int(face)) for face in die[2].split(",")]
    return tuple(dice)
