"""Mounts: getting on and off, moving together on the rider's number, being engaged together."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import grown, stepped
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Squares, Who, value
from bitva.rulebooks.acks.attack import UNFIT
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import end_kind
from bitva.rulebooks.acks.engagement import TOGETHER
from bitva.rulebooks.acks.figures import STEEDS
from bitva.rulebooks.acks.harm import GONE
from bitva.rulebooks.acks.opening import FIELDED
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import STRUCK
from bitva.rulebooks.acks.walk import CARRIES
from bitva.rulebooks.acks.words import RIDDEN, RIDING

RULE: Final = "acks.mount.basics"
RIDERS: Final = ("riding", "mounted-combat")
"""Either proficiency lets one mount with a movement action (acks.mount.basics)."""
EFFECT: Final = "riding"


@value
class Mount(Act):
    """Somebody gets on a mount, with a movement or the combat action."""

    verb: ClassVar[str] = "mount"
    who: Who
    target: Who
    by: str = MOVEMENT


@value
class Dismount(Act):
    """Somebody gets off, into a free square next to the mount."""

    verb: ClassVar[str] = "dismount"
    who: Who
    square: Square
    by: str = MOVEMENT


def steed_of(fight: Fight, who: Who) -> Who:
    """What it rides; NOBODY if it is on foot."""
    if not fight.creatures[who].flags & RIDING:
        return NOBODY
    return next((effect.by for effect in fight.effects_on(who, EFFECT)), NOBODY)


def rider_of(fight: Fight, who: Who) -> Who:
    """Who rides it; NOBODY if nobody does."""
    if not fight.creatures[who].flags & RIDDEN:
        return NOBODY
    return next((effect.by for effect in fight.effects_on(who, "ridden")), NOBODY)


# ---- getting on and off -------------------------------------------------------------------------------------------------------

def untrained(fight: Fight, act: Mount | Dismount) -> Iterator[Refusal]:
    """With a movement action only the proficient; others, as the table likes, only while the mount stands (acks.lieu_move.mount,
    acks.lieu_attack.mount)."""
    sheet = fight.creatures[act.who].sheet
    if any(sheet.has(skill) for skill in RIDERS):
        return
    if act.by == MOVEMENT:
        yield refusal("acks.lieu_move.mount")
    steed = act.target if isinstance(act, Mount) else steed_of(fight, act.who)
    if fight.option("mount_standing_only", False) and fight.creatures[steed].travelled:
        yield refusal("acks.lieu_attack.mount", target=steed)


@book.refuses(Mount)
def refuse_mount(fight: Fight, act: Mount) -> Iterator[Refusal]:
    """A mount within five feet that is larger, not hostile and not ridden (acks.mount.basics)."""
    creature, steed = fight.creatures[act.who], fight.creatures[act.target]
    if act.by not in (MOVEMENT, COMBAT) or act.target == act.who or not steed.present or steed.dead:
        yield refusal(RULE, hard=True, target=act.target)
        return
    yield from cannot(fight, act.who, act.by)
    if fight.hostile(act.who, act.target) or not steed.sheet.data.get("mount"):
        yield refusal(RULE, target=act.target)
    if fight.feet(act.who, act.target) > 5:
        yield refusal(RULE, away=fight.feet(act.who, act.target))
    if creature.flags & RIDING or steed.flags & RIDDEN:
        yield refusal(RULE, why="taken")
    yield from untrained(fight, act)


@book.refuses(Dismount)
def refuse_dismount(fight: Fight, act: Dismount) -> Iterator[Refusal]:
    """A rider, into a free square within five feet of the mount (acks.mount.basics)."""
    steed = steed_of(fight, act.who)
    if steed == NOBODY or act.by not in (MOVEMENT, COMBAT):
        yield refusal(RULE, hard=True)
        return
    yield from cannot(fight, act.who, act.by)
    yield from untrained(fight, act)
    if not landing(fight, act.who, steed) >> act.square & 1:
        yield refusal(RULE, square=act.square)


def landing(fight: Fight, rider: Who, steed: Who) -> Squares:
    """The places next to a mount where its rider has room on foot (acks.mount.basics)."""
    under, board, size = fight.creatures[steed], fight.board, fight.creatures[rider].sheet.size
    room = board.erode(board.area & ~board.filled & ~fight.taken, size) & board.fits(size)
    near = room & board.reach(under.at, under.size, size)
    return sum(1 << square for square in squares(near) if board.gap(square, size, under.at, under.size) == 1)


@book.proposes
def propose_mounting(fight: Fight, who: Who) -> Iterator[Action]:
    """Onto what stands next to it, or down again."""
    for by in (MOVEMENT, COMBAT):
        yield from (Mount(who, other.index, by) for other in fight.creatures
                    if other.present and other.sheet.data.get("mount") and other.index != who)
        steed = steed_of(fight, who)
        if steed != NOBODY:
            yield from (Dismount(who, square, by) for square in squares(landing(fight, who, steed)))


@book.performs(Mount)
def perform_mount(table: Table[Fight], act: Mount) -> None:
    """It sits where its mount stands (acks.mount.basics)."""
    spend(table, act)
    sit(table, act.who, act.target)


def sit(table: Table[Fight], who: Who, steed: Who) -> None:
    """The two take up one space, that of the mount (acks.mount.basics)."""
    size = table.battle.creatures[steed].size
    table.make(stepped, who, table.battle.creatures[steed].at)
    if table.battle.creatures[who].size != size:
        table.make(grown, who, size)
    up = table.effect(EFFECT, RULE, who, steed, flags=RIDING)
    table.effect("ridden", RULE, steed, who, flags=RIDDEN, cause=up.number)


@book.on_end(EFFECT)
def own_space(table: Table[Fight], effect: Effect) -> None:
    """On foot it takes up its own space again (acks.mount.basics)."""
    creature = table.battle.creatures[effect.on]
    if creature.size != creature.sheet.size:
        table.make(grown, effect.on, creature.sheet.size)


def mounted(table: Table[Fight]) -> None:
    """Who takes the field on a mount (acks.mount.basics)."""
    fight = table.battle
    for creature in fight.creatures:
        steed = fight.named(str(fight.entries[creature.id].get("rides", "")))
        if steed is not None:
            sit(table, creature.index, steed.index)


FIELDED.append(mounted)


@book.performs(Dismount)
def perform_dismount(table: Table[Fight], act: Dismount) -> None:
    """It stands next to its mount (acks.mount.basics)."""
    spend(table, act)
    end_kind(table, act.who, EFFECT)
    table.make(stepped, act.who, act.square)


def falls_off(table: Table[Fight], who: Who) -> None:
    """A mount that falls carries nobody any more, and who falls does not ride (acks.mount.basics)."""
    fight = table.battle
    rider = rider_of(fight, who)
    if rider != NOBODY:
        end_kind(table, rider, EFFECT)
        free = landing(fight, rider, who)
        if free:
            table.make(stepped, rider, (free & -free).bit_length() - 1)
    elif fight.creatures[who].flags & RIDING:
        end_kind(table, who, EFFECT)


GONE.append(falls_off)


# ---- together ---------------------------------------------------------------------------------------------------------------

def steed_speed(fight: Fight, who: Who) -> Who:
    """Rider and mount move with the mount's speed (acks.mount.basics)."""
    return steed_of(fight, who)


def carries(table: Table[Fight], who: Who) -> None:
    """Where the rider goes, the mount goes (acks.mount.basics)."""
    steed = steed_of(table.battle, who)
    if steed != NOBODY:
        table.make(stepped, steed, table.battle.creatures[who].at)


def partner(fight: Fight, who: Who) -> Who:
    """If either is engaged, both are (acks.mount.basics)."""
    steed = steed_of(fight, who)
    return steed if steed != NOBODY else rider_of(fight, who)


def one_attack(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """A mount that has moved leaves only one of the two an attack (acks.mount.basics)."""
    other = partner(fight, who)
    if other == NOBODY or STRUCK not in fight.creatures[other].done:
        return
    if max(fight.creatures[who].travelled, fight.creatures[other].travelled):
        yield refusal(RULE, target=other)


STEEDS.append(steed_speed)
CARRIES.append(carries)
TOGETHER.append(partner)
UNFIT.append(one_attack)
