"""The coup de grace."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import AREAS, means_of, refuse_means, refuse_target
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.figures import wielded
from bitva.rulebooks.starfinder.harm import die
from bitva.rulebooks.starfinder.moments import Attacking
from bitva.rulebooks.starfinder.sheet import GROUND
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import expend, exposed, land
from bitva.rulebooks.starfinder.throwing import comes_down
from bitva.rulebooks.starfinder.words import FULL

HIT: Final = "sf.coup_de_grace.hit"
SAVE: Final = "sf.coup_de_grace.save"


@value
class CoupDeGrace(Action):
    """A helpless creature beside one is finished off."""

    verb: ClassVar[str] = "coup-de-grace"
    cost: ClassVar[str] = FULL
    who: Who
    target: Who
    means: str = ""


@book.refuses(CoupDeGrace)
def refuse_coup(fight: Fight, coup: CoupDeGrace) -> Iterator[Refusal]:
    """A full action, a helpless creature in an adjacent square, a weapon with which it can be attacked (sf.coup_de_grace.hit)."""
    creature, target = fight.creatures[coup.who], fight.creatures[coup.target]
    means = means_of(creature, coup.means)
    if means is None or not target.present or coup.who == coup.target:
        yield refusal(HIT, hard=True, means=coup.means)
        return
    yield from cannot_spend(fight, coup.who, FULL)
    yield from refuse_means(fight, creature, means)
    if any(area in means.properties for area in AREAS):
        yield refusal(HIT, means=means.id)
    if not target.helpless:
        yield refusal(HIT, target=coup.target)
    away = fight.gap(coup.who, coup.target)
    if away > 1:
        yield refusal(HIT, away=away * 5)
    yield from refuse_target(fight, coup.who, coup.target, means)


@book.proposes
def propose_coups(fight: Fight, who: Who) -> Iterator[Action]:
    """Helpless enemies beside it, with every weapon in hand (sf.coup_de_grace.hit)."""
    creature = fight.creatures[who]
    if not creature.standard:
        return
    for other in fight.creatures:
        if other.present and other.helpless and fight.hostile(who, other.index) and fight.gap(who, other.index) <= 1:
            for means in creature.sheet.means.values():
                if wielded(creature, means):
                    yield CoupDeGrace(who, other.index, means.id)


@book.performs(CoupDeGrace)
def perform_coup(table: Table[Fight], coup: CoupDeGrace) -> None:
    """A sure hit and a critical one, then Fortitude or death; to whom criticals do nothing, a sure hit and no more
    (sf.coup_de_grace.hit, sf.coup_de_grace.save, sf.coup_de_grace.immune)."""
    fight = table.battle
    creature, target = fight.creatures[coup.who], fight.creatures[coup.target]
    means = means_of(creature, coup.means)
    assert means is not None
    pay(table, coup.who, FULL, coup.verb)
    if not exposed(table, coup.who, means):
        return
    table.before(Attacking(coup.who, coup.target, means.id))
    if not (creature.able and target.present):
        return
    expend(table, coup.who, means)
    critical = "criticals" not in target.sheet.immune
    aim = target.at
    table.tell(facts.attack_hit, coup.who, coup.target, critical)
    land(table, coup.who, coup.target, means, critical)
    if critical and target.present and not target.dead:
        dc = GROUND + creature.sheet.rank
        if not save(table, coup.target, "fort", dc, SAVE, by=coup.who):
            die(table, coup.target, SAVE)
    if means.thrown:
        comes_down(table, coup.who, means, aim, True)
    table.after(Attacking(coup.who, coup.target, means.id, True))
