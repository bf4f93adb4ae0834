"""How the words of one rulebook are told: what the parts of its facts and actions are, and what needs its own telling."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bitva.kernel.battle import Battle
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.speech.catalogue import Said
from bitva.speech.parts import whole

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

Told = tuple[str, Mapping[str, Said]]
"""A message and its arguments."""
Parts = Mapping[str, Any]
Teller = Callable[["Speaker", Battle, Parts], Told | None]
Status = Callable[["Speaker", Battle, Who, str], Told]
F = TypeVar("F", bound=Callable[..., Any])


@value
class Line:
    """One line of a told log: its text, what it is about, rules to offer beside it, and whether it stands under the line before."""

    text: str
    kind: str
    who: Who = NOBODY
    rules: tuple[RuleId, ...] = ()
    under: bool = False


class Run:
    """Facts in order, of which some may already have been told by a line before them."""

    __slots__ = ("done", "effects", "facts", "taken", "thrown")

    def __init__(self, battle: Battle, facts: Sequence[Fact], effects: Iterable[Effect] = ()) -> None:
        self.facts = facts
        self.effects = {effect.number: effect for effect in (*effects, *battle.effects)}
        """Every effect there was or will have been, by its number."""
        for fact in facts:
            if fact.kind in ("took_effect", "effect_changed"):
                effect: Effect = fact.args[0]
                self.effects[effect.number] = effect
        self.done = [False] * len(facts)
        self.thrown: dict[Who, int] = {}
        """Where what somebody is throwing comes to lie: told with the throw."""
        self.taken: list[int] = []
        """Those that the line being told has used up."""

    def take(self, at: int) -> Parts:
        """This fact is told now."""
        self.done[at] = True
        self.taken.append(at)
        return whole(self.facts[at])

    def find(self, at: int, kinds: Sequence[str], until: Sequence[str], **same: object) -> int:
        """The next fact of one of these kinds with these parts, before one that ends the search; -1 if there is none."""
        for n in range(at + 1, len(self.facts)):
            fact = self.facts[n]
            if fact.kind in kinds and not self.done[n]:
                parts = whole(fact)
                if all(parts.get(name) == part for name, part in same.items()):
                    return n
            if fact.kind in until:
                break
        return -1

    def until(self, at: int, kinds: Sequence[str]) -> Iterator[int]:
        """The facts after this one that are not told yet, up to one of these kinds."""
        for n in range(at + 1, len(self.facts)):
            if self.facts[n].kind in kinds:
                return
            if not self.done[n]:
                yield n

    def verb_before(self, at: int) -> str:
        """What was undertaken last before this fact."""
        for n in range(at - 1, -1, -1):
            if self.facts[n].kind == "declared":
                return str(self.facts[n].args[1].verb)
        return ""


Fold = Callable[["Speaker", Battle, Run, int], Told | None]


class Voice:
    """Registers how things are told. What is not registered is told by its message with its parts as they are."""

    def __init__(self) -> None:
        self.tellers: dict[str, Teller] = {}
        """By message: for a fact, an action, a question whose parts must be put into words in its own way."""
        self.folds: dict[str, Fold] = {}
        """By kind of fact: those that are told together with what follows them."""
        self.silent: dict[str, None] = {}
        """Facts and effects (`effect-KIND`) that are not worth a line."""
        self.prefixes: dict[str, tuple[str, ...]] = {}
        """By the name of a part: what the messages begin with that name the things which it may hold."""
        self.kinds: dict[str, Callable[[Battle, str], str]] = {}
        """By the name of a part: what something in the battle goes by that it holds the id of."""
        self.creatures: dict[str, None] = {}
        """Names of parts that hold creatures."""
        self.perhaps: dict[str, None] = {}
        """Those of them that may hold nobody."""
        self.groups: dict[str, None] = {}
        """Names of parts that hold several creatures."""
        self.squares: dict[str, None] = {}
        """Names of parts that hold squares."""
        self.points: dict[str, None] = {}
        """Names of parts that hold points."""
        self.rules: dict[str, None] = {}
        """Names of parts that hold rules."""
        self.persons: dict[str, None] = {}
        """Names of parts that hold people at the table."""
        self.under: dict[str, None] = {}
        """Kinds of facts that follow from what the line before says."""
        self.status: Status

    def tells(self, *messages: str) -> Callable[[F], F]:
        """Register how a message is told."""
        def register(rule: F) -> F:
            self.tellers.update(dict.fromkeys(messages, cast(Teller, rule)))
            return rule
        return register

    def joins(self, *kinds: str) -> Callable[[F], F]:
        """Register how facts of some kinds are told together with what follows them."""
        def register(rule: F) -> F:
            self.folds.update(dict.fromkeys(kinds, cast(Fold, rule)))
            return rule
        return register

    def over(self, base: Voice) -> Voice:
        """This voice where it has a word of its own, the other one elsewhere."""
        both = Voice()
        for name in vars(both):
            setattr(both, name, {**getattr(base, name), **getattr(self, name)})
        both.status = self.status
        return both
