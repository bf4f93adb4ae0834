"""Dice: expressions with hard bounds, and where the faces come from (a seed, a script, people's hands, an enumeration)."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Protocol

from bitva.kernel.words import RuleId, Who, value

LONGEST_TEXT = 200
MOST_DICE = 100
MOST_SIDES = 1000
_PART = re.compile(r"([+-]?)(?:([0-9]{0,4})d([0-9]{1,5})|([0-9]{1,6}))", re.ASCII)


class DiceError(ValueError):
    """A dice expression that cannot be read, or that asks for too much."""


@value
class Dice:
    """A dice expression: so many dice of so many sides, several times over, and a sum on top."""

    groups: tuple[tuple[int, int], ...]
    plus: int = 0

    @staticmethod
    def read(text: str) -> Dice:
        """`2d6+1d4-1`; anything else, and anything beyond the bounds, is a DiceError."""
        if len(text) > LONGEST_TEXT:
            raise DiceError("too long")
        squeezed = text.replace(" ", "").lower()
        groups: list[tuple[int, int]] = []
        plus = at = dice = 0
        while at < len(squeezed):
            part = _PART.match(squeezed, at)
            if part is None or (at and not part[1]):
                raise DiceError(squeezed)
            at = part.end()
            sign = -1 if part[1] == "-" else 1
            if part[4] is not None:
                plus += sign * int(part[4])
                continue
            count, sides = int(part[2] or 1), int(part[3])
            dice += count
            if sign < 0 or not 1 <= sides <= MOST_SIDES or not count or dice > MOST_DICE:
                raise DiceError(squeezed)
            groups.append((count, sides))
        if not squeezed:
            raise DiceError("empty")
        return Dice(tuple(groups), plus)

    @property
    def average(self) -> int:
        """The mean, rounded down, as stat blocks print it."""
        return sum(count * (sides + 1) for count, sides in self.groups) // 2 + self.plus

    def __str__(self) -> str:
        text = "+".join(f"{count}d{sides}" for count, sides in self.groups)
        if not text:
            return str(self.plus)
        return f"{text}{self.plus:+d}" if self.plus else text


class Source(Protocol):
    """Where the faces of the dice come from."""

    def begin(self, deed: int) -> None:
        """A deed begins: its dice are numbered from 0 again."""

    def roll(self, sides: int, rule: RuleId, who: Who) -> int:
        """The next die of this deed."""

    def several(self, count: int, sides: int, rule: RuleId, who: Who) -> tuple[int, ...]:
        """Several dice of one size at once, of which the rule only wants the sum or the set."""

    def draw(self, cards: Sequence[str], rule: RuleId, who: Who) -> str:
        """A card from those left in a deck, each as likely as any other; it counts as a die."""


class OneByOne:
    """A source that rolls several dice one by one, and draws a card by rolling for its place among those left."""

    __slots__ = ()

    def roll(self, sides: int, rule: RuleId, who: Who) -> int:
        raise NotImplementedError

    def several(self, count: int, sides: int, rule: RuleId, who: Who) -> tuple[int, ...]:
        return tuple(self.roll(sides, rule, who) for _ in range(count))

    def draw(self, cards: Sequence[str], rule: RuleId, who: Who) -> str:
        return cards[self.roll(len(cards), rule, who) - 1]


class Seeded(OneByOne):
    """Die k of deed n is a function of (seed, n, k) and of nothing else; one blake2b block serves eight dice."""

    __slots__ = ("_block", "_deed", "_key", "_next")

    def __init__(self, seed: str) -> None:
        self._key = blake2b(seed.encode(), digest_size=32).digest()
        self.begin(0)

    def begin(self, deed: int) -> None:
        self._deed = deed
        self._next = 0
        self._block = 0

    def roll(self, sides: int, rule: RuleId, who: Who) -> int:
        k = self._next
        if not k & 7:
            counter = self._deed | k >> 3 << 64
            self._block = int.from_bytes(blake2b(counter.to_bytes(16, "little"), key=self._key).digest(), "little")
        self._next = k + 1
        block = self._block
        self._block = block >> 64
        return ((block & 0xFFFFFFFFFFFFFFFF) * sides >> 64) + 1


@value
class Rolled:
    """A die that has fallen: its size, its face, by which rule and for whom."""

    sides: int
    face: int
    rule: RuleId
    who: Who


class WrongDie(Exception):
    """A script of dice does not fit what is rolled: another size, none left, or some left over."""


Laid = tuple[int, int] | str
"""A die laid out beforehand with its size and face, or a card by its name."""


class Scripted(OneByOne):
    """Dice and cards laid out beforehand; a test must use up every one."""

    __slots__ = ("_dice", "_next", "_starts")

    def __init__(self, dice: Iterable[Laid]) -> None:
        self._dice = tuple(dice)
        self._next = 0
        self._starts: dict[int, int] = {}

    def begin(self, deed: int) -> None:
        """The script runs on through all deeds; one that is run again gets its dice again."""
        self._next = self._starts.get(deed, self._next)
        self._starts = {n: start for n, start in self._starts.items() if n < deed} | {deed: self._next}

    def roll(self, sides: int, rule: RuleId, who: Who) -> int:
        laid = self._coming(f"d{sides} for {rule}")
        if isinstance(laid, str) or laid[0] != sides:
            raise WrongDie(f"d{sides} for {rule}: the script has {shown(laid)}")
        self._next += 1
        return laid[1]

    def draw(self, cards: Sequence[str], rule: RuleId, who: Who) -> str:
        laid = self._coming(f"a card for {rule}")
        if laid not in cards:
            raise WrongDie(f"a card for {rule}: the script has {shown(laid)}")
        self._next += 1
        return str(laid)

    def _coming(self, wanted: str) -> Laid:
        if self._next >= len(self._dice):
            raise WrongDie(f"{wanted}: the script is used up")
        return self._dice[self._next]

    @property
    def left(self) -> Sequence[Laid]:
        return self._dice[self._next:]


def shown(laid: Laid) -> str:
    """A die or a card of a script as it is written there."""
    return f"card={laid}" if isinstance(laid, str) else f"d{laid[0]}={laid[1]}"


class Overruled(OneByOne):
    """Dice of which the game master may have replaced some: die k shows what he said. What has fallen is kept."""

    __slots__ = ("_faces", "_source", "rolled")

    def __init__(self, source: Source, faces: Mapping[int, int]) -> None:
        self._source = source
        self._faces = faces
        self.rolled: list[Rolled] = []
        """Every die of this deed."""

    def begin(self, deed: int) -> None:
        self._source.begin(deed)
        self.rolled.clear()

    def roll(self, sides: int, rule: RuleId, who: Who) -> int:
        return self.shows(self._source.roll(sides, rule, who), sides, rule, who)

    def draw(self, cards: Sequence[str], rule: RuleId, who: Who) -> str:
        return self.turns_up(self._source.draw(cards, rule, who), cards, rule, who)

    def turns_up(self, card: str, cards: Sequence[str], rule: RuleId, who: Who) -> str:
        """What counts of a card that was drawn: it is overruled by its place among those that were left."""
        return cards[self.shows(cards.index(card) + 1, len(cards), rule, who) - 1]

    def shows(self, face: int, sides: int, rule: RuleId, who: Who) -> int:
        """What counts of a die that has fallen, here or in somebody's hand."""
        fixed = self._faces.get(len(self.rolled), face)
        counts = min(max(fixed, 1), sides)
        self.rolled.append(Rolled(sides, counts, rule, who))
        return counts
