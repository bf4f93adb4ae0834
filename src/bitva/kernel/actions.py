"""What creatures undertake, why they may not, and what is asked of people."""
from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from bitva.kernel.words import GM, NOBODY, RuleId, Who, value


class Action:
    """What a creature undertakes: a value of named fields, the first of which is `who`. Its notation starts with its verb."""

    __slots__ = ()
    verb: ClassVar[str]
    who: Who


class Ruling(Action):
    """Something that only the game master does; its doer is NOBODY."""

    __slots__ = ()
    verb: ClassVar[str] = ""
    shown: ClassVar[bool] = False
    """Are players told of the ruling itself, if they know of the creatures in it? They are told in any case of what comes of it."""


class Moment:
    """Something about to happen, or just happened, to which others may react."""

    __slots__ = ()


@value
class Refusal:
    """Why an action may not be done: the rule, and the facts of the case. A hard one names something that is not there."""

    rule: RuleId
    facts: tuple[tuple[str, object], ...] = ()
    hard: bool = False


def refusal(rule: RuleId, /, *, hard: bool = False, **facts: object) -> Refusal:
    """A refusal with its facts by name."""
    return Refusal(rule, tuple(facts.items()), hard)


@value
class Offer:
    """A reaction open to a creature at a moment: one of these actions, or none. A `placed` one has its place among the others by
    the rule; of the rest a person says himself which goes first."""

    who: Who
    rule: RuleId
    actions: tuple[Action, ...]
    placed: bool = False


PASS = "pass"
"""The answer that takes up no offer."""
LATER = "later"
"""The answer of somebody who lets his other creatures go first."""

Form = Literal["one", "number", "some", "order"]


class Question:
    """Who is asked, by which rule, and what may be answered.

    `one`: one of the options; `number`: from least to most; `some`: a tuple of different options, from least to most of them;
    `order`: all options in an order.
    """

    __slots__ = ("facts", "form", "key", "least", "most", "options", "person", "rule", "who")

    def __init__(self, person: str, who: Who, rule: RuleId, options: Iterable[object] = (), form: Form = "one",
                 least: int = 0, most: int = 0, facts: tuple[tuple[str, object], ...] = (), key: str = "") -> None:
        self.person = person
        self.who = who
        self.rule = rule
        self.options = tuple(options)
        self.form = form
        self.least = least
        self.most = most
        self.facts = facts
        self.key = key

    def accepts(self, answer: object) -> bool:
        """Is this one of the answers?"""
        if self.form == "one":
            return answer in self.options
        if self.form == "number":
            return isinstance(answer, int) and self.least <= answer <= self.most
        if not isinstance(answer, tuple) or len(set(answer)) != len(answer):
            return False
        if any(part not in self.options for part in answer):
            return False
        return len(answer) == len(self.options) if self.form == "order" else self.least <= len(answer) <= self.most

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and all(
            getattr(self, name) == getattr(other, name) for name in Question.__slots__)

    def __hash__(self) -> int:
        return hash((self.person, self.rule, self.key))

    def __repr__(self) -> str:
        return f"Question({self.person}, {self.who}, {self.rule}, {self.options or (self.least, self.most)})"


class Pending(BaseException):
    """These answers are not known yet. Not an Exception, so that no rule can swallow it.

    `first` is the number of the first question of those that were put together.
    """

    def __init__(self, questions: tuple[Question, ...], first: int = 0) -> None:
        super().__init__(questions)
        self.questions = questions
        self.first = first


__all__ = ["GM", "NOBODY", "PASS", "Action", "Form", "Moment", "Offer", "Pending", "Question", "Refusal", "Ruling",
           "refusal"]
