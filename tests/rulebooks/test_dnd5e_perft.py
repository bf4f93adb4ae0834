"""How many sequences of deeds there are, to a depth: a rule of legality that changes anywhere changes a count.

`python -m tests.rulebooks.test_dnd5e_perft` prints the counts; look for the reason before you pin them anew.
"""
from __future__ import annotations

from typing import Any

import pytest

from bitva.kernel.dice import Seeded
from bitva.kernel.outcomes import perft
from bitva.kernel.session import Session
from bitva.rulebooks.dnd5e.state import Fight
from tests.rulebooks.scenes import BOOK, begun, ways

SEED = "perft"
SCENES: dict[str, dict[str, Any]] = {
    "two who fight in a closet": {
        "map": "...\n...", "creatures": {"goblin": {"like": "goblin", "at": [0, 0]}, "ana": {"at": [2, 1]}}},
    "a corridor with a corner": {
        "map": "....\n.##.\n...#", "creatures": {"wolf": {"like": "wolf", "at": [0, 0]}, "ana": {"at": [0, 2]}}},
    "an ogre before a narrow door": {
        "map": ".....\n..#..\n.....", "creatures": {"ogre": {"like": "ogre", "at": [0, 0]}, "ana": {"at": [4, 1]}}},
    "rough ground and water": {
        "map": ".::~\n.:~~", "creatures": {"crab": {"like": "giant-crab", "at": [0, 0]}, "ana": {"at": [3, 0]}}},
    "out of reach past two enemies": {
        "map": "....\n....",
        "creatures": {"ana": {"at": [1, 0]}, "orc": {"like": "orc", "at": [0, 1]}, "wolf": {"like": "wolf", "at": [2, 1]}}},
    "a wizard with a spell to spare": {
        "map": "....\n....",
        "creatures": {"naella": {"like": "naella-1", "at": [0, 0]}, "orc": {"like": "orc", "at": [3, 1]}}},
    "a huge snake and its prey": {
        "map": "....\n....\n....",
        "creatures": {"snake": {"like": "giant-constrictor-snake", "at": [1, 0]}, "ana": {"at": [0, 0]}}},
}
PINNED: dict[str, tuple[int, ...]] = {
    "two who fight in a closet": (18, 274, 3596),
    "a corridor with a corner": (18, 278, 3642),
    "an ogre before a narrow door": (21, 336, 4285),
    "rough ground and water": (21, 349, 4479),
    "out of reach past two enemies": (101, 2765),
    "a wizard with a spell to spare": (42, 1089),
    "a huge snake and its prey": (27, 349, 3608),
}
"""To depth 1, 2 and, where that is soon done, 3."""


def scene(name: str) -> Fight:
    return begun(**SCENES[name])


@pytest.mark.parametrize("name", SCENES)
def test_the_count_is_pinned(name: str) -> None:
    counts = PINNED[name]
    assert tuple(perft(BOOK, scene(name), Seeded(SEED), depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("name", SCENES)
def test_a_session_comes_to_the_same_count(name: str) -> None:
    assert ways(Session(BOOK, scene(name), SEED)) == PINNED[name][0]


def main() -> None:
    for name in SCENES:
        counts: list[int] = []
        while len(counts) < 3 and (not counts or len(counts) < 2 or counts[-1] < 900):
            counts.append(perft(BOOK, scene(name), Seeded(SEED), len(counts) + 1))
        print(f'    "{name}": {tuple(counts)},')


if __name__ == "__main__":
    main()
