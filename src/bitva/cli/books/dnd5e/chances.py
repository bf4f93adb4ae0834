"""How likely a d20 roll of D&D comes off, exactly: attacks, saves, and the damage of a single attack."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache

from bitva.cli.tallies import totals
from bitva.kernel.actions import Action
from bitva.kernel.dice import Dice
from bitva.kernel.outcomes import throws
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e.attack import Attack, armor_class
from bitva.rulebooks.dnd5e.bonus import OffHand
from bitva.rulebooks.dnd5e.checks import edge_of, save_edges
from bitva.rulebooks.dnd5e.cover import BONUS, cover
from bitva.rulebooks.dnd5e.edges import attack_edges
from bitva.rulebooks.dnd5e.figures import means_named
from bitva.rulebooks.dnd5e.opportunity import OpportunityAttack
from bitva.rulebooks.dnd5e.sheet import Damage, Means
from bitva.rulebooks.dnd5e.spells.aiming import within
from bitva.rulebooks.dnd5e.spells.parts import is_one_of, wears_metal
from bitva.rulebooks.dnd5e.spells.payment import way_to_pay
from bitva.rulebooks.dnd5e.spells.spell import Spell
from bitva.rulebooks.dnd5e.spells.work import Cast, means, save_dc
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import FAILS_BODY_SAVES, ROLLS

HIT, FAIL = "hit", "fail"
"""An attack hits; a target fails to save."""


# ---- the die ---------------------------------------------------------------------------------------------------------------

@cache
def naturals(edge: int, lucky: bool) -> tuple[Fraction, ...]:
    """How likely a d20 comes to count as 1, 2 … 20: with advantage or disadvantage, and with a 1 rolled once more."""
    found = [Fraction(0)] * 20
    for faces, likely in _thrown(2 if edge else 1):
        if lucky and 1 in faces:
            at = faces.index(1)
            for again in range(1, 21):
                found[_kept((*faces[:at], again, *faces[at + 1:]), edge) - 1] += likely / 20
        else:
            found[_kept(faces, edge) - 1] += likely
    return tuple(found)


def _thrown(count: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    faces = range(1, 21)
    if count == 1:
        yield from (((face,), Fraction(1, 20)) for face in faces)
    else:
        yield from (((one, other), Fraction(1, 400)) for one in faces for other in faces)


def _kept(faces: tuple[int, ...], edge: int) -> int:
    return max(faces) if edge > 0 else min(faces)


def extras(fight: Fight, who: Who, *sorts: str) -> dict[int, Fraction]:
    """What the dice and figures that effects add to a creature's rolls come to, and how likely (dnd.spell.combining)."""
    sums = {0: Fraction(1)}
    if not fight.creatures[who].flags & ROLLS:
        return sums
    kinds: list[str] = []
    for effect in fight.effects_on(who):
        if effect.flags & ROLLS and effect.kind not in kinds and any(sort in str(effect.data[0]).split("+") for sort in sorts):
            kinds.append(effect.kind)
            sign, count, sides, flat = (int(str(part)) for part in effect.data[1:5])
            rolled = throws(count, sides) if count else (((), Fraction(1)),)
            after: dict[int, Fraction] = {}
            for before, likely in sums.items():
                for faces, part in rolled:
                    key = before + sign * (sum(faces) + flat)
                    after[key] = after.get(key, Fraction(0)) + likely * part
            sums = after
    return sums


def comes_off(faces: tuple[Fraction, ...], added: Mapping[int, Fraction], succeeds: Callable[[int, int], bool]) -> Fraction:
    """How likely a roll succeeds, of which a natural face and what is added to it decide."""
    return sum((likely * part for face, likely in enumerate(faces, 1) for extra, part in added.items() if succeeds(face, extra)),
               Fraction(0))


# ---- attacks ---------------------------------------------------------------------------------------------------------------

def aimed(fight: Fight, action: Action) -> tuple[Means, Who, bool] | None:
    """With what an action attacks whom, and whether the attack has an advantage of its own; None if it is no single attack."""
    if isinstance(action, Attack | OffHand | OpportunityAttack):
        found = means_named(fight, fight.creatures[action.who], action.means)
        return None if found is None else (found, action.target, False)
    if isinstance(action, Cast) and action.spell in fight.spells and len(action.targets) == 1:
        spell, caster = fight.spells[action.spell], fight.creatures[action.who]
        if spell.attack and not spell.shots:
            metal = spell.data.get("advantage") == "metal-armor" and wears_metal(fight.creatures[action.targets[0]])
            return means(spell, caster.sheet, level_of(fight, action, spell), action.choice), action.targets[0], metal
    return None


