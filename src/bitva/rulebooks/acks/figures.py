"""Derived figures: load, speeds, Armour Class."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from bitva.kernel.numbers import Number, Term
from bitva.kernel.words import Who
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.sheet import SHIELD
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import ARMORED, BLINDED, COUNTERED, DISORDERED, INCAPACITATED, RIDING, SPEEDED

CATEGORIES = ("very-light", "light", "medium", "medium", "heavy", "heavy")
"""Of armour, by its stone (acks.ac.armor)."""
STONE = 6
"""An ordinary item weighs a sixth of a stone (acks.enc.items)."""
SHIELD_WEIGHT = STONE
LOADS: list[Callable[[Fight, Who], int]] = []
"""What else burdens a creature, in sixths of a stone: chapters register themselves here."""
STEEDS: list[Callable[[Fight, Who], Who]] = []
"""Whose speed a creature goes by, if not its own: chapters register themselves here."""
LAMED: list[Callable[[Fight, Who], int]] = []
"""By how many feet a creature is slower for good: chapters register themselves here."""
ARMOR_TERMS: list[Callable[[Fight, Combatant], Iterator[Term]]] = []
"""What changes an Armour Class against everybody: chapters register themselves here."""


# ---- load and speed --------------------------------------------------------------------------------------------------------

def load(fight: Fight, who: Who) -> int:
    """What a creature carries, in sixths of a stone (acks.enc.items)."""
    creature = fight.creatures[who]
    if "load" in creature.sheet.data:
        return int(creature.sheet.data["load"] * STONE) + sum(more(fight, who) for more in LOADS)
    total = STONE * creature.worn
    for thing, count in (*creature.ready, *creature.pack):
        row = fight.weapons.get(thing, {})
        total += count * (SHIELD_WEIGHT if thing == SHIELD else int(row.get("weight", 1)))
    total += SHIELD_WEIGHT * max(0, creature.holds(SHIELD) - creature.carries(SHIELD))
    return total + sum(more(fight, who) for more in LOADS)


def exploration_speed(fight: Fight, who: Who) -> int:
    """As printed, or by the load; a third for the blinded, half for the bedridden (acks.speed.rates, acks.speed.encumbrance,
    acks.cond.blinded, acks.cond.incapacitated)."""
    if fight.creatures[who].flags & RIDING:
        who = next((steed for steed in (rule(fight, who) for rule in STEEDS) if steed >= 0), who)
    creature = fight.creatures[who]
    feet = creature.sheet.printed_speed or _by_load(load(fight, who), creature.sheet.mods["str"])
    if creature.flags & SPEEDED:
        for effect in fight.effects_on(who):
            if effect.flags & SPEEDED:
                feet = feet * int(str(effect.data[0])) // int(str(effect.data[1]))
    feet = max(0, feet - sum(less(fight, who) for less in LAMED))
    for bit, parts in ((BLINDED, 3), (INCAPACITATED, 2)):
        feet = feet // parts if creature.flags & bit else feet
    return feet


def _by_load(sixths: int, strength: int) -> int:
    for stones, feet in ((5, 120), (7, 90), (10, 60), (20 + strength, 30)):
        if sixths <= stones * STONE:
            return feet
    return 0


def combat_speed(fight: Fight, who: Who) -> int:
    """A third of the exploration speed (acks.speed.rates)."""
    return exploration_speed(fight, who) // 3


def running_speed(fight: Fight, who: Who) -> int:
    """The exploration speed in one round: for charging, running, retreating (acks.speed.rates)."""
    return exploration_speed(fight, who)


# ---- Armour Class ------------------------------------------------------------------------------------------------------------

def armor_terms(fight: Fight, who: Who) -> tuple[Term, ...]:
    """Armour, shield, Dexterity and whatever else changes it; being disordered and having countercharged do not add up
    (acks.ac.sum, acks.ac.armor, acks.ac.shield, acks.cond.disordered, acks.readied.countercharge.ac)."""
    creature = fight.creatures[who]
    sheet, flags = creature.sheet, creature.flags
    if sheet.ac is not None:
        terms = [Term(sheet.ac, "acks.ac.sum")]
    else:
        terms = list(worn_terms(creature))
        if creature.holds(SHIELD):
            terms.append(Term(1, "acks.ac.shield"))
        terms.append(Term(sheet.mods["dex"], "acks.attack.stats"))
    if flags & DISORDERED:
        terms.append(Term(-2, "acks.cond.disordered"))
    if flags & COUNTERED:
        terms.append(Term(-2, "acks.readied.countercharge.ac", beaten="acks.cond.disordered" if flags & DISORDERED else ""))
    if flags & ARMORED:
        changing = (effect for effect in fight.effects_on(who) if effect.flags & ARMORED)
        terms += (Term(int(str(effect.data[0])), effect.rule, effect.by) for effect in changing)
    for more in ARMOR_TERMS:
        terms += more(fight, creature)
    return tuple(term for term in terms if term.value)


def worn_terms(creature: Combatant) -> Iterator[Term]:
    """A point for each stone of armour that is on, and what magic adds once all of it is (acks.ac.armor, acks.armor.progress)."""
    yield Term(creature.worn, "acks.ac.armor")
    if creature.sheet.armor is not None and creature.worn == int(creature.sheet.armor["ac"]):
        yield Term(int(creature.sheet.data.get("armor_plus", 0)), "acks.armor.progress")


def clad(creature: Combatant) -> str:
    """The category of the armour it has on, half on or whole; nothing if it wears none (acks.ac.armor, acks.armor.progress)."""
    if creature.sheet.armor is None or not creature.worn:
        return ""
    whole = creature.worn == int(creature.sheet.armor["ac"])
    return str(creature.sheet.armor["category"]) if whole else CATEGORIES[creature.worn - 1]


def armor_class(fight: Fight, who: Who) -> Number:
    """The Armour Class against anybody (acks.ac.sum)."""
    return Number(armor_terms(fight, who))


def _shown(fight: Fight, who: Who) -> int:
    return armor_class(fight, who).total


book.armor = _shown
