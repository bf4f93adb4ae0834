"""What the players are told of a D&D fight: nothing of whom they have not noticed, from the first fact on."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from bitva.content.encounters import encounter, rulebook
from bitva.content.library import library
from bitva.kernel.facts import arrived, left
from bitva.kernel.session import Session
from bitva.kernel.views import portraits
from bitva.players import of
from bitva.rulebooks.dnd5e.state import Fight

BOOK = rulebook("dnd5e")


@pytest.mark.parametrize("name", library("dnd5e").names("encounters"))
def test_whoever_hides_from_the_start_is_not_among_those_who_take_the_field(name: str) -> None:
    session = Session(BOOK, BOOK.start(encounter(name, "dnd5e")), "opening")
    session.begin()
    creatures = session.battle.creatures
    for viewer in ("player-1", "player-2", "player-3", "player-4"):
        told = {creatures[fact.parts()["who"]].id for fact in session.told(viewer) if fact.kind in ("arrived", "hid")}
        assert told <= set(portraits(BOOK, session.battle, viewer)), viewer


def begun(hidden: int) -> Session[Fight]:
    """The fight at the bridge up to its first turn, with goblins that hide so well, one of them among the heroes."""
    data = encounter("bridge", "dnd5e")
    for entry in data["creatures"]:
        if entry["creature"] == "goblin":
            entry["hidden"] = hidden
        if entry["id"] == "goblin-1":
            entry["at"] = [7, 3]
    session: Session[Fight] = Session(BOOK, BOOK.start(data), "hidden")
    session.begin()
    settle(session)
    return session


def settle(session: Session[Fight]) -> None:
    """Whatever is asked is answered as usual."""
    machine = of("dnd5e")
    while session.open:
        question = session.questions[0]
        assert session.answer(question.person, question.key, machine.answer(session.battle, question)) is None


def options(fight: Fight, who: int) -> list[str]:
    """What it may do, but for hiding: whether others have one clearly in view depends on all bodies in between."""
    return [BOOK.notation.write(fight, option) for option in BOOK.options(fight, who) if option.verb != "hide"]


def elsewhere(fight: Fight, who: int) -> Iterator[Fight]:
    """The same battle with a hidden creature in other places."""
    for place in ((7, 5), (9, 9), (10, 6), (3, 3)):
        other = fight.clone()
        creature = other.creatures[who]
        stealth, hidden = creature.stealth, creature.hidden
        left(other, who)
        arrived(other, who, other.board.square(*place), 0)
        creature.stealth, creature.hidden = stealth, hidden
        yield other


@pytest.mark.parametrize("hero", range(4))
def test_what_one_may_do_does_not_tell_where_somebody_hides(hero: int) -> None:
    fight = begun(40).battle
    fight.clock.at = fight.clock.place_of(hero)
    fight.creatures[hero].action = fight.creatures[hero].bonus = True
    known = options(fight, hero)
    for goblin in (4, 5):
        for other in elsewhere(fight, goblin):
            assert options(other, hero) == known


def test_whoever_walks_into_somebody_hidden_finds_him_and_stops() -> None:
    session = begun(40)
    while session.battle.clock.who != 0:
        turn = session.battle.creatures[session.battle.clock.who]
        assert session.act(turn.controller, f"{turn.id} end") is None
        settle(session)
    assert session.act("player-1", "ragna move 5,5-6,4-7,3-8,2") is None
    settle(session)
    ragna, goblin = session.battle.creatures[0], session.battle.creatures[4]
    assert session.battle.board.xy(ragna.at) == (6, 4) and ragna.moved == 10
    assert not goblin.hidden & 1 and goblin.hidden & 2
