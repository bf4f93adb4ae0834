"""The map as text: two letters a square where there is room, creatures by letter and colour, terrain by signs."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from bitva.cli.texts import Texts
from bitva.kernel.battle import Battle, Creature
from bitva.kernel.space import FILLED, OPAQUE
from bitva.kernel.words import NOBODY, Who
from bitva.speech import Speaker

SIGNS: Final = (("door", "+", "yellow"), (FILLED, "#", "bright_black"), ("pit", "v", "bright_black"), ("water", "~", "blue"),
                ("fog", "?", "white"), ("foliage", "%", "green"), ("difficult", ":", "yellow"), ("low", "n", "bright_black"),
                ("slit", "s", "bright_black"), (OPAQUE, "?", "white"))
"""Layers from the weightiest down: the first that covers a square gives it its sign."""
FLOOR: Final = "·"
MARGIN: Final = 3


@dataclass(frozen=True)
class Token:
    """How one creature is drawn."""

    sign: str
    style: str


def tokens(speaker: Speaker, battle: Battle, shown: Sequence[Who], own_side: str) -> dict[Who, Token]:
    """A letter for each creature, great for one's own side and small for the others; a second one where several share a letter."""
    letters: dict[str, list[Creature]] = {}
    for creature in battle.creatures:
        letter = speaker.name(battle, creature.index)[:1]
        letter = letter.upper() if creature.side == own_side else letter.lower()
        letters.setdefault(letter, []).append(creature)
    found: dict[Who, Token] = {}
    for letter, group in letters.items():
        taken: list[str] = []
        for creature in group:
            mark = "" if len(group) == 1 else next(mark for mark in _marks(speaker, battle, creature) if mark not in taken)
            taken.append(mark)
            if creature.index in shown:
                found[creature.index] = Token(letter + mark, "cyan" if creature.side == own_side else "red")
    return found


def _marks(speaker: Speaker, battle: Battle, creature: Creature) -> Iterator[str]:
    """Second letters for a creature: its number, the letters of its name, any."""
    number = creature.id.rpartition("-")[2]
    if number.isdecimal() and len(number) == 1:
        yield number
    yield from speaker.name(battle, creature.index)[1:].replace(" ", "").lower()
    yield from "123456789abcdefghijklmnopqrstuvwxyz"
    yield from map(chr, range(0x100, 0x180))


class Picture:
    """The part of the map that fits, drawn for one viewer."""

    def __init__(self, texts: Texts, speaker: Speaker, battle: Battle, portraits: Mapping[str, Mapping[str, Any]], own_side: str,
                 actor: Who, width: int, ascii_only: bool) -> None:
        self.texts = texts
        self.speaker = speaker
        self.battle = battle
        self.shown = [creature.index for creature in battle.creatures if creature.id in portraits and creature.present]
        self.own_side = own_side
        self.actor = actor
        self.tokens = tokens(speaker, battle, self.shown, own_side)
        self.floor = "." if ascii_only else FLOOR
        room = width - MARGIN
        self.cell = 2 if 2 * min(battle.board.width, 20) <= room else 1
        self.columns = self._part(battle.board.width, room // self.cell, 0)
        self.rows = self._part(battle.board.height, 40, 1)

    def _part(self, whole: int, room: int, axis: int) -> range:
        """As much of the map as there is room for, around whoever acts."""
        if whole <= room:
            return range(whole)
        centre = self.battle.board.xy(self.battle.creatures[self.actor].at)[axis] if self.actor != NOBODY else whole // 2
        start = max(0, min(whole - room, centre - room // 2))
        return range(start, start + room)

    def lines(self) -> Iterator[Text]:
        """Coordinates above and at the left, then row by row."""
        if self.cell == 2:
            yield Text(" " * MARGIN + "".join(f"{x:<2}" for x in self.columns).rstrip(), style="bright_black")
        else:
            yield Text(" " * MARGIN + "".join(str(x // 10) if not x % 10 else " " for x in self.columns), style="bright_black")
            yield Text(" " * MARGIN + "".join(str(x % 10) for x in self.columns), style="bright_black")
        bodies = self._bodies()
        for y in self.rows:
            line = Text(f"{y:>2} ", style="bright_black")
            for x in self.columns:
                square = self.battle.board.square(x, y)
                sign, style = bodies.get(square) or self._ground(square)
                line.append(sign[:self.cell].ljust(self.cell, sign[0] if sign == "#" else " "), style=style)
            line.rstrip()
            yield line

    def _bodies(self) -> dict[int, tuple[str, str]]:
        """Square by square whoever is there; those who stand are drawn over those who lie."""
        found: dict[int, tuple[str, str]] = {}
        for who in sorted(self.tokens, key=lambda who: not self._down(who)):
            creature, token = self.battle.creatures[who], self.tokens[who]
            style = token.style + (" dim" if self._down(who) else " bold") + (" reverse" if who == self.actor else "")
            x, y = self.battle.board.xy(creature.at)
            for dy in range(creature.size):
                for dx in range(creature.size):
                    sign = token.sign if self.cell == 2 else token.sign[-1:] if token.sign[-1:].isdecimal() else token.sign[:1]
                    found[self.battle.board.square(x + dx, y + dy)] = sign, style
        return found

    def _down(self, who: Who) -> bool:
        return getattr(self.battle.creatures[who], "hp", 1) <= 0

    def _ground(self, square: int) -> tuple[str, str]:
        layer = self._layer(square)
        return (self.floor, "bright_black") if layer is None else layer[1:]

    def _layer(self, square: int) -> tuple[str, str, str] | None:
        board = self.battle.board
        return next((row for row in SIGNS if board.layer(row[0]) >> square & 1), None)

    def legend(self) -> str:
        """What the signs on this map mean."""
        board = self.battle.board
        seen = {row for y in self.rows for x in self.columns if (row := self._layer(board.square(x, y))) is not None}
        parts = [f"{sign} {self.texts.say(f'ground-{layer}')}" for layer, sign, _ in SIGNS if any(row[0] == layer for row in seen)]
        return self.speaker.list(parts, "comma") if parts else ""
