"""Every proof of Starfinder holds; one test for each."""
from __future__ import annotations

import pytest

from bitva.proofs.form import Proof, catalogue
from bitva.proofs.runner import prove


def test_every_file_of_proofs_can_be_read() -> None:
    assert catalogue("starfinder").errors == []


@pytest.mark.parametrize("proof", catalogue("starfinder").proofs, ids=lambda proof: str(proof.name))
def test_proof(proof: Proof) -> None:
    failure = prove(proof, "starfinder")
    assert failure is None, f"{proof.file}:{failure.line}: {failure.text}\n  expected: {failure.expected}\n  found: {failure.found}"
