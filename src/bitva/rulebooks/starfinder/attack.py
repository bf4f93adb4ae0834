"""Attacks: who may be attacked with what, the attack roll, hit and damage."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked, used_up
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_act, cannot_spend, pay
from bitva.rulebooks.starfinder.damage import Blow, roll_damage
from bitva.rulebooks.starfinder.figures import armor_class, hit_terms, in_reach, wielded
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.moments import ATTACK_OVER, Attacking, Exposed
from bitva.rulebooks.starfinder.sheet import Means, squares
from bitva.rulebooks.starfinder.sight import hides, line_of_effect, observes
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import FULL, MODIFIED, OTHER, STANDARD

ROLL: Final = "sf.attack.roll"
TWICE: Final = Bonus(-4, "sf.full_attack.base")
TURNED: Final = Bonus(-4, "sf.damage.nonlethal")
RANGED_CAUSE: Final = "sf.aoo.trigger.ranged"
Sources = list[Callable[[Fight, Who, Who, Means], Iterator[Bonus]]]
ATTACKING: Sources = []
"""What else bears on an attack roll: rules register themselves here."""
DEALING: Sources = []
"""What else bears on the damage of a hit."""
FORBIDDING: list[Callable[[Fight, Who, Who, Means], Iterator[Refusal]]] = []
"""Why one may not be attacked by another with these means, beyond distance and cover."""
LANDING: list[Callable[[Table[Fight], Who, Who, Means, bool], None]] = []
"""What a hit does besides its damage; the last tells whether it is critical."""


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


@value
class FullAttack(Action):
    """A full attack begins: two attacks, each at -4."""

    verb: ClassVar[str] = "full-attack"
    cost: ClassVar[str] = FULL
    who: Who


COSTS[Attack] = lambda fight, attack: OTHER if fight.creatures[attack.who].strikes else STANDARD


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
    if creature.strikes:
        yield from cannot_act(fight, attack.who)
        if "unwieldy" in means.properties:
            yield refusal("sf.full_attack.unwieldy", means=means.id)
    else:
        yield from cannot_spend(fight, attack.who, STANDARD)
    yield from refuse_means(creature, means)
    yield from refuse_target(fight, attack.who, attack.target, means)


def means_of(creature: Combatant, id: str) -> Means | None:
    """The means of this name; if none is named, the first that is wielded."""
    if id:
        return creature.sheet.means.get(id)
    return next((means for means in creature.sheet.means.values() if wielded(creature, means)), None)


def refuse_means(creature: Combatant, means: Means) -> Iterator[Refusal]:
    """Only what is wielded attacks, and what is loaded shoots (sf.weapon.hands, sf.weapon.ammunition)."""
    if not wielded(creature, means):
        yield refusal("sf.weapon.hands", means=means.id, needs=means.hands, holds=creature.holds(means.weapon))
    if means.capacity and means.weapon and creature.rounds_in(means.weapon) < means.usage:
        yield refusal("sf.weapon.ammunition", means=means.id, left=creature.rounds_in(means.weapon))


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
    elif away > squares(means.increment) * means.ranges:
        yield refusal("sf.attack.max_range", away=away * 5, range=means.increment * means.ranges)
    if not line_of_effect(fight, who, target):
        yield refusal("sf.cover.total", target=target)
    elif not observes(fight, who, target):
        yield refusal("sf.sense.awareness", target=target)
    for rule in FORBIDDING:
        yield from rule(fight, who, target, means)


@book.refuses(FullAttack)
def refuse_full_attack(fight: Fight, attack: FullAttack) -> Iterator[Refusal]:
    """The whole turn (sf.full_attack.base)."""
    yield from cannot_spend(fight, attack.who, FULL)


@book.proposes
def propose_attacks(fight: Fight, who: Who) -> Iterator[Action]:
    """Every wielded weapon on every enemy within its range; and a full attack."""
    creature = fight.creatures[who]
    if not (creature.standard or creature.strikes):
        return
    for other in fight.enemies(who):
        for means in creature.sheet.means.values():
            if wielded(creature, means):
                yield Attack(who, other.index, means.id)
    if not creature.strikes:
        yield FullAttack(who)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Attack)
def perform_attack(table: Table[Fight], attack: Attack) -> None:
    """A single attack, or one of the two of a full attack, at -4 (sf.attack.single, sf.full_attack.base)."""
    creature = table.battle.creatures[attack.who]
    means = means_of(creature, attack.means)
    assert means is not None
    more: tuple[Bonus, ...] = ()
    if creature.strikes:
        table.make(facts.strikes_left, attack.who, creature.strikes - 1)
        more = (TWICE,)
    else:
        pay(table, attack.who, STANDARD, attack.verb)
    if attack.turned:
        means, more = means.turned(), (*more, TURNED)
    strike(table, attack.who, attack.target, means, more)


@book.performs(FullAttack)
def perform_full_attack(table: Table[Fight], attack: FullAttack) -> None:
    """Two attacks follow, each with a weapon and a target of its own (sf.full_attack.base, sf.full_attack.weapons)."""
    pay(table, attack.who, FULL, attack.verb)
    table.make(facts.strikes_left, attack.who, 2)


def strike(table: Table[Fight], who: Who, target: Who, means: Means, more: Iterable[Bonus] = ()) -> bool:
    """One attack roll and what comes of it: those whom a shot gives cause strike first, defences come before the roll
    (sf.attack.roll, sf.aoo.order, sf.reaction.defensive_order). Returns whether it hit."""
    fight = table.battle
    attacker, victim = fight.creatures[who], fight.creatures[target]
    if not means.melee:
        table.before(Exposed(who, RANGED_CAUSE))
        if not attacker.able:
            return False
        expend(table, attacker, means)
    table.before(Attacking(who, target, means.id))
    if not (attacker.able and victim.present):
        return False
    out = next(refuse_target(fight, who, target, means), None)
    if out is not None:
        table.tell(facts.attack_missed, who, target, out.rule)
        return False
    die = table.die(20, ROLL, who)
    bonuses = [*hit_terms(fight, who, target, means), *range_penalty(fight, who, target, means), *more]
    bonuses += (bonus for rule in ATTACKING for bonus in rule(fight, who, target, means))
    roll = Number((Term(die, ROLL), *stacked(bonuses)))
    ac = armor_class(fight, who, target, means)
    table.tell(facts.attack_rolled, who, target, means.id, (die,), roll, ac)
    used_up(table, who, "attack", "melee" if means.melee else "ranged", against=target)
    used_up(table, target, "ac", against=who)
    hit, rule = lands(die, roll.total, ac.total)
    if hit and astray(table, who, target):
        hit, rule = False, "sf.concealment.base"
    if hit:
        critical = die == 20 and roll.total >= ac.total and "criticals" not in victim.sheet.immune
        table.tell(facts.attack_hit, who, target, critical)
        land(table, who, target, means, critical)
    else:
        table.tell(facts.attack_missed, who, target, rule)
    table.expire(ATTACK_OVER, target)
    table.after(Attacking(who, target, means.id, hit))
    return hit


def expend(table: Table[Fight], attacker: Combatant, means: Means) -> None:
    """Each shot takes the weapon's usage from its magazine or battery (sf.weapon.ammunition)."""
    if means.capacity and means.weapon:
        table.make(facts.loaded, attacker.index, means.weapon, attacker.rounds_in(means.weapon) - means.usage)


