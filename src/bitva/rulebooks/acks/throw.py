"""The attack throw: what is added to the die, what it must reach, and the damage of a hit."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import FRONT, REAR
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import side_of
from bitva.rulebooks.acks.figures import armor_terms
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.moments import Struck
from bitva.rulebooks.acks.sheet import Means, size_steps
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.tables import THIEF
from bitva.rulebooks.acks.words import EXPOSED, PRONE, SENSELESS

CHARGE, COUNTER, SET = "charge", "counter", "set"
"""How a blow may come about that is more than an ordinary one (acks.charge.attack, acks.readied.countercharge,
acks.readied.set)."""
PLUS_TWO: Final = {CHARGE: "acks.charge.attack", COUNTER: "acks.readied.countercharge"}
"""Those that are made at +2, and by which rule."""


MISS: Final = -1
"""The damage of an attack that missed."""
STRUCK: Final = "attacked"
"""What a creature that has attacked remembers until its segment is over (acks.cond.hidden)."""


@value
class Blow:
    """One attack throw to be made: by whom, at whom, with what; how it comes about, and whether the boons of that still hold."""

    who: Who
    target: Who
    means: str
    how: str = ""
    boon: bool = False
    """Does it still have what a charge, a countercharge or a set weapon gives? (acks.cleave.charge)"""
    cleave: bool = False
    feint: str = ""
    """The special manoeuvre that it is part of, if any."""
    thing: str = ""
    """What it is to knock from somebody's hands, or to break."""
    band: int = -1
    """The range band of the first missile of a series of cleaves (acks.cleave.missile)."""


BACKSTAB: Final = "backstab"
THROW_TERMS: Final[list[Callable[[Fight, Blow, Means], Iterator[Term]]]] = []
"""What is added to an attack throw: chapters register themselves here."""
NEED_TERMS: Final[list[Callable[[Fight, Blow, Means], Iterator[Term]]]] = []
"""What changes a target's Armour Class against this one blow: chapters register themselves here."""
DAMAGE_TERMS: Final[list[Callable[[Fight, Blow, Means], Iterator[Term]]]] = []
"""What is added to the damage of a hit: chapters register themselves here."""
HITS: Final[list[Callable[[Table[Fight], Blow, Means], None]]] = []
"""What a hit does besides its damage: chapters register themselves here."""
LOOSED: Final[list[Callable[[Table[Fight], Who, Who, Means], None]]] = []
"""What comes of an attack whether it hits or not: chapters register themselves here."""
FUMBLES: Final[list[Callable[[Table[Fight], Blow, Means], None]]] = []
"""What a natural 1 does: chapters register themselves here."""
TURNED: Final[list[Callable[[Fight, Blow, Means], bool]]] = []
"""Blows that hurt whoever strikes them: chapters register themselves here."""
HARMLESS: Final[dict[str, str]] = {}
"""Manoeuvres whose hit deals no damage of its own, by their kind and rule."""
SURE: Final[list[Callable[[Fight, Blow, Means], RuleId]]] = []
"""Rules by which a blow hits without a throw; an empty word if it does not."""


def strike(table: Table[Fight], blow: Blow) -> int:
    """One attack throw and what comes of it; any attack at an enemy is an offensive act (acks.attack.throw, acks.readied.standoff).
    Returns the damage taken, MISS if it missed."""
    fight = table.battle
    means = fight.creatures[blow.who].sheet.means[blow.means]
    if not fight.offence and fight.hostile(blow.who, blow.target):
        table.make(facts.offended)
    if STRUCK not in fight.creatures[blow.who].done:
        table.make(facts.happened, blow.who, STRUCK)
    dealt, hit = MISS, lands(table, blow, means)
    for follow in LOOSED:
        follow(table, blow.who, blow.target, means)
    if hit:
        dealt = 0 if blow.feint in HARMLESS else deal(table, blow, means)
        for more in HITS:
            more(table, blow, means)
    table.after(Struck(blow.who, blow.target, dealt != MISS))
    return dealt


def lands(table: Table[Fight], blow: Blow, means: Means) -> bool:
    """The throw itself: a natural 1 misses and a natural 20 hits (acks.attack.throw, acks.attack.natural)."""
    fight = table.battle
    for rule in (sure(fight, blow, means) for sure in SURE):
        if rule:
            table.tell(facts.hit_without_throw, blow.who, blow.target, blow.means, rule)
            return True
    natural = table.die(20, "acks.attack.throw", blow.who)
    roll = Number((Term(natural, "acks.attack.throw"), *throw_terms(fight, blow, means)))
    need = must_reach(fight, blow, means)
    hit = natural != 1 and (natural == 20 or roll.total >= need.total)
    table.tell(facts.attack_rolled, blow.who, blow.target, blow.means, natural, roll, need, hit)
    for follow in FUMBLES if natural == 1 else ():
        follow(table, blow, means)
    return hit


