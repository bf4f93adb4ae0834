"""Small dealings with objects: one a turn is free, another is the Use an Object action, and some the game master prices at it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import granted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import check
from bitva.rulebooks.dnd5e.figures import demanded
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.things import Price
from bitva.rulebooks.dnd5e.turn import cannot_act
from bitva.rulebooks.dnd5e.words import ABILITIES, SKILLS

USE = "use"
"""The Use an Object action, as `doing` and as what a feature may grant as a bonus action (dnd.action.use_object)."""


@value
class SetPrice(Ruling):
    """Handling this thing takes the action from now on, or no longer; and perhaps a check (dnd.free.gm_demands_action)."""

    verb: ClassVar[str] = "price"
    who: Who
    thing: str
    on: Who = NOBODY
    action: bool = True
    skill: str = ""
    dc: int = 0


@book.refuses(SetPrice)
def refuse_price(fight: Fight, ruling: SetPrice) -> Iterator[Refusal]:
    """A check is one of the checks there are (dnd.core.check)."""
    if ruling.skill and ruling.skill not in (*ABILITIES, *SKILLS):
        yield refusal("dnd.core.check", hard=True, skill=ruling.skill)


@book.performs(SetPrice)
def perform_price(table: Table[Fight], ruling: SetPrice) -> None:
    """The game master says it (dnd.free.gm_demands_action)."""
    table.make(facts.priced, Price(ruling.thing, ruling.on, ruling.action, ruling.skill, ruling.dc))


def refuse_interaction(fight: Fight, who: Who, thing: str) -> Iterator[Refusal]:
    """On its own turn a creature deals with one object for free and with another as its action, unless the game master prices it
    at the action (dnd.free.one_object, dnd.free.second_object, dnd.free.gm_demands_action)."""
    yield from cannot_act(fight, who)
    creature = fight.creatures[who]
    if creature.action or (creature.bonus and USE in granted(fight, who)):
        return
    price = demanded(fight, who, thing)
    if price is not None and price.action:
        yield refusal("dnd.free.gm_demands_action", thing=thing)
    elif not creature.interaction:
        yield refusal("dnd.free.one_object", thing=thing)


def interact(table: Table[Fight], who: Who, thing: str) -> bool:
    """What dealing with an object takes: the free interaction if that is still there, else the action; then the check that the game
    master asks for (dnd.free.second_object, dnd.free.gm_demands_action). Returns whether it succeeds."""
    creature = table.battle.creatures[who]
    price = demanded(table.battle, who, thing)
    if creature.interaction and (price is None or not price.action):
        table.make(facts.interaction_spent, who)
    else:
        spend(table, who)
    return price is None or not price.dc or check(table, who, price.skill or "str", price.dc, "dnd.free.gm_demands_action")


def spend(table: Table[Fight], who: Who) -> None:
    """The Use an Object action, or the bonus action of those who may take it so (dnd.action.use_object)."""
    creature = table.battle.creatures[who]
    quick = creature.bonus and USE in granted(table.battle, who)
    if creature.action and (not quick or table.ask(who, "dnd.action.use_object", ("action", "bonus")) == "action"):
        table.make(facts.action_spent, who, USE)
    else:
        table.make(facts.bonus_spent, who)
