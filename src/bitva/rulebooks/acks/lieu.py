"""Acts in lieu of moving or of attacking: the shield."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.gear import free_hands
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.sheet import SHIELD
from bitva.rulebooks.acks.state import Fight

SHIELD_RULE = "acks.lieu_move.shield"


@value
class Shield(Act):
    """A shield is brought into use, or put away, with a movement action or the combat action."""

    verb: ClassVar[str] = "shield"
    who: Who
    on: bool = True
    by: str = MOVEMENT


@book.refuses(Shield)
def refuse_shield(fight: Fight, act: Shield) -> Iterator[Refusal]:
    """A shield that it has about it, and a hand for it (acks.lieu_move.shield, acks.lieu_attack.lesser, acks.ac.shield)."""
    creature = fight.creatures[act.who]
    has = creature.holds(SHIELD) if not act.on else creature.carries(SHIELD) > creature.holds(SHIELD)
    if act.by not in (MOVEMENT, COMBAT) or not has:
        yield refusal(SHIELD_RULE, hard=True)
        return
    yield from cannot(fight, act.who, act.by)
    if act.on and free_hands(creature) < 1:
        yield refusal("acks.ac.shield")


@book.proposes
def propose_shield(fight: Fight, who: Who) -> Iterator[Action]:
    """On or off, with either action."""
    creature = fight.creatures[who]
    if creature.carries(SHIELD) or creature.holds(SHIELD):
        yield from (Shield(who, on, by) for on in (True, False) for by in (MOVEMENT, COMBAT))


@book.performs(Shield)
def perform_shield(table: Table[Fight], act: Shield) -> None:
    """It is in hand, or no longer (acks.lieu_move.shield)."""
    spend(table, act)
    table.make(facts.taken_in_hand if act.on else facts.put_away, act.who, SHIELD)
