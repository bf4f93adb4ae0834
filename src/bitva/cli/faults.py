"""What is wrong with files, as lines that a person can act on."""
from __future__ import annotations

import re
from collections.abc import Iterable

from bitva.cli.texts import Texts
from bitva.content.reading import ContentError, ContentErrors
from bitva.content.records import Flaw, RecordError


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
    where = f"{error.file}:{error.line}:" + (f" {error.field}:" if error.field else "")
    what = texts.say("wrong-content", expected=expected(texts, error.expected), found=word(texts, error.found),
                     nearest=error.nearest or None)
    return f"{where} {what}"


def expected(texts: Texts, said: str) -> str:
    """What should stand there: a word of the catalogue, with a number in it if need be."""
    numbers = re.findall(r"[0-9]+", said)
    id = "expected-" + re.sub(r"[^a-z]+", "-", re.sub(r"[0-9]+", "", said.lower())).strip("-")
    if not texts.has(id):
        return said
    return texts.say(id, least=numbers[0] if numbers else None, most=numbers[-1] if numbers else None)


def word(texts: Texts, found: str) -> str:
    id = f"found-{found.lower()}"
    return texts.say(id) if re.fullmatch(r"[a-z]+", found.lower()) and texts.has(id) else texts.say("quoted", text=found)


def of_record(texts: Texts, flaw: Flaw) -> str:
    """Why a record, or the rest of it, cannot be used."""
    return texts.say(f"flaw-{flaw.what}", deed=flaw.deed, how=flaw.how or None)


def reason(texts: Texts, error: BaseException) -> str:
    """Why a file could not be read or written, in words."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()
    return texts.first(f"reason-{name}", "reason-other")
