"""Breaking free of what holds one."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import lift, take_hold
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import ATHLETICS, ROOTED, STRENGTH

BREAK_FREE: Final = "sw.cond.break_free"
TRIED: Final = "tried"


@value
class BreakFree(Action):
    """A creature tries to get out of what holds it, by Athletics or by Strength (sw.cond.break_free)."""

    verb: ClassVar[str] = "break-free"
    who: Who
    trait: str


def bonds(fight: Fight, who: Who) -> Effect | None:
    """What holds a creature: a grappler, or a device if it is by nobody."""
    return next((effect for effect in fight.effects_on(who) if effect.kind in ("bound", "entangled")), None)


@book.refuses(BreakFree)
def refuse_break_free(fight: Fight, action: BreakFree) -> Iterator[Refusal]:
    """Somebody held; out of a device no second time until something changes (sw.cond.break_free)."""
    held = bonds(fight, action.who)
    if held is None or action.trait not in (ATHLETICS, STRENGTH):
        yield refusal(BREAK_FREE, hard=True, trait=action.trait)
        return
    yield from no_action(fight, action.who, "break-free")
    if held.by == NOBODY and held.data == (TRIED,):
        yield refusal(BREAK_FREE, tried=True)


@book.proposes
def propose_break_free(fight: Fight, who: Who) -> Iterator[Action]:
    if fight.creatures[who].flags & ROOTED:
        yield BreakFree(who, ATHLETICS)
        yield BreakFree(who, STRENGTH)


@book.performs(BreakFree)
def perform_break_free(table: Table[Fight], action: BreakFree) -> None:
    """Success frees the Entangled and leaves the Bound Entangled, a raise frees them too; Strength is at -2
    (sw.cond.break_free)."""
    if broken_into(table, action):
        return
    who = action.who
    use_action(table, who, "break-free")
    held = bonds(table.battle, who)
    assert held is not None
    hard = (Term(-2, BREAK_FREE),) if action.trait == STRENGTH else ()
    roll = trait_roll(table, who, action.trait, BREAK_FREE, action=True, terms=hard, most=1 if held.kind == "bound" else 0)
    if roll.success:
        lift(table, who, held.kind)
        if held.kind == "bound" and not roll.raises:
            take_hold(table, who, "entangled", BREAK_FREE, held.by)
    elif held.by == NOBODY:
        tried = Effect(held.number, held.kind, held.rule, who, held.by, held.until, held.flags, held.cause, (TRIED,))
        table.make(effect_changed, tried)
