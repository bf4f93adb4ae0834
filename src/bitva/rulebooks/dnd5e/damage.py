"""Damage: rolled, explained, and what of it comes through to a creature or an object."""
from __future__ import annotations

from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.sheet import Damage, Ward
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.water import submerged
from bitva.rulebooks.dnd5e.words import PETRIFIED, WARDED

Parts = tuple[tuple[int, str], ...]
"""Damage by type: so much of each."""


class Blow:
    """One instance of damage: its parts, who deals it, what it is made of, and how it comes."""

    __slots__ = ("by", "critical", "half", "joined", "make", "melee", "parts", "weapon")

    def __init__(self, parts: Parts, by: Who = NOBODY, make: str = "", critical: bool = False, melee: bool = False,
                 weapon: bool = False, half: RuleId = "", joined: bool = False) -> None:
        self.parts = parts
        self.by = by
        self.make = make
        """Magic, silver, adamantine or nothing (dnd.damage.types)."""
        self.critical = critical
        self.melee = melee
        """A melee attack: its dealer may spare whom it fells (dnd.zero.knock_out)."""
        self.weapon = weapon
        """An attack with a weapon, natural ones too: what resistances to plain weapons look at."""
        self.half = half
        """The rule by which only half of each part is dealt: a successful save."""
        self.joined = joined
        """One of several hits of a casting that ask for one save of concentration together (dnd.concentration.damage)."""


# ---- rolling ---------------------------------------------------------------------------------------------------------------

def roll_damage(table: Table[Fight], who: Who, damage: tuple[Damage, ...], critical: bool = False) -> Parts:
    """The dice and the flat part, all of one type together and not below 0; all dice twice on a critical hit; at some tables a
    monster's average (dnd.damage.roll, dnd.damage.critical, dnd.stat.monster_hp)."""
    average = table.battle.settings.get("monster_damage") == "average" and who >= 0 and not table.battle.creatures[who].sheet.hero
    faces: tuple[int, ...] = ()
    sums: dict[str, int] = {}
    terms: dict[str, tuple[Term, ...]] = {}
    for part in damage:
        dice = part.dice
        rolled: tuple[int, ...] = ()
        if average:
            rolled = (Dice(tuple((count << critical, sides) for count, sides in dice.groups)).average,)
        else:
            for count, sides in dice.groups:
                rolled += table.several(count * 2 if critical else count, sides, "dnd.damage.roll", who)
            faces += rolled
        sums[part.type] = sums.get(part.type, 0) + sum(rolled) + dice.plus
        if table.log is not None:
            terms[part.type] = (*terms.get(part.type, ()), *_explained(part, rolled, average))
    parts = tuple([(max(0, amount), type) for type, amount in sums.items()])
    numbers = tuple(_not_below_nothing(terms[type], amount) for type, amount in sums.items()) if terms else ()
    table.tell(facts.damage_rolled, who, faces, parts, numbers)
    return parts


def _explained(part: Damage, rolled: tuple[int, ...], average: bool) -> tuple[Term, ...]:
    """What a part of the damage is made of: every die, and the flat part with its rules."""
    flat = part.terms if sum(term.value for term in part.terms) == part.dice.plus else (Term(part.dice.plus, part.rule),)
    return (*(Term(face, "dnd.stat.monster_hp" if average else part.rule) for face in rolled), *flat)


def _not_below_nothing(terms: tuple[Term, ...], amount: int) -> Number:
    """All of one type, and what keeps it from going below 0 (dnd.damage.roll)."""
    return Number(terms if amount >= 0 else (*terms, Term(-amount, "dnd.damage.roll")))


# ---- coming through ----------------------------------------------------------------------------------------------------------

Steps = list[tuple[int, RuleId]]
"""What changed an amount of damage, one after another: by so much, by this rule."""


def changed(dealt: int, steps: Steps) -> Number:
    """What was dealt and what became of it."""
    return Number((Term(dealt, "dnd.damage.roll"), *(Term(change, rule) for change, rule in steps)))


def come_through(fight: Fight, creature: Combatant, blow: Blow) -> list[tuple[int, Steps]]:
    """What of each part of a blow comes through: half after a save, nothing if immune, then flat reductions, then half if resisted,
    then double if vulnerable (dnd.damage.save_half, dnd.damage.immunity, dnd.damage.resistance, dnd.damage.vulnerability)."""
    came: list[tuple[int, Steps]] = []
    reductions = [(int(str(effect.data[0])), effect.rule) for effect in fight.effects_on(creature.index, "reduced")
                  ] if creature.flags & WARDED else []
    for amount, type in blow.parts:
        steps: Steps = []
        if blow.half:
            amount = _step(steps, amount, amount // 2, blow.half)
        immune = immunity(creature, type, blow)
        if immune:
            came.append((_step(steps, amount, 0, immune), steps))
            continue
        for n, (left, rule) in enumerate(reductions):
            taken = min(amount, left)
            if taken:
                reductions[n] = left - taken, rule
                amount = _step(steps, amount, amount - taken, rule)
        if creature.flags & WARDED:
            for effect in fight.effects_on(creature.index, "halved"):
                amount = _step(steps, amount, amount // 2, effect.rule)
        resists = resistance(fight, creature, type, blow)
        if resists:
            amount = _step(steps, amount, amount // 2, resists)
        if covers(creature.sheet.vulnerable, type, blow):
            amount = _step(steps, amount, amount * 2, "dnd.damage.vulnerability")
        came.append((amount, steps))
    return came


def _step(steps: Steps, was: int, now: int, rule: RuleId) -> int:
    steps.append((now - was, rule))
    return now


def immunity(creature: Combatant, type: str, blow: Blow) -> RuleId:
    """By which rule this damage does nothing to the creature (dnd.damage.immunity, dnd.condition.petrified)."""
    if type == "poison" and creature.flags & PETRIFIED:
        return "dnd.condition.petrified"
    return "dnd.damage.immunity" if covers(creature.sheet.immune, type, blow) else ""


def resistance(fight: Fight, creature: Combatant, type: str, blow: Blow) -> RuleId:
    """By which rule this damage is halved; several count as one (dnd.damage.resistance, dnd.damage.no_stacking)."""
    if covers(creature.sheet.resist, type, blow):
        return "dnd.damage.resistance"
    if creature.flags & WARDED and any(
            (type in effect.data or "all" in effect.data) and not ("plain" in effect.data and blow.make == "magic")
            for effect in fight.effects_on(creature.index, "resisting")):
        return "dnd.damage.resistance"
    if creature.flags & PETRIFIED:
        return "dnd.condition.petrified"
    return "dnd.water.fire" if type == "fire" and submerged(fight, creature) else ""


def covers(wards: tuple[Ward, ...], type: str, blow: Blow) -> bool:
    """Does one of these wards meet this damage? Those against plain weapons give way to magic, silver or adamantine, and those
    against all plain damage to magic (dnd.damage.immunity, dnd.damage.types)."""
    return any((type in ward.types and (not ward.unless or (blow.weapon and blow.make not in ward.unless)))
               or ("all" in ward.types and blow.make not in ward.unless) for ward in wards)
