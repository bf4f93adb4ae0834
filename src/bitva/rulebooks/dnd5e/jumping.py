"""Jumps, long and high."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import check
from bitva.rulebooks.dnd5e.figures import movement_left
from bitva.rulebooks.dnd5e.forced import settle
from bitva.rulebooks.dnd5e.ground import JUMP, WALK
from bitva.rulebooks.dnd5e.harm import impose
from bitva.rulebooks.dnd5e.movement import cannot_move, refuse_path, travel
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.strides import SAME, line, route
from bitva.rulebooks.dnd5e.terrain import DIFFICULT, LOW, layer
from bitva.rulebooks.dnd5e.turn import not_its_turn
from bitva.rulebooks.dnd5e.words import FEET, PRONE

LONG: Final = "dnd.move.long_jump"
HIGH: Final = "dnd.move.high_jump"
RUN_UP: Final = 10
JUMP_DC: Final = 10


@value
class Jump(Action):
    """A leap in a straight line onto a square."""

    verb: ClassVar[str] = "jump"
    who: Who
    to: Square


@value
class HighJump(Action):
    """A leap straight up, so many feet."""

    verb: ClassVar[str] = "high-jump"
    who: Who
    feet: int


# ---- how far, how high ---------------------------------------------------------------------------------------------------------

def runs_up(fight: Fight, creature: Combatant) -> bool:
    """Has it gone ten feet on foot, directly before this? (dnd.move.long_jump)"""
    return creature.ran == fight.deeds and creature.run >= RUN_UP


def long_jump(fight: Fight, who: Who) -> int:
    """As many feet as the Strength score, half of that from a standstill (dnd.move.long_jump)."""
    creature = fight.creatures[who]
    strength = creature.sheet.scores["str"]
    if not runs_up(fight, creature):
        return strength // 2
    return strength + int(creature.sheet.features.get("second-story-work", {}).get("jump", 0))


def high_jump(fight: Fight, who: Who) -> int:
    """Three feet and the Strength modifier, half of that from a standstill (dnd.move.high_jump)."""
    creature = fight.creatures[who]
    height = max(0, 3 + creature.sheet.mods["str"])
    return height if runs_up(fight, creature) else height // 2


def tall(creature: Combatant) -> int:
    """A creature's own height in feet: the stat block's, or as much as its space is wide (dnd.size.table)."""
    return int(creature.sheet.data.get("height", FEET * creature.size))


# ---- may it? -------------------------------------------------------------------------------------------------------------------

@book.refuses(Jump)
def refuse_jump(fight: Fight, jump: Jump) -> Iterator[Refusal]:
    """Not farther than it can, over nothing that bars the way, and each foot paid (dnd.move.long_jump)."""
    creature = fight.creatures[jump.who]
    if jump.to == creature.at or not fight.board.fits(creature.size) >> jump.to & 1:
        yield refusal("dnd.grid.square", hard=True, square=jump.to)
        return
    yield from not_its_turn(fight, jump.who)
    yield from cannot_move(fight, jump.who)
    if creature.flags & PRONE:
        yield refusal("dnd.move.crawl")
    path = line(fight, creature.at, jump.to)
    if FEET * len(path) > long_jump(fight, jump.who):
        yield refusal(LONG, needs=FEET * len(path), most=long_jump(fight, jump.who))
    yield from refuse_path(fight, jump.who, path, JUMP, movement_left(fight, jump.who))


@book.refuses(HighJump)
def refuse_high_jump(fight: Fight, jump: HighJump) -> Iterator[Refusal]:
    """Not higher than it can, and each foot paid (dnd.move.high_jump)."""
    creature = fight.creatures[jump.who]
    if jump.feet < 1:
        yield refusal(HIGH, hard=True, needs=jump.feet)
    yield from not_its_turn(fight, jump.who)
    yield from cannot_move(fight, jump.who)
    if creature.flags & PRONE:
        yield refusal("dnd.move.crawl")
    if jump.feet > high_jump(fight, jump.who):
        yield refusal(HIGH, needs=jump.feet, most=high_jump(fight, jump.who))
    if jump.feet > movement_left(fight, jump.who):
        yield refusal("dnd.move.budget", needs=jump.feet, left=movement_left(fight, jump.who))


@book.proposes
def propose_jumps(fight: Fight, who: Who) -> Iterator[Action]:
    """Over what cannot be walked: a leap to each square in reach beyond it; and a leap as high as can be."""
    creature = fight.creatures[who]
    board = fight.board
    most = min(long_jump(fight, who), movement_left(fight, who)) // FEET
    if most > 1 and (board.layers or board.reach(creature.at, creature.size, most) & fight.taken_as_known(who) & ~creature.space):
        x, y = board.xy(creature.at)
        for dy in range(-most, most + 1):
            for dx in range(-most, most + 1):
                if max(abs(dx), abs(dy)) > 1 and board.inside(x + dx, y + dy):
                    yield Jump(who, board.square(x + dx, y + dy))
    if high_jump(fight, who) > 0:
        yield HighJump(who, high_jump(fight, who))


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Jump)
def perform_jump(table: Table[Fight], jump: Jump) -> None:
    """Each foot costs a foot; low things on the way may need a check, and so does a landing on difficult ground; whoever is
    stopped over a pit falls into it (dnd.move.long_jump, dnd.hazard.falling)."""
    fight, creature = table.battle, table.battle.creatures[jump.who]
    path = over_obstacles(table, jump.who, line(fight, creature.at, jump.to))
    if not travel(table, jump.who, route(creature, path, SAME), JUMP):
        settle(table, jump.who)
    elif path and creature.space & layer(fight, DIFFICULT) and not check(table, jump.who, "acrobatics", JUMP_DC, LONG):
        impose(table, jump.who, "prone", LONG)


def over_obstacles(table: Table[Fight], who: Who, path: Path) -> Path:
    """Before a low obstacle the game master may ask for a check; whoever fails it comes no farther (dnd.move.long_jump)."""
    fight = table.battle
    low = layer(fight, LOW)
    for n, square in enumerate(path[:-1]):
        if low >> square & 1:
            if table.ask(NOBODY, LONG, ("no-check", "check"), who=who, square=square) == "no-check":
                return path
            return path if check(table, who, "athletics", JUMP_DC, LONG) else path[:n]
    return path


@book.performs(HighJump)
def perform_high_jump(table: Table[Fight], jump: HighJump) -> None:
    """Each foot costs a foot; from where it stands it reaches half its height beyond its own (dnd.move.high_jump)."""
    creature = table.battle.creatures[jump.who]
    table.make(facts.moved, jump.who, jump.feet, WALK)
    table.tell(facts.jumped_high, jump.who, jump.feet, jump.feet + tall(creature) * 3 // 2)
