"""Attacks on a square in which somebody unseen is thought to be."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.lines import sight
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import cost, means_of, refuse_areas, refuse_spending, take_up
from bitva.rulebooks.starfinder.bonuses import stacked
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS
from bitva.rulebooks.starfinder.figures import armor_class, hit_terms, in_reach, reached_from, wielded
from bitva.rulebooks.starfinder.moments import Attacking
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.sight import LOCATION, MOST, awareness_of, hides, observes
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.striking import ROLL, expend, exposed, increment, land, lands, lowered, range_penalty, rolled
from bitva.rulebooks.starfinder.throwing import comes_down
from bitva.rulebooks.starfinder.words import FEET, STANDARD

RULE: Final = "sf.concealment.total"


@value
class AttackSquare(Action):
    """An attack on whoever may be in a square."""

    verb: ClassVar[str] = "attack-square"
    cost: ClassVar[str] = STANDARD
    who: Who
    square: Square
    means: str = ""


COSTS[AttackSquare] = cost


@book.refuses(AttackSquare)
def refuse_attack(fight: Fight, attack: AttackSquare) -> Iterator[Refusal]:
    """An attack like any other, within reach or range and line of effect, where nobody is seen (sf.concealment.total)."""
    creature, board = fight.creatures[attack.who], fight.board
    means = means_of(creature, attack.means)
    if means is None or board.filled >> attack.square & 1:
        yield refusal(RULE, hard=True, square=attack.square)
        return
    yield from refuse_spending(fight, attack.who, means, defensively=False)
    yield from refuse_areas(means)
    away = board.pace(creature.at, creature.size, attack.square, 1)
    if means.melee:
        if not reached_from(fight, creature, creature.at, means.reach, attack.square, 1, creature.height):
            yield refusal("sf.attack.melee", away=away * FEET, reach=means.reach * FEET)
    elif away > in_squares(increment(fight, attack.who, means)) * means.ranges:
        yield refusal("sf.attack.max_range", away=away * FEET, range=increment(fight, attack.who, means) * means.ranges)
    if board.filled and not sight(board, creature.space, 1 << attack.square, board.filled):
        yield refusal("sf.line_of_effect", square=attack.square)
    if any(other.present and other.space >> attack.square & 1 and observes(fight, attack.who, other.index)
           for other in fight.creatures):
        yield refusal(RULE, square=attack.square)


@book.proposes
def propose_blind_attacks(fight: Fight, who: Who) -> Iterator[Action]:
    """The squares of enemies that it knows to be there but does not see (sf.sense.awareness)."""
    creature = fight.creatures[who]
    if not (creature.standard or creature.strikes):
        return
    for enemy in fight.enemies(who):
        if awareness_of(fight, who, enemy.index) == LOCATION:
            for means in creature.sheet.means.values():
                if wielded(creature, means):
                    yield AttackSquare(who, enemy.at, means.id)


def whom(fight: Fight, attack: AttackSquare, means: Means) -> Combatant | None:
    """Whoever is in the square and not too high above it for these means, enemies first."""
    there = [other for other in fight.creatures if other.present and other.space >> attack.square & 1 and other.index != attack.who
             and (not means.melee or in_reach(fight, attack.who, means.reach, other.at, other.size, other.height))]
    return min(there, key=lambda other: not fight.hostile(attack.who, other.index), default=None)


@book.performs(AttackSquare)
def perform_attack(table: Table[Fight], attack: AttackSquare) -> None:
    """If somebody is there the roll has to reach its armour class, and half of what would hit goes astray; the attacker is told of
    a miss only that it is one (sf.concealment.total)."""
    fight = table.battle
    means = means_of(fight.creatures[attack.who], attack.means)
    assert means is not None
    more = take_up(table, attack.who, attack.verb, defensively=False)
    if not exposed(table, attack.who, means):
        return
    victim = whom(fight, attack, means)
    if victim is not None:
        table.before(Attacking(attack.who, victim.index, means.id))
    if not fight.creatures[attack.who].able:
        return
    expend(table, attack.who, means)
    die = table.die(20, ROLL, attack.who)
    bonuses = [*hit_terms(fight, attack.who, NOBODY, means), *more]
    if not means.melee:
        away = fight.board.pace(fight.creatures[attack.who].at, fight.creatures[attack.who].size, attack.square, 1)
        bonuses += range_penalty(away * FEET, increment(fight, attack.who, means))
    roll = Number((Term(die, ROLL), *stacked(bonuses)))
    table.tell(facts.square_attacked, attack.who, attack.square, means.id, (die,), roll)
    hit = victim is not None and finds(table, attack, means, victim, die, roll)
    if victim is None:
        table.tell(facts.square_missed, attack.who, attack.square, NOBODY, RULE, 0)
    if means.thrown:
        comes_down(table, attack.who, means, attack.square, hit)
    if victim is not None:
        table.after(Attacking(attack.who, victim.index, means.id, hit))


def finds(table: Table[Fight], attack: AttackSquare, means: Means, victim: Combatant, die: int, roll: Number) -> bool:
    """The roll against the armour class, then d% (sf.concealment.total)."""
    fight, who = table.battle, attack.who
    ac = armor_class(fight, who, victim.index, means)
    rolled(table, who, victim.index, means)
    hit, rule = lands(die, roll.total, ac.total)
    chance: tuple[int, RuleId] = max(hides(fight, fight.creatures[who], victim), (MOST, RULE))
    fallen = table.die(100, chance[1], who) if hit else 0
    if not hit or fallen <= chance[0]:
        table.tell(facts.square_missed, who, attack.square, victim.index, chance[1] if hit else rule, fallen)
        return False
    critical = die == 20 and roll.total >= ac.total and "criticals" not in victim.sheet.immune
    table.tell(facts.attack_hit, who, victim.index, critical)
    land(table, who, victim.index, means, critical, lowered(roll))
    return True
