"""Sessions: asking, answering, taking back, forking, replaying, overruling, on a rulebook of five rules."""
from __future__ import annotations

import pytest

from bitva.kernel.dice import Scripted, WrongDie
from bitva.kernel.session import Deed, Divergence, Session
from bitva.kernel.views import question_for
from tests.kernel.toy import ENCOUNTER, Duel, book, struck


def session(*dice: tuple[int, int], levels: dict[str, str] | None = None, hands: frozenset[str] = frozenset()) -> Session[Duel]:
    """A duel whose opening is over: nobody casts, and the order is ana, bo, orc."""
    source = Scripted([(6, 6), (6, 5), (6, 4), *dice]) if dice else Scripted([(6, 6), (6, 5), (6, 4)] + [(20, 15)] * 20)
    duel = Session(book, book.start(ENCOUNTER | {"levels": levels or {}}), "seed", source, hands)
    duel.begin()
    if not hands:
        declare(duel)
    return duel


def declare(duel: Session[Duel], **plans: str) -> None:
    for question in duel.open:
        name = duel.battle.creatures[question.who].id
        assert duel.answer(question.person, question.key, plans.get(name, "none")) is None


def test_everybody_is_asked_at_once_and_answers_in_any_order() -> None:
    duel = Session(book, book.start(ENCOUNTER), "s")
    duel.begin()
    assert [(question.person, question.rule) for question in duel.open] == [
        ("p1", "toy.declare"), ("p2", "toy.declare"), ("gm", "toy.declare")]
    keys = {question.person: question.key for question in duel.open}
    assert duel.answer("p2", keys["p2"], "spell") is None
    assert [question.person for question in duel.open] == ["p1", "gm"]
    assert not [fact for fact in duel.told("p1") if fact.kind == "planned"], "nobody learns a plan before all are in"
    assert duel.answer("gm", keys["gm"], "none") is None
    assert duel.answer("p1", keys["p1"], "none") is None
    assert duel.open == ()
    assert [creature.plan for creature in duel.battle.creatures] == ["none", "spell", "none"]
    plans = {fact.parts()["who"]: fact.parts()["plan"] for fact in duel.told("p1") if fact.kind == "planned"}
    assert plans == {0: "none", 1: None, 2: None}


def test_the_order_of_arriving_answers_does_not_matter() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        duel = Session(book, book.start(ENCOUNTER), "s")
        duel.begin()
        questions = duel.open
        for n in order:
            assert duel.answer(questions[n].person, questions[n].key, "none") is None
        digests.add(duel.battle.digest())
    assert len(digests) == 1


def test_a_hold_breaks_into_anothers_strike() -> None:
    duel = session((20, 15), (20, 2))
    assert duel.act("p1", "ana hold") is None
    assert duel.act("p2", "bo hold") is None
    assert duel.act("gm", "orc strike ana") is None
    first = duel.open[0]
    assert (first.person, first.rule) == ("p1", "toy.hold")
    assert duel.answer("p1", first.key, "ana strike orc") is None
    ward = duel.open[0]
    assert (ward.person, ward.rule) == ("gm", "toy.ward")
    assert duel.answer("gm", ward.key, "pass") is None
    second = duel.open[0]
    assert (second.person, second.rule) == ("p2", "toy.hold")
    assert duel.answer("p2", second.key, "pass") is None
    assert [creature.hp for creature in duel.battle.creatures] == [10, 10, 7]


def test_whoever_runs_several_says_which_of_them_goes_first() -> None:
    creatures = [("ana", "heroes", "p1"), ("bo", "heroes", "p1"), ("orc", "foes", "gm")]
    duel = Session(book, book.start({"creatures": creatures}), "seed", Scripted([(6, 6), (6, 5), (6, 4)] + [(20, 2)] * 3))
    duel.begin()
    declare(duel)
    for line in ("ana hold", "bo hold"):
        assert duel.act("p1", line) is None
    assert duel.act("gm", "orc strike ana") is None
    asked = []
    for answer in ("later", "pass", "pass"):
        question = duel.open[0]
        asked.append((duel.battle.creatures[question.who].id, "later" in question.options))
        assert duel.answer("p1", question.key, answer) is None
    assert asked == [("ana", True), ("bo", False), ("ana", False)]


