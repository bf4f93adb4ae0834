"""Starfinder (first edition), tactical combat. Importing the package registers every rule on RULEBOOK."""
from __future__ import annotations

from bitva.rulebooks.starfinder import (
    attack,
    awareness,
    by_word,
    defence,
    delay,
    movement,
    opening,
    opportunity,
    posture,
    ready,
    setup,
    turn,
)
from bitva.rulebooks.starfinder.book import book

RULEBOOK = book
MODULES = (attack, awareness, by_word, defence, delay, movement, opening, opportunity, posture, ready, setup, turn)
