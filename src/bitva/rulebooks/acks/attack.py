"""The attack action: one attack or a series, the step that brings it to grips, and what it must reach."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.paths import step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Squares, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import facing_towards
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cleave import follow_up, standing
from bitva.rulebooks.acks.engagement import engaged
from bitva.rulebooks.acks.gear import at_hand, means_of, usable
from bitva.rulebooks.acks.ground import cutting, ground
from bitva.rulebooks.acks.missile import band, refuse_shot
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.reach import NOWHERE, in_reach, reaches_from
from bitva.rulebooks.acks.segment import COMBAT, Act, absent, barred, cannot, out_of_segment, spend
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import BACKSTAB, Blow, backstab_dice, exposed_to, strike
from bitva.rulebooks.acks.walk import look, moved, walk
from bitva.rulebooks.acks.words import INCAPACITATED


@value
class Attack(Act):
    """One attack, alone or the next of a series; `step`: the square into which it steps to come to grips."""

    verb: ClassVar[str] = "attack"
    cost: ClassVar[str] = COMBAT
    who: Who
    target: Who
    means: str = ""
    step: Square = NOWHERE
    backstab: bool = False


UNFIT: Final[list[Callable[[Fight, Who, Who, Means], Iterator[Refusal]]]] = []
"""Further reasons against an attack by somebody on somebody with something: chapters register themselves here."""


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Attack)
def refuse_attack(fight: Fight, attack: Attack) -> Iterator[Refusal]:
    """A combat action or a series under way, a means at hand, and a target that it reaches (acks.attack.action,
    acks.attack.reach)."""
    means = means_of(fight, attack.who, attack.means)
    if means is None or attack.target == attack.who or not fight.creatures[attack.target].present:
        yield refusal("acks.attack.action", hard=True, means=attack.means, target=attack.target)
        return
    yield from no_attack_left(fight, attack.who, means)
    yield from unfit(fight, attack.who, attack.target, means)
    if attack.step != NOWHERE:
        yield from refuse_step(fight, attack, means)
    elif means.melee:
        yield from in_reach(fight, attack.who, attack.target, means)
    if not means.melee:
        yield from refuse_shot(fight, attack.who, attack.target, means)
    if attack.backstab:
        yield from refuse_backstab(fight, attack, means)


def unfit(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """The means at hand, somebody to strike whose place it knows, and whatever else a chapter asks for (acks.damage.weapon,
    acks.cond.hidden, acks.cond.incapacitated)."""
    yield from refuse_means(fight, who, means)
    if means.melee and fight.creatures[target].hidden >> who & 1 and not any(
            effect.by == who for effect in fight.effects_on(target, "located")):
        yield refusal("acks.cond.hidden", target=target)
    if fight.creatures[who].flags & INCAPACITATED:
        yield refusal("acks.cond.incapacitated")
    for rule in UNFIT:
        yield from rule(fight, who, target, means)


def refuse_backstab(fight: Fight, attack: Attack, means: Means) -> Iterator[Refusal]:
    """By whoever has the power, in melee or at short range, against the vulnerable (acks.prof.backstab)."""
    creature, target = fight.creatures[attack.who], fight.creatures[attack.target]
    if not backstab_dice(creature):
        yield refusal("acks.prof.backstab", why="power")
    if not exposed_to(fight, target, creature):
        yield refusal("acks.prof.backstab", why="attentive")
    if not means.melee and band(fight, attack.who, attack.target, means):
        yield refusal("acks.prof.backstab", why="far")


def no_attack_left(fight: Fight, who: Who, means: Means) -> Iterator[Refusal]:
    """The next attack of a series under way, in its order, or a new combat action (acks.attack.sequence, acks.attack.action)."""
    creature = fight.creatures[who]
    if not creature.sequence:
        yield from cannot(fight, who, COMBAT)
        series = creature.sheet.sequence
    else:
        yield from absent(creature)
        yield from barred(creature)
        yield from out_of_segment(fight, who) if not creature.interrupting else ()
        series = creature.sequence
    if creature.sequence and means.id != series[0]:
        yield refusal("acks.attack.sequence", left=series)


def refuse_means(fight: Fight, who: Who, means: Means) -> Iterator[Refusal]:
    """What it attacks with must be in hand, with something to shoot (acks.damage.weapon)."""
    if not at_hand(fight.creatures[who], means):
        yield refusal("acks.damage.weapon", means=means.id)


def refuse_step(fight: Fight, attack: Attack, means: Means) -> Iterator[Refusal]:
    """Five feet towards the enemy, for one that remained stationary and is not engaged, if needed to come to grips
    (acks.attack.step)."""
    creature = fight.creatures[attack.who]
    if not creature.stayed:
        yield refusal("acks.attack.step", why="moved")
    if engaged(fight, attack.who):
        yield refusal("acks.attack.step", why="engaged")
    if not means.melee or not any(in_reach(fight, attack.who, attack.target, means, turning=True)):
        yield refusal("acks.attack.step", why="needless")
    free = step_squares(fight, creature) >> attack.step & 1
    if not free or not reaches_from(fight, attack.who, attack.step, attack.target, means):
        yield refusal("acks.attack.step", why="short")


def step_squares(fight: Fight, creature: Combatant) -> Squares:
    """The neighbouring squares into which it can step (acks.attack.step, acks.cleave.step)."""
    board = fight.board
    found = 0
    stop = board.erode(ground(fight, creature.index).stop | creature.space, creature.size)
    for square in squares(board.near[creature.at] & stop & ~(1 << creature.at)):
        if step_ok(board, creature.at, square, creature.size, cutting(fight)):
            found |= 1 << square
    return found


@book.proposes
def propose_attacks(fight: Fight, who: Who) -> Iterator[Action]:
    """Every means on every enemy in reach or range, with a step if that is needed."""
    creature = fight.creatures[who]
    if creature.spent:
        return
    means = usable(fight, who)
    series = creature.sequence or creature.sheet.sequence
    if series:
        means = [each for each in means if each.weapon or each.id == series[0]] if not creature.sequence else [
            each for each in means if each.id == series[0]]
    steps = step_squares(fight, creature) if creature.stayed and not creature.sequence else 0
    for other in fight.enemies(who):
        for each in means:
            yield Attack(who, other.index, each.id)
            if backstab_dice(creature):
                yield Attack(who, other.index, each.id, backstab=True)
            if steps and each.melee and fight.feet(who, other.index) <= 15:
                yield from (Attack(who, other.index, each.id, square) for square in squares(steps)
                            if reaches_from(fight, who, square, other.index, each))


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Attack)
def perform_attack(table: Table[Fight], attack: Attack) -> None:
    """The step, the window for others, the throw, and the cleaves that it wins before the next attack of the series
    (acks.attack.action, acks.attack.sequence, acks.attack.contents)."""
    fight = table.battle
    creature = fight.creatures[attack.who]
    means = means_of(fight, attack.who, attack.means)
    assert means is not None
    begin_attack(table, attack, means)
    start = creature.at
    if attack.step != NOWHERE:
        step_in(table, attack.who, attack.step, attack.target)
        moved(table, attack.who, (attack.step,), start, attack.verb, attack.target)
    else:
        table.before(Acting(attack.who, attack.verb, attack.target))
    if can_still(fight, attack.who, attack.target, means):
        feint = BACKSTAB if attack.backstab else ""
        blow = Blow(attack.who, attack.target, means.id, creature.stance, bool(creature.stance), feint=feint)
        stood = standing(fight, attack.target)
        strike(table, blow)
        follow_up(table, blow, stood)
    table.after(Acted(attack.who, attack.verb, attack.target))


def begin_attack(table: Table[Fight], act: Act, means: Means) -> None:
    """The next attack of the series under way, or the combat action and the first of a series (acks.attack.sequence)."""
    creature = table.battle.creatures[act.who]
    if creature.sequence:
        table.make(facts.sequence_left, act.who, creature.sequence[1:])
        return
    spend(table, act)
    series = creature.sheet.sequence
    if len(series) > 1 and means.id == series[0]:
        table.make(facts.sequence_left, act.who, series[1:])


def step_in(table: Table[Fight], who: Who, square: Square, target: Who) -> None:
    """A step of five feet, looking at the enemy (acks.attack.step, acks.cleave.step)."""
    fight = table.battle
    space = fight.creatures[target].space
    walk(table, who, (square,), look=facing_towards(fight, who, space, square))
    look(table, who, facing_towards(fight, who, space))


def can_still(fight: Fight, who: Who, target: Who, means: Means) -> bool:
    """After others have broken in: is it still able, and is its target still within reach? (acks.readied.timing)"""
    creature, other = fight.creatures[who], fight.creatures[target]
    if not creature.able or creature.disrupted or not other.present or other.dead or not at_hand(creature, means):
        return False
    if means.melee:
        return not any(in_reach(fight, who, target, means))
    return not any(refuse_shot(fight, who, target, means))
