"""Suppressive fire: a burst laid over an area, which keeps heads down and hits those who are out of luck."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Point, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.area import blast, inches_to, light_term, under
from bitva.rulebooks.savage.attack import beyond, hurt, refuse_means, spend_rounds
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose
from bitva.rulebooks.savage.figures import in_hand, means_named
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.modifiers import kicks, range_term
from bitva.rulebooks.savage.moments import Targeted
from bitva.rulebooks.savage.pools import allotted, cast
from bitva.rulebooks.savage.rolls import FAILURE, TARGET, raises_of
from bitva.rulebooks.savage.sheet import RANGED, Means
from bitva.rulebooks.savage.sight import line_of_sight
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms, band
from bitva.rulebooks.savage.turn import no_action, use_action

SUPPRESS: Final = "suppress"
TIMES: Final = 3
"""So many times the rounds of the Rate of Fire it takes (sw.suppressive.ammo)."""
TEMPLATE: Final = "medium"


@value
class Suppress(Action):
    """A burst laid over the area around a point (sw.suppressive.area)."""

    verb: ClassVar[str] = SUPPRESS
    who: Who
    at: Point
    means: str = ""


def rapid(means: Means) -> bool:
    """Does it fire fast, and need no loading between shots? (sw.suppressive.weapon)"""
    return means.kind == RANGED and means.has("rapid") and not means.template


def weapon_for(fight: Fight, who: Who, id: str) -> Means | None:
    """The weapon named, or the first at hand that is fast enough."""
    creature = fight.creatures[who]
    return means_named(creature, id) if id else next((means for means in in_hand(creature) if rapid(means)), None)


@book.refuses(Suppress)
def refuse_suppress(fight: Fight, action: Suppress) -> Iterator[Refusal]:
    """An action, a fast weapon with three times the rounds of its Rate of Fire, and a place within range (sw.suppressive.weapon,
    sw.suppressive.ammo, sw.suppressive.area)."""
    board, who = fight.board, action.who
    means = weapon_for(fight, who, action.means)
    if not (0 <= action.at[0] <= 2 * board.width and 0 <= action.at[1] <= 2 * board.height):
        yield refusal("sw.suppressive.area", hard=True)
        return
    if means is None:
        yield refusal("sw.suppressive.weapon", hard=bool(action.means))
        return
    yield from no_action(fight, who, SUPPRESS)
    if not rapid(means):
        yield refusal("sw.suppressive.weapon", means=means.id)
    for reason in refuse_means(fight, Strike(who, means, dice=means.rof), TIMES):
        if reason.rule in ("sw.attack.ammo", "sw.turn.reload"):
            rounds = dict(reason.facts)
            yield refusal("sw.suppressive.ammo", left=rounds["left"], needs=rounds["needs"])
        else:
            yield reason
    away = inches_to(fight, who, action.at) if fight.creatures[who].present else 0
    if means.bands and band(means.bands, away) == len(means.bands):
        yield from beyond(Strike(who, means), away)


@book.proposes
def propose_suppress(fight: Fight, who: Who) -> Iterator[Action]:
    """Around every enemy (sw.suppressive.area)."""
    for means in in_hand(fight.creatures[who]):
        if rapid(means):
            for foe in fight.foes(who):
                x, y = fight.board.xy(foe.at)
                yield Suppress(who, (2 * x + foe.size, 2 * y + foe.size), means.id)


@book.performs(Suppress)
def perform_suppress(table: Table[Fight], action: Suppress) -> None:
    """One die against 4, for each of those under the template with what protects him alone; success Distracts, a raise hits as
    many of them as the Rate of Fire (sw.suppressive.roll, sw.suppressive.per_target, sw.suppressive.distract,
    sw.suppressive.hit, sw.suppressive.max_victims)."""
    if broken_into(table, action):
        return
    fight, who = table.battle, action.who
    means = weapon_for(fight, who, action.means)
    assert means is not None
    use_action(table, who, SUPPRESS)
    spend_rounds(table, Strike(who, means, dice=means.rof), times=TIMES)
    laid = blast(fight, action.at, TEMPLATE)
    for target in under(fight, laid):
        table.before(Targeted(who, target, means.id))
    if not fight.creatures[who].able:
        return
    targets = tuple(target for target in under(fight, laid) if target != who and line_of_sight(fight, who, target))
    table.tell(facts.template_laid, who, means.id, laid, targets)
    strike = Strike(who, means, laid=True, extra=tuple(of_the_place(fight, Strike(who, means), action.at)))
    thrown = cast(table, strike, targets or (NOBODY,))
    if thrown.critical:
        return
    lot = next(allotted(table, strike, (NOBODY,), thrown))
    struck: list[Who] = []
    for target in targets:
        number = Number((lot.term(), *attack_terms(fight, strike, target)))
        raises = raises_of(number.total, TARGET)
        needed = Number((Term(TARGET, "sw.dice.trait"),))
        table.tell(facts.attack_rolled, who, target, means.id, number, needed, raises)
        if raises != FAILURE:
            impose(table, target, "distracted", "sw.suppressive.distract", who)
        if raises > 0:
            struck.append(target)
    for target in victims(table, who, tuple(struck), means.rof):
        hurt(table, strike, target, raised=False)


def of_the_place(fight: Fight, strike: Strike, at: Point) -> Iterator[Term]:
    """Range and light are those of the middle of the template; the weapon kicks at any Rate of Fire (sw.suppressive.roll,
    sw.suppressive.recoil)."""
    yield from range_term(strike.means, inches_to(fight, strike.who, at))
    yield from light_term(fight, at)
    if kicks(fight, strike):
        yield Term(-2, "sw.suppressive.recoil")


def victims(table: Table[Fight], who: Who, struck: Creatures, most: int) -> Creatures:
    """No more than the Rate of Fire; the shooter says who (sw.suppressive.max_victims)."""
    if len(struck) <= most:
        return struck
    ids = [table.battle.creatures[target].id for target in struck]
    chosen = table.ask_some(who, "sw.suppressive.max_victims", ids, most, most)
    return tuple(target for target, id in zip(struck, ids, strict=True) if id in chosen)
