"""What a machine player has to know of Savage Worlds: how good a battle is for a side, where to walk, what one usually answers."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.areas import lit
from bitva.kernel.paths import Reach, flood
from bitva.kernel.space import squares
from bitva.kernel.words import GM, NOBODY, Path, Square, Squares, Who
from bitva.players.tactician import Tactician, plain_answer
from bitva.rulebooks.savage import RULEBOOK
from bitva.rulebooks.savage.aim import Aim
from bitva.rulebooks.savage.attack import ATTACK, Attack, in_melee, propose_attacks
from bitva.rulebooks.savage.bennies import BENNY, purse
from bitva.rulebooks.savage.breaking import propose_breaking
from bitva.rulebooks.savage.clock import EndTurn, propose_end
from bitva.rulebooks.savage.figures import in_hand, movement_left, parry, saddle, toughness
from bitva.rulebooks.savage.gear import Drop, PickUp, Ready, Reload, propose_gear
from bitva.rulebooks.savage.ground import ground, reachable
from bitva.rulebooks.savage.hold import propose_hold
from bitva.rulebooks.savage.jumping import propose_jumps
from bitva.rulebooks.savage.mounts import propose_mounting
from bitva.rulebooks.savage.movement import Move, Run, StandUp, left_behind, propose_moves
from bitva.rulebooks.savage.sheet import RANGED, Means
from bitva.rulebooks.savage.state import NO_RUN, Combatant, Fight, riders_of
from bitva.rulebooks.savage.turn import Declare, propose_declare
from bitva.rulebooks.savage.vehicles import propose_steady
from bitva.rulebooks.savage.words import (
    AIMING,
    BLEEDING,
    BOUND,
    DISTRACTED,
    ENTANGLED,
    INCAPACITATED,
    PRONE,
    SHAKEN,
    STRENGTH,
    STUNNED,
    VULNERABLE,
)

MOST_OF_A_KIND: Final = 16
"""So many deeds of one kind are tried at most."""
POINTLESS: Final = ("touch", "nonlethal")
"""Ways to attack that win no fight."""
UNTRIED: Final = (propose_moves, propose_end, propose_hold, propose_declare, propose_jumps, propose_breaking, propose_gear,
                  propose_mounting, propose_steady)
HINDRANCES: Final = ((SHAKEN, 0.72), (STUNNED, 0.5), (BOUND, 0.6), (ENTANGLED, 0.85), (DISTRACTED, 0.94), (VULNERABLE, 0.94),
                     (PRONE, 0.95))
"""What each state leaves of somebody's worth."""
HELPS: Final = {"defend": 1.005, "support": 1.015, "boosted": 1.06, "protected": 1.08, "deflecting": 1.08}
"""What each of these effects adds to it."""
WOUNDED: Final = 0.2
"""What each Wound takes of it."""
BENNY_WORTH: Final = 0.3
POINT_WORTH: Final = 0.04
SAVED: Final = 1
"""Bennies that are kept for soaking."""


# ---- how good a battle is ------------------------------------------------------------------------------------------------------

def worth(fight: Fight, side: str) -> float:
    """What one's own still can do, less what the others can; Bennies are dear."""
    total = 0.0
    for creature in fight.creatures:
        own = creature.side == side or fight.relations.get((creature.side, side)) == "allied"
        total += value(fight, creature) * (1 if own else -1)
    game_master = any(creature.controller == GM and creature.side == side for creature in fight.creatures)
    return total + BENNY_WORTH * fight.gm_bennies * (1 if game_master else -1)


def value(fight: Fight, creature: Combatant) -> float:
    """A creature's part: how much it can do and take, and what hinders it."""
    if creature.dead or not creature.present:
        return 0.0
    sheet = creature.sheet
    if sheet.vehicle and not riders_of(fight, creature.index):
        return 0.0
    weight = 2 + might(creature) / 5 + 2 * sheet.limit + max((die.sides for die in sheet.skills.values()), default=4) / 6
    if creature.flags & INCAPACITATED:
        return weight * (0.05 if creature.flags & BLEEDING else 0.12)
    able = max(0.3, 1 - WOUNDED * creature.wounds - 0.15 * creature.fatigue)
    for bit, part in HINDRANCES:
        if creature.flags & bit:
            able *= part
    if creature.flags & AIMING:
        able *= 1.02
    for effect in fight.effects_on(creature.index):
        able *= HELPS.get(effect.kind, 1)
    return weight * able + BENNY_WORTH * creature.bennies + POINT_WORTH * creature.points


