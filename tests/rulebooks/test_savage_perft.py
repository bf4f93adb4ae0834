"""How many sequences of deeds there are in Savage Worlds, to a depth: a rule of legality that changes anywhere changes a count.

`python -m tests.rulebooks.test_savage_perft` prints the counts; look for the reason before you pin them anew.
"""
from __future__ import annotations

from typing import Any

import pytest

from bitva.kernel.dice import Seeded
from bitva.kernel.outcomes import perft
from bitva.rulebooks.savage.state import Fight
from tests.rulebooks.scenes import Scenes

SEED = "perft"
SCENE = Scenes("savage")
SCENES: dict[str, dict[str, Any]] = {
    "two who fight in a closet": {
        "map": "...\n...", "creatures": {"reaver": {"side": "foes", "at": [0, 0]}, "ana": {"at": [2, 1]}}},
    "a corridor with a corner": {
        "map": "....\n.##.\n...#",
        "creatures": {"wolf": {"like": "grey-wolf", "side": "foes", "at": [0, 0]}, "ana": {"at": [0, 2]}}},
    "a big body before a narrow door": {
        "map": ".....\n..#..\n.....",
        "creatures": {"aurochs": {"like": "aurochs", "side": "foes", "at": [0, 0]}, "ana": {"at": [4, 1]}}},
    "past two enemies": {
        "map": "....\n....",
        "creatures": {"ana": {"at": [1, 0]}, "reaver": {"like": "reaver", "side": "foes", "at": [0, 1]},
                      "wolf": {"like": "grey-wolf", "side": "foes", "at": [2, 1]}}},
    "three dice to share out between two": {
        "map": "......\n......",
        "creatures": {"ana": {"at": [0, 0], "weapons": {"submachine-gun": 1}, "in_hand": ["submachine-gun"]},
                      "boris": {"side": "foes", "at": [5, 0]}, "orc": {"side": "foes", "at": [5, 1]}}},
    "a user of powers beside a foe": {
        "map": "....\n....",
        "creatures": {"zlata": {"like": "zlata", "at": [0, 0]}, "reaver": {"like": "reaver", "side": "foes", "at": [1, 1]}}},
}
PINNED: dict[str, tuple[int, ...]] = {
    "two who fight in a closet": (543,),
    "a corridor with a corner": (544,),
    "a big body before a narrow door": (523,),
    "past two enemies": (2224,),
    "three dice to share out between two": (2047,),
    "a user of powers beside a foe": (2057,),
}
"""To depth 1: each deed with all answers to all that it asks."""


def scene(name: str) -> Fight:
    fight: Fight = SCENE.begun(**SCENES[name])
    return fight


@pytest.mark.parametrize("name", SCENES)
def test_the_count_is_pinned(name: str) -> None:
    counts = PINNED[name]
    assert tuple(perft(SCENE.book, scene(name), Seeded(SEED), depth) for depth in range(1, len(counts) + 1)) == counts


def main() -> None:
    for name in SCENES:
        depths = range(1, len(PINNED[name]) + 1)
        print(f'    "{name}": {tuple(perft(SCENE.book, scene(name), Seeded(SEED), depth) for depth in depths)},', flush=True)


if __name__ == "__main__":
    main()
