"""What the players are told of a Starfinder fight: nothing of whom they have not noticed, from the first fact on."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from bitva.content.encounters import encounter, rulebook
from bitva.content.library import library
from bitva.kernel.facts import arrived, left
from bitva.kernel.session import Session
from bitva.kernel.views import portraits
from bitva.players import of
from bitva.rulebooks.starfinder.state import Fight

BOOK = rulebook("starfinder")


@pytest.mark.parametrize("name", library("starfinder").names("encounters"))
def test_whoever_hides_from_the_start_is_not_among_those_who_take_the_field(name: str) -> None:
    session = Session(BOOK, BOOK.start(encounter(name, "starfinder")), "opening")
    session.begin()
    creatures = session.battle.creatures
    for viewer in ("player-1", "player-2", "player-3", "player-4"):
        told = {creatures[fact.parts()["who"]].id for fact in session.told(viewer) if fact.kind == "arrived"}
        assert told <= set(portraits(BOOK, session.battle, viewer)), viewer


def begun() -> Session[Fight]:
    """The boarding action up to its first turn, with raiders that nobody has noticed, one of them among the heroes."""
    data = encounter("boarding", "starfinder")
    for entry in data["creatures"]:
        if entry["creature"] == "dock-raider":
            entry["hidden"] = 40
        if entry["id"] == "raider-1":
            entry["at"] = [5, 5]
    session: Session[Fight] = Session(BOOK, BOOK.start(data), "hidden")
    session.begin()
    settle(session)
    return session


def settle(session: Session[Fight]) -> None:
    """Whatever is asked is answered as usual."""
    machine = of("starfinder")
    while session.open:
        question = session.questions[0]
        assert session.answer(question.person, question.key, machine.answer(session.battle, question)) is None


def options(fight: Fight, who: int) -> list[str]:
    """What it may do, but for hiding: whether others have one clearly in view depends on all bodies in between."""
    return [BOOK.notation.write(fight, option) for option in BOOK.options(fight, who) if option.verb != "hide"]


def elsewhere(fight: Fight, who: int) -> Iterator[Fight]:
    """The same battle with a hidden creature in other places."""
    for place in ((3, 3), (9, 9), (12, 6), (5, 2)):
        other = fight.clone()
        creature = other.creatures[who]
        stealth, hidden = creature.stealth, creature.hidden
        left(other, who)
        arrived(other, who, other.board.square(*place), 0)
        creature.stealth, creature.hidden = stealth, hidden
        yield other


@pytest.mark.parametrize("hero", range(4))
def test_what_one_may_do_does_not_tell_where_somebody_hides(hero: int) -> None:
    fight = begun().battle
    fight.clock.at = fight.clock.place_of(hero)
    creature = fight.creatures[hero]
    creature.standard = creature.move = creature.swift = True
    known = options(fight, hero)
    for raider in (4, 5):
        assert fight.creatures[raider].hidden >> hero & 1
        for other in elsewhere(fight, raider):
            assert options(other, hero) == known


def test_whoever_walks_into_somebody_hidden_finds_him_and_stops() -> None:
    session = begun()
    fight = session.battle
    while session.battle.clock.who != 0:
        turn = session.battle.creatures[session.battle.clock.who]
        assert session.act(turn.controller, f"{turn.id} end") is None
        settle(session)
    fight = session.battle
    assert fight.board.xy(fight.creatures[0].at) == (4, 5)
    assert session.act("player-1", "irsa move 5,5-6,5") is None
    settle(session)
    irsa, raider = session.battle.creatures[0], session.battle.creatures[4]
    assert session.battle.board.xy(irsa.at) == (4, 5) and not irsa.move
    assert not raider.hidden & 1 and raider.hidden & 2
