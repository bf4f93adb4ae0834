"""Bonuses and penalties: what adds up and what does not, with the losers kept in sight; and where they come from."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.numbers import Term
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.starfinder.words import (
    ASLEEP,
    BLINDED,
    DAZZLED,
    DEAFENED,
    ENCUMBERED,
    ENTANGLED,
    EXHAUSTED,
    FASCINATED,
    FATIGUED,
    FRIGHTENED,
    GRAPPLED,
    MODIFIED,
    OFF_KILTER,
    OFF_TARGET,
    OVERBURDENED,
    PANICKED,
    PINNED,
    PRONE,
    SHAKEN,
    SICKENED,
    SKILLS,
)

if TYPE_CHECKING:
    from bitva.kernel.table import Table
    from bitva.rulebooks.starfinder.state import Fight

CIRCUMSTANCE: Final = "circumstance"
NAMING: Final = ("sf.spell.cast", "sf.special_ability.action")
"""Rules that do not say by themselves what a bonus comes from."""
BONUS: Final = "bonus"
"""The kind of an effect that is nothing but a bonus or a penalty."""


@value
class Bonus:
    """So much, by a rule; of a kind, if it is a bonus that has one; from a source, of which one counts only once."""

    amount: int
    rule: RuleId
    kind: str = ""
    source: str = ""
    by: Who = NOBODY

    @property
    def term(self) -> Term:
        return Term(self.amount, self.rule, self.by, "", self.kind, self.source if self.rule in NAMING else "")


def stacked(bonuses: Iterable[Bonus]) -> tuple[Term, ...]:
    """Of one kind the highest counts, circumstance bonuses of different origin add up, untyped ones always; the same penalty twice
    counts once, the worst (sf.modifier.bonus_types, sf.modifier.circumstance, sf.modifier.penalties)."""
    every = [bonus for bonus in bonuses if bonus.amount]
    if len(every) == 1:
        return (every[0].term,)
    best: dict[tuple[str, ...], int] = {}
    for at, bonus in enumerate(every):
        rival = best.get(_rivals(bonus, at))
        if rival is None or abs(bonus.amount) > abs(every[rival].amount):
            best[_rivals(bonus, at)] = at
    terms: list[Term] = []
    for at, bonus in enumerate(every):
        winner = best[_rivals(bonus, at)]
        terms.append(bonus.term if winner == at else bonus.term.lost_to(every[winner].rule))
    return tuple(terms)


def _rivals(bonus: Bonus, at: int) -> tuple[str, ...]:
    """What a bonus does not add up with (sf.modifier.bonus_types, sf.modifier.circumstance, sf.modifier.penalties)."""
    if bonus.amount < 0:
        return "penalty", bonus.rule, bonus.source
    if bonus.kind == CIRCUMSTANCE:
        return CIRCUMSTANCE, bonus.rule, bonus.source
    return ("bonus", bonus.kind) if bonus.kind else ("untyped", str(at))


# ---- what conditions do to figures -------------------------------------------------------------------------------------------
# The figures: attack, melee, ranged (attacks), ac, ac-melee, ac-ranged, damage, body-damage (melee and thrown), fort, ref, will,
# initiative, and checks by their ability or skill; opposed-perception, when somebody tries not to be noticed.

CHECKS: Final = ("str", "dex", "con", "int", "wis", "cha")
_NIMBLE: Final = ("ref", "initiative", "dex")
_WITS: Final = ("attack", "fort", "ref", "will", *CHECKS)
_PENALTIES: Final[tuple[tuple[int, RuleId, int, tuple[str, ...]], ...]] = (
    (GRAPPLED, "sf.condition.grappled", -2, ("ac", "attack", *_NIMBLE)),
    (PINNED, "sf.condition.pinned", -4, ("ac", "attack", *_NIMBLE)),
    (ENTANGLED, "sf.condition.entangled", -2, ("ac", "attack", *_NIMBLE)),
    (OFF_TARGET, "sf.condition.off_target", -2, ("attack",)),
    (OFF_KILTER, "sf.condition.off_kilter", -2, ("attack",)),
    (PRONE, "sf.condition.prone", -4, ("melee", "ac-melee")),
    (PRONE, "sf.condition.prone", 4, ("ac-ranged",)),
    (SHAKEN, "sf.condition.shaken", -2, _WITS),
    (FRIGHTENED, "sf.condition.frightened", -2, _WITS),
    (PANICKED, "sf.condition.panicked", -2, _WITS[1:]),
    (SICKENED, "sf.condition.sickened", -2, (*_WITS, "damage")),
    (FATIGUED, "sf.condition.fatigued", -1, ("ac", "attack", "body-damage", *_NIMBLE, "str")),
    (EXHAUSTED, "sf.condition.exhausted", -3, ("ac", "attack", "body-damage", *_NIMBLE, "str")),
    (DAZZLED, "sf.condition.dazzled", -1, ("attack", "perception")),
    (DEAFENED, "sf.condition.deafened", -4, ("initiative", "opposed-perception")),
    (BLINDED, "sf.condition.blinded", -4, ("str", "dex", "opposed-perception")),
    (ASLEEP, "sf.condition.asleep", -10, ("perception",)),
    (FASCINATED, "sf.condition.fascinated", -4, ("perception",)),
    (ENCUMBERED, "sf.condition.encumbered", -5, ("str", "dex")),
    (OVERBURDENED, "sf.condition.encumbered", -5, ("str", "dex")),
)
_WORSE: Final = {GRAPPLED: PINNED, FATIGUED: EXHAUSTED, SHAKEN: FRIGHTENED | PANICKED, FRIGHTENED: PANICKED,
                 ENCUMBERED: OVERBURDENED}
"""Conditions that a more severe one takes the place of (sf.condition.stacking, sf.condition.pinned)."""


def _by_figure() -> dict[str, tuple[tuple[int, Bonus], ...]]:
    found: dict[str, list[tuple[int, Bonus]]] = {}
    for bit, rule, amount, figures in _PENALTIES:
        for figure in figures:
            found.setdefault(figure, []).append((bit, Bonus(amount, rule)))
    return {figure: tuple(rows) for figure, rows in found.items()}


_FIGURES: Final = _by_figure()
HINDERED: Final = {figure: sum(dict.fromkeys(bit for bit, _ in rows)) for figure, rows in _FIGURES.items()}
"""For each figure the conditions that bear on it."""


def of_conditions(flags: int, *figures: str) -> Iterator[Bonus]:
    """What a creature's conditions do to some of its figures."""
    for figure in figures:
        if flags & HINDERED.get(figure, 0):
            for bit, bonus in _FIGURES[figure]:
                if flags & bit and not flags & _WORSE.get(bit, 0):
                    yield bonus


