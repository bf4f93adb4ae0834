"""Torches, candles, lamps and lanterns: lit and put out, a hood let down, a beam pointed."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.interaction import interact, refuse_interaction
from bitva.rulebooks.dnd5e.lights import BULLSEYE, HOOD_DOWN, HOODED, LIGHT, RULE, SHED, TORCH, parts_of, put_out, shed_by, shining
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import no_action_left, not_its_turn

if TYPE_CHECKING:
    from bitva.rulebooks.dnd5e.items import Use


@value
class PutOut(Action):
    """A small flame that one holds is put out."""

    verb: ClassVar[str] = "put-out"
    who: Who
    thing: str = TORCH


@value
class Hood(Action):
    """The hood of a lantern is let down, or put up again."""

    verb: ClassVar[str] = "hood"
    who: Who
    down: bool = True


@value
class Shine(Action):
    """A bullseye lantern is pointed at a square."""

    verb: ClassVar[str] = "shine"
    who: Who
    to: Square


# ---- lit and put out -----------------------------------------------------------------------------------------------------------

def refuse_kindle(fight: Fight, use: Use) -> Iterator[Refusal]:
    """It does not burn yet (dnd.vision.light)."""
    if shed_by(fight, use.item, use.who) is not None:
        yield refusal(RULE, item=use.item)


def kindle(table: Table[Fight], use: Use) -> None:
    """It sheds bright light and dim light beyond; a bullseye lantern where it is pointed (dnd.vision.light)."""
    toward = table.battle.creatures[use.who].at if use.item == BULLSEYE else -1
    table.effect(LIGHT, RULE, use.who, use.who, data=shining(*SHED[use.item], use.item, toward=toward))


@book.refuses(PutOut)
def refuse_put_out(fight: Fight, deed: PutOut) -> Iterator[Refusal]:
    """Something that one holds burns; putting it out is an interaction (dnd.object.interactions)."""
    if shed_by(fight, deed.thing, deed.who) is None:
        yield refusal("dnd.object.interactions", hard=True, thing=deed.thing)
    yield from refuse_interaction(fight, deed.who, deed.thing)


@book.performs(PutOut)
def perform_put_out(table: Table[Fight], deed: PutOut) -> None:
    """It is dark again (dnd.object.interactions)."""
    if interact(table, deed.who, deed.thing):
        put_out(table, deed.thing, deed.who)
    acted(table, deed)


# ---- hood and beam -------------------------------------------------------------------------------------------------------------

def changed_light(table: Table[Fight], light: Effect, bright: int, dim: int, toward: Square) -> None:
    """A light shines otherwise from now on."""
    _, _, thing, square, _ = parts_of(light)
    table.make(effect_changed, replace(light, data=shining(bright, dim, thing, square, toward)))


@book.refuses(Hood)
def refuse_hood(fight: Fight, hood: Hood) -> Iterator[Refusal]:
    """A burning hooded lantern in hand, and an action (dnd.vision.light)."""
    light = shed_by(fight, HOODED, hood.who)
    if light is None or (parts_of(light)[:2] == HOOD_DOWN) == hood.down:
        yield refusal(RULE, hard=True, thing=HOODED, down=hood.down)
    yield from no_action_left(fight, hood.who)


@book.performs(Hood)
def perform_hood(table: Table[Fight], hood: Hood) -> None:
    """With the hood down it sheds dim light for 5 ft only (dnd.vision.light)."""
    light = shed_by(table.battle, HOODED, hood.who)
    assert light is not None
    table.make(facts.action_spent, hood.who, hood.verb)
    changed_light(table, light, *(HOOD_DOWN if hood.down else SHED[HOODED]), -1)
    acted(table, hood)


@book.refuses(Shine)
def refuse_shine(fight: Fight, shine: Shine) -> Iterator[Refusal]:
    """A burning bullseye lantern in hand, on one's own turn (dnd.vision.light)."""
    if shed_by(fight, BULLSEYE, shine.who) is None:
        yield refusal(RULE, hard=True, thing=BULLSEYE)
    yield from not_its_turn(fight, shine.who)


@book.performs(Shine)
def perform_shine(table: Table[Fight], shine: Shine) -> None:
    """Its cone lies in that direction (dnd.vision.light)."""
    light = shed_by(table.battle, BULLSEYE, shine.who)
    assert light is not None
    changed_light(table, light, *SHED[BULLSEYE], shine.to)
    table.tell(facts.shone, shine.who, shine.to)


@book.proposes
def propose_lamps(fight: Fight, who: Who) -> Iterator[Action]:
    """Whatever burns can be put out; a hood goes down or up; a beam is pointed at each enemy."""
    if not any(fight.effects_on(who, LIGHT)):
        return
    for thing in SHED:
        if shed_by(fight, thing, who) is not None:
            yield PutOut(who, thing)
    yield Hood(who)
    yield Hood(who, down=False)
    for enemy in fight.enemies(who):
        yield Shine(who, enemy.at)
