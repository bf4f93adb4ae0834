"""Crawling, and the five feet that everybody can go who can go at all."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.ground import reachable
from bitva.rulebooks.starfinder.movement import cannot_go, go, refuse_way
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import FEET, FULL, MOVE, PRONE

CRAWLING: Final = "sf.crawl"
LEAST: Final = "sf.move.minimum"
ANY: Final = 10_000
"""More feet than any step takes."""


@value
class Crawl(Action):
    """One square on the belly."""

    verb: ClassVar[str] = "crawl"
    cost: ClassVar[str] = MOVE
    who: Who
    square: Square


@value
class LeastMove(Action):
    """One square with all one's might, whatever is in the way of it."""

    verb: ClassVar[str] = "least-move"
    cost: ClassVar[str] = FULL
    who: Who
    square: Square


@book.refuses(Crawl)
def refuse_crawl(fight: Fight, crawl: Crawl) -> Iterator[Refusal]:
    """A move action for 5 feet, for one who lies (sf.crawl)."""
    yield from cannot_spend(fight, crawl.who, MOVE)
    if not fight.creatures[crawl.who].flags & PRONE:
        yield refusal(CRAWLING)
    yield from cannot_go(fight, crawl.who, lying=True)
    yield from refuse_way(fight, crawl.who, (crawl.square,), min(FEET, speed(fight, crawl.who)), CRAWLING)


@book.refuses(LeastMove)
def refuse_least(fight: Fight, move: LeastMove) -> Iterator[Refusal]:
    """The whole turn, for one who can move at all (sf.move.minimum)."""
    creature = fight.creatures[move.who]
    yield from cannot_spend(fight, move.who, FULL)
    yield from cannot_go(fight, move.who)
    if not creature.sheet.speeds.get("land"):
        yield refusal(LEAST)
    yield from refuse_way(fight, move.who, (move.square,), ANY, LEAST)


@book.proposes
def propose_lesser_moves(fight: Fight, who: Who) -> Iterator[Action]:
    """Every square beside one, on the belly; and those that no walk leads to (sf.crawl, sf.move.minimum)."""
    creature = fight.creatures[who]
    around = fight.board.near[creature.at] & ~(1 << creature.at)
    if creature.flags & PRONE:
        yield from (Crawl(who, square) for square in squares(around))
    elif not creature.spent:
        yield from (LeastMove(who, square) for square in squares(around & ~reachable(fight, who).squares))


@book.performs(Crawl)
def perform_crawl(table: Table[Fight], crawl: Crawl) -> None:
    """It is no guarded step, and the crawler goes on lying (sf.crawl)."""
    pay(table, crawl.who, MOVE, crawl.verb)
    go(table, crawl.who, (crawl.square,))


@book.performs(LeastMove)
def perform_least(table: Table[Fight], move: LeastMove) -> None:
    """It gives cause as any other movement (sf.move.minimum)."""
    pay(table, move.who, FULL, move.verb)
    go(table, move.who, (move.square,))
