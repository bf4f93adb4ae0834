"""Movement: walking, crawling, climbing, swimming, flying; through whom, at what cost, and where it may end."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import rose, stepped
from bitva.kernel.paths import ALTERNATE, ONE, Costs, Reach, flood, step_cost, step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Squares, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import movement_left, speed
from bitva.rulebooks.dnd5e.moments import Leaving, Stepped
from bitva.rulebooks.dnd5e.opportunity import threats
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import not_its_turn
from bitva.rulebooks.dnd5e.words import FEET, FRIGHTENED, FROZEN, PRONE, SIZES


@value
class Move(Action):
    """A walk along these squares, in one way of moving; a flyer ends it at this height. `drag` takes the grappled along."""

    verb: ClassVar[str] = "move"
    who: Who
    path: Path
    mode: str = "walk"
    height: int = -1
    drag: bool = False


# ---- what the ground is like ---------------------------------------------------------------------------------------------------

class Ground:
    """For one creature and one way of moving: where it may pass, where it may stop, and what squares cost."""

    __slots__ = ("base", "costs", "free", "stop")

    def __init__(self, free: Squares, stop: Squares, costs: Costs, base: int) -> None:
        self.free = free
        self.stop = stop
        self.costs = costs
        self.base = base
        """Five-foot units that an easy square costs: two for one who crawls, or climbs or swims without a speed for it."""


def ground(fight: Fight, who: Who, mode: str = "walk") -> Ground:
    """The map as this creature may move on it now."""
    board, creature = fight.board, fight.creatures[who]
    open_floor = board.area & ~board.filled if board.filled else board.area
    others = fight.taken & ~creature.space
    difficult = 0 if mode == "fly" else board.layer("difficult")
    if not others and not difficult and creature.size == 1 and not creature.flags & PRONE and mode == "walk":
        return Ground(open_floor, open_floor, (), 1)
    barred = shared = 0
    if others:
        for other in fight.creatures:
            if other.present and other.index != who and _same_height(creature, other):
                if fight.hostile(who, other.index) and not _slips_past(creature, other):
                    barred |= other.space
                else:
                    shared |= other.space
    base = base_cost(creature, mode, fight)
    rough = (difficult | shared) & ~barred
    costs: Costs = ((base + 1, rough),) if rough else ()
    if base > 1:
        costs = ((base, open_floor & ~rough), *costs)
    return Ground(open_floor & ~barred, open_floor & ~barred & ~shared, costs, base)


def base_cost(creature: Combatant, mode: str, fight: Fight) -> int:
    """An extra foot for each foot crawled, climbed or swum without a speed for it (dnd.move.crawl, dnd.move.climb_swim)."""
    if creature.flags & PRONE and mode == "walk":
        return 2
    return 2 if mode in ("climb", "swim") and not creature.sheet.speeds.get(mode) else 1


def _same_height(one: Combatant, other: Combatant) -> bool:
    return abs(one.height - other.height) < FEET * max(one.size, other.size)


def _slips_past(one: Combatant, other: Combatant) -> bool:
    """Two steps of size apart, either way, lets one through (dnd.move.through_hostile)."""
    return abs(SIZES.index(one.sheet.size_name) - SIZES.index(other.sheet.size_name)) >= 2


def step_feet(fight: Fight, who: Who, here: Square, there: Square, land: Ground, diagonals: int = 0) -> int:
    """What one step costs in feet (dnd.grid.enter_cost, dnd.grid.diagonal)."""
    rule = ALTERNATE if fight.settings.get("alternate_diagonals") else ONE
    return step_cost(fight.board, here, there, fight.creatures[who].size, land.costs, rule, diagonals) * FEET


def budget_mode(creature: Combatant, mode: str) -> str:
    """The speed that pays: climbing and swimming without a speed of their own are paid by walking (dnd.move.climb_swim)."""
    return mode if creature.sheet.speeds.get(mode) or mode == "fly" else "walk"


def reachable(fight: Fight, who: Who, mode: str = "walk") -> Reach:
    """Everywhere the creature can go with the movement it has left."""
    land = ground(fight, who, mode)
    creature = fight.creatures[who]
    left = movement_left(fight, who, budget_mode(creature, mode)) // FEET
    diagonals = ALTERNATE if fight.settings.get("alternate_diagonals") else ONE
    return flood(fight.board, creature.at, left, land.free, size=creature.size, stop=land.stop, costs=land.costs, diagonals=diagonals,
                 parity=creature.done.count("diagonal") % 2)


# ---- may it? ---------------------------------------------------------------------------------------------------------------------

@book.refuses(Move)
def refuse_move(fight: Fight, move: Move) -> Iterator[Refusal]:
    """Its own turn, able to move, each step legal and paid, and no end in another's space (dnd.move.budget)."""
    creature = fight.creatures[move.who]
    yield from not_its_turn(fight, move.who)
    yield from cannot_move(fight, move.who)
    if not move.path and move.height < 0:
        yield refusal("dnd.grid.square", hard=True)
        return
    yield from refuse_path(fight, move.who, move.path, move.mode, movement_left(fight, move.who, budget_mode(creature, move.mode)))


