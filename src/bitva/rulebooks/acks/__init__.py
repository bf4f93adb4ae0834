"""ACKS II, the rules of its fights. Importing the package registers every rule on RULEBOOK."""
from __future__ import annotations

from bitva.kernel.effects import FOREVER, Until
from bitva.kernel.rulings import SetCondition, install
from bitva.kernel.table import Table
from bitva.rulebooks.acks import (
    ailments,
    armor,
    artillery,
    asked,
    attack,
    burning,
    cast,
    charge,
    cleave,
    clock,
    cover,
    defend,
    devices,
    doors,
    engagement,
    firstround,
    flame,
    fright,
    grab,
    handling,
    held,
    initiative,
    judge,
    lieu,
    lists,
    locks,
    manoeuvres,
    march,
    missile,
    morale,
    mortal,
    mount,
    opening,
    orders,
    posture,
    readied,
    rebuke,
    remedies,
    run,
    scars,
    segment,
    spare,
    spikes,
    stealth,
    sweep,
    weapons,
    withdraw,
)
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import impose, lift
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import CONDITIONS

RULEBOOK = book
MODULES = (
    ailments,
    armor,
    artillery,
    asked,
    attack,
    burning,
    cast,
    charge,
    cleave,
    clock,
    cover,
    defend,
    devices,
    doors,
    engagement,
    firstround,
    flame,
    fright,
    grab,
    handling,
    held,
    initiative,
    judge,
    lieu,
    lists,
    locks,
    manoeuvres,
    march,
    missile,
    morale,
    mortal,
    mount,
    opening,
    orders,
    posture,
    readied,
    rebuke,
    remedies,
    run,
    scars,
    segment,
    spare,
    spikes,
    stealth,
    sweep,
    weapons,
    withdraw,
)


def by_word(table: Table[Fight], ruling: SetCondition) -> None:
    """By the game master's word a creature has a condition, for so many rounds if that is said, or no longer has it."""
    if not ruling.holds:
        lift(table, ruling.on, ruling.condition)
        return
    until = Until(ROUND, round=table.battle.clock.round + ruling.rounds) if ruling.rounds else FOREVER
    impose(table, ruling.on, ruling.condition, "acks.gm.override", ruling.by, until)


POOLS = {"hp": (-1000, 10_000), "nonlethal": (0, 10_000), "facing": (0, 7), "cleaved": (0, 100), "exertion": (0, 100)}
install(book, POOLS, by_word, tuple(CONDITIONS))
