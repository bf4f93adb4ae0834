"""Taking back: who may, what may, and that the battle is then the one before, also after loading and whatever was overruled."""
from __future__ import annotations

import json
from typing import Any

import pytest

from bitva.kernel.dice import Scripted
from bitva.kernel.facts import Fact
from bitva.kernel.session import Deed, Divergence, Session
from tests.kernel.test_session import declare
from tests.kernel.toy import ENCOUNTER, Duel, book

DICE = [(6, 6), (6, 5), (6, 4)]


def duel(*dice: tuple[int, int], seed: str = "") -> Session[Duel]:
    """The order is ana, bo, orc."""
    source = None if seed else Scripted([*DICE, *dice])
    session = Session(book, book.start(ENCOUNTER), seed or "seed", source)
    session.begin()
    declare(session)
    return session


def loaded(session: Session[Duel], *dice: tuple[int, int]) -> Session[Duel]:
    """The same fight, saved and loaded."""
    data = json.loads(json.dumps(session.to_data()))
    again = Session(book, book.start(ENCOUNTER), data["seed"], Scripted([*DICE, *dice]) if dice else None)
    again.standing = {(person, rule): answer for person, rule, answer in data["standing"]}
    again.replay([Deed.from_data(deed) for deed in data["deeds"]])
    return again


def whole(session: Session[Duel]) -> tuple[Any, ...]:
    """Everything that there is to a session."""
    return session.to_data(), session.battle.digest(), session.open, list(session.log), session.questions, session.rolled


def rule(reason: Any) -> str:
    return reason.rule if reason is not None else ""


def say(session: Session[Duel], answer: str) -> None:
    question = session.open[0]
    assert session.answer(question.person, question.key, answer) is None


def test_everything_can_be_taken_back_up_to_the_opening() -> None:
    session = duel((20, 15), (20, 3))
    befores = []

    def give(line: str) -> None:
        befores.append(whole(session))
        assert session.act("gm", line) is None

    give("ana strike orc")
    give("gm set orc hp 9")
    befores.append(whole(session))
    say(session, "orc ward")
    give("gm put bo 4,4")
    befores.append(whole(session))
    assert session.overrule_die(0, 5) is not None, "the ruling rolled no die"
    befores.pop()
    give("bo hide")
    give("orc strike ana")
    befores.append(whole(session))
    assert session.overrule_die(0, 12) is None
    while befores:
        assert session.undo("gm") is None
        assert whole(session) == befores.pop()
    for _ in range(3):
        assert session.undo("gm") is None, "the declarations"
    assert len(session.open) == 3
    assert rule(session.undo("gm")) == "table.nothing_to_undo"


def test_a_die_overruled_and_taken_back_gives_the_answers_back_too() -> None:
    session = duel((20, 15), (20, 15), (6, 1), (6, 1), (6, 1))
    session.act("gm", "ana strike orc")
    say(session, "orc ward")
    before = whole(session)
    assert session.battle.creatures[2].flags
    assert session.overrule_die(0, 2) is None
    assert session.open == () and not session.battle.creatures[2].flags, "7 needs no ward"
    assert session.deeds[-1].answers == {}
    again = loaded(session, (20, 15), (20, 15))
    assert whole(again) == whole(session)
    for each in (session, again):
        assert each.undo("gm") is None
        assert whole(each) == before


def test_an_answer_is_not_taken_for_that_to_another_question() -> None:
    """With the die overruled the ward is not offered any more, and question 0 would be another one."""
    session = duel((20, 15), (20, 15), (20, 15))
    session.act("gm", "ana hold")
    session.act("gm", "bo strike orc")
    say(session, "pass")
    say(session, "pass")
    assert session.deeds[-1].answers == {0: "pass", 1: "pass"}
    data = session.to_data()
    data["deeds"][-1]["given"][0]["to"] = "toy.ward orc"
    other = Session(book, book.start(ENCOUNTER), "seed", Scripted([*DICE, (20, 15), (20, 15)]))
    with pytest.raises(Divergence) as caught:
        other.replay([Deed.from_data(deed) for deed in data["deeds"]])
    assert caught.value.deed == 2


