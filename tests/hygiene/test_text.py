"""What may stand in a source file: its length, its words, its rule ids."""
from __future__ import annotations

import re
from collections.abc import Mapping, Set
from pathlib import Path

import pytest

from tests.hygiene.source import SRC, Module, clean, modules

LONGEST = 450
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".sql"}  # every other file under src is data
RULEBOOK = re.compile(r"\b(dnd\w*|starfinder|savage|swade|acks|(?:sf|sw)\.(?=[a-z]))", re.IGNORECASE)
CYRILLIC = re.compile("[\u0400-\u04ff]")
RULE_ID = re.compile(r"(?<![\w.])(dnd|sf|sw|acks)\.[a-z0-9_]+(?:\.[a-z0-9_]+)*\.?(?!\w)")
FILE_SUFFIX = re.compile(r"\.(?:yaml|yml|json|ftl|md|py|txt)$")
PREFIX = {"dnd5e": "dnd", "starfinder": "sf", "savage": "sw", "acks": "acks"}
CATALOGUE_ID = re.compile(r"^\s*(?:-\s+)?id:\s*[\"']?([a-z0-9_.]+)", re.MULTILINE)


def too_long(name: str, text: str) -> list[str]:
    lines = text.count("\n")
    return [f"{name}: {lines} lines, {LONGEST} at most"] if lines > LONGEST else []


def names_a_rulebook(module: Module) -> list[str]:
    return [
        f"{module.name}:{number}: {found[0]}"
        for number, line in enumerate(module.text.splitlines(), 1)
        for found in RULEBOOK.finditer(line)
    ]


def speaks(module: Module) -> list[str]:
    """Russian words outside the catalogues."""
    return [f"{module.name}:{line}: {value!r}" for line, value in module.strings() if CYRILLIC.search(value)]


def unknown_rules(module: Module, known: Mapping[str, Set[str]]) -> list[str]:
    """Rule ids that no catalogue has; `known` maps a prefix to its catalogue's ids."""
    problems = []
    for line, value in module.strings():
        for found in RULE_ID.finditer(value):
            rule = found[0].rstrip(".")
            if rule not in known.get(found[1], {rule}) and not FILE_SUFFIX.search(rule):
                problems.append(f"{module.name}:{line}: {rule} is in no catalogue")
    return problems


def catalogues(src: Path) -> dict[str, set[str]]:
    """Every catalogued id by its prefix; a rulebook without a catalogue is left out."""
    known: dict[str, set[str]] = {}
    for rulebook, prefix in PREFIX.items():
        for path in sorted((src / "bitva" / "rulebooks" / rulebook / "rules").glob("*.yaml")):
            known.setdefault(prefix, set()).update(CATALOGUE_ID.findall(path.read_text(encoding="utf-8")))
    return known


def test_files_stay_short() -> None:
    code = [path for path in sorted(SRC.rglob("*")) if path.suffix in CODE and "node_modules" not in path.parts]
    texts = {str(path.relative_to(SRC)): path.read_text(encoding="utf-8") for path in code}
    clean(problem for name, text in texts.items() for problem in too_long(name, text))


def test_the_kernel_knows_no_rulebook() -> None:
    clean(problem for module in modules("bitva.kernel") for problem in names_a_rulebook(module))


def test_sentences_stand_in_the_catalogues() -> None:
    silent = [module for module in modules() if not module.inside("bitva.speech")]
    clean(problem for module in silent for problem in speaks(module))


def test_every_rule_named_is_catalogued() -> None:
    known = catalogues(SRC)
    above = [module for module in modules() if not module.inside("bitva.kernel")]
    clean(problem for module in above for problem in unknown_rules(module, known))


def test_a_long_file_is_noticed() -> None:
    assert too_long("planted", "x\n" * (LONGEST + 1))
    assert too_long("planted", "x\n" * LONGEST) == []


@pytest.mark.parametrize("text", ['RULE = "sf.move"', "# as in D&D: dnd5e", '"""The ACKS way."""', "x = 'sw.shaken'"])
def test_a_rulebook_named_in_the_kernel_is_noticed(text: str) -> None:
    assert names_a_rulebook(Module("bitva.kernel.planted", text))


def test_ordinary_words_name_no_rulebook() -> None:
    assert names_a_rulebook(Module("bitva.kernel.planted", "backs = attacks  # ne, nw, se, sw.\nself.answers")) == []


@pytest.mark.parametrize("text", ['x = "Удар"', 'x = f"{n} ход"', 'def f():\n    """Ход."""', 'x = "\\u043a"'])
def test_russian_in_code_is_noticed(text: str) -> None:
    assert speaks(Module("bitva.rulebooks.planted", text))


def test_russian_in_a_comment_is_let_through() -> None:
    assert speaks(Module("bitva.rulebooks.planted", "x = 1  # битва")) == []


@pytest.mark.parametrize(
    "text",
    [
        'table.ask(who, "sf.aoo.mvoe")',
        'def f():\n    """A rule (sf.aoo.move, sf.nothing)."""',
        'x = f"sf.aoo.{name}"',
    ],
)
def test_an_uncatalogued_rule_is_noticed(text: str) -> None:
    assert unknown_rules(Module("bitva.rulebooks.starfinder.planted", text), {"sf": {"sf.aoo.move"}})


@pytest.mark.parametrize("text", ['"""So it is (sf.aoo.move)."""', '"sw.shaken.any"', '"sf.yaml"', '"self.sf.x"'])
def test_a_catalogued_rule_is_let_through(text: str) -> None:
    assert unknown_rules(Module("bitva.rulebooks.starfinder.planted", text), {"sf": {"sf.aoo.move"}}) == []


def test_catalogues_are_read_by_prefix(tmp_path: Path) -> None:
    rules = tmp_path / "bitva" / "rulebooks" / "savage" / "rules"
    rules.mkdir(parents=True)
    text = "rules:\n  - id: sw.turn.action\n    says: x\n  - title: y\n    id: sw.turn.hold\n"
    (rules / "turn.yaml").write_text(text, encoding="utf-8")
    assert catalogues(tmp_path) == {"sw": {"sw.turn.action", "sw.turn.hold"}}
