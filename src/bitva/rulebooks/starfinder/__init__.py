"""Starfinder (first edition), tactical combat. Importing the package registers every rule on RULEBOOK."""
from __future__ import annotations

from bitva.rulebooks.starfinder import (
    abilities,
    afflictions,
    asked,
    attack,
    awareness,
    blasts,
    by_word,
    compulsions,
    coup,
    defence,
    delay,
    dying,
    explosives,
    feint,
    hands,
    movement,
    opening,
    opportunity,
    posture,
    properties,
    reactions,
    ready,
    setup,
    small_deeds,
    support,
    turn,
    volleys,
)
from bitva.rulebooks.starfinder.book import book

RULEBOOK = book
MODULES = (abilities, afflictions, asked, attack, awareness, blasts, by_word, compulsions, coup, defence, delay, dying, explosives,
           feint, hands, movement, opening, opportunity, posture, properties, reactions, ready, setup, small_deeds, support, turn,
           volleys)
