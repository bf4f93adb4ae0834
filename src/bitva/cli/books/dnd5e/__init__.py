"""How D&D is laid out in the terminal."""
from __future__ import annotations

from bitva.cli.books.dnd5e.table import Dnd5eLayout

layout = Dnd5eLayout()
