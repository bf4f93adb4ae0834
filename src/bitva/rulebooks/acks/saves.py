"""Saving throws: five categories, a value to reach, the natural 1 and 20."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.sheet import size_steps
from bitva.rulebooks.acks.state import Fight

SAVE_TERMS: list[Callable[[Fight, Who, str, Who], Iterator[Term]]] = []
"""What changes the saving throws of a creature in a category, against somebody: chapters register themselves here."""
FAILED: list[Callable[[Table[Fight], Who, RuleId], None]] = []
"""What a failed saving throw does besides: it breaks a casting, it costs a readied action."""


def save(table: Table[Fight], who: Who, category: str, rule: RuleId, against: Who = NOBODY, extra: tuple[Term, ...] = ()) -> bool:
    """1d20, the Will modifier and whatever else bears on it must reach the value; 1 fails and 20 succeeds (acks.save.throw,
    acks.save.table, acks.attack.natural)."""
    fight = table.battle
    creature = fight.creatures[who]
    natural = table.die(20, "acks.save.throw", who)
    terms = [Term(natural, "acks.save.throw"), Term(creature.sheet.mods["wil"], "acks.attack.stats"), *extra]
    for more in SAVE_TERMS:
        terms += more(fight, who, category, against)
    roll = Number(term for term in terms if term.value)
    need = creature.sheet.saves[category]
    success = decided(fight, natural, roll.total >= need)
    table.tell(facts.save_rolled, who, category, natural, roll, need, success, rule)
    if not success:
        for follow in FAILED:
            follow(table, who, rule)
    return success


def size_adjusted(fight: Fight, who: Who, against: Who) -> Term:
    """-2 for each category by which the saver is smaller than its opponent, +2 for each by which it is larger
    (acks.save.size)."""
    steps = size_steps(fight.creatures[who].sheet.size_name, fight.creatures[against].sheet.size_name)
    return Term(2 * steps, "acks.save.size")


def decided(fight: Fight, natural: int, reached: bool) -> bool:
    """A natural 1 fails and a natural 20 succeeds, at tables that have it so for all throws (acks.attack.natural)."""
    if natural in (1, 20) and fight.option("natural_all_throws", True):
        return natural == 20
    return reached
