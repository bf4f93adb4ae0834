"""Shots that hurt nobody: harrying fire and covering fire."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.attack import AREAS, means_of, refuse_means, refuse_target
from bitva.rulebooks.starfinder.bonuses import CIRCUMSTANCE, Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.figures import DEFENDING, wielded
from bitva.rulebooks.starfinder.moments import TURN_START
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import line_of_effect
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.striking import (
    ATTACKING,
    ROLLED,
    against_fixed,
    expend,
    exposed,
    increment,
    range_penalty,
)
from bitva.rulebooks.starfinder.words import MARKED, STANDARD

HARRYING: Final = "sf.harrying_fire"
COVERING: Final = "sf.covering_fire"
CLASS: Final = 15
"""The armour class of harrying and covering fire (sf.ac.which)."""
HARRIED: Final = Bonus(2, HARRYING, CIRCUMSTANCE, HARRYING)
COVERED: Final = Bonus(2, COVERING, CIRCUMSTANCE, COVERING)


@value
class HarryingFire(Action):
    """Shots that distract a foe, so that the first ally to attack it has it easier."""

    verb: ClassVar[str] = "harrying-fire"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""


@value
class CoveringFire(Action):
    """Shots that keep heads down, so that the next attack on an ally has it harder."""

    verb: ClassVar[str] = "covering-fire"
    cost: ClassVar[str] = STANDARD
    who: Who
    ally: Who
    means: str = ""


# ---- may it? -----------------------------------------------------------------------------------------------------------------

def shooter(creature: Combatant, id: str) -> Means | None:
    """The weapon that is named; if none is, the first ranged one that is wielded."""
    if id:
        return means_of(creature, id)
    return next((means for means in creature.sheet.means.values() if wielded(creature, means) and fit(means)), None)


def fit(means: Means) -> bool:
    """Something that shoots, and at one creature (sf.harrying_fire, sf.covering_fire)."""
    return not means.melee and not means.thrown and not any(area in means.properties for area in AREAS)


def refuse_fire(fight: Fight, who: Who, means: Means | None, rule: str) -> Iterator[Refusal]:
    if means is None or not fit(means):
        yield refusal(rule, hard=True, means="" if means is None else means.id)
        return
    yield from cannot_spend(fight, who, STANDARD)
    yield from refuse_means(fight, fight.creatures[who], means)


@book.refuses(HarryingFire)
def refuse_harrying(fight: Fight, fire: HarryingFire) -> Iterator[Refusal]:
    """A standard action, a ranged weapon that is loaded, a foe that could be shot at (sf.harrying_fire)."""
    means = shooter(fight.creatures[fire.who], fire.means)
    yield from refuse_fire(fight, fire.who, means, HARRYING)
    if means is not None and fit(means):
        yield from refuse_target(fight, fire.who, fire.target, means)
    if not fight.hostile(fire.who, fire.target):
        yield refusal("sf.combat.ally", target=fire.target)


@book.refuses(CoveringFire)
def refuse_covering(fight: Fight, fire: CoveringFire) -> Iterator[Refusal]:
    """A standard action, a ranged weapon that is loaded, an ally (sf.covering_fire)."""
    yield from refuse_fire(fight, fire.who, shooter(fight.creatures[fire.who], fire.means), COVERING)
    if not fight.creatures[fire.ally].present or fight.relation(fire.who, fire.ally) != "allied":
        yield refusal(COVERING, hard=True, ally=fire.ally)


@book.proposes
def propose_fire(fight: Fight, who: Who) -> Iterator[Action]:
    """With the first ranged weapon in hand: every enemy, and every ally."""
    creature = fight.creatures[who]
    means = shooter(creature, "") if creature.standard else None
    if means is not None:
        for enemy in fight.enemies(who):
            yield HarryingFire(who, enemy.index, means.id)
        for ally in fight.creatures:
            if ally.up and ally.index != who and fight.relation(who, ally.index) == "allied":
                yield CoveringFire(who, ally.index, means.id)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(HarryingFire)
def perform_harrying(table: Table[Fight], fire: HarryingFire) -> None:
    """A ranged attack against 15 with the penalty for the range to the foe; it deals no damage (sf.harrying_fire)."""
    fight = table.battle
    means = shooter(fight.creatures[fire.who], fire.means)
    assert means is not None
    pay(table, fire.who, STANDARD, fire.verb)
    if not exposed(table, fire.who, means):
        return
    expend(table, fire.who, means)
    penalty = range_penalty(fight.gap(fire.who, fire.target) * 5, increment(fight, fire.who, means))
    if against_fixed(table, fire.who, means, CLASS, HARRYING, penalty)[0]:
        table.effect("harried", HARRYING, fire.target, fire.who, Until(TURN_START, fire.who), MARKED)


@book.performs(CoveringFire)
def perform_covering(table: Table[Fight], fire: CoveringFire) -> None:
    """A ranged attack against 15; it deals no damage, and it needs no target (sf.covering_fire)."""
    means = shooter(table.battle.creatures[fire.who], fire.means)
    assert means is not None
    pay(table, fire.who, STANDARD, fire.verb)
    if not exposed(table, fire.who, means):
        return
    expend(table, fire.who, means)
    if against_fixed(table, fire.who, means, CLASS, COVERING)[0]:
        table.effect("covered", COVERING, fire.ally, fire.who, Until(TURN_START, fire.who), MARKED)


# ---- what comes of it ------------------------------------------------------------------------------------------------------------

def harrying(fight: Fight, who: Who, target: Who) -> list[Effect]:
    """The harrying fire on a foe by which this one, an ally of the shooter, gains (sf.harrying_fire, sf.combat.ally)."""
    if not fight.creatures[target].flags & MARKED:
        return []
    return [effect for effect in fight.effects_on(target, "harried") if fight.relation(effect.by, who) == "allied"]


def covering(fight: Fight, attacker: Who, target: Who) -> list[Effect]:
    """The covering fire that counts against this attacker: that of shooters who have a line of effect to it (sf.covering_fire)."""
    if attacker < 0 or not fight.creatures[target].flags & MARKED:
        return []
    return [effect for effect in fight.effects_on(target, "covered")
            if fight.creatures[effect.by].present and line_of_effect(fight, effect.by, attacker)]


def easier(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Bonus]:
    """+2 to the first attack of an ally; two such fires are one source (sf.harrying_fire, sf.modifier.circumstance)."""
    for _ in harrying(fight, who, target):
        yield HARRIED


def harder(fight: Fight, attacker: Who, target: Who, means: Means | None) -> Iterator[Bonus]:
    """+2 to the armour class against the next attack (sf.covering_fire, sf.modifier.circumstance)."""
    for _ in covering(fight, attacker, target):
        yield COVERED


def used(table: Table[Fight], who: Who, target: Who) -> None:
    """The attack was rolled, hit or miss: that was the one it counted for (sf.harrying_fire, sf.covering_fire)."""
    for effect in (*harrying(table.battle, who, target), *covering(table.battle, who, target)):
        table.end(effect)


ATTACKING.append(easier)
DEFENDING.append(harder)
ROLLED.append(used)