def test_an_offer_that_has_its_place_waits_for_nobody() -> None:
    creatures = [("ana", "heroes", "p1"), ("bo", "heroes", "p1"), ("orc", "foes", "gm")]
    start = book.start({"creatures": creatures, "settings": {"placed": True}})
    duel = Session(book, start, "seed", Scripted([(6, 6), (6, 5), (6, 4)] + [(20, 2)] * 3))
    duel.begin()
    declare(duel)
    for line in ("ana hold", "bo hold"):
        assert duel.act("p1", line) is None
    assert duel.act("gm", "orc strike ana") is None
    for id in ("ana", "bo"):
        question = duel.open[0]
        assert duel.battle.creatures[question.who].id == id and "later" not in question.options
        assert duel.answer("p1", question.key, "pass") is None


def test_a_deed_that_is_not_among_the_answers_is_refused_by_its_own_rule() -> None:
    duel = session((20, 15), (20, 2))
    assert duel.act("p1", "ana hold") is None
    assert duel.act("p2", "bo hold") is None
    assert duel.act("gm", "orc strike bo") is None
    key = duel.open[0].key
    for answer, rule in (("ana strike ana", "toy.target"), ("ana hide", "table.no_such_answer"), ("ana", "table.no_such_answer")):
        reason = duel.answer("p1", key, answer)
        assert reason is not None and reason.rule == rule


def test_a_fault_in_a_rule_costs_the_table_nothing() -> None:
    duel = session((20, 15))
    duel.stand("gm", "toy.ward", "never")
    assert duel.act("p1", "ana strike orc") is None
    before = duel.battle.digest()
    with pytest.raises(WrongDie):
        duel.act("p2", "bo strike orc")
    assert duel.battle.digest() == before
    assert duel.act("p2", "bo hold") is None


def test_a_ward_is_offered_when_the_total_is_known_and_ends_by_itself() -> None:
    duel = session((20, 8), (20, 8), (20, 8), (6, 1), (6, 2), (6, 3))
    duel.act("p1", "ana strike orc")
    assert duel.answer("gm", duel.open[0].key, "orc ward") is None
    assert duel.battle.creatures[2].hp == 10
    assert duel.battle.creatures[2].flags == 1
    duel.act("p2", "bo strike orc")
    assert duel.battle.creatures[2].hp == 10, "13 does not reach 17, and no second ward is offered"
    assert duel.battle.creatures[2].flags == 0, "the ward lasts until its own turn comes"


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    duel = session()
    before, deeds = duel.battle.digest(), len(duel.deeds)
    for person, line, rule in (
            ("p2", "bo strike orc", "toy.turn"), ("p1", "bo strike orc", "table.not_yours"), ("p1", "ana strike ana", "toy.target"),
            ("p1", "ana fly orc", "table.notation"), ("p1", "gm set orc hp 1", "table.gm_only"), ("p1", "ana ward", "toy.ward")):
        reason = duel.act(person, line)
        assert reason is not None and reason.rule == rule
    assert (duel.battle.digest(), len(duel.deeds)) == (before, deeds)


def test_only_the_game_master_overrules() -> None:
    duel = session()
    reason = duel.act("p2", "bo strike orc", overrule=True)
    assert reason is not None and reason.rule == "table.gm_only"
    assert duel.act("gm", "bo strike orc", overrule=True) is None
    assert any(fact.kind == "overruled" and fact.parts()["rule"] == "toy.turn" for fact in duel.log)


def test_a_view_holds_what_its_viewer_may_know() -> None:
    duel = session()
    duel.act("p1", "ana hide")
    duel.act("p2", "bo hold")
    mine, theirs = duel.view("p1"), duel.view("side:foes")
    assert "hp" in mine["creatures"]["ana"] and "hp" not in mine["creatures"]["orc"]
    assert "ana" not in theirs["creatures"] and "ana" not in theirs["order"]
    assert [question["who"] for question in duel.view("gm")["questions"]] == ["orc"]
    assert duel.view("p1")["questions"] == [] and duel.view("p1")["waits_for"] == ["gm"]


def test_a_mistyped_name_gets_the_nearest_one() -> None:
    reason = session().act("p1", "ana strike orcc")
    assert reason is not None and dict(reason.facts)["nearest"] == "orc"


