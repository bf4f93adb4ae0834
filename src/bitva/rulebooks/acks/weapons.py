"""What single weapons can do: strike over an ally's shoulder, break, be slow to load, burn; two of them at once."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import FRONT, arc
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.attack import UNFIT
from bitva.rulebooks.acks.burning import OIL
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.reach import REACHES
from bitva.rulebooks.acks.sheet import MISSILE, Means
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import FUMBLES, HITS, LOOSED, THROW_TERMS, Blow
from bitva.rulebooks.acks.words import SENSELESS, SLOWED

SPLASH: Final = 3
"""Sides of the die for those whom burning oil splashes (acks.damage.weapon)."""
SHOT: Final = "slow-shot"


# ---- long weapons ------------------------------------------------------------------------------------------------------------

def over_the_shoulder(fight: Fight, who: Who, square: Square, facing: int, target: Who, means: Means) -> bool:
    """With a long weapon from behind an ally, at whoever is within five feet of him (acks.attack.long)."""
    if not means.long:
        return False
    creature, other, board = fight.creatures[who], fight.creatures[target], fight.board
    ahead = arc(board, square, facing, FRONT, creature.size)
    farther = board.reach(square, creature.size, 2) & other.space
    return bool(farther) and any(
        ally.index not in (who, target) and ally.side == creature.side and ally.present and ally.space & ahead
        and not ally.flags & SENSELESS and board.gap(ally.at, ally.size, other.at, other.size) <= 1 for ally in fight.creatures)


def breaks(table: Table[Fight], blow: Blow, means: Means) -> None:
    """From the second rank a natural 1 breaks the shaft (acks.attack.long)."""
    if means.long and means.weapon and table.battle.feet(blow.who, blow.target) > 5:
        table.make(facts.broken, blow.who, means.weapon)


REACHES.append(over_the_shoulder)
FUMBLES.append(breaks)


# ---- two weapons -------------------------------------------------------------------------------------------------------------

def second_weapon(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """+1 in melee with a weapon in each hand, and no further attack (acks.attack.dual)."""
    if means.melee and means.weapon and means.hands == 1 and off_hand(fight.creatures[blow.who], means):
        yield Term(1, "acks.attack.dual")


def off_hand(creature: Combatant, means: Means) -> bool:
    """Does the other hand hold another melee weapon?"""
    rest = list(creature.hand)
    if means.weapon in rest:
        rest.remove(means.weapon)
    return any(other.melee and other.weapon in rest and other.hands == 1 for other in creature.sheet.means.values())


THROW_TERMS.append(second_weapon)


# ---- slow weapons ------------------------------------------------------------------------------------------------------------

def too_slow(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """Crossbow and arbalest do not shoot in two rounds running unless the shooter stays in place (acks.weapon.tags)."""
    creature = fight.creatures[who]
    if "slow" in means.tags and creature.flags & SLOWED and creature.travelled:
        yield refusal("acks.weapon.tags", means=means.id)


def loads_slowly(table: Table[Fight], who: Who, target: Who, means: Means) -> None:
    """It is remembered through the next round (acks.weapon.tags)."""
    if "slow" in means.tags:
        table.effect(SHOT, "acks.weapon.tags", who, who, Until(ROUND, round=table.battle.clock.round + 2), SLOWED)


UNFIT.append(too_slow)
LOOSED.append(loads_slowly)


# ---- what is shot and thrown ---------------------------------------------------------------------------------------------------

def leaves_the_hand(table: Table[Fight], who: Who, target: Who, means: Means) -> None:
    """Ammunition is used up; what is thrown lies with the target, and flasks and stones are gone (acks.damage.weapon)."""
    fight = table.battle
    if means.ammunition:
        table.make(facts.shot_away, who, means.ammunition)
    elif means.kind == MISSILE and means.weapon:
        if "burning" in means.tags or not means.thrown:
            table.make(facts.used_up, who, means.weapon)
        else:
            table.make(facts.let_go, who, means.weapon, fight.creatures[target].at)


LOOSED.append(leaves_the_hand)


# ---- burning oil -------------------------------------------------------------------------------------------------------------

def splashes(table: Table[Fight], blow: Blow, means: Means) -> None:
    """Burning oil burns on whom it hits until after his next segment has begun, and splashes those next to him
    (acks.damage.weapon, acks.cond.burning)."""
    fight = table.battle
    if "burning" not in means.tags:
        return
    target = fight.creatures[blow.target]
    for other in fight.creatures:
        near = other.present and not other.dead and other.index != blow.target
        if near and fight.board.gap(other.at, other.size, target.at, target.size) <= 1:
            face = table.die(SPLASH, "acks.damage.weapon", blow.who)
            table.tell(facts.damage_rolled, blow.who, (face,), Number((Term(face, "acks.damage.weapon"),)), "fire")
            hurt(table, other.index, face, "fire", blow.who)
    if target.present and not target.dead and "fire" not in target.sheet.immune:
        impose(table, blow.target, "burning", "acks.cond.burning", blow.who, data=(OIL,))


HITS.append(splashes)
