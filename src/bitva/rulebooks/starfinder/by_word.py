"""What follows by the rules from the game master's word: conditions, pools, and bonuses of any kind."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import FOREVER
from bitva.kernel.rulings import Ruling, SetCondition, SetPool, install
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, Who, value
from bitva.rulebooks.starfinder.bonuses import CHECKS, CIRCUMSTANCE, grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.conditions import for_rounds, impose, lift
from bitva.rulebooks.starfinder.cover import KINDS, SHELTERED
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.harm import brought_down, wake
from bitva.rulebooks.starfinder.movement import FORCED, shove
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import BONUSES, CONDITIONS, SAVES, SKILLS

AS_IT_IS: Final = "as-it-is"
POOLS: Final = {"hp": (0, 10_000), "sp": (0, 10_000), "rp": (0, 100), "temp": (0, 10_000)}
FIGURES: Final = ("attack", "melee", "ranged", "ac", "eac", "kac", "ac-melee", "ac-ranged", "damage", "multiplier", "initiative",
                  "speed", *SAVES, *CHECKS, *SKILLS)


@value
class Modify(Ruling):
    """A bonus or penalty to a figure of a creature: of a kind, for so many rounds or minutes, for the next roll only."""

    verb: ClassVar[str] = "modify"
    who: Who
    on: Who
    figure: str
    amount: int
    kind: str = ""
    rounds: int = 0
    minutes: int = 0
    once: bool = False


@value
class Push(Ruling):
    """A creature is moved along these squares by something other than its own will."""

    verb: ClassVar[str] = "push"
    who: Who
    on: Who
    path: Path
    provokes: bool = True


@value
class Shelter(Ruling):
    """A creature has such cover, from one attacker or from all; `as-it-is`: as the map has it."""

    verb: ClassVar[str] = "shelter"
    who: Who
    on: Who
    cover: str
    by: Who = NOBODY


@book.refuses(Shelter)
def refuse_shelter(fight: Fight, ruling: Shelter) -> Iterator[Refusal]:
    """Kinds of cover that there are (sf.cover.base)."""
    if ruling.cover not in (*KINDS, AS_IT_IS):
        yield refusal("sf.cover.base", hard=True, cover=ruling.cover, known=(*KINDS, AS_IT_IS))


@book.performs(Shelter)
def perform_shelter(table: Table[Fight], ruling: Shelter) -> None:
    """He has the last word on cover (sf.cover.base, sf.cover.partial, sf.cover.improved)."""
    for old in tuple(table.battle.effects_on(ruling.on, SHELTERED)):
        if old.by == ruling.by:
            table.end(old)
    if ruling.cover != AS_IT_IS:
        table.effect(SHELTERED, "sf.cover.base", ruling.on, ruling.by, data=(ruling.cover,))


@book.refuses(Modify)
def refuse_modify(fight: Fight, ruling: Modify) -> Iterator[Refusal]:
    """Figures and kinds that there are (sf.modifier.bonus_types)."""
    if ruling.figure not in FIGURES:
        yield refusal("sf.modifier.bonus_types", hard=True, figure=ruling.figure, known=FIGURES)
    if ruling.kind and ruling.kind not in BONUSES:
        yield refusal("sf.modifier.bonus_types", hard=True, kind=ruling.kind, known=BONUSES)


@book.performs(Modify)
def perform_modify(table: Table[Fight], ruling: Modify) -> None:
    """Each word of the game master is a source of its own (sf.modifier.circumstance, sf.duration.rounds_end)."""
    fight = table.battle
    until = for_rounds(fight, ruling.rounds, ruling.minutes) if ruling.rounds or ruling.minutes else FOREVER
    rule = "sf.modifier.penalties" if ruling.amount < 0 else "sf.modifier.bonus_types"
    if ruling.kind == CIRCUMSTANCE:
        rule = "sf.modifier.circumstance"
    grant(table, ruling.on, ruling.figure, ruling.amount, rule, kind=ruling.kind, source=f"gm {fight.serial}", until=until,
          once=ruling.once)


@book.refuses(Push)
def refuse_push(fight: Fight, ruling: Push) -> Iterator[Refusal]:
    """Step by step over the map (sf.grid.squares)."""
    creature = fight.creatures[ruling.on]
    here = creature.at
    for there in ruling.path:
        if not fight.board.near[here] >> there & 1 or not fight.board.fits(creature.size) >> there & 1:
            yield refusal("sf.grid.squares", hard=True, square=there)
        here = there


@book.performs(Push)
def perform_push(table: Table[Fight], ruling: Push) -> None:
    """Whatever moves it, those who threaten it may strike, unless the game master says that they may not
    (sf.aoo.trigger.forced)."""
    shove(table, ruling.on, ruling.path, FORCED if ruling.provokes else "")


def condition(table: Table[Fight], ruling: SetCondition) -> None:
    """A creature has a condition, from somebody and for so many rounds if the game master says so, or no longer has it
    (sf.condition.stacking, sf.duration.rounds_end)."""
    if not ruling.holds:
        lift(table, ruling.on, ruling.condition)
        return
    until = for_rounds(table.battle, ruling.rounds) if ruling.rounds else FOREVER
    impose(table, ruling.on, ruling.condition, "sf.condition.stacking", ruling.by, until)


def pool(table: Table[Fight], ruling: SetPool) -> None:
    """With no hit points a creature falls; with any again it wakes (sf.damage.zero, sf.dying.healing)."""
    creature = table.battle.creatures[ruling.on]
    if ruling.pool != "hp" or creature.dead or not creature.present:
        return
    down = any(any(table.battle.effects_on(ruling.on, kind)) for kind in ("dying", "stable", "unconscious"))
    if creature.hp and down:
        wake(table, creature)
    elif not creature.hp and not down:
        brought_down(table, ruling.on, 0, Blow((), NOBODY))


install(book, POOLS, condition, tuple(CONDITIONS), pool)
