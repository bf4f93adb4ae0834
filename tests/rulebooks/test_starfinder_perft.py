"""How many sequences of deeds there are in Starfinder, to a depth: a rule of legality that changes anywhere changes a count.

`python -m tests.rulebooks.test_starfinder_perft` prints the counts; look for the reason before you pin them anew.
"""
from __future__ import annotations

from typing import Any

import pytest

from bitva.kernel.dice import Seeded
from bitva.kernel.outcomes import perft
from bitva.kernel.session import Session
from bitva.rulebooks.starfinder.state import Fight
from tests.rulebooks.scenes import Scenes, ways

SEED = "perft"
SCENE = Scenes("starfinder")
SCENES: dict[str, dict[str, Any]] = {
    "two who fight in a closet": {
        "map": "...\n...", "creatures": {"raider": {"like": "dock-raider", "at": [0, 0]}, "ana": {"at": [2, 1]}}},
    "a corridor with a corner": {
        "map": "....\n.##.\n...#", "creatures": {"hound": {"like": "deck-hound", "at": [0, 0]}, "ana": {"at": [0, 2]}}},
    "a big body before a narrow door": {
        "map": ".....\n..#..\n.....", "creatures": {"grazer": {"like": "crystal-grazer", "at": [0, 0]}, "ana": {"at": [4, 1]}}},
    "past two enemies": {
        "map": "....\n....",
        "creatures": {"ana": {"at": [1, 0]}, "raider": {"like": "dock-raider", "at": [0, 1]},
                      "hound": {"like": "deck-hound", "at": [2, 1]}}},
    "a caster beside an armed foe": {
        "map": "....\n....",
        "creatures": {"liadan": {"like": "liadan-1", "at": [0, 0]}, "raider": {"like": "dock-raider", "at": [1, 1]}}},
    "a tinker with a cone and a line of sight": {
        "map": ".....\n.n...",
        "creatures": {"bruzh": {"like": "bruzh-1", "at": [0, 0]}, "gnawer": {"like": "cable-gnawer", "at": [4, 1]}}},
}
PINNED: dict[str, tuple[int, ...]] = {
    "two who fight in a closet": (34, 575),
    "a corridor with a corner": (276,),
    "a big body before a narrow door": (220,),
    "past two enemies": (76, 809),
    "a caster beside an armed foe": (63, 1123),
    "a tinker with a cone and a line of sight": (52, 974),
}
"""To depth 1 and, where no wall can be climbed at fifty different difficulties, 2."""


def scene(name: str) -> Fight:
    fight: Fight = SCENE.begun(**SCENES[name])
    return fight


@pytest.mark.parametrize("name", SCENES)
def test_the_count_is_pinned(name: str) -> None:
    counts = PINNED[name]
    assert tuple(perft(SCENE.book, scene(name), Seeded(SEED), depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("name", SCENES)
def test_a_session_comes_to_the_same_count(name: str) -> None:
    assert ways(Session(SCENE.book, scene(name), SEED)) == PINNED[name][0]


def main() -> None:
    for name in SCENES:
        depths = range(1, len(PINNED[name]) + 1)
        print(f'    "{name}": {tuple(perft(SCENE.book, scene(name), Seeded(SEED), depth) for depth in depths)},')


if __name__ == "__main__":
    main()
