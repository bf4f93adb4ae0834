"""How likely a d20 roll of Starfinder comes off, exactly: attacks, saves, and the damage of a single attack."""
from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, cast

from bitva.cli.tallies import totals
from bitva.kernel.actions import Action
from bitva.kernel.dice import Dice
from bitva.kernel.words import Who
from bitva.rulebooks.starfinder.attack import Attack, manner, means_of
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked
from bitva.rulebooks.starfinder.figures import armor_class
from bitva.rulebooks.starfinder.opportunity import OpportunityAttack
from bitva.rulebooks.starfinder.sheet import Damage, Means
from bitva.rulebooks.starfinder.sight import hides, located
from bitva.rulebooks.starfinder.spells import work
from bitva.rulebooks.starfinder.spells.aiming import within
from bitva.rulebooks.starfinder.spells.spell import Spell
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import attack_terms

HIT: Final = "hit"
FAIL: Final = "fail"
"""An attack hits; a target fails to save."""


def needs(face: int) -> Fraction:
    """How likely a d20 shows this or more, where a 20 always does and a 1 never (sf.attack.natural_20, sf.attack.natural_1)."""
    return Fraction(21 - min(max(face, 2), 20), 20)


# ---- attacks ---------------------------------------------------------------------------------------------------------------

def aimed(fight: Fight, action: Action) -> tuple[Means, Who] | None:
    """With what an action attacks whom; None if it is no single attack."""
    if isinstance(action, Attack | OpportunityAttack):
        found = means_of(fight.creatures[action.who], action.means)
        return None if found is None else (found, action.target)
    if isinstance(action, work.Cast | work.Use) and len(action.targets) == 1:
        spell = spell_in(fight, action)
        if spell is not None and spell.attack:
            return work.means_of(spell, fight.creatures[action.who].sheet), action.targets[0]
    return None


def spell_in(fight: Fight, action: Action) -> Spell | None:
    return work.spell_of(fight, action) if isinstance(action, work.Cast | work.Use) else None


def to_hit(fight: Fight, action: Action, means: Means, target: Who) -> Fraction:
    """As it stands now, with what may hide the target (sf.attack.roll, sf.concealment.base)."""
    who = action.who
    more = manner(fight, action) if isinstance(action, Attack) else ()
    bonus = sum(term.value for term in stacked((*attack_terms(fight, who, target, means), *more)) if not term.beaten)
    miss, _ = hides(fight, fight.creatures[who], fight.creatures[target])
    return needs(armor_class(fight, who, target, means).total - bonus) * Fraction(100 - miss, 100)


# ---- saves -----------------------------------------------------------------------------------------------------------------

def caught(fight: Fight, action: Action) -> tuple[Who, ...]:
    """Those in the area of a spell or of a special ability of whom its user knows."""
    spell = spell_in(fight, action)
    if spell is None or spell.area is None:
        return ()
    return located(fight, action.who, within(fight, cast("work.Deed", action), spell))


def to_fail(fight: Fight, action: Action, spell: Spell, target: Who) -> Fraction | None:
    """How likely a target fails its save; None if there is none (sf.save.roll)."""
    if not spell.save or spell.attack:
        return None
    creature = fight.creatures[target]
    bonuses = [Bonus(creature.sheet.saves[spell.save], "sf.save.roll"), *bearing_on(fight, target, spell.save, against=action.who)]
    bonus = sum(term.value for term in stacked(bonuses) if not term.beaten)
    slot = action.slot if isinstance(action, work.Cast) else 0
    return 1 - needs(work.save_dc(fight.creatures[action.who].sheet, spell, slot) - bonus)


def chance(fight: Fight, action: Action) -> tuple[str, Fraction] | None:
    """How likely one attack hits, or one target fails to save."""
    attack = aimed(fight, action)
    if attack is not None:
        return HIT, to_hit(fight, action, *attack)
    spell = spell_in(fight, action)
    if spell is None:
        return None
    concerned = cast(Any, action).targets or caught(fight, action)
    failed = to_fail(fight, action, spell, concerned[0]) if len(concerned) == 1 else None
    return None if failed is None else (FAIL, failed)


def worth(fight: Fight, action: Action) -> float:
    """The damage that a single attack deals on average, or what an area deals to foes less what it deals to friends."""
    attack = aimed(fight, action)
    if attack is not None:
        return float(to_hit(fight, action, *attack)) * mean(attack[0].damage)
    spell = spell_in(fight, action)
    if spell is None or not spell.damage:
        return 0.0
    dealt = mean(work.damage_of(spell, fight.creatures[action.who].sheet)) * max(1, spell.shots)
    concerned = caught(fight, action)
    return dealt * sum(1 if fight.hostile(action.who, who) else -2 for who in concerned) if concerned else dealt


def mean(damage: tuple[Damage, ...]) -> float:
    return sum(part.dice.plus + sum(count * (sides + 1) / 2 for count, sides in part.dice.groups) for part in damage)


# ---- a single attack, out of any fight -------------------------------------------------------------------------------------

def strike(bonus: Dice, ac: int, damage: Dice | None) -> dict[int, Fraction] | None:
    """What an attack of d20 and a bonus deals to an armour class: -1 for a miss; a 20 that reaches it doubles all
    (sf.attack.critical, sf.damage.multiply)."""
    if bonus.groups[:1] != ((1, 20),):
        return None
    extra = totals(Dice(bonus.groups[1:], bonus.plus))
    hit = totals(damage) if damage is not None else {0: Fraction(1)}
    twice = Dice(tuple((2 * count, sides) for count, sides in damage.groups), 2 * damage.plus) if damage is not None else None
    critical = totals(twice) if twice is not None else hit
    found: dict[int, Fraction] = {}
    for face in range(1, 21):
        for added, part in extra.items():
            lands = face == 20 or (face != 1 and face + added >= ac)
            rolled = critical if face == 20 and face + added >= ac else hit
            for dealt, much in rolled.items() if lands else ((-1, Fraction(1)),):
                amount = max(dealt, 1) if lands and damage is not None else dealt
                found[amount] = found.get(amount, Fraction(0)) + Fraction(1, 20) * part * much
    return found