def might(creature: Combatant) -> float:
    """What its best attack deals on average."""
    return max((average(creature, means) for means in in_hand(creature)), default=0.0)


def average(creature: Combatant, means: Means) -> float:
    """What an attack deals on average, armour piercing counted, several shots a little more."""
    dice = [sides for count, sides in means.damage.dice.groups for _ in range(count)]
    if means.damage.strength:
        dice.append(creature.sheet.attributes[STRENGTH].sides)
    return (sum((sides + 1) / 2 for sides in dice) + means.damage.dice.plus + means.ap) * (1 + 0.2 * (means.rof - 1))


# ---- what is worth trying ------------------------------------------------------------------------------------------------------

def deeds(fight: Fight, who: Who) -> Iterator[Action]:
    """Nothing before one has walked to where one can do something; then everything but walking, waiting and ending the turn, two
    attacks at once, and what the mount may do."""
    if goes_first(fight, who):
        return
    tried: Counter[str] = Counter()
    mount = saddle(fight, who)
    for each in (who,) if mount == NOBODY else (who, mount):
        for propose in RULEBOOK.proposers:
            if propose in UNTRIED:
                continue
            for action in propose(fight, each):
                if tried[action.verb] < MOST_OF_A_KIND and sensible(fight, action) and legal(fight, action):
                    tried[action.verb] += 1
                    yield action
    twice = Declare(who, (ATTACK, ATTACK))
    if fight.creatures[who].sheet.wild and tried[Attack.verb] and legal(fight, twice):
        yield twice


def goes_first(fight: Fight, who: Who) -> bool:
    """Is there something to be readied, or a better place to be in before one acts?"""
    creature = fight.creatures[who]
    if not creature.able or creature.did or creature.declared:
        return False
    return readying(fight, who) is not None or (not in_melee(fight, who) and place(fight, who) is not None)


def sensible(fight: Fight, action: Action) -> bool:
    """Not what only costs something: aiming with what is thrown, sparing, helping from where one could strike."""
    if isinstance(action, Attack):
        empty = any(fight.creatures[each].sheet.vehicle and not riders_of(fight, each) for each in action.targets)
        return not empty and not any(word in POINTLESS for word in action.how)
    if isinstance(action, Aim):
        if fight.creatures[action.target].sheet.vehicle:
            return False
        creature = fight.creatures[action.who]
        return any(means.kind == RANGED and useful(fight, creature, means) for means in in_hand(creature))
    return True


def legal(fight: Fight, action: Action) -> bool:
    return next(RULEBOOK.refusals(fight, action), None) is None


def readying(fight: Fight, who: Who) -> Action | None:
    """What has to be done before anything else: standing up next to an enemy, a weapon for empty hands, a full magazine for an
    empty one."""
    creature = fight.creatures[who]
    if not creature.able:
        return None
    if creature.flags & PRONE and in_melee(fight, who) and legal(fight, StandUp(who)):
        return StandUp(who)
    if any(useful(fight, creature, means) for means in in_hand(creature)):
        return None
    offered = [action for action in propose_gear(fight, who) if legal(fight, action)]
    reload = next((action for action in offered if isinstance(action, Reload)), None)
    if reload is not None:
        return reload
    better = [thing for thing, _ in creature.gear if thing not in creature.hand and good(fight, creature, thing)]
    drawn = next((action for action in offered if isinstance(action, Ready) and not action.away and action.thing in better), None)
    picked = next((action for action in offered if isinstance(action, PickUp) and good(fight, creature, action.thing)), None)
    if drawn is not None or picked is not None or not better:
        return drawn or picked
    return next((action for action in offered if isinstance(action, Drop) and not good(fight, creature, action.thing)), None)


def good(fight: Fight, creature: Combatant, thing: str) -> bool:
    """Is this a weapon that it could use at once?"""
    means = creature.sheet.means.get(thing)
    return means is not None and useful(fight, creature, means)