def cannot_move(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Conditions under which a creature cannot move at all, and surprise (dnd.surprise.no_move_no_action)."""
    creature = fight.creatures[who]
    for bit, name in ((1 << 13, "unconscious"), (1 << 8, "petrified"), (1 << 7, "paralyzed"), (1 << 12, "stunned")):
        if creature.flags & FROZEN & bit:
            yield refusal(f"dnd.condition.{name}")
            break
    if creature.surprised:
        yield refusal("dnd.surprise.no_move_no_action")


def refuse_path(fight: Fight, who: Who, path: Path, mode: str, left: int) -> Iterator[Refusal]:
    """Why a creature may not go this way with so many feet."""
    creature, board = fight.creatures[who], fight.board
    if mode != "walk" and mode == "fly" and not speed(fight, who, "fly"):
        yield refusal("dnd.move.several_speeds", mode=mode)
    land = ground(fight, who, mode)
    here, spent, diagonals = creature.at, 0, creature.done.count("diagonal")
    for there in path:
        if not step_ok(board, here, there, creature.size):
            yield refusal("dnd.grid.corner", hard=not _adjacent(fight, here, there), square=there)
            return
        body = board.space(there, creature.size)
        if body & board.filled:
            yield refusal("dnd.size.squeeze", hard=True, square=there)
            return
        if body & ~land.free:
            yield refusal("dnd.move.through_hostile", square=there)
        if creature.flags & FRIGHTENED and _comes_nearer(fight, who, here, there):
            yield refusal("dnd.condition.frightened", square=there)
        spent += step_feet(fight, who, here, there, land, diagonals % 2)
        diagonals += abs(there - here) not in (1, board.stride)
        here = there
    if spent > left:
        yield refusal("dnd.move.budget", needs=spent, left=left)
    if path and board.space(here, creature.size) & ~land.stop & land.free:
        yield refusal("dnd.move.no_end_in_space", square=here)


def _adjacent(fight: Fight, here: Square, there: Square) -> bool:
    return bool(here != there and 0 <= there < len(fight.board.near) and fight.board.near[here] >> there & 1)


def _comes_nearer(fight: Fight, who: Who, here: Square, there: Square) -> bool:
    """Of its own will a frightened creature comes no nearer to what it fears (dnd.condition.frightened)."""
    board, size = fight.board, fight.creatures[who].size
    for effect in fight.effects_on(who):
        if effect.flags & FRIGHTENED and effect.by >= 0:
            feared = fight.creatures[effect.by]
            if feared.present and board.gap(there, size, feared.at, feared.size) < board.gap(here, size, feared.at, feared.size):
                return True
    return False


@book.proposes
def propose_moves(fight: Fight, who: Who) -> Iterator[Action]:
    """The cheapest way to every square in reach."""
    creature = fight.creatures[who]
    for mode in creature.sheet.speeds:
        if mode in ("walk", "fly") and movement_left(fight, who, mode):
            reach = reachable(fight, who, mode)
            for square in squares(reach.squares & ~(1 << creature.at)):
                yield Move(who, reach.path(square), mode)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------------

@book.performs(Move)
def perform_move(table: Table[Fight], move: Move) -> None:
    """A walk, square by square, for as long as the walker is able to go on (dnd.move.budget, dnd.reaction.interrupt)."""
    walk(table, move.who, move.path, move.mode, pays=True)
    creature = table.battle.creatures[move.who]
    if move.height >= 0 and creature.up and move.height != creature.height:
        table.make(facts.moved, move.who, max(0, abs(move.height - creature.height) - FEET * len(move.path)), move.mode)
        table.make(rose, move.who, move.height)


def walk(table: Table[Fight], who: Who, path: Path, mode: str = "walk", pays: bool = True, provokes: bool = True) -> bool:
    """Step by step: leaving somebody's reach is a moment for him; then the step is paid and made (dnd.oa.timing).
    Returns whether the creature got to the end."""
    fight = table.battle
    creature = fight.creatures[who]
    land = ground(fight, who, mode)
    watched = threats(fight, who) if provokes else ()
    for there in path:
        here = creature.at
        if watched and any(creature.space & zone and not fight.board.space(there, creature.size) & zone for _, zone in watched):
            table.before(Leaving(who, here, there))
            if not (creature.present and creature.hp > 0) or creature.at != here or (pays and not speed(fight, who, mode)) or (
                    creature.flags & FROZEN):
                return False
            if watched:
                watched = threats(fight, who)
        feet = step_feet(fight, who, here, there, land, creature.done.count("diagonal") % 2)
        if pays:
            if feet > movement_left(fight, who, budget_mode(creature, mode)):
                return False
            table.make(facts.moved, who, feet, mode)
            if fight.settings.get("alternate_diagonals") and abs(there - here) not in (1, fight.board.stride):
                table.make(facts.happened, who, "diagonal")
        table.make(stepped, who, there)
        if fight.effects:
            table.after(Stepped(who, there, here))
            if not (creature.present and creature.hp > 0) or creature.at != there:
                return False
    return True
