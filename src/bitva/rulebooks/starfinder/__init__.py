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
    charge,
    climbing,
    compulsions,
    coup,
    defence,
    delay,
    draws,
    dying,
    explosives,
    falling,
    feint,
    flying,
    hands,
    lesser_moves,
    movement,
    opening,
    opportunity,
    posture,
    properties,
    reactions,
    ready,
    running,
    setup,
    small_deeds,
    squeezing,
    support,
    turn,
    volleys,
    withdrawing,
    zero_gravity,
)
from bitva.rulebooks.starfinder.book import book

RULEBOOK = book
MODULES = (abilities, afflictions, asked, attack, awareness, blasts, by_word, charge, climbing, compulsions, coup, defence, delay,
           draws, dying, explosives, falling, feint, flying, hands, lesser_moves, movement, opening, opportunity, posture,
           properties, reactions, ready, running, setup, small_deeds, squeezing, support, turn, volleys, withdrawing, zero_gravity)
