"""Casting: may it be cast, what it costs, who may strike at the caster or spoil it, and that it is then worked out."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import ClassVar, Final, cast

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import FOREVER
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_act, cannot_react, cannot_spend, pay
from bitva.rulebooks.starfinder.conditions import end_kind, for_rounds, on_onset
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.harm import HARMED
from bitva.rulebooks.starfinder.moments import Casting, Exposed
from bitva.rulebooks.starfinder.spells.aiming import origin_of, refuse_aim, refuse_one, within
from bitva.rulebooks.starfinder.spells.parts import afflict, blast, bolts, buffer, mend, shoot
from bitva.rulebooks.starfinder.spells.spell import SELF, Spell, dice_of
from bitva.rulebooks.starfinder.spells.work import RULE, Cast, Deed, Use, Work, at, keep_up, save_dc, spell_of
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.turn import ENDS
from bitva.rulebooks.starfinder.words import CONCENTRATING, FULL, REACTION

CAUSE: Final = "sf.aoo.trigger.spell"
PROVOKES: Final = "sf.special_ability.provoke"
LONG: Final = "sf.spell.cast.long"
KEEP: Final = "sf.spell.concentrate"
LIMITS: Final = "sf.spell.concentration_limits"
SPOILT: Final = "sf.spell.interrupt"
CASTING, UNFINISHED = "casting", "unfinished"
"""Kinds of effects: a spell that is being cast just now, and one that takes more rounds."""
SPENT: Final = "spent-power"
"""The kind of effect of a special ability that comes back after some rounds."""
FILLING: list[Callable[[Work], None]] = []
"""What fills the squares of a zone: the module of zones registers itself here."""


@value
class KeepCasting(Action):
    """Another full action goes into a spell that takes longer to cast."""

    verb: ClassVar[str] = "keep-casting"
    cost: ClassVar[str] = FULL
    limbs: ClassVar[bool] = False
    who: Who


# ---- may it? -------------------------------------------------------------------------------------------------------------------

@book.refuses(Cast)
def refuse_cast(fight: Fight, deed: Cast) -> Iterator[Refusal]:
    """It must know the spell, have the action and a slot for it, not concentrate on another, and aim it (sf.spell.cast,
    sf.spell.concentration_limits)."""
    spell = spell_of(fight, deed)
    if spell is None:
        yield refusal(RULE, hard=True, spell=deed.spell)
        return
    yield from refuse_time(fight, deed, spell)
    yield from refuse_slot(fight, deed, spell)
    yield from refuse_aim(fight, deed, spell)


@book.refuses(Use)
def refuse_use(fight: Fight, deed: Use) -> Iterator[Refusal]:
    """It must have the ability, the action for it and a use of it left (sf.special_ability.action)."""
    spell = spell_of(fight, deed)
    if spell is None:
        yield refusal("sf.special_ability.action", hard=True, ability=deed.ability)
        return
    yield from refuse_time(fight, deed, spell)
    creature = fight.creatures[deed.who]
    if spell.data.get("continuous"):
        yield refusal("sf.special_ability.action", continuous=True)
    if spell.uses and not dict(creature.uses).get(spell.id, 0):
        yield refusal("sf.special_ability.action", ability=deed.ability, uses=0)
    if any(effect.data[0] == spell.id for effect in fight.effects_on(deed.who, SPENT)):
        yield refusal("sf.special_ability.action", ability=deed.ability, spent=True)
    yield from refuse_aim(fight, deed, spell)


def refuse_time(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Refusal]:
    """The action that it takes; nobody casts while concentrating, and a reaction needs its trigger (sf.spell.cast,
    sf.spell.concentration_limits, sf.reaction.trigger)."""
    if spell.time == REACTION:
        yield from cannot_react(fight.creatures[deed.who])
        yield refusal("sf.reaction.trigger")
        return
    yield from cannot_spend(fight, deed.who, spell.time)
    yield from refuse_second(fight, deed.who, spell)


def refuse_second(fight: Fight, who: Who, spell: Spell) -> Iterator[Refusal]:
    """While one effect is kept up by concentration no spell is cast, and no other such effect used (sf.spell.concentration_limits,
    sf.spell.cast.long)."""
    if fight.creatures[who].flags & CONCENTRATING and (not spell.sort or spell.concentration):
        kept = next((effect for effect in fight.effects_on(who) if effect.flags & CONCENTRATING), None)
        if kept is not None:
            yield refusal(LIMITS, spell=str(kept.data[0]))


def refuse_slot(fight: Fight, deed: Cast, spell: Spell) -> Iterator[Refusal]:
    """A slot of its level or of a higher one; those of level 0 need none (sf.spell.cast)."""
    creature = fight.creatures[deed.who]
    own = fight.spells[deed.spell].level
    if deed.slot and deed.slot < own:
        yield refusal(RULE, hard=True, slot=deed.slot, level=own)
    elif own and not (slot_for(creature.slots, own) if not deed.slot else left_of(creature.slots, deed.slot)):
        yield refusal(RULE, slot=deed.slot or own, left=0)
    elif not own and deed.slot:
        yield refusal(RULE, hard=True, slot=deed.slot, level=0)


def left_of(slots: tuple[int, ...], level: int) -> int:
    return slots[level - 1] if 0 < level <= len(slots) else 0


def slot_for(slots: tuple[int, ...], level: int) -> int:
    """The lowest level of which there is a slot left; 0 if there is none, or if it needs none."""
    return 0 if not level else next((at for at in range(level, len(slots) + 1) if slots[at - 1]), 0)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Cast)
def perform_cast(table: Table[Fight], deed: Cast) -> None:
    """The slot is spent whatever comes of it; whoever threatens the caster may strike, and a blow that hurts spoils the spell
    (sf.spell.cast, sf.spell.provoke, sf.spell.disrupt)."""
    fight = table.battle
    level = deed.slot or slot_for(fight.creatures[deed.who].slots, fight.spells[deed.spell].level)
    spell = fight.spells[deed.spell].at(level, deed.full)
    spend_time(table, deed, spell)
    if fight.spells[deed.spell].level:
        table.make(facts.slot_spent, deed.who, level)
    table.tell(facts.spell_begun, deed.who, spell.id, level)
    dc = save_dc(fight.creatures[deed.who].sheet, fight.spells[deed.spell], level)
    if spell.rounds:
        begin_long(table, replace(deed, slot=level), spell, dc)
    elif undisturbed(table, deed, spell):
        finish(table, deed, spell, dc)


@book.performs(Use)
def perform_use(table: Table[Fight], deed: Use) -> None:
    """Like a spell, but what is not spell-like gives nobody cause (sf.special_ability.action, sf.special_ability.provoke,
    sf.special_ability.categories)."""
    creature = table.battle.creatures[deed.who]
    spell = creature.sheet.powers[deed.ability]
    spend_time(table, deed, spell)
    table.make(facts.ability_used, deed.who, spell.id, max(0, dict(creature.uses).get(spell.id, 0) - 1))
    if not spell.provokes or undisturbed(table, deed, spell):
        finish(table, deed, spell, save_dc(creature.sheet, spell, 0))
    if spell.recharge and creature.present:
        dice = dice_of(spell.recharge, 0)
        rounds = sum(table.roll(dice, "sf.special_ability.action", deed.who)) + dice.plus
        table.effect(SPENT, "sf.special_ability.action", deed.who, deed.who, for_rounds(table.battle, rounds), data=(spell.id,))


def spend_time(table: Table[Fight], deed: Deed, spell: Spell) -> None:
    if spell.time == REACTION:
        table.make(facts.reaction_spent, deed.who)
    else:
        pay(table, deed.who, spell.time, type(deed).verb)


def undisturbed(table: Table[Fight], deed: Deed, spell: Spell) -> bool:
    """Attacks of opportunity and whatever waits for a casting come first; is it still being cast after that? (sf.spell.provoke,
    sf.aoo.trigger.spell, sf.spell.disrupt, sf.spell.interrupt)"""
    fight = table.battle
    casting = table.effect(CASTING, SPOILT, deed.who, deed.who, flags=CONCENTRATING, data=(spell.id,))
    if spell.provokes:
        table.before(Exposed(deed.who, PROVOKES if spell.sort else CAUSE))
    if casting in fight.effects and not spell.sort:
        table.before(Casting(deed.who, spell.id))
    if casting not in fight.effects:
        return False
    table.end(casting)
    return fight.creatures[deed.who].able


def finish(table: Table[Fight], deed: Deed, spell: Spell, dc: int) -> None:
    """It is cast and does what it does, to those for whom it can still be aimed (sf.spell.cast, sf.line_of_effect)."""
    if spell.area is None and len(deed.targets) > 1:
        able = tuple(target for target in deed.targets if next(refuse_one(table.battle, deed.who, target, spell), None) is None)
        deed = at(deed, able or deed.targets)
    work = Work(table, deed, spell, dc)
    out = next(refuse_aim(table.battle, deed, spell), None)
    if out is not None:
        table.tell(facts.spell_lost, deed.who, spell.id, out.rule)
        return
    table.tell(facts.spell_cast, deed.who, spell.id)
    if spell.lasting:
        kept = keep_up(work)
        if spell.concentration:
            table.make(facts.happened, deed.who, f"{KEEP} {kept.number}")
    resolve(work)
    if not spell.sort:
        table.after(Casting(deed.who, spell.id))


def resolve(work: Work) -> None:
    """Bolts, attack rolls, or an area, or what it does to those it is cast at (sf.spell.cast)."""
    spell = work.spell
    if spell.zone:
        for fill in FILLING:
            fill(work)
        return
    if spell.shots:
        bolts(work)
        return
    if spell.attack:
        shoot(work)
        return
    targets = targets_of(work)
    if spell.damage or spell.save:
        origin = origin_of(work.fight, work.deed, spell) if spell.area is not None else None
        blast(work, targets, origin)
    if spell.heal:
        mend(work, targets)
    if spell.temp:
        buffer(work, targets)
    if spell.effect:
        for target in targets:
            afflict(work, target, spell.effect)


def targets_of(work: Work) -> list[Who]:
    """Those in its area, those it is cast at, or the caster."""
    if work.spell.area is not None:
        return within(work.fight, work.deed, work.spell)
    return [work.who] if work.spell.target.kind == SELF else list(work.deed.targets)


# ---- what spoils it ------------------------------------------------------------------------------------------------------------

def spoil(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """A hit against its armour class or a failed save that hurts spoils a spell that is being cast or kept up; bleeding and burning
    do not (sf.spell.interrupt, sf.spell.disrupt, sf.spell.concentration_limits)."""
    creature = table.battle.creatures[who]
    if creature.flags & CONCENTRATING and (blow.attack or not creature.able):
        lose_all(table, who)


def lose_all(table: Table[Fight], who: Who) -> None:
    """Whatever a creature is casting or concentrating on comes to nothing (sf.spell.interrupt, sf.condition.nauseated)."""
    if not table.battle.creatures[who].flags & CONCENTRATING:
        return
    for effect in tuple(table.battle.effects_on(who)):
        if effect.flags & CONCENTRATING and effect in table.battle.effects:
            table.tell(facts.spell_lost, who, str(effect.data[0]), SPOILT)
            table.end(effect)


HARMED.append(spoil)
on_onset("unconscious", "asleep", "stunned", "nauseated", "confused", "panicked", "cowering", "fascinated")(lose_all)


# ---- castings that take longer -------------------------------------------------------------------------------------------------

def begin_long(table: Table[Fight], deed: Cast, spell: Spell, dc: int) -> None:
    """A full action in every round until it is complete; it gives cause when it is begun (sf.spell.cast.long, sf.spell.provoke)."""
    if undisturbed(table, deed, spell):
        line = book.notation.write(table.battle, deed)
        table.effect(UNFINISHED, LONG, deed.who, deed.who, FOREVER, CONCENTRATING, data=(spell.id, line, spell.rounds - 1, dc))
        table.make(facts.happened, deed.who, UNFINISHED)


@book.refuses(KeepCasting)
def refuse_keep(fight: Fight, keep: KeepCasting) -> Iterator[Refusal]:
    """A full action for a casting that has begun (sf.spell.cast.long)."""
    if not any(fight.effects_on(keep.who, UNFINISHED)):
        yield from cannot_act(fight, keep.who)
        yield refusal(LONG, hard=True, who=keep.who)
        return
    yield from cannot_spend(fight, keep.who, FULL)


@book.performs(KeepCasting)
def perform_keep(table: Table[Fight], keep: KeepCasting) -> None:
    """One round nearer; with the last it is cast (sf.spell.cast.long)."""
    fight = table.battle
    pay(table, keep.who, FULL, keep.verb)
    table.make(facts.happened, keep.who, UNFINISHED)
    held = next(iter(fight.effects_on(keep.who, UNFINISHED)))
    _, line, left, dc = cast("tuple[str, str, int, int]", held.data)
    if left > 1:
        table.make(effect_changed, replace(held, data=(*held.data[:2], left - 1, dc)))
        return
    deed = book.notation.read(fight, line)
    assert isinstance(deed, Cast)
    table.end(held)
    spell = fight.spells[deed.spell].at(deed.slot, deed.full)
    finish(table, deed, spell, dc)


@book.proposes
def propose_keep(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever casts goes on casting (sf.spell.cast.long)."""
    if fight.creatures[who].flags & CONCENTRATING:
        yield KeepCasting(who)


def abandoned(table: Table[Fight], who: Who) -> None:
    """A turn whose full action does not go into the casting loses it (sf.spell.cast.long)."""
    if UNFINISHED not in table.battle.creatures[who].done:
        for held in tuple(table.battle.effects_on(who, UNFINISHED)):
            table.tell(facts.spell_lost, who, str(held.data[0]), LONG)
            end_kind(table, who, UNFINISHED)


ENDS.append(abandoned)
