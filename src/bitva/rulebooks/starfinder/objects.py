"""Things that take damage: what is broken, and blows at what nobody carries."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import reshaped
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import FILLED
from bitva.kernel.space import squares as each
from bitva.kernel.table import Table
from bitva.kernel.words import Squares, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import means_of, refuse_means
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, grant, stacked
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_spend, pay
from bitva.rulebooks.starfinder.damage import Part, roll_damage
from bitva.rulebooks.starfinder.figures import wielded
from bitva.rulebooks.starfinder.hands import fewer, without
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import ATTACKING, DEALING, ROLL, expend, exposed, lands, nonlethal
from bitva.rulebooks.starfinder.things import Thing, hardness_of, hit_points_of, is_broken, lost_by, without_dents
from bitva.rulebooks.starfinder.words import FULL, STANDARD

BROKEN: Final = "sf.condition.broken"
HARD: Final = "sf.object.hardness"
TARGET: Final = "sf.object.attack"
CLUMSY: Final = Bonus(-2, BROKEN)
BY_SIZE: Final = {"fine": 8, "diminutive": 4, "tiny": 2, "small": 1, "medium": 0, "large": -1, "huge": -2, "gargantuan": -4,
                  "colossal": -8}
"""What the size of a thing does for its armour class (sf.object.attack)."""
MOTIONLESS: Final = ((10, TARGET), (-5, TARGET), (-2, TARGET))
STEADY: Final = Bonus(5, TARGET)
"""What aiming at something that does not move is good for, if one takes the whole turn for it."""


# ---- what somebody carries -------------------------------------------------------------------------------------------------------

def damage_thing(table: Table[Fight], who: Who, thing: str, parts: tuple[Part, ...], means: Means) -> None:
    """Hardness is subtracted from the damage; at no hit points a thing is destroyed (sf.object.hardness, sf.object.hit_points)."""
    fight = table.battle
    creature = fight.creatures[who]
    most = hit_points_of(fight, thing)
    amount = past_hardness(parts, hardness_of(fight, thing), means)
    lost = lost_by(creature.dents, thing) + amount
    was = is_broken(fight, creature, thing)
    if amount:
        table.make(facts.dented, who, (*without_dents(creature.dents, thing), (thing, lost)))
    table.tell(facts.thing_hurt, who, thing, amount, lost, most, is_broken(fight, creature, thing))
    if lost >= most:
        destroy(table, who, thing)
    elif thing == creature.sheet.armor and not was and is_broken(fight, creature, thing):
        armor_breaks(table, who, thing)


def past_hardness(parts: tuple[Part, ...], hardness: int, means: Means) -> int:
    """What of the damage is left; a penetrating weapon does not mind as much hardness as it has levels (sf.object.hardness,
    sf.weapon.other)."""
    ignored = means.level if "penetrating" in means.properties else 0
    return max(0, sum(part for part, _ in parts) - max(0, hardness - ignored))


def destroy(table: Table[Fight], who: Who, thing: str) -> None:
    """A thing that a creature carried is no more (sf.object.hit_points)."""
    creature = table.battle.creatures[who]
    if creature.holds(thing):
        table.make(facts.in_hand, who, without(creature.hand, thing))
    table.make(facts.geared, who, fewer(creature.gear, thing))
    table.make(facts.dented, who, without_dents(creature.dents, thing))
    table.tell(facts.thing_destroyed, who, thing)


def armor_breaks(table: Table[Fight], who: Who, thing: str) -> None:
    """Half of what armour adds is lost, and it hinders twice as much (sf.condition.broken)."""
    row = table.battle.armor.get(thing, {})
    for figure in ("eac", "kac"):
        bonus = int(row.get(figure, 0))
        grant(table, who, figure, bonus // 2 - bonus, BROKEN, name="broken-armor")
    for figure in ("str", "dex") if row.get("check") else ():
        grant(table, who, figure, int(row["check"]), BROKEN, name="broken-armor")


def clumsy(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Bonus]:
    """-2 to hit and to damage with a broken weapon (sf.condition.broken)."""
    if means.weapon and is_broken(fight, fight.creatures[who], means.weapon):
        yield CLUMSY


# ---- what nobody carries ---------------------------------------------------------------------------------------------------------

@value
class Smash(Action):
    """An attack on something that stands about; who takes the whole turn for it hits in melee, or aims at +5."""

    verb: ClassVar[str] = "smash"
    cost: ClassVar[str] = STANDARD
    who: Who
    thing: str
    means: str = ""
    steady: bool = False


COSTS[Smash] = lambda fight, smash: FULL if getattr(smash, "steady", False) else STANDARD


def object_class(thing: Thing) -> Number:
    """10 and its size, -5 for want of Dexterity, -2 because it does not move (sf.object.attack)."""
    return Number((*(Term(amount, rule) for amount, rule in MOTIONLESS), Term(BY_SIZE[thing.size], TARGET)))


def away_from(fight: Fight, who: Who, space: Squares) -> int:
    """Squares to the nearest part of it."""
    creature = fight.creatures[who]
    return min(fight.board.pace(creature.at, creature.size, square, 1) for square in each(space))


@book.refuses(Smash)
def refuse_smash(fight: Fight, smash: Smash) -> Iterator[Refusal]:
    """An attack like any other, on something whole within reach or range (sf.object.attack)."""
    creature, thing = fight.creatures[smash.who], fight.thing(smash.thing)
    means = means_of(creature, smash.means)
    if thing is None or means is None or not thing.whole or not thing.squares:
        yield refusal(TARGET, hard=True, thing=smash.thing)
        return
    yield from cannot_spend(fight, smash.who, FULL if smash.steady else STANDARD)
    yield from refuse_means(fight, creature, means)
    away = away_from(fight, smash.who, thing.squares)
    if means.melee and away > means.reach:
        yield refusal("sf.attack.melee", away=away * 5, reach=means.reach * 5)
    elif not means.melee and away > in_squares(means.increment) * means.ranges:
        yield refusal("sf.attack.max_range", away=away * 5, range=means.increment * means.ranges)


@book.proposes
def propose_smash(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything within reach (sf.object.attack)."""
    creature = fight.creatures[who]
    for thing in fight.things if creature.standard else ():
        for means in creature.sheet.means.values():
            if thing.whole and wielded(creature, means):
                yield Smash(who, thing.id, means.id)
                yield Smash(who, thing.id, means.id, True)


