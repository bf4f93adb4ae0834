"""What the squares are like: the layers of the map, and those that spells and other effects lay over it for a while."""
from __future__ import annotations

from typing import Final, cast

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Squares
from bitva.rulebooks.dnd5e.state import Fight

DIFFICULT: Final = "difficult"
WATER: Final = "water"
PIT: Final = "pit"
LOW: Final = "low"
SLIT: Final = "slit"
FOG: Final = "fog"
FOLIAGE: Final = "foliage"
HAZE: Final = "haze"
GLOOM: Final = "magical-darkness"
OPAQUE: Final = "opaque"
BRIGHTLY, DIMLY, DARKLY = "bright", "dim", "dark"
SLIPPERY: Final = "slippery"

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
    """For a while these squares are difficult, foggy, magically dark …: the effect hangs on its cause and ends with it."""
    return table.effect(OVERLAY, rule, NOBODY, until=until, cause=cause, data=(name, squares))


def overlaid(fight: Fight) -> bool:
    """Does anything lie over the map just now?"""
    return any(effect.kind == OVERLAY for effect in fight.effects)
