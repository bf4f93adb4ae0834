"""Harm: damage against Toughness, Shaken and Wounds, Soak, Incapacitation and death."""
from __future__ import annotations

from typing import Final

from bitva.kernel.facts import left
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import pays
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import HELD, OWED, impose, lift
from bitva.rulebooks.savage.figures import toughness
from bitva.rulebooks.savage.moments import Fell, Harmed
from bitva.rulebooks.savage.rolls import STEP, trait_roll
from bitva.rulebooks.savage.sheet import TORSO
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import AT_ONCE, HURT, INCAPACITATED, SHAKEN, VIGOR

SOAK: Final = "sw.damage.soak"
HEALED, DAY, EVER = "healed", "day", "ever"
"""How long a lasting injury lasts: until all Wounds are healed, a day, for good (sw.damage.incapacitated)."""


@value
class Harm:
    """What damage there is beside its amount: by whom, with how much AP, where it lands, what it has to go through."""

    by: Who = NOBODY
    ap: int = 0
    part: str = TORSO
    obstacle: int = 0
    """Armour of what it has to go through first (sw.obstacle.through)."""
    bare: bool = False
    """Armour does not count where it lands (sw.called.armor_gap)."""
    heavy: bool = False
    nonlethal: bool = False
    unsoakable: bool = False


# ---- damage against Toughness ------------------------------------------------------------------------------------------------

