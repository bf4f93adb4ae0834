"""What the proofs of a rulebook come to: what it enforces, assists and leaves, what failed and what is missing."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bitva.proofs.form import Catalogue, Proof, catalogue
from bitva.proofs.runner import Failure, prove

LEVELS = (("enforced", "enforced"), ("assisted", "assisted"), ("gm", "left to the game master"))
MOST_NAMED = 12


@dataclass
class Report:
    """The proofs of one rulebook, or of the rules that begin alike."""

    rulebook: str
    prefix: str
    levels: dict[str, int] = field(default_factory=dict)
    rules: int = 0
    passed: list[Proof] = field(default_factory=list)
    failed: list[tuple[Proof, Failure]] = field(default_factory=list)
    missing: list[tuple[str, int]] = field(default_factory=list)
    """Worked cases that no proof shows, and (as case 0) rules without a case that no proof is about."""
    errors: tuple[str, ...] = ()
    """What is wrong in the files of proofs."""

    @property
    def good(self) -> bool:
        return not self.failed and not self.missing and not self.errors

    def last_line(self) -> str:
        """All in one line."""
        levels = ", ".join(f"{self.levels.get(level, 0)} {words}" for level, words in LEVELS)
        line = f"{self.rulebook}: {self.rules} rules: {levels}; {len(self.passed)} proofs passed, {len(self.failed)} failed"
        if self.missing:
            named = ", ".join(f"{rule} {case}" if case else rule for rule, case in self.missing[:MOST_NAMED])
            line += f"; {len(self.missing)} cases without a proof: {named}" + (", …" if len(self.missing) > MOST_NAMED else "")
        return line

    def to_data(self) -> dict[str, Any]:
        return {
            "rulebook": self.rulebook, "prefix": self.prefix, "rules": self.rules, "levels": self.levels,
            "passed": [proof.name for proof in self.passed],
            "failed": [{"proof": proof.name, "file": proof.file, "line": failure.line, "text": failure.text,
                        "expected": failure.expected, "found": failure.found, "log": list(failure.log)}
                       for proof, failure in self.failed],
            "missing": [list(case) for case in self.missing], "errors": list(self.errors), "good": self.good,
        }


def chosen(known: Catalogue, prefix: str) -> list[Proof]:
    """The proofs of a rulebook, or of the rules that begin with a prefix."""
    return [proof for proof in known.proofs
            if proof.rule.startswith(prefix) or any(rule.startswith(prefix) for rule, _ in proof.also)]


def run(rulebook: str, prefix: str = "", step: Callable[[], None] = lambda: None) -> Report:
    """Run the proofs of a rulebook, or of the rules that begin with a prefix; `step` is called after each of them."""
    known = catalogue(rulebook)
    report = Report(rulebook, prefix, errors=tuple(map(str, known.errors)))
    for rule, level in known.levels.items():
        if rule.startswith(prefix):
            report.rules += 1
            report.levels[level] = report.levels.get(level, 0) + 1
    for proof in chosen(known, prefix):
        failure = prove(proof, rulebook)
        if failure is None:
            report.passed.append(proof)
        else:
            report.failed.append((proof, failure))
        step()
    report.missing = [case for case in unproved(known) if case[0].startswith(prefix)]
    return report


def unproved(known: Catalogue) -> list[tuple[str, int]]:
    """The worked cases without a proof, in the order of the catalogue."""
    shown = {case for proof in known.proofs for case in proof.shows}
    about = {proof.rule for proof in known.proofs}
    return [(rule, case) for rule, cases in known.cases.items() for case in (range(1, len(cases) + 1) if cases else (0,))
            if (rule, case) not in shown and not (case == 0 and rule in about)]
