"""Free attacks: one plain blow, outside the own turn, when something grants it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import Creatures, Who, value
from bitva.rulebooks.savage.attack import carry_out, reach_of, spend_rounds
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import in_hand, means_named
from bitva.rulebooks.savage.grapple import seizable, seize
from bitva.rulebooks.savage.moments import Leaving
from bitva.rulebooks.savage.sheet import RANGED, Means
from bitva.rulebooks.savage.state import Fight, riders_of
from bitva.rulebooks.savage.strike import Strike
from bitva.rulebooks.savage.words import BOUND

SEIZE: Final = "grapple"
"""What stands for a grapple among the means of a free attack (sw.free_attack.kinds)."""
WITHDRAW: Final = "sw.move.withdraw"


@value
class FreeAttack(Action):
    """One attack without any option, at no cost (sw.free_attack.single)."""

    verb: ClassVar[str] = "free-attack"
    who: Who
    target: Who
    means: str
    how: tuple[str, ...] = ()


@book.refuses(FreeAttack)
def refuse_free_attack(fight: Fight, attack: FreeAttack) -> Iterator[Refusal]:
    """Nobody makes one unless something grants it, and without any option (sw.free_attack.sources, sw.free_attack.single,
    sw.free_attack.kinds)."""
    if attack.how:
        yield refusal("sw.free_attack.single", how=attack.how)
    means = means_named(fight.creatures[attack.who], attack.means)
    if means is not None and (means.template or (not means.melee and not means.has("pistol"))):
        yield refusal("sw.free_attack.kinds", means=means.id)
    yield refusal("sw.free_attack.sources")


@book.performs(FreeAttack)
def perform_free_attack(table: Table[Fight], attack: FreeAttack) -> None:
    """It uses up nothing of the own turn and takes no penalty for several actions (sw.free_attack.single)."""
    if attack.means == SEIZE:
        seize(table, attack.who, attack.target)
        return
    means = means_named(table.battle.creatures[attack.who], attack.means)
    assert means is not None
    strike = Strike(attack.who, means, free=True)
    if not means.melee:
        spend_rounds(table, strike)
    carry_out(table, strike, (attack.target,))


def free_means(fight: Fight, who: Who, target: Who) -> Iterator[str]:
    """With what: anything for melee that reaches, what may be fired in melee, or a grapple (sw.free_attack.kinds)."""
    creature = fight.creatures[who]
    for means in in_hand(creature):
        away = fight.gap(who, target)
        if means.template:
            continue
        near = means.melee and away <= reach_of(fight, Strike(who, means))
        if near or (means.kind == RANGED and means.has("pistol") and away <= 1 and loaded(fight, who, means)):
            yield means.id
    if next(seizable(fight, who, target), None) is None:
        yield SEIZE


def loaded(fight: Fight, who: Who, means: Means) -> bool:
    """Is there a round in it?"""
    creature = fight.creatures[who]
    return creature.in_magazine(means.weapon, means.magazine) > 0 if means.magazine else (
        not means.ammunition or creature.ammunition(means.ammunition) > 0)


def may_strike(fight: Fight, who: Who) -> bool:
    """Neither Shaken nor Stunned, and able to strike at all (sw.move.withdraw, sw.cond.bound)."""
    creature = fight.creatures[who]
    return creature.able and not creature.flags & BOUND


def free_attacks(fight: Fight, who: Who, targets: Creatures, rule: str) -> Iterator[Offer]:
    """What is offered to somebody who is granted a free attack on one of these (sw.free_attack.sources)."""
    blows = tuple(FreeAttack(who, target, means) for target in targets for means in free_means(fight, who, target))
    if blows and may_strike(fight, who):
        yield Offer(who, rule, blows)


@book.reacts(Leaving, When.BEFORE)
def withdrawing(fight: Fight, leaving: Leaving) -> Iterator[Offer]:
    """Everybody who is left behind and neither Shaken nor Stunned (sw.move.withdraw)."""
    for foe in leaving.left:
        if fight.creatures[leaving.who].up and fight.adjacent(foe, leaving.who):
            yield from free_attacks(fight, foe, (leaving.who, *riders_of(fight, leaving.who)), WITHDRAW)
