"""The powers one by one: attacks, boosts, wards, healing, walls."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel import areas
from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import reshaped
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, Squares, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.area import blast, inches_to, land, light_term, rolled
from bitva.rulebooks.savage.attack import carry_out
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose, lift
from bitva.rulebooks.savage.figures import trait_die, wounds_count
from bitva.rulebooks.savage.harm import mend
from bitva.rulebooks.savage.powers import (
    ACTIVATE,
    NOWHERE,
    POWERS,
    RANGE,
    Activate,
    Power,
    arcane_roll,
    keep_up,
    reach,
    too_far,
)
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.sheet import RANGED, Means
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike
from bitva.rulebooks.savage.things import Thing, thing_named
from bitva.rulebooks.savage.words import BLEEDING, BOOSTED, INCAPACITATED, TOUGHENED, TRAITS, VIGOR, WARDED

BOLT: Final = "sw.power.bolt"
BLAST: Final = "sw.power.blast"
BOOST: Final = "sw.power.boost"
PROTECTION: Final = "sw.power.protection"
HEALING: Final = "sw.power.healing"
STUN: Final = "sw.power.stun"
BARRIER: Final = "sw.power.barrier"
DEFLECTION: Final = "sw.power.deflection"
LENGTH: Final = 5
"""Inches that a barrier is long (sw.power.barrier)."""
HARD, HARDER = 10, 12
"""The Toughness of a barrier, and with a raise (sw.power.barrier)."""
WAYS: Final = ("melee", "ranged")


# ---- attacks -------------------------------------------------------------------------------------------------------------------

def means_of_power(fight: Fight, who: Who, power: str, template: str = "") -> Means:
    """A power as something to attack with: 2d6 over twice the Smarts die (sw.power.bolt, sw.power.blast)."""
    far = reach(fight, who, 2)
    return Means(power, {"kind": RANGED, "skill": fight.creatures[who].sheet.arcane, "damage": "2d6", "range": (far, far, far),
                         "template": template, "flags": ("pistol",)}, natural=True)


def refuse_bolt(fight: Fight, action: Activate) -> Iterator[Refusal]:
    if action.target == action.who:
        yield refusal(ACTIVATE, hard=True, power=action.power, target=action.target)
        return
    yield from too_far(fight, action, reach(fight, action.who, 2))


def bolt(table: Table[Fight], action: Activate) -> int:
    """An attack roll of the arcane skill, with all that bears on shots but the range (sw.power.bolt)."""
    strike = Strike(action.who, means_of_power(table.battle, action.who, action.power))
    return carry_out(table, strike, (action.target,))


def refuse_blast(fight: Fight, action: Activate) -> Iterator[Refusal]:
    """A point on the map and within range (sw.power.blast)."""
    board = fight.board
    if not (0 <= action.at[0] <= 2 * board.width and 0 <= action.at[1] <= 2 * board.height):
        yield refusal(ACTIVATE, hard=True, power=action.power)
        return
    away = inches_to(fight, action.who, action.at)
    if away > reach(fight, action.who, 2):
        yield refusal(RANGE, away=away, reach=reach(fight, action.who, 2))


def middle_of(fight: Fight, who: Who) -> Point:
    """The middle of somebody's space."""
    creature = fight.creatures[who]
    x, y = fight.board.xy(creature.at)
    return 2 * x + creature.size, 2 * y + creature.size


def propose_blast(fight: Fight, who: Who) -> Iterator[Activate]:
    yield from (Activate(who, "blast", at=middle_of(fight, foe.index)) for foe in fight.foes(who))


def burst(table: Table[Fight], action: Activate) -> int:
    """A medium template; a failure is no power at all, and drifts nowhere (sw.power.blast)."""
    fight = table.battle
    means = means_of_power(fight, action.who, action.power, "medium")
    strike = Strike(action.who, means, area=True, extra=tuple(light_term(fight, action.at)))
    raises = rolled(table, strike)
    if raises >= 0:
        land(table, strike, blast(fight, action.at, means.template), action.at, raised=raises > 0)
    return raises


def refuse_stun(fight: Fight, action: Activate) -> Iterator[Refusal]:
    if action.target == action.who:
        yield refusal(ACTIVATE, hard=True, power=action.power, target=action.target)
        return
    yield from too_far(fight, action, reach(fight, action.who))


