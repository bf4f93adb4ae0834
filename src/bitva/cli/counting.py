"""Exact odds of an action: what may become of whom, and how likely it is."""
from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bitva.cli.game import Game
from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.outcomes import odds
from bitva.kernel.views import portraits
from bitva.kernel.words import Who

LOOKS = "looks"
"""What is shown of a creature whose figures are not."""


@dataclass(frozen=True)
class Row:
    """One figure of one creature: its values, the likeliest first."""

    who: Who
    figure: str
    odds: tuple[tuple[Any, Fraction], ...]


def exact(game: Game, action: Action, viewer: str, most: int) -> list[Row]:
    """The figures that an action may change, as a viewer will be shown them."""
    book = game.session.book

    def read(battle: Battle) -> str:
        return json.dumps(figures(game, battle, viewer), sort_keys=True)

    def answer(battle: Battle, question: Question) -> object:
        return game.player(question.who).answer(battle, question)

    start = game.session.battle
    outcomes = odds(book, start, action, read, answer, most)
    before = figures(game, start, viewer)
    found: dict[tuple[str, str], dict[str, Fraction]] = {}
    for text, likely in outcomes.items():
        for id, parts in json.loads(text).items():
            for figure, value in parts.items():
                column = found.setdefault((id, figure), {})
                key = json.dumps(value)
                column[key] = column.get(key, Fraction(0)) + likely
    rows: list[Row] = []
    for (id, figure), column in found.items():
        creature = start.named(id)
        unmoved = list(column) == [json.dumps(before.get(id, {}).get(figure))]
        if creature is not None and not unmoved and (figure != "at" or "null" not in column):
            ranked = sorted(column.items(), key=lambda pair: (-pair[1], pair[0]))
            rows.append(Row(creature.index, figure, tuple((json.loads(value), likely) for value, likely in ranked)))
    order = (*game.layout.figures, LOOKS)
    return sorted(rows, key=lambda row: (row.who, order.index(row.figure)))


def figures(game: Game, battle: Battle, viewer: str) -> dict[str, dict[str, Any]]:
    """Of each creature that a viewer knows of, the figures that odds are told of."""
    wanted = game.layout.figures
    shown: Mapping[str, Mapping[str, Any]] = portraits(game.session.book, battle, viewer)
    return {id: {name: portrait[name] for name in (wanted if wanted[0] in portrait else (*wanted, LOOKS)) if name in portrait}
            for id, portrait in shown.items()}


def shown_value(game: Game, figure: str, value: Any) -> str:
    """A value in words."""
    texts, speaker = game.texts, game.speaker
    if isinstance(value, bool):
        return texts.say("yes" if value else "no")
    if isinstance(value, list) and len(value) == 2 and all(isinstance(part, int) for part in value):
        return speaker.point((2 * value[0], 2 * value[1]))
    if isinstance(value, list):
        return texts.list([speaker.word(f"condition-{part}") for part in value]) if value else texts.say("nothing")
    if value is None:
        return texts.say("nothing")
    return texts.first(f"{figure}-{value}", str(value)) if isinstance(value, str) else str(value)
