"""Whole fights taken back step by step, forked, saved and loaded at every question: each time it is the same fight."""
from __future__ import annotations

import json
from typing import Any

import pytest

from bitva.content.encounters import encounter, rulebook
from bitva.content.records import record, restore
from bitva.kernel.session import Session
from bitva.kernel.words import GM
from bitva.players.chance import Chance

STEPS = 40
FIGHTS = (("dnd5e", "ambush"), ("dnd5e", "bridge"), ("dnd5e", "crypt"), ("dnd5e", "dragon"), ("starfinder", "boarding"),
          ("starfinder", "gantries"), ("savage", "ford"), ("savage", "crossing"))


def whole(session: Session[Any]) -> tuple[object, ...]:
    """Everything that there is to a session."""
    return session.to_data(), session.battle.digest(), session.questions, list(session.log), session.rolled


def step(session: Session[Any], player: Chance[Any]) -> None:
    """One answer or one deed."""
    question = session.questions[0]
    if session.open:
        assert session.answer(question.person, question.key, player.answer(session.battle, question)) is None
    else:
        assert session.act(question.person, player.act(session.battle, question.who)) is None


@pytest.mark.parametrize(("name", "fight"), FIGHTS)
def test_a_fight_taken_back_to_its_opening_and_played_again(name: str, fight: str) -> None:
    book, data = rulebook(name), encounter(fight, name)
    session: Session[Any] = Session(book, book.start(data), "back")
    player: Chance[Any] = Chance(book, "back")
    session.begin()
    befores: list[tuple[object, ...]] = []
    for _ in range(STEPS):
        if session.battle.over:
            break
        befores.append(whole(session))
        step(session, player)
    end = whole(session)
    kept = session.fork()
    for number, before in enumerate(reversed(befores)):
        if number % 5 == 0:
            loaded = restore(json.loads(json.dumps(record(data, session))))
            assert loaded.flaw is None and whole(loaded.session)[:4] == whole(session)[:4]
        assert session.undo(GM) is None
        assert whole(session) == before
    assert whole(kept) == end, "the fork went its own way"
    again: Chance[Any] = Chance(book, "back")
    for _ in befores:
        step(session, again)
    assert whole(session) == end
