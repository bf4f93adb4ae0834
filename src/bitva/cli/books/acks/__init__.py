"""How ACKS II is laid out in the terminal."""
from __future__ import annotations

from bitva.cli.books.acks.table import AcksLayout

layout = AcksLayout()
