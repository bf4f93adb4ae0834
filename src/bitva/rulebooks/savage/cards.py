"""The Action Deck: 52 cards and two Jokers, each a number by which it is ranked, and a name."""
from __future__ import annotations

from typing import Final

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = ("c", "d", "h", "s")
"""Clubs, diamonds, hearts, spades: which of two equal ranks goes first (sw.init.order)."""
JOKERS: Final = ("black-joker", "red-joker")
CARDS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), *JOKERS)
"""The name of each card; the higher its number, the sooner it comes up."""
NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
WHOLE: Final = (1 << len(CARDS)) - 1
"""All cards, as bits."""
JOKER: Final = NUMBER[JOKERS[0]]
"""The number from which on a card is a Joker."""
SIX: Final = NUMBER["6c"]
"""Below it a card is a Five or lower."""
NONE: Final = -1


def names(mask: int) -> tuple[str, ...]:
    """The names of a set of cards, the lowest first."""
    return tuple(name for number, name in enumerate(CARDS) if mask >> number & 1)
