"""Casting a spell: may it be cast, what it costs, who may stop it, and that it is then worked out."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import FOREVER
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import affliction, afflictions, shed
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.moments import Casting
from bitva.rulebooks.dnd5e.spells.aiming import refuse_area, refuse_spares, refuse_targets
from bitva.rulebooks.dnd5e.spells.payment import (
    known,
    only_in_words,
    pay_slot,
    pay_time,
    refuse_components,
    refuse_second_spell,
    refuse_slot,
    refuse_time,
    sort_of,
    way_to_pay,
)
from bitva.rulebooks.dnd5e.spells.resolve import resolve
from bitva.rulebooks.dnd5e.spells.spell import ACTION, LONG, OBJECTS_TOO, Spell
from bitva.rulebooks.dnd5e.spells.work import AIMS, RULE, Cast, Work, concentrate_on
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import ENDS, Task, cannot_act

UNFINISHED = "unfinished"
"""The kind of effect that a casting is which takes more turns: the cast, the actions still needed, the level if it is paid."""


@value
class KeepCasting(Action):
    """Another turn's action goes into a spell that takes longer to cast."""

    verb: ClassVar[str] = "keep-casting"
    who: Who


# ---- may it? ----------------------------------------------------------------------------------------------------------------

@book.refuses(Cast)
def refuse_cast(fight: Fight, cast: Cast) -> Iterator[Refusal]:
    """It must know the spell, be able to cast it, pay for it, have the time, and aim it (dnd.action.cast)."""
    creature = fight.creatures[cast.who]
    if cast.spell in only_in_words(creature):
        yield from refuse_in_words(fight, cast)
        return
    if cast.spell not in known(creature) or cast.spell not in fight.spells:
        yield refusal(RULE, hard=True, spell=cast.spell)
        return
    spell = fight.spells[cast.spell]
    yield from cannot_act(fight, cast.who)
    yield from refuse_components(fight, cast.who, spell)
    yield from refuse_slot(fight, cast.who, spell, cast.slot)
    yield from refuse_time(fight, cast.who, spell)
    yield from refuse_second_spell(fight, cast.who, spell)
    yield from refuse_aim(fight, cast, spell)


def refuse_aim(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Refusal]:
    """Whether it can be aimed there (dnd.spell.path, dnd.aoe.grid)."""
    level = way_to_pay(fight.creatures[cast.who], spell, cast.slot)[1] or spell.level
    if cast.thing and not (spell.attack and spell.target.kind == OBJECTS_TOO):
        yield refusal(RULE, hard=True, thing=cast.thing)
        return
    yield from refuse_spares(fight, cast, spell, level)
    if spell.id in AIMS:
        yield from AIMS[spell.id](fight, cast, spell)
    elif spell.area is not None:
        yield from refuse_area(fight, cast, spell, level)
    else:
        yield from refuse_targets(fight, cast, spell, level)


def refuse_in_words(fight: Fight, cast: Cast) -> Iterator[Refusal]:
    """Of a spell that only the game master can judge: its own turn, and an action and a slot if it takes one (dnd.action.cast)."""
    creature = fight.creatures[cast.who]
    yield from cannot_act(fight, cast.who)
    if cast.slot and not (cast.slot <= len(creature.slots) and creature.slots[cast.slot - 1]):
        yield refusal("dnd.spell.slots", slot=cast.slot, slots=creature.slots)
    if not creature.action:
        yield refusal("dnd.turn.move_and_action", doing=creature.doing)


# ---- carrying it out --------------------------------------------------------------------------------------------------------

@book.performs(Cast)
def perform_cast(table: Table[Fight], cast: Cast) -> None:
    """It is paid for, others may stop it, and then it does what it does; or its casting has only begun
    (dnd.action.cast, dnd.spell.slots, dnd.spell.long_cast)."""
    fight = table.battle
    if cast.spell in only_in_words(fight.creatures[cast.who]):
        leave_to_the_master(table, cast)
        return
    spell = fight.spells[cast.spell]
    pay_time(table, cast.who, spell)
    if spell.time == LONG:
        begin_long_cast(table, cast, spell)
        return
    level = begin_cast(table, cast, spell)
    if level < 0:
        return
    if delayed(table, cast, spell):
        table.effect(UNFINISHED, RULE, cast.who, cast.who, data=(book.notation.write(fight, cast), 1, level))
        table.make(facts.happened, cast.who, UNFINISHED)
        return
    finish(table, cast, level)


def begin_cast(table: Table[Fight], cast: Cast, spell: Spell) -> int:
    """The slot is spent, and whoever can may stop the spell; returns the level it is cast at, -1 if it was stopped
    (dnd.spell.slots, dnd.spell.reaction)."""
    fight = table.battle
    level = pay_slot(table, cast.who, spell, cast.slot)
    table.make(facts.spell_cast, cast.who, spell.id, level, sort_of(spell))
    shed(table, cast.who, "cast")
    if spell.again:
        table.make(facts.happened, cast.who, f"cast {spell.id}")
    casting = table.effect("casting", RULE, cast.who, cast.who, FOREVER, data=(spell.id, level))
    table.before(Casting(cast.who, spell.id, level))
    if casting not in fight.effects:
        return -1
    table.end(casting)
    return level


