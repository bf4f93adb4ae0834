"""Numbers that say why: a total and its terms, each with its rule; a term that was beaten stays visible with what beat it."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from bitva.kernel.words import NOBODY, RuleId, Who


class Term:
    """One reason inside a number: so much, by this rule, from this creature; beaten by that rule if it does not count; of a kind,
    if the rulebook tells bonuses of several kinds apart; of a spell, a trait, a thing, if the rule alone does not say what."""

    __slots__ = ("beaten", "by", "kind", "of", "rule", "value")

    def __init__(self, value: int, rule: RuleId, by: Who = NOBODY, beaten: RuleId = "", kind: str = "", of: str = "") -> None:
        self.value = value
        self.rule = rule
        self.by = by
        self.beaten = beaten
        self.kind = kind
        self.of = of

    def lost_to(self, rule: RuleId) -> Term:
        """The same reason, no longer counting, and by which rule."""
        return Term(self.value, self.rule, self.by, rule, self.kind, self.of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return self.value

    def to_data(self) -> list[object]:
        further = (self.kind, self.of) if self.of else (self.kind,) if self.kind else ()
        return [self.value, self.rule, self.by, self.beaten, *further]

    def __repr__(self) -> str:
        lost = f" (beaten: {self.beaten})" if self.beaten else ""
        return f"{self.value:+d} {f'{self.kind} ' if self.kind else ''}{self.rule}{lost}"


class Number:
    """A total and its terms. Which terms count together is the rulebook's to say, before it makes the number."""

    __slots__ = ("terms",)

    def __init__(self, terms: Iterable[Term]) -> None:
        self.terms = tuple(terms)

    @property
    def total(self) -> int:
        return sum(term.value for term in self.terms if not term.beaten)

    def __iter__(self) -> Iterator[Term]:
        return iter(self.terms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Number) and self.terms == other.terms

    def __hash__(self) -> int:
        return self.total

    def to_data(self) -> list[object]:
        return [term.to_data() for term in self.terms]

    def __repr__(self) -> str:
        return f"{self.total} = " + " ".join(map(repr, self.terms))
