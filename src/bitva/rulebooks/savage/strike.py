"""An attack being made: with what, how, and what its dice and damage are made of."""
from __future__ import annotations

from collections.abc import Iterable

from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import pays
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.facts import Faces
from bitva.rulebooks.savage.figures import die_of, parry, saddle, too_weak
from bitva.rulebooks.savage.harm import Harm
from bitva.rulebooks.savage.rolls import TARGET, Roll, ace, trait_terms
from bitva.rulebooks.savage.sheet import TORSO, Die, Means
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import FIGHTING, MOUNTED, RIDING, STRENGTH

BONUS_SIDES = 6
"""The die that a raise adds to damage (sw.damage.raise_bonus)."""
DAMAGE_AGAIN = "sw.benny.use"
SHOTGUN, SLUG = "shotgun", "slug"
SLUG_DICE = ((2, 10),)
"""What a slug deals at any range (sw.attack.shotgun)."""
PARTS = {"head": -4, "vitals": -4, "eye": -6, "face": -5, "hand": -4, "off-hand": -4, "arm": -2, "off-arm": -2, "leg": -2,
                "limb": -2}
"""What a part of somebody takes from an attack, if he is of Normal Scale; of others his own Scale comes to it
(sw.called.modifier, sw.called.head, sw.called.face, sw.called.hand, sw.called.limb)."""
GAPS = ("gap", "eye-slit")
"""Places where armour does not count, on the body and on the head (sw.called.armor_gap)."""


def band(bands: tuple[int, ...], distance: int) -> int:
    """0 for short range, 1 for medium, 2 for long, 3 beyond (sw.attack.range_bands)."""
    return next((number for number, far in enumerate(bands) if distance <= far), len(bands))


class Strike:
    """One attack, whatever action it belongs to."""

    __slots__ = ("area", "dice", "extra", "free", "how", "laid", "means", "part", "through", "vital", "who")

    def __init__(self, who: Who, means: Means, *, dice: int = 1, part: str = "", how: tuple[str, ...] = (), free: bool = False,
                 area: bool = False, laid: bool = False, extra: tuple[Term, ...] = ()) -> None:
        self.who = who
        self.means = means
        self.dice = dice
        """How many trait dice are rolled (sw.attack.rof)."""
        self.part = part
        """What a called shot is aimed at (sw.called.modifier)."""
        self.how = how
        """The options chosen for it."""
        self.free = free
        """Is it a free attack? (sw.free_attack.single)"""
        self.area = area
        """Is it an attack on an area, against which personal defences do not help? (sw.area.attack)"""
        self.laid = laid
        """Is it aimed at a place, by whose range and light it is made for everybody there? (sw.suppressive.roll)"""
        self.through = False
        """Is it figured as if nothing hid the target? (sw.obstacle.through)"""
        self.extra = extra
        """What else bears on the roll, whoever the target is."""
        self.vital = False
        """Does the game master count it as a hit on the head? (sw.called.head)"""


# ---- the roll ----------------------------------------------------------------------------------------------------------------

def skill_of(fight: Fight, strike: Strike) -> str:
    """The skill that the weapon is used with; in melee from the saddle Riding, if that is the lower one (sw.attack.melee,
    sw.attack.ranged, sw.mount.basics)."""
    skill = strike.means.skill
    if skill != FIGHTING or not fight.creatures[strike.who].flags & MOUNTED or saddle(fight, strike.who) == NOBODY:
        return skill
    riding, fighting = die_of(fight, strike.who, RIDING), die_of(fight, strike.who, skill)
    return RIDING if (riding.sides, riding.plus) < (fighting.sides, fighting.plus) else skill


def skill_die(fight: Fight, strike: Strike) -> Die:
    """The die of that skill."""
    return die_of(fight, strike.who, skill_of(fight, strike))


def attack_terms(fight: Fight, strike: Strike, target: Who) -> tuple[Term, ...]:
    """Everything that bears on the roll against one target; of an attack on an area against its centre, which is nobody."""
    rule = "sw.attack.melee" if strike.means.melee else "sw.attack.ranged"
    terms = trait_terms(fight, Roll(strike.who, skill_of(fight, strike), rule, target, action=True))
    if strike.free:
        terms = [term for term in terms if term.rule not in ("sw.turn.multi_action", "sw.move.run", "sw.edge.steady_hands")]
    for more in book.attack_terms:
        terms += more(fight, strike, target)
    terms += strike.extra
    for relief in book.attack_reliefs:
        terms += relief(fight, strike, terms)
    return tuple(terms)


