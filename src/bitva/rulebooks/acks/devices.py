"""Spell-like abilities and devices; symbols, garlic and mirrors; other uses of what one has in hand."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import line_of_sight
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cast import Cast, offends, refuse_targets
from bitva.rulebooks.acks.gear import DEVICES, SCROLL, spell_in, tagged
from bitva.rulebooks.acks.instead import cannot_instead, unequipped
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.segment import COMBAT, Act, spend
from bitva.rulebooks.acks.spells import work
from bitva.rulebooks.acks.state import Combatant, Fight

ABILITY: Final = "acks.sla.action"
DEVICE: Final = "acks.lieu_attack.item_magic"
BRANDISH: Final = "acks.lieu_attack.brandish"
USE: Final = "acks.lieu_attack.use_item"
WORKS, NOTHING = "works", "nothing"


@value
class Invoke(Act):
    """A spell-like ability is used: one's own, or that of a rod, staff, wand or ring."""

    verb: ClassVar[str] = "invoke"
    cost: ClassVar[str] = COMBAT
    who: Who
    spell: str
    at: Creatures = ()
    thing: str = ""


@value
class Brandish(Act):
    """A holy symbol, garlic or a mirror is held up against a creature."""

    verb: ClassVar[str] = "brandish"
    cost: ClassVar[str] = COMBAT
    who: Who
    thing: str
    target: Who


@value
class Use(Act):
    """Something equipped is put to a purpose other than fighting."""

    verb: ClassVar[str] = "use"
    cost: ClassVar[str] = COMBAT
    who: Who
    thing: str
    task: str
    target: Who = NOBODY


# ---- abilities and devices -----------------------------------------------------------------------------------------------------

def innate(creature: Combatant) -> tuple[str, ...]:
    """The spell-like abilities that it has by nature (acks.sla.action)."""
    return tuple(creature.sheet.data.get("innate", ()))


@book.refuses(Invoke)
def refuse_invoke(fight: Fight, act: Invoke) -> Iterator[Refusal]:
    """Inborn, or of a device that is equipped; scrolls are cast. No declaration is asked for (acks.sla.action,
    acks.lieu_attack.item_magic)."""
    creature, spell = fight.creatures[act.who], fight.spells.get(act.spell)
    if act.thing.startswith(SCROLL):
        yield refusal(DEVICE, thing=act.thing)
        return
    inborn = not act.thing and act.spell in innate(creature)
    device = act.thing.startswith(DEVICES) and spell_in(act.thing) == act.spell
    if spell is None or not (inborn or device) or any(not fight.creatures[target].present for target in act.at):
        yield refusal(ABILITY, hard=True, spell=act.spell)
        return
    if device:
        yield from unequipped(creature, act.thing, ABILITY)
    yield from cannot_instead(fight, act.who)
    yield from refuse_targets(fight, Cast(act.who, act.spell, act.at), spell)


@book.performs(Invoke)
def perform_invoke(table: Table[Fight], act: Invoke) -> None:
    """It takes effect as the spell does, and nothing spoils it (acks.sla.action, acks.lieu_attack.item_magic)."""
    fight, spell = table.battle, table.battle.spells[act.spell]
    spend(table, act)
    first = act.at[0] if act.at else NOBODY
    table.before(Acting(act.who, act.verb, first))
    if not fight.creatures[act.who].able:
        return
    table.tell(facts.released, act.who, act.spell, act.thing)
    offends(table, act.who, spell, act.at)
    work(table, act.who, spell, tuple(target for target in act.at if fight.creatures[target].present))
    table.after(Acted(act.who, act.verb, first))


# ---- brandishing ---------------------------------------------------------------------------------------------------------------

@book.refuses(Brandish)
def refuse_brandish(fight: Fight, act: Brandish) -> Iterator[Refusal]:
    """One of three things, equipped, against somebody in sight (acks.lieu_attack.brandish)."""
    if not tagged(fight, act.thing, "brandish") or not fight.creatures[act.target].present or act.target == act.who:
        yield refusal(BRANDISH, hard=True, thing=act.thing)
        return
    yield from unequipped(fight.creatures[act.who], act.thing, BRANDISH)
    yield from cannot_instead(fight, act.who)
    if not line_of_sight(fight, act.who, act.target):
        yield refusal("acks.grid.sight", target=act.target)


@book.performs(Brandish)
def perform_brandish(table: Table[Fight], act: Brandish) -> None:
    """Whether the creature minds, the game master says; what befalls it, he brings about (acks.lieu_attack.brandish)."""
    spend(table, act)
    table.before(Acting(act.who, act.verb, act.target))
    if not table.battle.creatures[act.who].able:
        return
    word = table.ask(NOBODY, BRANDISH, (WORKS, NOTHING), who=act.who, target=act.target, thing=act.thing)
    table.tell(facts.brandished, act.who, act.target, act.thing, word == WORKS)
    table.after(Acted(act.who, act.verb, act.target))


# ---- other uses ----------------------------------------------------------------------------------------------------------------

@book.refuses(Use)
def refuse_use(fight: Fight, act: Use) -> Iterator[Refusal]:
    """Something equipped; a weapon turned on an enemy is an attack (acks.lieu_attack.use_item)."""
    creature = fight.creatures[act.who]
    yield from unequipped(creature, act.thing, USE)
    yield from cannot_instead(fight, act.who)
    weapon = any(means.weapon == act.thing for means in creature.sheet.means.values())
    if act.target != NOBODY and weapon and fight.hostile(act.who, act.target):
        yield refusal(USE, why="attack", thing=act.thing)


@book.performs(Use)
def perform_use(table: Table[Fight], act: Use) -> None:
    """The game master says what comes of it (acks.lieu_attack.use_item)."""
    spend(table, act)
    table.before(Acting(act.who, act.verb, act.target))
    if not table.battle.creatures[act.who].able:
        return
    word = table.ask(NOBODY, USE, (WORKS, NOTHING), who=act.who, thing=act.thing, task=act.task)
    table.tell(facts.item_used, act.who, act.thing, act.task, word == WORKS)
    table.after(Acted(act.who, act.verb, act.target))


@book.proposes
def propose_devices(fight: Fight, who: Who) -> Iterator[Action]:
    """Every ability and device at every target it may have; every symbol against every enemy."""
    creature = fight.creatures[who]
    powers = [(spell, "") for spell in innate(creature)]
    powers += [(spell_in(thing), thing) for thing, _ in creature.ready if thing.startswith(DEVICES)]
    for id, thing in powers:
        spell = fight.spells[id]
        those = [other.index for other in fight.creatures if other.present and not other.dead
                 and fight.hostile(who, other.index) == spell.hostile and (other.index == who or spell.range)]
        for count in range(min(spell.targets, len(those)), 0, -1):
            yield from (Invoke(who, id, group, thing) for group in combinations(those, count))
    for thing, _ in creature.ready:
        if tagged(fight, thing, "brandish"):
            yield from (Brandish(who, thing, other.index) for other in fight.enemies(who))
