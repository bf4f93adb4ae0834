"""Small fights drawn as the scenes of proofs are, begun and ready for a deed."""
from __future__ import annotations

from typing import Any

from bitva.content.encounters import rulebook
from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Scripted, Seeded, Source
from bitva.kernel.table import Table
from bitva.players.dnd5e import usual
from bitva.proofs.form import Proof, dice_of
from bitva.proofs.scene import scene
from bitva.rulebooks.dnd5e.state import Fight

BOOK = rulebook("dnd5e")


def answer(battle: Battle, question: Question) -> object:
    """What one usually answers."""
    assert isinstance(battle, Fight)
    return usual(battle, question)


def begun(creatures: dict[str, dict[str, Any]], **data: Any) -> Fight:
    """A fight in its first turn: they act in the order in which they are listed."""
    fight: Fight = BOOK.start(scene(Proof("", 0, (), "", 0, 0, {"creatures": creatures, **data}, (), ()), "dnd5e"))
    Table(BOOK, fight, Seeded("opening"), policy=answer).deed(None)
    return fight


def action(fight: Fight, line: str) -> Action:
    """An action of this fight by its notation; it is legal."""
    found: Action = BOOK.notation.read(fight, line)
    reason = BOOK.refuse(fight, found)
    assert reason is None, f"{line}: {reason}"
    return found


def done(fight: Fight, line: str, dice: str = "") -> Fight:
    """The fight after this, with these dice and no other."""
    after: Fight = fight.clone()
    source: Source = Scripted(dice_of(dice))
    Table(BOOK, after, source, policy=answer).deed(action(fight, line))
    return after
