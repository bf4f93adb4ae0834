"""At whom and where a spell may be cast: range, a line of effect, the kinds of targets, and the area that comes of it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.lines import sight
from bitva.kernel.space import squares
from bitva.kernel.words import Point, RuleId, Squares, Who
from bitva.rulebooks.starfinder.areas import (
    BURST,
    CONE,
    NOWHERE,
    SPREAD,
    affected,
    at_corner,
    corners_of,
    level_with,
    range_to,
    shape,
)
from bitva.rulebooks.starfinder.figures import in_reach
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.sight import line_of_effect, observes
from bitva.rulebooks.starfinder.spells.spell import SELF, TOUCH, Spell
from bitva.rulebooks.starfinder.spells.work import RULE, Cast, Deed, caster_level
from bitva.rulebooks.starfinder.state import Combatant, Fight, levels_apart
from bitva.rulebooks.starfinder.words import FEET

EFFECT: Final = "sf.line_of_effect"
ALLY, WILLING, DYING = "ally", "willing", "dying"


def refuse_aim(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Refusal]:
    """Whether it can be aimed there (sf.line_of_effect, sf.grid.intersections)."""
    if isinstance(deed, Cast) and deed.full and "full" not in spell.data:
        yield refusal(RULE, hard=True, full=True)
    if spell.area is not None:
        yield from refuse_area(fight, deed, spell)
    elif spell.target.kind == SELF:
        if deed.targets not in ((), (deed.who,)):
            yield refusal(RULE, hard=True, targets=len(deed.targets), most=0)
    else:
        yield from refuse_targets(fight, deed, spell)


# ---- targets -------------------------------------------------------------------------------------------------------------------

def most_targets(spell: Spell) -> int:
    return spell.shots or spell.target.count


def refuse_targets(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Refusal]:
    """As many targets as it takes, each within range and of the right kind; several bolts may go at one (sf.spell.cast)."""
    many, most = len(deed.targets), most_targets(spell)
    if not many or many > most or (not spell.shots and len(set(deed.targets)) < many):
        yield refusal(RULE, hard=True, targets=many, most=most)
        return
    for target in dict.fromkeys(deed.targets):
        yield from refuse_one(fight, deed.who, target, spell)
    together = in_squares(spell.target.within)
    if together and any(fight.gap(one, other) > together for one in deed.targets for other in deed.targets):
        yield refusal(RULE, within=spell.target.within)


def refuse_one(fight: Fight, who: Who, target: Who, spell: Spell) -> Iterator[Refusal]:
    """Why a spell cannot be aimed at this one: gone, too far, out of line, not perceived, of the wrong kind (sf.line_of_effect,
    sf.sense.awareness, sf.attack.max_range)."""
    creature, other = fight.creatures[who], fight.creatures[target]
    if not other.present or other.dead:
        yield refusal(RULE, hard=True, target=target)
        return
    if who != target:
        if out_of_range(fight, creature, other, spell):
            yield refusal("sf.attack.max_range", away=fight.gap(who, target) * FEET, range=range_of(creature, spell))
        if not line_of_effect(fight, who, target):
            yield refusal("sf.cover.total", target=target)
        elif not observes(fight, who, target):
            yield refusal("sf.sense.awareness", target=target)
    yield from refuse_kind(fight, who, other, spell)


def out_of_range(fight: Fight, creature: Combatant, other: Combatant, spell: Spell) -> bool:
    """A touch goes as far as one can reach (sf.reach.threatened)."""
    if spell.range in (TOUCH, SELF):
        return not in_reach(fight, creature.index, max(1, in_squares(creature.sheet.reach)), other.at, other.size, other.height)
    return fight.gap(creature.index, other.index) * FEET > range_of(creature, spell)


def range_of(creature: Combatant, spell: Spell) -> int:
    """In feet (sf.spell.cast)."""
    return creature.sheet.reach if spell.range == TOUCH else spell.reach(caster_level(creature.sheet))


def refuse_kind(fight: Fight, who: Who, other: Combatant, spell: Spell) -> Iterator[Refusal]:
    """The kind of creature that it is for (sf.spell.cast)."""
    kind = spell.target.kind
    if kind in (ALLY, WILLING) and fight.hostile(who, other.index):
        yield refusal(RULE, target=other.index)
    if kind == DYING and (other.hp or other.dead):
        yield refusal(RULE, target=other.index)
    if other.sheet.kind in spell.data.get("spares", ()):
        yield refusal(RULE, type=other.sheet.kind)


# ---- areas ---------------------------------------------------------------------------------------------------------------------

def refuse_area(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Refusal]:
    """A burst starts at an intersection within range to which there is a line of effect; a cone or a line at a corner of one's
    own space, towards something (sf.grid.intersections, sf.area.burst, sf.area.cone, sf.area.line, sf.line_of_effect)."""
    assert spell.area is not None
    if spell.area.shape in (BURST, SPREAD) and spell.range == SELF:
        return
    rule: RuleId = "sf.grid.intersections"
    if spell.area.shape in (BURST, SPREAD):
        if not on_board(fight, deed.at) or not at_corner(deed.at):
            yield refusal(rule, hard=True, at=deed.at)
            return
        creature = fight.creatures[deed.who]
        away, most = max(range_to(fight, deed.who, deed.at), abs(deed.height - creature.height)), range_of(creature, spell)
        if away > most:
            yield refusal("sf.attack.max_range", away=away, range=most)
        elif not sight(fight.board, fight.creatures[deed.who].space, touching(fight, deed.at), fight.board.filled):
            yield refusal(EFFECT, at=deed.at)
        return
    corner = origin_of(fight, deed, spell)
    if not on_board(fight, deed.toward) or corner not in corners_of(fight, deed.who) or deed.toward == corner:
        yield refusal("sf.area.cone" if spell.area.shape == CONE else "sf.area.line", hard=True, toward=deed.toward, at=deed.at)


def on_board(fight: Fight, point: Point) -> bool:
    return 0 <= point[0] <= 2 * fight.board.width and 0 <= point[1] <= 2 * fight.board.height


def touching(fight: Fight, point: Point) -> Squares:
    """The open squares around an intersection."""
    x, y = point[0] // 2, point[1] // 2
    return fight.board.box(x - 1, y - 1, x, y) & ~fight.board.filled


def origin_of(fight: Fight, deed: Deed, spell: Spell) -> Point:
    """Where an area starts: the point chosen; one's own corner that lies nearest to where it points; one's own middle
    (sf.grid.intersections)."""
    assert spell.area is not None
    if spell.area.shape in (BURST, SPREAD) and spell.range == SELF:
        x, y = fight.board.xy(fight.creatures[deed.who].at)
        half = fight.creatures[deed.who].size // 2
        return 2 * (x + half), 2 * (y + half)
    if deed.at != NOWHERE:
        return deed.at
    return min(corners_of(fight, deed.who),
               key=lambda corner: ((corner[0] - deed.toward[0]) ** 2 + (corner[1] - deed.toward[1]) ** 2, corner))


def covered(fight: Fight, deed: Deed, spell: Spell) -> Squares:
    """The squares of its area (sf.area.burst, sf.area.cone, sf.area.line); what spreads from oneself reaches so far from one's
    space."""
    assert spell.area is not None
    if spell.area.shape in (BURST, SPREAD) and spell.range == SELF:
        return around(fight, deed.who, spell.area.size)
    area = shape(fight, spell.area.shape, origin_of(fight, deed, spell), spell.area.size, deed.toward, deed.left)
    return area & ~fight.creatures[deed.who].space if spell.area.shape == CONE else area


def around(fight: Fight, who: Who, feet: int) -> Squares:
    """The squares within so many feet of a creature's space to which a line leads, its own among them (sf.line_of_effect)."""
    board, creature = fight.board, fight.creatures[who]
    many = in_squares(feet)
    return sum(1 << square for square in squares(board.reach(creature.at, creature.size, many) & ~board.filled)
               if board.pace(creature.at, creature.size, square, 1) <= many
               and (not board.filled or sight(board, creature.space, 1 << square, board.filled)))


