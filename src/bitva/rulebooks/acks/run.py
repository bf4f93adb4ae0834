"""Running: a straight line or a smooth curve at running speed; bad ground underfoot; how long one can keep it up."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Path, RuleId, Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.charge import SPARED, out_of_breath
from bitva.rulebooks.acks.clock import ROUND_ENDS, TURN
from bitva.rulebooks.acks.conditions import disorder, impose
from bitva.rulebooks.acks.cover import objects_at
from bitva.rulebooks.acks.engagement import dangerous, engaged, not_while_engaged
from bitva.rulebooks.acks.figures import STONE, clad, load, running_speed
from bitva.rulebooks.acks.ground import DIFFICULT, ROUGH, halves_of, reachable, refuse_steps, too_far, ways
from bitva.rulebooks.acks.held import dragging
from bitva.rulebooks.acks.march import rooted
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.posture import take_cover
from bitva.rulebooks.acks.saves import save
from bitva.rulebooks.acks.segment import FLEEING, FULL, Act, cannot, spend
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.walk import moved, walk
from bitva.rulebooks.acks.words import FRIGHTENED, INCAPACITATED

TIRING: Final = ("run", "charge")
"""What counts as running and charging (acks.speed.endurance)."""
BREATH: Final = 10
"""So many rounds, and the Constitution modifier, one runs before getting winded (acks.speed.endurance)."""
NIMBLE: Final = 7
"""So many stone a skirmisher carries at most (acks.prof.skirmishing)."""
TURNING: Final = 2
"""By how many eighths a run as a whole may turn (acks.grid.curve)."""


@value
class Run(Act):
    """A run along these squares, with cover taken at its end if that is said."""

    verb: ClassVar[str] = "run"
    cost: ClassVar[str] = FULL
    who: Who
    path: Path
    cover: bool = False


# ---- the curve ---------------------------------------------------------------------------------------------------------------

def refuse_curve(fight: Fight, who: Who, path: Path, rule: RuleId) -> Iterator[Refusal]:
    """From step to step by at most 45 degrees, in all by no more than 90 (acks.grid.curve)."""
    board = fight.board
    here, before, first = fight.creatures[who].at, -1, -1
    for square in path:
        direction = board.direction(here, square)
        if before < 0:
            first = direction
        elif apart(before, direction) > 1 or apart(first, direction) > TURNING:
            yield refusal(rule, square=square)
            return
        here, before = square, direction


def apart(one: int, other: int) -> int:
    """By how many eighths two directions differ."""
    return min((one - other) % 8, (other - one) % 8)


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Run)
def refuse_run(fight: Fight, run: Run) -> Iterator[Refusal]:
    """A whole segment, unengaged, on a straight line or a smooth curve within running speed (acks.run.action,
    acks.run.unengaged)."""
    if not run.path:
        yield refusal("acks.run.action", hard=True)
        return
    yield from cannot(fight, run.who, FULL, FLEEING)
    yield from not_while_engaged(fight, run.who, "acks.run.unengaged")
    yield from rooted(fight, run.who)
    yield from out_of_breath(fight, run.who)
    yield from dragging(fight, run.who)
    if fight.creatures[run.who].flags & INCAPACITATED:
        yield refusal("acks.cond.incapacitated")
    yield from refuse_steps(fight, run.who, run.path)
    yield from refuse_curve(fight, run.who, run.path, "acks.grid.curve")
    yield from too_far(fight, run.who, run.path, running_speed(fight, run.who), "acks.run.action")
    yield from away_from_fear(fight, run.who, run.path)
    if run.cover:
        yield from no_cover_there(fight, run.who, run.path[-1])


def no_cover_there(fight: Fight, who: Who, square: Square) -> Iterator[Refusal]:
    """Where the run ends there must be something to hide behind, and nobody in sight who would engage it there (acks.run.cover,
    acks.cover.effect)."""
    body = fight.board.space(square, fight.creatures[who].size)
    if not objects_at(fight, square, fight.creatures[who].size):
        yield refusal("acks.run.cover", why="open")
    if body & dangerous(fight, who):
        yield refusal("acks.run.cover", why="engaged")


def away_from_fear(fight: Fight, who: Who, path: Path) -> Iterator[Refusal]:
    """The frightened run away and nowhere else (acks.cond.frightened)."""
    creature = fight.creatures[who]
    if creature.flags & FRIGHTENED and path:
        for other in fight.enemies(who):
            if fight.board.gap(path[-1], creature.size, other.at, other.size) <= fight.board.gap(
                    creature.at, creature.size, other.at, other.size):
                yield refusal("acks.cond.frightened", target=other.index)
                return


@book.proposes
def propose_runs(fight: Fight, who: Who) -> Iterator[Action]:
    """To every square that its speed reaches and a smooth way leads to."""
    creature = fight.creatures[who]
    if creature.spent or creature.moves or engaged(fight, who):
        return
    for path in ways(reachable(fight, who, running_speed(fight, who))):
        if next(refuse_curve(fight, who, path, "acks.grid.curve"), None) is None:
            yield Run(who, path)
            if objects_at(fight, path[-1], creature.size):
                yield Run(who, path, cover=True)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Run)
def perform_run(table: Table[Fight], run: Run) -> None:
    """In disorder from the beginning; bad ground may bring the runner down half way; at the end it may take cover
    (acks.run.action, acks.run.disordered, acks.speed.difficult, acks.run.cover)."""
    fight, who = table.battle, run.who
    creature = fight.creatures[who]
    spend(table, run)
    if not any(spared(fight, who) for spared in SPARED):
        disorder(table, who, "acks.run.disordered")
    start, path = creature.at, run.path
    stumbles = on_bad_ground(fight, who, path) and not save(table, who, "paralysis", "acks.speed.difficult")
    if stumbles:
        path = first_half(fight, who, path)
    by = walk(table, who, path)
    if stumbles and creature.able:
        impose(table, who, "prone", "acks.speed.difficult")
    moved(table, who, path, start, run.verb)
    arrived = creature.able and not stumbles and by == NOBODY and creature.at == path[-1]
    if run.cover and arrived and not engaged(fight, who):
        take_cover(table, who, "acks.run.cover")


def on_bad_ground(fight: Fight, who: Who, path: Path) -> bool:
    board, size = fight.board, fight.creatures[who].size
    bad = board.layer(DIFFICULT) | board.layer(ROUGH)
    return bool(bad) and any(board.space(square, size) & bad for square in path)


def first_half(fight: Fight, who: Who, path: Path) -> Path:
    """As far as half of the way takes it (acks.speed.difficult)."""
    costs = halves_of(fight, who, path)
    paid, steps = 0, 0
    for cost in costs:
        paid += cost
        if 2 * paid > sum(costs):
            break
        steps += 1
    return path[:steps]


def light_on_foot(fight: Fight, who: Who) -> bool:
    """A skirmisher in medium armour or less and with at most 7 stone keeps his guard up in charging and running
    (acks.prof.skirmishing)."""
    creature = fight.creatures[who]
    return bool(creature.sheet.has("skirmishing")) and clad(creature) != "heavy" and load(fight, who) <= NIMBLE * STONE


SPARED.append(light_on_foot)


# ---- endurance ---------------------------------------------------------------------------------------------------------------

def tire(table: Table[Fight]) -> None:
    """Whoever has run or charged for 10 rounds and its Constitution modifier saves against Paralysis at the end of the last and of
    every further such round, or is winded for a turn (acks.speed.endurance)."""
    fight = table.battle
    for creature in fight.creatures:
        rounds = creature.exertion + 1 if creature.full in TIRING and creature.present and not creature.dead else 0
        if rounds != creature.exertion:
            table.make(facts.exerted, creature.index, rounds)
        if rounds >= BREATH + creature.sheet.mods["con"] and not hardy(table, creature):
            impose(table, creature.index, "winded", "acks.speed.endurance", creature.index, Until(ROUND, round=_rested(fight)))


def hardy(table: Table[Fight], creature: Combatant) -> bool:
    bonus = Term(4 if creature.sheet.has("endurance") else 0, "acks.speed.endurance")
    return save(table, creature.index, "paralysis", "acks.speed.endurance", extra=(bonus,))


def _rested(fight: Fight) -> int:
    """A turn from now (acks.cond.winded, acks.time.round)."""
    return fight.clock.round + 1 + TURN


ROUND_ENDS.append(tire)
