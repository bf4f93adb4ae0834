"""Total defence, and fighting defensively."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal
from bitva.kernel.effects import Until
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.starfinder.bonuses import grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.moments import TURN_START
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import GUARDED, STANDARD

DEFENCE: Final = 4
DEFENSIVE: Final = 2
CAREFUL: Final = -4
"""What fighting defensively costs every attack (sf.fight_defensively.standard)."""


@value
class TotalDefence(Action):
    """A creature thinks of nothing but its defence."""

    verb: ClassVar[str] = "total-defence"
    cost: ClassVar[str] = STANDARD
    defensive: ClassVar[bool] = True
    """Does it come before its trigger when it is readied? (sf.ready.defensive)"""
    who: Who


@book.refuses(TotalDefence)
def refuse_defence(fight: Fight, defence: TotalDefence) -> Iterator[Refusal]:
    """A standard action (sf.total_defence)."""
    yield from cannot_spend(fight, defence.who, STANDARD)


@book.proposes
def propose_defence(fight: Fight, who: Who) -> Iterator[Action]:
    """It is open to everybody (sf.total_defence)."""
    yield TotalDefence(who)


@book.performs(TotalDefence)
def perform_defence(table: Table[Fight], defence: TotalDefence) -> None:
    """+4 to the armour class until the start of the next turn, and no attacks of opportunity (sf.total_defence,
    sf.total_defence.no_aoo)."""
    pay(table, defence.who, STANDARD, defence.verb)
    grant(table, defence.who, "ac", DEFENCE, "sf.total_defence", by=defence.who, until=Until(TURN_START, defence.who),
          name="total-defence", flags=GUARDED)


def fight_defensively(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """From the declaration of the attack +2 to the armour class until the start of the next turn, and -4 to all attacks of this
    round (sf.fight_defensively.standard, sf.fight_defensively.full)."""
    until = Until(TURN_START, who)
    stance = grant(table, who, "ac", DEFENSIVE, rule, by=who, until=until, name="defensive")
    grant(table, who, "attack", CAREFUL, rule, by=who, cause=stance.number)
