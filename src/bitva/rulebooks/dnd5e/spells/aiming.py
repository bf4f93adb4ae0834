"""At whom and where a spell may be cast: range, a clear path, the kinds of targets, and the area that comes of it."""
from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.lines import clear, corners, middle, spot
from bitva.kernel.space import squares
from bitva.kernel.words import Point, Square, Squares, Who
from bitva.rulebooks.dnd5e.areas import AIMED, BALL, CUBE, area, caught, caught_in_ball, edge_point, near
from bitva.rulebooks.dnd5e.cover import TOTAL, cover, cover_between
from bitva.rulebooks.dnd5e.figures import charmed_by
from bitva.rulebooks.dnd5e.objects import distance_to, space_of
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.sight import locates, sees
from bitva.rulebooks.dnd5e.spells.spell import WITHIN, Spell
from bitva.rulebooks.dnd5e.spells.work import NOWHERE, RULE, Cast
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import FEET

PATH = "dnd.spell.path"


# ---- targets -----------------------------------------------------------------------------------------------------------------

def refuse_targets(fight: Fight, cast: Cast, spell: Spell, level: int) -> Iterator[Refusal]:
    """As many targets as the spell takes, each within range, not behind total cover and of the right kind (dnd.spell.path)."""
    most = most_targets(spell, level)
    if spell.target.kind == "self":
        if cast.targets not in ((), (cast.who,)):
            yield refusal(RULE, hard=True, target="self")
        return
    if cast.thing:
        yield from refuse_thing(fight, cast.who, cast.thing, spell)
    named = len(cast.targets) + bool(cast.thing)
    if not named or named > most or (not spell.shots and len(set(cast.targets)) < len(cast.targets)):
        yield refusal(RULE, hard=True, targets=len(cast.targets), most=most)
        return
    for target in dict.fromkeys(cast.targets):
        yield from refuse_one(fight, cast.who, target, spell)
    together = in_squares(spell.target.within)
    if together and any(fight.gap(one, other) > together for one in cast.targets for other in cast.targets):
        yield refusal(PATH, within=spell.target.within)


def refuse_thing(fight: Fight, who: Who, id: str, spell: Spell) -> Iterator[Refusal]:
    """Why a spell cannot be aimed at an object: it is not there, too far away or behind total cover (dnd.attack.object,
    dnd.spell.path)."""
    thing = fight.object(id)
    if thing is None or not thing.whole or not space_of(fight, thing):
        yield refusal("dnd.attack.object", hard=True, thing=id)
        return
    away = distance_to(fight, who, thing)
    if away * FEET > spell.range:
        yield refusal("dnd.attack.range_single", away=away * FEET, range=spell.range)
    elif away > 1 and cover_between(fight.board, fight.creatures[who].space, space_of(fight, thing), 0) == TOTAL:
        yield refusal(PATH, thing=id)


def most_targets(spell: Spell, level: int) -> int:
    """How many a casting at this level may be aimed at (dnd.spell.slots)."""
    return spell.grown("shots", spell.shots, level) if spell.shots else spell.grown("targets", spell.target.count, level)


def refuse_one(fight: Fight, who: Who, target: Who, spell: Spell) -> Iterator[Refusal]:
    """Why a spell cannot be aimed at this one (dnd.spell.path, dnd.attack.range_single, dnd.condition.charmed)."""
    creature, other = fight.creatures[who], fight.creatures[target]
    dead = spell.target.kind == "dead"
    if other.dead != dead or not (other.present or dead):
        yield refusal(PATH, hard=True, target=target)
        return
    if who != target:
        away = fight.gap(who, target)
        if away * FEET > spell.range:
            if spell.attack:
                yield refusal("dnd.attack.range_single", away=away * FEET, range=spell.range)
            yield refusal(PATH, away=away * FEET, range=spell.range)
        elif away > 1 and not dead and cover(fight, who, target) == TOTAL:
            yield refusal(PATH, target=target)
        if not dead and not (sees(fight, who, target) if spell.target.sight else locates(fight, who, target)):
            yield refusal("dnd.vision.see" if spell.target.sight else "dnd.attack.guess_square", target=target)
    yield from refuse_kind(fight, creature, other, spell)


