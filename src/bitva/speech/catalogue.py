"""Catalogues of one language: Fluent messages, and the few functions and kinds of value that they may use."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "ru")
UNITS: Final = ("squares", "metres", "yards")
METRES_AN_INCH: Final = 1.8288
MINUS: Final = "−"
NEGATIVE: Final = re.compile(r"(?<![\w-])-(?=[0-9])")


class Count(FluentType, int):
    """A whole number: plurals are chosen by it."""

    def format(self, locale: object) -> str:
        return str(int(self))


class Name(FluentType):
    """What something is called: its forms by case, and its gender (m, f, n, or p for plural)."""

    __slots__ = ("forms", "gender")

    def __init__(self, forms: Mapping[str, str], gender: str = "m") -> None:
        self.forms = forms
        self.gender = gender

    def form(self, case: str) -> str:
        return self.forms.get(case) or self.forms["nom"]

    def format(self, locale: object) -> str:
        return self.forms["nom"]


Said = str | int | FluentType


def name_of(thing: object, case: str = "nom") -> str:
    """NAME($who, case: "acc"): a name in a case."""
    return thing.form(case) if isinstance(thing, Name) else str(thing)


def gender_of(thing: object) -> str:
    """GENDER($who): what words agree with."""
    return thing.gender if isinstance(thing, Name) else "m"


class Catalogue:
    """The messages of one language out of several files."""

    def __init__(self, lang: str, files: Sequence[str], unit: str = "") -> None:
        self.lang = lang
        self.unit = unit
        """The one of UNITS in which distances are told; without it that of the rulebook."""
        functions: dict[str, Any] = {"NAME": name_of, "GENDER": gender_of, "FEET": self.feet, "INCHES": self.inches}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for file in files:
            self._bundle.add_resource(resource(lang, file))
        self._files = files
        self.problems: dict[str, str] = {}
        """What could not be said, and why: messages that are missing or ask for more than they were given."""
        self._variables: dict[str, tuple[str, ...]] = {}

    def has(self, id: str) -> bool:
        """Is there such a message, or such an attribute of a message?"""
        message, _, attribute = id.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self.cases(message)

    def attributes(self, id: str) -> dict[str, str]:
        """The attributes of a message that need nothing to be said: the forms of a name."""
        return {name: str(self._bundle.format_pattern(pattern)[0]) for name, pattern in
                self._bundle.get_message(id).attributes.items()}

    def variables(self, id: str) -> tuple[str, ...]:
        """What a message, or `message.attribute`, asks for."""
        if id not in self._variables:
            finder = Variables()
            name, _, attribute = id.partition(".")
            for file in self._files:
                for entry in resource(self.lang, file).body:
                    if isinstance(entry, Message) and entry.id.name == name:
                        own = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
                        if own.get(attribute) is not None:
                            finder.visit(own[attribute])
            self._variables[id] = tuple(finder.names)
        return self._variables[id]

    def cases(self, id: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple(self._bundle.get_message(id).attributes)

    def say(self, id: str, args: Mapping[str, Said] | None = None) -> str:
        """A message, or `message.attribute`, with its arguments. What cannot be said shows its id in braces, and is noted."""
        message, _, attribute = id.partition(".")
        pattern = None
        if self._bundle.has_message(message):
            found = self._bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            self.problems[id] = "no such message"
            return f"{{{id}}}"
        given = dict(args or {})
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            self.problems[id] = str(errors[0])
        if any(isinstance(part, int) and part < 0 for part in given.values()):
            return NEGATIVE.sub(MINUS, str(text))
        return str(text)

    def first(self, *ids: str) -> str | None:
        """The first of these that there is."""
        return next((id for id in ids if self.has(id)), None)

    def feet(self, feet: object) -> str:
        """FEET($away): a distance as the table likes it told."""
        amount = int(str(feet))
        if self.unit == "metres":
            return self.say("metres", {"n": self.number(f"{amount * 0.3:.1f}".removesuffix(".0"))})
        told = {"squares": amount // 5, "yards": round(amount / 3)}.get(self.unit, amount)
        return self.say(self.unit or "feet", {"n": Count(told)})

    def inches(self, inches: object) -> str:
        """INCHES($away): a distance on the table top; a square is an inch, and stands for two yards (sw.grid.square)."""
        amount = int(str(inches))
        if self.unit == "metres":
            return self.say("metres", {"n": str(round(amount * METRES_AN_INCH))})
        return self.say(self.unit or "inches", {"n": Count(2 * amount if self.unit == "yards" else amount)})

    def number(self, figure: str) -> str:
        """A number with a decimal point, as the language writes it."""
        return figure.replace(".", self.say("decimal-sign"))

    def list(self, parts: Sequence[str], kind: str = "and") -> str:
        """Several parts in one sentence: `a, b and c`."""
        if not parts:
            return self.say("list-none")
        text = parts[0]
        for at, part in enumerate(parts[1:], 1):
            joint = f"list-{kind}" if at == len(parts) - 1 else "list-comma"
            text = self.say(joint, {"a": text, "b": part})
        return text


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names[node.id.name] = None


@cache
def resource(lang: str, file: str) -> Resource:
    """One file of a language, read once."""
    return FluentResource((HERE / lang / f"{file}.ftl").read_text(encoding="utf-8"))


def finished(text: str) -> str:
    """A sentence: with a capital letter, and one full stop at its end even behind an abbreviation."""
    return capital(text.replace("..", "."))


def capital(text: str) -> str:
    """A sentence begins with a capital letter, behind a quotation mark if need be."""
    at = next((at for at, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:at] + text[at:at + 1].upper() + text[at + 1:]
