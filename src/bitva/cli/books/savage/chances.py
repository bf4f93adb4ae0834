"""How likely a trait roll of Savage Worlds comes off, exactly: dice that ace, the Wild Die, an attack and what it deals."""
from __future__ import annotations

from fractions import Fraction
from functools import cache

from bitva.kernel.actions import Action
from bitva.kernel.words import Creatures
from bitva.rulebooks.savage.area import Blast, Spray, blast, spray, under
from bitva.rulebooks.savage.attack import Attack
from bitva.rulebooks.savage.figures import means_named
from bitva.rulebooks.savage.free import FreeAttack
from bitva.rulebooks.savage.rolls import WILD_SIDES
from bitva.rulebooks.savage.sheet import Die, Means
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms, damage_dice, skill_die, to_reach

HIT = "hit"


# ---- dice ------------------------------------------------------------------------------------------------------------------

@cache
def reaches(sides: int, total: int) -> Fraction:
    """How likely a die that aces comes to this total or more (sw.dice.ace)."""
    if total <= 1:
        return Fraction(1)
    aces, rest = divmod(total - 1, sides)
    return Fraction(sides - rest, sides) * Fraction(1, sides) ** aces


def comes_off(die: Die, wild: bool, needed: int) -> Fraction:
    """How likely the better of a trait die and a Wild Die shows this much; two 1s never do (sw.dice.wild_die, sw.dice.critical)."""
    one = reaches(die.sides, needed)
    if not wild:
        return one
    other = reaches(WILD_SIDES, needed)
    likely = 1 - (1 - one) * (1 - other)
    return likely - Fraction(1, die.sides * WILD_SIDES) if needed <= 1 else likely


def mean(sides: int) -> Fraction:
    """What a die that aces shows on average (sw.dice.ace)."""
    return Fraction(sides * (sides + 1), 2 * (sides - 1))


# ---- attacks ---------------------------------------------------------------------------------------------------------------

def struck(fight: Fight, action: Action) -> tuple[Strike, int] | None:
    """The attack that an action makes on one creature with one die; None if it is no such attack."""
    creature = fight.creatures[action.who]
    if isinstance(action, FreeAttack):
        means = means_named(creature, action.means)
        return None if means is None else (Strike(action.who, means, free=True), action.target)
    if isinstance(action, Attack) and len(action.targets) == 1:
        means = means_named(creature, action.means)
        if means is not None:
            return Strike(action.who, means, dice=action.dice, part=action.part, how=action.how), action.targets[0]
    return None


def to_hit(fight: Fight, strike: Strike, target: int) -> Fraction:
    """How likely one die of an attack hits (sw.attack.melee, sw.attack.ranged)."""
    needed = to_reach(fight, strike, target).total - sum(term.value for term in attack_terms(fight, strike, target))
    return comes_off(skill_die(fight, strike), fight.creatures[strike.who].sheet.wild, needed)


def chance(fight: Fight, action: Action) -> tuple[str, Fraction] | None:
    found = struck(fight, action)
    return None if found is None or found[0].dice > 1 else (HIT, to_hit(fight, *found))


def worth(fight: Fight, action: Action) -> float:
    """The damage that an attack deals on average, armour not counted."""
    found = struck(fight, action)
    if found is None:
        return 0.0
    strike, target = found
    return float(to_hit(fight, strike, target) * strike.dice * dealt(fight, strike, target))


def dealt(fight: Fight, strike: Strike, target: int) -> Fraction:
    """The mean of its damage dice (sw.damage.melee, sw.damage.ranged)."""
    return sum((mean(sides) for sides, _ in damage_dice(fight, strike, False, target)), Fraction(strike.means.damage.dice.plus))


# ---- templates -------------------------------------------------------------------------------------------------------------

def caught(fight: Fight, action: Action) -> Creatures:
    """Those under a template (sw.area.attack)."""
    if isinstance(action, Spray):
        return under(fight, spray(fight, action.who, action.toward, action.as_stream))
    if isinstance(action, Blast):
        means = means_named(fight.creatures[action.who], action.means)
        if means is not None and means.template:
            return under(fight, blast(fight, action.at, means.template))
    return ()


def is_makeshift(means: Means | None) -> bool:
    """A rifle swung by its barrel, a mug, a sword thrown."""
    return means is not None and (means.has("improvised") or means.id.endswith((".club", ".thrown")))
