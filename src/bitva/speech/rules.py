"""The rules as texts: titles, statements and worked cases out of a rulebook's catalogue."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

from bitva.kernel.words import RuleId, value

BOOKS = Path(__file__).parents[1] / "rulebooks"


@value
class Case:
    """One worked case of a rule in words."""

    given: str
    when: str
    then: str


@value
class Rule:
    """One rule as a person reads it."""

    id: RuleId
    title: str
    says: str
    level: str
    kind: str
    cases: tuple[Case, ...]


@cache
def rules(book: str, lang: str) -> MappingProxyType[RuleId, Rule]:
    """The rules of a book in a language, in the order of its catalogue."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[RuleId, Rule] = {}
    for path in sorted((BOOKS / book / "rules").glob("*.yaml")):
        entries: list[dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), loader)
        for entry in entries:
            cases = tuple(Case(**case[lang]) for case in entry.get("cases", ()))
            found[entry["id"]] = Rule(entry["id"], entry["title"][lang], entry["says"][lang].strip(), entry["level"],
                                      entry["kind"], cases)
    return MappingProxyType(found)
