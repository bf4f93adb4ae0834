"""Movement over the floor: who may go which way, and the going itself."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import stepped
from bitva.kernel.paths import ALTERNATE, Quiet, diagonal, step_cost, step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, RuleId, Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.conditions import impose
from bitva.rulebooks.starfinder.draws import cannot_draw, cannot_put_away, put_away, take_in_hand
from bitva.rulebooks.starfinder.figures import reach_squares, reaches, speed
from bitva.rulebooks.starfinder.ground import BURROW, CLIMBING, LAND, Ground, aloft, ground, lurker, reachable, room_for
from bitva.rulebooks.starfinder.moments import Leaving, Stepping
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.words import (
    BLINDED,
    ENTANGLED,
    FEET,
    GRAPPLED,
    IMMOBILE,
    MOVE,
    OFF_KILTER,
    PINNED,
    PRONE,
    SQUEEZING,
)

FAR: Final = "sf.move.speed"
WALKING: Final = "sf.aoo.trigger.move"
BLINDLY: Final = 10
"""How hard it is to hurry without seeing where one goes."""
FORCED: Final = "sf.aoo.trigger.forced"
ARRIVING: list[Callable[[Table[Fight], Who, Square], None]] = []
"""What a step does besides: to whom, and from where it came."""


@value
class Walk(Action):
    """One move action along these squares, up to the speed."""

    verb: ClassVar[str] = "move"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path
    draw: str = ""
    stow: str = ""


@value
class GuardedStep(Action):
    """One square, and nobody has cause to strike."""

    verb: ClassVar[str] = "guarded-step"
    cost: ClassVar[str] = MOVE
    who: Who
    square: Square


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Walk)
def refuse_walk(fight: Fight, walk: Walk) -> Iterator[Refusal]:
    """A move action, on its feet, each step legal and all of it within the speed, and no end in another's space (sf.move.speed)."""
    if not walk.path:
        yield refusal("sf.move.speed", hard=True)
        return
    yield from cannot_spend(fight, walk.who, MOVE)
    yield from cannot_go(fight, walk.who)
    yield from cannot_handle(fight, walk)
    yield from refuse_way(fight, walk.who, walk.path, speed(fight, walk.who), FAR)


def cannot_handle(fight: Fight, walk: Walk) -> Iterator[Refusal]:
    """On the move one draws or puts away one thing, with a base attack bonus of +1 (sf.draw.with_move, sf.draw.stowed)."""
    creature = fight.creatures[walk.who]
    if walk.draw:
        yield from cannot_draw(creature, walk.draw)
    if walk.stow:
        yield from cannot_put_away(creature, walk.stow)
    if (walk.draw or walk.stow) and not creature.sheet.draws_on_the_move:
        yield refusal("sf.draw.with_move", bab=creature.sheet.bab)
    if walk.draw and walk.stow:
        yield refusal("sf.draw.base", thing=walk.stow)


def cannot_move(fight: Fight, who: Who, lying: bool = False) -> Iterator[Refusal]:
    """Who is held, tied to something, lies, or tumbles goes nowhere (sf.condition.grappled, sf.condition.entangled, sf.crawl,
    sf.condition.off_kilter)."""
    flags = fight.creatures[who].flags
    if flags & (GRAPPLED | PINNED):
        yield refusal("sf.condition.pinned" if flags & PINNED else "sf.condition.grappled")
    if flags & PRONE and not lying:
        yield refusal("sf.crawl")
    if flags & ENTANGLED and any(fight.effects_on(who, "anchored")):
        yield refusal("sf.condition.entangled")
    if flags & OFF_KILTER:
        yield refusal("sf.condition.off_kilter")


def cannot_go(fight: Fight, who: Who, lying: bool = False) -> Iterator[Refusal]:
    """And over the floor nobody goes who squeezes, floats, flies, or hangs on a wall (sf.move.squeeze, sf.zero_g, sf.move.fly,
    sf.move.climb_swim)."""
    yield from cannot_move(fight, who, lying)
    creature = fight.creatures[who]
    if creature.flags & SQUEEZING:
        yield refusal("sf.move.squeeze")
    if weightless(fight) and not creature.flags & OFF_KILTER:
        yield refusal("sf.zero_g")
    elif creature.height:
        if aloft(fight, creature):
            yield refusal("sf.move.fly", height=creature.height)
        elif any(fight.effects_on(who, CLIMBING)):
            yield refusal("sf.move.climb_swim", wall=True)


