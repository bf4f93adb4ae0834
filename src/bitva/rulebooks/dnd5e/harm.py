"""How creatures come to harm, and what that does at once: damage, conditions, falling down, dying.

These rules call one another (damage fells, the felled lose their grip, a flyer falls and is hurt again), so they stand together.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.facts import left, rose
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.damage import Blow, changed, come_through, roll_damage
from bitva.rulebooks.dnd5e.figures import dodges, grip, speed
from bitva.rulebooks.dnd5e.gear import SHIELD
from bitva.rulebooks.dnd5e.lights import leave_light
from bitva.rulebooks.dnd5e.moments import BroughtLow, Harmed, Stepped
from bitva.rulebooks.dnd5e.poison import suspend
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.traits import clings_to_life, regenerates_at_zero, show_texts
from bitva.rulebooks.dnd5e.words import (
    CONCENTRATING,
    CONDITIONS,
    DODGING,
    FROZEN,
    GRAPPLING,
    HELPLESS,
    MOUNTED,
    PETRIFIED,
    PRONE,
    READIED,
    RIDDEN,
    UNCONSCIOUS,
    WARDED,
)

MOST_FALLING_DICE: Final = 20
CHOKING: Final = "choking"
"""The effect on whoever is down for want of air: nothing heals or stabilises it (dnd.hazard.suffocation)."""
ALOFT: Final = "held-aloft"
"""The effect on whoever magic keeps in the air (dnd.move.fly)."""
FOOTING: Final = "footing"
"""The effect on whoever stands on something high up: a roof, a ledge."""
HARMED: list[Callable[[Table[Fight], Who, Blow, int], None]] = []
"""What damage does besides, to a creature that something holds or that has features: rules register themselves here."""


# ---- damage --------------------------------------------------------------------------------------------------------------

def hurt(table: Table[Fight], who: Who, blow: Blow) -> int:
    """A creature takes damage: what resists comes off, temporary hit points go first, then what follows from it
    (dnd.damage.resistance, dnd.temp.buffer, dnd.stat.hp). Returns the damage taken."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.dead or not creature.present:
        return 0
    sheet = creature.sheet
    kinds: tuple[tuple[int, str, RuleId], ...] = ()
    numbers: tuple[Number, ...] = ()
    if not (sheet.resist or sheet.immune or sheet.vulnerable or blow.half or creature.flags & (WARDED | PETRIFIED)) and (
            fight.board.layers.get("water") is None):
        amount = 0
        for part, _ in blow.parts:
            amount += part
        if table.log is not None:
            kinds = tuple((part, type, "") for part, type in blow.parts)
            numbers = tuple(Number((Term(part, "dnd.damage.roll"),)) for part, _ in blow.parts)
    else:
        came = come_through(fight, creature, blow)
        amount = sum(part for part, _ in came)
        if table.log is not None:
            kinds = tuple(
                (part, type, steps[-1][1] if steps else "") for (part, steps), (_, type) in zip(came, blow.parts, strict=True)
            )
            numbers = tuple(changed(dealt, steps) for (_, steps), (dealt, _) in zip(came, blow.parts, strict=True))
    if amount <= 0:
        table.tell(facts.unhurt, who, kinds[0][2] or "dnd.damage.roll" if kinds else "dnd.damage.roll", numbers)
        return 0
    was, buffered = creature.hp, min(creature.temp, amount)
    table.make(facts.hurt, who, amount, buffered, kinds, numbers)
    if was == 0:
        hurt_when_down(table, who, amount, buffered, blow)
    elif creature.hp == 0:
        brought_down(table, who, amount - buffered - was, amount, blow)
    if creature.flags & CONCENTRATING and not creature.dead and not blow.joined:
        concentrate(table, who, amount, buffered)
    if fight.effects or sheet.features or sheet.reactive:
        for follows in HARMED:
            follows(table, who, blow, amount)
        show_texts(table, who, "harmed")
        table.after(Harmed(who, blow.by, amount))
    return amount


