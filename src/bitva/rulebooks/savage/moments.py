"""Moments of a Savage Worlds fight at which somebody may react, and when each kind of effect ends."""
from __future__ import annotations

from typing import Final

from bitva.kernel.actions import Action, Moment
from bitva.kernel.words import Creatures, Square, Who, value

# The moments of the clock that an effect may last until.
TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
ROUND_END: Final = "round-end"


@value
class Undertaking(Moment):
    """A creature is about to act, or to go on walking: whoever is on Hold may break in (sw.hold.interrupt)."""

    who: Who
    action: Action


@value
class Between(Moment):
    """One turn is over and the next has not begun; `next` is whose it will be, nobody at the end of a round."""

    next: Who


@value
class TurnBegan(Moment):
    """A creature's turn has begun, and the rolls at its start are made."""

    who: Who


@value
class TurnOver(Moment):
    """A creature's turn has just ended."""

    who: Who


@value
class Leaving(Moment):
    """A creature is about to walk away from those next to it."""

    who: Who
    onto: Square
    left: Creatures


@value
class Stepped(Moment):
    """A creature has entered a square of its own will, coming from another."""

    who: Who
    square: Square
    came: Square


@value
class Targeted(Moment):
    """An attack is about to be rolled."""

    who: Who
    target: Who
    means: str


@value
class Attacked(Moment):
    """An attack roll has hit or missed this target, with all that came of it."""

    who: Who
    target: Who
    means: str
    hit: bool


@value
class Harmed(Moment):
    """Damage has Shaken or wounded a creature."""

    who: Who
    by: Who
    wounds: int


@value
class Fell(Moment):
    """A creature is out of the fight: Incapacitated or dead."""

    who: Who
    by: Who
