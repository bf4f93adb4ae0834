"""Doors, locks, traps; throws of proficiencies."""
from __future__ import annotations

from bitva.kernel.facts import Hidden
from bitva.kernel.numbers import Number
from bitva.kernel.words import Who
from bitva.rulebooks.acks.objects import Thing
from bitva.rulebooks.acks.state import Fight


def thing_changed(fight: Fight, who: Who, thing: Thing) -> None:
    """A door, a lock or a trap now stands otherwise."""
    fight.things = tuple(thing if old.id == thing.id else old for old in fight.things)


def spiked(fight: Fight, who: Who, thing: Thing) -> None:
    """A spike more is in a door."""
    fight.things = tuple(thing if old.id == thing.id else old for old in fight.things)


def thing_found(fight: Fight, who: Who, thing: Thing) -> None:
    """A creature finds something hidden."""
    fight.things = tuple(thing if old.id == thing.id else old for old in fight.things)


def failed_at(fight: Fight, who: Who, what: str, thing: str) -> None:
    """A creature cannot try this again here."""
    fight.creatures[who].tried += (f"{what} {thing}",)


def proficiency_thrown(fight: Fight, who: Who, skill: str, natural: int, roll: Number, need: int, success: bool) -> None:
    """A proficiency throw against what it had to reach."""


def thrown_in_secret(fight: Fight, who: Who, skill: str, natural: Hidden[int], roll: Hidden[Number], need: Hidden[int],
                     success: Hidden[bool]) -> None:
    """A proficiency throw that only the game master sees."""


def heard(fight: Fight, who: Who, sounds: bool) -> None:
    """What a creature hears when it listens."""


def thing_hewn(fight: Fight, who: Who, thing: Thing) -> None:
    """Somebody has been at a door with an axe for one more round."""
    fight.things = tuple(thing if old.id == thing.id else old for old in fight.things)
