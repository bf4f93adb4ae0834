"""What the code may want to have said: facts, refusals, questions, answers, effects and terms, found by reading the source."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from bitva.speech.rules import rules
from bitva.speech.speaker import dashed
from tests.hygiene.source import Module, modules

BOOK = "bitva.rulebooks.dnd5e"
ASKING = {"ask": 1, "ask_number": 1, "ask_some": 1, "ask_order": 1, "Offer": 1, "Question": 2}
"""Where the rule stands among the arguments of whatever asks something."""
ABOUT = {"hard", "form", "least", "most"}


@cache
def code() -> list[Module]:
    return modules("bitva.kernel", BOOK)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""


def calls(*names: str) -> Iterator[tuple[Module, ast.Call]]:
    for module in code():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and called(node) in names:
                yield module, node


def texts(node: ast.AST, module: Module | None) -> Iterator[str]:
    """The strings that an expression may give: constants, both sides of a choice, a rule id put together with an open end."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and module is not None:
        yield from constants(module.name).get(node.id, ()) or imported().get(node.id, ())
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body, module)
        yield from texts(node.orelse, module)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from texts(part, module)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        start = str(node.values[0].value)
        yield from (rule for rule in rules("dnd5e", "en") if rule.startswith(start) and "." in start)
    elif isinstance(node, ast.Tuple | ast.List | ast.Starred):
        for child in ast.iter_child_nodes(node):
            yield from texts(child, module)


@cache
def constants(name: str) -> dict[str, tuple[str, ...]]:
    """The strings that names stand for in a module."""
    module = next(module for module in code() if module.name == name)
    found: dict[str, tuple[str, ...]] = {}
    for node in ast.walk(module.tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        for target in targets:
            if isinstance(target, ast.Name) and value is not None and not isinstance(value, ast.Name):
                found[target.id] = found.get(target.id, ()) + tuple(texts(value, None))
    return {id: values for id, values in found.items() if values}


@cache
def imported() -> dict[str, tuple[str, ...]]:
    """The strings that names in capitals stand for anywhere."""
    return {id: values for module in code() for id, values in constants(module.name).items() if id.isupper()}


def keywords(node: ast.Call) -> set[str]:
    return {keyword.arg for keyword in node.keywords if keyword.arg and keyword.arg not in ABOUT}


@cache
def facts() -> dict[str, tuple[str, ...]]:
    """Every fact function and the names of its parts."""
    found: dict[str, tuple[str, ...]] = {}
    for module in modules("bitva.kernel.facts", f"{BOOK}.facts"):
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                args = node.args.args
                if args and isinstance(args[0].annotation, ast.Name) and args[0].annotation.id in ("Battle", "Fight"):
                    found[node.name] = tuple(arg.arg for arg in args[1:])
    return found


@cache
def made() -> dict[str, str]:
    """Every function that is made or told as a fact, and where."""
    found: dict[str, str] = {}
    for module, node in calls("make", "tell"):
        if node.args:
            fact = node.args[0]
            name = fact.attr if isinstance(fact, ast.Attribute) else fact.id if isinstance(fact, ast.Name) else ""
            if name and name != "change":
                found.setdefault(name, f"{module.name}:{node.lineno}")
    return found


@cache
def refusals() -> dict[str, set[str]]:
    """Every rule that refuses, and the names of the facts given with it."""
    found: dict[str, set[str]] = {}
    for module, node in calls("refusal"):
        for rule in texts(node.args[0], module) if node.args else ():
            found.setdefault(rule, set()).update(keywords(node))
    return found


@cache
def questions() -> dict[str, set[str]]:
    """Every rule by which something is asked, and the names of the facts given with it."""
    found: dict[str, set[str]] = {}
    for module, node in calls(*ASKING):
        at = ASKING[called(node)]
        if len(node.args) > at:
            for rule in texts(node.args[at], module):
                found.setdefault(rule, set()).update(keywords(node))
    return found


@cache
def choices() -> dict[str, str]:
    """Every word that is offered as an answer, and where."""
    found: dict[str, str] = {}
    for module, node in calls("ask", "ask_some", "ask_order"):
        for option in node.args[2:3]:
            for word in texts(option, module):
                found.setdefault(word, f"{module.name}:{node.lineno}")
    return found


@cache
def effects() -> dict[str, str]:
    """Every kind of effect, and where it begins."""
    found: dict[str, str] = {}
    for module, node in calls("effect"):
        for kind in texts(node.args[0], module) if node.args else ():
            found.setdefault(kind, f"{module.name}:{node.lineno}")
    return found


@cache
def terms() -> dict[str, str]:
    """Every rule that gives a term of a number, and where."""
    found: dict[str, str] = {}
    for module, node in calls("Term"):
        for rule in texts(node.args[1], module) if len(node.args) > 1 else ():
            found.setdefault(rule, f"{module.name}:{node.lineno}")
    return found


@cache
def loose() -> list[str]:
    """Refusals, questions and effects whose name the reading cannot see."""
    found = []
    for name, at in {**ASKING, "refusal": 0, "effect": 0}.items():
        for module, node in calls(name):
            if len(node.args) > at and not list(texts(node.args[at], module)):
                found.append(f"{module.name}:{node.lineno}: {ast.unparse(node)[:100]}")
    return found


__all__ = ["choices", "dashed", "effects", "facts", "loose", "made", "questions", "refusals", "terms"]
