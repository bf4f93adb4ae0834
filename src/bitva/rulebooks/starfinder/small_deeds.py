"""A few words, and whatever no rule lists."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import actionless, cannot_act, cannot_spend, gone, pay
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import FULL, MOVE, OTHER, STANDARD, SWIFT

KINDS: Final = (STANDARD, MOVE, SWIFT, FULL, OTHER)


@value
class Say(Action):
    """A few words."""

    verb: ClassVar[str] = "say"
    cost: ClassVar[str] = OTHER
    who: Who
    words: tuple[str, ...]


@value
class Improvise(Action):
    """A task that no rule lists; the game master rules on what comes of it."""

    verb: ClassVar[str] = "improvise"
    cost: ClassVar[str] = STANDARD
    who: Who
    task: str


@book.refuses(Say)
def refuse_say(fight: Fight, say: Say) -> Iterator[Refusal]:
    """At any time, by anybody who is awake (sf.banter)."""
    yield from gone(fight, say.who)
    yield from actionless(fight.creatures[say.who], mental=True)


@book.performs(Say)
def perform_say(table: Table[Fight], say: Say) -> None:
    """Nothing is spent (sf.banter, sf.action.untyped)."""
    table.tell(facts.said, say.who, say.words)


@book.refuses(Improvise)
def refuse_improvise(fight: Fight, deed: Improvise) -> Iterator[Refusal]:
    """On its own turn (sf.action.standard)."""
    yield from cannot_act(fight, deed.who)


@book.performs(Improvise)
def perform_improvise(table: Table[Fight], deed: Improvise) -> None:
    """A standard action, unless the game master sets another type (sf.action.standard)."""
    fight = table.battle
    kinds = tuple(kind for kind in KINDS if next(cannot_spend(fight, deed.who, kind), None) is None)
    kind = table.ask(NOBODY, "sf.action.standard", kinds, who=deed.who, task=deed.task, proposed=STANDARD)
    pay(table, deed.who, kind, deed.verb)
    table.tell(facts.improvised, deed.who, deed.task, kind)
