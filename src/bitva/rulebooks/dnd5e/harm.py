"""How creatures come to harm, and what that does at once: damage, conditions, falling down, dying.

These rules call one another (damage fells, the felled lose their grip, a flyer falls and is hurt again), so they stand together.
"""
from __future__ import annotations

from collections.abc import Callable

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.facts import left, rose
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.figures import dodges, speed
from bitva.rulebooks.dnd5e.moments import Harmed
from bitva.rulebooks.dnd5e.sheet import Damage, Ward
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.traits import clings_to_life, regenerates_at_zero
from bitva.rulebooks.dnd5e.words import (
    CONCENTRATING,
    CONDITIONS,
    DODGING,
    FROZEN,
    GRAPPLING,
    HELPLESS,
    PETRIFIED,
    PRONE,
    READIED,
    UNCONSCIOUS,
    WARDED,
)

Parts = tuple[tuple[int, str], ...]
"""Damage by type: so much of each."""


class Blow:
    """One instance of damage: its parts, who deals it, what it is made of, and how it comes."""

    __slots__ = ("by", "critical", "make", "melee", "parts", "weapon")

    def __init__(self, parts: Parts, by: Who = NOBODY, make: str = "", critical: bool = False, melee: bool = False,
                 weapon: bool = False) -> None:
        self.parts = parts
        self.by = by
        self.make = make
        """Magic, silver, adamantine or nothing (dnd.damage.types)."""
        self.critical = critical
        self.melee = melee
        """A melee attack: its dealer may spare whom it fells (dnd.zero.knock_out)."""
        self.weapon = weapon


HARMED: list[Callable[[Table[Fight], Who, Blow, int], None]] = []
"""What damage does besides, to a creature that something holds or that has features: rules register themselves here."""


# ---- damage --------------------------------------------------------------------------------------------------------------

def roll_damage(table: Table[Fight], who: Who, damage: tuple[Damage, ...], critical: bool = False) -> Parts:
    """The dice and the flat part of each type, not below 0; all dice twice on a critical hit (dnd.damage.roll, dnd.damage.critical)."""
    average = table.battle.settings.get("monster_damage") == "average" and who >= 0 and not table.battle.creatures[who].sheet.hero
    faces: tuple[int, ...] = ()
    parts: list[tuple[int, str]] = []
    for part in damage:
        amount = part.dice.plus
        if average and not critical:
            amount = part.dice.average
        else:
            for count, sides in part.dice.groups:
                rolled = table.several(count * 2 if critical else count, sides, "dnd.damage.roll", who)
                faces += rolled
                amount += sum(rolled)
        parts.append((max(0, amount), part.type))
    table.tell(facts.damage_rolled, who, faces, tuple(parts))
    return tuple(parts)


