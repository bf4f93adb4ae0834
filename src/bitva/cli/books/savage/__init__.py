"""How Savage Worlds is laid out in the terminal."""
from __future__ import annotations

from bitva.cli.books.savage.table import SavageLayout

layout = SavageLayout()
