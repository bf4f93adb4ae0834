"""What the clock must carry for any rulebook: turns put off, deeds held ready, creatures that come late, an order overruled."""
from __future__ import annotations

from bitva.kernel.dice import Scripted
from bitva.kernel.session import Session
from tests.kernel.patience import book
from tests.kernel.test_session import declare
from tests.kernel.toy import ENCOUNTER, Duel

LATE = ENCOUNTER | {"late": [("cat", "foes", "gm")]}


def duel(*dice: tuple[int, int]) -> Session[Duel]:
    """A duel whose opening is over: the order is ana, bo, orc; nobody wards himself unless asked to."""
    session = Session(book, book.start(LATE), "seed", Scripted([(6, 6), (6, 5), (6, 4), *dice]))
    session.begin()
    declare(session)
    session.stand("gm", "toy.ward", "never")
    return session


def order(session: Session[Duel]) -> list[str]:
    return [session.battle.creatures[place.who].id for place in session.battle.clock.order]


def give(session: Session[Duel], *lines: str) -> None:
    for line in lines:
        reason = session.act("gm", line)
        assert reason is None, f"{line}: {reason}"


def reply(session: Session[Duel], rule: str, answer: str) -> None:
    question = session.open[0]
    assert question.rule == rule
    assert session.answer(question.person, question.key, answer) is None


def test_a_turn_that_was_put_off_is_taken_up_after_anothers() -> None:
    session = duel()
    give(session, "ana delay")
    assert order(session) == ["bo", "orc"] and session.questions[0].who == 1
    give(session, "bo hold")
    reply(session, "toy.delay", "ana take-up")
    assert order(session) == ["bo", "ana", "orc"] and session.questions[0].who == 0
    give(session, "ana hide")
    assert session.questions[0].who == 2, "the turn came once"


def test_a_turn_put_off_to_the_end_of_the_round_is_there_again_in_the_next() -> None:
    session = duel((6, 1), (6, 2), (6, 3))
    give(session, "ana delay", "bo hold")
    reply(session, "toy.delay", "pass")
    give(session, "orc hold")
    reply(session, "toy.delay", "pass")
    declare(session)
    assert session.battle.clock.round == 2 and order(session) == ["orc", "bo", "ana"]
    assert not session.battle.effects, "nobody waits any longer"


def test_a_ward_held_ready_goes_before_the_blow_and_the_count_shifts() -> None:
    session = duel((20, 10))
    give(session, "ana ready (ana ward) orc", "bo hold", "orc strike ana")
    reply(session, "toy.hold", "pass")
    reply(session, "toy.ready", "ana release (ana ward)")
    assert session.battle.creatures[0].hp == 10, "15 does not reach 17"
    assert order(session) == ["bo", "ana", "orc"]


def test_a_blow_held_ready_goes_after_the_blow() -> None:
    session = duel((20, 10), (20, 15), (6, 3), (6, 2), (6, 1))
    give(session, "ana ready (ana strike orc) orc", "bo hide", "orc strike ana")
    reply(session, "toy.ward", "pass")
    reply(session, "toy.ready", "ana release (ana strike orc)")
    hits = [fact.parts() for fact in session.log if fact.kind == "struck"]
    assert [hit["who"] for hit in hits] == [2, 0]
    assert [creature.hp for creature in session.battle.creatures[:3]] == [7, 10, 7]


def test_what_was_held_ready_is_lost_when_the_own_turn_comes() -> None:
    session = duel((6, 3), (6, 2), (6, 1))
    give(session, "ana ready (ana strike orc) orc", "bo hold", "orc hold")
    declare(session)
    assert session.questions[0].who == 0
    give(session, "ana hold")
    assert not [effect for effect in session.battle.effects if effect.kind == "readied"]


def test_who_comes_late_gets_a_place_in_the_running_order() -> None:
    session = duel()
    assert "cat" not in session.view("p1")["order"]
    give(session, "gm join cat 5,5 5", "ana hold")
    assert order(session) == ["ana", "bo", "cat", "orc"] and session.battle.clock.who == 1
    give(session, "bo hold")
    assert session.questions[0].who == 3
    again = session.act("gm", "gm join cat 4,4 1")
    assert again is not None and again.rule == "toy.join"


def test_who_comes_late_in_the_middle_of_a_deed_takes_part_in_what_is_left_of_it() -> None:
    session = duel((20, 10))
    session.stand("gm", "toy.ward", "ask")
    give(session, "ana strike orc", "gm join cat 5,5 6")
    assert session.open[0].rule == "toy.ward"
    reply(session, "toy.ward", "pass")
    assert order(session) == ["ana", "cat", "bo", "orc"] and session.questions[0].who == 3


def test_the_game_master_sets_the_order_anew() -> None:
    session = duel()
    give(session, "gm order orc+ana")
    assert order(session) == ["orc", "ana", "bo"]
    assert session.battle.clock.who == 0, "whose turn it is stays the same"
    give(session, "ana hold")
    assert session.battle.clock.who == 1


def test_one_who_leaves_in_the_middle_of_the_fight_ends_it_if_his_side_is_gone() -> None:
    session = duel()
    give(session, "gm take-away orc")
    assert session.battle.over and session.questions == ()
