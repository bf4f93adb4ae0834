"""A battle's history: act, answer, undo, fork, save, load, replay. A battle is its record, and all of these work on the record."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from bitva.kernel.actions import PASS, Action, Pending, Question, Refusal, refusal
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.dice import Overruled, Seeded, Source
from bitva.kernel.facts import Fact
from bitva.kernel.notation import NotationError
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import CARD, DIE, Table, WrongAnswer
from bitva.kernel.views import portraits, tell
from bitva.kernel.words import GM, NOBODY, Who

B = TypeVar("B", bound=Battle)
ALWAYS, NEVER = "always", "never"


class Deed:
    """One action and all the answers, rulings and overruled dice that it took: the unit of running again, saving and undoing."""

    __slots__ = ("act", "answers", "by", "dice", "digest", "overruled", "rulings")

    def __init__(self, act: str = "", by: str = GM, overruled: bool = False) -> None:
        self.act = act
        self.by = by
        self.overruled = overruled
        self.answers: dict[int, str] = {}
        self.rulings: dict[int, list[str]] = {}
        self.dice: dict[int, int] = {}
        self.digest = ""
        """Of the battle after it; empty while it waits for an answer."""

    def copy(self) -> Deed:
        copy = Deed(self.act, self.by, self.overruled)
        copy.answers = dict(self.answers)
        copy.rulings = {n: list(rulings) for n, rulings in self.rulings.items()}
        copy.dice = dict(self.dice)
        copy.digest = self.digest
        return copy

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"act": self.act, "by": self.by, "digest": self.digest}
        if self.overruled:
            data["overruled"] = True
        for name in ("answers", "rulings", "dice"):
            if getattr(self, name):
                data[name] = {str(n): part for n, part in sorted(getattr(self, name).items())}
        return data

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Deed:
        deed = Deed(data["act"], data["by"], data.get("overruled", False))
        deed.answers = {int(n): text for n, text in data.get("answers", {}).items()}
        deed.rulings = {int(n): list(texts) for n, texts in data.get("rulings", {}).items()}
        deed.dice = {int(k): face for k, face in data.get("dice", {}).items()}
        deed.digest = data["digest"]
        return deed


class Entry:
    """One thing that a person gave: an act, an answer, a ruling or a die; and whether a die fell or a secret was shown after it."""

    __slots__ = ("fell", "number", "person", "showed", "standing", "what")

    def __init__(self, what: str, number: int, person: str, standing: bool = False) -> None:
        self.what = what
        self.number = number
        self.person = person
        self.standing = standing
        self.fell = False
        self.showed = False


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
        self.history: list[Entry] = []
        self.open: tuple[Question, ...] = ()
        """The questions that the last deed waits for; none between deeds."""
        self._table: Table[B] | None = None
        self._told: dict[tuple[str, int], list[Fact]] = {}

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
            Question(battle.creatures[who].controller if who >= 0 else GM, who, rule, facts=about, key=str(len(self.deeds)))
            for who in self.book.actors(battle)
        )

    def options(self, who: Who) -> Iterator[Action]:
        """Everything that a creature may do now."""
        return iter(()) if self.open or self.battle.over else self.book.options(self.battle, who)

    # ---- giving --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The opening of the fight, up to its first question."""
        self._new_deed(Deed())

    def act(self, person: str, action: Action | str, key: str = "", overrule: bool = False) -> Refusal | None:
        """A person has a creature do something. A refusal changes nothing."""
        battle = self.battle
        if isinstance(action, str):
            try:
                action = self.book.notation.read(battle, action)
            except NotationError as error:
                return refusal("table.notation", hard=True, problem=error.problem, found=error.found, nearest=error.nearest)
        reason = self._may_act(person, action, key) or (refusal("table.gm_only", hard=True) if overrule and person != GM else None)
        if reason is None and not isinstance(action, Ruling) and not overrule:
            reason = self.book.refuse(battle, action)
        elif reason is None:
            reason = next((r for r in self.book.refusals(battle, action) if r.hard), None)
        if reason is not None:
            return reason
        if isinstance(action, Ruling) and self.open:
            number = int(self.open[0].key.partition(".")[2])
            self.deeds[-1].rulings.setdefault(number, []).append(self.book.notation.write(battle, action))
            self._note(Entry("ruling", number, person))
        else:
            self._new_deed(Deed(self.book.notation.write(battle, action), person, overrule))
        return None

    def _may_act(self, person: str, action: Action, key: str) -> Refusal | None:
        if self.battle.over:
            return refusal("table.over", hard=True)
        if isinstance(action, Ruling):
            return None if person == GM and action.who == NOBODY else refusal("table.gm_only", hard=True)
        if key and key != str(len(self.deeds)):
            return refusal("table.stale", hard=True, key=key)
        if self.open:
            return refusal("table.question_open", hard=True, rule=self.open[0].rule)
        if action.who < 0 or not self.book.runs(self.battle, person, action.who):
            return refusal("table.not_yours", hard=True)
        return None

    def answer(self, person: str, key: str, answer: object) -> Refusal | None:
        """A person answers an open question. A refusal changes nothing."""
        question = next((question for question in self.open if question.key == key), None)
        if question is None:
            return refusal("table.stale", hard=True, key=key)
        if person not in (question.person, GM):
            return refusal("table.not_asked", hard=True)
        text = answer if isinstance(answer, str) else self.book.notation.write(self.battle, answer)
        if not question.accepts(self.book.notation.answer(self.battle, question, text)):
            return refusal("table.no_such_answer", hard=True, answer=text, rule=question.rule)
        self._answer(question, text, person, standing=False)
        return None

    def overrule_die(self, number: int, face: int) -> Refusal | None:
        """The game master says what die `number` of the last deed shows; the deed is run again, answers that no longer fit are
        asked anew."""
        if not self.deeds or not face >= 1 or number < 0:
            return refusal("table.no_such_die", hard=True, number=number)
        self.deeds[-1].dice[number] = face
        self._note(Entry("die", number, GM))
        return None

    def stand(self, person: str, rule: str, answer: str) -> None:
        """A person's standing answer to a rule from now on: always, never, an answer, or `ask` to be asked again."""
        if answer == "ask":
            self.standing.pop((person, rule), None)
        else:
            self.standing[person, rule] = answer
            self._settle()

    # ---- running -------------------------------------------------------------------------------------------------------

    def _new_deed(self, deed: Deed) -> None:
        self.deeds.append(deed)
        self.logs.append([])
        self._note(Entry("act", len(self.deeds) - 1, deed.by))

    def _answer(self, question: Question, text: str, person: str, standing: bool) -> None:
        number = int(question.key.partition(".")[2])
        self.deeds[-1].answers[number] = text
        self._note(Entry("answer", number, person, standing))

    def _note(self, entry: Entry) -> None:
        """Something was given: run the last deed as far as it reaches, and remember what came of it."""
        before = self._table
        fallen = before.fallen if before is not None else 0
        seen = self._seen_by(entry.person)
        was = self.open, before, list(self.states)
        self.history.append(entry)
        try:
            table = self._run(len(self.deeds) - 1)
        except Exception:  # a fault in a rule must not cost the table its battle
            self._take_back(self.history.pop())
            self.open, self._table, self.states = was
            raise
        entry.fell = table.fallen > fallen or entry.what == "die"
        entry.showed = self._seen_by(entry.person) != seen
        self._settle()

    def _run(self, number: int) -> Table[B]:
        """Run one deed from its start with the answers so far, on a copy of the battle before it."""
        deed = self.deeds[number]
        log: list[Fact] = []
        del self.states[number + 1:]
        battle = self.states[number].clone()
        source = Overruled(self.dice, deed.dice) if deed.dice else self.dice
        table = Table(self.book, battle, source, answers=deed.answers, rulings=deed.rulings, log=log, hands=self.hands)
        action = self.book.notation.read(battle, deed.act) if deed.act else None
        try:
            table.deed(action, deed.overruled)
        except Pending as pending:
            self.open = pending.questions
            self._table = table
        except WrongAnswer as wrong:
            first = int(wrong.question.key.partition(".")[2])
            if not deed.dice and not deed.rulings:
                raise
            deed.answers = {n: text for n, text in deed.answers.items() if n < first}
            return self._run(number)
        else:
            self.open = ()
            self._table = None
            self.states.append(battle)
            deed.digest = battle.digest()
        old = self.logs[number]
        if not deed.dice and not deed.rulings and log[:len(old)] != old:
            raise Divergence(number, "the log changed when it was run again")
        self.logs[number] = log
        return table

    def _settle(self) -> None:
        """Give the standing answers to what is open."""
        for question in self.open:
            answer = self.standing.get((question.person, question.rule))
            text = self._standing_text(question, answer) if answer is not None else None
            if text is not None:
                self._answer(question, text, question.person, standing=True)
                return

    def _standing_text(self, question: Question, answer: str) -> str | None:
        write, battle = self.book.notation.write, self.battle
        if question.form != "one" or question.rule in (DIE, CARD):
            return None
        texts = [write(battle, option) for option in question.options]
        if answer == NEVER:
            return PASS if PASS in texts else None
        if answer == ALWAYS:
            return next((text for text in texts if text != PASS), None)
        return answer if answer in texts else None

    def _seen_by(self, person: str) -> tuple[Who, ...]:
        if person == GM:
            return ()
        battle = self.battle
        return tuple(c.index for c in battle.creatures if self.book.sees(battle, person, c.index))

    # ---- taking back ---------------------------------------------------------------------------------------------------

    def undo(self, person: str) -> Refusal | None:
        """Take back the last thing given. The game master always may; a player only his own, and only while no die fell after it,
        no secret was shown and nobody else has given anything since."""
        last = next((entry for entry in reversed(self.history) if not entry.standing), None)
        if last is None or (last.what == "act" and last.number == 0):
            return refusal("table.nothing_to_undo", hard=True)
        if person != GM:
            since = self.history[self.history.index(last):]
            if last.person != person:
                return refusal("table.undo_not_yours", hard=True)
            if any(entry.fell for entry in since):
                return refusal("table.undo_dice", hard=True)
            if any(entry.showed for entry in since):
                return refusal("table.undo_secret", hard=True)
        while self.history:
            entry = self.history.pop()
            self._take_back(entry)
            if entry is last:
                break
        if self.deeds:
            self.logs[-1] = []
            self._run(len(self.deeds) - 1)
        return None

    def _take_back(self, entry: Entry) -> None:
        deed = self.deeds[-1]
        if entry.what == "act":
            self.deeds.pop()
            self.logs.pop()
            del self.states[len(self.deeds) + 1:]
            self._told = {key: told for key, told in self._told.items() if key[1] < len(self.deeds)}
        elif entry.what == "answer":
            deed.answers.pop(entry.number, None)
        elif entry.what == "ruling":
            deed.rulings[entry.number].pop()
        else:
            deed.dice.pop(entry.number, None)

    def fork(self) -> Session[B]:
        """Another session that goes on from here by itself."""
        twin = Session(self.book, self.states[0], self.seed, self.dice, self.hands)
        twin.standing = dict(self.standing)
        twin.deeds = [deed.copy() for deed in self.deeds]
        twin.states = list(self.states)
        twin.logs = list(self.logs)
        twin.history = list(self.history)
        twin.open = self.open
        twin._table = self._table
        return twin

    # ---- the record ----------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """The record behind the start: seed, hands, deeds."""
        return {"seed": self.seed, "hands": sorted(self.hands), "deeds": [deed.to_data() for deed in self.deeds]}

    def replay(self, deeds: Sequence[Deed]) -> None:
        """Run the deeds of a record after the start; the first one that comes out differently is a Divergence."""
        for number, deed in enumerate(deeds):
            digest, deed.digest = deed.digest, ""
            self.deeds.append(deed)
            self.logs.append([])
            try:
                self._run(number)
            except (WrongAnswer, NotationError, IndexError, KeyError, ValueError) as error:
                self._forget_last()
                raise Divergence(number, str(error)) from error
            if digest and (self.open or deed.digest != digest):
                self._forget_last()
                raise Divergence(number, f"{digest} != {deed.digest or '…'}")
            self.history.append(Entry("act", number, deed.by))
            self.history.extend(Entry("answer", n, "") for n in sorted(deed.answers))
            self.history[-1].fell = True

    def _forget_last(self) -> None:
        self.deeds.pop()
        self.logs.pop()
        del self.states[len(self.deeds) + 1:]
        self.open = ()
        self._table = None

    # ---- who is told what ----------------------------------------------------------------------------------------------

    def told(self, viewer: str) -> list[Fact]:
        """The facts that this viewer has been told."""
        facts: list[Fact] = []
        for number, log in enumerate(self.logs):
            done = number < len(self.states) - 1
            told = self._told.get((viewer, number)) if done else None
            if told is None:
                told = tell(self.book, self.states[number], log, viewer)
                if done:
                    self._told[viewer, number] = told
            facts += told
        return facts

    def view(self, viewer: str) -> dict[str, Any]:
        """What this viewer is shown of the battle as it stands: plain data, secrets cut."""
        battle, book = self.battle, self.book
        shown = portraits(book, battle, viewer)
        write = book.notation.write
        return {
            "round": battle.clock.round,
            "over": battle.over,
            "turn": battle.creatures[battle.clock.who].id
            if battle.clock.who >= 0 and battle.creatures[battle.clock.who].id in shown
            else None,
            "order": [battle.creatures[place.who].id for place in battle.clock.order if battle.creatures[place.who].id in shown],
            "creatures": shown,
            "questions": [
                {
                    "key": question.key,
                    "rule": question.rule,
                    "who": battle.creatures[question.who].id if question.who >= 0 else GM,
                    "form": question.form,
                    "options": [write(battle, option) for option in question.options],
                    "least": question.least,
                    "most": question.most,
                }
                for question in self.questions
                if viewer in (GM, question.person)
            ],
            "waits_for": sorted({question.person for question in self.questions}),
        }


class Divergence(Exception):
    """A record that does not come out as it went in: the first deed that differs, and how."""

    def __init__(self, deed: int, how: str) -> None:
        super().__init__(f"deed {deed}: {how}")
        self.deed = deed
        self.how = how
