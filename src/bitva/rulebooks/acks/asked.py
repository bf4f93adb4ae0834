"""What the game master asks for or says outside all other rules: a saving throw, harm that comes from nowhere in particular."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.saves import save
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import DAMAGE_TYPES, SAVES

ASKED = "acks.gm.override"


@value
class AskSave(Ruling):
    """A creature makes a saving throw, with so much more or less than usual."""

    verb: ClassVar[str] = "save"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    category: str
    plus: int = 0


@value
class Harm(Ruling):
    """A creature takes damage."""

    verb: ClassVar[str] = "hurt"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    amount: int
    type: str


@book.refuses(AskSave)
def refuse_save(fight: Fight, ruling: AskSave) -> Iterator[Refusal]:
    """There are five categories (acks.save.throw)."""
    if ruling.category not in SAVES:
        yield refusal("acks.save.throw", hard=True, category=ruling.category, known=SAVES)


@book.performs(AskSave)
def perform_save(table: Table[Fight], ruling: AskSave) -> None:
    """A saving throw that the game master asks for (acks.save.throw, acks.gm.override)."""
    save(table, ruling.on, ruling.category, ASKED, extra=(Term(ruling.plus, ASKED),))


@book.refuses(Harm)
def refuse_harm(fight: Fight, ruling: Harm) -> Iterator[Refusal]:
    """Damage is of a type (acks.damage.types)."""
    if ruling.type not in DAMAGE_TYPES or not 0 < ruling.amount <= 1000:
        yield refusal("acks.damage.types", hard=True, type=ruling.type, known=DAMAGE_TYPES)


@book.performs(Harm)
def perform_harm(table: Table[Fight], ruling: Harm) -> None:
    """Damage by the game master's word (acks.gm.override)."""
    hurt(table, ruling.on, ruling.amount, ruling.type)
