"""Falling, and jumping down."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.facts import rose, stepped
from bitva.kernel.paths import step_ok
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.conditions import end_kind, impose
from bitva.rulebooks.starfinder.damage import Blow, roll_damage
from bitva.rulebooks.starfinder.ground import ground
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.movement import cannot_go, no_way
from bitva.rulebooks.starfinder.sheet import Damage
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.words import MOVE

FALLING: Final = "sf.fall.damage"
TEN: Final = 10
MOST: Final = 20
"""Dice at most (sf.fall.damage)."""
SAFE: Final = 15
"""The difficulty of landing well after a jump."""


@value
class JumpDown(Action):
    """A jump from where one is high up, down to a square beside it or straight down."""

    verb: ClassVar[str] = "jump-down"
    cost: ClassVar[str] = MOVE
    who: Who
    square: Square


@value
class Fall(Ruling):
    """A creature falls so many feet."""

    verb: ClassVar[str] = "fall"
    who: Who
    on: Who
    feet: int


@book.refuses(JumpDown)
def refuse_jump(fight: Fight, jump: JumpDown) -> Iterator[Refusal]:
    """From a height, to one's own square or one beside it where there is room (sf.fall.damage)."""
    creature = fight.creatures[jump.who]
    yield from cannot_spend(fight, jump.who, MOVE)
    yield from cannot_go(fight, jump.who)
    if not creature.height:
        yield refusal(FALLING, height=0)
    if jump.square != creature.at and not step_ok(fight.board, creature.at, jump.square, creature.size):
        yield refusal("sf.grid.squares", hard=True, square=jump.square)
        return
    land = ground(fight, jump.who, height=0)
    blocked = no_way(fight, creature, jump.square, land)
    if blocked is not None:
        yield blocked
    if fight.board.space(jump.square, creature.size) & land.occupied & ~creature.space:
        yield refusal("sf.move.end", square=jump.square)


@book.proposes
def propose_jumps(fight: Fight, who: Who) -> Iterator[Action]:
    """Straight down (sf.fall.damage)."""
    creature = fight.creatures[who]
    if creature.height and not creature.sheet.speeds.get("fly"):
        yield JumpDown(who, creature.at)


@book.performs(JumpDown)
def perform_jump(table: Table[Fight], jump: JumpDown) -> None:
    """Acrobatics takes the first ten feet away and makes the second ten feet nonlethal; the first ten are nonlethal in any case
    (sf.fall.damage)."""
    fight = table.battle
    creature = fight.creatures[jump.who]
    pay(table, jump.who, MOVE, jump.verb)
    feet = creature.height
    if jump.square != creature.at:
        table.make(stepped, jump.who, jump.square)
    well = feet >= TEN and check(table, jump.who, "acrobatics", SAFE, FALLING) is not None
    land(table, jump.who, feet - TEN if well else feet, soft=TEN)


@book.refuses(Fall)
def refuse_fall(fight: Fight, ruling: Fall) -> Iterator[Refusal]:
    """Some way (sf.fall.damage)."""
    if ruling.feet < 1 or not fight.creatures[ruling.on].present:
        yield refusal(FALLING, hard=True, height=ruling.feet)


@book.performs(Fall)
def perform_fall(table: Table[Fight], ruling: Fall) -> None:
    """By the game master's word (sf.fall.damage)."""
    land(table, ruling.on, ruling.feet)


def fall(table: Table[Fight], who: Who) -> None:
    """A creature that nothing holds any more falls to the ground (sf.fall.damage, sf.zero_g)."""
    fight = table.battle
    if fight.creatures[who].height and not weightless(fight):
        land(table, who, fight.creatures[who].height)


def land(table: Table[Fight], who: Who, feet: int, soft: int = 0) -> None:
    """1d6 for each ten feet, twenty dice at most; of a jump the first part is nonlethal; whoever is hurt lies (sf.fall.damage)."""
    end_kind(table, who, "climbing")
    table.make(facts.fell, who, feet)
    if table.battle.creatures[who].height:
        table.make(rose, who, 0)
    dice = max(0, min(feet // TEN, MOST))
    gentle = min(dice, soft // TEN)
    harm = 0
    for many, lethal in ((gentle, False), (dice - gentle, True)):
        if many and table.battle.creatures[who].present:
            parts = roll_damage(table, who, (Damage(Dice(((many, 6),)), "bludgeoning"),))
            harm += hurt(table, who, Blow(parts, lethal=lethal, rule=FALLING))
    if harm:
        impose(table, who, "prone", FALLING, who)
