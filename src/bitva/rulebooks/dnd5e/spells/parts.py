"""What spells are made of: whom they concern, attack rolls, saves, damage for all, healing, lasting changes."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from bitva.kernel.dice import Dice
from bitva.kernel.words import Point, Who
from bitva.rulebooks.dnd5e.attack import strike
from bitva.rulebooks.dnd5e.checks import Rules, save
from bitva.rulebooks.dnd5e.cover import BONUS, cover, cover_from_point
from bitva.rulebooks.dnd5e.harm import Blow, heal, hurt, roll_damage
from bitva.rulebooks.dnd5e.objects import strike_object
from bitva.rulebooks.dnd5e.spells.aiming import most_targets, refuse_one, within
from bitva.rulebooks.dnd5e.spells.work import RULE, Work, means
from bitva.rulebooks.dnd5e.state import Combatant
from bitva.rulebooks.dnd5e.words import BLINDED, UNCONSCIOUS

# ---- whom it concerns --------------------------------------------------------------------------------------------------------

def targets_of(work: Work) -> list[Who]:
    """Those it is aimed at, or those in its area whom it does not spare."""
    spell, cast, fight = work.spell, work.cast, work.fight
    if spell.area is None or spell.target.kind:
        chosen = list(cast.targets) if spell.target.kind != "self" else [work.who]
    else:
        chosen = [who for who in within(fight, cast, spell, work.level) if who not in cast.spares]
    return [who for who in chosen if concerns(work, fight.creatures[who])]


def concerns(work: Work, creature: Combatant) -> bool:
    """Some spells do nothing to some creatures, or to those who cannot see them (dnd.action.cast)."""
    spell, sheet = work.spell, creature.sheet
    if sheet.kind in spell.spares or any(condition in sheet.condition_immune for condition in spell.spares_immune):
        return False
    if any(sheet.has(trait) for trait in spell.spares_traits):
        return False
    return not (spell.needs == "sight" and creature.flags & (BLINDED | UNCONSCIOUS))


def is_one_of(creature: Combatant, kinds: Iterable[str]) -> bool:
    """Is a creature of one of these types or tags?"""
    return any(kind == creature.sheet.kind or kind in creature.sheet.data.get("tags", ()) for kind in kinds)


# ---- saving throws -----------------------------------------------------------------------------------------------------------

def saves(work: Work, target: Who, origin: Point | None = None) -> bool:
    """A saving throw against the spell; cover from where it starts helps a Dexterity save (dnd.core.save, dnd.cover.levels)."""
    asked, fight = work.spell.save, work.fight
    assert asked is not None
    protection = 0
    if asked.ability == "dex" and asked.cover:
        protection = BONUS[cover(fight, work.who, target) if origin is None else cover_from_point(fight, origin, target)]
    against: Rules = (RULE,) if is_one_of(fight.creatures[target], asked.hard_for) else ()
    return save(work.table, target, asked.ability, work.dc, "dnd.core.save", magical=True, cover=protection, against=against)


def blast(work: Work, targets: Sequence[Who], origin: Point | None = None) -> None:
    """Everybody saves; the damage is rolled once for all, halved for those who saved if the spell says so, and what a failed save
    brings follows (dnd.damage.area_once, dnd.damage.save_half)."""
    spell, table, fight = work.spell, work.table, work.fight
    asked = spell.save
    assert asked is not None
    saved = {target: saves(work, target, origin) for target in targets}
    damage = spell.damage_by(work.caster.sheet, work.level, work.cast.choice)
    if damage and (asked.half or not all(saved.values())):
        parts = roll_damage(table, work.who, damage)
        for target, success in saved.items():
            if fight.creatures[target].present and (asked.half or not success):
                hurt(table, target, Blow(parts, work.who, "magic", half="dnd.damage.save_half" if success else ""))
    for target, success in saved.items():
        if not success and spell.fail and fight.creatures[target].present and kept(work):
            work.afflict(target, spell.fail)


def kept(work: Work) -> bool:
    """Is what the spell keeps up still kept up? Its own damage may have broken the concentration."""
    return not work.cause or any(effect.number == work.cause for effect in work.fight.effects)


def bless(work: Work, target: Who) -> None:
    """What the spell brings to a creature without a save (dnd.action.cast)."""
    if work.spell.effect and kept(work):
        work.afflict(target, grown_form(work))


def grown_form(work: Work) -> dict[str, object]:
    """The spell's effect with what a higher slot adds to it (dnd.spell.slots)."""
    form = dict(work.spell.effect)
    if "temp_hp" in form:
        dice = work.spell.dice_by(work.caster.sheet, work.level, "", str(form["temp_hp"]))
        form["temp_hp"] = str(Dice(dice.groups, work.spell.grown("temp_hp", dice.plus, work.level)))
    return form


