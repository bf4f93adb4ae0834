"""Running a proof: its scene is set up, its lines are played one by one, and the first that does not hold is the failure."""
from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bitva.content.encounters import rulebook
from bitva.content.reading import ContentErrors
from bitva.kernel.actions import Question, Refusal
from bitva.kernel.dice import Scripted, Source, WrongDie, shown
from bitva.kernel.notation import NotationError
from bitva.kernel.rulings import Ruling
from bitva.kernel.session import Deed, Divergence, Session
from bitva.kernel.words import GM
from bitva.proofs import facts
from bitva.proofs.form import Catalogue, Line, Proof, catalogue, dice_of
from bitva.proofs.scene import scene
from bitva.proofs.states import holds

LOG_SHOWN: Final = 12
"""Facts of the log that a failure shows."""
ANY_DICE: Final = "any"
_ASKED = re.compile(r"([\w-]+)\? (\S+)(?: \[(.*?)\])?(?: \(([^()]*)\))?(?: = (.+))?")
_WAIT = re.compile(r"all end until(?: round ([0-9]+))?(?: turn of ([\w-]+))?")
MOST_TURNS: Final = 1000
"""Turns that one line may let pass."""
_NUMBER = re.compile(r"([\w-]+) ([\w-]+) (-?[0-9]+): (.+)")


