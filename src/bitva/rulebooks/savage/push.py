"""Pushes: shoving a foe away, and who keeps his feet."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import HELD, impose
from bitva.rulebooks.savage.figures import gear_parry
from bitva.rulebooks.savage.grapple import help_in_numbers
from bitva.rulebooks.savage.ground import PIT
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.rolls import opposed, trait_roll
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import AIMING, ATHLETICS, PRONE, SCALES, STRENGTH

PUSH: Final = "sw.push.contest"
TRAITS: Final = (STRENGTH, ATHLETICS)
TOO_BIG: Final = 2
"""So much larger a foe must not be (sw.push.size_limit)."""
RUN_UP: Final = 2
"""Inches on foot that make a run-up (sw.push.run_up)."""


@value
class Push(Action):
    """A fighter shoves a foe, with Strength or Athletics; no farther than `most` inches if he says so (sw.push.contest)."""

    verb: ClassVar[str] = "push"
    who: Who
    target: Who
    trait: str = STRENGTH
    most: int = 0


@book.refuses(Push)
def refuse_push(fight: Fight, action: Push) -> Iterator[Refusal]:
    """An action, an adjacent foe, and none that is far larger (sw.push.contest, sw.push.size_limit)."""
    own, other = fight.creatures[action.who], fight.creatures[action.target]
    if not other.present or action.who == action.target or action.trait not in TRAITS or action.most < 0:
        yield refusal(PUSH, hard=True, target=action.target)
        return
    yield from no_action(fight, action.who, "push")
    if not fight.adjacent(action.who, action.target):
        yield refusal(PUSH, away=fight.gap(action.who, action.target))
    if other.sheet.size_number >= own.sheet.size_number + TOO_BIG:
        yield refusal("sw.push.size_limit", size=other.sheet.size_number, own=own.sheet.size_number)


@book.proposes
def propose_pushes(fight: Fight, who: Who) -> Iterator[Action]:
    yield from (Push(who, foe.index, trait) for foe in fight.foes(who) for trait in TRAITS)


# ---- the contest ---------------------------------------------------------------------------------------------------------------

def shield_term(fight: Fight, creature: Combatant) -> Iterator[Term]:
    """One's own shield counts on both sides, and no other bonus to Parry (sw.push.shield)."""
    for term in gear_parry(fight, creature):
        if term.rule == "sw.gear.shield":
            yield Term(term.value, "sw.push.shield")


def push_terms(fight: Fight, who: Who, target: Who) -> Iterator[Term]:
    """A run-up and the shield (sw.push.run_up, sw.push.shield)."""
    if covered(fight, fight.creatures[who]) >= RUN_UP:
        yield Term(2, "sw.push.run_up")
    yield from shield_term(fight, fight.creatures[who])
    yield from help_in_numbers(fight, who, target)


def covered(fight: Fight, creature: Combatant) -> int:
    """Inches that it has covered on foot this turn, however dear they were (sw.push.run_up)."""
    way = (*creature.track, creature.at)
    return 0 if creature.height else sum(fight.board.gap(here, 1, there, 1) for here, there in pairwise(way))


@book.performs(Push)
def perform_push(table: Table[Fight], action: Push) -> None:
    """Opposed Strength or Athletics, as each side likes; first the shove, then the loser keeps his feet or falls (sw.push.contest,
    sw.push.athletics, sw.push.prone)."""
    if broken_into(table, action):
        return
    fight = table.battle
    who, target = action.who, action.target
    use_action(table, who, "push")

    def resisting() -> str:
        if ATHLETICS not in fight.creatures[target].sheet.skills:
            return STRENGTH
        return table.ask(target, "sw.push.athletics", TRAITS, by=who)

    contest = opposed(table, who, target, action.trait, resisting, PUSH, terms=push_terms(fight, who, target),
                      other_terms=shield_term(fight, fight.creatures[target]))
    if not contest.won:
        return
    inches = distance(fight, who, target, raised=contest.raises > 0)
    shove(table, who, target, min(inches, action.most) if action.most else inches)
    keep_feet(table, target, raised=contest.raises > 0)


def distance(fight: Fight, who: Who, target: Who, raised: bool) -> int:
    """An inch, two with a raise; double that if the pusher's Scale is the larger (sw.push.contest, sw.push.double)."""
    bigger = SCALES.index(fight.creatures[who].sheet.scale) > SCALES.index(fight.creatures[target].sheet.scale)
    return (2 if raised else 1) * (2 if bigger else 1)


def keep_feet(table: Table[Fight], who: Who, raised: bool) -> None:
    """Athletics, at -2 against a raise, or it falls (sw.push.prone)."""
    creature = table.battle.creatures[who]
    if creature.flags & PRONE or not creature.up:
        return
    hard = (Term(-2, "sw.push.prone"),) if raised else ()
    if not trait_roll(table, who, ATHLETICS, "sw.push.prone", terms=hard, most=0).success:
        impose(table, who, "prone", "sw.push.prone", who)


# ---- the way -------------------------------------------------------------------------------------------------------------------

def shove(table: Table[Fight], who: Who, target: Who, inches: int) -> None:
    """Straight away, square by square, up to what is in the way; nobody gets a free attack, and at the edge of a pit the game
    master says what happens (sw.push.contest, sw.move.withdraw)."""
    fight = table.battle
    board, own, other = fight.board, fight.creatures[who], fight.creatures[target]
    (x, y), (px, py) = board.xy(other.at), board.xy(own.at)
    dx, dy = outwards(px, own.size, x, other.size), outwards(py, own.size, y, other.size)
    gone, there = 0, other.at
    while gone < inches and (dx or dy):
        column, row = x + dx * (gone + 1), y + dy * (gone + 1)
        if not open_to(fight, other, column, row):
            break
        square = board.square(column, row)
        if board.space(square, other.size) & board.layers.get(PIT, 0) and table.ask(
                NOBODY, PUSH, ("stop", "fall"), target=target, square=square) == "stop":
            break
        gone, there = gone + 1, square
        if board.space(square, other.size) & board.layers.get(PIT, 0):
            break
    if gone:
        table.make(facts.shoved, target, there, gone)
        part(table, target)


def outwards(own: int, own_size: int, other: int, other_size: int) -> int:
    """In columns or in rows: away from the pusher if the other lies wholly beyond him there (sw.push.contest)."""
    return 1 if other >= own + own_size else -1 if other + other_size <= own else 0


def open_to(fight: Fight, creature: Combatant, x: int, y: int) -> bool:
    """Can a creature be shoved there: on the map, no wall, nobody else?"""
    board = fight.board
    if not board.inside(x, y) or not board.fits(creature.size) >> board.square(x, y) & 1:
        return False
    body = board.space(board.square(x, y), creature.size)
    return not body & (board.filled | fight.taken & ~creature.space)


def part(table: Table[Fight], who: Who) -> None:
    """Whoever is shoved no longer takes aim, and whoever holds or is held out of reach of the other no longer does so."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.flags & AIMING:
        for effect in tuple(fight.effects_on(who, "aim")):
            table.end(effect)
    for effect in fight.effects:
        if effect.kind in HELD and effect.by != NOBODY and who in (effect.on, effect.by) and (
                fight.gap(effect.on, effect.by) > 1 + fight.creatures[effect.by].sheet.reach):
            table.end(effect)
