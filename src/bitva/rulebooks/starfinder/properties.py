"""Special properties of weapons, as far as they are no way of attacking of their own."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.conditions import for_rounds, impose
from bitva.rulebooks.starfinder.figures import wielded
from bitva.rulebooks.starfinder.hands import Reload
from bitva.rulebooks.starfinder.moments import TURN_END, Attacking
from bitva.rulebooks.starfinder.sheet import GROUND, Damage, Means
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.striking import ADDING, DEALING, LANDING
from bitva.rulebooks.starfinder.words import ENTANGLED, MOVE, OTHER

OTHERS: Final = "sf.weapon.other"
STUN: Final = "sf.weapon.nonlethal"
CRUDE: Final = Bonus(-5, OTHERS)
"""What archaic weapons lose against armour that is not (sf.weapon.other)."""
TEARING: Final = {"acrobatics": GROUND, "str": 15}
"""From what the difficulty of getting free of an entangling weapon starts (sf.weapon.other)."""


def weapon_in(creature: Combatant, weapon: str, property: str) -> Means | None:
    """The means with this property that a weapon in hand gives."""
    return next((means for means in creature.sheet.means.values()
                 if means.weapon == weapon and property in means.properties and wielded(creature, means)), None)


# ---- archaic, block, entangle ----------------------------------------------------------------------------------------------------

def crude(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Bonus]:
    """-5 damage unless the target wears no armour, or archaic armour (sf.weapon.other)."""
    armor = fight.creatures[target].sheet.armor
    if "archaic" in means.properties and armor and "archaic" not in fight.armor[armor].get("properties", ()):
        yield CRUDE


def block(table: Table[Fight], who: Who, target: Who, means: Means, critical: bool) -> None:
    """After a melee hit +1 to the armour class for a round against melee attacks of that target (sf.weapon.block)."""
    if means.melee and "block" in means.properties:
        grant(table, who, "ac-melee", 1, "sf.weapon.block", kind="enhancement", by=who, until=for_rounds(table.battle, 1),
              against=target)


def entangle(table: Table[Fight], who: Who, target: Who, means: Means, critical: bool) -> None:
    """Whoever is hit is entangled until it gets itself free (sf.weapon.other)."""
    if "entangle" in means.properties:
        harder = means.level + table.battle.creatures[who].sheet.abilities["dex"]
        impose(table, target, "entangled", OTHERS, who, data=(harder,))


@value
class TearFree(Action):
    """A creature gets itself out of what entangles it: by Acrobatics, or by main strength."""

    verb: ClassVar[str] = "tear-free"
    cost: ClassVar[str] = MOVE
    who: Who
    skill: str = "acrobatics"


@book.refuses(TearFree)
def refuse_tear(fight: Fight, tear: TearFree) -> Iterator[Refusal]:
    """A move action, for one whom a weapon entangles (sf.weapon.other)."""
    if tear.skill not in TEARING or not any(effect.data for effect in fight.effects_on(tear.who, "entangled")):
        yield refusal(OTHERS, hard=True, skill=tear.skill)
    yield from cannot_spend(fight, tear.who, MOVE)


@book.performs(TearFree)
def perform_tear(table: Table[Fight], tear: TearFree) -> None:
    """Acrobatics against 10, Strength against 15, and the weapon's level and its user's Dexterity (sf.weapon.other)."""
    pay(table, tear.who, MOVE, tear.verb)
    bond = next(effect for effect in table.battle.effects_on(tear.who, "entangled") if effect.data)
    if check(table, tear.who, tear.skill, TEARING[tear.skill] + int(str(bond.data[0])), OTHERS) is not None:
        table.end(bond)


# ---- boost, sniper, stun ---------------------------------------------------------------------------------------------------------

@value
class Boost(Action):
    """A weapon is charged for its next attack."""

    verb: ClassVar[str] = "boost"
    cost: ClassVar[str] = MOVE
    who: Who
    weapon: str


@value
class TakeAim(Action):
    """A sniper's weapon is aimed."""

    verb: ClassVar[str] = "take-aim"
    cost: ClassVar[str] = MOVE
    who: Who
    weapon: str


@value
class SetMode(Action):
    """A weapon is set to stun, or back."""

    verb: ClassVar[str] = "set-stun"
    cost: ClassVar[str] = MOVE
    who: Who
    weapon: str
    stun: bool = True


def stunning(fight: Fight, who: Who, weapon: str) -> bool:
    """Is a weapon set to stun? (sf.weapon.nonlethal)"""
    return any(effect.data[0] == weapon for effect in fight.effects_on(who, "stun-mode"))


@book.refuses(Boost)
def refuse_boost(fight: Fight, boost: Boost) -> Iterator[Refusal]:
    """A move action, a weapon that can be boosted, a charge for it, and no boost on it yet (sf.weapon.other)."""
    creature = fight.creatures[boost.who]
    means = weapon_in(creature, boost.weapon, "boost")
    if means is None:
        yield refusal(OTHERS, hard=True, weapon=boost.weapon)
        return
    yield from cannot_spend(fight, boost.who, MOVE)
    if any(effect.data[0] == boost.weapon for effect in fight.effects_on(boost.who, "boosted")):
        yield refusal(OTHERS, weapon=boost.weapon)
    if creature.rounds_in(boost.weapon) < means.usage:
        yield refusal("sf.weapon.ammunition", means=means.id, left=creature.rounds_in(boost.weapon))


