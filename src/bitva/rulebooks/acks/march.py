"""Marching, and holding one's square: the movement actions that everybody has."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, RuleId, Who, value
from bitva.rulebooks.acks.arcs import facing_towards, front
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.engagement import not_while_engaged
from bitva.rulebooks.acks.figures import combat_speed
from bitva.rulebooks.acks.ground import reachable, refuse_steps, too_far, ways
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.walk import KEEP, look, moved, walk
from bitva.rulebooks.acks.words import FACINGS, FEET, PRONE, RESTRAINED, RIDDEN

ANYWHERE: Path = ()
"""The way of a march that is only readied: it is chosen when the time comes."""


@value
class March(Act):
    """A walk in any direction along these squares; it looks where it goes, or `look`s one way throughout, and `face`s one way at
    the end. It can be paid for with the combat action too."""

    verb: ClassVar[str] = "march"
    who: Who
    path: Path
    face: str = ""
    look: str = ""
    by: str = MOVEMENT


@value
class Hold(Act):
    """A creature remains in its square, and may turn."""

    verb: ClassVar[str] = "hold"
    cost: ClassVar[str] = MOVEMENT
    who: Who
    face: str = ""


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(March)
def refuse_march(fight: Fight, march: March) -> Iterator[Refusal]:
    """With a movement or the combat action, unengaged, at up to combat speed (acks.march.move, acks.march.unengaged,
    acks.march.combat)."""
    yield from unreadable(march.face, march.look)
    if march.by not in (MOVEMENT, COMBAT) or not march.path:
        yield refusal("acks.march.move", hard=True, by=march.by)
        return
    yield from cannot(fight, march.who, march.by)
    yield from not_while_engaged(fight, march.who, "acks.march.unengaged")
    yield from rooted(fight, march.who)
    yield from refuse_steps(fight, march.who, march.path)
    crawls = fight.creatures[march.who].flags & PRONE
    rule = "acks.cond.prone" if crawls else "acks.march.move"
    yield from too_far(fight, march.who, march.path, pace(fight, march.who), rule)


def unreadable(*facings: str) -> Iterator[Refusal]:
    """A facing is one of the eight (acks.grid.facing)."""
    for facing in facings:
        if facing and facing not in FACINGS:
            yield refusal("acks.grid.facing", hard=True, facing=facing, known=FACINGS)


def rooted(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The restrained cannot move, and a mount goes where its rider goes (acks.cond.restrained, acks.mount.basics)."""
    if fight.creatures[who].flags & RESTRAINED:
        yield refusal("acks.cond.restrained")
    if fight.creatures[who].flags & RIDDEN:
        yield refusal("acks.mount.basics", why="ridden")


def pace(fight: Fight, who: Who) -> int:
    """Combat speed; the prone only crawl one square (acks.march.move, acks.cond.prone)."""
    speed = combat_speed(fight, who)
    return min(FEET, speed) if fight.creatures[who].flags & PRONE else speed


@book.refuses(Hold)
def refuse_hold(fight: Fight, hold: Hold) -> Iterator[Refusal]:
    """Engagement does not bar it (acks.stationary.hold, acks.stationary.turn)."""
    yield from unreadable(hold.face)
    yield from cannot(fight, hold.who, MOVEMENT)


@book.proposes
def propose_marches(fight: Fight, who: Who) -> Iterator[Action]:
    """A way to every square in reach, facing whoever is next to it there (acks.march.move, acks.march.facing)."""
    creature = fight.creatures[who]
    if creature.spent or creature.sequence:
        return
    for path in ways(reachable(fight, who, pace(fight, who))):
        yield March(who, path, facing_at_end(fight, who, path))
        if creature.moves:
            yield March(who, path, facing_at_end(fight, who, path), by=COMBAT)


def facing_at_end(fight: Fight, who: Who, path: Path) -> str:
    """Towards the nearest enemy if one is next to where the way ends; else as one goes."""
    creature, board = fight.creatures[who], fight.board
    near = [other for other in fight.enemies(who) if board.reach(path[-1], creature.size, 1) & other.space]
    return FACINGS[facing_towards(fight, who, near[0].space, path[-1])] if near else ""


@book.proposes
def propose_holds(fight: Fight, who: Who) -> Iterator[Action]:
    """To stay as one stands, and to turn to each enemy nearby that is not before one (acks.stationary.turn)."""
    creature = fight.creatures[who]
    yield Hold(who)
    turns: dict[int, None] = {}
    for other in fight.enemies(who):
        if fight.board.reach(creature.at, creature.size, 2) & other.space and not front(fight, creature) & other.space:
            turns[facing_towards(fight, who, other.space)] = None
    yield from (Hold(who, FACINGS[turn]) for turn in turns if turn != creature.facing)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(March)
def perform_march(table: Table[Fight], march: March) -> None:
    """Turning is free and unlimited, also when somebody halts it (acks.march.move, acks.march.facing, acks.engage.halt)."""
    spend(table, march)
    creature = table.battle.creatures[march.who]
    start = creature.at
    by = walk(table, march.who, march.path, look=facing_number(march.look), turns=False)
    turn_at_end(table, march.who, march.path, march.face, by, "acks.march.facing")
    moved(table, march.who, march.path, start, march.verb)


def turn_at_end(table: Table[Fight], who: Who, path: Path, chosen: str, by: Who, rule: RuleId) -> None:
    """It faces as it meant to; whoever was halted sooner than he meant looks where he likes (acks.march.facing,
    acks.withdraw.facing)."""
    fight = table.battle
    creature = fight.creatures[who]
    if by != NOBODY and creature.able and creature.at != path[-1]:
        straight = facing_towards(fight, who, fight.creatures[by].space)
        first = dict.fromkeys((FACINGS[straight], FACINGS[creature.facing], *FACINGS))
        chosen = table.ask(who, rule, tuple(first), by=by)
    look(table, who, facing_number(chosen))


def facing_number(word: str) -> int:
    return FACINGS.index(word) if word else KEEP


@book.performs(Hold)
def perform_hold(table: Table[Fight], hold: Hold) -> None:
    """It may turn to a better facing as part of it (acks.stationary.hold, acks.stationary.turn)."""
    spend(table, hold, stays=True)
    creature = table.battle.creatures[hold.who]
    look(table, hold.who, facing_number(hold.face))
    moved(table, hold.who, (), creature.at, hold.verb)
