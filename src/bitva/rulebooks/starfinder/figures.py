"""Figures that follow from sheet and state: speed, armour class, what is wielded, what is threatened."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import paced
from bitva.kernel.words import Square, Squares, Who
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked
from bitva.rulebooks.starfinder.cover import cover
from bitva.rulebooks.starfinder.gear import UNARMED
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import awareness_of
from bitva.rulebooks.starfinder.state import Combatant, Fight, levels_apart
from bitva.rulebooks.starfinder.words import (
    AT_MERCY,
    ENCUMBERED,
    ENTANGLED,
    EXHAUSTED,
    FEET,
    GUARDED,
    MARKED,
    MODIFIED,
    OFF_GUARD,
    OVERBURDENED,
    PARALYZED,
    SQUEEZING,
)

FLAT_FOOTED = Bonus(-2, "sf.condition.flat_footed")
LIMP = -5
"""The Dexterity modifier of the helpless and the paralysed (sf.condition.helpless, sf.condition.paralyzed)."""
Defence = Callable[[Fight, Who, Who, Means | None], Iterator[Bonus]]
DEFENDING: list[Defence] = []
"""What else bears on a target's armour class against one attacker and one means: rules register themselves here."""


# ---- movement ----------------------------------------------------------------------------------------------------------------

def speed(fight: Fight, who: Who, mode: str = "land") -> int:
    """The speed in feet after everything that bears on it (sf.speed.base, sf.condition.entangled, sf.condition.encumbered)."""
    creature = fight.creatures[who]
    flags = creature.flags
    feet = creature.sheet.speeds.get(mode, 0)
    if flags & OVERBURDENED:
        feet = min(feet, FEET)
    elif flags & ENCUMBERED:
        feet = max(0, feet - 10)
    if flags & MODIFIED:
        feet = max(0, feet + Number(stacked(bearing_on(fight, who, "speed", f"speed-{mode}"))).total)
    if flags & (ENTANGLED | EXHAUSTED | SQUEEZING):
        feet //= 2
    return feet


# ---- armour class --------------------------------------------------------------------------------------------------------------

def flat_footed(fight: Fight, who: Who, attacker: Who = -1) -> bool:
    """By a condition, by surprise, by a feint, or because it does not perceive who attacks it (sf.condition.flat_footed,
    sf.surprise.flat_footed, sf.feint.effect, sf.sense.awareness)."""
    flags = fight.creatures[who].hampering
    if flags & OFF_GUARD or (flags & MARKED and any(effect.by == attacker for effect in fight.effects_on(who, "feinted"))):
        return True
    return attacker >= 0 and awareness_of(fight, who, attacker) < 3


def armor_class(fight: Fight, attacker: Who, target: Who, means: Means | None, energy: bool | None = None) -> Number:
    """EAC or KAC, whichever these means go against unless it is said, and all that bears on it just now (sf.ac.eac_kac,
    sf.ac.which)."""
    victim = fight.creatures[target]
    sheet, flags = victim.sheet, victim.flags
    if energy is None:
        energy = means is not None and means.energy
    base = sheet.eac if energy else sheet.kac
    figures = ["ac", "eac" if energy else "kac"]
    if means is not None:
        figures.append("ac-melee" if means.melee else "ac-ranged")
    more = bearing_on(fight, target, *figures, against=attacker)
    if flags & (AT_MERCY | PARALYZED):
        rule = "sf.condition.helpless" if flags & AT_MERCY else "sf.condition.paralyzed"
        more.append(Bonus(LIMP - min(sheet.abilities["dex"], sheet.max_dex), rule))
    elif flags & (ENCUMBERED | OVERBURDENED):
        most = 0 if flags & OVERBURDENED else 2
        more.append(Bonus(min(0, most - min(sheet.abilities["dex"], sheet.max_dex)), "sf.condition.encumbered"))
    if flat_footed(fight, target, attacker):
        more.append(FLAT_FOOTED)
    if attacker >= 0:
        shelter = cover(fight, attacker, target, means is not None and not means.melee and "line" not in means.properties)
        more.append(Bonus(shelter.ac, shelter.rule))
    more += (bonus for rule in DEFENDING for bonus in rule(fight, attacker, target, means))
    terms = stacked(more)
    return Number((*base, *(by_itself(target, terms) if flags & GUARDED else terms)))


