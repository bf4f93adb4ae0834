"""Armour that is put on and taken off."""
from __future__ import annotations

from bitva.kernel.words import Square, Who
from bitva.rulebooks.acks.state import Fight


def donned(fight: Fight, who: Who, armor: str, square: Square, worn: int) -> None:
    """A creature puts on a stone of the armour that lies here; so many it wears now."""
    creature = fight.creatures[who]
    creature.worn = worn
    creature.shed = tuple((at, n - (at == square)) for at, n in creature.shed if n - (at == square) > 0)


def doffed(fight: Fight, who: Who, armor: str, square: Square, worn: int) -> None:
    """A creature takes off a stone of its armour, which now lies here; so many it still wears."""
    creature = fight.creatures[who]
    creature.worn = worn
    lying = dict(creature.shed)
    creature.shed = tuple((lying | {square: lying.get(square, 0) + 1}).items())


def armor_laid_out(fight: Fight, who: Who, square: Square, stone: int) -> None:
    """So many stone of a creature's armour lie here."""
    fight.creatures[who].shed = ((square, stone),)
