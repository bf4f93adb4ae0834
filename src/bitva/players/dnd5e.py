"""What a machine player has to know of D&D: how good a battle is for a side, where to walk, what one usually answers."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.numbers import Term
from bitva.kernel.words import Who
from bitva.players.dnd5e_ways import walk
from bitva.players.tactician import Tactician, plain_answer
from bitva.rulebooks.dnd5e import RULEBOOK
from bitva.rulebooks.dnd5e.aims import Power
from bitva.rulebooks.dnd5e.attack import Attack, armor_class, propose_attacks
from bitva.rulebooks.dnd5e.checks import check_bonus
from bitva.rulebooks.dnd5e.common_actions import Help
from bitva.rulebooks.dnd5e.contests import ACROBATICS, ATHLETICS
from bitva.rulebooks.dnd5e.figures import means_named, movement_left
from bitva.rulebooks.dnd5e.gear import IMPROVISED
from bitva.rulebooks.dnd5e.jumping import propose_jumps
from bitva.rulebooks.dnd5e.moments import HitRolled
from bitva.rulebooks.dnd5e.monsters import Legendary
from bitva.rulebooks.dnd5e.movement import propose_moves
from bitva.rulebooks.dnd5e.powers import propose_powers
from bitva.rulebooks.dnd5e.sheet import Means, Sheet
from bitva.rulebooks.dnd5e.spells.work import Cast
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import EndTurn, propose_end
from bitva.rulebooks.dnd5e.words import (
    BLINDED,
    FEET,
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
    weight = 2 + creature.most_hp / 8 + might(creature.sheet) / 4
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


@lru_cache(512)
def might(sheet: Sheet) -> float:
    """What its best attack deals on average."""
    return max((sum(part.dice.average for part in means.damage) for means in sheet.means.values()), default=0)


# ---- what is worth trying -------------------------------------------------------------------------------------------------

def deeds(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything but walking, leaping and ending the turn, and what only a game master could say the use of."""
    others = [propose for propose in RULEBOOK.proposers if propose not in (propose_moves, propose_jumps, propose_end)]
    proposals = (action for propose in others for action in propose(fight, who))
    legal = (action for action in proposals if not for_the_master(fight, action) and not too_far(fight, action)
             and next(RULEBOOK.refusals(fight, action), None) is None)
    return islice(legal, MOST_DEEDS)


def for_the_master(fight: Fight, action: Action) -> bool:
    """Help with a task, a thing that is no weapon used as one: what comes of it is the game master's to say."""
    if isinstance(action, Help):
        return True
    means = means_of(fight, action)
    return means is not None and IMPROVISED in means.properties


def too_far(fight: Fight, action: Action) -> bool:
    """A shot beyond the normal range by somebody who can still come nearer."""
    means = means_of(fight, action)
    if means is None or means.melee or not movement_left(fight, action.who):
        return False
    return isinstance(action, Attack) and fight.gap(action.who, action.target) * FEET > means.normal


def means_of(fight: Fight, action: Action) -> Means | None:
    """With what an attack is made."""
    return means_named(fight, fight.creatures[action.who], action.means) if isinstance(action, Attack) else None


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
    if question.options == (ATHLETICS, ACROBATICS):
        return max(question.options, key=lambda skill: total(check_bonus(fight.creatures[question.who], str(skill))))
    moment = about.get("moment")
    if isinstance(moment, HitRolled):
        helps = [option for option in question.options if isinstance(option, Action) and not futile(fight, moment, option)]
        return helps[0] if helps else PASS
    return plain_answer(question)


def futile(fight: Fight, hit: HitRolled, reaction: Action) -> bool:
    """Would a shield that is raised now be pierced all the same?"""
    if not isinstance(reaction, Cast):
        return False
    more = int(fight.spells[reaction.spell].effect.get("ac", 0))
    return bool(more) and (hit.natural == 20 or hit.total >= armor_class(fight, hit.who, hit.target) + more)


def total(terms: Iterable[Term]) -> int:
    return sum(term.value for term in terms)


def aimed(deed: Legendary) -> bool:
    """Is it meant for somebody?"""
    return bool(deed.target >= 0 or deed.targets)


def carry_on(fight: Fight, who: Who) -> Action | None:
    """What an action contains is done one after another: powers first, then attacks on the weakest enemy in reach."""
    creature = fight.creatures[who]
    if not (creature.bundle or creature.attacks) or not creature.able:
        return None
    parts = [part for part, _ in creature.bundle if part in creature.sheet.powers]
    powers = propose_powers(fight, who) if parts else ()
    power = next((deed for deed in powers if isinstance(deed, Power) and deed.power in parts
                  and next(RULEBOOK.refusals(fight, deed), None) is None), None)
    if power is not None:
        return power
    attacks = [attack for attack in propose_attacks(fight, who) if isinstance(attack, Attack)
               and next(RULEBOOK.refusals(fight, attack), None) is None]
    return min(attacks, key=lambda attack: fight.creatures[attack.target].hp, default=None)


def tactician() -> Tactician[Fight]:
    """A machine player for D&D."""
    return Tactician(RULEBOOK, worth, deeds, walk, usual, carry_on, EndTurn)