def heal(table: Table[Fight], who: Who, amount: int) -> int:
    """Hit points come back up to the maximum; the dead regain nothing; whoever was at 0 is conscious again
    (dnd.heal.basic, dnd.zero.unconscious)."""
    creature = table.battle.creatures[who]
    if creature.dead or chokes(table.battle, who):
        return 0
    regained = min(amount, creature.most_hp - creature.hp)
    if regained <= 0:
        return 0
    was_down = creature.hp == 0
    table.make(facts.healed, who, regained)
    if was_down:
        end_kind(table, who, "down")
    return regained


def chokes(fight: Fight, who: Who) -> bool:
    """Is it down for want of air, so that nothing brings it back? (dnd.hazard.suffocation)"""
    return bool(fight.effects) and any(fight.effects_on(who, CHOKING))


def give_temporary(table: Table[Fight], who: Who, amount: int) -> None:
    """Temporary hit points do not add up: the owner keeps the old or the new (dnd.temp.no_stacking)."""
    has = table.battle.creatures[who].temp
    if has == amount:
        return
    if not has or table.ask(who, "dnd.temp.no_stacking", (amount, has)) == amount:
        table.make(facts.buffered, who, amount)


# ---- down and dead ---------------------------------------------------------------------------------------------------------

def brought_down(table: Table[Fight], who: Who, over: int, amount: int, blow: Blow) -> None:
    """At 0 a monster dies and a character falls unconscious; too much damage kills at once; a melee attacker may spare it
    (dnd.zero.monster_dies, dnd.zero.unconscious, dnd.zero.instant_death, dnd.zero.knock_out)."""
    creature = table.battle.creatures[who]
    if blow.melee and blow.by >= 0 and table.battle.option("ask_knock_out", True) and table.ask(
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
    """A creature dies and drops what it holds; its body is no creature any more (dnd.zero.monster_dies)."""
    if table.battle.creatures[who].hand:
        drop_all(table, who)
    table.make(facts.died, who, rule)
    leave_map(table, who)


def drop_all(table: Table[Fight], who: Who) -> None:
    """Whatever a creature holds falls to the floor; a shield stays strapped on (dnd.condition.unconscious, dnd.free.drop)."""
    creature = table.battle.creatures[who]
    for thing in creature.hand:
        if thing != SHIELD:
            table.make(facts.let_go, who, thing, creature.at)
            leave_light(table, thing, who, creature.at)


def hurt_when_down(table: Table[Fight], who: Who, amount: int, buffered: int, blow: Blow) -> None:
    """At 0, damage is a failed death save, two if critical; as much as the maximum kills (dnd.zero.damage, dnd.temp.at_zero)."""
    fight = table.battle
    creature = fight.creatures[who]
    if regenerates_at_zero(creature):
        return
    if amount - buffered >= creature.most_hp:
        die(table, who, "dnd.zero.damage")
        return
    if amount == buffered and not fight.option("temp_hp_death_failure", True):
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


def concentrate(table: Table[Fight], who: Who, damage: int, buffered: int) -> None:
    """Damage asks for a Constitution save, DC 10 or half the damage; what temporary hit points took up of it counts as the table
    has it (dnd.concentration.damage)."""
    if not table.battle.option("temp_hp_concentration", True):
        damage -= buffered
    if damage and not save(table, who, "con", max(10, damage // 2), "dnd.concentration.damage"):
        end_kind(table, who, "concentration")


# ---- conditions --------------------------------------------------------------------------------------------------------------

def impose(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who = NOBODY, until: Until = FOREVER, cause: int = 0,
           data: tuple[object, ...] = ()) -> Effect | None:
    """A creature gets a condition, unless it is immune; each cause runs for itself, but nobody lies prone twice
    (dnd.condition.general, dnd.damage.immunity, dnd.condition.petrified, dnd.condition.prone)."""
    creature = table.battle.creatures[who]
    if condition in creature.sheet.condition_immune or (condition == "poisoned" and creature.flags & PETRIFIED):
        table.tell(facts.unaffected, who, "dnd.damage.immunity")
        return None
    if condition == "prone" and creature.flags & PRONE:
        return None
    effect = table.effect(condition, rule, who, by, until, CONDITIONS[condition], cause, data)
    if condition == "petrified":
        suspend(table, who)
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
        end_kind(table, who, "sustained")
    if flags & DODGING and not dodges(fight, who) and not fight.chosen("dodge_returns"):
        end_kind(table, who, "dodge")
    if flags & UNCONSCIOUS:
        if creature.hand:
            drop_all(table, who)
        if not flags & PRONE and "prone" not in creature.sheet.condition_immune:
            table.effect("prone", "dnd.condition.unconscious", who, flags=PRONE)
    if flags & (MOUNTED | RIDDEN) and creature.flags & PRONE:
        table.after(BroughtLow(who))
    if creature.height > 0 and not keeps_aloft(fight, who):
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


def loosen(table: Table[Fight], who: Who) -> None:
    """Holds of and on a creature that no longer reach from one to the other end (dnd.condition.grappled)."""
    fight = table.battle
    for hold in fight.effects:
        if hold.kind != "grappled" or who not in (hold.on, hold.by) or hold not in fight.effects:
            continue
        if fight.gap(hold.by, hold.on) > grip(fight, hold.by):
            release(table, hold)


def leave_map(table: Table[Fight], who: Who) -> None:
    """A creature is gone from the map, and with it what it kept up (dnd.concentration.incapacitated)."""
    fight = table.battle
    if fight.creatures[who].flags & RIDDEN:
        table.after(BroughtLow(who))
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
    """A flyer falls when it is prone, has speed 0 or cannot move, unless it hovers or magic holds it; a climber when it is prone or
    cannot
    hold on; a rider is its mount's affair, and whoever stands on something stands (dnd.move.fly)."""
    creature = fight.creatures[who]
    limp = creature.flags & (PRONE | FROZEN)
    if creature.sheet.hover or creature.flags & MOUNTED:
        return True
    for effect in fight.effects_on(who):
        if effect.kind in (ALOFT, FOOTING) or (effect.kind == "climbing" and not limp):
            return True
    return not limp and speed(fight, who, "fly") > 0


def fall(table: Table[Fight], who: Who, feet: int = -1) -> None:
    """Down to the floor, or so many feet: 1d6 for every ten of them, at most twenty dice; whoever is hurt by it lies prone
    (dnd.hazard.falling)."""
    creature = table.battle.creatures[who]
    was = creature.height
    if creature.flags & RIDDEN:
        table.after(BroughtLow(who))
    if feet < 0:
        feet = was
        table.make(rose, who, 0)
        end_kind(table, who, FOOTING)
    end_kind(table, who, "climbing")
    land(table, who, feet)
    if creature.height != was and creature.present and table.battle.effects:
        table.after(Stepped(who, creature.at, creature.at, was))


def land(table: Table[Fight], who: Who, feet: int) -> None:
    """The end of a fall: it hurts, and whoever it hurts lies prone (dnd.hazard.falling)."""
    creature = table.battle.creatures[who]
    dice = min(MOST_FALLING_DICE, feet // 10)
    if not dice:
        return
    faces = table.several(dice, 6, "dnd.hazard.falling", who)
    number = Number(Term(face, "dnd.hazard.falling") for face in faces)
    table.tell(facts.damage_rolled, who, faces, ((sum(faces), "bludgeoning"),), (number,))
    taken = hurt(table, who, Blow(((sum(faces), "bludgeoning"),)))
    if taken and creature.present and not creature.flags & PRONE:
        impose(table, who, "prone", "dnd.hazard.falling")


__all__ = [
    "ALOFT",
    "FOOTING",
    "HARMED",
    "Blow",
    "aftermath",
    "brought_down",
    "die",
    "end_kind",
    "fail_death_saves",
    "fall",
    "fall_unconscious",
    "give_temporary",
    "heal",
    "hurt",
    "impose",
    "leave_map",
    "lift",
    "release",
    "release_all",
    "roll_damage",
]
