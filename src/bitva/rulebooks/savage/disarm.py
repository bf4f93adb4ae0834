"""Disarming: attacks at what somebody holds, or at the hand that holds it."""
from __future__ import annotations

from typing import Final

from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.gear import let_fall
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.strike import GAPS, PARTS, Strike, damage_dice, damage_terms, roll_damage
from bitva.rulebooks.savage.words import SHAKEN, SMALLEST, STRENGTH

LIMBS: Final = {"hand": 0, "arm": 0, "off-hand": 1, "off-arm": 1}
"""Which of the things in hand a hit there may loosen (sw.disarm.limb_trigger)."""


def has_part(creature: Combatant, part: str) -> bool:
    """Is there such a part of somebody, or does he hold such a thing? (sw.called.modifier)"""
    return part in PARTS or part in GAPS or part in creature.sheet.data.get("parts", {}) or part in creature.hand


def size_of(creature: Combatant, thing: str) -> int:
    """The Size of a thing in hand; of what no table lists that of something like a pistol (sw.called.item)."""
    means = creature.sheet.means.get(thing)
    return means.size if means is not None else SMALLEST + 1


def aimed_at(fight: Fight, strike: Strike, target: Who) -> str:
    """The held thing at which a blow is aimed; nothing if it is aimed at its holder (sw.disarm.choice)."""
    return strike.part if strike.part in fight.creatures[target].hand else ""


def strike_thing(table: Table[Fight], strike: Strike, target: Who, thing: str) -> int:
    """Damage without a bonus die and without Aces, against the holder's Strength; he comes to no harm (sw.disarm.item_damage,
    sw.disarm.item_strength)."""
    fight = table.battle
    dice, terms = damage_dice(fight, strike, raised=False, target=target), damage_terms(fight, strike, target)
    damage = roll_damage(table, strike.who, target, dice, terms, aces=False)
    if not trait_roll(table, target, STRENGTH, "sw.disarm.item_strength", tn=damage.total, target=strike.who, most=0).success:
        let_fall(table, target, thing)
    return -1


@book.hurting.append
def loosen(table: Table[Fight], strike: Strike, target: Who) -> None:
    """A hit on the hand or arm that Shakes or wounds: Strength at -2, at -4 if it was the hand, or what it holds falls
    (sw.disarm.limb_trigger, sw.disarm.limb_strength)."""
    creature = table.battle.creatures[target]
    place = LIMBS.get(strike.part, len(creature.hand))
    if not creature.up or not creature.flags & SHAKEN or place >= len(creature.hand):
        return
    hard = Term(-4 if strike.part.endswith("hand") else -2, "sw.disarm.limb_strength")
    if not trait_roll(table, target, STRENGTH, "sw.disarm.limb_strength", terms=(hard,), most=0).success:
        let_fall(table, target, creature.hand[place])
