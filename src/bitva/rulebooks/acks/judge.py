"""What the rules leave to the game master: acts that stand in no list, and figures that he changes."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import FOREVER, Until
from bitva.kernel.numbers import Term
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.harm import heal
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.saves import SAVE_TERMS
from bitva.rulebooks.acks.segment import COMBAT, FULL, MOVEMENT, absent, cannot, out_of_segment
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.skills import SKILL_TERMS
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import THROW_TERMS, Blow
from bitva.rulebooks.acks.words import ARMORED, SWAYED

RULE: Final = "acks.gm.override"
FORBIDDEN, FREE = "forbidden", "free"
FIGURES: Final = {"ac": ARMORED, "attack": SWAYED, "save": SWAYED, "throw": SWAYED}
MOST: Final = 20


@value
class Improvise(Action):
    """Something that stands in no list."""

    verb: ClassVar[str] = "improvise"
    who: Who
    task: str


@value
class Modify(Ruling):
    """The game master changes a figure of a creature, for so many rounds if that is said."""

    verb: ClassVar[str] = "modify"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    figure: str
    amount: int
    rounds: int = 0


@value
class Rest(Ruling):
    """The game master says that a creature has had a day of rest, or that it was broken into."""

    verb: ClassVar[str] = "rest"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    whole: bool = True


@book.refuses(Rest)
def refuse_rest(fight: Fight, ruling: Rest) -> Iterator[Refusal]:
    """The game master's word (acks.hp.rest)."""
    yield from ()


@book.performs(Rest)
def perform_rest(table: Table[Fight], ruling: Rest) -> None:
    """1d3 hit points for a full day; the rest of a time nobody plays out (acks.hp.rest)."""
    if ruling.whole:
        heal(table, ruling.on, table.die(3, "acks.hp.rest", ruling.on))


@book.refuses(Improvise)
def refuse_improvise(fight: Fight, act: Improvise) -> Iterator[Refusal]:
    """In its own segment (acks.gm.override, acks.lieu_move.other, acks.lieu_attack.other)."""
    yield from absent(fight.creatures[act.who])
    yield from out_of_segment(fight, act.who)


@book.performs(Improvise)
def perform_improvise(table: Table[Fight], act: Improvise) -> None:
    """The game master forbids it or says what it costs; nothing is spent before that (acks.gm.override)."""
    fight = table.battle
    prices = tuple(cost for cost in (MOVEMENT, COMBAT, FULL) if next(cannot(fight, act.who, cost), None) is None)
    price = table.ask(NOBODY, RULE, (*prices, FREE, FORBIDDEN), who=act.who, task=act.task)
    if price == MOVEMENT:
        table.make(facts.movement_spent, act.who, act.verb, True)
    elif price == COMBAT:
        table.make(facts.combat_spent, act.who, act.verb)
    elif price == FULL:
        table.make(facts.full_spent, act.who, act.verb)
    table.tell(facts.improvised, act.who, act.task, price)


@book.refuses(Modify)
def refuse_modify(fight: Fight, ruling: Modify) -> Iterator[Refusal]:
    """Armour Class, attack throws, saving throws, proficiency throws (acks.gm.override)."""
    if ruling.figure not in FIGURES or abs(ruling.amount) > MOST:
        yield refusal(RULE, hard=True, figure=ruling.figure, known=tuple(FIGURES))


@book.performs(Modify)
def perform_modify(table: Table[Fight], ruling: Modify) -> None:
    """By so much, until the rounds are over (acks.gm.override)."""
    until = Until(ROUND, round=table.battle.clock.round + ruling.rounds) if ruling.rounds else FOREVER
    table.effect("modified", RULE, ruling.on, NOBODY, until, FIGURES[ruling.figure], data=(ruling.amount, ruling.figure))


def swayed(fight: Fight, who: Who, figure: str) -> Iterator[Term]:
    """What the game master gives or takes (acks.gm.override)."""
    if fight.creatures[who].flags & SWAYED:
        for effect in fight.effects_on(who, "modified"):
            if effect.data[1] == figure:
                yield Term(int(str(effect.data[0])), RULE)


def swayed_attack(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """… on attack throws."""
    yield from swayed(fight, blow.who, "attack")


def swayed_save(fight: Fight, who: Who, category: str, against: Who) -> Iterator[Term]:
    """… on saving throws."""
    yield from swayed(fight, who, "save")


def swayed_skill(fight: Fight, who: Who, skill: str) -> Iterator[Term]:
    """… on proficiency throws."""
    yield from swayed(fight, who, "throw")


THROW_TERMS.append(swayed_attack)
SAVE_TERMS.append(swayed_save)
SKILL_TERMS.append(swayed_skill)