def test_stale_and_foreign_answers_are_refused() -> None:
    duel = session()
    duel.act("p1", "ana strike orc")
    key = duel.open[0].key
    foreign, wrong = duel.answer("p1", key, "pass"), duel.answer("gm", key, "maybe")
    assert foreign is not None and foreign.rule == "table.not_asked"
    assert wrong is not None and wrong.rule == "table.no_such_answer"
    assert duel.answer("gm", key, "pass") is None
    stale, early = duel.answer("gm", key, "pass"), duel.act("p2", "bo hold", key="1")
    assert stale is not None and stale.rule == "table.stale"
    assert early is not None and early.rule == "table.stale"


def test_a_player_takes_back_only_what_showed_nothing() -> None:
    duel = session()
    start = duel.battle.digest()
    duel.act("p1", "ana hold")
    assert duel.undo("p2") is not None, "not his"
    assert duel.undo("p1") is None
    assert duel.battle.digest() == start
    duel.act("p1", "ana strike orc")
    reason = duel.undo("p1")
    assert reason is not None and reason.rule == "table.undo_dice"
    assert duel.undo("gm") is None
    assert duel.battle.digest() == start
    duel.act("p1", "ana hold")
    duel.act("p2", "bo hold")
    reason = duel.undo("p1")
    assert reason is not None and reason.rule == "table.undo_not_yours"


def test_the_game_master_takes_back_an_answer_in_the_middle() -> None:
    duel = session()
    duel.act("p1", "ana strike orc")
    asked = duel.open
    duel.answer("gm", asked[0].key, "pass")
    assert duel.battle.creatures[2].hp == 7
    assert duel.undo("gm") is None
    assert duel.open == asked
    assert duel.answer("gm", asked[0].key, "orc ward") is None
    assert duel.battle.creatures[2].hp == 7, "20 reaches 17 too"


def test_a_fork_goes_its_own_way() -> None:
    duel = session()
    duel.act("p1", "ana hold")
    twin = duel.fork()
    twin.act("p2", "bo hide")
    duel.act("p2", "bo hold")
    assert twin.battle.creatures[1].hidden and not duel.battle.creatures[1].hidden
    assert len(twin.deeds) == len(duel.deeds) == 3


def test_a_record_replays_to_the_same_bytes_and_a_changed_one_is_noticed() -> None:
    duel = Session(book, book.start(ENCOUNTER), "a seed")
    duel.begin()
    declare(duel)
    for _ in range(6):
        if duel.open:
            duel.answer(
                duel.open[0].person, duel.open[0].key, duel.open[0].options[0] if duel.open[0].rule != "toy.declare" else "none"
            )
        else:
            who = duel.questions[0].who
            duel.act("gm", next(iter(duel.options(who))))
    data = duel.to_data()
    again = Session(book, book.start(ENCOUNTER), data["seed"])
    again.replay([Deed.from_data(deed) for deed in data["deeds"]])
    assert again.battle.digest() == duel.battle.digest()
    assert list(again.log) == list(duel.log)
    changed = [Deed.from_data(deed) for deed in data["deeds"]]
    changed[1].act = changed[1].act.split()[0] + " hide"
    changed[1].given = []
    other = Session(book, book.start(ENCOUNTER), data["seed"])
    with pytest.raises(Divergence) as caught:
        other.replay(changed)
    assert caught.value.deed == 1
    assert len(other.deeds) == 1, "it is loaded as far as it is whole"


def test_the_log_folds_to_the_battle() -> None:
    duel = session()
    duel.act("p1", "ana strike orc")
    duel.answer("gm", duel.open[0].key, "orc ward")
    battle = duel.states[0].clone()
    for fact in duel.log:
        fact.apply(battle)
    assert battle.digest() == duel.battle.digest()


def test_a_standing_answer_is_given_and_recorded() -> None:
    duel = session()
    duel.stand("gm", "toy.ward", "never")
    duel.act("p1", "ana strike orc")
    assert duel.open == ()
    assert duel.deeds[-1].answers == {0: "pass"}
    duel.stand("gm", "toy.ward", "ask")
    duel.act("p2", "bo strike orc")
    assert duel.open


