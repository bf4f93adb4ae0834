"""The Drop on somebody who suspects nothing, and finishing moves on the helpless."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, Ruling, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.attack import reach_of
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import PLACES, in_hand, means_named
from bitva.rulebooks.savage.harm import die, incapacitate
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import Attacked
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import INCAPACITATED, SHAKEN, VIGOR

DROP: Final = "sw.attack.drop"
FINISH: Final = "sw.attack.finishing"
HALF_AN_HOUR: Final = 30


# ---- the drop ------------------------------------------------------------------------------------------------------------------

@value
class GiveDrop(Ruling):
    """By the game master's word somebody has the drop on somebody else (sw.attack.drop)."""

    verb: ClassVar[str] = "drop-on"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    by: Who


@book.refuses(GiveDrop)
def refuse_drop_on(fight: Fight, ruling: GiveDrop) -> Iterator[Refusal]:
    if not fight.hostile(ruling.on, ruling.by):
        yield refusal(DROP, hard=True)


@book.performs(GiveDrop)
def perform_drop_on(table: Table[Fight], ruling: GiveDrop) -> None:
    """It holds for the next action against the victim (sw.attack.drop)."""
    table.effect("drop", DROP, ruling.on, ruling.by)


def dropped_on(fight: Fight, who: Who, target: Who) -> Effect | None:
    """The drop that somebody has on somebody else."""
    return next((effect for effect in fight.effects_on(target, "drop") if effect.by == who), None) if target != NOBODY else None


def surprised(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """+4 to the attack and its damage (sw.attack.drop)."""
    if dropped_on(fight, strike.who, target) is not None:
        yield Term(4, DROP)


book.attack_terms.append(surprised)
book.damage_terms.append(surprised)


@book.hurting.append
def black_out(table: Table[Fight], strike: Strike, target: Who) -> None:
    """Who is at least Shaken by it rolls Vigor, at -2 if it was the head, or is out for about half an hour (sw.attack.drop)."""
    fight = table.battle
    victim = fight.creatures[target]
    if dropped_on(fight, strike.who, target) is None or not victim.up or not victim.flags & SHAKEN:
        return
    head = (Term(-2, DROP),) if PLACES.get(strike.part) == "head" else ()
    if not trait_roll(table, target, VIGOR, DROP, terms=head, most=0).success:
        table.tell(facts.blacked_out, target, HALF_AN_HOUR)
        incapacitate(table, target, strike.who, DROP)


@book.follows(Attacked)
def drop_is_over(table: Table[Fight], moment: Attacked) -> None:
    """It was for one action only (sw.attack.drop)."""
    drop = dropped_on(table.battle, moment.who, moment.target)
    if drop is not None:
        table.end(drop)


# ---- finishing -----------------------------------------------------------------------------------------------------------------

@value
class Finish(Action):
    """A helpless victim is killed (sw.attack.finishing)."""

    verb: ClassVar[str] = "finish"
    who: Who
    target: Who
    means: str = ""


@book.refuses(Finish)
def refuse_finish(fight: Fight, action: Finish) -> Iterator[Refusal]:
    """An action, a weapon that kills and reaches, and somebody who cannot defend himself (sw.attack.finishing)."""
    other, means = fight.creatures[action.target], means_named(fight.creatures[action.who], action.means)
    if not other.present or other.dead or means is None or action.who == action.target:
        yield refusal(FINISH, hard=True)
        return
    yield from no_action(fight, action.who, "finish")
    if not other.flags & INCAPACITATED:
        yield refusal(FINISH)
    if not means.natural and means.weapon not in fight.creatures[action.who].hand:
        yield refusal("sw.turn.ready", thing=means.weapon)
    if means.has("unarmed") or means.template:
        yield refusal(FINISH)
    away, reach = fight.gap(action.who, action.target), reach_of(fight, Strike(action.who, means)) if means.melee else 1
    if away > reach:
        yield refusal("sw.gear.reach", away=away, reach=reach)


@book.proposes
def propose_finish(fight: Fight, who: Who) -> Iterator[Action]:
    creature = fight.creatures[who]
    for other in fight.others(who):
        if other.flags & INCAPACITATED and not other.dead and fight.hostile(who, other.index):
            yield from (Finish(who, other.index, means.id) for means in in_hand(creature))


@book.performs(Finish)
def perform_finish(table: Table[Fight], action: Finish) -> None:
    """It succeeds by itself, unless the game master says otherwise (sw.attack.finishing)."""
    if broken_into(table, action):
        return
    use_action(table, action.who, "finish")
    if table.ask(NOBODY, FINISH, ("dies", "lives"), who=action.who, target=action.target) == "dies":
        die(table, action.target, FINISH)
