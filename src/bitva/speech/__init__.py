"""What happens in a battle as sentences of a person's language."""
from __future__ import annotations

from bitva.speech.catalogue import LANGUAGES, Name
from bitva.speech.rules import Case, Rule
from bitva.speech.speaker import Speaker
from bitva.speech.voice import Line

__all__ = ["LANGUAGES", "Case", "Line", "Name", "Rule", "Speaker"]
