"""A rulebook: one system's own functions, registered by the kind of action or moment that they are about."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from bitva.kernel.actions import Action, Moment, Offer, Question, Refusal
from bitva.kernel.battle import Battle
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact
from bitva.kernel.notation import Notation
from bitva.kernel.words import GM, Who

if TYPE_CHECKING:
    from bitva.kernel.table import Table

B = TypeVar("B", bound=Battle)
A = TypeVar("A", bound=Action)
M = TypeVar("M", bound=Moment)
Perform = Callable[["Table[B]", A], None]
Refuse = Callable[[B, A], Iterator[Refusal]]
Propose = Callable[[B, Who], Iterator[Action]]
React = Callable[[B, M], Iterator[Offer]]
Start = Callable[[Mapping[str, Any]], B]
Run = Callable[["Table[B]"], None]
Follow = Callable[["Table[B]", M], None]
Ending = Callable[["Table[B]", Effect], None]


class When(Enum):
    """A reaction goes before the moment that triggers it, or after it."""

    BEFORE = "before"
    AFTER = "after"


class Rulebook(Generic[B]):
    """What the kernel must know of one system. Its modules register their rules on the one instance."""

    name: ClassVar[str]
    entry: ClassVar[Mapping[str, str]] = {}
    """What an encounter of this system may say of one creature besides what it may say in all: field and form (text, number,
    flag, list, mapping, square)."""
    open_effects: ClassVar[frozenset[str]] = frozenset()
    """The kinds of effects whose data everybody is told; of others only those are whom they are on or from."""

    def __init__(self) -> None:
        self.performers: dict[type[Action], Perform[B, Any]] = {}
        self.refusers: dict[type[Action], Refuse[B, Any]] = {}
        self.proposers: list[Propose[B]] = []
        self.notation: Notation[B] = Notation({})
        self.start: Start[B]
        self.open: Run[B]
        self.proceed: Run[B]
        self.reactions: dict[When, dict[type[Moment], list[React[B, Any]]]] = {When.BEFORE: {}, When.AFTER: {}}
        self.consequences: dict[type[Moment], list[Follow[B, Any]]] = {}
        self.endings: dict[str, list[Ending[B]]] = {}
        self.pools: Mapping[str, tuple[int, int]] = {}
        """The pools that the game master may set, with their bounds."""
        self.conditions: tuple[str, ...] = ()
        """The conditions that he may put on a creature."""

    # ---- how rules register themselves ---------------------------------------------------------------------------------

    def performs(self, kind: type[A]) -> Callable[[Perform[B, A]], Perform[B, A]]:
        """Register the rule that carries out one kind of action; no two kinds have one verb."""
        def register(rule: Perform[B, A]) -> Perform[B, A]:
            if self.notation.verbs.get(kind.verb, kind) is not kind:
                raise ValueError(f"two actions are called {kind.verb}")
            self.performers[kind] = rule
            self.notation.verbs[kind.verb] = kind
            return rule
        return register

    def refuses(self, kind: type[A]) -> Callable[[Refuse[B, A]], Refuse[B, A]]:
        """Register the rule that says why one kind of action may not be done: every reason, the weightiest first."""
        def register(rule: Refuse[B, A]) -> Refuse[B, A]:
            self.refusers[kind] = rule
            return rule
        return register

    def proposes(self, rule: Propose[B]) -> Propose[B]:
        """Register a rule that names actions a creature might do; those with a refusal are left out of its options."""
        self.proposers.append(rule)
        return rule

    def reacts(self, kind: type[M], when: When) -> Callable[[React[B, M]], React[B, M]]:
        """Register a rule that says who may react before or after one kind of moment."""
        def register(rule: React[B, M]) -> React[B, M]:
            self.reactions[when].setdefault(kind, []).append(rule)
            return rule
        return register

    def follows(self, kind: type[M]) -> Callable[[Follow[B, M]], Follow[B, M]]:
        """Register a rule that happens by itself after one kind of moment, before anybody may react to it."""
        def register(rule: Follow[B, M]) -> Follow[B, M]:
            self.consequences.setdefault(kind, []).append(rule)
            return rule
        return register

    def on_end(self, kind: str) -> Callable[[Ending[B]], Ending[B]]:
        """Register a rule that undoes what one kind of effect did, when it ends."""
        def register(rule: Ending[B]) -> Ending[B]:
            self.endings.setdefault(kind, []).append(rule)
            return rule
        return register

    def arrange(self, modules: Iterable[ModuleType]) -> None:
        """Put what is proposed, offered and what follows of itself in the order of these modules, whichever of them was imported
        first."""
        places = {module.__name__: place for place, module in enumerate(modules)}

        def place(rule: Callable[..., object]) -> int:
            return places[rule.__module__]

        for rules in (self.proposers, *(rules for kinds in self.reactions.values() for rules in kinds.values()),
                      *self.consequences.values()):
            cast("list[Callable[..., object]]", rules).sort(key=place)

    def starts(self, rule: Start[B]) -> Start[B]:
        """Register the rule that makes the battle of an encounter, before its first deed, out of plain data that holds all it
        needs."""
        self.start = rule
        return rule

    def opens(self, rule: Run[B]) -> Run[B]:
        """Register the rule of the first deed: everything up to the first turn."""
        self.open = rule
        return rule

    def goes_on(self, rule: Run[B]) -> Run[B]:
        """Register the rule that runs the clock on after a deed, until somebody has to choose or the fight is over."""
        self.proceed = rule
        return rule

    # ---- legality: one source ------------------------------------------------------------------------------------------

    def refusals(self, battle: B, action: Action) -> Iterator[Refusal]:
        """Every reason why this may not be done now."""
        return self.refusers[type(action)](battle, action)

    def refuse(self, battle: B, action: Action) -> Refusal | None:
        """The weightiest reason why this table does not let it be done now, or None."""
        levels = battle.levels
        for reason in self.refusals(battle, action):
            if reason.hard or not levels or battle.level(reason.rule) == "enforce":
                return reason
        return None

    def options(self, battle: B, who: Who) -> Iterator[Action]:
        """Everything that this creature may do now."""
        for propose in self.proposers:
            for action in propose(battle, who):
                if next(self.refusals(battle, action), None) is None:
                    yield action

    # ---- what each system says for itself ------------------------------------------------------------------------------

    def needs(self, sheet: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """What a stat block names out of the rulebook's tables: each time the table and the id."""
        raise NotImplementedError

    def misplaced(self, battle: B) -> Iterator[tuple[str, Refusal]]:
        """Of a battle that has just been made out of an encounter: whose place is none, and why."""
        raise NotImplementedError

    def actors(self, battle: B) -> tuple[Who, ...]:
        """Whose deed is awaited: usually the one whose turn it is."""
        raise NotImplementedError

    def awaits(self, battle: B) -> RuleQuestion:
        """The rule by which the next deed is asked for."""
        raise NotImplementedError

    def sees(self, battle: B, viewer: str, who: Who) -> bool:
        """Does this person know of this creature and where it is? A viewer is a person or `side:NAME`."""
        raise NotImplementedError

    def portrait(self, battle: B, viewer: str, who: Who) -> dict[str, object]:
        """What this person is shown of a creature that he knows of."""
        raise NotImplementedError

    def told(self, battle: B, viewer: str, fact: Fact) -> Fact | None:
        """What this person is told of a fact, beyond the cutting that its annotations ask for."""
        return fact

    def runs(self, battle: B, viewer: str, who: Who) -> bool:
        """Is this creature this person's own? The game master runs everything."""
        creature = battle.creatures[who]
        return viewer in (GM, creature.controller) or viewer == f"side:{creature.side}"

    def outcome(self, battle: B) -> Mapping[str, object]:
        """How the battle stands, in a few figures: for statistics."""
        raise NotImplementedError


RuleQuestion = tuple[str, tuple[tuple[str, object], ...]]
"""A rule id and the facts of the question."""


def gather(rules: Iterable[Callable[[B, M], Iterator[Offer]]], battle: B, moment: M) -> Iterator[Offer]:
    """All offers of these rules at a moment."""
    return (offer for rule in rules for offer in rule(battle, moment))


__all__ = ["Question", "RuleQuestion", "Rulebook", "When", "cast", "gather"]
