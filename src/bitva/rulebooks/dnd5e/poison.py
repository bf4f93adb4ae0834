"""Poison in a body of stone: it waits until the body is flesh again."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import PETRIFIED, POISONED


@value
class Waiting:
    """What an effect that is suspended remembers: when it was to end, and how many rounds were left."""

    when: str
    who: Who
    rounds: int

    def to_data(self) -> dict[str, object]:
        return {"when": self.when, "who": self.who, "rounds": self.rounds}


def poisons(fight: Fight, who: Who) -> Iterator[Effect]:
    """What keeps a creature poisoned: each such condition, and what it hangs on (dnd.condition.poisoned)."""
    for effect in tuple(fight.effects_on(who)):
        if effect.flags & POISONED:
            yield effect
            yield from (above for above in fight.effects_on(who) if above.number == effect.cause)


def waits(effect: Effect) -> bool:
    """Is it suspended? (dnd.condition.petrified)"""
    return any(isinstance(part, Waiting) for part in effect.data)


def suspend(table: Table[Fight], who: Who) -> None:
    """Poison in a creature that turns to stone does not run on (dnd.condition.petrified)."""
    round = table.battle.clock.round
    for effect in poisons(table.battle, who):
        if not waits(effect):
            until = effect.until
            left = Waiting(until.when, until.who, until.round - round if until.round else 0)
            table.make(effect_changed, replace(effect, until=FOREVER, data=(*effect.data, left)))


@book.on_end("petrified")
def resume(table: Table[Fight], ended: Effect) -> None:
    """In flesh again, it runs on for as long as was left of it (dnd.condition.petrified)."""
    fight = table.battle
    if fight.creatures[ended.on].flags & PETRIFIED:
        return
    for effect in tuple(fight.effects_on(ended.on)):
        for left in effect.data:
            if isinstance(left, Waiting):
                until = Until(left.when, left.who, fight.clock.round + left.rounds if left.rounds else 0)
                data = tuple(part for part in effect.data if part is not left)
                table.make(effect_changed, replace(effect, until=until, data=data))
