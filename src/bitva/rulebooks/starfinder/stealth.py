"""Hiding, and looking for those who hide."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.awareness import opposed
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import roll_check
from bitva.rulebooks.starfinder.cover import cover
from bitva.rulebooks.starfinder.figures import speed
from bitva.rulebooks.starfinder.moments import Attacking
from bitva.rulebooks.starfinder.movement import ARRIVING, FAR, cannot_go, go, refuse_way
from bitva.rulebooks.starfinder.sight import hides, line_of_effect
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.tumble import way_cost
from bitva.rulebooks.starfinder.words import INVISIBLE, MOVE

STEALTH: Final = "sf.skill.stealth"
PERCEPTION: Final = "sf.skill.perception"
HASTY: Final = Bonus(-10, STEALTH)
UNSEEN: Final = {True: Bonus(40, STEALTH), False: Bonus(20, STEALTH)}
"""What it is worth to be invisible, standing still and on the move."""


@value
class Hide(Action):
    """A creature hides where it is, or at the end of this way."""

    verb: ClassVar[str] = "hide"
    cost: ClassVar[str] = MOVE
    who: Who
    path: Path = ()


@value
class Search(Action):
    """A creature looks for those who hide from it."""

    verb: ClassVar[str] = "search"
    cost: ClassVar[str] = MOVE
    limbs: ClassVar[bool] = False
    who: Who


def out_of_view(fight: Fight, who: Who, viewer: Combatant) -> bool:
    """Is there cover, other than a creature in between, or something that hides it, between it and a viewer? (sf.skill.stealth)"""
    if not line_of_effect(fight, viewer.index, who):
        return True
    return cover(fight, viewer.index, who, ranged=False).hard or hides(fight, viewer, fight.creatures[who])[0] > 0


def unaware(fight: Fight, who: Who) -> list[Combatant]:
    """The enemies from whom a creature can hide where it is."""
    return [other for other in fight.foes(who) if out_of_view(fight, who, other)]


# ---- hiding --------------------------------------------------------------------------------------------------------------------

@book.refuses(Hide)
def refuse_hide(fight: Fight, hide: Hide) -> Iterator[Refusal]:
    """A move action, or part of one; and somebody from whom there is something to hide behind (sf.skill.stealth)."""
    creature = fight.creatures[hide.who]
    yield from cannot_spend(fight, hide.who, MOVE)
    if hide.path:
        yield from cannot_go(fight, hide.who)
        yield from refuse_way(fight, hide.who, hide.path, speed(fight, hide.who), FAR)
    elif not unaware(fight, hide.who):
        yield refusal(STEALTH)
    if not hide.path and creature.hidden:
        yield refusal(STEALTH)


@book.proposes
def propose_hiding(fight: Fight, who: Who) -> Iterator[Action]:
    """Here; and a search, whether anybody hides or not (sf.skill.stealth, sf.skill.perception)."""
    yield Hide(who)
    yield Search(who)


@book.performs(Hide)
def perform_hide(table: Table[Fight], hide: Hide) -> None:
    """Stealth, at -10 for whoever goes faster than half its speed, against the Perception of everybody from whom it can hide where
    it comes to (sf.skill.stealth)."""
    fight = table.battle
    creature = fight.creatures[hide.who]
    pay(table, hide.who, MOVE, hide.verb)
    more: list[Bonus] = []
    if hide.path:
        if way_cost(fight, hide.who, hide.path) > speed(fight, hide.who) // 2:
            more.append(HASTY)
        if not go(table, hide.who, hide.path):
            return
    if creature.flags & INVISIBLE:
        more.append(UNSEEN[not hide.path])
    watchers = unaware(fight, hide.who)
    if not watchers:
        return
    die, roll = roll_check(table, hide.who, "stealth", STEALTH, more)
    fooled = sum(1 << other.index for other in watchers if not perceives(table, other.index, roll.total))
    table.make(facts.hid, hide.who, (die,), roll, fooled)


def perceives(table: Table[Fight], who: Who, stealth: int) -> bool:
    """To notice costs nothing (sf.skill.perception)."""
    if not table.battle.creatures[who].able:
        return False
    die, roll = roll_check(table, who, "perception", PERCEPTION, opposed(table.battle, who))
    table.tell(facts.perception_rolled, who, (die,), roll, PERCEPTION)
    return roll.total >= stealth


def into_the_open(table: Table[Fight], who: Who, came: Square) -> None:
    """Who comes out of cover is seen by those from whom nothing hides it any more (sf.skill.stealth)."""
    fight = table.battle
    hidden = fight.creatures[who].hidden
    for other in fight.creatures:
        if hidden >> other.index & 1 and other.able and not out_of_view(fight, who, other):
            table.make(facts.spotted, other.index, who)


@book.follows(Attacking)
def gives_itself_away(table: Table[Fight], attack: Attacking) -> None:
    """After its first attack nobody is hidden any more (sf.skill.stealth)."""
    if table.battle.creatures[attack.who].hidden:
        table.make(facts.came_out, attack.who)


# ---- searching -----------------------------------------------------------------------------------------------------------------

@book.refuses(Search)
def refuse_search(fight: Fight, search: Search) -> Iterator[Refusal]:
    """A move action (sf.skill.perception)."""
    yield from cannot_spend(fight, search.who, MOVE)


@book.performs(Search)
def perform_search(table: Table[Fight], search: Search) -> None:
    """One look around, against the Stealth of each that hides (sf.skill.perception)."""
    fight = table.battle
    pay(table, search.who, MOVE, search.verb)
    die, roll = roll_check(table, search.who, "perception", PERCEPTION, opposed(fight, search.who))
    table.tell(facts.perception_rolled, search.who, (die,), roll, PERCEPTION)
    for other in fight.creatures:
        if other.hidden >> search.who & 1 and roll.total >= other.stealth and line_of_effect(fight, search.who, other.index):
            table.make(facts.spotted, search.who, other.index)


ARRIVING.append(into_the_open)
