"""How much the engine does for the same thing, counted and not timed: what costs a tenth more than it did is noticed anywhere.

A count that has changed for a good reason is pinned anew: `python -m tests.speed.test_work` prints them all.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from benchmarks import run, s1
from bitva.kernel.facts import Fact
from bitva.rulebooks.dnd5e import RULEBOOK

PINNED = {
    "S1, no log": 28816,
    "S1, log": 35043,
    "options, 40x40, 20 creatures": 116770,
    "clone, 10 creatures": 130,
    "save and load, mid-action": 2440,
    "undo": 2640,
    "replay, 100 deeds": 158550,
}
"""Calls of the engine's functions, for ten of each."""


def calls(work: Callable[[], object]) -> int:
    """How many functions of the engine are called in doing something; what has no name of its own is not counted, for Python's
    versions run it differently."""
    count = 0

    def note(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        code = frame.f_code
        if event == "call" and code.co_name[0] != "<" and "/bitva/" in code.co_filename.replace("\\", "/"):
            count += 1

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def works() -> dict[str, Callable[[], object]]:
    start = RULEBOOK.start(s1.encounter())
    session, many, halted = run.played(100), run.crowd(), run.waiting()
    record, halted_record = json.dumps(session.to_data()), json.dumps(halted.to_data())
    who = many.questions[0].who
    log: list[Fact] = []
    seeds = map(str, range(100))
    return {
        "S1, no log": lambda: s1.fight(next(seeds), start),
        "S1, log": lambda: s1.fight(next(seeds), start, log),
        "options, 40x40, 20 creatures": lambda: list(many.options(who)),
        "clone, 10 creatures": start.clone,
        "save and load, mid-action": lambda: (halted.to_data(), run.load(halted.states[0], halted_record)),
        "undo": lambda: session.fork().undo("gm"),
        "replay, 100 deeds": lambda: run.load(session.states[0], record),
    }


def counted() -> dict[str, int]:
    found: dict[str, int] = {}
    for name, work in works().items():
        work()  # what is worked out once for all
        found[name] = sum(calls(work) for _ in range(10))
    return found


def test_nothing_costs_a_tenth_more_than_it_did() -> None:
    found = counted()
    assert list(found) == list(PINNED)
    dearer = {name: (count, PINNED[name]) for name, count in found.items() if count > 1.1 * PINNED[name]}
    assert not dearer, "found and pinned"
    cheaper = {name: (count, PINNED[name]) for name, count in found.items() if count < 0.9 * PINNED[name]}
    assert not cheaper, "a gain: pin it, so that it is not lost again"


@pytest.mark.parametrize("fights", [2000, pytest.param(20_000, marks=pytest.mark.slow)])
def test_the_means_of_s1_agree_with_the_floor(fights: int) -> None:
    """The floor knows nothing of the rulebook; that both come to the same is a test of the rules."""
    apart = {name: row["standard errors apart"] for name, row in run.means(fights).items()}
    assert not {name: errors for name, errors in apart.items() if abs(errors) > 3}


if __name__ == "__main__":
    for name, count in counted().items():
        print(f'    "{name}": {count},')
