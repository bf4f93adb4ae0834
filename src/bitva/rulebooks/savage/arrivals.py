"""Creatures that come into a running fight, by the game master's word."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.notation import NAME
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import GM, Point, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import first_bennies
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.initiative import DEAL, group_of
from bitva.rulebooks.savage.opening import appear, mount_of, seat
from bitva.rulebooks.savage.placing import ill_placed
from bitva.rulebooks.savage.state import Combatant, Fight


@value
class Join(Ruling):
    """A creature of the encounter comes into the running fight."""

    verb: ClassVar[str] = "join"
    who: Who
    on: Who
    at: Point
    height: int = 0


@value
class Enlist(Ruling):
    """Another creature of one of the encounter's stat blocks belongs to the fight; it can then join."""

    verb: ClassVar[str] = "enlist"
    who: Who
    id: str
    sheet: str
    side: str
    controller: str = GM


@book.refuses(Join)
def refuse_join(fight: Fight, ruling: Join) -> Iterator[Refusal]:
    """Once, and where there is room (sw.init.deal, sw.grid.footprint)."""
    creature = fight.creatures[ruling.on]
    if creature.present or creature.dead:
        yield refusal(DEAL, hard=True, who=ruling.on)
    x, y = ruling.at[0] // 2, ruling.at[1] // 2
    problem = ill_placed(fight, creature, x, y)
    if not problem and not mounts_at(fight, ruling) and fight.taken & fight.board.space(fight.board.square(x, y), creature.size):
        problem = "taken"
    if problem:
        yield refusal("sw.grid.footprint", hard=True, problem=problem, square=f"{x},{y}")


@book.performs(Join)
def perform_join(table: Table[Fight], ruling: Join) -> None:
    """It is dealt in with the next round; whoever comes to his mount sits on it (sw.init.deal, sw.mount.basics)."""
    fight = table.battle
    mounted = mounts_at(fight, ruling)
    appear(table, ruling.on, fight.board.square(ruling.at[0] // 2, ruling.at[1] // 2), ruling.height)
    if mounted:
        seat(table, ruling.on)


def mounts_at(fight: Fight, ruling: Join) -> bool:
    """Does it come to where its own mount or vehicle stands? (sw.mount.basics)"""
    mount = mount_of(fight, ruling.on)
    square = fight.board.square(ruling.at[0] // 2, ruling.at[1] // 2)
    return mount is not None and mount.present and mount.at == square


@book.refuses(Enlist)
def refuse_enlist(fight: Fight, ruling: Enlist) -> Iterator[Refusal]:
    """A new name, and a stat block that the encounter brings (sw.init.deal)."""
    if NAME.fullmatch(ruling.id) is None or fight.named(ruling.id) is not None or ruling.id == GM:
        yield refusal(DEAL, hard=True, id=ruling.id)
    if ruling.sheet not in fight.sheets:
        yield refusal(DEAL, hard=True, sheet=ruling.sheet, known=tuple(fight.sheets))


@book.performs(Enlist)
def perform_enlist(table: Table[Fight], ruling: Enlist) -> None:
    """One more creature, with its card or that of its group, and with Bennies as from the start (sw.init.deal, sw.benny.pool)."""
    fight = table.battle
    who = len(fight.creatures)
    newcomer = Combatant(who, ruling.id, ruling.side, fight.sheets[ruling.sheet], ruling.controller)
    group = group_of(fight, newcomer)
    table.make(facts.enlisted, who, ruling.id, ruling.sheet, ruling.side, ruling.controller, group)
    bennies = first_bennies(fight, fight.creatures[who])
    if bennies:
        table.make(facts.bennies_gained, who, bennies, "sw.benny.pool")
