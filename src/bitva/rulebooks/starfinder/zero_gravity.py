"""Without gravity: pushing off, drifting on, coming to a halt, and running into things."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import COMPASS
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check, skill_bonuses
from bitva.rulebooks.starfinder.conditions import end_kind, impose
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.ground import shares
from bitva.rulebooks.starfinder.lanes import is_straight
from bitva.rulebooks.starfinder.moments import Leaving
from bitva.rulebooks.starfinder.movement import WALKING, able_to_go_on, cannot_move, take_step
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.state import Combatant, Fight, levels_apart
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.turn import STARTS
from bitva.rulebooks.starfinder.words import DRIFTING, FEET, MOVE, OFF_KILTER, SIZES

FLOATING: Final = "sf.zero_g"
BUMP: Final = 20
"""The difficulty of catching oneself."""


@value
class PushOff(Action):
    """A push off something, straight along these squares."""

    verb: ClassVar[str] = "push-off"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path


@value
class Steady(Action):
    """A drift, or a tumble, is brought to a halt."""

    verb: ClassVar[str] = "steady"
    cost: ClassVar[str] = MOVE
    who: Who


@book.refuses(PushOff)
def refuse_push_off(fight: Fight, push: PushOff) -> Iterator[Refusal]:
    """A move action, off an object or a creature that is not too small, straight, at half the land speed (sf.zero_g)."""
    creature, board = fight.creatures[push.who], fight.board
    if not push.path or not is_straight(board, creature.at, push.path):
        yield refusal(FLOATING, hard=True, straight=False)
        return
    yield from cannot_spend(fight, push.who, MOVE)
    yield from cannot_move(fight, push.who)
    if not weightless(fight):
        yield refusal(FLOATING, gravity=True)
    if not holds_near(fight, creature):
        yield refusal(FLOATING, hold=False)
    needs = FEET * board.pace(creature.at, 1, push.path[-1], 1)
    left = speed(fight, push.who) // 2
    if needs > left:
        yield refusal(FLOATING, needs=needs, left=left)
    if board.space(push.path[0], creature.size) & ~creature.space & board.filled:
        yield refusal("sf.size.move", square=push.path[0])


def holds_near(fight: Fight, creature: Combatant) -> bool:
    """Is there anything to push off: a wall, or a creature at most one size smaller? (sf.zero_g)"""
    near = fight.board.reach(creature.at, creature.size, 1)
    least = SIZES.index(creature.sheet.size_name) - 1
    return bool(near & fight.board.filled) or any(
        other.present and other is not creature and other.space & near and SIZES.index(other.sheet.size_name) >= least
        and levels_apart(other.height, other.size, creature.height, creature.size) <= 1 for other in fight.creatures)


@book.refuses(Steady)
def refuse_steady(fight: Fight, deed: Steady) -> Iterator[Refusal]:
    """A move action, for one who drifts, or who tumbles and has a hold or flies (sf.zero_g, sf.condition.off_kilter)."""
    creature = fight.creatures[deed.who]
    yield from cannot_spend(fight, deed.who, MOVE)
    if not creature.flags & (DRIFTING | OFF_KILTER):
        yield refusal(FLOATING, drifting=False)
    elif not creature.flags & DRIFTING and not holds_near(fight, creature) and not creature.sheet.speeds.get("fly"):
        yield refusal("sf.condition.off_kilter")


@book.proposes
def propose_floating(fight: Fight, who: Who) -> Iterator[Action]:
    """Off in each of the eight directions as far as one push carries; or to a halt (sf.zero_g)."""
    yield Steady(who)
    if not weightless(fight):
        return
    creature, board = fight.creatures[who], fight.board
    x, y = board.xy(creature.at)
    for dx, dy in COMPASS:
        way: Path = ()
        for n in range(1, speed(fight, who) // 2 // FEET + 1):
            if not (board.inside(x + n * dx, y + n * dy) and board.fits(creature.size) >> board.square(x + n * dx, y + n * dy) & 1):
                break
            further = (*way, board.square(x + n * dx, y + n * dy))
            if FEET * board.pace(creature.at, 1, further[-1], 1) > speed(fight, who) // 2:
                break
            way = further
        if way:
            yield PushOff(who, way)


@book.performs(PushOff)
def perform_push_off(table: Table[Fight], push: PushOff) -> None:
    """So far now, and as far again at the start of each turn (sf.zero_g)."""
    creature = table.battle.creatures[push.who]
    pay(table, push.who, MOVE, push.verb)
    end_kind(table, push.who, "drifting")
    steps = tuple(there - here for here, there in zip((creature.at, *push.path), push.path, strict=False))
    table.effect("drifting", FLOATING, push.who, push.who, flags=DRIFTING, data=steps)
    drift(table, push.who)


@book.performs(Steady)
def perform_steady(table: Table[Fight], deed: Steady) -> None:
    """It drifts and tumbles no more (sf.zero_g, sf.condition.off_kilter)."""
    pay(table, deed.who, MOVE, deed.verb)
    end_kind(table, deed.who, "drifting")
    end_kind(table, deed.who, "off-kilter")


def drift(table: Table[Fight], who: Who) -> None:
    """The same way again, until something is in it (sf.zero_g)."""
    fight = table.battle
    creature = fight.creatures[who]
    found = next(fight.effects_on(who, "drifting"), None)
    for step in cast("tuple[int, ...]", found.data) if found is not None else ():
        here, flags = creature.at, creature.flags
        there = here + step
        if not (there >= 0 and fight.board.near[here] >> there & 1 and fight.board.fits(creature.size) >> there & 1):
            end_kind(table, who, "drifting")
            return
        if collides(table, creature, there):
            return
        if watchers(fight, who, creature.space):
            table.before(Leaving(who, here, there, WALKING))
        if not able_to_go_on(creature, here, flags) or not take_step(table, creature, there):
            return


STARTS.append(drift)


def collides(table: Table[Fight], creature: Combatant, there: Square) -> bool:
    """Something solid ends the drift, and a check decides whether one catches oneself; of two creatures both are asked
    (sf.zero_g)."""
    fight = table.battle
    body = fight.board.space(there, creature.size) & ~creature.space
    met = [other for other in fight.creatures if other.present and other is not creature and other.space & body
           and not shares(creature, other) and not levels_apart(other.height, other.size, creature.height, creature.size)]
    if not met and not body & fight.board.filled:
        return False
    for each in (creature, *met):
        end_kind(table, each.index, "drifting")
        if check(table, each.index, better_of(fight, each.index, "acrobatics", "athletics"), BUMP, FLOATING) is None:
            impose(table, each.index, "off-kilter", FLOATING, creature.index)
    return True


def better_of(fight: Fight, who: Who, one: str, other: str) -> str:
    """The skill of two with the better bonus."""
    def bonus(skill: str) -> int:
        return sum(bonus.amount for bonus in skill_bonuses(fight, who, skill))
    return one if bonus(one) >= bonus(other) else other
