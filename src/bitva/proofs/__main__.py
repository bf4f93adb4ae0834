"""`python -m bitva.proofs [rulebook] [rule]`: run the proofs, show what failed, and sum up."""
from __future__ import annotations

import argparse
import json
import sys

from bitva.content.encounters import rulebook_names, unfinished_names
from bitva.proofs.report import run
from bitva.proofs.words import lines
from bitva.speech.catalogue import LANGUAGES


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
