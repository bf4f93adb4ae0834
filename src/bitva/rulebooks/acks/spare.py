"""Cleaves left over: when nobody is left to cleave at, one of them may go to something else."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.attack import Attack
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cleave import SPARE, cleave_limit, most_cleaves
from bitva.rulebooks.acks.conditions import impose, lift
from bitva.rulebooks.acks.cover import HIGH, LOW
from bitva.rulebooks.acks.defend import Defend
from bitva.rulebooks.acks.engagement import engagers
from bitva.rulebooks.acks.gear import usable
from bitva.rulebooks.acks.ground import ground
from bitva.rulebooks.acks.posture import take_cover
from bitva.rulebooks.acks.reach import NOWHERE
from bitva.rulebooks.acks.readied import Ready, break_in
from bitva.rulebooks.acks.segment import COMBAT
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.stealth import Hide
from bitva.rulebooks.acks.throw import CHARGE, Blow
from bitva.rulebooks.acks.walk import walk

RULE: Final = "acks.cleave.spare"
DEFEND, PRONE, COVER = "defend", "prone", "cover"


@value
class Spare(Action):
    """A cleave left over is spent: to defend, to drop prone, to step into cover, or on an act: a throw, hiding, readying."""

    verb: ClassVar[str] = "spare"
    who: Who
    how: str
    square: Square = NOWHERE


@value
class SpareAct(Action):
    """A cleave left over is spent on this act."""

    verb: ClassVar[str] = "spare-act"
    who: Who
    deed: Action


def spare_acts(table: Table[Fight], who: Who, blow: Blow) -> Iterator[Action]:
    """After a killing blow with nobody left within five feet to be engaged: throw something, defend, or ready an act; after a
    killing shot with nobody left to shoot at: ready, drop prone, hide, or step into cover (acks.cleave.spare)."""
    fight = table.battle
    creature = fight.creatures[who]
    means = creature.sheet.means[blow.means]
    if creature.cleaved >= most_cleaves(fight, who, means) or (means.melee and somebody_near(fight, creature)):
        return
    yield from (SpareAct(who, deed) for deed in deeds(fight, who, means.melee))
    if means.melee:
        yield Spare(who, DEFEND)
    else:
        yield Spare(who, PRONE)
        yield from (Spare(who, COVER, square) for square in squares(covered_squares(fight, creature)))


def somebody_near(fight: Fight, creature: Combatant) -> bool:
    """Is an enemy left within five feet? (acks.cleave.spare)"""
    return any(fight.feet(creature.index, other.index) <= 5 for other in fight.enemies(creature.index))


def deeds(fight: Fight, who: Who, melee: bool) -> Iterator[Action]:
    """Throws and readied acts, or readied acts and hiding, as far as they can be done (acks.cleave.spare)."""
    now = fight.clone()
    facts.interrupts(now, who, COMBAT, "")
    facts.sequence_left(now, who, ())
    if melee:
        thrown = [means for means in usable(now, who) if means.thrown]
        acts: list[Action] = [Attack(who, other.index, means.id) for other in now.enemies(who) for means in thrown]
    else:
        acts = [Hide(who)]
    first = next((means for means in usable(now, who) if means.melee is melee), None)
    if first is not None:
        acts += [Ready(who, Attack(who, other.index, first.id), "comes-adjacent" if melee else "moves", other.index)
                 for other in now.enemies(who)]
    yield from (act for act in acts if next(book.refusals(now, act), None) is None)


def covered_squares(fight: Fight, creature: Combatant) -> int:
    """Squares next to it that lie behind something (acks.cleave.spare)."""
    if engagers(fight, creature.index):
        return 0
    board, things = fight.board, 0
    for name in LOW + HIGH:
        things |= board.layer(name)
    return board.near[creature.at] & ~(1 << creature.at) & board.grow(things, 1) & ground(fight, creature.index).stop


SPARE.append(spare_acts)


def unearned(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Only at once after felling somebody, with a cleave left (acks.cleave.spare)."""
    creature = fight.creatures[who]
    if creature.chain is None:
        yield refusal(RULE)
        return
    means = creature.sheet.means[creature.chain.means]
    most = most_cleaves(fight, who, means)
    if creature.cleaved >= most:
        yield refusal(cleave_limit(fight, who, means), most=most)


@book.refuses(Spare)
def refuse_spare(fight: Fight, act: Spare) -> Iterator[Refusal]:
    """Only when it is offered (acks.cleave.spare)."""
    yield from unearned(fight, act.who)
    yield refusal(RULE)


@book.refuses(SpareAct)
def refuse_spare_act(fight: Fight, act: SpareAct) -> Iterator[Refusal]:
    """Only when it is offered (acks.cleave.spare)."""
    yield from unearned(fight, act.who)
    yield refusal(RULE)


@book.performs(Spare)
def perform_spare(table: Table[Fight], act: Spare) -> None:
    """A charger who defends only gets back what the charge cost its Armour Class (acks.cleave.spare)."""
    fight, who = table.battle, act.who
    blow = fight.creatures[who].chain
    table.make(facts.cleaved, who, who)
    if act.how == DEFEND and blow is not None and blow.how == CHARGE:
        lift(table, who, "disordered")
    elif act.how == DEFEND:
        break_in(table, Defend(who))
    elif act.how == PRONE:
        impose(table, who, "prone", RULE, who)
    else:
        walk(table, who, (act.square,))
        take_cover(table, who, RULE)


@book.performs(SpareAct)
def perform_spare_act(table: Table[Fight], act: SpareAct) -> None:
    """Thrown, readied or hidden at once (acks.cleave.spare)."""
    table.make(facts.cleaved, act.who, act.who)
    table.make(facts.chain_closed, act.who)
    if isinstance(act.deed, Ready):
        table.perform(act.deed)
    else:
        break_in(table, act.deed)
