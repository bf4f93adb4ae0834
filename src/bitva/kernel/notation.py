"""The notation: actions and answers as one line of text, and back.

`ana attack orc-1 weapon=longsword`, `orc-1 move 3,4-4,5`, `ana ready (ana attack orc-1) when=comes-within-reach`: the doer, the
verb, then the fields in order; a field that has a default is written by name, and only if it differs from it.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.space import Board, squares
from bitva.kernel.words import NOBODY

LONGEST_LINE = 4000
DEEPEST = 4
MOST_STEPS = 400
B = TypeVar("B", bound=Battle)
_TOKEN = re.compile(r"\s*(?:([\w-]+=)?(\()|([^\s()]+)|(\)))")
NAME = re.compile(r"\w[\w-]{0,39}")
"""What an id of a creature, a side or a person looks like."""


class NotationError(ValueError):
    """A line that does not say an action: what is wrong, and the nearest thing that would be right if there is one."""

    def __init__(self, problem: str, found: str, nearest: str = "") -> None:
        super().__init__(f"{problem}: {found}" + (f" ({nearest}?)" if nearest else ""))
        self.problem = problem
        self.found = found
        self.nearest = nearest


class Notation(Generic[B]):
    """Reads and writes the lines of one rulebook's actions."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: dict[str, type[Action]]) -> None:
        self.verbs = verbs

    # ---- writing -------------------------------------------------------------------------------------------------------

    def write(self, battle: B, thing: object) -> str:
        """An action or an answer as text."""
        if isinstance(thing, Action):
            return self._write_action(battle, thing)
        if isinstance(thing, tuple):
            return "+".join(self.write(battle, part) for part in thing) or "-"
        if isinstance(thing, bool):
            return "yes" if thing else "no"
        return str(thing)

    def _write_action(self, battle: B, action: Action) -> str:
        words = [_name(battle, action.who), action.verb]
        for field, kind in shape(type(action)):
            part = getattr(action, field.name)
            if field.name == "who":
                continue
            if field.default is MISSING:
                words.append(self._write_part(battle, kind, part))
            elif part != field.default:
                words.append(f"{field.name}={self._write_part(battle, kind, part)}")
        return " ".join(words)

    def _write_part(self, battle: B, kind: str, part: Any) -> str:
        if kind == "action":
            return f"({self._write_action(battle, part)})"
        if kind in _WRITERS:
            return _WRITERS[kind](battle, part)
        return str(part) or "-"

    # ---- reading -------------------------------------------------------------------------------------------------------

    def read(self, battle: B, line: str) -> Action:
        """The action that a line says."""
        if len(line) > LONGEST_LINE:
            raise NotationError("too-long", line[:40])
        words = _tree(line)
        return self._read_action(battle, words, 0)

    def _read_action(self, battle: B, words: list[Any], depth: int) -> Action:
        if depth > DEEPEST:
            raise NotationError("too-deep", "(")
        if len(words) < 2 or not isinstance(words[0], str) or not isinstance(words[1], str):
            raise NotationError("incomplete", " ".join(map(str, words)))
        who = _creature(battle, words[0])
        kind = self.verbs.get(words[1])
        if kind is None:
            raise NotationError("unknown-verb", words[1], nearest(words[1], self.verbs))
        plain_words = [word for word in words[2:] if not _named(word)]
        named = dict(_split(word) for word in words[2:] if _named(word))
        parts: dict[str, Any] = {"who": who}
        for field, mark in shape(kind):
            if field.name == "who":
                continue
            if field.default is MISSING:
                if not plain_words:
                    raise NotationError("missing", field.name)
                parts[field.name] = self._read_part(battle, mark, plain_words.pop(0), depth)
            elif field.name in named:
                parts[field.name] = self._read_part(battle, mark, named.pop(field.name), depth)
        if plain_words or named:
            extra = str(plain_words[0]) if plain_words else next(iter(named))
            raise NotationError("unexpected", extra, nearest(extra, [field.name for field, _ in shape(kind)]))
        return kind(**parts)

    def _read_part(self, battle: B, mark: str, word: Any, depth: int) -> Any:
        if mark == "action":
            if not isinstance(word, list):
                raise NotationError("no-action", str(word))
            return self._read_action(battle, word, depth + 1)
        if not isinstance(word, str):
            raise NotationError("unexpected", "(")
        return _READERS[mark](battle, word)

    def answer(self, battle: B, question: Question, text: str) -> object:
        """The answer to a question that a text says; what is no answer comes back as the text itself."""
        if question.form == "number":
            return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
        by_text = {self.write(battle, option): option for option in question.options}
        if question.form == "one":
            return by_text.get(text, text)
        names = () if text == "-" else tuple(text.split("+"))
        return tuple(by_text.get(name, name) for name in names)


_SHAPES: dict[type[Action], tuple[tuple[Field[Any], str], ...]] = {}


def shape(kind: type[Action]) -> tuple[tuple[Field[Any], str], ...]:
    """The fields of a kind of action, each with what it holds: a creature, a square, a word …"""
    found = _SHAPES.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = _SHAPES[kind] = tuple((field, _mark(hints[field.name])) for field in fields(kind))  # type: ignore[arg-type]
    return found


