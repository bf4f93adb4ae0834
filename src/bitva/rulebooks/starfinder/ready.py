"""Readying: a deed held back until something happens."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, ClassVar, Final

from bitva.kernel.actions import Action, Moment, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.effects import Effect, Until
from bitva.kernel.facts import effect_changed, ordered
from bitva.kernel.rulings import Ruling
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import Attack
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, cost_of, out_of_turn, pay, poised
from bitva.rulebooks.starfinder.figures import in_reach, reaches, threatening
from bitva.rulebooks.starfinder.ground import reachable
from bitva.rulebooks.starfinder.initiative import moved
from bitva.rulebooks.starfinder.moments import (
    TURN_START,
    Acting,
    Attacking,
    Casting,
    Harmed,
    Stepping,
    TurnBegan,
    TurnOver,
)
from bitva.rulebooks.starfinder.movement import Walk
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.sight import LOCATION, awareness_of, line_of_sight
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import MOVE, READIED, STANDARD, SWIFT

READY: Final = "sf.ready.cost"
TRIPPED: Final = "sf.ready.trigger"
GM_SAYS: Final = "gm"


@value
class Ready(Action):
    """A deed held back until `of` (anybody hostile, if not said) does what `when` names; `feet` for what asks for a distance."""

    verb: ClassVar[str] = "ready"
    cost: ClassVar[str] = STANDARD
    who: Who
    deed: Action
    when: str = ""
    of: Who = NOBODY
    feet: int = 0


@value
class Release(Action):
    """The readied deed is done."""

    verb: ClassVar[str] = "release"
    who: Who
    deed: Action


@value
class Trigger(Ruling):
    """The game master says that what a creature waits for has happened."""

    verb: ClassVar[str] = "trigger"
    who: Who
    on: Who


@value
class TakeAsDefence(Ruling):
    """What a creature has readied counts as purely defensive, or does not."""

    verb: ClassVar[str] = "defensive"
    who: Who
    on: Who
    defensive: bool = True


# ---- what can be waited for ------------------------------------------------------------------------------------------------

Test = Callable[[Fight, Who, Effect, Any], Who]
"""Who of a moment's creatures trips what the first creature waits for; NOBODY if none does. It is asked before and after."""
TRIGGERS: dict[str, tuple[type[Moment], Test]] = {}
BEGINNINGS: Final = ("begins-to-cast",)
"""Events that are over before the deed which they begin is done: whatever waits for them comes in between (sf.spell.interrupt)."""
ANYBODY: Final = ("attacked", "hit", "harmed", "falls", "turn-starts", "turn-ends", "opens-door")
"""What counts whoever it befalls, when nobody is named; else only what an enemy does."""


def waits_for(word: str, kind: type[Moment]) -> Callable[[Test], Test]:
    """Register what a creature can wait for, by its word."""
    def register(test: Test) -> Test:
        TRIGGERS[word] = (kind, test)
        return test
    return register


def _crosses(fight: Fight, who: Who, step: Stepping, reach: int) -> int:
    """Does this step bring the mover within so many squares (1), or out of them (-1)?"""
    mover = fight.creatures[step.who]
    before = step.came >= 0 and in_reach(fight, who, reach, step.came, mover.size, mover.height)
    return in_reach(fight, who, reach, step.square, mover.size, mover.height) - before


def _reach(fight: Fight, who: Who) -> int:
    return max(reaches(fight.creatures[who]), default=1)


@waits_for("comes-within-reach", Stepping)
def comes_within_reach(fight: Fight, who: Who, held: Effect, step: Stepping) -> Who:
    return step.who if _crosses(fight, who, step, _reach(fight, who)) > 0 else NOBODY


@waits_for("leaves-reach", Stepping)
def leaves_reach(fight: Fight, who: Who, held: Effect, step: Stepping) -> Who:
    return step.who if _crosses(fight, who, step, _reach(fight, who)) < 0 else NOBODY


@waits_for("comes-within", Stepping)
def comes_within(fight: Fight, who: Who, held: Effect, step: Stepping) -> Who:
    return step.who if _crosses(fight, who, step, in_squares(int(str(held.data[3])))) > 0 else NOBODY


@waits_for("enters", Stepping)
def enters(fight: Fight, who: Who, held: Effect, step: Stepping) -> Who:
    """A doorway: a square of the layer `door`."""
    return step.who if fight.board.layer("door") >> step.square & 1 else NOBODY


@waits_for("appears", Stepping)
def appears(fight: Fight, who: Who, held: Effect, step: Stepping) -> Who:
    """The mover is in view where it comes to, and was not where it came from."""
    creature, mover = fight.creatures[who], fight.creatures[step.who]
    was, space = mover.space, fight.board.space
    views = []
    for square in (step.came, step.square):
        mover.space = space(square, mover.size)
        views.append(line_of_sight(fight, who, step.who))
    mover.space = was
    return step.who if creature.able and views == [False, True] else NOBODY


