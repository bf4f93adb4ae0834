"""Movement: walking, running, crawling, lying down and standing up, and what those who are left behind may do."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.paths import step_cost, step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose, lift
from bitva.rulebooks.savage.figures import movement_left, running_die
from bitva.rulebooks.savage.ground import PIT, WALK, ground, reachable
from bitva.rulebooks.savage.harm import let_go
from bitva.rulebooks.savage.hold import broken_into, holders
from bitva.rulebooks.savage.moments import Leaving, Stepped
from bitva.rulebooks.savage.sight import sees
from bitva.rulebooks.savage.state import NO_RUN, Combatant, Fight, riders_of
from bitva.rulebooks.savage.turn import WHOLE, helpless, own_turn
from bitva.rulebooks.savage.words import BOUND, GRAPPLING, HELPLESS, INCAPACITATED, MOUNTED, PRONE, ROOTED, SUSPENDED

STANDING: Final = 2
"""Inches of Pace that standing up costs (sw.move.prone)."""
MODES: Final = (WALK, "fly")


@value
class Move(Action):
    """A walk along these squares, or a flight; crawling if it lies (sw.move.pace)."""

    verb: ClassVar[str] = "move"
    who: Who
    path: Path
    mode: str = WALK


@value
class Run(Action):
    """A creature runs: the running die adds to its Pace (sw.move.run)."""

    verb: ClassVar[str] = "run"
    who: Who


@value
class DropProne(Action):
    """A creature drops to the ground, a free action (sw.move.prone)."""

    verb: ClassVar[str] = "drop-prone"
    who: Who


@value
class StandUp(Action):
    """A creature gets to its feet (sw.move.prone)."""

    verb: ClassVar[str] = "stand-up"
    who: Who


# ---- may it? -------------------------------------------------------------------------------------------------------------------

def rooted(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Conditions under which one cannot move, and what takes the whole turn standing still (sw.cond.entangled, sw.cond.bound,
    sw.aim.stationary)."""
    creature = fight.creatures[who]
    yield from helpless(fight, who)
    if creature.flags & ROOTED:
        yield refusal("sw.cond.bound" if creature.flags & BOUND else "sw.cond.entangled")
    if any("aim" in fight.creatures[each].did for each in (who, *riders_of(fight, who))):
        yield refusal("sw.aim.stationary")
    if creature.sheet.vehicle:
        yield refusal("sw.vehicle.reference")


@book.refuses(Move)
def refuse_move(fight: Fight, move: Move) -> Iterator[Refusal]:
    """Its own turn, able to move, each step legal and paid for, and no end in an occupied square (sw.move.pace)."""
    creature = fight.creatures[move.who]
    yield from own_turn(fight, move.who)
    yield from rooted(fight, move.who)
    if not move.path or move.mode not in MODES or (move.mode != WALK and not creature.sheet.fly):
        yield refusal("sw.move.pace", hard=True)
        return
    if creature.flags & MOUNTED:
        yield refusal("sw.mount.basics")
    land = ground(fight, move.who, move.mode)
    here, spent = creature.at, 0
    for there in move.path:
        if not step_ok(fight.board, here, there, creature.size):
            yield refusal("sw.grid.square", hard=not fight.board.near[here] >> there & 1, square=there)
            return
        body = fight.board.space(there, creature.size) & ~creature.space
        if body & ~land.free:
            pit = body & fight.board.layers.get(PIT, 0)
            yield refusal("sw.move.jump" if pit else "sw.grid.footprint", hard=bool(body & fight.board.filled), square=there)
            return
        spent += step_cost(fight.board, here, there, creature.size, land.costs)
        here = there
    if fight.board.space(here, creature.size) & ~creature.space & ~land.stop:
        yield refusal("sw.grid.footprint", square=here)
    left = movement_left(fight, move.who)
    if spent > left:
        yield refusal("sw.move.difficult" if len(move.path) <= left else "sw.move.pace", needs=spent, left=left)


@book.refuses(Run)
def refuse_run(fight: Fight, run: Run) -> Iterator[Refusal]:
    """Once a turn, before the first action, since all actions of the turn suffer from it; not while defending (sw.move.run,
    sw.defend.movement)."""
    creature = fight.creatures[run.who]
    yield from own_turn(fight, run.who)
    yield from rooted(fight, run.who)
    if creature.ran != NO_RUN:
        yield refusal("sw.move.run", ran=creature.ran)
    if "defend" in creature.did:
        yield refusal("sw.defend.movement")
    if any(kind not in WHOLE for kind in creature.did):
        yield refusal("sw.move.run", did=creature.did)
    if creature.flags & MOUNTED:
        yield refusal("sw.mount.basics")


@book.refuses(DropProne)
def refuse_drop(fight: Fight, drop: DropProne) -> Iterator[Refusal]:
    """In one's own turn, and who does not lie yet (sw.move.prone, sw.turn.free_actions)."""
    yield from own_turn(fight, drop.who)
    yield from helpless(fight, drop.who)
    if fight.creatures[drop.who].flags & (PRONE | MOUNTED):
        yield refusal("sw.move.prone", hard=True)


