"""Reading files that anybody may have written: bounded YAML, each value with its line, each error with the nearest right name."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

import yaml

from bitva.kernel.notation import nearest

LARGEST_FILE: Final = 1 << 20
"""Bytes of one file."""
DEEPEST: Final = 20
"""Lists and mappings within one another."""
MOST_ITEMS: Final = 200_000
"""Values of one file, all in all."""
LONGEST_NAME: Final = 200
"""Letters of a name in a mapping."""

Trail = tuple[str | int, ...]
"""The names and numbers that lead from a file's top to one of its values."""
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}", re.ASCII)
_DECIMAL = re.compile(r"[-+]?[0-9]{1,15}\.[0-9]{1,15}", re.ASCII)
_WORDS: Final[Mapping[str, object]] = {"": None, "~": None, "null": None, "true": True, "false": False}
Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class ContentError:
    """One thing wrong in a file: where, what was expected there, what was found, and the nearest right name if there is one."""

    file: str
    line: int
    field: str
    expected: str
    found: str
    nearest: str = ""

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: " + (f"{self.field}: " if self.field else "")
        return f"{where}{self.expected} != {self.found}" + (f" ({self.nearest}?)" if self.nearest else "")


class ContentErrors(Exception):
    """All that is wrong in what was read."""

    def __init__(self, errors: Iterable[ContentError]) -> None:
        self.errors = tuple(errors)
        super().__init__("\n".join(map(str, self.errors)))


class Document:
    """A file that was read: its plain value, the line of each part of it, and the errors found so far."""

    __slots__ = ("errors", "file", "lines", "value")

    def __init__(self, file: str, value: Any, lines: Mapping[Trail, int]) -> None:
        self.file = file
        self.value = value
        self.lines = lines
        self.errors: list[ContentError] = []

    def line(self, trail: Trail) -> int:
        """The line of a value, or of the nearest thing around it that is there."""
        while trail and trail not in self.lines:
            trail = trail[:-1]
        return self.lines.get(trail, 1)

    def wrong(self, trail: Trail, expected: str, found: object, known: Iterable[str] = ()) -> None:
        """Note an error; of the known names the one nearest to what was found is suggested."""
        text = found if isinstance(found, str) else kind_of(found)
        near = nearest(text, sorted(known)) if isinstance(found, str) else ""
        self.errors.append(ContentError(self.file, self.line(trail), ".".join(map(str, trail)), expected, text[:80], near))

    def check(self) -> None:
        """Raise what has been found wrong since the last time, if anything has: a file may be read again."""
        errors, self.errors = self.errors, []
        if errors:
            raise ContentErrors(errors)


def kind_of(thing: object) -> str:
    """What a value is, in a word."""
    if thing is None:
        return "nothing"
    if isinstance(thing, bool):
        return "true" if thing else "false"
    if isinstance(thing, Mapping):
        return "mapping"
    return "list" if isinstance(thing, list) else str(thing)


def read_file(path: Traversable) -> Document:
    """A YAML file as a document."""
    try:
        with path.open("rb") as stream:
            text = stream.read(LARGEST_FILE + 1).decode("utf-8")
    except OSError as error:
        raise ContentErrors([ContentError(str(path), 1, "", "file", type(error).__name__)]) from error
    except UnicodeDecodeError as error:
        raise ContentErrors([ContentError(str(path), 1, "", "utf-8", "other-bytes")]) from error
    return read_text(text, str(path))


def read_text(text: str, file: str) -> Document:
    """YAML of plain mappings, lists, texts and numbers; no anchors, aliases or tags, and nothing beyond the bounds."""
    if len(text) > LARGEST_FILE:
        raise ContentErrors([ContentError(file, 1, "", f"at most {LARGEST_FILE} bytes", "more")])
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, Loader=Loader):
            builder.take(event)
    except yaml.YAMLError as error:
        line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        raise ContentErrors([ContentError(file, line, "", "YAML", str(getattr(error, "problem", error)))]) from error
    return Document(file, builder.value, builder.lines)


class _Builder:
    """Builds plain values out of the events of a YAML parser."""

    __slots__ = ("file", "items", "lines", "names", "nodes", "trail", "value")

    def __init__(self, file: str) -> None:
        self.file = file
        self.value: Any = None
        self.lines: dict[Trail, int] = {}
        self.nodes: list[dict[str, Any] | list[Any]] = []
        self.names: list[str | None] = []
        """For each mapping being built, the name whose value comes next."""
        self.trail: list[str | int] = []
        self.items = 0

    def take(self, event: Any) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._plain(event)
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._plain(event)
            self._begin(event)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self.nodes.pop()
            self.names.pop()
            if self.trail:
                self.trail.pop()
        elif isinstance(event, yaml.AliasEvent):
            self._fail(event, "no alias", f"*{event.anchor}")
        elif isinstance(event, yaml.DocumentStartEvent) and self.items:
            self._fail(event, "one document", "---")

    def _plain(self, event: Any) -> None:
        self.items += 1
        if event.anchor:
            self._fail(event, "no anchor", f"&{event.anchor}")
        if event.tag and not (isinstance(event, yaml.ScalarEvent) and event.tag == "!" and event.style):
            self._fail(event, "no tag", str(event.tag))
        if self.items > MOST_ITEMS:
            self._fail(event, f"at most {MOST_ITEMS} values", str(self.items))

    def _begin(self, event: Any) -> None:
        node: dict[str, Any] | list[Any] = {} if isinstance(event, yaml.MappingStartEvent) else []
        line = event.start_mark.line + 1
        if self.nodes and isinstance(self.nodes[-1], dict) and self.names[-1] is None:
            self._stop(line, "name", kind_of(node))
        if len(self.nodes) >= DEEPEST:
            self._stop(line, f"at most {DEEPEST} levels", "more")
        self._put(node, line, open=True)
        self.nodes.append(node)
        self.names.append(None)

    def _scalar(self, event: Any) -> None:
        line = event.start_mark.line + 1
        if self.nodes and isinstance(self.nodes[-1], dict) and self.names[-1] is None:
            name = event.value
            if name in self.nodes[-1]:
                self._stop(line, "another name", name)
            if len(name) > LONGEST_NAME:
                self._stop(line, f"at most {LONGEST_NAME} letters", name)
            self.names[-1] = name
            self.lines[(*self.trail, name)] = line
            return
        self._put(event.value if event.style else scalar(event.value), line, open=False)

    def _put(self, thing: Any, line: int, open: bool) -> None:
        """Put a value where it belongs; one that is open gets parts of its own next."""
        if not self.nodes:
            self.value = thing
            self.lines[()] = line
            return
        node = self.nodes[-1]
        if isinstance(node, list):
            step: str | int = len(node)
            node.append(thing)
            self.lines[(*self.trail, step)] = line
        else:
            step = str(self.names[-1])
            node[step] = thing
            self.names[-1] = None
        if open:
            self.trail.append(step)

    def _fail(self, event: Any, expected: str, found: str) -> None:
        self._stop(event.start_mark.line + 1, expected, found)

    def _stop(self, line: int, expected: str, found: str) -> None:
        field = ".".join(map(str, self.trail))
        raise ContentErrors([ContentError(self.file, line, field, expected, found[:80])])


def scalar(text: str) -> object:
    """What a plain word stands for: nothing, true, false, a number, or itself."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text
