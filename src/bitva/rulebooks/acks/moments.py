"""Moments of an ACKS II fight at which somebody may react, and when each kind of effect ends."""
from __future__ import annotations

from typing import Final

from bitva.kernel.actions import Moment
from bitva.kernel.words import Path, Square, Who, value

# The moments of the clock that an effect may last until.
SEGMENT: Final = "segment"
"""The start of the creature's segment."""
SEGMENT_OVER: Final = "segment-over"
ROUND: Final = "round"
"""The start of a round."""


@value
class Approached(Moment):
    """A creature has come to be engaged by another that it does not face."""

    who: Who
    by: Who


@value
class Moved(Moment):
    """The movement that belongs to somebody's act is over: the squares it entered, and the act's verb."""

    who: Who
    path: Path
    start: Square
    how: str
    target: Who = -1


@value
class Acting(Moment):
    """An act that is no movement is about to take effect: its verb, and at whom."""

    who: Who
    how: str
    target: Who = -1


@value
class Acted(Moment):
    """An act has been done: its verb, and at whom."""

    who: Who
    how: str
    target: Who = -1


@value
class Struck(Moment):
    """An attack has hit or missed, with all its effects."""

    who: Who
    target: Who
    hit: bool


@value
class Harmed(Moment):
    """A creature has taken damage."""

    who: Who
    by: Who
    amount: int


@value
class SegmentBegan(Moment):
    """A creature's segment has begun."""

    who: Who
