"""A player who looks one deed ahead: it tries what it may do on copies of the battle and takes what leaves its side best off."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nlargest
from typing import Generic, TypeVar

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.dice import Seeded
from bitva.kernel.table import Table
from bitva.kernel.words import Who

B = TypeVar("B", bound=Battle)
GLANCES, TRIES, FINALISTS = 2, 8, 6
"""Every deed is tried twice; the few that look best are tried more often before one is taken."""
MOST_STEPS = 6
"""A deed and what it leads to."""


class Tactician(Generic[B]):
    """What it knows of a system is handed to it: how good a battle is for a side, which moves are worth trying, which answers are
    usual, what a deed under way goes on with."""

    def __init__(
        self,
        book: Rulebook[B],
        worth: Callable[[B, str], float],
        deeds: Callable[[B, Who], Iterator[Action]],
        walk: Callable[[B, Who], Action | None],
        usual: Callable[[B, Question], object],
        carry_on: Callable[[B, Who], Action | None],
        end: Callable[[Who], Action],
    ) -> None:
        self.book = book
        self.worth = worth
        self.deeds = deeds
        self.walk = walk
        self.usual = usual
        self.carry_on = carry_on
        self.end = end

    def act(self, battle: B, who: Who) -> Action:
        """The best deed, if any is better than none; else a walk to where one will be; else the end of the turn."""
        side = battle.creatures[who].side
        glances = [(sum(self._after(battle, action, side, n) for n in range(GLANCES)), action)
                   for action in self.deeds(battle, who)]
        best: Action | None = None
        most = self.worth(battle, side) + 0.05
        for seen, action in nlargest(FINALISTS, glances, key=lambda glance: glance[0]):
            value = (seen + sum(self._after(battle, action, side, n) for n in range(GLANCES, TRIES))) / TRIES
            if value > most:
                best, most = action, value
        if best is not None:
            return best
        return self.walk(battle, who) or self.end(who)

    def _after(self, battle: B, action: Action, side: str, n: int) -> float:
        """How good the battle is after this and what it leads to, with the n-th throw of the dice; the clock does not run on."""
        copy = battle.clone()
        table = Table(self.book, copy, Seeded(f"try {n}"), policy=self.usual_for)
        table.dice.begin(copy.deeds)
        following: Action | None = action
        for _ in range(MOST_STEPS):
            if following is None:
                break
            self.book.performers[type(following)](table, following)
            following = self.carry_on(copy, action.who)
        return self.worth(copy, side)

    def usual_for(self, battle: Battle, question: Question) -> object:
        return self.usual(battle, question)  # type: ignore[arg-type]

    def answer(self, battle: B, question: Question) -> object:
        return self.usual(battle, question)


def plain_answer(question: Question) -> object:
    """What one answers without thinking: take the offer, the options as they stand, the least that is asked."""
    if question.form == "number":
        return question.least
    if question.form == "order":
        return question.options
    if question.form == "some":
        return question.options[:question.least]
    return next((option for option in question.options if option != PASS), PASS)
