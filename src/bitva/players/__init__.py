"""Machine players: somebody who acts for a creature, and answers for it."""
from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol, TypeVar, cast

from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.words import Who
from bitva.players.chance import Chance

B_contra = TypeVar("B_contra", bound=Battle, contravariant=True)
POLICIES: Final = ("tactician", "chance")
"""Ways to play: as well as a look one deed ahead can, or anything that is allowed."""


class Player(Protocol[B_contra]):
    """Whoever runs creatures: a person at the terminal, a policy, a test."""

    def act(self, battle: B_contra, who: Who) -> Action:
        """What this creature does now."""

    def answer(self, battle: B_contra, question: Question) -> object:
        """The answer to a question."""


def of(rulebook: str, policy: str = "tactician", seed: str = "") -> Player[Any]:
    """A machine player for a rulebook; what goes by chance goes by the seed."""
    module = import_module(f"bitva.players.{rulebook}")
    return cast("Player[Any]", module.tactician()) if policy == "tactician" else Chance(module.RULEBOOK, seed)
