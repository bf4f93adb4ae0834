"""Flames: lighting a torch, a lantern or a flask of oil, and what puts it out."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.gear import equipped, tagged
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight

RULE: Final = "acks.lieu_move.light"
EFFECT: Final = "lit"


@value
class Light(Act):
    """Something that burns is lit, with a movement or the combat action."""

    verb: ClassVar[str] = "light"
    who: Who
    thing: str
    by: str = MOVEMENT


def alight(fight: Fight, who: Who, thing: str) -> bool:
    """Does this burn already?"""
    return any(effect.data[0] == thing for effect in fight.effects_on(who, EFFECT))


@book.refuses(Light)
def refuse_light(fight: Fight, act: Light) -> Iterator[Refusal]:
    """A lantern, a torch or a flask of oil, in hand or worn ready (acks.lieu_move.light, acks.lieu_attack.lesser)."""
    creature = fight.creatures[act.who]
    known = creature.holds(act.thing) or creature.carries(act.thing) or act.thing in dict(creature.pack)
    if act.by not in (MOVEMENT, COMBAT) or not known or not tagged(fight, act.thing, "flame"):
        yield refusal(RULE, hard=True, thing=act.thing)
        return
    yield from cannot(fight, act.who, act.by)
    if not equipped(creature, act.thing) or alight(fight, act.who, act.thing):
        yield refusal(RULE, thing=act.thing)


@book.proposes
def propose_lighting(fight: Fight, who: Who) -> Iterator[Action]:
    """Whatever it has that burns."""
    for thing, _ in fight.creatures[who].ready:
        if tagged(fight, thing, "flame"):
            yield from (Light(who, thing, by) for by in (MOVEMENT, COMBAT))


@book.performs(Light)
def perform_light(table: Table[Fight], act: Light) -> None:
    """It burns as long as its bearer has it ready (acks.lieu_move.light)."""
    spend(table, act)
    table.effect(EFFECT, RULE, act.who, act.who, data=(act.thing,))


def put_out(table: Table[Fight], who: Who, thing: str) -> None:
    """Its bearer no longer carries this flame."""
    for effect in tuple(table.battle.effects_on(who, EFFECT)):
        if effect.data[0] == thing:
            table.end(effect)