def level_of(fight: Fight, cast: Cast, spell: Spell) -> int:
    """As a spell of which level it would be cast."""
    return way_to_pay(fight.creatures[cast.who], spell, cast.slot)[1] or spell.level


def to_hit(fight: Fight, who: Who, target: Who, weapon: Means, advantage: bool = False) -> Fraction:
    """How likely an attack hits, as it stands now (dnd.attack.roll, dnd.attack.natural_1, dnd.attack.natural_20)."""
    for_, against = attack_edges(fight, who, target, weapon)
    faces = naturals(bool(for_ or advantage) - bool(against), fight.creatures[who].sheet.has("lucky"))
    ac = armor_class(fight, who, target)
    return comes_off(faces, extras(fight, who, "attack"),
                     lambda face, extra: face == 20 or (face != 1 and face + weapon.bonus + extra >= ac))


# ---- saves -----------------------------------------------------------------------------------------------------------------

def caught(fight: Fight, action: Action) -> tuple[Who, ...]:
    """Those in the area of a spell."""
    if not isinstance(action, Cast) or action.spell not in fight.spells:
        return ()
    spell = fight.spells[action.spell]
    if spell.area is None or spell.target.kind:
        return ()
    return tuple(who for who in within(fight, action, spell, level_of(fight, action, spell)) if who not in action.spares)


def to_fail(fight: Fight, cast: Cast, target: Who) -> Fraction | None:
    """How likely a target fails to save against a spell; None if it asks for no save (dnd.core.save)."""
    spell = fight.spells[cast.spell]
    asked = spell.save
    if asked is None or spell.attack:
        return None
    creature = fight.creatures[target]
    if asked.ability in ("str", "dex") and creature.flags & FAILS_BODY_SAVES:
        return Fraction(1)
    for_, against = save_edges(fight, target, asked.ability, True)
    if is_one_of(creature, asked.hard_for):
        against = (*against, "dnd.action.cast")
    bonus = creature.sheet.saves[asked.ability]
    if asked.ability == "dex" and asked.cover and spell.area is None:
        bonus += BONUS[cover(fight, cast.who, target)]
    dc = save_dc(fight.creatures[cast.who].sheet)
    faces = naturals(edge_of(for_, against), creature.sheet.has("lucky"))
    made = comes_off(faces, extras(fight, target, "save", f"save-{asked.ability}"), lambda face, extra: face + bonus + extra >= dc)
    return 1 - made


def chance(fight: Fight, action: Action) -> tuple[str, Fraction] | None:
    """How likely one attack hits, or one target fails to save."""
    attack = aimed(fight, action)
    if attack is not None:
        return HIT, to_hit(fight, action.who, attack[1], attack[0], attack[2])
    if isinstance(action, Cast) and action.spell in fight.spells:
        concerned = action.targets or caught(fight, action)
        failed = to_fail(fight, action, concerned[0]) if len(concerned) == 1 else None
        return None if failed is None else (FAIL, failed)
    return None


def worth(fight: Fight, action: Action) -> float:
    """The damage that a single attack deals on average."""
    attack = aimed(fight, action)
    if attack is None:
        return 0.0
    return float(to_hit(fight, action.who, attack[1], attack[0], attack[2])) * mean(attack[0].damage)


def mean(damage: tuple[Damage, ...]) -> float:
    return sum(part.dice.plus + sum(count * (sides + 1) / 2 for count, sides in part.dice.groups) for part in damage)


# ---- a single attack, out of any fight -------------------------------------------------------------------------------------

def strike(bonus: Dice, ac: int, damage: Dice | None, edge: int) -> dict[int, Fraction] | None:
    """What an attack of d20 and a bonus deals to an Armor Class: -1 for a miss; a 20 doubles the dice (dnd.damage.critical)."""
    if bonus.groups[:1] != ((1, 20),):
        return None
    extra = totals(Dice(bonus.groups[1:], bonus.plus))
    hit = totals(damage) if damage is not None else {0: Fraction(1)}
    doubled = Dice(tuple((2 * count, sides) for count, sides in damage.groups), damage.plus) if damage is not None else None
    critical = totals(doubled) if doubled is not None else hit
    found: dict[int, Fraction] = {}
    for face, likely in enumerate(naturals(edge, False), 1):
        for added, part in extra.items():
            lands = face == 20 or (face != 1 and face + added >= ac)
            for dealt, much in (critical if face == 20 else hit).items() if lands else ((-1, Fraction(1)),):
                amount = max(dealt, 0) if lands else -1
                found[amount] = found.get(amount, Fraction(0)) + likely * part * much
    return found
