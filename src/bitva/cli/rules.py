"""`bitva rules`: the rules listed, found and shown."""
from __future__ import annotations

import json
from typing import Any

import click

from bitva.cli.lookup import LEVELS, beginnings, found, rule_lines
from bitva.cli.parts import Command, OneOf, argument, json_flag, option
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import rulebook_names, unfinished_names
from bitva.kernel.notation import nearest
from bitva.speech import Rule
from bitva.speech.catalogue import LANGUAGES


def books() -> tuple[str, ...]:
    return (*rulebook_names(), *unfinished_names())


def command(texts: Texts) -> Command:
    def rules(words: tuple[str, ...], rulebook: str | None, level: str | None, as_json: bool) -> int:
        names = [rulebook] if rulebook else list(rulebook_names())
        text = " ".join(words)
        hits = [rule for rule in found(names, texts.lang, text) if not level or rule.level == level]
        if not hits:
            known = [rule.id for rule in found(names, texts.lang, "")]
            raise Trouble(texts.say("no-rule-like", words=text[:60], nearest=nearest(text, beginnings(known)) or None), 1)
        if as_json:
            click.echo(json.dumps([data_of(names, rule) for rule in hits], ensure_ascii=False, indent=1))
        elif len(hits) == 1 and text:
            one(texts, hits[0])
        else:
            several(texts, hits)
        return 0

    return Command(texts, "rules", rules, [
        argument(texts, "words", nargs=-1, required=False),
        option(texts, "--rulebook", type=OneOf(texts, books), metavar="rulebook"),
        option(texts, "--level", type=OneOf(texts, LEVELS), metavar="level"), json_flag(texts)])


def one(texts: Texts, rule: Rule) -> None:
    from bitva.cli.screen import Screen
    screen = Screen()
    for style, text in rule_lines(texts, rule):
        screen.print(text, style=style)


def several(texts: Texts, hits: list[Rule]) -> None:
    """A line for each: its id, how far the program sees to it, its title."""
    from bitva.cli.screen import Screen
    screen = Screen()
    wide = min(36, max(len(rule.id) for rule in hits))
    for rule in hits:
        screen.item(f"{rule.id:<{wide}} {texts.say(f'mark-{rule.level}')}", rule.title)
    counts = [texts.say(f"count-{level}", n=sum(rule.level == level for rule in hits)) for level in LEVELS]
    screen.print(texts.say("rules-counted", n=len(hits), counts=counts), style="bold")


def data_of(names: list[str], rule: Rule) -> dict[str, Any]:
    """A rule in every language."""
    from bitva.speech.rules import rules as catalogue
    book = next(name for name in names if rule.id in catalogue(name, LANGUAGES[0]))
    data: dict[str, Any] = {"id": rule.id, "rulebook": book, "level": rule.level, "kind": rule.kind}
    for lang in LANGUAGES:
        said = catalogue(book, lang)[rule.id]
        data[lang] = {"title": said.title, "says": said.says,
                      "cases": [{"given": case.given, "when": case.when, "then": case.then} for case in said.cases]}
    return data
