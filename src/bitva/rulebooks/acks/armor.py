"""Armour: putting it on and taking it off, stone by stone."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.opening import FIELDED
from bitva.rulebooks.acks.reach import NOWHERE
from bitva.rulebooks.acks.segment import FULL, Act, cannot, spend
from bitva.rulebooks.acks.state import Combatant, Fight


@value
class Don(Act):
    """One stone of its armour is put on."""

    verb: ClassVar[str] = "don"
    cost: ClassVar[str] = FULL
    who: Who


@value
class Doff(Act):
    """One stone of its armour is taken off."""

    verb: ClassVar[str] = "doff"
    cost: ClassVar[str] = FULL
    who: Who


@book.refuses(Don)
def refuse_don(fight: Fight, act: Don) -> Iterator[Refusal]:
    """The rest of its armour must lie within five feet (acks.armor.don)."""
    creature = fight.creatures[act.who]
    if creature.sheet.armor is None:
        yield refusal("acks.armor.don", hard=True, why="none")
        return
    yield from cannot(fight, act.who, FULL)
    if creature.worn == int(creature.sheet.armor["ac"]):
        yield refusal("acks.armor.don", why="on")
    elif lying_near(fight, creature) == NOWHERE:
        yield refusal("acks.armor.don", why="far")


@book.refuses(Doff)
def refuse_doff(fight: Fight, act: Doff) -> Iterator[Refusal]:
    """Only what is on comes off (acks.armor.don)."""
    creature = fight.creatures[act.who]
    if creature.sheet.armor is None:
        yield refusal("acks.armor.don", hard=True, why="none")
        return
    yield from cannot(fight, act.who, FULL)
    if not creature.worn:
        yield refusal("acks.armor.don", why="off")


def lying_near(fight: Fight, creature: Combatant) -> Square:
    """Where some of its armour lies within five feet; NOWHERE if none does."""
    near = fight.board.reach(creature.at, creature.size, 1)
    return next((square for square, _ in creature.shed if near >> square & 1), NOWHERE)


def dressable(fight: Fight, creature: Combatant) -> bool:
    """Is there a stone of armour that it could put on or take off? (acks.armor.don)"""
    return bool(creature.worn) or lying_near(fight, creature) != NOWHERE


@book.proposes
def propose_dressing(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever has armour."""
    if fight.creatures[who].sheet.armor is not None:
        yield from (Don(who), Doff(who))


@book.performs(Don)
def perform_don(table: Table[Fight], act: Don) -> None:
    """What is on stays on when something else comes in between (acks.armor.don, acks.armor.sequence, acks.armor.progress)."""
    fight, who = table.battle, act.who
    spend(table, act)
    table.before(Acting(who, act.verb))
    creature = fight.creatures[who]
    square = lying_near(fight, creature)
    if creature.able and square != NOWHERE:
        table.make(facts.donned, who, str(creature.sheet.data["armor"]), square, creature.worn + 1)
    table.after(Acted(who, act.verb))


@book.performs(Doff)
def perform_doff(table: Table[Fight], act: Doff) -> None:
    """It lies where it was taken off (acks.armor.don, acks.armor.progress)."""
    fight, who = table.battle, act.who
    spend(table, act)
    table.before(Acting(who, act.verb))
    creature = fight.creatures[who]
    if creature.able and creature.worn:
        table.make(facts.doffed, who, str(creature.sheet.data["armor"]), creature.at, creature.worn - 1)
    table.after(Acted(who, act.verb))


def laid_out(table: Table[Fight]) -> None:
    """What somebody has not on when the fight begins lies where he stands (acks.armor.don)."""
    for creature in table.battle.creatures:
        rest = int(creature.sheet.armor["ac"]) - creature.worn if creature.sheet.armor is not None and creature.present else 0
        if rest:
            table.make(facts.armor_laid_out, creature.index, creature.at, rest)


FIELDED.append(laid_out)
