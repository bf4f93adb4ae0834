"""The going itself: step by step, with facing, engagement that halts, and the window for others when the movement is over."""
from __future__ import annotations

from collections.abc import Callable

from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, Square, Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.engagement import Contacts, engagers, face, meet
from bitva.rulebooks.acks.ground import HALVES, ground, halves_of
from bitva.rulebooks.acks.moments import Moved
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import IDLE, PRONE, RESTRAINED, RIDING

KEEP = -1
"""As a facing: the way one goes."""
CARRIES: list[Callable[[Table[Fight], Who], None]] = []
"""What goes along with a rider: chapters register themselves here."""
_STOPPING = IDLE | PRONE | RESTRAINED


def walk(table: Table[Fight], who: Who, path: Path, ignored: int = 0, look: int = KEEP, turns: bool = True) -> Who:
    """Square by square, looking where it goes or always the same way; whoever newly engages it brings it to a halt
    (acks.engage.halt, acks.retreat.ignore, acks.withdraw.ignore). Returns by whom it was halted, NOBODY if by none."""
    fight = table.battle
    creature = fight.creatures[who]
    paid = 0
    flags = creature.flags
    for there, cost in zip(path, halves_of(fight, who, path), strict=True):
        here = creature.at
        facing = fight.board.direction(here, there) if look == KEEP else look
        feet = 5 * (paid + cost) // HALVES - 5 * paid // HALVES
        paid += cost
        before = Contacts(fight, who)
        table.make(facts.went, who, there, facing, feet)
        for carry in CARRIES if creature.flags & RIDING else ():
            carry(table, who)
        meet(table, before, turns)
        if not creature.present or creature.flags & _STOPPING & ~flags or creature.at != there:
            return NOBODY
        by = engagers(fight, who) & ~ignored
        if by:
            return halt(table, who, (by & -by).bit_length() - 1, here)
    return NOBODY


def halt(table: Table[Fight], who: Who, by: Who, came: Square) -> Who:
    """It stops where the engagement arises; in a square that another holds there is no room for it, so that it stops before it
    (acks.engage.halt, acks.grid.passage)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.space & ~ground(fight, who).stop:
        table.make(facts.went, who, came, creature.facing, 0)
    table.make(facts.halted, who, by)
    return by


def moved(table: Table[Fight], who: Who, path: Path, start: Square, how: str, target: Who = NOBODY) -> None:
    """The movement of an act is over: whoever has readied an action for it may break in now (acks.readied.timing)."""
    table.after(Moved(who, path, start, how, target))


def look(table: Table[Fight], who: Who, facing: int) -> None:
    """A creature turns to a facing of its choice."""
    if facing != KEEP:
        face(table, who, facing)
