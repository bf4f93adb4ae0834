"""Readying: a deed held back until something happens, and carried out then as a reaction."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

from bitva.kernel.actions import PASS, Action, Moment, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.effects import Effect, Until
from bitva.kernel.rulings import Ruling
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import Attack
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import melee_means, reach_of
from bitva.rulebooks.dnd5e.ground import reachable
from bitva.rulebooks.dnd5e.moments import TURN_START, Acted, Attacked, Casting, Harmed, Stepped, TurnBegan, TurnOver
from bitva.rulebooks.dnd5e.movement import Move
from bitva.rulebooks.dnd5e.sight import HEAVILY, locates, obscurement, sees, unbroken
from bitva.rulebooks.dnd5e.state import Fight, levels_apart
from bitva.rulebooks.dnd5e.turn import may_react, no_action_left
from bitva.rulebooks.dnd5e.words import BLINDED, READIED, UNCONSCIOUS


@value
class Ready(Action):
    """A deed held back until `of` (anybody hostile, if not said) does what `when` names; `feet` for what asks for a distance."""

    verb: ClassVar[str] = "ready"
    who: Who
    deed: Action
    when: str = "gm"
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


class Holding:
    """How one kind of action is readied that is more than a deed postponed: a spell is cast at once and held."""

    __slots__ = ("begin", "refuse", "release")

    def __init__(self, refuse: Callable[[Fight, Any], Iterator[Refusal]], begin: Callable[[Table[Fight], Any], int],
                 release: Callable[[Table[Fight], Any], None]) -> None:
        self.refuse = refuse
        """Why this cannot be readied."""
        self.begin = begin
        """What readying it takes; returns the number of the effect it hangs on, 0 if on none, -1 if it came to nothing."""
        self.release = release
        """The deed itself at the trigger, instead of its usual performance."""


HOLDINGS: dict[type[Action], Holding] = {}


# ---- what can be waited for ------------------------------------------------------------------------------------------------

Test = Callable[[Fight, Who, Effect, Any], Who]
"""Who of a moment's creatures tripped what the first creature waits for; NOBODY if none did."""
TRIGGERS: dict[str, tuple[type[Moment], When, Test]] = {}


def waits_for(word: str, kind: type[Moment], when: When = When.AFTER) -> Callable[[Test], Test]:
    """Register what a creature can wait for, by its word."""
    def register(test: Test) -> Test:
        TRIGGERS[word] = (kind, when, test)
        return test
    return register


def distance_at(fight: Fight, who: Who, other: Who, square: Square, height: int) -> int:
    """How far a creature would be with another on this square at this height (dnd.grid.distance)."""
    creature, mover = fight.creatures[who], fight.creatures[other]
    flat = fight.board.gap(creature.at, creature.size, square, mover.size)
    return max(flat, levels_apart(creature.height, creature.size, height, mover.size))


def _crosses(fight: Fight, who: Who, step: Stepped, limit: int) -> int:
    """Has this step brought the mover within so many squares (1), or out of them (-1)?"""
    was = step.came >= 0 and distance_at(fight, who, step.who, step.came, step.was) <= limit
    return (distance_at(fight, who, step.who, step.square, fight.creatures[step.who].height) <= limit) - was


@waits_for("comes-within-reach", Stepped)
def comes_within_reach(fight: Fight, who: Who, held: Effect, step: Stepped) -> Who:
    return step.who if _crosses(fight, who, step, reach_of(fight, fight.creatures[who])) > 0 else NOBODY


@waits_for("leaves-reach", Stepped)
def leaves_reach(fight: Fight, who: Who, held: Effect, step: Stepped) -> Who:
    return step.who if _crosses(fight, who, step, reach_of(fight, fight.creatures[who])) < 0 else NOBODY


