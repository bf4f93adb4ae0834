"""How ACKS II is told. Importing the package registers everything on `voice`."""
from __future__ import annotations

from bitva.speech import table
from bitva.speech.acks import actions, harm, rolls, work
from bitva.speech.acks.words import own

MODULES = (actions, harm, rolls, work)
voice = own.over(table.voice)
