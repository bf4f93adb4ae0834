"""Movement over the floor and through the air: who may go which way, and the going itself."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import grown, rose
from bitva.kernel.paths import Quiet, diagonal, step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, RuleId, Square, Squares, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.climbing import cling, refuse_wall, sure
from bitva.rulebooks.dnd5e.contests import drag_left, dragged, take_along
from bitva.rulebooks.dnd5e.figures import movement_left, speed
from bitva.rulebooks.dnd5e.ground import (
    CLIMB,
    CRAWLING,
    FLY,
    JUMP,
    SWIM,
    WALK,
    budget_mode,
    diagonal_rule,
    ground,
    reachable,
    unseen_in,
)
from bitva.rulebooks.dnd5e.harm import FOOTING, end_kind
from bitva.rulebooks.dnd5e.moments import Leaving, Stepped
from bitva.rulebooks.dnd5e.opportunity import left_behind, threats
from bitva.rulebooks.dnd5e.riding import carry, mount_of, rider_of
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.strides import SAME, Spot, Stride, comes_nearer, route, stride, strides
from bitva.rulebooks.dnd5e.terrain import DIFFICULT, PIT, WATER, layer, overlaid
from bitva.rulebooks.dnd5e.turn import gone, not_its_turn
from bitva.rulebooks.dnd5e.words import (
    ENGULFING,
    FEET,
    FRIGHTENED,
    FROZEN,
    GRAPPLED,
    GRAPPLING,
    MOUNTED,
    PARALYZED,
    PETRIFIED,
    PRONE,
    RESTRAINED,
    RIDDEN,
    ROOTED,
    SQUEEZING,
    STUNNED,
    UNCONSCIOUS,
)

MODES = (WALK, FLY, CLIMB, SWIM, "burrow")


@value
class Move(Action):
    """A walk along these squares, in one way of moving; it ends at this height. `drag` takes the grappled along."""

    verb: ClassVar[str] = "move"
    who: Who
    path: Path
    mode: str = WALK
    height: int = SAME
    drag: bool = False


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Move)
def refuse_move(fight: Fight, move: Move) -> Iterator[Refusal]:
    """Its own turn, able to move, each step legal and paid, and no end in another's space (dnd.move.budget)."""
    creature = fight.creatures[move.who]
    yield from gone(fight, move.who)
    yield from cannot_move(fight, move.who)
    yield from not_its_turn(fight, move.who)
    if move.mode not in MODES or (not move.path and move.height in (SAME, creature.height)):
        yield refusal("dnd.grid.square", hard=True, mode=move.mode)
        return
    if move.drag and not creature.flags & GRAPPLING:
        yield refusal("dnd.grapple.drag", hard=True)
    left = movement_left(fight, move.who, budget_mode(creature, move.mode))
    dragging = drag_left(fight, move.who, budget_mode(creature, move.mode)) if move.drag else left
    yield from refuse_path(
        fight, move.who, move.path, move.mode, dragging, move.height, "dnd.grapple.drag" if dragging < left else ""
    )


