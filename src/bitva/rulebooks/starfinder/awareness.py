"""Awareness and surprise: who knows of the enemy before the fight, and what becomes of those who do not."""
from __future__ import annotations

from typing import Final

from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked
from bitva.rulebooks.starfinder.budget import in_surprise_round
from bitva.rulebooks.starfinder.checks import roll_check, skill_bonuses
from bitva.rulebooks.starfinder.initiative import roll_initiative, take_place
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.turn import ROUND_ENDS
from bitva.rulebooks.starfinder.words import SURPRISED

AWARE: Final = "sf.combat.awareness"
PASSIVE: Final = 10
"""What stands for the die where nobody rolls."""


def settle_awareness(table: Table[Fight]) -> None:
    """For each creature by itself: the encounter's word; the Perception of those to whom every enemy is hidden, on which the game
    master has the last word; all others are aware (sf.combat.awareness, sf.surprise.mixed)."""
    fight = table.battle
    there = [creature for creature in fight.creatures if creature.present]
    watchers = [creature for creature in there if "aware" not in fight.entries[creature.id] and beset(fight, creature)]
    noticed = [creature.id for creature in watchers if notices(table, creature.index, lowest_stealth(fight, creature))]
    if watchers:
        names = tuple(creature.id for creature in watchers)
        noticed = list(table.ask_some(NOBODY, AWARE, names, 0, len(names), proposed=tuple(noticed)))
    for creature in there:
        known = bool(fight.entries[creature.id].get("aware", creature not in watchers or creature.id in noticed))
        if known != creature.aware:
            table.make(facts.awareness_set, creature.index, known)


def beset(fight: Fight, creature: Combatant) -> bool:
    """Are there enemies, and does every one of them hide?"""
    enemies = fight.foes(creature.index)
    return bool(enemies) and all(enemy.stealth >= 0 for enemy in enemies)


def lowest_stealth(fight: Fight, creature: Combatant) -> int:
    """Whom to notice is easiest: it is enough to notice one of them."""
    return min((enemy.stealth for enemy in fight.foes(creature.index)), default=0)


def notices(table: Table[Fight], who: Who, dc: int) -> bool:
    """A Perception check that reaches the difficulty, such as a Stealth total (sf.combat.awareness, sf.skill.perception)."""
    die, number = roll_check(table, who, "perception", AWARE, opposed(table.battle, who))
    aware = number.total >= dc
    table.tell(facts.awareness_rolled, who, (die,), number, dc, aware)
    return aware


def opposed(fight: Fight, who: Who) -> list[Bonus]:
    """What hinders a creature in noticing those who do not want to be noticed (sf.condition.blinded, sf.condition.deafened)."""
    return bearing_on(fight, who, "opposed-perception")


def lie_in_wait(table: Table[Fight], who: Who) -> None:
    """Whoever hides from the start takes the field unseen by every enemy (sf.combat.awareness, sf.skill.stealth)."""
    fight = table.battle
    foes = sum(1 << other.index for other in fight.creatures if fight.hostile(who, other.index))
    if fight.creatures[who].stealth >= 0 and foes:
        table.make(facts.lay_in_wait, who, foes)


def find_hiders(table: Table[Fight]) -> None:
    """Who knows of the fight although everybody hides from it has found them; whoever has others before its eyes notices those
    whose Stealth is no more than 10 and its Perception (sf.combat.awareness, sf.skill.perception)."""
    fight = table.battle
    for creature in fight.creatures:
        if not (creature.present and creature.aware):
            continue
        sure = beset(fight, creature)
        for enemy in fight.foes(creature.index):
            if enemy.hidden >> creature.index & 1 and (sure or PASSIVE + keenness(fight, creature.index) >= enemy.stealth):
                table.make(facts.spotted, creature.index, enemy.index)


def keenness(fight: Fight, who: Who) -> int:
    """A Perception bonus with everything that bears on it (sf.skill.perception)."""
    bonuses = (*skill_bonuses(fight, who, "perception"), *opposed(fight, who))
    return sum(term.value for term in stacked(bonuses) if not term.beaten)


def begin_rounds(table: Table[Fight]) -> None:
    """If some are aware and some are not, the aware roll initiative and have a surprise round; otherwise all roll
    (sf.combat.cycle, sf.surprise.when, sf.combat.initiative_step)."""
    fight = table.battle
    find_hiders(table)
    there = [creature for creature in fight.creatures if creature.present]
    aware = [creature.index for creature in there if creature.aware]
    surprise = 0 < len(aware) < len(there)
    table.make(facts.surprise_settled, surprise)
    if not surprise:
        for creature in there:
            if not creature.aware:
                table.make(facts.awareness_set, creature.index, True)
    for creature in there:
        if not creature.aware:
            table.effect("surprised", "sf.surprise.flat_footed", creature.index, flags=SURPRISED)
    roll_initiative(table, aware if surprise else [creature.index for creature in there])


def end_surprise_round(table: Table[Fight]) -> None:
    """Now everybody knows, and those who have not rolled yet roll and are merged into the order (sf.surprise.late_initiative)."""
    fight = table.battle
    if not in_surprise_round(fight):
        return
    for creature in fight.creatures:
        if creature.present and not creature.aware:
            table.make(facts.awareness_set, creature.index, True)
    for creature in fight.creatures:
        if creature.present and fight.clock.place_of(creature.index) < 0:
            take_place(table, creature.index)


ROUND_ENDS.append(end_surprise_round)
