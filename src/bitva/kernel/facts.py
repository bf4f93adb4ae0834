"""Facts: one thing that happened. The change and its fact are one function; nothing else changes a battle.

A fact is a function `(battle, …)`; `table.make(hurt, who, 5)` calls it and, if somebody keeps the log, notes it. Folding a log over
the start gives the battle again, without any rule. What a parameter is, and who may see it, its annotation says.
"""
from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

from bitva.kernel.battle import Battle, Place, plain
from bitva.kernel.effects import Effect
from bitva.kernel.words import NOBODY, RuleId, Square, Squares, Who

P = ParamSpec("P")
R = TypeVar("R")
Hidden = Annotated[R, "hidden"]
"""A part of a fact that only the game master is shown."""
OfWho = Annotated[R, "of:who"]
"""A part of a fact that only those are shown who run its creature `who`; `of:target` and so on in the same way."""
OfTarget = Annotated[R, "of:target"]

Private = Annotated[R, "only:who"]
"""A part of a fact that is told as a whole only to those who run its creature `who`."""


class Fact:
    """One line of the log: the function and its arguments."""

    __slots__ = ("args", "change")

    def __init__(self, change: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.change = change
        self.args = args

    @property
    def kind(self) -> str:
        return self.change.__name__

    def parts(self) -> dict[str, Any]:
        """The arguments by name; trailing ones left to their defaults are left out."""
        return dict(zip(parameters(self.change), self.args, strict=False))

    def apply(self, battle: Battle) -> None:
        self.change(battle, *self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.change is other.change and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.kind)

    def to_data(self) -> dict[str, object]:
        return {"fact": self.kind} | {name: plain(part) for name, part in self.parts().items()}

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(f'{name}={part!r}' for name, part in self.parts().items())})"


@cache
def parameters(change: Callable[..., None]) -> dict[str, tuple[str, ...]]:
    """The parameters of a fact behind the battle, each with the marks of its annotation: creature, square, hidden …"""
    hints = get_type_hints(change, include_extras=True)
    names = list(inspect.signature(change).parameters)[1:]
    return {name: _marks(hints[name]) for name in names}


def _marks(hint: object) -> tuple[str, ...]:
    return tuple(map(str, get_args(hint)[1:])) if get_origin(hint) is Annotated else ()


# ---- the kernel's own facts --------------------------------------------------------------------------------------------

def arrived(battle: Battle, who: Who, square: Square, height: int = 0) -> None:
    """A creature takes its place on the map."""
    creature = battle.creatures[who]
    creature.present = True
    creature.at = square
    creature.height = height
    creature.space = battle.board.space(square, creature.size)
    battle.crowded = battle.crowded or bool(battle.taken & creature.space)
    battle.taken |= creature.space


def left(battle: Battle, who: Who) -> None:
    """A creature is no longer on the map: dead, fled, or carried off."""
    creature = battle.creatures[who]
    creature.present = False
    creature.space = 0
    _retake(battle)


def stepped(battle: Battle, who: Who, square: Square) -> None:
    """A creature's space is now here."""
    creature = battle.creatures[who]
    old = creature.space
    new = 1 << square if creature.size == 1 else battle.board.space(square, creature.size)
    creature.at = square
    creature.space = new
    if battle.crowded or battle.taken & new & ~old:
        _retake(battle)
    else:
        battle.taken = battle.taken & ~old | new


def rose(battle: Battle, who: Who, height: int) -> None:
    """A creature is now so many feet above the floor."""
    battle.creatures[who].height = height


def turned(battle: Battle, who: Who, facing: int) -> None:
    """A creature faces another of the eight directions."""
    battle.creatures[who].facing = facing


def grown(battle: Battle, who: Who, size: int) -> None:
    """A creature's space is now so many squares long and wide."""
    creature = battle.creatures[who]
    creature.size = size
    creature.space = battle.board.space(creature.at, size) if creature.present else 0
    _retake(battle)


def _retake(battle: Battle) -> None:
    taken = 0
    battle.crowded = False
    for creature in battle.creatures:
        if taken & creature.space:
            battle.crowded = True
        taken |= creature.space
    battle.taken = taken


def reshaped(battle: Battle, layer: str, squares: Squares) -> None:
    """A layer of the map now covers these squares: a door opens, fog spreads."""
    battle.board = battle.board.with_layer(layer, squares)


def took_effect(battle: Battle, effect: Effect) -> None:
    """An effect begins."""
    battle.effects += (effect,)
    battle.serial = effect.number
    if effect.flags:
        battle.creatures[effect.on].flags |= effect.flags


def effect_changed(battle: Battle, effect: Effect) -> None:
    """An effect remembers something else, or will end at another moment."""
    battle.effects = tuple(effect if old.number == effect.number else old for old in battle.effects)
    _reflag(battle, effect.on)


def effect_ended(battle: Battle, on: Who, kind: str, number: int) -> None:
    """An effect is over."""
    battle.effects = tuple(effect for effect in battle.effects if effect.number != number)
    _reflag(battle, on)


def _reflag(battle: Battle, who: Who) -> None:
    if who == NOBODY:
        return
    flags = 0
    for effect in battle.effects:
        if effect.on == who:
            flags |= effect.flags
    battle.creatures[who].flags = flags


def ordered(battle: Battle, places: tuple[Place, ...], at: Hidden[int]) -> None:
    """The order of turns is now this, and this place of it has come."""
    battle.clock.order = places
    battle.clock.at = at


def phase_began(battle: Battle, phase: str) -> None:
    """The fight enters another phase of its clock."""
    battle.clock.phase = phase


def round_began(battle: Battle, round: int) -> None:
    """A round begins; nobody's place has come yet."""
    battle.clock.round = round
    battle.clock.at = -1


def place_came(battle: Battle, who: Who, at: Hidden[int]) -> None:
    """A place in the order has come."""
    battle.clock.at = at


def fight_ended(battle: Battle) -> None:
    """The fight is over."""
    battle.over = True


def pool_set(battle: Battle, who: Who, pool: Private[str], amount: int) -> None:
    """By the game master's word a pool of a creature now holds this much."""
    setattr(battle.creatures[who], pool, amount)


def handed_over(battle: Battle, who: Who, person: str) -> None:
    """Somebody else runs this creature from now on."""
    battle.creatures[who].controller = person


def changed_sides(battle: Battle, who: Who, side: str) -> None:
    """A creature now fights for another side."""
    battle.creatures[who].side = side


def deed_began(battle: Battle, number: int) -> None:
    """A deed begins; the dice it will roll are keyed by its number."""
    battle.deeds = number


# ---- facts that only inform --------------------------------------------------------------------------------------------

def declared(battle: Battle, who: Who, action: object) -> None:
    """An action begins."""


def answered(battle: Battle, who: Who, rule: Private[RuleId], answer: object) -> None:
    """Somebody chose."""


def overruled(battle: Battle, who: Who, rule: RuleId) -> None:
    """The game master allowed what a rule refuses."""


def forbidden(battle: Battle, who: Who, rule: RuleId) -> None:
    """The game master, asked whether to let a refusal pass, did not."""


def reminded(battle: Battle, who: Who, rule: RuleId) -> None:
    """The table is reminded of a rule that it does not enforce."""