def refuse_way(fight: Fight, who: Who, path: Path, feet: int, rule: RuleId, mode: str = LAND,
               height: int | None = None) -> Iterator[Refusal]:
    """Why a creature may not go this way with so many feet (sf.move.speed, sf.grid.corner, sf.move.through.enemy, sf.move.end)."""
    creature, board = fight.creatures[who], fight.board
    land = ground(fight, who, mode, height)
    here, odd, needs = creature.at, 0, 0
    for there in path:
        if not step_ok(board, here, there, creature.size, mode == BURROW):
            beside = bool(board.near[here] >> there & 1) and here != there and bool(board.fits(creature.size) >> there & 1)
            yield refusal("sf.grid.corner" if beside else "sf.grid.squares", hard=not beside, square=there)
            return
        blocked = no_way(fight, creature, there, land)
        if blocked is not None:
            yield blocked
            return
        needs += FEET * step_cost(board, here, there, creature.size, land.costs, ALTERNATE, odd)
        odd ^= diagonal(board, here, there)
        here = there
    if needs > feet:
        yield refusal(rule, needs=needs, left=feet)
    if board.space(here, creature.size) & land.occupied & ~creature.space or not room_for(fight, creature, here):
        yield refusal("sf.move.end", square=here)


def no_way(fight: Fight, creature: Combatant, there: Square, land: Ground) -> Refusal | None:
    """A wall, or the space of an enemy, is in the way (sf.size.move, sf.move.through.enemy)."""
    body = fight.board.space(there, creature.size)
    if body & land.barred & ~creature.space:
        return refusal("sf.move.through.enemy", square=there)
    closed = body & ~land.open & ~creature.space
    if closed & fight.board.filled:
        return refusal("sf.size.move", square=there)
    return refusal("sf.move.modes", square=there) if closed else None


@book.refuses(GuardedStep)
def refuse_step(fight: Fight, step: GuardedStep) -> Iterator[Refusal]:
    """A move action for 5 feet, not into difficult ground (sf.guarded_step)."""
    creature = fight.creatures[step.who]
    yield from cannot_spend(fight, step.who, MOVE)
    yield from cannot_go(fight, step.who)
    land = ground(fight, step.who)
    if step_ok(fight.board, creature.at, step.square, creature.size) and speed(fight, step.who) >= FEET:
        needs = FEET * step_cost(fight.board, creature.at, step.square, creature.size, land.costs, ALTERNATE)
        if needs > FEET:
            yield refusal("sf.guarded_step", needs=needs)
    yield from refuse_way(fight, step.who, (step.square,), max(speed(fight, step.who), 4 * FEET), FAR)


# ---- which ways there are ----------------------------------------------------------------------------------------------------

@book.proposes
def propose_walks(fight: Fight, who: Who) -> Iterator[Action]:
    """The cheapest way to every square in reach, and the quietest one where the cheapest gives cause (sf.move.speed,
    sf.aoo.trigger.move); and guarded steps."""
    creature, board = fight.creatures[who], fight.board
    if creature.flags & (IMMOBILE | PRONE | SQUEEZING) or next(cannot_spend(fight, who, MOVE), None) is not None:
        return
    reach = reachable(fight, who)
    zones = [reach_squares(fight, other, reaches(other)[-1]) for other in watchers(fight, who) if not other.hidden >> who & 1]

    def leaves(here: Square, there: Square) -> int:
        body = board.space(here, creature.size)
        return sum(bool(body & zone) for zone in zones)

    danger = 0
    for zone in zones:
        danger |= zone
    quiet = Quiet(reach, board.grow(danger, creature.size - 1) if creature.size > 1 else danger, leaves)
    for square in squares(reach.squares & ~(1 << creature.at)):
        path = reach.path(square)
        yield Walk(who, path)
        calm = quiet.path(square) if danger else path
        if calm is not None and calm != path:
            yield Walk(who, calm)
    for square in squares(board.near[creature.at] & ~(1 << creature.at)):
        yield GuardedStep(who, square)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Walk)
def perform_walk(table: Table[Fight], walk: Walk) -> None:
    """A walk, square by square, for as long as the walker is able to go on; what is drawn on it is in hand from its start
    (sf.move.speed, sf.aoo.order, sf.draw.with_move)."""
    pay(table, walk.who, MOVE, walk.verb)
    if walk.draw:
        take_in_hand(table, table.battle.creatures[walk.who], walk.draw)
    if walk.stow:
        put_away(table, table.battle.creatures[walk.who], walk.stow)
    go(table, walk.who, groping(table, walk.who, walk.path))


