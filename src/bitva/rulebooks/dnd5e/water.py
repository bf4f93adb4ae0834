"""Fighting under water."""
from __future__ import annotations

from typing import Final

from bitva.kernel.words import RuleId, Squares, Who
from bitva.rulebooks.dnd5e.figures import speed
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.terrain import WATER, layer

MELEE_UNHINDERED: Final = frozenset({"spear", "trident", "javelin", "shortsword", "dagger"})
"""Weapons that strike under water as elsewhere (dnd.water.melee)."""
RANGED_UNHINDERED: Final = frozenset(
    {"light-crossbow", "heavy-crossbow", "hand-crossbow", "net", "dart", "spear", "trident", "javelin"}
)
"""Weapons that shoot or fly under water as elsewhere (dnd.water.ranged)."""


def submerged(fight: Fight, creature: Combatant) -> bool:
    """Is it wholly under water: all of its space is water, and it is not above it? (dnd.water.fire)"""
    return creature.present and creature.height <= 0 and under_water(fight, creature.space)


def under_water(fight: Fight, space: Squares) -> bool:
    """Is all of this water?"""
    return bool(space) and not space & ~layer(fight, WATER)


def weapon_attack(means: Means) -> bool:
    """Is it an attack with a weapon, natural ones included, and not a spell's?"""
    return "spell" not in means.properties


def water_hinders(fight: Fight, attacker: Combatant, means: Means) -> RuleId:
    """By which rule an attack made under water has disadvantage, if any (dnd.water.melee, dnd.water.ranged)."""
    if not weapon_attack(means) or not submerged(fight, attacker):
        return ""
    if means.melee:
        swims = speed(fight, attacker.index, "swim") > 0 or attacker.sheet.speeds.get("swim")
        return "" if swims or means.weapon in MELEE_UNHINDERED else "dnd.water.melee"
    return "" if means.weapon in RANGED_UNHINDERED else "dnd.water.ranged"


def falls_short(fight: Fight, who: Who, target: Who, means: Means) -> bool:
    """Under water a shot beyond its normal range misses by itself (dnd.water.ranged)."""
    if means.melee or not weapon_attack(means) or WATER not in fight.board.layers:
        return False
    return fight.gap(who, target) > squares(means.normal) and submerged(fight, fight.creatures[who])