def finish(table: Table[Fight], cast: Cast, level: int) -> None:
    """The spell is cast and takes effect (dnd.action.cast)."""
    resolve(Work(table, cast, level))
    acted(table, cast, cast.targets[0] if cast.targets else NOBODY)


def leave_to_the_master(table: Table[Fight], cast: Cast) -> None:
    """A spell that only the game master can judge: he says what comes of it while the question stands open (dnd.action.cast)."""
    table.make(facts.action_spent, cast.who, "cast")
    if cast.slot:
        table.make(facts.slot_spent, cast.who, cast.slot)
    table.make(facts.spell_cast, cast.who, cast.spell, cast.slot, ACTION if cast.slot else "cantrip")
    table.tell(facts.ruled_on, cast.who, cast.spell)
    table.ask(NOBODY, RULE, ("done",), spell=cast.spell, who=cast.who, targets=cast.targets)


# ---- castings that take longer ----------------------------------------------------------------------------------------------

def begin_long_cast(table: Table[Fight], cast: Cast, spell: Spell) -> None:
    """Its action goes into it turn after turn, and all its concentration; the slot is spent at the end (dnd.spell.long_cast)."""
    held = concentrate_on(table, cast.who, FOREVER, (spell.id, spell.level, UNFINISHED))
    line = book.notation.write(table.battle, cast)
    table.effect(UNFINISHED, "dnd.spell.long_cast", cast.who, cast.who, cause=held.number, data=(line, 10 * spell.minutes - 1, -1))
    table.make(facts.happened, cast.who, UNFINISHED)


def delayed(table: Table[Fight], cast: Cast, spell: Spell) -> bool:
    """A slowed caster needs a good roll, or the spell takes effect in its next turn only (dnd.action.cast)."""
    if spell.time != ACTION:
        return False
    for effect in afflictions(table.battle, cast.who):
        least = affliction(effect).form.get("spell_delay")
        if least:
            return table.die(20, RULE, cast.who) >= int(least)
    return False


@book.refuses(KeepCasting)
def refuse_keep_casting(fight: Fight, keep: KeepCasting) -> Iterator[Refusal]:
    """There must be a casting to go on with, and an action for it (dnd.spell.long_cast)."""
    if not any(fight.effects_on(keep.who, UNFINISHED)):
        yield refusal("dnd.spell.long_cast", hard=True)
        return
    yield from cannot_act(fight, keep.who)
    if not fight.creatures[keep.who].action:
        yield refusal("dnd.turn.move_and_action", doing=fight.creatures[keep.who].doing)


@book.proposes
def propose_keep_casting(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever has begun a long casting can go on with it (dnd.spell.long_cast)."""
    if fight.effects and any(fight.effects_on(who, UNFINISHED)):
        yield KeepCasting(who)


@book.performs(KeepCasting)
def perform_keep_casting(table: Table[Fight], keep: KeepCasting) -> None:
    """One action more; with the last the spell is cast (dnd.spell.long_cast)."""
    fight = table.battle
    table.make(facts.action_spent, keep.who, "cast")
    table.make(facts.happened, keep.who, UNFINISHED)
    work = next(fight.effects_on(keep.who, UNFINISHED))
    line, left, level = str(work.data[0]), int(str(work.data[1])) - 1, int(str(work.data[2]))
    cast = book.notation.read(fight, line)
    assert isinstance(cast, Cast)
    if left > 0:
        table.make(effect_changed, replace(work, data=(line, left, level)))
        return
    table.end(work)
    end_casting_concentration(table, keep.who)
    if level < 0 and next(refuse_slot(fight, cast.who, fight.spells[cast.spell], cast.slot), None) is None:
        level = begin_cast(table, cast, fight.spells[cast.spell])
    if level >= 0 and next(refuse_aim(fight, cast, fight.spells[cast.spell]), None) is None:
        finish(table, cast, level)


def end_casting_concentration(table: Table[Fight], who: Who) -> None:
    """What was concentrated on while casting is done."""
    for effect in tuple(table.battle.effects_on(who, "concentration")):
        if effect.data[2:] == (UNFINISHED,):
            table.end(effect)


def casting_left_off(fight: Fight, who: Who) -> Iterator[Task]:
    """A turn without the action that a long casting needs loses it (dnd.spell.long_cast)."""
    if UNFINISHED not in fight.creatures[who].done and any(fight.effects_on(who, UNFINISHED)):
        yield "dnd.spell.long_cast", lambda table: lose_casting(table, who)


ENDS.append(casting_left_off)


def lose_casting(table: Table[Fight], who: Who) -> None:
    """The casting comes to nothing (dnd.spell.long_cast)."""
    end_casting_concentration(table, who)
    for effect in tuple(table.battle.effects_on(who, UNFINISHED)):
        table.end(effect)
