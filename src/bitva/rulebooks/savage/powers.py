"""Powers: what it takes to use one, Power Points, how long it lasts, what breaks it off."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import PASS, Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.facts import effect_changed
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, RuleId, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import pay, purse
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import trait_die
from bitva.rulebooks.savage.harm import incapacitate
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import TURN_END, Fell
from bitva.rulebooks.savage.rolls import CRITICAL, Outcome, trait_roll
from bitva.rulebooks.savage.sight import line_of_sight
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.turn import helpless, no_action, own_turn, use_action
from bitva.rulebooks.savage.words import SMARTS

ACTIVATE: Final = "sw.power.activate"
POINTS: Final = "sw.power.points"
RANGE: Final = "sw.power.range"
MAINTAIN: Final = "sw.power.maintain"
DISRUPT: Final = "sw.power.disruption"
DURATION: Final = 5
"""Rounds that a power lasts (sw.power.maintain)."""
REGAINED: Final = 5
"""Power Points that a Benny gives back (sw.benny.use)."""
KEPT: Final = ("boosted", "protected", "deflecting", "barrier")
"""The kinds of effects that last only as long as somebody keeps them up."""
NOWHERE: Final = (-1, -1)


@value
class Activate(Action):
    """A power is used: on somebody, on a place, in one of several ways (sw.power.activate)."""

    verb: ClassVar[str] = "power"
    who: Who
    power: str
    target: Who = NOBODY
    at: Point = NOWHERE
    toward: Point = NOWHERE
    choice: str = ""


@value
class LetLapse(Action):
    """A power that is kept up is let go, a free action (sw.power.maintain)."""

    verb: ClassVar[str] = "let-lapse"
    who: Who
    power: str


@value
class Draw(Action):
    """A Benny gives back Power Points (sw.benny.use)."""

    verb: ClassVar[str] = "draw-power"
    who: Who


class Power:
    """One power: what it costs, what speaks against it, what it proposes, what it does."""

    __slots__ = ("cost", "does", "id", "proposes", "refuses", "rule")

    def __init__(self, id: str, rule: RuleId, cost: int, refuses: Callable[[Fight, Activate], Iterator[Refusal]],
                 proposes: Callable[[Fight, Who], Iterator[Activate]], does: Callable[[Table[Fight], Activate], int]) -> None:
        self.id = id
        self.rule = rule
        self.cost = cost
        self.refuses = refuses
        self.proposes = proposes
        self.does = does
        """It rolls, and says with how many raises; -1 for a failure, -2 for a critical one."""


POWERS: Final[dict[str, Power]] = {}


# ---- may it? -------------------------------------------------------------------------------------------------------------------

@book.refuses(Activate)
def refuse_activate(fight: Fight, action: Activate) -> Iterator[Refusal]:
    """An action, a power that it has, points for it, and whatever the power asks for (sw.power.activate, sw.power.points)."""
    creature = fight.creatures[action.who]
    power = POWERS.get(action.power)
    if power is None or action.power not in creature.sheet.powers or not creature.present:
        yield refusal(ACTIVATE, hard=True, power=action.power)
        return
    yield from no_action(fight, action.who, "power")
    if creature.points < power.cost:
        yield refusal(POINTS, left=creature.points, needs=power.cost)
    yield from power.refuses(fight, action)


def reach(fight: Fight, who: Who, times: int = 1) -> int:
    """As many inches as its Smarts die has sides, or twice that (sw.power.range)."""
    die = trait_die(fight, who, SMARTS)
    return die.sides * times if die is not None else 0


def too_far(fight: Fight, action: Activate, far: int) -> Iterator[Refusal]:
    """Somebody there, near enough and in sight; oneself always (sw.power.range)."""
    if action.target == NOBODY or not fight.creatures[action.target].present:
        yield refusal(ACTIVATE, hard=True, power=action.power, target=action.target)
        return
    if action.target == action.who:
        return
    away = fight.gap(action.who, action.target)
    if away > far:
        yield refusal(RANGE, away=away, reach=far)
    if not line_of_sight(fight, action.who, action.target):
        yield refusal("sw.attack.ranged", target=action.target)


@book.proposes
def propose_powers(fight: Fight, who: Who) -> Iterator[Action]:
    """Every power it has, as the power proposes (sw.power.activate)."""
    creature = fight.creatures[who]
    for id in creature.sheet.powers:
        if id in POWERS and creature.able:
            yield from POWERS[id].proposes(fight, who)
    for kind in dict.fromkeys(effect.kind for effect in kept_by(fight, who)):
        yield LetLapse(who, kind)
    if creature.sheet.power_points:
        yield Draw(who)


# ---- using one -----------------------------------------------------------------------------------------------------------------

@book.performs(Activate)
def perform_activate(table: Table[Fight], action: Activate) -> None:
    """A success costs what the power costs, a failure one point, and a critical failure strikes back (sw.power.activate)."""
    if broken_into(table, action):
        return
    power = POWERS[action.power]
    use_action(table, action.who, "power")
    raises = power.does(table, action)
    table.make(facts.points_spent, action.who, power.cost if raises >= 0 else min(1, power.cost), power.rule)
    if raises < 0:
        table.tell(facts.power_failed, action.who, action.power)
    if raises == CRITICAL:
        backlash(table, action.who)


def arcane_roll(table: Table[Fight], action: Activate, terms: tuple[Term, ...] = (), most: int = 1) -> Outcome:
    """The roll of the arcane skill against 4 (sw.power.activate)."""
    skill = table.battle.creatures[action.who].sheet.arcane
    return trait_roll(table, action.who, skill, ACTIVATE, action=True, terms=terms, most=most)


def backlash(table: Table[Fight], who: Who) -> None:
    """All that it keeps up ends, and it is tired (sw.power.activate)."""
    end_all(table, who)
    if table.battle.creatures[who].fatigue >= 2:
        incapacitate(table, who, who, "sw.cond.fatigue")
    else:
        table.make(facts.tired, who, 1)


# ---- keeping it up -------------------------------------------------------------------------------------------------------------

def keep_up(table: Table[Fight], kind: str, rule: RuleId, on: Who, by: Who, flags: int, data: tuple[object, ...]) -> None:
    """A power begins to work for five rounds, instead of the same from the same user (sw.power.maintain)."""
    for old in tuple(table.battle.effects_on(on, kind)):
        if old.by == by and old.data[:1] == data[:1]:
            table.end(old)
    table.effect(kind, rule, on, by, Until(TURN_END, by, table.battle.clock.round + DURATION), flags, data=data)


def kept_by(fight: Fight, who: Who) -> list[Effect]:
    """The powers that a creature keeps up."""
    return [effect for effect in fight.effects if effect.by == who and effect.kind in KEPT]


@book.turn_ends.append
def maintain(table: Table[Fight], who: Who) -> None:
    """When a power is about to run out, a point keeps it up for five more rounds (sw.power.maintain)."""
    fight = table.battle
    for effect in kept_by(fight, who):
        if effect.until.round > fight.clock.round or fight.creatures[who].points < 1:
            continue
        if table.ask(who, MAINTAIN, ("keep", PASS), power=effect.kind, target=effect.on) == PASS:
            continue
        table.make(facts.points_spent, who, 1, MAINTAIN)
        until = Until(TURN_END, who, fight.clock.round + DURATION)
        table.make(effect_changed, Effect(effect.number, effect.kind, effect.rule, effect.on, effect.by, until, effect.flags,
                                          effect.cause, effect.data))
        table.tell(facts.power_kept, who, effect.kind)


def end_all(table: Table[Fight], who: Who) -> None:
    """Whatever a creature keeps up ends."""
    for effect in kept_by(table.battle, who):
        table.end(effect)


@book.refuses(LetLapse)
def refuse_lapse(fight: Fight, action: LetLapse) -> Iterator[Refusal]:
    """In its own turn, something that it keeps up (sw.power.maintain)."""
    if all(effect.kind != action.power for effect in kept_by(fight, action.who)):
        yield refusal(MAINTAIN, hard=True, power=action.power)
    yield from own_turn(fight, action.who)
    yield from helpless(fight, action.who)


@book.performs(LetLapse)
def perform_lapse(table: Table[Fight], action: LetLapse) -> None:
    """It costs nothing (sw.power.maintain)."""
    for effect in kept_by(table.battle, action.who):
        if effect.kind == action.power:
            table.end(effect)


@book.imposed.append
def disrupted(table: Table[Fight], who: Who, condition: str, rule: RuleId) -> None:
    """Shaken or Stunned, it has to hold on to its powers with its arcane skill, or all of them end (sw.power.disruption)."""
    fight = table.battle
    if condition not in ("shaken", "stunned") or not kept_by(fight, who):
        return
    if not trait_roll(table, who, fight.creatures[who].sheet.arcane, DISRUPT, most=0).success:
        end_all(table, who)


@book.follows(Fell)
def fallen(table: Table[Fight], moment: Fell) -> None:
    """Nobody keeps anything up who is out of the fight (sw.power.disruption)."""
    end_all(table, moment.who)


# ---- points --------------------------------------------------------------------------------------------------------------------

@book.refuses(Draw)
def refuse_draw(fight: Fight, action: Draw) -> Iterator[Refusal]:
    """A Benny, and points that are missing (sw.power.points, sw.benny.use)."""
    creature = fight.creatures[action.who]
    if not creature.up or not missing(creature):
        yield refusal(POINTS, hard=True)
    if not purse(fight, action.who):
        yield refusal("sw.benny.pool")


def missing(creature: Combatant) -> int:
    """How many Power Points it has spent."""
    return max(0, creature.sheet.power_points - creature.points)


@book.performs(Draw)
def perform_draw(table: Table[Fight], action: Draw) -> None:
    """Five points, no more than it had at first (sw.power.points, sw.benny.use)."""
    pay(table, action.who, POINTS)
    table.make(facts.points_regained, action.who, min(REGAINED, missing(table.battle.creatures[action.who])), POINTS)
