"""Rebuke: driving off undead in sight."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import line_of_sight
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import TURN
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.figures import ARMOR_TERMS
from bitva.rulebooks.acks.harm import die
from bitva.rulebooks.acks.moments import ROUND, Acted, Acting, Struck
from bitva.rulebooks.acks.segment import COMBAT, Act, cannot, spend
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.tables import CRUSADER
from bitva.rulebooks.acks.words import COWERING, FRIGHTENED

RULE: Final = "acks.rebuke.effect"
KINDS: Final = ("skeleton", "zombie", "ghoul", "wight", "wraith", "mummy", "specter", "vampire", "incarnation")
"""From the easiest to the hardest (acks.rebuke.table)."""
FIRST, STEP, LAST = 10, 3, 4
"""What the first level needs against the first kind; by how much it changes with level and kind; the last number before it is
automatic (acks.rebuke.table)."""
HARDEST: Final = 19
AUTOMATIC, DESTROYED, IMPOSSIBLE = 0, -1, 100
SPENT: Final = "rebuke-spent"


@value
class Rebuke(Act):
    """Undead in sight are driven off."""

    verb: ClassVar[str] = "rebuke"
    cost: ClassVar[str] = COMBAT
    who: Who


def power(creature: Combatant) -> int:
    """The level at which it rebukes; 0 for whoever cannot (acks.rebuke.table)."""
    own = creature.sheet.level if creature.sheet.progression == CRUSADER and creature.sheet.hero else 0
    return int(creature.sheet.data.get("rebuke", own))


def number_for(level: int, kind: str) -> int:
    """What the die must reach; AUTOMATIC, DESTROYED or IMPOSSIBLE (acks.rebuke.table)."""
    number = FIRST + STEP * (KINDS.index(kind) - (level - 1))
    if number > HARDEST:
        return IMPOSSIBLE
    if number >= LAST:
        return number
    return AUTOMATIC if number >= LAST - 2 * STEP else DESTROYED


def kind_of(creature: Combatant) -> str:
    """Which kind of undead it counts as; nothing for the living (acks.rebuke.table)."""
    if creature.sheet.kind != "undead":
        return ""
    return str(creature.sheet.data.get("undead", KINDS[min(max(0, creature.sheet.dice.dice - 1), len(KINDS) - 1)]))


def in_sight(fight: Fight, who: Who) -> list[Combatant]:
    """Undead that it sees, the lowest Hit Dice first (acks.rebuke.action, acks.rebuke.effect)."""
    seen = [other for other in fight.enemies(who) if kind_of(other) and line_of_sight(fight, who, other.index)]
    return sorted(seen, key=lambda other: other.sheet.dice.dice)


@book.refuses(Rebuke)
def refuse_rebuke(fight: Fight, act: Rebuke) -> Iterator[Refusal]:
    """By whoever has the power, at undead in sight, and not after a try that affected nobody (acks.rebuke.action,
    acks.rebuke.effect)."""
    if not power(fight.creatures[act.who]):
        yield refusal("acks.rebuke.action", hard=True, why="power")
        return
    yield from cannot(fight, act.who, COMBAT)
    if not in_sight(fight, act.who):
        yield refusal("acks.rebuke.action", why="nobody")
    if any(fight.effects_on(act.who, SPENT)):
        yield refusal(RULE)


@book.proposes
def propose_rebuke(fight: Fight, who: Who) -> Iterator[Action]:
    """By whoever has the power."""
    if power(fight.creatures[who]):
        yield Rebuke(who)


@book.performs(Rebuke)
def perform_rebuke(table: Table[Fight], act: Rebuke) -> None:
    """One die against every kind present; on a success 2d6 Hit Dice of them are affected, at least one creature
    (acks.rebuke.effect)."""
    fight, who = table.battle, act.who
    spend(table, act)
    table.before(Acting(who, act.verb))
    if not fight.creatures[who].able:
        return
    if not fight.offence:
        table.make(facts.offended)
    level = power(fight.creatures[who])
    natural = table.die(20, "acks.rebuke.table", who)
    met = [(other, number_for(level, kind_of(other))) for other in in_sight(fight, who)]
    met = [(other, number) for other, number in met if number <= natural]
    dice = table.several(2, 6, RULE, who) if met else ()
    table.tell(facts.rebuke_rolled, who, natural, dice)
    left, affected = sum(dice), 0
    for other, number in met:
        if other.sheet.dice.dice > left and affected:
            break
        left -= other.sheet.dice.dice
        affected += 1
        drive_off(table, other, who, number == DESTROYED)
    if not affected:
        table.effect(SPENT, RULE, who, who)
    table.after(Acted(who, act.verb))


def drive_off(table: Table[Fight], other: Combatant, by: Who, destroyed: bool) -> None:
    """Destroyed, or in flight for ten rounds (acks.rebuke.effect)."""
    table.tell(facts.rebuked, other.index, by, destroyed)
    if destroyed:
        die(table, other.index, RULE)
    else:
        impose(table, other.index, "frightened", RULE, by, Until(ROUND, round=table.battle.clock.round + TURN))


def cowering_undead(fight: Fight, creature: Combatant) -> Iterator[Term]:
    """Those that cannot flee cower at -2 (acks.rebuke.effect)."""
    if creature.flags & COWERING and any(effect.rule == RULE for effect in fight.effects_on(creature.index, "frightened")):
        yield Term(-2, RULE)


ARMOR_TERMS.append(cowering_undead)


@book.follows(Struck)
def broken_by_melee(table: Table[Fight], struck: Struck) -> None:
    """The rebuke is over for whomever the rebuker attacks in melee (acks.rebuke.effect)."""
    fight = table.battle
    if not fight.creatures[struck.target].flags & FRIGHTENED or fight.feet(struck.who, struck.target) > 5:
        return
    for effect in tuple(fight.effects_on(struck.target, "frightened")):
        if effect.rule == RULE and effect.by == struck.who:
            table.end(effect)
