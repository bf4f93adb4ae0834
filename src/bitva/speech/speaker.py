"""The speaker: facts, numbers, refusals, questions, options and positions as sentences of one language."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from bitva.kernel.actions import Action, Question, Refusal
from bitva.kernel.battle import Battle
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact
from bitva.kernel.numbers import Number, Term
from bitva.kernel.words import GM, RuleId, Square, Who
from bitva.speech.catalogue import MINUS, Catalogue, Count, Name, Said, finished
from bitva.speech.lines import told_lines
from bitva.speech.names import Names
from bitva.speech.parts import NONE, PLACE, flat, said, whole
from bitva.speech.rules import Rule, rules
from bitva.speech.voice import Line, Told, Voice

DICE = re.compile(r"(?<=[0-9])d(?=[0-9])|\bd(?=[0-9])")


class Speaker:
    """Speaks one language about battles of one rulebook; `squares`: distances in squares instead of feet."""

    def __init__(self, lang: str, book: str, unit: str = "") -> None:
        self.lang = lang
        self.book = book
        self.catalogue = Catalogue(lang, ("table", book, f"names-{book}"), unit)
        self.names = Names(self.catalogue)
        self.voice: Voice = import_module(f"bitva.speech.{book}").voice
        self._title = lru_cache(maxsize=None)(self._find_title)

    # ---- what happened -------------------------------------------------------------------------------------------------

    def fact(self, battle: Battle, fact: Fact) -> str | None:
        """A fact as a sentence, by itself; None if it is not worth a line. `battle` is from before or after it."""
        told = self.told(battle, fact.kind, whole(fact))
        return None if told is None else self.sentence(*told)

    def told(self, battle: Battle, kind: str, parts: Mapping[str, Any]) -> Told | None:
        """The message of a fact and its arguments."""
        message = f"fact-{dashed(kind)}"
        teller = self.voice.tellers.get(message)
        if teller is not None:
            return teller(self, battle, parts)
        return None if kind in self.voice.silent else (message, self.args(battle, parts, message))

    def lines(self, battle: Battle, facts: Sequence[Fact], effects: Iterable[Effect] = ()) -> list[Line]:
        """A log as lines: what belongs together is told together. The battle only has to have all the creatures named; `effects`
        are those that held before these facts, so that the end of each can be told."""
        return told_lines(self, battle, facts, effects)

    def sentence(self, message: str, args: Mapping[str, Said]) -> str:
        return finished(self.catalogue.say(message, args))

    # ---- what is asked, and what may be done ---------------------------------------------------------------------------

    def question(self, battle: Battle, question: Question) -> str:
        """Who is asked what, and why. What may be answered can have a sentence of its own: `ask-RULE-ANSWER`."""
        about = dict(question.facts)
        id = "overruling" if "allow" in question.options and "action" in about else dashed(question.rule)
        about = {"who": question.who, "least": question.least, "most": question.most, "rule": question.rule,
                 **flat(about.pop("moment", None)), **about, "asked": question.who}
        ways = dict.fromkeys(option.verb if isinstance(option, Action) else str(option) for option in question.options)
        message = self.catalogue.first(*(f"ask-{id}-{way}" for way in ways)) or f"ask-{id}"
        return finished(self.message(battle, message, about))

    def option(self, battle: Battle, option: object, rule: RuleId = "") -> str:
        """An action, or an answer to a question of this rule, as something to choose."""
        if isinstance(option, Action):
            return self.message(battle, f"act-{option.verb}", flat(option))
        if isinstance(option, bool):
            return self.catalogue.say("choice-yes" if option else "choice-no")
        if isinstance(option, int):
            return str(option)
        if isinstance(option, tuple):
            return self.list([self.option(battle, part, rule) for part in option])
        return self._word(battle, str(option), rule)

    def _word(self, battle: Battle, word: str, rule: RuleId) -> str:
        """A word to choose: as its question has it told, or a creature, a square, a task, an answer, the name of something."""
        teller = self.voice.tellers.get(f"choice-{dashed(rule)}")
        told = teller(self, battle, {"word": word}) if teller else None
        if told is not None:
            return self.catalogue.say(*told)
        creature = battle.named(word)
        if creature is not None:
            return self.name(battle, creature.index)
        place = PLACE.fullmatch(word)
        if place is not None:
            return self.catalogue.say("square", {"x": place[1], "y": place[2]})
        number, _, task = word.partition(":")
        if number.isdigit() and task:
            return self.title(task)
        found = self.catalogue.first(f"choice-{dashed(rule)}-{word}", f"choice-{word}")
        if found is not None:
            return self.catalogue.say(found)
        if self.title(word):
            return self.title(word)
        prefixes = dict.fromkeys(prefix for group in self.voice.prefixes.values() for prefix in group)
        return self.names.thing(*(f"{prefix}-{word}" for prefix in prefixes)).form("nom")

    def refusal(self, battle: Battle, refusal: Refusal) -> str:
        """Why something may not be done, and the title of the rule that says so."""
        says = finished(self.message(battle, f"no-{dashed(refusal.rule)}", dict(refusal.facts)))
        title = self.title(refusal.rule)
        return self.catalogue.say("refused", {"says": says, "rule": title}) if title else says

    def message(self, battle: Battle, message: str, about: Mapping[str, Any]) -> str:
        """A message about an action, a question or a refusal, with the facts of the case."""
        teller = self.voice.tellers.get(message)
        told = teller(self, battle, about) if teller else None
        return self.catalogue.say(*(told or (message, self.args(battle, about, message))))

    def args(self, battle: Battle, about: Mapping[str, Any], message: str = "") -> dict[str, Said]:
        """Parts by name as arguments; what a message asks for and was not given is `none`."""
        missing: dict[str, Said] = dict.fromkeys(self.catalogue.variables(message), NONE)
        return missing | {name: said(self, battle, name, part) for name, part in about.items()}

    # ---- numbers -------------------------------------------------------------------------------------------------------

    def number(self, number: Number, labels: Mapping[int, str] | None = None) -> str:
        """`14 = 9 (d20) + 5 (Athletics)`; beaten terms stand behind it with what beat them. `labels` name terms by their place."""
        counted = [(at, term) for at, term in enumerate(number.terms) if not term.beaten]
        beaten = [term for term in number.terms if term.beaten]
        total = figure(number.total)
        if len(number.terms) == 1:
            return total
        parts = " ".join(self._term(at, term, (labels or {}).get(at)) for at, term in counted)
        if not beaten:
            return self.catalogue.say("number", {"total": total, "terms": parts})
        losers = self.list([self._beaten(term) for term in beaten], "comma")
        return self.catalogue.say("number-beaten", {"total": total, "terms": parts, "losers": losers})

    def _term(self, at: int, term: Term, label: str | None) -> str:
        why = label or self.reason(term, first=at == 0)
        sort = "minus" if term.value < 0 else "first" if at == 0 else "plus"
        return self.catalogue.say(f"term-{sort}", {"value": Count(abs(term.value)), "why": why})

    def _beaten(self, term: Term) -> str:
        args: dict[str, Said] = {"value": Count(term.value), "why": self.reason(term), "by": self.why(term.beaten)}
        return self.catalogue.say("term-beaten", args)

    def why(self, rule: RuleId, first: bool = False) -> str:
        """A reason in a word or two: as a term of a number, or for advantage; else the rule's title."""
        id = dashed(rule)
        found = self.catalogue.first(*((f"die-{id}", f"why-{id}") if first else (f"why-{id}",)))
        return self.catalogue.say(found) if found else self.title(rule)

    def reason(self, term: Term, first: bool = False) -> str:
        """Why a term is there: the spell, trait or thing it comes from, or its rule."""
        return self.thing(term.of, *self.voice.prefixes["source"]).form("nom") if term.of else self.why(term.rule, first)

    def dice(self, text: object) -> str:
        """A dice expression as it is written in this language."""
        return DICE.sub(self.catalogue.say("die-letter"), str(text)).replace("-", MINUS)

    def signed(self, amount: int) -> str:
        """A bonus or malus with its sign."""
        return f"{amount:+d}".replace("-", MINUS)

    def faces(self, faces: Iterable[int]) -> str:
        """What dice show."""
        return self.list([str(face) for face in faces], "comma")

    # ---- words ---------------------------------------------------------------------------------------------------------

    def name(self, battle: Battle, who: Who, case: str = "label") -> str:
        """What a creature is called: as a label, or in a case as within a sentence."""
        return self.names.creature(battle, who).form(case)

    def thing(self, id: str, *prefixes: str) -> Name:
        """A weapon, spell, condition … by its id."""
        return self.names.thing(*(f"{prefix}-{id}" for prefix in prefixes))

    def word(self, id: str) -> str:
        """A word of the catalogue by its message: `condition-prone`."""
        return self.names.thing(id).form("nom")

    def list(self, parts: Sequence[str], kind: str = "and") -> str:
        """Several parts in one sentence; `kind`: and, or, comma."""
        return self.catalogue.list(parts, kind)

    def feet(self, feet: int) -> str:
        """A distance as the table likes it told."""
        return self.catalogue.feet(feet)

    def square(self, battle: Battle, square: Square) -> str:
        """A square of the map as people name it."""
        x, y = battle.board.xy(square)
        return self.catalogue.say("square", {"x": str(x), "y": str(y)})

    def point(self, point: Sequence[int]) -> str:
        """A point of the map, given in half squares."""
        x, y = (f"{half // 2}{'.5' if half % 2 else ''}" for half in point)
        return self.catalogue.say("square", {"x": x, "y": y})

    def rule(self, rule: RuleId) -> Rule:
        """A rule with its title, statement and cases."""
        return rules(self.book, self.lang)[rule]

    def title(self, rule: RuleId) -> str:
        """What a rule is called; nothing for the table's own ones, which stand in no catalogue."""
        return self._title(rule)

    def _find_title(self, rule: RuleId) -> str:
        found = rules(self.book, self.lang).get(rule)
        return found.title if found is not None else ""

    def status(self, battle: Battle, who: Who, viewer: str = GM) -> str:
        """One line of a creature's state, as this viewer may know it."""
        return self.sentence(*self.voice.status(self, battle, who, viewer))


def figure(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", MINUS)


def dashed(rule: RuleId) -> str:
    """A rule id as a part of a message id."""
    return rule.replace(".", "-").replace("_", "-")


__all__ = ["Speaker", "dashed"]
