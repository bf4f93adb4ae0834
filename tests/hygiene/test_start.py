"""Starting is quick, and what the project declares and its README promises is there."""
from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, entry_points

import pytest

from tests.hygiene.source import ROOT, SRC, modules

CPU_SECONDS = 0.1
BUSY = 2.5  # how much slower than a quiet machine this one may be
MEASURE = "import time\nbefore = time.process_time()\n{}\nprint(time.process_time() - before)"
FENCE = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^|&&|;|\|)\s*(?:\$ )?(?:\./x|(?:\.x/venv/bin/)?bitva)[ \t]+([a-z][a-z-]*)", re.MULTILINE)


def cost_of(statement: str) -> float:
    """CPU seconds of a statement in a fresh interpreter, the least of three."""
    words = [sys.executable, "-c", MEASURE.format(statement)]
    return min(float(subprocess.run(words, capture_output=True, check=True, text=True).stdout) for _ in range(3))


def commands(readme: str) -> set[str]:
    """The commands of `./x` and `bitva` that a README's code blocks call."""
    return {name for block in FENCE.findall(readme) for name in COMMAND.findall(block)}


def refusal(command: str) -> str:
    """What the program says against a command, or nothing."""
    words = [sys.executable, "-c", "from bitva.cli.main import main; main()", command, "--help"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""


def test_the_kernel_is_imported_quickly() -> None:
    names = [module.name for module in modules("bitva.kernel")]
    assert names
    assert cost_of("import bitva, " + ", ".join(names)) <= CPU_SECONDS * BUSY


def test_a_slow_import_is_noticed() -> None:
    assert cost_of("while time.process_time() - before < 0.3: pass") > CPU_SECONDS * BUSY


def test_the_entry_points_are_those_declared() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = {entry.name: entry.value for entry in entry_points(group="bitva.rulebooks")}
    assert installed == declared["entry-points"]["bitva.rulebooks"]
    scripts = {entry.name: entry.value for entry in distribution("bitva").entry_points.select(group="console_scripts")}
    assert scripts == declared["scripts"]


def test_every_rulebook_is_declared_and_loads() -> None:
    folders = {path.parent.name for path in (SRC / "bitva" / "rulebooks").glob("*/__init__.py")}
    entries = entry_points(group="bitva.rulebooks")
    if not folders:
        pytest.skip("no rulebook is there yet")
    assert {entry.value.split(":")[0].split(".")[-1] for entry in entries} == folders
    for entry in entries:
        assert entry.load() is not None


def test_the_version_is_said_once() -> None:
    import bitva

    assert distribution("bitva").version == bitva.__version__


def test_the_readme_calls_only_commands_that_are_there() -> None:
    readme = ROOT / "README.md"
    if not readme.exists():
        pytest.skip("no README is there yet")
    called = commands(readme.read_text(encoding="utf-8"))
    assert called, "the README shows no command at all"
    assert {name: said for name in sorted(called - {"test"}) if (said := refusal(name))} == {}


def test_commands_are_found_in_code_blocks() -> None:
    readme = "run `./x prose`\n```sh\ngit clone url bitva && cd bitva && ./x play\n$ bitva prove dnd5e\n# ./x no\n```\n"
    assert commands(readme) == {"play", "prove"}


def test_a_command_that_is_not_there_is_refused() -> None:
    if not (SRC / "bitva" / "cli" / "main.py").exists():
        pytest.skip("no command line is there yet")
    assert refusal("no-such-command")
