"""Grapples: seizing a foe."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose
from bitva.rulebooks.savage.figures import scale_modifier
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.modifiers import gang_up
from bitva.rulebooks.savage.rolls import opposed
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import ATHLETICS, ENTANGLED

GRAPPLE: Final = "sw.grapple.attempt"
MOST_BIGGER: Final = 2
"""So much larger than the grappler a target's Size may be (sw.grapple.size_limit)."""


@value
class Grapple(Action):
    """A fighter tries to seize a foe within reach (sw.grapple.attempt)."""

    verb: ClassVar[str] = "grapple"
    who: Who
    target: Who


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


@book.proposes
def propose_grapples(fight: Fight, who: Who) -> Iterator[Action]:
    yield from (Grapple(who, foe.index) for foe in fight.foes(who))


def grapple_terms(fight: Fight, who: Who, target: Who) -> Iterator[Term]:
    """Gang Up helps the grappler, a difference of Scale in either direction hinders him (sw.grapple.gang_up,
    sw.grapple.scale_penalty)."""
    bonus = gang_up(fight, who, target)
    if bonus:
        yield Term(bonus, "sw.grapple.gang_up")
    apart = abs(scale_modifier(fight.creatures[who]) - scale_modifier(fight.creatures[target]))
    if apart:
        yield Term(-apart, "sw.grapple.scale_penalty")


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
        held = fight.creatures[target].flags & ENTANGLED
        rule = "sw.grapple.pin" if held else "sw.grapple.raise" if contest.raises else GRAPPLE
        impose(table, target, "bound" if held or contest.raises else "entangled", rule, who)
