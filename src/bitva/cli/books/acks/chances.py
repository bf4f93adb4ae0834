"""How likely a throw of ACKS II comes off, exactly: attack throws, the saves of those a spell is cast at, what a blow deals."""
from __future__ import annotations

from fractions import Fraction
from typing import Final

from bitva.cli.tallies import totals
from bitva.kernel.actions import Action
from bitva.kernel.dice import Dice
from bitva.kernel.words import Who
from bitva.rulebooks.acks.attack import Attack
from bitva.rulebooks.acks.cast import Cast
from bitva.rulebooks.acks.charge import Charge, charging_means
from bitva.rulebooks.acks.cleave import Cleave
from bitva.rulebooks.acks.firstround import Forestall
from bitva.rulebooks.acks.gear import means_of
from bitva.rulebooks.acks.manoeuvres import Manoeuvre, melee_means
from bitva.rulebooks.acks.saves import SAVE_TERMS
from bitva.rulebooks.acks.sheet import Damage, Means
from bitva.rulebooks.acks.spells import Spell, resistance
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.sweep import Overrun
from bitva.rulebooks.acks.throw import BACKSTAB, CHARGE, HARMLESS, SET, SURE, Blow, more_dice, must_reach, throw_terms

HIT: Final = "hit"
FAIL: Final = "fail"
"""An attack hits; a target fails to save."""


def reaches(face: int, extremes: bool = True) -> Fraction:
    """How likely a d20 shows this or more, where a 20 always does and a 1 never (acks.attack.natural)."""
    least, most = (2, 20) if extremes else (1, 21)
    return Fraction(21 - min(max(face, least), most), 20)


# ---- blows -----------------------------------------------------------------------------------------------------------------

def blow_of(fight: Fight, action: Action) -> tuple[Blow, Means] | None:
    """The one blow that an action strikes, from where its doer stands; None if it strikes none or several."""
    creature, found = fight.creatures[action.who], None
    means: Means | None = None
    if isinstance(action, Attack):
        means = means_of(fight, action.who, action.means)
        feint = BACKSTAB if action.backstab else ""
        found = Blow(action.who, action.target, "", creature.stance, bool(creature.stance), feint=feint)
    elif isinstance(action, Charge) and action.blow:
        means = charging_means(fight, action.who, action.means)
        found = Blow(action.who, action.target, "", CHARGE, boon=True)
    elif isinstance(action, Manoeuvre):
        means = melee_means(fight, action.who, action.means)
        found = Blow(action.who, action.target, "", feint=action.kind, thing=action.thing)
    elif isinstance(action, Overrun):
        means = melee_means(fight, action.who, action.means)
        found = Blow(action.who, action.target, "", feint=action.verb)
    elif isinstance(action, Forestall):
        means = creature.sheet.means.get(action.means)
        found = Blow(action.who, action.target, "", SET if means is not None and means.impact else "", bool(means and means.impact))
    elif isinstance(action, Cleave) and creature.chain is not None:
        means = creature.sheet.means.get(action.means or creature.chain.means)
        found = Blow(action.who, action.target, "", creature.chain.how, creature.chain.boon, cleave=True, band=creature.chain.band)
    return None if found is None or means is None else (found, means)


def to_hit(fight: Fight, blow: Blow, means: Means) -> Fraction:
    """As everybody stands now (acks.attack.throw, acks.cond.helpless)."""
    if any(sure(fight, blow, means) for sure in SURE):
        return Fraction(1)
    return reaches(must_reach(fight, blow, means).total - sum(term.value for term in throw_terms(fight, blow, means)))


def dealt(fight: Fight, blow: Blow, means: Means) -> Fraction:
    """What a hit deals on average, impact and Strength counted in (acks.damage.weapon, acks.damage.impact)."""
    if means.damage is None or blow.feint in HARMLESS:
        return Fraction(0)
    amount = mean(means.damage)
    for count, _ in more_dice(fight, blow, means):
        amount += count * Fraction(means.damage.dice.groups[0][1] + 1, 2)
    return amount + (fight.creatures[blow.who].sheet.mods["str"] if means.strong else 0)


def mean(damage: Damage) -> Fraction:
    return sum((Fraction(count * (sides + 1), 2) for count, sides in damage.dice.groups), Fraction(damage.dice.plus))


# ---- spells ----------------------------------------------------------------------------------------------------------------

def to_fail(fight: Fight, who: Who, spell: Spell, target: Who) -> Fraction:
    """How likely a target does not save (acks.save.throw, acks.damage.types)."""
    sheet = fight.creatures[target].sheet
    bonus = sheet.mods["wil"] + sum(term.value for term in resistance(fight, target, spell))
    bonus += sum(term.value for more in SAVE_TERMS for term in more(fight, target, spell.save, who))
    return 1 - reaches(sheet.saves[spell.save] - bonus, fight.option("natural_all_throws", True))


def spell_worth(fight: Fight, cast: Cast) -> Fraction:
    """Damage by those who fail and those who save; a condition counts for as much as its target can still take."""
    spell = fight.spells[cast.spell]
    total = Fraction(0)
    for target in cast.at:
        fails = to_fail(fight, cast.who, spell, target) if spell.save else Fraction(1)
        amount = mean(spell.damage) if spell.damage is not None else Fraction(0)
        total += amount * (fails + (1 - fails) * (Fraction(1, 2) if spell.half else 0))
        if spell.conditions:
            total += fails * max(1, fight.creatures[target].hp)
        if spell.heals is not None:
            total += mean(spell.heals)
    return total


# ---- any action ------------------------------------------------------------------------------------------------------------

def chance(fight: Fight, action: Action) -> tuple[str, Fraction] | None:
    """How likely one blow hits, or one target fails to save."""
    found = blow_of(fight, action)
    if found is not None:
        return HIT, to_hit(fight, *found)
    if isinstance(action, Cast) and len(action.at) == 1 and fight.spells[action.spell].save:
        return FAIL, to_fail(fight, action.who, fight.spells[action.spell], action.at[0])
    return None


def worth(fight: Fight, action: Action) -> float:
    """What an action deals on average."""
    if isinstance(action, Cast):
        return float(spell_worth(fight, action))
    found = blow_of(fight, action)
    return 0.0 if found is None else float(to_hit(fight, *found) * dealt(fight, *found))


# ---- a single attack, out of any fight -------------------------------------------------------------------------------------

def strike(bonus: Dice, need: int, damage: Dice | None) -> dict[int, Fraction] | None:
    """What an attack of d20 and a bonus deals where it has to reach `need`: -1 for a miss, at least 1 for a hit
    (acks.attack.throw, acks.damage.minimum)."""
    if bonus.groups[:1] != ((1, 20),):
        return None
    rolled = totals(damage) if damage is not None else {0: Fraction(1)}
    found: dict[int, Fraction] = {}
    for added, part in totals(Dice(bonus.groups[1:], bonus.plus)).items():
        hits = reaches(need - added)
        found[-1] = found.get(-1, Fraction(0)) + part * (1 - hits)
        for amount, likely in rolled.items():
            least = max(amount, 1) if damage is not None else amount
            found[least] = found.get(least, Fraction(0)) + part * hits * likely
    return found
