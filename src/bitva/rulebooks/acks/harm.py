"""How creatures come to harm, and what that does at once: damage, falling, dying."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitva.kernel.facts import left
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.moments import Harmed
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import INCAPACITATED

LESSENED: Final[list[Callable[[Fight, Combatant, int, str], tuple[int, RuleId]]]] = []
"""What of an amount of damage of a type comes through, and by which rule it is less: chapters register themselves here."""
HARMED: Final[list[Callable[[Table[Fight], Who, RuleId], None]]] = []
"""What taking damage does besides: it breaks a casting, it costs a readied action, it wakes the sleeping."""
HEALED: Final[list[Callable[[Table[Fight], Who], None]]] = []
"""What follows when somebody regains hit points: chapters register themselves here."""
GONE: Final[list[Callable[[Table[Fight], Who], None]]] = []
"""What follows when somebody is dead or no longer able to hold on: chapters register themselves here."""


def by_nature(fight: Fight, creature: Combatant, amount: int, type: str) -> tuple[int, RuleId]:
    """The immune take nothing of a type, the resistant half of it, rounded down (acks.damage.types)."""
    sheet = creature.sheet
    return (0 if type in sheet.immune else amount // 2 if type in sheet.resist else amount), "acks.damage.types"


LESSENED.append(by_nature)


def hurt(table: Table[Fight], who: Who, amount: int, type: str, by: Who = NOBODY, nonlethal: bool = False) -> int:
    """A creature takes damage, what it resists taken off; at 0 or less it falls; what was not meant to kill is remembered as long
    as it stands (acks.hp.pool, acks.hp.zero, acks.damage.nonlethal). Returns the damage taken."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.dead or not creature.present:
        return 0
    for lessen in LESSENED:
        amount, rule = lessen(fight, creature, amount, type)
        if amount <= 0:
            table.tell(facts.unhurt, who, rule)
            return 0
    stood = creature.hp > 0
    table.make(facts.hurt, who, amount, type)
    if stood and nonlethal:
        table.make(facts.nonlethal_dealt, who, amount)
    if stood and creature.hp <= 0:
        fall(table, who)
    for follow in HARMED:
        follow(table, who, "acks.damage.weapon")
    table.after(Harmed(who, by, amount))
    return amount


def fall(table: Table[Fight], who: Who) -> None:
    """At 0 or less it is unconscious, and nobody knows whether it is dead; what does not live is destroyed, and the bedridden die
    (acks.hp.zero, acks.death.nonliving, acks.cond.incapacitated)."""
    creature = table.battle.creatures[who]
    if creature.sheet.nonliving:
        die(table, who, "acks.death.nonliving")
    elif creature.flags & INCAPACITATED:
        die(table, who, "acks.cond.incapacitated")
    else:
        table.make(facts.dropped, who, table.battle.clock.round)
        impose(table, who, "unconscious", "acks.hp.zero")
        gone(table, who)


def die(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """It is dead or destroyed and no longer in anybody's way."""
    fight = table.battle
    table.make(facts.died, who, rule)
    gone(table, who)
    for effect in tuple(fight.effects_on(who)):
        if effect in fight.effects:
            table.end(effect)
    table.make(left, who)


def gone(table: Table[Fight], who: Who) -> None:
    """Whom it held is free."""
    for follow in GONE:
        follow(table, who)


def heal(table: Table[Fight], who: Who, amount: int) -> int:
    """Hit points come back up to the maximum, to one at most for the bedridden (acks.hp.pool, acks.cond.incapacitated)."""
    creature = table.battle.creatures[who]
    most = 1 if creature.flags & INCAPACITATED else creature.most_hp
    regained = min(amount, most - creature.hp)
    if regained <= 0 or creature.dead:
        return 0
    table.make(facts.healed, who, regained)
    for follow in HEALED:
        follow(table, who)
    return regained
