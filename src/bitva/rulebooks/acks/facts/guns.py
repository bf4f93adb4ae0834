"""Artillery: shots, where they go, the winding up."""
from __future__ import annotations

from bitva.kernel.numbers import Number
from bitva.kernel.words import Square, Who
from bitva.rulebooks.acks.objects import Piece
from bitva.rulebooks.acks.state import Fight


def artillery_rolled(fight: Fight, who: Who, target: Who, square: Square, piece: str, natural: int, roll: Number, need: Number,
                     outcome: str) -> None:
    """A shot of a piece at somebody or at a square, against what a direct hit takes, and what it comes to."""


def scattered(fight: Fight, who: Who, clock: int, feet: int) -> None:
    """A shot goes astray: in which direction of the clock, twelve being straight on, and how far."""


def piece_fired(fight: Fight, who: Who, thing: Piece) -> None:
    """A piece has been fired, and is loaded or not."""
    fight.things = tuple(thing if old.id == thing.id else old for old in fight.things)


def piece_wound(fight: Fight, who: Who, thing: Piece) -> None:
    """A piece is loaded, or a step nearer to it."""
    fight.things = tuple(thing if old.id == thing.id else old for old in fight.things)
