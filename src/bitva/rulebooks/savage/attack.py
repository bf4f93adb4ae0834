"""Attacks: who may be attacked with what, dice allotted to targets after they fell, hits one after the other."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Number
from bitva.kernel.table import Table
from bitva.kernel.words import Creatures, Square, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.bystanders import strays
from bitva.rulebooks.savage.conditions import impose
from bitva.rulebooks.savage.disarm import aimed_at, has_part, strike_thing
from bitva.rulebooks.savage.evasion import evades
from bitva.rulebooks.savage.figures import in_hand, means_named
from bitva.rulebooks.savage.harm import suffer
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.improvised import classify
from bitva.rulebooks.savage.modifiers import EXTREME
from bitva.rulebooks.savage.moments import Attacked, Targeted
from bitva.rulebooks.savage.obstacles import Barrier, gone_through, slowed
from bitva.rulebooks.savage.pools import Lot, allotted, cast
from bitva.rulebooks.savage.rolls import CRITICAL, FAILURE, raises_of
from bitva.rulebooks.savage.sheet import RANGED, THROWN, UNCLASSED, Means
from bitva.rulebooks.savage.sight import DARK, IN_THE_DARK, PENALTY, darkness, line_of_sight
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.strike import (
    Strike,
    attack_terms,
    band,
    damage_dice,
    damage_terms,
    harm_of,
    roll_damage,
    roll_over,
    to_reach,
)
from bitva.rulebooks.savage.turn import no_action, use_action

SHOTS: Final = {1: 1, 2: 5, 3: 10, 4: 20, 5: 40, 6: 50}
"""Rounds that go with each Rate of Fire used (sw.attack.ammo)."""
ATTACK: Final = "attack"
TOUCH: Final = "touch"
BARRELS: Final = "both-barrels"
BOTH: Final = 2
"""Rounds that both barrels fire (sw.attack.shotgun)."""
ONCE: Final = ("sw.attack.natural",)
"""What adds to the damage of a creature only once a turn."""
LIMITED: Final = "limited"
"""The flag of attacks of which only one may be made in a turn (sw.turn.limited)."""


@value
class Attack(Action):
    """One attack as an action: with a rate of fire of several dice at several targets, at a part, with options chosen."""

    verb: ClassVar[str] = "attack"
    who: Who
    targets: Creatures
    means: str = ""
    dice: int = 1
    part: str = ""
    how: tuple[str, ...] = ()


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Attack)
def refuse_attack(fight: Fight, attack: Attack) -> Iterator[Refusal]:
    """The attack needs an action, a weapon at hand, and targets that it reaches (sw.attack.melee, sw.attack.ranged)."""
    creature = fight.creatures[attack.who]
    means = means_named(creature, attack.means)
    if means is None or not attack.targets:
        yield refusal("sw.attack.melee", hard=True, means=attack.means)
        return
    strike = Strike(attack.who, means, dice=attack.dice, part=attack.part, how=attack.how)
    yield from no_action(fight, attack.who, ATTACK)
    yield from refuse_means(fight, strike, BOTH if BARRELS in attack.how else 1)
    if means.has(LIMITED) and LIMITED in creature.done:
        yield refusal("sw.turn.limited", means=means.id)
    yield from refuse_dice(fight, attack, creature, means)
    for target in attack.targets:
        yield from refuse_target(fight, strike, target)
    for word in attack.how:
        if word not in book.attack_options:
            yield refusal("sw.attack.melee", hard=True, how=word)
            return
        yield from book.attack_options[word](fight, strike)
    for reasons in book.attack_reasons:
        yield from reasons(fight, attack, strike)


def refuse_means(fight: Fight, strike: Strike, times: int = 1) -> Iterator[Refusal]:
    """The weapon must be in hand, loaded for so many bursts, and of a kind that can be used where one stands (sw.turn.ready,
    sw.turn.reload, sw.attack.ammo, sw.attack.ranged_in_melee)."""
    creature, means = fight.creatures[strike.who], strike.means
    if not means.natural and means.weapon not in creature.hand:
        yield refusal("sw.turn.ready", thing=means.weapon)
    if means.template:
        yield refusal("sw.area.templates", means=means.id)
    needed = SHOTS.get(strike.dice, 1) * times
    if means.magazine:
        left = creature.in_magazine(means.weapon, means.magazine)
        if left < needed:
            yield refusal("sw.turn.reload" if not left else "sw.attack.ammo", left=left, needs=needed)
    elif means.ammunition and creature.ammunition(means.ammunition) < needed:
        yield refusal("sw.attack.ammo", left=creature.ammunition(means.ammunition), needs=needed)
    if means.kind == RANGED and not means.has("pistol") and in_melee(fight, strike.who):
        yield refusal("sw.attack.ranged_in_melee", means=means.id)


def in_melee(fight: Fight, who: Who) -> bool:
    """Does an enemy stand next to it? (sw.attack.ranged_in_melee)"""
    return any(fight.adjacent(who, foe.index) for foe in fight.foes(who) if not foe.sheet.vehicle)


def refuse_dice(fight: Fight, attack: Attack, creature: Combatant, means: Means) -> Iterator[Refusal]:
    """As many dice as the Rate of Fire, and no more targets than dice (sw.attack.rof)."""
    most = most_dice(creature, means)
    if not 1 <= attack.dice <= most or attack.dice not in SHOTS:
        yield refusal("sw.attack.rof", dice=attack.dice, most=most)
    if len(attack.targets) > attack.dice or len(dict.fromkeys(attack.targets)) != len(attack.targets):
        yield refusal("sw.attack.rof", targets=attack.targets, dice=attack.dice)


def most_dice(creature: Combatant, means: Means) -> int:
    """The Rate of Fire; in melee one, and a second die once a turn for who is in a frenzy (sw.attack.rof, sw.dice.multi)."""
    if not means.melee:
        return means.rof
    return 2 if creature.sheet.has("frenzy") and "frenzy" not in creature.done else 1


def refuse_target(fight: Fight, strike: Strike, target: Who) -> Iterator[Refusal]:
    """Somebody else, there, within reach or range, in sight, and not lost in the dark (sw.gear.reach, sw.attack.range_bands,
    sw.attack.extreme, sw.attack.illumination)."""
    other = fight.creatures[target]
    if not other.present or target == strike.who:
        yield refusal("sw.attack.melee", hard=True, target=target)
        return
    away = fight.gap(strike.who, target)
    if strike.means.melee:
        reach = reach_of(fight, strike)
        if away > reach:
            yield refusal("sw.gear.reach", away=away, reach=reach)
    elif band(strike.means.bands, away) == len(strike.means.bands):
        yield from beyond(strike, away)
    if not line_of_sight(fight, strike.who, target):
        yield refusal("sw.attack.ranged", target=target)
    elif darkness(fight, strike.who, target) == PENALTY[DARK] and away > IN_THE_DARK:
        yield refusal("sw.attack.illumination", away=away, within=IN_THE_DARK)


def reach_of(fight: Fight, strike: Strike) -> int:
    """Inches to which a melee attack reaches: adjacent, the weapon's Reach, and that of one's size (sw.gear.reach,
    sw.size.table)."""
    return 1 + strike.means.reach + fight.creatures[strike.who].sheet.reach


def beyond(strike: Strike, away: int) -> Iterator[Refusal]:
    """Thrown things have no extreme range; other shots need aim, and nothing reaches beyond four times long range
    (sw.attack.extreme)."""
    long = strike.means.bands[-1] if strike.means.bands else 0
    if strike.means.kind == THROWN or away > EXTREME * long:
        yield refusal("sw.attack.range_bands", away=away, long=long)
    elif "extreme" not in strike.how:
        yield refusal("sw.attack.extreme", away=away, long=long)


@book.proposes
def propose_attacks(fight: Fight, who: Who) -> Iterator[Action]:
    """Every weapon in hand on every enemy, with one die, and with all its dice on one enemy (sw.attack.melee, sw.attack.rof)."""
    creature = fight.creatures[who]
    if not creature.able:
        return
    for other in fight.foes(who):
        for means in in_hand(creature):
            yield Attack(who, (other.index,), means.id)
            if most_dice(creature, means) > 1:
                yield Attack(who, (other.index,), means.id, most_dice(creature, means))


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Attack)
def perform_attack(table: Table[Fight], attack: Attack) -> None:
    """The action is used, rounds are spent, and the attack is made (sw.attack.ammo, sw.turn.action)."""
    if broken_into(table, attack):
        return
    means = means_named(table.battle.creatures[attack.who], attack.means)
    assert means is not None
    if means.has(UNCLASSED):
        means = classify(table, attack.who, means)
        if book.refuse(table.battle, attack) is not None:
            return
    use_action(table, attack.who, ATTACK)
    strike = Strike(attack.who, means, dice=attack.dice, part=attack.part, how=attack.how)
    if means.melee and attack.dice > 1:
        table.make(facts.happened, attack.who, "frenzy")
    if means.has(LIMITED):
        table.make(facts.happened, attack.who, LIMITED)
    spend_rounds(table, strike, table.battle.creatures[attack.targets[0]].at, BOTH if BARRELS in attack.how else 1)
    for task in book.attack_starts:
        task(table, attack)
    carry_out(table, strike, attack.targets)


def spend_rounds(table: Table[Fight], strike: Strike, there: Square = -1, times: int = 1) -> None:
    """Rounds by the Rate of Fire used, or the thing itself that is thrown, which then lies there (sw.attack.ammo)."""
    fight = table.battle
    creature, means = fight.creatures[strike.who], strike.means
    spent = SHOTS[strike.dice] * times
    if means.magazine:
        table.make(facts.shot, strike.who, means.weapon, creature.in_magazine(means.weapon, means.magazine) - spent)
    elif means.ammunition:
        table.make(facts.rounds_left, strike.who, means.ammunition, creature.ammunition(means.ammunition) - spent)
    elif means.kind == THROWN and means.weapon:
        at = creature.hand.index(means.weapon)
        table.make(facts.held, strike.who, creature.hand[:at] + creature.hand[at + 1:], False)
        table.make(facts.geared, strike.who, means.weapon, creature.carries(means.weapon) - 1)
        if there >= 0 and not means.has("explosive"):
            lying = next((count for square, id, count in fight.floor if (square, id) == (there, means.weapon)), 0)
            table.make(facts.lies, there, means.weapon, lying + 1)


def carry_out(table: Table[Fight], strike: Strike, targets: Creatures) -> int:
    """The dice fall, are allotted, and each hit is resolved completely before the next: how many of the targets are hit, -1 if none
    is, -2 after a critical failure (sw.attack.rof, sw.damage.sequence)."""
    fight = table.battle
    who = strike.who
    for target in targets:
        table.before(Targeted(who, target, strike.means.id))
    there = tuple(target for target in targets if fight.creatures[target].present)
    if not there or not fight.creatures[who].present:
        return FAILURE
    shooting_away(table, strike, there)
    thrown = cast(table, strike, there)
    hits: dict[Who, bool] = dict.fromkeys(there, False)
    lots: tuple[Lot, ...] = ()
    if thrown.critical:
        for target in there:
            table.tell(facts.attack_failed, who, target, strike.means.id)
    else:
        lots = tuple(allotted(table, strike, there, thrown))
        weighed = [weigh(fight, strike, lot) for lot in lots]
        for lot, found in zip(lots, weighed, strict=True):
            if resolve(table, strike, lot, found):
                hits[lot.target] = True
    if not strike.means.melee:
        strays(table, strike, there, thrown, lots)
    roll_over(table, strike)
    for target, hit in hits.items():
        table.after(Attacked(who, target, strike.means.id, hit))
    return CRITICAL if thrown.critical else sum(hits.values()) or FAILURE


def shooting_away(table: Table[Fight], strike: Strike, targets: Creatures) -> None:
    """Who shoots at somebody farther off while in melee is Vulnerable at once (sw.attack.away_in_melee)."""
    fight = table.battle
    if not strike.means.melee and in_melee(fight, strike.who) and any(not fight.adjacent(strike.who, t) for t in targets):
        impose(table, strike.who, "vulnerable", "sw.attack.away_in_melee", strike.who)


def weigh(fight: Fight, strike: Strike, lot: Lot) -> tuple[Number, Number, int]:
    """One die against its target: its total, the number to reach, and its raises (sw.dice.raise)."""
    number = Number((lot.term(), *attack_terms(fight, strike, lot.target)))
    other = to_reach(fight, strike, lot.target)
    return number, other, raises_of(number.total, other.total)


def resolve(table: Table[Fight], strike: Strike, lot: Lot, weighed: tuple[Number, Number, int]) -> bool:
    """One die against its target, weighed as all of them fell, and the damage if it hits. Does it? At somebody who has fallen to
    another die of the same attack it is lost (sw.attack.melee, sw.attack.ranged, sw.damage.sequence)."""
    if not table.battle.creatures[lot.target].present:
        return False
    number, other, raises = weighed
    table.tell(facts.attack_rolled, strike.who, lot.target, strike.means.id, number, other, raises)
    barrier = gone_through(table, strike, lot.target, lot.term(), other.total) if raises == FAILURE else None
    if (raises == FAILURE and barrier is None) or evades(table, lot.target, strike.means, strike.who):
        return False
    hurt(table, strike, lot.target, raised=raises > 0, barrier=barrier)
    return True


def hurt(table: Table[Fight], strike: Strike, target: Who, raised: bool, barrier: Barrier | None = None) -> int:
    """Damage is rolled and applied; Wounds taken, -1 for no effect; a mere touch does none (sw.damage.melee, sw.damage.ranged,
    sw.damage.compare, sw.attack.touch, sw.obstacle.through)."""
    fight = table.battle
    lost = strike.part and not has_part(fight.creatures[target], strike.part)
    harmless = TOUCH in strike.how or lost or (not strike.means.damage.strength and not strike.means.damage.dice.groups)
    if not fight.creatures[target].present or harmless:
        return -1
    for judge in book.damage_judges:
        judge(table, strike, target)
    thing = aimed_at(fight, strike, target)
    if thing:
        return strike_thing(table, strike, target, thing)
    dice, terms = damage_dice(fight, strike, raised, target), damage_terms(fight, strike, target)
    damage = roll_damage(table, strike.who, target, dice, terms)
    for term in terms:
        if term.rule in ONCE:
            table.make(facts.happened, strike.who, term.rule)
    amount, harm = damage.total, harm_of(strike)
    if barrier is not None:
        amount, harm = slowed(fight, barrier, amount, harm)
    taken = suffer(table, target, amount, harm)
    if taken >= 0:
        for follow in book.hurting:
            follow(table, strike, target)
    return taken
