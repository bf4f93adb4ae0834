"""Running: as fast as the feet carry, straight ahead."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.space import COMPASS
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.conditions import cannot_hurry, for_rounds, impose
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.ground import ground
from bitva.rulebooks.starfinder.lanes import is_straight, swept
from bitva.rulebooks.starfinder.moments import TURN_END, TURN_START
from bitva.rulebooks.starfinder.movement import cannot_go, go, refuse_way
from bitva.rulebooks.starfinder.sight import sees_square
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import FEET, FULL

RUNNING: Final = "sf.run.move"
LONG: Final = "sf.run.after_limit"
FAST: Final = 4
"""How many times the speed (sf.run.move)."""
HARD: Final = 10
"""The difficulty of the first check of a long run (sf.run.after_limit)."""


@value
class Run(Action):
    """A run along these squares."""

    verb: ClassVar[str] = "run"
    cost: ClassVar[str] = FULL
    who: Who
    path: Path


@book.refuses(Run)
def refuse_run(fight: Fight, run: Run) -> Iterator[Refusal]:
    """The whole turn, straight, over even ground that the runner sees, up to four times the speed, and not out of breath
    (sf.run.move, sf.run.limits, sf.run.after_limit)."""
    creature = fight.creatures[run.who]
    if not run.path:
        yield refusal(RUNNING, hard=True)
        return
    yield from cannot_spend(fight, run.who, FULL)
    yield from cannot_hurry(creature)
    yield from cannot_go(fight, run.who)
    if any(fight.effects_on(run.who, "out-of-breath")):
        yield refusal(LONG)
    if not is_straight(fight.board, creature.at, run.path):
        yield refusal(RUNNING, square=run.path[-1])
        return
    rough = sum_of(ground(fight, run.who).rough)
    if swept(fight.board, creature.at, run.path[-1], creature.size) & rough & ~creature.space:
        yield refusal("sf.run.limits", difficult=True)
    if not all(sees_square(fight, run.who, square) for square in run.path):
        yield refusal("sf.run.limits", difficult=False)
    yield from refuse_way(fight, run.who, run.path, FAST * speed(fight, run.who), RUNNING)


def sum_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


@book.proposes
def propose_runs(fight: Fight, who: Who) -> Iterator[Action]:
    """Everywhere along the eight directions (sf.run.move)."""
    creature, board = fight.creatures[who], fight.board
    if creature.spent or next(cannot_spend(fight, who, FULL), None) is not None:
        return
    most = FAST * speed(fight, who) // FEET
    x, y = board.xy(creature.at)
    for dx, dy in COMPASS:
        way: Path = ()
        for n in range(1, most + 1):
            if not board.inside(x + n * dx, y + n * dy):
                break
            way = (*way, board.square(x + n * dx, y + n * dy))
            yield Run(who, way)


@book.performs(Run)
def perform_run(table: Table[Fight], run: Run) -> None:
    """Flat-footed from its start to the start of the next turn; whoever threatens the squares that are left may strike; past the
    limit a check decides whether there is breath left for it (sf.run.flat_footed, sf.run.provokes, sf.run.rounds)."""
    fight = table.battle
    creature = fight.creatures[run.who]
    rounds, checks = so_far(fight, run.who)
    for old in tuple(fight.effects_on(run.who, "running")):
        table.end(old)
    if rounds >= creature.sheet.constitution:
        if check(table, run.who, "con", HARD + checks, LONG) is None:
            table.effect("out-of-breath", LONG, run.who, until=for_rounds(fight, 0, minutes=1))
            return
        checks += 1
    pay(table, run.who, FULL, run.verb)
    table.effect("running", RUNNING, run.who, until=Until(TURN_END, run.who, fight.clock.round + 1), data=(rounds + 1, checks))
    impose(table, run.who, "flat-footed", "sf.run.flat_footed", run.who, Until(TURN_START, run.who))
    go(table, run.who, run.path)


def so_far(fight: Fight, who: Who) -> tuple[int, int]:
    """For how many rounds on end it has run, and how many checks it has made for that (sf.run.rounds, sf.run.after_limit)."""
    found: Effect | None = next(fight.effects_on(who, "running"), None)
    return cast("tuple[int, int]", found.data) if found is not None else (0, 0)
