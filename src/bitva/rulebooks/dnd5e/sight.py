"""Who can see whom: lines of sight, light, obscurement, and senses that do without."""
from __future__ import annotations

from bitva.kernel.lines import sight
from bitva.kernel.space import squares
from bitva.kernel.words import Square, Who
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import AVERTED, BLINDED, DEAFENED, INVISIBLE, OUTLINED, UNCONSCIOUS

BRIGHT, DIM, DARK = "bright", "dim", "dark"


def line_of_sight(fight: Fight, one: Who, other: Who) -> bool:
    """Some line between the two spaces that nothing which blocks vision interrupts (dnd.grid.los)."""
    board = fight.board
    if not (board.filled | board.opaque):
        return True
    return sight(board, fight.creatures[one].space, fight.creatures[other].space)


def clear_air(fight: Fight) -> bool:
    """Is there nothing on this map that anybody could not see through?"""
    board = fight.board
    return not (board.filled | board.opaque) and fight.light == BRIGHT and not board.layers


def light_at(fight: Fight, square: Square) -> str:
    """Bright, dim or dark (dnd.vision.light)."""
    board, bit = fight.board, 1 << square
    if board.layer("bright") & bit:
        return BRIGHT
    shine = fight.light
    for effect in fight.effects:
        if effect.kind == "light":
            shine = _brighter(shine, _shed(fight, effect.on, effect.data, square))
    if board.layer("dark") & bit and shine == fight.light:
        return DARK
    if board.layer("dim") & bit and shine == DARK:
        return DIM
    return DIM if board.layer("dim") & bit and shine == fight.light == BRIGHT else shine


def _shed(fight: Fight, who: Who, data: tuple[object, ...], square: Square) -> str:
    """What a light, carried or lying on a square, gives another square: so many feet bright, and so many more dim."""
    bright, dim = int(str(data[0])), int(str(data[1]))
    at, size = (fight.creatures[who].at, fight.creatures[who].size) if who >= 0 else (int(str(data[3])), 1)
    away = fight.board.gap(at, size, square, 1)
    if away <= in_squares(bright):
        return BRIGHT
    return DIM if away <= in_squares(bright + dim) else DARK


def _brighter(one: str, other: str) -> str:
    order = (DARK, DIM, BRIGHT)
    return order[max(order.index(one), order.index(other))]


def fogged(fight: Fight, square: Square) -> bool:
    """Opaque fog or dense foliage: heavily obscured in any light (dnd.vision.heavily_obscured)."""
    return bool((fight.board.layer("fog") | fight.board.layer("foliage")) >> square & 1)


def obscurement(fight: Fight, viewer: Who, square: Square) -> int:
    """How obscured a square is for a viewer's eyes: 0 clear, 1 lightly, 2 heavily (dnd.vision.lightly_obscured,
    dnd.vision.darkvision)."""
    creature = fight.creatures[viewer]
    if fogged(fight, square) or any(fogged(fight, own) for own in squares(creature.space)):
        return 2
    grade = {BRIGHT: 0, DIM: 1, DARK: 2}[light_at(fight, square)]
    away = fight.board.gap(creature.at, creature.size, square, 1)
    if grade and _within(creature.sheet.senses["darkvision"], away):
        grade -= 1
    if grade == 2 and _within(creature.sheet.senses["truesight"], away):
        grade = 0
    if fight.board.layer("thin-fog") >> square & 1:
        grade = max(grade, 1)
    return grade


def _within(feet: int, away: int) -> bool:
    return feet > 0 and away <= in_squares(feet)


def sees(fight: Fight, viewer: Who, target: Who) -> bool:
    """Not blinded, a line of sight, nothing that hides the other from these senses, and it does not hide (dnd.vision.see)."""
    if viewer == target:
        return True
    one, other = fight.creatures[viewer], fight.creatures[target]
    if not (
        one.flags & (BLINDED | UNCONSCIOUS | AVERTED) or other.flags & INVISIBLE or other.hidden or one.sheet.blind_beyond
    ) and clear_air(fight):
        return True
    if other.hidden >> viewer & 1 or one.flags & UNCONSCIOUS:
        return False
    if one.flags & AVERTED and any(effect.by == target for effect in fight.effects_on(viewer, "averted")):
        return False
    if not line_of_sight(fight, viewer, target):
        return False
    return perceives(fight, one, other)


def perceives(fight: Fight, one: Combatant, other: Combatant) -> bool:
    """Eyes or another sense, along a clear line (dnd.vision.blindsight, dnd.vision.truesight)."""
    away = fight.gap(one.index, other.index)
    senses = one.sheet.senses
    if _within(senses["blindsight"], away):
        return True
    if one.sheet.blind_beyond or one.flags & BLINDED:
        return False
    if other.flags & (INVISIBLE | OUTLINED) == INVISIBLE and not _within(senses["truesight"], away):
        return False
    return any(obscurement(fight, one.index, square) < 2 for square in squares(other.space))


def locates(fight: Fight, viewer: Who, target: Who) -> bool:
    """Sees it, hears where it is, or feels it through the ground (dnd.vision.tremorsense, dnd.condition.invisible)."""
    if sees(fight, viewer, target):
        return True
    one, other = fight.creatures[viewer], fight.creatures[target]
    if one.flags & UNCONSCIOUS:
        return False
    tremor = one.sheet.senses["tremorsense"]
    if tremor and not other.height and _within(tremor, fight.gap(viewer, target)):
        return True
    return not other.hidden >> viewer & 1 and not one.flags & DEAFENED
