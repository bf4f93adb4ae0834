"""Random fights keep every promise of the engine: a fast share of them always, two thousand of each rulebook as `slow`."""
from __future__ import annotations

import json
from typing import Any

import pytest

from bitva.content.encounters import rulebook_names
from bitva.content.records import parse, restore
from tests.fuzz import fights
from tests.fuzz.fights import Broken, expect, fight, seeds

MANY, SHARE, FEW = 2000, 25, 6
FEWER = {"acks": 750}
"""As many as have been seen to hold in a rulebook that is not closed yet."""
ONCE_BROKEN = (("acks", "2240"), ("acks", "2241"), ("acks", "10036"), ("acks", "10532"), ("acks", "10792"))
"""A tie that named somebody hidden; riders who got down into walls and off the map."""


@pytest.mark.parametrize("first", range(0, 3 * FEW, FEW))
@pytest.mark.parametrize("rulebook", rulebook_names())
def test_some_random_fights(rulebook: str, first: int) -> None:
    for seed in seeds(first, FEW):
        fight(rulebook, seed)


@pytest.mark.parametrize(("rulebook", "seed"), ONCE_BROKEN)
def test_what_once_broke_holds_now(rulebook: str, seed: str) -> None:
    fight(rulebook, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("rulebook", "first"), [
    (rulebook, first) for rulebook in rulebook_names() for first in range(10_000, 10_000 + FEWER.get(rulebook, MANY), SHARE)])
def test_two_thousand_random_fights(rulebook: str, first: int) -> None:
    for seed in seeds(first, SHARE):
        fight(rulebook, seed)


def test_a_broken_promise_leaves_a_record_that_plays_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[str] = []

    def broken(book: object, battle: Any) -> None:
        ends.append(battle.digest())
        expect(battle.deeds < 12, "a promise")

    monkeypatch.setattr(fights, "check_state", broken)
    with pytest.raises(Broken, match="a promise") as caught:
        fight("dnd5e", "0")
    assert "python -m tests.fuzz.fights dnd5e 0" in str(caught.value)
    text = str(caught.value).splitlines()[-1]
    assert json.loads(text)["rulebook"] == "dnd5e"
    again = restore(*parse(text))
    assert again.flaw is None
    assert again.session.battle.digest() == ends[-1]
