"""Objects as targets: attacking them, what they withstand, and what their breaking does."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import reshaped
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import FILLED, lowest
from bitva.kernel.space import squares as each
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Squares, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import AFFLICTED, shed
from bitva.rulebooks.dnd5e.attack import means_of, no_attack_left, use_attack
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import roll_d20, rolled_bonuses
from bitva.rulebooks.dnd5e.cover import TOTAL, cover_between
from bitva.rulebooks.dnd5e.damage import Blow, changed, covers, roll_damage
from bitva.rulebooks.dnd5e.edges import means_edges, own_edges
from bitva.rulebooks.dnd5e.figures import all_means, in_hands
from bitva.rulebooks.dnd5e.gear import IMPROVISED
from bitva.rulebooks.dnd5e.holding import held_by
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.sight import HEAVILY, obscurement
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.things import Object
from bitva.rulebooks.dnd5e.water import under_water
from bitva.rulebooks.dnd5e.weapons import NET, as_used, draw, refuse_means, shoot
from bitva.rulebooks.dnd5e.words import BLINDED

BREAKS = "dnd.attack.object"


@value
class Smash(Action):
    """One attack on an object: a door, a wall, the net that holds somebody."""

    verb: ClassVar[str] = "smash"
    who: Who
    thing: str
    means: str = ""
    draw: bool = False


# ---- where it is -------------------------------------------------------------------------------------------------------------

def space_of(fight: Fight, thing: Object) -> Squares:
    """The squares of an object; what holds a creature is where the creature is."""
    return thing.squares or (fight.creatures[thing.on].space if thing.on >= 0 else 0)


def distance_to(fight: Fight, who: Who, thing: Object) -> int:
    """How many squares away an object is (dnd.grid.distance)."""
    creature, board, away = fight.creatures[who], fight.board, 0
    space = space_of(fight, thing)
    while not board.reach(creature.at, creature.size, away) & space and away < board.width + board.height:
        away += 1
    return away


# ---- attacking it --------------------------------------------------------------------------------------------------------------

@book.refuses(Smash)
def refuse_smash(fight: Fight, smash: Smash) -> Iterator[Refusal]:
    """It takes an attack like any other, on an object that is there and within reach or range (dnd.attack.object)."""
    creature, thing = fight.creatures[smash.who], fight.object(smash.thing)
    means = means_of(fight, creature, smash.means)
    if means is None or thing is None or not thing.whole or not space_of(fight, thing):
        yield refusal(BREAKS, hard=True, thing=smash.thing, means=smash.means)
        return
    yield from no_attack_left(fight, smash.who, means)
    away = distance_to(fight, smash.who, thing)
    if means.melee and away > means.reach:
        yield refusal("dnd.attack.reach", away=away * 5, reach=means.reach * 5)
    elif not means.melee and away > squares(means.long):
        single = means.normal == means.long
        yield refusal("dnd.attack.range_single" if single else "dnd.attack.range_two", away=away * 5, range=means.long)
    if means.target == "creature" or not means.damage:
        yield refusal(BREAKS, means=means.id)
    if away > 1 and cover_between(fight.board, creature.space, space_of(fight, thing), 0) == TOTAL:
        yield refusal("dnd.cover.levels", thing=smash.thing)
    yield from refuse_means(fight, smash.who, means, means.weapon if smash.draw else "")


@book.proposes
def propose_smash(fight: Fight, who: Who) -> Iterator[Action]:
    """Every means at hand on every object within its range (dnd.attack.object)."""
    creature = fight.creatures[who]
    if not fight.objects or not (creature.action or creature.attacks or creature.bundle):
        return
    usable = [means for means in all_means(fight, creature) if in_hands(fight, creature, means)]
    for thing in fight.objects:
        away = distance_to(fight, who, thing) if thing.whole and space_of(fight, thing) else -1
        for means in usable:
            if 0 <= away <= (means.reach if means.melee else squares(means.long)):
                yield Smash(who, thing.id, means.id)


@book.performs(Smash)
def perform_smash(table: Table[Fight], smash: Smash) -> None:
    """An attack roll against the Armor Class of the object, and damage that it may not even feel
    (dnd.attack.object, dnd.attack.roll, dnd.attack.natural_20, dnd.attack.natural_1)."""
    means = means_of(table.battle, table.battle.creatures[smash.who], smash.means)
    assert means is not None
    use_attack(table, smash.who, means)
    if smash.draw:
        draw(table, smash.who, means.weapon)
    strike_object(table, smash.who, smash.thing, means)
    acted(table, smash)


def strike_object(table: Table[Fight], who: Who, id: str, means: Means) -> None:
    """One attack roll against an object, by a weapon or a spell (dnd.attack.object, dnd.attack.unseen_target,
    dnd.attack.reveals)."""
    fight = table.battle
    attacker, thing = fight.creatures[who], fight.object(id)
    assert thing is not None
    if IMPROVISED in means.properties:
        means = as_used(table, who, means)
    if not means.melee and means.weapon:
        shoot(table, attacker, means, beside(fight, thing))
    for_: list[str] = []
    against: list[str] = []
    own_edges(fight, attacker, for_, against)
    if not attacker.flags & BLINDED and unseen(fight, who, thing):
        against.append("dnd.attack.unseen_target")
    means_edges(fight, attacker, distance_to(fight, who, thing), means, against)
    d20 = roll_d20(table, who, "dnd.attack.roll", tuple(for_), tuple(against))
    roll = Number((Term(d20.kept, "dnd.attack.roll"), *means.terms, *rolled_bonuses(table, who, "attack")))
    hit = d20.kept == 20 or (d20.kept != 1 and roll.total >= thing.ac)
    table.tell(facts.object_attacked, who, thing.id, means.id, d20.faces, d20.edge, roll, thing.ac, (d20.for_, d20.against), hit)
    if attacker.hidden or attacker.stealth >= 0:
        table.make(facts.revealed, who, attacker.at)
    if hit:
        critical = d20.kept == 20
        parts = roll_damage(table, who, means.damage, critical)
        weapon = "spell" not in means.properties
        damage_object(table, thing.id, Blow(parts, who, means.magic, critical, melee=means.melee, weapon=weapon))
    shed(table, who, "attack")


def unseen(fight: Fight, who: Who, thing: Object) -> bool:
    """Does it lie in what these eyes cannot look into? (dnd.vision.heavily_obscured)"""
    return not any(obscurement(fight, who, square) < HEAVILY for square in each(space_of(fight, thing)))


def beside(fight: Fight, thing: Object) -> Square:
    """Where what is thrown at an object comes to lie: on its square, or before it if that is filled."""
    space = space_of(fight, thing)
    free = space & ~fight.board.filled
    if free:
        return lowest(free)
    near = fight.board.near[lowest(space)] & ~fight.board.filled & fight.board.area
    return lowest(near or space)


def damage_object(table: Table[Fight], id: str, blow: Blow) -> int:
    """An object takes damage: what it is immune to does nothing, nor does a single blow below its threshold; at 0 it breaks
    (dnd.attack.object, dnd.damage.immunity). Returns the damage taken."""
    thing = table.battle.object(id)
    if thing is None or not thing.whole:
        return 0
    numbers = tuple((type, withstood(table.battle, thing, amount, type, blow)) for amount, type in blow.parts)
    amount = sum(number.total for _, number in numbers)
    if amount <= 0 or amount < thing.threshold:
        table.tell(facts.object_unhurt, id, "dnd.damage.immunity" if amount <= 0 else BREAKS, numbers)
        return 0
    table.make(facts.object_hurt, id, amount, numbers)
    if thing.hp <= amount:
        break_object(table, id)
    return amount


def withstood(fight: Fight, thing: Object, amount: int, type: str, blow: Blow) -> Number:
    """What of one type of damage counts against an object (dnd.damage.immunity, dnd.damage.resistance, dnd.water.fire)."""
    steps: list[tuple[int, str]] = []
    left = amount
    if blow.half:
        steps.append((left // 2 - left, blow.half))
        left //= 2
    if covers(thing.immune, type, blow):
        steps.append((-left, "dnd.damage.immunity"))
        return changed(amount, steps)
    if covers(thing.resist, type, blow):
        steps.append((left // 2 - left, "dnd.damage.resistance"))
        left //= 2
    elif type == "fire" and under_water(fight, space_of(fight, thing)):
        steps.append((left // 2 - left, "dnd.water.fire"))
        left //= 2
    if covers(thing.vulnerable, type, blow):
        steps.append((left, "dnd.damage.vulnerability"))
    return changed(amount, steps)


def break_object(table: Table[Fight], id: str) -> None:
    """A broken door or wall leaves its squares open, and what held somebody holds him no more (dnd.attack.object)."""
    fight = table.battle
    thing = fight.object(id)
    assert thing is not None
    table.make(facts.object_broke, id)
    if thing.squares & fight.board.filled:
        table.make(reshaped, FILLED, fight.board.filled & ~thing.squares)
    for effect in fight.effects:
        if thing.holds and effect.number == thing.holds:
            table.end(effect)


# ---- what held somebody is gone with its effect ----------------------------------------------------------------------------------

@book.on_end(NET)
def net_off(table: Table[Fight], effect: Effect) -> None:
    """A net that was torn off whole lies where its captive is; one that was cut is no good any more (dnd.weapon.net)."""
    thing = held_by(table.battle, effect)
    if thing is not None and thing.whole:
        table.make(facts.lies, table.battle.creatures[effect.on].at, str(effect.data[0]))
    no_longer_held(table, effect)


@book.on_end(AFFLICTED)
def no_longer_held(table: Table[Fight], effect: Effect) -> None:
    """What kept an effect up is gone with it (dnd.attack.object)."""
    thing = held_by(table.battle, effect)
    if thing is not None:
        table.make(facts.object_gone, thing.id)
