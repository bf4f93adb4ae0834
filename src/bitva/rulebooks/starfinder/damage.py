"""Damage: how it is rolled, and what of it comes through reduction and resistance."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, stacked
from bitva.rulebooks.starfinder.sheet import Damage
from bitva.rulebooks.starfinder.state import Combatant
from bitva.rulebooks.starfinder.words import KINETIC

ROLL: Final = "sf.damage.roll"
Part = tuple[int, str]
"""So much, of this kind (`slashing`, `slashing/fire`)."""


@value
class Blow:
    """What hits somebody at once: its parts, whose it is, and what it is like."""

    parts: tuple[Part, ...]
    by: Who = NOBODY
    lethal: bool = True
    critical: bool = False
    attack: bool = False
    """Is it an attack against an armour class, or a failed save, so that it breaks concentration? (sf.spell.interrupt)"""
    rule: RuleId = ROLL
    half: RuleId = ""
    """The rule that halves it, such as a successful save."""


def roll_damage(table: Table, who: Who, damage: Iterable[Damage], times: int = 1, more: Iterable[Bonus] = ()) -> tuple[Part, ...]:  # type: ignore[type-arg]
    """Each part rolled as often as it is multiplied, each time with everything that adds to it (sf.damage.roll, sf.damage.multiply,
    sf.attack.critical)."""
    parts: list[Part] = []
    numbers: list[Number] = []
    faces: list[int] = []
    for first, part in enumerate(damage):
        terms: list[Term] = []
        for _ in range(times):
            rolled = table.roll(part.dice, ROLL, who)
            faces += rolled
            terms += (Term(face, ROLL) for face in rolled)
            flat = part.terms or ((Term(part.dice.plus, ROLL),) if part.dice.plus else ())
            terms += flat
            if not first:
                terms += stacked(more)
        number = Number(terms)
        numbers.append(number)
        parts.append((number.total, part.type))
    table.tell(facts.damage_rolled, who, tuple(faces), tuple(parts), tuple(numbers))
    return tuple(parts)


Steps = list[tuple[int, RuleId]]


def come_through(creature: Combatant, blow: Blow) -> tuple[tuple[Part, Steps], ...]:
    """What of each part comes through: half after a save, nothing of what it is immune to, less by its reduction of kinetic and its
    resistance to energy damage (sf.save.half, sf.damage.reduction)."""
    sheet = creature.sheet
    reduction = sheet.reduction
    came: list[tuple[Part, Steps]] = []
    for amount, type in blow.parts:
        steps: Steps = []
        if blow.half:
            steps.append((amount // 2 - amount, blow.half))
            amount //= 2
        types = type.split("/")
        if all(each in sheet.immune for each in types):
            steps.append((-amount, "sf.damage.reduction"))
            amount = 0
        spared = 0
        if any(each in KINETIC for each in types):
            spared = min(amount, reduction)
            reduction -= spared
        else:
            spared = min(amount, max((sheet.resist.get(each, 0) for each in types), default=0))
        if spared:
            steps.append((-spared, "sf.damage.reduction"))
            amount -= spared
        came.append(((amount, type), steps))
    return tuple(came)


def shown(dealt: int, steps: Steps) -> Number:
    """What was dealt, and what became of it."""
    return Number((Term(dealt, ROLL), *(Term(change, rule) for change, rule in steps)))
