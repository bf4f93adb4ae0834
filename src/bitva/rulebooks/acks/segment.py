"""What one segment holds: a full-round action, two movement actions, or a movement action and a combat action after it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import (
    COWERING,
    FRIGHTENED,
    GRABBED,
    HELPLESS,
    PARALYZED,
    RIDDEN,
    SLUMBERING,
    SURPRISED,
    UNCONSCIOUS,
    WRESTLED,
)

FULL: Final = "full"
MOVEMENT: Final = "movement"
COMBAT: Final = "combat"
PHASE: Final = "segment"
"""The phase of the clock in which somebody's segment runs."""


class Act(Action):
    """Something from the three lists of actions. What stands in two of them says in `by` which one pays for it."""

    __slots__ = ()
    cost: ClassVar[str]


def cost_of(act: Action) -> str:
    """Which kind of action an act takes; nothing for what is free (acks.turn.options)."""
    by: object = getattr(act, "by", "")
    return str(by or getattr(type(act), "cost", ""))


# ---- may it? -----------------------------------------------------------------------------------------------------------------

def cannot(fight: Fight, who: Who, cost: str, act: str = "") -> Iterator[Refusal]:
    """Why a creature may not take this kind of action now: it is not there, helpless, held, frightened, it has spent its segment,
    or another's is running; `act`: FLEEING or ESCAPING, which are open where others are not (acks.turn.options,
    acks.cond.general)."""
    creature = fight.creatures[who]
    yield from absent(creature)
    yield from barred(creature, act)
    if creature.interrupting:
        return
    yield from overspent(creature, cost)
    if creature.disrupted:
        yield refusal("acks.cast.disrupted")
    yield from out_of_segment(fight, who)


def absent(creature: Combatant) -> Iterator[Refusal]:
    """The dead and the departed have no segments (acks.init.count)."""
    if not creature.present or creature.dead:
        yield refusal("acks.init.count", hard=True, who=creature.index)


def out_of_segment(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Everybody acts on his own number, a mount on its rider's (acks.init.count, acks.mount.basics)."""
    if fight.clock.who not in (who, rider(fight, who)) or fight.clock.phase != PHASE:
        yield refusal("acks.init.count", turn=fight.clock.who)


def rider(fight: Fight, who: Who) -> Who:
    """Who rides it; itself if nobody does (acks.mount.basics)."""
    if not fight.creatures[who].flags & RIDDEN:
        return who
    return next((effect.by for effect in fight.effects_on(who, "ridden")), who)


_IDLE: Final = ((UNCONSCIOUS, "acks.cond.unconscious"), (PARALYZED, "acks.cond.paralyzed"), (SLUMBERING, "acks.cond.paralyzed"),
                (HELPLESS, "acks.cond.helpless"), (SURPRISED, "acks.cond.surprised"), (COWERING, "acks.cond.frightened"))
_CAUGHT: Final = ((GRABBED, "acks.cond.grabbed"), (WRESTLED, "acks.cond.wrestled"))
FLEEING: Final = "fleeing"
"""What the frightened do (acks.cond.frightened)."""
ESCAPING: Final = "escaping"
"""What those do whom somebody holds (acks.cond.grabbed, acks.cond.wrestled)."""


def barred(creature: Combatant, act: str = "") -> Iterator[Refusal]:
    """Conditions that forbid an action: the helpless do nothing, the held only try to escape, the frightened only flee
    (acks.cond.general, acks.cond.helpless, acks.cond.frightened)."""
    flags = creature.flags
    for bit, rule in (*_IDLE, *_CAUGHT) if act != ESCAPING else _IDLE:
        if flags & bit:
            yield refusal(rule)
            return
    if flags & FRIGHTENED and act != FLEEING:
        yield refusal("acks.cond.frightened")


def overspent(creature: Combatant, cost: str) -> Iterator[Refusal]:
    """Parts of different packages never add up, and nothing is traded (acks.turn.options, acks.turn.move_first, acks.turn.no_swap,
    acks.move.allotment, acks.combat.allotment)."""
    if cost == FULL:
        if creature.full or creature.moves or creature.combat:
            yield refusal("acks.turn.options", full=creature.full, moves=creature.moves, combat=creature.combat)
    elif cost == MOVEMENT:
        if creature.combat:
            yield refusal("acks.turn.move_first", combat=creature.combat)
        elif creature.full:
            yield refusal("acks.turn.options", full=creature.full, moves=creature.moves, combat=creature.combat)
        elif creature.moves > 1:
            yield refusal("acks.move.allotment", moves=creature.moves)
    elif cost == COMBAT:
        if creature.combat:
            yield refusal("acks.turn.no_swap", combat=creature.combat)
        elif creature.full or creature.moves > 1:
            yield refusal("acks.combat.allotment", full=creature.full, moves=creature.moves)


# ---- paying ------------------------------------------------------------------------------------------------------------------

def spend(table: Table[Fight], act: Action, stays: bool = False) -> None:
    """The act takes its part of the segment; what interrupts another's segment has been paid for before (acks.turn.options,
    acks.readied.forgo)."""
    creature = table.battle.creatures[act.who]
    cost = cost_of(act)
    if creature.interrupting:
        return
    if cost == FULL:
        table.make(facts.full_spent, act.who, act.verb)
    elif cost == MOVEMENT:
        table.make(facts.movement_spent, act.who, act.verb, stays)
    elif cost == COMBAT:
        table.make(facts.combat_spent, act.who, act.verb)


# ---- ending it ---------------------------------------------------------------------------------------------------------------

@value
class EndSegment(Action):
    """A creature ends its segment; what is left of it is gone (acks.turn.options)."""

    verb: ClassVar[str] = "end"
    who: Who


@book.proposes
def propose_end(fight: Fight, who: Who) -> Iterator[Action]:
    """A segment can always be ended (acks.turn.options)."""
    yield EndSegment(who)
