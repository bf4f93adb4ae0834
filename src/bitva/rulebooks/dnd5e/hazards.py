"""Pushes and falls at the game master's word, and running out of breath."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Point, RuleId, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.forced import pull, push, settle
from bitva.rulebooks.dnd5e.harm import ALOFT, CHOKING, Blow, brought_down, end_kind, fall
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import STARTS, Task

SUFFOCATION: Final[RuleId] = "dnd.hazard.suffocation"
BREATHLESS: Final = "breathless"
"""The effect on whoever holds its breath or chokes; data: the first round in which the start of its turn finds it at the end."""
ROUNDS_A_MINUTE: Final = 10
LEAST_BREATH: Final = 5
"""Half a minute, in rounds."""


@value
class FallBy(Ruling):
    """A creature falls so many feet: from a ledge, through a trapdoor; without a figure from where it is."""

    verb: ClassVar[str] = "fall"
    who: Who
    on: Who
    feet: int = -1


@value
class Drive(Ruling):
    """A creature is pushed so many feet straight away from a point, or pulled towards it."""

    verb: ClassVar[str] = "drive"
    who: Who
    on: Who
    feet: int
    origin: Point
    pull: bool = False


@value
class Suffocate(Ruling):
    """A creature gets no more air; it holds its breath, or chokes at once if it cannot."""

    verb: ClassVar[str] = "suffocate"
    who: Who
    on: Who
    breath: bool = True


@value
class Breathe(Ruling):
    """A creature gets air again."""

    verb: ClassVar[str] = "breathe"
    who: Who
    on: Who


# ---- pushed and pulled -----------------------------------------------------------------------------------------------------------

@book.refuses(Drive)
def refuse_drive(fight: Fight, ruling: Drive) -> Iterator[Refusal]:
    """Whoever is there can be moved, by some feet (dnd.move.forced)."""
    if not fight.creatures[ruling.on].present or ruling.feet < 0:
        yield refusal("dnd.move.forced", hard=True, feet=ruling.feet)


@book.performs(Drive)
def perform_drive(table: Table[Fight], ruling: Drive) -> None:
    """By a wave, a gust, a swinging log: until a wall or a body is in the way (dnd.move.forced)."""
    (pull if ruling.pull else push)(table, ruling.on, ruling.feet, ruling.origin)


# ---- falling -------------------------------------------------------------------------------------------------------------------

@book.refuses(FallBy)
def refuse_fall(fight: Fight, ruling: FallBy) -> Iterator[Refusal]:
    """Whoever is there can fall, by some feet (dnd.hazard.falling)."""
    if not fight.creatures[ruling.on].present or ruling.feet < -1:
        yield refusal("dnd.hazard.falling", hard=True, feet=ruling.feet)


@book.performs(FallBy)
def perform_fall(table: Table[Fight], ruling: FallBy) -> None:
    """It falls as any faller does (dnd.hazard.falling)."""
    fall(table, ruling.on, ruling.feet)


@book.on_end(ALOFT)
def let_down(table: Table[Fight], effect: Effect) -> None:
    """Whom magic no longer holds in the air falls, unless it has wings of its own (dnd.move.fly)."""
    if table.battle.creatures[effect.on].present:
        settle(table, effect.on)


# ---- want of air ---------------------------------------------------------------------------------------------------------------

def breath(creature: Combatant) -> int:
    """How many rounds it can hold its breath: a minute and one for each point of the Constitution modifier, half a minute at least
    (dnd.hazard.suffocation)."""
    return max(LEAST_BREATH, ROUNDS_A_MINUTE * (1 + creature.sheet.mods["con"]))


def endurance(creature: Combatant) -> int:
    """How many rounds it lasts without any: its Constitution modifier, one at least (dnd.hazard.suffocation)."""
    return max(1, creature.sheet.mods["con"])


def last_round(fight: Fight, who: Who, rounds: int) -> int:
    """The round in which so many rounds are over before the start of a creature's turn: counted from now, and its turn of this
    round
    may be past already (dnd.hazard.suffocation, dnd.duration.rounds)."""
    clock = fight.clock
    return clock.round + rounds + (clock.place_of(who) < clock.at)


@book.refuses(Suffocate)
def refuse_suffocate(fight: Fight, ruling: Suffocate) -> Iterator[Refusal]:
    """Whoever is there and still has breath (dnd.hazard.suffocation)."""
    creature = fight.creatures[ruling.on]
    if not creature.present or any(fight.effects_on(ruling.on, BREATHLESS)):
        yield refusal(SUFFOCATION, hard=True, who=ruling.on)


@book.performs(Suffocate)
def perform_suffocate(table: Table[Fight], ruling: Suffocate) -> None:
    """Breath held, then a few rounds more; choking, those few rounds at once (dnd.hazard.suffocation)."""
    fight, creature = table.battle, table.battle.creatures[ruling.on]
    rounds = endurance(creature)
    if ruling.breath:
        rounds += breath(creature)
        table.tell(facts.breath_held, ruling.on, breath(creature))
    table.effect(BREATHLESS, SUFFOCATION, ruling.on, data=(last_round(fight, ruling.on, rounds),))


@book.refuses(Breathe)
def refuse_breathe(fight: Fight, ruling: Breathe) -> Iterator[Refusal]:
    """Only whoever lacks air (dnd.hazard.suffocation)."""
    if not any(fight.effects_on(ruling.on, BREATHLESS)):
        yield refusal(SUFFOCATION, hard=True, who=ruling.on)


@book.performs(Breathe)
def perform_breathe(table: Table[Fight], ruling: Breathe) -> None:
    """It breathes, and can be healed and stabilised again (dnd.hazard.suffocation)."""
    end_kind(table, ruling.on, BREATHLESS)
    end_kind(table, ruling.on, CHOKING)


def out_of_breath(fight: Fight, who: Who) -> Iterator[Task]:
    """At the start of its turn, when the last round is over (dnd.hazard.suffocation)."""
    for effect in fight.effects_on(who, BREATHLESS):
        if fight.clock.round >= int(str(effect.data[0])) and not any(fight.effects_on(who, CHOKING)):
            yield SUFFOCATION, lambda table: choke(table, who)


STARTS.append(out_of_breath)


def choke(table: Table[Fight], who: Who) -> None:
    """It drops to 0 hit points and is dying; until it can breathe nothing brings it back (dnd.hazard.suffocation,
    dnd.zero.unconscious)."""
    table.effect(CHOKING, SUFFOCATION, who)
    if table.battle.creatures[who].hp:
        table.make(facts.suffocated, who)
        brought_down(table, who, 0, 0, Blow(()))
