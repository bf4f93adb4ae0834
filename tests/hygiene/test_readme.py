"""What the README shows is what happens."""
from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from bitva.cli.main import COMMANDS
from tests.proofs.test_report import LAST

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ("README.md", "README.ru.md"))
def test_the_examples_of_the_readme_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert (failed, tried > 10) == (0, True)


@pytest.mark.parametrize("name", ("README.md", "README.ru.md"))
def test_the_readme_names_every_command_and_files_that_there_are(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert [command for command in COMMANDS if f"\n| `{command}` |" not in text] == []
    linked = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert [link for link in linked if not (ROOT / link).is_file()] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ("README.md", "README.ru.md"))
def test_the_readme_quotes_what_the_proofs_come_to(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert [line for rulebook, said in LAST.items() if (line := f"{rulebook}: {said}") not in text] == []
