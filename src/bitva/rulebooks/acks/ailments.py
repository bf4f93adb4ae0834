"""Sleep that is broken, weakness in bed, blows in the dark."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import IMPOSED, lift
from bitva.rulebooks.acks.harm import HARMED, gone
from bitva.rulebooks.acks.moments import Struck
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import THROW_TERMS, Blow
from bitva.rulebooks.acks.words import BLINDED, CONDITIONS, SENSELESS, SLUMBERING


def wakes(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """The slumbering wake when they are hurt (acks.cond.paralyzed)."""
    if table.battle.creatures[who].flags & SLUMBERING:
        lift(table, who, "slumbering")


HARMED.append(wakes)


@book.follows(Struck)
def woken_by_a_blow(table: Table[Fight], struck: Struck) -> None:
    """… and when they are attacked (acks.cond.paralyzed)."""
    wakes(table, struck.target, "acks.cond.paralyzed")


def lets_go(table: Table[Fight], who: Who, condition: str) -> None:
    """The helpless hold nobody (acks.cond.helpless)."""
    if CONDITIONS[condition] & SENSELESS:
        gone(table, who)


IMPOSED.append(lets_go)


def in_the_dark(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """The blinded strike at -4 (acks.cond.blinded)."""
    if means.melee and fight.creatures[blow.who].flags & BLINDED:
        yield Term(-4, "acks.cond.blinded")


THROW_TERMS.append(in_the_dark)
