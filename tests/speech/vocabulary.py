"""What the code of a rulebook may want to have said: facts, actions, refusals, questions, answers, effects and terms, found by
reading its source.
"""
from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache, cached_property

from bitva.content.encounters import rulebook
from bitva.kernel.actions import Action
from bitva.speech.rules import rules
from bitva.speech.speaker import dashed
from tests.hygiene.source import Module, modules

ASKING = {"ask": 1, "ask_number": 1, "ask_some": 1, "ask_order": 1, "Offer": 1, "Question": 2, "question": 1, "pays": 2}
"""Where the rule stands among the arguments of whatever asks something."""
ANSWERS = {"ask": 2, "ask_some": 2, "ask_order": 2}
"""Where the answers stand."""
NO_FACTS = {"refusal": {"hard"}}
"""Arguments that are no facts of the case."""
NO_FACTS |= {name: {"form", "least", "most", "facts", "key"} for name in ASKING}
DEEP = 4
"""So many names are followed to where they come from."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
Sites = dict[str, list[frozenset[str]]]
"""By rule: the names of the facts that are given with it, wherever it is."""


class Vocabulary:
    """The words of one rulebook and of the kernel under it."""

    def __init__(self, book: str) -> None:
        self.book = book
        self.own = f"bitva.rulebooks.{book}"
        self.code = modules("bitva.kernel", self.own)
        self.modules = {module.name: module for module in self.code}

    # ---- reading the source --------------------------------------------------------------------------------------------

    @cached_property
    def functions(self) -> dict[str, list[tuple[Module, Function]]]:
        """Every function by its name."""
        found: dict[str, list[tuple[Module, Function]]] = {}
        for module in self.code:
            for node in ast.walk(module.tree):
                if isinstance(node, Function):
                    found.setdefault(node.name, []).append((module, node))
        return found

    @cached_property
    def called(self) -> dict[str, list[tuple[Module, Function | None, ast.Call]]]:
        """Every call by the name of what is called, with the function it stands in."""
        found: dict[str, list[tuple[Module, Function | None, ast.Call]]] = {}

        def visit(module: Module, node: ast.AST, inside: Function | None) -> None:
            if isinstance(node, ast.Call):
                found.setdefault(name_of(node.func), []).append((module, inside, node))
            for child in ast.iter_child_nodes(node):
                visit(module, child, node if isinstance(node, Function) else inside)

        for module in self.code:
            visit(module, module.tree, None)
        return found

    def texts(self, node: ast.AST, module: Module, inside: Function | None, deep: int = DEEP) -> Iterator[str]:
        """The strings that an expression may give: constants, both sides of a choice, what a name was given, what a function
        returns, what a parameter is called with."""
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                yield node.value
        elif isinstance(node, ast.IfExp):
            yield from self.texts(node.body, module, inside, deep)
            yield from self.texts(node.orelse, module, inside, deep)
        elif isinstance(node, ast.BoolOp | ast.Tuple | ast.List | ast.Set | ast.Starred | ast.Dict | ast.BinOp):
            for child in ast.iter_child_nodes(node):
                yield from self.texts(child, module, inside, deep)
        elif deep and isinstance(node, ast.Name):
            yield from self._named(node.id, module, inside, deep - 1)
        elif deep and isinstance(node, ast.Call):
            if name_of(node.func) in ("tuple", "sorted", "list"):
                for part in node.args:
                    yield from self.texts(part, module, inside, deep - 1)
            for there, function in self.functions.get(name_of(node.func), ()):
                for value in results(function):
                    yield from self.texts(value, there, function, deep - 1)
        elif deep and isinstance(node, Part):
            yield from self._part(node, module, inside, deep)

    def _part(self, part: Part, module: Module, inside: Function | None, deep: int) -> Iterator[str]:
        """One of several things that a function returns or yields at once."""
        if not isinstance(part.value, ast.Call):
            yield from self.texts(part.value, module, inside, deep)
            return
        for there, function in self.functions.get(name_of(part.value.func), ()):
            for value in results(function):
                yield from self.texts(part_of(value, part.at), there, function, deep - 1)

    def _named(self, name: str, module: Module, inside: Function | None, deep: int) -> Iterator[str]:
        """What a name may stand for: where it is given something, or, as a parameter, what it is called with."""
        if inside is not None:
            for id, value in given(ast.walk(inside)):
                if id == name:
                    yield from self.texts(value, module, inside, deep)
            parameters = [*inside.args.posonlyargs, *inside.args.args, *inside.args.kwonlyargs]
            at = next((n for n, parameter in enumerate(parameters) if parameter.arg == name), None)
            if at is not None:
                yield from self._passed(inside, name, at, deep)
        for id, value in given(module.tree.body):
            if id == name:
                yield from self.texts(value, module, None, deep)
        home = imported(module).get(name)
        if home in self.modules:
            yield from self._named(name, self.modules[home], None, deep)

    def _passed(self, function: Function, name: str, at: int, deep: int) -> Iterator[str]:
        """What is passed as a parameter, wherever the function is called."""
        by_name = all(parameter.arg != name for parameter in function.args.posonlyargs)
        for module, inside, call in self.called.get(function.name, ()):
            place = at - (isinstance(call.func, ast.Attribute) and is_method(function))
            value = next((keyword.value for keyword in call.keywords if keyword.arg == name and by_name), None)
            if value is None and 0 <= place < len(call.args):
                value = call.args[place]
            if value is not None:
                yield from self.texts(value, module, inside, deep)

    def _calls(self, places: dict[str, int]) -> Iterator[tuple[Module, ast.Call, tuple[str, ...]]]:
        """Every call of these functions, with the strings that its argument at that place may be."""
        for name, at in places.items():
            for module, inside, call in self.called.get(name, ()):
                if len(call.args) > at:
                    found = dict.fromkeys(self.texts(call.args[at], module, inside))
                    yield module, call, tuple(text for text in found if text)

    # ---- what there is to say ------------------------------------------------------------------------------------------

    @cached_property
    def facts(self) -> dict[str, tuple[str, ...]]:
        """Every fact function and the names of its parts."""
        found: dict[str, tuple[str, ...]] = {}
        for module in modules("bitva.kernel.facts", f"{self.own}.facts"):
            for node in module.tree.body:
                if isinstance(node, Function) and not node.name.startswith("_") and gives_nothing(node):
                    found[node.name] = tuple(arg.arg for arg in node.args.args[1:])
        return found

    @cached_property
    def own_facts(self) -> list[str]:
        """Those of the rulebook itself."""
        kernel = {node.name for module in modules("bitva.kernel.facts") for node in module.tree.body if isinstance(node, Function)}
        return [kind for kind in self.facts if kind not in kernel]

    @cached_property
    def moments(self) -> set[str]:
        """The fields of moments, which a question about an offer is told."""
        kinds = {kind for kinds in rulebook(self.book).reactions.values() for kind in kinds}
        return {field.name for kind in kinds for field in fields(kind)}  # type: ignore[arg-type]

    @cached_property
    def made(self) -> dict[str, str]:
        """Every function that is made or told as a fact, and where."""
        found: dict[str, str] = {}
        for name in ("make", "tell"):
            for module, _, call in self.called.get(name, ()):
                fact = name_of(call.args[0]) if call.args else ""
                if fact and module.inside(self.own):
                    found.setdefault(fact, f"{module.name}:{call.lineno}")
        return found

    @cached_property
    def actions(self) -> dict[str, type[Action]]:
        """Every action that can be carried out, by its verb."""
        return {kind.verb: kind for kind in rulebook(self.book).performers}

    @cached_property
    def refusals(self) -> Sites:
        """Every rule that refuses, and the names of the facts given with it, each time."""
        return self._with_facts({"refusal": 0})

    @cached_property
    def questions(self) -> Sites:
        """Every rule by which something is asked, and the names of the facts given with it, each time."""
        return self._with_facts(ASKING)

    def _with_facts(self, places: dict[str, int]) -> Sites:
        found: Sites = {}
        for _, call, texts in self._calls(places):
            own = NO_FACTS[name_of(call.func)]
            named = frozenset(name for keyword in call.keywords for name in told_by(keyword) if name not in own)
            for rule in texts:
                if self.is_rule(rule) and named not in found.setdefault(rule, []):
                    found[rule].append(named)
        return found

    def is_rule(self, text: str) -> bool:
        return text in rules(self.book, "en") or text.startswith("table.")

    @cached_property
    def choices(self) -> dict[str, str]:
        """Every word that is offered as an answer, and where."""
        found: dict[str, str] = {}
        for module, call, texts in self._calls(ANSWERS):
            for word in texts:
                found.setdefault(word, f"{module.name}:{call.lineno}")
        return found

    @cached_property
    def effects(self) -> dict[str, str]:
        """Every kind of effect, and where it begins."""
        found: dict[str, str] = {}
        for module, call, kinds in self._calls({"effect": 0}):
            for kind in kinds:
                found.setdefault(kind, f"{module.name}:{call.lineno}")
        return found

    @cached_property
    def terms(self) -> dict[str, str]:
        """Every rule that gives a term of a number, and where."""
        found: dict[str, str] = {}
        for module, call, rules_ in self._calls({"Term": 1}):
            for rule in rules_:
                found.setdefault(rule, f"{module.name}:{call.lineno}")
        return found

    @cached_property
    def loose(self) -> list[str]:
        """Refusals, questions and effects of the rulebook whose name the reading cannot see."""
        return [f"{module.name}:{call.lineno}: {ast.unparse(call)[:100]}"
                for module, call, texts in self._calls({**ASKING, "refusal": 0, "effect": 0})
                if not texts and module.inside(self.own)]


class Part(ast.expr):
    """The n-th of what an expression gives."""

    def __init__(self, value: ast.expr, at: int) -> None:
        super().__init__()
        self.value = value
        self.at = at


def part_of(value: ast.expr, at: int) -> ast.expr:
    return value.elts[at] if isinstance(value, ast.Tuple) and at < len(value.elts) else Part(value, at)


def results(function: Function) -> Iterator[ast.expr]:
    """What a function returns or yields."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return | ast.Yield | ast.YieldFrom) and node.value is not None:
            yield node.value


