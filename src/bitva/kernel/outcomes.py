"""What may come of it: playing a battle out, exact odds of one action, and counting sequences of deeds."""
from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import factorial
from typing import TypeVar

from bitva.kernel.actions import Action, Pending, Question
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.dice import OneByOne, Source
from bitva.kernel.facts import Fact
from bitva.kernel.table import Policy, Table
from bitva.kernel.words import RuleId, Who

NEVER = Fraction(0)
B = TypeVar("B", bound=Battle)
K = TypeVar("K", bound=Hashable)


def play_out(book: Rulebook[B], battle: B, dice: Source, act: Callable[[B, Who], Action], answer: Policy,
             log: list[Fact] | None = None, most_deeds: int = 100_000) -> B:
    """Play a battle to its end, with somebody who acts and somebody who answers for everyone; the battle given is changed."""
    table = Table(book, battle, dice, policy=answer, log=log)
    table.deed(None)
    actors = book.actors
    while not battle.over and battle.deeds < most_deeds:
        table.deed(act(battle, actors(battle)[0]))
    return battle


class TooMany(Exception):
    """There are more ways for the dice to fall than may be counted."""


class _Fork(BaseException):
    """A die is reached whose face is not fixed yet: the faces it may show and how likely each is."""

    def __init__(self, faces: tuple[tuple[tuple[int, ...], Fraction], ...]) -> None:
        super().__init__()
        self.faces = faces


class _Enumerated(OneByOne):
    """Dice whose faces are all laid down beforehand; the first one that is not forks."""

    __slots__ = ("_faces", "_next")

    def __init__(self, faces: tuple[tuple[int, ...], ...]) -> None:
        self._faces = faces
        self._next = 0

    def begin(self, deed: int) -> None:
        """Only one deed is enumerated."""

    def roll(self, sides: int, rule: RuleId, who: Who) -> int:
        return self.several(1, sides, rule, who)[0]

    def several(self, count: int, sides: int, rule: RuleId, who: Who) -> tuple[int, ...]:
        if self._next == len(self._faces):
            raise _Fork(throws(count, sides))
        self._next += 1
        return self._faces[self._next - 1]


@cache
def throws(count: int, sides: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """The different throws of several like dice, whatever their order, and how likely each is."""
    found: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        more: dict[tuple[int, ...], int] = {}
        for throw in found:
            for face in range(throw[-1] if throw else 1, sides + 1):
                more[(*throw, face)] = 1
        if len(more) > 50_000:
            raise TooMany
        found = more
    whole = sides ** count
    return tuple((throw, Fraction(_orders(throw), whole)) for throw in found)


def _orders(throw: tuple[int, ...]) -> int:
    orders = factorial(len(throw))
    for face in sorted(set(throw)):
        orders //= factorial(throw.count(face))
    return orders


def odds(book: Rulebook[B], battle: B, action: Action, read: Callable[[B], K], answer: Policy,
         most: int = 200_000, least: Fraction = NEVER) -> dict[K, Fraction]:
    """The exact odds of what an action comes to: it is run once for each way in which its dice can fall.

    Dice that are rolled again without end fall in endlessly many ways: a way less likely than `least` is not followed. Every
    figure is then at most too small, all of them together by exactly what the sum lacks of 1.
    """
    outcomes: dict[K, Fraction] = {}
    waiting: list[tuple[tuple[tuple[int, ...], ...], Fraction]] = [((), Fraction(1))]
    runs = 0
    while waiting:
        faces, chance = waiting.pop()
        runs += 1
        if runs > most:
            raise TooMany
        table = Table(book, battle.clone(), _Enumerated(faces), policy=answer)
        try:
            table.deed(action)
        except _Fork as fork:
            waiting += [((*faces, throw), chance * likely) for throw, likely in fork.faces if chance * likely >= least]
            continue
        key = read(table.battle)
        outcomes[key] = outcomes.get(key, Fraction(0)) + chance
    return outcomes


def perft(book: Rulebook[B], battle: B, dice: Source, depth: int) -> int:
    """How many sequences of deeds, with every answer to every question in them, there are to this depth."""
    if depth == 0 or battle.over:
        return 1
    return sum(perft(book, after, dice, depth - 1)
               for who in book.actors(battle) for action in book.options(battle, who)
               for after in endings(book, battle, dice, action))


def endings(book: Rulebook[B], battle: B, dice: Source, action: Action | None) -> Iterator[B]:
    """The battles that one deed can end in with these dice, one for each way of answering its questions."""
    waiting: list[dict[int, str]] = [{}]
    while waiting:
        answers = waiting.pop()
        table = Table(book, battle.clone(), dice, answers=answers)
        try:
            table.deed(action)
        except Pending as pending:
            question = pending.questions[0]
            number = int(question.key.split(".")[1])
            waiting += [answers | {number: book.notation.write(table.battle, choice)} for choice in choices(question)]
        else:
            yield table.battle


def choices(question: Question) -> Iterator[object]:
    """Every answer to a question."""
    if question.form == "one":
        yield from question.options
    elif question.form == "number":
        yield from range(question.least, question.most + 1)
    elif question.form == "order":
        yield from permutations(question.options)
    else:
        for count in range(question.least, question.most + 1):
            yield from combinations(question.options, count)