def by_itself(who: Who, terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """With total defence nothing counts by which one's own other actions raise the armour class; what allies do for one does, and
    cover (sf.total_defence.no_combine)."""
    return tuple(term.lost_to("sf.total_defence.no_combine")
                 if term.by == who and term.value > 0 and term.rule != "sf.total_defence" else term for term in terms)


def own_class(fight: Fight, who: Who, kind: str) -> int:
    """Its EAC or KAC against nobody in particular."""
    return armor_class(fight, -1, who, None, kind == "eac").total


# ---- what is wielded, and what it threatens ------------------------------------------------------------------------------------

def wielded(creature: Combatant, means: Means) -> bool:
    """Natural weapons are always at hand; others only in their full number of hands (sf.weapon.hands)."""
    return means.natural or creature.holds(means.weapon) >= means.hands


def melee_means(creature: Combatant) -> list[Means]:
    """The melee attacks that a creature could make now, the bare hand among them."""
    return [means for means in creature.sheet.means.values() if means.melee and wielded(creature, means)]


def threatening(creature: Combatant) -> list[Means]:
    """Those with which it threatens: no bare hands, and no reach of nothing (sf.reach.threatened, sf.reach.unarmed,
    sf.reach.zero)."""
    return [means for means in melee_means(creature) if means.reach > 0 and means.id != UNARMED]


def reaches(creature: Combatant) -> tuple[int, ...]:
    """The different reaches in squares with which a creature threatens, the shortest first."""
    found = creature.sheet.threats.get(creature.hand)
    if found is None:
        found = creature.sheet.threats[creature.hand] = tuple(sorted({means.reach for means in threatening(creature)}))
    return found


def reach_squares(fight: Fight, creature: Combatant, reach: int) -> Squares:
    """The squares within a reach; of exactly 10 feet also the second square of a diagonal (sf.reach.ten_diagonal)."""
    board = fight.board
    return board.reach(creature.at, creature.size, reach) if reach <= 2 else board.around(creature.at, creature.size, reach)


def in_reach(fight: Fight, who: Who, reach: int, square: Square, size: int, height: int) -> bool:
    """Would a body here be within a creature's reach? (sf.size.measure, sf.reach.ten_diagonal)"""
    creature = fight.creatures[who]
    return reached_from(fight, creature, creature.at, reach, square, size, height)


def reached_from(fight: Fight, creature: Combatant, here: Square, reach: int, square: Square, size: int, height: int) -> bool:
    """The same, if that creature stood here."""
    board = fight.board
    apart = levels_apart(creature.height, creature.size, height, size)
    if reach == 2 and apart <= 2 and board.gap(here, creature.size, square, size) <= 2:
        return True
    return paced(board.pace(here, creature.size, square, size), apart) <= reach


def threatens(fight: Fight, who: Who, target: Who) -> bool:
    """Could it make a melee attack on that one's space right now? (sf.reach.threatened)"""
    creature, other = fight.creatures[who], fight.creatures[target]
    known = reaches(creature)
    return bool(known) and creature.able and in_reach(fight, who, known[-1], other.at, other.size, other.height)


def hit_terms(fight: Fight, who: Who, target: Who, means: Means) -> list[Bonus]:
    """What an attack roll is made of besides the die, the moment's own modifiers apart (sf.attack.roll)."""
    return [*means.bonuses, *bearing_on(fight, who, "attack", "melee" if means.melee else "ranged", against=target)]

