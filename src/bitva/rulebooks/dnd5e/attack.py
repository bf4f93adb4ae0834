"""Attacks: who may be attacked with what, the attack roll, hit and damage."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import shed
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.charging import TRAMPLING, trample
from bitva.rulebooks.dnd5e.checks import roll_d20, rolled_bonuses
from bitva.rulebooks.dnd5e.cover import BONUS, TOTAL, cover
from bitva.rulebooks.dnd5e.edges import attack_edges, used_help
from bitva.rulebooks.dnd5e.features import critical_from, extra_damage, plain
from bitva.rulebooks.dnd5e.figures import all_means, armor_terms, charmed_by, in_hands, means_named
from bitva.rulebooks.dnd5e.gear import IMPROVISED
from bitva.rulebooks.dnd5e.harm import Blow, end_kind, hurt, roll_damage
from bitva.rulebooks.dnd5e.moments import ATTACK_OVER, Attacked, HitRolled, Targeted
from bitva.rulebooks.dnd5e.riders import full_grip, ride
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.sight import locates
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import cannot_act
from bitva.rulebooks.dnd5e.water import falls_short
from bitva.rulebooks.dnd5e.weapons import NET, as_used, can_draw, draw, enchanted, entangle, once_an_action, refuse_means, shoot
from bitva.rulebooks.dnd5e.words import (
    ARMORED,
    DEAFENED,
    EMPOWERED,
    HELPED,
    MARKED,
    PARALYZED,
    ROLLS,
    SLOWED,
    UNCONSCIOUS,
    WARDED,
)

_SPENT_BY_AN_ATTACK = HELPED | MARKED


@value
class Attack(Action):
    """One attack: of the Attack action, of a Multiattack under way, or a new Attack action; `draw`: its weapon is drawn with it."""

    verb: ClassVar[str] = "attack"
    who: Who
    target: Who
    means: str = ""
    draw: bool = False


@value
class Multiattack(Action):
    """A monster begins one of its bundles of attacks."""

    verb: ClassVar[str] = "multiattack"
    who: Who
    bundle: int = 0


# ---- may it? ---------------------------------------------------------------------------------------------------------------

@book.refuses(Attack)
def refuse_attack(fight: Fight, attack: Attack) -> Iterator[Refusal]:
    """The attack needs its turn, an attack left, a means at hand and a target that it reaches (dnd.action.attack)."""
    creature = fight.creatures[attack.who]
    means = means_of(fight, creature, attack.means)
    if means is None:
        yield refusal("dnd.attack.steps", hard=True, means=attack.means)
        return
    yield from no_attack_left(fight, attack.who, means)
    yield from refuse_target(fight, attack.who, attack.target, means)
    yield from refuse_means(fight, attack.who, means, means.weapon if attack.draw else "")


def no_attack_left(fight: Fight, who: Who, means: Means | None = None) -> Iterator[Refusal]:
    """An attack takes one of the Attack action, or is part of the bundle under way (dnd.action.attack, dnd.action.multiattack)."""
    creature = fight.creatures[who]
    yield from cannot_act(fight, who)
    if not creature.attacks and not creature.bundle and not creature.action:
        yield refusal("dnd.action.attack" if creature.doing == "attack" else "dnd.turn.move_and_action", doing=creature.doing)
    if creature.bundle and (means is None or not part_of(creature.bundle, means)):
        yield refusal("dnd.action.multiattack", left=creature.bundle)


def part_of(bundle: tuple[tuple[str, int], ...], means: Means) -> str:
    """The part of a bundle that an attack with these means would be: an attack of the stat block, made in any way or in one
    (`dagger:melee`) (dnd.action.multiattack)."""
    attack = means.id.partition(".")[0]
    return next((part for part, _ in bundle if part in (attack, f"{attack}:{means.kind}")), "")


def means_of(fight: Fight, creature: Combatant, id: str) -> Means | None:
    """The means of this name; if none is named, the first that is at hand."""
    if id:
        return means_named(fight, creature, id)
    every = all_means(fight, creature)
    return next((means for means in every if in_hands(fight, creature, means)), None)


def refuse_target(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """A target must be there, within reach or range, and not behind total cover (dnd.attack.steps)."""
    other = fight.creatures[target]
    if not other.present or who == target:
        yield refusal("dnd.attack.steps", hard=True, target=target)
        return
    yield from refuse_unknown(fight, who, target)
    away = fight.gap(who, target)
    if means.melee:
        if away > means.reach:
            yield refusal("dnd.attack.reach", away=away * 5, reach=means.reach * 5)
    elif away > squares(means.long):
        single = means.normal == means.long
        yield refusal("dnd.attack.range_single" if single else "dnd.attack.range_two", away=away * 5, range=means.long)
    if charmed_by(fight, who, target):
        yield refusal("dnd.condition.charmed", target=target)
    if away > 1 and cover(fight, who, target) == TOTAL:
        yield refusal("dnd.cover.levels", target=target)
    if means.riders:
        yield from full_grip(fight, who, target, means)


def refuse_unknown(fight: Fight, who: Who, target: Who) -> Iterator[Refusal]:
    """Nobody can aim at a creature of whose place it does not know; it can only name a square (dnd.attack.guess_square)."""
    if (fight.creatures[target].hidden or fight.creatures[who].flags & DEAFENED) and not locates(fight, who, target):
        yield refusal("dnd.attack.guess_square", target=target)


@book.proposes
def propose_attacks(fight: Fight, who: Who) -> Iterator[Action]:
    """Every means on every enemy within its range."""
    creature = fight.creatures[who]
    if not (creature.action or creature.attacks or creature.bundle):
        return
    usable = [(means, False) for means in all_means(fight, creature) if in_hands(fight, creature, means)]
    if can_draw(fight, creature):
        usable += [(means, True) for means in creature.sheet.means.values()
                   if means.weapon and creature.carries(means.weapon) and not creature.holds(means.weapon)]
    for other in fight.creatures:
        if other.present and other.index != who and fight.hostile(who, other.index):
            away = fight.gap(who, other.index)
            for means, draws in usable:
                if away <= (means.reach if means.melee else squares(means.long)):
                    yield Attack(who, other.index, means.id, draws)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Attack)
def perform_attack(table: Table[Fight], attack: Attack) -> None:
    """One attack of those the action contains (dnd.action.attack, dnd.action.extra_attack, dnd.action.multiattack)."""
    creature = table.battle.creatures[attack.who]
    means = creature.sheet.means.get(attack.means) or means_of(table.battle, creature, attack.means)
    assert means is not None
    use_attack(table, attack.who, means)
    if attack.draw:
        draw(table, attack.who, means.weapon)
    strike(table, attack.who, attack.target, means)


def use_attack(table: Table[Fight], who: Who, means: Means) -> None:
    """One part of the bundle under way, or one attack of the Attack action; a blow with a light weapon lets the other hand follow
    (dnd.action.multiattack, dnd.twf.attack)."""
    creature = table.battle.creatures[who]
    if creature.bundle:
        part = part_of(creature.bundle, means)
        table.make(facts.bundle_left, who, () if creature.flags & SLOWED else after_part(creature, part))
        return
    if not means.properties:
        spend_attack(table, who)
        return
    spend_attack(table, who, anew=creature.action and once_an_action(creature, means))
    if NET in means.properties and creature.attacks:
        table.make(facts.attacks_granted, who, 0)
    if "light" in means.properties and (means.melee or means.thrown):
        table.make(facts.happened, who, f"light {means.weapon}" + (" thrown" if means.thrown else ""))


def spend_attack(table: Table[Fight], who: Who, anew: bool = False) -> None:
    """One attack of the Attack action under way, or of a new one (dnd.action.attack, dnd.action.extra_attack)."""
    creature = table.battle.creatures[who]
    if anew or not creature.attacks:
        table.make(facts.action_spent, who, "attack")
        if creature.sheet.strikes > 1 and not creature.reacting and not creature.flags & SLOWED:
            table.make(facts.attacks_granted, who, creature.sheet.strikes)
    if creature.attacks:
        table.make(facts.attack_used, who)


def after_part(creature: Combatant, part: str) -> tuple[tuple[str, int], ...]:
    """What is left of a bundle after one use of a part of it; powers that come before its attacks are forgone with the first of
    them
    (dnd.action.multiattack)."""
    at = next((n for n, (id, _) in enumerate(creature.bundle) if id == part), 0)
    left = tuple((id, n) for number, (id, n) in enumerate(creature.bundle) if number >= at or id not in creature.sheet.powers)
    return tuple((id, n - (id == part)) for id, n in left if n - (id == part) > 0)


def strike(
    table: Table[Fight],
    who: Who,
    target: Who,
    means: Means,
    edges: tuple[tuple[RuleId, ...], tuple[RuleId, ...]] = ((), ()),
    plain_damage: bool = False,
    guess: Square = -1,
) -> bool:
    """One attack roll and what comes of it (dnd.attack.steps). `plain_damage`: without the ability modifier (dnd.twf.damage);
    `guess`: the square it is aimed at, a miss of which tells its side nothing more (dnd.attack.guess_square)."""
    fight = table.battle
    attacker, victim = fight.creatures[who], fight.creatures[target]
    if IMPROVISED in means.properties:
        means = as_used(table, who, means)
    if attacker.flags & EMPOWERED:
        means = enchanted(fight, attacker, means)
    if not means.melee and means.weapon:
        shoot(table, attacker, means, victim.at)
    if attacker.sheet.recharges and means.id in attacker.sheet.recharges:
        table.make(facts.power_used, who, means.id)
    if attacker.sheet.reactive or victim.sheet.reactive or fight.effects:
        table.before(Targeted(who, target, means.id))
        if not (victim.present and attacker.able):
            return False
    if not (means.melee or fight.board.bare) and falls_short(fight, who, target, means):
        return lost_in_water(table, attacker, target)
    for_, against = attack_edges(fight, who, target, means)
    for_, against = for_ + edges[0], against + edges[1]
    d20 = roll_d20(table, who, "dnd.attack.roll", for_, against)
    extra = rolled_bonuses(table, who, "attack") if attacker.flags & ROLLS else ()
    total = d20.kept + means.bonus
    for term in extra:
        total += term.value
    hit, rule = _lands(fight, who, target, d20.kept, total)
    if hit and (victim.sheet.reactive or fight.effects):
        table.before(HitRolled(who, target, means.id, total, d20.kept))
        hit, rule = _lands(fight, who, target, d20.kept, total)
    if table.log is not None:
        roll = Number((Term(d20.kept, "dnd.attack.roll"), *means.terms, *extra))
        if guess >= 0 and not hit:
            table.tell(facts.guess_missed, who, guess, means.id, d20.faces, d20.edge, roll, target)
        else:
            table.tell(
                facts.attack_rolled, who, target, means.id, d20.faces, d20.edge, roll, armor(fight, who, target), (for_, against)
            )
    if attacker.hidden or attacker.stealth >= 0:
        table.make(facts.revealed, who, attacker.at)
    if victim.flags & _SPENT_BY_AN_ATTACK:
        used_help(table, who, target)
    if not hit:
        if guess < 0:
            table.tell(facts.attack_missed, who, target, rule)
    else:
        critical = d20.kept >= critical_from(attacker, means) or _always_critical(fight, who, target)
        table.tell(facts.attack_hit, who, target, critical)
        land(table, who, target, means, critical, d20.edge, plain_damage)
        if victim.flags & WARDED:
            end_kind(table, target, "halved")
    if fight.effects or victim.sheet.reactive:
        shed(table, who, "attack")
        table.expire(ATTACK_OVER, target)
        table.after(Attacked(who, target, hit))
    return hit


def lost_in_water(table: Table[Fight], attacker: Combatant, target: Who) -> bool:
    """A shot under water beyond its normal range misses without a roll (dnd.water.ranged)."""
    if attacker.hidden or attacker.stealth >= 0:
        table.make(facts.revealed, attacker.index, attacker.at)
    table.tell(facts.attack_missed, attacker.index, target, "dnd.water.ranged")
    return False


def _lands(fight: Fight, who: Who, target: Who, natural: int, total: int) -> tuple[bool, RuleId]:
    """A 20 hits and a 1 misses whatever the figures; else the total has to reach the Armor Class
    (dnd.attack.natural_20, dnd.attack.natural_1, dnd.attack.roll)."""
    if natural == 20:
        return True, "dnd.attack.natural_20"
    if natural == 1:
        return False, "dnd.attack.natural_1"
    return total >= armor_class(fight, who, target), "dnd.attack.roll"


def armor_class(fight: Fight, attacker: Who, target: Who) -> int:
    """The Armor Class that an attack has to reach: the target's own, and its cover (dnd.stat.ac, dnd.cover.levels)."""
    victim = fight.creatures[target]
    protection = BONUS[cover(fight, attacker, target)]
    if victim.flags & ARMORED:
        return sum(term.value for term in armor_terms(fight, target, protection) if not term.beaten)
    return victim.sheet.ac + protection


