"""Opportunity attacks: who threatens what, and the reaction when an enemy leaves."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Square, Squares, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import refuse_target, strike
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import means_named, melee_means
from bitva.rulebooks.dnd5e.moments import Leaving
from bitva.rulebooks.dnd5e.riding import rider_of
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.state import Fight, levels_apart
from bitva.rulebooks.dnd5e.turn import may_react
from bitva.rulebooks.dnd5e.words import DISENGAGED, GRAPPLING, MOUNTED


@value
class OpportunityAttack(Action):
    """One melee attack against an enemy about to leave the reach of these means (dnd.oa.cost)."""

    verb: ClassVar[str] = "opportunity"
    who: Who
    target: Who
    means: str


EVERYWHERE = -1
"""As a set of squares: all of them."""
_HANDS = GRAPPLING | MOUNTED
"""What bears on which weapons a creature has hands for."""


def threats(fight: Fight, mover: Who, swept: Squares = EVERYWHERE) -> tuple[tuple[Who, Squares], ...]:
    """Those who could strike at this creature when it leaves, each with a zone it must not leave: one zone for each reach that
    touches
    the squares it sweeps (dnd.oa.trigger, dnd.oa.not_provoked)."""
    creature = fight.creatures[mover]
    if creature.flags & DISENGAGED:
        return ()
    zones: list[tuple[Who, Squares]] = []
    board, relations, side = fight.board, fight.relations, creature.side
    for other in fight.creatures:
        if other.reaction and other.side != side and other.hp > 0 and other.present:
            known = other.sheet.reaches.get((other.hand, other.flags & _HANDS)) or reaches(fight, other.index)
            if not board.reach(other.at, other.size, known[-1]) & swept:
                continue
            if (relations and not fight.hostile(other.index, mover)) or not may_react(other):
                continue
            for reach in known:
                zone = board.reach(other.at, other.size, reach)
                if zone & swept and (other.height == creature.height
                                     or levels_apart(other.height, other.size, creature.height, creature.size) <= reach):
                    zones.append((other.index, zone))
    return tuple(zones)


def reaches(fight: Fight, who: Who) -> tuple[int, ...]:
    """The different reaches of a creature's melee attacks, each its own, the shortest first (dnd.weapon.reach)."""
    creature = fight.creatures[who]
    cache = creature.sheet.reaches
    key = (creature.hand, creature.flags & _HANDS)
    found = cache.get(key)
    if found is None:
        found = cache[key] = tuple(sorted({means.reach for means in melee_means(fight, creature)})) or (0,)
    return found


def within(fight: Fight, who: Who, reach: int, square: Square, size: int, height: int) -> bool:
    """Would a body here be within a creature's reach? (dnd.grid.distance)"""
    creature = fight.creatures[who]
    return (fight.board.gap(creature.at, creature.size, square, size) <= reach
            and levels_apart(creature.height, creature.size, height, size) <= reach)


def left_behind(fight: Fight, mover: Who, onto: Square, height: int, along: Creatures = ()) -> Iterator[tuple[Who, int]]:
    """Whose reach this step would leave, and which reach: enemies with a reaction, free to use it, that are not dragged along
    (dnd.oa.trigger, dnd.grapple.drag)."""
    creature = fight.creatures[mover]
    if creature.flags & DISENGAGED:
        return
    for other in fight.creatures:
        if other.reaction and other.hp > 0 and other.index not in along and may_react(other) and fight.hostile(other.index, mover):
            for reach in reaches(fight, other.index):
                if within(fight, other.index, reach, creature.at, creature.size, creature.height) and not within(
                        fight, other.index, reach, onto, creature.size, height):
                    yield other.index, reach


@book.reacts(Leaving, When.BEFORE)
def opportunity_attacks(fight: Fight, leaving: Leaving) -> Iterator[Offer]:
    """A hostile creature that sees it, with its reaction, may strike with the means whose reach is being left; at a ridden mount or
    its
    rider, as it likes (dnd.oa.trigger, dnd.oa.several, dnd.reaction.opportunity, dnd.mount.opportunity)."""
    mover = fight.creatures[leaving.who]
    if not mover.present or mover.at != leaving.square or mover.hp <= 0:
        return
    left: dict[Who, list[int]] = {}
    for other, reach in left_behind(fight, leaving.who, leaving.onto, leaving.height, leaving.along):
        left.setdefault(other, []).append(reach)
    for other, which in left.items():
        means = [m for m in melee_means(fight, fight.creatures[other]) if m.reach in which]
        blows = tuple(OpportunityAttack(other, target, m.id) for target in struck(fight, leaving.who) if sees(fight, other, target)
                      for m in means if next(refuse_target(fight, other, target, m), None) is None)
        if blows:
            yield Offer(other, "dnd.oa.trigger", blows)


def struck(fight: Fight, mover: Who) -> tuple[Who, ...]:
    """The possible targets: whoever moves, and its rider (dnd.mount.opportunity)."""
    rider = rider_of(fight, mover)
    return (mover,) if rider == NOBODY else (mover, rider)


@book.refuses(OpportunityAttack)
def refuse_opportunity(fight: Fight, attack: OpportunityAttack) -> Iterator[Refusal]:
    """Without its trigger a reaction cannot be taken (dnd.reaction.definition, dnd.reaction.immediate)."""
    yield refusal("dnd.reaction.definition")


@book.performs(OpportunityAttack)
def perform_opportunity(table: Table[Fight], attack: OpportunityAttack) -> None:
    """It uses the reaction and is one melee attack (dnd.oa.cost)."""
    creature = table.battle.creatures[attack.who]
    table.make(facts.reaction_spent, attack.who)
    means = means_named(table.battle, creature, attack.means)
    assert means is not None
    strike(table, attack.who, attack.target, means)
