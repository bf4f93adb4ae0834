"""What a viewer is not told: nothing in a fact names a creature that he does not know of, or says what is not for him."""
from __future__ import annotations

from bitva.kernel import facts
from bitva.kernel.battle import Place
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact, OfTarget, OfWho
from bitva.kernel.numbers import Number, Term
from bitva.kernel.rulings import PutAt, SetOrder, SetPool
from bitva.kernel.views import tell
from bitva.kernel.words import NOBODY, SOMEBODY, Creatures, Who
from tests.kernel.patience import Ready
from tests.kernel.toy import ENCOUNTER, Duel, Strike, book, hid


def started() -> Duel:
    """Ana and Bo are there to see; the orc is hidden from both."""
    duel = book.start(ENCOUNTER)
    for who in range(3):
        facts.arrived(duel, who, who)
    hid(duel, 2, True)
    return duel


def told(*log: Fact, viewer: str = "p1") -> list[Fact]:
    return tell(book, started(), log, viewer)


def summed(duel: Duel, who: Who, number: Number, numbers: tuple[Number, ...] = ()) -> None:
    """A fact with numbers in it."""


def named(duel: Duel, who: Who, those: Creatures, target: Who, mine: OfWho[int], its: OfTarget[int]) -> None:
    """A fact with creatures in it."""


def undertook(duel: Duel, who: Who, parts: tuple[object, ...]) -> None:
    """A fact with actions and effects in it."""


def test_the_order_is_told_without_those_one_does_not_know_of() -> None:
    places = (Place(2, 19), Place(0, 12), Place(1, 3))
    fact = told(Fact(facts.ordered, (places, 1)))[0]
    assert fact.parts() == {"places": (Place(0, 12), Place(1, 3)), "at": None}
    assert told(Fact(facts.ordered, (places, 1)), viewer="gm")[0].parts() == {"places": places, "at": 1}


def test_whose_turn_comes_is_told_only_to_those_who_know_of_him() -> None:
    assert told(Fact(facts.place_came, (2, 0))) == []
    assert told(Fact(facts.place_came, (0, 1)))[0].parts() == {"who": 0, "at": None}


def test_a_term_from_somebody_unknown_does_not_name_him() -> None:
    number = Number((Term(4, "toy.plus", 2), Term(1, "toy.plus", 1, "toy.ward")))
    cut = Number((Term(4, "toy.plus", SOMEBODY), Term(1, "toy.plus", 1, "toy.ward")))
    assert told(Fact(summed, (0, number, (number, number))))[0].parts() == {"who": 0, "number": cut, "numbers": (cut, cut)}


def test_creatures_in_a_fact_are_cut_one_by_one() -> None:
    parts = told(Fact(named, (0, (1, 2), 2, 5, 6)))[0].parts()
    assert parts == {"who": 0, "those": (1,), "target": SOMEBODY, "mine": 5, "its": None}
    assert told(Fact(named, (1, (), 0, 5, 6)))[0].parts() == {"who": 1, "those": (), "target": 0, "mine": None, "its": 6}
    assert told(Fact(named, (2, (), 0, 5, 6))) == []


def test_what_an_effect_remembers_is_for_those_whom_it_is_on_or_from() -> None:
    bare = Effect(1, "sworn", "toy.ward", 1, 1)
    sworn = Effect(1, "sworn", "toy.ward", 1, 1, data=("a secret",))
    assert told(Fact(facts.took_effect, (sworn,)))[0].args == (bare,)
    for viewer in ("p2", "gm"):
        assert told(Fact(facts.took_effect, (sworn,)), viewer=viewer)[0].args == (sworn,)
    assert told(Fact(facts.took_effect, (Effect(1, "sworn", "toy.ward", 1, 2),))) == [], "from somebody unknown"
    assert told(Fact(facts.took_effect, (Effect(1, "open", "toy.ward", 1, 1, data=("news",)),)))[0].args[0].data == ("news",)


def test_a_deed_held_ready_is_told_only_to_its_side() -> None:
    ready = Ready(1, Strike(1, 0), 0)
    assert told(Fact(facts.declared, (1, ready))) == []
    assert told(Fact(facts.declared, (1, ready)), viewer="p2")[0].args == (1, ready)


def test_an_undertaking_does_not_name_an_unknown_target() -> None:
    assert told(Fact(facts.declared, (1, Strike(1, 2))))[0].args == (1, Strike(1, SOMEBODY))
    assert told(Fact(undertook, (0, (Strike(1, 2), Strike(2, 1), "word"))))[0].args == (0, (Strike(1, SOMEBODY), "word"))


def test_what_is_seen_at_the_moment_is_told_even_if_it_is_hidden_again() -> None:
    log = (Fact(hid, (2, False)), Fact(facts.place_came, (2, 0)), Fact(hid, (2, True)), Fact(facts.place_came, (2, 0)))
    assert [fact.kind for fact in told(*log)] == ["hid", "place_came", "hid"]


def test_what_was_answered_is_told_only_to_those_who_were_asked() -> None:
    log = (Fact(facts.answered, (0, "toy.ward", "pass")), Fact(facts.answered, (1, "toy.ward", "pass")),
           Fact(facts.answered, (NOBODY, "toy.strike", "allow")))
    assert told(*log) == [log[0]] and told(*log, viewer="side:heroes") == [*log[:2]]
    assert told(*log, viewer="gm") == [*log]


def test_a_pool_that_the_game_master_set_is_told_to_those_who_run_the_creature() -> None:
    log = (Fact(facts.declared, (NOBODY, SetPool(NOBODY, 1, "hp", 3))), Fact(facts.pool_set, (1, "hp", 3)))
    assert told(*log) == [] and told(*log, viewer="p2") == [log[1]] and told(*log, viewer="gm") == [*log]


def test_a_ruling_is_told_to_those_who_know_of_all_creatures_in_it() -> None:
    known, unknown = Fact(facts.declared, (NOBODY, PutAt(NOBODY, 1, 9))), Fact(facts.declared, (NOBODY, PutAt(NOBODY, 2, 9)))
    order = Fact(facts.declared, (NOBODY, SetOrder(NOBODY, (2, 1))))
    assert told(known, unknown) == [known]
    assert told(order)[0].args == (NOBODY, SetOrder(NOBODY, (1,)))