@book.performs(Smash)
def perform_smash(table: Table[Fight], smash: Smash) -> None:
    """A roll against the thing's armour class, no critical hits, and damage less its hardness (sf.object.attack,
    sf.object.hardness, sf.object.hit_points)."""
    fight = table.battle
    means, thing = means_of(fight.creatures[smash.who], smash.means), fight.thing(smash.thing)
    assert means is not None
    assert thing is not None
    pay(table, smash.who, FULL if smash.steady else STANDARD, smash.verb)
    if not exposed(table, smash.who, means):
        return
    expend(table, smash.who, means)
    if means.melee and smash.steady:
        hit = True
    else:
        die = table.die(20, ROLL, smash.who)
        bonuses = [*means.bonuses, *bearing_on(fight, smash.who, "attack", "melee" if means.melee else "ranged")]
        roll = Number((Term(die, ROLL), *stacked((*bonuses, *((STEADY,) if smash.steady else ())))))
        ac = object_class(thing)
        hit = lands(die, roll.total, ac.total)[0]
        table.tell(facts.object_attacked, smash.who, thing.id, means.id, (die,), roll, ac.total, hit)
    if hit and means.damage and not nonlethal(fight, smash.who, means):
        figures = ("damage", "body-damage") if means.melee or means.thrown else ("damage",)
        damage_object(table, thing, roll_damage(table, smash.who, means.damage, 1, bearing_on(fight, smash.who, *figures)), means)


def damage_object(table: Table[Fight], thing: Thing, parts: tuple[Part, ...], means: Means) -> None:
    """Hardness is subtracted; what is destroyed bars no way (sf.object.hardness, sf.object.hit_points)."""
    amount = past_hardness(parts, thing.hardness, means)
    lost = min(thing.hp, thing.lost + amount)
    table.make(facts.object_hurt, thing.id, amount, lost)
    if lost >= thing.hp:
        table.tell(facts.object_destroyed, thing.id)
        filled = table.battle.board.filled
        if filled & thing.squares:
            table.make(reshaped, FILLED, filled & ~thing.squares)


ATTACKING.append(clumsy)
DEALING.append(clumsy)
