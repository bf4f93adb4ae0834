"""What the squares are like: the layers of the map, and those that effects lay over it for a while."""
from __future__ import annotations

from typing import Final, cast

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Squares
from bitva.rulebooks.starfinder.state import Fight

DIFFICULT, UNDERGROWTH, SLOPE = "difficult", "undergrowth", "slope"
HAMPERING: Final = (DIFFICULT, UNDERGROWTH, SLOPE)
"""Layers each of which doubles what a step costs (sf.move.difficult, sf.move.double_cost)."""
WATER, SOIL = "water", "soil"
CHEST, LOW, PARTIAL, SLIT = "chest-high", "low", "partial", "slit"
"""What gives cover: up to the chest, to be seen over; half a body high; so that most of the body is seen; a firing slit
(sf.cover.base, sf.cover.low, sf.cover.partial, sf.cover.improved)."""
FOG, SMOKE = "fog", "smoke"
"""What nobody sees through, and what hides to some degree (sf.concealment.base, sf.concealment.total)."""

OVERLAY: Final = "overlay"
"""An effect that lays a layer on squares while it lasts; data: the name of the layer and the squares."""


def layer(fight: Fight, name: str) -> Squares:
    """The squares of a layer of the map, with those that an effect lays there now."""
    found = fight.board.layer(name)
    for effect in fight.effects:
        if effect.kind == OVERLAY and effect.data[0] == name:
            found |= cast(int, effect.data[1])
    return found


def lay(table: Table[Fight], name: str, squares: Squares, rule: RuleId, until: Until = FOREVER, cause: int = 0) -> Effect:
    """For a while these squares are difficult, smoky …: the effect hangs on its cause and ends with it."""
    return table.effect(OVERLAY, rule, NOBODY, until=until, cause=cause, data=(name, squares))


def weightless(fight: Fight) -> bool:
    """Is there no gravity here? (sf.zero_g)"""
    return bool(fight.setting("gravity", "normal") == "zero")