def refuse_kind(fight: Fight, creature: Combatant, other: Combatant, spell: Spell) -> Iterator[Refusal]:
    """The kind of creature that the spell is for, and nothing harmful at one's charmer (dnd.action.cast, dnd.condition.charmed)."""
    if spell.target.types and other.sheet.kind not in spell.target.types:
        yield refusal(RULE, types=spell.target.types, type=other.sheet.kind)
    if spell.target.kind == "willing" and fight.hostile(creature.index, other.index):
        yield refusal(RULE, target=other.index)
    if spell.target.unarmored and (other.sheet.armor or other.sheet.data.get("wears")):
        yield refusal(RULE, armor=other.sheet.armor or other.sheet.data.get("wears"))
    if spell.harmful and charmed_by(fight, creature.index, other.index):
        yield refusal("dnd.condition.charmed", target=other.index)


def sculpted(fight: Fight, who: Who, spell: Spell, level: int) -> int:
    """How many creatures an evoker can leave out of this spell: one more than its level (dnd.turn.extra_options)."""
    moulds = spell.school == "evocation" and spell.area is not None and not spell.zone and not spell.target.kind
    return 1 + level if moulds and fight.creatures[who].sheet.has("sculpt-spells") else 0


def refuse_spares(fight: Fight, cast: Cast, spell: Spell, level: int) -> Iterator[Refusal]:
    """Only some spells, and only some casters, leave out whom they choose, and only those whom they see (dnd.action.cast,
    dnd.turn.extra_options)."""
    if not cast.spares:
        return
    most = sculpted(fight, cast.who, spell, level)
    if not spell.zone.get("chosen") and len(cast.spares) > most:
        yield refusal(RULE, spares=cast.spares, most=most)
    for spared in cast.spares:
        if spared == cast.who:
            yield refusal(RULE, hard=True, spares=cast.spares)
        elif not sees(fight, cast.who, spared):
            yield refusal("dnd.vision.see", target=spared)


# ---- points ------------------------------------------------------------------------------------------------------------------

def refuse_area(fight: Fight, cast: Cast, spell: Spell, level: int) -> Iterator[Refusal]:
    """A point within range, or a direction from the caster; whoever is named stands in the area (dnd.aoe.grid, dnd.spell.path)."""
    assert spell.area is not None
    if spell.area.shape != WITHIN:
        place = cast.at if spell.range else aim(cast)
        if not on_board(fight, place) or (spell.range and spell.area.shape in AIMED and not on_board(fight, cast.toward)):
            yield refusal("dnd.aoe.grid", hard=True, at=cast.at, toward=cast.toward)
            return
        if not spell.range and leaves_nowhere(fight, cast.who, place):
            yield refusal("dnd.aoe.grid", hard=True, toward=place)
            return
        if spell.range and feet_to(fight, cast.who, cast.at, cast.height) > spell.range:
            yield refusal(PATH, away=feet_to(fight, cast.who, cast.at, cast.height), range=spell.range)
            return
        if spell.area.shape in AIMED and spell.range and cast.at == cast.toward:
            yield refusal("dnd.aoe.grid", hard=True, toward=cast.toward)
            return
    inside = within(fight, cast, spell, level)
    for target in cast.targets:
        if target not in inside:
            yield refusal("dnd.aoe.grid", target=target)
    if spell.target.kind and (not cast.targets or len(cast.targets) > spell.target.count):
        yield refusal(RULE, hard=True, targets=len(cast.targets), most=spell.target.count)


def aim(cast: Cast) -> Point:
    """Where an area that starts at the caster points."""
    return cast.toward if cast.toward != NOWHERE else cast.at


def on_board(fight: Fight, point: Point) -> bool:
    return 0 <= point[0] <= 2 * fight.board.width and 0 <= point[1] <= 2 * fight.board.height


def leaves_nowhere(fight: Fight, who: Who, toward: Point) -> bool:
    """Does a direction point at the middle of one's own space, that is nowhere?"""
    return edge_point(fight, who, toward) == toward


