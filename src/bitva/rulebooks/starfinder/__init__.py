"""Starfinder (first edition), tactical combat. Importing the package registers every rule on RULEBOOK."""
from __future__ import annotations

from bitva.rulebooks.starfinder import (
    afflictions,
    asked,
    attack,
    awareness,
    blasts,
    by_word,
    compulsions,
    defence,
    delay,
    dying,
    hands,
    movement,
    opening,
    opportunity,
    posture,
    reactions,
    ready,
    setup,
    small_deeds,
    turn,
)
from bitva.rulebooks.starfinder.book import book

RULEBOOK = book
MODULES = (
    afflictions,
    asked,
    attack,
    awareness,
    blasts,
    by_word,
    compulsions,
    defence,
    delay,
    dying,
    hands,
    movement,
    opening,
    opportunity,
    posture,
    reactions,
    ready,
    setup,
    small_deeds,
    turn,
)
