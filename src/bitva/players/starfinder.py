"""What a machine player has to know of Starfinder: how good a battle is for a side, where to walk, what one usually answers."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.areas import lit
from bitva.kernel.paths import ALTERNATE, Quiet, Reach, flood
from bitva.kernel.space import squares
from bitva.kernel.words import Path, Square, Squares, Who
from bitva.players.tactician import Tactician, plain_answer
from bitva.rulebooks.starfinder import RULEBOOK
from bitva.rulebooks.starfinder.attack import Attack, propose_attacks
from bitva.rulebooks.starfinder.budget import cannot_spend
from bitva.rulebooks.starfinder.climbing import propose_modes
from bitva.rulebooks.starfinder.delay import propose_delay
from bitva.rulebooks.starfinder.draws import propose_drawing
from bitva.rulebooks.starfinder.figures import reach_squares, reaches, wielded
from bitva.rulebooks.starfinder.flying import propose_flight
from bitva.rulebooks.starfinder.ground import ground, reachable
from bitva.rulebooks.starfinder.lesser_moves import propose_lesser_moves
from bitva.rulebooks.starfinder.movement import Walk, propose_walks
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.ready import propose_ready
from bitva.rulebooks.starfinder.running import propose_runs
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.squeezing import propose_squeezing
from bitva.rulebooks.starfinder.state import ALLIED, Combatant, Fight
from bitva.rulebooks.starfinder.turn import EndTurn, propose_end
from bitva.rulebooks.starfinder.withdrawing import propose_withdrawals
from bitva.rulebooks.starfinder.words import ACTIONLESS, FEET, MOVE, OFF_GUARD, OFF_TARGET, PARALYZED, PRONE, SHAKEN, SICKENED

MOST_DEEDS = 60
"""So many deeds are tried at most."""
USELESS = ACTIONLESS | PARALYZED
HINDERED = OFF_GUARD | OFF_TARGET | PRONE | SHAKEN | SICKENED
UNTRIED = (propose_walks, propose_end, propose_delay, propose_ready, propose_runs, propose_withdrawals, propose_lesser_moves,
           propose_flight, propose_modes, propose_drawing, propose_squeezing)


# ---- how good a battle is ----------------------------------------------------------------------------------------------------

def worth(fight: Fight, side: str) -> float:
    """What one's own still can do, less what the others can."""
    total = 0.0
    for creature in fight.creatures:
        own = creature.side == side or fight.relations.get((creature.side, side)) == ALLIED
        total += value(fight, creature) * (1 if own else -1)
    return total


def value(fight: Fight, creature: Combatant) -> float:
    """A creature's part: how much there is of it, how hurt it is, and what hinders or helps it."""
    if creature.dead or not creature.present:
        return 0.0
    most = creature.most_hp + creature.most_sp
    weight = 2 + most / 8 + might(creature) / 4
    if not creature.hp:
        return weight * (0.1 + 0.01 * creature.rp)
    able = 0.45 + 0.55 * (creature.hp + creature.sp + creature.temp) / most
    if creature.flags & USELESS:
        able *= 0.4
    elif creature.flags & HINDERED:
        able *= 0.88
    for effect in fight.effects_on(creature.index):
        if effect.by >= 0 and effect.by != creature.index:
            able *= 1.05 if fight.relation(effect.by, creature.index) == ALLIED else 0.97
    return weight * able + (0.02 if creature.reaction else 0)


def might(creature: Combatant) -> float:
    """What its best attack deals on average."""
    return max((average(means) for means in creature.sheet.means.values()), default=0)


def average(means: Means) -> int:
    return sum(part.dice.average for part in means.damage)


# ---- what is worth trying ------------------------------------------------------------------------------------------------------

