"""What the game master marks on the map in the middle of a fight: rubble, smoke, light, cover."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final, cast

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.facts import effect_changed
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Squares, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.sight import BRIGHT, DARK, DIM
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.terrain import CHEST, FOG, HAMPERING, LOW, OVERLAY, PARTIAL, SLIT, SMOKE, WATER, lay

LAYERS: Final[dict[str, RuleId]] = {
    **dict.fromkeys(HAMPERING, "sf.move.difficult"), WATER: "sf.move.modes", CHEST: "sf.cover.base", LOW: "sf.cover.low",
    PARTIAL: "sf.cover.partial", SLIT: "sf.cover.improved", FOG: "sf.concealment.total", SMOKE: "sf.concealment.base",
    **dict.fromkeys((BRIGHT, DIM, DARK), "sf.sense.light"),
}
"""What can be marked, each with the rule that it matters to."""


@value
class Mark(Ruling):
    """These squares are difficult, smoky, dim … from now on, or what was marked there so is no more."""

    verb: ClassVar[str] = "mark"
    shown: ClassVar[bool] = True
    who: Who
    layer: str
    area: Squares
    holds: bool = True


@book.refuses(Mark)
def refuse_mark(fight: Fight, mark: Mark) -> Iterator[Refusal]:
    """Layers that there are (sf.move.difficult)."""
    if mark.layer not in LAYERS or not mark.area:
        yield refusal("sf.grid.squares", hard=True, layer=mark.layer, known=tuple(LAYERS))


@book.performs(Mark)
def perform_mark(table: Table[Fight], mark: Mark) -> None:
    """The map's own layers stay as they are (sf.move.difficult, sf.cover.partial, sf.cover.improved)."""
    if mark.holds:
        lay(table, mark.layer, mark.area, LAYERS[mark.layer])
        return
    for effect in tuple(table.battle.effects):
        if effect.kind == OVERLAY and effect.data[0] == mark.layer and effect.by == NOBODY and not effect.cause:
            left = cast(int, effect.data[1]) & ~mark.area
            if left:
                table.make(effect_changed, replace(effect, data=(mark.layer, left)))
            else:
                table.end(effect)
