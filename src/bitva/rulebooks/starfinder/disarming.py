"""Manoeuvres against what an opponent has: disarm and sunder."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.hands import let_go
from bitva.rulebooks.starfinder.holds import snatch
from bitva.rulebooks.starfinder.manoeuvres import carry_out, chosen, near_enough, refuse_manoeuvre
from bitva.rulebooks.starfinder.objects import damage_thing
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import dealt, nonlethal
from bitva.rulebooks.starfinder.words import STANDARD

DISARM: Final = "sf.manoeuvre.disarm"
CATCH: Final = "sf.manoeuvre.disarm.catch"
SUNDER: Final = "sf.manoeuvre.sunder"
TAKE, LET_FALL = "catch", "let-fall"


@value
class Disarm(Action):
    """A thing is knocked out of an opponent's hand."""

    verb: ClassVar[str] = "disarm"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    thing: str
    means: str = ""


@value
class Sunder(Action):
    """A thing that an opponent has about it is damaged."""

    verb: ClassVar[str] = "sunder"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    thing: str
    means: str = ""


@book.refuses(Disarm)
def refuse_disarm(fight: Fight, disarm: Disarm) -> Iterator[Refusal]:
    """What the opponent holds (sf.manoeuvre.disarm)."""
    yield from refuse_manoeuvre(fight, disarm)
    if not fight.creatures[disarm.target].holds(disarm.thing):
        yield refusal(DISARM, hard=True, thing=disarm.thing)


@book.refuses(Sunder)
def refuse_sunder(fight: Fight, sunder: Sunder) -> Iterator[Refusal]:
    """What the opponent could have in hand as quickly as a weapon: no worn armour, and nothing that is packed away
    (sf.manoeuvre.sunder)."""
    target = fight.creatures[sunder.target]
    yield from refuse_manoeuvre(fight, sunder)
    if not target.carries(sunder.thing):
        has = sunder.thing == target.sheet.armor or any(thing == sunder.thing for thing, _ in target.stowed)
        yield refusal(SUNDER, hard=not has, thing=sunder.thing)
    elif sunder.thing == target.sheet.armor:
        yield refusal(SUNDER, thing=sunder.thing)


@book.proposes
def propose_disarming(fight: Fight, who: Who) -> Iterator[Action]:
    """What those within reach hold, and what they have at hand (sf.manoeuvre.disarm, sf.manoeuvre.sunder)."""
    for target in near_enough(fight, who):
        other = fight.creatures[target]
        for thing in dict(other.hand):
            yield Disarm(who, target, thing)
        for thing in dict(other.gear):
            yield Sunder(who, target, thing)


@book.performs(Disarm)
def perform_disarm(table: Table[Fight], disarm: Disarm) -> None:
    """It falls into the opponent's square, unless the attacker has a free hand to catch it with (sf.manoeuvre.disarm,
    sf.manoeuvre.disarm.catch)."""
    def works(table: Table[Fight], beyond: int) -> None:
        taker, other = table.battle.creatures[disarm.who], table.battle.creatures[disarm.target]
        catches = taker.free_hands > 0 and table.ask(disarm.who, CATCH, (TAKE, LET_FALL), thing=disarm.thing) == TAKE
        if catches:
            snatch(table, taker, other, disarm.thing)
        else:
            let_go(table, other, disarm.thing, other.at)

    carry_out(table, disarm, works)


@book.performs(Sunder)
def perform_sunder(table: Table[Fight], sunder: Sunder) -> None:
    """The damage of the weapon, less the hardness of the thing; nonlethal damage does nothing to it (sf.manoeuvre.sunder,
    sf.object.hit_points)."""
    fight = table.battle
    means = chosen(fight, sunder.who, sunder.target, sunder.means)
    assert means is not None

    def works(table: Table[Fight], beyond: int) -> None:
        if not nonlethal(fight, sunder.who, means):
            damage_thing(table, sunder.target, sunder.thing, dealt(table, sunder.who, sunder.target, means, 1), means)

    carry_out(table, sunder, works, means=means)
