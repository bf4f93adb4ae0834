"""The map as text: two letters a square where there is room, creatures by letter and colour, terrain by signs."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from bitva.cli.books import Layout
from bitva.cli.screen import Screen
from bitva.cli.texts import Texts
from bitva.kernel.battle import Battle, Creature
from bitva.kernel.space import FILLED, OPAQUE
from bitva.kernel.words import NOBODY, Square, Who
from bitva.speech import Speaker

SIGNS: Final = (("things", "!", "yellow"), ("zone", "*", "magenta"), ("open-door", "/", "yellow"), ("door", "+", "yellow"),
                (FILLED, "#", "bright_black"), ("pit", "v", "bright_black"), ("water", "~", "blue"), ("fog", "?", "white"),
                ("foliage", "%", "green"), ("difficult", ":", "yellow"), ("low", "n", "bright_black"),
                ("slit", "s", "bright_black"), (OPAQUE, "?", "white"))
"""Layers from the weightiest down: the first that covers a square gives it its sign."""
FLOORS: Final = {"bright": "·", "dim": "-", "dark": " "}
PLAIN_FLOORS: Final = {"bright": ".", "dim": "-", "dark": " "}
MARGIN: Final = 3
TALLEST: Final = 40
"""So many rows of a map are shown at most."""
LIST: Final = 30
"""Columns that the list beside a map takes at least."""


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
    """The part of the map that fits, drawn for one viewer, and the list of those whom he knows of."""

    def __init__(self, texts: Texts, speaker: Speaker, layout: Layout, battle: Battle, known: Sequence[Who], viewer: str,
                 own_side: str, actor: Who, width: int, ascii_only: bool) -> None:
        self.texts = texts
        self.speaker = speaker
        self.layout = layout
        self.battle = battle
        self.known = known
        self.viewer = viewer
        self.actor = actor
        self.width = width
        shown = [who for who in known if battle.creatures[who].present]
        self.tokens = tokens(speaker, battle, shown, own_side)
        self.floors = PLAIN_FLOORS if ascii_only else FLOORS
        room = width - MARGIN
        self.cell = 2 if 2 * battle.board.width <= room else 1
        self.columns = self._part(battle.board.width, room // self.cell, 0)
        self.rows = self._part(battle.board.height, TALLEST, 1)
        self.layers = tuple((mask, sign, style, name) for name, sign, style in SIGNS if (mask := layout.layer(battle, name)))
        self.lights = dict.fromkeys(layout.light(battle, battle.board.square(x, y)) for y in self.rows for x in self.columns)
        self.uneven = len(self.lights) > 1
        """Is it lighter here and darker there?"""

    def _part(self, whole: int, room: int, axis: int) -> range:
        """As much of the map as there is room for, around whoever acts."""
        if whole <= room:
            return range(whole)
        centre = self.battle.board.xy(self.battle.creatures[self.actor].at)[axis] if self.actor != NOBODY else whole // 2
        start = max(0, min(whole - room, centre - room // 2))
        return range(start, start + room)

    # ---- the map -----------------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[Text]:
        """Coordinates above and at the left, then row by row."""
        if len(self.columns) > 10:
            yield self._ruler(lambda x: str(x // 10) if not x % 10 else "")
        yield self._ruler(lambda x: str(x % 10))
        bodies = self._bodies()
        for y in self.rows:
            line = Text(f"{y:>2} ", style="bright_black")
            for x in self.columns:
                square = self.battle.board.square(x, y)
                sign, style = bodies.get(square) or self._ground(square)
                line.append(sign[:self.cell].ljust(self.cell, sign[0] if sign == "#" else " "), style=style)
            line.rstrip()
            yield line

    def _ruler(self, digit: Callable[[int], str]) -> Text:
        marks = "".join(f"{digit(x):<{self.cell}}" for x in self.columns)
        return Text(" " * MARGIN + marks.rstrip(), style="bright_black")

    def _bodies(self) -> dict[Square, tuple[str, str]]:
        """Square by square whoever is there; those who stand are drawn over those who lie."""
        found: dict[Square, tuple[str, str]] = {}
        for who in sorted(self.tokens, key=lambda who: not self._down(who)):
            creature, token = self.battle.creatures[who], self.tokens[who]
            style = token.style + (" dim" if self._down(who) else " bold") + (" reverse" if who == self.actor else "")
            x, y = self.battle.board.xy(creature.at)
            sign = token.sign if self.cell == 2 else token.sign[-1:] if token.sign[-1:].isdecimal() else token.sign[:1]
            for dy in range(creature.size):
                for dx in range(creature.size):
                    found[self.battle.board.square(x + dx, y + dy)] = sign, style
        return found

    def _down(self, who: Who) -> bool:
        return getattr(self.battle.creatures[who], "hp", 1) <= 0

    def _ground(self, square: Square) -> tuple[str, str]:
        sign = next(((sign, style) for mask, sign, style, _ in self.layers if mask >> square & 1), None)
        light = self.layout.light(self.battle, square) if self.uneven else "bright"
        if sign is None:
            return self.floors[light], "bright_black"
        return (sign[0], sign[1] + " dim") if light == "dark" else sign

    def legend(self) -> list[str]:
        """What the signs on this map mean."""
        board = self.battle.board
        shown = 0
        for y in self.rows:
            for x in self.columns:
                shown |= 1 << board.square(x, y)
        found: dict[str, str] = {}
        over = 0
        for mask, sign, _, name in self.layers:
            if mask & shown & ~over:
                found.setdefault(sign, self.texts.say(f"ground-{name}"))
            over |= mask
        if self.uneven:
            found |= {(sign if sign.strip() else self.texts.say("sign-blank")): self.texts.say(f"light-{light}")
                      for light, sign in self.floors.items() if light in self.lights}
        return [f"{sign} {word}" for sign, word in found.items()]

    def plain(self) -> list[str]:
        """All that there is to see, without colours."""
        return [line.plain for line in (*self.lines(), *self.beside_lines())]

    def show(self, screen: Screen) -> None:
        """The map with its legend, and the list beside it or below."""
        lines = list(self.lines())
        beside = self.beside_lines() if self.beside else []
        column = max((line.cell_len for line in lines), default=0) + 2
        screen.print()
        for n in range(max(len(lines), len(beside))):
            line = lines[n] if n < len(lines) else Text()
            if n < len(beside):
                line.append(" " * (column - line.cell_len)).append_text(beside[n])
            screen.print(line)
        legend = self.legend()
        if legend:
            screen.print(self.texts.list(legend), style="bright_black", indent=MARGIN)
        if not beside:
            for head, words in self.members():
                screen.item(head, words)

    # ---- the list beside it ------------------------------------------------------------------------------------------------

    @property
    def beside(self) -> int:
        """How many columns there are for the list beside the map; 0 if it has to stand below."""
        left = self.width - MARGIN - self.cell * len(self.columns) - 2
        return left if left >= LIST else 0

    def members(self) -> Iterator[tuple[Text, str]]:
        """Everybody in the order of turns: sign, name, and how he is."""
        places = [place.who for place in self.battle.clock.order if place.who in self.known]
        others = [who for who in self.known if who not in places]
        for who in dict.fromkeys((*places, *others)):
            creature, token = self.battle.creatures[who], self.tokens.get(who)
            if token is None and not getattr(creature, "dead", False) and not creature.present:
                state = self.texts.say("off-map")
            else:
                state = self.layout.state(self.texts, self.speaker, self.battle, who, self.viewer)
            head = Text("> " if who == self.battle.clock.who else "  ", style="bold")
            head.append(f"{token.sign if token else '':<2} ", style=f"{token.style} bold" if token else "")
            yield head, self.texts.say("member", name=self.speaker.name(self.battle, who), state=state)

    def beside_lines(self) -> list[Text]:
        """The list as lines that fit beside the map."""
        lines: list[Text] = []
        for head, words in self.members():
            margin = head.cell_len
            parts = _wrapped(words, max(self.beside, LIST) - margin) or [""]
            lines.append(head.append(parts[0]))
            lines += [Text(" " * (margin + 2) + part) for part in parts[1:]]
        return lines


def _wrapped(text: str, width: int) -> list[str]:
    """Words in lines of at most this width; every line behind the first is two shorter."""
    lines: list[str] = []
    for word in text.split(" "):
        room = width - 2 * bool(lines[1:])
        if lines and len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
