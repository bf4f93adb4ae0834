"""Where a machine player of D&D walks: to where it can attack, through doors, at a run; and looking for whoever hides."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bitva.kernel.actions import Action
from bitva.kernel.paths import Quiet, Reach, flood
from bitva.kernel.space import squares
from bitva.kernel.words import Path, Square, Squares, Who
from bitva.rulebooks.dnd5e import RULEBOOK
from bitva.rulebooks.dnd5e.common_actions import Dash
from bitva.rulebooks.dnd5e.cover import TOTAL, cover_between
from bitva.rulebooks.dnd5e.doors import Force, Open
from bitva.rulebooks.dnd5e.figures import in_hands, movement_left, speed
from bitva.rulebooks.dnd5e.gear import IMPROVISED
from bitva.rulebooks.dnd5e.ground import ground, reachable
from bitva.rulebooks.dnd5e.hiding import Search
from bitva.rulebooks.dnd5e.jumping import Jump, propose_jumps
from bitva.rulebooks.dnd5e.movement import Move
from bitva.rulebooks.dnd5e.opportunity import threats
from bitva.rulebooks.dnd5e.sheet import Means
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.things import SHUT
from bitva.rulebooks.dnd5e.words import FEET

FARTHEST = 200
"""Squares of a way to somebody who is out of reach."""
MOST_VIEWS = 40
"""So many squares are tried for a clear view of somebody."""


def walk(fight: Fight, who: Who) -> Action | None:
    """To where an attack will be possible; if there is no such place in reach, towards the nearest enemy, at a run."""
    return next((action for action in _ways(fight, who) if next(RULEBOOK.refusals(fight, action), None) is None), None)


def _ways(fight: Fight, who: Who) -> Iterator[Action]:
    """What might bring it to blows, the best first."""
    creature = fight.creatures[who]
    foes = [other for other in fight.creatures if other.present and other.hp > 0 and fight.hostile(who, other.index)]
    if not foes or not (creature.action or creature.attacks or creature.dashes):
        return
    mode = "fly" if creature.height or not speed(fight, who) else "walk"
    if movement_left(fight, who, mode):
        if creature.action or creature.attacks:
            yield from _to_vantage(fight, creature, foes, mode)
        yield from _approach(fight, creature, foes, mode)
        yield from _leap(fight, creature, foes)
    elif creature.action and not creature.dashes and speed(fight, who, mode) and not _beside(fight, creature, foes):
        yield Dash(who)
    if any(foe.hidden >> who & 1 for foe in foes):
        yield Search(who)


def _beside(fight: Fight, creature: Combatant, foes: Sequence[Combatant]) -> bool:
    return any(fight.gap(creature.index, foe.index) <= 1 for foe in foes)


# ---- to where one can attack ---------------------------------------------------------------------------------------------------

def _to_vantage(fight: Fight, creature: Combatant, foes: Sequence[Combatant], mode: str) -> Iterator[Action]:
    """To the nearest square from which one of its attacks reaches somebody in view."""
    means = [m for m in creature.sheet.means.values()
             if in_hands(fight, creature, m) and m.damage and IMPROVISED not in m.properties]
    reach = reachable(fight, creature.index, mode)
    near = _vantage(fight, creature, foes, means) & reach.squares & ~(1 << creature.at)
    ranked = sorted(squares(near), key=lambda square: (reach.cost(square), square))
    goal = next((square for square in ranked[:MOST_VIEWS] if _in_view(fight, creature, foes, square)), None)
    if goal is not None:
        yield Move(creature.index, _way(fight, creature, goal, reach), mode)


def _vantage(fight: Fight, creature: Combatant, foes: Sequence[Combatant], means: Sequence[Means]) -> Squares:
    """The squares from which one of its best attacks reaches an enemy."""
    board = fight.board
    best = max((sum(part.dice.average for part in m.damage) for m in means), default=0)
    goals = 0
    for m in means:
        if sum(part.dice.average for part in m.damage) * 2 < best:
            continue
        for foe in foes:
            far = m.reach if m.melee else min(m.normal // FEET, 24)
            zone = board.reach(foe.at, foe.size, far)
            goals |= zone if m.melee else zone & ~board.reach(foe.at, foe.size, 1)
    return goals


def _in_view(fight: Fight, creature: Combatant, foes: Sequence[Combatant], square: Square) -> bool:
    """Would it have an enemy before it from there?"""
    space = fight.board.space(square, creature.size)
    return any(cover_between(fight.board, space, foe.space, 0) < TOTAL for foe in foes if not foe.hidden >> creature.index & 1)


def _way(fight: Fight, creature: Combatant, goal: Square, reach: Reach) -> Path:
    """The way on which the fewest enemies can strike."""
    zones = [zone for _, zone in threats(fight, creature.index)]
    size, board = creature.size, fight.board
    danger = 0
    for zone in zones:
        danger |= zone

    def leaves(here: Square, there: Square) -> int:
        body, after = board.space(here, size), board.space(there, size)
        return sum(1 for zone in zones if body & zone and not after & zone)

    return Quiet(reach, board.grow(danger, size - 1) if size > 1 else danger, leaves).path(goal) or reach.path(goal)


# ---- nearer --------------------------------------------------------------------------------------------------------------------

def _approach(fight: Fight, creature: Combatant, foes: Sequence[Combatant], mode: str) -> Iterator[Action]:
    """As far as the feet carry on the cheapest way to the nearest enemy; a door on it is opened."""
    path = _path_to(fight, creature, foes, mode)
    if not path:
        return
    reach = reachable(fight, creature.index, mode)
    doors = _doors(fight)
    steps = 0
    for n, square in enumerate(path, 1):
        if fight.board.space(square, creature.size) & doors:
            break
        steps = n if reach.squares >> square & 1 else steps
    if steps:
        yield Move(creature.index, path[:steps], mode)
    else:
        yield from _through(fight, creature, path[0])


def _leap(fight: Fight, creature: Combatant, foes: Sequence[Combatant]) -> Iterator[Action]:
    """Where no way leads, over what is in between: the leap that ends nearest to an enemy, if it brings one nearer."""
    def away(square: Square) -> int:
        return min(fight.board.gap(square, creature.size, foe.at, foe.size) for foe in foes)

    leaps = [leap for leap in propose_jumps(fight, creature.index) if isinstance(leap, Jump) and away(leap.to) < away(creature.at)]
    yield from sorted(leaps, key=lambda leap: (away(leap.to), leap.to))


def _path_to(fight: Fight, creature: Combatant, foes: Sequence[Combatant], mode: str) -> Path:
    """The cheapest way to beside the nearest enemy, through closed doors too; nothing if it stands there."""
    board, land = fight.board, ground(fight, creature.index, mode)
    free = land.free | _doors(fight)
    board = board.with_layer("filled", board.filled & ~free) if free & board.filled else board
    whole = flood(board, creature.at, FARTHEST, free, size=creature.size, stop=land.stop | _doors(fight), costs=land.costs)
    around = 0
    for foe in foes:
        around |= board.reach(foe.at, foe.size, 1)
    if around >> creature.at & 1:
        return ()
    goals = sorted(squares(around & whole.squares), key=lambda square: (whole.cost(square), square))
    return whole.path(goals[0]) if goals else ()


def _doors(fight: Fight) -> Squares:
    """The squares of doors that are shut."""
    shut = 0
    for door in fight.objects:
        if door.door == SHUT and door.whole:
            shut |= door.squares
    return shut


def _through(fight: Fight, creature: Combatant, square: Square) -> Iterator[Action]:
    """Open the door on the next square, or break it open."""
    space = fight.board.space(square, creature.size)
    for door in fight.objects:
        if door.door == SHUT and door.whole and door.squares & space:
            yield from (Open(creature.index, door.id), Force(creature.index, door.id))
