"""Who can see whom: lines of sight, light, obscurement, and senses that do without."""
from __future__ import annotations

from typing import Final

from bitva.kernel.lines import sight
from bitva.kernel.space import squares
from bitva.kernel.words import Square, Squares, Who
from bitva.rulebooks.dnd5e.lights import BRIGHT, light_at
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.terrain import BRIGHTLY, FOG, FOLIAGE, GLOOM, HAZE, OPAQUE, layer, overlaid
from bitva.rulebooks.dnd5e.words import AVERTED, BLINDED, DEAFENED, INVISIBLE, OUTLINED, SIGHT_JUDGED, UNAWARE

SIGHT: Final = "sight"
"""The effect by which a creature sees another, or does not, by the game master's word."""
CLEAR, LIGHTLY, HEAVILY = 0, 1, 2
"""How obscured a place is (dnd.vision.lightly_obscured, dnd.vision.heavily_obscured)."""


# ---- lines -------------------------------------------------------------------------------------------------------------------

def broad_daylight(fight: Fight) -> bool:
    """Is it bright and clear all over the map?"""
    return fight.light == BRIGHTLY and not fight.board.layers and not (fight.effects and overlaid(fight))


def clear_air(fight: Fight) -> bool:
    """Is there nothing on this map that anybody could not see through?"""
    return fight.board.bare and fight.light == BRIGHTLY and not (fight.effects and overlaid(fight))


def veiled(fight: Fight, pierces_gloom: bool = False) -> Squares:
    """The squares through which nobody sees: thick fog, dense foliage, magical darkness, a wall of flames
    (dnd.vision.heavily_obscured, dnd.grid.los)."""
    found = layer(fight, OPAQUE) | layer(fight, FOG) | layer(fight, FOLIAGE)
    return found if pierces_gloom else found | layer(fight, GLOOM)


def unbroken(fight: Fight, one: Squares, other: Squares, pierces_gloom: bool = False) -> bool:
    """Does some line between two spaces meet nothing that blocks vision? (dnd.grid.los)"""
    board = fight.board
    if not board.layers and not (fight.effects and overlaid(fight)):
        return not (board.filled | board.opaque) or sight(board, one, other)
    return sight(board, one, other, board.filled | veiled(fight, pierces_gloom))


def line_of_sight(fight: Fight, one: Who, other: Who) -> bool:
    """Some line between the spaces of two creatures that nothing which blocks vision interrupts (dnd.grid.los)."""
    return unbroken(fight, fight.creatures[one].space, fight.creatures[other].space)


# ---- obscurement ---------------------------------------------------------------------------------------------------------------

def obscurement(fight: Fight, viewer: Who, square: Square) -> int:
    """How obscured a square is for a viewer's eyes; thick fog about the viewer itself hides everything
    (dnd.vision.lightly_obscured, dnd.vision.heavily_obscured, dnd.vision.darkvision, dnd.vision.truesight)."""
    if broad_daylight(fight):
        return CLEAR
    creature = fight.creatures[viewer]
    away = fight.board.gap(creature.at, creature.size, square, 1)
    true = within(creature.sheet.senses["truesight"], away)
    veil = veiled(fight, true)
    if veil >> square & 1 or not creature.space & ~veil:
        return HEAVILY
    grade = CLEAR if true else BRIGHT - light_at(fight, square)
    if grade and within(creature.sheet.senses["darkvision"], away):
        grade -= 1
    return max(grade, LIGHTLY) if layer(fight, HAZE) >> square & 1 else grade


def within(feet: int, away: int) -> bool:
    """Does a sense reach so many squares?"""
    return feet > 0 and away <= in_squares(feet)


_DIM_EYED: Final = BLINDED | UNAWARE | AVERTED | SIGHT_JUDGED
"""Whoever does not simply see what is in sight."""


# ---- seeing --------------------------------------------------------------------------------------------------------------------

def sees(fight: Fight, viewer: Who, target: Who) -> bool:
    """Not blinded, a line of sight, nothing that hides the other from these senses, and it does not hide (dnd.vision.see)."""
    if viewer == target:
        return True
    one, other = fight.creatures[viewer], fight.creatures[target]
    if not (one.flags & _DIM_EYED or other.flags & INVISIBLE or other.hidden or one.sheet.blind_beyond) and clear_air(fight):
        return True
    if other.hidden >> viewer & 1 or one.flags & UNAWARE:
        return False
    if one.flags & AVERTED and any(effect.by == target for effect in fight.effects_on(viewer, "averted")):
        return False
    return perceives(fight, one, other)


def perceives(fight: Fight, one: Combatant, other: Combatant) -> bool:
    """Eyes or another sense, along a line that nothing blocks for it: walls block them all, fog only eyes
    (dnd.vision.blindsight, dnd.vision.truesight, dnd.grid.los)."""
    if one.flags & SIGHT_JUDGED:
        for effect in fight.effects_on(one.index, SIGHT):
            if effect.by == other.index:
                return effect.data[0] is True
    away = fight.gap(one.index, other.index)
    senses = one.sheet.senses
    sounds = not (one.flags & DEAFENED and one.sheet.has("echolocation"))
    if sounds and within(senses["blindsight"], away) and sight(fight.board, one.space, other.space, fight.board.filled):
        return True
    if one.sheet.blind_beyond or one.flags & BLINDED:
        return False
    true = within(senses["truesight"], away)
    if other.flags & (INVISIBLE | OUTLINED) == INVISIBLE and not true:
        return False
    return unbroken(fight, one.space, other.space, true) and any(
        obscurement(fight, one.index, square) < HEAVILY for square in squares(other.space))


def dazzled(fight: Fight, creature: Combatant) -> bool:
    """Is it sensitive to sunlight, and does it stand in it? Bright light is that where the table says so (dnd.monster.traits)."""
    if not (creature.sheet.has("sunlight-sensitivity") and fight.chosen("sunlight")):
        return False
    return any(light_at(fight, square) == BRIGHT for square in squares(creature.space))


def locates(fight: Fight, viewer: Who, target: Who) -> bool:
    """Sees it, hears where it is, or feels it through the ground, which betrays neither flyers nor the incorporeal
    (dnd.vision.tremorsense, dnd.condition.invisible)."""
    one, other = fight.creatures[viewer], fight.creatures[target]
    if not (other.hidden >> viewer & 1 or one.flags & (UNAWARE | DEAFENED)) or sees(fight, viewer, target):
        return True
    return not one.flags & UNAWARE and within(one.sheet.senses["tremorsense"], fight.gap(viewer, target)) and (
        on_the_ground(one) and on_the_ground(other))


def on_the_ground(creature: Combatant) -> bool:
    """Does it touch the ground, so that its steps are felt? (dnd.vision.tremorsense)"""
    return not creature.height and not creature.sheet.has("incorporeal-movement")


__all__ = ["CLEAR", "HEAVILY", "LIGHTLY", "clear_air", "line_of_sight", "locates", "obscurement", "perceives", "sees", "unbroken",
           "veiled"]