def square_of(fight: Fight, point: Point) -> Square:
    """The square whose north-west corner, or middle, a point is."""
    return fight.board.square(min(point[0] // 2, fight.board.width - 1), min(point[1] // 2, fight.board.height - 1))


def feet_to(fight: Fight, who: Who, point: Point, height: int) -> int:
    """How far a point is from a creature: to the nearest square that touches it (dnd.grid.distance)."""
    board, creature = fight.board, fight.creatures[who]
    x, y = point[0] // 2, point[1] // 2
    touching = board.box(x - (not point[0] & 1), y - (not point[1] & 1), x, y)
    away = min(board.gap(creature.at, creature.size, square, 1) for square in squares(touching))
    return max(away * FEET, abs(height - creature.height))


def in_view(fight: Fight, who: Who, point: Point) -> bool:
    """Can a straight line be drawn from a creature's space to a point, past walls? (dnd.grid.los)"""
    board = fight.board
    space = fight.creatures[who].space
    mask = board.filled & ~space
    if not mask:
        return True
    end = spot(point)
    starts = (start for square in squares(space) for start in (middle(board, square), *corners(board, square)))
    return any(clear(board, mask, start, end) for start in starts)


def origin_of(fight: Fight, cast: Cast, spell: Spell) -> Point:
    """Where an area starts: at the edge of the caster's space, or at the point chosen; one that cannot be seen behind an
    obstruction comes to lie on the near side of it (dnd.spell.path, dnd.aoe.grid)."""
    if not spell.range:
        return edge_point(fight, cast.who, aim(cast))
    return cast.at if in_view(fight, cast.who, cast.at) else near_side(fight, cast.who, cast.at)


def near_side(fight: Fight, who: Who, point: Point) -> Point:
    """The intersection nearest to where the straight line to a point meets the first wall (dnd.spell.path)."""
    board, creature = fight.board, fight.creatures[who]
    x, y = board.xy(creature.at)
    ox, oy = 2 * x + creature.size, 2 * y + creature.size
    dx, dy = point[0] - ox, point[1] - oy
    crossings = sorted({(Fraction(line - start, step), axis) for axis, start, step in ((0, ox, dx), (1, oy, dy)) if step
                        for line in range(min(start, start + step), max(start, start + step) + 1) if not line & 1})
    for part, axis in crossings:
        at = (ox + dx * part, oy + dy * part)
        ahead = [_square_ahead(at[0], dx), _square_ahead(at[1], dy)]
        if board.inside(*ahead) and board.filled >> board.square(*ahead) & 1:
            return _even(at[0], dx, axis == 0), _even(at[1], dy, axis == 1)
    return ox, oy


def _square_ahead(at: Fraction, step: int) -> int:
    """The column or row that a line enters at a coordinate in half squares."""
    whole = int(at // 2)
    return whole - 1 if step < 0 and at == 2 * whole else whole


def _even(at: Fraction, step: int, exact: bool) -> int:
    """The nearest line of the grid; halfway the one behind."""
    if exact:
        return int(at)
    low = 2 * int(at // 2)
    return low if at - low < 1 or (at - low == 1 and step >= 0) else low + 2


# ---- the area ----------------------------------------------------------------------------------------------------------------

def ground_of(fight: Fight, cast: Cast, spell: Spell, level: int) -> Squares:
    """The squares that a spell's area covers (dnd.aoe.origin, dnd.aoe.grid)."""
    shape = spell.area
    assert shape is not None
    size = spell.grown("size", shape.size, level)
    if shape.shape == WITHIN:
        return near(fight, cast.who, size)
    origin = origin_of(fight, cast, spell)
    toward = aim(cast) if not spell.range or cast.toward != NOWHERE else origin
    return area(fight, shape.shape, size, shape.width, origin, toward, shape.corners)


def within(fight: Fight, cast: Cast, spell: Spell, level: int) -> list[Who]:
    """The creatures in a spell's area (dnd.aoe.grid)."""
    assert spell.area is not None
    covered = ground_of(fight, cast, spell, level)
    return inside(fight, covered, spell, cast, level)


def inside(fight: Fight, covered: Squares, spell: Spell, cast: Cast, level: int) -> list[Who]:
    """Of those on the squares of an area the ones who are level with it (dnd.aoe.cylinder, dnd.aoe.sphere)."""
    shape = spell.area
    assert shape is not None
    size = spell.grown("size", shape.size, level)
    floor = cast.height if spell.range else fight.creatures[cast.who].height
    if shape.height is not None:
        return caught(fight, covered, floor, shape.height)
    if shape.shape == BALL:
        return caught_in_ball(fight, covered, origin_of(fight, cast, spell), floor, size)
    if shape.shape == CUBE:
        return caught(fight, covered, floor, size)
    reach = size if shape.shape == WITHIN else in_squares(size) * FEET // 2
    return caught(fight, covered, floor - reach, 2 * reach + FEET)
