"""A machine player of Starfinder: how good a battle is for a side, what is worth trying, what one usually answers."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.dice import Seeded
from bitva.kernel.table import Table
from bitva.kernel.words import Squares, Who
from bitva.players.starfinder_ways import approach, average, back_off, flee, ready_means, ways
from bitva.players.tactician import Tactician, plain_answer
from bitva.rulebooks.starfinder import RULEBOOK
from bitva.rulebooks.starfinder.attack import Attack, FullAttack, propose_attacks
from bitva.rulebooks.starfinder.climbing import propose_modes
from bitva.rulebooks.starfinder.delay import propose_delay
from bitva.rulebooks.starfinder.draws import propose_drawing
from bitva.rulebooks.starfinder.dying import propose_holding_on
from bitva.rulebooks.starfinder.feint import propose_feints
from bitva.rulebooks.starfinder.flying import Hover, propose_flight
from bitva.rulebooks.starfinder.hands import Reload
from bitva.rulebooks.starfinder.lesser_moves import propose_lesser_moves
from bitva.rulebooks.starfinder.movement import propose_walks
from bitva.rulebooks.starfinder.opportunity import OpportunityAttack
from bitva.rulebooks.starfinder.posture import StandUp, propose_posture
from bitva.rulebooks.starfinder.ready import propose_ready
from bitva.rulebooks.starfinder.running import propose_runs
from bitva.rulebooks.starfinder.spells.casting import KeepCasting
from bitva.rulebooks.starfinder.spells.concentration import Concentrate, concentrated_on
from bitva.rulebooks.starfinder.spells.proposing import propose_casts, propose_uses
from bitva.rulebooks.starfinder.spells.zones import ZONE
from bitva.rulebooks.starfinder.squeezing import propose_squeezing
from bitva.rulebooks.starfinder.state import ALLIED, Combatant, Fight
from bitva.rulebooks.starfinder.stealth import propose_hiding
from bitva.rulebooks.starfinder.support import propose_fire
from bitva.rulebooks.starfinder.tumble import propose_tumbles
from bitva.rulebooks.starfinder.turn import EndTurn, propose_end
from bitva.rulebooks.starfinder.withdrawing import propose_withdrawals
from bitva.rulebooks.starfinder.words import (
    ACTIONLESS,
    DYING,
    GRAPPLED,
    INVISIBLE,
    OFF_GUARD,
    OFF_TARGET,
    PARALYZED,
    PINNED,
    PRONE,
    SHAKEN,
    SICKENED,
)

MOST_BLOWS, MOST_OTHERS, MOST_FOLLOWING = 44, 20, 12
"""So many attacks and spells, and so many other deeds, are tried at most; and so many after a move."""
USELESS = ACTIONLESS | PARALYZED
HELD = PINNED | GRAPPLED
HINDERED = OFF_GUARD | OFF_TARGET | PRONE | SHAKEN | SICKENED
BLOWS = (propose_attacks, propose_casts, propose_uses)
UNTRIED = (propose_walks, propose_end, propose_delay, propose_ready, propose_runs, propose_withdrawals, propose_lesser_moves,
           propose_flight, propose_modes, propose_drawing, propose_squeezing, propose_feints, propose_posture, propose_fire,
           propose_hiding, propose_tumbles)
"""What is thought about in another way, or not at all."""
EFFORT = 0.1
"""A move before an attack has to be worth so much more than an attack at once."""


# ---- how good a battle is ------------------------------------------------------------------------------------------------------

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
        return weight * ((0.03 if creature.flags & DYING else 0.15) + 0.01 * creature.rp)
    able = 0.45 + 0.55 * (creature.hp + creature.sp + creature.temp) / most
    if creature.flags & USELESS:
        able *= 0.4
    elif creature.flags & HELD:
        able *= 0.75
    elif creature.flags & HINDERED:
        able *= 0.94
    if creature.flags & INVISIBLE:
        able *= 1.1
    counted: list[tuple[object, ...]] = []
    for effect in fight.effects_on(creature.index):
        key = (effect.kind, effect.rule, effect.by, effect.data[:1])
        if effect.by >= 0 and effect.by != creature.index and key not in counted:
            counted.append(key)
            able *= 1.04 if fight.relation(effect.by, creature.index) == ALLIED else 0.97
    return weight * able + (0.02 if creature.reaction else 0)


def might(creature: Combatant) -> float:
    """What its best attack deals on average."""
    return max((average(means) for means in creature.sheet.means.values()), default=0)


# ---- what is worth trying ------------------------------------------------------------------------------------------------------

def deeds(fight: Fight, who: Who) -> Iterator[Action]:
    """Attacks, spells and abilities first, then everything else but walking, waiting and ending the turn."""
    yield from islice(blows(fight, who), MOST_BLOWS)
    creature = fight.creatures[who]
    yield from (action for action in propose_holding_on(fight, who) if fits(fight, creature, action))
    others = (action for propose in RULEBOOK.proposers if propose not in (*UNTRIED, *BLOWS, propose_holding_on)
              for action in propose(fight, who))
    yield from islice((action for action in others if fits(fight, creature, action)), MOST_OTHERS)


def blows(fight: Fight, who: Who) -> Iterator[Action]:
    """Attacks, spells and special abilities."""
    creature = fight.creatures[who]
    return (action for propose in BLOWS for action in propose(fight, who) if fits(fight, creature, action))


def fits(fight: Fight, creature: Combatant, action: Action) -> bool:
    """Is it allowed, and no empty gesture: a bare fist beside a blade, a defence that nobody needs?"""
    if isinstance(action, Attack):
        if action.means == "unarmed" and len(ready_means(creature)) > 1:
            return False
        if action.defensively and 3 * creature.hp > creature.most_hp:
            return False
    if isinstance(action, FullAttack) and action.defensively:
        return False
    return next(RULEBOOK.refusals(fight, action), None) is None


# ---- what one answers ----------------------------------------------------------------------------------------------------------

def usual(fight: Fight, question: Question) -> object:
    """The answers of a sensible player, and of a game master who lets the rules decide."""
    about = dict(question.facts)
    if question.rule == "sf.combat.awareness":
        return about["proposed"]
    if question.rule in ("sf.combat.end", "sf.action.standard", "sf.save.roll"):
        return question.options[0]
    if question.rule == "sf.delay.resume":
        return next(option for option in question.options if option != PASS)
    strikes = [option for option in question.options if isinstance(option, OpportunityAttack)]
    if strikes:
        return max(strikes, key=lambda strike: average(fight.creatures[strike.who].sheet.means[strike.means]))
    return plain_answer(question)


def carry_on(fight: Fight, who: Who) -> Action | None:
    """The attacks of a full attack are made one after another, on the weakest enemy."""
    creature = fight.creatures[who]
    if not creature.strikes or not creature.able:
        return None
    attacks = [attack for attack in propose_attacks(fight, who) if isinstance(attack, Attack) and fits(fight, creature, attack)]
    return min(attacks, key=lambda attack: (fight.creatures[attack.target].hp + fight.creatures[attack.target].sp,
                                            -average(creature.sheet.means[attack.means])), default=None)


# ---- the player ----------------------------------------------------------------------------------------------------------------

class Commander(Tactician[Fight]):
    """It also looks at what it could do after a move, keeps up what it has begun, and does not stand about."""

    def act(self, battle: Fight, who: Who) -> Action:
        return (begun(battle, who) or self.best(battle, who) or self.carry_on(battle, who) or at_the_end(battle, who)
                or self.end(who))

    def best(self, battle: Fight, who: Who) -> Action | None:
        """The best deed, or the move before an even better one; else a way to the enemy."""
        creature = battle.creatures[who]
        found = super().act(battle, who)
        now = None if isinstance(found, EndTurn) or found in (None, self.walk(battle, who)) else found
        if creature.standard and not creature.strikes:
            seen = self.expected(battle, now, who) if now is not None else worth(battle, creature.side)
            plans = [(self.expected_after(battle, way, who), n, way) for n, way in enumerate(ways(battle, who))]
            most = max(plans, key=lambda plan: (plan[0], -plan[1]), default=None)
            if most is not None and most[0] > seen + EFFORT:
                return most[2]
        return now or (None if isinstance(found, EndTurn) else found)

    def expected(self, battle: Fight, action: Action, who: Who) -> float:
        side = battle.creatures[who].side
        return sum(self._after(battle, action, side, n) for n in range(4)) / 4

    def expected_after(self, battle: Fight, way: Action, who: Who) -> float:
        """How good it will be after this move and the best blow that it leads to."""
        copy = battle.clone()
        table = Table(self.book, copy, Seeded("way"), policy=self.usual_for)
        table.dice.begin(copy.deeds)
        self.book.performers[type(way)](table, way)
        side = copy.creatures[who].side
        if not copy.creatures[who].able:
            return worth(copy, side)
        following = list(islice(blows(copy, who), MOST_FOLLOWING))
        glances = sorted(((self._after(copy, action, side, 0), n) for n, action in enumerate(following)), reverse=True)[:3]
        return max((self.expected(copy, following[n], who) for _, n in glances), default=worth(copy, side))


def begun(fight: Fight, who: Who) -> Action | None:
    """What it is in the middle of: a casting, a field in which more enemies stand than friends, staying in the air, getting up."""
    creature = fight.creatures[who]
    kept = concentrated_on(fight, who)
    if kept is not None:
        inside = sum(1 if fight.hostile(who, other.index) else -1 for zone in fight.effects
                     if zone.kind == ZONE and zone.cause == kept.number for other in fight.creatures
                     if other.present and other.space & cast(Squares, zone.data[2]))
        if inside > 0 and fits(fight, creature, Concentrate(who)):
            return Concentrate(who)
    choices: tuple[Action, ...] = (KeepCasting(who), StandUp(who))
    return next((action for action in choices if fits(fight, creature, action)), None) or flee(fight, who)


def at_the_end(fight: Fight, who: Who) -> Action | None:
    """With what is left: load what is empty, step back from blades if one shoots, stay in the air."""
    creature = fight.creatures[who]
    for means in creature.sheet.means.values():
        if means.capacity and means.weapon and creature.rounds_in(means.weapon) < means.usage:
            loading = Reload(who, means.weapon)
            if fits(fight, creature, loading):
                return loading
    if not creature.standard:
        step = back_off(fight, who)
        if step is not None:
            return step
    if creature.height and "fly" not in creature.done and fits(fight, creature, Hover(who)):
        return Hover(who)
    return None


def walk(fight: Fight, who: Who) -> Action | None:
    """Towards the nearest enemy, if there is a blow left to strike."""
    return approach(fight, who) if fight.creatures[who].standard else None


def tactician() -> Any:
    """A machine player for Starfinder."""
    return Commander(RULEBOOK, worth, deeds, walk, usual, carry_on, EndTurn)
