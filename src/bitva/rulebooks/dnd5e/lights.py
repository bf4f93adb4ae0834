"""Lights that things shed: they go with the thing from hand to hand, and burn on where it lies."""
from __future__ import annotations

from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who
from bitva.rulebooks.dnd5e.state import Fight

LIGHT = "light"
"""An effect: feet bright, feet more dim, the thing that sheds it, and the square if nobody holds it (dnd.vision.light)."""


def shed_by(fight: Fight, thing: str, who: Who, square: Square = -1) -> Effect | None:
    """The light of a thing that a creature holds, or that lies on a square."""
    place = (thing,) if who >= 0 else (thing, square)
    return next((effect for effect in fight.effects_on(who, LIGHT) if effect.data[2:] == place), None) if fight.effects else None


def pass_light(table: Table[Fight], thing: str, who: Who, target: Who) -> None:
    """A light goes along when the thing changes hands."""
    _move(table, shed_by(table.battle, thing, who), thing, target)


def leave_light(table: Table[Fight], thing: str, who: Who, square: Square) -> None:
    """What is dropped burns on where it lies, unless the creature still holds another of the kind."""
    if not table.battle.creatures[who].holds(thing):
        _move(table, shed_by(table.battle, thing, who), thing, NOBODY, square)


def take_light(table: Table[Fight], thing: str, who: Who, square: Square) -> None:
    """What burns on the floor burns on in the hand."""
    _move(table, shed_by(table.battle, thing, NOBODY, square), thing, who)


def put_out(table: Table[Fight], thing: str, who: Who) -> None:
    """A light goes out."""
    effect = shed_by(table.battle, thing, who)
    if effect is not None:
        table.end(effect)


def _move(table: Table[Fight], effect: Effect | None, thing: str, on: Who, square: Square = -1) -> None:
    if effect is not None:
        table.end(effect)
        place: tuple[object, ...] = (thing,) if on >= 0 else (thing, square)
        table.effect(LIGHT, effect.rule, on, effect.by, effect.until, data=(*effect.data[:2], *place))
