"""Trait rolls: Aces, the Wild Die, raises, critical failures, rerolls for Bennies, opposed rolls."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import pays
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.facts import Faces
from bitva.rulebooks.savage.figures import die_of, trait_die
from bitva.rulebooks.savage.sheet import Die
from bitva.rulebooks.savage.state import Fight

TARGET: Final = 4
"""The number to reach unless another one is given (sw.dice.trait)."""
STEP: Final = 4
"""So much above it is a raise (sw.dice.raise)."""
FAILURE: Final = -1
CRITICAL: Final = -2
NO_END: Final = 1 << 30
REROLL: Final = "sw.dice.reroll"
WILD_SIDES: Final = 6


class Roll:
    """A trait roll being made: by whom, of what, by which rule, against whom; whether it is (part of) an action."""

    __slots__ = ("action", "rule", "target", "trait", "who")

    def __init__(self, who: Who, trait: str, rule: RuleId, target: Who = NOBODY, action: bool = False) -> None:
        self.who = who
        self.trait = trait
        self.rule = rule
        self.target = target
        self.action = action


@value
class Throw:
    """What the dice of one roll showed: the trait dice, the Wild Die if there is one, and whether it is a critical failure."""

    dice: tuple[Faces, ...]
    wild: Faces
    critical: bool


@value
class Outcome:
    """What a roll came to: its total with terms, and its raises; -1 is a failure, -2 a critical one."""

    number: Number
    raises: int

    @property
    def success(self) -> bool:
        return self.raises >= 0

    @property
    def critical(self) -> bool:
        return self.raises == CRITICAL

    @property
    def total(self) -> int:
        return self.number.total


# ---- dice ------------------------------------------------------------------------------------------------------------------

def ace(table: Table[Fight], sides: int, rule: RuleId, who: Who) -> Faces:
    """One die, rolled again as often as it shows its highest number (sw.dice.ace)."""
    faces = [table.die(sides, rule, who)]
    while faces[-1] == sides:
        faces.append(table.die(sides, rule, who))
    return tuple(faces)


def throw(table: Table[Fight], who: Who, die: Die, rule: RuleId, count: int = 1, wild: bool = True) -> Throw:
    """The trait dice, and for a Wild Card one Wild Die beside them (sw.dice.wild_die, sw.dice.multi)."""
    dice = tuple(ace(table, die.sides, rule, who) for _ in range(count))
    extra = ace(table, WILD_SIDES, rule, who) if wild and table.battle.creatures[who].sheet.wild else ()
    return Throw(dice, extra, botched(table, who, dice, extra))


def botched(table: Table[Fight], who: Who, dice: tuple[Faces, ...], wild: Faces) -> bool:
    """More than half of all dice show a 1, the Wild Die among them; of an Extra, if the table cares and a d6 confirms it
    (sw.dice.critical)."""
    ones = sum(faces[0] == 1 for faces in (*dice, wild) if faces)
    if ones * 2 <= len(dice) + bool(wild):
        return False
    if table.battle.creatures[who].sheet.wild:
        return not wild or wild[0] == 1
    if not table.battle.option("extra_criticals", False):
        return False
    confirming = table.die(6, "sw.dice.critical", who)
    table.tell(facts.confirmed, who, confirming, confirming == 1)
    return confirming == 1


def raises_of(total: int, tn: int) -> int:
    """Every full 4 points above the number are a raise (sw.dice.raise)."""
    return (total - tn) // STEP if total >= tn else FAILURE


# ---- terms -----------------------------------------------------------------------------------------------------------------

def trait_terms(fight: Fight, roll: Roll) -> list[Term]:
    """Everything that bears on a trait roll beside its dice (sw.dice.modifiers)."""
    terms: list[Term] = []
    die = trait_die(fight, roll.who, roll.trait)
    if die is None:
        terms.append(Term(-2, "sw.dice.unskilled"))
    elif die.plus:
        terms.append(Term(die.plus, "sw.dice.trait"))
    for more in book.trait_terms:
        terms += more(fight, roll)
    return terms


def numbered(thrown: Throw, terms: Iterable[Term]) -> Number:
    """The best of the trait dice and the Wild Die, and everything that is added to it (sw.dice.wild_die, sw.test.extra_dice)."""
    trait, wild = max(map(sum, thrown.dice)), sum(thrown.wild)
    first = Term(wild, "sw.dice.wild_die") if wild > trait else Term(trait, "sw.dice.trait")
    return Number((first, *terms))


# ---- the roll --------------------------------------------------------------------------------------------------------------

def trait_roll(table: Table[Fight], who: Who, trait: str, rule: RuleId, *, tn: int = TARGET, target: Who = NOBODY,
               action: bool = False, terms: Iterable[Term] = (), most: int = NO_END, count: int = 1) -> Outcome:
    """One trait roll with all that bears on it, and its rerolls. `most`: so many raises are of use; as long as there are fewer, a
    Benny may be spent; `count`: of so many trait dice the best one counts (sw.dice.trait, sw.dice.reroll)."""
    die = die_of(table.battle, who, trait)
    every = (*trait_terms(table.battle, Roll(who, trait, rule, target, action)), *terms)

    def attempt() -> Outcome:
        thrown = throw(table, who, die, rule, count)
        number = numbered(thrown, every)
        raises = CRITICAL if thrown.critical else raises_of(number.total, tn)
        table.tell(facts.trait_rolled, who, trait, thrown.dice, thrown.wild, number, tn, raises, rule)
        return Outcome(number, raises)

    best = attempt()
    again = False
    while best.raises < most and not best.critical and pays(table, who, REROLL, total=best.total, tn=tn, trait=trait, of=rule):
        new = attempt()
        again = True
        if new.critical or new.total > best.total:
            best = new
    if again:
        table.tell(facts.roll_kept, who, best.number, best.raises, rule)
    for use_up in book.after_rolls:
        use_up(table, who, trait)
    return best


@value
class Contest:
    """An opposed roll: raises of the one who began it over the other, -1 if he fails; and both rolls."""

    raises: int
    own: Outcome
    other: Outcome | None = None

    @property
    def won(self) -> bool:
        return self.raises >= 0


def opposed(table: Table[Fight], who: Who, target: Who, trait: str, other: str | Callable[[], str], rule: RuleId, *,
            terms: Iterable[Term] = (), other_terms: Iterable[Term] = (), most: int = NO_END, count: int = 1) -> Contest:
    """Whoever begins rolls first and needs a 4; the other, who may choose a trait then, has to reach his total; raises count from
    the loser's total (sw.dice.opposed)."""
    own = trait_roll(table, who, trait, rule, target=target, action=True, terms=terms, most=most, count=count)
    if not own.success:
        return Contest(FAILURE, own)
    resisting = other if isinstance(other, str) else other()
    held = trait_roll(table, target, resisting, rule, tn=own.total, target=who, terms=other_terms, most=0)
    margin = FAILURE if held.success else max(0, raises_of(own.total, held.total))
    table.tell(facts.opposed, who, target, own.number, held.number, margin, rule)
    return Contest(margin, own, held)
