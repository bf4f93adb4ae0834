"""Things in hand: let go, gripped otherwise, picked up; and weapons loaded again."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import actionless, cannot_spend, cost_of, gone, pay
from bitva.rulebooks.starfinder.dents import laid_down, taken_up
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Combatant, Fight, Stock
from bitva.rulebooks.starfinder.words import MOVE, OTHER, SWIFT

HERE: Final = -1
"""As a square: its own."""
MAGAZINE: Final = "magazine"
"""What a weapon is loaded with that names nothing else."""


@value
class DropItem(Action):
    """A held thing falls, into one's own square or a neighbouring one."""

    verb: ClassVar[str] = "drop"
    cost: ClassVar[str] = OTHER
    who: Who
    thing: str
    square: Square = HERE


@value
class ChangeGrip(Action):
    """A held thing is taken in so many hands."""

    verb: ClassVar[str] = "grip"
    cost: ClassVar[str] = SWIFT
    who: Who
    thing: str
    hands: int = 2


@value
class PickUp(Action):
    """A thing that lies within reach is taken in hand."""

    verb: ClassVar[str] = "pick-up"
    cost: ClassVar[str] = MOVE
    who: Who
    thing: str


@value
class Reload(Action):
    """A weapon is loaded with what is at hand."""

    verb: ClassVar[str] = "reload"
    cost: ClassVar[str] = MOVE
    who: Who
    weapon: str


# ---- letting go ----------------------------------------------------------------------------------------------------------------

@book.refuses(DropItem)
def refuse_drop(fight: Fight, drop: DropItem) -> Iterator[Refusal]:
    """At any time and on anyone's turn, into its own or an adjacent square (sf.drop_item)."""
    creature = fight.creatures[drop.who]
    if not creature.holds(drop.thing):
        yield refusal("sf.drop_item", hard=True, thing=drop.thing)
    yield from gone(fight, drop.who)
    yield from actionless(creature)
    near = fight.board.reach(creature.at, creature.size, 1) & ~fight.board.filled
    if drop.square != HERE and not near >> drop.square & 1:
        yield refusal("sf.drop_item", square=drop.square)


@book.performs(DropItem)
def perform_drop(table: Table[Fight], drop: DropItem) -> None:
    """It costs nothing (sf.drop_item, sf.action.untyped)."""
    creature = table.battle.creatures[drop.who]
    let_go(table, creature, drop.thing, creature.at if drop.square == HERE else drop.square)


def let_go(table: Table[Fight], creature: Combatant, thing: str, square: Square) -> None:
    """A held thing now lies on a square."""
    fight = table.battle
    table.make(facts.in_hand, creature.index, without(creature.hand, thing))
    table.make(facts.geared, creature.index, fewer(creature.gear, thing))
    laid_down(table, creature.index, thing, square)
    table.make(facts.lies, thing, square, 1 + next((n for where, id, n in fight.floor if (where, id) == (square, thing)), 0))


def without(hand: Stock, thing: str) -> Stock:
    """The same hands with one such thing less in them."""
    at = next(n for n, (held, _) in enumerate(hand) if held == thing)
    return (*hand[:at], *hand[at + 1:])


def fewer(stock: Stock, thing: str) -> Stock:
    return tuple((id, left) for id, n in stock if (left := n - (id == thing)))


def more(stock: Stock, thing: str) -> Stock:
    if all(id != thing for id, _ in stock):
        return (*stock, (thing, 1))
    return tuple((id, n + (id == thing)) for id, n in stock)


# ---- the grip ------------------------------------------------------------------------------------------------------------------

@book.refuses(ChangeGrip)
def refuse_grip(fight: Fight, grip: ChangeGrip) -> Iterator[Refusal]:
    """A swift action, and free hands for it (sf.change_grip, sf.weapon.hands)."""
    creature = fight.creatures[grip.who]
    held = creature.holds(grip.thing)
    if not held or not 1 <= grip.hands <= creature.sheet.hands:
        yield refusal("sf.change_grip", hard=True, thing=grip.thing)
        return
    yield from cannot_spend(fight, grip.who, SWIFT)
    if grip.hands == held or grip.hands - held > creature.free_hands:
        yield refusal("sf.change_grip", held=held, free=creature.free_hands)


@book.performs(ChangeGrip)
def perform_grip(table: Table[Fight], grip: ChangeGrip) -> None:
    """From one hand to two, or back (sf.change_grip)."""
    pay(table, grip.who, SWIFT, grip.verb)
    hand = table.battle.creatures[grip.who].hand
    at = next(n for n, (held, _) in enumerate(hand) if held == grip.thing)
    table.make(facts.in_hand, grip.who, (*hand[:at], (grip.thing, grip.hands), *hand[at + 1:]))