def stun(table: Table[Fight], action: Activate) -> int:
    """Vigor, at -2 against a raise, or Stunned (sw.power.stun)."""
    roll = arcane_roll(table, action)
    if roll.success:
        hard = (Term(-2, STUN),) if roll.raises else ()
        if not trait_roll(table, action.target, VIGOR, STUN, terms=hard, most=0).success:
            impose(table, action.target, "stunned", STUN, action.who)
    return roll.raises


# ---- on friends ----------------------------------------------------------------------------------------------------------------

def refuse_near(fight: Fight, action: Activate) -> Iterator[Refusal]:
    yield from too_far(fight, action, reach(fight, action.who))


def friends(fight: Fight, who: Who) -> Iterator[Who]:
    """Itself and its friends."""
    return (creature.index for creature in fight.creatures if creature.up and fight.allied(who, creature.index))


def refuse_boost(fight: Fight, action: Activate) -> Iterator[Refusal]:
    """A trait that he has (sw.power.boost)."""
    yield from refuse_near(fight, action)
    if action.target != NOBODY and (action.choice not in TRAITS or trait_die(fight, action.target, action.choice) is None):
        yield refusal(BOOST, hard=True, trait=action.choice)


def propose_boost(fight: Fight, who: Who) -> Iterator[Activate]:
    for friend in friends(fight, who):
        for trait in ("strength", "vigor", "fighting", "shooting", "athletics"):
            yield Activate(who, "boost", friend, choice=trait)


def boost(table: Table[Fight], action: Activate) -> int:
    """One die step, with a raise two (sw.power.boost)."""
    roll = arcane_roll(table, action)
    if roll.success:
        keep_up(table, "boosted", BOOST, action.target, action.who, BOOSTED, (action.choice, 2 if roll.raises else 1))
    return roll.raises


def propose_protection(fight: Fight, who: Who) -> Iterator[Activate]:
    yield from (Activate(who, "protection", friend) for friend in friends(fight, who))


def protect(table: Table[Fight], action: Activate) -> int:
    """Two points of Armour, with a raise four (sw.power.protection)."""
    roll = arcane_roll(table, action)
    if roll.success:
        keep_up(table, "protected", PROTECTION, action.target, action.who, TOUGHENED, (4 if roll.raises else 2,))
    return roll.raises


def refuse_deflection(fight: Fight, action: Activate) -> Iterator[Refusal]:
    """Against blows or against shots (sw.power.deflection)."""
    yield from refuse_near(fight, action)
    if action.choice not in WAYS:
        yield refusal(DEFLECTION, hard=True, choice=action.choice)


def propose_deflection(fight: Fight, who: Who) -> Iterator[Activate]:
    yield from (Activate(who, "deflection", friend, choice=way) for friend in friends(fight, who) for way in WAYS)


def deflect(table: Table[Fight], action: Activate) -> int:
    """Against the one or the other, with a raise against both (sw.power.deflection)."""
    roll = arcane_roll(table, action)
    if roll.success:
        keep_up(table, "deflecting", DEFLECTION, action.target, action.who, WARDED, ("both" if roll.raises else action.choice,))
    return roll.raises