def test_the_game_master_overrules_a_die() -> None:
    duel = session()
    duel.stand("gm", "toy.ward", "never")
    duel.act("p1", "ana strike orc")
    assert duel.battle.creatures[2].hp == 7
    assert duel.overrule_die(0, 1) is None
    assert duel.battle.creatures[2].hp == 10
    data = duel.to_data()
    again = Session(book, book.start(ENCOUNTER), "seed", Scripted([(6, 6), (6, 5), (6, 4)] + [(20, 15)] * 20))
    again.replay([Deed.from_data(deed) for deed in data["deeds"]])
    assert again.battle.digest() == duel.battle.digest()


def test_a_ruling_in_the_middle_of_a_deed() -> None:
    duel = session((20, 15))
    duel.act("p1", "ana strike orc")
    assert duel.act("gm", "gm set orc hp 2") is None
    assert duel.open, "the question is still open"
    duel.answer("gm", duel.open[0].key, "pass")
    assert duel.battle.creatures[2].hp == -1
    assert duel.deeds[-1].rulings == {0: ["gm set orc hp 2"]}
    nonsense = duel.act("gm", "gm set orc mana 2")
    assert nonsense is not None


def test_what_follows_from_the_game_masters_word() -> None:
    duel = session()
    assert duel.act("gm", "gm condition orc hidden by=ana rounds=2") is None
    assert duel.battle.creatures[2].hidden
    assert duel.act("gm", "gm set orc hp 3") is None
    assert duel.battle.creatures[2].hidden
    assert duel.act("gm", "gm set orc hp 0") is None
    assert not duel.battle.creatures[2].hidden


@pytest.mark.parametrize("level", ["ask", "remind", "off", "enforce"])
def test_what_becomes_of_a_refusal_is_the_tables_to_say(level: str) -> None:
    duel = Session(book, book.start(ENCOUNTER | {"levels": {"toy.declare": level}}), "s",
                   Scripted([(6, 6), (6, 5), (6, 4), (20, 2)]))
    duel.begin()
    declare(duel, ana="spell")
    reason = duel.act("p1", "ana strike orc")
    if level == "enforce":
        assert reason is not None and reason.rule == "toy.declare"
        assert duel.act("p1", "ana strike orc", overrule=True) is not None or duel.battle.clock.who != 0
        return
    assert reason is None
    if level == "ask":
        assert (duel.open[0].person, duel.open[0].rule) == ("gm", "toy.declare")
        assert duel.answer("gm", duel.open[0].key, "forbid") is None
        assert duel.battle.clock.who == 0, "nothing was done"
    elif level == "remind":
        assert any(fact.kind == "reminded" for fact in duel.log)
    else:
        assert not any(fact.kind == "reminded" for fact in duel.log)


def test_real_dice_are_asked_for() -> None:
    duel = session(hands=frozenset({"p1", "p2", "gm"}))
    declare(duel)
    for face in (6, 5, 4):
        assert (duel.open[0].rule, duel.open[0].form) == ("table.die", "number")
        too_much = duel.answer(duel.open[0].person, duel.open[0].key, 7)
        assert too_much is not None
        assert duel.answer(duel.open[0].person, duel.open[0].key, face) is None
    assert [place.who for place in duel.battle.clock.order] == [0, 1, 2]


def test_secrets_are_cut_for_each_viewer() -> None:
    duel = session((20, 15), (6, 1), (6, 2), (6, 3))
    duel.stand("gm", "toy.ward", "never")
    duel.act("p1", "ana strike orc")
    gm = next(fact for fact in duel.told("gm") if fact.change is struck)
    player = next(fact for fact in duel.told("p1") if fact.change is struck)
    assert gm.parts()["guard"] == 12 and player.parts()["guard"] is None
    duel.act("p2", "bo hold")
    duel.act("gm", "orc hide")
    duel_log = [fact.kind for fact in duel.told("p1")]
    assert "hid" in duel_log, "he saw it go into hiding"
    duel2 = duel.fork()
    for question in duel2.open:
        duel2.answer(question.person, question.key, "none")
        assert question_for(question, "p1") is None or question.person == "p1"
    assert all(fact.parts()["who"] != 2 for fact in duel2.told("p1") if fact.kind == "planned" and fact.parts()["plan"])
