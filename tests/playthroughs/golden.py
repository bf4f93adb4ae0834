"""Golden playthroughs: a seeded fight as text, with options, facts and every viewer's view at each question.

`python -m tests.playthroughs.golden` writes them anew; read the difference before you commit it: every line of it is a rule that
changed.
"""
from __future__ import annotations

from pathlib import Path

from bitva.content.encounters import encounter, rulebook
from tests.playthroughs.telling import played

HERE = Path(__file__).parent
GOLDEN = (("dnd5e", "bridge", "golden 1", 70), ("dnd5e", "crypt", "golden 2", 60), ("starfinder", "boarding", "golden 1", 32),
          ("starfinder", "gantries", "golden 2", 28), ("savage", "ford", "golden 1", 30), ("savage", "crossing", "golden 2", 24),
          ("acks", "ford", "golden 1", 36), ("acks", "cellars", "golden 2", 30))
"""Rulebook, encounter, seed, and after how many deeds the game master ends the fight."""


def name_of(rulebook_name: str, fight: str) -> Path:
    return HERE / f"{rulebook_name}-{fight}.txt"


def heading(rulebook_name: str, fight: str, seed: str) -> str:
    return f"{rulebook_name} {fight} {seed!r}"


def playthrough(rulebook_name: str, fight: str, seed: str, most: int) -> str:
    """The whole fight as text."""
    return played(rulebook(rulebook_name), encounter(fight, rulebook_name), heading(rulebook_name, fight, seed), seed, most)


def main() -> None:
    for rulebook_name, fight, seed, most in GOLDEN:
        name_of(rulebook_name, fight).write_text(playthrough(rulebook_name, fight, seed, most), encoding="utf-8")


if __name__ == "__main__":
    main()
