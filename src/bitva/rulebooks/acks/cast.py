"""Casting: declared before initiative, a whole segment without a step, spoilt by damage or a failed save before it comes about."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, RuleId, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import line_of_sight
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.declarations import CAST, SPELLS
from bitva.rulebooks.acks.gear import SCROLL
from bitva.rulebooks.acks.harm import HARMED
from bitva.rulebooks.acks.march import facing_number, unreadable
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.saves import FAILED
from bitva.rulebooks.acks.segment import FULL, Act, cannot, spend
from bitva.rulebooks.acks.spells import FRAME, Spell, work
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.walk import look
from bitva.rulebooks.acks.words import FRIGHTENED, INCAPACITATED, MUTE

READ: Final = "read"
"""The word of a declaration to cast from a scroll."""


@value
class Cast(Act):
    """The declared spell is cast at these, from the repertoire or from a scroll in hand; it may turn first."""

    verb: ClassVar[str] = "cast"
    cost: ClassVar[str] = FULL
    who: Who
    spell: str
    at: Creatures = ()
    scroll: bool = False
    face: str = ""


# ---- what can be declared ------------------------------------------------------------------------------------------------------

def castable(fight: Fight, who: Who) -> tuple[str, ...]:
    """The spells of the repertoire for which a slot is left (acks.cast.declare, acks.spell.frame)."""
    creature = fight.creatures[who]
    if forbidden(creature):
        return ()
    return tuple(id for id in creature.sheet.knows() if id in fight.spells and left(creature, fight.spells[id].level))


def forbidden(creature: Combatant) -> RuleId:
    """The condition that forbids casting; nothing if none does (acks.cond.general, acks.cond.frightened,
    acks.cond.incapacitated)."""
    if creature.flags & FRIGHTENED:
        return "acks.cond.frightened"
    if creature.flags & INCAPACITATED:
        return "acks.cond.incapacitated"
    return "acks.cond.paralyzed" if creature.flags & MUTE else ""


def left(creature: Combatant, level: int) -> int:
    return creature.slots[level - 1] if level <= len(creature.slots) else 0


def choices(fight: Fight, who: Who) -> tuple[str, ...]:
    """Its spells and the scrolls that it has about it; whether a scroll is in hand matters only when it is read
    (acks.cast.declare)."""
    creature = fight.creatures[who]
    scrolls = () if forbidden(creature) else (
        f"{READ} {id.removeprefix(SCROLL)}" for id, _ in (*creature.ready, *creature.pack) if id.startswith(SCROLL))
    return (*(f"{CAST} {spell}" for spell in castable(fight, who)), *scrolls)


SPELLS.append(choices)


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Cast)
def refuse_cast(fight: Fight, cast: Cast) -> Iterator[Refusal]:
    """The spell that was declared, with a whole segment, unspoilt, at those in sight (acks.cast.action, acks.cast.declare,
    acks.spell.frame)."""
    creature, spell = fight.creatures[cast.who], fight.spells.get(cast.spell)
    if spell is None or any(not fight.creatures[target].present for target in cast.at):
        yield refusal(FRAME, hard=True, spell=cast.spell)
        return
    yield from unreadable(cast.face)
    yield from cannot(fight, cast.who, FULL)
    reason = forbidden(creature)
    if reason:
        yield refusal(reason)
    if creature.declared != f"{READ if cast.scroll else CAST} {cast.spell}":
        yield refusal("acks.cast.declare", declared=creature.declared, spell=cast.spell)
    if cast.scroll and not creature.holds(SCROLL + cast.spell):
        yield refusal("acks.cast.action", scroll=SCROLL + cast.spell)
    if not cast.scroll and not left(creature, spell.level):
        yield refusal(FRAME, left=0)
    yield from refuse_targets(fight, cast, spell)


def refuse_targets(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Refusal]:
    """So many different targets, in range and in sight; nobody but oneself for a spell without range (acks.spell.frame,
    acks.grid.sight)."""
    if not 1 <= len(cast.at) <= spell.targets or len(dict.fromkeys(cast.at)) < len(cast.at):
        yield refusal(FRAME, hard=not cast.at, most=spell.targets)
    viewer = fight
    if cast.face:
        viewer = fight.clone()
        facts.faced(viewer, cast.who, facing_number(cast.face))
    for target in cast.at:
        if target == cast.who and spell.range <= 5:
            continue
        if fight.feet(cast.who, target) > spell.range:
            yield refusal(FRAME, away=fight.feet(cast.who, target), range=spell.range)
        if not line_of_sight(viewer, cast.who, target):
            yield refusal(FRAME, target=target)


@book.proposes
def propose_casting(fight: Fight, who: Who) -> Iterator[Action]:
    """The declared spell at every target, or every few of them, that it may be cast at; nobody is bothered with the fallen."""
    creature = fight.creatures[who]
    word, _, id = creature.declared.partition(" ")
    spell = fight.spells.get(id)
    if spell is None or word not in (CAST, READ) or creature.spent or creature.moves:
        return
    those = [other.index for other in fight.creatures
             if other.present and not other.dead and fight.hostile(who, other.index) == spell.hostile
             and (other.up or not spell.hostile)
             and (other.index == who or spell.range)]
    for count in range(min(spell.targets, len(those)), 0, -1):
        yield from (Cast(who, id, group, word == READ) for group in combinations(those, count))


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Cast)
def perform_cast(table: Table[Fight], cast: Cast) -> None:
    """Whoever waits for the casting goes before it; then the spell is used up and takes effect, unless it has been spoilt
    (acks.cast.action, acks.readied.timing, acks.cast.disrupted)."""
    fight, who = table.battle, cast.who
    creature, spell = fight.creatures[who], fight.spells[cast.spell]
    spend(table, cast)
    look(table, who, facing_number(cast.face))
    first = cast.at[0] if cast.at else NOBODY
    table.before(Acting(who, cast.verb, first))
    if not creature.able or creature.disrupted:
        return
    use_up(table, creature)
    table.make(facts.spell_cast, who, cast.spell)
    offends(table, who, spell, cast.at)
    work(table, who, spell, tuple(target for target in cast.at if fight.creatures[target].present))
    table.after(Acted(who, cast.verb, first))


def offends(table: Table[Fight], who: Who, spell: Spell, at: Creatures) -> None:
    """A hostile spell at an enemy is an offensive act (acks.readied.standoff)."""
    fight = table.battle
    if spell.hostile and not fight.offence and any(fight.hostile(who, target) for target in at):
        table.make(facts.offended)


def use_up(table: Table[Fight], creature: Combatant) -> None:
    """A spell that is cast or spoilt is gone, and so is the scroll (acks.spell.frame, acks.cast.disrupted)."""
    word, _, id = creature.declared.partition(" ")
    if word == READ:
        table.make(facts.used_up, creature.index, SCROLL + id)
    else:
        table.make(facts.spell_spent, creature.index, table.battle.spells[id].level)


# ---- spoiling --------------------------------------------------------------------------------------------------------------------

def disrupt(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """Any damage and any failed saving throw between the start of the round and the casting breaks it: the segment is lost, and so
    is the spell (acks.cast.disrupted)."""
    creature = table.battle.creatures[who]
    if creature.declared.partition(" ")[0] in (CAST, READ) and not creature.disrupted:
        use_up(table, creature)
        table.make(facts.casting_disrupted, who, creature.declared.partition(" ")[2])


HARMED.append(disrupt)
FAILED.append(disrupt)
