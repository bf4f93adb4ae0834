"""What a casting asks of its caster: voice, hands, components, armour, a slot or a use, and the time for it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.figures import free_hands
from bitva.rulebooks.dnd5e.spells.spell import ACTION, BONUS, LONG, REACTION, Spell
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.terrain import layer
from bitva.rulebooks.dnd5e.words import SILENCED, SPEECHLESS

CANTRIP: Final = "cantrip"
AT_WILL, PER_DAY, SLOT, NO_WAY = "at-will", "per-day", "slot", ""
SILENCE: Final = "silence"
"""The layer of the board in which nothing can be heard."""


# ---- knowing it -------------------------------------------------------------------------------------------------------------

def known(creature: Combatant) -> tuple[str, ...]:
    """The spells of a creature that the engine knows, in the order of its stat block."""
    casting = creature.sheet.spellcasting
    return (*casting.get("spells", ()), *casting.get("at_will", ()), *casting.get("per_day", {}))


def only_in_words(creature: Combatant) -> tuple[str, ...]:
    """The spells of a creature that only the game master can judge."""
    return tuple(creature.sheet.spellcasting.get("other_spells", ()))


# ---- voice, hands, components, armour ---------------------------------------------------------------------------------------

def refuse_components(fight: Fight, who: Who, spell: Spell) -> Iterator[Refusal]:
    """A caster must be able to speak, to gesture and to have the components at hand, and be used to its armour
    (dnd.spell.components, dnd.stat.armor_unproficient)."""
    creature = fight.creatures[who]
    if creature.clumsy:
        yield refusal("dnd.stat.armor_unproficient", wears=creature.sheet.clumsy)
    needed = [part for part in spell.components if part not in creature.sheet.spellcasting.get("without", ())]
    if "v" in needed and not can_speak(fight, creature):
        yield refusal("dnd.spell.components", component="v")
    hand = free_hands(fight, creature) > 0
    focus = "m" in needed and not spell.cost and creature.holds(str(creature.sheet.spellcasting.get("focus", ""))) > 0
    for part in ("s", "m"):
        if part in needed and not hand and not focus:
            yield refusal("dnd.spell.components", component=part)
    if "m" in needed and spell.cost and not creature.left(material(spell)):
        yield refusal("dnd.spell.components", component="m", cost=spell.cost)


def can_speak(fight: Fight, creature: Combatant) -> bool:
    """Not gagged, not beyond speech, not in magical silence (dnd.spell.components)."""
    if creature.flags & (SILENCED | SPEECHLESS):
        return False
    return not creature.space or bool(creature.space & ~layer(fight, SILENCE))


def material(spell: Spell) -> str:
    """The name under which castings' worth of a priced component are counted."""
    return f"material-{spell.id}"


# ---- slots and uses ---------------------------------------------------------------------------------------------------------

def way_to_pay(creature: Combatant, spell: Spell, slot: int) -> tuple[str, int]:
    """How this creature can pay for the spell, and as one of which level it counts (dnd.spell.slots)."""
    casting = creature.sheet.spellcasting
    if not spell.level:
        return (CANTRIP, 0) if not slot else (NO_WAY, 0)
    if not slot and spell.id in casting.get("at_will", ()):
        return AT_WILL, spell.level
    if not slot and spell.id in casting.get("per_day", {}) and creature.left(daily(spell)):
        return PER_DAY, spell.level
    if spell.id not in casting.get("spells", ()):
        return NO_WAY, spell.level
    wanted = (slot,) if slot else range(spell.level, len(creature.slots) + 1)
    for level in wanted:
        if spell.level <= level <= len(creature.slots) and creature.slots[level - 1] > 0:
            return SLOT, level
    return NO_WAY, slot


def daily(spell: Spell) -> str:
    """The name under which the uses of a day are counted."""
    return f"spell-{spell.id}"


def refuse_slot(fight: Fight, who: Who, spell: Spell, slot: int) -> Iterator[Refusal]:
    """A slot of the spell's level or above, or a use of it (dnd.spell.slots)."""
    if way_to_pay(fight.creatures[who], spell, slot)[0] == NO_WAY:
        yield refusal("dnd.spell.slots", slot=slot, slots=fight.creatures[who].slots)


def pay_slot(table: Table[Fight], who: Who, spell: Spell, slot: int) -> int:
    """The slot or the use is spent, and a component that the spell uses up; returns the level that the spell counts as
    (dnd.spell.slots)."""
    way, level = way_to_pay(table.battle.creatures[who], spell, slot)
    if way == SLOT:
        table.make(facts.slot_spent, who, level)
    elif way == PER_DAY:
        table.make(facts.use_spent, who, daily(spell))
    if spell.consumed and spell.cost:
        table.make(facts.use_spent, who, material(spell))
    return level


# ---- time -------------------------------------------------------------------------------------------------------------------

def refuse_time(fight: Fight, who: Who, spell: Spell) -> Iterator[Refusal]:
    """The action, or the bonus action, of its own turn; a spell that is a reaction needs its trigger (dnd.action.cast,
    dnd.spell.bonus_action, dnd.spell.reaction, dnd.spell.long_cast)."""
    creature = fight.creatures[who]
    if spell.time == REACTION:
        yield refusal("dnd.spell.reaction", answers=spell.reacts)
    elif spell.time == BONUS:
        if not creature.bonus:
            yield refusal("dnd.bonus.one_per_turn")
    elif not creature.action:
        yield refusal("dnd.turn.move_and_action", doing=creature.doing)


def refuse_second_spell(fight: Fight, who: Who, spell: Spell) -> Iterator[Refusal]:
    """In a turn with a bonus action spell no other spell but a cantrip of one action (dnd.spell.bonus_action)."""
    cast = fight.creatures[who].cast if fight.clock.who == who else ()
    after = BONUS in cast and sort_of(spell) != CANTRIP
    if after or (spell.time == BONUS and any(time != CANTRIP for time in cast)):
        yield refusal("dnd.spell.bonus_action", cast=cast)


def sort_of(spell: Spell) -> str:
    """How a casting is remembered until the end of the turn: its time, or that it was a cantrip of one action."""
    return CANTRIP if not spell.level and spell.time == ACTION else spell.time


def pay_time(table: Table[Fight], who: Who, spell: Spell) -> None:
    """The action, bonus action or reaction is used (dnd.action.cast)."""
    if spell.time == REACTION:
        table.make(facts.reaction_spent, who)
    elif spell.time == BONUS:
        table.make(facts.bonus_spent, who)
    else:
        table.make(facts.action_spent, who, "cast")


__all__ = ["ACTION", "LONG", "SILENCE", "can_speak", "known", "only_in_words", "pay_slot", "pay_time", "refuse_components",
           "refuse_second_spell", "refuse_slot", "refuse_time", "sort_of", "way_to_pay"]
