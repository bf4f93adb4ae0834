"""Whose turn it is and what is left of it: several actions declared together, free actions, who may do nothing."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.state import Combatant, Fight, riders_of
from bitva.rulebooks.savage.words import BOUND, INCAPACITATED, SHAKEN, STUNNED

TURN, BETWEEN = "turn", "between"
MOST_ACTIONS: Final = 3
MULTI: Final = "sw.turn.multi_action"
ACTION: Final = "sw.turn.action"

KINDS: Final = {
    "attack": "sw.attack.melee", "grapple": "sw.grapple.attempt", "crush": "sw.grapple.crush", "push": "sw.push.contest",
    "test": "sw.test.declare", "support": "sw.support.action", "suppress": "sw.suppressive.roll",
    "break-free": "sw.cond.break_free",
    "reload": "sw.turn.reload", "ready": "sw.turn.ready", "power": "sw.power.activate", "heal": "sw.damage.bleeding",
    "jump": "sw.move.jump", "finish": "sw.attack.finishing", "drive": "sw.vehicle.hold_steady", "other": "sw.turn.action",
}
"""The kinds of actions of which several can be declared together, each with its rule (sw.actions.catalogue)."""
WHOLE: Final = {"defend": "sw.defend.action", "aim": "sw.aim.action"}
"""Those that take the whole turn (sw.actions.catalogue)."""
MENTAL: Final = ("test", "support", "power", "other")
"""What somebody who is Bound may still do (sw.cond.bound)."""


@value
class Declare(Action):
    """A creature says at the start of its turn which actions it will take in it (sw.turn.multi_action)."""

    verb: ClassVar[str] = "declare"
    who: Who
    kinds: tuple[str, ...]


# ---- who may act -------------------------------------------------------------------------------------------------------------

def gone(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The dead and the departed have no turns."""
    creature = fight.creatures[who]
    if not creature.present or creature.dead:
        yield refusal(ACTION, hard=True, who=who)


def own_turn(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Actions and movement are for one's own turn (sw.turn.action)."""
    yield from gone(fight, who)
    if (fight.clock.who != who and fight.clock.who not in riders_of(fight, who)) or fight.clock.phase != TURN:
        yield refusal(ACTION, turn=fight.clock.who)


def helpless(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Conditions that leave neither movement nor actions (sw.damage.incapacitated, sw.cond.stunned)."""
    flags = fight.creatures[who].flags
    if flags & INCAPACITATED:
        yield refusal("sw.damage.incapacitated")
    if flags & STUNNED:
        yield refusal("sw.cond.stunned")


def no_action(fight: Fight, who: Who, kind: str) -> Iterator[Refusal]:
    """Why it may take no action of this kind now: not its turn, its state, or nothing left of what it declared
    (sw.turn.action, sw.turn.multi_action, sw.cond.shaken, sw.cond.bound)."""
    creature = fight.creatures[who]
    yield from own_turn(fight, who)
    yield from helpless(fight, who)
    if creature.flags & SHAKEN:
        yield refusal("sw.cond.shaken")
    if creature.flags & BOUND and kind not in (*MENTAL, "break-free"):
        yield refusal("sw.cond.bound")
    yield from no_room(creature, kind)


def no_room(creature: Combatant, kind: str) -> Iterator[Refusal]:
    """One action a turn; of several declared together those that were declared; nothing beside what takes the whole turn
    (sw.turn.action, sw.turn.multi_action, sw.actions.catalogue)."""
    whole = next((done for done in creature.did if done in WHOLE), "")
    if whole:
        yield refusal(WHOLE[whole], did=creature.did)
    elif kind in WHOLE:
        if creature.did or creature.declared:
            yield refusal(WHOLE[kind], did=creature.did or creature.plan)
    elif creature.declared and kind not in creature.plan:
        yield refusal(MULTI if creature.plan else ACTION, did=creature.did, plan=creature.plan)


def use_action(table: Table[Fight], who: Who, kind: str) -> None:
    """An action is begun (sw.turn.action)."""
    table.make(facts.action_taken, who, kind)
    for task in book.turn_acts:
        task(table, who, kind)


# ---- several actions ---------------------------------------------------------------------------------------------------------

@book.refuses(Declare)
def refuse_declare(fight: Fight, declare: Declare) -> Iterator[Refusal]:
    """Two or three, at the start of the turn, before the first of them; none that takes the whole turn (sw.turn.multi_action)."""
    creature = fight.creatures[declare.who]
    yield from own_turn(fight, declare.who)
    yield from helpless(fight, declare.who)
    if creature.flags & SHAKEN:
        yield refusal("sw.cond.shaken")
    for kind in declare.kinds:
        if kind in WHOLE:
            yield refusal(WHOLE[kind], did=declare.kinds)
        elif kind not in KINDS:
            yield refusal(ACTION, hard=True, kind=kind)
    if not 2 <= len(declare.kinds) <= MOST_ACTIONS:
        yield refusal(MULTI, count=len(declare.kinds), most=MOST_ACTIONS)
    if creature.declared or creature.did:
        yield refusal(MULTI, did=creature.did or creature.plan)


@book.proposes
def propose_declare(fight: Fight, who: Who) -> Iterator[Action]:
    """Every two and every three of the kinds of actions that it could take at all."""
    creature = fight.creatures[who]
    if creature.declared:
        return
    kinds = usable_kinds(creature)
    for count in range(2, MOST_ACTIONS + 1):
        for several in combinations_with_replacement(kinds, count):
            yield Declare(who, several)


def usable_kinds(creature: Combatant) -> list[str]:
    """The common kinds, and those for which it has the means."""
    kinds = ["attack", "test", "support", "grapple", "push"]
    if any(means.reload and creature.carries(means.weapon) for means in creature.sheet.means.values()):
        kinds.append("reload")
    if creature.sheet.powers:
        kinds.append("power")
    return kinds


@book.performs(Declare)
def perform_declare(table: Table[Fight], declare: Declare) -> None:
    """From now on each of these actions is at -2 for every one beyond the first, whatever becomes of the others
    (sw.turn.multi_action)."""
    table.make(facts.declared_actions, declare.who, declare.kinds)
