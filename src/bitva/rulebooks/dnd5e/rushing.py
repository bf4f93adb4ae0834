"""Bonus actions of those who charge: Aggressive, to come nearer to an enemy, and Trampling Charge, once more at one who lies."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import refuse_target, strike
from bitva.rulebooks.dnd5e.bonus import acted, no_bonus_left
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.charging import TRAMPLING, mark
from bitva.rulebooks.dnd5e.figures import speed
from bitva.rulebooks.dnd5e.ground import WALK, reachable
from bitva.rulebooks.dnd5e.movement import cannot_move, refuse_path, walk
from bitva.rulebooks.dnd5e.ready import poised
from bitva.rulebooks.dnd5e.sheet import Means
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.traits import RULE
from bitva.rulebooks.dnd5e.turn import gone
from bitva.rulebooks.dnd5e.words import PRONE

AGGRESSIVE = "aggressive"


@value
class Rush(Action):
    """A walk along these squares towards an enemy, as the bonus action."""

    verb: ClassVar[str] = AGGRESSIVE
    who: Who
    path: Path


@book.refuses(Rush)
def refuse_rush(fight: Fight, rush: Rush) -> Iterator[Refusal]:
    """A bonus action, able to move, no farther than the speed, and every step no farther from one enemy that it sees, whom it ends
    nearer to (dnd.monster.traits, dnd.bonus.definition)."""
    creature = fight.creatures[rush.who]
    if not creature.sheet.has(AGGRESSIVE) or not rush.path:
        yield refusal(RULE, hard=True, feature=AGGRESSIVE)
        return
    yield from gone(fight, rush.who)
    yield from cannot_move(fight, rush.who)
    yield from no_bonus_left(fight, rush.who)
    yield from refuse_path(fight, rush.who, rush.path, WALK, speed(fight, rush.who))
    if not any(towards(fight, creature, enemy, rush.path) for enemy in fight.enemies(rush.who)
               if sees(fight, rush.who, enemy.index)):
        yield refusal(RULE, feature=AGGRESSIVE, path=rush.path)


def towards(fight: Fight, creature: Combatant, enemy: Combatant, path: Path) -> bool:
    """Does this way lead nearer to an enemy, and never farther from it?"""
    gaps = [fight.board.gap(square, creature.size, enemy.at, enemy.size) for square in (creature.at, *path)]
    return gaps[-1] < gaps[0] and all(after <= before for before, after in pairwise(gaps))


@book.proposes
def propose_rush(fight: Fight, who: Who) -> Iterator[Action]:
    """As near as can be to each enemy in sight."""
    creature = fight.creatures[who]
    if not (creature.bonus and creature.sheet.has(AGGRESSIVE)):
        return
    reach = reachable(poised(fight, who), who)
    for enemy in fight.enemies(who):
        if sees(fight, who, enemy.index):
            nearest = min(squares(reach.squares), key=lambda square: (
                fight.board.gap(square, creature.size, enemy.at, enemy.size), len(reach.path(square)), square))
            if nearest != creature.at:
                yield Rush(who, reach.path(nearest))


@book.performs(Rush)
def perform_rush(table: Table[Fight], rush: Rush) -> None:
    """It costs none of the movement of the turn, and provokes as any movement does (dnd.monster.traits, dnd.oa.trigger)."""
    table.make(facts.bonus_spent, rush.who)
    walk(table, rush.who, rush.path, pays=False)
    acted(table, rush)


# ---- trampling ---------------------------------------------------------------------------------------------------------------

@value
class Trample(Action):
    """Once more at a creature that it has charged this turn and that lies prone."""

    verb: ClassVar[str] = "trample"
    who: Who
    target: Who


@book.refuses(Trample)
def refuse_trample(fight: Fight, deed: Trample) -> Iterator[Refusal]:
    """A bonus action, at one charged this turn who lies prone, within reach (dnd.monster.traits, dnd.bonus.definition)."""
    creature = fight.creatures[deed.who]
    if not creature.sheet.has(TRAMPLING):
        yield refusal(RULE, hard=True, feature=TRAMPLING)
        return
    yield from no_bonus_left(fight, deed.who)
    if mark(deed.target) not in creature.done or not fight.creatures[deed.target].flags & PRONE:
        yield refusal(RULE, feature=TRAMPLING, target=deed.target)
    yield from refuse_target(fight, deed.who, deed.target, hooves(creature))


def hooves(creature: Combatant) -> Means:
    return creature.sheet.means[str(creature.sheet.features[TRAMPLING]["bonus_attack"])]


@book.proposes
def propose_trample(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever has been charged."""
    creature = fight.creatures[who]
    if creature.bonus and creature.sheet.has(TRAMPLING):
        yield from (Trample(who, other.index) for other in fight.creatures if mark(other.index) in creature.done)


@book.performs(Trample)
def perform_trample(table: Table[Fight], deed: Trample) -> None:
    """One attack more (dnd.monster.traits)."""
    table.make(facts.bonus_spent, deed.who)
    strike(table, deed.who, deed.target, hooves(table.battle.creatures[deed.who]))
    acted(table, deed, deed.target)
