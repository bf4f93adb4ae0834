"""Two manoeuvres that are more than one blow: the sweep through several foes, and the overrun."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from bitva.kernel.actions import PASS, Action, Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import COMPASS
from bitva.kernel.table import Table
from bitva.kernel.words import Creatures, Path, Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.attack import Attack, begin_attack, can_still, no_attack_left, unfit
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cleave import follow_up, standing
from bitva.rulebooks.acks.engagement import engages
from bitva.rulebooks.acks.figures import combat_speed
from bitva.rulebooks.acks.ground import feet_of, ground, refuse_steps
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.manoeuvres import OVERRUN, SWEEP, melee_means, resisted
from bitva.rulebooks.acks.march import rooted
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.reach import NOWHERE, in_reach
from bitva.rulebooks.acks.segment import COMBAT, Act
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import MISS, Blow, deal, strike
from bitva.rulebooks.acks.walk import moved, walk

ASIDE, STAND = "aside", "stand"


@value
class Sweep(Act):
    """One swing at several whom it engages."""

    verb: ClassVar[str] = "sweep"
    cost: ClassVar[str] = COMBAT
    who: Who
    at: Creatures
    means: str = ""


@value
class Overrun(Act):
    """A try at getting past somebody who is in the way."""

    verb: ClassVar[str] = "overrun"
    cost: ClassVar[str] = COMBAT
    who: Who
    target: Who
    means: str = ""


# ---- the sweep ---------------------------------------------------------------------------------------------------------------

@book.refuses(Sweep)
def refuse_sweep(fight: Fight, act: Sweep) -> Iterator[Refusal]:
    """Two or more whom it engages (acks.man.sweep)."""
    means = melee_means(fight, act.who, act.means)
    if means is None or means.damage is None or act.who in act.at or len(set(act.at)) < len(act.at):
        yield refusal("acks.man.sweep", hard=True)
        return
    yield from no_attack_left(fight, act.who, means)
    if len(act.at) < 2:
        yield refusal("acks.man.sweep", why="few")
    for target in act.at:
        yield from unfit(fight, act.who, target, means)
        if not engages(fight, fight.creatures[act.who], fight.creatures[target]):
            yield refusal("acks.man.sweep", target=target)


@book.proposes
def propose_sweeps(fight: Fight, who: Who) -> Iterator[Action]:
    """All whom it engages, or any two or more of them."""
    creature = fight.creatures[who]
    near = [other.index for other in fight.enemies(who) if engages(fight, creature, other)]
    if not creature.spent:
        yield from (Sweep(who, group) for count in range(len(near), 1, -1) for group in combinations(near, count))


@book.performs(Sweep)
def perform_sweep(table: Table[Fight], act: Sweep) -> None:
    """A throw at each; each one hit takes the damage divided by how many were named; a cleave if more than half of them drop
    (acks.man.sweep)."""
    fight, who = table.battle, act.who
    means = melee_means(fight, who, act.means)
    assert means is not None and means.damage is not None
    begin_attack(table, act, means)
    table.before(Acting(who, "attack", act.at[0]))
    stood = [target for target in act.at if can_still(fight, who, target, means) and standing(fight, target)]
    hit = [target for target in stood if strike(table, Blow(who, target, means.id, feint=SWEEP)) != MISS]
    share = rolled(table, who, means) // len(act.at) if hit else 0
    for target in hit:
        hurt(table, target, share, means.damage.type, who)
    fell = [target for target in stood if not standing(fight, target)]
    if 2 * len(fell) > len(act.at):
        follow_up(table, Blow(who, fell[-1], means.id), True)
    table.after(Acted(who, act.verb, act.at[0]))


def rolled(table: Table[Fight], who: Who, means: Means) -> int:
    """The damage roll that is shared out (acks.man.sweep, acks.damage.weapon)."""
    assert means.damage is not None
    dice = means.damage.dice
    faces = table.roll(dice, "acks.damage.weapon", who)
    strength = table.battle.creatures[who].sheet.mods["str"] if means.strong else 0
    terms = (Term(sum(faces), "acks.damage.weapon"), Term(dice.plus, "acks.damage.weapon"), Term(strength, "acks.attack.stats"))
    number = Number(term for term in terms if term.value)
    table.tell(facts.damage_rolled, who, faces, number, means.damage.type)
    return max(1, number.total)


# ---- the overrun -------------------------------------------------------------------------------------------------------------

@book.refuses(Overrun)
def refuse_overrun(fight: Fight, act: Overrun) -> Iterator[Refusal]:
    """In place of a melee attack on an enemy in reach (acks.man.overrun)."""
    means = melee_means(fight, act.who, act.means)
    if means is None or act.target == act.who or not fight.creatures[act.target].present:
        yield refusal("acks.man.overrun", hard=True)
        return
    yield from no_attack_left(fight, act.who, means)
    yield from unfit(fight, act.who, act.target, means)
    yield from rooted(fight, act.who)
    yield from in_reach(fight, act.who, act.target, means)


@book.proposes
def propose_overruns(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever is in the way."""
    if not fight.creatures[who].spent:
        yield from (Overrun(who, other.index) for other in fight.enemies(who) if fight.feet(who, other.index) <= 5)


