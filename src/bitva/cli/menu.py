"""What a creature may do, as numbered choices: the best of each kind first, the rest one step away."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bitva.cli.books import Layout
from bitva.cli.texts import Texts
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.notation import shape
from bitva.kernel.words import Who
from bitva.speech import Speaker

SECTIONS: Final = ("attack", "magic", "move", "other", "end")
SHOWN: Final = {"attack": 6, "magic": 8, "move": 8, "other": 6, "end": 1}
"""So many choices of a section are shown at once."""


@dataclass
class Choice:
    """One numbered line: an action, or several behind one name."""

    text: str
    action: Action | None = None
    more: list[Choice] = field(default_factory=list)


@dataclass
class Section:
    name: str
    choices: list[Choice]


class Menu:
    """The choices of one creature now."""

    def __init__(
        self, texts: Texts, speaker: Speaker, layout: Layout, battle: Battle, options: Sequence[Action], known: Sequence[Who]
    ) -> None:
        self.texts = texts
        self.speaker = speaker
        self.layout = layout
        self.battle = battle
        self.known = known
        sorted_: dict[str, list[Action]] = {name: [] for name in SECTIONS}
        for action in options:
            sorted_[layout.section(action)].append(action)
        made = {"attack": self._attacks, "move": self._moves}
        self.sections = [Section(name, self._cut(name, made.get(name, self._grouped)(actions)))
                         for name, actions in sorted_.items() if actions]

    @property
    def choices(self) -> list[Choice]:
        return [choice for section in self.sections for choice in section.choices]

    def _cut(self, name: str, choices: list[Choice]) -> list[Choice]:
        """The first ones, and the rest behind one more choice."""
        most = SHOWN[name]
        if len(choices) <= most + 1:
            return choices
        rest = choices[most:]
        return [*choices[:most], Choice(self.texts.say("more-choices", n=len(rest)), None, rest)]

    def choice(self, action: Action) -> Choice:
        """An option with its chance, and with who may strike at a mover."""
        text = self.speaker.option(self.battle, action)
        likely = self.layout.chance(self.battle, action)
        if likely is not None:
            text = self.texts.say("with-chance", what=text, percent=round(100 * likely))
        strikers = self.layout.provokes(self.battle, action)
        if strikers:
            names = [self.speaker.name(self.battle, who, "nom") for who in strikers]
            text = self.texts.say("with-provoking", what=text, who=names)
        return Choice(text, action)

    def _attacks(self, actions: Sequence[Action]) -> list[Choice]:
        """The best against each target, then the others."""
        ranked = sorted(actions, key=lambda action: -self.layout.worth(self.battle, action))
        best: dict[object, Action] = {}
        for action in ranked:
            best.setdefault(getattr(action, "target", action.verb), action)
        first = list(best.values())
        return [self.choice(action) for action in [*first, *(action for action in ranked if action not in first)]]

    def _grouped(self, actions: Sequence[Action]) -> list[Choice]:
        """Those of one name together: a spell with its targets, help with those who can be helped."""
        groups: dict[tuple[str, ...], list[Action]] = {}
        for action in actions:
            groups.setdefault((action.verb, *named(action)), []).append(action)
        found: list[Choice] = []
        for (verb, *words), group in groups.items():
            if len(group) == 1:
                found.append(self.choice(group[0]))
                continue
            head = (
                self.texts.first(f"group-{verb}", "group-any")
                if not words
                else self.speaker.thing(words[0], "spell", "power").form("nom")
            )
            if not words and self.texts.catalogue.first(f"group-{verb}") is None:
                head = self.texts.say("group-any", first=self.speaker.option(self.battle, group[0]))
            found.append(Choice(self.texts.say("group", name=head, n=len(group)), None, [self.choice(action) for action in group]))
        return found

    def _moves(self, actions: Sequence[Action]) -> list[Choice]:
        """A way to beside each creature one knows of; then what else has to do with moving."""
        walks = [action for action in actions if getattr(action, "path", ())]
        who = walks[0].who if walks else -1
        found: list[Choice] = []
        for other in self.known:
            if walks and other != who and self.battle.creatures[other].present:
                near = self._nearest(walks, other)
                if near is not None:
                    what = self.speaker.option(self.battle, near)
                    name = self.speaker.name(self.battle, other, "dat")
                    choice = self.choice(near)
                    choice.text = self.texts.say("move-beside", who=name, what=choice.text if choice.text != what else what)
                    found.append(choice)
        return [*found, *self._grouped([action for action in actions if not hasattr(action, "path")])]

    def _nearest(self, walks: Sequence[Action], other: Who) -> Action | None:
        """The walk that ends nearest to a creature with the fewest strikes and steps; none if it brings one no nearer."""
        board, target = self.battle.board, self.battle.creatures[other]
        mover = self.battle.creatures[walks[0].who]

        def away(square: int) -> int:
            return board.gap(square, mover.size, target.at, target.size)

        now = away(mover.at)
        nearest = min(away(walk.path[-1]) for walk in walks)  # type: ignore[attr-defined]
        if nearest >= now:
            return None
        ends = [walk for walk in walks if away(walk.path[-1]) == nearest]  # type: ignore[attr-defined]
        return min(ends, key=lambda walk: (len(self.layout.provokes(self.battle, walk)), len(walk.path)))  # type: ignore[attr-defined]


def named(action: Action) -> tuple[str, ...]:
    """The first word that an action is about: its spell, its power."""
    return tuple(
        str(getattr(action, part.name))
        for part, mark in shape(type(action))
        if mark == "word" and part.name in ("spell", "power", "ability")
    )
