"""Cover against missiles: things on the map that a line of fire crosses next to the target, and what the game master says."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.lines import crossed, middle
from bitva.kernel.numbers import Term
from bitva.kernel.rulings import Ruling
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Squares, Who, value
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import end_kind
from bitva.rulebooks.acks.moments import Moved
from bitva.rulebooks.acks.saves import SAVE_TERMS
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import THROW_TERMS, Blow
from bitva.rulebooks.acks.words import COVERED, PRONE

LOW: Final = ("low",)
HIGH: Final = ("high", "slit")
"""Layers of the map: what reaches to the waist, what reaches to the chest or leaves but a slit (acks.cover.effect)."""
WAIST, CHEST = 2, 4
BEHIND: Final = "behind-cover"
RATED: Final = "rated-cover"


@value
class RateCover(Ruling):
    """The game master says how well a creature is covered from everywhere: 0, 2 or 4."""

    verb: ClassVar[str] = "rate-cover"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    amount: int


def objects_near(fight: Fight, creature: Combatant) -> Squares:
    """What one can crouch behind next to it (acks.cover.effect)."""
    return objects_at(fight, creature.at, creature.size)


def objects_at(fight: Fight, square: Square, size: int) -> Squares:
    """What somebody of this size could crouch behind there (acks.cover.effect)."""
    return fight.board.reach(square, size, 1) & _layers(fight, LOW + HIGH)


def _layers(fight: Fight, names: tuple[str, ...]) -> Squares:
    found = 0
    for name in names:
        found |= fight.board.layer(name)
    return found


def cover_of(fight: Fight, attacker: Who, target: Who) -> int:
    """2 behind what reaches to the waist, 4 behind what reaches to the chest; low things cover only whoever crouches
    (acks.missile.cover, acks.cover.effect)."""
    creature, other = fight.creatures[target], fight.creatures[attacker]
    said = [int(str(effect.data[0])) for effect in fight.effects_on(target, RATED)]
    if said:
        return said[-1]
    near = objects_near(fight, creature)
    if not near:
        return 0
    best = 0
    for here in squares(creature.space):
        line = min((crossed(fight.board, middle(fight.board, there), middle(fight.board, here)) for there in squares(other.space)),
                   key=lambda cells: cells.bit_count())
        if line & near & _layers(fight, HIGH):
            best = CHEST
        elif line & near and creature.flags & (COVERED | PRONE):
            best = max(best, WAIST)
    return best


def ignored(fight: Fight, who: Who) -> int:
    """How much cover it shoots past: 4 points with Precise Shooting (acks.missile.melee)."""
    return CHEST if fight.creatures[who].sheet.has("precise-shooting") else 0


def cover_penalty(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """Missiles at a target behind cover (acks.missile.cover)."""
    if not means.melee:
        yield Term(-max(0, cover_of(fight, blow.who, blow.target) - ignored(fight, blow.who)), "acks.missile.cover")


def cover_on_saves(fight: Fight, who: Who, category: str, against: Who) -> Iterator[Term]:
    """The same cover on Blast saves against what spreads over an area (acks.missile.cover)."""
    if category == "blast" and against != NOBODY and against != who:
        yield Term(cover_of(fight, against, who), "acks.missile.cover")


THROW_TERMS.append(cover_penalty)
SAVE_TERMS.append(cover_on_saves)


@book.follows(Moved)
def leaves_cover(table: Table[Fight], moved: Moved) -> None:
    """Cover is left behind with the square (acks.cover.effect)."""
    creature = table.battle.creatures[moved.who]
    if creature.flags & COVERED and moved.path and creature.at != moved.start:
        end_kind(table, moved.who, BEHIND)


@book.refuses(RateCover)
def refuse_rating(fight: Fight, ruling: RateCover) -> Iterator[Refusal]:
    """None, low or high (acks.missile.cover)."""
    if ruling.amount not in (0, WAIST, CHEST):
        yield refusal("acks.missile.cover", hard=True, amount=ruling.amount)


@book.performs(RateCover)
def perform_rating(table: Table[Fight], ruling: RateCover) -> None:
    """By the game master's word (acks.missile.cover, acks.gm.override)."""
    end_kind(table, ruling.on, RATED)
    table.effect(RATED, "acks.gm.override", ruling.on, NOBODY, data=(ruling.amount,))
