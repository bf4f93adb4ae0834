"""What a machine player has to know of D&D: how good a battle is for a side, where to walk, what one usually answers."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.paths import Quiet, Reach, flood
from bitva.kernel.space import squares
from bitva.kernel.words import Path, Square, Squares, Who
from bitva.players.tactician import Tactician, plain_answer
from bitva.rulebooks.dnd5e import RULEBOOK
from bitva.rulebooks.dnd5e.attack import Attack, propose_attacks
from bitva.rulebooks.dnd5e.common_actions import Dash
from bitva.rulebooks.dnd5e.cover import TOTAL, cover_between
from bitva.rulebooks.dnd5e.doors import Force, Open
from bitva.rulebooks.dnd5e.figures import in_hands, movement_left
from bitva.rulebooks.dnd5e.ground import ground, reachable
from bitva.rulebooks.dnd5e.monsters import Legendary
from bitva.rulebooks.dnd5e.movement import Move, propose_moves
from bitva.rulebooks.dnd5e.opportunity import threats
from bitva.rulebooks.dnd5e.sheet import Means
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.things import SHUT
from bitva.rulebooks.dnd5e.turn import EndTurn, propose_end
from bitva.rulebooks.dnd5e.words import (
    BLINDED,
    FRIGHTENED,
    GRAPPLED,
    INCAPACITATED,
    PARALYZED,
    PETRIFIED,
    POISONED,
    PRONE,
    RESTRAINED,
    STUNNED,
    UNCONSCIOUS,
)

MOST_DEEDS = 80
"""So many deeds are tried at most; what is proposed first is what hurts most."""
MOST_PLACES = 24
"""So many places to attack from are looked at."""
USELESS = PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS | INCAPACITATED
HINDERED = BLINDED | FRIGHTENED | POISONED | PRONE | RESTRAINED


# ---- how good a battle is --------------------------------------------------------------------------------------------------------

def worth(fight: Fight, side: str) -> float:
    """What one's own still can do, less what the others can."""
    total = 0.0
    for creature in fight.creatures:
        total += value(fight, creature) * (
            1 if creature.side == side or fight.relations.get((creature.side, side)) == "allied" else -1
        )
    return total


def value(fight: Fight, creature: Combatant) -> float:
    """A creature's part: how much there is of it, how hurt it is, and what hinders or helps it."""
    if creature.dead or not creature.present:
        return 0.0
    weight = 2 + creature.most_hp / 8 + might(creature) / 4
    if creature.hp == 0:
        return weight * (0.12 if creature.stable else 0.1 - 0.02 * creature.death)
    health = (creature.hp + creature.temp) / creature.most_hp
    able = 0.45 + 0.55 * health
    if creature.flags & USELESS:
        able *= 0.4
    elif creature.flags & HINDERED:
        able *= 0.85
    elif creature.flags & GRAPPLED:
        able *= 0.95
    for effect in fight.effects_on(creature.index):
        if effect.kind == "helped-check":
            continue
        if effect.by >= 0 and effect.by != creature.index:
            able *= 1.06 if fight.relation(effect.by, creature.index) == "allied" else 0.97
    return weight * able


def might(creature: Combatant) -> float:
    """What its best attack deals on average."""
    return max((sum(part.dice.average for part in means.damage) for means in creature.sheet.means.values()), default=0)


# ---- what is worth trying -------------------------------------------------------------------------------------------------

