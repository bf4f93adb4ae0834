"""Tumbling past opponents, and through their squares."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.paths import ALTERNATE, diagonal, step_cost, step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import check
from bitva.rulebooks.starfinder.figures import reach_squares, reaches, speed
from bitva.rulebooks.starfinder.ground import ground, reachable
from bitva.rulebooks.starfinder.moments import Leaving
from bitva.rulebooks.starfinder.movement import cannot_go, go
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.sight import observes
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import ENCUMBERED, FEET, MOVE, OVERBURDENED

TUMBLE: Final = "sf.skill.tumble"
PAST, THROUGH, FURTHER = 15, 20, 2
HASTY: Final = Bonus(-10, TUMBLE)
SPACE: Final = "tumbled-through"


@value
class Tumble(Action):
    """A way past opponents without giving them cause, and perhaps through their squares; at full speed it is harder."""

    verb: ClassVar[str] = "tumble"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path
    fast: bool = False


def way_cost(fight: Fight, who: Who, path: Path) -> int:
    """Feet that a way over the floor takes (sf.grid.diagonals, sf.move.double_cost)."""
    creature, board, land = fight.creatures[who], fight.board, ground(fight, who)
    here, odd, needs = creature.at, 0, 0
    for there in path:
        needs += FEET * step_cost(board, here, there, creature.size, land.costs, ALTERNATE, odd)
        odd ^= diagonal(board, here, there)
        here = there
    return needs


@book.refuses(Tumble)
def refuse_tumble(fight: Fight, tumble: Tumble) -> Iterator[Refusal]:
    """A move action at half speed, not while encumbered; enemies are in nobody's way, but none may stop among them
    (sf.skill.tumble)."""
    creature, board = fight.creatures[tumble.who], fight.board
    if not tumble.path:
        yield refusal(TUMBLE, hard=True)
        return
    yield from cannot_spend(fight, tumble.who, MOVE)
    yield from cannot_go(fight, tumble.who)
    if creature.flags & (ENCUMBERED | OVERBURDENED):
        yield refusal(TUMBLE)
    here = creature.at
    for there in tumble.path:
        if not step_ok(board, here, there, creature.size):
            yield refusal("sf.grid.squares", hard=True, square=there)
            return
        if board.space(there, creature.size) & board.filled:
            yield refusal("sf.size.move", square=there)
            return
        here = there
    needs, left = way_cost(fight, tumble.who, tumble.path), speed(fight, tumble.who) // (1 if tumble.fast else 2)
    if needs > left:
        yield refusal("sf.move.speed", needs=needs, left=left)
    land = ground(fight, tumble.who)
    if board.space(here, creature.size) & (land.occupied | land.barred) & ~creature.space:
        yield refusal("sf.move.end", square=here)


@book.proposes
def propose_tumbles(fight: Fight, who: Who) -> Iterator[Action]:
    """Out of threatened squares to wherever half the speed leads; and straight through an enemy (sf.skill.tumble)."""
    creature, board = fight.creatures[who], fight.board
    if creature.flags & (ENCUMBERED | OVERBURDENED) or next(cannot_spend(fight, who, MOVE), None) is not None:
        return
    seen = [enemy for enemy in fight.enemies(who) if observes(fight, who, enemy.index)]
    danger = 0
    for other in watchers(fight, who):
        danger |= reach_squares(fight, other, reaches(other)[-1]) if other in seen else 0
    if not danger:
        return
    reach = reachable(fight, who, speed(fight, who) // 2)
    for square in squares(reach.squares & ~(1 << creature.at)):
        path = reach.path(square)
        if any(board.space(step, creature.size) & danger for step in (creature.at, *path[:-1])):
            yield Tumble(who, path)
    for enemy in seen if creature.size == 1 else ():
        behind = 2 * enemy.at - creature.at
        if enemy.size == 1 and board.near[creature.at] >> enemy.at & 1 and behind >= 0 and board.near[enemy.at] >> behind & 1:
            yield Tumble(who, (enemy.at, behind))


def difficulty(fight: Fight, who: Who, path: Path) -> int:
    """15 and one and a half times the highest challenge rating of those who threaten the squares that it leaves, 20 through a
    foe's square; 2 more for each further foe, and for each square gone through before in the round; 0 if nobody minds
    (sf.skill.tumble)."""
    creature, board = fight.creatures[who], fight.board
    left = creature.space
    for square in path[:-1]:
        left |= board.space(square, creature.size)
    entered = gone_through(fight, creature, path)
    foes = {foe.index: foe for foe in (*watchers(fight, who, left), *entered)}
    if not foes:
        return 0
    before = creature.done.count(SPACE)
    highest = max(max(foe.sheet.challenge or 0, 0 if foe.sheet.challenge is not None else foe.sheet.level) for foe in foes.values())
    return (THROUGH if entered else PAST) + int(1.5 * highest) + FURTHER * (len(foes) - 1 + (before if entered else 0))


def gone_through(fight: Fight, creature: Combatant, path: Path) -> list[Combatant]:
    """The foes through whose space a way leads, in the order of the way."""
    found: dict[Who, Combatant] = {}
    for square in path:
        body = fight.board.space(square, creature.size)
        for foe in fight.enemies(creature.index):
            if foe.space & body:
                found[foe.index] = foe
    return list(found.values())


@book.performs(Tumble)
def perform_tumble(table: Table[Fight], tumble: Tumble) -> None:
    """On a success nobody has cause; on a failure all have, and who wanted through an enemy's square stops before it
    (sf.skill.tumble)."""
    fight = table.battle
    creature = fight.creatures[tumble.who]
    pay(table, tumble.who, MOVE, tumble.verb)
    dc = difficulty(fight, tumble.who, tumble.path)
    more = (HASTY,) if tumble.fast and way_cost(fight, tumble.who, tumble.path) > speed(fight, tumble.who) // 2 else ()
    path = tumble.path
    success = not dc or check(table, tumble.who, "acrobatics", dc, TUMBLE, more) is not None
    through = gone_through(fight, creature, path)
    if success:
        for _ in through:
            table.make(facts.happened, tumble.who, SPACE)
    elif through:
        stop = next(n for n, square in enumerate(path) if fight.board.space(square, creature.size) & through[0].space)
        if not stop:
            table.before(Leaving(tumble.who, creature.at, path[0]))
        path = path[:stop]
    go(table, tumble.who, path, provokes=not success)
