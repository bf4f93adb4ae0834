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

PARTS = ("given", "when", "then", "line", "expected", "found", "log")
WORDS = {
    "en": dict(zip(PARTS, PARTS, strict=True)),
    "ru": dict(zip(PARTS, ("дано", "когда", "тогда", "строка", "ожидалось", "есть", "журнал"), strict=True)),
}


def lines(report: Report, language: str) -> Iterator[str]:
    """What is wrong in files, and what failed, proof by proof."""
    yield from report.errors
    for proof, failure in report.failed:
        yield from of_failure(report.rulebook, proof, failure, language)
        yield ""


def of_failure(rulebook: str, proof: Proof, failure: Failure, language: str) -> Iterator[str]:
    words = WORDS[language]
    yield f"{proof.file}:{failure.line}: {proof.name}"
    if proof.case:
        case = catalogue(rulebook).cases[proof.rule][proof.case - 1][language]
        for part in ("given", "when", "then"):
            yield f"    {words[part]}: {case[part]}"
    yield f"  {words['line']}: {failure.text}"
    yield f"  {words['expected']}: {failure.expected}"
    yield f"  {words['found']}: {failure.found}"
    for fact in failure.log:
        yield f"    {words['log']}: {fact}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bitva.proofs", description="Run the worked cases of the rules.")
    parser.add_argument("rulebook", nargs="?", choices=(*rulebook_names(), *unfinished_names()))
    parser.add_argument("rule", nargs="?", default="", help="only rules that begin so")
    parser.add_argument("--lang", choices=sorted(WORDS), default="en")
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
