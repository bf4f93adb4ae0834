"""Opportunity attacks: who threatens what, and the reaction when an enemy leaves."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import Squares, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import strike
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import melee_means
from bitva.rulebooks.dnd5e.moments import Leaving
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import may_react
from bitva.rulebooks.dnd5e.words import DISENGAGED


@value
class OpportunityAttack(Action):
    """One melee attack against an enemy about to leave the reach of these means (dnd.oa.cost)."""

    verb: ClassVar[str] = "opportunity"
    who: Who
    target: Who
    means: str


def threats(fight: Fight, mover: Who) -> tuple[tuple[Who, Squares], ...]:
    """Those who could strike at this creature when it leaves, each with a zone it must not leave: one zone for each reach
    (dnd.oa.trigger, dnd.oa.not_provoked)."""
    creature = fight.creatures[mover]
    if creature.flags & DISENGAGED:
        return ()
    zones: list[tuple[Who, Squares]] = []
    board, relations = fight.board, fight.relations
    for other in fight.creatures:
        if other.reaction and other.side != creature.side and other.hp > 0 and other.present:
            if (relations and not fight.hostile(other.index, mover)) or not may_react(other):
                continue
            if other.height == creature.height == 0:
                zones += [(other.index, board.reach(other.at, other.size, n)) for n in reaches(fight, other.index)]
            else:
                zones += [(other.index, board.reach(other.at, other.size, n)) for n in reaches(fight, other.index)
                          if abs(other.height - creature.height) <= n * 5]
    return tuple(zones)


def reaches(fight: Fight, who: Who) -> tuple[int, ...]:
    """The different reaches of a creature's melee attacks, each its own (dnd.weapon.reach)."""
    creature = fight.creatures[who]
    cache = creature.sheet.reaches
    key = (creature.hand, creature.flags & (1 << 26))
    found = cache.get(key)
    if found is None:
        found = cache[key] = tuple(sorted({means.reach for means in melee_means(fight, creature)}))
    return found


@book.reacts(Leaving, When.BEFORE)
def opportunity_attacks(fight: Fight, leaving: Leaving) -> Iterator[Offer]:
    """A hostile creature that sees it, with its reaction, may strike with the means whose reach is being left
    (dnd.oa.trigger, dnd.oa.several, dnd.reaction.opportunity)."""
    mover = fight.creatures[leaving.who]
    if not mover.present or mover.at != leaving.square or mover.hp <= 0:
        return
    board = fight.board
    after = board.space(leaving.onto, mover.size)
    for other, zone in threats(fight, leaving.who):
        if mover.space & zone and not after & zone and sees(fight, other, leaving.who):
            creature = fight.creatures[other]
            means = tuple(OpportunityAttack(other, leaving.who, m.id) for m in melee_means(fight, creature)
                          if board.reach(creature.at, creature.size, m.reach) == zone)
            if means:
                yield Offer(other, "dnd.oa.trigger", means)


@book.refuses(OpportunityAttack)
def refuse_opportunity(fight: Fight, attack: OpportunityAttack) -> Iterator[Refusal]:
    """Without its trigger a reaction cannot be taken (dnd.reaction.definition, dnd.reaction.immediate)."""
    yield refusal("dnd.reaction.definition")


@book.performs(OpportunityAttack)
def perform_opportunity(table: Table[Fight], attack: OpportunityAttack) -> None:
    """It uses the reaction and is one melee attack (dnd.oa.cost)."""
    creature = table.battle.creatures[attack.who]
    table.make(facts.reaction_spent, attack.who)
    strike(table, attack.who, attack.target, creature.sheet.means[attack.means])
