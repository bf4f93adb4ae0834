"""Grapples: seizing a foe, holding and crushing him, letting him go."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import HELD, take_hold
from bitva.rulebooks.savage.figures import die_of, scale_modifier
from bitva.rulebooks.savage.harm import Harm, let_go, suffer
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.modifiers import gang_up
from bitva.rulebooks.savage.rolls import opposed
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import roll_damage
from bitva.rulebooks.savage.turn import helpless, no_action, own_turn, use_action
from bitva.rulebooks.savage.words import ATHLETICS, BOUND, ENTANGLED, GRAPPLING, STRENGTH

GRAPPLE: Final = "sw.grapple.attempt"
CRUSH: Final = "sw.grapple.crush"
MOST_BIGGER: Final = 2
"""So much larger than the grappler a target's Size may be (sw.grapple.size_limit)."""


@value
class Grapple(Action):
    """A fighter tries to seize a foe within reach (sw.grapple.attempt)."""

    verb: ClassVar[str] = "grapple"
    who: Who
    target: Who


@value
class Crush(Action):
    """A grappler hurts a foe whom he holds (sw.grapple.crush)."""

    verb: ClassVar[str] = "crush"
    who: Who
    target: Who


@value
class Release(Action):
    """A grappler lets go of everybody he holds, a free action (sw.grapple.attempt)."""

    verb: ClassVar[str] = "release"
    who: Who


# ---- may it? -------------------------------------------------------------------------------------------------------------------

@book.refuses(Grapple)
def refuse_grapple(fight: Fight, action: Grapple) -> Iterator[Refusal]:
    """An action, a foe within reach, and none that is far larger (sw.grapple.attempt, sw.grapple.size_limit)."""
    other = fight.creatures[action.target]
    if not other.present or action.who == action.target:
        yield refusal(GRAPPLE, hard=True, target=action.target)
        return
    yield from no_action(fight, action.who, "grapple")
    yield from seizable(fight, action.who, action.target)


def seizable(fight: Fight, who: Who, target: Who) -> Iterator[Refusal]:
    """Within reach, and not far larger (sw.grapple.attempt, sw.grapple.size_limit)."""
    own, other = fight.creatures[who], fight.creatures[target]
    away, reach = fight.gap(who, target), 1 + own.sheet.reach
    if away > reach:
        yield refusal(GRAPPLE, away=away, reach=reach)
    if other.sheet.size_number > own.sheet.size_number + MOST_BIGGER:
        yield refusal("sw.grapple.size_limit", size=other.sheet.size_number, own=own.sheet.size_number)


def hold_on(fight: Fight, who: Who, target: Who) -> Effect | None:
    """With what a creature holds another (sw.grapple.crush)."""
    return next((effect for effect in fight.effects_on(target) if effect.kind in HELD and effect.by == who), None)


@book.refuses(Crush)
def refuse_crush(fight: Fight, action: Crush) -> Iterator[Refusal]:
    """An action, and a foe whom this fighter holds (sw.grapple.crush)."""
    yield from no_action(fight, action.who, "crush")
    if hold_on(fight, action.who, action.target) is None:
        yield refusal(CRUSH, target=action.target)


@book.refuses(Release)
def refuse_release(fight: Fight, action: Release) -> Iterator[Refusal]:
    """In one's own turn, and somebody held (sw.grapple.attempt)."""
    if not fight.creatures[action.who].flags & GRAPPLING:
        yield refusal(GRAPPLE, hard=True)
    yield from own_turn(fight, action.who)
    yield from helpless(fight, action.who)


@book.proposes
def propose_grapples(fight: Fight, who: Who) -> Iterator[Action]:
    yield from (Grapple(who, foe.index) for foe in fight.foes(who))
    if fight.creatures[who].flags & GRAPPLING:
        yield from (Crush(who, foe.index) for foe in fight.foes(who))
        yield Release(who)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

def grapple_terms(fight: Fight, who: Who, target: Who) -> Iterator[Term]:
    """Gang Up helps the grappler, a difference of Scale in either direction hinders him (sw.grapple.gang_up,
    sw.grapple.scale_penalty)."""
    bonus = gang_up(fight, who, target)
    if bonus:
        yield Term(bonus, "sw.grapple.gang_up")
    apart = abs(scale_modifier(fight.creatures[who]) - scale_modifier(fight.creatures[target]))
    if apart:
        yield Term(-apart, "sw.grapple.scale_penalty")


def help_in_numbers(fight: Fight, who: Who, target: Who) -> Iterator[Term]:
    """Gang Up on other manoeuvres, if this table counts it there (sw.grapple.gang_up)."""
    bonus = gang_up(fight, who, target) if fight.option("gang_up_on_manoeuvres", False) else 0
    if bonus:
        yield Term(bonus, "sw.grapple.gang_up")


@book.performs(Grapple)
def perform_grapple(table: Table[Fight], action: Grapple) -> None:
    """An action (sw.grapple.attempt)."""
    if broken_into(table, action):
        return
    use_action(table, action.who, "grapple")
    seize(table, action.who, action.target)


def seize(table: Table[Fight], who: Who, target: Who) -> None:
    """Opposed Athletics: the foe is Entangled, with a raise or if he was held already Bound (sw.grapple.attempt,
    sw.grapple.raise, sw.grapple.pin)."""
    fight = table.battle
    contest = opposed(table, who, target, ATHLETICS, ATHLETICS, GRAPPLE, terms=grapple_terms(fight, who, target))
    if contest.won:
        held = fight.creatures[target].flags & (ENTANGLED | BOUND)
        rule = "sw.grapple.pin" if held else "sw.grapple.raise" if contest.raises else GRAPPLE
        take_hold(table, target, "bound" if held or contest.raises else "entangled", rule, who)


@book.performs(Crush)
def perform_crush(table: Table[Fight], action: Crush) -> None:
    """The Strength die as damage, without an attack roll; nothing that bears on trait rolls bears on it (sw.grapple.crush,
    sw.grapple.crush_no_scale)."""
    if broken_into(table, action):
        return
    fight = table.battle
    use_action(table, action.who, "crush")
    strength = die_of(fight, action.who, STRENGTH)
    terms = [Term(strength.plus, CRUSH)] if strength.plus else []
    if fight.creatures[action.who].joker:
        terms.append(Term(2, "sw.init.joker"))
    damage = roll_damage(table, action.who, action.target, [(strength.sides, CRUSH)], terms)
    suffer(table, action.target, damage.total, Harm(action.who))


@book.performs(Release)
def perform_release(table: Table[Fight], action: Release) -> None:
    """It costs nothing (sw.grapple.attempt)."""
    let_go(table, action.who)