@waits_for("comes-within", Stepped)
def comes_within(fight: Fight, who: Who, held: Effect, step: Stepped) -> Who:
    return step.who if _crosses(fight, who, step, int(str(held.data[3])) // 5) > 0 else NOBODY


@waits_for("appears", Stepped)
def appears(fight: Fight, who: Who, held: Effect, step: Stepped) -> Who:
    """The mover can be seen now, and could not be where it came from."""
    if not sees(fight, who, step.who):
        return NOBODY
    return step.who if step.came < 0 or not _in_view(fight, who, step) else NOBODY


def _in_view(fight: Fight, who: Who, step: Stepped) -> bool:
    creature = fight.creatures[who]
    space = fight.board.space(step.came, fight.creatures[step.who].size)
    if creature.flags & (BLINDED | UNCONSCIOUS) or not unbroken(fight, creature.space, space):
        return False
    return any(obscurement(fight, who, square) < HEAVILY for square in squares(space))


@waits_for("moves", Stepped)
def moves(fight: Fight, who: Who, held: Effect, step: Stepped) -> Who:
    return step.who


@waits_for("attacks", Attacked)
def attacks(fight: Fight, who: Who, held: Effect, attack: Attacked) -> Who:
    return attack.who


@waits_for("attacked", Attacked)
def attacked(fight: Fight, who: Who, held: Effect, attack: Attacked) -> Who:
    return attack.target


@waits_for("harmed", Harmed)
def harmed(fight: Fight, who: Who, held: Effect, harm: Harmed) -> Who:
    return harm.who


@waits_for("falls", Harmed)
def falls(fight: Fight, who: Who, held: Effect, harm: Harmed) -> Who:
    return NOBODY if fight.creatures[harm.who].up else harm.who


@waits_for("begins-to-cast", Casting, When.BEFORE)
def begins_to_cast(fight: Fight, who: Who, held: Effect, casting: Casting) -> Who:
    return casting.who


@waits_for("casts", Acted)
def casts(fight: Fight, who: Who, held: Effect, deed: Acted) -> Who:
    return deed.who if deed.verb == "cast" else NOBODY


@waits_for("acts", Acted)
def acts(fight: Fight, who: Who, held: Effect, deed: Acted) -> Who:
    return deed.who


@waits_for("door-opens", Acted)
def door_opens(fight: Fight, who: Who, held: Effect, deed: Acted) -> Who:
    return deed.who if deed.verb == "open" else NOBODY


@waits_for("turn-starts", TurnBegan)
def turn_starts(fight: Fight, who: Who, held: Effect, turn: TurnBegan) -> Who:
    return turn.who


@waits_for("turn-ends", TurnOver)
def turn_ends(fight: Fight, who: Who, held: Effect, turn: TurnOver) -> Who:
    return turn.who


GM_SAYS = "gm"
ANYBODY = ("door-opens", "attacked", "harmed", "falls", "turn-starts", "turn-ends")
"""What counts whoever it befalls, when nobody is named; else only what an enemy does."""


# ---- readying --------------------------------------------------------------------------------------------------------------

@book.refuses(Ready)
def refuse_ready(fight: Fight, ready: Ready) -> Iterator[Refusal]:
    """An action is left for it; the trigger is one that can be perceived; the deed takes an action, or is a move
    (dnd.action.ready, dnd.action.ready_spell)."""
    if ready.deed.who != ready.who:
        yield refusal("dnd.action.ready", hard=True, deed=ready.deed.verb)
        return
    if ready.when not in TRIGGERS and ready.when != GM_SAYS:
        yield refusal("dnd.action.ready", hard=True, when=ready.when, known=(*TRIGGERS, GM_SAYS))
    yield from (reason for reason in book.refusals(fight, ready.deed) if reason.hard and not isinstance(ready.deed, Move))
    yield from no_action_left(fight, ready.who)
    if type(ready.deed) in HOLDINGS:
        yield from HOLDINGS[type(ready.deed)].refuse(fight, ready.deed)
    elif not isinstance(ready.deed, Move) and not takes_an_action(fight, ready.deed):
        yield refusal("dnd.action.ready", deed=ready.deed.verb)


def takes_an_action(fight: Fight, deed: Action) -> bool:
    """Would having an action or none make a difference to whether this may be done?"""
    with_one = poised(fight, deed.who)
    without = poised(fight, deed.who)
    facts.action_spent(without, deed.who, "")
    return tuple(book.refusals(with_one, deed)) != tuple(book.refusals(without, deed))


def poised(fight: Fight, who: Who) -> Fight:
    """The fight as it is for a creature that acts out of its turn: a copy to judge by."""
    copy = fight.clone()
    facts.acts_out_of_turn(copy, who)
    return copy


@book.proposes
def propose_ready(fight: Fight, who: Who) -> Iterator[Action]:
    """A blow for each enemy out of reach that may come into it."""
    creature = fight.creatures[who]
    for means in melee_means(fight, creature)[:1] if creature.action else ():
        for enemy in fight.enemies(who):
            if fight.gap(who, enemy.index) > means.reach:
                yield Ready(who, Attack(who, enemy.index, means.id), "comes-within-reach", enemy.index)


@book.performs(Ready)
def perform_ready(table: Table[Fight], ready: Ready) -> None:
    """It waits until the start of the creature's next turn, in which it is lost (dnd.action.ready)."""
    table.make(facts.action_spent, ready.who, Ready.verb)
    for old in tuple(table.battle.effects_on(ready.who, "readied")):
        table.end(old)
    holding = HOLDINGS.get(type(ready.deed))
    cause = holding.begin(table, ready.deed) if holding is not None else 0
    if cause < 0:
        return
    deed = book.notation.write(table.battle, ready.deed)
    table.effect("readied", "dnd.action.ready", ready.who, ready.who, Until(TURN_START, ready.who), READIED, cause,
                 (deed, ready.when, ready.of, ready.feet))


# ---- the trigger -------------------------------------------------------------------------------------------------------------

def waiting(fight: Fight, kind: type[Moment], when: When, moment: Moment) -> Iterator[Offer]:
    """Whoever waits for this moment is asked, if it perceives who tripped it and has a reaction
    (dnd.action.ready, dnd.reaction.one)."""
    for held in fight.effects:
        if held.kind != "readied" or held.data[1] not in TRIGGERS:
            continue
        waits, side, test = TRIGGERS[str(held.data[1])]
        if waits is not kind or side is not when or not may_react(fight.creatures[held.on]):
            continue
        tripper = test(fight, held.on, held, moment)
        if tripper not in (NOBODY, held.on) and _meant(fight, held, tripper):
            offer = offered(fight, held, tripper)
            if offer is not None:
                yield offer


def _meant(fight: Fight, held: Effect, tripper: Who) -> bool:
    """Is this the one it waits for, and does it notice? (dnd.action.ready)"""
    if held.data[2] != NOBODY and held.data[2] != tripper:
        return False
    if held.data[2] == NOBODY and held.data[1] not in ANYBODY and not fight.hostile(held.on, tripper):
        return False
    return not fight.creatures[tripper].present or locates(fight, held.on, tripper)


def offered(fight: Fight, held: Effect, tripper: Who) -> Offer | None:
    """The readied deed, as far as it can be done as things are now."""
    deed = book.notation.read(fight, str(held.data[0]))
    now = poised(fight, held.on)
    deeds = tuple(Release(held.on, way) for way in ways(now, deed, tripper, held.data[2] == NOBODY)
                  if type(way) in HOLDINGS or book.refuse(now, way) is None)
    return Offer(held.on, "dnd.action.ready", deeds) if deeds else None


def ways(fight: Fight, deed: Action, tripper: Who, open_target: bool) -> Iterator[Action]:
    """The deed itself; a move that names no way goes anywhere; a blow at whoever comes is aimed at who came."""
    if isinstance(deed, Move) and not deed.path:
        reach = reachable(fight, deed.who, deed.mode)
        for square in squares(reach.squares & ~(1 << fight.creatures[deed.who].at)):
            yield replace(deed, path=reach.path(square))
        return
    yield deed
    if isinstance(deed, Attack) and open_target and tripper not in (NOBODY, deed.target) and fight.hostile(deed.who, tripper):
        yield replace(deed, target=tripper)


def _listen(kind: type[Moment], when: When) -> None:
    def readied(fight: Fight, moment: Moment) -> Iterator[Offer]:
        return waiting(fight, kind, when, moment)
    book.reacts(kind, when)(readied)


for _kind, _when in dict.fromkeys((kind, when) for kind, when, _ in TRIGGERS.values()):
    _listen(_kind, _when)


@book.refuses(Release)
def refuse_release(fight: Fight, release: Release) -> Iterator[Refusal]:
    """Without its trigger a reaction cannot be taken (dnd.reaction.definition)."""
    yield refusal("dnd.reaction.definition")


@book.performs(Release)
def perform_release(table: Table[Fight], release: Release) -> None:
    """It takes the reaction, and the deed is done at once, whole (dnd.action.ready, dnd.reaction.immediate)."""
    table.make(facts.reaction_spent, release.who)
    for held in tuple(table.battle.effects_on(release.who, "readied")):
        table.end(held)
    holding = HOLDINGS.get(type(release.deed))
    if holding is not None:
        holding.release(table, release.deed)
    else:
        out_of_turn(table, release.deed)


def out_of_turn(table: Table[Fight], deed: Action) -> None:
    """A creature does one deed outside its turn; what it has of its own turn is untouched by it (dnd.reaction.any_turn)."""
    creature = table.battle.creatures[deed.who]
    before = (creature.action, creature.moved, creature.dashes, creature.attacks, creature.bundle, creature.doing)
    table.make(facts.acts_out_of_turn, deed.who)
    table.perform(deed)
    while creature.bundle and creature.able:
        parts = tuple(part for part in book.options(table.battle, deed.who) if part.verb in BUNDLED)
        choice = table.ask(deed.who, "dnd.action.multiattack", (*parts, PASS)) if parts else PASS
        if not isinstance(choice, Action):
            break
        table.perform(choice)
    table.make(facts.acted_out_of_turn, deed.who, *before)


BUNDLED = ("attack", "power")
"""The verbs of which a bundle consists."""


# ---- the game master says that it happens --------------------------------------------------------------------------------------

@book.refuses(Trigger)
def refuse_trigger(fight: Fight, trigger: Trigger) -> Iterator[Refusal]:
    """Only what waits can be triggered (dnd.action.ready)."""
    if not any(fight.effects_on(trigger.on, "readied")):
        yield refusal("dnd.action.ready", hard=True, who=trigger.on)


@book.performs(Trigger)
def perform_trigger(table: Table[Fight], trigger: Trigger) -> None:
    """Whatever it waits for, its owner is asked now (dnd.action.ready)."""
    fight = table.battle
    for held in tuple(fight.effects_on(trigger.on, "readied")):
        offer = offered(fight, held, NOBODY) if may_react(fight.creatures[trigger.on]) else None
        if offer is not None:
            table.take(offer)