def must_reach(fight: Fight, blow: Blow, means: Means) -> Number:
    """The attacker's value and the target's Armour Class (acks.attack.throw, acks.attack.table, acks.ac.sum)."""
    terms = [Term(fight.creatures[blow.who].sheet.attack, "acks.attack.table"), *armor_terms(fight, blow.target)]
    for more in NEED_TERMS:
        terms += more(fight, blow, means)
    return Number(terms)


def throw_terms(fight: Fight, blow: Blow, means: Means) -> tuple[Term, ...]:
    """All that is added to the die (acks.attack.throw)."""
    attacker = fight.creatures[blow.who]
    strength = attacker.sheet.mods["str" if means.melee else "dex"]
    terms = [Term(strength, "acks.attack.stats"), Term(means.bonus, "acks.attack.throw"), *position(fight, blow)]
    if blow.boon and blow.how in PLUS_TWO:
        terms.append(Term(2, PLUS_TWO[blow.how]))
    if attacker.flags & PRONE:
        terms.append(Term(-4, "acks.cond.prone"))
    for more in THROW_TERMS:
        terms += more(fight, blow, means)
    return tuple(term for term in terms if term.value)


def exposed_to(fight: Fight, target: Combatant, attacker: Combatant) -> bool:
    """Is it vulnerable to this attacker, or to everybody? (acks.cond.vulnerable)"""
    return bool(target.flags & EXPOSED) or side_of(fight, target.index, attacker.index) == REAR


def position(fight: Fight, blow: Blow) -> Iterator[Term]:
    """+2 against the vulnerable (+4 with a stab in the back), or from the rear, or else from a flank; +1 from above
    (acks.attack.position, acks.cond.vulnerable, acks.cond.flanked, acks.prof.backstab)."""
    attacker, target = fight.creatures[blow.who], fight.creatures[blow.target]
    side = side_of(fight, target.index, attacker.index)
    exposed = exposed_to(fight, target, attacker)
    if exposed:
        yield Term(2, "acks.cond.vulnerable") if blow.feint != BACKSTAB else Term(4, "acks.prof.backstab")
    if side not in (FRONT, REAR):
        yield Term(2, "acks.cond.flanked", beaten="acks.cond.vulnerable" if exposed else "")
    if attacker.height > target.height:
        yield Term(1, "acks.attack.position")


def sure_against_helpless(fight: Fight, blow: Blow, means: Means) -> RuleId:
    """Melee attacks by one of the same size or larger hit the helpless without a throw (acks.cond.helpless)."""
    attacker, target = fight.creatures[blow.who], fight.creatures[blow.target]
    big = size_steps(attacker.sheet.size_name, target.sheet.size_name) >= 0
    return "acks.cond.helpless" if means.melee and big and target.flags & SENSELESS else ""


SURE.append(sure_against_helpless)


# ---- damage ------------------------------------------------------------------------------------------------------------------

def deal(table: Table[Fight], blow: Blow, means: Means) -> int:
    """The dice of the weapon, one more in a charge with an impact weapon, and Strength; at least 1 (acks.damage.weapon,
    acks.damage.impact, acks.damage.minimum). Returns the damage taken."""
    if means.damage is None:
        return 0
    dice, type = means.damage.dice, means.damage.type
    faces = table.roll(dice, "acks.damage.weapon", blow.who)
    terms = [Term(sum(faces), "acks.damage.weapon"), Term(dice.plus, "acks.damage.weapon")]
    for count, rule in more_dice(table.battle, blow, means):
        more = table.several(count, dice.groups[0][1], rule, blow.who)
        faces += more
        terms.append(Term(sum(more), rule))
    if means.strong:
        terms.append(Term(table.battle.creatures[blow.who].sheet.mods["str"], "acks.attack.stats"))
    for extra in DAMAGE_TERMS:
        terms += extra(table.battle, blow, means)
    amount = sum(term.value for term in terms)
    if amount < 1:
        terms.append(Term(1 - amount, "acks.damage.minimum"))
    number = Number(term for term in terms if term.value)
    table.tell(facts.damage_rolled, blow.who, faces, number, type)
    target = blow.who if any(turned(table.battle, blow, means) for turned in TURNED) else blow.target
    return hurt(table, target, number.total, type, blow.who, nonlethal=blow.feint == "incapacitate" or "nonlethal" in means.tags)


def more_dice(fight: Fight, blow: Blow, means: Means) -> Iterator[tuple[int, RuleId]]:
    """One more in a charge with an impact weapon; those of a stab in the back (acks.damage.impact, acks.prof.backstab)."""
    if blow.boon and means.impact:
        yield 1, "acks.damage.impact"
    if blow.feint == BACKSTAB:
        yield backstab_dice(fight.creatures[blow.who]), "acks.prof.backstab"


def backstab_dice(creature: Combatant) -> int:
    """A thief has one more die, and another at levels 5, 9 and 13; whoever ambushes has one; nobody else has any
    (acks.prof.backstab)."""
    sheet = creature.sheet
    if sheet.progression == THIEF and sheet.hero:
        return 1 + sum(sheet.level >= level for level in (5, 9, 13))
    return max(int(sheet.data.get("backstab", 0)), min(1, sheet.has("ambushing")))
