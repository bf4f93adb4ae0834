"""What a machine player has to know of ACKS II: how good a battle is for a side, where to march, what one usually answers."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.areas import lit
from bitva.kernel.paths import DOUBLING, flood
from bitva.kernel.space import squares
from bitva.kernel.words import Path, Squares, Who
from bitva.players.tactician import Tactician, plain_answer
from bitva.rulebooks.acks import RULEBOOK
from bitva.rulebooks.acks.arcs import clear_line, facing_towards, front
from bitva.rulebooks.acks.armor import propose_dressing
from bitva.rulebooks.acks.attack import Attack
from bitva.rulebooks.acks.charge import propose_charges
from bitva.rulebooks.acks.cleave import Cleave
from bitva.rulebooks.acks.declarations import CAST, RETREAT, WITHDRAW
from bitva.rulebooks.acks.doors import Bash, Hasty, Open, propose_work
from bitva.rulebooks.acks.engagement import engaged, engagers
from bitva.rulebooks.acks.flame import propose_lighting
from bitva.rulebooks.acks.gear import usable
from bitva.rulebooks.acks.grab import propose_grabs
from bitva.rulebooks.acks.ground import ground, reachable
from bitva.rulebooks.acks.handling import propose_handling
from bitva.rulebooks.acks.initiative import propose_delay
from bitva.rulebooks.acks.lieu import propose_shield
from bitva.rulebooks.acks.locks import Unlock, propose_ways_through
from bitva.rulebooks.acks.march import Hold, March, facing_at_end, pace, propose_holds, propose_marches
from bitva.rulebooks.acks.mount import propose_mounting
from bitva.rulebooks.acks.objects import DOOR
from bitva.rulebooks.acks.orders import propose_orders
from bitva.rulebooks.acks.posture import StandUp, propose_postures
from bitva.rulebooks.acks.readied import propose_ready
from bitva.rulebooks.acks.run import Run, propose_runs
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, EndSegment, propose_end
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.spells import Spell
from bitva.rulebooks.acks.spikes import propose_spikes
from bitva.rulebooks.acks.state import ALLIED, Combatant, Fight
from bitva.rulebooks.acks.stealth import propose_stealth
from bitva.rulebooks.acks.withdraw import Retreat, Withdraw, propose_withdrawals
from bitva.rulebooks.acks.words import (
    BLINDED,
    BURNING,
    COWERING,
    DISORDERED,
    FACINGS,
    FALTERING,
    FRIGHTENED,
    GRABBED,
    IDLE,
    PRONE,
    RESTRAINED,
    SENSELESS,
    WRESTLED,
)

MOST_OF_A_KIND: Final = 16
"""So many deeds of one kind are tried at most."""
UNTRIED: Final = (propose_marches, propose_holds, propose_end, propose_delay, propose_ready, propose_runs, propose_withdrawals,
                  propose_stealth, propose_postures, propose_work, propose_mounting, propose_shield, propose_handling,
                  propose_lighting, propose_orders, propose_grabs, propose_ways_through,
                  propose_dressing, propose_spikes)
HINDRANCES: Final = ((SENSELESS, 0.35), (IDLE & ~SENSELESS & ~COWERING, 0.8), (COWERING, 0.5), (FRIGHTENED, 0.6), (WRESTLED, 0.75),
                     (GRABBED, 0.75), (RESTRAINED, 0.85), (BLINDED, 0.7), (PRONE, 0.9), (FALTERING, 0.85), (BURNING, 0.85),
                     (DISORDERED, 0.97))
"""What each state leaves of somebody's worth."""
SLOT_WORTH: Final = 0.6
DOWN: Final = 0.06


# ---- how good a battle is ----------------------------------------------------------------------------------------------------

def worth(fight: Fight, side: str) -> float:
    """What one's own still can do, less what the others can."""
    total = 0.0
    for creature in fight.creatures:
        own = creature.side == side or fight.relations.get((creature.side, side)) == ALLIED
        total += value(fight, creature) * (1 if own else -1)
    return total


def value(fight: Fight, creature: Combatant) -> float:
    """A creature's part: how much it can take and deal, and what hinders it."""
    if creature.dead or not creature.present:
        return 0.0
    weight = 2 + creature.most_hp / 6 + might(creature) / 3 + SLOT_WORTH * sum(creature.slots)
    if creature.hp <= 0:
        return weight * DOWN
    able = 0.5 + 0.5 * creature.hp / creature.most_hp
    for bit, part in HINDRANCES:
        if creature.flags & bit:
            able *= part
    for effect in fight.effects_on(creature.index):
        able *= 1.02 if effect.kind in ("own-guard", "guard") else 1
    return weight * able


def might(creature: Combatant) -> float:
    """What its best attack deals on average, a whole series counted."""
    if creature.sheet.sequence:
        return sum(average(creature.sheet.means[id]) for id in creature.sheet.sequence)
    return max((average(means) for means in creature.sheet.means.values()), default=0.0)


