"""Attacks at one target: who may be attacked with what, single attacks and full ones."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares as squares_of
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_act, cannot_spend, pay
from bitva.rulebooks.starfinder.defence import CAREFUL, fight_defensively
from bitva.rulebooks.starfinder.figures import in_reach, wielded
from bitva.rulebooks.starfinder.hands import quick
from bitva.rulebooks.starfinder.moments import Attacking
from bitva.rulebooks.starfinder.sheet import Means, squares
from bitva.rulebooks.starfinder.sight import line_of_effect, observes
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.striking import (
    ATTACKING,
    DEALING,
    FORBIDDING,
    LANDING,
    assail,
    expend,
    exposed,
    increment,
    takes_charge,
)
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.throwing import comes_down
from bitva.rulebooks.starfinder.words import FULL, OTHER, STANDARD

__all__ = ["ATTACKING", "DEALING", "FORBIDDING", "LANDING", "Attack", "FullAttack", "refuse_target", "strike"]

FULL_ATTACK: Final = "sf.full_attack.base"
TWICE: Final = (2, -4)
"""A full attack as everybody can make it: so many attacks, each with this penalty (sf.full_attack.base)."""
TURNED: Final = Bonus(-4, "sf.damage.nonlethal")
AREAS: Final = ("blast", "line", "explode")
"""Properties of weapons that are not aimed at one creature."""


@value
class Attack(Action):
    """One attack: a standard action, or one of the full attack under way; `turned`: the weapon is used against its nature, to stun
    instead of to kill, or the reverse."""

    verb: ClassVar[str] = "attack"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""
    turned: bool = False
    defensively: bool = False


@value
class FullAttack(Action):
    """A full attack begins: two attacks, each at -4, or as a feature has it."""

    verb: ClassVar[str] = "full-attack"
    cost: ClassVar[str] = FULL
    who: Who
    mode: str = ""
    defensively: bool = False


def cost(fight: Fight, action: Action) -> str:
    """An attack of a full attack under way costs nothing more (sf.full_attack.base)."""
    return OTHER if fight.creatures[action.who].strikes else STANDARD


COSTS[Attack] = cost


# ---- may it? ---------------------------------------------------------------------------------------------------------------

@book.refuses(Attack)
def refuse_attack(fight: Fight, attack: Attack) -> Iterator[Refusal]:
    """An action or an attack of a full attack, a wielded weapon, and a target that it reaches (sf.attack.single,
    sf.full_attack.base)."""
    creature = fight.creatures[attack.who]
    means = means_of(creature, attack.means)
    if means is None:
        yield refusal("sf.weapon.hands", hard=True, means=attack.means)
        return
    yield from refuse_spending(fight, attack.who, means, attack.defensively)
    yield from refuse_areas(means)
    yield from refuse_target(fight, attack.who, attack.target, means)


def refuse_areas(means: Means) -> Iterator[Refusal]:
    """What fills an area is aimed at none (sf.weapon.blast, sf.weapon.line, sf.attack.area_target)."""
    if "blast" in means.properties:
        yield refusal("sf.weapon.blast", means=means.id)
    if "line" in means.properties:
        yield refusal("sf.weapon.line", means=means.id)
    if "explode" in means.properties:
        yield refusal("sf.attack.area_target", means=means.id)


def refuse_spending(fight: Fight, who: Who, means: Means, defensively: bool) -> Iterator[Refusal]:
    """A standard action, or an attack that is left of a full attack; fighting defensively is chosen at its start
    (sf.attack.single, sf.full_attack.base, sf.full_attack.unwieldy, sf.fight_defensively.full)."""
    creature = fight.creatures[who]
    if creature.strikes:
        yield from cannot_act(fight, who)
        if "unwieldy" in means.properties:
            yield refusal("sf.full_attack.unwieldy", means=means.id)
        if defensively:
            yield refusal("sf.fight_defensively.full")
    else:
        yield from cannot_spend(fight, who, STANDARD)
    yield from refuse_means(fight, creature, means)


def means_of(creature: Combatant, id: str) -> Means | None:
    """The means of this name; if none is named, the first that is wielded."""
    if id:
        return creature.sheet.means.get(id)
    return next((means for means in creature.sheet.means.values() if wielded(creature, means)), None)


def refuse_means(fight: Fight, creature: Combatant, means: Means) -> Iterator[Refusal]:
    """Only what is wielded attacks, what is loaded shoots, and what is unwieldy attacks once a round (sf.weapon.hands,
    sf.weapon.ammunition, sf.weapon.unwieldy, sf.weapon.other)."""
    if not wielded(creature, means):
        yield refusal("sf.weapon.hands", means=means.id, needs=means.hands, holds=creature.holds(means.weapon))
    if takes_charge(fight, creature, means) and creature.rounds_in(means.weapon) < means.usage and not quick(creature, means):
        yield refusal("sf.weapon.ammunition", means=means.id, left=creature.rounds_in(means.weapon))
    if f"unwieldy {means.weapon}" in creature.done:
        yield refusal("sf.weapon.unwieldy", means=means.id)
    if means.weapon and any(effect.data[0] == means.weapon for effect in fight.effects_on(creature.index, "jammed")):
        yield refusal("sf.weapon.other", means=means.id)


def refuse_target(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """A target must be there, perceived, in reach or range, and not behind total cover (sf.attack.melee, sf.attack.max_range,
    sf.sense.awareness, sf.cover.total)."""
    other = fight.creatures[target]
    if not other.present or who == target:
        yield refusal("sf.attack.single", hard=True, target=target)
        return
    away = fight.gap(who, target)
    if means.melee:
        if not in_reach(fight, who, means.reach, other.at, other.size, other.height):
            yield refusal("sf.attack.melee", away=away * 5, reach=means.reach * 5)
    else:
        feet = increment(fight, who, means)
        if away > squares(feet * means.ranges) and (means.thrown or not weightless(fight)):
            yield refusal("sf.attack.max_range", away=away * 5, range=feet * means.ranges)
    if not line_of_effect(fight, who, target):
        yield refusal("sf.cover.total", target=target)
    elif not observes(fight, who, target):
        yield refusal("sf.sense.awareness", target=target)
    for rule in FORBIDDING:
        yield from rule(fight, who, target, means)


@book.refuses(FullAttack)
def refuse_full_attack(fight: Fight, attack: FullAttack) -> Iterator[Refusal]:
    """The whole turn; more than two attacks only for those who are trained in it (sf.full_attack.base, sf.full_attack.special)."""
    if attack.mode and mode_of(fight.creatures[attack.who], attack.mode) is None:
        yield refusal("sf.full_attack.special", hard=True, mode=attack.mode)
    yield from cannot_spend(fight, attack.who, FULL)


def mode_of(creature: Combatant, mode: str) -> tuple[int, int] | None:
    """How many attacks a feature's own full attack holds, and the penalty to each; None without it (sf.full_attack.special)."""
    row = creature.sheet.features.get(mode, {}).get("full_attack")
    return (int(row["attacks"]), int(row["penalty"])) if row else None


