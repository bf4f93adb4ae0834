"""Rules found by their id or by words, and shown."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bitva.cli.texts import Texts
from bitva.speech import Rule
from bitva.speech.rules import rules

LEVELS: Final = ("enforced", "assisted", "gm")


def found(books: Sequence[str], lang: str, words: str) -> list[Rule]:
    """The rule of an id; else those whose id begins so; else those that have all the words, in the title first."""
    known = [rule for book in books for rule in rules(book, lang).values()]
    exact = [rule for rule in known if rule.id == words]
    begun = [rule for rule in known if rule.id.startswith(words)] if "." in words or " " not in words else []
    if exact or begun:
        return exact or begun
    parts = words.lower().split()
    titled = [rule for rule in known if all(part in rule.title.lower() for part in parts)]
    said = [rule for rule in known if all(part in f"{rule.title} {rule.says} {rule.id}".lower() for part in parts)]
    return titled + [rule for rule in said if rule not in titled]


def beginnings(ids: Iterable[str]) -> list[str]:
    """Rule ids and everything that several of them begin with: what a mistyped one may have meant."""
    found: dict[str, None] = {}
    for id in ids:
        parts = id.split(".")
        found |= dict.fromkeys(".".join(parts[:n]) for n in range(1, len(parts) + 1))
    return list(found)


def rule_lines(texts: Texts, rule: Rule) -> Iterator[tuple[str, str]]:
    """One rule with its level and its worked cases; each line with its style."""
    yield "bold", rule.title
    yield "bright_black", texts.say("rule-level", rule=rule.id, level=texts.say(f"level-{rule.level}"))
    yield "", rule.says
    for number, case in enumerate(rule.cases, 1):
        yield "", ""
        yield "underline", texts.say("rule-case", n=number)
        yield "", texts.say("case-given", text=case.given)
        yield "", texts.say("case-when", text=case.when)
        yield "", texts.say("case-then", text=case.then)
