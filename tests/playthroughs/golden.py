"""Golden playthroughs: a seeded fight as text, with options, facts and every viewer's view at each question.

`python -m tests.playthroughs.golden` writes them anew; read the difference before you commit it: every line of it is a rule that
changed.
"""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bitva.content.encounters import encounter, rulebook
from bitva.kernel.actions import Question
from bitva.kernel.facts import Fact
from bitva.kernel.rulings import EndFight
from bitva.kernel.session import Session
from bitva.kernel.words import GM, NOBODY
from bitva.players.chance import Chance

HERE = Path(__file__).parent
GOLDEN = (("dnd5e", "bridge", "golden 1", 70), ("dnd5e", "crypt", "golden 2", 60))
"""Rulebook, encounter, seed, and after how many deeds the game master ends the fight."""


def name_of(rulebook_name: str, fight: str) -> Path:
    return HERE / f"{rulebook_name}-{fight}.txt"


def playthrough(rulebook_name: str, fight: str, seed: str, most: int) -> str:
    """The whole fight as text."""
    book, data = rulebook(rulebook_name), encounter(fight, rulebook_name)
    session: Session[Any] = Session(book, book.start(data), seed)
    player: Chance[Any] = Chance(book, seed)
    session.begin()
    lines: list[str] = [f"{rulebook_name} {fight} {seed!r}"]
    told = 0
    seen: dict[str, str] = {}
    while True:
        log = list(session.log)
        lines += (f"  . {fact_line(session, fact)}" for fact in log[told:])
        told = len(log)
        lines += changed_views(session, seen)
        if session.battle.over:
            return "\n".join((*lines, f"digest {session.battle.digest()}", ""))
        lines += step(session, player, most)


def step(session: Session[Any], player: Chance[Any], most: int) -> Iterator[str]:
    """One question and what is given to it."""
    question = session.questions[0]
    write = session.book.notation.write
    if session.open:
        answer = player.answer(session.battle, question)
        text = write(session.battle, answer)
        yield f"? {question_line(session, question)} = {text}"
        assert session.answer(question.person, question.key, answer) is None
    elif len(session.deeds) > most:
        yield "> gm end-fight"
        assert session.act(GM, EndFight(NOBODY)) is None
    else:
        options = list(session.options(question.who))
        moves = [action for action in options if action.verb == "move"]
        others = [write(session.battle, action) for action in options if action.verb != "move"]
        yield f"# {question_line(session, question)}: {len(moves)} moves; {'; '.join(others)}"
        action = player.act(session.battle, question.who)
        yield f"> {write(session.battle, action)}"
        assert session.act(question.person, action) is None


def question_line(session: Session[Any], question: Question) -> str:
    who = session.battle.creatures[question.who].id if question.who >= 0 else GM
    options = " | ".join(session.book.notation.write(session.battle, option) for option in question.options)
    bounds = f" {question.least}..{question.most}" if question.form in ("number", "some") else ""
    return f"{question.person}/{who} {question.rule} {question.form}{bounds} [{options}]"


def fact_line(session: Session[Any], fact: Fact) -> str:
    parts = (f"{name}={session.book.notation.write(session.battle, part)}" for name, part in fact.parts().items())
    return f"{fact.kind} {' '.join(parts)}"


def changed_views(session: Session[Any], seen: dict[str, str]) -> Iterator[str]:
    """What has changed in each viewer's view since the last question: creatures and what of them he is shown.
    What a player is shown exactly as the game master is, is not repeated."""
    people = sorted({creature.controller for creature in session.battle.creatures} - {GM})
    whole = {id: json.dumps(shown, sort_keys=True, ensure_ascii=False) for id, shown in session.view(GM)["creatures"].items()}
    for person in (GM, *people):
        creatures = session.view(person)["creatures"]
        now = {id: json.dumps(shown, sort_keys=True, ensure_ascii=False) for id, shown in creatures.items()}
        for id in sorted(now):
            if seen.get(f"{person}/{id}") != now[id] and (person == GM or now[id] != whole[id]):
                yield f"  {person} sees {id}: {now[id]}"
        for key in sorted(key for key in seen if key.startswith(f"{person}/") and key.partition("/")[2] not in now):
            yield f"  {person} no longer sees {key.partition('/')[2]}"
            del seen[key]
        seen.update({f"{person}/{id}": text for id, text in now.items()})


def main() -> None:
    for rulebook_name, fight, seed, most in GOLDEN:
        name_of(rulebook_name, fight).write_text(playthrough(rulebook_name, fight, seed, most), encoding="utf-8")


if __name__ == "__main__":
    main()
