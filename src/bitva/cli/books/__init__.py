"""What the terminal has to know of each rulebook to lay out a turn: how options are grouped, how likely they are, what is left."""
from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from bitva.cli.texts import Texts
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.words import Square, Who
from bitva.speech import Speaker


class Layout(Protocol):
    """One rulebook's way of laying out a turn."""

    def section(self, action: Action) -> str:
        """Under which heading an option stands: attack, magic, move, other, end."""

    def chance(self, battle: Battle, action: Action) -> float | None:
        """How likely it is to hit, if that is a matter of one roll."""

    def worth(self, battle: Battle, action: Action) -> float:
        """What it deals on average: the best options are shown first."""

    def provokes(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        """Who may strike at the mover on this way."""

    def way(self, battle: Battle, who: Who, square: Square, mode: str) -> Action | None:
        """The way to a square that provokes least."""

    def budget(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
        """What is left of the turn, in words."""

    def winner(self, battle: Battle) -> str:
        """The side that is left standing; nothing if none or several are."""


def layout(rulebook: str) -> Layout:
    return cast(Layout, import_module(f"bitva.cli.books.{rulebook}"))
