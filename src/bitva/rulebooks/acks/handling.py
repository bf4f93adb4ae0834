"""Handling things: taking them out, putting them away, dropping them, picking them up, getting them out of a pack."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.flame import put_out
from bitva.rulebooks.acks.gear import free_hands, hands_to_hold
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.sheet import SHIELD
from bitva.rulebooks.acks.state import Combatant, Fight

FREE: Final = ""
"""The cost of what costs nothing, but belongs into one's own segment."""


@value
class TakeOut(Action):
    """Something worn ready comes to hand, at no price."""

    verb: ClassVar[str] = "take-out"
    who: Who
    thing: str


@value
class Drop(Action):
    """Something in hand is let fall, at no price."""

    verb: ClassVar[str] = "drop"
    who: Who
    thing: str


@value
class Swap(Act):
    """One thing is put away, and `thing` taken out instead if it is named."""

    verb: ClassVar[str] = "swap"
    who: Who
    away: str
    thing: str = ""
    by: str = MOVEMENT


@value
class PickUp(Act):
    """A thing is taken up from the ground, ready for use."""

    verb: ClassVar[str] = "pick-up"
    who: Who
    thing: str
    by: str = MOVEMENT


@value
class Retrieve(Act):
    """A thing is got out of a pack, ready for use."""

    verb: ClassVar[str] = "retrieve"
    who: Who
    thing: str
    by: str = MOVEMENT


def by_wrong_part(act: Swap | PickUp | Retrieve, rule: RuleId) -> Iterator[Refusal]:
    """A movement action pays for it, or the combat action (acks.lieu_attack.lesser)."""
    if act.by not in (MOVEMENT, COMBAT):
        yield refusal(rule, hard=True, thing=act.thing)


def full_hands(creature: Combatant, thing: str, rule: RuleId, emptied: int = 0) -> Iterator[Refusal]:
    """What comes to hand needs hands to hold it."""
    if free_hands(creature) + emptied < hands_to_hold(creature, thing):
        yield refusal(rule, why="hands", thing=thing)


def at_belt(creature: Combatant) -> tuple[str, ...]:
    """What it wears ready and does not hold; a shield has an act of its own (acks.lieu_move.at_hand)."""
    return tuple(thing for thing, count in creature.ready if count > creature.holds(thing) and thing != SHIELD)


# ---- at no price -------------------------------------------------------------------------------------------------------------

@book.refuses(TakeOut)
def refuse_take_out(fight: Fight, act: TakeOut) -> Iterator[Refusal]:
    """What it wears ready, and hands for it; a pack is no belt (acks.lieu_move.at_hand, acks.lieu_move.retrieve)."""
    creature = fight.creatures[act.who]
    if act.thing not in at_belt(creature):
        packed = act.thing in dict(creature.pack)
        yield refusal("acks.lieu_move.retrieve" if packed else "acks.lieu_move.at_hand", hard=not packed, thing=act.thing)
        return
    yield from cannot(fight, act.who, FREE)
    yield from full_hands(creature, act.thing, "acks.lieu_move.at_hand")


@book.performs(TakeOut)
def perform_take_out(table: Table[Fight], act: TakeOut) -> None:
    """It is in hand, and nothing is spent (acks.lieu_move.at_hand, acks.lieu_move.drop)."""
    table.make(facts.taken_in_hand, act.who, act.thing)


@book.refuses(Drop)
def refuse_drop(fight: Fight, act: Drop) -> Iterator[Refusal]:
    """What it holds (acks.lieu_move.drop)."""
    if not fight.creatures[act.who].holds(act.thing):
        yield refusal("acks.lieu_move.drop", hard=True, thing=act.thing)
        return
    yield from cannot(fight, act.who, FREE)


@book.performs(Drop)
def perform_drop(table: Table[Fight], act: Drop) -> None:
    """It lies where its bearer stands (acks.lieu_move.drop)."""
    put_out(table, act.who, act.thing)
    table.make(facts.let_go, act.who, act.thing, table.battle.creatures[act.who].at)


# ---- with an action ------------------------------------------------------------------------------------------------------------

