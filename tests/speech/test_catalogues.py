"""The catalogues by themselves: the same messages in both languages, their plurals, the forms of names."""
from __future__ import annotations

import pytest
from fluent.syntax.serializer import serialize_pattern

from bitva.speech.catalogue import LANGUAGES
from tests.hygiene.source import clean
from tests.speech.messages import FORMS, PLURALS, choices, files, junk, messages, patterns, twice, variables

CASES = ("gen", "dat", "acc", "ins", "pre", "g")
GENDERS = ("m", "f", "n", "p")
FILES = files()
NAMED = [file for file in FILES if file.startswith("names-")]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str, file: str) -> None:
    assert messages(lang, file), f"{lang}/{file}.ftl has no messages"
    assert junk(lang, file) == []
    assert twice(lang, file) == []


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str) -> None:
    one, other = (messages(lang, file) for lang in LANGUAGES)
    assert sorted(one) == sorted(other)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    one, other = (messages(lang, file) for lang in LANGUAGES)
    for id in one.keys() & other.keys():
        first, second = (
            {name: variables(text) for name, text in patterns(each[id]).items() if name not in FORMS} for each in (one, other)
        )
        assert first == second, id


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_is_whole(lang: str, file: str) -> None:
    every = PLURALS["en"] | PLURALS["ru"]
    clean(
        f"{id}: {sorted(keys)}"
        for id, message in messages(lang, file).items()
        for text in patterns(message).values()
        for keys in choices(text)
        if keys & every and not (PLURALS[lang] | {"other"}) <= keys
    )


@pytest.mark.parametrize("file", NAMED)
def test_every_russian_name_of_a_sort_is_declined_or_none(file: str) -> None:
    found = messages("ru", file)
    forms = {id: [name for name in patterns(message) if name in CASES] for id, message in found.items()}
    declined = {id.partition("-")[0] for id, has in forms.items() if has} | {"creature"}
    clean(f"{id}: {has}" for id, has in forms.items() if id.partition("-")[0] in declined and has != list(CASES))


@pytest.mark.parametrize("file", FILES)
def test_every_gender_is_one(file: str) -> None:
    genders = ((id, serialize_pattern(patterns(message)["g"]).strip()) for id, message in messages("ru", file).items()
               if "g" in patterns(message))
    clean(f"{id}: {gender}" for id, gender in genders if gender not in GENDERS)
