"""Attacks of opportunity: who threatens whom, and the three causes for which one may strike."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Squares, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import strike
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_react, may_react
from bitva.rulebooks.starfinder.cover import cover
from bitva.rulebooks.starfinder.figures import in_reach, reaches, threatening
from bitva.rulebooks.starfinder.moments import Exposed, Leaving
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import observes
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import GUARDED, REACTION

WHAT: Final = "sf.aoo.what"
SPARING: list[Callable[[Fight, Who, Who, RuleId], bool]] = []
"""Rules by which one gives another no cause, though it otherwise would: reactor, provoker, cause."""


@value
class OpportunityAttack(Action):
    """One melee attack on an opponent in a threatened square that gives cause for it."""

    verb: ClassVar[str] = "opportunity"
    cost: ClassVar[str] = REACTION
    who: Who
    target: Who
    means: str


# ---- who may strike ----------------------------------------------------------------------------------------------------------

def watchers(fight: Fight, who: Who, space: Squares = -1) -> tuple[Combatant, ...]:
    """Enemies that could strike at this creature if it gave them cause, anywhere or in these squares; in initiative order
    (sf.aoo.what, sf.reaction.per_round)."""
    creature = fight.creatures[who]
    found = [other for other in fight.creatures if other.reaction and other.side != creature.side and other.hp > 0 and other.present
             and (known := reaches(other)) and fight.board.reach(other.at, other.size, known[-1]) & space
             and fight.hostile(other.index, who) and may_react(other) and not other.flags & GUARDED]
    if len(found) > 1:
        place = fight.clock.place_of
        found.sort(key=lambda other: place(other.index))
    return tuple(found)


def cannot_strike(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """Why this one may not be struck at with these means though it gives cause (sf.aoo.what, sf.reach.threatened, sf.cover.aoo,
    sf.weapon.unwieldy, sf.sense.awareness)."""
    creature, other = fight.creatures[who], fight.creatures[target]
    if means not in threatening(creature):
        yield refusal("sf.reach.threatened", means=means.id)
    elif not in_reach(fight, who, means.reach, other.at, other.size, other.height):
        yield refusal(WHAT, away=fight.gap(who, target) * 5, reach=means.reach * 5)
    yield from cannot_react(creature)
    if creature.flags & GUARDED:
        yield refusal("sf.total_defence.no_aoo")
    if "unwieldy" in means.properties:
        yield refusal("sf.weapon.unwieldy", means=means.id)
    if cover(fight, who, target, ranged=False).hard:
        yield refusal("sf.cover.aoo", target=target)
    if not observes(fight, who, target):
        yield refusal("sf.sense.awareness", target=target)


def strikes_at(fight: Fight, who: Who, rule: RuleId) -> Iterator[Offer]:
    """Everyone who threatens the creature where it is and may strike, each asked separately in initiative order (sf.aoo.what)."""
    creature = fight.creatures[who]
    if not creature.present or creature.dead:
        return
    for other in watchers(fight, who):
        if any(spares(fight, other.index, who, rule) for spares in SPARING):
            continue
        blows = tuple(OpportunityAttack(other.index, who, means.id) for means in threatening(other)
                      if next(cannot_strike(fight, other.index, who, means), None) is None)
        if blows:
            yield Offer(other.index, rule, blows)


# ---- the causes --------------------------------------------------------------------------------------------------------------

@book.reacts(Leaving, When.BEFORE)
def on_leaving(fight: Fight, leaving: Leaving) -> Iterator[Offer]:
    """An opponent goes, or is moved, out of a threatened square (sf.aoo.trigger.move, sf.aoo.trigger.forced)."""
    if fight.creatures[leaving.who].at == leaving.square and fight.creatures[leaving.who].hp > 0:
        yield from strikes_at(fight, leaving.who, leaving.rule)


@book.reacts(Exposed, When.BEFORE)
def on_exposure(fight: Fight, exposed: Exposed) -> Iterator[Offer]:
    """An opponent shoots, throws or casts in a threatened square (sf.aoo.trigger.ranged, sf.aoo.trigger.spell)."""
    if fight.creatures[exposed.who].able:
        yield from strikes_at(fight, exposed.who, exposed.rule)


@book.refuses(OpportunityAttack)
def refuse_opportunity(fight: Fight, attack: OpportunityAttack) -> Iterator[Refusal]:
    """Without its trigger a reaction cannot be taken, and there are three (sf.reaction.trigger, sf.aoo.what)."""
    means = fight.creatures[attack.who].sheet.means.get(attack.means)
    if means is None or not fight.creatures[attack.target].present:
        yield refusal(WHAT, hard=True, means=attack.means)
        return
    if not fight.hostile(attack.who, attack.target):
        yield refusal("sf.combat.ally", target=attack.target)
    yield from cannot_strike(fight, attack.who, attack.target, means)
    yield refusal("sf.reaction.trigger")
    yield refusal(WHAT)


@book.performs(OpportunityAttack)
def perform_opportunity(table: Table[Fight], attack: OpportunityAttack) -> None:
    """It takes the reaction and nothing of the next turn, and is resolved before what gave cause (sf.aoo.order, sf.aoo.free,
    sf.aoo.penalties)."""
    creature = table.battle.creatures[attack.who]
    table.make(facts.reaction_spent, attack.who)
    strike(table, attack.who, attack.target, creature.sheet.means[attack.means])
