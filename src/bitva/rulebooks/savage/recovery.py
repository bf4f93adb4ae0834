"""Getting over Shaken with a Benny, at any moment."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.savage.bennies import pay, purse
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import lift
from bitva.rulebooks.savage.moments import Targeted
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import INCAPACITATED, SHAKEN

SHAKEN_RULE: Final = "sw.cond.shaken"


@value
class Recover(Action):
    """A Benny ends Shaken, in anybody's turn (sw.cond.shaken)."""

    verb: ClassVar[str] = "recover"
    who: Who


@book.refuses(Recover)
def refuse_recover(fight: Fight, action: Recover) -> Iterator[Refusal]:
    """Shaken, and a Benny left (sw.cond.shaken, sw.benny.use)."""
    creature = fight.creatures[action.who]
    if not creature.up or not creature.flags & SHAKEN:
        yield refusal(SHAKEN_RULE, hard=True)
    if not purse(fight, action.who):
        yield refusal("sw.benny.pool")


@book.proposes
def propose_recover(fight: Fight, who: Who) -> Iterator[Action]:
    yield Recover(who)


@book.performs(Recover)
def perform_recover(table: Table[Fight], action: Recover) -> None:
    """It acts as if nothing had been (sw.cond.shaken)."""
    pay(table, action.who, SHAKEN_RULE)
    lift(table, action.who, "shaken")


@book.reacts(Targeted, When.BEFORE)
def in_time(fight: Fight, moment: Targeted) -> Iterator[Offer]:
    """Just before a blow falls it may still be done (sw.cond.shaken)."""
    creature = fight.creatures[moment.target]
    if creature.flags & SHAKEN and not creature.flags & INCAPACITATED and purse(fight, moment.target):
        yield Offer(moment.target, SHAKEN_RULE, (Recover(moment.target),))
