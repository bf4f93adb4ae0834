"""Machine players: somebody who acts for a creature, and answers for it."""
from __future__ import annotations

from typing import Protocol, TypeVar

from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.words import Who

B_contra = TypeVar("B_contra", bound=Battle, contravariant=True)


class Player(Protocol[B_contra]):
    """Whoever runs creatures: a person at the terminal, a policy, a test."""

    def act(self, battle: B_contra, who: Who) -> Action:
        """What this creature does now."""

    def answer(self, battle: B_contra, question: Question) -> object:
        """The answer to a question."""
