"""Whatever the code of a rulebook may want to have said has its sentence in every language, and no sentence is of no use."""
from __future__ import annotations

import ast
from dataclasses import fields

import pytest

from bitva.content.encounters import rulebook_names
from bitva.kernel.actions import PASS
from bitva.speech.catalogue import LANGUAGES
from bitva.speech.rules import rules
from bitva.speech.speaker import Speaker, dashed
from tests.hygiene.source import clean, modules
from tests.speech.content import named
from tests.speech.messages import messages
from tests.speech.vocabulary import Vocabulary, vocabulary

BOOKS = rulebook_names()
UNSEEN = {
    "dnd5e": {
        "bitva.rulebooks.dnd5e.movement": (
            "dnd.grid.diagonal", "dnd.grid.enter_cost", "dnd.move.climb_swim", "dnd.move.crawl",
            "dnd.move.creature_space_difficult", "dnd.size.squeeze",
        ),
        "bitva.rulebooks.dnd5e.spells.zones": (),
    },
}
"""By rulebook and module: the refusals whose rule comes to them by ways that reading the code cannot follow."""
ALWAYS = {"who", "asked", "least", "most", "rule"}
"""What every question is told."""
SPEAKING = ("bitva.speech", "bitva.cli", "bitva.web")


@pytest.fixture(params=BOOKS)
def words(request: pytest.FixtureRequest) -> Vocabulary:
    return vocabulary(str(request.param))


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest, words: Vocabulary) -> Speaker:
    return Speaker(str(request.param), words.book)


def lacking(speaker: Speaker, message: str, told: set[str]) -> list[str]:
    """What is wrong with a message that is to be said with these parts; a teller sees to its parts itself."""
    if message in speaker.voice.tellers:
        return []
    if not speaker.catalogue.has(message):
        return [f"{speaker.lang}: there is no {message}"]
    more = sorted(set(speaker.catalogue.variables(message)) - told)
    return [f"{speaker.lang}: {message} asks for {more}, which nobody gives"] if more else []


def test_the_code_can_be_read(words: Vocabulary) -> None:
    unseen = UNSEEN.get(words.book, {})
    clean(where for where in words.loose if where.partition(":")[0] not in unseen)


def test_every_fact_is_told_or_known_to_be_silent(words: Vocabulary, speaker: Speaker) -> None:
    voice = speaker.voice
    clean(
        problem
        for kind, parts in words.facts.items()
        if kind not in voice.silent and not (kind in voice.folds and not speaker.catalogue.has(f"fact-{dashed(kind)}"))
        for problem in lacking(speaker, f"fact-{dashed(kind)}", set(parts))
    )


def test_every_fact_is_made_by_some_rule(words: Vocabulary) -> None:
    own = {id for module in words.code if module.inside(words.own) for id in mentioned(module.tree)}
    clean(f"{kind} is made by no rule" for kind in words.facts if kind not in own and kind in words.own_facts)
    clean(f"{where}: {fact} is no fact" for fact, where in words.made.items() if fact not in words.facts)


def test_every_refusal_has_its_reason(words: Vocabulary, speaker: Speaker) -> None:
    handed = {rule: {"needs", "left"} for those in UNSEEN.get(words.book, {}).values() for rule in those}
    for rule in words.refusals.keys() | handed.keys():
        told = words.refusals.get(rule, set()) | handed.get(rule, set())
        clean(lacking(speaker, f"no-{dashed(rule)}", told))


def test_every_question_is_asked_in_words(words: Vocabulary, speaker: Speaker) -> None:
    for rule, told in words.questions.items():
        if rule not in ASKED_LATER:
            ways = [f"ask-{dashed(rule)}-{answer}" for answer in (*words.choices, *words.actions)]
            asked = [f"ask-{dashed(rule)}", *(way for way in ways if speaker.catalogue.has(way))]
            clean(problem for message in asked for problem in lacking(speaker, message, told | ALWAYS | words.moments))


ASKED_LATER: tuple[str, ...] = ()


def test_every_answer_has_its_word(words: Vocabulary, speaker: Speaker) -> None:
    prefixes = dict.fromkeys(prefix for group in speaker.voice.prefixes.values() for prefix in group)
    clean(
        f"{speaker.lang}: there is no word for the answer {word} ({where})"
        for word, where in words.choices.items()
        if not speaker.catalogue.first(f"choice-{word}", *(f"choice-{dashed(rule)}-{word}" for rule in words.questions),
                                       *(f"{prefix}-{word}" for prefix in prefixes))
    )


def test_every_action_can_be_chosen(words: Vocabulary, speaker: Speaker) -> None:
    clean(
        problem
        for verb, kind in words.actions.items()
        for problem in lacking(speaker, f"act-{verb}", {field.name for field in fields(kind)})  # type: ignore[arg-type]
    )