def is_level(fight: Fight, deed: Deed, spell: Spell, who: Who) -> bool:
    """Is it not too high above the area, or below it? A burst is a ball, a cone widens upward as it does sideways, a line goes as
    it is aimed (sf.area.burst, sf.area.cone, sf.area.line)."""
    shape = spell.area
    assert shape is not None
    creature, other = fight.creatures[deed.who], fight.creatures[who]
    apart = levels_apart(creature.height, creature.size, other.height, other.size)
    if shape.shape in (BURST, SPREAD):
        if spell.range == SELF:
            return apart <= in_squares(shape.size)
        return level_with(fight, who, deed.at, deed.height, shape.size)
    if shape.shape == CONE:
        return not apart or apart <= fight.board.pace(creature.at, creature.size, other.at, other.size)
    x, y = min(deed.toward[0] // 2, fight.board.width - 1), min(deed.toward[1] // 2, fight.board.height - 1)
    return not apart or bool(other.space >> fight.board.square(x, y) & 1)


def within(fight: Fight, deed: Deed, spell: Spell) -> list[Who]:
    """The creatures in its area, friend and foe; its user only where the area is not meant for others (sf.area.burst)."""
    found = [who for who in affected(fight, covered(fight, deed, spell)) if is_level(fight, deed, spell, who)]
    if spell.range == SELF and spell.harmful:
        found = [who for who in found if who != deed.who]
    kind = spell.target.kind
    return [who for who in found if kind not in (ALLY, WILLING) or not fight.hostile(deed.who, who)]
