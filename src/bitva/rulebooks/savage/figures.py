"""Figures that are worked out of the battle as it stands: traits, Parry, Toughness, Pace."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.numbers import Number, Term
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.sheet import TORSO, Die, Means, Sheet, improvised
from bitva.rulebooks.savage.state import NO_RUN, Combatant, Fight
from bitva.rulebooks.savage.words import (
    ATTRIBUTES,
    BOOSTED,
    FIGHTING,
    HURT,
    MOUNTED,
    PACED,
    PRONE,
    SCALE_MODIFIER,
    SKILLS,
    STRENGTH,
    TOUGHENED,
    VIGOR,
)

WORST_WOUNDS = 3
"""More Wounds than these take nothing more from rolls and Pace (sw.damage.wound_penalty)."""
UNSKILLED = Die(4)
SPEED_FACTOR = 150
"""Hundredths of an inch a round for each kilometre an hour, unless the table has another figure (sw.speed.convert)."""
OFFHAND = 1
"""The place in the hands from which on a thing is held in the off hand (sw.attack.offhand)."""


# ---- who rides what --------------------------------------------------------------------------------------------------------

def carrier(fight: Fight, who: Who) -> Who:
    """The mount or vehicle that carries a creature (sw.mount.basics)."""
    if not fight.creatures[who].flags & MOUNTED:
        return NOBODY
    return next((effect.by for effect in fight.effects_on(who, "riding")), NOBODY)


def saddle(fight: Fight, who: Who) -> Who:
    """The beast that a creature rides; nobody if it goes on foot or in a vehicle (sw.mount.basics)."""
    mount = carrier(fight, who)
    return NOBODY if mount == NOBODY or fight.creatures[mount].sheet.vehicle else mount


# ---- traits ----------------------------------------------------------------------------------------------------------------

def trait_die(fight: Fight, who: Who, trait: str) -> Die | None:
    """The die of an attribute or a skill, lasting injuries and the best boost counted; None for a skill that it does not have
    (sw.dice.trait, sw.damage.injury, sw.power.boost)."""
    creature = fight.creatures[who]
    die = creature.sheet.attributes.get(trait) or creature.sheet.skills.get(trait)
    if die is not None and creature.flags & HURT:
        steps = sum(int(str(effect.data[1])) for effect in fight.effects_on(who, "injury") if effect.data[0] == trait)
        die = die.lower(steps) if steps else die
    if die is not None and creature.flags & BOOSTED:
        steps = max((int(str(effect.data[1])) for effect in fight.effects_on(who, "boosted") if effect.data[0] == trait), default=0)
        die = die.higher(steps) if steps else die
    return die


def die_of(fight: Fight, who: Who, trait: str) -> Die:
    """The die that is rolled: a d4 for a skill that one does not have (sw.dice.unskilled)."""
    return trait_die(fight, who, trait) or UNSKILLED


def linked(trait: str) -> str:
    """The attribute that a skill is linked with; of an attribute itself (sw.skill.linked)."""
    return trait if trait in ATTRIBUTES else SKILLS[trait]


def wounds_count(creature: Combatant) -> int:
    """How many of its Wounds count as a penalty (sw.damage.wound_penalty)."""
    return min(creature.wounds, WORST_WOUNDS)


# ---- what is in hand -------------------------------------------------------------------------------------------------------

def in_hand(creature: Combatant) -> Iterator[Means]:
    """The ways to attack with what it holds, and its natural weapons."""
    for means in creature.sheet.means.values():
        if means.natural or means.weapon in creature.hand:
            yield means
    for thing in dict.fromkeys(creature.hand):
        if thing not in creature.sheet.means:
            yield from as_weapon(creature, thing)


def as_weapon(creature: Combatant, thing: str) -> tuple[Means, ...]:
    """The ways to use a thing that no table lists as a weapon, by the class that it has been given (sw.improvised.category)."""
    cls, soft = next(((cls, soft) for id, cls, soft in creature.improvised if id == thing), ("", 0))
    return improvised(thing, cls, soft)


def means_named(creature: Combatant, id: str) -> Means | None:
    """The means of this name; if none is named, the first at hand, bare hands last."""
    if not id:
        return min((means for means in in_hand(creature) if not means.has("shield")), key=lambda means: means.natural, default=None)
    found = creature.sheet.means.get(id)
    if found is None and id.removesuffix(".thrown") in creature.hand:
        return next((means for means in as_weapon(creature, id.removesuffix(".thrown")) if means.id == id), None)
    return found


def armed(creature: Combatant) -> bool:
    """Does it hold a weapon or a shield, or has it natural weapons? (sw.attack.unarmed_defender, sw.improvised.armed)"""
    return bool(creature.hand) or any(means.natural and not means.has("unarmed") for means in creature.sheet.means.values())


def too_weak(fight: Fight, creature: Combatant, means: Means) -> int:
    """How many die steps of Strength it lacks for a weapon (sw.gear.min_strength)."""
    if means.min_strength <= UNSKILLED.sides:
        return 0
    return max(0, (means.min_strength - die_of(fight, creature.index, STRENGTH).sides) // 2)


# ---- Parry -----------------------------------------------------------------------------------------------------------------

def parry(fight: Fight, who: Who) -> Number:
    """2 plus half of Fighting, shields and weapons, and what bears on it now (sw.char.parry)."""
    creature = fight.creatures[who]
    sheet = creature.sheet
    terms: list[Term] = []
    if sheet.parry is not None:
        terms.append(Term(int(sheet.parry), "sw.char.parry"))
    else:
        fighting = trait_die(fight, who, FIGHTING)
        terms.append(Term(2 + (fighting.half if fighting is not None else 0), "sw.char.parry"))
        terms += gear_parry(fight, creature)
    if creature.flags & PRONE:
        terms.append(Term(-2, "sw.cond.prone"))
    for more in book.parry_terms:
        terms += more(fight, who)
    return Number(terms)


def gear_parry(fight: Fight, creature: Combatant) -> Iterator[Term]:
    """What shields and weapons in hand add; nothing if they are too heavy, and no weapon in the off hand
    (sw.gear.shield, sw.gear.min_strength, sw.attack.offhand)."""
    for place, thing in enumerate(creature.hand):
        means = creature.sheet.means.get(thing)
        if means is None or not means.parry or too_weak(fight, creature, means):
            continue
        if means.has("shield"):
            yield Term(means.parry, "sw.gear.shield")
        elif place < OFFHAND or means.hands > 1 or creature.sheet.has("ambidextrous"):
            yield Term(means.parry, "sw.char.parry")


def shield(creature: Combatant) -> Means | None:
    """The shield that it holds."""
    held = (creature.sheet.means.get(thing) for thing in creature.hand)
    return next((means for means in held if means is not None and means.has("shield")), None)


# ---- Toughness -------------------------------------------------------------------------------------------------------------

PLACES = {"head": "head", "face": "head", "eye": "head", "arm": "arms", "hand": "arms", "off-arm": "arms", "off-hand": "arms",
          "leg": "legs", "limb": "legs"}
"""Where armour has to be worn to protect a part; what is not named here is the torso (sw.char.armor)."""


def armor_at(sheet: Sheet, part: str) -> int:
    """The best piece worn there in full, half of a second one, and natural armour in full (sw.char.armor)."""
    place = PLACES.get(part, TORSO)
    worn = sorted((int(piece["armor"]) for piece in sheet.armor if place in piece.get("covers", (TORSO,))
                   and not (part == "face" and piece.get("open"))), reverse=True)
    return sheet.natural_armor + sum(worn[:1]) + sum(worn[1:2]) // 2


def printed(toughness: object) -> tuple[int, int]:
    """`8 (2)`: Toughness as printed, and how much of it is Armour."""
    whole, _, armor = str(toughness).partition(" (")
    return int(whole), int(armor.removesuffix(")") or 0)


OBSTACLES = {2: "sw.obstacle.armor_2", 4: "sw.obstacle.armor_4", 6: "sw.obstacle.armor_6", 8: "sw.obstacle.armor_8",
             10: "sw.obstacle.armor_10"}
"""The rows of the table of obstacles, by the Armour they give."""


def toughness(fight: Fight, who: Who, part: str = TORSO, ap: int = 0, obstacle: int = 0, bare: bool = False) -> Number:
    """2 plus half of Vigor, Size, and Armour where the hit lands, less what pierces it; `bare`: Armour does not count there
    (sw.char.toughness, sw.char.armor, sw.char.ap)."""
    creature = fight.creatures[who]
    sheet = creature.sheet
    if sheet.toughness is not None:
        whole, armor = printed(sheet.toughness)
        terms = [Term(whole - armor, "sw.char.toughness")]
    else:
        armor = armor_at(sheet, part)
        terms = [Term(2 + die_of(fight, who, VIGOR).half, "sw.char.toughness")]
        if sheet.size_number:
            terms.append(Term(sheet.size_number, "sw.size.table"))
    if bare:
        armor = 0
    if armor:
        terms.append(Term(armor, "sw.char.armor"))
    if obstacle:
        terms.append(Term(obstacle, OBSTACLES.get(obstacle, "sw.obstacle.through")))
    ward = warded(fight, creature)
    if ward:
        terms.append(Term(ward, "sw.power.protection"))
    if ap and armor + obstacle + ward:
        terms.append(Term(-min(ap, armor + obstacle + ward), "sw.char.ap"))
    for more in book.toughness_terms:
        terms += more(fight, who)
    return Number(terms)


def warded(fight: Fight, creature: Combatant) -> int:
    """Armour that a power gives; the best counts (sw.power.protection)."""
    if not creature.flags & TOUGHENED:
        return 0
    return max((int(str(effect.data[0])) for effect in fight.effects_on(creature.index, "protected")), default=0)


# ---- Pace ------------------------------------------------------------------------------------------------------------------

def pace(fight: Fight, who: Who) -> Number:
    """Inches a turn; each Wound takes one off, but one is always left (sw.move.pace, sw.damage.wound_penalty)."""
    creature = fight.creatures[who]
    if creature.sheet.vehicle:
        return Number((Term(pace_at(fight, creature.speed), "sw.speed.convert"),))
    terms = [Term(creature.sheet.pace, "sw.move.pace")]
    if creature.flags & PACED:
        for more in book.pace_terms:
            terms += more(fight, who)
    if creature.flags & HURT and lame(fight, who):
        terms.append(Term(-1, "sw.damage.injury"))
    lost = min(wounds_count(creature), max(0, sum(term.value for term in terms) - 1))
    if lost:
        terms.append(Term(-lost, "sw.damage.wound_penalty"))
    return Number(terms)


def pace_at(fight: Fight, speed: int) -> int:
    """What a speed in kilometres an hour is worth in inches a round, by the factor of the table (sw.speed.convert)."""
    return speed * int(fight.setting("speed_factor", SPEED_FACTOR)) // 100


def speed_at(fight: Fight, inches: int) -> int:
    """And back (sw.speed.convert)."""
    return inches * 100 // int(fight.setting("speed_factor", SPEED_FACTOR))


def lame(fight: Fight, who: Who) -> bool:
    """Has it a hurt leg? (sw.damage.injury)"""
    return any(effect.data[0] == "leg" for effect in fight.effects_on(who, "injury"))


def running_die(fight: Fight, who: Who) -> int:
    """The sides of its running die; of the lame one step less (sw.move.run, sw.damage.injury)."""
    sides = fight.creatures[who].sheet.run
    return max(UNSKILLED.sides, sides - 2) if fight.creatures[who].flags & HURT and lame(fight, who) else sides


def movement_left(fight: Fight, who: Who) -> int:
    """Inches that it may still go this turn (sw.move.pace, sw.move.run)."""
    creature = fight.creatures[who]
    run = creature.ran if creature.ran != NO_RUN else 0
    return max(0, pace(fight, who).total + run - creature.moved)


def scale_modifier(creature: Combatant) -> int:
    return SCALE_MODIFIER[creature.sheet.scale]
