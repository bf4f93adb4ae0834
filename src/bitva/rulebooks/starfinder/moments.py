"""Moments of a Starfinder fight at which somebody may react, and when each kind of effect ends."""
from __future__ import annotations

from typing import Final

from bitva.kernel.actions import Moment
from bitva.kernel.words import RuleId, Square, Who, value

# The moments of the clock that an effect may last until; a number of rounds lasts until a count of the order.
TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
ATTACK_OVER: Final = "attack-over"
"""The attack under way against this creature has been carried out."""


@value
class Leaving(Moment):
    """A creature is about to go out of its space, or is about to be moved out of it: by which rule it gives cause for that."""

    who: Who
    square: Square
    onto: Square
    rule: RuleId = "sf.aoo.trigger.move"


@value
class Exposed(Moment):
    """A creature is about to do something at which whoever threatens it may strike: shoot, throw, cast; by which rule."""

    who: Who
    rule: RuleId


@value
class Stepping(Moment):
    """A creature enters a square: it is about to (before), or has just done so (after)."""

    who: Who
    came: Square
    square: Square


@value
class Attacking(Moment):
    """An attack: about to be rolled (before), or carried out with all it does (after)."""

    who: Who
    target: Who
    means: str
    hit: bool = False


@value
class Casting(Moment):
    """A spell: begun and not yet complete (before), or cast (after)."""

    who: Who
    spell: str


@value
class Acting(Moment):
    """A creature's deed: about to be done (before), or done (after)."""

    who: Who
    verb: str
    target: Who


@value
class Harmed(Moment):
    """A creature has lost hit points or stamina to another."""

    who: Who
    by: Who
    amount: int


@value
class TurnBegan(Moment):
    """A creature's turn has begun."""

    who: Who


@value
class TurnOver(Moment):
    """A creature's turn has just ended."""

    who: Who
