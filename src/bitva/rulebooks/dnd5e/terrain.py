"""What the squares are like: the layers of the map, and those that spells and other effects lay over it for a while."""
from __future__ import annotations

from typing import Final, cast

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight

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


def difficult_for(fight: Fight, creature: Combatant) -> Squares:
    """The difficult terrain of the map and of what lies over it, but for what this creature's traits make easy (dnd.move.difficult,
    dnd.monster.traits)."""
    found = fight.board.layer(DIFFICULT)
    for effect in fight.effects:
        if effect.kind == OVERLAY and effect.data[0] == DIFFICULT and not (
                creature.sheet.features and _at_home(fight, creature, effect.cause)):
            found |= cast(int, effect.data[1])
    return found


def _at_home(fight: Fight, creature: Combatant, cause: int) -> bool:
    """Is what an overlay hangs on a spell that spares this creature for its traits?"""
    zone = next((effect for effect in fight.effects if effect.number == cause), None)
    spell = fight.spells.get(str(zone.data[0])) if zone is not None and zone.data else None
    return spell is not None and any(creature.sheet.has(trait) for trait in spell.spares_traits)


def lay(table: Table[Fight], name: str, squares: Squares, rule: RuleId, until: Until = FOREVER, cause: int = 0) -> Effect:
    """For a while these squares are difficult, foggy, magically dark …: the effect hangs on its cause and ends with it."""
    return table.effect(OVERLAY, rule, NOBODY, until=until, cause=cause, data=(name, squares))


def overlaid(fight: Fight) -> bool:
    """Does anything lie over the map just now?"""
    return any(effect.kind == OVERLAY for effect in fight.effects)
