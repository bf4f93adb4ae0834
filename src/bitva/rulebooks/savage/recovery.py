"""Getting over Shaken with a Benny, at any moment; keeping others from bleeding out."""
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
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import Targeted
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import BLEEDING, INCAPACITATED, SHAKEN

SHAKEN_RULE: Final = "sw.cond.shaken"
BLEEDS: Final = "sw.damage.bleeding"


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


# ---- first aid -----------------------------------------------------------------------------------------------------------------

@value
class Stabilise(Action):
    """A Healing roll stops the bleeding of somebody next to one (sw.damage.bleeding)."""

    verb: ClassVar[str] = "stabilise"
    who: Who
    target: Who


@book.refuses(Stabilise)
def refuse_stabilise(fight: Fight, action: Stabilise) -> Iterator[Refusal]:
    """An action, and somebody next to one who is bleeding out (sw.damage.bleeding)."""
    other = fight.creatures[action.target]
    if action.who == action.target or not other.present or not other.flags & BLEEDING:
        yield refusal(BLEEDS, hard=True, target=action.target)
        return
    yield from no_action(fight, action.who, "heal")
    if not fight.adjacent(action.who, action.target):
        yield refusal(BLEEDS, target=action.target)


@book.proposes
def propose_stabilise(fight: Fight, who: Who) -> Iterator[Action]:
    yield from (Stabilise(who, other.index) for other in fight.others(who) if other.flags & BLEEDING)


@book.performs(Stabilise)
def perform_stabilise(table: Table[Fight], action: Stabilise) -> None:
    """A success is enough (sw.damage.bleeding)."""
    if broken_into(table, action):
        return
    use_action(table, action.who, "heal")
    if trait_roll(table, action.who, "healing", BLEEDS, target=action.target, action=True, most=0).success:
        lift(table, action.target, "bleeding")


@book.reacts(Targeted, When.BEFORE)
def in_time(fight: Fight, moment: Targeted) -> Iterator[Offer]:
    """Just before a blow falls it may still be done (sw.cond.shaken)."""
    creature = fight.creatures[moment.target]
    if creature.flags & SHAKEN and not creature.flags & INCAPACITATED and purse(fight, moment.target):
        yield Offer(moment.target, SHAKEN_RULE, (Recover(moment.target),))
