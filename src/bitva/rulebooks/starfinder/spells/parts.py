"""What spells are made of: attack rolls, saves, damage for all, healing, what takes hold of a creature for a while."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bitva.kernel.dice import Dice
from bitva.kernel.effects import FOREVER, Until
from bitva.kernel.space import COMPASS
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, RuleId, Square, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.areas import toward
from bitva.rulebooks.starfinder.attack import strike
from bitva.rulebooks.starfinder.blasts import sheltered
from bitva.rulebooks.starfinder.bonuses import grant
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.conditions import end_kind, for_rounds, impose
from bitva.rulebooks.starfinder.damage import WARD, Blow, roll_damage
from bitva.rulebooks.starfinder.harm import heal, hurt
from bitva.rulebooks.starfinder.moments import ATTACK_OVER
from bitva.rulebooks.starfinder.movement import shove
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.spells.spell import Fields, dice_of
from bitva.rulebooks.starfinder.spells.work import Work, means_of
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import WARDED

HALF, NEGATES, PARTIAL = "half", "negates", "partial"


# ---- saving throws -------------------------------------------------------------------------------------------------------------

def saves(work: Work, target: Who, origin: Point | None) -> bool:
    """A save against it; cover from where it starts helps Reflex (sf.save.roll, sf.cover.base)."""
    more = sheltered(work.fight, origin, target) if origin is not None and work.spell.save == "ref" else ()
    return save(work.table, target, work.spell.save, work.dc, "sf.save.roll", more, by=work.who)


def blast(work: Work, targets: Sequence[Who], origin: Point | None = None) -> None:
    """Everybody saves; the damage is rolled once for all, halved for those who saved if it says so; then what a failed save, or a
    successful one, brings follows (sf.save.half, sf.damage.roll)."""
    spell, table, fight = work.spell, work.table, work.fight
    saved = {target: bool(spell.save) and saves(work, target, origin) for target in targets}
    if spell.damage and any(not success or spell.saving == HALF for success in saved.values()):
        parts = roll_damage(table, work.who, work.damage)
        for target, success in saved.items():
            if not success or spell.saving == HALF:
                half: RuleId = "sf.save.half" if success else ""
                hurt(table, target, Blow(parts, work.who, attack=bool(spell.save) and not success, half=half))
    for target, success in saved.items():
        form = (spell.partial if spell.saving == PARTIAL else {}) if success else spell.fail
        if form and fight.creatures[target].present:
            afflict(work, target, form)


# ---- attack rolls --------------------------------------------------------------------------------------------------------------

def shoot(work: Work) -> None:
    """An attack roll for each target; what a hit brings follows its damage (sf.attack.roll)."""
    weapon = means_of(work.spell, work.caster.sheet)
    for target in work.deed.targets:
        if not work.caster.able:
            return
        hit = work.fight.creatures[target].present and strike(work.table, work.who, target, weapon)
        if hit and work.spell.effect and work.fight.creatures[target].present:
            afflict(work, target, work.spell.effect)


def bolts(work: Work) -> None:
    """Bolts that cannot miss: each deals its damage, those for which nobody was named go at the last one named."""
    aims = [*work.deed.targets, *[work.deed.targets[-1]] * (work.spell.shots - len(work.deed.targets))]
    for target in aims:
        if work.fight.creatures[target].present:
            hurt(work.table, target, Blow(roll_damage(work.table, work.who, work.damage), work.who))


# ---- healing -------------------------------------------------------------------------------------------------------------------

def mend(work: Work, targets: Sequence[Who]) -> None:
    """Hit points come back (sf.dying.healing)."""
    for target in targets:
        heal(work.table, target, rolled(work, work.spell.heal))


def buffer(work: Work, targets: Sequence[Who]) -> None:
    """Temporary hit points; they do not add up (sf.damage.pools)."""
    for target in targets:
        more = rolled(work, work.spell.temp) - work.fight.creatures[target].temp
        if more > 0:
            work.table.make(facts.buffered, target, more)


def rolled(work: Work, text: str) -> int:
    dice = dice_of(text, work.modifier)
    return sum(work.table.roll(dice, work.rule, work.who)) + dice.plus


# ---- what takes hold -----------------------------------------------------------------------------------------------------------

def afflict(work: Work, target: Who, form: Fields) -> None:
    """Conditions, bonuses and wards begin, for so many rounds, or for as long as it is kept up (sf.duration.rounds_end)."""
    if work.kept():
        take_hold(work.table, target, form, work.rule, work.spell.id, work.who, work.cause)


def take_hold(table: Table[Fight], target: Who, form: Fields, rule: RuleId, source: str, by: Who = NOBODY, cause: int = 0) -> None:
    """A form takes hold of a creature (sf.condition.stacking, sf.modifier.bonus_types, sf.damage.reduction)."""
    until = lasts(table, form, target, by)
    cause = 0 if until != FOREVER or form.get("stays") else cause
    if "push" in form and by >= 0:
        push(table, by, target, int(form["push"]))
    for condition in form.get("lifts", ()):
        end_kind(table, target, condition)
    if form.get("stable") and not table.battle.creatures[target].hp:
        end_kind(table, target, "dying")
        impose(table, target, "stable", rule, by)
    for condition in form.get("conditions", ()):
        impose(table, target, condition, rule, by, until, cause)
    for row in form.get("bonus", ()):
        grant(table, target, str(row["to"]), int(row["amount"]), rule, kind=str(row.get("kind", "")), source=source, by=by,
              until=until, cause=cause)
    for type, amount in form.get("ward", {}).items():
        table.effect(WARD, rule, target, by, until, WARDED, cause, (str(type), int(amount)))


def lasts(table: Table[Fight], form: Fields, target: Who, by: Who) -> Until:
    """Rounds, perhaps rolled; or until the attack under way is over."""
    if form.get("until") == ATTACK_OVER:
        return Until(ATTACK_OVER, target)
    rounds: Any = form.get("rounds", 0)
    if isinstance(rounds, str):
        rounds = sum(table.roll(Dice.read(rounds), "sf.duration.rounds_end", by))
    return for_rounds(table.battle, int(rounds)) if rounds else FOREVER


def push(table: Table[Fight], by: Who, target: Who, feet: int) -> None:
    """Straight away from somebody, as far as there is room (sf.grid.compass, sf.aoo.trigger.forced)."""
    board, creature = table.battle.board, table.battle.creatures[target]
    way: list[Square] = []
    x, y = board.xy(creature.at)
    dx, dy = COMPASS[toward(_middle(table.battle, by), _middle(table.battle, target))]
    for _ in range(in_squares(feet)):
        x, y = x + dx, y + dy
        if not (board.inside(x, y) and board.fits(creature.size) >> board.square(x, y) & 1):
            break
        if board.space(board.square(x, y), creature.size) & (board.filled | table.battle.taken & ~creature.space):
            break
        way.append(board.square(x, y))
    if way:
        shove(table, target, tuple(way))


def _middle(fight: Fight, who: Who) -> Point:
    x, y = fight.board.xy(fight.creatures[who].at)
    size = fight.creatures[who].size
    return 2 * x + size, 2 * y + size