@book.refuses(Swap)
def refuse_swap(fight: Fight, act: Swap) -> Iterator[Refusal]:
    """One thing in hand away, another that is worn ready out (acks.lieu_move.swap)."""
    creature = fight.creatures[act.who]
    absent = act.thing and act.thing not in at_belt(creature)
    if absent or not creature.holds(act.away) or act.away == SHIELD:
        yield refusal("acks.lieu_move.swap", hard=True, thing=act.thing if absent else act.away)
        return
    yield from by_wrong_part(act, "acks.lieu_move.swap")
    yield from cannot(fight, act.who, act.by)
    if act.thing:
        yield from full_hands(creature, act.thing, "acks.lieu_move.swap", hands_to_hold(creature, act.away))


@book.performs(Swap)
def perform_swap(table: Table[Fight], act: Swap) -> None:
    """Both together are one action (acks.lieu_move.swap)."""
    spend(table, act)
    put_out(table, act.who, act.away)
    table.make(facts.put_away, act.who, act.away)
    if act.thing:
        table.make(facts.taken_in_hand, act.who, act.thing)


def lying(fight: Fight, who: Who, thing: str) -> Iterator[Square]:
    """Where such a thing lies within reach: in its own space first (acks.lieu_move.pickup)."""
    creature = fight.creatures[who]
    spots = [square for square, id, _ in fight.floor if id == thing]
    near = fight.board.reach(creature.at, creature.size, 1)
    yield from (square for square in spots if creature.space >> square & 1)
    yield from (square for square in spots if near & ~creature.space & 1 << square)


@book.refuses(PickUp)
def refuse_pick_up(fight: Fight, act: PickUp) -> Iterator[Refusal]:
    """A thing in its own square or within five feet, and hands for it (acks.lieu_move.pickup, acks.grid.square)."""
    if all(id != act.thing for _, id, _ in fight.floor):
        yield refusal("acks.lieu_move.pickup", hard=True, thing=act.thing)
        return
    yield from by_wrong_part(act, "acks.lieu_move.pickup")
    yield from cannot(fight, act.who, act.by)
    if next(lying(fight, act.who, act.thing), None) is None:
        yield refusal("acks.lieu_move.pickup", why="far", thing=act.thing)
    yield from full_hands(fight.creatures[act.who], act.thing, "acks.lieu_move.pickup")


@book.performs(PickUp)
def perform_pick_up(table: Table[Fight], act: PickUp) -> None:
    """It is in hand and ready for use (acks.lieu_move.pickup)."""
    spend(table, act)
    table.make(facts.picked_up, act.who, act.thing, next(lying(table.battle, act.who, act.thing)))


@book.refuses(Retrieve)
def refuse_retrieve(fight: Fight, act: Retrieve) -> Iterator[Refusal]:
    """Something packed away, and hands for it (acks.lieu_move.retrieve)."""
    creature = fight.creatures[act.who]
    if act.thing not in dict(creature.pack):
        yield refusal("acks.lieu_move.retrieve", hard=True, thing=act.thing)
        return
    yield from by_wrong_part(act, "acks.lieu_move.retrieve")
    yield from cannot(fight, act.who, act.by)
    yield from full_hands(creature, act.thing, "acks.lieu_move.retrieve")


@book.performs(Retrieve)
def perform_retrieve(table: Table[Fight], act: Retrieve) -> None:
    """It is in hand and ready for use (acks.lieu_move.retrieve)."""
    spend(table, act)
    table.make(facts.unpacked, act.who, act.thing)


@book.proposes
def propose_handling(fight: Fight, who: Who) -> Iterator[Action]:
    """Whatever it has about it, in its pack or at its feet, in and out of its hands."""
    creature = fight.creatures[who]
    held, worn = tuple(dict.fromkeys(creature.hand)), at_belt(creature)
    yield from (TakeOut(who, thing) for thing in worn)
    yield from (Drop(who, thing) for thing in held)
    near = fight.board.reach(creature.at, creature.size, 1) | creature.space
    at_feet = tuple(dict.fromkeys(thing for square, thing, _ in fight.floor if near >> square & 1))
    for by in (MOVEMENT, COMBAT):
        yield from (Swap(who, away, thing, by) for away in held for thing in ("", *worn) if away != SHIELD)
        yield from (PickUp(who, thing, by) for thing in at_feet)
        yield from (Retrieve(who, thing, by) for thing, _ in creature.pack)
