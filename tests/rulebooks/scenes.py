"""Small fights drawn as the scenes of proofs are, begun and ready for a deed."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from bitva.content.encounters import rulebook
from bitva.kernel.actions import Action, Question, Refusal
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Scripted, Seeded, Source
from bitva.kernel.outcomes import choices
from bitva.kernel.session import Session
from bitva.kernel.table import Table
from bitva.proofs.form import Proof, dice_of
from bitva.proofs.scene import scene
from bitva.rulebooks.dnd5e.state import Fight


class Scenes:
    """The scenes of one rulebook."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.book = rulebook(name)
        self.usual = import_module(f"bitva.players.{name}").usual

    def answer(self, battle: Battle, question: Question) -> object:
        """What one usually answers."""
        return self.usual(battle, question)

    def begun(self, creatures: dict[str, dict[str, Any]], **data: Any) -> Any:
        """A fight in its first turn: they act in the order in which they are listed."""
        fight = self.book.start(scene(Proof("", 0, (), "", 0, 0, {"creatures": creatures, **data}, (), ()), self.name))
        Table(self.book, fight, Seeded("opening"), policy=self.answer).deed(None)
        return fight

    def action(self, fight: Any, line: str) -> Action:
        """An action of this fight by its notation; it is legal."""
        found: Action = self.book.notation.read(fight, line)
        reason = self.book.refuse(fight, found)
        assert reason is None, f"{line}: {reason}"
        return found

    def done(self, fight: Any, line: str, dice: str = "") -> Any:
        """The fight after this, with these dice and no other."""
        after = fight.clone()
        source: Source = Scripted(dice_of(dice))
        Table(self.book, after, source, policy=self.answer).deed(self.action(fight, line))
        return after


def ways(session: Session[Any]) -> int:
    """In how many ways the next deed can go: every deed that is offered, and every answer to what it asks, given to a session."""
    book = session.book
    return sum(_endings(session, partial(Session.act, person="gm", action=action))
               for who in book.actors(session.battle) for action in tuple(book.options(session.battle, who)))


def _endings(session: Session[Any], give: Callable[[Session[Any]], Refusal | None]) -> int:
    """In how many ways a deed can end."""
    fork = session.fork()
    assert give(fork) is None
    if not fork.open:
        return 1
    question = fork.open[0]
    return sum(_endings(fork, partial(Session.answer, person="gm", key=question.key, answer=choice))
               for choice in choices(question))


_DND = Scenes("dnd5e")
BOOK, answer, action = _DND.book, _DND.answer, _DND.action


def begun(creatures: dict[str, dict[str, Any]], **data: Any) -> Fight:
    fight: Fight = _DND.begun(creatures, **data)
    return fight


def done(fight: Fight, line: str, dice: str = "") -> Fight:
    after: Fight = _DND.done(fight, line, dice)
    return after