def average(means: Means) -> float:
    return means.damage.dice.average if means.damage is not None else 0.0


# ---- what is worth trying ----------------------------------------------------------------------------------------------------

def deeds(fight: Fight, who: Who) -> Iterator[Action]:
    """Nothing but a charge before one has marched to where one can do something; then everything but going, waiting and ending the
    segment."""
    if goes_first(fight, who):
        yield from (charge for charge in propose_charges(fight, who) if legal(fight, charge))
        return
    tried: Counter[str] = Counter()
    for propose in RULEBOOK.proposers:
        if propose in UNTRIED:
            continue
        for action in propose(fight, who):
            if tried[action.verb] < MOST_OF_A_KIND and sensible(fight, action) and legal(fight, action):
                tried[action.verb] += 1
                yield action


def goes_first(fight: Fight, who: Who) -> bool:
    """Is there a better place to be in, or a better way to face, before one acts?"""
    creature = fight.creatures[who]
    fresh = creature.able and not creature.moves and not creature.spent and not creature.sequence
    return fresh and not creature.declared.startswith(CAST) and walk(fight, who) is not None


def sensible(fight: Fight, action: Action) -> bool:
    """Nobody throws away what he fights with."""
    if not isinstance(action, Attack) or not action.means:
        return True
    creature = fight.creatures[action.who]
    means = creature.sheet.means[action.means]
    return not means.thrown or "hurled" in means.tags or creature.carries(means.weapon) > 1


def legal(fight: Fight, action: Action) -> bool:
    return next(RULEBOOK.refusals(fight, action), None) is None


# ---- where to march ----------------------------------------------------------------------------------------------------------

def walk(fight: Fight, who: Who) -> Action | None:
    """Away, if it is afraid; onto its feet; round to an enemy behind it; to where an attack will be possible, or nearer."""
    creature = fight.creatures[who]
    if creature.flags & FRIGHTENED:
        return flight(fight, who)
    if creature.declared in (WITHDRAW, RETREAT) and engaged(fight, who):
        way = next((act for act in propose_withdrawals(fight, who) if legal(fight, act)), None)
        if way is not None:
            return way
    by = MOVEMENT if not creature.combat and creature.moves < 2 else COMBAT
    if creature.flags & PRONE and legal(fight, StandUp(who, by)):
        return StandUp(who, by)
    if engaged(fight, who):
        return turn(fight, creature)
    foes = fight.enemies(who)
    goals = vantage(fight, creature, foes) if foes else 0
    if not goals or goals >> creature.at & 1:
        return None
    reach = reachable(fight, who, pace(fight, who))
    near = goals & reach.squares
    if near:
        goal = min(squares(near), key=lambda square: (reach.cost(square), square))
        return march(fight, who, reach.path(goal))
    return approach(fight, creature, goals)


def flight(fight: Fight, who: Who) -> Action | None:
    """As far away from the nearest enemy as it gets."""
    board, foes = fight.board, fight.enemies(who)
    creature = fight.creatures[who]

    def away(act: Run | Withdraw | Retreat) -> int:
        return min((board.gap(act.path[-1], creature.size, foe.at, foe.size) for foe in foes), default=0)
    every = (*propose_runs(fight, who), *propose_withdrawals(fight, who))
    ways = [act for act in every if isinstance(act, Run | Withdraw | Retreat) and legal(fight, act)]
    return max(ways, key=away, default=None)


def turn(fight: Fight, creature: Combatant) -> Action | None:
    """Towards whoever engages it, if nobody is before it."""
    by = engagers(fight, creature.index)
    around = [other for other in fight.creatures if by >> other.index & 1]
    if creature.moves or any(front(fight, creature) & other.space for other in around):
        return None
    hold = Hold(creature.index, FACINGS[facing_towards(fight, creature.index, around[0].space)])
    return hold if legal(fight, hold) else None


def march(fight: Fight, who: Who, path: Path) -> Action | None:
    """With a movement action, or with the combat action once one is spent."""
    by = COMBAT if fight.creatures[who].moves else MOVEMENT
    action = March(who, path, facing_at_end(fight, who, path), by=by)
    return action if path and legal(fight, action) else None