def deeds(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything but walking, waiting and ending the turn."""
    proposals = (action for propose in RULEBOOK.proposers if propose not in UNTRIED for action in propose(fight, who))
    legal = (action for action in proposals if next(RULEBOOK.refusals(fight, action), None) is None)
    return islice(legal, MOST_DEEDS)


# ---- where to walk -------------------------------------------------------------------------------------------------------------

def walk(fight: Fight, who: Who) -> Action | None:
    """To where an attack will be possible, or towards the nearest enemy."""
    creature = fight.creatures[who]
    foes = fight.enemies(who)
    means = [m for m in creature.sheet.means.values() if wielded(creature, m) and m.damage]
    if not foes or not means or next(cannot_spend(fight, who, MOVE), None) is not None or creature.flags & PRONE:
        return None
    goals = _vantage(fight, foes, means)
    if goals >> creature.at & 1 or not creature.standard:
        return None
    reach = reachable(fight, who)
    near = goals & reach.squares
    if near:
        goal = min(squares(near), key=lambda square: (reach.cost(square), square))
        return _legal(fight, Walk(who, _way(fight, creature, goal, reach)))
    return _approach(fight, creature, foes, reach)


def _legal(fight: Fight, action: Action) -> Action | None:
    return action if next(RULEBOOK.refusals(fight, action), None) is None else None


def _vantage(fight: Fight, foes: list[Combatant], means: list[Means]) -> Squares:
    """The squares from which one of its best attacks reaches an enemy."""
    board = fight.board
    best = max(average(m) for m in means)
    goals = 0
    for m in means:
        if average(m) * 2 < best:
            continue
        for foe in foes:
            if m.melee:
                goals |= board.reach(foe.at, foe.size, m.reach) if m.reach <= 2 else board.around(foe.at, foe.size, m.reach)
            else:
                zone = board.around(foe.at, foe.size, min(2 * m.increment // FEET, 24)) & ~board.reach(foe.at, foe.size, 2)
                x, y = board.xy(foe.at)
                goals |= lit(board, (2 * x + 1, 2 * y + 1), zone & ~board.filled)
    return goals


def _way(fight: Fight, creature: Combatant, goal: Square, reach: Reach) -> Path:
    """The way on which the fewest enemies can strike."""
    zones = [reach_squares(fight, other, reaches(other)[-1]) for other in watchers(fight, creature.index)]
    size, board = creature.size, fight.board
    danger = 0
    for zone in zones:
        danger |= zone

    def leaves(here: Square, there: Square) -> int:
        return sum(bool(board.space(here, size) & zone) for zone in zones)

    return Quiet(reach, board.grow(danger, size - 1) if size > 1 else danger, leaves).path(goal) or reach.path(goal)


def _approach(fight: Fight, creature: Combatant, foes: list[Combatant], reach: Reach) -> Action | None:
    """As far as the feet carry on the cheapest way to the nearest enemy, if that brings it nearer."""
    board, who = fight.board, creature.index
    land = ground(fight, who)
    whole = flood(board, creature.at, 200, land.free, size=creature.size, stop=land.free, costs=land.costs, diagonals=ALTERNATE)
    around = 0
    for foe in foes:
        around |= board.reach(foe.at, foe.size, 1)
    goals = list(squares(around & whole.squares))
    if not goals:
        return None
    path = whole.path(min(goals, key=lambda square: (whole.cost(square), square)))
    steps = [n for n, square in enumerate(path) if reach.squares >> square & 1]
    return _legal(fight, Walk(who, path[:steps[-1] + 1])) if steps else None


# ---- what one answers ------------------------------------------------------------------------------------------------------------

def usual(fight: Fight, question: Question) -> object:
    """The answers of a sensible player, and of a game master who lets the rules decide."""
    about = dict(question.facts)
    if question.rule == "sf.combat.awareness":
        return about["proposed"]
    if question.rule in ("sf.combat.end", "sf.action.standard", "sf.save.roll"):
        return question.options[0]
    if question.rule == "sf.delay.resume":
        return next(option for option in question.options if option != PASS)
    return plain_answer(question)


def carry_on(fight: Fight, who: Who) -> Action | None:
    """The attacks of a full attack are made one after another, on the weakest enemy."""
    creature = fight.creatures[who]
    if not creature.strikes or not creature.able:
        return None
    attacks = [attack for attack in propose_attacks(fight, who) if isinstance(attack, Attack) and _legal(fight, attack)]
    return min(attacks, key=lambda attack: fight.creatures[attack.target].hp + fight.creatures[attack.target].sp, default=None)


def tactician() -> Tactician[Fight]:
    """A machine player for Starfinder."""
    return Tactician(RULEBOOK, worth, deeds, walk, usual, carry_on, EndTurn)
