"""The charge: a straight run at an opponent in sight, a blow at its end, and what both cost and bring."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.lines import crossed, middle
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Squares, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import facing_towards, line_of_sight
from bitva.rulebooks.acks.attack import can_still, refuse_means
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cleave import follow_up, standing
from bitva.rulebooks.acks.conditions import disorder
from bitva.rulebooks.acks.engagement import not_while_engaged
from bitva.rulebooks.acks.figures import running_speed
from bitva.rulebooks.acks.gear import means_of, usable
from bitva.rulebooks.acks.ground import DIFFICULT, ROUGH
from bitva.rulebooks.acks.held import dragging
from bitva.rulebooks.acks.march import rooted
from bitva.rulebooks.acks.moments import Acted
from bitva.rulebooks.acks.segment import FULL, Act, cannot, spend
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Combatant, Fight, feet_between
from bitva.rulebooks.acks.throw import CHARGE, Blow, strike
from bitva.rulebooks.acks.walk import look, moved, walk
from bitva.rulebooks.acks.words import PRONE, SENSELESS, WINDED


@value
class Charge(Act):
    """A run at an opponent, with a blow at the end of it unless `blow` is no."""

    verb: ClassVar[str] = "charge"
    cost: ClassVar[str] = FULL
    who: Who
    target: Who
    means: str = ""
    blow: bool = True


SPARED: Final[list[Callable[[Fight, Who], bool]]] = []
"""Who does not come into disorder by charging or running: chapters register themselves here."""


# ---- the line ----------------------------------------------------------------------------------------------------------------

def line_to(fight: Fight, who: Who, target: Who) -> Path:
    """The squares that the line between the nearest squares of both crosses, up to the last one before the target; a corner that is
    merely touched does not count (acks.grid.line)."""
    creature, other, board = fight.creatures[who], fight.creatures[target], fight.board
    own, theirs = nearest(fight, creature, other)
    dx, dy = board.xs[theirs] - board.xs[own], board.ys[theirs] - board.ys[own]
    x, y = board.xy(own)
    cells = crossed(board, middle(board, own), middle(board, theirs)) & ~creature.space & ~other.space
    ordered = sorted(squares(cells), key=lambda square: (board.xs[square] - x) * dx + (board.ys[square] - y) * dy)
    return tuple(creature.at + square - own for square in ordered)


def nearest(fight: Fight, one: Combatant, other: Combatant) -> tuple[Square, Square]:
    """The squares of two creatures that are nearest to one another."""
    board = fight.board

    def away(pair: tuple[Square, Square]) -> int:
        return (board.xs[pair[0]] - board.xs[pair[1]]) ** 2 + (board.ys[pair[0]] - board.ys[pair[1]]) ** 2
    return min(((a, b) for a in squares(one.space) for b in squares(other.space)), key=away)


def in_the_way(fight: Fight, who: Who) -> Squares:
    """What blocks a charge: creatures of either side that are not hidden from it, obstacles, difficult ground
    (acks.grid.line, acks.charge.path)."""
    board = fight.board
    found = board.filled | board.layer(DIFFICULT) | board.layer(ROUGH)
    for other in fight.creatures:
        if other.index != who and other.present and not other.flags & SENSELESS and not other.hidden >> who & 1:
            found |= other.space
    return found


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Charge)
def refuse_charge(fight: Fight, charge: Charge) -> Iterator[Refusal]:
    """A whole segment, unengaged, at an opponent in sight, along a free line, within running speed, with a melee attack
    (acks.charge.action)."""
    who, target = charge.who, fight.creatures[charge.target]
    means = charging_means(fight, who, charge.means)
    if means is None or charge.target == who or not target.present or not fight.hostile(who, charge.target):
        yield refusal("acks.charge.action", hard=True, means=charge.means, target=charge.target)
        return
    yield from cannot(fight, who, FULL)
    yield from not_while_engaged(fight, who, "acks.charge.unengaged")
    yield from rooted(fight, who)
    yield from out_of_breath(fight, who)
    yield from dragging(fight, who)
    if not line_of_sight(fight, who, charge.target):
        yield refusal("acks.charge.sight", target=charge.target)
        return
    yield from refuse_line(fight, who, charge.target)
    if not means.melee:
        yield refusal("acks.charge.attack", means=means.id)
    yield from refuse_means(fight, who, means)


def charging_means(fight: Fight, who: Who, id: str) -> Means | None:
    """With what it strikes: what is named, or else the first melee attack at hand."""
    if id:
        return fight.creatures[who].sheet.means.get(id)
    melee = next((means for means in usable(fight, who) if means.melee), None)
    return melee or means_of(fight, who, "")


def out_of_breath(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The prone crawl, and the winded neither run nor charge (acks.cond.prone, acks.cond.winded)."""
    flags = fight.creatures[who].flags
    if flags & PRONE:
        yield refusal("acks.cond.prone")
    if flags & WINDED:
        yield refusal("acks.cond.winded")


