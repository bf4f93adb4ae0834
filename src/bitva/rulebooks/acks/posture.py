"""Lying, standing up, taking cover."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import end_kind, impose, lift
from bitva.rulebooks.acks.cover import BEHIND, objects_near
from bitva.rulebooks.acks.engagement import not_while_engaged
from bitva.rulebooks.acks.march import rooted
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import COVERED, PRONE


@value
class StandUp(Act):
    """A creature gets up, with its movement or its combat action."""

    verb: ClassVar[str] = "stand-up"
    who: Who
    by: str = MOVEMENT


@value
class TakeCover(Act):
    """A creature makes itself small behind something, with its movement or its combat action; `flat` on the ground if it likes."""

    verb: ClassVar[str] = "cover"
    who: Who
    by: str = MOVEMENT
    flat: bool = False


@book.refuses(StandUp)
def refuse_stand_up(fight: Fight, act: StandUp) -> Iterator[Refusal]:
    """Only the prone; as a movement action not while engaged (acks.standup.move, acks.standup.combat)."""
    if act.by not in (MOVEMENT, COMBAT) or not fight.creatures[act.who].flags & PRONE:
        yield refusal("acks.standup.move", hard=True)
        return
    yield from cannot(fight, act.who, act.by)
    if act.by == MOVEMENT:
        yield from not_while_engaged(fight, act.who, "acks.standup.move")
    yield from rooted(fight, act.who)


@book.refuses(TakeCover)
def refuse_cover(fight: Fight, act: TakeCover) -> Iterator[Refusal]:
    """Next to something to hide behind, or flat on the ground; as a movement action not while engaged (acks.cover.move,
    acks.cover.combat)."""
    if act.by not in (MOVEMENT, COMBAT):
        yield refusal("acks.cover.move", hard=True)
        return
    yield from cannot(fight, act.who, act.by)
    if act.by == MOVEMENT:
        yield from not_while_engaged(fight, act.who, "acks.cover.move")
    if fight.creatures[act.who].flags & COVERED:
        yield refusal("acks.cover.effect", why="covered")
    if not act.flat and not objects_near(fight, fight.creatures[act.who]):
        yield refusal("acks.cover.effect", why="open")


@book.proposes
def propose_postures(fight: Fight, who: Who) -> Iterator[Action]:
    """With either action."""
    for by in (MOVEMENT, COMBAT):
        if fight.creatures[who].flags & PRONE:
            yield StandUp(who, by)
        yield TakeCover(who, by)
        yield TakeCover(who, by, flat=True)


@book.performs(StandUp)
def perform_stand_up(table: Table[Fight], act: StandUp) -> None:
    """On its feet, and out of cover (acks.standup.move, acks.cover.effect)."""
    spend(table, act)
    stand(table, act.who)


def stand(table: Table[Fight], who: Who) -> None:
    lift(table, who, "prone")
    end_kind(table, who, BEHIND)


@book.performs(TakeCover)
def perform_cover(table: Table[Fight], act: TakeCover) -> None:
    """It crouches until it leaves its square or stands up; flat on the ground it is prone as well (acks.cover.move,
    acks.cover.effect)."""
    spend(table, act)
    take_cover(table, act.who, "acks.cover.move")
    if act.flat:
        impose(table, act.who, "prone", "acks.cover.effect")


def take_cover(table: Table[Fight], who: Who, rule: RuleId) -> None:
    table.effect(BEHIND, rule, who, who, flags=COVERED, data=(table.battle.creatures[who].at,))