def useful(fight: Fight, creature: Combatant, means: Means) -> bool:
    """A real weapon with something in it."""
    if means.has("unarmed") or means.has("shield") or means.has("improvised"):
        return False
    if means.has("mounted-only") and saddle(fight, creature.index) == NOBODY:
        return False
    if means.magazine:
        return creature.in_magazine(means.weapon, means.magazine) > 0
    return not means.ammunition or creature.ammunition(means.ammunition) > 0


# ---- where to walk -------------------------------------------------------------------------------------------------------------

def walk(fight: Fight, who: Who) -> Action | None:
    """To a better place; if nothing that could be done from here seemed worth it, an attack all the same, or nearer."""
    creature = fight.creatures[who]
    better = place(fight, who) or (any_attack(fight, who) if creature.able and not creature.did else None)
    if better is not None or creature.did or not creature.able or in_melee(fight, who):
        return better
    mover = feet_of(fight, who)
    foes = [foe for foe in fight.foes(who) if worthwhile(fight, creature, foe)]
    return approach(fight, mover, foes, reachable(fight, mover.index)) if foes and not mover.sheet.vehicle else None


def feet_of(fight: Fight, who: Who) -> Combatant:
    """Who does the walking: itself, or what carries it."""
    return fight.creatures[next((effect.by for effect in fight.effects_on(who, "riding")), who)]


def place(fight: Fight, who: Who) -> Action | None:
    """Something to be readied; then to where an attack will be possible, or towards the nearest enemy, at a run if it cannot be
    reached otherwise; a rider lets his mount walk. Whoever cannot act stays where he is."""
    creature = fight.creatures[who]
    if not creature.able:
        return None
    first = readying(fight, who)
    if first is not None:
        return first
    mover = feet_of(fight, who)
    feet = mover.index
    foes = [foe for foe in fight.foes(who) if worthwhile(fight, creature, foe)]
    if mover.sheet.vehicle or not foes or "aim" in creature.did:
        return None
    if mover.flags & PRONE and legal(fight, StandUp(feet)):
        return StandUp(feet)
    means = [m for m in in_hand(creature) if useful(fight, creature, m)] or list(in_hand(creature))
    goals = vantage(fight, creature, foes, means) if means else 0
    spent = bool(creature.did)
    if not movement_left(fight, feet) or (goals >> mover.at & 1) or (spent and in_melee(fight, who)):
        return None
    if spent and not any(m.melee for m in means):
        return None
    reach = reachable(fight, feet)
    near = goals & reach.squares
    if near:
        goal = min(squares(near), key=lambda square: (exposed(fight, mover, square), reach.cost(square), square))
        return move(fight, feet, reach.path(goal))
    if not spent and mover.ran == NO_RUN and legal(fight, Run(feet)) and far(fight, who, foes):
        return Run(feet)
    return approach(fight, mover, foes, reach)


def worthwhile(fight: Fight, creature: Combatant, foe: Combatant) -> bool:
    """Somebody whom one can harm, and no empty vehicle."""
    if foe.sheet.vehicle and not riders_of(fight, foe.index):
        return False
    return not foe.sheet.heavy_armor or any(means.has("heavy") for means in in_hand(creature))


def far(fight: Fight, who: Who, foes: list[Combatant]) -> bool:
    """Is nobody to be reached without running?"""
    return min(fight.gap(who, foe.index) for foe in foes) > 2 * fight.creatures[who].sheet.pace


def exposed(fight: Fight, mover: Combatant, square: Square) -> int:
    """How many enemies could strike at whoever leaves them for that square."""
    return len(left_behind(fight, mover, square))


def move(fight: Fight, who: Who, path: Path) -> Action | None:
    action = Move(who, path)
    return action if path and legal(fight, action) else None


def vantage(fight: Fight, creature: Combatant, foes: list[Combatant], means: list[Means]) -> Squares:
    """The squares from which one of its best attacks reaches an enemy."""
    board = fight.board
    best = max(average(creature, m) for m in means)
    goals = 0
    for m in means:
        if 2 * average(creature, m) < best:
            continue
        for foe in foes:
            if m.melee:
                goals |= board.reach(foe.at, foe.size, 1 + m.reach + creature.sheet.reach)
            else:
                near = m.bands[0] if m.bands else 6
                zone = board.around(foe.at, foe.size, min(near, 30)) & ~board.reach(foe.at, foe.size, 2)
                x, y = board.xy(foe.at)
                goals |= lit(board, (2 * x + 1, 2 * y + 1), zone & ~board.filled)
    return goals