def test_an_answer_to_no_question_is_a_divergence() -> None:
    session = duel((20, 15))
    session.act("gm", "ana hold")
    data = session.to_data()
    data["deeds"][-1]["given"] = [{"answer": 0, "is": "pass", "by": "p1", "to": "toy.ward orc"}]
    with pytest.raises(Divergence):
        Session(book, book.start(ENCOUNTER), "seed", Scripted(DICE)).replay([Deed.from_data(deed) for deed in data["deeds"]])


def test_a_player_takes_back_his_answer_while_nothing_came_of_it() -> None:
    session = duel((20, 15), (20, 15), (20, 15))
    session.act("p1", "ana hold")
    session.act("p2", "bo hold")
    session.act("gm", "orc strike ana")
    before = whole(session)
    say(session, "pass")
    assert session.open[0].person == "p2"
    assert rule(session.undo("p2")) == "table.undo_not_yours"
    assert session.undo("p1") is None
    assert whole(session) == before
    say(session, "pass")
    say(session, "pass")
    assert session.open[0].rule == "toy.ward", "the die has fallen"
    assert rule(session.undo("p2")) == "table.undo_dice"
    assert rule(session.undo("p1")) == "table.undo_not_yours", "somebody else has answered since"


def test_the_same_holds_after_loading() -> None:
    session = duel(seed="undone")
    who = session.questions[0].who
    name, person = session.battle.creatures[who].id, session.battle.creatures[who].controller
    before = whole(session)
    assert session.act(person, f"{name} hold") is None
    again = loaded(session)
    assert rule(again.undo("nobody")) == "table.undo_not_yours"
    assert again.undo(person) is None
    assert whole(again) == before
    target = next(c.id for c in session.battle.creatures if c.id != name)
    struck = loaded(again)
    struck.act(person, f"{name} strike {target}")
    assert rule(loaded(struck).undo(person)) == rule(struck.undo(person)) == "table.undo_dice"


def test_who_has_seen_something_new_cannot_take_it_back() -> None:
    session = duel()
    session.act("gm", "gm condition orc hidden")
    assert "orc" not in session.view("p1")["creatures"]
    before = whole(session)
    assert session.act("p1", "ana hold") is None
    assert session.undo("p1") is None, "nothing was shown"
    assert whole(session) == before
    assert session.act("p1", "ana peek orc") is None
    assert "orc" not in session.view("p1")["creatures"], "it is hidden again when her turn is over"
    reason = session.undo("p1")
    assert rule(reason) == "table.undo_secret"
    assert whole(loaded(session, (20, 1))) == whole(session)
    assert rule(loaded(session, (20, 1)).undo("p1")) == "table.undo_secret"
    assert session.undo("gm") is None
    assert whole(session) == before


def test_a_refused_undo_changes_nothing() -> None:
    session = duel((20, 15))
    session.act("p1", "ana strike orc")
    before = whole(session)
    assert rule(session.undo("p1")) == "table.undo_dice"
    assert rule(session.undo("p2")) == "table.undo_not_yours"
    assert whole(session) == before


def test_standing_answers_go_with_what_they_answered() -> None:
    session = duel((20, 15), (20, 15))
    session.stand("p2", "toy.hold", "never")
    session.stand("p1", "toy.ward", "never")
    session.act("p1", "ana hide")
    session.act("p2", "bo hold")
    before = whole(session)
    session.act("gm", "orc strike ana")
    assert {question.rule for question in session.open} == {"toy.declare"} and len(session.deeds[-1].given) == 2
    assert all(given.standing for given in session.deeds[-1].given)
    assert session.undo("gm") is None
    assert whole(session) == before
    assert loaded(session, (20, 15)).standing == session.standing


def test_a_stale_answer_is_not_taken_for_the_question_that_came_in_its_place() -> None:
    session = duel((20, 15), (20, 15))
    session.act("p1", "ana strike orc")
    stale = session.open[0].key
    assert session.undo("gm") is None
    session.act("p1", "ana strike bo")
    assert session.open[0].key != stale
    assert rule(session.answer("gm", stale, "pass")) == "table.stale"
    turn = session.questions[0].key
    say(session, "pass")
    key = session.questions[0].key
    assert session.undo("gm") is None and session.undo("gm") is None
    session.act("p1", "ana hold")
    assert rule(session.act("p2", "bo hold", key=key)) == "table.stale"
    assert turn != session.questions[0].key
    assert session.act("p2", "bo hold", key=session.questions[0].key) is None


