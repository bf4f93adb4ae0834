"""Hold and Jokers: putting a turn off, taking it later, breaking into what somebody else does."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.battle import Place
from bitva.kernel.book import When
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed, ordered, phase_began
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import HOLD, WAIT, settle_owed
from bitva.rulebooks.savage.harm import Harm, suffer
from bitva.rulebooks.savage.moments import Between, Undertaking
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import NO_RUN, Combatant, Fight, riders_of
from bitva.rulebooks.savage.turn import BETWEEN, own_turn
from bitva.rulebooks.savage.words import AT_ONCE, ATHLETICS, HOLDING, SHAKEN, STUNNED, SUSPENDED

INTERRUPT: Final = "sw.hold.interrupt"
JOKER: Final = "sw.init.joker"
PENDING: Final = "suspended"


@value
class Hold(Action):
    """A creature puts its whole turn off (sw.hold.declare)."""

    verb: ClassVar[str] = "hold"
    who: Who


@value
class Go(Action):
    """Whoever is on Hold takes its turn now."""

    verb: ClassVar[str] = "go"
    who: Who


@book.refuses(Hold)
def refuse_hold(fight: Fight, hold: Hold) -> Iterator[Refusal]:
    """Instead of acting, not after it; and not while Shaken or Stunned (sw.hold.declare)."""
    creature = fight.creatures[hold.who]
    yield from own_turn(fight, hold.who)
    if fight.clock.who != hold.who:
        yield refusal("sw.mount.basics", hard=True)
    for bit, rule in ((SHAKEN, "sw.cond.shaken"), (STUNNED, "sw.cond.stunned")):
        if creature.flags & bit:
            yield refusal("sw.hold.declare", because=rule)
    if creature.did or creature.declared or creature.moved or creature.ran != NO_RUN:
        yield refusal("sw.hold.declare", because="sw.turn.action")
    if creature.flags & SUSPENDED:
        yield refusal("sw.hold.declare", because=INTERRUPT)


@book.proposes
def propose_hold(fight: Fight, who: Who) -> Iterator[Action]:
    yield Hold(who)


@book.performs(Hold)
def perform_hold(table: Table[Fight], hold: Hold) -> None:
    """The turn goes on later (sw.hold.declare)."""
    table.make(facts.turn_postponed, hold.who)
    table.effect(HOLD, "sw.hold.declare", hold.who, hold.who, flags=HOLDING)
    table.make(phase_began, BETWEEN)


@book.refuses(Go)
def refuse_go(fight: Fight, go: Go) -> Iterator[Refusal]:
    """It is offered when it can be done (sw.hold.interrupt)."""
    yield refusal(INTERRUPT)


# ---- between turns -----------------------------------------------------------------------------------------------------------

def holders(fight: Fight) -> Iterator[Combatant]:
    """Those who wait for their moment."""
    return (creature for creature in fight.creatures if creature.flags & HOLDING and creature.up)


@book.reacts(Between, When.BEFORE)
def between_turns(fight: Fight, moment: Between) -> Iterator[Offer]:
    """Whoever is on Hold may take its turn after any other, unless somebody is in the middle of his (sw.hold.declare)."""
    clock = fight.clock
    coming = clock.order[clock.at + 1].who if clock.at + 1 < len(clock.order) else NOBODY
    if coming != moment.next or any(creature.flags & SUSPENDED for creature in fight.creatures):
        return
    for creature in holders(fight):
        if clock.who != creature.index:
            yield Offer(creature.index, "sw.hold.declare", (Go(creature.index),))


@book.performs(Go)
def perform_go(table: Table[Fight], go: Go) -> None:
    """Its place in the order is the next one (sw.hold.declare)."""
    take_place(table, go.who, table.battle.clock.at + 1)


def take_place(table: Table[Fight], who: Who, at: int, come: bool = False) -> None:
    """A creature is off Hold and has a place in the order, instead of the one that it let pass; `come`: the order stands just
    before it."""
    clock = table.battle.clock
    for effect in tuple(table.battle.effects_on(who)):
        if effect.kind in (HOLD, WAIT):
            table.end(effect)
    passed = clock.place_of(who)
    order = [place for place in clock.order if place.who != who]
    if 0 <= passed < at:
        at -= 1
    now = clock.at - (0 <= passed <= clock.at)
    order.insert(at, Place(who, table.battle.creatures[who].card))
    table.make(ordered, tuple(order), at - 1 if come else now)


def wait_or_act(table: Table[Fight], who: Who) -> bool:
    """Whoever has a Joker may act at once or later; does it wait? (sw.init.joker)"""
    if table.ask(who, JOKER, ("now", "wait")) == "now":
        return False
    wait(table, who)
    return True


def wait(table: Table[Fight], who: Who) -> None:
    """Whoever has a Joker waits for his moment (sw.init.joker)."""
    table.effect(WAIT, JOKER, who, who, flags=HOLDING)


@book.round_starts.append
def wait_on(table: Table[Fight]) -> None:
    """Whoever has not used his Joker until the end of the round is on Hold (sw.hold.carry)."""
    for creature in table.battle.creatures:
        for effect in tuple(table.battle.effects_on(creature.index, WAIT)):
            table.end(effect)
            table.effect(HOLD, "sw.hold.carry", creature.index, creature.index, flags=HOLDING)


# ---- breaking in -------------------------------------------------------------------------------------------------------------

def broken_into(table: Table[Fight], action: Action) -> bool:
    """Before anybody acts or walks on, his enemies on Hold may break in. Is he to wait now? (sw.hold.interrupt)"""
    fight = table.battle
    who = action.who
    if not any(fight.hostile(who, creature.index) for creature in holders(fight)):
        return False
    able = fight.creatures[who].able
    table.before(Undertaking(who, action))
    if able and not fight.creatures[who].able:
        return True
    return fight.clock.phase == BETWEEN or fight.clock.who not in (who, *riders_of(fight, who)) or not fight.creatures[who].present


@value
class BreakIn(Action):
    """Whoever is on Hold tries to act before somebody who is about to act."""

    verb: ClassVar[str] = "break-in"
    who: Who
    target: Who
    deed: Action


@book.reacts(Undertaking, When.BEFORE)
def may_break_in(fight: Fight, moment: Undertaking) -> Iterator[Offer]:
    """Enemies on Hold, as long as nobody has got in before (sw.hold.interrupt, sw.init.joker)."""
    if fight.creatures[moment.who].flags & (SUSPENDED | AT_ONCE):
        return
    for creature in holders(fight):
        if fight.hostile(moment.who, creature.index):
            rule = JOKER if creature.joker else INTERRUPT
            yield Offer(creature.index, rule, (BreakIn(creature.index, moment.who, moment.action),))


@book.refuses(BreakIn)
def refuse_break_in(fight: Fight, action: BreakIn) -> Iterator[Refusal]:
    """It is offered when somebody else is about to act (sw.hold.interrupt)."""
    yield refusal(INTERRUPT)


@book.performs(BreakIn)
def perform_break_in(table: Table[Fight], action: BreakIn) -> None:
    """A Joker breaks in without a roll; otherwise both roll Athletics: the higher total goes first, equal ones go at the same time,
    and the loser follows the other at once (sw.hold.interrupt, sw.init.joker)."""
    fight = table.battle
    who, mover = action.who, action.target
    margin = 1
    if not fight.creatures[who].joker:
        own = trait_roll(table, who, ATHLETICS, INTERRUPT, target=mover)
        other = trait_roll(table, mover, ATHLETICS, INTERRUPT, target=who)
        table.tell(facts.hold_rolled, who, mover, own.number, other.number)
        margin = own.total - other.total if not own.critical and not other.critical else other.critical - own.critical
    at = fight.clock.at
    if margin < 0:
        take_place(table, who, at + 1)
        return
    table.effect(PENDING, INTERRUPT, mover, who, flags=SUSPENDED | (AT_ONCE if margin == 0 else 0), data=(action.deed,))
    take_place(table, who, at, come=True)
    table.make(phase_began, BETWEEN)


# ---- going on ----------------------------------------------------------------------------------------------------------------

def go_on(table: Table[Fight], who: Who) -> None:
    """Whoever was interrupted does what he was about to do, if it can still be done; at the same time as the other, whatever that
    one has done to him (sw.hold.interrupt)."""
    fight = table.battle
    pending = next(fight.effects_on(who, PENDING), None)
    if pending is None:
        return
    deed = pending.data[0]
    assert isinstance(deed, Action)
    together = bool(pending.flags & AT_ONCE)
    if together:
        table.make(effect_changed, Effect(pending.number, PENDING, INTERRUPT, who, pending.by, flags=AT_ONCE, data=pending.data))
    else:
        table.end(pending)
    if book.refuse(fight, deed) is None:
        table.perform(deed)
    if together:
        settle(table, who)


def settle(table: Table[Fight], who: Who) -> None:
    """What befell a creature at the same time as it acted takes effect (sw.hold.interrupt)."""
    fight = table.battle
    for effect in tuple(fight.effects_on(who, PENDING)):
        table.end(effect)
    for owed in settle_owed(table, who):
        damage, harm = owed.data
        assert isinstance(damage, int) and isinstance(harm, Harm)
        suffer(table, who, damage, harm)