# ---- what effects do to figures ----------------------------------------------------------------------------------------------

def grant(table: Table[Fight], on: Who, figure: str, amount: int, rule: RuleId, *, kind: str = "", source: str = "",
          by: Who = NOBODY, until: Until = FOREVER, against: Who = NOBODY, cause: int = 0, once: bool = False, name: str = BONUS,
          flags: int = 0) -> Effect:
    """A bonus or penalty begins: to one figure, against one creature if `against` says so, for the next roll only if `once`."""
    return table.effect(name, rule, on, by, until, MODIFIED | flags, cause, (figure, amount, kind, source, against, once))


def of_effects(fight: Fight, who: Who, against: Who, *figures: str) -> Iterator[tuple[Effect, Bonus]]:
    """The bonuses that effects give to some figures of a creature, against this other one."""
    for effect in fight.effects_on(who):
        if effect.flags & MODIFIED and effect.data[0] in figures and effect.data[4] in (NOBODY, against):
            amount, kind, source = effect.data[1:4]
            yield effect, Bonus(int(str(amount)), effect.rule, str(kind), str(source), effect.by)


def bearing_on(fight: Fight, who: Who, *figures: str, against: Who = NOBODY) -> list[Bonus]:
    """Everything that conditions, effects and the stat block add to some figures of a creature (sf.modifier.bonus_types)."""
    creature = fight.creatures[who]
    found = [bonus for figure in figures for bonus in creature.sheet.bonuses.get(figure, ())]
    found += of_conditions(creature.hampering, *figures)
    if creature.flags & MODIFIED:
        found += (bonus for _, bonus in of_effects(fight, who, against, *figures))
    return found


def used_up(table: Table[Fight], who: Who, *figures: str, against: Who = NOBODY) -> None:
    """What counts for one roll only has been used with it."""
    if table.battle.creatures[who].flags & MODIFIED:
        for effect, _ in tuple(of_effects(table.battle, who, against, *figures)):
            if effect.data[5]:
                table.end(effect)


def skill_figures(skill: str) -> tuple[str, ...]:
    """The figures that bear on a check of a skill or of an ability (sf.skill.check)."""
    ability = SKILLS.get(skill, skill)
    return (ability, skill) if ability != skill else (ability,)
