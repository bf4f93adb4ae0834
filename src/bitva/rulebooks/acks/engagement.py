"""Engagement: whoever has an enemy before him within five feet engages him, and that need not be mutual."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.space import REAR
from bitva.kernel.table import Table
from bitva.kernel.words import Squares, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import facing_towards, front, side_of
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.moments import Approached
from bitva.rulebooks.acks.sheet import size_steps
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import (
    ALOOF,
    BLINDED,
    DEAFENED,
    FACINGS,
    FEET,
    GRABBED,
    HELD,
    IDLE,
    RIDDEN,
    RIDING,
    SENSELESS,
    SNEAKING,
    WRESTLED,
)

_NEEDED: Final = {
    "tiny": (1, 1, 1, 2, 2, 3, 4), "small": (1, 1, 1, 2, 2, 3, 4), "man": (1, 1, 1, 2, 2, 3, 4),
    "large": (1, 1, 1, 1, 1, 2, 3), "huge": (1, 1, 1, 1, 1, 1, 2), "gigantic": (1, 1, 1, 1, 1, 1, 2),
    "colossal": (1, 1, 1, 1, 1, 1, 1),
}
"""How many of a size it takes to engage one of each size, from tiny to colossal (acks.engage.size)."""


TOGETHER: Final[list[Callable[[Fight, Who], Who]]] = []
"""With whom a creature is engaged together, NOBODY if with none: chapters register themselves here."""


def engages(fight: Fight, one: Combatant, other: Combatant) -> bool:
    """Has it this enemy in its front squares, unhidden both ways, and is it neither helpless nor in this enemy's grip?
    (acks.engage.state, acks.cond.grabbed)"""
    if not one.present or not other.present or one.flags & (SENSELESS | ALOOF) or other.flags & (SENSELESS | ALOOF):
        return False
    if one.dead or other.dead or not front(fight, one) & other.space or not fight.hostile(one.index, other.index):
        return False
    if one.hidden >> other.index & 1 or other.hidden >> one.index & 1:
        return False
    if one.flags & HELD and any(effect.by == other.index for effect in fight.effects_on(one.index) if effect.flags & HELD):
        return False
    return level(one, other)


def level(one: Combatant, other: Combatant) -> bool:
    """Flyers cannot be engaged by those who cannot fly (acks.engage.state)."""
    if other.height > 0 and not one.sheet.flies:
        return False
    return abs(one.height - other.height) <= FEET


def facing(fight: Fight, who: Who) -> int:
    """Those who face a creature so, each for himself, as bits (acks.engage.state)."""
    creature, found = fight.creatures[who], 0
    for other in fight.creatures:
        if other.side != creature.side and other.present and engages(fight, other, creature):
            found |= 1 << other.index
    return found


def engagers(fight: Fight, who: Who) -> int:
    """Those by whom a creature is engaged, as bits; at some tables it takes several to engage somebody big
    (acks.engage.state, acks.engage.size)."""
    found = facing(fight, who)
    for rule in TOGETHER if fight.creatures[who].flags & (RIDING | RIDDEN) else ():
        other = rule(fight, who)
        found |= facing(fight, other) if other >= 0 else 0
    if found and fight.option("engage_size", False) and not enough(fight, who, found):
        return 0
    return found


def enough(fight: Fight, who: Who, by: int) -> bool:
    """Are these many enough to engage a creature of this size? (acks.engage.size)"""
    size = fight.creatures[who].sheet.size_name
    shares = [60 // _NEEDED[other.sheet.size_name][size_steps(size, "tiny")] for other in fight.creatures if by >> other.index & 1]
    return sum(shares) >= 60


def engaged(fight: Fight, who: Who) -> bool:
    return bool(engagers(fight, who))


def engaged_by(fight: Fight, who: Who) -> int:
    """Those whom a creature engages, as bits (acks.engage.state)."""
    creature, found = fight.creatures[who], 0
    for other in fight.creatures:
        if other.side != creature.side and other.present and engages(fight, creature, other) and engagers(fight, other.index):
            found |= 1 << other.index
    return found


def not_while_engaged(fight: Fight, who: Who, rule: str) -> Iterator[Refusal]:
    """What the engaged cannot do, by the rule of the act itself (acks.engage.limits)."""
    by = engagers(fight, who)
    if by:
        yield refusal(rule, by=(by & -by).bit_length() - 1)


# ---- coming together ---------------------------------------------------------------------------------------------------------

class Contacts:
    """Who engages a creature and whom it engages, as it was before it moved or turned."""

    __slots__ = ("by", "of", "who")

    def __init__(self, fight: Fight, who: Who) -> None:
        self.who = who
        self.by = engagers(fight, who)
        self.of = engaged_by(fight, who)


def meet(table: Table[Fight], before: Contacts, turns: bool = True) -> None:
    """Whoever has newly come to be engaged by somebody that he does not face may turn to him; a mover who turns as he likes is not
    asked (acks.engage.turn, acks.march.facing)."""
    fight, who = table.battle, before.who
    for other in _bits(engaged_by(fight, who) & ~before.of, len(fight.creatures)):
        table.after(Approached(other, who))
    for other in _bits(engagers(fight, who) & ~before.by, len(fight.creatures)) if turns else ():
        table.after(Approached(who, other))


def _bits(mask: int, count: int) -> list[int]:
    return [n for n in range(count) if mask >> n & 1]


@value
class FreeTurn(Action):
    """A creature turns to face whoever has come to engage it."""

    verb: ClassVar[str] = "face"
    who: Who
    facing: str


@book.reacts(Approached, When.AFTER)
def free_turns(fight: Fight, moment: Approached) -> Iterator[Offer]:
    """At no price, unless others engage it, or it could not notice the newcomer (acks.engage.turn)."""
    creature, newcomer = fight.creatures[moment.who], fight.creatures[moment.by]
    if engagers(fight, moment.who) != 1 << moment.by or front(fight, creature) & newcomer.space:
        return
    if may_turn_freely(fight, creature, newcomer):
        straight = facing_towards(fight, moment.who, newcomer.space)
        turns = (straight, straight - 1 & 7, straight + 1 & 7)
        yield Offer(moment.who, "acks.engage.turn", tuple(FreeTurn(moment.who, FACINGS[turn]) for turn in turns))


def may_turn_freely(fight: Fight, creature: Combatant, newcomer: Combatant) -> bool:
    """Not if the newcomer was hidden, or sneaks up from the rear; not for the blinded, nor for the deafened from the rear
    (acks.engage.turn, acks.cond.hidden, acks.cond.sneaking, acks.cond.blinded)."""
    if creature.flags & (IDLE | BLINDED | GRABBED | WRESTLED) or newcomer.hidden >> creature.index & 1:
        return False
    behind = side_of(fight, creature.index, newcomer.index) == REAR
    return not behind or not (newcomer.flags & SNEAKING or creature.flags & DEAFENED)


@book.refuses(FreeTurn)
def refuse_free_turn(fight: Fight, turn: FreeTurn) -> Iterator[Refusal]:
    """Only when somebody comes to engage it (acks.engage.turn)."""
    yield refusal("acks.engage.turn")


@book.performs(FreeTurn)
def perform_free_turn(table: Table[Fight], turn: FreeTurn) -> None:
    """It faces the newcomer before any attack is resolved (acks.engage.turn)."""
    face(table, turn.who, FACINGS.index(turn.facing))


def face(table: Table[Fight], who: Who, direction: int) -> None:
    """A creature turns, and so may come to engage others and be engaged by fewer or more (acks.grid.facing, acks.engage.state)."""
    fight = table.battle
    if fight.creatures[who].facing == direction:
        return
    before = Contacts(fight, who)
    table.make(facts.faced, who, direction)
    meet(table, before)


def dangerous(fight: Fight, who: Who, ignored: int = 0) -> Squares:
    """The squares in which some enemy that is not to be disregarded would engage this creature (acks.engage.halt)."""
    creature, found = fight.creatures[who], 0
    for other in fight.creatures:
        if ignored >> other.index & 1 or not other.present or other.dead or not fight.hostile(who, other.index):
            continue
        if other.flags & (SENSELESS | ALOOF) or other.hidden >> who & 1 or creature.hidden >> other.index & 1:
            continue
        if level(other, creature):
            found |= front(fight, other)
    return found