@book.attack_terms.append
def turned_aside(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Attacks on the protected one are at -2; areas are not turned aside (sw.power.deflection)."""
    if target == NOBODY or strike.area or not fight.creatures[target].flags & WARDED:
        return
    way = "melee" if strike.means.melee else "ranged"
    ward = next((effect for effect in fight.effects_on(target, "deflecting") if effect.data[0] in (way, "both")), None)
    if ward is not None:
        yield Term(-2, DEFLECTION, ward.by)


def refuse_healing(fight: Fight, action: Activate) -> Iterator[Refusal]:
    """By touch, somebody who has Wounds (sw.power.healing)."""
    yield from too_far(fight, action, 1)
    if action.target != NOBODY:
        other = fight.creatures[action.target]
        if not other.wounds and not other.flags & INCAPACITATED:
            yield refusal(HEALING, target=action.target)


def propose_healing(fight: Fight, who: Who) -> Iterator[Activate]:
    for other in fight.creatures:
        if other.present and not other.dead and fight.allied(who, other.index):
            yield Activate(who, "healing", other.index)


def heal(table: Table[Fight], action: Activate) -> int:
    """One Wound, two with a raise; the Wounds of the patient make it harder. The Incapacitated come round first
    (sw.power.healing)."""
    fight = table.battle
    patient = fight.creatures[action.target]
    hard = (Term(-wounds_count(patient), HEALING),) if patient.wounds else ()
    roll = arcane_roll(table, action, hard)
    if not roll.success:
        return roll.raises
    steps = 2 if roll.raises else 1
    if patient.flags & INCAPACITATED:
        lift(table, action.target, "incapacitated")
        steps -= 1
    if patient.flags & BLEEDING:
        lift(table, action.target, "bleeding")
    if steps and patient.wounds:
        table.make(facts.healed, action.target, min(steps, patient.wounds))
    if not patient.wounds:
        mend(table, action.target)
    return roll.raises


# ---- a wall --------------------------------------------------------------------------------------------------------------------

def wall(fight: Fight, action: Activate) -> Squares:
    """The squares of a barrier: five inches from one point towards another, where no wall stands yet (sw.power.barrier)."""
    return areas.strip(fight.board, action.at, action.toward, LENGTH) & ~fight.board.filled


def refuse_barrier(fight: Fight, action: Activate) -> Iterator[Refusal]:
    """Within range, and through nobody (sw.power.barrier)."""
    board = fight.board
    on_map = 0 <= action.at[0] <= 2 * board.width and 0 <= action.at[1] <= 2 * board.height
    if not on_map or action.toward in (NOWHERE, action.at):
        yield refusal(ACTIVATE, hard=True, power=action.power)
        return
    away = inches_to(fight, action.who, action.at)
    if away > reach(fight, action.who):
        yield refusal(RANGE, away=away, reach=reach(fight, action.who))
    laid = wall(fight, action)
    if not laid or laid & fight.taken:
        yield refusal(BARRIER)


def propose_barrier(fight: Fight, who: Who) -> Iterator[Activate]:
    """Across the way to each enemy, one inch before him."""
    board, own = fight.board, fight.creatures[who]
    x, y = board.xy(own.at)
    for foe in fight.foes(who):
        fx, fy = board.xy(foe.at)
        dx, dy = (fx > x) - (fx < x), (fy > y) - (fy < y)
        at = 2 * (fx - dx) + 1 - dy * (LENGTH - 1), 2 * (fy - dy) + 1 + dx * (LENGTH - 1)
        yield Activate(who, "barrier", at=at, toward=(at[0] + 2 * dy, at[1] - 2 * dx))


def raise_wall(table: Table[Fight], action: Activate) -> int:
    """A wall that stops walking, sight and shots, and can be broken down (sw.power.barrier)."""
    roll = arcane_roll(table, action)
    if roll.success:
        fight = table.battle
        laid = wall(fight, action)
        name = f"barrier-{fight.serial + 1}"
        table.make(facts.thing_raised, Thing(name, "barrier", laid, HARDER if roll.raises else HARD))
        table.make(reshaped, "filled", fight.board.filled | laid)
        keep_up(table, "barrier", BARRIER, action.who, action.who, 0, (name,))
    return roll.raises


@book.on_end("barrier")
def wall_gone(table: Table[Fight], effect: Effect) -> None:
    """It vanishes, unless it was broken down before (sw.power.barrier)."""
    thing = thing_named(table.battle, str(effect.data[0]))
    if thing is not None:
        table.make(reshaped, "filled", table.battle.board.filled & ~thing.squares)
    table.make(facts.thing_vanished, str(effect.data[0]))


def at_foes(power: str) -> Callable[[Fight, Who], Iterator[Activate]]:
    """A power that is used on enemies."""
    def propose(fight: Fight, who: Who) -> Iterator[Activate]:
        yield from (Activate(who, power, foe.index) for foe in fight.foes(who))
    return propose


POWERS.update({power.id: power for power in (
    Power("bolt", BOLT, 1, refuse_bolt, at_foes("bolt"), bolt),
    Power("blast", BLAST, 3, refuse_blast, propose_blast, burst),
    Power("stun", STUN, 2, refuse_stun, at_foes("stun"), stun),
    Power("boost", BOOST, 3, refuse_boost, propose_boost, boost),
    Power("protection", PROTECTION, 1, refuse_near, propose_protection, protect),
    Power("deflection", DEFLECTION, 3, refuse_deflection, propose_deflection, deflect),
    Power("healing", HEALING, 3, refuse_healing, propose_healing, heal),
    Power("barrier", BARRIER, 2, refuse_barrier, propose_barrier, raise_wall),
)})
