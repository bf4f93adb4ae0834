"""What a creature may do, as numbered choices: the best of each kind first, the rest one step away."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bitva.cli.books import SECTIONS, Layout
from bitva.cli.tallies import percent
from bitva.cli.texts import Texts
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.notation import shape
from bitva.kernel.words import Square, Who
from bitva.speech import Speaker
from bitva.speech.catalogue import capital

SHOWN: Final = {"attack": 8, "magic": 9, "move": 6, "other": 8, "gear": 0}
"""So many choices of a section are shown at once."""
ALONE: Final = 2
"""So many options of one name stand by themselves; more stand behind their name."""


@dataclass
class Choice:
    """One numbered line: an action, or several behind one name."""

    text: str
    action: Action | None = None
    more: list[Choice] = field(default_factory=list)

    def actions(self) -> list[Action]:
        """Every action behind it."""
        own = [self.action] if self.action is not None else []
        return own + [action for choice in self.more for action in choice.actions()]


@dataclass
class Section:
    name: str
    choices: list[Choice]


class Menu:
    """The choices of one creature now, as those know it who see only `known` creatures."""

    def __init__(
        self, texts: Texts, speaker: Speaker, layout: Layout, battle: Battle, options: Sequence[Action], known: Sequence[Who]
    ) -> None:
        self.texts = texts
        self.speaker = speaker
        self.layout = layout
        self.battle = battle
        self.options = options
        self.known = known
        self.best = 0
        """So many attacks are each the best against their target."""
        sorted_: dict[str, list[Action]] = {name: [] for name in SECTIONS}
        for action in options:
            sorted_[layout.section(action)].append(action)
        made: Mapping[str, Callable[[Sequence[Action]], list[Choice]]] = {"attack": self._attacks, "move": self._moves}
        self.sections = [Section(name, self._cut(name, made.get(name, self._grouped)(actions)))
                         for name, actions in sorted_.items() if actions and name != "end"]
        self.end = next(iter(sorted_["end"]), None)
        """What ends the turn."""

    @property
    def choices(self) -> list[Choice]:
        return [choice for section in self.sections for choice in section.choices]

    def _cut(self, name: str, choices: list[Choice]) -> list[Choice]:
        """The first ones, and the rest, with all that is unusual, behind one more choice."""
        usual = [choice for choice in choices if not self._unusual(choice)]
        most = self.best if name == "attack" and self.best < len(usual) else SHOWN[name]
        if len(choices) == 1 or (len(usual) == len(choices) and len(usual) <= most + (name != "attack")):
            return choices
        shown = usual[:most]
        rest = [choice for choice in choices if choice not in shown]
        if not rest:
            return choices
        return [*shown, Choice(self.texts.say(f"more-{name}" if shown else f"all-{name}", n=len(rest)), None, rest)]

    def _unusual(self, choice: Choice) -> bool:
        actions = choice.actions()
        return bool(actions) and all(self.layout.unusual(self.battle, action) for action in actions)

    # ---- one option --------------------------------------------------------------------------------------------------------

    def choice(self, action: Action, text: str = "") -> Choice:
        """An option with its chance, whom it catches, and who may strike for it."""
        marks = [*chances(self.texts, self.layout, self.battle, action), *self.caught(action), *self.risks(action)]
        return Choice(capital(marked(self.texts, text or self.speaker.option(self.battle, action), marks)), action)

    def caught(self, action: Action) -> list[str]:
        names = self.names(who for who in self.layout.catches(self.battle, action) if who in self.known)
        return [self.texts.say("catches", who=names)] if names else []

    def risks(self, action: Action) -> list[str]:
        names = self.names(who for who in self.layout.provokes(self.battle, action) if who in self.known)
        return [self.texts.say("provokes", who=names, n=len(names))] if names else []

    def names(self, group: Iterable[Who]) -> list[str]:
        return [self.speaker.name(self.battle, who, "nom") for who in group]

    # ---- sections ----------------------------------------------------------------------------------------------------------

    def _attacks(self, actions: Sequence[Action]) -> list[Choice]:
        """The best against each target, then the others."""
        battle, layout = self.battle, self.layout
        ranked = sorted(actions, key=lambda action: (layout.unusual(battle, action), -layout.worth(battle, action)))
        best: dict[object, Action] = {}
        for action in ranked:
            best.setdefault(aimed_at(action), action)
        first = list(best.values())
        self.best = min(sum(not layout.unusual(battle, action) for action in first), SHOWN["attack"])
        return [self.choice(action) for action in [*first, *(action for action in ranked if action not in first)]]

    def _grouped(self, actions: Sequence[Action]) -> list[Choice]:
        """Those of one name together: a spell with its targets, help with those who can be helped."""
        groups: dict[tuple[str, ...], list[Action]] = {}
        for action in actions:
            groups.setdefault((action.verb, *named(action)), []).append(action)
        found: list[Choice] = []
        for (verb, *words), group in groups.items():
            options = [self.choice(action) for action in group]
            if len(group) <= ALONE:
                found += options
            else:
                text = self.texts.say("group", name=self._head(verb, words, options), n=len(group))
                found.append(Choice(capital(text), None, options))
        return found

    def _head(self, verb: str, words: Sequence[str], options: Sequence[Choice]) -> str:
        """What several options are called together."""
        if words:
            thing = self.speaker.thing(words[0], *GROUPED)
            return self.texts.say(self.texts.catalogue.first(f"group-{verb}") or "group-thing", thing=thing)
        found = self.texts.catalogue.first(f"group-{verb}")
        return self.texts.say(found) if found else self.texts.say("group-any", first=options[0].text)

    def _moves(self, actions: Sequence[Action]) -> list[Choice]:
        """A way to beside each creature one knows of, enemies first; then what else has to do with moving."""
        walks = [action for action in actions if getattr(action, "path", ())]
        found: dict[Action, list[Who]] = {}
        for other in self.known if walks else ():
            near = self._nearest(walks, other) if other != walks[0].who and self.battle.creatures[other].present else None
            if near is not None:
                found.setdefault(near, []).append(other)
        foes = [self._beside(walk, group) for walk, group in found.items() if not self._own(walk, group)]
        friends = [self._beside(walk, group) for walk, group in found.items() if self._own(walk, group)]
        return [*foes, *self._grouped([action for action in actions if not getattr(action, "path", ())]), *friends]

    def _own(self, walk: Action, group: Sequence[Who]) -> bool:
        """Does a way lead to friends only?"""
        return all(self.battle.creatures[who].side == self.battle.creatures[walk.who].side for who in group)

    def _beside(self, walk: Any, group: Sequence[Who]) -> Choice:
        """A way to one creature, or nearer to several."""
        board, mover = self.battle.board, self.battle.creatures[walk.who]
        others = [self.battle.creatures[who] for who in group]
        beside = [other.index for other in others if board.gap(walk.path[-1], mover.size, other.at, other.size) <= 1]
        names = [self.speaker.name(self.battle, who, "dat") for who in beside or group]
        square = self.speaker.square(self.battle, walk.path[-1])
        message = "move-beside" if beside else "move-nearer"
        return self.choice(walk, self.texts.say(message, who=self.speaker.list(names), square=square))

    def _nearest(self, walks: Sequence[Any], other: Who) -> Action | None:
        """The walk that ends nearest to a creature with the fewest strikes and steps; none if it brings one no nearer."""
        board, target = self.battle.board, self.battle.creatures[other]
        mover = self.battle.creatures[walks[0].who]

        def away(square: Square) -> int:
            return int(board.gap(square, mover.size, target.at, target.size))

        nearest = min(away(walk.path[-1]) for walk in walks)
        if nearest >= away(mover.at):
            return None
        ends = [walk for walk in walks if away(walk.path[-1]) == nearest]
        return self.quietest(ends)

    def quietest(self, walks: Sequence[Any]) -> Action | None:
        """Of several ways the one on which the fewest strike; among those on foot, the shortest."""
        def dear(walk: Any) -> tuple[int, bool, int]:
            return len(self.layout.provokes(self.battle, walk)), getattr(walk, "mode", "") != "walk", len(walk.path)

        return min(walks, key=dear, default=None)

    def way_to(self, square: Square, mode: str = "") -> Action | None:
        """The way to a square."""
        walks = [walk for walk in self.options if getattr(walk, "path", ()) and walk.path[-1] == square  # type: ignore[attr-defined]
                 and (not mode or getattr(walk, "mode", "") == mode)]
        return self.quietest(walks)


GROUPED: Final = ("spell", "power", "item", "ability")
"""Parts of an action that several options are grouped by, and what the messages of their names begin with."""


def aimed_at(action: Action) -> object:
    """Whom an attack is aimed at: one, several, or nobody in particular."""
    targets: Sequence[Who] = getattr(action, "targets", ())
    return targets[0] if len(targets) == 1 else getattr(action, "target", targets or action.verb)


def named(action: Action) -> tuple[str, ...]:
    """The first word that an action is about: its spell, its power."""
    return tuple(str(getattr(action, part.name)) for part, mark in shape(type(action)) if mark == "word" and part.name in GROUPED)


def chances(texts: Texts, layout: Layout, battle: Battle, action: Action) -> list[str]:
    """How likely an option comes off, in words."""
    found = layout.chance(battle, action)
    return [texts.say(f"chance-{found[0]}", percent=texts.number(percent_of(found[1])))] if found is not None else []


def marked(texts: Texts, text: str, marks: Sequence[str]) -> str:
    """An option and what is to be known of it."""
    return texts.say("marked", what=text, marks=list(marks)) if marks else text


def percent_of(likely: Any) -> str:
    return percent(likely) if 0 < likely < 0.01 or 0.99 < likely < 1 else str(round(float(likely) * 100))