class Unproved(Exception):
    """A line of a proof that does not hold: what it says, and what is so."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"{expected}; {found}")
        self.expected = expected
        self.found = found


@dataclass(frozen=True)
class Failure:
    """Why a proof fails: the line, what it expected, what was found, and the log before it."""

    line: int
    text: str
    expected: str
    found: str
    log: tuple[str, ...] = ()


def prove(proof: Proof, name: str) -> Failure | None:
    """Run one proof; None if everything it says is so."""
    return Run(proof, name).result()


class Run:
    """One proof being run."""

    def __init__(self, proof: Proof, name: str) -> None:
        self.proof = proof
        self.name = name
        self.known: Catalogue = catalogue(name)
        self.book = rulebook(name)
        self.at = Line(proof.line, f"rule: {proof.rule}")
        self.session: Session[Any] | None = None
        self.coming: tuple[Line, ...] = ()
        self.settled: list[str] = []
        """Questions that the proof has named as open."""

    @property
    def s(self) -> Session[Any]:
        assert self.session is not None
        return self.session

    def result(self) -> Failure | None:
        try:
            self._play()
        except Unproved as wrong:
            return self._failure(wrong.expected, wrong.found)
        except ContentErrors as wrong:
            return self._failure("scene", str(wrong))
        except (WrongDie, NotationError, Divergence) as wrong:
            return self._failure(type(wrong).__name__, str(wrong))
        except Exception as error:
            return self._failure("no error", f"{type(error).__name__}: {error}")
        return None

    def _failure(self, expected: str, found: str) -> Failure:
        log = tuple(facts.shown(self.book, self.s.battle, fact) for fact in list(self.s.log)[-LOG_SHOWN:]) if self.session else ()
        return Failure(self.at.number, self.at.text, expected, found, log)

    # ---- the play --------------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        data = self.proof.data
        script = str(data.get("dice") or "")
        dice: Source | None = None if script == ANY_DICE else Scripted(dice_of(script))
        encounter = scene(self.proof, self.name)
        start = self.book.start(encounter)
        for id, reason in self.book.misplaced(start):
            if reason.rule == data.get("refused"):
                return
            raise Unproved("scene", f"{id}: {reason.rule} {dict(reason.facts)}")
        if "refused" in data:
            raise Unproved(f"refused: {data['refused']}", "the scene can be played")
        self.session = Session(self.book, start.clone(), self.proof.name, dice, frozenset(data.get("hands", ())))
        self.s.begin()
        lines = (*self.proof.given, *self.proof.play)
        for number, line in enumerate(lines):
            self.at = line
            self.coming = lines[number + 1:]
            self.take(line.text)
        self.at = Line(self.proof.line, f"rule: {self.proof.rule}")
        self._closing(start, dice, script)

    def take(self, text: str, person: str = "") -> None:
        """One line."""
        if text.startswith("as "):
            name, _, rest = text[3:].partition(": ")
            return self.take(rest, name)
        asked = _ASKED.fullmatch(text)
        if asked is not None:
            if all(question.rule != asked[2] for question in self.s.open):
                self._usual_answers(but_named=True, but=asked[2])
            return self.asked(asked, person)
        self._usual_answers(but_named=True)
        mark, _, rest = text.partition(" ")
        if mark in MARKS:
            return MARKS[mark](self, rest)
        if mark == "!":
            return self.refused(rest, person)
        if text == "nobody asked":
            return self.expect("nobody asked", ", ".join(map(self.shown_question, self.s.open)) or "nobody asked")
        waits = _WAIT.fullmatch(text)
        if waits is not None:
            return self.wait(int(waits[1] or 0), waits[2] or "")
        self._usual_answers()
        refusal = self.give(text, person)
        if refusal is not None:
            raise Unproved("accepted", shown_refusal(refusal))
        return None

    def expect(self, expected: str, found: str) -> None:
        if expected != found:
            raise Unproved(expected, found)

    def give(self, text: str, person: str) -> Refusal | None:
        """An act, an undoing, a standing answer or an overruling, as somebody gives it."""
        words = text.split()
        if words[0] == "undo" and len(words) == 2:
            return self.s.undo(words[1])
        if words[0] == "stand" and len(words) == 4:
            self.s.stand(words[1], words[2], words[3])
            return None
        if words[0] == "die":
            return self.s.overrule_die(int(words[1]), int(words[3]))
        overrule = words[0] == "overrule"
        action = self.book.notation.read(self.s.battle, text.removeprefix("overrule "))
        if not isinstance(action, Ruling):
            written = self.book.notation.write(self.s.battle, action)
            if self.book.notation.read(self.s.battle, written) != action:
                raise Unproved("the notation says the same both ways", written)
        by = person or (GM if action.who < 0 else self.s.battle.creatures[action.who].controller)
        return self.s.act(by, action, overrule=overrule)

    def wait(self, round: int, turn: str) -> None:
        """Everybody ends his turn until this round has come, and this creature's turn in it."""
        for _ in range(MOST_TURNS):
            battle = self.s.battle
            here = battle.creatures[battle.clock.who].id
            if battle.clock.round >= round and turn in ("", here):
                return
            refusal = self.s.act(GM, f"{here} end")
            if refusal is not None:
                raise Unproved("the turn ends", shown_refusal(refusal))
            self._usual_answers(but_named=True)
        raise Unproved("it comes about", f"not within {MOST_TURNS} turns")

    def refused(self, rest: str, person: str) -> None:
        """`! act: rule`: refused by this rule, and nothing has changed."""
        text, _, reason = rest.rpartition(": ")
        if not text:
            raise Unproved("! act: rule", rest)
        rule, *parts = reason.split()
        before = self.s.battle.digest(), self.s.to_data()
        asked = _ASKED.fullmatch(text)
        refusal = self.answer(asked, person) if asked is not None else self.give(text, person)
        if refusal is None:
            raise Unproved(f"refused: {rule}", "accepted")
        if refusal.rule != rule:
            raise Unproved(f"refused: {rule}", shown_refusal(refusal))
        known = {name: facts.shown_value(self.s.battle, "", part) for name, part in refusal.facts}
        for part in parts:
            name, _, value = part.partition("=")
            if known.get(name) != value:
                raise Unproved(part, shown_refusal(refusal))
        if asked is None and any(option == text for option in self._options(text.split()[0])):
            raise Unproved("what is refused is not offered", "it is")
        if before != (self.s.battle.digest(), self.s.to_data()):
            raise Unproved("a refusal changes nothing", "the battle has changed")

    # ---- questions -------------------------------------------------------------------------------------------------------

    def asked(self, asked: re.Match[str], person: str) -> None:
        """`who? rule [options] (facts) = answer`: this question is open; with an answer, it is given."""
        question = self.question(asked)
        if asked[3] is not None:
            options = [self.book.notation.write(self.s.battle, option) for option in question.options]
            shown = ", ".join(sorted(options)) if question.form != "number" else f"{question.least}..{question.most}"
            self.expect(", ".join(sorted(asked[3].split(", "))), shown)
        for part in (asked[4] or "").split():
            name, _, value = part.partition("=")
            about = {name: facts.shown_value(self.s.battle, "", fact) for name, fact in question.facts}
            if about.get(name) != value:
                raise Unproved(part, ", ".join(f"{n}={v}" for n, v in about.items()))
        if asked[5] is None:
            self.settled.append(question.key)
            return
        refusal = self.answer(asked, person)
        if refusal is not None:
            raise Unproved("this answer", f"{shown_refusal(refusal)}; {self.shown_question(question)}")

    def answer(self, asked: re.Match[str], person: str) -> Refusal | None:
        question = self.question(asked)
        return self.s.answer(person or question.person, question.key, self._text_of(question, asked[5]))

    def question(self, asked: re.Match[str]) -> Question:
        """The open question that a line names."""
        who = -1 if asked[1] == GM else self.book.notation.read(self.s.battle, f"{asked[1]} end").who
        found = next((q for q in self.s.open if q.who == who and q.rule == asked[2]), None)
        if found is None:
            raise Unproved(f"{asked[1]} is asked {asked[2]}", ", ".join(map(self.shown_question, self.s.open)) or "nobody is asked")
        return found

    def _text_of(self, question: Question, text: str) -> str:
        """An answer may be cut short as long as it fits one option only."""
        if question.form != "one":
            return text
        options = [self.book.notation.write(self.s.battle, option) for option in question.options]
        if text in options:
            return text
        fitting = [option for option in options if option.startswith(text) or f" {text}" in option]
        return fitting[0] if len(fitting) == 1 else text

    def shown_question(self, question: Question) -> str:
        who = GM if question.who < 0 else self.s.battle.creatures[question.who].id
        options = ", ".join(self.book.notation.write(self.s.battle, option) for option in question.options)
        return f"{who}? {question.rule} [{options or f'{question.least}..{question.most}'}]"

    def _usual_answers(self, but_named: bool = False, but: str = "") -> None:
        """Questions that a proof is not about are answered as usual; those that it names before its next act wait, and so does one
        by the rule that it is waiting for (`but`)."""
        while self.s.open:
            question = next((q for q in self.s.open if q.rule in self.known.usual), None)
            if question is None or question.rule == but or (but_named and self._named_soon(question.rule)):
                return
            refusal = self.s.answer(question.person, question.key, self.known.usual[question.rule])
            if refusal is not None:
                raise Unproved("the usual answer", shown_refusal(refusal))

    def _named_soon(self, rule: str) -> bool:
        for line in self.coming:
            asked = _ASKED.search(line.text)
            if asked is not None and asked[2] == rule:
                return True
            if asked is None and line.text.partition(" ")[0] not in (*MARKS, "!", "nobody", "as"):
                return False
        return False

    # ---- expectations ----------------------------------------------------------------------------------------------------

    def offered(self, text: str) -> None:
        if not self._offers(text):
            raise Unproved("among the options", "not among them")

    def not_offered(self, text: str) -> None:
        if self._offers(text):
            raise Unproved("not among the options", "among them")

    def _offers(self, text: str) -> bool:
        return any(option == text or option.startswith(text + " ") for option in self._options(text.split()[0]))

    def _options(self, id: str) -> Iterator[str]:
        """What a creature may do now, in the notation."""
        battle = self.s.battle
        creature = battle.named(id)
        if creature is not None:
            yield from (self.book.notation.write(battle, option) for option in self.s.options(creature.index))

    def state(self, text: str) -> None:
        for clause in filter(None, (part.strip() for part in text.split(";"))):
            so, found = holds(self.s, clause)
            if not so:
                raise Unproved(clause, found)

    def happened(self, text: str) -> None:
        log = self.s.logs[-1]
        if not any(facts.matches(self.book, self.s.battle, fact, text) for fact in log):
            near = [facts.shown(self.book, self.s.battle, fact) for fact in log if fact.kind == text.split()[0]]
            raise Unproved(text, "; ".join(near) or "no such fact")

    def not_happened(self, text: str) -> None:
        for fact in self.s.logs[-1]:
            if facts.matches(self.book, self.s.battle, fact, text):
                raise Unproved(f"not {text}", facts.shown(self.book, self.s.battle, fact))

    def number(self, text: str) -> None:
        """`who label total: 9 rule + 5 rule (2 beaten rule)`: the last such number is made of exactly these terms."""
        said = _NUMBER.fullmatch(text)
        if said is None:
            raise Unproved("# who label total: term + term", text)
        number = facts.last_number(self.s.logs[-1], self.s.battle, said[1], said[2])
        if number is None:
            raise Unproved(text, "no such number")
        expected = sorted(part.strip() for part in said[4].split("+"))
        found = sorted(facts.shown_terms(number, beaten="(" in said[4]))
        if expected != found or number.total != int(said[3]):
            raise Unproved(f"{said[3]}: {' + '.join(expected)}", f"{number.total}: {' + '.join(found)}")

    def view(self, text: str) -> None:
        """`view person: orc; not wolf`: whom this person knows of."""
        viewer, _, rest = text.partition(": ")
        for clause in (part.strip() for part in rest.split(";")):
            denied = clause.startswith("not ")
            id, _, field = clause.removeprefix("not ").partition(" ")
            who = next(c.index for c in self.s.battle.creatures if c.id == id)
            so = self.book.sees(self.s.battle, viewer, who)
            if so and field:
                so = field in self.book.portrait(self.s.battle, viewer, who)
            if so == denied:
                raise Unproved(clause, f"{viewer} knows of it" if so else f"{viewer} does not")

    def told(self, text: str) -> None:
        """`told person: fact …; not fact …`: what this person was told since the last act."""
        viewer, _, rest = text.partition(": ")
        news = self.s.told(viewer, len(self.s.logs) - 1)
        for clause in (part.strip() for part in rest.split(";")):
            denied = clause.startswith("not ")
            so = any(facts.matches(self.book, self.s.battle, fact, clause.removeprefix("not ")) for fact in news)
            if so == denied:
                raise Unproved(clause, "; ".join(facts.shown(self.book, self.s.battle, fact) for fact in news) or "told nothing")

    # ---- what holds of every battle ----------------------------------------------------------------------------------------

    def _closing(self, start: Any, dice: Source | None, script: str) -> None:
        """Every die is used, nothing is left open, and the battle is its record and its log."""
        if isinstance(dice, Scripted) and dice.left:
            raise Unproved("every die is used", "left: " + " ".join(map(shown, dice.left)))
        loose = [q for q in self.s.open if q.key not in self.settled and q.rule not in self.known.usual]
        if loose:
            raise Unproved("nothing left open", ", ".join(map(self.shown_question, loose)))
        folded = start.clone()
        for fact in self.s.log:
            fact.apply(folded)
        if folded.digest() != self.s.battle.digest():
            raise Unproved("the log folds into the battle", "it does not")
        same = None if script == ANY_DICE else Scripted(dice_of(script))
        again: Session[Any] = Session(self.book, start, self.proof.name, same, self.s.hands)
        again.replay([Deed.from_data(json.loads(json.dumps(deed.to_data()))) for deed in self.s.deeds])
        if again.battle.digest() != self.s.battle.digest():
            raise Unproved("the record replays", "it comes out otherwise")


def shown_refusal(refusal: Refusal) -> str:
    return f"refused: {refusal.rule} " + " ".join(f"{name}={part}" for name, part in refusal.facts)


MARKS: Final[Mapping[str, Callable[[Run, str], None]]] = {
    "+": Run.offered, "-": Run.not_offered, "=": Run.state, "~": Run.happened, "!~": Run.not_happened, "#": Run.number,
    "view": Run.view, "told": Run.told,
}
