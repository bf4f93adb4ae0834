"""Dependencies go downward only, and the two lowest layers need nothing but the standard library."""
from __future__ import annotations

import sys

import pytest

from tests.hygiene.source import Module, clean, modules

# A package may import itself and what stands in a lower row; `cli` is above `web` because it starts it.
LAYERS = (
    ("kernel",),
    ("rulebooks",),
    ("content", "speech", "players"),
    ("lab", "importers", "proofs"),
    ("web",),
    ("cli",),
)
HEIGHT = {package: height for height, row in enumerate(LAYERS) for package in row}


def misplaced(module: Module) -> list[str]:
    """Imports that go up, sideways, or from one rulebook into another."""
    own = module.name.split(".")
    here = own[1] if len(own) > 1 else ""
    if here == "__main__":
        here = "cli"
    if here and here not in HEIGHT:
        return [f"{module.name}: bitva.{here} has no place in the layers"]
    problems = []
    for line, name in module.imports():
        parts = name.split(".")
        if parts[0] != "bitva" or len(parts) < 2 or parts[1] not in HEIGHT:
            continue
        sibling = here == parts[1] == "rulebooks" and len(own) > 2 and len(parts) > 2 and own[2] != parts[2]
        if here == "":
            problems.append(f"{module.name}:{line}: the package itself imports {name}")
        elif sibling:
            problems.append(f"{module.name}:{line}: one rulebook imports another, {name}")
        elif here != parts[1] and HEIGHT[parts[1]] >= HEIGHT[here]:
            problems.append(f"{module.name}:{line}: {here} imports {name}, which is not below it")
    return problems


def outside_standard_library(module: Module) -> list[str]:
    known = sys.stdlib_module_names | {"bitva"}
    return [
        f"{module.name}:{line}: {name} is not in the standard library"
        for line, name in module.imports()
        if name.split(".")[0] not in known
    ]


def test_imports_go_downward() -> None:
    clean(problem for module in modules() for problem in misplaced(module))


def test_kernel_and_rulebooks_need_only_the_standard_library() -> None:
    found = modules("bitva.kernel", "bitva.rulebooks")
    clean(problem for module in found for problem in outside_standard_library(module))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bitva.kernel.table", "from bitva.rulebooks import dnd5e"),
        ("bitva.kernel.table", "from ..speech.say import say"),
        ("bitva.kernel.table", "def f():\n    import bitva.cli.main"),
        ("bitva.kernel.table", "from bitva import cli"),
        ("bitva.rulebooks.dnd5e.attack", "from bitva.players.random import choose"),
        ("bitva.rulebooks.dnd5e.attack", "from bitva.rulebooks.savage import dice"),
        ("bitva.rulebooks.dnd5e.attack", "from ..savage.dice import ace"),
        ("bitva.speech.say", "from bitva.content import load"),
        ("bitva.lab.run", "from bitva.web.server import app"),
        ("bitva.web.server", "from bitva.cli import main"),
        ("bitva", "from bitva.kernel import dice"),
        ("bitva.helpers", "import os"),
    ],
)
def test_a_misplaced_import_is_noticed(name: str, text: str) -> None:
    assert misplaced(Module(name, text))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bitva.rulebooks.dnd5e.attack", "from bitva.kernel.table import Table\nfrom .sheet import Sheet"),
        ("bitva.rulebooks.dnd5e.attack", "from bitva.rulebooks.dnd5e import sheet"),
        ("bitva.cli.main", "from bitva.web.server import app\nimport click"),
        ("bitva.proofs.run", "from bitva.content import load"),
    ],
)
def test_a_downward_import_is_let_through(name: str, text: str) -> None:
    assert misplaced(Module(name, text)) == []


def test_a_relative_import_in_a_package_starts_at_the_package() -> None:
    assert misplaced(Module("bitva.rulebooks.dnd5e", "from .savage import dice", package=True)) == []
    assert misplaced(Module("bitva.rulebooks.dnd5e", "from ..savage import dice", package=True))


def test_a_foreign_import_is_noticed() -> None:
    assert outside_standard_library(Module("bitva.kernel.dice", "import msgspec"))
    assert outside_standard_library(Module("bitva.kernel.dice", "import hashlib\nfrom . import facts")) == []
