"""A player who does anything that is allowed, by chance: the one that fuzzing needs."""
from __future__ import annotations

from typing import Generic, TypeVar

from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.dice import Seeded
from bitva.kernel.words import NOBODY, Who

B = TypeVar("B", bound=Battle)


class Chance(Generic[B]):
    """Every kind of action is as likely as any other, and within a kind every action."""

    def __init__(self, book: Rulebook[B], seed: str) -> None:
        self.book = book
        self._dice = Seeded(f"chance {seed}")
        self._dice.begin(0)

    def pick(self, count: int) -> int:
        """A number from 0 to below count."""
        return self._dice.roll(count, "", NOBODY) - 1

    def act(self, battle: B, who: Who) -> Action:
        kinds: dict[str, list[Action]] = {}
        for propose in self.book.proposers:
            for action in propose(battle, who):
                kinds.setdefault(action.verb, []).append(action)
        last = self.pick(4)
        while True:
            verbs = [verb for verb in kinds if verb != "end" or not last] or list(kinds)
            verb = verbs[self.pick(len(verbs))]
            found = self._legal(battle, kinds.pop(verb))
            if found is not None:
                return found

    def _legal(self, battle: B, proposed: list[Action]) -> Action | None:
        """One of those that nothing forbids, if there is any: looked for by drawing, so that few have to be judged."""
        while proposed:
            action = proposed.pop(self.pick(len(proposed)))
            if next(self.book.refusals(battle, action), None) is None:
                return action
        return None

    def answer(self, battle: B, question: Question) -> object:
        if question.form == "number":
            return question.least + self.pick(question.most - question.least + 1)
        left = list(question.options)
        if question.form == "one":
            return left[self.pick(len(left))]
        count = len(left) if question.form == "order" else question.least + self.pick(question.most - question.least + 1)
        return tuple(left.pop(self.pick(len(left))) for _ in range(count))
