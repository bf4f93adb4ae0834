"""The words that actions and facts are made of: plain ints, whose annotations tell notation and views what they mean."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeVar, dataclass_transform

T = TypeVar("T")

Who = Annotated[int, "creature"]
"""A creature: its place in `battle.creatures`. NOBODY stands for the game master and for things without a doer."""
Square = Annotated[int, "square"]
"""A square: y * stride + x."""
Path = Annotated[tuple[int, ...], "path"]
"""The squares of a walk in order, without the one it starts from."""
Squares = Annotated[int, "squares"]
"""A set of squares: bit s is square s."""
Point = Annotated[tuple[int, int], "point"]
"""A point of the map in half squares: (2x, 2y) is the north-west corner of square x,y, odd numbers are middles."""
Creatures = Annotated[tuple[int, ...], "creatures"]
"""Several creatures in order."""
RuleId = str
"""The name of a rule in its catalogue, in dotted words: system, topic, rule."""

NOBODY: Final = -1
SOMEBODY: Final = -2
"""What a viewer gets in the place of a creature that he does not know of."""
GM: Final = "gm"
"""The person who runs the game."""



@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """A value of named fields that nobody changes: frozen for the type checker, quick to make at run time."""
    return dataclass(slots=True, unsafe_hash=True)(kind)
