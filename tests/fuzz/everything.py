"""Play until everything of a rulebook was used: every kind of action, every rule that reacts, every condition.

`python -m tests.fuzz.everything RULEBOOK [FIGHTS]` says what so many fights leave unused.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from bitva.content.encounters import encounter, rulebook
from bitva.content.library import library
from bitva.kernel.actions import Action, Offer, Question
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.facts import Fact
from bitva.kernel.rulings import (
    ChangeSide,
    EndEffect,
    EndFight,
    HandOver,
    PutAt,
    Ruling,
    SetCondition,
    SetOrder,
    SetPool,
    TakeAway,
)
from bitva.kernel.session import Session
from bitva.kernel.words import GM, NOBODY
from bitva.players.chance import Chance
from bitva.proofs.form import catalogue
from bitva.proofs.runner import Run
from tests.fuzz.fights import random_encounter

MOST_DEEDS = 120


class Everything:
    """What there is of a rulebook, and how often each was used."""

    def __init__(self, book: Rulebook[Any]) -> None:
        self.book = book
        self.used: Counter[str] = Counter()
        self.things = (
            *(f"action {verb}" for verb, kind in book.notation.verbs.items() if kind in book.performers),
            *(f"reaction {rule.__module__.rpartition('.')[2]}.{rule.__name__}"
              for kinds in book.reactions.values() for rules in kinds.values() for rule in rules),
            *(f"condition {condition}" for condition in book.conditions),
        )
        self._offered: list[tuple[str, tuple[Action, ...]]] = []

    @property
    def unused(self) -> list[str]:
        return [thing for thing in dict.fromkeys(self.things) if not self.used[thing]]

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Meanwhile every offer is noted with the rule that makes it."""
        kept = {when: {kind: list(rules) for kind, rules in kinds.items()} for when, kinds in self.book.reactions.items()}
        for kinds in self.book.reactions.values():
            for rules in kinds.values():
                rules[:] = [self._noted(rule) for rule in rules]
        try:
            yield
        finally:
            for when, kinds in kept.items():
                self.book.reactions[when].update(kinds)

    def _noted(self, rule: Callable[[Any, Any], Iterator[Offer]]) -> Callable[[Any, Any], Iterator[Offer]]:
        name = f"reaction {rule.__module__.rpartition('.')[2]}.{rule.__name__}"

        @wraps(rule)
        def noted(battle: Any, moment: Any) -> Iterator[Offer]:
            for offer in rule(battle, moment):
                self._offered.append((name, offer.actions))
                yield offer

        return noted

    def note(self, facts: list[Fact]) -> None:
        """What was used in these facts."""
        for fact in facts:
            parts = fact.parts()
            if fact.kind == "declared":
                self.used[f"action {parts['action'].verb}"] += 1
            elif fact.kind == "answered" and isinstance(parts["answer"], Action):
                for name in dict.fromkeys(name for name, actions in self._offered if parts["answer"] in actions):
                    self.used[name] += 1
            elif fact.kind == "took_effect":
                effect = parts["effect"]
                for condition in self.book.conditions:
                    if effect.kind == condition:
                        self.used[f"condition {condition}"] += 1
        self._offered.clear()


class Curious(Chance[Any]):
    """A player who would rather do what has been done least."""

    def __init__(self, book: Rulebook[Any], seed: str, everything: Everything) -> None:
        super().__init__(book, seed)
        self.everything = everything

    def act(self, battle: Battle, who: int) -> Action:
        kinds: dict[str, list[Action]] = {}
        for propose in self.book.proposers:
            for action in propose(battle, who):
                kinds.setdefault(action.verb, []).append(action)
        used = self.everything.used
        ranked = sorted(kinds, key=lambda verb: (used[f"action {verb}"], self.pick(1000)))
        if self.pick(3):
            ranked.sort(key=lambda verb: self.pick(1000))
        for verb in ranked:
            if verb == "end" and self.pick(3):
                continue
            found = self._legal(battle, kinds[verb])
            if found is not None:
                return found
        return super().act(battle, who)

    def answer(self, battle: Battle, question: Question) -> object:
        deeds = [option for option in question.options if isinstance(option, Action)]
        if question.form == "one" and deeds and self.pick(4):
            return min(deeds, key=lambda deed: (self.everything.used[f"action {deed.verb}"], self.pick(1000)))
        return super().answer(battle, question)


def play(book: Rulebook[Any], data: dict[str, Any], seed: str, everything: Everything) -> Session[Any]:
    """One fight, whoever runs it curious; now and then the game master imposes a condition."""
    session: Session[Any] = Session(book, book.start(data), seed)
    player = Curious(book, seed, everything)
    session.begin()
    noted = 0
    while not session.battle.over:
        question = session.questions[0]
        if session.open:
            reason = session.answer(question.person, question.key, player.answer(session.battle, question))
        elif len(session.deeds) > MOST_DEEDS:
            reason = session.act(GM, EndFight(NOBODY))
        elif player.pick(30) == 0:
            session.act(GM, word(book, session.battle, player))
            reason = None
        else:
            reason = session.act(question.person, player.act(session.battle, question.who))
        assert reason is None, reason
        if not session.open:
            everything.note([fact for log in session.logs[noted:] for fact in log])
            noted = len(session.logs)
    return session


def word(book: Rulebook[Any], battle: Battle, player: Chance[Any]) -> Ruling:
    """The game master's word, whatever comes into his head; it may be refused."""
    who = player.pick(len(battle.creatures))
    square = battle.board.square(player.pick(battle.board.width), player.pick(battle.board.height))
    number = battle.effects[player.pick(len(battle.effects))].number if battle.effects else 0
    pools, conditions = tuple(book.pools), book.conditions
    words: list[Ruling] = [
        SetOrder(NOBODY, (who,)), HandOver(NOBODY, who, GM), ChangeSide(NOBODY, who, "strangers"), EndEffect(NOBODY, number),
        PutAt(NOBODY, who, square), TakeAway(NOBODY, who), TakeAway(NOBODY, who),
    ]
    if conditions:
        words += [SetCondition(NOBODY, who, conditions[player.pick(len(conditions))], bool(player.pick(4)))] * 6
    if pools:
        words += [SetPool(NOBODY, who, pools[player.pick(len(pools))], player.pick(12))] * 3
    return words[player.pick(len(words))]


def fights(name: str, count: int) -> Everything:
    """The ready fights of the content, then random ones, until everything was used or so many have been played."""
    book = rulebook(name)
    everything = Everything(book)
    ready = library(name).names("encounters")
    with everything.watching():
        for number in range(count):
            if not everything.unused:
                break
            turn, which = divmod(number, len(ready) + 2)
            data = encounter(ready[which], name) if which < len(ready) else random_encounter(name, f"everything {number}")
            play(book, data, f"everything {turn} {which}", everything)
    return everything


def proofs(name: str, everything: Everything) -> None:
    """The worked cases of the rules: what only the game master says, and what seldom happens, is played there."""
    with everything.watching():
        for proof in catalogue(name).proofs:
            run = Run(proof, name)
            run.result()
            if run.session is not None:
                everything.note(list(run.session.log))


def main(arguments: list[str]) -> None:
    everything = fights(arguments[0], int(arguments[1]) if len(arguments) > 1 else 60)
    for thing in sorted(set(everything.things)):
        print(f"{everything.used[thing]:6} {thing}")
    print(f"{len(everything.unused)} unused: {', '.join(everything.unused)}")
    proofs(arguments[0], everything)
    print(f"with the proofs {len(everything.unused)} unused: {', '.join(everything.unused)}")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
