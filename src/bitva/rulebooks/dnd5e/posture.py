"""Lying down and getting up."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import movement_left, speed
from bitva.rulebooks.dnd5e.harm import impose, lift
from bitva.rulebooks.dnd5e.movement import cannot_move
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import not_its_turn
from bitva.rulebooks.dnd5e.words import FROZEN, MOUNTED, PRONE


@value
class Stand(Action):
    """A creature gets up, for half its speed."""

    verb: ClassVar[str] = "stand"
    who: Who


@value
class DropProne(Action):
    """A creature throws itself down."""

    verb: ClassVar[str] = "drop-prone"
    who: Who


def half_speed(fight: Fight, who: Who) -> int:
    """Half of the current speed, not enlarged by Dash: the price of getting up, mounting and dismounting
    (dnd.move.stand_up, dnd.mount.mounting, dnd.core.rounding)."""
    return speed(fight, who, feet_mode(fight, who)) // 2


def feet_mode(fight: Fight, who: Who) -> str:
    """The way of moving in which a creature gets about: on foot, or else its fastest."""
    speeds = fight.creatures[who].sheet.speeds
    return "walk" if speeds.get("walk") or not speeds else max(speeds, key=lambda mode: speeds[mode])


def too_slow(fight: Fight, who: Who, rule: str) -> Iterator[Refusal]:
    """Half the speed has to be left, and the speed not be 0 (dnd.move.stand_up, dnd.mount.mounting)."""
    needs, left = half_speed(fight, who), movement_left(fight, who, feet_mode(fight, who))
    if not speed(fight, who, feet_mode(fight, who)) or needs > left:
        yield refusal(rule, needs=needs, left=left)


@book.refuses(Stand)
def refuse_stand(fight: Fight, stand: Stand) -> Iterator[Refusal]:
    """Whoever lies there and has half its speed left (dnd.move.stand_up)."""
    if not fight.creatures[stand.who].flags & PRONE:
        yield refusal("dnd.condition.prone", hard=True)
    yield from not_its_turn(fight, stand.who)
    yield from too_slow(fight, stand.who, "dnd.move.stand_up")
    yield from cannot_move(fight, stand.who)


@book.refuses(DropProne)
def refuse_drop_prone(fight: Fight, drop: DropProne) -> Iterator[Refusal]:
    """At no cost, by whoever is on its feet and can move (dnd.move.drop_prone)."""
    creature = fight.creatures[drop.who]
    if creature.flags & PRONE or "prone" in creature.sheet.condition_immune:
        yield refusal("dnd.condition.prone", hard=True)
    yield from not_its_turn(fight, drop.who)
    yield from (reason for reason in cannot_move(fight, drop.who) if creature.flags & (FROZEN | MOUNTED) or creature.surprised)


@book.proposes
def propose_posture(fight: Fight, who: Who) -> Iterator[Action]:
    """Up if it lies, down if it stands (dnd.move.stand_up, dnd.move.drop_prone)."""
    yield Stand(who) if fight.creatures[who].flags & PRONE else DropProne(who)


@book.performs(Stand)
def perform_stand(table: Table[Fight], stand: Stand) -> None:
    """It costs half the speed and provokes nobody (dnd.move.stand_up)."""
    table.make(facts.moved, stand.who, half_speed(table.battle, stand.who), feet_mode(table.battle, stand.who))
    lift(table, stand.who, "prone")


@book.performs(DropProne)
def perform_drop_prone(table: Table[Fight], drop: DropProne) -> None:
    """It lies prone (dnd.move.drop_prone)."""
    impose(table, drop.who, "prone", "dnd.move.drop_prone", drop.who)
