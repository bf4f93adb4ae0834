"""Where a machine player goes in Starfinder: to where it can strike, away from what strikes at it, on foot or on the wing."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import Action
from bitva.kernel.areas import lit
from bitva.kernel.paths import ALTERNATE, Quiet, Reach, flood
from bitva.kernel.space import squares
from bitva.kernel.words import Path, Square, Squares, Who
from bitva.rulebooks.starfinder import RULEBOOK
from bitva.rulebooks.starfinder.budget import cannot_spend
from bitva.rulebooks.starfinder.figures import reach_squares, reaches, speed, wielded
from bitva.rulebooks.starfinder.flying import Fly
from bitva.rulebooks.starfinder.ground import FLY, LAND, ground, reachable
from bitva.rulebooks.starfinder.lesser_moves import Crawl
from bitva.rulebooks.starfinder.movement import GuardedStep, Walk
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.spells.work import caster_level
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import FEET, FRIGHTENED, MOVE, PANICKED, PRONE

NEAREST = 3
"""So many foes, and as many places beside each, are thought about."""
FAR = 24
"""Squares beyond which nobody looks for a place to shoot from."""


def average(means: Means) -> int:
    return sum(part.dice.average for part in means.damage)


def ready_means(creature: Combatant) -> list[Means]:
    """What it could attack with now."""
    return [means for means in creature.sheet.means.values() if wielded(creature, means) and means.damage and not (
        means.capacity and means.weapon and creature.rounds_in(means.weapon) < means.usage)]


def reach_of_spells(fight: Fight, creature: Combatant) -> int:
    """Feet to which its harmful spells and abilities carry; 0 if it has none left."""
    level = caster_level(creature.sheet)
    able = [fight.spells[id] for id in creature.sheet.known
            if not fight.spells[id].level or any(creature.slots[fight.spells[id].level - 1:])]
    able += [power for id, power in creature.sheet.powers.items() if dict(creature.uses).get(id, 1)]
    return max((max(spell.reach(level), spell.area.size if spell.area is not None and not spell.reach(level) else 0)
                for spell in able if spell.harmful), default=0)


def legal(fight: Fight, action: Action) -> bool:
    return next(RULEBOOK.refusals(fight, action), None) is None


def can_go(fight: Fight, creature: Combatant) -> bool:
    return next(cannot_spend(fight, creature.index, MOVE), None) is None and not creature.flags & PRONE


# ---- places --------------------------------------------------------------------------------------------------------------------

def danger(fight: Fight, who: Who) -> Squares:
    """The squares that enemies could strike into."""
    found = 0
    for foe in fight.enemies(who):
        known = reaches(foe)
        if known:
            found |= reach_squares(fight, foe, known[-1])
    return found


def vantage(fight: Fight, creature: Combatant, foe: Combatant) -> Iterator[Squares]:
    """The squares from which an attack reaches this foe: beside it, and, for those who shoot, away from everybody."""
    board = fight.board
    means = ready_means(creature)
    best = max((average(each) for each in means), default=0)
    for reach in dict.fromkeys(each.reach for each in means if each.melee and average(each) * 2 >= best):
        zone = board.reach(foe.at, foe.size, reach) if reach <= 2 else board.around(foe.at, foe.size, reach)
        yield board.grow(zone, 0) if creature.size == 1 else grown_back(fight, zone, creature.size)
    far = max((2 * each.increment for each in means if not each.melee), default=0)
    far = max(far, reach_of_spells(fight, creature))
    if far:
        zone = board.around(foe.at, foe.size, min(far // FEET, FAR)) & ~danger(fight, creature.index)
        x, y = board.xy(foe.at)
        yield lit(board, (2 * x + 1, 2 * y + 1), zone & ~board.filled)


def grown_back(fight: Fight, zone: Squares, size: int) -> Squares:
    """The places at which a big body has some of itself in these squares."""
    found = 0
    for square in squares(zone):
        x, y = fight.board.xy(square)
        found |= fight.board.box(max(0, x - size + 1), max(0, y - size + 1), x, y)
    return found


def nearest_foes(fight: Fight, creature: Combatant) -> list[Combatant]:
    return sorted(fight.enemies(creature.index), key=lambda foe: (fight.gap(creature.index, foe.index), foe.index))[:NEAREST]


# ---- ways ----------------------------------------------------------------------------------------------------------------------

def mode_of(fight: Fight, creature: Combatant) -> str:
    """On the wing if that carries farther, or if it is up there already."""
    flies = speed(fight, creature.index, FLY)
    return FLY if flies and (creature.height or flies > speed(fight, creature.index)) else LAND


def ways(fight: Fight, who: Who) -> Iterator[Action]:
    """A few moves worth making before an attack: beside the nearest foes, to where one shoots unmolested, one step back."""
    creature = fight.creatures[who]
    if not can_go(fight, creature):
        return
    mode = mode_of(fight, creature)
    reach = reachable(fight, who, mode=mode)
    tried: list[Square] = []
    for foe in nearest_foes(fight, creature):
        for zone in vantage(fight, creature, foe):
            able = sorted(squares(zone & reach.squares & ~(1 << creature.at)), key=lambda square: (reach.cost(square), square))
            for square in able[:NEAREST]:
                if square not in tried:
                    tried.append(square)
                    action = going(fight, creature, square, reach, mode, foe.height)
                    if legal(fight, action):
                        yield action
    threatened = danger(fight, who)
    if creature.space & threatened:
        for square in squares(fight.board.near[creature.at] & ~threatened):
            if legal(fight, GuardedStep(who, square)):
                yield GuardedStep(who, square)


def going(fight: Fight, creature: Combatant, goal: Square, reach: Reach, mode: str, height: int) -> Action:
    """The way there on which the fewest enemies can strike; a flier goes to the height of its foe."""
    path = quiet_way(fight, creature, goal, reach)
    return Fly(creature.index, path, rise=height - creature.height) if mode == FLY else Walk(creature.index, path)


def quiet_way(fight: Fight, creature: Combatant, goal: Square, reach: Reach) -> Path:
    """The way on which the fewest enemies can strike."""
    zones = [reach_squares(fight, other, reaches(other)[-1]) for other in watchers(fight, creature.index)]
    size, board = creature.size, fight.board
    every = 0
    for zone in zones:
        every |= zone

    def leaves(here: Square, there: Square) -> int:
        return sum(bool(board.space(here, size) & zone) for zone in zones)

    return Quiet(reach, board.grow(every, size - 1) if size > 1 else every, leaves).path(goal) or reach.path(goal)


def approach(fight: Fight, who: Who) -> Action | None:
    """As far as a move carries on the cheapest way to the nearest enemy, if that brings it nearer."""
    creature, board = fight.creatures[who], fight.board
    foes = fight.enemies(who)
    if not foes or not can_go(fight, creature):
        return crawl(fight, creature)
    mode = mode_of(fight, creature)
    reach, land = reachable(fight, who, mode=mode), ground(fight, who, mode)
    whole = flood(board, creature.at, 200, land.free, size=creature.size, stop=land.free, costs=land.costs, diagonals=ALTERNATE)
    around = 0
    for foe in foes:
        zone = board.reach(foe.at, foe.size, 1)
        around |= zone if creature.size == 1 else grown_back(fight, zone, creature.size)
    goals = list(squares(around & whole.squares))
    if not goals or around >> creature.at & 1:
        return None
    path = whole.path(min(goals, key=lambda square: (whole.cost(square), square)))
    steps = [n for n, square in enumerate(path) if reach.squares >> square & 1]
    for n in reversed(steps):
        way: Action = Fly(who, path[:n + 1]) if mode == FLY else Walk(who, path[:n + 1])
        if legal(fight, way):
            return way
    return None


def crawl(fight: Fight, creature: Combatant) -> Action | None:
    """Who lies crawls towards whom it cannot reach, if it cannot get up."""
    for foe in nearest_foes(fight, creature)[:1]:
        near = [square for square in squares(fight.board.near[creature.at])
                if fight.board.pace(square, creature.size, foe.at, foe.size) < fight.gap(creature.index, foe.index)]
        for square in near:
            if legal(fight, Crawl(creature.index, square)):
                return Crawl(creature.index, square)
    return None


def back_off(fight: Fight, who: Who) -> Action | None:
    """Whoever fights from afar steps out of everybody's reach with the move that is left."""
    creature = fight.creatures[who]
    means = ready_means(creature)
    afar = max((average(each) for each in means if not each.melee), default=0)
    near = max((average(each) for each in means if each.melee), default=0)
    threatened = danger(fight, who)
    if not can_go(fight, creature) or not creature.space & threatened or (near > afar and not reach_of_spells(fight, creature)):
        return None
    if near > afar + 3:
        return None
    for square in squares(fight.board.near[creature.at] & ~threatened):
        if legal(fight, GuardedStep(who, square)):
            return GuardedStep(who, square)
    return None


def flee(fight: Fight, who: Who) -> Action | None:
    """Whoever is too frightened for anything else runs as far from everybody as it can (sf.condition.frightened)."""
    creature = fight.creatures[who]
    foes = fight.enemies(who)
    if not creature.flags & (FRIGHTENED | PANICKED) or not foes or not can_go(fight, creature):
        return None
    reach = reachable(fight, who)
    board = fight.board
    able = sorted(squares(reach.squares & ~(1 << creature.at)), key=lambda square: (
        -min(board.pace(square, creature.size, foe.at, foe.size) for foe in foes), square))
    return next((walk for walk in (Walk(who, reach.path(square)) for square in able[:8]) if legal(fight, walk)), None)
