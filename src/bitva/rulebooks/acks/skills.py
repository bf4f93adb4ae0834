"""Proficiency throws: a value to reach, who has which, and what everybody may try."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.saves import decided
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.tables import THIEF

COMMON: Final = {"dungeonbashing": 18, "listening": 18, "climbing": 8}
"""What every adventurer can try, and what it has to reach (acks.prof.common)."""
METHODICAL: Final = {"searching": 18, "trapbreaking": 18}
"""What everybody can do only in a whole turn (acks.prof.common)."""
THIEF_SKILLS: Final = {"climbing": 6, "hiding": 19, "listening": 14, "lockpicking": 18, "searching": 18, "sneaking": 17,
                       "trapbreaking": 18}
_FASTER: Final = ("hiding", "lockpicking", "searching", "sneaking", "trapbreaking")
"""What gets better by two for each level after the sixth (acks.prof.thief)."""
SKILL_TERMS: Final[list[Callable[[Fight, Who, str], Iterator[Term]]]] = []
"""What changes the proficiency throws of a creature: chapters register themselves here."""


@value
class Result:
    """What a throw came to: whether it succeeds, and what the die showed."""

    success: bool
    natural: int


def thief_target(skill: str, level: int) -> int:
    """What a thief of this level has to reach (acks.prof.thief)."""
    better = level - 1 + (max(0, level - 6) if skill in _FASTER else 0)
    return max(1, THIEF_SKILLS[skill] - better)


def own_target(creature: Combatant, skill: str) -> int:
    """What somebody proficient has to reach, as its sheet says or as a thief; 0 for whoever is not (acks.prof.thief)."""
    sheet = creature.sheet
    if skill in sheet.skills:
        return sheet.skills[skill]
    return thief_target(skill, sheet.level) if sheet.progression == THIEF and skill in THIEF_SKILLS else 0


def target_of(creature: Combatant, skill: str) -> int:
    """What it has to reach, proficient or not; 0 if it cannot even try (acks.prof.common)."""
    return own_target(creature, skill) or COMMON.get(skill, 0)


def unskilled(fight: Fight, who: Who, skill: str, rule: RuleId) -> Iterator[Refusal]:
    """Hiding, sneaking, picking locks and everything hasty need the proficiency (acks.prof.common)."""
    if not own_target(fight.creatures[who], skill):
        yield refusal(rule, skill=skill)


def throw(table: Table[Fight], who: Who, skill: str, terms: tuple[Term, ...] = (), secret: bool = False) -> Result:
    """1d20 and what bears on it must reach the value; the game master throws what nobody else may see (acks.prof.throw)."""
    fight = table.battle
    natural = table.die(20, "acks.prof.throw", NOBODY if secret else who)
    every = [Term(natural, "acks.prof.throw"), *terms]
    for more in SKILL_TERMS:
        every += more(fight, who, skill)
    roll = Number(term for term in every if term.value)
    need = target_of(fight.creatures[who], skill)
    success = decided(fight, natural, roll.total >= need)
    table.tell(facts.thrown_in_secret if secret else facts.proficiency_thrown, who, skill, natural, roll, need, success)
    return Result(success, natural)
