"""Manoeuvres and things that take damage: the roll of one, dents, things that break."""
from __future__ import annotations

from dataclasses import replace

from bitva.kernel.facts import OfTarget
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Square, Who
from bitva.rulebooks.starfinder.state import Fight, Stock


def manoeuvre_rolled(fight: Fight, who: Who, target: Who, manoeuvre: str, dice: tuple[int, ...], roll: Number,
                     ac: OfTarget[Number], success: bool) -> None:
    """A combat manoeuvre: its die, the total, and the armour class and 8 that it goes against."""


def trick_forbidden(fight: Fight, who: Who, rule: RuleId) -> None:
    """The game master does not let somebody do this."""


def snatched(fight: Fight, who: Who, target: Who, thing: str) -> None:
    """A creature takes a thing from another."""


def dented(fight: Fight, who: Who, dents: Stock) -> None:
    """So much have the things that a creature carries lost."""
    fight.creatures[who].dents = dents


def thing_hurt(fight: Fight, who: Who, thing: str, amount: int, lost: int, most: int, broken: bool) -> None:
    """A thing that a creature carries takes damage: so much came through its hardness, so much it has lost of so much."""


def thing_destroyed(fight: Fight, who: Who, thing: str) -> None:
    """A thing that a creature carried is no more."""


def dented_lies(fight: Fight, square: Square, thing: str, lost: int) -> None:
    """Of a thing that lies on a square so much is lost."""
    kept = tuple(each for each in fight.dented if each[:2] != (square, thing))
    fight.dented = tuple(sorted((*kept, (square, thing, lost)))) if lost else kept


def object_attacked(fight: Fight, who: Who, thing: str, means: str, dice: tuple[int, ...], roll: Number, ac: int,
                    hit: bool) -> None:
    """An attack roll against something that stands about."""


def object_hurt(fight: Fight, thing: str, amount: int, lost: int) -> None:
    """Something that stands about takes damage: so much came through its hardness, so much it has lost by now."""
    fight.things = tuple(replace(each, lost=lost) if each.id == thing else each for each in fight.things)


def object_destroyed(fight: Fight, thing: str) -> None:
    """Something that stood about is no more."""
