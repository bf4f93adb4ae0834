"""What a turn gives and what a deed costs: standard, move, swift and full actions, and who may act at all."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.conditions import end_kind
from bitva.rulebooks.starfinder.placing import AWARENESS
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import (
    ACTIONLESS,
    ASLEEP,
    COWERING,
    DAZED,
    DYING,
    FASCINATED,
    FULL,
    GRAPPLED,
    MOVE,
    NAUSEATED,
    OFF_GUARD,
    OTHER,
    PANICKED,
    PARALYZED,
    REACTION,
    STAGGERED,
    STANDARD,
    STUNNED,
    SURPRISED,
    SWIFT,
    UNCONSCIOUS,
)

TURN, BETWEEN = "turn", "between"
PAYS: Final = {STANDARD: (STANDARD,), MOVE: (MOVE, STANDARD), SWIFT: (SWIFT, MOVE, STANDARD)}
"""What may be spent for what, the cheapest first: trading never goes upward (sf.action.substitute)."""
LOWER: Final = {STANDARD: MOVE, MOVE: SWIFT}
"""What a kind of action may be traded down to (sf.action.substitute)."""
TAKES_ALL: Final = ((DYING, "sf.condition.dying"), (UNCONSCIOUS, "sf.condition.unconscious"), (ASLEEP, "sf.condition.asleep"),
                    (STUNNED, "sf.condition.stunned"), (DAZED, "sf.condition.dazed"), (COWERING, "sf.condition.cowering"),
                    (FASCINATED, "sf.condition.fascinated"))
UNFIT: Final = ((OFF_GUARD, "sf.condition.flat_footed"), (STAGGERED, "sf.condition.staggered"), (GRAPPLED, "sf.condition.grappled"),
                (NAUSEATED, "sf.condition.nauseated"), (PANICKED, "sf.condition.panicked"))
"""Conditions that leave no reaction, though some actions."""
COSTS: dict[type[Action], Callable[[Fight, Action], str]] = {}
"""Actions whose cost is not always the same, and what it is for this one."""


def cost_of(fight: Fight, action: Action) -> str:
    """Every action is of one of five types, or of none (sf.action.types)."""
    found = COSTS.get(type(action))
    return found(fight, action) if found is not None else str(getattr(type(action), "cost", OTHER))


# ---- who may act -------------------------------------------------------------------------------------------------------------

def cannot_act(fight: Fight, who: Who, mental: bool = False) -> Iterator[Refusal]:
    """Actions are for one's own turn, and not for those whom a condition or surprise keeps from them (sf.round.turn,
    sf.action.restricted, sf.surprise.unaware_skip)."""
    yield from gone(fight, who)
    yield from actionless(fight.creatures[who], mental)
    yield from not_its_turn(fight, who)


def actionless(creature: Combatant, mental: bool = False) -> Iterator[Refusal]:
    """The condition that takes a creature's actions away; to the paralysed their mind is left (sf.action.restricted,
    sf.condition.paralyzed)."""
    flags = creature.flags
    if flags & ACTIONLESS:
        yield refusal(next((rule for bit, rule in TAKES_ALL if flags & bit), "sf.condition.stable"))
    if flags & PARALYZED and not mental:
        yield refusal("sf.condition.paralyzed")


def not_its_turn(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Before the fight nobody acts, in a surprise round only the aware, and then one after another (sf.combat.start,
    sf.surprise.unaware_skip, sf.round.turn)."""
    yield from gone(fight, who)
    creature = fight.creatures[who]
    if fight.clock.phase == AWARENESS:
        yield refusal("sf.combat.start")
    elif in_surprise_round(fight) and not creature.aware:
        yield refusal("sf.surprise.unaware_skip")
    elif (fight.clock.who != who or fight.clock.phase != TURN) and not creature.reacting:
        yield refusal("sf.round.turn", turn=fight.clock.who)


