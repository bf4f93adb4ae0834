"""The speaker: facts, numbers, refusals, questions, options and positions as sentences of one language."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, cast

from bitva.kernel.actions import Action, Moment, Question, Refusal
from bitva.kernel.battle import Battle
from bitva.kernel.facts import Fact
from bitva.kernel.numbers import Number, Term
from bitva.kernel.words import GM, RuleId, Square, Who
from bitva.speech.catalogue import Catalogue, Count, Name, Said, capital
from bitva.speech.lines import told_lines
from bitva.speech.names import Names
from bitva.speech.rules import Rule, rules
from bitva.speech.voice import Line, Told, Voice

DICE = re.compile(r"(?<=[0-9])d(?=[0-9])|\bd(?=[0-9])")


class Speaker:
    """Speaks one language about battles of one rulebook; `squares`: distances in squares instead of feet."""

    def __init__(self, lang: str, book: str, squares: bool = False) -> None:
        self.lang = lang
        self.book = book
        self.catalogue = Catalogue(lang, ("table", book, f"names-{book}"), squares)
        self.names = Names(self.catalogue)
        self.voice: Voice = import_module(f"bitva.speech.{book}").voice
        self._title = lru_cache(maxsize=None)(self._find_title)

    # ---- what happened -------------------------------------------------------------------------------------------------

    def fact(self, battle: Battle, fact: Fact) -> str | None:
        """A fact as a sentence, by itself; None if it is not worth a line."""
        told = self.told(battle, fact.kind, fact.parts())
        return None if told is None else self.sentence(*told)

    def told(self, battle: Battle, kind: str, parts: Mapping[str, Any]) -> Told | None:
        """The message of a fact and its arguments."""
        if kind in self.voice.silent:
            return None
        teller = self.voice.tellers.get(f"fact-{kind}")
        message = f"fact-{kind.replace('_', '-')}"
        return teller(self, battle, parts) if teller else (message, self.args(battle, parts))

    def lines(self, battle: Battle, facts: Sequence[Fact]) -> list[Line]:
        """A log as lines: what belongs together is told together. The battle only has to have all the creatures named."""
        return told_lines(self, battle, facts)

    def sentence(self, message: str, args: Mapping[str, Said]) -> str:
        return capital(self.catalogue.say(message, args))

    # ---- what is asked, and what may be done ---------------------------------------------------------------------------

    def question(self, battle: Battle, question: Question) -> str:
        """Who is asked what, and why."""
        about = dict(question.facts)
        id = dashed(question.rule)
        if "allow" in question.options and "action" in about:
            id = "overruling"
        args: dict[str, Said] = {
            "who": self.names.creature(battle, question.who), "least": Count(question.least), "most": Count(question.most),
            "rule": self.title(question.rule)}
        return self._asked(battle, f"ask-{id}", {**about, **flat(about.get("moment"))}, args)

    def option(self, battle: Battle, option: object, rule: RuleId = "") -> str:
        """An action, or an answer to a question of this rule, as something to choose."""
        if isinstance(option, Action):
            return self._asked(battle, f"act-{option.verb}", flat(option), {})
        if isinstance(option, bool):
            return self.catalogue.say("choice-yes" if option else "choice-no")
        if isinstance(option, int):
            return self.catalogue.say("choice-number", {"n": Count(option)})
        if isinstance(option, tuple):
            return self.list([self.option(battle, part, rule) for part in option])
        return self._word(battle, str(option), rule)

    def _word(self, battle: Battle, word: str, rule: RuleId) -> str:
        creature = battle.named(word)
        if creature is not None:
            return self.name(battle, creature.index)
        number, _, task = word.partition(":")
        if number.isdigit() and task:
            return self.title(task)
        found = self.catalogue.first(f"choice-{dashed(rule)}-{word}", f"choice-{word}")
        if found is not None:
            return self.catalogue.say(found)
        prefixes = dict.fromkeys(prefix for group in self.voice.prefixes.values() for prefix in group)
        return self.names.thing(*(f"{prefix}-{word}" for prefix in prefixes)).form("nom")

    def refusal(self, battle: Battle, refusal: Refusal) -> str:
        """Why something may not be done, and the title of the rule that says so."""
        id = dashed(refusal.rule)
        says = self._asked(battle, f"no-{id}", dict(refusal.facts), {})
        title = self.title(refusal.rule)
        return self.sentence("refused", {"says": capital(says), "rule": title}) if title else capital(says)

    def action(self, battle: Battle, message: str, action: Action) -> Told:
        """A message about an action, with its fields."""
        teller = self.voice.tellers.get(message)
        told = teller(self, battle, flat(action)) if teller else None
        return told or (message, self.args(battle, flat(action)))

    def _asked(self, battle: Battle, message: str, about: Mapping[str, Any], args: Mapping[str, Said]) -> str:
        teller = self.voice.tellers.get(message)
        if teller is not None:
            told = teller(self, battle, {**about, **args})
            assert told is not None
            return self.catalogue.say(*told)
        return self.catalogue.say(message, {**self.args(battle, about, message), **args})

    # ---- parts ---------------------------------------------------------------------------------------------------------

    def args(self, battle: Battle, parts: Mapping[str, Any], message: str = "") -> dict[str, Said]:
        """Parts of a fact, refusal or question as arguments; what a message asks for and was not given is `none`."""
        args = {name: self.part(battle, name, part) for name, part in parts.items()}
        if message:
            args = dict.fromkeys(self.catalogue.variables(message), cast(Said, "none")) | args
        return args

    def part(self, battle: Battle, name: str, part: Any) -> Said:
        """One part, by its name and by what it holds."""
        voice = self.voice
        if part is None:
            return "none"
        if isinstance(part, bool):
            return "yes" if part else "no"
        if isinstance(part, int):
            if name in voice.creatures:
                return self.names.creature(battle, part)
            return self.square(battle, part) if name in voice.squares else Count(part)
        if isinstance(part, Number):
            return self.number(part)
        if isinstance(part, Action):
            return self.option(battle, part)
        if isinstance(part, tuple | list):
            return self.list([self._member(battle, name, member) for member in part])
        if isinstance(part, str):
            return self._string(battle, name, part)
        return str(part)

    def _member(self, battle: Battle, name: str, part: Any) -> str:
        """One of several."""
        if isinstance(part, tuple) and len(part) == 2 and isinstance(part[1], int):
            thing = self.part(battle, name, part[0])
            return self.catalogue.say("times", {"n": Count(part[1]), "thing": thing})
        said = self.part(battle, name, part)
        return said.form("nom") if isinstance(said, Name) else str(said)

    def _string(self, battle: Battle, name: str, part: str) -> Said:
        if name == "rule":
            return self.title(part)
        if not part:
            return "none"
        prefixes = self.voice.prefixes.get(name)
        if prefixes is not None:
            return self.thing(part, *prefixes)
        creature = battle.named(part)
        return part if creature is None else self.names.creature(battle, creature.index)

    # ---- numbers -------------------------------------------------------------------------------------------------------

    def number(self, number: Number, labels: Mapping[int, str] | None = None) -> str:
        """`14 = 9 (d20) + 5 (Athletics)`; beaten terms stand behind it with what beat them. `labels` name terms by their place."""
        counted = [(at, term) for at, term in enumerate(number.terms) if not term.beaten]
        beaten = [term for term in number.terms if term.beaten]
        if len(number.terms) == 1:
            return str(number.total)
        parts = " ".join(self._term(at, term, (labels or {}).get(at)) for at, term in counted)
        if not beaten:
            return self.catalogue.say("number", {"total": Count(number.total), "terms": parts})
        losers = self.list([self._beaten(term) for term in beaten], "comma")
        return self.catalogue.say("number-beaten", {"total": Count(number.total), "terms": parts, "losers": losers})

    def _term(self, at: int, term: Term, label: str | None) -> str:
        why = label or self.why(term.rule, first=at == 0)
        sort = "minus" if term.value < 0 else "first" if at == 0 else "plus"
        return self.catalogue.say(f"term-{sort}", {"value": Count(abs(term.value)), "why": why})

    def _beaten(self, term: Term) -> str:
        args: dict[str, Said] = {"value": Count(term.value), "why": self.why(term.rule), "by": self.why(term.beaten)}
        return self.catalogue.say("term-beaten", args)

    def why(self, rule: RuleId, first: bool = False) -> str:
        """A reason in a word or two: as a term of a number, or for advantage; else the rule's title."""
        id = dashed(rule)
        found = self.catalogue.first(*((f"die-{id}", f"why-{id}") if first else (f"why-{id}",)))
        return self.catalogue.say(found) if found else self.title(rule)

    def dice(self, text: object) -> str:
        """A dice expression as it is written in this language."""
        return DICE.sub(self.catalogue.say("die-letter"), str(text))

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


def flat(thing: object) -> dict[str, Any]:
    """The fields of an action or of a moment by name."""
    if not isinstance(thing, Action | Moment) or not is_dataclass(thing):
        return {}
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def dashed(rule: RuleId) -> str:
    """A rule id as a part of a message id."""
    return rule.replace(".", "-").replace("_", "-")


__all__ = ["Speaker", "dashed", "flat"]
