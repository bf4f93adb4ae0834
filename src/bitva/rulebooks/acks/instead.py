"""Acts in lieu of attacking: what bars them, whom they may concern, and who has to agree."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.acks.gear import equipped
from bitva.rulebooks.acks.segment import COMBAT, cannot
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import INCAPACITATED, SENSELESS

AGREES, REFUSES = "agrees", "refuses"
GENERAL: Final = "acks.lieu_attack.general"


def cannot_instead(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The combat action; whoever cannot attack cannot do anything in lieu of it either (acks.lieu_attack.general,
    acks.cond.general)."""
    yield from cannot(fight, who, COMBAT)
    if fight.creatures[who].flags & INCAPACITATED:
        yield refusal(GENERAL)


def unequipped(creature: Combatant, thing: str, rule: RuleId) -> Iterator[Refusal]:
    """It has to have the thing in hand or worn ready, not packed away (acks.lieu_move.at_hand)."""
    if not equipped(creature, thing):
        known = creature.carries(thing) or thing in dict(creature.pack)
        yield refusal(rule, hard=not known, why="unequipped", thing=thing)


def helpless(fight: Fight, who: Who) -> bool:
    return bool(fight.creatures[who].flags & SENSELESS)


def no_recipient(fight: Fight, who: Who, target: Who, rule: RuleId) -> Iterator[Refusal]:
    """Oneself, or within five feet somebody helpless or nobody's enemy: on an able enemy it is an attack
    (acks.lieu_attack.apply, acks.lieu_attack.cleanse)."""
    other = fight.creatures[target]
    if not other.present or other.dead:
        yield refusal(rule, hard=True, target=target)
    elif target != who and fight.feet(who, target) > 5:
        yield refusal(rule, target=target, away=fight.feet(who, target))
    elif fight.hostile(who, target) and not helpless(fight, target):
        yield refusal(rule, target=target)


def recipients(fight: Fight, who: Who) -> Iterator[Who]:
    """Itself and everybody next to it who may be one."""
    yield who
    yield from (other.index for other in fight.creatures
                if other.index != who and next(no_recipient(fight, who, other.index, GENERAL), None) is None)


def agrees(table: Table[Fight], who: Who, target: Who, rule: RuleId) -> bool:
    """Somebody of another side is asked whether he lets it happen; one's own agree (acks.lieu_attack.apply)."""
    fight = table.battle
    if helpless(fight, target) or fight.creatures[target].side == fight.creatures[who].side:
        return True
    return bool(table.ask(target, rule, (AGREES, REFUSES), by=who) == AGREES)


def oneself(who: Who, target: Who) -> Who:
    """Nobody named means oneself."""
    return who if target == NOBODY else target
