"""Squeezing: big creatures in narrow places."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import grown, stepped
from bitva.kernel.paths import ALTERNATE, Reach, diagonal, flood, step_cost, step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.conditions import end_kind, impose
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.ground import Ground, ground
from bitva.rulebooks.starfinder.moments import Leaving
from bitva.rulebooks.starfinder.movement import WALKING, able_to_go_on, cannot_move, go
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import ENTANGLED, FEET, MOVE, SQUEEZING

RULE: Final = "sf.move.squeeze"


@value
class Squeeze(Action):
    """Into, through or out of a narrow place: these are the squares of the body drawn in."""

    verb: ClassVar[str] = "squeeze"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path


def narrow_size(creature: Combatant) -> int:
    """How many squares wide it is drawn in: half of its space (sf.move.squeeze)."""
    return (creature.sheet.size + 1) // 2


def starts(fight: Fight, creature: Combatant) -> list[Square]:
    """Where within its space its drawn-in body may be."""
    slack = creature.size - narrow_size(creature) + 1
    return [creature.at + dx + dy * fight.board.stride for dy in range(slack) for dx in range(slack)]


def half_speed(fight: Fight, who: Who) -> int:
    """The entangled go at half speed (sf.move.squeeze, sf.condition.entangled)."""
    feet = speed(fight, who)
    return feet if fight.creatures[who].flags & (ENTANGLED | SQUEEZING) else feet // 2


@book.refuses(Squeeze)
def refuse_squeeze(fight: Fight, squeeze: Squeeze) -> Iterator[Refusal]:
    """A move action at half speed, for one bigger than its way (sf.move.squeeze)."""
    creature, board = fight.creatures[squeeze.who], fight.board
    if not squeeze.path or creature.sheet.size == 1:
        yield refusal(RULE, hard=True, big=False)
        return
    yield from cannot_spend(fight, squeeze.who, MOVE)
    yield from cannot_move(fight, squeeze.who)
    size, land = narrow_size(creature), ground(fight, squeeze.who)
    begun = [here for here in starts(fight, creature) if step_ok(board, here, squeeze.path[0], size)]
    if not begun:
        yield refusal("sf.grid.squares", hard=True, square=squeeze.path[0])
        return
    for here, there in zip((begun[0], *squeeze.path), squeeze.path, strict=False):
        if not step_ok(board, here, there, size):
            yield refusal("sf.grid.corner", square=there)
            return
        if board.space(there, size) & ~land.free & ~creature.space:
            yield refusal("sf.size.move", square=there)
            return
    needs = min(feet_of(fight, land, here, squeeze.path, size) for here in begun)
    left = half_speed(fight, squeeze.who)
    if needs > left:
        yield refusal("sf.move.speed", needs=needs, left=left)
    if board.space(squeeze.path[-1], size) & land.occupied & ~creature.space:
        yield refusal("sf.move.end", square=squeeze.path[-1])


def feet_of(fight: Fight, land: Ground, here: Square, path: Path, size: int) -> int:
    feet = odd = 0
    for there in path:
        feet += FEET * step_cost(fight.board, here, there, size, land.costs, ALTERNATE, odd)
        odd ^= diagonal(fight.board, here, there)
        here = there
    return feet


@book.proposes
def propose_squeezing(fight: Fight, who: Who) -> Iterator[Action]:
    """Everywhere that it comes to drawn in and not otherwise (sf.move.squeeze)."""
    creature, board = fight.creatures[who], fight.board
    if creature.sheet.size == 1 or not board.filled or next(cannot_spend(fight, who, MOVE), None) is not None:
        return
    size, land = narrow_size(creature), ground(fight, who)
    floor = land.open
    roomy = board.erode(floor, creature.sheet.size)
    wide = 0
    for square in squares(roomy):
        wide |= board.space(square, creature.sheet.size)
    best: dict[Square, tuple[int, Path]] = {}
    for here in starts(fight, creature):
        reach: Reach = flood(board, here, half_speed(fight, who) // FEET, land.free, size=size, stop=land.stop, costs=land.costs,
                             diagonals=ALTERNATE)
        for square in squares(reach.squares & ~(1 << here)):
            tight = board.space(square, size) & ~wide or creature.flags & SQUEEZING
            if tight and reach.cost(square) < best.get(square, (10_000, ()))[0]:
                best[square] = reach.cost(square), reach.path(square)
    for _, path in best.values():
        yield Squeeze(who, path)


@book.performs(Squeeze)
def perform_squeeze(table: Table[Fight], squeeze: Squeeze) -> None:
    """Drawn in it is entangled, until it has room again (sf.move.squeeze)."""
    fight, who = table.battle, squeeze.who
    creature = fight.creatures[who]
    pay(table, who, MOVE, squeeze.verb)
    here, flags = creature.at, creature.flags
    if not creature.flags & SQUEEZING:
        if watchers(fight, who, creature.space):
            table.before(Leaving(who, here, squeeze.path[0], WALKING))
        if not able_to_go_on(creature, here, flags):
            return
        drawn_in = table.effect("squeezing", RULE, who, flags=SQUEEZING)
        impose(table, who, "entangled", RULE, who, cause=drawn_in.number)
        table.make(grown, who, narrow_size(creature))
        table.make(stepped, who, squeeze.path[0])
        go(table, who, squeeze.path[1:])
    else:
        go(table, who, squeeze.path)
    spread_out(table, creature)


def spread_out(table: Table[Fight], creature: Combatant) -> None:
    """Where there is room for all of it again, it takes it (sf.move.squeeze)."""
    fight = table.battle
    board, size, full = fight.board, creature.size, creature.sheet.size
    if not creature.present or not creature.flags & SQUEEZING:
        return
    land = ground(fight, creature.index)
    x, y = board.xy(creature.at)
    for square in squares(board.box(x - full + size, y - full + size, x, y) & board.fits(full)):
        if not board.space(square, full) & ~land.stop & ~creature.space:
            end_kind(table, creature.index, "squeezing")
            table.make(stepped, creature.index, square)
            table.make(grown, creature.index, full)
            return
