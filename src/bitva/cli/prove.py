"""`bitva prove`: run the worked cases of the rules."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from bitva.cli.parts import Command, OneOf, argument, json_flag
from bitva.cli.texts import Texts, Trouble
from bitva.kernel.notation import nearest

if TYPE_CHECKING:
    from bitva.proofs.form import Proof
    from bitva.proofs.report import Report
    from bitva.proofs.runner import Failure


def books() -> tuple[str, ...]:
    from bitva.content.encounters import rulebook_names
    return rulebook_names()


def command(texts: Texts) -> Command:
    def prove(rulebook: str | None, rule: str, as_json: bool) -> int:
        names = [rulebook] if rulebook else list(books())
        return 0 if all([of_book(texts, name, rule, as_json) for name in names]) else 1

    return Command(texts, "prove", prove, [
        argument(texts, "rulebook", type=OneOf(texts, books), required=False),
        argument(texts, "rule", required=False, default=""), json_flag(texts)])


def of_book(texts: Texts, name: str, rule: str, as_json: bool) -> bool:
    """The proofs of one rulebook; whether all is well."""
    from bitva.cli.screen import Screen
    from bitva.proofs import run
    from bitva.proofs.form import catalogue
    known = catalogue(name)
    if not any(id.startswith(rule) for id in known.levels):
        raise Trouble(texts.say("no-such-rule", rule=rule[:60], nearest=nearest(rule, known.levels) or None))
    with Screen().progress(texts.say("proving", rulebook=name), 0):
        report = run(name, rule)
    if as_json:
        click.echo(json.dumps(report.to_data(), ensure_ascii=False, indent=1))
        return report.good
    for line in failures(texts, report):
        click.echo(line)
    click.echo(report.last_line())
    return report.good


def failures(texts: Texts, report: Report) -> Iterator[str]:
    for proof, failure in report.failed:
        yield from of_failure(texts, report.rulebook, proof, failure)
        yield ""


def of_failure(texts: Texts, rulebook: str, proof: Proof, failure: Failure) -> Iterator[str]:
    """Which proof failed at which line, the case in words, what was expected and what was found."""
    from bitva.proofs.form import catalogue
    yield click.style(f"{proof.file}:{failure.line}: {proof.name}", bold=True)
    if proof.case:
        case = catalogue(rulebook).cases[proof.rule][proof.case - 1][texts.lang]
        for part in ("given", "when", "then"):
            yield "    " + texts.say(f"proof-{part}", text=case[part])
    yield "  " + texts.say("proof-line", text=failure.text)
    yield "  " + texts.say("proof-expected", text=failure.expected)
    yield "  " + texts.say("proof-found", text=failure.found)
    for fact in failure.log:
        yield "    " + texts.say("proof-log", text=fact)
