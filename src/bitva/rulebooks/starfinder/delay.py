"""Delaying: a turn put off until others have acted."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.facts import ordered, phase_began
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import BETWEEN, actionless, not_its_turn
from bitva.rulebooks.starfinder.initiative import moved
from bitva.rulebooks.starfinder.moments import TurnOver
from bitva.rulebooks.starfinder.state import Fight

RESUME = "sf.delay.resume"


@value
class Delay(Action):
    """A creature puts its whole turn off."""

    verb: ClassVar[str] = "delay"
    who: Who


@value
class ComeIn(Action):
    """It takes the turn that it put off."""

    verb: ClassVar[str] = "come-in"
    who: Who


@book.refuses(Delay)
def refuse_delay(fight: Fight, delay: Delay) -> Iterator[Refusal]:
    """Before any action of the turn, by who could act at all (sf.delay.declare, sf.action.restricted)."""
    yield from not_its_turn(fight, delay.who)
    creature = fight.creatures[delay.who]
    yield from actionless(creature, mental=True)
    if creature.spent or creature.full:
        yield refusal("sf.delay.declare", spent=creature.spent)


@book.proposes
def propose_delay(fight: Fight, who: Who) -> Iterator[Action]:
    """A fresh turn can be put off (sf.delay.declare)."""
    yield Delay(who)


@book.performs(Delay)
def perform_delay(table: Table[Fight], delay: Delay) -> None:
    """It costs nothing; the turn has begun and is taken later (sf.delay.declare, sf.delay.reaction)."""
    table.make(facts.delayed, delay.who)
    table.make(phase_began, BETWEEN)


@book.reacts(TurnOver, When.AFTER)
def may_come_in(fight: Fight, over: TurnOver) -> Iterator[Offer]:
    """After any creature's turn whoever waits may take its own, in initiative order; one comes in at a time (sf.delay.resume)."""
    if any(creature.coming for creature in fight.creatures):
        return
    for place in fight.clock.order:
        creature = fight.creatures[place.who]
        if creature.delaying and creature.able:
            yield Offer(place.who, RESUME, (ComeIn(place.who),))


@book.refuses(ComeIn)
def refuse_come_in(fight: Fight, come: ComeIn) -> Iterator[Refusal]:
    """Not in the middle of somebody's turn (sf.delay.resume)."""
    yield refusal(RESUME)


@book.performs(ComeIn)
def perform_come_in(table: Table[Fight], come: ComeIn) -> None:
    """Its count is that of the turn just ended, for the rest of the fight, and its turn comes at once (sf.delay.initiative)."""
    clock = table.battle.clock
    if clock.who != come.who:
        table.make(ordered, *moved(clock.order, clock.at, come.who))
    table.make(facts.came_in, come.who)
