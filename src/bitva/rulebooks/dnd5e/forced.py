"""Being moved: pushed, pulled, carried off or teleported. It costs the moved one nothing and provokes nobody."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from bitva.kernel.facts import grown, rose, stepped
from bitva.kernel.paths import step_ok
from bitva.kernel.space import COMPASS, bearing, squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, Square, Squares, Who
from bitva.rulebooks.dnd5e.harm import FOOTING, end_kind, fall, keeps_aloft
from bitva.rulebooks.dnd5e.moments import Shoved, Stepped
from bitva.rulebooks.dnd5e.riding import carry, mount_of
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight, levels_apart
from bitva.rulebooks.dnd5e.terrain import PIT, layer
from bitva.rulebooks.dnd5e.words import FEET, MOUNTED, RIDDEN, SQUEEZING

PIT_RULE = "dnd.hazard.falling"
DEEPEST = 500
"""The deepest pit, in feet, that the game master can name."""


# ---- where there is room -------------------------------------------------------------------------------------------------------

def occupied(fight: Fight, who: Who, as_known: bool = False) -> Squares:
    """The squares at a creature's height that others fill; `as_known`: none who hide from it (dnd.move.forced)."""
    creature = fight.creatures[who]
    mount = mount_of(fight, who)
    found = 0
    for other in fight.creatures:
        if as_known and other.hidden >> who & 1:
            continue
        if other.present and other.index not in (who, mount) and not rides(fight, other, who) and side_by_side(creature, other):
            found |= other.space
    return found


def rides(fight: Fight, other: Combatant, who: Who) -> bool:
    """Does it sit on this creature?"""
    return bool(other.flags & MOUNTED) and mount_of(fight, other.index) == who


def side_by_side(one: Combatant, other: Combatant) -> bool:
    """Are two bodies at one height, so that they could not be in one square? Each is as tall as it is wide (dnd.grid.distance)."""
    return one.height == other.height or not levels_apart(one.height, one.size, other.height, other.size)


def room(fight: Fight, who: Who, square: Square, as_known: bool = False) -> bool:
    """Is there free room for a creature here: no wall, nobody else, at least as far as it knows? (dnd.move.forced)"""
    creature = fight.creatures[who]
    if not fight.board.fits(creature.size) >> square & 1:
        return False
    space = fight.board.space(square, creature.size)
    return not space & fight.board.filled and not space & fight.taken & ~creature.space & occupied(fight, who, as_known)


def room_near(fight: Fight, who: Who, around: Who) -> Iterator[Square]:
    """Free places for a creature within 5 ft of another, as anchors, the lowest first."""
    board, creature, other = fight.board, fight.creatures[who], fight.creatures[around]
    near = board.reach(other.at, other.size, creature.size) & board.fits(creature.size)
    for square in squares(near):
        space = board.space(square, creature.size)
        if not space & other.space and board.gap(square, creature.size, other.at, other.size) == 1 and room(fight, who, square):
            yield square


def places_beside(fight: Fight, rider: Who, mount: Who) -> Iterator[Square]:
    """Free places within 5 ft of the mount for a rider of its own size (dnd.mount.mounting)."""
    creature, steed, board = fight.creatures[rider], fight.creatures[mount], fight.board
    size = creature.sheet.size
    closed = board.filled | steed.space | occupied(fight, rider)
    for square in squares(board.reach(steed.at, steed.size, size) & board.fits(size)):
        if not board.space(square, size) & closed and board.gap(square, size, steed.at, steed.size) == 1:
            yield square


# ---- pushed and pulled ---------------------------------------------------------------------------------------------------------

def middle(fight: Fight, who: Who) -> Point:
    """The middle of a creature's space."""
    creature = fight.creatures[who]
    x, y = fight.board.xy(creature.at)
    return 2 * x + creature.size, 2 * y + creature.size


def push(table: Table[Fight], who: Who, feet: int, origin: Point) -> int:
    """Straight away from a point, until a wall or a body is in the way; returns the feet moved (dnd.move.forced)."""
    return _driven(table, who, feet, origin, 1)


def pull(table: Table[Fight], who: Who, feet: int, origin: Point) -> int:
    """Straight towards a point, until a wall or a body is in the way; returns the feet moved (dnd.move.forced)."""
    return _driven(table, who, feet, origin, -1)


def _driven(table: Table[Fight], who: Who, feet: int, origin: Point, sign: int) -> int:
    fight, creature = table.battle, table.battle.creatures[who]
    moved = 0
    if creature.flags & MOUNTED and in_squares(feet):
        x, y = middle(fight, who)
        clear = straightest(fight, who, retreat_places(fight, who), (x - origin[0]) * sign, (y - origin[1]) * sign)
        if not clear:
            return 0
        _step(table, who, clear[0])
        moved = FEET
    for _ in range(in_squares(feet - moved)):
        x, y = middle(fight, who)
        dx, dy = (x - origin[0]) * sign, (y - origin[1]) * sign
        there = _beyond(fight, creature, dx, dy)
        if there is None or (sign < 0 and max(abs(dx), abs(dy)) < 2) or not creature.present:
            break
        if not step_ok(fight.board, creature.at, there, creature.size) or not room(fight, who, there):
            break
        _step(table, who, there)
        moved += 5
    if moved:
        moved_by_force(table, who)
    return moved


