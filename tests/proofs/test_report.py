"""What `bitva prove` says last, and its exit code: 0 only when nothing failed and no rule is without its proofs."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bitva.cli.main import run
from bitva.proofs import report
from bitva.proofs.form import Catalogue, Proof, catalogue
from bitva.proofs.runner import Failure

LAST = {
    "acks": "252 rules: 240 enforced, 12 assisted, 0 left to the game master; 660 proofs passed, 0 failed",
    "dnd5e": "254 rules: 240 enforced, 14 assisted, 0 left to the game master; 668 proofs passed, 0 failed",
    "savage": "267 rules: 251 enforced, 16 assisted, 0 left to the game master; 637 proofs passed, 0 failed",
    "starfinder": "321 rules: 305 enforced, 16 assisted, 0 left to the game master; 727 proofs passed, 0 failed",
}
RULE = "dnd.grapple.start"


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", LAST)
def test_the_last_line_of_a_rulebook(rulebook: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(("prove", rulebook)) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{rulebook}: {LAST[rulebook]}"


def test_a_proof_that_fails_is_a_failure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(proof: Proof, name: str) -> Failure | None:
        return Failure(proof.line, "= ana hp 3", "hp 3", "hp 4") if proof.case == 1 else None

    monkeypatch.setattr(report, "prove", fails)
    assert run(("prove", "dnd5e", RULE)) == 1
    assert "1 failed" in capsys.readouterr().out.splitlines()[-1]


def test_a_rule_without_a_proof_is_a_failure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    known = catalogue("dnd5e")
    cases: Mapping[str, list[Mapping[str, Any]]] = {**known.cases, RULE: [*known.cases[RULE], {}]}
    more = Catalogue("dnd5e", known.levels, dict(cases), known.titles, known.proofs, known.usual)
    monkeypatch.setattr(report, "catalogue", lambda name: more)
    assert run(("prove", "dnd5e", RULE)) == 1
    assert f"1 cases without a proof: {RULE} {len(cases[RULE])}" in capsys.readouterr().out.splitlines()[-1]
