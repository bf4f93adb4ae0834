"""Withdrawing: out of melee, with an eye on those whom one sees."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, RuleId, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.figures import reach_squares, reaches, speed
from bitva.rulebooks.starfinder.ground import reachable
from bitva.rulebooks.starfinder.movement import WALKING, cannot_go, go, refuse_way
from bitva.rulebooks.starfinder.opportunity import SPARING
from bitva.rulebooks.starfinder.sight import observes
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import BLINDED, FULL

MOVING: Final = "sf.withdraw.move"


@value
class Withdraw(Action):
    """A way out of melee along these squares."""

    verb: ClassVar[str] = "withdraw"
    cost: ClassVar[str] = FULL
    who: Who
    path: Path


@book.refuses(Withdraw)
def refuse_withdraw(fight: Fight, deed: Withdraw) -> Iterator[Refusal]:
    """The whole turn, any way up to twice the speed, and not for the blind (sf.withdraw.move, sf.withdraw.blind)."""
    if not deed.path:
        yield refusal(MOVING, hard=True)
        return
    yield from cannot_spend(fight, deed.who, FULL)
    yield from cannot_go(fight, deed.who)
    yield from cannot_see(fight, deed.who)
    yield from refuse_way(fight, deed.who, deed.path, 2 * speed(fight, deed.who), MOVING)


def cannot_see(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Another precise sense does the work of sight (sf.withdraw.blind)."""
    creature = fight.creatures[who]
    if creature.flags & BLINDED and not creature.sheet.senses.get("blindsight"):
        yield refusal("sf.withdraw.blind")


@book.proposes
def propose_withdrawals(fight: Fight, who: Who) -> Iterator[Action]:
    """The cheapest way to every square (sf.withdraw.move)."""
    creature = fight.creatures[who]
    if creature.spent or next(cannot_spend(fight, who, FULL), None) is not None or next(cannot_go(fight, who), None) is not None:
        return
    reach = reachable(fight, who, 2 * speed(fight, who))
    for square in squares(reach.squares & ~(1 << creature.at)):
        yield Withdraw(who, reach.path(square))


@book.performs(Withdraw)
def perform_withdraw(table: Table[Fight], deed: Withdraw) -> None:
    """Its starting space counts as unthreatened, all other squares as they are (sf.withdraw.start, sf.withdraw.other)."""
    creature = table.battle.creatures[deed.who]
    pay(table, deed.who, FULL, deed.verb)
    leaving = table.effect("withdrawing", MOVING, deed.who, data=(creature.space,))
    go(table, deed.who, deed.path)
    table.end(leaving)


def lets_go(fight: Fight, reactor: Who, provoker: Who, rule: RuleId) -> bool:
    """Those whom it sees get no cause out of the squares of its starting space (sf.withdraw.start, sf.withdraw.unseen)."""
    started = next(fight.effects_on(provoker, "withdrawing"), None)
    if started is None or rule != WALKING or not observes(fight, provoker, reactor):
        return False
    other = fight.creatures[reactor]
    threatened = reach_squares(fight, other, reaches(other)[-1]) & fight.creatures[provoker].space
    return not threatened & ~cast(int, started.data[0])


SPARING.append(lets_go)