def gone(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The dead and the departed do nothing (sf.condition.dead)."""
    creature = fight.creatures[who]
    if not creature.present or creature.dead:
        yield refusal("sf.condition.dead", hard=True, who=who)


def in_surprise_round(fight: Fight) -> bool:
    """The surprise round is played before round 1 (sf.surprise.when)."""
    return fight.surprise and fight.clock.round == 0


# ---- what is left --------------------------------------------------------------------------------------------------------------

def restriction(fight: Fight, creature: Combatant) -> RuleId:
    """What limits the turn beyond the budget: the surprise round and being staggered leave one standard or move action, nausea
    a move action (sf.surprise.actions, sf.condition.staggered, sf.condition.nauseated)."""
    if creature.flags & NAUSEATED:
        return "sf.condition.nauseated"
    if creature.flags & STAGGERED:
        return "sf.condition.staggered"
    return "sf.surprise.actions" if in_surprise_round(fight) else ""


def payment(fight: Fight, creature: Combatant, kind: str) -> str:
    """Which of the actions left pays for one of this kind; nothing if none can (sf.action.budget, sf.action.substitute)."""
    limit = restriction(fight, creature)
    if limit == "sf.condition.nauseated":
        return MOVE if kind == MOVE and creature.move else ""
    single = bool(limit) and (STANDARD in creature.spent or MOVE in creature.spent)
    for slot in PAYS[kind]:
        if getattr(creature, slot) and not (single and slot != SWIFT):
            return slot
    return ""


def cannot_spend(fight: Fight, who: Who, kind: str, mental: bool = False) -> Iterator[Refusal]:
    """Why a creature has no action of this kind (sf.action.budget, sf.action.full_excludes, sf.action.full_needs_all,
    sf.action.substitute)."""
    creature = fight.creatures[who]
    yield from cannot_act(fight, who, mental)
    if creature.reacting or kind in (OTHER, REACTION):
        return
    limit = restriction(fight, creature)
    if kind == FULL:
        if limit:
            yield refusal("sf.action.full_needs_all", because=limit)
        if creature.spent:
            yield refusal("sf.action.full_excludes", spent=creature.spent)
    elif not payment(fight, creature, kind):
        if creature.full:
            yield refusal("sf.action.full_excludes", spent=creature.spent)
        elif limit:
            yield refusal(limit, spent=creature.spent)
        elif kind != SWIFT and getattr(creature, LOWER[kind]):
            yield refusal("sf.action.substitute", spent=creature.spent)
        else:
            yield refusal("sf.action.budget", spent=creature.spent)


def pay(table: Table[Fight], who: Who, kind: str, doing: str) -> None:
    """Spend an action of this kind; whoever was surprised has now got its bearings (sf.action.budget, sf.surprise.flat_footed)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.reacting or kind in (OTHER, REACTION):
        return
    slot = FULL if kind == FULL else payment(fight, creature, kind)
    table.make(facts.action_spent, who, slot or kind, doing)
    get_bearings(table, who)


def get_bearings(table: Table[Fight], who: Who) -> None:
    """Who has acted is no longer caught unawares (sf.surprise.flat_footed)."""
    if table.battle.creatures[who].flags & SURPRISED:
        end_kind(table, who, "surprised")


def may_react(creature: Combatant) -> bool:
    """Has it a reaction, and is it free to use it? (sf.reaction.per_round, sf.reaction.before_first_act,
    sf.condition.flat_footed)"""
    return next(cannot_react(creature), None) is None


def cannot_react(creature: Combatant) -> Iterator[Refusal]:
    """Why a creature cannot react now: used, not yet acted, flat-footed, or kept from it (sf.reaction.per_round,
    sf.reaction.before_first_act, sf.condition.flat_footed, sf.action.restricted)."""
    if not creature.reaction:
        yield refusal("sf.reaction.per_round")
    if not creature.acted:
        yield refusal("sf.reaction.before_first_act")
    yield from actionless(creature)
    for bits, rule in UNFIT:
        if creature.flags & bits:
            yield refusal(rule)
            return


# ---- outside one's turn --------------------------------------------------------------------------------------------------------

def poised(fight: Fight, who: Who) -> Fight:
    """The fight as it is for a creature that acts out of its turn: a copy to judge by."""
    copy = fight.clone()
    facts.acts_out_of_turn(copy, who)
    return copy


def out_of_turn(table: Table[Fight], deed: Action) -> None:
    """A creature does one deed outside its turn; what it has of its own turn is untouched by it."""
    table.make(facts.acts_out_of_turn, deed.who)
    table.perform(deed)
    table.make(facts.acted_out_of_turn, deed.who)