@book.performs(Boost)
def perform_boost(table: Table[Fight], boost: Boost) -> None:
    """One usage of charge; the damage listed is added to the next attack, if that is made before the end of the next turn
    (sf.weapon.other)."""
    fight = table.battle
    creature = fight.creatures[boost.who]
    means = weapon_in(creature, boost.weapon, "boost")
    assert means is not None
    pay(table, boost.who, MOVE, boost.verb)
    table.make(facts.loaded, boost.who, boost.weapon, creature.rounds_in(boost.weapon) - means.usage)
    table.effect("boosted", OTHERS, boost.who, boost.who, Until(TURN_END, boost.who, fight.clock.round + 1),
                 data=(boost.weapon, str(means.properties["boost"])))


def boosted(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Damage]:
    """What a boost adds, of the weapon's own kind (sf.weapon.other)."""
    for effect in fight.effects_on(who, "boosted"):
        if effect.data[0] == means.weapon:
            yield Damage.read(f"{effect.data[1]} {means.damage[0].type}")


@book.follows(Attacking)
def boost_used(table: Table[Fight], attack: Attacking) -> None:
    """It was for one attack (sf.weapon.other)."""
    means = table.battle.creatures[attack.who].sheet.means.get(attack.means)
    for effect in tuple(table.battle.effects_on(attack.who, "boosted")):
        if means is not None and effect.data[0] == means.weapon:
            table.end(effect)


@book.refuses(TakeAim)
def refuse_aim(fight: Fight, aim: TakeAim) -> Iterator[Refusal]:
    """A move action, and a sniper's weapon in hand (sf.weapon.other)."""
    if weapon_in(fight.creatures[aim.who], aim.weapon, "sniper") is None:
        yield refusal(OTHERS, hard=True, weapon=aim.weapon)
    yield from cannot_spend(fight, aim.who, MOVE)


@book.performs(TakeAim)
def perform_aim(table: Table[Fight], aim: TakeAim) -> None:
    """Its long increment counts until the end of the turn (sf.weapon.other)."""
    pay(table, aim.who, MOVE, aim.verb)
    table.effect("aiming", OTHERS, aim.who, aim.who, Until(TURN_END, aim.who), data=(aim.weapon,))


@book.refuses(SetMode)
def refuse_mode(fight: Fight, mode: SetMode) -> Iterator[Refusal]:
    """A move action, and a stun weapon in hand that is not set so yet (sf.weapon.nonlethal)."""
    if weapon_in(fight.creatures[mode.who], mode.weapon, "stun") is None:
        yield refusal(STUN, hard=True, weapon=mode.weapon)
        return
    yield from cannot_spend(fight, mode.who, MOVE)
    if stunning(fight, mode.who, mode.weapon) == mode.stun:
        yield refusal(STUN, weapon=mode.weapon)


@book.performs(SetMode)
def perform_mode(table: Table[Fight], mode: SetMode) -> None:
    """From killing to stunning, and back (sf.weapon.nonlethal)."""
    pay(table, mode.who, MOVE, mode.verb)
    if mode.stun:
        table.effect("stun-mode", STUN, mode.who, mode.who, data=(mode.weapon,))
        return
    for effect in tuple(table.battle.effects_on(mode.who, "stun-mode")):
        if effect.data[0] == mode.weapon:
            table.end(effect)


@book.proposes
def propose_settings(fight: Fight, who: Who) -> Iterator[Action]:
    """What can be done with the weapons in hand besides attacking, and with bonds."""
    creature = fight.creatures[who]
    for weapon in dict.fromkeys(weapon for weapon, _ in creature.hand):
        yield Boost(who, weapon)
        yield TakeAim(who, weapon)
        yield SetMode(who, weapon, not stunning(fight, who, weapon))
    if creature.flags & ENTANGLED:
        for skill in TEARING:
            yield TearFree(who, skill)


# ---- quick reload, analog --------------------------------------------------------------------------------------------------------

def cost_to_reload(fight: Fight, action: Action) -> str:
    """With quick reload it is part of the attack (sf.weapon.other)."""
    assert isinstance(action, Reload)
    return OTHER if weapon_in(fight.creatures[action.who], action.weapon, "quick-reload") is not None else MOVE


COSTS[Reload] = cost_to_reload


@value
class Jam(Ruling):
    """Something works on technology: this weapon fails, or works again."""

    verb: ClassVar[str] = "jam"
    who: Who
    on: Who
    weapon: str
    fails: bool = True


@book.refuses(Jam)
def refuse_jam(fight: Fight, jam: Jam) -> Iterator[Refusal]:
    """Analog weapons are untouched by what works on technology (sf.weapon.other)."""
    means = next((means for means in fight.creatures[jam.on].sheet.means.values() if means.weapon == jam.weapon), None)
    if means is None or "analog" in means.properties or "archaic" in means.properties:
        yield refusal(OTHERS, hard=True, weapon=jam.weapon)


@book.performs(Jam)
def perform_jam(table: Table[Fight], jam: Jam) -> None:
    """A weapon that fails cannot attack (sf.weapon.other)."""
    for effect in tuple(table.battle.effects_on(jam.on, "jammed")):
        if effect.data[0] == jam.weapon:
            table.end(effect)
    if jam.fails:
        table.effect("jammed", OTHERS, jam.on, data=(jam.weapon,))


DEALING.append(crude)
ADDING.append(boosted)
LANDING += [block, entangle]
