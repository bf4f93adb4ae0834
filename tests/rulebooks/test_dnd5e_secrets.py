"""What the players are told of a D&D fight: nothing of whom they have not noticed, from the first fact on."""
from __future__ import annotations

import pytest

from bitva.content.encounters import encounter, rulebook
from bitva.content.library import library
from bitva.kernel.session import Session
from bitva.kernel.views import portraits

BOOK = rulebook("dnd5e")


@pytest.mark.parametrize("name", library("dnd5e").names("encounters"))
def test_whoever_hides_from_the_start_is_not_among_those_who_take_the_field(name: str) -> None:
    session = Session(BOOK, BOOK.start(encounter(name, "dnd5e")), "opening")
    session.begin()
    creatures = session.battle.creatures
    for viewer in ("player-1", "player-2", "player-3", "player-4"):
        told = {creatures[fact.parts()["who"]].id for fact in session.told(viewer) if fact.kind in ("arrived", "hid")}
        assert told <= set(portraits(BOOK, session.battle, viewer)), viewer