def halved(parts: Parts) -> Parts:
    """Half of each, rounded down (dnd.damage.save_half)."""
    return tuple((amount // 2, type) for amount, type in parts)


def hurt(table: Table[Fight], who: Who, blow: Blow) -> int:
    """A creature takes damage: what resists comes off, temporary hit points go first, then what follows from it
    (dnd.damage.resistance, dnd.temp.buffer, dnd.stat.hp). Returns the damage taken."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.dead or not creature.present:
        return 0
    sheet = creature.sheet
    if not (sheet.resist or sheet.immune or sheet.vulnerable or creature.flags & (WARDED | PETRIFIED)) and fight.board.layers.get("water") is None:
        amount = 0
        for part, _ in blow.parts:
            amount += part
        kinds: tuple[tuple[int, str, RuleId], ...] = ()
        if table.log is not None:
            kinds = tuple((part, type, "") for part, type in blow.parts)
    else:
        kinds = tuple(_through(fight, creature, part, type, blow) for part, type in blow.parts)
        amount = sum(part for part, _, _ in kinds)
    if amount <= 0:
        table.tell(facts.unhurt, who, kinds[0][2] if kinds else "dnd.damage.roll")
        return 0
    was, buffered = creature.hp, min(creature.temp, amount)
    table.make(facts.hurt, who, amount, buffered, kinds)
    if was == 0:
        hurt_when_down(table, who, amount, buffered, blow)
    elif creature.hp == 0:
        brought_down(table, who, amount - buffered - was, amount, blow)
    if creature.flags & CONCENTRATING and not creature.dead:
        concentrate(table, who, amount if fight.setting("temp_hp_concentration", "yes") == "yes" else amount - buffered)
    if fight.effects or sheet.features or sheet.reactive:
        for follows in HARMED:
            follows(table, who, blow, amount)
        table.after(Harmed(who, blow.by, amount))
    return amount


def _through(fight: Fight, creature: Combatant, amount: int, type: str, blow: Blow) -> tuple[int, str, RuleId]:
    """What of one type comes through: nothing if immune; else flat reductions, then half if resisted, then double if vulnerable
    (dnd.damage.immunity, dnd.damage.resistance, dnd.damage.vulnerability, dnd.damage.no_stacking)."""
    sheet = creature.sheet
    if type in ("poison",) and creature.flags & PETRIFIED:
        return 0, type, "dnd.condition.petrified"
    if _covers(sheet.immune, type, blow):
        return 0, type, "dnd.damage.immunity"
    rule: RuleId = ""
    resists = _covers(sheet.resist, type, blow)
    if creature.flags & WARDED:
        for effect in fight.effects_on(creature.index, "reduced"):
            amount = max(0, amount - int(str(effect.data[0])))
            rule = effect.rule
        resists = resists or any(type in effect.data or "all" in effect.data for effect in fight.effects_on(creature.index, "resisting"))
        for effect in fight.effects_on(creature.index, "halved"):
            amount, rule = amount // 2, effect.rule
    if resists or creature.flags & PETRIFIED:
        amount, rule = amount // 2, "dnd.damage.resistance" if resists else "dnd.condition.petrified"
    elif type == "fire" and creature.space and not creature.space & ~fight.board.layer("water"):
        amount, rule = amount // 2, "dnd.water.fire"
    if _covers(sheet.vulnerable, type, blow):
        amount, rule = amount * 2, "dnd.damage.vulnerability"
    return amount, type, rule


def _covers(wards: tuple[Ward, ...], type: str, blow: Blow) -> bool:
    """Does one of these wards meet this damage? Those against plain weapons give way to magic, silver or adamantine."""
    return any((type in ward.types or "all" in ward.types) and (not ward.unless or (blow.weapon and blow.make not in ward.unless))
               for ward in wards)


def heal(table: Table[Fight], who: Who, amount: int) -> int:
    """Hit points come back up to the maximum; the dead regain nothing; whoever was at 0 is conscious again
    (dnd.heal.basic, dnd.zero.unconscious)."""
    creature = table.battle.creatures[who]
    if creature.dead or any(table.battle.effects_on(who, "choking")):
        return 0
    regained = min(amount, creature.most_hp - creature.hp)
    if regained <= 0:
        return 0
    was_down = creature.hp == 0
    table.make(facts.healed, who, regained)
    if was_down:
        end_kind(table, who, "down")
    return regained


def give_temporary(table: Table[Fight], who: Who, amount: int) -> None:
    """Temporary hit points do not add up: the owner keeps the old or the new (dnd.temp.no_stacking)."""
    has = table.battle.creatures[who].temp
    if not has or table.ask(who, "dnd.temp.no_stacking", (amount, has)) == amount:
        table.make(facts.buffered, who, amount)


# ---- down and dead ---------------------------------------------------------------------------------------------------------

def brought_down(table: Table[Fight], who: Who, over: int, amount: int, blow: Blow) -> None:
    """At 0 a monster dies and a character falls unconscious; too much damage kills at once; a melee attacker may spare it
    (dnd.zero.monster_dies, dnd.zero.unconscious, dnd.zero.instant_death, dnd.zero.knock_out)."""
    creature = table.battle.creatures[who]
    if blow.melee and blow.by >= 0 and table.battle.setting("ask_knock_out", True) and table.ask(
            blow.by, "dnd.zero.knock_out", ("kill", "knock-out"), target=who) == "knock-out":
        fall_unconscious(table, who)
        table.make(facts.stabilized, who, True)
    elif creature.sheet.features and clings_to_life(table, who, amount, blow.critical, tuple(type for _, type in blow.parts)):
        return
    elif regenerates_at_zero(creature):
        fall_unconscious(table, who)
    elif over >= creature.most_hp:
        die(table, who, "dnd.zero.instant_death")
    elif creature.mortal:
        die(table, who, "dnd.zero.monster_dies")
    else:
        fall_unconscious(table, who)


def fall_unconscious(table: Table[Fight], who: Who) -> None:
    """It is unconscious for as long as it has no hit points (dnd.zero.unconscious)."""
    table.effect("down", "dnd.zero.unconscious", who, flags=UNCONSCIOUS)
    aftermath(table, who)


def die(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """A creature dies; its body is no creature any more."""
    table.make(facts.died, who, rule)
    leave_map(table, who)


def hurt_when_down(table: Table[Fight], who: Who, amount: int, buffered: int, blow: Blow) -> None:
    """At 0, damage is a failed death save, two if critical; as much as the maximum kills (dnd.zero.damage, dnd.temp.at_zero)."""
    fight = table.battle
    creature = fight.creatures[who]
    if regenerates_at_zero(creature):
        return
    if amount - buffered >= creature.most_hp:
        die(table, who, "dnd.zero.damage")
        return
    if amount == buffered and fight.setting("temp_hp_death_failure", "yes") == "no":
        return
    if creature.stable:
        table.make(facts.stabilized, who, False)
    fail_death_saves(table, who, 2 if blow.critical else 1)


def fail_death_saves(table: Table[Fight], who: Who, failures: int) -> None:
    """The third failure is death (dnd.zero.death_save)."""
    creature = table.battle.creatures[who]
    table.make(facts.death_saved, who, creature.saved, min(3, creature.death + failures))
    if creature.death >= 3:
        die(table, who, "dnd.zero.death_save")


def concentrate(table: Table[Fight], who: Who, damage: int) -> None:
    """Damage asks for a Constitution save, DC 10 or half the damage (dnd.concentration.damage)."""
    if not save(table, who, "con", max(10, damage // 2), "dnd.concentration.damage"):
        end_kind(table, who, "concentration")


# ---- conditions --------------------------------------------------------------------------------------------------------------

def impose(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who = NOBODY, until: Until = FOREVER, cause: int = 0,
           data: tuple[object, ...] = ()) -> Effect | None:
    """A creature gets a condition, unless it is immune; each cause runs for itself (dnd.condition.general, dnd.damage.immunity)."""
    creature = table.battle.creatures[who]
    if condition in creature.sheet.condition_immune or (condition == "poisoned" and creature.flags & PETRIFIED):
        table.tell(facts.unhurt, who, "dnd.damage.immunity")
        return None
    effect = table.effect(condition, rule, who, by, until, CONDITIONS[condition], cause, data)
    aftermath(table, who)
    return effect


def lift(table: Table[Fight], who: Who, condition: str) -> None:
    """Every cause of a condition ends."""
    end_kind(table, who, condition)


def aftermath(table: Table[Fight], who: Who) -> None:
    """What a creature's new state does at once to what it was keeping up (dnd.concentration.incapacitated,
    dnd.condition.grappled, dnd.action.dodge, dnd.condition.unconscious)."""
    fight = table.battle
    creature = fight.creatures[who]
    flags = creature.flags
    if flags & HELPLESS:
        if flags & CONCENTRATING:
            end_kind(table, who, "concentration")
        if flags & GRAPPLING:
            release_all(table, who)
        if flags & READIED:
            end_kind(table, who, "readied")
    if flags & DODGING and not dodges(fight, who) and not fight.chosen("dodge_returns"):
        end_kind(table, who, "dodge")
    if flags & UNCONSCIOUS:
        if creature.hand:
            table.make(facts.in_hand, who, ())
        if not flags & PRONE and "prone" not in creature.sheet.condition_immune:
            table.effect("prone", "dnd.condition.unconscious", who, flags=PRONE)
    if creature.height and not keeps_aloft(fight, who):
        fall(table, who)


def end_kind(table: Table[Fight], who: Who, kind: str) -> None:
    """Effects of one kind on a creature end."""
    for effect in tuple(table.battle.effects_on(who, kind)):
        if effect in table.battle.effects:
            table.end(effect)


def release_all(table: Table[Fight], who: Who) -> None:
    """A grappler lets go of everyone it holds (dnd.condition.grappled, dnd.grapple.release)."""
    for effect in table.battle.effects:
        if effect.by == who and effect.kind == "grappled" and effect in table.battle.effects:
            release(table, effect)


def release(table: Table[Fight], hold: Effect) -> None:
    """One hold ends on both sides."""
    for effect in table.battle.effects:
        if effect.kind == "grappling" and effect.on == hold.by and effect.data == (hold.on,):
            table.end(effect)
    if hold in table.battle.effects:
        table.end(hold)


def leave_map(table: Table[Fight], who: Who) -> None:
    """A creature is gone from the map, and with it what it kept up (dnd.concentration.incapacitated)."""
    fight = table.battle
    if fight.effects:
        release_all(table, who)
        for effect in tuple(fight.effects_on(who)):
            if effect.kind == "grappled":
                release(table, effect)
            elif effect in fight.effects:
                table.end(effect)
    table.make(left, who)


# ---- falling -----------------------------------------------------------------------------------------------------------------

def keeps_aloft(fight: Fight, who: Who) -> bool:
    """A flyer falls when it is prone, has speed 0 or cannot move, unless it hovers or magic holds it (dnd.move.fly)."""
    creature = fight.creatures[who]
    if any(fight.effects_on(who, "held-aloft")) or any(fight.effects_on(who, "climbing")):
        return True
    if creature.sheet.hover:
        return True
    return not creature.flags & (PRONE | FROZEN) and speed(fight, who, "fly") > 0


def fall(table: Table[Fight], who: Who) -> None:
    """1d6 for every ten feet, at most twenty dice; whoever is hurt by it lies prone (dnd.hazard.falling)."""
    height = table.battle.creatures[who].height
    table.make(rose, who, 0)
    dice = min(20, height // 10)
    if not dice:
        return
    faces = table.several(dice, 6, "dnd.hazard.falling", who)
    table.tell(facts.damage_rolled, who, faces, ((sum(faces), "bludgeoning"),))
    taken = hurt(table, who, Blow(((sum(faces), "bludgeoning"),)))
    creature = table.battle.creatures[who]
    if taken and creature.present and not creature.flags & PRONE:
        impose(table, who, "prone", "dnd.hazard.falling")
