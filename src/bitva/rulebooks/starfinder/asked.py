"""What the game master asks of a creature: a save, a check, or to bear some damage."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.checks import CHECK, SAVE, check, save
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import ABILITIES, ENERGY, KINETIC, SAVES, SKILLS

KINDS_OF_DAMAGE: Final = (*KINETIC, *ENERGY, "untyped")


@value
class AskSave(Ruling):
    """A creature makes a saving throw."""

    verb: ClassVar[str] = "save"
    who: Who
    on: Who
    save: str
    dc: int


@value
class AskCheck(Ruling):
    """A creature makes a check of a skill or of a bare ability."""

    verb: ClassVar[str] = "check"
    who: Who
    on: Who
    skill: str
    dc: int


@value
class Harm(Ruling):
    """A creature takes damage, half of it if it makes the save that is named."""

    verb: ClassVar[str] = "harm"
    who: Who
    on: Who
    amount: int
    type: str
    save: str = ""
    dc: int = 0
    lethal: bool = True


@book.refuses(AskSave)
def refuse_save(fight: Fight, ruling: AskSave) -> Iterator[Refusal]:
    """There are three saves (sf.save.roll)."""
    if ruling.save not in SAVES:
        yield refusal(SAVE, hard=True, save=ruling.save, known=tuple(SAVES))


@book.performs(AskSave)
def perform_save(table: Table[Fight], ruling: AskSave) -> None:
    """The die decides (sf.save.roll)."""
    save(table, ruling.on, ruling.save, ruling.dc, SAVE)


@book.refuses(AskCheck)
def refuse_check(fight: Fight, ruling: AskCheck) -> Iterator[Refusal]:
    """Skills and abilities that there are (sf.skill.check)."""
    if ruling.skill not in SKILLS and ruling.skill not in ABILITIES:
        yield refusal(CHECK, hard=True, skill=ruling.skill, known=(*SKILLS, *ABILITIES))


@book.performs(AskCheck)
def perform_check(table: Table[Fight], ruling: AskCheck) -> None:
    """The die decides (sf.skill.check)."""
    check(table, ruling.on, ruling.skill, ruling.dc, CHECK)


@book.refuses(Harm)
def refuse_harm(fight: Fight, ruling: Harm) -> Iterator[Refusal]:
    """Kinds of damage and saves that there are (sf.damage.roll, sf.save.roll)."""
    if any(each not in KINDS_OF_DAMAGE for each in ruling.type.split("/")) or ruling.amount < 1:
        yield refusal("sf.damage.roll", hard=True, type=ruling.type, known=KINDS_OF_DAMAGE)
    if ruling.save and ruling.save not in SAVES:
        yield refusal(SAVE, hard=True, save=ruling.save, known=tuple(SAVES))


@book.performs(Harm)
def perform_harm(table: Table[Fight], ruling: Harm) -> None:
    """Half, rounded down, on a successful save (sf.save.half, sf.rounding)."""
    saved = bool(ruling.save) and save(table, ruling.on, ruling.save, ruling.dc, SAVE)
    half = "sf.save.half" if saved else ""
    hurt(table, ruling.on, Blow(((ruling.amount, ruling.type),), lethal=ruling.lethal, attack=bool(ruling.save) and not saved,
                               half=half))
