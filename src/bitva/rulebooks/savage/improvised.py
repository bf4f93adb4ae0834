"""Improvised weapons: what the game master says of things that nobody made for fighting."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import means_named
from bitva.rulebooks.savage.sheet import CLASSES, UNCLASSED, Means
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike

CATEGORY: Final = "sw.improvised.category"
SOFTER: Final = "sw.improvised.softer"
UNSAID: Final = -1


def known(fight: Fight, who: Who, means: Means) -> tuple[str, int]:
    """The class that the game master has given a thing, and by how many steps it is softer; -1 if he has not said."""
    return next(((cls, soft) for thing, cls, soft in fight.creatures[who].improvised if thing == means.weapon), ("", UNSAID))


def classify(table: Table[Fight], who: Who, means: Means) -> Means:
    """The game master gives a thing that no table lists its class before it is used (sw.improvised.category)."""
    if not means.has(UNCLASSED):
        return means
    cls = table.ask(NOBODY, CATEGORY, tuple(CLASSES), who=who, thing=means.weapon)
    table.make(facts.classed, means.weapon, cls, UNSAID)
    return means_named(table.battle.creatures[who], means.id) or means


@book.damage_judges.append
def soften(table: Table[Fight], strike: Strike, target: Who) -> None:
    """Before the first damage of such a thing is rolled the game master says whether it is softer than others of its class
    (sw.improvised.softer)."""
    strike.means = classify(table, strike.who, strike.means)
    cls, soft = known(table.battle, strike.who, strike.means)
    if cls and soft == UNSAID:
        steps = table.ask(NOBODY, SOFTER, ("0", "1", "2"), who=strike.who, thing=strike.means.weapon)
        table.make(facts.classed, strike.means.weapon, cls, int(steps))
        strike.means = means_named(table.battle.creatures[strike.who], strike.means.id) or strike.means


@book.attack_terms.append
def clumsy(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Whatever was not made for fighting is at -2, in hand and thrown (sw.improvised.attack_penalty)."""
    if strike.means.has("improvised"):
        yield Term(-2, "sw.improvised.attack_penalty")
