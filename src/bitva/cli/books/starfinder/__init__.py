"""How Starfinder is laid out in the terminal."""
from __future__ import annotations

from bitva.cli.books.starfinder.table import StarfinderLayout

layout = StarfinderLayout()
