"""Edges of a fight that are no part of another chapter: Dodge, Counterattack, First Strike."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.attack import reach_of
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import means_named
from bitva.rulebooks.savage.free import FreeAttack, free_means, may_strike
from bitva.rulebooks.savage.moments import Attacked, Stepped
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.strike import Strike

COUNTER: Final = "counterattack"
FIRST: Final = "first-strike"
BETTER: Final = {COUNTER: "improved-counterattack", FIRST: "improved-first-strike"}
THRICE: Final = 3
"""So many a round with the improved edge (sw.edge.counterattack, sw.edge.first_strike)."""


@value
class EdgeStrike(Action):
    """The free attack that an edge gives (sw.edge.counterattack, sw.edge.first_strike)."""

    verb: ClassVar[str] = "edge-strike"
    who: Who
    target: Who
    means: str
    edge: str


@book.refuses(EdgeStrike)
def refuse_edge_strike(fight: Fight, action: EdgeStrike) -> Iterator[Refusal]:
    """It is offered when its moment has come (sw.free_attack.sources)."""
    yield refusal("sw.free_attack.sources")


@book.performs(EdgeStrike)
def perform_edge_strike(table: Table[Fight], action: EdgeStrike) -> None:
    """One of those of this round is used (sw.free_attack.single)."""
    table.make(facts.reaction_used, action.who, action.edge)
    table.perform(FreeAttack(action.who, action.target, action.means))


def left(creature: Combatant, edge: str) -> bool:
    """Has it the edge, and not used it up in this round?"""
    most = THRICE if creature.sheet.has(BETTER[edge]) else 1 if creature.sheet.has(edge) else 0
    return creature.reacted.count(edge) < most


def strikes(fight: Fight, who: Who, target: Who, edge: str, rule: RuleId, before: int = 0) -> Iterator[Offer]:
    """A free attack with whatever reaches now; `before`: how far away the other was, out of whose reach it came."""
    if not left(fight.creatures[who], edge) or not may_strike(fight, who) or not fight.creatures[target].up:
        return
    blows = tuple(EdgeStrike(who, target, means, edge) for means in free_means(fight, who, target)
                  if not before or before > reach_with(fight, who, means))
    if blows:
        yield Offer(who, rule, blows)


def reach_with(fight: Fight, who: Who, id: str) -> int:
    """How far it reaches with this; a pistol, and a grasp, only what is next to it."""
    means = means_named(fight.creatures[who], id)
    return reach_of(fight, Strike(who, means)) if means is not None and means.melee else 1 + fight.creatures[who].sheet.reach


@book.reacts(Attacked, When.AFTER)
def counterattack(fight: Fight, moment: Attacked) -> Iterator[Offer]:
    """On a foe who has just failed a Fighting roll against it (sw.edge.counterattack)."""
    means = means_named(fight.creatures[moment.who], moment.means)
    if not moment.hit and means is not None and means.melee and fight.hostile(moment.who, moment.target):
        yield from strikes(fight, moment.target, moment.who, COUNTER, "sw.edge.counterattack")


@book.reacts(Stepped, When.AFTER)
def first_strike(fight: Fight, moment: Stepped) -> Iterator[Offer]:
    """On a foe who moves into its reach, before he goes on (sw.edge.first_strike)."""
    mover = fight.creatures[moment.who]
    for foe in fight.foes(moment.who):
        if left(foe, FIRST):
            before = fight.board.gap(moment.came, mover.size, foe.at, foe.size)
            yield from strikes(fight, foe.index, moment.who, FIRST, "sw.edge.first_strike", before)


@book.attack_terms.append
def dodge(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Shots and throws at somebody who knows how to dodge are at -2; areas are not (sw.edge.dodge)."""
    if target != NOBODY and not strike.means.melee and not strike.area and fight.creatures[target].sheet.has("dodge"):
        yield Term(-2, "sw.edge.dodge")
