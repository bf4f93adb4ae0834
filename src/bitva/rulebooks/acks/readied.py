"""Readied actions: what is held back and for what, the window in which it breaks in, countercharge and set weapons, its loss."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, ClassVar, Final

from bitva.kernel.actions import PASS, Action, Moment, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.effects import Effect, Until
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.attack import Attack
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import ROUND_ENDS
from bitva.rulebooks.acks.conditions import end_kind
from bitva.rulebooks.acks.figures import combat_speed
from bitva.rulebooks.acks.forced import FORCED
from bitva.rulebooks.acks.gear import means_of, usable
from bitva.rulebooks.acks.ground import reachable, ways
from bitva.rulebooks.acks.harm import HARMED
from bitva.rulebooks.acks.march import March
from bitva.rulebooks.acks.moments import SEGMENT, Acted, Acting, Moved
from bitva.rulebooks.acks.saves import FAILED
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, cost_of, spend
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import COUNTER, SET
from bitva.rulebooks.acks.words import COUNTERED, READIED

EFFECT: Final = "readied"


@value
class Ready(Act):
    """A combat or movement action held back until `of` (any enemy, if not said) does what `when` names."""

    verb: ClassVar[str] = "ready"
    cost: ClassVar[str] = COMBAT
    who: Who
    deed: Action
    when: str
    of: Who = NOBODY


@value
class Release(Action):
    """The readied action breaks in; against a charge it may be a countercharge."""

    verb: ClassVar[str] = "release"
    who: Who
    deed: Action
    stance: str = ""


@value
class Trigger(Ruling):
    """The game master says that what a creature waits for has happened."""

    verb: ClassVar[str] = "trigger"
    who: Who
    on: Who


# ---- what can be waited for ------------------------------------------------------------------------------------------------

Test = Callable[[Fight, Who, Any], bool]
TRIGGERS: Final[dict[str, list[tuple[type[Moment], When, Test]]]] = {}
GM_SAYS: Final = "gm"
"""The trigger of which only the game master can say that it has come (acks.readied.window)."""


def waits_for(word: str, kind: type[Moment], when: When = When.AFTER) -> Callable[[Test], Test]:
    """Register what a creature can wait for, by its word; a movement is over when its window comes, any other act has not begun
    (acks.readied.timing)."""
    def register(test: Test) -> Test:
        if not any((kind, when) == (known, side) for tests in TRIGGERS.values() for known, side, _ in tests):
            _listen(kind, when)
        TRIGGERS.setdefault(word, []).append((kind, when, test))
        return test
    return register


def _listen(kind: type[Moment], when: When) -> None:
    def readied(fight: Fight, moment: Moment) -> Iterator[Offer]:
        return waiting(fight, kind, when, moment)
    book.reacts(kind, when)(readied)


def _next_to(fight: Fight, who: Who, other: Who, square: Square) -> bool:
    a, b = fight.creatures[who], fight.creatures[other]
    return fight.board.gap(a.at, a.size, square, b.size) <= 1


@waits_for("comes-adjacent", Moved)
def comes_adjacent(fight: Fight, who: Who, moved: Moved) -> bool:
    return not _next_to(fight, who, moved.who, moved.start) and any(_next_to(fight, who, moved.who, sq) for sq in moved.path)


@waits_for("moves", Moved)
def moves(fight: Fight, who: Who, moved: Moved) -> bool:
    return bool(moved.path)


@waits_for("charges", Moved)
def charges(fight: Fight, who: Who, moved: Moved) -> bool:
    return moved.how == "charge"


@waits_for("charged", Moved)
def charged(fight: Fight, who: Who, moved: Moved) -> bool:
    return moved.how == "charge" and moved.target == who


@waits_for("attacks", Moved)
def attacks_after_moving(fight: Fight, who: Who, moved: Moved) -> bool:
    return moved.how in ("charge", "attack")


@waits_for("attacks", Acting, When.BEFORE)
def attacks(fight: Fight, who: Who, acting: Acting) -> bool:
    return acting.how == "attack"


@waits_for("casts", Acting, When.BEFORE)
def casts(fight: Fight, who: Who, acting: Acting) -> bool:
    return acting.how == "cast"


@waits_for("acts", Acting, When.BEFORE)
def acts(fight: Fight, who: Who, acting: Acting) -> bool:
    return True


@waits_for("door-opens", Acted)
def door_opens(fight: Fight, who: Who, acted: Acted) -> bool:
    return acted.how == "open"


ANYBODY: Final = ("door-opens",)
"""What counts whoever does it, when nobody is named; else only what an enemy does."""


# ---- readying --------------------------------------------------------------------------------------------------------------

@book.refuses(Ready)
def refuse_ready(fight: Fight, ready: Ready) -> Iterator[Refusal]:
    """The combat action for it, a movement or combat action to do, and an event that sets it off (acks.ready.action,
    acks.ready.statement)."""
    if ready.deed.who != ready.who or isinstance(ready.deed, Ready) or cost_of(ready.deed) not in (MOVEMENT, COMBAT):
        yield refusal("acks.ready.action", hard=True, deed=ready.deed.verb)
        return
    if ready.when not in TRIGGERS and ready.when != GM_SAYS:
        yield refusal("acks.ready.statement", hard=True, when=ready.when, known=(*TRIGGERS, GM_SAYS))
    if not isinstance(ready.deed, March):
        yield from (reason for reason in book.refusals(fight, ready.deed) if reason.hard)
    yield from cannot(fight, ready.who, COMBAT)


@book.proposes
def propose_ready(fight: Fight, who: Who) -> Iterator[Action]:
    """A blow for each enemy out of reach that may come next to it."""
    creature = fight.creatures[who]
    means = next((means for means in usable(fight, who) if means.melee), None)
    if means is not None and not creature.spent and not creature.sequence:
        for other in fight.enemies(who):
            if fight.feet(who, other.index) > 5:
                yield Ready(who, Attack(who, other.index, means.id), "comes-adjacent", other.index)


@book.performs(Ready)
def perform_ready(table: Table[Fight], ready: Ready) -> None:
    """It gives up the act now for the chance to perform it before its next segment, in the next round too (acks.readied.forgo,
    acks.readied.carry, acks.readied.lapse)."""
    spend(table, ready)
    end_kind(table, ready.who, EFFECT)
    deed = book.notation.write(table.battle, ready.deed)
    table.effect(EFFECT, "acks.ready.action", ready.who, ready.who, Until(SEGMENT, ready.who), READIED,
                 data=(deed, ready.when, ready.of))


# ---- the window --------------------------------------------------------------------------------------------------------------

def waiting(fight: Fight, kind: type[Moment], when: When, moment: Any) -> Iterator[Offer]:
    """Whoever waits for this is asked, the one with the higher number of this round first (acks.readied.window,
    acks.readied.timing, acks.readied.tie)."""
    for held in in_order(fight):
        tests = TRIGGERS.get(str(held.data[1]), ())
        tripped = any(kind is known and when is side and test(fight, held.on, moment) for known, side, test in tests)
        if tripped and moment.who != held.on and meant(fight, held, moment.who):
            offer = offered(fight, held, moment.who)
            if offer is not None:
                yield offer


def in_order(fight: Fight) -> list[Effect]:
    """What is readied, by the numbers of this round and its order of ties (acks.readied.tie)."""
    def rank(held: Effect) -> tuple[int, int]:
        return -fight.creatures[held.on].number, fight.clock.place_of(held.on)
    return sorted((effect for effect in fight.effects if effect.kind == EFFECT), key=rank)


def meant(fight: Fight, held: Effect, tripper: Who) -> bool:
    """Is this the one it waits for, and is he not hidden from it? (acks.ready.statement)"""
    if fight.creatures[tripper].hidden >> held.on & 1:
        return False
    if held.data[2] != NOBODY:
        return held.data[2] == tripper
    return held.data[1] in ANYBODY or fight.hostile(held.on, tripper)


def offered(fight: Fight, held: Effect, tripper: Who) -> Offer | None:
    """The readied act as far as it can be done now, and a countercharge if the one interrupted has charged (acks.readied.window,
    acks.readied.countercharge)."""
    deed = book.notation.read(fight, str(held.data[0]))
    now = fight.clone()
    facts.interrupts(now, held.on, cost_of(deed), "")
    possible = [way for way in every_way(now, deed, tripper, held.data[2] == NOBODY) if book.refuse(now, way) is None]
    releases = [Release(held.on, way, stance) for way in possible for stance in stances(fight, way, tripper)]
    return Offer(held.on, "acks.readied.window", tuple(releases), placed=True) if releases else None


def every_way(fight: Fight, deed: Action, tripper: Who, open_target: bool) -> Iterator[Action]:
    """The act itself; a march that names no way goes anywhere; a blow at whoever comes is aimed at who came."""
    if isinstance(deed, March) and not deed.path:
        for path in ways(reachable(fight, deed.who, combat_speed(fight, deed.who))):
            yield replace(deed, path=path)
    elif isinstance(deed, Attack) and open_target and tripper != NOBODY:
        yield replace(deed, target=tripper)
    else:
        yield deed


def stances(fight: Fight, deed: Action, tripper: Who) -> tuple[str, ...]:
    """Against the one who charges a melee attack may be a countercharge (acks.readied.countercharge)."""
    if not isinstance(deed, Attack) or not may_counter(fight, deed):
        return ("",)
    return ("", COUNTER)


def may_counter(fight: Fight, attack: Attack) -> bool:
    """Is it a melee attack on the one whose charge is being interrupted? (acks.readied.countercharge, acks.readied.set)"""
    means = means_of(fight, attack.who, attack.means)
    charger = fight.creatures[attack.target]
    return means is not None and means.melee and fight.clock.who == attack.target and charger.charge >= 0


@book.refuses(Release)
def refuse_release(fight: Fight, release: Release) -> Iterator[Refusal]:
    """Only the named act, only when its time comes, and a countercharge only against a charge (acks.readied.countercharge,
    acks.ready.statement, acks.readied.window)."""
    held = next(fight.effects_on(release.who, EFFECT), None)
    if release.stance and not (isinstance(release.deed, Attack) and may_counter(fight, release.deed)):
        yield refusal("acks.readied.countercharge")
    if held is not None and str(held.data[0]).split()[1:2] != [release.deed.verb]:
        yield refusal("acks.ready.statement", deed=release.deed.verb)
    yield refusal("acks.readied.window")


@book.performs(Release)
def perform_release(table: Table[Fight], release: Release) -> None:
    """It is used now; a countercharge costs Armour Class, and an impact weapon that merely waits for a charge is set against it
    (acks.readied.countercharge, acks.readied.countercharge.ac, acks.readied.set)."""
    fight, who, deed = table.battle, release.who, release.deed
    end_kind(table, who, EFFECT)
    stance = release.stance
    if stance == COUNTER:
        table.effect("countercharging", "acks.readied.countercharge.ac", who, who, Until(SEGMENT, who), COUNTERED)
    elif isinstance(deed, Attack) and may_counter(fight, deed):
        means = means_of(fight, who, deed.means)
        stance = SET if means is not None and means.impact else ""
    break_in(table, deed, stance)


def break_in(table: Table[Fight], deed: Action, stance: str = "") -> None:
    """One act out of its segment, a series of attacks whole; what its own segment has left is untouched (acks.readied.window)."""
    fight, creature = table.battle, table.battle.creatures[deed.who]
    before = (creature.full, creature.moves, creature.combat, creature.stayed, creature.travelled, creature.sequence, creature.done)
    table.make(facts.interrupts, deed.who, cost_of(deed), stance)
    table.perform(deed)
    while creature.sequence and creature.able:
        more = tuple(act for act in book.options(fight, deed.who) if isinstance(act, Attack))
        choice = table.ask(deed.who, "acks.attack.sequence", (*more, PASS)) if more else PASS
        if not isinstance(choice, Attack):
            break
        table.perform(choice)
    table.make(facts.interrupted, deed.who, *before)


# ---- the game master says that it happens --------------------------------------------------------------------------------------

@book.refuses(Trigger)
def refuse_trigger(fight: Fight, trigger: Trigger) -> Iterator[Refusal]:
    """Only what waits can be triggered (acks.readied.window)."""
    if not any(fight.effects_on(trigger.on, EFFECT)):
        yield refusal("acks.readied.window", hard=True, who=trigger.on)


@book.performs(Trigger)
def perform_trigger(table: Table[Fight], trigger: Trigger) -> None:
    """Whatever it waits for, its owner is asked now (acks.readied.window)."""
    for held in tuple(table.battle.effects_on(trigger.on, EFFECT)):
        offer = offered(table.battle, held, NOBODY)
        if offer is not None:
            table.take(offer)


# ---- losing it -----------------------------------------------------------------------------------------------------------------

def lose_readiness(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """Damage, a failed saving throw or being moved against one's will destroys what is readied (acks.readied.loss)."""
    if table.battle.creatures[who].flags & READIED:
        end_kind(table, who, EFFECT)
        table.tell(facts.readiness_lost, who, rule)


def stand_down(table: Table[Fight]) -> None:
    """A round without an offensive act wipes out what everybody has readied (acks.readied.standoff)."""
    fight = table.battle
    if not fight.offence:
        for creature in fight.creatures:
            lose_readiness(table, creature.index, "acks.readied.standoff")


def _lost(table: Table[Fight], who: Who, rule: RuleId) -> None:
    lose_readiness(table, who, "acks.readied.loss")


HARMED.append(_lost)
FAILED.append(_lost)
FORCED.append(_lost)
ROUND_ENDS.append(stand_down)
