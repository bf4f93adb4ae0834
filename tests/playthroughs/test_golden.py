"""The golden playthroughs come out as they are written down, whatever the hash seed and the Python."""
from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from tests.playthroughs.golden import GOLDEN, name_of, playthrough


@pytest.mark.parametrize(("rulebook", "fight", "seed", "most"), GOLDEN, ids=lambda part: str(part))
def test_a_seeded_fight_comes_out_as_written(rulebook: str, fight: str, seed: str, most: int) -> None:
    expected = name_of(rulebook, fight).read_text(encoding="utf-8").splitlines()
    found = playthrough(rulebook, fight, seed, most).splitlines()
    first = next((n for n, (a, b) in enumerate(zip(expected, found, strict=False)) if a != b), min(len(expected), len(found)))
    assert found[first:first + 3] == expected[first:first + 3], f"line {first + 1} differs"
    assert len(found) == len(expected)


def test_no_rulebook_without_a_golden_playthrough() -> None:
    assert {found.name for found in entry_points(group="bitva.rulebooks")} == {row[0] for row in GOLDEN}


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_the_bytes_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    code = "import hashlib; from tests.playthroughs.golden import GOLDEN, playthrough; " \
           "print([hashlib.sha256(playthrough(*row).encode()).hexdigest() for row in GOLDEN])"
    digests = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                              env=os.environ | {"PYTHONHASHSEED": seed}).stdout for seed in (hash_seed, "777")]
    assert digests[0] == digests[1]