def _beyond(fight: Fight, creature: Combatant, dx: int, dy: int) -> Square | None:
    """The next square in a direction, if there is one."""
    if not dx and not dy:
        return None
    step_x, step_y = COMPASS[bearing(dx, dy)]
    x, y = fight.board.xy(creature.at)
    return fight.board.square(x + step_x, y + step_y) if fight.board.inside(x + step_x, y + step_y) else None


def retreats(fight: Fight, source: Who, who: Who) -> tuple[Square, ...]:
    """The free neighbouring squares into which a creature may be shoved: farther away than it was, the straightest first
    (dnd.shove.start)."""
    board, creature, pusher = fight.board, fight.creatures[who], fight.creatures[source]
    now = board.gap(pusher.at, pusher.size, creature.at, creature.size)
    (ax, ay), (bx, by) = middle(fight, source), middle(fight, who)
    farther = (there for there in retreat_places(fight, who) if board.gap(pusher.at, pusher.size, there, afoot(creature)) > now)
    return straightest(fight, who, farther, bx - ax, by - ay)


def retreat_places(fight: Fight, who: Who) -> Iterator[Square]:
    """The free places one step away from a creature; of a rider those beside its mount."""
    board, creature = fight.board, fight.creatures[who]
    if creature.flags & MOUNTED:
        yield from places_beside(fight, who, mount_of(fight, who))
        return
    for there in squares(board.near[creature.at]):
        if step_ok(board, creature.at, there, creature.size) and room(fight, who, there):
            yield there


def afoot(creature: Combatant) -> int:
    """How many squares long and wide a creature is, or would be off its mount (dnd.size.table)."""
    return creature.sheet.size if creature.flags & MOUNTED else creature.size


def straightest(fight: Fight, who: Who, places: Iterable[Square], dx: int, dy: int) -> tuple[Square, ...]:
    """Places in the order in which they lie in a direction from a creature, the straightest first."""
    x, y = middle(fight, who)
    size = afoot(fight.creatures[who])
    straight = bearing(dx, dy)
    found: list[tuple[int, Square]] = []
    for there in places:
        tx, ty = fight.board.xy(there)
        turn = (bearing(2 * tx + size - x, 2 * ty + size - y) - straight) % 8
        found.append((min(turn, 8 - turn), there))
    return tuple(there for _, there in sorted(found))


def shift(table: Table[Fight], who: Who, there: Square) -> None:
    """A creature is moved into a neighbouring square: by a shove, or dragged along (dnd.move.forced)."""
    _step(table, who, there)
    moved_by_force(table, who)


def _step(table: Table[Fight], who: Who, there: Square) -> None:
    fight, creature = table.battle, table.battle.creatures[who]
    here = creature.at
    come_off(table, who)
    table.make(stepped, who, there)
    carry(table, who)
    if fight.effects or fight.lurking:
        table.after(Stepped(who, there, here, creature.height))


def come_off(table: Table[Fight], who: Who) -> None:
    """A rider that is moved by itself is no longer on its mount."""
    if table.battle.creatures[who].flags & MOUNTED:
        end_kind(table, who, "riding")


def teleport(table: Table[Fight], who: Who, square: Square, height: int = 0) -> None:
    """From here to there without passing anything; a mount takes its rider with it only if both are teleported
    (dnd.move.forced)."""
    fight, creature = table.battle, table.battle.creatures[who]
    here, was = creature.at, creature.height
    come_off(table, who)
    if creature.flags & RIDDEN:
        end_kind(table, who, "ridden")
    if creature.flags & SQUEEZING:
        table.make(grown, who, creature.sheet.size)
        end_kind(table, who, "squeezing")
    end_kind(table, who, "climbing")
    table.make(stepped, who, square)
    if creature.height != height:
        end_kind(table, who, FOOTING)
        table.make(rose, who, height)
    if fight.effects or fight.lurking:
        table.after(Stepped(who, square, here, was))
    settle(table, who)


def moved_by_force(table: Table[Fight], who: Who) -> None:
    """What follows when a creature has been moved: a climber comes off the wall, riders have to keep their seat."""
    end_kind(table, who, "climbing")
    settle(table, who)
    if table.battle.creatures[who].present:
        table.after(Shoved(who))


def settle(table: Table[Fight], who: Who) -> None:
    """Where a creature has come to without walking: in the air, over a pit (dnd.move.fly, dnd.hazard.falling)."""
    fight, creature = table.battle, table.battle.creatures[who]
    if creature.height > 0 and not keeps_aloft(fight, who):
        fall(table, who)
    drop_in(table, who)


def drop_in(table: Table[Fight], who: Who) -> None:
    """Whoever is wholly over a pit and cannot fly falls in; how deep it is the game master says (dnd.hazard.falling)."""
    fight, creature = table.battle, table.battle.creatures[who]
    if not fight.board.layers or creature.height or not creature.present or creature.space & ~layer(fight, PIT):
        return
    if keeps_aloft(fight, who):
        return
    depth = table.ask_number(NOBODY, PIT_RULE, 0, DEEPEST, who=who)
    table.make(rose, who, -depth)
    fall(table, who, depth)