# ---- attack rolls ------------------------------------------------------------------------------------------------------------

def shoot(work: Work) -> None:
    """A spell attack, or several rays one after another; those for which no creature was named go at the object that was, or are
    aimed when their turn comes (dnd.spell.save_dc, dnd.attack.roll)."""
    spell, cast = work.spell, work.cast
    for number in range(most_targets(spell, work.level) if spell.shots else 1):
        if not work.caster.able:
            return
        if number >= len(cast.targets) and cast.thing:
            strike_thing(work)
            continue
        target = cast.targets[number] if number < len(cast.targets) else next_target(work)
        if target is None:
            return
        if work.fight.creatures[target].present:
            spell_attack(work, target)


def strike_thing(work: Work) -> None:
    """One attack roll of the spell against an object, as long as there is anything left of it (dnd.attack.object)."""
    thing = work.fight.object(work.cast.thing)
    if thing is not None and thing.whole:
        strike_object(work.table, work.who, thing.id, means(work.spell, work.caster.sheet, work.level, work.cast.choice))


def next_target(work: Work) -> Who | None:
    """The caster names the target of the next ray."""
    fight = work.fight
    able = [other for other in fight.creatures if other.index != work.who
            and next(refuse_one(fight, work.who, other.index, work.spell), None) is None]
    foes = [other for other in able if fight.hostile(work.who, other.index)]
    names = {other.id: other.index for other in foes or able}
    return names[work.table.ask(work.who, RULE, tuple(names), spell=work.spell.id)] if names else None


def spell_attack(work: Work, target: Who) -> bool:
    """One attack roll of the spell; what a hit brings follows its damage (dnd.attack.roll)."""
    spell = work.spell
    metal = spell.data.get("advantage") == "metal-armor" and wears_metal(work.fight.creatures[target])
    weapon = means(spell, work.caster.sheet, work.level, work.cast.choice)
    hit = strike(work.table, work.who, target, weapon, ((RULE,) if metal else (), ()))
    if hit and spell.effect and work.fight.creatures[target].present:
        work.afflict(target, spell.effect)
    return hit


METAL = ("chain-shirt", "scale-mail", "breastplate", "half-plate", "ring-mail", "chain-mail", "splint", "plate")


def wears_metal(creature: Combatant) -> bool:
    return (creature.sheet.armor or creature.sheet.data.get("wears")) in METAL


# ---- healing -----------------------------------------------------------------------------------------------------------------

def mend(work: Work, targets: Sequence[Who]) -> None:
    """Hit points come back, rolled for each (dnd.heal.basic)."""
    spell, sheet = work.spell, work.caster.sheet
    dice = spell.dice_by(sheet, work.level, "heal", spell.heal)
    extra = sheet.features.get("disciple-of-life")
    bonus = int(extra["bonus"]) + int(extra["per_level"]) * work.level if extra is not None and work.level else 0
    for target in targets:
        heal(work.table, target, rolled_healing(work, target, dice) + bonus)


def rolled_healing(work: Work, target: Who, dice: Dice) -> int:
    """The dice of healing, each at its highest for those whom hope makes so (dnd.heal.basic)."""
    if any(work.fight.effects_on(target, "healed-fully")):
        return sum(count * sides for count, sides in dice.groups) + dice.plus
    return sum(work.table.roll(dice, RULE, work.who)) + dice.plus