def test_the_key_stays_while_others_answer() -> None:
    session = Session(book, book.start(ENCOUNTER), "seed", Scripted(DICE))
    session.begin()
    keys = [question.key for question in session.open]
    assert session.answer("p2", keys[1], "none") is None
    assert [question.key for question in session.open] == [keys[0], keys[2]]


def test_what_was_told_is_told_anew_when_a_die_is_overruled() -> None:
    session = duel((20, 15))
    session.stand("gm", "toy.ward", "never")
    session.act("p1", "ana strike orc")

    def hits(viewer: str) -> list[Fact]:
        return [fact for fact in session.told(viewer) if fact.kind == "struck"]

    assert hits("p1")[0].parts()["hit"]
    assert session.overrule_die(0, 1) is None
    assert not hits("p1")[0].parts()["hit"]
    assert session.undo("gm") is None
    assert hits("p1")[0].parts()["hit"]
    assert session.told("p1", len(session.logs) - 1) == session.told("p1")[-len(session.told("p1", len(session.logs) - 1)):]


def test_only_a_die_that_fell_can_be_overruled_and_only_to_one_of_its_faces() -> None:
    session = duel((20, 15))
    session.stand("gm", "toy.ward", "never")
    session.act("p1", "ana strike orc")
    assert [(die.sides, die.face, die.rule) for die in session.rolled] == [(20, 15, "toy.strike")]
    before = whole(session)
    for number, face, expected in ((1, 3, "table.no_such_die"), (-1, 3, "table.no_such_die"), (0, 0, "table.out_of_bounds"),
                                   (0, 21, "table.out_of_bounds")):
        assert rule(session.overrule_die(number, face)) == expected
    assert whole(session) == before


def test_a_die_from_somebodys_hand_can_be_overruled_too() -> None:
    session = Session(book, book.start(ENCOUNTER), "seed", hands=frozenset({"p1", "p2", "gm"}))
    session.begin()
    declare(session)
    for face in ("6", "5", "4"):
        say(session, face)
    session.act("p1", "ana strike orc")
    say(session, "3")
    assert session.battle.creatures[2].hp == 10
    assert session.overrule_die(0, 14) is None
    assert session.open[0].rule == "toy.ward", "with 19 the ward is offered"
    say(session, "pass")
    assert session.battle.creatures[2].hp == 7
    assert session.undo("gm") is None and session.undo("gm") is None
    assert session.battle.creatures[2].hp == 10


def test_an_unlawful_deed_on_record_is_a_divergence() -> None:
    session = duel((20, 15))
    session.act("gm", "ana hold")
    for change in ({"act": "bo hold"}, {"by": "p2"}, {"act": "ana fly"}, {"act": "ana ward"}, {"act": ""}, {"digest": ""},
                   {"act": "gm set orc hp 99"}, {"act": "nobody hold"}):
        data = json.loads(json.dumps(session.to_data()))
        data["deeds"][1] |= change
        again = Session(book, book.start(ENCOUNTER), "seed", Scripted(DICE))
        with pytest.raises(Divergence) as caught:
            again.replay([Deed.from_data(deed) for deed in data["deeds"]])
        assert caught.value.deed == 1 and len(again.deeds) == 1, change
        assert again.act("gm", "ana hold") is None, "it can be played on from there"


def test_a_deed_on_record_that_waits_can_only_be_the_last() -> None:
    session = duel((20, 15))
    session.act("gm", "ana strike orc")
    data = session.to_data()
    data["deeds"].append(data["deeds"][-1])
    with pytest.raises(Divergence) as caught:
        Session(book, book.start(ENCOUNTER), "seed", Scripted([*DICE, (20, 15)])).replay(
            [Deed.from_data(deed) for deed in data["deeds"]])
    assert caught.value.deed == 1
