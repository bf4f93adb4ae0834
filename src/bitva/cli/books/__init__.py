"""What the terminal has to know of each rulebook to lay out a turn.

A rulebook's own layout is the `layout` of `bitva.cli.books.NAME`, a `Layout` of which it overrides what it can say better; its
words stand in `bitva/speech/LANG/cli-NAME.ftl`. A rulebook without either is played with what is here.
"""
from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Dice
from bitva.kernel.words import Square, Squares, Who
from bitva.speech import Speaker

SECTIONS = ("attack", "magic", "move", "other", "gear", "end")
"""The headings under which options stand, in this order; their titles are the messages `section-NAME`."""


class Layout:
    """One rulebook's way of laying out a turn."""

    demo: ClassVar[str] = ""
    """The encounter that is played when none is named."""
    figures: ClassVar[tuple[str, ...]] = ("hp", "conditions", "dead", "at")
    """The parts of a portrait that odds are told of; in words they are `figure-NAME`."""

    shelves: ClassVar[tuple[str, ...]] = ()
    """The shelves of the library that can be described."""

    def section(self, action: Action) -> str:
        """Under which of the SECTIONS an option stands."""
        if action.verb == "end":
            return "end"
        return "move" if hasattr(action, "path") else "other"

    def chance(self, battle: Battle, action: Action) -> tuple[str, Fraction] | None:
        """How likely it is to come off, if that is a matter of one roll, and what roll: `hit` or `fail` (to withstand it)."""
        return None

    def worth(self, battle: Battle, action: Action) -> float:
        """What it deals on average: the best options stand first."""
        return 0.0

    def unusual(self, battle: Battle, action: Action) -> bool:
        """Is it hardly ever what one wants? Such options stand last."""
        return False

    def provokes(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        """Who may strike at the doer for it."""
        return ()

    def catches(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        """Whom it would catch without naming them: those in an area."""
        return ()

    def layer(self, battle: Battle, name: str) -> Squares:
        """The squares of a layer of the map as they are now; beside the rulebook's own: `things` that lie about, a `zone` of
        magic, an `open-door`."""
        return battle.board.layer(name)

    def light(self, battle: Battle, square: Square) -> str:
        """How light it is on a square: bright, dim, dark."""
        return "bright"

    def budget(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
        """What is left of the turn, in words; nothing if that is not to be said."""
        return ""

    def state(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who, viewer: str) -> str:
        """A creature's state in a few words, as this viewer may know it, for the list beside the map."""
        return speaker.status(battle, who, viewer)

    def described(self, texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Iterator[tuple[str, str]]:
        """What stands on one of the `shelves` of the library under an id, as headings and what stands behind them."""
        return iter(())

    def strike(self, bonus: Dice, defence: int, damage: Dice | None, edge: int) -> dict[int, Fraction] | None:
        """What one attack with this bonus deals to this defence (-1: it misses), and how likely; None if there is no such roll."""
        return None


def layout(rulebook: str) -> Layout:
    """A rulebook's own layout, or the plain one."""
    name = f"{__name__}.{rulebook}"
    if find_spec(name) is None:
        return Layout()
    found: Layout = import_module(name).layout
    return found


__all__ = ["SECTIONS", "Layout", "layout"]