def roll_over(table: Table[Fight], strike: Strike) -> None:
    """The dice of an attack have done their part; what helped them once is used up (sw.support.effect)."""
    for use_up in book.after_rolls:
        use_up(table, strike.who, skill_of(table.battle, strike))


def to_reach(fight: Fight, strike: Strike, target: Who) -> Number:
    """Parry in melee and for shots at somebody adjacent, else 4 (sw.attack.melee, sw.attack.ranged, sw.attack.ranged_in_melee)."""
    if target == NOBODY or strike.area or strike.laid or not (strike.means.melee or fight.adjacent(strike.who, target)):
        return Number((Term(TARGET, "sw.dice.trait"),))
    return parry(fight, target)


# ---- damage ------------------------------------------------------------------------------------------------------------------

def damage_dice(fight: Fight, strike: Strike, raised: bool, target: Who = NOBODY) -> list[tuple[int, str]]:
    """The dice of the damage, each with its rule: Strength, the weapon's, one more for a raise (sw.damage.melee,
    sw.damage.ranged, sw.damage.raise_bonus, sw.gear.min_strength)."""
    means, creature = strike.means, fight.creatures[strike.who]
    rule = "sw.damage.melee" if means.damage.strength else "sw.damage.ranged"
    dice: list[tuple[int, str]] = []
    strength = die_of(fight, strike.who, STRENGTH)
    most = strength.sides if means.damage.strength and too_weak(fight, creature, means) else 0
    if means.damage.strength:
        dice.append((strength.sides, rule))
    for count, sides in weapon_dice(fight, strike, target):
        dice += [(min(sides, most) if most else sides, rule)] * count
    if raised:
        dice.append((BONUS_SIDES, "sw.damage.raise_bonus"))
    return dice


def weapon_dice(fight: Fight, strike: Strike, target: Who) -> Iterable[tuple[int, int]]:
    """The weapon's own dice. Shot loses one of them at medium and two at long range, a slug has its own (sw.attack.shotgun)."""
    means = strike.means
    if not means.has(SHOTGUN):
        return means.damage.dice.groups
    if SLUG in strike.how:
        return SLUG_DICE
    lost = band(means.bands, fight.gap(strike.who, target)) if target != NOBODY else 0
    return ((max(1, count - lost), sides) for count, sides in means.damage.dice.groups)


def damage_terms(fight: Fight, strike: Strike, target: Who) -> tuple[Term, ...]:
    """What adds to or takes from the damage beside its dice."""
    means, terms = strike.means, []
    flat = means.damage.dice.plus + (die_of(fight, strike.who, STRENGTH).plus if means.damage.strength else 0)
    if flat:
        terms.append(Term(flat, "sw.damage.melee" if means.damage.strength else "sw.damage.ranged"))
    if fight.creatures[strike.who].joker:
        terms.append(Term(2, "sw.init.joker"))
    for more in book.damage_terms:
        terms += more(fight, strike, target)
    return tuple(terms)


def roll_damage(table: Table[Fight], who: Who, target: Who, dice: list[tuple[int, str]], terms: Iterable[Term], *,
                aces: bool = True, bennies: bool = True) -> Number:
    """Damage dice Ace, each for itself; a Benny rolls all of them again, and the better total counts
    (sw.dice.ace, sw.benny.use). `aces`: not against most objects (sw.object.no_bonus)."""
    flat = tuple(terms)

    def attempt() -> Number:
        faces: list[Faces] = [ace(table, sides, rule, who) if aces else (table.die(sides, rule, who),) for sides, rule in dice]
        sums: dict[str, int] = {}
        for (_, rule), shown in zip(dice, faces, strict=True):
            sums[rule] = sums.get(rule, 0) + sum(shown)
        number = Number((*(Term(total, rule) for rule, total in sums.items()), *flat))
        table.tell(facts.damage_rolled, who, target, tuple(faces), number)
        return number

    best = attempt()
    while bennies and pays(table, who, DAMAGE_AGAIN, damage=best.total, target=target):
        best = max(best, attempt(), key=lambda number: number.total)
    return best


def harm_of(strike: Strike) -> Harm:
    """What goes with the damage of an attack."""
    means = strike.means
    return Harm(strike.who, means.ap, strike.part or TORSO, bare=strike.part in GAPS, heavy=means.has("heavy"),
                nonlethal="nonlethal" in strike.how)