def _mark(hint: Any) -> str:
    args = get_args(hint)
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    if get_origin(hint) is tuple and args and args[0] is str:
        return "words"
    if isinstance(hint, type) and issubclass(hint, Action):
        return "action"
    return {int: "int", str: "word", bool: "flag"}[hint]


# ---- one kind of field each way -----------------------------------------------------------------------------------------

def _name(battle: Battle, who: int) -> str:
    return battle.creatures[who].id if who >= 0 else "gm"


def _creature(battle: Battle, word: str) -> int:
    if word == "gm":
        return NOBODY
    creature = battle.named(word)
    if creature is None:
        raise NotationError("unknown-creature", word, nearest(word, [other.id for other in battle.creatures]))
    return creature.index


def _square(battle: Battle, word: str) -> int:
    place = re.fullmatch(r"([0-9]{1,4}),([0-9]{1,4})", word, re.ASCII)
    board: Board = battle.board
    if place is None or not board.inside(int(place[1]), int(place[2])):
        raise NotationError("no-square", word)
    return board.square(int(place[1]), int(place[2]))


def _spell(battle: Battle, square: int) -> str:
    x, y = battle.board.xy(square)
    return f"{x},{y}"


def _path(battle: Battle, word: str) -> tuple[int, ...]:
    steps = _several(word, "-")
    if len(steps) > MOST_STEPS:
        raise NotationError("too-long", word[:40])
    return tuple(_square(battle, step) for step in steps)


def _point(battle: Battle, word: str) -> tuple[int, int]:
    place = re.fullmatch(r"([0-9]{1,4})(\.5)?,([0-9]{1,4})(\.5)?", word, re.ASCII)
    if place is None:
        raise NotationError("no-point", word)
    return int(place[1]) * 2 + bool(place[2]), int(place[3]) * 2 + bool(place[4])


def _spell_point(battle: Battle, point: tuple[int, int]) -> str:
    return ",".join(f"{half // 2}{'.5' if half % 2 else ''}" for half in point)


def _squares(battle: Battle, word: str) -> int:
    mask = 0
    for step in _several(word, "-"):
        mask |= 1 << _square(battle, step)
    return mask


def _several(word: str, mark: str) -> list[str]:
    return [] if word == "-" else word.split(mark)


def _int(battle: Battle, word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", word, re.ASCII):
        raise NotationError("no-number", word)
    return int(word)


def _flag(battle: Battle, word: str) -> bool:
    if word not in ("yes", "no"):
        raise NotationError("no-flag", word, "yes")
    return word == "yes"


_READERS: dict[str, Callable[[Battle, str], Any]] = {
    "creature": _creature, "square": _square, "path": _path, "point": _point, "squares": _squares, "int": _int, "flag": _flag,
    "word": lambda battle, word: "" if word == "-" else word,
    "words": lambda battle, word: tuple(_several(word, "+")),
    "creatures": lambda battle, word: tuple(_creature(battle, name) for name in _several(word, "+")),
}
_WRITERS: dict[str, Callable[[Battle, Any], str]] = {
    "creature": _name, "square": _spell, "point": _spell_point,
    "path": lambda battle, path: "-".join(_spell(battle, square) for square in path) or "-",
    "squares": lambda battle, mask: "-".join(_spell(battle, square) for square in squares(mask)) or "-",
    "flag": lambda battle, flag: "yes" if flag else "no",
    "words": lambda battle, words: "+".join(words) or "-",
    "creatures": lambda battle, group: "+".join(_name(battle, who) for who in group) or "-",
}


# ---- words and brackets -------------------------------------------------------------------------------------------------

def _tree(line: str) -> list[Any]:
    """The words of a line; a bracket is a list, a named bracket a pair of name and list."""
    stack: list[list[Any]] = [[]]
    names: list[str] = []
    at = 0
    text = line.strip()
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise NotationError("unreadable", text[at:at + 40])
        at = token.end()
        if token[2]:
            if len(stack) > DEEPEST + 1:
                raise NotationError("too-deep", "(")
            stack.append([])
            names.append((token[1] or "")[:-1])
        elif token[4]:
            if len(stack) == 1:
                raise NotationError("bracket", ")")
            inner, name = stack.pop(), names.pop()
            stack[-1].append((name, inner) if name else inner)
        else:
            stack[-1].append(token[3])
    if len(stack) > 1:
        raise NotationError("bracket", "(")
    return stack[0]


def _named(word: Any) -> bool:
    return isinstance(word, tuple) or (isinstance(word, str) and "=" in word)


def _split(word: Any) -> tuple[str, Any]:
    if isinstance(word, tuple):
        return word
    name, _, rest = word.partition("=")
    return name, rest


def nearest(word: str, names: Any) -> str:
    """The known name that is least far from a mistyped one, if any is near."""
    best = min(((distance(word, name), name) for name in names), default=(99, ""))
    return best[1] if best[0] <= max(2, len(word) // 3) else ""


def distance(a: str, b: str) -> int:
    """How many letters must be put in, left out or changed to get from one word to the other."""
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (letter != other))
    return row[-1]

