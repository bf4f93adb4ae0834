"""Who perceives whom: lines of effect and of sight, light, what hides a target, and the senses."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bitva.kernel.lines import UNIT, Spot, crossed, sight
from bitva.kernel.space import Board, squares
from bitva.kernel.words import RuleId, Square, Squares, Who
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.terrain import FOG, SMOKE, layer
from bitva.rulebooks.starfinder.words import BLINDED, INVISIBLE, SENSELESS

BRIGHT, DIM, DARK = "bright", "dim", "dark"
UNAWARE, PRESENCE, LOCATION, OBSERVING = 0, 1, 2, 3
"""States of awareness of a target (sf.sense.awareness)."""
SOME, MOST = 20, 50
"""Miss chances of concealment and of total concealment (sf.concealment.base, sf.concealment.total)."""
CLEAR: Final[tuple[int, RuleId]] = (0, "")


def line_of_effect(fight: Fight, one: Who, other: Who) -> bool:
    """A straight path past solid barriers; darkness and smoke are none (sf.line_of_effect)."""
    board = fight.board
    return not board.filled or sight(board, fight.creatures[one].space, fight.creatures[other].space, board.filled)


def line_of_sight(fight: Fight, one: Who, other: Who) -> bool:
    """The same past whatever stops vision too (sf.line_of_sight)."""
    blockers = fight.board.filled | fight.board.opaque | layer(fight, FOG)
    return not blockers or sight(fight.board, fight.creatures[one].space, fight.creatures[other].space, blockers)


def light_at(fight: Fight, square: Square) -> str:
    """Bright, dim or dark: as the map says, else as it is everywhere (sf.sense.light)."""
    for name in (BRIGHT, DIM, DARK):
        if layer(fight, name) >> square & 1:
            return name
    return fight.light


def by_other_senses(fight: Fight, viewer: Combatant, target: Combatant) -> bool:
    """Does a precise sense other than sight reach so far? (sf.sense.awareness)"""
    return in_squares(viewer.sheet.senses.get("blindsight", 0)) >= max(1, fight.gap(viewer.index, target.index))


def hides(fight: Fight, viewer: Combatant, target: Combatant) -> tuple[int, RuleId]:
    """How much the target is hidden from a viewer who has a line to it: the chance that a hit goes astray, the worst counts, and
    why (sf.concealment.base, sf.concealment.total, sf.sense.light, sf.condition.blinded, sf.condition.invisible)."""
    board = fight.board
    if fight.light == BRIGHT and not (viewer.flags & BLINDED or target.flags & INVISIBLE or board.layers or fight.effects):
        return CLEAR
    if by_other_senses(fight, viewer, target):
        return CLEAR
    if viewer.flags & BLINDED:
        return MOST, "sf.condition.blinded"
    if target.flags & INVISIBLE:
        return MOST, "sf.condition.invisible"
    if not line_of_sight(fight, viewer.index, target.index):
        return MOST, "sf.concealment.total"
    dark = min((gloom(fight, viewer, square) for square in squares(target.space)), default=CLEAR)
    return max(dark, (SOME, "sf.concealment.base")) if dark[0] < SOME and veiled(fight, viewer, target) else dark


def veiled(fight: Fight, viewer: Combatant, target: Combatant) -> bool:
    """Is there smoke or the like in between? Of its corners the viewer takes the one from which fewest lines to the target pass
    through it; who is beside it has to be wholly inside (sf.concealment.base)."""
    thick = layer(fight, SMOKE)
    if not thick:
        return False
    if fight.gap(viewer.index, target.index) <= 1:
        return not target.space & ~thick
    board = fight.board
    return all(any(crossed(board, corner, end) & thick for end in corners_around(board, 1 << goal))
               for corner in corners_around(board, viewer.space) for goal in squares(target.space))


def corners_around(board: Board, space: Squares) -> list[Spot]:
    """The corners of squares, each once."""
    return list(dict.fromkeys(((board.xs[square] + x) * UNIT, (board.ys[square] + y) * UNIT)
                              for square in squares(space) for x in (0, 1) for y in (0, 1)))


def in_sight(fight: Fight, one: Who, other: Who) -> bool:
    """A line of sight: neither walls nor fog, darkness or invisibility are in the way (sf.line_of_sight)."""
    return line_of_sight(fight, one, other) and hides(fight, fight.creatures[one], fight.creatures[other])[0] < MOST


def gloom(fight: Fight, viewer: Combatant, square: Square) -> tuple[int, RuleId]:
    """What the light does for whoever stands on a square (sf.sense.light)."""
    light, senses = light_at(fight, square), viewer.sheet.senses
    away = fight.board.pace(viewer.at, viewer.size, square, 1)
    if light == BRIGHT or in_squares(senses.get("darkvision", 0)) >= max(1, away):
        return CLEAR
    if light == DARK:
        return MOST, "sf.sense.light"
    return CLEAR if "low-light" in senses else (SOME, "sf.sense.light")


def sees_square(fight: Fight, who: Who, square: Square) -> bool:
    """Does it see this square of the floor? (sf.line_of_sight, sf.sense.light)"""
    viewer = fight.creatures[who]
    if in_squares(viewer.sheet.senses.get("blindsight", 0)) >= fight.board.pace(viewer.at, viewer.size, square, 1):
        return True
    blockers = fight.board.filled | fight.board.opaque | layer(fight, FOG)
    return (not viewer.flags & BLINDED and gloom(fight, viewer, square)[0] < MOST
            and (not blockers or sight(fight.board, viewer.space, 1 << square, blockers)))


def awareness_of(fight: Fight, viewer: Who, target: Who) -> int:
    """How well a creature perceives another: observed, or known by its place, or known to be somewhere, or not at all
    (sf.sense.awareness)."""
    one, other = fight.creatures[viewer], fight.creatures[target]
    if viewer == target:
        return OBSERVING
    if one.flags & SENSELESS:
        return UNAWARE
    if other.hidden >> viewer & 1:
        return PRESENCE
    return LOCATION if hides(fight, one, other)[0] >= MOST else OBSERVING


def located(fight: Fight, viewer: Who, those: Iterable[Who]) -> tuple[Who, ...]:
    """Those of whom a creature knows at least where they are (sf.sense.awareness)."""
    return tuple(who for who in those if awareness_of(fight, viewer, who) >= LOCATION)


def observes(fight: Fight, viewer: Who, target: Who) -> bool:
    """Only what is observed can be targeted in the ordinary way (sf.sense.awareness)."""
    return awareness_of(fight, viewer, target) == OBSERVING
