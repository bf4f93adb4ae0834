"""Jumps: over a gap, and straight up."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.paths import straight
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import movement_left
from bitva.rulebooks.savage.ground import ground
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import Leaving
from bitva.rulebooks.savage.movement import left_behind, rooted
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.turn import no_action, own_turn, use_action
from bitva.rulebooks.savage.words import ATHLETICS, PRONE

JUMP: Final = "sw.move.jump"
RUN_UP: Final = 2
"""Inches covered before a jump that make it twice as long (sw.move.jump)."""
MOST_MORE: Final = 2
"""What Athletics adds at most (sw.move.jump)."""


@value
class Jump(Action):
    """A leap to a square straight away; with Athletics, as an action, it may be longer (sw.move.jump)."""

    verb: ClassVar[str] = "jump"
    who: Who
    square: Square
    athletics: bool = False


@value
class JumpUp(Action):
    """A leap straight up (sw.move.jump)."""

    verb: ClassVar[str] = "jump-up"
    who: Who
    athletics: bool = False


def reach_of_jump(creature: Combatant) -> int:
    """One inch across as part of the movement, two after a run-up (sw.move.jump)."""
    return 2 if creature.moved >= RUN_UP else 1


def may_jump(fight: Fight, who: Who, athletics: bool) -> Iterator[Refusal]:
    """On its feet, in its turn, and with an action if Athletics is to help (sw.move.jump)."""
    if athletics:
        yield from no_action(fight, who, "jump")
    else:
        yield from own_turn(fight, who)
    yield from rooted(fight, who)
    if fight.creatures[who].flags & PRONE:
        yield refusal("sw.cond.prone")


@book.refuses(Jump)
def refuse_jump(fight: Fight, jump: Jump) -> Iterator[Refusal]:
    """Straight to a free square, no farther than it can jump, and within the movement of the turn (sw.move.jump)."""
    creature = fight.creatures[jump.who]
    path = straight(fight.board, creature.at, jump.square)
    if not path or not fight.board.fits(creature.size) >> jump.square & 1:
        yield refusal(JUMP, hard=True, square=jump.square)
        return
    yield from may_jump(fight, jump.who, jump.athletics)
    far = reach_of_jump(creature) + (MOST_MORE if jump.athletics else 0)
    if len(path) > far:
        yield refusal(JUMP, needs=len(path), reach=far)
    if len(path) > movement_left(fight, jump.who):
        yield refusal("sw.move.pace", needs=len(path), left=movement_left(fight, jump.who))
    if fight.board.space(jump.square, creature.size) & ~creature.space & ~ground(fight, jump.who).stop:
        yield refusal("sw.grid.footprint", square=jump.square)
    if any(1 << square & fight.board.filled for square in path):
        yield refusal("sw.grid.footprint", hard=True, square=jump.square)


@book.refuses(JumpUp)
def refuse_jump_up(fight: Fight, jump: JumpUp) -> Iterator[Refusal]:
    """In its turn, on its feet (sw.move.jump)."""
    yield from may_jump(fight, jump.who, jump.athletics)


@book.proposes
def propose_jumps(fight: Fight, who: Who) -> Iterator[Action]:
    """Over what cannot be walked on (sw.move.jump)."""
    creature = fight.creatures[who]
    if not fight.board.layers.get("pit", 0):
        return
    for athletics in (False, True):
        far = reach_of_jump(creature) + (MOST_MORE if athletics else 0)
        for square in squares(fight.board.reach(creature.at, creature.size, far) & ~creature.space):
            yield Jump(who, square, athletics)


@book.performs(Jump)
def perform_jump(table: Table[Fight], jump: Jump) -> None:
    """Each inch costs an inch of Pace; whoever is left behind may strike first, and a jump that falls short ends where it ends
    (sw.move.jump, sw.move.withdraw)."""
    if broken_into(table, jump):
        return
    fight = table.battle
    who = jump.who
    creature = fight.creatures[who]
    path = straight(fight.board, creature.at, jump.square) or ()
    far = reach_of_jump(creature) + (more_by_athletics(table, who, len(path) - reach_of_jump(creature)) if jump.athletics else 0)
    way: Path = path[:far]
    left = left_behind(fight, creature, way[-1])
    if left:
        table.before(Leaving(who, way[-1], left))
    if creature.up and way:
        table.make(facts.went, who, way[-1], len(way))


def more_by_athletics(table: Table[Fight], who: Who, missing: int) -> int:
    """An inch more, two with a raise (sw.move.jump)."""
    use_action(table, who, "jump")
    roll = trait_roll(table, who, ATHLETICS, JUMP, action=True, most=max(0, missing - 1))
    return min(MOST_MORE, roll.raises + 1) if roll.success else 0


@book.performs(JumpUp)
def perform_jump_up(table: Table[Fight], jump: JumpUp) -> None:
    """Half as far up as across; what it reaches is the game master's to say (sw.move.jump)."""
    if broken_into(table, jump):
        return
    creature = table.battle.creatures[jump.who]
    halves = reach_of_jump(creature) + (more_by_athletics(table, jump.who, MOST_MORE) if jump.athletics else 0)
    table.tell(facts.jumped_up, jump.who, halves)
