"""A fight played by chance and written down: options, facts and every viewer's view at each question.

It imports nothing but the engine, so that any Python can run it: `python telling.py RULEBOOK < encounter` prints a sum of the text.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from bitva.kernel.actions import Question
from bitva.kernel.book import Rulebook
from bitva.kernel.facts import Fact
from bitva.kernel.rulings import EndFight
from bitva.kernel.session import Session
from bitva.kernel.words import GM, NOBODY
from bitva.players.chance import Chance

WAYS = {"acks": ("march", "run", "sneak", "withdraw", "retreat")}
"""Actions that are only counted, by rulebook: there are too many squares to go to."""


def played(book: Rulebook[Any], data: Mapping[str, Any], heading: str, seed: str, most: int) -> str:
    """The whole fight as text."""
    session: Session[Any] = Session(book, book.start(data), seed)
    player: Chance[Any] = Chance(book, seed)
    session.begin()
    lines: list[str] = [heading]
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
        ways = WAYS.get(session.book.name, ("move",))
        moves = [action for action in options if action.verb in ways]
        others = [write(session.battle, action) for action in options if action.verb not in ways]
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
    import sys
    from hashlib import sha256
    from importlib import import_module

    heading, seed, most, data = json.load(sys.stdin)
    book = import_module(f"bitva.rulebooks.{data['rulebook']}").RULEBOOK
    print(sha256(played(book, data, heading, seed, most).encode()).hexdigest())


if __name__ == "__main__":
    main()