@book.proposes
def propose_attacks(fight: Fight, who: Who) -> Iterator[Action]:
    """Every wielded weapon on every enemy within its range, also defensively; and a full attack."""
    creature = fight.creatures[who]
    if not (creature.standard or creature.strikes):
        return
    stances = (False,) if creature.strikes else (False, True)
    for other in fight.enemies(who):
        for means in creature.sheet.means.values():
            if wielded(creature, means):
                for defensively in stances:
                    yield Attack(who, other.index, means.id, defensively=defensively)
    if creature.strikes:
        return
    for mode in ("", *creature.sheet.features):
        if not mode or mode_of(creature, mode) is not None:
            for defensively in stances:
                yield FullAttack(who, mode, defensively)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Attack)
def perform_attack(table: Table[Fight], attack: Attack) -> None:
    """A single attack, or one of a full attack (sf.attack.single, sf.full_attack.base)."""
    means = means_of(table.battle.creatures[attack.who], attack.means)
    assert means is not None
    more = take_up(table, attack.who, attack.verb, attack.defensively)
    if attack.turned:
        means, more = means.turned(), (*more, TURNED)
    strike(table, attack.who, attack.target, means, more)


def take_up(table: Table[Fight], who: Who, verb: str, defensively: bool) -> tuple[Bonus, ...]:
    """The price of one attack: one of those left of a full attack, with its penalty, or a standard action, in which one may fight
    defensively (sf.attack.single, sf.full_attack.base, sf.fight_defensively.standard)."""
    creature = table.battle.creatures[who]
    if creature.strikes:
        table.make(facts.strikes_left, who, creature.strikes - 1)
        return (one_of_several(creature),)
    pay(table, who, STANDARD, verb)
    if defensively:
        fight_defensively(table, who, "sf.fight_defensively.standard")
    return ()


def one_of_several(creature: Combatant) -> Bonus:
    """The penalty to each attack of the full attack under way (sf.full_attack.base, sf.full_attack.special)."""
    penalty = next((found[1] for mode in creature.done if (found := mode_of(creature, mode)) is not None), TWICE[1])
    return Bonus(penalty, FULL_ATTACK)


def manner(fight: Fight, attack: Attack) -> tuple[Bonus, ...]:
    """What the way in which an attack is made will add to its roll, for whoever weighs it beforehand."""
    creature = fight.creatures[attack.who]
    found = (one_of_several(creature),) if creature.strikes else ()
    careful = (Bonus(CAREFUL, "sf.fight_defensively.standard"),) if attack.defensively else ()
    return (*found, *careful, *((TURNED,) if attack.turned else ()))


@book.performs(FullAttack)
def perform_full_attack(table: Table[Fight], attack: FullAttack) -> None:
    """Two attacks follow, or as many as a feature gives, each with a weapon and a target of its own; to fight defensively is chosen
    now (sf.full_attack.base, sf.full_attack.weapons, sf.full_attack.special, sf.fight_defensively.full)."""
    pay(table, attack.who, FULL, attack.verb)
    many = TWICE[0]
    found = mode_of(table.battle.creatures[attack.who], attack.mode)
    if found is not None:
        many = found[0]
        table.make(facts.happened, attack.who, attack.mode)
    if attack.defensively:
        fight_defensively(table, attack.who, "sf.fight_defensively.full")
    table.make(facts.strikes_left, attack.who, many)


def strike(table: Table[Fight], who: Who, target: Who, means: Means, more: Iterable[Bonus] = ()) -> bool:
    """One attack and what comes of it: those whom a shot gives cause strike first, defences come before the roll, and what was
    thrown comes to lie somewhere (sf.attack.roll, sf.aoo.order, sf.reaction.defensive_order, sf.attack.thrown). Returns whether it
    hit."""
    fight = table.battle
    attacker, victim = fight.creatures[who], fight.creatures[target]
    if not exposed(table, who, means):
        return False
    table.before(Attacking(who, target, means.id))
    if not (attacker.able and victim.present):
        return False
    out = next(refuse_target(fight, who, target, means), None)
    if out is not None:
        table.tell(facts.attack_missed, who, target, out.rule)
        return False
    expend(table, who, means)
    aim = min(squares_of(victim.space), key=lambda square: (fight.board.pace(attacker.at, attacker.size, square, 1), square))
    hit = assail(table, who, target, means, more).hit
    if means.thrown:
        comes_down(table, who, means, aim, hit)
    return hit
