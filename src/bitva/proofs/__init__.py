"""The worked cases of every rule, as scenes that are played and checked."""
from __future__ import annotations

from bitva.proofs.report import Report, run

__all__ = ["Report", "run"]
