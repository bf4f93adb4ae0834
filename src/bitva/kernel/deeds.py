"""Deeds: one action with everything that was given for it, in order. A record is a list of them."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from bitva.kernel.words import GM, value

What = Literal["answer", "ruling", "die"]


@value
class Given:
    """One thing that a person gave in the course of a deed: the answer to a question, a ruling before it, or the face of a die.

    `number` is the question's, or the die's; `about` says what the question was, so that an answer is never taken for another's.
    A ruling or a die may make the deed go another way: the answers from question `voids` on are then void.
    """

    what: What
    number: int
    text: str
    person: str = GM
    about: str = ""
    standing: bool = False
    """Was it his standing answer?"""
    voids: int = -1

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {self.what: self.number, "is": self.text, "by": self.person}
        if self.about:
            data["to"] = self.about
        if self.standing:
            data["standing"] = True
        if self.voids >= 0:
            data["voids"] = self.voids
        return data

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Given:
        what: What = "answer" if "answer" in data else "ruling" if "ruling" in data else "die"
        return Given(what, int(data[what]), str(data["is"]), str(data["by"]), str(data.get("to", "")),
                     bool(data.get("standing", False)), int(data.get("voids", -1)))


class Deed:
    """One action and everything that was given for it: the unit of running again, saving and undoing."""

    __slots__ = ("act", "by", "digest", "given", "overruled")

    def __init__(self, act: str = "", by: str = GM, overruled: bool = False) -> None:
        self.act = act
        self.by = by
        self.overruled = overruled
        self.given: list[Given] = []
        self.digest = ""
        """Of the battle after it; empty while it waits for an answer."""

    def known(self) -> Known:
        """All of it together, as the table needs it."""
        known = Known()
        for given in self.given:
            known.add(given)
        return known

    @property
    def answers(self) -> dict[int, str]:
        """The answers that stand, by the number of their question."""
        return self.known().answers

    @property
    def rulings(self) -> dict[int, list[str]]:
        """The rulings that stand, by the number of the question before which they were given."""
        return self.known().rulings

    @property
    def dice(self) -> dict[int, int]:
        """The dice that the game master has overruled, by their number."""
        return self.known().dice

    def last(self) -> int:
        """Where the last thing stands that was no standing answer; -1 if that was the act itself."""
        return max((n for n, given in enumerate(self.given) if not given.standing), default=-1)

    def copy(self) -> Deed:
        copy = Deed(self.act, self.by, self.overruled)
        copy.given = list(self.given)
        copy.digest = self.digest
        return copy

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"act": self.act, "by": self.by, "digest": self.digest}
        if self.overruled:
            data["overruled"] = True
        if self.given:
            data["given"] = [given.to_data() for given in self.given]
        return data

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Deed:
        deed = Deed(str(data["act"]), str(data["by"]), bool(data.get("overruled", False)))
        deed.given = [Given.from_data(given) for given in data.get("given", ())]
        deed.digest = str(data["digest"])
        return deed


class Known:
    """What is known of a deed before it is run: answers, rulings and dice."""

    __slots__ = ("about", "answers", "dice", "rulings")

    def __init__(self) -> None:
        self.answers: dict[int, str] = {}
        self.about: dict[int, str] = {}
        """What each answer was given to."""
        self.rulings: dict[int, list[str]] = {}
        self.dice: dict[int, int] = {}

    def add(self, given: Given) -> None:
        if given.what == "answer":
            self.answers[given.number] = given.text
            self.about[given.number] = given.about
        elif given.what == "ruling":
            self.rulings.setdefault(given.number, []).append(given.text)
        else:
            self.dice[given.number] = int(given.text)
        if given.voids >= 0:
            self.answers = {n: text for n, text in self.answers.items() if n < given.voids}
            self.rulings = {n: texts for n, texts in self.rulings.items() if n <= given.voids}


class Divergence(Exception):
    """A record that does not come out as it went in: the first deed that differs, and how."""

    def __init__(self, deed: int, how: str) -> None:
        super().__init__(f"deed {deed}: {how}")
        self.deed = deed
        self.how = how
