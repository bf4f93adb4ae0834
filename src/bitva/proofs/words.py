"""What a report of proofs says, in a person's language."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.proofs.form import Proof, catalogue
from bitva.proofs.report import Report
from bitva.proofs.runner import Failure
from bitva.speech.catalogue import Catalogue


def lines(report: Report, language: str) -> Iterator[str]:
    """What is wrong in files, and what failed, proof by proof."""
    yield from report.errors
    for proof, failure in report.failed:
        yield from of_failure(report.rulebook, proof, failure, language)
        yield ""


def of_failure(rulebook: str, proof: Proof, failure: Failure, language: str) -> Iterator[str]:
    catalogued = Catalogue(language, ("proofs",))

    def say(part: str, text: str) -> str:
        return catalogued.say(f"proof-{part}", {"text": text})

    yield f"{proof.file}:{failure.line}: {proof.name}"
    if proof.case:
        case = catalogue(rulebook).cases[proof.rule][proof.case - 1][language]
        for part in ("given", "when", "then"):
            yield "    " + say(part, case[part])
    yield "  " + say("line", failure.text)
    yield "  " + say("expected", failure.expected)
    yield "  " + say("found", failure.found)
    for fact in failure.log:
        yield "    " + say("log", fact)
