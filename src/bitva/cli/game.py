"""A fight at the terminal without the terminal: who is asked next, what the machines do, what there is to tell."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from bitva.cli.books import layout
from bitva.cli.seats import Seats
from bitva.cli.texts import Texts
from bitva.content.encounters import rulebook
from bitva.content.records import save
from bitva.kernel.actions import Action, Question, Refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact
from bitva.kernel.session import Session
from bitva.kernel.views import tell
from bitva.kernel.words import Who
from bitva.players import Player, of
from bitva.speech import Line, Speaker

MOST_ROUNDS: Final = 100
"""A fight of machines that is not decided by then is left undecided."""


class Leave(Exception):
    """Somebody leaves the table before the fight is over: with which exit code, and is what was played to be kept?"""

    def __init__(self, code: int = 0, save: bool = True) -> None:
        super().__init__()
        self.code = code
        self.save = save


class Game:
    """One fight with its seats, its machine players and its words."""

    def __init__(self, texts: Texts, encounter: Mapping[str, Any], session: Session[Any], seats: Seats,
                 unit: str = "") -> None:
        name = session.book.name
        self.texts = texts.of_book(name)
        self.encounter = encounter
        self.session = session
        self.seats = seats
        self.speaker = Speaker(texts.lang, name, unit)
        self.layout = layout(name)
        self._players: dict[str, Player[Any]] = {}

    @property
    def battle(self) -> Any:
        return self.session.battle

    @property
    def title(self) -> str:
        """What the fight is called."""
        return title_of(self.texts, self.encounter)

    def side_title(self, side: str) -> str:
        return side_title(self.texts, self.encounter, side)

    # ---- whose word it is ------------------------------------------------------------------------------------------------

    def by_machine(self, question: Question) -> bool:
        """Does a machine answer it? Creatures with a policy of their own are a machine's, and so is whatever no person runs."""
        if question.who >= 0 and self.battle.creatures[question.who].id in self.seats.policies:
            return True
        return question.person not in self.seats.persons

    def next_question(self) -> Question:
        """What is to be answered now: what machines are asked goes first."""
        questions = self.session.questions
        return next((question for question in questions if self.by_machine(question)), questions[0])

    def player(self, who: Who) -> Player[Any]:
        """The machine player of a creature."""
        id = self.battle.creatures[who].id if who >= 0 else ""
        policy = self.seats.policies.get(id, "tactician")
        key = f"{policy} {id}" if policy != "tactician" else policy
        if key not in self._players:
            self._players[key] = of(self.session.book.name, policy, f"{self.session.seed} {id}")
        return self._players[key]

    def play(self, question: Question) -> Refusal | None:
        """A machine acts or answers."""
        player = self.player(question.who)
        if self.session.open:
            return self.session.answer(question.person, question.key, player.answer(self.battle, question))
        return self.session.act(question.person, player.act(self.battle, question.who))

    def play_out(self) -> Iterator[int]:
        """Machines play to the end; the number of deeds so far is told after each step."""
        while not self.battle.over and self.battle.clock.round <= MOST_ROUNDS:
            question = self.next_question()
            refusal = self.play(question)
            if refusal is not None:
                raise RuntimeError(f"a machine player was refused: {refusal}")
            yield len(self.session.deeds)

    @property
    def given(self) -> int:
        """How many things have been given so far: deeds, answers, rulings, dice."""
        return sum(1 + len(deed.given) for deed in self.session.deeds)

    def last_person(self) -> str:
        """Who gave the last thing that was no standing answer."""
        deed = self.session.deeds[-1]
        last = deed.last()
        return deed.given[last].person if last >= 0 else deed.by

    # ---- what is known -----------------------------------------------------------------------------------------------------

    def known(self, viewer: str) -> tuple[Who, ...]:
        """The creatures that a viewer knows of."""
        return tuple(c.index for c in self.battle.creatures if self.session.book.sees(self.battle, viewer, c.index))

    def options(self, who: Who) -> list[Action]:
        return list(self.session.options(who))

    def winner(self) -> str:
        """The side that is left standing; nothing if none or several are."""
        standing = [side for side, row in sides(self.session).items() if row.get("standing")]
        return standing[0] if len(standing) == 1 else ""

    def save(self, path: Path) -> None:
        save(path, self.encounter, self.session)


def sides(session: Session[Any]) -> dict[str, Any]:
    """How each side stands."""
    found: Any = session.book.outcome(session.battle).get("sides", {})
    return dict(found)


def title_of(texts: Texts, encounter: Mapping[str, Any]) -> str:
    """What an encounter is called: its title, or its id."""
    title = encounter.get("title") or {}
    own = title.get(texts.lang) or next(iter(title.values()), "") if isinstance(title, dict) else title
    return str(own or encounter.get("id") or texts.say("unnamed-fight"))


def side_title(texts: Texts, encounter: Mapping[str, Any], side: str) -> str:
    """What a side is called."""
    title = next((one.get("title") for one in encounter.get("sides", ()) if one.get("id") == side), None)
    return str(title.get(texts.lang) or side) if isinstance(title, dict) else str(title or side)


class Chronicle:
    """What a viewer has been told of a fight, deed by deed, and what is new."""

    def __init__(self, game: Game, viewer: str) -> None:
        self.game = game
        self.viewer = viewer
        self.told: list[list[Line]] = []

    def lines(self, deed: int) -> list[Line]:
        """What a viewer is told of one deed. The log of a deed that still waits may be told otherwise when it is done."""
        session = self.game.session
        before = session.states[deed]
        facts: list[Fact] = tell(session.book, before, session.logs[deed], self.viewer)
        earlier: tuple[Effect, ...] = before.effects
        return self.game.speaker.lines(self.game.battle, facts, earlier)

    def news(self) -> list[Line]:
        """The lines that have not been told yet; of a deed that was told in part, those from the first that now reads otherwise."""
        session = self.game.session
        start = max(0, min(len(self.told), len(session.logs)) - 1)
        del self.told[len(session.logs):]
        fresh: list[Line] = []
        for deed in range(start, len(session.logs)):
            lines = self.lines(deed)
            before = self.told[deed] if deed < len(self.told) else []
            same = next((n for n, (old, new) in enumerate(zip(before, lines, strict=False)) if old.text != new.text),
                        min(len(before), len(lines)))
            fresh += lines[same:]
            self.told[deed:deed + 1] = [lines]
        return fresh

    def all(self) -> list[Line]:
        """Everything told so far."""
        self.news()
        return [line for deed in self.told for line in deed]

    def last_facts(self) -> list[Fact]:
        """The facts of the last deeds that this viewer has been told, the newest last."""
        session = self.game.session
        found: list[Fact] = []
        for deed in range(max(0, len(session.logs) - 6), len(session.logs)):
            found += tell(session.book, session.states[deed], session.logs[deed], self.viewer)
        return found


def new_session(encounter: Mapping[str, Any], seed: str, hands: frozenset[str] = frozenset()) -> Session[Any]:
    """A fight at its start, before its opening."""
    book = rulebook(str(encounter["rulebook"]))
    return Session(book, book.start(encounter), seed, hands=hands)