def suffer(table: Table[Fight], who: Who, damage: int, harm: Harm) -> int:
    """Damage is compared with Toughness: below it nothing, from it on Shaken, for each raise a Wound, less what is soaked. What is
    left of the Wounds comes back, -1 if the damage did nothing at all (sw.damage.compare, sw.damage.double_shaken)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.dead or not creature.present or creature.flags & INCAPACITATED:
        return -1
    if creature.flags & AT_ONCE:
        table.effect(OWED, "sw.hold.interrupt", who, harm.by, data=(damage, harm))
        return 0
    special = book.sufferers.get(creature.sheet.kind)
    if special is not None:
        special(table, who, damage, harm)
        return 0
    if creature.sheet.heavy_armor and not harm.heavy:
        table.tell(facts.unharmed, who, damage, "sw.char.heavy")
        return -1
    hard = toughness(fight, who, harm.part, harm.ap, harm.obstacle, harm.bare)
    margin = damage - hard.total
    wounds = max(0, margin // STEP)
    if margin >= 0 and not wounds and creature.flags & SHAKEN:
        wounds = 1
    table.tell(facts.hit_weighed, who, damage, hard, margin >= 0, wounds)
    if margin < 0:
        return -1
    taken = wounds - soak(table, who, wounds) if wounds and not harm.unsoakable else wounds
    if wounds and not taken:
        lift(table, who, "shaken")
        return 0
    wound(table, who, taken, harm)
    if creature.up:
        impose(table, who, "shaken", "sw.damage.compare", harm.by)
        table.after(Harmed(who, harm.by, taken))
    return taken


def soak(table: Table[Fight], who: Who, wounds: int) -> int:
    """Before Wounds are applied a Benny buys a Vigor roll, further ones reroll it: a success and each raise take one Wound away
    (sw.damage.soak, sw.benny.use)."""
    if not pays(table, who, SOAK, wounds=wounds):
        return 0
    roll = trait_roll(table, who, VIGOR, SOAK, most=wounds - 1)
    soaked = min(wounds, roll.raises + 1) if roll.success else 0
    table.tell(facts.soaked, who, soaked)
    return soaked


def wound(table: Table[Fight], who: Who, wounds: int, harm: Harm) -> None:
    """Wounds are taken; those beyond what it can take put it out of the fight (sw.damage.wounds, sw.char.wild_card,
    sw.char.extra, sw.size.table)."""
    creature = table.battle.creatures[who]
    room = creature.sheet.limit - creature.wounds
    if min(wounds, room):
        table.make(facts.wounded, who, min(wounds, room))
    if wounds > room:
        put_out(table, who, harm)


# ---- out of the fight --------------------------------------------------------------------------------------------------------

def put_out(table: Table[Fight], who: Who, harm: Harm) -> None:
    """An Extra is out of it; a Wild Card is Incapacitated and rolls Vigor at once. What is not meant to kill only knocks out
    (sw.damage.incapacitated, sw.char.extra, sw.attack.nonlethal)."""
    creature = table.battle.creatures[who]
    if harm.nonlethal:
        incapacitate(table, who, harm.by, "sw.attack.nonlethal")
        hours = table.die(6, "sw.attack.nonlethal", who)
        table.tell(facts.knocked_out, who, hours)
    elif not creature.sheet.wild:
        table.make(facts.fell_out, who, "sw.char.extra")
        take_off(table, who)
    else:
        incapacitate(table, who, harm.by, "sw.damage.incapacitated")
        survive(table, who)
    table.after(Fell(who, harm.by))


def incapacitate(table: Table[Fight], who: Who, by: Who, rule: RuleId) -> None:
    """No actions from now on; Shaken ends, and nobody is held by it any more (sw.damage.incapacitated, sw.cond.break_free)."""
    lift(table, who, "shaken")
    impose(table, who, "incapacitated", rule, by)
    impose(table, who, "prone", rule, by)
    let_go(table, who)


def survive(table: Table[Fight], who: Who) -> None:
    """The Vigor roll of the Incapacitated: death, bleeding, or an injury that lasts or passes (sw.damage.incapacitated)."""
    roll = trait_roll(table, who, VIGOR, "sw.damage.incapacitated", most=1)
    if roll.critical:
        die(table, who, "sw.damage.incapacitated")
        return
    injure(table, who, EVER if not roll.success else DAY if roll.raises else HEALED)
    if not roll.success:
        impose(table, who, "bleeding", "sw.damage.incapacitated")


def injure(table: Table[Fight], who: Who, lasting: str) -> None:
    """What the injury is (sw.damage.injury)."""
    faces = table.several(2, 6, "sw.damage.injury", who)
    total = sum(faces)
    if total == 2:
        injury, trait = "unmentionables", ""
    elif total <= 4:
        injury, trait = "arm", ""
    elif total <= 9:
        more = table.die(6, "sw.damage.injury", who)
        faces = (*faces, more)
        injury = trait = ("agility", VIGOR, "strength")[(more - 1) // 2]
    elif total <= 11:
        injury, trait = "leg", ""
    else:
        more = table.die(6, "sw.damage.injury", who)
        faces = (*faces, more)
        injury, trait = ("scar", "") if more <= 3 else ("eye", "") if more <= 5 else ("smarts", "smarts")
    table.tell(facts.injured, who, faces, injury, lasting)
    table.effect("injury", "sw.damage.injury", who, flags=HURT, data=(trait or injury, 1 if trait else 0, lasting))


def mend(table: Table[Fight], who: Who) -> None:
    """With the last Wound go the injuries that last only as long (sw.damage.incapacitated)."""
    for effect in tuple(table.battle.effects_on(who, "injury")):
        if effect.data[2] == HEALED:
            table.end(effect)


def die(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """A creature dies."""
    table.make(facts.died, who, rule)
    take_off(table, who)


def take_off(table: Table[Fight], who: Who) -> None:
    """A creature is no longer on the map, and what it did to others or others to it is over."""
    let_go(table, who)
    for effect in tuple(table.battle.effects_on(who)):
        if effect in table.battle.effects:
            table.end(effect)
    table.make(left, who)


def let_go(table: Table[Fight], who: Who) -> None:
    """Whoever is held by this creature is free (sw.cond.break_free)."""
    for effect in table.battle.effects:
        if effect.by == who and effect.kind in HELD and effect in table.battle.effects:
            table.end(effect)
