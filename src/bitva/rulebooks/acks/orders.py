"""Orders to others: short ones are free, long and intricate ones take an action."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, cannot
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import MUTE

RULE: Final = "acks.lieu_move.order"
SHORT, LONG, UNCLEAR = "short", "long", "unclear"


@value
class Order(Action):
    """An order to whoever listens; if it is neither clearly short nor clearly long, the game master says which."""

    verb: ClassVar[str] = "command"
    who: Who
    length: str = UNCLEAR
    task: str = ""
    by: str = MOVEMENT


@book.refuses(Order)
def refuse_order(fight: Fight, act: Order) -> Iterator[Refusal]:
    """By somebody with a voice; a long one with a movement or the combat action (acks.lieu_move.order,
    acks.lieu_attack.lesser)."""
    if act.length not in (SHORT, LONG, UNCLEAR) or act.by not in (MOVEMENT, COMBAT):
        yield refusal(RULE, hard=True)
        return
    yield from cannot(fight, act.who, act.by if act.length == LONG else "")
    if fight.creatures[act.who].flags & MUTE:
        yield refusal("acks.cond.paralyzed")


@book.proposes
def propose_orders(fight: Fight, who: Who) -> Iterator[Action]:
    """A complex one, with either action."""
    side = fight.creatures[who].side
    if any(other.up and other.side == side and other.index != who for other in fight.creatures):
        yield from (Order(who, LONG, by=by) for by in (MOVEMENT, COMBAT))


@book.performs(Order)
def perform_order(table: Table[Fight], act: Order) -> None:
    """A short one costs nothing, a long one its action (acks.lieu_move.order)."""
    length = act.length
    if length == UNCLEAR:
        payable = (LONG,) if next(cannot(table.battle, act.who, act.by), None) is None else ()
        length = table.ask(NOBODY, RULE, (SHORT, *payable), who=act.who, task=act.task)
    if length == LONG and act.by == MOVEMENT:
        table.make(facts.movement_spent, act.who, act.verb, False)
    elif length == LONG:
        table.make(facts.combat_spent, act.who, act.verb)
    table.tell(facts.ordered_about, act.who, act.task, length == LONG)