def groping(table: Table[Fight], who: Who, path: Path) -> Path:
    """Who cannot see goes faster than half its speed only with Acrobatics against 10; otherwise it falls when it has gone that far
    (sf.condition.blinded)."""
    fight = table.battle
    creature, board = fight.creatures[who], fight.board
    if not creature.hampering & BLINDED:
        return path
    costs, half = ground(fight, who).costs, speed(fight, who) // 2
    here, odd, needs = creature.at, 0, 0
    for steps, there in enumerate(path):
        needs += FEET * step_cost(board, here, there, creature.size, costs, ALTERNATE, odd)
        odd ^= diagonal(board, here, there)
        here = there
        if needs > half:
            if check(table, who, "acrobatics", BLINDLY, "sf.condition.blinded") is not None:
                return path
            if go(table, who, path[:steps]):
                impose(table, who, "prone", "sf.condition.blinded")
            return ()
    return path


@book.performs(GuardedStep)
def perform_step(table: Table[Fight], step: GuardedStep) -> None:
    """It gives nobody cause, even out of a threatened square (sf.guarded_step)."""
    pay(table, step.who, MOVE, step.verb)
    go(table, step.who, (step.square,), provokes=False)


def go(table: Table[Fight], who: Who, path: Path, *, provokes: bool = True, rule: RuleId = WALKING) -> bool:
    """Step by step: going out of a threatened space is a moment for those who threaten it; then the step is made (sf.aoo.order).
    Returns whether the creature got to the end."""
    fight = table.battle
    creature = fight.creatures[who]
    trail = [creature.at]
    for there in path:
        here, flags = creature.at, creature.flags
        if provokes and watchers(fight, who, creature.space):
            table.before(Leaving(who, here, there, rule))
        if not able_to_go_on(creature, here, flags) or bumps(table, creature, there) or not take_step(table, creature, there):
            halt(table, creature, trail)
            return False
        trail.append(there)
    return True


def bumps(table: Table[Fight], creature: Combatant, there: Square) -> bool:
    """Somebody hides where the step would lead: he is found there, and the step is not made (sf.move.through.enemy,
    sf.sense.awareness)."""
    other = lurker(table.battle, creature, there)
    if other >= 0:
        table.make(facts.spotted, creature.index, other)
    return other >= 0


def shove(table: Table[Fight], who: Who, path: Path, rule: RuleId = FORCED) -> bool:
    """The same by something other than its own will, also for those who cannot move (sf.aoo.trigger.forced). Returns whether it
    came to the end of it."""
    fight = table.battle
    creature = fight.creatures[who]
    for there in path:
        here = creature.at
        if rule and watchers(fight, who, creature.space):
            table.before(Leaving(who, here, there, rule))
        if not creature.present or creature.at != here:
            return False
        take_step(table, creature, there)
        if not creature.present or creature.at != there:
            return False
    return True


def take_step(table: Table[Fight], creature: Combatant, there: Square) -> bool:
    """One step, and what awaits the creature where it has come to; returns whether it can go on (sf.ready.trigger)."""
    fight, here, flags = table.battle, creature.at, creature.flags
    step = Stepping(creature.index, here, there)
    heeded = fight.heeded
    if heeded:
        table.before(step)
        if not able_to_go_on(creature, here, flags):
            return False
    table.make(stepped, creature.index, there)
    if fight.effects or creature.hidden:
        for arriving in ARRIVING:
            arriving(table, creature.index, here)
        if heeded:
            table.after(step)
    return able_to_go_on(creature, there, flags)


def able_to_go_on(creature: Combatant, here: Square, flags: int) -> bool:
    """After an interruption: is it still there, up, and no worse off than before? (sf.aoo.order)"""
    return creature.present and creature.hp > 0 and creature.at == here and not creature.flags & (IMMOBILE | PRONE) & ~flags


def halt(table: Table[Fight], creature: Combatant, trail: list[Square]) -> None:
    """Whose way is cut short in a square where nobody may stop is put back to the last legal one it was in (sf.move.end)."""
    fight = table.battle
    if not creature.present or creature.at != trail[-1]:
        return
    land = ground(fight, creature.index)
    for square in reversed(trail):
        if not fight.board.space(square, creature.size) & (land.occupied | land.barred):
            if square != creature.at:
                table.make(stepped, creature.index, square)
            return
