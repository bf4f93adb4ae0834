"""Whole fights are spoken in every language, and nothing that is said shows what is behind it: ids, braces, missing words."""
from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer

from bitva.content.encounters import rulebook_names
from bitva.content.library import library
from bitva.kernel.words import NOBODY
from bitva.speech.catalogue import LANGUAGES
from bitva.speech.speaker import Speaker
from tests.hygiene.source import clean
from tests.speech.messages import messages
from tests.speech.spoken import Talk
from tests.speech.vocabulary import vocabulary

FIGHTS = [(book, fight) for book in rulebook_names() for fight in library(book).names("encounters")]
LATIN = re.compile("[A-Za-z]+")
CYRILLIC = re.compile("[\u0400-\u04ff]+")
UNSAID = re.compile(r"[{}_]|None|\?\?\?|\bnone\b|\(\)|\[\]|  +\S|\s[.,;:!?)]|[,;:] *[.!?]|«»|\(\s|-1\b")
"""What shows through where something was not said: braces, underscores, missing parts, punctuation of an empty place."""
HYPHENED = re.compile(r"\b[a-z0-9]+(?:[-.][a-z0-9]+)+\b")


def problem(speaker: Speaker, text: str, ids: set[str]) -> str:
    """What is wrong with something said, if anything is."""
    said = text.removeprefix("  ").removeprefix("? ")
    if not said or UNSAID.search(said):
        return "unsaid"
    if speaker.lang == "ru":
        return "latin letters" if LATIN.search(said) else ""
    if CYRILLIC.search(said):
        return "cyrillic letters"
    return "an id" if any(word in ids for word in HYPHENED.findall(said)) else ""


def raw_ids(book: str) -> set[str]:
    """Ids that are no English words: those of the code and of the content that no English message contains."""
    words = vocabulary(book)
    found = {text for module in words.code for _, text in module.strings() if HYPHENED.fullmatch(text)}
    shelves = library(book)
    for shelf in ("creatures", "heroes", "weapons", "armor", "spells", "maps", "encounters"):
        found |= {id for id in shelves.names(shelf) if "-" in id}
    english = (FluentSerializer().serialize_entry(message) for message in messages("en", "table", book, f"names-{book}").values())
    return found - {word for text in english for word in HYPHENED.findall(text.partition("=")[2])}


def spoken_badly(book: str, fight: str, seed: str, deeds: int) -> Iterator[str]:
    speakers = tuple(Speaker(lang, book) for lang in LANGUAGES)
    ids = raw_ids(book)
    heard: set[str] = set()
    talk = Talk(book, fight, seed, "chance", speakers, deeds)
    persons = re.compile("|".join({creature.controller for creature in talk.session.battle.creatures}))
    for speaker, said in talk.play():
        wrong = problem(speaker, persons.sub(speaker.name(talk.session.battle, NOBODY), said.text), ids)
        if wrong and said.text not in heard:
            heard.add(said.text)
            yield f"{speaker.lang}: {wrong}: {said.text}"
    yield from (f"{speaker.lang}: {id}: {why}" for speaker in speakers for id, why in speaker.catalogue.problems.items())


@pytest.mark.parametrize(("book", "fight"), FIGHTS)
def test_a_ready_fight_is_spoken_well(book: str, fight: str) -> None:
    clean(spoken_badly(book, fight, "spoken", 25))


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_random_fight_is_spoken_well(seed: str) -> None:
    clean(spoken_badly("dnd5e", "random", f"spoken {seed}", 25))


@pytest.mark.slow
@pytest.mark.parametrize(("book", "fight"), FIGHTS)
def test_a_whole_fight_is_spoken_well(book: str, fight: str) -> None:
    clean(line for seed in range(3) for line in spoken_badly(book, fight, f"whole {seed}", 200))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_many_random_fights_are_spoken_well(seed: int) -> None:
    clean(spoken_badly("dnd5e", "random", f"many {seed}", 120))


@pytest.mark.parametrize("text", ["Гоблин goblin", "Гоблин {who}", "Гоблин .", "Помощь (none)", "Атака ()", "", "Гоблин:."])
def test_bad_russian_is_noticed(text: str) -> None:
    assert problem(Speaker("ru", "dnd5e"), text, set())


@pytest.mark.parametrize("text", ["The hell-hound moves.", "AC None", "dnd.attack.roll", "Рагна", "The  goblin"])
def test_bad_english_is_noticed(text: str) -> None:
    assert problem(Speaker("en", "dnd5e"), text, {"hell-hound", "dnd.attack.roll"})


@pytest.mark.parametrize("text", ["The hell hound moves 10 ft. to (3,4).", "With two-handed force: 5 = 3 (d20) + 2 (a)."])
def test_good_english_is_let_through(text: str) -> None:
    assert problem(Speaker("en", "dnd5e"), text, {"hell-hound"}) == ""