@cache
def imported(module: Module) -> dict[str, str]:
    """Every name that a module takes from another, and from which."""
    return {alias.asname or alias.name: node.module for node in module.tree.body if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names}


def told_by(keyword: ast.keyword) -> list[str]:
    """The names of the facts that an argument by name gives: its own, or the keys of `about`."""
    if keyword.arg == "about" and isinstance(keyword.value, ast.Dict):
        return [str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)]
    return [keyword.arg] if keyword.arg else []


def name_of(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_method(node: Function) -> bool:
    return any(parameter.arg == "self" for parameter in (*node.args.posonlyargs, *node.args.args)[:1])


def gives_nothing(node: Function) -> bool:
    return isinstance(node.returns, ast.Constant) and node.returns.value is None


def given(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """Every name that is given something here, by an assignment, a loop or a comprehension."""
    for node in nodes:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from spread(target, node.value)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            yield from spread(node.target, node.value)
        elif isinstance(node, ast.For | ast.comprehension):
            rows = node.iter.elts if isinstance(node.iter, ast.Tuple | ast.List) else [node.iter]
            for row in rows:
                yield from spread(node.target, row)


def spread(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """What each name of a target is given."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple):
        for at, one in enumerate(target.elts):
            yield from spread(one, part_of(value, at))


@cache
def vocabulary(book: str) -> Vocabulary:
    """The vocabulary of a rulebook; each is read once."""
    return Vocabulary(book)


__all__ = ["Vocabulary", "dashed", "vocabulary"]
