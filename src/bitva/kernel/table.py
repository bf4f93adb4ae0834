"""The table: where the rules meet the players. The one way to ask, to roll and to make something so."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar, cast

from bitva.kernel import facts
from bitva.kernel.actions import LATER, PASS, Action, Form, Moment, Offer, Pending, Question
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook, When, gather
from bitva.kernel.dice import Dice, Overruled, Source
from bitva.kernel.effects import COUNT, FOREVER, Effect, Until
from bitva.kernel.facts import Fact
from bitva.kernel.words import GM, NOBODY, RuleId, Who

B = TypeVar("B", bound=Battle)
P = ParamSpec("P")
T = TypeVar("T")
Policy = Callable[[Battle, Question], object]
"""Somebody who answers at once: a machine player, or a simulation."""
Given = Mapping[int, str]
"""The answers known so far, in notation, by the number of the question within its deed."""


NOTHING: Mapping[str, object] = {}
NOTHING_KNOWN: Given = {}
DIE = "table.die"
"""The rule by which a person is asked what a real die shows."""
CARD = "table.card"
"""The rule by which a person is asked which card was drawn from a real deck."""


class Table(Generic[B]):
    """One deed being carried out: the battle it changes, the answers it was given, the log it leaves if anybody listens."""

    __slots__ = ("_after", "_before", "_follows", "_rolls", "about", "answers", "asked", "battle", "book", "dice", "fallen",
                 "hands", "log", "policy", "rulings")

    def __init__(self, book: Rulebook[B], battle: B, dice: Source, *, answers: Given | None = None,
                 about: Given = NOTHING_KNOWN, rulings: Mapping[int, Sequence[str]] | None = None, policy: Policy | None = None,
                 log: list[Fact] | None = None, hands: frozenset[str] = frozenset()) -> None:
        self.book = book
        self.battle = battle
        self.dice = dice
        self._rolls = dice.roll
        self._before, self._after, self._follows = book.reactions[When.BEFORE], book.reactions[When.AFTER], book.consequences
        self.answers = answers or {}
        self.about = about
        self.rulings = rulings or {}
        self.policy = policy
        self.log = log
        self.hands = hands
        """The persons who roll real dice."""
        self.asked = 0
        self.fallen = 0
        """How many dice have been rolled in this deed."""

    # ---- deeds ---------------------------------------------------------------------------------------------------------

    def deed(self, action: Action | None, overruled: bool = False) -> None:
        """One deed from its beginning to the next question; without an action, the opening of the fight.

        An action that the game master has overruled a refusal for is carried out as it stands.
        """
        battle = self.battle
        number = battle.deeds + 1
        self.make(facts.deed_began, number)
        self.dice.begin(number)
        self.asked = self.fallen = 0
        if action is None:
            self.book.open(self)
        else:
            if self.log is not None:
                self.log.append(Fact(facts.declared, (action.who, action)))
            if (battle.levels or overruled) and not self._lets(action, overruled):
                return
            self.book.performers[type(action)](self, action)
        self.book.proceed(self)

    def perform(self, action: Action) -> None:
        """Carry out an action inside another one: a reaction, a part of a bundle."""
        if self.log is not None:
            self.log.append(Fact(facts.declared, (action.who, action)))
        self.book.performers[type(action)](self, action)

    def _lets(self, action: Action, overruled: bool) -> bool:
        """What becomes of refusals that this table does not simply enforce: it reminds, or asks the game master."""
        for reason in tuple(self.book.refusals(self.battle, action)):
            level = self.battle.level(reason.rule)
            if overruled:
                self.tell(facts.overruled, action.who, reason.rule)
            elif level == "remind":
                self.tell(facts.reminded, action.who, reason.rule)
            elif level == "ask" and self.ask(NOBODY, reason.rule, ("allow", "forbid"), action=action) == "forbid":
                self.tell(facts.forbidden, action.who, reason.rule)
                return False
        return True

    # ---- making something so -------------------------------------------------------------------------------------------

    if TYPE_CHECKING:
        def make(self, change: Callable[Concatenate[B, P], None], *args: P.args, **parts: P.kwargs) -> None:
            """Make a fact true; if somebody listens, note it. Its parts are given in order, none by name."""

        def tell(self, fact: Callable[Concatenate[B, P], None], *args: P.args, **parts: P.kwargs) -> None:
            """Note a fact that changes nothing, if somebody listens."""
    else:
        def make(self, change, *args):
            change(self.battle, *args)
            if self.log is not None:
                self.log.append(Fact(change, args))

        def tell(self, fact, *args):
            if self.log is not None:
                self.log.append(Fact(fact, args))

    # ---- dice ----------------------------------------------------------------------------------------------------------

    def die(self, sides: int, rule: RuleId, who: Who = NOBODY) -> int:
        """One die. A person who rolls real dice is asked what it shows."""
        self.fallen += 1
        if self.hands and self._by_hand(who):
            face = self.ask_number(who, DIE, 1, sides, sides=sides, rule=rule)
            return self.dice.shows(face, sides, rule, who) if isinstance(self.dice, Overruled) else face
        return self._rolls(sides, rule, who)

    def several(self, count: int, sides: int, rule: RuleId, who: Who = NOBODY) -> tuple[int, ...]:
        """Several dice of one size, of which the rule wants the sum or the set, whatever their order."""
        if count == 1 or (self.hands and self._by_hand(who)):
            return tuple(self.die(sides, rule, who) for _ in range(count))
        self.fallen += count
        return self.dice.several(count, sides, rule, who)

    def roll(self, dice: Dice, rule: RuleId, who: Who = NOBODY) -> tuple[int, ...]:
        """The faces of all dice of an expression, in order."""
        return tuple(face for count, sides in dice.groups for face in self.several(count, sides, rule, who))

    def draw(self, cards: Sequence[str], rule: RuleId, who: Who = NOBODY) -> str:
        """A card from those left in a deck. A person with a real deck is asked which one it is."""
        self.fallen += 1
        if self.hands and self._by_hand(who):
            card = self.ask(who, CARD, cards, rule=rule)
            return self.dice.turns_up(card, cards, rule, who) if isinstance(self.dice, Overruled) else card
        return self.dice.draw(cards, rule, who)

    def _by_hand(self, who: Who) -> bool:
        return (GM if who < 0 else self.battle.creatures[who].controller) in self.hands

    # ---- asking --------------------------------------------------------------------------------------------------------

    def ask(self, who: Who, rule: RuleId, /, options: Iterable[T], **about: object) -> T:
        """One of these, chosen by the person who runs the creature; NOBODY is the game master."""
        return cast(T, self.put(self.question(who, rule, options, "one", about)))

    def ask_number(self, who: Who, rule: RuleId, /, least: int, most: int, **about: object) -> int:
        """A number in these bounds."""
        return cast(int, self.put(self.question(who, rule, (), "number", about, least, most)))

    def ask_some(self, who: Who, rule: RuleId, /, options: Iterable[T], least: int, most: int,
                 **about: object) -> tuple[T, ...]:
        """Some of these, so many at least and so many at most."""
        return cast("tuple[T, ...]", self.put(self.question(who, rule, options, "some", about, least, most)))

    def ask_order(self, who: Who, rule: RuleId, /, options: Iterable[T], **about: object) -> tuple[T, ...]:
        """All of these, in an order."""
        return cast("tuple[T, ...]", self.put(self.question(who, rule, options, "order", about)))

    def question(self, who: Who, rule: RuleId, options: Iterable[object], form: Form = "one", about: Mapping[str, object] = NOTHING,
                 least: int = 0, most: int = 0) -> Question:
        """A question to the person who runs a creature, to be put alone or together with others."""
        person = GM if who < 0 else self.battle.creatures[who].controller
        return Question(person, who, rule, options, form, least, most, tuple(about.items()))

    def put(self, question: Question) -> object:
        """Put one question and wait for its answer."""
        return self.put_all((question,))[0]

    def put_all(self, questions: Sequence[Question]) -> tuple[object, ...]:
        """Put several questions at once, each to its person; nobody learns an answer before all are in."""
        first = self.asked
        self.asked += len(questions)
        answers: list[object] = []
        missing: list[Question] = []
        for number, question in enumerate(questions, first):
            question.key = f"{self.battle.deeds}.{number}"
            for ruling in self.rulings.get(number, ()):
                self.perform(self.book.notation.read(self.battle, ruling))
            if number in self.answers:
                if self.about.get(number, "") not in ("", heading(self.battle, question)):
                    raise WrongAnswer(number, heading(self.battle, question), self.answers[number])
                answers.append(self.book.notation.answer(self.battle, question, self.answers[number]))
            elif self.policy is not None:
                answers.append(self.policy(self.battle, question))
            else:
                missing.append(question)
        if missing:
            raise Pending(tuple(missing), first)
        for number, (question, answer) in enumerate(zip(questions, answers, strict=True), first):
            if not question.accepts(answer):
                raise WrongAnswer(number, heading(self.battle, question), answer)
            if self.log is not None:
                self.log.append(Fact(facts.answered, (question.who, question.rule, answer)))
        return tuple(answers)

    # ---- moments -------------------------------------------------------------------------------------------------------

    def before(self, moment: Moment) -> None:
        """Something is about to happen: whoever may react does so first, and may undo what triggered it."""
        rules = self._before.get(type(moment))
        if rules is not None:
            self._offer(rules, moment)

    def after(self, moment: Moment) -> None:
        """Something has happened: what follows by itself comes first, then whoever may react does so."""
        for follow in self._follows.get(type(moment), ()):
            follow(self, moment)
        rules = self._after.get(type(moment))
        if rules is not None:
            self._offer(rules, moment)

    def _offer(self, rules: Sequence[Callable[[B, Any], Any]], moment: Moment) -> None:
        """A reaction taken may change the rest, so the offers are gathered anew after each; nobody is asked twice the same. Whoever
        runs several of those asked may let one of them wait for the others."""
        offers = [offer for rule in rules for offer in rule(self.battle, moment)]
        asked: list[tuple[Who, RuleId]] = []
        waiting: list[tuple[Who, RuleId]] = []
        while offers:
            first = [offer for offer in offers if (offer.who, offer.rule) not in waiting]
            offer = (first or offers)[0]
            mine = [other for other in first if other.rule == offer.rule and self._runs_both(offer.who, other.who)]
            if self.take(offer, moment, waits=len(mine) > 1 and not offer.placed):
                asked.append((offer.who, offer.rule))
            else:
                waiting.append((offer.who, offer.rule))
            offers = [offer for offer in gather(rules, self.battle, moment) if (offer.who, offer.rule) not in asked]

    def _runs_both(self, one: Who, other: Who) -> bool:
        creatures = self.battle.creatures
        return min(one, other) >= 0 and creatures[one].controller == creatures[other].controller

    def take(self, offer: Offer, moment: Moment | None = None, waits: bool = False) -> bool:
        """Ask whether an offer is taken, and if so carry it out; False if it is to wait for others."""
        about = {"moment": moment} if moment is not None else {}
        choice = self.ask(offer.who, offer.rule, (*offer.actions, PASS, LATER) if waits else (*offer.actions, PASS), **about)
        if choice not in (PASS, LATER):
            self.perform(cast(Action, choice))
        return choice != LATER

    # ---- effects -------------------------------------------------------------------------------------------------------

    def effect(self, kind: str, rule: RuleId, on: Who, by: Who = NOBODY, until: Until = FOREVER, flags: int = 0,
               cause: int = 0, data: tuple[object, ...] = ()) -> Effect:
        """An effect begins."""
        effect = Effect(self.battle.serial + 1, kind, rule, on, by, until, flags, cause, data)
        self.make(facts.took_effect, effect)
        return effect

    def end(self, effect: Effect) -> None:
        """An effect ends, as it is by now; what it did is undone, and with it ends whatever hangs on it."""
        now = self._lasting(effect.number)
        if now is None:
            return
        self.make(facts.effect_ended, now.on, now.kind, now.number)
        for undo in self.book.endings.get(now.kind, ()):
            undo(self, now)
        for other in self.battle.effects:
            if other.cause == now.number:
                self.end(other)

    def expire(self, when: str, who: Who = NOBODY) -> None:
        """A moment of the clock has come: the effects that last until it end."""
        round = self.battle.clock.round
        for effect in self.battle.effects:
            if effect.until.when == when and effect.until.who == who and effect.until.round <= round:
                self.end(effect)

    def come_to_count(self, count: int) -> None:
        """The clock comes to a count of the order: the effects that last until it, or until one it has passed, end, the longest
        overdue first."""
        round = self.battle.clock.round
        due = [effect for effect in self.battle.effects if effect.until.when == COUNT and (
            effect.until.round < round or (effect.until.round == round and effect.until.count >= count))]
        for effect in sorted(due, key=lambda effect: (effect.until.round, -effect.until.count, effect.number)):
            self.end(effect)

    def _lasting(self, number: int) -> Effect | None:
        """An effect as it is by now: since somebody looked at it, it may have changed, or ended."""
        return next((effect for effect in self.battle.effects if effect.number == number), None)


def heading(battle: Battle, question: Question) -> str:
    """What a question is, in a few words: its rule and the creature that is asked."""
    return f"{question.rule} {battle.creatures[question.who].id if question.who >= 0 else GM}"


class WrongAnswer(Exception):
    """An answer on record that is not one of the answers to its question, or was given to another one, or to none."""

    def __init__(self, number: int, asked: str, answer: object) -> None:
        super().__init__(f"{number}, {asked}: {answer!r}")
        self.number = number