def refuse_line(fight: Fight, who: Who, target: Who) -> Iterator[Refusal]:
    """Free from beginning to end, and no longer than the running speed (acks.charge.path, acks.charge.action)."""
    creature, board = fight.creatures[who], fight.board
    path = line_to(fight, who, target)
    blocked = in_the_way(fight, who) & ~fight.creatures[target].space
    for square in path:
        if not board.fits(creature.size) >> square & 1 or board.space(square, creature.size) & blocked & ~creature.space:
            yield refusal("acks.charge.path", square=square)
            break
    needs = feet_between(board, creature.at, 1, path[-1], 1) if path else 0
    speed = running_speed(fight, who)
    if not path or needs > speed:
        yield refusal("acks.charge.action", needs=needs, most=speed)


@book.proposes
def propose_charges(fight: Fight, who: Who) -> Iterator[Action]:
    """At every enemy, with every melee attack at hand."""
    creature = fight.creatures[who]
    if creature.moves or creature.spent:
        return
    for other in fight.enemies(who):
        yield from (Charge(who, other.index, means.id) for means in usable(fight, who) if means.melee)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Charge)
def perform_charge(table: Table[Fight], charge: Charge) -> None:
    """The run, in disorder from its beginning; the window for those who wait for it; the blow at +2 (acks.charge.action,
    acks.charge.disordered, acks.charge.attack, acks.readied.timing)."""
    fight, who, target = table.battle, charge.who, charge.target
    creature = fight.creatures[who]
    means = charging_means(fight, who, charge.means)
    assert means is not None
    path, start = line_to(fight, who, target), creature.at
    spend(table, charge)
    table.make(facts.charged, who, target)
    if not fight.offence:
        table.make(facts.offended)
    if not any(spared(fight, who) for spared in SPARED):
        disorder(table, who, "acks.charge.disordered")
    space = fight.creatures[target].space
    run = clear_part(fight, who, path)
    walk(table, who, run, look=facing_towards(fight, who, space))
    look(table, who, facing_towards(fight, who, space))
    moved(table, who, run, start, charge.verb, target)
    if charge.blow and can_still(fight, who, target, means):
        blow = Blow(who, target, means.id, CHARGE, boon=True)
        stood = standing(fight, target)
        strike(table, blow)
        follow_up(table, blow, stood)
    table.after(Acted(who, charge.verb, target))


def clear_part(fight: Fight, who: Who, path: Path) -> Path:
    """As far as nobody unseen stands in the way (acks.grid.line)."""
    creature, board = fight.creatures[who], fight.board
    held = 0
    for other in fight.creatures:
        if other.index != who and other.present and not other.flags & SENSELESS:
            held |= other.space
    blocked = next((n for n, square in enumerate(path) if board.space(square, creature.size) & held & ~creature.space), len(path))
    return path[:blocked]
