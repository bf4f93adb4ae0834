"""Forms of stat blocks: what may stand in each field of a file, and what is said of everything else.

A rulebook's own forms are `bitva.content.forms.NAME`: `FORMS`, by the shelf of the library. A shelf without a form is not checked.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from bitva.content.reading import Document, Trail
from bitva.kernel.dice import Dice, DiceError

if TYPE_CHECKING:
    from bitva.content.library import Library

NAME = re.compile(r"\w[\w-]{0,39}")
FARTHEST = 1_000_000
"""No number of a stat block is greater."""


class Form(Protocol):
    """What a value must look like."""

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        """Note in the document whatever is wrong with a value of it."""


class Plain:
    """A value of one kind."""

    def __init__(self, expected: str, *kinds: type) -> None:
        self.expected = expected
        self.kinds = kinds

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if not isinstance(value, self.kinds) or (isinstance(value, bool) and bool not in self.kinds):
            document.wrong(trail, self.expected, value)
        elif isinstance(value, int | float) and abs(value) > FARTHEST:
            document.wrong(trail, f"{-FARTHEST} to {FARTHEST}", str(value))


class Written:
    """A text that has to be read further: dice, damage, a name."""

    def __init__(self, expected: str) -> None:
        self.expected = expected

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if not isinstance(value, str | int) or isinstance(value, bool) or not self.fits(str(value)):
            document.wrong(trail, self.expected, value)

    def fits(self, text: str) -> bool:
        if self.expected == "name":
            return NAME.fullmatch(text) is not None
        try:
            Dice.read(text.replace("+mod", ""))
        except DiceError:
            return False
        return True


class OneOf:
    """One of some words."""

    def __init__(self, expected: str, words: Iterable[object]) -> None:
        self.expected = expected
        self.words = tuple(words)

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if isinstance(value, bool) or value not in self.words:
            document.wrong(trail, self.expected, value, map(str, self.words))


class Damage:
    """Dice and a type, such as `2d6+3 fire`."""

    def __init__(self, types: Iterable[str]) -> None:
        self.types = tuple(types)

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        dice, _, kind = str(value).rpartition(" ")
        if not isinstance(value, str) or not Written("dice").fits(dice):
            document.wrong(trail, "damage", value)
        elif kind not in self.types:
            document.wrong(trail, "damage type", kind, self.types)


class Called:
    """One of some words; behind those that have a figure stand dice, such as `burn 1d4`."""

    def __init__(self, expected: str, figured: Iterable[str], plain: Iterable[str]) -> None:
        self.expected = expected
        self.figured = tuple(figured)
        self.words = (*self.figured, *plain)

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        name, _, dice = str(value).partition(" ")
        if not isinstance(value, str) or name not in self.words:
            document.wrong(trail, self.expected, name, self.words)
        elif (name in self.figured) != bool(dice) or (dice and not Written("dice").fits(dice)):
            document.wrong(trail, "dice", dice or value)


class Id:
    """Something that stands on one of these shelves."""

    def __init__(self, *shelves: str) -> None:
        self.shelves = shelves

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if not isinstance(value, str) or not any(shelves.has(shelf, value) for shelf in self.shelves):
            document.wrong(trail, self.shelves[0], value, [name for shelf in self.shelves for name in shelves.names(shelf)])


class ListOf:
    """Some of one form."""

    def __init__(self, form: Form, least: int = 0, most: int = 200) -> None:
        self.form = form
        self.least = least
        self.most = most

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if not isinstance(value, list):
            document.wrong(trail, "list", value)
        elif not self.least <= len(value) <= self.most:
            document.wrong(trail, f"{self.least} to {self.most} entries", str(len(value)))
        else:
            for number, part in enumerate(value):
                self.form.check(document, (*trail, number), part, shelves)


class MapOf:
    """Names of one form, and values of another."""

    def __init__(self, key: Form, form: Form) -> None:
        self.key = key
        self.form = form

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if not isinstance(value, dict):
            document.wrong(trail, "mapping", value)
            return
        for name, part in value.items():
            self.key.check(document, (*trail, name), name, shelves)
            self.form.check(document, (*trail, name), part, shelves)


class Fields:
    """Named fields, each of its own form; some must be there. `open`: others may stand beside them."""

    def __init__(self, fields: Mapping[str, Form], required: Sequence[str] = (), open: bool = False) -> None:
        self.fields = dict(fields)
        self.required = required
        self.open = open

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        if not isinstance(value, dict):
            document.wrong(trail, "mapping", value)
            return
        for name, part in value.items():
            form = self.fields.get(name)
            if form is not None:
                form.check(document, (*trail, name), part, shelves)
            elif not self.open:
                document.wrong((*trail, name), "known field", name, self.fields)
        for name in self.required:
            if name not in value:
                document.wrong(trail, f"field {name}", "nothing")


class Either:
    """A value of the first form whose kind it is."""

    def __init__(self, *forms: tuple[type | tuple[type, ...], Form]) -> None:
        self.forms = forms

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        for kind, form in self.forms:
            if isinstance(value, kind) and not (isinstance(value, bool) and kind is int):
                form.check(document, trail, value, shelves)
                return
        self.forms[-1][1].check(document, trail, value, shelves)


class Later:
    """A form that contains itself: looked up when it is needed."""

    def __init__(self, of: Sequence[Form]) -> None:
        self.of = of

    def check(self, document: Document, trail: Trail, value: Any, shelves: Library) -> None:
        self.of[0].check(document, trail, value, shelves)


TEXT = Plain("text", str)
NUMBER = Plain("number", int)
DECIMAL = Plain("number", int, float)
FLAG = Plain("flag", bool)
DICE = Written("dice")
NAMED = Written("name")


@cache
def forms(rulebook: str) -> Mapping[str, Form]:
    """The forms of a rulebook by shelf."""
    name = f"{__name__}.{rulebook}"
    if find_spec(name) is None:
        return {}
    found: Mapping[str, Form] = import_module(name).FORMS
    return found


def check(document: Document, rulebook: str, shelf: str, shelves: Library) -> None:
    """Note in a document what does not fit the form of its shelf."""
    form = forms(rulebook).get(shelf)
    if form is not None:
        form.check(document, (), document.value, shelves)
