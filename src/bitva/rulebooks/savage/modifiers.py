"""What bears on attack rolls: range, Scale, darkness, cover, numbers, recoil."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.numbers import Term
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.cover import hiding
from bitva.rulebooks.savage.figures import armed, scale_modifier, too_weak
from bitva.rulebooks.savage.sheet import Means
from bitva.rulebooks.savage.sight import darkness
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import SHOTGUN, SLUG, Strike, band
from bitva.rulebooks.savage.words import STUNNED

BANDS: Final = (0, -2, -4, -8)
"""What short, medium, long and extreme range take (sw.attack.range_bands)."""
SCOPED: Final = -6
"""What extreme range takes with a scope (sw.attack.extreme)."""
EXTREME: Final = 4
"""So many times long range a shot can reach (sw.attack.range_bands)."""
MOST_GANG_UP: Final = 4


def range_term(means: Means, distance: int) -> Iterator[Term]:
    """What the distance takes from a roll; a scope makes extreme range easier (sw.attack.range_bands, sw.attack.extreme)."""
    here = band(means.bands, distance)
    penalty = BANDS[here] if means.bands else 0
    if here == len(means.bands) and means.has("scope"):
        penalty = SCOPED
    if penalty:
        yield Term(penalty, "sw.attack.range_bands")


@book.attack_terms.append
def distance(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Range counts for what is shot or thrown (sw.attack.range_bands)."""
    if target != NOBODY and strike.means.bands and not strike.laid:
        yield from range_term(strike.means, fight.gap(strike.who, target))


@book.attack_terms.append
def scale(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """The target's Scale less one's own; a called shot has the Scale of the part instead (sw.scale.attack, sw.called.modifier)."""
    if target == NOBODY or strike.part or strike.area:
        return
    shift = scale_modifier(fight.creatures[target]) - scale_modifier(fight.creatures[strike.who])
    if shift:
        yield Term(shift, "sw.scale.attack")


@book.attack_terms.append
def illumination(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Dim, dark, pitch dark (sw.attack.illumination)."""
    if target != NOBODY and not strike.laid:
        penalty = darkness(fight, strike.who, target)
        if penalty:
            yield Term(penalty, "sw.attack.illumination")


@book.attack_terms.append
def behind_cover(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """One degree of cover: the best of walls, shield and lying on the ground (sw.cover.penalty, sw.gear.shield,
    sw.attack.prone_target)."""
    if target != NOBODY and not strike.area:
        yield from hiding(fight, strike, target)


@book.attack_terms.append
def recoil(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """More than one shot in one action, unless it stands firm (sw.attack.recoil, sw.edge.rock_and_roll)."""
    if strike.means.kind == "ranged" and strike.dice > 1 and kicks(fight, strike):
        yield Term(-2, "sw.attack.recoil")


def kicks(fight: Fight, strike: Strike) -> bool:
    """Does the weapon kick? Not on a bipod or tripod, nor for who has learnt to hold it and does not move
    (sw.attack.recoil, sw.edge.rock_and_roll)."""
    creature = fight.creatures[strike.who]
    return not strike.means.has("mounted") and not (creature.sheet.has("rock-and-roll") and not creature.moved)


@book.attack_terms.append
def too_heavy(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """A ranged weapon too heavy for its user (sw.gear.min_strength)."""
    missing = too_weak(fight, fight.creatures[strike.who], strike.means)
    if missing and strike.means.kind == "ranged":
        yield Term(-missing, "sw.gear.min_strength")


@book.attack_terms.append
def shot(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Shot spreads, a slug does not (sw.attack.shotgun)."""
    if strike.means.has(SHOTGUN) and SLUG not in strike.how:
        yield Term(2, "sw.attack.shotgun")


# ---- in melee ------------------------------------------------------------------------------------------------------------------

def gang_up(fight: Fight, who: Who, target: Who) -> int:
    """One for each other foe of the target adjacent to it who is not Stunned, less one for each friend of the target adjacent to
    both; at most four (sw.attack.gang_up)."""
    others = helpers = 0
    for other in fight.others(who):
        idle = not other.up or other.sheet.vehicle or other.flags & STUNNED
        if other.index == target or idle or not fight.adjacent(other.index, target):
            continue
        if fight.hostile(other.index, target):
            others += not fight.hostile(who, other.index)
        elif fight.allied(other.index, target) and fight.adjacent(other.index, who):
            helpers += 1
    return min(MOST_GANG_UP, max(0, others - helpers))


@book.attack_terms.append
def numbers(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Gang Up (sw.attack.gang_up)."""
    if strike.means.melee and target != NOBODY:
        bonus = gang_up(fight, strike.who, target)
        if bonus:
            yield Term(bonus, "sw.attack.gang_up")


@book.attack_terms.append
def unarmed(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """A weapon against bare hands (sw.attack.unarmed_defender)."""
    if strike.means.melee and target != NOBODY and not strike.means.has("unarmed") and not armed(fight.creatures[target]):
        yield Term(2, "sw.attack.unarmed_defender")
