"""The game master's word: any position, pool, condition, place in the order, side, hand or end, as actions like any other.

The rules do not judge a ruling: it is refused only if it names something that is not there. A die is overruled by the session.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, TypeVar

from bitva.kernel import facts
from bitva.kernel.actions import Action, Refusal, Ruling, refusal
from bitva.kernel.battle import Battle, Place
from bitva.kernel.book import Rulebook
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Square, Who, value

B = TypeVar("B", bound=Battle)


@value
class PutAt(Ruling):
    """A creature stands here now."""

    verb: ClassVar[str] = "put"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    square: Square
    height: int = 0


@value
class TakeAway(Ruling):
    """A creature is no longer on the map."""

    verb: ClassVar[str] = "take-away"
    shown: ClassVar[bool] = True
    who: Who
    on: Who


@value
class SetPool(Ruling):
    """A pool of a creature (hit points, bennies …) now holds this much."""

    verb: ClassVar[str] = "set"
    who: Who
    on: Who
    pool: str
    amount: int


@value
class SetCondition(Ruling):
    """A creature now has a condition, from somebody and for so many rounds if that is said; or no longer has it."""

    verb: ClassVar[str] = "condition"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    condition: str
    holds: bool = True
    by: Who = NOBODY
    rounds: int = 0


@value
class EndEffect(Ruling):
    """An effect is over."""

    verb: ClassVar[str] = "end-effect"
    shown: ClassVar[bool] = True
    who: Who
    number: int


@value
class SetOrder(Ruling):
    """The order of turns is now this; those not named follow as they stood."""

    verb: ClassVar[str] = "order"
    shown: ClassVar[bool] = True
    who: Who
    first: Creatures


@value
class HandOver(Ruling):
    """Another person runs a creature from now on."""

    verb: ClassVar[str] = "hand-over"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    person: str


@value
class ChangeSide(Ruling):
    """A creature fights for another side from now on."""

    verb: ClassVar[str] = "side"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    side: str


@value
class EndFight(Ruling):
    """The fight is over."""

    verb: ClassVar[str] = "end-fight"
    shown: ClassVar[bool] = True
    who: Who


def install(book: Rulebook[B], pools: dict[str, tuple[int, int]], condition: Callable[[Table[B], SetCondition], None],
            conditions: tuple[str, ...], pool: Callable[[Table[B], SetPool], None] | None = None) -> None:
    """Give a rulebook the game master's word over its own pools (with their bounds) and conditions; `pool` is what follows by the
    rules from what a pool now holds."""

    book.pools, book.conditions = pools, conditions

    def put(table: Table[B], ruling: PutAt) -> None:
        creature = table.battle.creatures[ruling.on]
        if creature.present:
            table.make(facts.stepped, ruling.on, ruling.square)
            table.make(facts.rose, ruling.on, ruling.height)
        else:
            table.make(facts.arrived, ruling.on, ruling.square, ruling.height)

    def put_refused(battle: B, ruling: PutAt) -> Iterator[Refusal]:
        size = battle.creatures[ruling.on].size
        if not battle.board.fits(size) >> ruling.square & 1:
            yield refusal("table.off_map", hard=True, square=ruling.square)

    def set_pool(table: Table[B], ruling: SetPool) -> None:
        table.make(facts.pool_set, ruling.on, ruling.pool, ruling.amount)
        if pool is not None:
            pool(table, ruling)

    def set_pool_refused(battle: B, ruling: SetPool) -> Iterator[Refusal]:
        bounds = pools.get(ruling.pool)
        if bounds is None:
            yield refusal("table.unknown_pool", hard=True, pool=ruling.pool, known=tuple(pools))
        elif not bounds[0] <= ruling.amount <= bounds[1]:
            yield refusal("table.out_of_bounds", hard=True, least=bounds[0], most=bounds[1])

    def set_condition_refused(battle: B, ruling: SetCondition) -> Iterator[Refusal]:
        if ruling.condition not in conditions:
            yield refusal("table.unknown_condition", hard=True, condition=ruling.condition, known=conditions)

    def end_effect(table: Table[B], ruling: EndEffect) -> None:
        for effect in table.battle.effects:
            if effect.number == ruling.number:
                table.end(effect)

    def end_effect_refused(battle: B, ruling: EndEffect) -> Iterator[Refusal]:
        if all(effect.number != ruling.number for effect in battle.effects):
            yield refusal("table.unknown_effect", hard=True, number=ruling.number)

    def set_order(table: Table[B], ruling: SetOrder) -> None:
        clock = table.battle.clock
        places = sorted(clock.order, key=lambda place: _rank(ruling.first, place))
        at = places.index(clock.order[clock.at]) if clock.place else clock.at
        table.make(facts.ordered, tuple(places), at)

    book.performs(PutAt)(put)
    book.refuses(PutAt)(put_refused)
    book.performs(TakeAway)(lambda table, ruling: table.make(facts.left, ruling.on))
    book.performs(SetPool)(set_pool)
    book.refuses(SetPool)(set_pool_refused)
    book.performs(SetCondition)(condition)
    book.refuses(SetCondition)(set_condition_refused)
    book.performs(EndEffect)(end_effect)
    book.refuses(EndEffect)(end_effect_refused)
    book.performs(SetOrder)(set_order)
    book.performs(HandOver)(lambda table, ruling: table.make(facts.handed_over, ruling.on, ruling.person))
    book.performs(ChangeSide)(lambda table, ruling: table.make(facts.changed_sides, ruling.on, ruling.side))
    book.performs(EndFight)(lambda table, ruling: table.make(facts.fight_ended))
    for kind in (TakeAway, SetOrder, HandOver, ChangeSide, EndFight):
        book.refuses(kind)(_never)


def _never(battle: Battle, ruling: Action) -> Iterator[Refusal]:
    yield from ()


def _rank(first: tuple[int, ...], place: Place) -> int:
    return first.index(place.who) if place.who in first else len(first)


__all__ = ["NOBODY", "ChangeSide", "EndEffect", "EndFight", "HandOver", "PutAt", "Ruling", "SetCondition", "SetOrder", "SetPool",
           "TakeAway", "install"]
