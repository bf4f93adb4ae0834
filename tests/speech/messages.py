"""The message files as they are written: ids, variables, attributes, choices."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)

from bitva.speech.catalogue import HERE, LANGUAGES

FORMS = ("gen", "dat", "acc", "ins", "pre", "with", "label", "g")
"""Attributes that are forms of a name, of which each language has its own."""
PLURALS = {"en": {"one"}, "ru": {"one", "few", "many"}}
"""What a choice by number has to tell apart, beside its default."""


def files() -> list[str]:
    return sorted({path.stem for lang in LANGUAGES for path in (HERE / lang).glob("*.ftl")})


@cache
def entries(lang: str, file: str) -> tuple[BaseNode, ...]:
    path = HERE / lang / f"{file}.ftl"
    return tuple(FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body) if path.is_file() else ()


def messages(lang: str, *names: str) -> dict[str, Message]:
    """The messages of these files by id, in their order."""
    return {entry.id.name: entry for file in names for entry in entries(lang, file) if isinstance(entry, Message)}


def junk(lang: str, file: str) -> list[str]:
    return [str(entry.content)[:80] for entry in entries(lang, file) if isinstance(entry, Junk)]


def twice(lang: str, file: str) -> list[str]:
    """Messages written down more than once."""
    ids = [entry.id.name for entry in entries(lang, file) if isinstance(entry, Message)]
    return sorted({id for id in ids if ids.count(id) > 1})


def patterns(message: Message) -> dict[str, Pattern]:
    """The text of a message and those of its attributes, by name; its own has none."""
    own = {"": message.value} if message.value is not None else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes if attribute.value is not None}


def variables(node: BaseNode) -> set[str]:
    """What a text is told and tells; what it only agrees with in gender, each language asks for by itself."""
    if isinstance(node, VariableReference):
        return {str(node.id.name)}
    if isinstance(node, FunctionReference) and node.id.name == "GENDER":
        return set()
    return {name for child in children(node) for name in variables(child)}


def children(node: BaseNode) -> Iterator[BaseNode]:
    for part in vars(node).values():
        for child in part if isinstance(part, list) else (part,):
            if isinstance(child, BaseNode):
                yield child


def choices(node: BaseNode) -> Iterator[set[str]]:
    """The keys of every choice in a text."""
    if isinstance(node, SelectExpression):
        yield {key(variant.key) for variant in node.variants}
    for child in children(node):
        yield from choices(child)


def key(node: BaseNode) -> str:
    return str(node.value) if isinstance(node, NumberLiteral) else str(getattr(node, "name", ""))