def approach(fight: Fight, mover: Combatant, foes: list[Combatant], reach: Reach) -> Action | None:
    """As far as the feet carry on the cheapest way to the nearest enemy, if that brings it nearer."""
    board, land = fight.board, ground(fight, mover.index)
    whole = flood(board, mover.at, 200, land.free, size=mover.size, stop=land.free, costs=land.costs)
    around = 0
    for foe in foes:
        around |= board.reach(foe.at, foe.size, 1)
    goals = list(squares(around & whole.squares))
    if not goals:
        return None
    path = whole.path(min(goals, key=lambda square: (whole.cost(square), square)))
    steps = [n for n, square in enumerate(path) if reach.squares >> square & 1]
    return move(fight, mover.index, path[:steps[-1] + 1]) if steps else None


# ---- what one answers ----------------------------------------------------------------------------------------------------------

def usual(fight: Fight, question: Question) -> object:
    """The answers of a sensible player, and of a game master who lets the rules decide."""
    rule = question.rule
    answer = ANSWERS.get(rule)
    if answer in question.options:
        return answer
    if rule == "sw.damage.soak":
        return BENNY if dear(fight, question.who) else PASS
    if rule in ("sw.dice.reroll", "sw.init.redraw", "sw.benny.use"):
        return spend(fight, question)
    if rule == "sw.init.edges" and PASS not in question.options:
        return question.options[0]
    if rule in ("sw.hold.declare", "sw.hold.interrupt", "sw.init.joker") and question.who != NOBODY:
        return next((option for option in question.options if option not in (PASS, "wait")), question.options[0])
    if rule == "sw.cond.shaken":
        return plain_answer(question) if dear(fight, question.who) else PASS
    if rule == "sw.attack.rof":
        return weakest(fight, question)
    return plain_answer(question)


ANSWERS: Final[dict[str, object]] = {
    "sw.combat.end": "end", "sw.bystander.when": "no", "sw.obstacle.through": "no", "sw.object.break": "broken",
    "sw.object.damage_type": "works", "sw.attack.finishing": "dies", "sw.area.cover": "0", "sw.object.no_bonus": "plain",
    "sw.init.joker": "now",
}


def dear(fight: Fight, who: Who) -> bool:
    """Is it worth a Benny? Wild Cards are, and so is what carries them."""
    return who != NOBODY and (fight.creatures[who].sheet.wild or bool(riders_of(fight, who)))


def spend(fight: Fight, question: Question) -> object:
    """A Benny for a failed roll while there are more than are kept for soaking; never for a better card or for more damage."""
    if question.rule != "sw.dice.reroll" or not dear(fight, question.who):
        return PASS
    about = dict(question.facts)
    total, tn = about.get("total"), about.get("tn")
    if not isinstance(total, int) or not isinstance(tn, int) or total >= tn:
        return PASS
    keeper = fight.named(purse(fight, question.who))
    left = fight.creatures[keeper.index].bennies if keeper is not None else fight.gm_bennies
    return BENNY if left > SAVED else PASS


def weakest(fight: Fight, question: Question) -> object:
    """The die goes at whoever falls most easily."""
    def hardness(option: object) -> int:
        creature = fight.named(str(option))
        assert creature is not None
        return parry(fight, creature.index).total + toughness(fight, creature.index).total
    return min(question.options, key=hardness)


def carry_on(fight: Fight, who: Who) -> Action | None:
    """What was declared is done, on the weakest enemy."""
    creature = fight.creatures[who]
    return any_attack(fight, who) if ATTACK in creature.plan and creature.able else None


def any_attack(fight: Fight, who: Who) -> Action | None:
    """Some attack on the weakest enemy whom it can reach."""
    attacks = [attack for attack in propose_attacks(fight, who)
               if isinstance(attack, Attack) and sensible(fight, attack) and legal(fight, attack)]
    return min(attacks, key=lambda attack: toughness(fight, attack.targets[0]).total, default=None)


def tactician() -> Tactician[Fight]:
    """A machine player for Savage Worlds."""
    return Tactician(RULEBOOK, worth, deeds, walk, usual, carry_on, EndTurn)
