"""What the catalogues of a rulebook still lack, found before anybody plays: one check for each thing that may have to be said.

`python -m tests.speech.gaps RULEBOOK` lists it for both languages.
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields

from bitva.speech.catalogue import LANGUAGES, Count
from bitva.speech.parts import NONE
from bitva.speech.rules import rules
from bitva.speech.speaker import Speaker, dashed
from tests.speech.content import named
from tests.speech.vocabulary import Vocabulary, vocabulary

UNSEEN: dict[str, dict[str, tuple[str, ...]]] = {
    "dnd5e": {
        "bitva.rulebooks.dnd5e.movement": (
            "dnd.grid.diagonal", "dnd.grid.enter_cost", "dnd.move.climb_swim", "dnd.move.crawl",
            "dnd.move.creature_space_difficult", "dnd.size.squeeze",
        ),
        "bitva.rulebooks.dnd5e.spells.zones": (),
    },
    "starfinder": {
        "bitva.rulebooks.starfinder.budget": tuple(f"sf.condition.{name}" for name in (
            "dying", "unconscious", "asleep", "stunned", "dazed", "cowering", "fascinated", "stable")),
        "bitva.rulebooks.starfinder.volleys": ("sf.weapon.blast", "sf.weapon.line", "sf.weapon.automatic"),
    },
    "savage": {"bitva.rulebooks.savage.turn": ("sw.defend.action", "sw.aim.action")},
}
"""By rulebook and module: the refusals whose rule comes to them by ways that reading the code cannot follow."""
ASKED: dict[str, dict[str, tuple[str, ...]]] = {
    "starfinder": {"bitva.rulebooks.starfinder.opportunity": (
        "sf.aoo.trigger.move", "sf.aoo.trigger.forced", "sf.aoo.trigger.ranged", "sf.aoo.trigger.spell",
        "sf.special_ability.provoke")},
}
"""The same of questions."""
TOO_DEAR = frozenset({"needs", "left"})
"""What those are told."""
ALWAYS = {"who", "asked", "least", "most", "rule"}
"""What every question is told."""
Check = Callable[[Vocabulary, Speaker], Iterator[str]]


def lacking(speaker: Speaker, message: str, told: set[str]) -> Iterator[str]:
    """What is wrong with a message that is to be said with these parts; a teller sees to its parts itself."""
    if message in speaker.voice.tellers:
        return
    if not speaker.catalogue.has(message):
        yield f"{speaker.lang}: there is no {message}"
        return
    more = sorted(set(speaker.catalogue.variables(message)) - told)
    if more:
        yield f"{speaker.lang}: {message} asks for {more}, which nobody gives"


def unsaid(speaker: Speaker, message: str, told: Iterable[str]) -> Iterator[str]:
    """A message that shows a gap where one of its parts is not given."""
    if message in speaker.voice.tellers or not speaker.catalogue.has(message):
        return
    parts = speaker.catalogue.variables(message)
    text = speaker.catalogue.say(message, {name: Count(7) if name in told else NONE for name in parts})
    whole = speaker.catalogue.say(message, dict.fromkeys(parts, Count(7)))
    if text.split().count(NONE) > whole.split().count(NONE):
        yield f"{speaker.lang}: {message} told {sorted(told)}: {text}"


def facts(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every fact is told, by itself or with others, or known to be silent."""
    voice = speaker.voice
    for kind, parts in words.facts.items():
        message = f"fact-{dashed(kind)}"
        if kind not in voice.silent and (kind not in voice.folds or speaker.catalogue.has(message)):
            yield from lacking(speaker, message, set(parts))


def refusals(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every refusal has its reason."""
    handed = {rule: [TOO_DEAR] for those in UNSEEN.get(words.book, {}).values() for rule in those}
    for rule in dict.fromkeys((*words.refusals, *handed)):
        sites = words.refusals.get(rule, []) + handed.get(rule, [])
        yield from lacking(speaker, f"no-{dashed(rule)}", set().union(*sites))
        for told in sites:
            yield from unsaid(speaker, f"no-{dashed(rule)}", told)


def questions(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every question is asked in words, those with sentences of their own for what can be answered too."""
    handed: dict[str, list[frozenset[str]]] = {rule: [] for those in ASKED.get(words.book, {}).values() for rule in those}
    for rule, sites in (handed | words.questions).items():
        told = set().union(*sites) | ALWAYS | words.moments
        ways = (f"ask-{dashed(rule)}-{answer}" for answer in (*words.choices, *words.actions))
        for message in (f"ask-{dashed(rule)}", *filter(speaker.catalogue.has, ways)):
            yield from lacking(speaker, message, told)


def answers(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every answer has its word."""
    prefixes = dict.fromkeys(prefix for group in speaker.voice.prefixes.values() for prefix in group)
    for word, where in words.choices.items():
        own = (f"choice-{dashed(rule)}-{word}" for rule in words.questions)
        if not speaker.catalogue.first(f"choice-{word}", *own, *(f"{prefix}-{word}" for prefix in prefixes)):
            yield f"{speaker.lang}: there is no choice-{word} ({where})"


def actions(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every action can be chosen, and what is told of its being done can be told."""
    for verb, kind in words.actions.items():
        told = {field.name for field in fields(kind)}  # type: ignore[arg-type]
        yield from lacking(speaker, f"act-{verb}", told)
        if speaker.catalogue.has(f"did-{verb}"):
            yield from lacking(speaker, f"did-{verb}", told)


def effects(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every effect is told or known to be silent."""
    for kind, where in words.effects.items():
        if not speaker.catalogue.has(f"effect-{kind}") and f"effect-{kind}" not in speaker.voice.silent:
            yield f"{speaker.lang}: there is no effect-{kind} ({where})"


def terms(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every term of a number has its word."""
    for rule, where in words.terms.items():
        if not speaker.catalogue.has(f"why-{dashed(rule)}") and not speaker.title(rule):
            yield f"{speaker.lang}: {rule} is no reason ({where})"


def titles(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """Every rule has a title and a statement."""
    for rule in rules(words.book, speaker.lang).values():
        if not (rule.title and rule.says):
            yield f"{speaker.lang}: {rule.id} has no title or says nothing"


def names(words: Vocabulary, speaker: Speaker) -> Iterator[str]:
    """All content has names."""
    for ids, where in named(words.book).items():
        if speaker.catalogue.first(*ids) is None:
            yield f"{speaker.lang}: {where} has no name: {' or '.join(ids)}"


CHECKS: tuple[Check, ...] = (facts, refusals, questions, answers, actions, effects, terms, titles, names)


def main(book: str) -> int:
    words = vocabulary(book)
    found = [gap for lang in LANGUAGES for check in CHECKS for gap in check(words, Speaker(lang, book))]
    sys.stdout.write("".join(f"{gap}\n" for gap in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
