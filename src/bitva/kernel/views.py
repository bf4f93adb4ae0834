"""What each viewer is shown: secrets are cut here, on the engine's side, by the annotations of facts and the rulebook's eyes."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar, cast

from bitva.kernel.actions import Action, Question, Ruling
from bitva.kernel.battle import Battle, Place
from bitva.kernel.book import Rulebook
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact, parameters
from bitva.kernel.notation import shape
from bitva.kernel.numbers import Number, Term
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


def discovers(book: Rulebook[B], start: B, log: Sequence[Fact], since: int, viewer: str) -> bool:
    """Did this viewer come to know of a creature by the facts of a log from `since` on?"""
    battle = start.clone()
    eyes = Eyes(book, battle, viewer)
    for fact in log[:since]:
        fact.apply(battle)
    before = eyes.know()
    for fact in log[since:]:
        fact.apply(battle)
        now = eyes.know()
        if any(known and (who >= len(before) or not before[who]) for who, known in enumerate(now)):
            return True
    return False


def _cut(fact: Fact, eyes: Eyes, known: tuple[bool, ...]) -> Fact | None:
    """A fact about a creature that the viewer does not know of is not told; other such creatures in it become somebody."""
    marks = parameters(fact.change)
    parts = fact.parts()
    creatures = [name for name, kinds in marks.items() if "creature" in kinds and name in parts]
    if creatures and not _known(parts[creatures[0]], known):
        return None
    if any(kind.startswith("only:") and not eyes.runs(cast(int, parts.get(kind[5:], -1)))
           for kinds in marks.values() for kind in kinds):
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
        return _cut_effect(part, eyes, known)
    if isinstance(part, Action):
        return _cut_action(part, eyes, known)
    if "creatures" in marks:
        return tuple(who for who in cast("tuple[int, ...]", part) if _known(who, known))
    if isinstance(part, Number):
        return Number(term if _known(term.by, known) else Term(term.value, term.rule, SOMEBODY, term.beaten) for term in part)
    if isinstance(part, tuple):
        told = (_cut_part(inner, (), eyes, known) for inner in part if not isinstance(inner, Place) or _known(inner.who, known))
        return tuple(inner for inner in told if inner is not _SECRET)
    return part


def _cut_effect(effect: Effect, eyes: Eyes, known: tuple[bool, ...]) -> object:
    """What an effect has to remember is told to those whom it is on or from; to others only if its kind is an open one."""
    if not (_known(effect.on, known) and _known(effect.by, known)):
        return _SECRET
    if effect.kind in eyes.book.open_effects or eyes.runs(effect.on) or eyes.runs(effect.by):
        return effect
    return replace(effect, data=())


def _cut_action(action: Action, eyes: Eyes, known: tuple[bool, ...]) -> object:
    """What somebody undertakes is told, but not which way he goes, and no creature that the viewer does not know of."""
    if not _known(action.who, known) or (isinstance(action, Ruling) and not action.shown):
        return _SECRET
    if eyes.runs(action.who):
        return action
    parts: dict[str, object] = {}
    for field, mark in shape(type(action)):
        part = getattr(action, field.name)
        if mark == "creature":
            if not _known(part, known):
                if isinstance(action, Ruling):
                    return _SECRET
                part = SOMEBODY
        elif mark == "creatures":
            part = tuple(who for who in part if _known(who, known))
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


def view(book: Rulebook[B], battle: B, questions: Sequence[Question], viewer: str) -> dict[str, object]:
    """What a viewer is shown of a battle as it stands: plain data, secrets cut."""
    shown = portraits(book, battle, viewer)
    write, clock = book.notation.write, battle.clock
    names = [battle.creatures[place.who].id if place.who >= 0 else GM for place in clock.order]
    turn = battle.creatures[clock.who].id if clock.who >= 0 else None
    return {
        "round": clock.round,
        "over": battle.over,
        "turn": turn if turn in shown else None,
        "order": [name for name in names if name in shown],
        "creatures": shown,
        "questions": [
            {
                "key": question.key,
                "rule": question.rule,
                "who": battle.creatures[question.who].id if question.who >= 0 else GM,
                "form": question.form,
                "options": [write(battle, option) for option in question.options],
                "least": question.least,
                "most": question.most,
            }
            for question in questions
            if question_for(question, viewer) is not None
        ],
        "waits_for": sorted({question.person for question in questions}),
    }


__all__ = ["Eyes", "discovers", "portraits", "question_for", "tell", "view"]
