"""A battle's history: act, answer, undo, fork, save, load, replay. A battle is its record, and all of these work on the record."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from bitva.kernel.actions import PASS, Action, Pending, Question, Refusal, refusal
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.deeds import Deed, Divergence, Given, Known
from bitva.kernel.dice import Overruled, Rolled, Seeded, Source
from bitva.kernel.facts import Fact
from bitva.kernel.notation import NotationError
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import CARD, DIE, Table, WrongAnswer, heading
from bitva.kernel.views import discovers, tell, view
from bitva.kernel.words import GM, NOBODY, Who

B = TypeVar("B", bound=Battle)
ALWAYS, NEVER, ASK = "always", "never", "ask"


class Session(Generic[B]):
    """A battle from its start to now, and the question now open."""

    def __init__(self, book: Rulebook[B], start: B, seed: str, dice: Source | None = None,
                 hands: frozenset[str] = frozenset()) -> None:
        self.book = book
        self.seed = seed
        self.hands = hands
        self.dice = dice or Seeded(seed)
        self.standing: dict[tuple[str, str], str] = {}
        """Answers that a person gives once and for all: by person and rule, always, never, or the answer itself."""
        self.deeds: list[Deed] = []
        self.states: list[B] = [start]
        """The battle before each deed, and now."""
        self.logs: list[list[Fact]] = []
        self.open: tuple[Question, ...] = ()
        """The questions that the last deed waits for; none between deeds."""
        self.rolled: tuple[Rolled, ...] = ()
        """The dice of the last deed, in order."""
        self._table: Table[B] | None = None
        self._told: list[dict[str, list[Fact]]] = []
        """What each viewer has been told of each deed that is over."""

    # ---- what is true, and what is asked -------------------------------------------------------------------------------

    @property
    def battle(self) -> B:
        """The battle as it stands, in the middle of a deed too."""
        return self._table.battle if self._table is not None else self.states[-1]

    @property
    def log(self) -> Iterator[Fact]:
        """Every fact so far."""
        return (fact for log in self.logs for fact in log)

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is asked now: the questions of the deed under way, or what its creature does next."""
        if self.open or self.battle.over:
            return self.open
        battle = self.battle
        if not self.deeds:
            return ()
        rule, about = self.book.awaits(battle)
        return tuple(
            Question(battle.creatures[who].controller if who >= 0 else GM, who, rule, facts=about, key=self._act_key())
            for who in self.book.actors(battle)
        )

    def _act_key(self) -> str:
        """Names the next deed: how many there were, and what they came to."""
        return f"{len(self.deeds)}.{self._mark(self.deeds[-1].digest if self.deeds else '')}"

    def options(self, who: Who) -> Iterator[Action]:
        """Everything that a creature may do now."""
        return iter(()) if self.open or self.battle.over else self.book.options(self.battle, who)

    # ---- giving --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The opening of the fight, up to its first question."""
        self._new_deed(Deed())

    def act(self, person: str, action: Action | str, key: str = "", overrule: bool = False) -> Refusal | None:
        """A person has a creature do something. A refusal changes nothing."""
        if isinstance(action, str):
            try:
                action = self.book.notation.read(self.battle, action)
            except NotationError as error:
                return refusal("table.notation", hard=True, problem=error.problem, found=error.found, nearest=error.nearest)
        reason = self._refuse_act(person, action, key, overrule)
        if reason is not None:
            return reason
        text = self.book.notation.write(self.battle, action)
        if isinstance(action, Ruling) and self.open:
            self._give(Given("ruling", _number(self.open[0]), text, person))
        else:
            self._new_deed(Deed(text, person, overrule))
        return None

    def _refuse_act(self, person: str, action: Action, key: str, overrule: bool) -> Refusal | None:
        """Why this person may not have this done: the table's own reasons, then the rules'."""
        if self.battle.over:
            return refusal("table.over", hard=True)
        if isinstance(action, Ruling):
            if person != GM or action.who != NOBODY:
                return refusal("table.gm_only", hard=True)
        elif key and key != self._act_key():
            return refusal("table.stale", hard=True, key=key)
        elif self.open:
            return refusal("table.question_open", hard=True, rule=self.open[0].rule)
        elif action.who < 0 or not self.book.runs(self.battle, person, action.who):
            return refusal("table.not_yours", hard=True)
        elif overrule and person != GM:
            return refusal("table.gm_only", hard=True)
        elif not overrule:
            return self.book.refuse(self.battle, action)
        return next((reason for reason in self.book.refusals(self.battle, action) if reason.hard), None)

    def answer(self, person: str, key: str, answer: object) -> Refusal | None:
        """A person answers an open question. A refusal changes nothing."""
        question = next((question for question in self.open if question.key == key), None)
        if question is None:
            return refusal("table.stale", hard=True, key=key)
        if person not in (question.person, GM):
            return refusal("table.not_asked", hard=True)
        text = answer if isinstance(answer, str) else self.book.notation.write(self.battle, answer)
        if not question.accepts(self.book.notation.answer(self.battle, question, text)):
            return self._why_not(question, text) or refusal("table.no_such_answer", hard=True, answer=text, rule=question.rule)
        self._give(self._answer(question, text, person))
        return None

    def _why_not(self, question: Question, text: str) -> Refusal | None:
        """Why an action of a kind that is offered is not among the answers: the rule that refuses it, if one does."""
        kinds = tuple(type(option) for option in question.options if isinstance(option, Action))
        try:
            action = self.book.notation.read(self.battle, text) if kinds else None
        except NotationError:
            return None
        return self.book.refuse(self.battle, action) if isinstance(action, kinds) and action is not None else None

    def overrule_die(self, number: int, face: int) -> Refusal | None:
        """The game master says what die `number` of the last deed shows; the deed is run again, answers that no longer fit are
        asked anew."""
        if not 0 <= number < len(self.rolled):
            return refusal("table.no_such_die", hard=True, number=number)
        if not 1 <= face <= self.rolled[number].sides:
            return refusal("table.out_of_bounds", hard=True, least=1, most=self.rolled[number].sides)
        self._give(Given("die", number, str(face)))
        return None

    def stand(self, person: str, rule: str, answer: str) -> None:
        """A person's standing answer to a rule from now on: always, never, an answer, or `ask` to be asked again."""
        if answer == ASK:
            self.standing.pop((person, rule), None)
        else:
            self.standing[person, rule] = answer
            self._settle()

    # ---- running -------------------------------------------------------------------------------------------------------

    def _new_deed(self, deed: Deed) -> None:
        self._add(deed)
        self._settle()

    def _add(self, deed: Deed) -> None:
        rolled = self.rolled
        self.deeds.append(deed)
        self.logs.append([])
        self._told.append({})
        try:
            self._run()
        except BaseException:  # a fault in a rule must not cost the table its battle
            self._forget_last()
            self.rolled = rolled
            raise

    def _answer(self, question: Question, text: str, person: str, standing: bool = False) -> Given:
        return Given("answer", _number(question), text, person, heading(self.battle, question), standing)

    def _give(self, given: Given) -> None:
        """Something was given: run the last deed with it as far as it reaches."""
        self._give_one(given)
        self._settle()

    def _give_one(self, given: Given) -> None:
        deed, was = self.deeds[-1], self._kept()
        deed.given.append(given)
        try:
            try:
                self._run()
            except WrongAnswer as wrong:
                if given.what == "answer":
                    raise
                deed.given[-1] = replace(given, voids=wrong.number)
                self._run()
        except BaseException:
            self._restore(was)
            raise

    def _kept(self) -> tuple[Any, ...]:
        """Everything that running the last deed again changes."""
        return (list(self.deeds[-1].given), self.deeds[-1].digest, self.open, self.rolled, self._table, list(self.states),
                list(self.logs), list(self._told))

    def _restore(self, kept: tuple[Any, ...]) -> None:
        (self.deeds[-1].given, self.deeds[-1].digest, self.open, self.rolled, self._table, self.states, self.logs,
         self._told) = kept

    def _run(self) -> None:
        """Run the last deed from its start with everything given for it, on a copy of the battle before it."""
        number = len(self.deeds) - 1
        deed, battle, log = self.deeds[number], self.states[number].clone(), list[Fact]()
        known = deed.known()
        source = Overruled(self.dice, known.dice)
        table = Table(self.book, battle, source, answers=known.answers, about=known.about, rulings=known.rulings, log=log,
                      hands=self.hands)
        action = self.book.notation.read(battle, deed.act) if deed.act else None
        pending: tuple[Question, ...] = ()
        try:
            table.deed(action, deed.overruled)
        except Pending as missing:
            pending = missing.questions
            self._name(pending, deed, known, missing.first)
        unused = min((n for n in known.answers if n >= table.asked), default=-1)
        if unused >= 0:
            raise WrongAnswer(unused, known.about[unused], known.answers[unused])
        if deed.given and deed.given[-1].what == "answer" and log[:len(self.logs[number])] != self.logs[number]:
            raise Divergence(number, "the log changed when it was run again")
        del self.states[number + 1:]
        self.open = pending
        self.rolled = tuple(source.rolled)
        self._table = table if pending else None
        if not pending:
            self.states.append(battle)
        deed.digest = "" if pending else battle.digest()
        self.logs[number] = log
        self._told[number] = {}

    def _name(self, questions: Sequence[Question], deed: Deed, known: Known, first: int) -> None:
        """The key of a question holds a mark of what led to it, so that an answer meant for another one is noticed."""
        before = sorted((n, text) for n, text in known.answers.items() if n < first)
        mark = self._mark(repr((deed.act, before, sorted(known.rulings.items()), sorted(known.dice.items()))))
        for question in questions:
            question.key = f"{question.key}.{mark}"

    def _mark(self, text: str) -> str:
        """Four letters for a text, from which nobody who does not know the seed can tell anything about it."""
        return blake2b(text.encode(), key=self.seed.encode()[:64], digest_size=2).hexdigest()

    def _settle(self) -> None:
        """Give the standing answers to what is open."""
        while True:
            given = next((given for question in self.open if (given := self._standing_answer(question)) is not None), None)
            if given is None:
                return
            self._give_one(given)

    def _standing_answer(self, question: Question) -> Given | None:
        answer = self.standing.get((question.person, question.rule))
        if answer is None or question.form != "one" or question.rule in (DIE, CARD):
            return None
        texts = [self.book.notation.write(self.battle, option) for option in question.options]
        if answer == NEVER:
            answer = PASS
        elif answer == ALWAYS:
            answer = next((text for text in texts if text != PASS), PASS)
        return self._answer(question, answer, question.person, standing=True) if answer in texts else None

    # ---- taking back ---------------------------------------------------------------------------------------------------

    def undo(self, person: str) -> Refusal | None:
        """Take back the last thing given. The game master always may; a player only his own, and only while no die fell after it,
        no secret was shown and nobody else has given anything since."""
        if not self.deeds or (len(self.deeds) == 1 and self.deeds[0].last() < 0):
            return refusal("table.nothing_to_undo", hard=True)
        deed, last = self.deeds[-1], self.deeds[-1].last()
        if person not in (GM, deed.given[last].person if last >= 0 else deed.by):
            return refusal("table.undo_not_yours", hard=True)
        was, log, dice = self._kept(), self.logs[-1], len(self.rolled)
        if last >= 0:
            del deed.given[last:]
            self.logs[-1] = []
            self._run()
            told, fallen = len(self.logs[-1]), len(self.rolled)
        else:
            told = fallen = 0
        if person != GM:
            start = self.states[len(self.deeds) - 1]
            secret = "table.undo_dice" if dice > fallen else (
                "table.undo_secret" if discovers(self.book, start, log, told, person) else "")
            if secret:
                self._restore(was)
                return refusal(secret, hard=True)
        if last < 0:
            self._forget_last()
            self.logs[-1] = []
            self._run()
        return None

    def _forget_last(self) -> None:
        self.deeds.pop()
        self.logs.pop()
        self._told.pop()
        del self.states[len(self.deeds) + 1:]
        self.open = self.rolled = ()
        self._table = None

    def fork(self) -> Session[B]:
        """Another session that goes on from here by itself."""
        twin = copy(self)
        twin.dice = copy(self.dice)
        twin.standing = dict(self.standing)
        twin.deeds = [deed.copy() for deed in self.deeds]
        twin.states = list(self.states)
        twin.logs = list(self.logs)
        twin._told = [dict(told) for told in self._told]
        return twin

    # ---- the record ----------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """The record behind the start: seed, hands, standing answers, deeds."""
        standing = [[person, rule, answer] for (person, rule), answer in sorted(self.standing.items())]
        return {"seed": self.seed, "hands": sorted(self.hands), "standing": standing,
                "deeds": [deed.to_data() for deed in self.deeds]}

    def replay(self, deeds: Sequence[Deed]) -> None:
        """Run the deeds of a record after the start; the first one that comes out differently is a Divergence."""
        for number, deed in enumerate(deeds):
            if self.open:
                raise Divergence(number - 1, "unfinished")
            try:
                self._refuse_recorded(number, deed)
                self._add(deed.copy())
            except Divergence:
                raise
            except Exception as error:  # whatever stands in a record, it must not be more than a record that is wrong
                raise Divergence(number, f"{type(error).__name__}: {error}") from error
            found = self.deeds[-1].digest
            if found != deed.digest:
                self._forget_last()
                raise Divergence(number, f"{deed.digest or 'unfinished'} != {found or 'unfinished'}")

    def _refuse_recorded(self, number: int, deed: Deed) -> None:
        """A deed on record must be one that could be begun; only the first one is the opening."""
        if bool(deed.act) != bool(number):
            raise Divergence(number, "opening")
        reason = self._refuse_act(deed.by, self.book.notation.read(self.battle, deed.act), "", deed.overruled) if number else None
        if reason is not None:
            raise Divergence(number, reason.rule)

    # ---- who is told what ----------------------------------------------------------------------------------------------

    def told(self, viewer: str, since: int = 0) -> list[Fact]:
        """The facts that this viewer has been told, from a deed on."""
        facts: list[Fact] = []
        for number in range(since, len(self.logs)):
            told = self._told[number].get(viewer)
            if told is None:
                told = tell(self.book, self.states[number], self.logs[number], viewer)
                if number < len(self.states) - 1:
                    self._told[number][viewer] = told
            facts += told
        return facts

    def view(self, viewer: str) -> dict[str, Any]:
        """What this viewer is shown of the battle as it stands: plain data, secrets cut."""
        return view(self.book, self.battle, self.questions, viewer)


def _number(question: Question) -> int:
    """The number of a question within its deed."""
    return int(question.key.split(".")[1])


__all__ = ["ALWAYS", "ASK", "NEVER", "Deed", "Divergence", "Session"]
