"""`./x` sets itself up once, again when something changed, and from the start when it was interrupted."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.hygiene.source import ROOT

COMMAND_LINE = """\
import os, sys
from importlib.metadata import entry_points
def main() -> int:
    print(*sys.argv[1:], os.getcwd(), *(entry.name for entry in entry_points(group="bitva.rulebooks")))
    return 7 if "fail" in sys.argv else 0
"""
SETTING_UP = "x: setting up .x/venv"
BOOKS = " ".join(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]["bitva.rulebooks"])


class Clone:
    """A project that needs no package, so that it can be set up without a network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "src" / "bitva" / "cli").mkdir(parents=True)
        (folder / "src" / "bitva" / "cli" / "main.py").write_text(COMMAND_LINE, encoding="utf-8")
        (folder / "src" / "bitva" / "__init__.py").touch()
        for name in ("x", "pyproject.toml"):
            shutil.copy(ROOT / name, folder / name)
        for name in ("requirements.lock", "requirements-test.lock"):
            (folder / name).touch()

    def x(self, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        environ = {"PATH": os.defpath, "HOME": str(self.folder), "PYTHONPATH": "nowhere"}
        base = Path(sys.base_prefix) / "bin" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
        run = [str(base), str(self.folder / "x"), *words]
        return subprocess.run(run, cwd=cwd or self.folder, env=environ, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    return Clone(tmp_path_factory.mktemp("Битва с пробелом"))


def test_the_first_run_sets_up_and_the_second_does_not(clone: Clone, tmp_path: Path) -> None:
    first = clone.x("play", "dnd5e", cwd=tmp_path)
    assert (first.returncode, first.stdout) == (0, f"play dnd5e {tmp_path} {BOOKS}\n"), first.stderr
    assert SETTING_UP in first.stderr
    second = clone.x("play")
    assert (second.returncode, second.stdout) == (0, f"play {clone.folder} {BOOKS}\n")
    assert second.stderr == ""


def test_the_exit_code_is_the_commands_own(clone: Clone) -> None:
    assert clone.x("fail").returncode == 7


def test_a_changed_lock_is_installed(clone: Clone) -> None:
    clone.x("play")
    (clone.folder / "requirements.lock").write_text("# changed\n", encoding="utf-8")
    assert SETTING_UP in clone.x("play").stderr
    assert SETTING_UP not in clone.x("play").stderr


def test_an_interrupted_set_up_is_begun_anew(clone: Clone) -> None:
    clone.x("play")
    half = clone.folder / ".x" / "venv" / "half-installed"
    half.touch()
    (clone.folder / ".x" / "venv" / "stamp").unlink()
    again = clone.x("play")
    assert (again.returncode, half.exists()) == (0, False), again.stderr


def test_another_pythons_environment_is_replaced(clone: Clone) -> None:
    clone.x("play")
    environment = clone.folder / ".x" / "venv"
    stamp = (environment / "stamp").read_text(encoding="ascii").split()
    (environment / "stamp").write_text(" ".join(["3.9", *stamp[1:]]), encoding="ascii")
    (environment / "old").touch()
    assert clone.x("play").returncode == 0
    assert not (environment / "old").exists()
    (environment / "bin" / "python").unlink()
    (environment / "bin" / "python").symlink_to(clone.folder / "uninstalled")
    assert clone.x("play").returncode == 0


def test_a_moved_project_still_runs(clone: Clone, tmp_path: Path) -> None:
    clone.x("play")
    moved = tmp_path / "moved"
    shutil.copytree(clone.folder, moved, symlinks=True)
    script = [str(moved / ".x" / "venv" / "bin" / "bitva"), "prove"]
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(script, cwd=moved, env=environ, capture_output=True, text=True, check=True)
    assert run.stdout == f"prove {moved} {BOOKS}\n"


def test_trouble_is_said_in_one_line(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    (tmp_path / ".x").touch()
    refused = clone.x("play")
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert refused.stderr.startswith("x: ")


def test_an_unknown_package_stops_the_set_up(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    (tmp_path / "requirements.lock").write_text("bitva-is-not-there==1\n", encoding="utf-8")
    refused = clone.x("play")
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[-1].startswith("x: setting up failed")
    assert not (tmp_path / ".x" / "venv" / "stamp").exists()
