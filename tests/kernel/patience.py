"""The toy's clock beside its plain turns: a turn put off and taken up later, a deed held ready, a creature that comes late."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from bitva.kernel import facts
from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.battle import Place
from bitva.kernel.book import When
from bitva.kernel.effects import Until
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who, value
from tests.kernel.toy import Duel, Striking, TurnOver, Ward, book, turn_of


@value
class Delay(Action):
    """The turn is put off, to be taken after somebody else's."""

    verb: ClassVar[str] = "delay"
    who: Who


@value
class TakeUp(Action):
    """The turn that was put off is taken up now."""

    verb: ClassVar[str] = "take-up"
    who: Who


@value
class Ready(Action):
    """A deed is held back until `of` strikes: a ward goes before that blow, a blow after it."""

    verb: ClassVar[str] = "ready"
    who: Who
    deed: Action
    of: Who


@value
class Release(Action):
    verb: ClassVar[str] = "release"
    who: Who
    deed: Action


@value
class Join(Ruling):
    """A creature comes into the running duel, at this count."""

    verb: ClassVar[str] = "join"
    who: Who
    on: Who
    square: Square
    count: int


book.refuses(Delay)(turn_of)
book.refuses(Ready)(turn_of)


@book.refuses(TakeUp)
def refuse_take_up(duel: Duel, action: TakeUp) -> Iterator[Refusal]:
    yield refusal("toy.delay")


@book.refuses(Release)
def refuse_release(duel: Duel, action: Release) -> Iterator[Refusal]:
    yield refusal("toy.ready")


@book.refuses(Join)
def refuse_join(duel: Duel, ruling: Join) -> Iterator[Refusal]:
    if duel.creatures[ruling.on].present:
        yield refusal("toy.join", hard=True)


@book.performs(Delay)
def delay(table: Table[Duel], action: Delay) -> None:
    """Its place goes out of the order until it is taken up."""
    clock = table.battle.clock
    table.effect("delaying", "toy.delay", action.who, until=Until("round"))
    table.make(facts.ordered, tuple(place for place in clock.order if place.who != action.who), clock.at - 1)
    table.make(facts.phase_began, "put off")


@book.reacts(TurnOver, When.AFTER)
def may_take_up(duel: Duel, moment: TurnOver) -> Iterator[Offer]:
    """Whoever delays is asked after each turn of another."""
    for effect in duel.effects:
        if effect.kind == "delaying" and effect.on != moment.who:
            yield Offer(effect.on, "toy.delay", (TakeUp(effect.on),))


@book.performs(TakeUp)
def take_up(table: Table[Duel], action: TakeUp) -> None:
    """The place comes right behind the one whose turn is over, with its count."""
    for effect in tuple(table.battle.effects_on(action.who, "delaying")):
        table.end(effect)
    clock = table.battle.clock
    place = Place(action.who, clock.order[clock.at].count if clock.place else 0)
    table.make(facts.ordered, (*clock.order[:clock.at + 1], place, *clock.order[clock.at + 1:]), clock.at)


@book.performs(Ready)
def ready(table: Table[Duel], action: Ready) -> None:
    table.effect("readied", "toy.ready", action.who, action.who, Until("turn", action.who),
                 data=(book.notation.write(table.battle, action.deed), action.of))
    table.make(facts.phase_began, "over")


def readied(duel: Duel, moment: Striking, before: bool) -> Iterator[Offer]:
    for effect in duel.effects:
        if effect.kind == "readied" and effect.data[1] == moment.who:
            deed = book.notation.read(duel, str(effect.data[0]))
            if isinstance(deed, Ward) == before:
                yield Offer(effect.on, "toy.ready", (Release(effect.on, deed),))


@book.reacts(Striking, When.BEFORE)
def wards_first(duel: Duel, moment: Striking) -> Iterator[Offer]:
    yield from readied(duel, moment, True)


@book.reacts(Striking, When.AFTER)
def strikes_after(duel: Duel, moment: Striking) -> Iterator[Offer]:
    yield from readied(duel, moment, False)


@book.performs(Release)
def release(table: Table[Duel], action: Release) -> None:
    """The deed is done; from now on its doer's place stands before that of whoever set it off."""
    for effect in tuple(table.battle.effects_on(action.who, "readied")):
        table.end(effect)
    clock = table.battle.clock
    now = clock.order[clock.at]
    mine = replace(clock.order[clock.place_of(action.who)], count=now.count)
    rest = [place for place in clock.order if place.who != action.who]
    at = rest.index(now)
    table.make(facts.ordered, (*rest[:at], mine, *rest[at:]), at + 1)
    table.perform(action.deed)


@book.performs(Join)
def join(table: Table[Duel], ruling: Join) -> None:
    table.make(facts.arrived, ruling.on, ruling.square)
    clock = table.battle.clock
    now, place = clock.place, Place(ruling.on, ruling.count)
    places = sorted((*clock.order, place), key=lambda each: -each.count)
    table.make(facts.ordered, tuple(places), places.index(now) if now is not None else clock.at)


__all__ = ["book"]
