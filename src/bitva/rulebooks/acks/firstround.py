"""The first round: whoever was ready with missile or long weapon may break into a charge."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cleave import follow_up, standing
from bitva.rulebooks.acks.forced import FORCED
from bitva.rulebooks.acks.gear import at_hand, usable
from bitva.rulebooks.acks.harm import HARMED
from bitva.rulebooks.acks.missile import refuse_shot
from bitva.rulebooks.acks.moments import Moved
from bitva.rulebooks.acks.reach import in_reach
from bitva.rulebooks.acks.saves import FAILED
from bitva.rulebooks.acks.sheet import Means, size_steps
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import SET, Blow, strike
from bitva.rulebooks.acks.words import IDLE, SURPRISED

MISSILE_RULE: Final = "acks.init.first_missile"
LONG_RULE: Final = "acks.init.first_long"
LOST: Final = "chance"


@value
class Forestall(Action):
    """A shot or a thrust into somebody's charge, in the first round."""

    verb: ClassVar[str] = "forestall"
    who: Who
    target: Who
    means: str


@book.reacts(Moved, When.AFTER)
def forestalling(fight: Fight, moved: Moved) -> Iterator[Offer]:
    """Right before the charger's blow, on his number (acks.init.first_missile, acks.init.first_long)."""
    if moved.how != "charge" or fight.clock.round != 1:
        return
    for creature in fight.creatures:
        if creature.index == moved.who or not fight.hostile(creature.index, moved.who) or not free_to(fight, creature):
            continue
        for rule in (MISSILE_RULE, LONG_RULE):
            ways = tuple(Forestall(creature.index, moved.who, means.id) for means in usable(fight, creature.index)
                         if rule_of(means) == rule and next(unable(fight, creature.index, moved.who, means), None) is None
                         and (means.melee or not means.thrown or "hurled" in means.tags))
            if ways:
                yield Offer(creature.index, rule, ways)
                break


def rule_of(means: Means) -> RuleId:
    return LONG_RULE if means.melee else MISSILE_RULE


def free_to(fight: Fight, creature: Combatant) -> bool:
    """Unengaged as the fight began, not surprised, not yet acted, and neither hurt nor shaken since (acks.init.first_missile)."""
    return (creature.present and not creature.dead and not creature.flags & (IDLE | SURPRISED) and not creature.began
            and not creature.acted and LOST not in creature.done and fight.clock.who != creature.index)


def unable(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """A missile in range, even at whoever now engages it; a long weapon at whoever is in reach, no larger, and without one
    himself (acks.init.first_missile, acks.init.first_long)."""
    other = fight.creatures[target]
    if not means.melee:
        yield from (reason for reason in refuse_shot(fight, who, target, means) if reason.rule != "acks.missile.firer")
        return
    if not means.long:
        yield refusal(LONG_RULE, means=means.id)
    yield from in_reach(fight, who, target, means)
    if size_steps(other.sheet.size_name, fight.creatures[who].sheet.size_name) > 0:
        yield refusal(LONG_RULE, why="size")
    if any(own.long for own in usable(fight, target)):
        yield refusal(LONG_RULE, why="long")


@book.refuses(Forestall)
def refuse_forestall(fight: Fight, act: Forestall) -> Iterator[Refusal]:
    """Only in the first round, against a charge (acks.init.first_missile, acks.init.first_long)."""
    means = fight.creatures[act.who].sheet.means.get(act.means)
    yield refusal(MISSILE_RULE if means is None else rule_of(means))


@book.performs(Forestall)
def perform_forestall(table: Table[Fight], act: Forestall) -> None:
    """Its own segment is forfeited, hit or miss; if it kills, it may cleave; a long impact weapon strikes as if set
    (acks.init.first_missile, acks.init.first_long)."""
    fight, who = table.battle, act.who
    means = fight.creatures[who].sheet.means[act.means]
    table.make(facts.segment_forfeited, who, rule_of(means))
    if at_hand(fight.creatures[who], means):
        blow = Blow(who, act.target, means.id, SET if means.impact else "", means.impact)
        stood = standing(fight, act.target)
        strike(table, blow)
        follow_up(table, blow, stood)


def loses_chance(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """Damage, a failed saving throw or being moved by force destroys the chance (acks.init.first_missile)."""
    if table.battle.clock.round == 1 and LOST not in table.battle.creatures[who].done:
        table.make(facts.happened, who, LOST)


HARMED.append(loses_chance)
FAILED.append(loses_chance)
FORCED.append(loses_chance)
