"""Pools of dice: several trait dice in one attack, the Wild Die among them, rerolls, and to whom each of them goes."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import PASS
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Creatures, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import pays
from bitva.rulebooks.savage.rolls import REROLL, Throw, raises_of, throw
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms, skill_die, skill_of, to_reach

MULTI = "sw.dice.multi"
ALLOT = "sw.attack.rof"
OLD, NEW = "old", "new"


@value
class Lot:
    """One result of a pool: what its die showed, whether it is the Wild Die, and at whom it goes."""

    natural: int
    wild: bool
    target: Who

    def term(self) -> Term:
        return Term(self.natural, "sw.dice.wild_die" if self.wild else "sw.dice.trait")


def cast(table: Table[Fight], strike: Strike, targets: Creatures) -> Throw:
    """All dice of an attack at once, thrown again for each Benny: the better throw counts, of pools the one that is chosen; a
    critical failure has to be taken (sw.dice.reroll, sw.dice.critical)."""
    who = strike.who
    rule = "sw.attack.melee" if strike.means.melee else "sw.attack.ranged"

    def attempt() -> Throw:
        thrown = throw(table, who, skill_die(table.battle, strike), rule, strike.dice)
        skill = skill_of(table.battle, strike)
        table.tell(facts.dice_fell, who, targets, strike.means.id, skill, thrown.dice, thrown.wild, thrown.critical)
        return thrown

    best = attempt()
    while not best.critical and improvable(table.battle, strike, targets, best) and pays(
            table, who, REROLL, trait=skill_of(table.battle, strike), of=rule):
        new = attempt()
        if new.critical or better(table, strike, best, new):
            best = new
    return best


def improvable(fight: Fight, strike: Strike, targets: Creatures, thrown: Throw) -> bool:
    """Is there a die that would not hit each target with a raise? (sw.dice.reroll)"""
    low = min(results(thrown))
    return any(raises_of(low + sum(term.value for term in attack_terms(fight, strike, target) if not term.beaten),
                         to_reach(fight, strike, target).total) < 1 for target in targets)


def results(thrown: Throw) -> list[int]:
    """What each die came to; of a single one the better of it and the Wild Die (sw.dice.wild_die)."""
    sums = [sum(faces) for faces in thrown.dice]
    return [max(sums[0], sum(thrown.wild))] if len(sums) == 1 else sums


def better(table: Table[Fight], strike: Strike, old: Throw, new: Throw) -> bool:
    """Is the new throw kept? (sw.dice.reroll)"""
    if len(old.dice) == 1:
        return results(new) > results(old)
    shown = {OLD: tuple(results(old)), NEW: tuple(results(new))}
    return table.ask(strike.who, MULTI, (OLD, NEW), shown=(shown[OLD], shown[NEW])) == NEW


def allotted(table: Table[Fight], strike: Strike, targets: Creatures, thrown: Throw) -> Iterator[Lot]:
    """The Wild Die may stand in for one of the others; then each die goes to one of the targets named, the highest first
    (sw.dice.multi, sw.attack.rof)."""
    lots = with_wild(table, strike, thrown)
    for natural, wild in sorted(lots, key=lambda lot: -lot[0]):
        target = targets[0]
        if len(targets) > 1:
            ids = [table.battle.creatures[each].id for each in targets]
            target = targets[ids.index(table.ask(strike.who, ALLOT, ids, die=natural))]
        yield Lot(natural, wild, target)


def with_wild(table: Table[Fight], strike: Strike, thrown: Throw) -> list[tuple[int, bool]]:
    """The dice that count. Of a single one and the Wild Die the better; of several, the one that its owner says is replaced
    (sw.dice.wild_die, sw.dice.multi)."""
    sums, wild = [sum(faces) for faces in thrown.dice], sum(thrown.wild)
    if len(sums) == 1:
        return [(wild, True) if wild > sums[0] else (sums[0], False)]
    lots = [(natural, False) for natural in sums]
    worse = sorted({natural for natural in sums if natural < wild})
    if worse:
        chosen = table.ask(strike.who, MULTI, (*map(str, worse), PASS), wild=wild, dice=tuple(sums))
        if chosen != PASS:
            lots[sums.index(int(chosen))] = (wild, True)
    return lots
