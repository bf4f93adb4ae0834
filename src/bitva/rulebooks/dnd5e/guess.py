"""Attacking a square in which an unseen creature is thought to be."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import shed
from bitva.rulebooks.dnd5e.attack import means_of, no_attack_left, strike, use_attack
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import roll_d20, rolled_bonuses
from bitva.rulebooks.dnd5e.cover import TOTAL, cover_between
from bitva.rulebooks.dnd5e.edges import means_edges, own_edges
from bitva.rulebooks.dnd5e.gear import IMPROVISED
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.weapons import as_used, refuse_means, shoot
from bitva.rulebooks.dnd5e.words import BLINDED


@value
class AttackSquare(Action):
    """One attack on a square, at whoever unseen may be there."""

    verb: ClassVar[str] = "attack-square"
    who: Who
    square: Square
    means: str = ""


@book.refuses(AttackSquare)
def refuse_attack_square(fight: Fight, attack: AttackSquare) -> Iterator[Refusal]:
    """The square must be within reach or range and not behind total cover; who can be seen there is attacked by name.
    Whether anybody unseen is there makes no difference (dnd.attack.guess_square)."""
    creature, board = fight.creatures[attack.who], fight.board
    means = means_of(fight, creature, attack.means)
    if means is None or creature.space >> attack.square & 1:
        yield refusal("dnd.attack.guess_square", hard=True, means=attack.means, square=attack.square)
        return
    yield from no_attack_left(fight, attack.who, means)
    if any(other.space >> attack.square & 1 and sees(fight, attack.who, other.index) for other in fight.creatures if other.present):
        yield refusal("dnd.attack.guess_square", square=attack.square)
    away = board.gap(creature.at, creature.size, attack.square, 1)
    if means.melee and away > means.reach:
        yield refusal("dnd.attack.reach", away=away * 5, reach=means.reach * 5)
    elif not means.melee and away > squares(means.long):
        rule = "dnd.attack.range_single" if means.normal == means.long else "dnd.attack.range_two"
        yield refusal(rule, away=away * 5, range=means.long)
    if away > 1 and cover_between(board, creature.space, 1 << attack.square, 0) == TOTAL:
        yield refusal("dnd.cover.levels", square=attack.square)
    yield from refuse_means(fight, attack.who, means)


@book.performs(AttackSquare)
def perform_attack_square(table: Table[Fight], attack: AttackSquare) -> None:
    """If nobody is there the attack misses whatever is rolled, and its side is told no more than of any other miss
    (dnd.attack.guess_square, dnd.attack.unseen_target)."""
    fight = table.battle
    means = means_of(fight, fight.creatures[attack.who], attack.means)
    assert means is not None
    use_attack(table, attack.who, means)
    within = means.reach if means.melee else squares(means.long)
    there = next((other.index for other in fight.creatures if other.present and other.space >> attack.square & 1
                  and fight.gap(attack.who, other.index) <= within), NOBODY)
    if there != NOBODY:
        strike(table, attack.who, there, means, guess=attack.square)
    else:
        strike_nothing(table, attack.who, attack.square, means)


def strike_nothing(table: Table[Fight], who: Who, square: Square, means: Means) -> None:
    """A blow into the empty: rolled like any other, and spent like any other (dnd.attack.guess_square, dnd.attack.reveals)."""
    fight = table.battle
    attacker = fight.creatures[who]
    if IMPROVISED in means.properties:
        means = as_used(table, who, means)
    if not means.melee and means.weapon:
        shoot(table, attacker, means, square)
    for_: list[RuleId] = []
    against: list[RuleId] = []
    own_edges(fight, attacker, for_, against)
    if not attacker.flags & BLINDED:
        against.append("dnd.attack.unseen_target")
    means_edges(fight, attacker, fight.board.gap(attacker.at, attacker.size, square, 1), means, against)
    d20 = roll_d20(table, who, "dnd.attack.roll", tuple(for_), tuple(against))
    roll = Number((Term(d20.kept, "dnd.attack.roll"), *means.terms, *rolled_bonuses(table, who, "attack")))
    table.tell(facts.guess_missed, who, square, means.id, d20.faces, d20.edge, roll, NOBODY)
    if attacker.hidden or attacker.stealth >= 0:
        table.make(facts.revealed, who, attacker.at)
    shed(table, who, "attack")
