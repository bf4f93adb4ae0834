"""Keeping spells up and letting them go: concentration, dismissal, and spells that are over because nothing is left of them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Squares, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import BONUS
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import actionless, cannot_spend, gone, not_its_turn, pay
from bitva.rulebooks.starfinder.damage import WARD
from bitva.rulebooks.starfinder.spells.aiming import range_of
from bitva.rulebooks.starfinder.spells.casting import KEEP
from bitva.rulebooks.starfinder.spells.spell import Spell
from bitva.rulebooks.starfinder.spells.work import KEPT
from bitva.rulebooks.starfinder.spells.zones import ZONE
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.turn import ENDS
from bitva.rulebooks.starfinder.words import CONCENTRATING, CONDITIONS, FEET, NAUSEATED, OTHER, STANDARD

DISMISS: Final = "sf.spell.dismiss"
LIMITS: Final = "sf.spell.dismiss_limits"


@value
class Concentrate(Action):
    """A creature keeps up what asks for its concentration for another round."""

    verb: ClassVar[str] = "concentrate"
    cost: ClassVar[str] = STANDARD
    limbs: ClassVar[bool] = False
    who: Who


@value
class StopConcentrating(Action):
    """It lets that go."""

    verb: ClassVar[str] = "stop-concentrating"
    cost: ClassVar[str] = OTHER
    who: Who


@value
class Dismiss(Action):
    """A spell of one's own is ended."""

    verb: ClassVar[str] = "dismiss"
    cost: ClassVar[str] = STANDARD
    limbs: ClassVar[bool] = False
    who: Who
    spell: str


def figures_of(fight: Fight, kept: Effect) -> Spell:
    """The spell, or special ability, that an effect keeps up."""
    id = str(kept.data[0])
    return fight.creatures[kept.by].sheet.powers.get(id) or fight.spells[id]


def concentrated_on(fight: Fight, who: Who) -> Effect | None:
    return next((effect for effect in fight.effects_on(who, KEPT) if effect.flags & CONCENTRATING), None)


# ---- concentration -------------------------------------------------------------------------------------------------------------

@book.refuses(Concentrate)
def refuse_concentrate(fight: Fight, deed: Concentrate) -> Iterator[Refusal]:
    """A standard action, of the mind alone, for something that asks for it (sf.spell.concentrate, sf.condition.paralyzed)."""
    if concentrated_on(fight, deed.who) is None:
        yield refusal(KEEP, hard=True, who=deed.who)
    yield from cannot_spend(fight, deed.who, STANDARD, mental=True)


@book.performs(Concentrate)
def perform_concentrate(table: Table[Fight], deed: Concentrate) -> None:
    """It goes on (sf.spell.concentrate)."""
    pay(table, deed.who, STANDARD, deed.verb)
    kept = concentrated_on(table.battle, deed.who)
    assert kept is not None
    table.make(facts.happened, deed.who, f"{KEEP} {kept.number}")


@book.refuses(StopConcentrating)
def refuse_stop(fight: Fight, deed: StopConcentrating) -> Iterator[Refusal]:
    """At any time of its own turn; it costs nothing (sf.spell.concentration_limits)."""
    if concentrated_on(fight, deed.who) is None:
        yield refusal(KEEP, hard=True, who=deed.who)
    yield from gone(fight, deed.who)
    yield from not_its_turn(fight, deed.who)


@book.performs(StopConcentrating)
def perform_stop(table: Table[Fight], deed: StopConcentrating) -> None:
    """The spell ends (sf.spell.concentration_limits)."""
    kept = concentrated_on(table.battle, deed.who)
    assert kept is not None
    table.end(kept)


@book.proposes
def propose_concentration(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever keeps something up may go on or stop."""
    if fight.creatures[who].flags & CONCENTRATING:
        yield Concentrate(who)
        yield StopConcentrating(who)


def let_go(table: Table[Fight], who: Who) -> None:
    """What was neither begun nor kept up in this turn ends with it; so does what an unconscious mind kept up
    (sf.spell.concentrate)."""
    kept = concentrated_on(table.battle, who)
    if kept is None:
        return
    if f"{KEEP} {kept.number}" not in table.battle.creatures[who].done:
        table.tell(facts.spell_lost, who, str(kept.data[0]), KEEP)
        table.end(kept)


ENDS.append(let_go)


# ---- dismissal -----------------------------------------------------------------------------------------------------------------

def kept_by(fight: Fight, who: Who, spell: str = "") -> Iterator[Effect]:
    for effect in fight.effects:
        if effect.kind == KEPT and effect.by == who and spell in ("", effect.data[0]):
            yield effect


@book.refuses(Dismiss)
def refuse_dismiss(fight: Fight, deed: Dismiss) -> Iterator[Refusal]:
    """A spell of its own that can be dismissed, by a caster who could cast it: within range of it, and able to concentrate
    (sf.spell.dismiss, sf.spell.dismiss_limits)."""
    kept = next(kept_by(fight, deed.who, deed.spell), None)
    if kept is None:
        yield refusal(DISMISS, hard=True, spell=deed.spell)
        return
    creature, spell = fight.creatures[deed.who], figures_of(fight, kept)
    yield from not_its_turn(fight, deed.who)
    if not spell.dismissible:
        yield refusal(DISMISS, spell=deed.spell)
    unable = next(actionless(creature), None)
    if unable is not None or creature.flags & NAUSEATED:
        yield refusal(LIMITS, because=unable.rule if unable is not None else "sf.condition.nauseated")
    if creature.flags & CONCENTRATING and not kept.flags & CONCENTRATING:
        yield refusal(LIMITS, because="sf.spell.concentration_limits")
    away = feet_to(fight, deed.who, kept)
    if away > max(range_of(creature, spell), FEET):
        yield refusal(LIMITS, away=away, range=range_of(creature, spell))
    yield from cannot_spend(fight, deed.who, STANDARD)


def feet_to(fight: Fight, who: Who, kept: Effect) -> int:
    """How far the nearest part of a spell is (sf.spell.dismiss_limits)."""
    creature, board = fight.creatures[who], fight.board
    found = [FEET * fight.gap(who, effect.on) for effect in fight.effects if effect.cause == kept.number and effect.on >= 0]
    for effect in fight.effects:
        if effect.cause == kept.number and effect.kind == ZONE:
            found += (FEET * board.pace(creature.at, creature.size, square, 1)
                      for square in squares(cast(Squares, effect.data[2])))
    return min(found, default=0)


@book.proposes
def propose_dismissal(fight: Fight, who: Who) -> Iterator[Action]:
    """Whatever it has running."""
    if fight.effects:
        for id in dict.fromkeys(str(kept.data[0]) for kept in kept_by(fight, who)):
            yield Dismiss(who, id)


@book.performs(Dismiss)
def perform_dismiss(table: Table[Fight], deed: Dismiss) -> None:
    """It ends (sf.spell.dismiss)."""
    pay(table, deed.who, STANDARD, deed.verb)
    table.end(next(kept_by(table.battle, deed.who, deed.spell)))


# ---- nothing left of it --------------------------------------------------------------------------------------------------------

def over_when_idle(table: Table[Fight], ended: Effect) -> None:
    """When the last thing that a spell kept up is over, so is the spell."""
    if ended.cause and all(effect.cause != ended.cause for effect in table.battle.effects):
        for kept in table.battle.effects:
            if kept.number == ended.cause and kept.kind == KEPT:
                table.end(kept)


for _kind in (BONUS, WARD, ZONE, *CONDITIONS):
    book.on_end(_kind)(over_when_idle)
