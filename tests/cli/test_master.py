"""The game master's words: every one of every rulebook is explained by an example that can be typed."""
from __future__ import annotations

import pytest

from bitva.cli.books import layout
from bitva.cli.texts import Texts
from bitva.content.encounters import encounter, rulebook, rulebook_names
from bitva.kernel.actions import Ruling

WORDS = [(book, verb) for book in rulebook_names() for verb, kind in rulebook(book).notation.verbs.items()
         if issubclass(kind, Ruling)]
HERE = {"dnd5e": "bridge", "starfinder": "boarding", "savage": "crossing"}
"""The fights of which the examples are, where they are not those of the demo."""


@pytest.mark.parametrize(("book", "verb"), WORDS)
def test_a_word_of_the_game_masters_is_explained_by_example(book: str, verb: str) -> None:
    own = rulebook(book)
    battle = own.start(encounter(HERE.get(book) or layout(book).demo, book))
    for lang in ("en", "ru"):
        text = Texts(lang, book).say(f"gm-{verb}")
        example, _, meaning = text.partition(" — ")
        assert meaning and example.startswith(f"gm {verb}"), text
        if book == "dnd5e" or not own.notation.verbs[verb].__module__.startswith("bitva.kernel"):
            assert own.notation.read(battle, example).verb == verb