def armor(fight: Fight, attacker: Who, target: Who) -> Number:
    """The same with its terms."""
    return Number(armor_terms(fight, target, BONUS[cover(fight, attacker, target)]))


def _always_critical(fight: Fight, who: Who, target: Who) -> bool:
    """Hits from within 5 ft on the paralysed and the unconscious are critical (dnd.condition.paralyzed,
    dnd.condition.unconscious)."""
    return bool(fight.creatures[target].flags & (PARALYZED | UNCONSCIOUS)) and fight.gap(who, target) <= 1


# ---- a hit -----------------------------------------------------------------------------------------------------------------------

def land(table: Table[Fight], who: Who, target: Who, means: Means, critical: bool, edge: int, plain_damage: bool) -> None:
    """A hit deals its damage and does what else it does (dnd.damage.roll, dnd.damage.critical)."""
    attacker = table.battle.creatures[who]
    damage = means.half if means.half and attacker.hp * 2 <= attacker.most_hp else means.damage
    if plain_damage and damage:
        damage = (plain(damage[0], attacker.sheet.mods[means.ability]), *damage[1:])
    if attacker.sheet.features or attacker.flags & EMPOWERED:
        damage += extra_damage(table, who, target, means, edge)
    if damage:
        parts = roll_damage(table, who, damage, critical)
        hurt(table, target, Blow(parts, who, means.magic, critical, melee=means.melee, weapon="spell" not in means.properties))
    for rider in means.riders:
        if table.battle.creatures[target].present:
            ride(table, who, target, rider, means.id, critical)
    if TRAMPLING in attacker.sheet.features:
        trample(table, who, target, means)
    if NET in means.properties and table.battle.creatures[target].present:
        entangle(table, who, target, means.weapon)

