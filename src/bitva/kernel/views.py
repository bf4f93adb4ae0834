"""What each viewer is shown: secrets are cut here, on the engine's side, by the annotations of facts and the rulebook's eyes."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from bitva.kernel.actions import Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact, parameters
from bitva.kernel.notation import shape
from bitva.kernel.words import GM, SOMEBODY, Who

B = TypeVar("B", bound=Battle)


class Eyes:
    """What one viewer knows of a battle's creatures, before and after a fact."""

    __slots__ = ("battle", "book", "viewer")

    def __init__(self, book: Rulebook[B], battle: B, viewer: str) -> None:
        self.book = cast("Rulebook[Battle]", book)
        self.battle: Battle = battle
        self.viewer = viewer

    def know(self) -> tuple[bool, ...]:
        """Of each creature: does the viewer know of it now?"""
        return tuple(self.book.sees(self.battle, self.viewer, creature.index) for creature in self.battle.creatures)

    def runs(self, who: Who) -> bool:
        return 0 <= who < len(self.battle.creatures) and self.book.runs(self.battle, self.viewer, who)


def tell(book: Rulebook[B], start: B, log: Sequence[Fact], viewer: str) -> list[Fact]:
    """The facts of a log that began at `start`, as this viewer is told them at the moment they happen."""
    if viewer == GM:
        return list(log)
    battle = start.clone()
    eyes = Eyes(book, battle, viewer)
    told: list[Fact] = []
    known = eyes.know()
    for fact in log:
        fact.apply(battle)
        now = eyes.know()
        either = tuple(before or after for before, after in zip(known + (False,) * (len(now) - len(known)), now, strict=True))
        cut = _cut(fact, eyes, either)
        if cut is not None:
            cut = book.told(battle, viewer, cut)
        if cut is not None:
            told.append(cut)
        known = now
    return told


def _cut(fact: Fact, eyes: Eyes, known: tuple[bool, ...]) -> Fact | None:
    """A fact about a creature that the viewer does not know of is not told; other such creatures in it become somebody."""
    marks = parameters(fact.change)
    parts = fact.parts()
    creatures = [name for name, kinds in marks.items() if "creature" in kinds and name in parts]
    if creatures and not _known(parts[creatures[0]], known):
        return None
    args: list[object] = []
    for name, part in parts.items():
        owner = next((kind[3:] for kind in marks[name] if kind.startswith("of:")), "")
        if "hidden" in marks[name] or (owner and not eyes.runs(cast(int, parts.get(owner, -1)))):
            args.append(None)
        else:
            args.append(_cut_part(part, marks[name], eyes, known))
    if any(part is _SECRET for part in args):
        return None
    return Fact(fact.change, tuple(args))


_SECRET = object()


def _known(who: object, known: tuple[bool, ...]) -> bool:
    return not isinstance(who, int) or who < 0 or known[who]


def _cut_part(part: object, marks: tuple[str, ...], eyes: Eyes, known: tuple[bool, ...]) -> object:
    if "creature" in marks:
        return part if _known(part, known) else SOMEBODY
    if isinstance(part, Effect):
        return part if _known(part.on, known) and _known(part.by, known) else _SECRET
    if isinstance(part, Action):
        return _cut_action(part, eyes, known)
    if "creatures" in marks:
        return tuple(who for who in cast("tuple[int, ...]", part) if _known(who, known))
    return part


def _cut_action(action: Action, eyes: Eyes, known: tuple[bool, ...]) -> object:
    """What somebody undertakes is told, but not which way he goes, and no creature that the viewer does not know of."""
    if not _known(action.who, known):
        return _SECRET
    if eyes.runs(action.who):
        return action
    parts: dict[str, object] = {}
    for field, mark in shape(type(action)):
        part = getattr(action, field.name)
        if mark == "creature":
            part = part if _known(part, known) else SOMEBODY
        elif mark == "path":
            part = ()
        elif mark == "action":
            return _SECRET
        parts[field.name] = part
    return type(action)(**parts)


def question_for(question: Question, viewer: str) -> Question | None:
    """A question is shown to the person who is asked and to the game master."""
    return question if viewer in (GM, question.person) else None


def portraits(book: Rulebook[B], battle: B, viewer: str) -> dict[str, dict[str, object]]:
    """Every creature that the viewer knows of, as he is shown it."""
    return {creature.id: book.portrait(battle, viewer, creature.index) for creature in battle.creatures
            if viewer == GM or book.sees(battle, viewer, creature.index)}


__all__ = ["Eyes", "portraits", "question_for", "tell"]
