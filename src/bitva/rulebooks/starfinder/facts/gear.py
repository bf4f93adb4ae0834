"""Hands, weapons, ammunition, and what lies about."""
from __future__ import annotations

from bitva.kernel.words import Square, Who
from bitva.rulebooks.starfinder.state import Fight, Stock


def in_hand(fight: Fight, who: Who, things: Stock) -> None:
    """A creature now holds these things, each in so many hands."""
    fight.creatures[who].hand = things


def geared(fight: Fight, who: Who, gear: Stock) -> None:
    """A creature now has these things about it within easy reach."""
    fight.creatures[who].gear = gear


def loaded(fight: Fight, who: Who, weapon: str, rounds: int) -> None:
    """So much is now in a weapon's magazine or battery."""
    creature = fight.creatures[who]
    creature.loaded = tuple((id, rounds if id == weapon else n) for id, n in creature.loaded)


def lies(fight: Fight, thing: str, square: Square, count: int) -> None:
    """So many of a thing now lie on a square."""
    kept = tuple(each for each in fight.floor if each[:2] != (square, thing))
    fight.floor = tuple(sorted((*kept, (square, thing, count)))) if count else kept


def hand_lost(fight: Fight, who: Who) -> None:
    """A creature has one hand less."""
    fight.creatures[who].hands_left -= 1


def stowed(fight: Fight, who: Who, things: Stock) -> None:
    """A creature now has these things packed away."""
    fight.creatures[who].stowed = things


def switched_off(fight: Fight, who: Who, things: tuple[str, ...]) -> None:
    """These powered weapons in a creature's hands are switched off."""
    fight.creatures[who].off = things
