"""Everything that is true now: plain data with hand-written copies."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from operator import attrgetter
from typing import ClassVar, Protocol, Self

from bitva.kernel.effects import Effect
from bitva.kernel.space import Board
from bitva.kernel.words import GM, NOBODY, Square, Squares, Who, value


class Sheet(Protocol):
    """A creature's unchanging stat block, shared by all copies of the battle."""

    @property
    def id(self) -> str: ...
    @property
    def size(self) -> int:
        """How many squares long and wide its space is."""
    def to_data(self) -> dict[str, object]: ...


class Creature:
    """One combatant: what every rulebook knows of it. A rulebook's own kind of creature adds the rest."""

    __slots__ = ("at", "controller", "facing", "flags", "height", "id", "index", "present", "sheet", "side", "size", "space")

    def __init__(self, index: Who, id: str, side: str, sheet: Sheet, controller: str = GM) -> None:
        self.index = index
        self.id = id
        self.side = side
        self.sheet = sheet
        self.controller = controller
        self.at: Square = 0
        self.size = sheet.size
        self.height = 0
        self.facing = 0
        self.space: Squares = 0
        self.present = False
        self.flags = 0

    def clone(self) -> Self:
        raise NotImplementedError


@value
class Place:
    """One place in the order of turns: whose it is, at which count, and what kind of turn it is."""

    who: Who
    count: int
    rank: int = 0
    kind: str = "turn"


class Clock:
    """Rounds and turns: the order, whose place has come, and the phase that the rulebook is in."""

    __slots__ = ("at", "order", "phase", "round")

    def __init__(self) -> None:
        self.round = 0
        self.order: tuple[Place, ...] = ()
        self.at = -1
        self.phase = ""

    def clone(self) -> Clock:
        copy = Clock.__new__(Clock)
        copy.round, copy.order, copy.at, copy.phase = self.round, self.order, self.at, self.phase
        return copy

    @property
    def place(self) -> Place | None:
        """The place that has come."""
        return self.order[self.at] if 0 <= self.at < len(self.order) else None

    @property
    def who(self) -> Who:
        """Whose turn it is."""
        return self.order[self.at].who if 0 <= self.at < len(self.order) else NOBODY

    def place_of(self, who: Who) -> int:
        """Where a creature stands in the order; -1 if it has no place."""
        return next((n for n, place in enumerate(self.order) if place.who == who and place.kind == "turn"), -1)

    def to_data(self) -> list[object]:
        return [self.round, [[place.who, place.count, place.rank, place.kind] for place in self.order], self.at, self.phase]


class Battle:
    """Everything true now. It changes only through facts."""

    fixed: ClassVar[tuple[str, ...]] = ("levels", "settings")
    """The fields that no fact changes: they are no part of the digest. A rulebook's own battle adds its own."""

    __slots__ = ("board", "clock", "creatures", "crowded", "deeds", "effects", "levels", "over", "serial", "settings", "taken")

    def __init__(self, board: Board, settings: Mapping[str, object], levels: Mapping[str, str]) -> None:
        self.board = board
        self.clock = Clock()
        self.creatures: list[Creature] = []
        self.effects: tuple[Effect, ...] = ()
        self.serial = 0
        """How many effects have begun; each keeps its number."""
        self.deeds = 0
        self.over = False
        self.taken: Squares = 0
        """All squares that somebody's space covers."""
        self.crowded = False
        """Do two spaces overlap somewhere?"""
        self.settings = settings
        self.levels = levels
        """How strictly the table takes a rule (by id or by prefix): enforce, ask, remind, off."""

    def clone(self) -> Self:
        raise NotImplementedError

    def copy_base(self, copy: Battle) -> None:
        """The kernel's part of a clone."""
        copy.board = self.board
        copy.clock = self.clock.clone()
        copy.creatures = [creature.clone() for creature in self.creatures]
        copy.effects = self.effects
        copy.serial = self.serial
        copy.deeds = self.deeds
        copy.over = self.over
        copy.taken = self.taken
        copy.crowded = self.crowded
        copy.settings = self.settings
        copy.levels = self.levels

    def level(self, rule: str) -> str:
        """How strictly this table takes a rule: its own level, or that of its nearest prefix, else `enforce`."""
        levels = self.levels
        while levels and rule:
            if rule in levels:
                return levels[rule]
            rule = rule.rpartition(".")[0]
        return "enforce"

    def named(self, id: str) -> Creature | None:
        """The creature with this id."""
        return next((creature for creature in self.creatures if creature.id == id), None)

    def effects_on(self, who: Who, kind: str = "") -> Iterator[Effect]:
        """The effects on a creature, of one kind or all, the oldest first."""
        return (effect for effect in self.effects if effect.on == who and (not kind or effect.kind == kind))

    def to_data(self) -> dict[str, object]:
        """All of it as plain data."""
        return {name: plain(getattr(self, name)) for name in slots_of(type(self)) if name not in self.fixed}

    def digest(self) -> str:
        """The same battle, the same sixteen characters."""
        whole = [self.board.key(), *(_values(creature) for creature in self.creatures), _values(self.clock)]
        whole += [getattr(self, name) for name in _changing(type(self))]
        return blake2b(repr(whole).encode(), digest_size=8).hexdigest()


_GETTERS: dict[type, Callable[[object], tuple[object, ...]]] = {}


def _values(thing: object) -> tuple[object, ...]:
    """The fields of a creature or a clock, the stat block apart."""
    kind = type(thing)
    if kind not in _GETTERS:
        _GETTERS[kind] = attrgetter(*(name for name in slots_of(kind) if name != "sheet"))
    return _GETTERS[kind](thing)


_CHANGING: dict[type, tuple[str, ...]] = {}


def _changing(kind: type[Battle]) -> tuple[str, ...]:
    """The fields of a battle beside board, creatures and clock that a fight changes."""
    if kind not in _CHANGING:
        fixed = ("board", "creatures", "clock", *kind.fixed)
        _CHANGING[kind] = tuple(name for name in slots_of(kind) if name not in fixed)
    return _CHANGING[kind]


def slots_of(kind: type) -> tuple[str, ...]:
    """The fields of a slotted class and of those it stands on, in a fixed order."""
    return tuple(name for base in reversed(kind.__mro__) for name in sorted(vars(base).get("__slots__", ())))


def plain(thing: object) -> object:
    """Anything a battle is made of, as lists, dicts, strings and numbers."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, tuple | list):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): plain(thing[key]) for key in thing}
    if isinstance(thing, Creature):
        fields = {name: plain(getattr(thing, name)) for name in slots_of(type(thing)) if name != "sheet"}
        return fields | {"sheet": thing.sheet.id}
    if isinstance(thing, Board):
        return thing.key()
    if hasattr(thing, "to_data"):
        return plain(thing.to_data())
    return [plain(getattr(thing, name)) for name in slots_of(type(thing))]
