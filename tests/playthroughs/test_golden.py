"""The golden playthroughs come out as they are written down, whatever the hash seed and the Python."""
from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from bitva.content.encounters import encounter
from tests.playthroughs.golden import GOLDEN, heading, name_of, playthrough


@pytest.mark.parametrize(("rulebook", "fight", "seed", "most"), GOLDEN, ids=lambda part: str(part))
def test_a_seeded_fight_comes_out_as_written(rulebook: str, fight: str, seed: str, most: int) -> None:
    expected = name_of(rulebook, fight).read_text(encoding="utf-8").splitlines()
    found = playthrough(rulebook, fight, seed, most).splitlines()
    first = next((n for n, (a, b) in enumerate(zip(expected, found, strict=False)) if a != b), min(len(expected), len(found)))
    assert found[first:first + 3] == expected[first:first + 3], f"line {first + 1} differs"
    assert len(found) == len(expected)


def test_no_rulebook_without_a_golden_playthrough() -> None:
    assert {found.name for found in entry_points(group="bitva.rulebooks")} == {row[0] for row in GOLDEN}


@pytest.mark.parametrize(("rulebook", "fight", "seed", "most"), GOLDEN, ids=lambda part: str(part))
def test_every_question_comes_with_its_options_and_every_view(rulebook: str, fight: str, seed: str, most: int) -> None:
    """A line with `#` or `?` is a question; what was given to it and the facts that came of it follow."""
    lines = name_of(rulebook, fight).read_text(encoding="utf-8").splitlines()
    asked = [line for line in lines if line.startswith("# ")]
    assert len(asked) >= most and all(" moves; " in line for line in asked)
    answered = [line for line in lines if line.startswith("? ")]
    assert answered and all(re.search(r"\[.*\] = |\d+\.\.\d+ \[\] = ", line) for line in answered)
    assert sum(line.startswith("> ") for line in lines) >= len(asked)
    assert any(line.startswith("  . ") for line in lines)
    people = {line.split()[0] for line in lines if re.match(r"  [\w-]+ sees ", line)}
    assert "gm" in people and len(people) > 1, "some player is shown less than the game master"


# ---- the same bytes everywhere ---------------------------------------------------------------------------------------------------

TELLING = name_of("", "").with_name("telling.py")
SOURCES = TELLING.parents[2] / "src"


def pythons() -> list[str]:
    """The other Pythons on this machine that Bitva runs on."""
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    found: dict[str, str] = {}
    for minor in ("3.11", "3.12", "3.13"):
        homes = (Path.home() / ".pyenv" / "versions", Path.home() / ".local" / "share" / "uv" / "python")
        kept = [str(path) for home in homes for path in sorted(home.glob(f"*{minor}.*/bin/python3"))]
        path = shutil.which(f"python{minor}")
        for candidate in ([path] if path else []) + kept:
            asked = [candidate, "-c", "import sys; print(*sys.version_info[:2], sep='.')"]
            if minor != own and subprocess.run(asked, capture_output=True, text=True).stdout.strip() == minor:
                found.setdefault(minor, candidate)
    return list(found.values())


def sum_of(python: str, row: tuple[str, str, str, int], hash_seed: str) -> str:
    """What a Python makes of a fight: it has nothing but the engine and the encounter."""
    rulebook, fight, seed, most = row
    given = json.dumps([heading(rulebook, fight, seed), seed, most, encounter(fight, rulebook)])
    environment = {"PYTHONPATH": str(SOURCES), "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([python, str(TELLING)], input=given, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def written(row: tuple[str, str, str, int]) -> str:
    return hashlib.sha256(name_of(*row[:2]).read_bytes()).hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: f"{row[0]}-{row[1]}")
@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_the_bytes_do_not_depend_on_the_hash_seed(hash_seed: str, row: tuple[str, str, str, int]) -> None:
    assert sum_of(sys.executable, row, hash_seed) == written(row)


@pytest.mark.slow
@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: f"{row[0]}-{row[1]}")
def test_the_bytes_do_not_depend_on_the_python(row: tuple[str, str, str, int]) -> None:
    found = pythons()
    if not found:
        pytest.skip("there is only one Python here that Bitva runs on")
    for python in found:
        assert sum_of(python, row, "random") == written(row), python