def deeds(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything but walking and ending the turn."""
    proposals = (
        action for propose in RULEBOOK.proposers if propose not in (propose_moves, propose_end) for action in propose(fight, who)
    )
    legal = (action for action in proposals if next(RULEBOOK.refusals(fight, action), None) is None)
    return islice(legal, MOST_DEEDS)


# ---- where to walk --------------------------------------------------------------------------------------------------------

def walk(fight: Fight, who: Who) -> Action | None:
    """To where an attack will be possible; if there is no such place in reach, towards the nearest enemy, at a run, or to a door
    that is in the way."""
    creature = fight.creatures[who]
    foes = [other for other in fight.creatures if other.present and other.hp > 0 and fight.hostile(who, other.index)]
    if not foes or not (creature.action or creature.attacks) or "walked" in creature.done:
        return None
    mode = "fly" if creature.sheet.fly and creature.height else "walk"
    if not movement_left(fight, who, mode):
        return None
    means = [m for m in creature.sheet.means.values() if in_hands(fight, creature, m) and m.damage]
    reach = reachable(fight, who, mode)
    goal = _goal(fight, creature, foes, means, reach)
    if goal == creature.at:
        return None
    if goal >= 0:
        return Move(who, _way(fight, creature, goal, reach), mode)
    way = _approach(fight, creature, _beside(fight, foes), mode)
    if way is None:
        return _to_a_door(fight, creature, mode)
    if creature.action and not creature.dashes and not any(m for m in means if not m.melee and not m.thrown):
        return Dash(who)
    return way


def _goal(fight: Fight, creature: Combatant, foes: list[Combatant], means: list[Means], reach: Reach) -> Square:
    """The nearest place in reach from which one of its best attacks has an enemy before it; -1 if there is none."""
    board = fight.board
    places = squares(_vantage(fight, creature, foes, means) & (reach.squares | 1 << creature.at))
    for square in islice(sorted(places, key=lambda square: (reach.cost(square), square)), MOST_PLACES):
        space = board.space(square, creature.size)
        if any(cover_between(board, space, foe.space, 0) < TOTAL for foe in foes):
            return square
    return -1


def _beside(fight: Fight, foes: list[Combatant]) -> Squares:
    around = 0
    for foe in foes:
        around |= fight.board.reach(foe.at, foe.size, 1)
    return around


def _to_a_door(fight: Fight, creature: Combatant, mode: str) -> Action | None:
    """A shut door is opened, or forced if it is locked; if none is at hand, the nearest is gone to."""
    doors = [thing for thing in fight.objects if thing.door == SHUT and thing.whole]
    for door in doors:
        for deed in (Open(creature.index, door.id), Force(creature.index, door.id)):
            if next(RULEBOOK.refusals(fight, deed), None) is None:
                return deed
    around = 0
    for door in doors:
        around |= fight.board.grow(door.squares, 1)
    return _approach(fight, creature, around, mode)


def _vantage(fight: Fight, creature: Combatant, foes: list[Combatant], means: list[Means]) -> Squares:
    """The squares from which one of its best attacks reaches an enemy."""
    board = fight.board
    best = max((sum(part.dice.average for part in m.damage) for m in means), default=0)
    goals = 0
    for m in means:
        if sum(part.dice.average for part in m.damage) * 2 < best:
            continue
        for foe in foes:
            far = m.reach if m.melee else min(m.normal // 5, 24)
            zone = board.reach(foe.at, foe.size, far)
            goals |= zone if m.melee else zone & ~board.reach(foe.at, foe.size, 1)
    return goals


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


def _approach(fight: Fight, creature: Combatant, around: Squares, mode: str) -> Action | None:
    """As far as the feet carry on the cheapest way to one of these squares, if that brings it nearer."""
    board, who = fight.board, creature.index
    land = ground(fight, who, mode)
    whole = flood(board, creature.at, 200, land.free, size=creature.size, stop=land.free, costs=land.costs)
    goals = list(squares(around & whole.squares))
    if not goals:
        return None
    path = whole.path(min(goals, key=lambda square: (whole.cost(square), square)))
    reach = reachable(fight, who, mode)
    steps = [n for n, square in enumerate(path) if reach.squares >> square & 1]
    if not steps:
        return None
    return Move(who, path[:steps[-1] + 1], mode)


# ---- what one answers ----------------------------------------------------------------------------------------------------

def usual(fight: Fight, question: Question) -> object:
    """The answers of a sensible player, and of a game master who lets the rules decide."""
    about = dict(question.facts)
    if question.rule == "dnd.setup.surprise_step":
        return about["proposed"]
    if question.rule == "dnd.combat.end":
        return "end"
    if question.rule == "dnd.weapon.improvised":
        return "bludgeoning"
    if question.rule == "dnd.monster.legendary_actions":
        return next((option for option in question.options if isinstance(option, Legendary) and aimed(option)), PASS)
    return plain_answer(question)


def aimed(deed: Legendary) -> bool:
    """Is it meant for somebody?"""
    return bool(deed.target >= 0 or deed.targets)


def carry_on(fight: Fight, who: Who) -> Action | None:
    """The attacks that an action contains are made one after another, on the weakest enemy in reach."""
    creature = fight.creatures[who]
    if not (creature.bundle or creature.attacks) or not creature.able:
        return None
    attacks = [attack for attack in propose_attacks(fight, who) if isinstance(attack, Attack)
               and next(RULEBOOK.refusals(fight, attack), None) is None]
    return min(attacks, key=lambda attack: fight.creatures[attack.target].hp, default=None)


def tactician() -> Tactician[Fight]:
    """A machine player for D&D."""
    return Tactician(RULEBOOK, worth, deeds, walk, usual, carry_on, EndTurn)
