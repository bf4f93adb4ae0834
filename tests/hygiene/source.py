"""The project's own sources, as the hygiene tests read them."""
from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


@dataclass(frozen=True)
class Module:
    """One Python file: its dotted name (a package's own name for its `__init__`) and its text."""

    name: str
    text: str
    package: bool = False

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.text)

    def inside(self, *packages: str) -> bool:
        return any(self.name == package or self.name.startswith(package + ".") for package in packages)

    def imports(self) -> Iterator[tuple[int, str]]:
        """Line and dotted name of everything imported, wherever the import stands; `from a import b` is `a.b`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield node.lineno, alias.name
            elif isinstance(node, ast.ImportFrom):
                above = self.name.split(".")[: None if self.package else -1]
                base = above[: len(above) - node.level + 1] if node.level else []
                for alias in node.names:
                    yield node.lineno, ".".join([*base, *(node.module or "").split("."), alias.name]).replace("..", ".")

    def strings(self) -> Iterator[tuple[int, str]]:
        """Line and value of every string literal, docstrings and the fixed parts of f-strings included."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.lineno, node.value


@cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def module(path: Path) -> Module:
    parts = path.relative_to(SRC).with_suffix("").parts
    package = parts[-1] == "__init__"
    return Module(".".join(parts[:-1] if package else parts), path.read_text(encoding="utf-8"), package)


def modules(*packages: str) -> list[Module]:
    """The modules under src, or only those inside some packages."""
    found = [module(path) for path in sorted(SRC.rglob("*.py"))]
    return [each for each in found if not packages or each.inside(*packages)]


def tracked() -> list[Path]:
    """Every file that git keeps, whoever owns the checkout."""
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(git, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def clean(problems: Iterable[str]) -> None:
    """Fails with one problem a line."""
    found = list(problems)
    assert not found, "\n" + "\n".join(found)
