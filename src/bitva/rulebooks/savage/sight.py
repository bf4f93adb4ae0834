"""Who sees whom: walls in between, light, and how far one sees in the dark."""
from __future__ import annotations

from typing import Final

from bitva.kernel.lines import sight
from bitva.kernel.words import Square, Who
from bitva.rulebooks.savage.state import Combatant, Fight

DIM: Final = "dim"
DARK: Final = "dark"
PITCH: Final = "pitch"
LIGHTS: Final = ("bright", DIM, DARK, PITCH)
PENALTY: Final = {"bright": 0, DIM: -2, DARK: -4, PITCH: -6}
"""What the light takes from whatever depends on sight (sw.attack.illumination)."""
IN_THE_DARK: Final = 10
"""Inches within which somebody can be seen in the dark (sw.attack.illumination)."""
FOG: Final = "fog"


def line_of_sight(fight: Fight, who: Who, target: Who, there: Square = -1) -> bool:
    """Does no wall stand between? `there`: as if the target stood at that square (sw.attack.ranged)."""
    own, other = fight.creatures[who], fight.creatures[target]
    space = fight.board.space(there, other.size) if there >= 0 else other.space
    return sight(fight.board, own.space, space)


def light_at(fight: Fight, creature: Combatant) -> str:
    """The light in which a creature stands: that of the map, unless a layer says otherwise for its squares; the best of them
    counts."""
    layers = fight.board.layers
    for light in LIGHTS:
        if layers.get(light, 0) & creature.space:
            return light
    return fight.light


def darkness(fight: Fight, who: Who, target: Who) -> int:
    """What darkness, light fog or being invisible takes from a roll against somebody (sw.attack.illumination)."""
    looker, other = fight.creatures[who], fight.creatures[target]
    if other.sheet.has("invisible") or any(fight.effects_on(target, "invisible")):
        return PENALTY[PITCH]
    light = light_at(fight, other)
    if light != PITCH and fight.board.layers.get(FOG, 0) & other.space:
        light = max(light, DIM, key=LIGHTS.index)
    if looker.sheet.has("low-light-vision") and light in (DIM, DARK):
        return 0
    if looker.sheet.has("infravision") and other.sheet.living:
        return PENALTY[light] // 2
    return 0 if looker.sheet.has("dark-vision") else PENALTY[light]


def sees(fight: Fight, who: Who, target: Who, there: Square = -1) -> bool:
    """Is there a line of sight, and in the dark is it near enough? (sw.attack.illumination)"""
    if not line_of_sight(fight, who, target, there):
        return False
    penalty = darkness(fight, who, target)
    if penalty == PENALTY[DARK]:
        own, other = fight.creatures[who], fight.creatures[target]
        return fight.board.gap(own.at, own.size, there if there >= 0 else other.at, other.size) <= IN_THE_DARK
    return penalty > PENALTY[PITCH]
