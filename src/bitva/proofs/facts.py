"""Facts of the log as a proof's lines say them: `attack_rolled who=boris target=orc total=14`."""
from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact, parameters
from bitva.kernel.numbers import Number
from bitva.kernel.space import squares
from bitva.kernel.words import GM

TOTAL: Final = ("roll", "total", "number")
"""What a number is called that a proof may simply call `total`."""
OTHERS: Final = ("ac", "other")
"""Numbers of a fact that belong to its target."""


def name_of(battle: Battle, who: int) -> str:
    return battle.creatures[who].id if 0 <= who < len(battle.creatures) else GM


def shown_value(battle: Battle, mark: str, part: object) -> str:
    """One part of a fact as text."""
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, int):
        if mark == "creature":
            return name_of(battle, part)
        if mark == "squares":
            return "+".join(shown_value(battle, "square", square) for square in squares(part)) or "-"
        return ",".join(map(str, battle.board.xy(part))) if mark == "square" else str(part)
    if isinstance(part, Number):
        return str(part.total)
    if isinstance(part, tuple) and mark == "point":
        return ",".join(f"{half / 2:g}" for half in part)
    if isinstance(part, tuple):
        return "+".join(shown_value(battle, "creature" if mark == "creatures" else "", each) for each in part) or "-"
    return str(part)


def parts_of(book: Rulebook[Any], battle: Battle, fact: Fact) -> Iterator[tuple[str, str]]:
    """The parts of a fact by name; an effect shows its own, an action its notation."""
    marks = parameters(fact.change)
    for name, part in fact.parts().items():
        if isinstance(part, Effect):
            yield "on", name_of(battle, part.on)
            yield "by", name_of(battle, part.by)
            yield "kind", part.kind
            yield "rule", part.rule
            yield "until", part.until.when
            yield "round", str(part.until.round)
            yield "data", shown_value(battle, "", part.data)
        elif isinstance(part, Action):
            yield name, book.notation.write(battle, part)
        elif name == "why":
            yield "for", shown_value(battle, "", part[0])
            yield "against", shown_value(battle, "", part[1])
        else:
            yield name, shown_value(battle, marks[name][0] if marks[name] else "", part)
            if name in TOTAL and isinstance(part, Number):
                yield "total", str(part.total)


def matches(book: Rulebook[Any], battle: Battle, fact: Fact, text: str) -> bool:
    """Does a fact have this kind and these parts? Of a part with several values it is enough to name one."""
    kind, *wanted = shlex.split(text)
    if fact.kind != kind:
        return False
    parts = dict(parts_of(book, battle, fact))
    for want in wanted:
        name, _, value = want.partition("=")
        found = parts.get(name)
        if found is None or (found != value and value not in found.split("+")):
            return False
    return True


def shown(book: Rulebook[Any], battle: Battle, fact: Fact) -> str:
    """A fact as a line."""
    return " ".join((fact.kind, *(f"{name}={value}" for name, value in parts_of(book, battle, fact))))


def last_number(log: Sequence[Fact], battle: Battle, id: str, label: str) -> Number | None:
    """The last number of a creature in the log: by its own name, or simply its `total`; several of one fact (damage of several
    types) together, by the first word of that fact: `damage`, `hurt`."""
    for fact in reversed(log):
        parts = fact.parts()
        for name, part in parts.items():
            owner = parts.get("target" if name in OTHERS else "who", -1)
            called = name == label or (label == "total" and name != "ac")
            if not isinstance(owner, int) or name_of(battle, owner) != id:
                continue
            if isinstance(part, Number) and part.terms and called:
                return part
            if isinstance(part, tuple) and part and isinstance(part[0], Number) and label == fact.kind.partition("_")[0]:
                return Number(term for number in part for term in number.terms)
    return None


def shown_terms(number: Number, beaten: bool) -> Iterator[str]:
    """The terms that count, and those that were beaten in brackets if they are asked for."""
    for term in number.terms:
        if not term.beaten:
            yield f"{term.value} {term.rule}"
        elif beaten:
            yield f"({term.value} {term.rule})"
