"""Lying down and getting up."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.conditions import impose, lift
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.words import MOVE, PINNED, PRONE, SWIFT


@value
class DropProne(Action):
    """A creature throws itself to the ground."""

    verb: ClassVar[str] = "drop-prone"
    cost: ClassVar[str] = SWIFT
    who: Who


@value
class StandUp(Action):
    """A creature gets up."""

    verb: ClassVar[str] = "stand-up"
    cost: ClassVar[str] = MOVE
    who: Who


@book.refuses(DropProne)
def refuse_drop(fight: Fight, drop: DropProne) -> Iterator[Refusal]:
    """A swift action, on the ground, for one who stands and can be brought to lie at all (sf.drop_prone)."""
    creature = fight.creatures[drop.who]
    yield from cannot_spend(fight, drop.who, SWIFT)
    if creature.flags & PRONE or creature.height or weightless(fight) or "prone" in creature.sheet.immune:
        yield refusal("sf.drop_prone", prone=bool(creature.flags & PRONE))


@book.performs(DropProne)
def perform_drop(table: Table[Fight], drop: DropProne) -> None:
    """Prone at once, in its own square (sf.drop_prone)."""
    pay(table, drop.who, SWIFT, drop.verb)
    impose(table, drop.who, "prone", "sf.drop_prone", drop.who)


@book.refuses(StandUp)
def refuse_stand(fight: Fight, stand: StandUp) -> Iterator[Refusal]:
    """A move action, for one who lies and is not held down (sf.stand_up)."""
    flags = fight.creatures[stand.who].flags
    yield from cannot_spend(fight, stand.who, MOVE)
    if flags & PINNED:
        yield refusal("sf.condition.pinned")
    if not flags & PRONE:
        yield refusal("sf.stand_up")


@book.performs(StandUp)
def perform_stand(table: Table[Fight], stand: StandUp) -> None:
    """It gives nobody cause (sf.stand_up)."""
    pay(table, stand.who, MOVE, stand.verb)
    lift(table, stand.who, "prone")


@book.proposes
def propose_posture(fight: Fight, who: Who) -> Iterator[Action]:
    """Down, or up again."""
    yield StandUp(who)
    yield DropProne(who)
