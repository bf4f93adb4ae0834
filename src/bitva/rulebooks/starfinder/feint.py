"""Feints."""
from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.moments import TURN_END
from bitva.rulebooks.starfinder.sight import observes
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import ROLLED
from bitva.rulebooks.starfinder.words import MARKED, STANDARD

CHECK: Final = "sf.feint.check"
EASIEST: Final = 15
PASSIVE: Final = 10
FACTORS: Final = {"one": Fraction(1), "one-and-a-half": Fraction(3, 2)}
"""How often the challenge rating counts, by the setting `feint_cr` (sf.feint.check)."""


@value
class Feint(Action):
    """An opponent is misled; `take`: instead of rolling one would take 10 or 20."""

    verb: ClassVar[str] = "feint"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    take: int = 0


def feint_class(fight: Fight, target: Who) -> int:
    """15, and the opponent's challenge rating if it has one; 10 and its Sense Motive if that skill of its makes it harder
    (sf.feint.check)."""
    sheet = fight.creatures[target].sheet
    factor = FACTORS[str(fight.setting("feint_cr", "one"))]
    dc = EASIEST if sheet.challenge is None else EASIEST + int(Fraction(sheet.challenge) * factor)
    return max(dc, PASSIVE + sheet.skills["sense-motive"]) if "sense-motive" in sheet.trained else dc


@book.refuses(Feint)
def refuse_feint(fight: Fight, feint: Feint) -> Iterator[Refusal]:
    """A standard action, an opponent with an Intelligence score, and a roll (sf.feint.check, sf.feint.limits)."""
    target = fight.creatures[feint.target]
    if not target.present or not fight.hostile(feint.who, feint.target):
        yield refusal(CHECK, hard=True, target=feint.target)
        return
    yield from cannot_spend(fight, feint.who, STANDARD)
    if target.sheet.mindless:
        yield refusal("sf.feint.limits", target=feint.target)
    if feint.take:
        yield refusal("sf.feint.limits", take=feint.take)
    if not observes(fight, feint.who, feint.target):
        yield refusal("sf.sense.awareness", target=feint.target)


@book.proposes
def propose_feints(fight: Fight, who: Who) -> Iterator[Action]:
    """Every opponent (sf.feint.check)."""
    if fight.creatures[who].standard:
        for enemy in fight.enemies(who):
            yield Feint(who, enemy.index)


@book.performs(Feint)
def perform_feint(table: Table[Fight], feint: Feint) -> None:
    """Success leaves it flat-footed against the next attack of the one who misled it, until the end of that one's next turn
    (sf.feint.check, sf.feint.effect)."""
    fight = table.battle
    pay(table, feint.who, STANDARD, feint.verb)
    if check(table, feint.who, "bluff", feint_class(fight, feint.target), CHECK) is not None:
        until = Until(TURN_END, feint.who, fight.clock.round + 1)
        table.effect("feinted", "sf.feint.effect", feint.target, feint.who, until, MARKED)


def used(table: Table[Fight], who: Who, target: Who) -> None:
    """It counts for the next attack of that one only, an attack of opportunity too (sf.feint.effect)."""
    for effect in tuple(table.battle.effects_on(target, "feinted")):
        if effect.by == who:
            table.end(effect)


ROLLED.append(used)
