"""Concentration: letting it go, losing it in turmoil, and readied spells, which are held by it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.dnd5e.afflictions import AFFLICTED
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.harm import end_kind
from bitva.rulebooks.dnd5e.moments import TURN_START
from bitva.rulebooks.dnd5e.ready import HOLDINGS, Holding, poised
from bitva.rulebooks.dnd5e.spells.casting import begin_cast, finish, refuse_aim
from bitva.rulebooks.dnd5e.spells.payment import refuse_components, refuse_second_spell, refuse_slot
from bitva.rulebooks.dnd5e.spells.proposing import casts_of
from bitva.rulebooks.dnd5e.spells.spell import ACTION
from bitva.rulebooks.dnd5e.spells.work import CONCENTRATION, ZONE, Cast, concentrate_on, idle
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import CONCENTRATING, CONDITIONS

HELD = "held-spell"
TURMOIL_DC = 10


@value
class StopConcentrating(Action):
    """A caster lets a spell go; that costs nothing and can be done at any time."""

    verb: ClassVar[str] = "stop-concentrating"
    who: Who


@value
class Turmoil(Ruling):
    """The game master asks a caster for a save: a wave breaks over the deck."""

    verb: ClassVar[str] = "turmoil"
    who: Who
    on: Who
    dc: int = TURMOIL_DC


@book.refuses(StopConcentrating)
def refuse_stop(fight: Fight, stop: StopConcentrating) -> Iterator[Refusal]:
    """There must be something to let go (dnd.concentration.one)."""
    if not fight.creatures[stop.who].flags & CONCENTRATING:
        yield refusal("dnd.concentration.one", hard=True)


@book.proposes
def propose_stop(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever concentrates may stop (dnd.concentration.one)."""
    if fight.creatures[who].flags & CONCENTRATING:
        yield StopConcentrating(who)


@book.performs(StopConcentrating)
def perform_stop(table: Table[Fight], stop: StopConcentrating) -> None:
    """It ends for all its targets, for free (dnd.concentration.one)."""
    end_kind(table, stop.who, CONCENTRATION)


@book.refuses(Turmoil)
def refuse_turmoil(fight: Fight, turmoil: Turmoil) -> Iterator[Refusal]:
    """Only the concentrating can lose it (dnd.concentration.incapacitated)."""
    if not fight.creatures[turmoil.on].flags & CONCENTRATING:
        yield refusal("dnd.concentration.incapacitated", hard=True)


@book.performs(Turmoil)
def perform_turmoil(table: Table[Fight], turmoil: Turmoil) -> None:
    """Violent circumstances ask for a Constitution save, usually against DC 10 (dnd.concentration.incapacitated)."""
    if not save(table, turmoil.on, "con", turmoil.dc, "dnd.concentration.incapacitated"):
        end_kind(table, turmoil.on, CONCENTRATION)


# ---- nothing left of it -----------------------------------------------------------------------------------------------------

def over_when_idle(table: Table[Fight], ended: Effect) -> None:
    """When the last thing that a spell kept up is over, so is the spell (dnd.concentration.one)."""
    if ended.cause:
        for kept in table.battle.effects:
            if kept.number == ended.cause and idle(table.battle, kept):
                table.end(kept)


for _kind in (AFFLICTED, ZONE, *CONDITIONS):
    book.on_end(_kind)(over_when_idle)


# ---- readied spells ---------------------------------------------------------------------------------------------------------

def refuse_held(fight: Fight, cast: Cast) -> Iterator[Refusal]:
    """Only what takes one action can be readied, and it is cast at once (dnd.action.ready_spell)."""
    spell = fight.spells[cast.spell]
    if spell.time != ACTION:
        yield refusal("dnd.action.ready_spell", time=spell.time)
    yield from refuse_components(fight, cast.who, spell)
    yield from refuse_slot(fight, cast.who, spell, cast.slot)
    yield from refuse_second_spell(fight, cast.who, spell)


def hold(table: Table[Fight], cast: Cast) -> int:
    """The slot is spent, and the spell is held by concentration (dnd.action.ready_spell)."""
    level = begin_cast(table, cast, table.battle.spells[cast.spell])
    if level < 0:
        return -1
    return concentrate_on(table, cast.who, Until(TURN_START, cast.who), (cast.spell, level, HELD)).number


def release(table: Table[Fight], cast: Cast) -> None:
    """The spell is let loose, as it was aimed or as it can be aimed now (dnd.action.ready_spell)."""
    fight = table.battle
    held = next((effect for effect in fight.effects_on(cast.who, CONCENTRATION) if effect.data[2:] == (HELD,)), None)
    if held is None:
        return
    level = int(str(held.data[1]))
    now, spell = poised(fight, cast.who), fight.spells[cast.spell]
    ways = tuple(dict.fromkeys(way for way in (cast, *casts_of(now, cast.who, spell, cast.slot))
                               if next(refuse_aim(now, way, spell), None) is None))
    table.end(held)
    if ways:
        finish(table, ways[0] if len(ways) == 1 else table.ask(cast.who, "dnd.action.ready_spell", ways), level)


HOLDINGS[Cast] = Holding(refuse_held, hold, release)
