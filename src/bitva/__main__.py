"""`python -m bitva` is `bitva`."""
from __future__ import annotations

from bitva.cli.main import main

main()
