"""Defend: a whole turn spent on not being hit."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import TURN_START
from bitva.rulebooks.savage.state import NO_RUN, Fight
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import DEFENDING

DEFEND: Final = "sw.defend.action"


@value
class Defend(Action):
    """A fighter spends his whole turn on his defence (sw.defend.action)."""

    verb: ClassVar[str] = "defend"
    who: Who


@book.refuses(Defend)
def refuse_defend(fight: Fight, action: Defend) -> Iterator[Refusal]:
    """A whole turn, without running (sw.defend.action, sw.defend.movement)."""
    yield from no_action(fight, action.who, "defend")
    if fight.creatures[action.who].ran != NO_RUN:
        yield refusal("sw.defend.movement")


@book.proposes
def propose_defend(fight: Fight, who: Who) -> Iterator[Action]:
    yield Defend(who)


@book.performs(Defend)
def perform_defend(table: Table[Fight], action: Defend) -> None:
    """Until its next turn starts (sw.defend.duration)."""
    if broken_into(table, action):
        return
    use_action(table, action.who, "defend")
    table.effect("defend", DEFEND, action.who, action.who, Until(TURN_START, action.who), DEFENDING)


@book.parry_terms.append
def defended(fight: Fight, who: Who) -> Iterator[Term]:
    """Four more to Parry, and to nothing else (sw.defend.action, sw.defend.melee_only)."""
    if fight.creatures[who].flags & DEFENDING:
        yield Term(4, DEFEND)
