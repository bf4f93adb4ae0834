"""Charging: a run straight at a foe, and one blow at the end of it."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Squares, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import FORBIDDING, strike
from bitva.rulebooks.starfinder.bonuses import Bonus, grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, out_of_turn, pay, poised
from bitva.rulebooks.starfinder.conditions import cannot_hurry
from bitva.rulebooks.starfinder.draws import take_in_hand
from bitva.rulebooks.starfinder.figures import reached_from, speed, wielded
from bitva.rulebooks.starfinder.ground import ground, shares
from bitva.rulebooks.starfinder.lanes import is_straight, straight_ways, swept
from bitva.rulebooks.starfinder.moments import TURN_END, TURN_START
from bitva.rulebooks.starfinder.movement import cannot_go, go, refuse_way
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import observes
from bitva.rulebooks.starfinder.state import Combatant, Fight, levels_apart
from bitva.rulebooks.starfinder.turn import STARTS
from bitva.rulebooks.starfinder.words import FULL

MOVING: Final = "sf.charge.move"
LEAST: Final = 2
"""Squares that one has to run at least (sf.charge.min)."""
PENALTY: Final = -2
SKILLED: Final = "charging"
"""A feature with `attack` and `ac` in the place of the penalties, and with `ends`, what may be done instead of the attack
(sf.charge.class)."""


@value
class Charge(Action):
    """A run along these squares at a foe, and an attack in melee."""

    verb: ClassVar[str] = "charge"
    cost: ClassVar[str] = FULL
    who: Who
    target: Who
    path: Path
    means: str = ""
    end: str = ""


# ---- whom one saw when the turn began -----------------------------------------------------------------------------------------

def look_round(table: Table[Fight], who: Who) -> None:
    """Whom a creature does not see at the start of its turn it cannot charge in this turn (sf.charge.sight)."""
    fight = table.battle
    unseen = sum(1 << enemy.index for enemy in fight.enemies(who) if not observes(fight, who, enemy.index))
    if unseen != fight.creatures[who].unseen:
        table.make(facts.looked_round, who, unseen)


STARTS.append(look_round)


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Charge)
def refuse_charge(fight: Fight, charge: Charge) -> Iterator[Refusal]:
    """The whole turn, a foe that was in sight when it began, a straight and clear way of at least two squares to the nearest square
    from which the foe can be attacked, within twice the speed (sf.charge.move, sf.charge.sight, sf.charge.straight,
    sf.charge.destination, sf.charge.min, sf.charge.path)."""
    creature, other = fight.creatures[charge.who], fight.creatures[charge.target]
    means = means_of(creature, charge.means)
    if means is None or not charge.path or not other.present or charge.who == charge.target:
        yield refusal(MOVING, hard=True, means=charge.means)
        return
    yield from cannot_spend(fight, charge.who, FULL)
    yield from cannot_hurry(creature)
    yield from cannot_go(fight, charge.who)
    yield from cannot_ready(creature, means)
    if creature.unseen >> charge.target & 1:
        yield refusal("sf.charge.sight", target=charge.target)
    if not is_straight(fight.board, creature.at, charge.path):
        yield refusal("sf.charge.straight", square=charge.path[-1])
        return
    yield from refuse_lane(fight, creature, other, means, charge.path)
    if charge.end and charge.end not in feature_of(creature).get("ends", ()):
        yield refusal("sf.charge.class", end=charge.end)
    for rule in FORBIDDING:
        yield from rule(fight, charge.who, charge.target, means)


def refuse_lane(fight: Fight, creature: Combatant, other: Combatant, means: Means, path: Path) -> Iterator[Refusal]:
    """Where it ends, how far it is, and whether something is on a line there (sf.charge.destination, sf.charge.min, sf.charge.move,
    sf.charge.path)."""
    board, there = fight.board, path[-1]
    land = ground(fight, creature.index)
    held = holding(fight, creature, other, means)
    if not nearest(fight, creature, other, means) >> there & 1 or board.space(there, creature.size) & (board.filled | held):
        yield refusal("sf.charge.destination", square=there)
    if len(path) < LEAST:
        yield refusal("sf.charge.min", squares=len(path))
    hindrances = board.filled | held
    for mask in land.rough:
        hindrances |= mask
    if swept(board, creature.at, there, creature.size) & hindrances & ~creature.space:
        yield refusal("sf.charge.path", square=there)
    yield from refuse_way(fight, creature.index, path, 2 * speed(fight, creature.index), MOVING)


def means_of(creature: Combatant, id: str) -> Means | None:
    """The melee attack of this name; if none is named, the first that is wielded."""
    if id:
        found = creature.sheet.means.get(id)
        return found if found is not None and found.melee else None
    return next((means for means in creature.sheet.means.values() if means.melee and wielded(creature, means)), None)


def cannot_ready(creature: Combatant, means: Means) -> Iterator[Refusal]:
    """What is not wielded yet is made ready on the way, by those with a base attack bonus of +1 (sf.charge.draw,
    sf.weapon.hands)."""
    if wielded(creature, means):
        return
    if not creature.sheet.draws_on_the_move:
        yield refusal("sf.charge.draw", bab=creature.sheet.bab)
    if creature.holds(means.weapon) or not creature.carries(means.weapon):
        yield refusal("sf.weapon.hands", means=means.id)
    elif creature.free_hands < means.hands:
        yield refusal("sf.weapon.hands", free=creature.free_hands)


def nearest(fight: Fight, creature: Combatant, other: Combatant, means: Means) -> Squares:
    """Of all squares from which it could attack the foe, the nearest to where it stands, whatever is on them
    (sf.charge.destination, sf.grid.closest)."""
    board, size = fight.board, creature.size
    wide = means.reach + size
    around = board.reach(other.at, other.size, wide) & board.fits(size)
    best, found = 10_000, 0
    for square in squares(around):
        if reached_from(fight, creature, square, means.reach, other.at, other.size, other.height):
            away = board.pace(creature.at, 1, square, 1)
            if away <= best:
                found = (found if away == best else 0) | 1 << square
                best = away
    return found


def holding(fight: Fight, creature: Combatant, other: Combatant, means: Means) -> Squares:
    """The spaces of all creatures but the helpless, and of the foe if it has to be attacked from within its space
    (sf.charge.path, sf.charge.helpless, sf.reach.zero)."""
    found = 0
    for each in fight.creatures:
        entered = each is other and not means.reach and shares(creature, each)
        level = not levels_apart(each.height, each.size, creature.height, creature.size)
        if each.present and each is not creature and level and not each.helpless and not entered:
            found |= each.space
    return found


# ---- which there are ---------------------------------------------------------------------------------------------------------

@book.proposes
def propose_charges(fight: Fight, who: Who) -> Iterator[Action]:
    """At every foe in sight, with whatever is wielded or can be drawn on the way, straight to the nearest squares
    (sf.charge.destination)."""
    creature = fight.creatures[who]
    if creature.spent or next(cannot_spend(fight, who, FULL), None) is not None or next(cannot_go(fight, who), None) is not None:
        return
    feet = 2 * speed(fight, who)
    for enemy in fight.enemies(who):
        if creature.unseen >> enemy.index & 1:
            continue
        for means in creature.sheet.means.values():
            if means.melee and next(cannot_ready(creature, means), None) is None and (
                    fight.gap(who, enemy.index) - means.reach) * 5 <= feet:
                for square in squares(nearest(fight, creature, enemy, means)):
                    yield from (Charge(who, enemy.index, way, means.id, end)
                                for way in straight_ways(fight.board, creature.at, square) if way
                                for end in ("", *feature_of(creature).get("ends", ())))


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Charge)
def perform_charge(table: Table[Fight], charge: Charge) -> None:
    """The weapon is made ready on the run; the penalty to the armour class begins with the attack, which closes the charge
    (sf.charge.draw, sf.charge.attack, sf.charge.stop)."""
    creature = table.battle.creatures[charge.who]
    means = means_of(creature, charge.means)
    assert means is not None
    pay(table, charge.who, FULL, charge.verb)
    if not wielded(creature, means):
        take_in_hand(table, creature, means.weapon)
    if not go(table, charge.who, charge.path) or not creature.able or not table.battle.creatures[charge.target].present:
        return
    attack, ac = penalties(creature)
    if ac:
        grant(table, charge.who, "ac", ac, "sf.charge.attack", by=charge.who, until=Until(TURN_START, charge.who), name="charging")
    if charge.end:
        close_with(table, charge, attack)
    else:
        strike(table, charge.who, charge.target, means, (Bonus(attack, "sf.charge.attack"),))


def close_with(table: Table[Fight], charge: Charge, attack: int) -> None:
    """What a feature lets one do at the end in the place of the attack (sf.charge.class)."""
    fight = table.battle
    names = (fight.creatures[charge.who].id, charge.end, fight.creatures[charge.target].id)
    deed = book.notation.read(fight, " ".join(names))
    refused = book.refuse(poised(fight, charge.who), deed)
    if refused is not None:
        table.tell(facts.attack_missed, charge.who, charge.target, refused.rule)
        return
    if attack:
        grant(table, charge.who, "attack", attack, "sf.charge.attack", by=charge.who, once=True,
              until=Until(TURN_END, charge.who))
    out_of_turn(table, deed)


def feature_of(creature: Combatant) -> Mapping[str, Any]:
    """What a class makes of the charge (sf.charge.class)."""
    return creature.sheet.features.get(SKILLED, {"attack": PENALTY, "ac": PENALTY})


def penalties(creature: Combatant) -> tuple[int, int]:
    """-2 to the attack and -2 to the armour class, unless a feature says otherwise (sf.charge.attack, sf.charge.class)."""
    feature = feature_of(creature)
    return int(feature.get("attack", PENALTY)), int(feature.get("ac", PENALTY))
