"""Fights spoken whole: every line of the log, every question, everything that may be done or answered, every creature's state.

`python -m tests.speech.spoken LANGUAGE RULEBOOK ENCOUNTER [SEED] [POLICY] [DEEDS]` tells a ready fight, or a `random` one.
"""
from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bitva.content.encounters import encounter, rulebook
from bitva.kernel.actions import Action, Question
from bitva.kernel.rulings import EndFight
from bitva.kernel.session import Session
from bitva.kernel.views import portraits
from bitva.kernel.words import GM, NOBODY
from bitva.players import of
from bitva.speech.speaker import Speaker
from tests.fuzz.fights import Lot, random_encounter, wrong


@dataclass(frozen=True)
class Spoken:
    """One thing said, and what it was said about."""

    about: object
    text: str


class Talk:
    """A fight as it is played, heard by several speakers."""

    def __init__(self, book: str, fight: str, seed: str, policy: str, speakers: tuple[Speaker, ...], most: int) -> None:
        self.book = rulebook(book)
        data = random_encounter(book, seed) if fight == "random" else encounter(fight, book)
        self.session: Session[Any] = Session(self.book, self.book.start(data), seed)
        self.player = of(book, policy, seed)
        self.speakers = speakers
        self.lot = Lot(f"talk {seed}")
        self.most = most
        self.told = 0

    def play(self, thorough: bool = True) -> Iterator[tuple[Speaker, Spoken]]:
        """Everything that is said, as it is said; `thorough`: also what nobody chooses, states and refusals."""
        session = self.session
        session.begin()
        while True:
            yield from self.happened()
            if session.battle.over:
                if thorough:
                    yield from self.told_to_players()
                return
            question = session.questions[0]
            if session.open or thorough:
                yield from self.asked(question, thorough)
            self.go_on(question, thorough)
            if thorough:
                yield from self.refused(question)

    def happened(self) -> Iterator[tuple[Speaker, Spoken]]:
        """What the deeds since the last time brought; a deed under way is told when it is done."""
        session = self.session
        done = len(session.states) - 1
        for number in range(self.told, done):
            for speaker in self.speakers:
                for line in speaker.lines(session.states[number], session.logs[number]):
                    yield speaker, Spoken(line, ("  " if line.under else "") + line.text)
        self.told = done

    def told_to_players(self) -> Iterator[tuple[Speaker, Spoken]]:
        """The whole log once more, as each of the players was told of it."""
        session = self.session
        for viewer in sorted({creature.controller for creature in session.battle.creatures} - {GM}):
            facts = session.told(viewer)
            for speaker in self.speakers:
                for line in speaker.lines(session.battle, facts):
                    yield speaker, Spoken((viewer, line), line.text)

    def asked(self, question: Question, thorough: bool) -> Iterator[tuple[Speaker, Spoken]]:
        """The question, what may be answered, and how everybody looks to everybody."""
        battle = self.session.battle
        for speaker in self.speakers:
            yield speaker, Spoken(question, f"? {speaker.question(battle, question)}")
        if not thorough:
            return
        options: list[object] = list(question.options)
        if not self.session.open:
            options = [*sample(list(self.session.options(question.who)), self.lot)]
        viewers = sorted({creature.controller for creature in battle.creatures})
        for speaker in self.speakers:
            for option in options:
                yield speaker, Spoken(option, speaker.option(battle, option, question.rule))
            for viewer in viewers:
                for id in portraits(self.book, battle, viewer):
                    creature = battle.named(id)
                    assert creature is not None
                    yield speaker, Spoken((viewer, id), speaker.status(battle, creature.index, viewer))

    def go_on(self, question: Question, thorough: bool) -> None:
        """What the machine player answers or does; in the end the game master calls it a day."""
        session = self.session
        self.tried: Action | None = None
        if session.open:
            assert session.answer(question.person, question.key, self.player.answer(session.battle, question)) is None
        elif len(session.deeds) > self.most:
            assert session.act(GM, EndFight(NOBODY)) is None
        else:
            action = self.player.act(session.battle, question.who)
            self.tried = wrong(session.battle, action, self.lot) if thorough else None
            assert session.act(question.person, action, question.key) is None

    def refused(self, question: Question) -> Iterator[tuple[Speaker, Spoken]]:
        """Why something like what was done could not be done now."""
        battle = self.session.battle
        if self.tried is not None:
            for reason in self.book.refusals(battle, self.tried):
                for speaker in self.speakers:
                    yield speaker, Spoken((self.tried, reason), speaker.refusal(battle, reason))


def sample(options: list[Action], lot: Lot) -> list[Action]:
    """Some options of each kind."""
    kinds: dict[str, list[Action]] = {}
    for option in options:
        kinds.setdefault(option.verb, []).append(option)
    return [group[lot.below(len(group))] for group in kinds.values() for _ in range(min(3, len(group)))]


def main(lang: str, book: str, fight: str, seed: str = "1", policy: str = "tactician", most: str = "300") -> None:
    speaker = Speaker(lang, book)
    for _, said in Talk(book, fight, seed, policy, (speaker,), int(most)).play(thorough=False):
        sys.stdout.write(f"{said.text}\n")
    sys.stdout.write("".join(f"!! {id}: {why}\n" for id, why in speaker.catalogue.problems.items()))


if __name__ == "__main__":
    main(*sys.argv[1:])