@book.refuses(StandUp)
def refuse_stand(fight: Fight, stand: StandUp) -> Iterator[Refusal]:
    """Two inches of Pace, and somebody who lies (sw.move.prone)."""
    yield from own_turn(fight, stand.who)
    yield from rooted(fight, stand.who)
    if not fight.creatures[stand.who].flags & PRONE:
        yield refusal("sw.move.prone", hard=True)
    left = movement_left(fight, stand.who)
    if left < STANDING:
        yield refusal("sw.move.prone", needs=STANDING, left=left)


# ---- which ways there are ------------------------------------------------------------------------------------------------------

@book.proposes
def propose_moves(fight: Fight, who: Who) -> Iterator[Action]:
    """The cheapest way to every square in reach, and what else can be done with Pace (sw.move.pace)."""
    creature = fight.creatures[who]
    if not creature.flags & (ROOTED | MOUNTED | HELPLESS) and movement_left(fight, who):
        for mode in MODES if creature.sheet.fly else MODES[:1]:
            reach = reachable(fight, who, mode)
            for square in squares(reach.squares & ~(1 << creature.at)):
                yield Move(who, reach.path(square), mode)
    yield Run(who)
    yield DropProne(who)
    yield StandUp(who)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Run)
def perform_run(table: Table[Fight], run: Run) -> None:
    """The running die never Aces (sw.move.run)."""
    table.make(facts.ran, run.who, table.die(running_die(table.battle, run.who), "sw.move.run", run.who))


@book.performs(DropProne)
def perform_drop(table: Table[Fight], drop: DropProne) -> None:
    """A free action (sw.move.prone)."""
    impose(table, drop.who, "prone", "sw.move.prone", drop.who)


@book.performs(StandUp)
def perform_stand(table: Table[Fight], stand: StandUp) -> None:
    """It costs two inches of Pace (sw.move.prone)."""
    table.make(facts.pace_spent, stand.who, STANDING)
    lift(table, stand.who, "prone")


@book.performs(Move)
def perform_move(table: Table[Fight], move: Move) -> None:
    """Step by step, as long as it can go on: those who are left may strike, those on Hold may break in before it starts and
    whenever it comes into or out of their sight or reach (sw.move.pace, sw.move.withdraw, sw.hold.interrupt)."""
    fight = table.battle
    who = move.who
    creature = fight.creatures[who]
    watched = any(fight.hostile(who, holder.index) for holder in holders(fight))
    if watched and broken_into(table, move):
        return
    if creature.flags & GRAPPLING:
        let_go(table, who)
    for number, there in enumerate(move.path):
        rest = Move(who, move.path[number:], move.mode)
        if watched and number and watchers(fight, who, creature.at, there) and broken_into(table, rest):
            return
        if not step(table, who, there, move.mode):
            return


def watchers(fight: Fight, who: Who, here: Square, there: Square) -> bool:
    """Does this step take it into or out of the sight or the reach of an enemy on Hold? (sw.hold.interrupt)"""
    board, size = fight.board, fight.creatures[who].size
    for holder in holders(fight):
        if fight.hostile(who, holder.index):
            near = [board.gap(at, size, holder.at, holder.size) <= 1 + holder.sheet.reach for at in (here, there)]
            if near[0] != near[1] or sees(fight, holder.index, who) != sees(fight, holder.index, who, there):
                return True
    return False


def step(table: Table[Fight], who: Who, there: Square, mode: str) -> bool:
    """One step, for which it pays; those whom it leaves may strike first. Can it go on? (sw.move.withdraw, sw.move.difficult)"""
    fight = table.battle
    creature = fight.creatures[who]
    here = creature.at
    left = left_behind(fight, creature, there)
    if left:
        table.before(Leaving(who, there, left))
        if not can_go_on(creature, here):
            return False
    cost = step_cost(fight.board, here, there, creature.size, ground(fight, who, mode).costs)
    if cost > movement_left(fight, who):
        return False
    table.make(facts.went, who, there, cost)
    table.after(Stepped(who, there, here))
    return can_go_on(creature, there)


def can_go_on(creature: Combatant, here: Square) -> bool:
    """Is it still there, up, and free to walk?"""
    return creature.up and creature.at == here and not creature.flags & (ROOTED | HELPLESS | SUSPENDED | INCAPACITATED)


def left_behind(fight: Fight, creature: Combatant, there: Square) -> tuple[Who, ...]:
    """Enemies next to it that this step would leave (sw.move.withdraw)."""
    board = fight.board
    if not board.reach(creature.at, creature.size, 1) & fight.taken & ~creature.space:
        return ()
    return tuple(foe.index for foe in fight.foes(creature.index) if not foe.sheet.vehicle
                 and fight.adjacent(creature.index, foe.index) and board.gap(there, creature.size, foe.at, foe.size) > 1)
