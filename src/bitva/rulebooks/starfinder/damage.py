"""Damage: how it is rolled, and what of it comes through reduction and resistance."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, stacked
from bitva.rulebooks.starfinder.sheet import Damage
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import KINETIC, WARDED

ROLL: Final = "sf.damage.roll"
WARD: Final = "ward"
"""The kind of effect that spares a creature damage: of which type, how much."""
KINETIC_DAMAGE: Final = "kinetic"
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


def roll_damage(table: Table[Any], who: Who, damage: Iterable[Damage], times: int = 1, more: Iterable[Bonus] = (),
                rule: RuleId = ROLL) -> tuple[Part, ...]:
    """Each part rolled as often as it is multiplied, each time with everything that adds to it (sf.damage.roll, sf.damage.multiply,
    sf.attack.critical)."""
    parts: list[Part] = []
    numbers: list[Number] = []
    faces: list[int] = []
    for first, part in enumerate(damage):
        terms: list[Term] = []
        for _ in range(times):
            rolled = table.roll(part.dice, rule, who)
            faces += rolled
            terms += (Term(face, rule) for face in rolled)
            flat = part.terms or ((Term(part.dice.plus, rule),) if part.dice.plus else ())
            terms += flat
            if not first:
                terms += stacked(more)
        number = Number(terms)
        numbers.append(number)
        parts.append((number.total, part.type))
    table.tell(facts.damage_rolled, who, tuple(faces), tuple(parts), tuple(numbers))
    return tuple(parts)


Steps = list[tuple[int, RuleId]]


def come_through(fight: Fight, creature: Combatant, blow: Blow) -> tuple[tuple[Part, Steps], ...]:
    """What of each part comes through: half after a save, nothing of what it is immune to, less by its reduction of kinetic and its
    resistance to energy damage, each of which works once against all that hits at once (sf.save.half, sf.damage.reduction)."""
    left = sparing(fight, creature)
    came: list[tuple[Part, Steps]] = []
    for amount, type in blow.parts:
        steps: Steps = []
        if blow.half:
            steps.append((amount // 2 - amount, blow.half))
            amount //= 2
        spared = sum(_spared(creature, left, share, each) for share, each in shares(amount, type))
        if spared:
            steps.append((-spared, "sf.damage.reduction"))
        came.append(((amount - spared, type), steps))
    return tuple(came)


def shares(amount: int, type: str) -> Iterator[Part]:
    """Damage of two kinds at once is half of each, the odd point of the first (sf.damage.reduction)."""
    types = type.split("/")
    for at, each in enumerate(types):
        yield amount // len(types) + (at < amount % len(types)), each


def sparing(fight: Fight, creature: Combatant) -> dict[str, int]:
    """What reduction and resistance take off: of each kind the best counts (sf.damage.reduction)."""
    sheet = creature.sheet
    found = dict(sheet.resist)
    if sheet.reduction:
        found[KINETIC_DAMAGE] = sheet.reduction
    if creature.flags & WARDED:
        for effect in fight.effects_on(creature.index, WARD):
            type, amount = str(effect.data[0]), int(str(effect.data[1]))
            found[type] = max(found.get(type, 0), amount)
    return found


def _spared(creature: Combatant, left: dict[str, int], amount: int, type: str) -> int:
    """What of so much damage of one kind does not come through; what was used of reduction is used up for this blow."""
    if type in creature.sheet.immune:
        return amount
    kind = KINETIC_DAMAGE if type in KINETIC else type
    spared = min(amount, left.get(kind, 0))
    if spared:
        left[kind] -= spared
    return spared


def shown(dealt: int, steps: Steps) -> Number:
    """What was dealt, and what became of it."""
    return Number((Term(dealt, ROLL), *(Term(change, rule) for change, rule in steps)))
