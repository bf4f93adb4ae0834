"""Conditions: how they come over a creature, how long they last, and how they go."""
from __future__ import annotations

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.moments import TURN_END
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import (
    AT_ONCE,
    BLEEDING,
    BOUND,
    CONDITIONS,
    DISTRACTED,
    ENTANGLED,
    GRAPPLING,
    HOLDING,
    INCAPACITATED,
    PRONE,
    SHAKEN,
    STUNNED,
    VULNERABLE,
)

HOLD = "hold"
WAIT = "wait"
OWED = "owed"
FLAGS = {
    "shaken": SHAKEN, "distracted": DISTRACTED, "vulnerable": VULNERABLE, "stunned": STUNNED | VULNERABLE,
    "entangled": ENTANGLED | VULNERABLE, "bound": BOUND | DISTRACTED | VULNERABLE, "prone": PRONE, "incapacitated": INCAPACITATED,
    "bleeding": BLEEDING,
}
"""What each condition means for whoever has it, what it includes among that."""
HELD = ("entangled", "bound")
"""Those that a grappler or a device keeps up."""
RULES = {
    "shaken": "sw.cond.shaken", "distracted": "sw.cond.distracted", "vulnerable": "sw.cond.vulnerable",
    "stunned": "sw.cond.stunned", "entangled": "sw.cond.entangled", "bound": "sw.cond.bound", "prone": "sw.cond.prone",
    "incapacitated": "sw.damage.incapacitated", "bleeding": "sw.damage.bleeding",
}
"""The rule of each condition."""
PASSING = ("distracted", "vulnerable")
"""Those that pass by themselves at the end of the next turn."""


def impose(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who = NOBODY, until: Until | None = None,
           cause: int = 0) -> Effect | None:
    """A condition comes over a creature, unless it has it already; without a time it lasts as long as is its nature."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.dead or not creature.present:
        return None
    if creature.flags & AT_ONCE:
        return table.effect(OWED, rule, who, by, data=(condition,))
    if until is None:
        until = end_of_next_turn(fight, who) if condition in PASSING else FOREVER
    old = next(fight.effects_on(who, condition), None)
    if old is not None:
        if condition not in PASSING:
            return old
        if not later(until, old.until):
            return old
        table.end(old)
    if condition == "bound":
        lift(table, who, "entangled")
    effect = table.effect(condition, rule, who, by, until, FLAGS[condition], cause)
    if condition == "stunned":
        impose(table, who, "distracted", "sw.cond.stunned", by)
        impose(table, who, "prone", "sw.cond.stunned", by)
    if condition in ("shaken", "stunned", "incapacitated") and creature.flags & HOLDING:
        lose_hold(table, who)
    for follow in book.imposed:
        follow(table, who, condition, rule)
    return effect


def take_hold(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who) -> None:
    """Somebody holds a creature, instead of whoever held it before; while he keeps it Bound, he is Vulnerable himself
    (sw.grapple.pin, sw.grapple.holder_vulnerable)."""
    if not table.battle.creatures[who].flags & AT_ONCE:
        lift(table, who, condition)
    effect = impose(table, who, condition, rule, by)
    if effect is not None and effect.kind == condition and by != NOBODY:
        bound = condition == "bound"
        table.effect("holding", "sw.grapple.holder_vulnerable" if bound else rule, by, who,
                     flags=GRAPPLING | VULNERABLE if bound else GRAPPLING, cause=effect.number)


def later(until: Until, than: Until) -> bool:
    """Does one moment come after another?"""
    return bool(than.when) and (not until.when or until.round > than.round)


def end_of_next_turn(fight: Fight, who: Who) -> Until:
    """The end of its next turn; of the turn after this one if it is its own turn now (sw.cond.distracted, sw.cond.vulnerable)."""
    return Until(TURN_END, who, fight.clock.round + 1 if in_own_turn(fight, who) else 0)


def in_own_turn(fight: Fight, who: Who) -> bool:
    """Has its turn begun, without being put off?"""
    creature = fight.creatures[who]
    return creature.begun and not creature.flags & HOLDING


def lift(table: Table[Fight], who: Who, condition: str) -> None:
    """A creature no longer has a condition."""
    for effect in tuple(table.battle.effects_on(who, condition)):
        table.end(effect)


def lose_hold(table: Table[Fight], who: Who) -> None:
    """Shaken or Stunned on Hold: the Hold and this round's turn are lost; who merely waits with a Joker is not on Hold
    (sw.hold.lost)."""
    for effect in tuple(table.battle.effects_on(who, HOLD)):
        table.end(effect)
        table.make(facts.turn_lost, who, "sw.hold.lost")


def settle_owed(table: Table[Fight], who: Who) -> list[Effect]:
    """The conditions that came over a creature while its own action went on take hold; what else it is owed is given back."""
    rest: list[Effect] = []
    for effect in tuple(table.battle.effects_on(who, OWED)):
        table.end(effect)
        if effect.data and effect.data[0] in HELD:
            take_hold(table, who, str(effect.data[0]), effect.rule, effect.by)
        elif effect.data and effect.data[0] in CONDITIONS:
            impose(table, who, str(effect.data[0]), effect.rule, effect.by)
        else:
            rest.append(effect)
    return rest
