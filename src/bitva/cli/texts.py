"""What the command line itself says, in the person's language."""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from bitva.speech.catalogue import HERE, LANGUAGES, Catalogue, Count, Said

FILES: Final = ("table", "cli")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Trouble(Exception):
    """Something that a command cannot do, said in one line; and the exit code that goes with it."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


class Texts:
    """The messages of the command line in one language, and those that it has for one rulebook."""

    def __init__(self, lang: str, book: str = "") -> None:
        self.lang = lang
        self.book = book
        own = f"cli-{book}"
        files = (*FILES, own) if book and (HERE / lang / f"{own}.ftl").is_file() else FILES
        self.catalogue = Catalogue(lang, files)

    def of_book(self, book: str) -> Texts:
        """The same with the words of a rulebook."""
        return self if book == self.book else Texts(self.lang, book)

    def say(self, id: str, /, **args: Said | Sequence[str] | None) -> str:
        """A message with its arguments; numbers choose plurals, several parts are put together as a list."""
        return self.catalogue.say(id, {name: self._said(part) for name, part in args.items()})

    def _said(self, part: Said | Sequence[str] | None) -> Said:
        if part is None:
            return "none"
        if isinstance(part, int):
            return Count(part)
        return self.catalogue.list(part, "comma") if isinstance(part, list | tuple) else part  # type: ignore[return-value]

    def list(self, parts: Sequence[str], kind: str = "comma") -> str:
        """Several parts as one; `kind`: and, or, comma."""
        return self.catalogue.list(parts, kind)

    def both(self, id: str) -> tuple[str, ...]:
        """The words that a message lists, in every language: what people may type."""
        return tuple(word for lang in LANGUAGES for word in Catalogue(lang, FILES).say(id).split())

    def number(self, figure: str) -> str:
        """A number with a decimal point, as the language writes it."""
        return self.catalogue.number(figure)

    def has(self, id: str) -> bool:
        return self.catalogue.has(id)

    def first(self, *ids: str) -> str:
        """What the first of these messages says that there is; without any, the last id itself."""
        found = self.catalogue.first(*ids)
        return self.say(found) if found else ids[-1]


def without_language(words: Sequence[str]) -> list[str]:
    """A command line without what it says of the language."""
    left: list[str] = []
    skip = False
    for word in words:
        if not skip and word != "--lang" and not word.startswith("--lang="):
            left.append(word)
        skip = word == "--lang" and not skip
    return left


def language(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the command line or the environment asks for, whatever else is on the line; else English."""
    chosen = ""
    for at, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang":
            chosen = next(iter(words[at + 1:]), "")
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
    if chosen not in LANGUAGES:
        chosen = next((environment[name] for name in VARIABLES if environment.get(name)), "")[:2].lower()
    return chosen if chosen in LANGUAGES else "en"