# ---- picking up ----------------------------------------------------------------------------------------------------------------

@book.refuses(PickUp)
def refuse_pick_up(fight: Fight, pick: PickUp) -> Iterator[Refusal]:
    """A move action, something within reach, and a free hand (sf.manipulate, sf.weapon.hands)."""
    creature = fight.creatures[pick.who]
    yield from cannot_spend(fight, pick.who, MOVE)
    if within(fight, creature, pick.thing) is None:
        yield refusal("sf.manipulate", hard=True, thing=pick.thing)
    if creature.free_hands < 1:
        yield refusal("sf.weapon.hands", free=0)


def within(fight: Fight, creature: Combatant, thing: str) -> Square | None:
    """Where such a thing lies within its arm's length, the nearest first."""
    near = fight.board.reach(creature.at, creature.size, 1)
    places = [square for square, id, _ in fight.floor if id == thing and near >> square & 1]
    return min(places, key=lambda square: (not creature.space >> square & 1, square), default=None)


@book.performs(PickUp)
def perform_pick_up(table: Table[Fight], pick: PickUp) -> None:
    """It gives nobody cause (sf.manipulate)."""
    fight = table.battle
    creature = fight.creatures[pick.who]
    pay(table, pick.who, MOVE, pick.verb)
    square = within(fight, creature, pick.thing)
    assert square is not None
    lying = next(n for where, id, n in fight.floor if (where, id) == (square, pick.thing))
    table.make(facts.lies, pick.thing, square, lying - 1)
    taken_up(table, pick.who, pick.thing, square)
    table.make(facts.geared, pick.who, more(creature.gear, pick.thing))
    hands = min(creature.free_hands, int(fight.weapons.get(pick.thing, {}).get("hands", 1)))
    table.make(facts.in_hand, pick.who, (*creature.hand, (pick.thing, hands)))


# ---- loading -------------------------------------------------------------------------------------------------------------------

@book.refuses(Reload)
def refuse_reload(fight: Fight, reload: Reload) -> Iterator[Refusal]:
    """A move action, a held weapon that is not full, and something at hand to load it with (sf.reload)."""
    creature = fight.creatures[reload.who]
    means = next((means for means in creature.sheet.means.values() if means.weapon == reload.weapon and means.capacity), None)
    if means is None or not creature.holds(reload.weapon):
        yield refusal("sf.reload", hard=True, weapon=reload.weapon)
        return
    yield from cannot_spend(fight, reload.who, cost_of(fight, reload))
    if creature.rounds_in(reload.weapon) >= means.capacity:
        yield refusal("sf.reload", full=True)
    if not creature.carries(str(means.row.get("ammunition", MAGAZINE))):
        yield refusal("sf.reload", spare=0)


@book.performs(Reload)
def perform_reload(table: Table[Fight], reload: Reload) -> None:
    """It gives nobody cause (sf.reload)."""
    creature = table.battle.creatures[reload.who]
    means = next(means for means in creature.sheet.means.values() if means.weapon == reload.weapon and means.capacity)
    pay(table, reload.who, cost_of(table.battle, reload), reload.verb)
    load(table, creature, means)


def load(table: Table[Fight], creature: Combatant, means: Means) -> None:
    """The magazine or battery is swapped (sf.reload, sf.weapon.ammunition)."""
    table.make(facts.geared, creature.index, fewer(creature.gear, str(means.row.get("ammunition", MAGAZINE))))
    table.make(facts.loaded, creature.index, means.weapon, means.capacity)


def quick(creature: Combatant, means: Means) -> bool:
    """Is it reloaded as part of an attack, and is there something to reload it with? (sf.reload, sf.weapon.other)"""
    return "quick-reload" in means.properties and bool(creature.carries(str(means.row.get("ammunition", MAGAZINE))))


@book.proposes
def propose_handling(fight: Fight, who: Who) -> Iterator[Action]:
    """What lies within reach, what can be gripped otherwise, dropped, or loaded."""
    creature = fight.creatures[who]
    near = fight.board.reach(creature.at, creature.size, 1)
    for thing in dict.fromkeys(thing for square, thing, _ in fight.floor if near >> square & 1):
        yield PickUp(who, thing)
    for thing, hands in dict(creature.hand).items():
        if int(fight.weapons.get(thing, {}).get("hands", 1)) > 1 or hands > 1:
            yield ChangeGrip(who, thing, 1 if hands > 1 else 2)
        yield DropItem(who, thing)
        if any(means.capacity for means in creature.sheet.means.values() if means.weapon == thing):
            yield Reload(who, thing)
