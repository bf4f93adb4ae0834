"""Kernel and rulebooks: no chance, clock, locale or memory address may reach a battle."""
from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.hygiene.source import Module, clean, modules

FORBIDDEN_MODULES = {"random", "secrets", "time", "datetime", "locale", "uuid"}
FORBIDDEN_CALLS = {
    "id": "a memory address",
    "hash": "another number in every process",
    "round": "rounds halves to even; a rulebook rounds by integers",
}
FORBIDDEN_IN_OS = {"environ", "environb", "getenv", "urandom", "getrandom", "getpid"}
# Whatever walks its argument in the order it comes; sorted, len, min, max, sum, any, all and `in` do not mind.
WALKERS = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "fromkeys", "join", "extend"}


def _sets(scope: ast.AST) -> set[str]:
    """Names that a scope binds to a set or says are one."""
    names = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and _is_set(node.value, set()):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            said = ast.unparse(node.annotation).strip("'\"").split("[")[0].split(".")[-1]
            name = node.arg if isinstance(node, ast.arg) else getattr(node.target, "id", "")
            if said in {"set", "frozenset", "Set", "AbstractSet", "FrozenSet", "MutableSet"}:
                names.add(name)
    return names


def _is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return _is_set(node.left, names) or _is_set(node.right, names)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"set", "frozenset"}


def _walked(node: ast.AST) -> Iterator[ast.expr]:
    """What a piece of code goes through in order."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield node.iter
    elif isinstance(node, ast.Starred | ast.YieldFrom):
        yield node.value
    elif isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called in WALKERS:
            yield from node.args


def set_iterations(module: Module) -> list[str]:
    functions = [node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lines: set[int] = set()
    for scope in (module.tree, *functions):
        names = _sets(scope) if scope is not module.tree else set()
        for node in ast.walk(scope):
            lines |= {each.lineno for each in _walked(node) if _is_set(each, names)}
    return [f"{module.name}:{line}: goes through a set, whose order is not the battle's" for line in sorted(lines)]


def chance(module: Module) -> list[str]:
    problems = []
    for line, name in module.imports():
        parts = name.split(".")
        if parts[0] in FORBIDDEN_MODULES or (parts[0] == "os" and parts[-1] in FORBIDDEN_IN_OS):
            problems.append(f"{module.name}:{line}: imports {name}")
    hashing = [node for node in ast.walk(module.tree) if getattr(node, "name", "") == "__hash__"]
    allowed = {id(call) for method in hashing for call in ast.walk(method)}  # it serves lookups, not orders
    for node in ast.walk(module.tree):
        if id(node) in allowed:
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            problems.append(f"{module.name}:{node.lineno}: {node.func.id}() is {FORBIDDEN_CALLS[node.func.id]}")
        elif isinstance(node, ast.Attribute) and node.attr in FORBIDDEN_IN_OS and ast.unparse(node.value) == "os":
            problems.append(f"{module.name}:{node.lineno}: reads os.{node.attr}")
    return problems


def test_nothing_but_the_record_decides() -> None:
    found = modules("bitva.kernel", "bitva.rulebooks")
    clean(problem for module in found for problem in chance(module))


def test_no_set_is_gone_through() -> None:
    found = modules("bitva.kernel", "bitva.rulebooks")
    clean(problem for module in found for problem in set_iterations(module))


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "from time import monotonic",
        "import os\nos.environ['HOME']",
        "from os import getenv",
        "key = id(creature)",
        "def f(x): return {hash(x): 1}",
        "half = round(damage / 2)",
        "def f():\n    import uuid",
    ],
)
def test_chance_is_noticed(text: str) -> None:
    assert chance(Module("bitva.kernel.planted", text))


@pytest.mark.parametrize(
    "text",
    [
        "for x in {1, 2}: pass",
        "a = [x for x in set(b)]",
        "a = {x: 1 for x in frozenset(b)}",
        "a = list({x for x in b})",
        "a = ','.join({'a', 'b'})",
        "a = [*set(b)]",
        "def f(seen: set[int]):\n    for x in seen: pass",
        "def f():\n    seen = set()\n    return tuple(seen)",
        "def f(a: frozenset[int], b: list[int]):\n    for x in a - {1}: pass",
        "def f():\n    a: set[int] = g()\n    yield from a",
        "a.extend({1, 2})",
    ],
)
def test_going_through_a_set_is_noticed(text: str) -> None:
    assert set_iterations(Module("bitva.kernel.planted", text))


@pytest.mark.parametrize(
    "text",
    [
        "for x in sorted({1, 2}): pass",
        "def f(seen: set[int]) -> bool:\n    return 1 in seen and len(seen) > 2",
        "def f(seen: list[int]):\n    for x in seen: pass\ndef g(seen: set[int]): pass",
        "battle.id(3)",
        "class Fact:\n    def __hash__(self) -> int:\n        return hash(self.kind)",
        "import os.path",
    ],
)
def test_what_does_no_harm_is_let_through(text: str) -> None:
    module = Module("bitva.kernel.planted", text)
    assert set_iterations(module) + chance(module) == []
