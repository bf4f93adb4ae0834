"""What the game master judges otherwise than the lines on the map: cover, and who sees whom."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.cover import JUDGED, TOTAL
from bitva.rulebooks.dnd5e.sight import SIGHT
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import SIGHT_JUDGED

AS_PROPOSED: Final = -1
YES, NO, BY_RULE = "yes", "no", "by-rule"


@value
class SetCover(Ruling):
    """A creature has cover of this degree (0 none to 3 total; -1 as the lines say), from one creature or from all."""

    verb: ClassVar[str] = "cover"
    who: Who
    on: Who
    degree: int
    against: Who = NOBODY


@value
class SetSight(Ruling):
    """A creature sees another, or does not, whatever the lines say (`yes`, `no`), or as they say again (`by-rule`)."""

    verb: ClassVar[str] = "sight"
    who: Who
    on: Who
    of: Who
    sees: str


@book.refuses(SetCover)
def refuse_cover(fight: Fight, ruling: SetCover) -> Iterator[Refusal]:
    """There are four degrees (dnd.cover.levels)."""
    if not AS_PROPOSED <= ruling.degree <= TOTAL:
        yield refusal("dnd.cover.levels", hard=True, degree=ruling.degree)


@book.performs(SetCover)
def perform_cover(table: Table[Fight], ruling: SetCover) -> None:
    """What the game master says takes the place of what the lines say (dnd.cover.grid)."""
    for effect in tuple(table.battle.effects_on(ruling.on, JUDGED)):
        if effect.by == ruling.against:
            table.end(effect)
    if ruling.degree != AS_PROPOSED:
        table.effect(JUDGED, "dnd.cover.grid", ruling.on, ruling.against, data=(ruling.degree,))


@book.refuses(SetSight)
def refuse_sight(fight: Fight, ruling: SetSight) -> Iterator[Refusal]:
    """It sees it, or does not (dnd.grid.los)."""
    if ruling.sees not in (YES, NO, BY_RULE) or ruling.on == ruling.of:
        yield refusal("dnd.grid.los", hard=True, sees=ruling.sees, known=(YES, NO, BY_RULE))


@book.performs(SetSight)
def perform_sight(table: Table[Fight], ruling: SetSight) -> None:
    """What the game master says takes the place of what the lines and the light say (dnd.grid.los, dnd.vision.see)."""
    for effect in tuple(table.battle.effects_on(ruling.on, SIGHT)):
        if effect.by == ruling.of:
            table.end(effect)
    if ruling.sees != BY_RULE:
        table.effect(SIGHT, "dnd.grid.los", ruling.on, ruling.of, flags=SIGHT_JUDGED, data=(ruling.sees == YES,))