@waits_for("moves", Stepping)
def moves(fight: Fight, who: Who, held: Effect, step: Stepping) -> Who:
    return step.who


@waits_for("attacks", Attacking)
def attacks(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    return attack.who


@waits_for("attacks-me", Attacking)
def attacks_me(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    return attack.who if attack.target == who else NOBODY


@waits_for("shoots", Attacking)
def shoots(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    means = fight.creatures[attack.who].sheet.means.get(attack.means)
    return attack.who if means is not None and not means.melee else NOBODY


@waits_for("shoots-me", Attacking)
def shoots_me(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    return shoots(fight, who, held, attack) if attack.target == who else NOBODY


@waits_for("attacked", Attacking)
def attacked(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    return attack.target


@waits_for("hit", Attacking)
def hit(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    return attack.target if attack.hit else NOBODY


@waits_for("hits-me", Attacking)
def hits_me(fight: Fight, who: Who, held: Effect, attack: Attacking) -> Who:
    return attack.who if attack.hit and attack.target == who else NOBODY


@waits_for("harmed", Harmed)
def harmed(fight: Fight, who: Who, held: Effect, harm: Harmed) -> Who:
    return harm.who


@waits_for("falls", Harmed)
def falls(fight: Fight, who: Who, held: Effect, harm: Harmed) -> Who:
    return NOBODY if fight.creatures[harm.who].up else harm.who


@waits_for("begins-to-cast", Casting)
def begins_to_cast(fight: Fight, who: Who, held: Effect, casting: Casting) -> Who:
    return casting.who


@waits_for("casts", Casting)
def casts(fight: Fight, who: Who, held: Effect, casting: Casting) -> Who:
    return casting.who


@waits_for("acts", Acting)
def acts(fight: Fight, who: Who, held: Effect, deed: Acting) -> Who:
    return deed.who


@waits_for("opens-door", Acting)
def opens_door(fight: Fight, who: Who, held: Effect, deed: Acting) -> Who:
    return deed.who if deed.verb == "open" else NOBODY


@waits_for("turn-starts", TurnBegan)
def turn_starts(fight: Fight, who: Who, held: Effect, turn: TurnBegan) -> Who:
    return turn.who


@waits_for("turn-ends", TurnOver)
def turn_ends(fight: Fight, who: Who, held: Effect, turn: TurnOver) -> Who:
    return turn.who


# ---- readying --------------------------------------------------------------------------------------------------------------

@book.refuses(Ready)
def refuse_ready(fight: Fight, ready: Ready) -> Iterator[Refusal]:
    """A standard action for one standard, move or swift one with a stated trigger (sf.ready.cost)."""
    if ready.deed.who != ready.who:
        yield refusal(READY, hard=True, deed=ready.deed.verb)
        return
    if ready.when and ready.when not in TRIGGERS and ready.when != GM_SAYS:
        yield refusal(READY, hard=True, when=ready.when, known=(*TRIGGERS, GM_SAYS))
    yield from cannot_spend(fight, ready.who, STANDARD)
    if cost_of(fight, ready.deed) not in (STANDARD, MOVE, SWIFT) or isinstance(ready.deed, Ready):
        yield refusal(READY, deed=ready.deed.verb, costs=cost_of(fight, ready.deed))
    if not ready.when:
        yield refusal(READY, when="")


@book.proposes
def propose_ready(fight: Fight, who: Who) -> Iterator[Action]:
    """A blow for whoever comes within reach."""
    creature = fight.creatures[who]
    for means in threatening(creature)[:1] if creature.standard else ():
        for enemy in fight.enemies(who):
            if not in_reach(fight, who, means.reach, enemy.at, enemy.size, enemy.height):
                yield Ready(who, Attack(who, enemy.index, means.id), "comes-within-reach", enemy.index)


@book.performs(Ready)
def perform_ready(table: Table[Fight], ready: Ready) -> None:
    """It waits until the creature's next turn, in which it is lost (sf.ready.cost, sf.ready.lost)."""
    pay(table, ready.who, STANDARD, Ready.verb)
    for old in tuple(table.battle.effects_on(ready.who, "readied")):
        table.end(old)
    deed = book.notation.write(table.battle, ready.deed)
    defensive = bool(getattr(type(ready.deed), "defensive", False))
    table.effect("readied", READY, ready.who, ready.who, Until(TURN_START, ready.who), READIED,
                 data=(deed, ready.when, ready.of, ready.feet, defensive))


# ---- the trigger -------------------------------------------------------------------------------------------------------------

def waiting(fight: Fight, kind: type[Moment], side: When, moment: Moment) -> Iterator[Offer]:
    """Whoever waits for this is asked, if it perceives who tripped it: a purely defensive deed comes before the event, any other
    after it (sf.ready.trigger, sf.ready.defensive, sf.ready.other)."""
    for place in fight.clock.order:
        for held in fight.effects_on(place.who, "readied"):
            word, defensive = str(held.data[1]), bool(held.data[4])
            if word not in TRIGGERS or TRIGGERS[word][0] is not kind or not fight.creatures[held.on].able:
                continue
            if (side is When.BEFORE) != (defensive or word in BEGINNINGS):
                continue
            tripper = TRIGGERS[word][1](fight, held.on, held, moment)
            if tripper != NOBODY and meant(fight, held, tripper):
                offer = offered(fight, held, tripper)
                if offer is not None:
                    yield offer


def meant(fight: Fight, held: Effect, tripper: Who) -> bool:
    """Is this the one it waits for, and does it notice? (sf.ready.trigger)"""
    if held.data[2] != NOBODY:
        if held.data[2] != tripper:
            return False
    elif held.data[1] not in ANYBODY and not fight.hostile(held.on, tripper):
        return False
    return not fight.creatures[tripper].present or awareness_of(fight, held.on, tripper) >= LOCATION


def offered(fight: Fight, held: Effect, tripper: Who) -> Offer | None:
    """The readied deed, as far as it can be done as things are now."""
    deed = book.notation.read(fight, str(held.data[0]))
    now = poised(fight, held.on)
    deeds = tuple(Release(held.on, way) for way in ways(now, deed, tripper, held.data[2] == NOBODY)
                  if book.refuse(now, way) is None)
    return Offer(held.on, TRIPPED, deeds) if deeds else None


def ways(fight: Fight, deed: Action, tripper: Who, open_target: bool) -> Iterator[Action]:
    """The deed itself; a walk that names no way goes anywhere; a blow at whoever comes is aimed at who came."""
    if isinstance(deed, Walk) and not deed.path:
        reach = reachable(fight, deed.who)
        for square in squares(reach.squares & ~(1 << fight.creatures[deed.who].at)):
            yield replace(deed, path=reach.path(square))
        return
    yield deed
    if isinstance(deed, Attack) and open_target and tripper not in (NOBODY, deed.target) and fight.hostile(deed.who, tripper):
        yield replace(deed, target=tripper)


def _listen(kind: type[Moment], side: When) -> None:
    def readied(fight: Fight, moment: Moment) -> Iterator[Offer]:
        return waiting(fight, kind, side, moment) if fight.heeded else iter(())
    book.reacts(kind, side)(readied)


for _kind in dict.fromkeys(kind for kind, _ in TRIGGERS.values()):
    _listen(_kind, When.BEFORE)
    _listen(_kind, When.AFTER)


@book.refuses(Release)
def refuse_release(fight: Fight, release: Release) -> Iterator[Refusal]:
    """Not before the stated condition occurs (sf.ready.trigger)."""
    yield refusal(TRIPPED)


@book.performs(Release)
def perform_release(table: Table[Fight], release: Release) -> None:
    """It takes no reaction; the owner's count is the one at which it acts, for the rest of the fight, and it has no other turn in
    this round (sf.ready.trigger, sf.ready.initiative, sf.ready.reaction)."""
    fight = table.battle
    defensive = False
    for held in tuple(fight.effects_on(release.who, "readied")):
        defensive = bool(held.data[4])
        table.end(held)
    clock = fight.clock
    if clock.place is not None and clock.who != release.who:
        table.make(ordered, *moved(clock.order, clock.at, release.who, before=defensive))
        table.make(facts.turn_forgone, release.who)
    out_of_turn(table, release.deed)


# ---- the game master's word ----------------------------------------------------------------------------------------------------

def nothing_readied(fight: Fight, ruling: Trigger | TakeAsDefence) -> Iterator[Refusal]:
    """Only what waits can be triggered (sf.ready.trigger)."""
    if not any(fight.effects_on(ruling.on, "readied")):
        yield refusal(TRIPPED, hard=True, who=ruling.on)


book.refuses(Trigger)(nothing_readied)
book.refuses(TakeAsDefence)(nothing_readied)


@book.performs(Trigger)
def perform_trigger(table: Table[Fight], trigger: Trigger) -> None:
    """Whatever it waits for, its owner is asked now (sf.ready.trigger)."""
    fight = table.battle
    for held in tuple(fight.effects_on(trigger.on, "readied")):
        offer = offered(fight, held, NOBODY) if fight.creatures[trigger.on].able else None
        if offer is not None:
            table.take(offer)


@book.performs(TakeAsDefence)
def perform_defence(table: Table[Fight], ruling: TakeAsDefence) -> None:
    """The game master may take a particular readied deed as purely defensive (sf.ready.defensive)."""
    for held in tuple(table.battle.effects_on(ruling.on, "readied")):
        table.make(effect_changed, replace(held, data=(*held.data[:4], ruling.defensive)))

