"""Whatever the code of a rulebook may want to have said has its sentence in every language, and no sentence is of no use."""
from __future__ import annotations

import ast

import pytest

from bitva.content.encounters import rulebook_names
from bitva.kernel.actions import PASS
from bitva.speech.catalogue import LANGUAGES
from bitva.speech.rules import rules
from bitva.speech.speaker import Speaker, dashed
from tests.hygiene.source import clean, modules
from tests.speech.content import named
from tests.speech.gaps import ASKED, CHECKS, UNSEEN, Check
from tests.speech.messages import messages
from tests.speech.vocabulary import Vocabulary, vocabulary

SPOKEN = ("acks", "savage")
"""Rulebooks still being written whose catalogues keep up with them."""
BOOKS = tuple(dict.fromkeys((*rulebook_names(), *SPOKEN)))
SPEAKING = ("bitva.speech", "bitva.cli", "bitva.web")
SORTS = ("fact", "no", "ask", "act", "did", "effect", "choice", "why", "die", "is", "damage", "creature", "trait")
GENERAL = (*(f"{sort}-" for sort in SORTS), "")
"""Beginnings whose ends the vocabulary knows."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_nothing_lacks_its_sentence(book: str, lang: str, check: Check) -> None:
    clean(check(vocabulary(book), Speaker(lang, book)))


@pytest.mark.parametrize("book", BOOKS)
def test_the_code_can_be_read(book: str) -> None:
    known = {**UNSEEN.get(book, {}), **ASKED.get(book, {})}
    clean(where for where in vocabulary(book).loose if where.partition(":")[0] not in known)


@pytest.mark.parametrize("book", BOOKS)
def test_every_fact_is_made_by_some_rule(book: str) -> None:
    words = vocabulary(book)
    used = {id for module in words.code if module.inside(words.own) for id in mentioned(module.tree)}
    clean(f"{kind} is made by no rule" for kind in words.own_facts if kind not in used)
    clean(f"{where}: {fact} is no fact" for fact, where in words.made.items() if fact not in words.facts)


@pytest.mark.parametrize("book", BOOKS)
def test_no_sentence_is_of_no_use(book: str) -> None:
    wanted = wanted_messages(vocabulary(book))
    clean(f"{id} is said by nobody" for id in messages(LANGUAGES[0], book, f"names-{book}") if id not in wanted)


def test_no_sentence_of_the_table_is_of_no_use() -> None:
    wanted = {id for book in BOOKS for id in wanted_messages(vocabulary(book))}
    clean(f"{id} is said by nobody" for id in messages(LANGUAGES[0], "table") if id not in wanted)


def wanted_messages(words: Vocabulary) -> set[str]:
    """Every message that something may have said: of the vocabulary, of the content, and those that the speech names itself."""
    refusing = [*words.refusals, *(rule for those in UNSEEN.get(words.book, {}).values() for rule in those)]
    asking = [*words.questions, *(rule for those in ASKED.get(words.book, {}).values() for rule in those)]
    answers = (*words.choices, *words.actions)
    wanted = {f"fact-{dashed(kind)}" for kind in words.facts} | {f"no-{dashed(rule)}" for rule in refusing}
    wanted |= {f"ask-{dashed(rule)}{way}" for rule in asking for way in ("", *(f"-{answer}" for answer in answers))}
    wanted |= {f"{said}-{verb}" for verb in words.actions for said in ("act", "did")}
    wanted |= {f"effect-{kind}" for kind in words.effects}
    wanted |= {f"choice-{word}" for word in (*words.choices, PASS, "yes", "no")}
    wanted |= {f"choice-{dashed(rule)}-{word}" for rule in words.questions for word in words.choices}
    wanted |= {f"{sort}-{dashed(rule)}" for rule in rules(words.book, LANGUAGES[0]) for sort in ("why", "die")}
    wanted |= {f"why-{dashed(rule)}" for rule in words.terms}
    wanted |= {id for ids in named(words.book) for id in ids}
    voice = Speaker(LANGUAGES[0], words.book).voice
    prefixes = dict.fromkeys(prefix for group in voice.prefixes.values() for prefix in group)
    strings = {text for module in words.code for _, text in module.strings() if len(text) < 40}
    wanted |= {f"{start}-{text}" for start in (*prefixes, "effect", "is", "damage", "choice") for text in strings}
    return wanted | said_by_name()


def said_by_name() -> set[str]:
    """Messages that the speaking code names, whole or by what they begin with."""
    whole = {text for module in modules(*SPEAKING) for _, text in module.strings()}
    ended = {start + text for start in GENERAL for text in whole if len(text) < 40}
    begun = {start for module in modules(*SPEAKING) for start in beginnings(module.tree) if start not in GENERAL}
    every = messages(LANGUAGES[0], "table", *(file for book in BOOKS for file in (book, f"names-{book}")))
    return {id for id in every if id in ended or any(id.startswith(start) for start in begun)}


def beginnings(tree: ast.AST) -> set[str]:
    """What the strings begin with that are put together."""
    return {str(node.values[0].value) for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)}


def mentioned(tree: ast.AST) -> set[str]:
    """Every name that is used, also as an attribute."""
    return {node.attr if isinstance(node, ast.Attribute) else node.id for node in ast.walk(tree)
            if isinstance(node, ast.Attribute | ast.Name)}