def test_every_effect_is_told_or_known_to_be_silent(words: Vocabulary, speaker: Speaker) -> None:
    clean(
        f"{speaker.lang}: there is no effect-{kind} ({where})"
        for kind, where in words.effects.items()
        if not speaker.catalogue.has(f"effect-{kind}") and f"effect-{kind}" not in speaker.voice.silent
    )


def test_every_term_has_its_word(words: Vocabulary, speaker: Speaker) -> None:
    clean(
        f"{speaker.lang}: {rule} is no reason ({where})"
        for rule, where in words.terms.items()
        if not speaker.catalogue.has(f"why-{dashed(rule)}") and not speaker.title(rule)
    )


def test_every_rule_has_a_title_in_every_language(words: Vocabulary, speaker: Speaker) -> None:
    clean(f"{rule.id}: {speaker.lang}" for rule in rules(words.book, speaker.lang).values() if not (rule.title and rule.says))


def test_all_content_has_names(words: Vocabulary, speaker: Speaker) -> None:
    clean(
        f"{speaker.lang}: {where} has no name: one of {', '.join(ids)}"
        for ids, where in named(words.book).items()
        if speaker.catalogue.first(*ids) is None
    )


# ---- and nothing is there for nothing ------------------------------------------------------------------------------------

def test_no_sentence_is_for_nothing(words: Vocabulary) -> None:
    wanted = wanted_messages(words)
    own = messages(LANGUAGES[0], words.book, f"names-{words.book}")
    clean(f"{id} is said by nobody" for id in own if id not in wanted)


def test_no_sentence_of_the_table_is_for_nothing() -> None:
    wanted = {id for book in BOOKS for id in wanted_messages(vocabulary(book))}
    clean(f"{id} is said by nobody" for id in messages(LANGUAGES[0], "table") if id not in wanted)


def wanted_messages(words: Vocabulary) -> set[str]:
    """Every message that something may have said: of the vocabulary, of the content, and those that the speech names itself."""
    voice = Speaker(LANGUAGES[0], words.book).voice
    wanted = {f"fact-{dashed(kind)}" for kind in words.facts} | {f"no-{dashed(rule)}" for rule in words.refusals}
    wanted |= {f"no-{dashed(rule)}" for those in UNSEEN.get(words.book, {}).values() for rule in those}
    answers = (*words.choices, *words.actions)
    wanted |= {f"ask-{dashed(rule)}{way}" for rule in words.questions for way in ("", *(f"-{answer}" for answer in answers))}
    wanted |= {f"{said}-{verb}" for verb in words.actions for said in ("act", "did")}
    wanted |= {f"effect-{kind}" for kind in words.effects}
    wanted |= {f"choice-{word}" for word in (*words.choices, PASS, "yes", "no")}
    wanted |= {f"choice-{dashed(rule)}-{word}" for rule in words.questions for word in words.choices}
    wanted |= {f"{sort}-{dashed(rule)}" for rule in rules(words.book, LANGUAGES[0]) for sort in ("why", "die")}
    wanted |= {id for ids in named(words.book) for id in ids}
    prefixes = dict.fromkeys(prefix for group in voice.prefixes.values() for prefix in group)
    strings = {text for module in words.code for _, text in module.strings()}
    wanted |= {f"{start}-{text}" for start in (*prefixes, "effect", "is", "damage", "choice") for text in strings if len(text) < 40}
    return wanted | said_by_name()


def said_by_name() -> set[str]:
    """Messages that the speaking code names, whole or by what they begin with."""
    whole = {text for module in modules(*SPEAKING) for _, text in module.strings()}
    begun = {
        str(node.values[0].value)
        for module in modules(*SPEAKING)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant) and str(node.values[0].value) not in GENERAL
    }
    every = messages(LANGUAGES[0], "table", *(file for book in BOOKS for file in (book, f"names-{book}")))
    ended = {start + text for start in GENERAL for text in whole if len(text) < 40}
    return {id for id in every if id in whole or id in ended or any(id.startswith(start) for start in begun)}


SORTS = ("fact", "no", "ask", "act", "did", "effect", "choice", "why", "die", "is", "damage", "creature", "trait")
GENERAL = (*(f"{sort}-" for sort in SORTS), "")
"""Beginnings whose ends the vocabulary knows."""


def mentioned(tree: ast.AST) -> set[str]:
    """Every name that is used, also as an attribute."""
    return {node.attr if isinstance(node, ast.Attribute) else node.id for node in ast.walk(tree)
            if isinstance(node, ast.Attribute | ast.Name)}
