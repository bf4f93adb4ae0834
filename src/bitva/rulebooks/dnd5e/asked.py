"""What the game master asks for or says outside all other rules: checks, saves, contests, how two sides stand to one another."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import HEARING, SIGHT, Rules, check, contest, save
from bitva.rulebooks.dnd5e.state import ALLIED, HOSTILE, NEUTRAL, Fight
from bitva.rulebooks.dnd5e.words import ABILITIES, SKILLS

CHECKED = (*SKILLS, *ABILITIES)
GIVEN: Rules = ("dnd.core.advantage",)
"""Advantage or disadvantage that the game master gives."""


@value
class AskCheck(Ruling):
    """A creature makes an ability check against a DC; `edge` 1 is advantage, -1 disadvantage; `towards`: whom it talks to; `needs`:
    sight or hearing, without which it fails."""

    verb: ClassVar[str] = "check"
    who: Who
    of: Who
    skill: str
    dc: int
    edge: int = 0
    towards: Who = NOBODY
    needs: str = ""


@value
class AskSave(Ruling):
    """A creature makes a saving throw against a DC."""

    verb: ClassVar[str] = "save"
    who: Who
    of: Who
    ability: str
    dc: int
    edge: int = 0


@value
class AskContest(Ruling):
    """Two creatures make checks against one another; the first wants to bring something about."""

    verb: ClassVar[str] = "oppose"
    who: Who
    of: Who
    skill: str
    against: Who
    with_: str


@value
class AskGroup(Ruling):
    """Several creatures make a check together."""

    verb: ClassVar[str] = "group-check"
    who: Who
    of: Creatures
    skill: str
    dc: int


@value
class Relate(Ruling):
    """Two sides are hostile, allied or neutral towards one another."""

    verb: ClassVar[str] = "relate"
    who: Who
    side: str
    other: str
    relation: str


def _edges(edge: int) -> tuple[Rules, Rules]:
    return GIVEN if edge > 0 else (), GIVEN if edge < 0 else ()


def _unknown(skill: str) -> Iterator[Refusal]:
    """A check is made with a skill or an ability (dnd.core.skills)."""
    if skill not in CHECKED:
        yield refusal("dnd.core.skills", hard=True, skill=skill, known=CHECKED)


@book.refuses(AskCheck)
def refuse_check(fight: Fight, ruling: AskCheck) -> Iterator[Refusal]:
    """A check is made with a skill or an ability, and may need one of two senses (dnd.core.skills)."""
    yield from _unknown(ruling.skill)
    if ruling.needs not in ("", SIGHT, HEARING):
        yield refusal("dnd.core.check", hard=True, needs=ruling.needs, known=(SIGHT, HEARING))


@book.performs(AskCheck)
def perform_check(table: Table[Fight], ruling: AskCheck) -> None:
    """An ability check that the game master asks for (dnd.core.check)."""
    for_, against = _edges(ruling.edge)
    check(table, ruling.of, ruling.skill, ruling.dc, "dnd.core.check", for_, against, towards=ruling.towards, needs=ruling.needs)


@book.refuses(AskSave)
def refuse_save(fight: Fight, ruling: AskSave) -> Iterator[Refusal]:
    """A save is made with an ability (dnd.core.save)."""
    if ruling.ability not in ABILITIES:
        yield refusal("dnd.core.save", hard=True, ability=ruling.ability, known=ABILITIES)


@book.performs(AskSave)
def perform_save(table: Table[Fight], ruling: AskSave) -> None:
    """A saving throw that the game master asks for (dnd.core.save)."""
    for_, against = _edges(ruling.edge)
    save(table, ruling.of, ruling.ability, ruling.dc, "dnd.core.save", for_=for_, against=against)


@book.refuses(AskContest)
def refuse_contest(fight: Fight, ruling: AskContest) -> Iterator[Refusal]:
    """Both sides of a contest are checks (dnd.core.contest)."""
    yield from _unknown(ruling.skill)
    yield from _unknown(ruling.with_)


@book.performs(AskContest)
def perform_contest(table: Table[Fight], ruling: AskContest) -> None:
    """A contest that the game master asks for (dnd.core.contest)."""
    contest(table, ruling.of, ruling.skill, ruling.against, ruling.with_, "dnd.core.contest")


@book.refuses(AskGroup)
def refuse_group(fight: Fight, ruling: AskGroup) -> Iterator[Refusal]:
    """Somebody has to make the check (dnd.core.group_check)."""
    yield from _unknown(ruling.skill)
    if not ruling.of:
        yield refusal("dnd.core.group_check", hard=True)


@book.performs(AskGroup)
def perform_group(table: Table[Fight], ruling: AskGroup) -> None:
    """The group succeeds when at least half of its members do (dnd.core.group_check)."""
    successes = sum([check(table, who, ruling.skill, ruling.dc, "dnd.core.group_check") for who in ruling.of])
    table.tell(facts.group_checked, ruling.of, ruling.skill, ruling.dc, successes, 2 * successes >= len(ruling.of))


@book.refuses(Relate)
def refuse_relate(fight: Fight, ruling: Relate) -> Iterator[Refusal]:
    """Hostile, allied or neutral, and two different sides (dnd.core.sides)."""
    if ruling.relation not in (HOSTILE, ALLIED, NEUTRAL) or ruling.side == ruling.other:
        yield refusal("dnd.core.sides", hard=True, relation=ruling.relation, known=(HOSTILE, ALLIED, NEUTRAL))


@book.performs(Relate)
def perform_relate(table: Table[Fight], ruling: Relate) -> None:
    """How two sides stand to one another is the game master's to set (dnd.core.sides)."""
    table.make(facts.related, ruling.side, ruling.other, ruling.relation)
