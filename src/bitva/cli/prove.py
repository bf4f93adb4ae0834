"""`bitva prove`: run the worked cases of the rules."""
from __future__ import annotations

import json

import click

from bitva.cli.lookup import beginnings
from bitva.cli.parts import Command, Known, OneOf, argument, json_flag
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import rulebook_names, unfinished_names
from bitva.kernel.notation import nearest


def books() -> tuple[str, ...]:
    return (*rulebook_names(), *unfinished_names())


def rules() -> list[str]:
    """What the shell completes a rule to."""
    from bitva.proofs.form import catalogue
    return [rule for name in books() for rule in catalogue(name).levels]


def command(texts: Texts) -> Command:
    def prove(rulebook: str | None, rule: str, as_json: bool) -> int:
        names = [rulebook] if rulebook else list(rulebook_names())
        return 0 if all([of_book(texts, name, rule, as_json) for name in names]) else 1

    return Command(texts, "prove", prove, [
        argument(texts, "rulebook", type=OneOf(texts, books), required=False),
        argument(texts, "rule", type=Known(rules), required=False, default=""), json_flag(texts)])


def of_book(texts: Texts, name: str, rule: str, as_json: bool) -> bool:
    """The proofs of one rulebook; whether all is well."""
    from bitva.cli.screen import Screen
    from bitva.proofs.form import catalogue
    from bitva.proofs.report import chosen, run
    from bitva.proofs.words import lines
    known = catalogue(name)
    if not any(id.startswith(rule) for id in known.levels):
        raise Trouble(texts.say("no-such-rule", rule=rule[:60], nearest=nearest(rule, beginnings(known.levels)) or None))
    with Screen().progress(texts.say("proving", rulebook=name), len(chosen(known, rule))) as step:
        report = run(name, rule, step)
    if as_json:
        click.echo(json.dumps(report.to_data(), ensure_ascii=False, indent=1))
    else:
        for line in lines(report, texts.lang):
            click.echo(line)
        click.echo(report.last_line())
    return report.good
