"""Defensive movement: withdrawing with a movement action, retreating with a whole segment."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, RuleId, Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.charge import out_of_breath
from bitva.rulebooks.acks.conditions import disorder, end_kind
from bitva.rulebooks.acks.declarations import RETREAT, WITHDRAW
from bitva.rulebooks.acks.engagement import engagers, engages
from bitva.rulebooks.acks.figures import combat_speed, running_speed
from bitva.rulebooks.acks.ground import reachable, refuse_steps, too_far, ways
from bitva.rulebooks.acks.march import facing_number, rooted, turn_at_end, unreadable
from bitva.rulebooks.acks.segment import FLEEING, FULL, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.walk import look, moved, walk
from bitva.rulebooks.acks.words import FEET, INCAPACITATED, PINNED, PRONE

SKIRMISHING = "skirmishing"
"""The proficiency that needs no declaration (acks.prof.skirmishing)."""


@value
class Withdraw(Act):
    """A few steps away from those who engage it, looking where it likes."""

    verb: ClassVar[str] = "withdraw"
    cost: ClassVar[str] = MOVEMENT
    who: Who
    path: Path
    face: str = ""
    look: str = ""


@value
class Retreat(Act):
    """A flight from those who engage it, straight and looking that way."""

    verb: ClassVar[str] = "retreat"
    cost: ClassVar[str] = FULL
    who: Who
    path: Path


@value
class ForbidLeaving(Ruling):
    """The game master says that something forbids a creature defensive movement, or no longer does."""

    verb: ClassVar[str] = "forbid-leaving"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    holds: bool = True


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Withdraw)
def refuse_withdrawal(fight: Fight, act: Withdraw) -> Iterator[Refusal]:
    """Declared, from those who engage it and did as the round began, at up to half of combat speed (acks.withdraw.action,
    acks.withdraw.declare, acks.withdraw.clear)."""
    yield from unreadable(act.face, act.look)
    if not act.path:
        yield refusal("acks.withdraw.action", hard=True)
        return
    yield from cannot(fight, act.who, MOVEMENT, FLEEING)
    yield from pinned(fight, act.who, "acks.withdraw.defensive")
    yield from unannounced(fight, act.who, WITHDRAW, "acks.withdraw.declare")
    yield from rooted(fight, act.who)
    by = engagers(fight, act.who)
    yield from refuse_steps(fight, act.who, act.path, by)
    yield from too_far(fight, act.who, act.path, slow_pace(fight, act.who), "acks.withdraw.action")
    yield from still_held(fight, act.who, act.path[-1], "acks.withdraw.clear")


@book.refuses(Retreat)
def refuse_retreat(fight: Fight, act: Retreat) -> Iterator[Refusal]:
    """Declared, from those who engage it and did as the round began, straight at up to running speed (acks.retreat.action,
    acks.retreat.declare, acks.retreat.facing, acks.retreat.clear)."""
    if not act.path:
        yield refusal("acks.retreat.action", hard=True)
        return
    yield from cannot(fight, act.who, FULL, FLEEING)
    yield from pinned(fight, act.who, "acks.retreat.defensive")
    yield from unannounced(fight, act.who, RETREAT, "acks.retreat.declare")
    yield from rooted(fight, act.who)
    yield from (reason for reason in out_of_breath(fight, act.who) if reason.rule == "acks.cond.prone")
    if fight.creatures[act.who].flags & INCAPACITATED:
        yield refusal("acks.cond.incapacitated")
    if not straight(fight, act.who, act.path):
        yield refusal("acks.retreat.facing")
    yield from refuse_steps(fight, act.who, act.path, engagers(fight, act.who))
    yield from too_far(fight, act.who, act.path, running_speed(fight, act.who), "acks.retreat.action")
    yield from still_held(fight, act.who, act.path[-1], "acks.retreat.clear")


def pinned(fight: Fight, who: Who, rule: RuleId) -> Iterator[Refusal]:
    """What forbids defensive movement forbids both (acks.retreat.defensive, acks.withdraw.defensive)."""
    if fight.creatures[who].flags & PINNED:
        yield refusal(rule)


def unannounced(fight: Fight, who: Who, word: str, rule: RuleId) -> Iterator[Refusal]:
    """Engaged now; engaged already as the round began, and announced; a skirmisher needs neither of the latter
    (acks.withdraw.declare, acks.retreat.declare, acks.prof.skirmishing)."""
    creature = fight.creatures[who]
    if not engagers(fight, who):
        yield refusal(rule, why="free")
    if not creature.sheet.has(SKIRMISHING):
        if not creature.began:
            yield refusal(rule, why="began")
        if creature.declared != word:
            yield refusal(rule, why="undeclared")


def slow_pace(fight: Fight, who: Who) -> int:
    """Half of combat speed; the prone crawl one square (acks.withdraw.action, acks.cond.prone)."""
    half = combat_speed(fight, who) // 2
    return min(FEET, half) if fight.creatures[who].flags & PRONE else half


def still_held(fight: Fight, who: Who, square: Square, rule: RuleId) -> Iterator[Refusal]:
    """Would anybody who engages it now still do so there? (acks.withdraw.clear, acks.retreat.clear)"""
    by = engagers(fight, who)
    after = fight.clone()
    facts.went(after, who, square, after.creatures[who].facing, 0)
    for other in after.creatures:
        if by >> other.index & 1 and engages(after, other, after.creatures[who]):
            yield refusal(rule, by=other.index)
            return


def straight(fight: Fight, who: Who, path: Path) -> bool:
    """In one direction all the way (acks.retreat.facing)."""
    board, here = fight.board, fight.creatures[who].at
    return len({board.direction(a, b) for a, b in zip((here, *path), path, strict=False)}) == 1


@book.proposes
def propose_withdrawals(fight: Fight, who: Who) -> Iterator[Action]:
    """A way out to every square where nobody engages it any more."""
    creature = fight.creatures[who]
    by = engagers(fight, who)
    if not by or creature.spent or creature.sequence:
        return
    if creature.declared == WITHDRAW or creature.sheet.has(SKIRMISHING):
        yield from (Withdraw(who, path) for path in ways(reachable(fight, who, slow_pace(fight, who), by)))
    if creature.declared == RETREAT or creature.sheet.has(SKIRMISHING):
        land = reachable(fight, who, running_speed(fight, who), by)
        yield from (Retreat(who, path) for path in rays(fight, who) if land.squares >> path[-1] & 1)


def rays(fight: Fight, who: Who) -> Iterator[Path]:
    """All straight ways from where it stands."""
    board, here = fight.board, fight.creatures[who].at
    for first in squares(board.near[here] & ~(1 << here)):
        x, y = board.xy(here)
        dx, dy = board.xs[first] - x, board.ys[first] - y
        path: list[Square] = []
        while board.inside(x + dx, y + dy):
            x, y = x + dx, y + dy
            path.append(board.square(x, y))
            yield tuple(path)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Withdraw)
def perform_withdrawal(table: Table[Fight], act: Withdraw) -> None:
    """Those whom it leaves do not stop it; somebody new does (acks.withdraw.ignore, acks.withdraw.halt, acks.withdraw.facing)."""
    spend(table, act)
    start, by = table.battle.creatures[act.who].at, engagers(table.battle, act.who)
    halted = walk(table, act.who, act.path, by, facing_number(act.look), turns=False)
    turn_at_end(table, act.who, act.path, act.face, halted, "acks.withdraw.facing")
    moved(table, act.who, act.path, start, act.verb)


@book.performs(Retreat)
def perform_retreat(table: Table[Fight], act: Retreat) -> None:
    """It turns to where it flees, in disorder, and keeps that facing (acks.retreat.facing, acks.retreat.ignore,
    acks.retreat.halt, acks.retreat.disordered)."""
    fight, who = table.battle, act.who
    spend(table, act)
    start, by = fight.creatures[who].at, engagers(fight, who)
    disorder(table, who, "acks.retreat.disordered")
    direction = fight.board.direction(start, act.path[0])
    look(table, who, direction)
    walk(table, who, act.path, by, direction)
    moved(table, who, act.path, start, act.verb)


@book.refuses(ForbidLeaving)
def refuse_forbidding(fight: Fight, ruling: ForbidLeaving) -> Iterator[Refusal]:
    """The game master's word (acks.retreat.defensive)."""
    yield from ()


@book.performs(ForbidLeaving)
def perform_forbidding(table: Table[Fight], ruling: ForbidLeaving) -> None:
    """Until he says otherwise (acks.retreat.defensive, acks.withdraw.defensive)."""
    end_kind(table, ruling.on, "pinned")
    if ruling.holds:
        table.effect("pinned", "acks.gm.override", ruling.on, NOBODY, flags=PINNED)