@book.performs(Overrun)
def perform_overrun(table: Table[Fight], act: Overrun) -> None:
    """A throw and a save; whoever fails it, or steps aside, lets the attacker through; whoever blocks takes ordinary damage
    (acks.man.overrun)."""
    fight, who = table.battle, act.who
    means = melee_means(fight, who, act.means)
    assert means is not None
    begin_attack(table, act, means)
    table.before(Acting(who, "attack", act.target))
    if can_still(fight, who, act.target, means):
        blow = Blow(who, act.target, means.id, feint=OVERRUN)
        if strike(table, blow) != MISS:
            if resisted(table, blow) and table.ask(act.target, "acks.man.overrun", (STAND, ASIDE)) == STAND:
                stood = standing(fight, act.target)
                deal(table, Blow(who, act.target, means.id), means)
                follow_up(table, Blow(who, act.target, means.id), stood)
            else:
                goes_through(table, who, act.target)
    table.after(Acted(who, act.verb, act.target))


def goes_through(table: Table[Fight], who: Who, target: Who) -> None:
    """Straight ahead, up to combat speed less what it has moved, and then one attack more (acks.man.overrun)."""
    fight = table.battle
    creature = fight.creatures[who]
    start = creature.at
    ways = {f"{fight.board.xs[path[-1]]},{fight.board.ys[path[-1]]}": path for path in straight_on(fight, who, target)}
    if ways:
        choice = table.ask(who, "acks.man.overrun", (*ways, PASS))
        if choice in ways:
            walk(table, who, ways[choice], 1 << target)
            moved(table, who, ways[choice], start, Overrun.verb, target)
    if creature.able:
        bonus_attack(table, who)


def straight_on(fight: Fight, who: Who, target: Who) -> Iterator[Path]:
    """Ways through the target in one direction, each ending where there is room (acks.man.overrun)."""
    creature, board = fight.creatures[who], fight.board
    x, y = board.xy(creature.at)
    direction = board.direction(creature.at, fight.creatures[target].at)
    dx, dy = COMPASS[direction]
    left = combat_speed(fight, who) - creature.travelled
    path: list[Square] = []
    open_ = fight.clone()
    facts.hid(open_, target, 1 << who)
    while board.inside(x + dx, y + dy):
        x, y = x + dx, y + dy
        path.append(board.square(x, y))
        if feet_of(fight, who, tuple(path)) > left:
            return
        free = ground(fight, who).stop | creature.space
        if board.space(path[-1], creature.size) & ~free:
            continue
        if next(refuse_steps(open_, who, tuple(path)), None) is None:
            yield tuple(path)


def bonus_attack(table: Table[Fight], who: Who) -> None:
    """One attack, or another overrun (acks.man.overrun)."""
    fight = table.battle
    creature = fight.creatures[who]
    before = (creature.full, creature.moves, creature.combat, creature.stayed, creature.travelled, creature.sequence, creature.done)
    table.make(facts.interrupts, who, COMBAT, "")
    table.make(facts.sequence_left, who, ())
    now = fight.clone()
    now.creatures[who].combat, now.creatures[who].moves = "", 0
    acts = tuple(act for act in book.options(now, who) if isinstance(act, Overrun) or (
        isinstance(act, Attack) and act.step == NOWHERE))
    choice = table.ask(who, "acks.man.overrun", (*acts, PASS)) if acts else PASS
    if isinstance(choice, Action):
        table.perform(choice)
    table.make(facts.interrupted, who, *before)