def vantage(fight: Fight, creature: Combatant, foes: list[Combatant]) -> Squares:
    """The squares from which one of its attacks reaches an enemy: next to him, or in sight at short or medium range."""
    board, goals = fight.board, 0
    for means in usable(fight, creature.index):
        for foe in foes:
            if means.melee:
                goals |= board.reach(foe.at, foe.size, 1)
            elif means.range and not means.thrown:
                x, y = board.xy(foe.at)
                zone = board.around(foe.at, foe.size, min(means.range[0] // 5, 30)) & ~board.reach(foe.at, foe.size, 3)
                goals |= lit(board, (2 * x + 1, 2 * y + 1), zone & ~board.filled)
    return goals


def approach(fight: Fight, creature: Combatant, goals: Squares) -> Action | None:
    """As far as the feet carry on the cheapest way to where it could attack."""
    land = ground(fight, creature.index)
    whole = flood(fight.board, creature.at, 400, land.free, size=creature.size, stop=land.free, costs=land.costs,
                  diagonals=DOUBLING)
    open_ = list(squares(goals & whole.squares))
    if not open_:
        return through_doors(fight, creature, goals, land.free)
    path = whole.path(min(open_, key=lambda square: (whole.cost(square), square)))
    reach = reachable(fight, creature.index, pace(fight, creature.index))
    steps = [n for n, square in enumerate(path) if reach.squares >> square & 1 and square != creature.at]
    return march(fight, creature.index, reach.path(path[steps[-1]])) if steps else None


def through_doors(fight: Fight, creature: Combatant, goals: Squares, free: Squares) -> Action | None:
    """To the first closed door on the way, and open it, by its latch, its lock or by force."""
    shut = {thing.id: thing.squares for thing in fight.things if thing.kind == DOOR and not thing.open}
    for squares_ in shut.values():
        free |= squares_
    whole = flood(fight.board, creature.at, 400, free, size=creature.size, stop=free, diagonals=DOUBLING)
    there = list(squares(goals & whole.squares))
    path = whole.path(min(there, key=lambda square: (whole.cost(square), square))) if there else ()
    id = next((id for square in path for id, door in shut.items() if door >> square & 1), "")
    if not id:
        return None
    who, door = creature.index, shut[id]
    work = (Open(who, id), Open(who, id, COMBAT), Unlock(who, id), Hasty(who, "lockpicking", id), Bash(who, id))
    if fight.board.reach(creature.at, creature.size, 1) & door:
        return next((act for act in work if legal(fight, act)), None)
    reach = reachable(fight, who, pace(fight, who))
    steps = [square for square in path if reach.squares >> square & 1 and square != creature.at]
    return march(fight, who, reach.path(steps[-1])) if steps else None


# ---- what one answers --------------------------------------------------------------------------------------------------------

ANSWERS: Final[dict[str, object]] = {
    "acks.gm.override": "forbidden", "acks.surprise.matrix": "sees", "acks.man.overrun": "stand",
    "acks.prof.trapbreaking": "disarmed"}
"""What one says without thinking where the first answer would not do."""


def usual(fight: Fight, question: Question) -> object:
    """The answers of a sensible player, and of a game master who lets the rules decide."""
    rule = question.rule
    answer = ANSWERS.get(rule)
    if answer in question.options:
        return answer
    if rule == "acks.round.declarations":
        return declaration(fight, question)
    if rule == "acks.cleave.trigger":
        return next((option for option in question.options if isinstance(option, Cleave)), PASS)
    if rule == "acks.attack.sequence":
        return next((option for option in question.options if isinstance(option, Attack)), PASS)
    return plain_answer(question)


def declaration(fight: Fight, question: Question) -> object:
    """The strongest spell, unless an enemy is upon it; a withdrawal for what falters; else nothing."""
    creature = fight.creatures[question.who]
    if dict(question.facts).get("advice") == WITHDRAW or (creature.flags & FRIGHTENED and creature.began):
        return RETREAT if creature.flags & FRIGHTENED else WITHDRAW
    known = [str(option) for option in question.options if str(option).startswith(CAST)]
    spells = [(fight.spells[option.partition(" ")[2]], option) for option in known]
    hurt = any(other.side == creature.side and other.hp * 2 < other.most_hp for other in fight.creatures if other.present)
    useful = [(spell.level, option) for spell, option in spells
              if (in_sight(fight, creature, spell) if spell.hostile else hurt)]
    if creature.began or not useful:
        return question.options[0]
    return max(useful)[1]


def in_sight(fight: Fight, creature: Combatant, spell: Spell) -> bool:
    """Is there an enemy to cast it at?"""
    return any(fight.feet(creature.index, foe.index) <= spell.range and clear_line(fight, creature.space, foe.space)
               for foe in fight.enemies(creature.index))


def carry_on(fight: Fight, who: Who) -> Action | None:
    """The next attack of a series, on whoever is weakest."""
    creature = fight.creatures[who]
    if not creature.sequence or not creature.able:
        return None
    every = (Attack(who, other.index, creature.sequence[0]) for other in fight.enemies(who))
    possible = [attack for attack in every if legal(fight, attack)]
    return min(possible, key=lambda attack: fight.creatures[attack.target].hp, default=None)


def tactician() -> Tactician[Fight]:
    """A machine player for ACKS II."""
    return Tactician(RULEBOOK, worth, deeds, walk, usual, carry_on, EndSegment)
