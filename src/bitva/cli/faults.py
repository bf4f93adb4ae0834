"""What is wrong with files, as lines that a person can act on."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bitva.cli.texts import Texts
from bitva.content.reading import ContentError, ContentErrors
from bitva.content.records import Flaw, RecordError

OTHER: Final = "other"
REASONS: Final = {"FileNotFoundError": "missing", "PermissionError": "forbidden", "IsADirectoryError": "folder",
                  "NotADirectoryError": "no-folder"}
"""Why a file cannot be read or written, by what Python says."""


def in_file(texts: Texts, error: Exception) -> str:
    """What an error says of the files that were read; nothing if it is not about them."""
    if isinstance(error, ContentErrors):
        return "\n".join(lines(texts, error.errors))
    if isinstance(error, RecordError):
        return of_record(texts, error.flaw)
    return ""


def lines(texts: Texts, errors: Iterable[ContentError]) -> list[str]:
    return [of_content(texts, error) for error in errors]


def of_content(texts: Texts, error: ContentError) -> str:
    """File, line and field, what was expected there, what was found, and the nearest right name."""
    if error.expected == "file":
        return texts.say("wrong-file", file=error.file, how=texts.say(f"reason-{REASONS.get(error.found, OTHER)}"))
    where = f"{error.file}:{error.line}:" + (f" {error.field}:" if error.field else "")
    return f"{where} {what_is_wrong(texts, error)}"


def what_is_wrong(texts: Texts, error: ContentError) -> str:
    """A field that is not known, one that is missing, a value that is missing, or one that is another than it should be."""
    nothing = error.found == "nothing"
    if error.expected == "known field":
        return texts.say("unknown-field", found=word(texts, error.found), nearest=error.nearest or None)
    if nothing and error.expected.startswith("field "):
        return texts.say("missing-field", name=error.expected.removeprefix("field "))
    if nothing:
        return texts.say("missing-content", expected=expected(texts, error.expected))
    return texts.say("wrong-content", expected=expected(texts, error.expected), found=word(texts, error.found),
                     nearest=error.nearest or None)


def expected(texts: Texts, said: str) -> str:
    """What should stand there: a word of the catalogue, with a number in it if need be."""
    if said.startswith("field "):
        return texts.say("expected-field", name=said.removeprefix("field "))
    numbers = re.findall(r"[0-9]+", said)
    id = "expected-" + re.sub(r"[^a-z]+", "-", re.sub(r"[0-9]+", "", said.lower())).strip("-")
    if not texts.has(id):
        return said
    return texts.say(id, least=numbers[0] if numbers else None, most=numbers[-1] if numbers else None)


def word(texts: Texts, found: str) -> str:
    id = f"found-{found.lower()}"
    return texts.say(id) if re.fullmatch(r"[a-z-]+", found.lower()) and texts.has(id) else texts.say("quoted", text=found)


def of_record(texts: Texts, flaw: Flaw) -> str:
    """Why a record, or the rest of it, cannot be used."""
    how = flaw.how
    if how in REASONS:
        how = texts.say(f"reason-{REASONS[how]}")
    elif re.fullmatch(r"[a-z ]+", how):
        how = texts.first(f"how-{how.replace(' ', '-')}", how)
    return texts.say(f"flaw-{flaw.what}", deed=flaw.deed + 1, whole=flaw.deed, how=how or None)


def reason(texts: Texts, error: BaseException) -> str:
    """Why a file could not be read or written, in words."""
    return texts.say(f"reason-{REASONS.get(type(error).__name__, OTHER)}")
