"""Going about: movement, facing, hiding."""
from __future__ import annotations

from bitva.kernel.facts import Hidden, stepped, turned
from bitva.kernel.words import Square, Who
from bitva.rulebooks.acks.state import Fight


def went(fight: Fight, who: Who, square: Square, facing: int, feet: int) -> None:
    """A creature's own movement takes it into a square, so many feet further; it faces this way there."""
    stepped(fight, who, square)
    creature = fight.creatures[who]
    creature.facing = facing
    creature.travelled += feet


def halted(fight: Fight, who: Who, by: Who) -> None:
    """A creature's movement ends because somebody engages it."""


def faced(fight: Fight, who: Who, facing: int) -> None:
    """A creature turns."""
    turned(fight, who, facing)


def hid(fight: Fight, who: Who, from_: Hidden[int]) -> None:
    """A creature is hidden from these, as bits, and from nobody else."""
    fight.creatures[who].hidden = from_


def charged(fight: Fight, who: Who, target: Who) -> None:
    """A creature charges another."""
    fight.creatures[who].charge = target
