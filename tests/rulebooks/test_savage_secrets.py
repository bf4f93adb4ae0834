"""What the players are told of a Savage Worlds fight: nothing of an ambush that they have not noticed, until it is sprung."""
from __future__ import annotations

from typing import Any

import pytest

from bitva.content.encounters import encounter, rulebook
from bitva.kernel.session import Session
from bitva.kernel.views import portraits
from bitva.players import of
from bitva.rulebooks.savage.state import Fight

BOOK = rulebook("savage")
HEROES = ("player-1", "player-2", "player-3", "player-4")


def laid(seed: str, foes: bool = True) -> Session[Fight]:
    """The ford with everybody of the other side in ambush, and heroes who know nothing of it."""
    data: dict[str, Any] = encounter("ford", "savage")
    for entry in data["creatures"]:
        if entry["side"] == "heroes":
            entry["unaware"] = True
        elif foes:
            entry["ambush"] = True
    session: Session[Fight] = Session(BOOK, BOOK.start(data), seed)
    session.begin()
    return session


def known(session: Session[Fight], viewer: str) -> set[str]:
    return set(portraits(BOOK, session.battle, viewer))


def noticed(session: Session[Fight], viewer: str) -> bool:
    """Has one of this player's own noticed that something is wrong?"""
    return any(not any(session.battle.effects_on(creature.index, "surprised"))
               for creature in session.battle.creatures if creature.controller == viewer)


@pytest.mark.parametrize("seed", [str(n) for n in range(8)])
def test_only_who_notices_an_ambush_knows_of_it(seed: str) -> None:
    session = laid(seed)
    foes = {creature.id for creature in session.battle.creatures if creature.side == "foes"}
    heroes = {creature.id for creature in session.battle.creatures if creature.side == "heroes"}
    for viewer in sorted({creature.controller for creature in session.battle.creatures} - {"gm"}):
        expected = foes if noticed(session, viewer) else set()
        assert known(session, viewer) - heroes == expected, viewer
        hidden = {creature.index for creature in session.battle.creatures if creature.id in foes - expected}
        assert not [fact for fact in session.told(viewer) if fact.parts().get("who") in hidden]
    assert foes < known(session, "gm")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_an_ambush_that_is_sprung_is_seen(seed: str) -> None:
    """Whoever acts is known to all from then on; with the second round everybody is."""
    session = laid(seed)
    machine = of("savage")
    while session.battle.clock.round < 2 and not session.battle.over:
        question = session.questions[0]
        if session.open:
            assert session.answer(question.person, question.key, machine.answer(session.battle, question)) is None
        else:
            assert session.act(question.person, f"{session.battle.creatures[question.who].id} end") is None
        for creature in session.battle.creatures:
            if creature.side == "foes" and session.battle.clock.who == creature.index and session.battle.clock.phase == "turn":
                assert all(creature.id in known(session, viewer) for viewer in HEROES)
    assert all(creature.id in known(session, viewer) for creature in session.battle.creatures for viewer in HEROES)


def test_without_an_ambush_everybody_is_seen() -> None:
    session = laid("open", foes=False)
    assert all(creature.id in known(session, "player-1") for creature in session.battle.creatures)
