"""Moments of a D&D fight at which somebody may react, and when each kind of effect ends."""
from __future__ import annotations

from typing import Final

from bitva.kernel.actions import Moment
from bitva.kernel.words import Creatures, Square, Who, value

# The moments of the clock that an effect may last until.
TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
ATTACK_OVER: Final = "attack-over"
"""The attack under way against this creature has been carried out."""


@value
class Leaving(Moment):
    """A creature is about to step out of somebody's reach by its own movement."""

    who: Who
    square: Square
    onto: Square
    height: int = 0
    """How high above the floor the step ends."""
    along: Creatures = ()
    """Those whom it drags along, and out of whose reach it so does not come."""


@value
class Stepped(Moment):
    """A creature has come to a square from another (-1: it was put there), or to another height: it was so high up before."""

    who: Who
    square: Square
    came: Square = -1
    was: int = 0


@value
class Shoved(Moment):
    """A creature has been moved by something other than its own will."""

    who: Who


@value
class BroughtLow(Moment):
    """A rider or a mount lies prone, falls or is gone."""

    who: Who


@value
class Targeted(Moment):
    """An attack is about to be rolled."""

    who: Who
    target: Who
    means: str


@value
class HitRolled(Moment):
    """An attack roll is known and would hit; it has no effect yet."""

    who: Who
    target: Who
    means: str
    total: int
    natural: int


@value
class Attacked(Moment):
    """An attack has hit or missed, with all its effects."""

    who: Who
    target: Who
    hit: bool


@value
class Harmed(Moment):
    """A creature has taken damage from another."""

    who: Who
    by: Who
    amount: int


@value
class Casting(Moment):
    """A spell is being cast; it has no effect yet."""

    who: Who
    spell: str
    level: int


@value
class Acted(Moment):
    """A creature has finished an action: what it did, and at whom."""

    who: Who
    verb: str
    target: Who


@value
class TurnBegan(Moment):
    """A creature's turn has begun."""

    who: Who


@value
class TurnOver(Moment):
    """A creature's turn has just ended."""

    who: Who
