"""How Starfinder is told. Importing the package registers everything on `voice`."""
from __future__ import annotations

from bitva.speech import table
from bitva.speech.starfinder import actions, harm, manoeuvres, rolls
from bitva.speech.starfinder.words import own

MODULES = (actions, harm, manoeuvres, rolls)
voice = own.over(table.voice)