def cannot_move(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Conditions under which a creature cannot move at all, surprise, and being carried (dnd.surprise.no_move_no_action,
    dnd.mount.mounting)."""
    creature = fight.creatures[who]
    for bit, rule in ((UNCONSCIOUS, "dnd.condition.unconscious"), (PETRIFIED, "dnd.condition.petrified"),
                      (PARALYZED, "dnd.condition.paralyzed"), (STUNNED, "dnd.condition.stunned")):
        if creature.flags & bit:
            yield refusal(rule)
            break
    if creature.surprised:
        yield refusal("dnd.surprise.no_move_no_action")
    if creature.flags & ROOTED:
        yield refusal("dnd.condition.restrained" if creature.flags & RESTRAINED else "dnd.condition.grappled")
    if creature.flags & MOUNTED:
        yield refusal("dnd.mount.mounting", on=mount_of(fight, who))


def refuse_path(
    fight: Fight, who: Who, path: Path, mode: str, left: int, height: int = SAME, tight: RuleId = ""
) -> Iterator[Refusal]:
    """Why a creature may not go this way with so many feet; `tight` is a rule that has made them fewer."""
    creature = fight.creatures[who]
    if height == SAME and plain_ground(fight, creature, path, mode):
        yield from _refuse_plain(fight, creature, path, left, tight)
        return
    yield from refuse_mode(fight, creature, mode, height)
    steps: list[Stride] = []
    for step in strides(fight, who, route(creature, path, height), mode):
        here = (steps[-1].square, steps[-1].height) if steps else (creature.at, creature.height)
        if not step.joined:
            yield refusal("dnd.grid.corner", hard=not fight.board.near[here[0]] >> step.square & 1, square=step.square)
            return
        if not step.size:
            yield no_room(fight, creature, step, mode)
            return
        if comes_nearer(fight, who, here, (step.square, step.height)):
            yield refusal("dnd.condition.frightened", square=step.square)
        steps.append(step)
    if mode == CLIMB:
        yield from refuse_wall(fight, [(step.square, step.height, step.size) for step in steps])
    yield from too_far(creature, [(step.feet, step.why) for step in steps], mode, left, tight)
    if steps and steps[-1].space & ~steps[-1].land.stop & ~creature.space:
        yield refusal("dnd.move.no_end_in_space", square=steps[-1].square)


def refuse_mode(fight: Fight, creature: Combatant, mode: str, height: int) -> Iterator[Refusal]:
    """A way of moving needs its speed, and the prone only crawl (dnd.move.several_speeds, dnd.move.crawl, dnd.move.fly)."""
    if mode in (FLY, "burrow") and not speed(fight, creature.index, mode) and not creature.flags & (ROOTED | FROZEN):
        yield refusal("dnd.move.several_speeds", mode=mode)
    if mode != WALK and creature.flags & PRONE:
        yield refusal(CRAWLING, mode=mode)
    if mode in (WALK, JUMP) and creature.height > 0 and not any(fight.effects_on(creature.index, FOOTING)):
        yield refusal("dnd.move.fly", height=creature.height)
    if height != SAME and (
        height % FEET or (height < 0 and mode == FLY) or (height > 0 and mode == SWIM) or mode in (WALK, "burrow")
    ):
        yield refusal("dnd.grid.coordinates", hard=True, height=height)


def no_room(fight: Fight, creature: Combatant, step: Stride, mode: str) -> Refusal:
    """Why a creature does not fit here: a wall, an enemy, a pit, dry land (dnd.size.squeeze, dnd.move.through_hostile,
    dnd.move.long_jump, dnd.move.climb_swim)."""
    body, land = step.space, step.land
    if not body or body & fight.board.filled:
        return refusal("dnd.size.squeeze", hard=True, square=step.square)
    if any(other.space & body & ~land.free for other in fight.creatures if other.present and other.index != creature.index):
        return refusal("dnd.move.through_hostile", square=step.square)
    swims = mode == SWIM or (step.height < 0 and creature.space & layer(fight, WATER))
    return refusal("dnd.move.climb_swim" if swims else "dnd.move.long_jump", square=step.square)


def _refuse_plain(fight: Fight, creature: Combatant, path: Path, left: int, tight: RuleId) -> Iterator[Refusal]:
    """The same where nothing is in the way."""
    board, here = fight.board, creature.at
    for there in path:
        if not step_ok(board, here, there):
            yield refusal("dnd.grid.corner", hard=here == there or not board.near[here] >> there & 1, square=there)
            return
        here = there
    if FEET * len(path) > left:
        yield from too_far(creature, [(FEET, ())] * len(path), WALK, left, tight)


def too_far(
    creature: Combatant, steps: list[tuple[int, tuple[RuleId, ...]]], mode: str, left: int, tight: RuleId = ""
) -> Iterator[Refusal]:
    """The whole way has to be paid; if only something on it makes it too dear, that is named first (dnd.move.budget,
    dnd.move.several_speeds, dnd.grid.enter_cost)."""
    spent = sum(feet for feet, _ in steps)
    if spent <= left:
        return
    plain = FEET * len(steps)
    if tight:
        yield refusal(tight, needs=spent, left=left)
    if plain <= left:
        for rule in dict.fromkeys(rule for _, why in steps for rule in why):
            yield refusal(rule, needs=spent, left=left)
    elif creature.moved and budget_mode(creature, creature.mode) != budget_mode(creature, mode):
        yield refusal("dnd.move.several_speeds", needs=spent, left=left)
    yield refusal("dnd.move.budget", needs=spent, left=left)


# ---- which ways there are ----------------------------------------------------------------------------------------------------

@book.proposes
def propose_moves(fight: Fight, who: Who) -> Iterator[Action]:
    """The cheapest way to every square in reach, and the quietest one where the cheapest provokes (dnd.move.budget,
    dnd.oa.trigger)."""
    creature = fight.creatures[who]
    if creature.flags & MOUNTED:
        return
    for mode in (WALK, FLY, SWIM):
        if (mode in creature.sheet.speeds or (mode == FLY and speed(fight, who, FLY))) and movement_left(fight, who, mode):
            yield from _ways(fight, creature, mode)
    yield from _ups_and_downs(fight, creature)


def _ways(fight: Fight, creature: Combatant, mode: str) -> Iterator[Action]:
    who, board = creature.index, fight.board
    reach = reachable(fight, who, mode)
    watched = [zone for other, zone in threats(fight, who) if not fight.creatures[other].hidden >> who & 1]

    def leaves(here: Square, there: Square) -> int:
        before, after = board.space(here, creature.size), board.space(there, creature.size)
        return sum(bool(before & zone and not after & zone) for zone in watched)

    danger = 0
    for zone in watched:
        danger |= zone
    quietest = Quiet(reach, board.grow(danger, creature.size - 1) if creature.size > 1 else danger, leaves)
    for square in squares(reach.squares & ~(1 << creature.at)):
        path = reach.path(square)
        yield Move(who, path, mode)
        calm = quietest.path(square) if danger else path
        if calm is not None and calm != path:
            yield Move(who, calm, mode)


def _ups_and_downs(fight: Fight, creature: Combatant) -> Iterator[Action]:
    """Straight up and down: a flyer to any height, a climber along a wall, a swimmer into the deep."""
    for mode in (FLY, CLIMB, SWIM):
        if mode == FLY and not speed(fight, creature.index, FLY):
            continue
        steps = movement_left(fight, creature.index, budget_mode(creature, mode)) // FEET
        for n in range(-steps, steps + 1):
            height = creature.height + n * FEET
            if n and (height >= 0 if mode != SWIM else height <= 0):
                yield Move(creature.index, (), mode, height)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Move)
def perform_move(table: Table[Fight], move: Move) -> None:
    """A walk, square by square, for as long as the walker is able to go on (dnd.move.budget, dnd.reaction.interrupt)."""
    if move.mode == WALK and not move.drag:
        walk(table, move.who, move.path)
    else:
        travel(table, move.who, route(table.battle.creatures[move.who], move.path, move.height), move.mode, drag=move.drag)


_SPECIAL = PRONE | FRIGHTENED | GRAPPLED | GRAPPLING | SQUEEZING | MOUNTED | RIDDEN | ENGULFING
"""What makes a walk more than putting one foot before the other."""
_HINDERED = PRONE | GRAPPLED | RESTRAINED | FROZEN
"""What ends a walk when it comes over the walker."""


def walk(table: Table[Fight], who: Who, path: Path, mode: str = WALK, pays: bool = True, provokes: bool = True) -> bool:
    """Step by step: leaving somebody's reach is a moment for him; then the step is paid and made (dnd.oa.timing).
    Returns whether the creature got to the end."""
    fight = table.battle
    creature = fight.creatures[who]
    swept = plain_ground(fight, creature, path, mode)
    if not swept:
        return travel(table, who, route(creature, path, SAME), mode, pays, provokes)
    watched = threats(fight, who, swept) if provokes else ()
    lurking = fight.lurking
    left = movement_left(fight, who)
    for there in path:
        here = creature.at
        if watched:
            for _, zone in watched:
                if zone >> here & 1 and not zone >> there & 1:
                    table.before(Leaving(who, here, there))
                    if not able_to_go_on(creature, here, 0, 0):
                        return False
                    watched = threats(fight, who, swept)
                    left = movement_left(fight, who)
                    break
        if pays:
            left -= FEET
            if left < 0:
                return False
        table.make(facts.went, who, there, FEET if pays else 0, WALK)
        if (fight.effects or lurking) and not arrive(table, creature, (here, 0), 0):
            return False
    return True


def plain_ground(fight: Fight, creature: Combatant, path: Path, mode: str) -> Squares:
    """The squares that a walk sweeps, if it is on foot and nothing is in the way, slows down or needs a second look; else none."""
    board = fight.board
    if (
        mode != WALK
        or creature.size > 1
        or creature.height
        or creature.flags & _SPECIAL
        or diagonal_rule(fight)
    ):
        return 0
    swept = 0
    for square in path:
        swept |= 1 << square
    if swept & fight.taken & ~creature.space or swept & board.filled:
        return 0
    if board.layers and swept & (layer(fight, DIFFICULT) | layer(fight, WATER) | layer(fight, PIT)):
        return 0
    return swept | creature.space if not (fight.effects and overlaid(fight)) else 0


def able_to_go_on(creature: Combatant, here: Square, height: int, flags: int) -> bool:
    """After an interruption: is it still there, up, and no worse off than before? (dnd.reaction.interrupt)"""
    return (creature.present and creature.hp > 0 and creature.at == here and creature.height == height
            and not creature.flags & _HINDERED & ~flags)


def travel(table: Table[Fight], who: Who, spots: tuple[Spot, ...], mode: str, pays: bool = True, provokes: bool = True,
           drag: bool = False) -> bool:
    """Any way of moving, step by step, with all that may bear on it; whoever is ridden, or drags another, takes him along
    (dnd.oa.timing, dnd.grapple.drag, dnd.mount.controlled). Returns whether the creature got to the end."""
    fight = table.battle
    creature = fight.creatures[who]
    for number, spot in enumerate(spots, 1):
        here, was, flags = creature.at, creature.height, creature.flags
        square, height = spot
        along = tuple(other.index for other in dragged(fight, who)) if drag else ()
        if provokes and any(left_behind(fight, who, square, height, along)):
            table.before(Leaving(who, here, square, height, along))
            if not able_to_go_on(creature, here, was, flags):
                return False
        step = stride(
            fight, creature, here, creature.size, spot, ground(fight, who, mode, height), mode, creature.done.count("diagonal") % 2
        )
        if not (step.size and step.joined):
            return False
        if pays:
            budget = budget_mode(creature, mode)
            if step.feet > (drag_left(fight, who, budget) if drag else movement_left(fight, who, budget)):
                return False
        if fight.lurking and bumped(table, creature, step, number == len(spots)):
            return False
        if mode == CLIMB and not cling(table, who, spot, step.size):
            return False
        if mode in (WALK, SWIM) and step.space & layer(fight, WATER) and not sure(table, who, step.space):
            return False
        take_step(table, creature, step, mode, step.feet if pays else 0)
        if drag:
            take_along(table, who, here)
        if not arrive(table, creature, (here, was), flags):
            return False
    if mode == CLIMB and creature.height == 0:
        end_kind(table, who, "climbing")
    return True


def bumped(table: Table[Fight], creature: Combatant, step: Stride, last: bool) -> bool:
    """Somebody hides where a step would lead: he is found there, and the step is not made (dnd.hide.contest,
    dnd.move.through_hostile)."""
    other = unseen_in(table.battle, creature, step.space & ~creature.space, step.height, last)
    if other >= 0:
        table.make(facts.found, other, creature.index)
    return other >= 0


def take_step(table: Table[Fight], creature: Combatant, step: Stride, mode: str, feet: int) -> None:
    """The step itself; a creature draws itself in before a narrow place, and spreads out again after it (dnd.size.squeeze)."""
    who, here, grows = creature.index, creature.at, step.size > creature.size
    if step.size < creature.size:
        table.effect("squeezing", "dnd.size.squeeze", who, flags=SQUEEZING)
        table.make(grown, who, step.size)
    table.make(facts.went, who, step.square, feet, mode)
    if grows:
        end_kind(table, who, "squeezing")
        table.make(grown, who, step.size)
    if step.height != creature.height:
        end_kind(table, who, FOOTING)
        table.make(rose, who, step.height)
    if here != step.square and diagonal_rule(table.battle) and diagonal(table.battle.board, here, step.square):
        table.make(facts.happened, who, "diagonal")
    carry(table, who)


def arrive(table: Table[Fight], creature: Combatant, came: Spot, flags: int) -> bool:
    """What awaits a creature, and its rider, where it has come to; returns whether it can go on (dnd.reaction.interrupt)."""
    fight, there, height = table.battle, creature.at, creature.height
    if (there, height) == came or not (fight.effects or fight.lurking):
        return True
    rider = rider_of(fight, creature.index)
    table.after(Stepped(creature.index, there, *came))
    if rider >= 0 and fight.creatures[rider].at == there:
        table.after(Stepped(rider, there, *came))
    return able_to_go_on(creature, there, height, flags)