def range_penalty(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Bonus]:
    """-2 for each range increment begun after the first (sf.attack.range_penalty)."""
    if not means.melee:
        yield Bonus(-2 * increments(fight.gap(who, target) * 5, means), "sf.attack.range_penalty")


def increments(feet: int, means: Means) -> int:
    """How many range increments beyond the first a distance is."""
    return max(0, -(-feet // means.increment) - 1) if means.increment else 0


def lands(die: int, total: int, ac: int) -> tuple[bool, RuleId]:
    """A 20 hits and a 1 misses whatever the figures; else the total has to reach the armour class (sf.attack.natural_20,
    sf.attack.natural_1, sf.attack.roll)."""
    if die == 20:
        return True, "sf.attack.natural_20"
    if die == 1:
        return False, "sf.attack.natural_1"
    return total >= ac, ROLL


def astray(table: Table[Fight], who: Who, target: Who) -> bool:
    """After a successful attack roll concealment may turn it into a miss (sf.concealment.base)."""
    fight = table.battle
    chance, rule = hides(fight, fight.creatures[who], fight.creatures[target])
    if not chance:
        return False
    die = table.die(100, rule, who)
    table.tell(facts.miss_rolled, who, target, die, chance, rule)
    return die <= chance


def land(table: Table[Fight], who: Who, target: Who, means: Means, critical: bool) -> None:
    """A hit deals its damage, a critical one twice, two doublings three times, and does what else it does (sf.damage.roll,
    sf.attack.critical, sf.damage.multiply)."""
    fight = table.battle
    figures = ("damage", "body-damage") if means.melee or means.thrown else ("damage",)
    more = bearing_on(fight, who, *figures, against=target)
    more += (bonus for rule in DEALING for bonus in rule(fight, who, target, means))
    if means.damage:
        times = 1 + critical + sum(bonus.amount for bonus in bearing_on(fight, who, "multiplier", against=target))
        parts = roll_damage(table, who, means.damage, times, more)
        lethal = "nonlethal" not in means.properties
        if sum(amount for amount, _ in parts) < 1:
            parts, lethal = ((1, parts[0][1]),), False
        hurt(table, target, Blow(parts, who, lethal, critical, attack=True))
    if fight.creatures[who].flags & MODIFIED:
        used_up(table, who, *figures, "multiplier", against=target)
    for rule in LANDING:
        if table.battle.creatures[target].present:
            rule(table, who, target, means, critical)
