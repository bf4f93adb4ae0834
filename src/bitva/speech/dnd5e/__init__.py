"""How D&D 5e is told. Importing the package registers everything on `voice`."""
from __future__ import annotations

from bitva.speech import table
from bitva.speech.dnd5e import actions, harm, rolls, texts
from bitva.speech.dnd5e.words import own

MODULES = (actions, harm, rolls, texts)
voice = own.over(table.voice)
