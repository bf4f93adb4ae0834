"""`python -m bitva.proofs [rulebook] [rule]`: run the proofs, show what failed, and sum up."""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from bitva.content.encounters import rulebook_names, unfinished_names
from bitva.proofs.form import Proof, catalogue
from bitva.proofs.report import Report, run
from bitva.proofs.runner import Failure
from bitva.speech.catalogue import LANGUAGES, Catalogue


def lines(report: Report, language: str) -> Iterator[str]:
    """What is wrong in files, and what failed, proof by proof."""
    yield from report.errors
    for proof, failure in report.failed:
        yield from of_failure(report.rulebook, proof, failure, language)
        yield ""


def of_failure(rulebook: str, proof: Proof, failure: Failure, language: str) -> Iterator[str]:
    catalogued = Catalogue(language, ("proofs",), squares=False)

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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bitva.proofs", description="Run the worked cases of the rules.")
    parser.add_argument("rulebook", nargs="?", choices=(*rulebook_names(), *unfinished_names()))
    parser.add_argument("rule", nargs="?", default="", help="only rules that begin so")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    good = True
    for name in [chosen.rulebook] if chosen.rulebook else rulebook_names():
        report = run(name, chosen.rule)
        good = good and report.good
        if chosen.json:
            sys.stdout.write(json.dumps(report.to_data(), ensure_ascii=False) + "\n")
        else:
            sys.stdout.write("".join(f"{line}\n" for line in lines(report, chosen.lang)) + report.last_line() + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
