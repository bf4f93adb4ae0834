"""What happens to several at once in Starfinder is told in one line, and what comes of one blow in its order."""
from __future__ import annotations

from typing import Any

import pytest

from bitva.kernel.dice import Seeded
from bitva.kernel.facts import Fact
from bitva.kernel.table import Table
from bitva.speech.speaker import Speaker
from tests.rulebooks.scenes import Scenes

SCENE = Scenes("starfinder")


def told(lang: str, fight: Any, *deeds: str) -> list[str]:
    """The lines of these deeds."""
    log: list[Fact] = []
    table = Table(SCENE.book, fight, Seeded("lines"), policy=SCENE.answer, log=log)
    for deed in deeds:
        table.deed(SCENE.action(fight, deed))
    return [line.text for line in Speaker(lang, "starfinder").lines(fight, log)]


@pytest.mark.parametrize(("lang", "line"), [
    ("en", "Boarding captain, One and Two: attack +1, damage +1 (war cry)."),
    ("ru", "Капитан абордажников, One и Two: атака +1, урон +1 (боевой клич).")])
def test_a_cry_that_helps_several_is_told_once(lang: str, line: str) -> None:
    fight = SCENE.begun({"captain": {"like": "boarding-captain", "at": [1, 1]}, "one": {"side": "foes", "at": [2, 1]},
                         "two": {"side": "foes", "at": [3, 1]}, "a": {"at": [12, 1]}})
    lines = told(lang, fight, "captain use war-cry")
    assert [each for each in lines if "+1" in each] == [line]


def test_whoever_is_killed_where_he_lies_is_not_said_to_fall_afterwards() -> None:
    fight = SCENE.begun({"a": {"hp": "1/20", "rp": "4/4"}, "b": {"side": "foes"}})
    lines = told("en", fight, "gm harm a 1 fire", "a stabilise", "gm harm a 40 fire")
    assert sum("unconscious" in each for each in lines) == 1
