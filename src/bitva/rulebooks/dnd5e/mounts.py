"""Mounts: getting on and off, steering, and keeping one's seat."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import PASS, Action, Refusal, refusal
from bitva.kernel.battle import Place
from bitva.kernel.effects import Effect
from bitva.kernel.facts import forbidden, grown, handed_over, ordered, stepped
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY, Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.facts.turns import TURN
from bitva.rulebooks.dnd5e.forced import places_beside, settle
from bitva.rulebooks.dnd5e.harm import end_kind, impose, lift
from bitva.rulebooks.dnd5e.moments import TURN_END, BroughtLow, Shoved, TurnBegan, TurnOver
from bitva.rulebooks.dnd5e.movement import cannot_move
from bitva.rulebooks.dnd5e.posture import feet_mode, half_speed, too_slow
from bitva.rulebooks.dnd5e.riding import RIDDEN_BY, RIDING, carry, controller_of, mount_of, rider_of
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import ENDS, begin_turn, do_tasks, may_react, not_its_turn
from bitva.rulebooks.dnd5e.words import MOUNTED, PRONE, RIDDEN, SIZES

WHO: Final = "dnd.mount.who"
MOUNTING: Final = "dnd.mount.mounting"
THROWN: Final = "dnd.mount.thrown_off"
CONTROLLED: Final = "dnd.mount.controlled"
TRAINED: Final = "trained"
LED: Final = "led"
"""The kind of a controlled mount's place in the order: its turn is part of its rider's."""
BRIDLED: Final = ("dash", "disengage", "dodge")
"""The actions of a controlled mount (dnd.mount.controlled)."""
GOING: Final = ("move", "stand", "jump", "high-jump", "drop-prone")
"""What it does besides: going where it is directed."""
SEAT_DC: Final = 10


@value
class Mount(Action):
    """A creature gets onto another's back; `free` leaves a trained mount to itself."""

    verb: ClassVar[str] = "mount"
    who: Who
    target: Who
    free: bool = False


@value
class Dismount(Action):
    """A rider gets off, onto this square."""

    verb: ClassVar[str] = "dismount"
    who: Who
    to: Square


@value
class LandOnFeet(Action):
    """A rider jumps clear of its falling mount, onto this square."""

    verb: ClassVar[str] = "land"
    who: Who
    to: Square


# ---- getting on ----------------------------------------------------------------------------------------------------------------

@book.refuses(Mount)
def refuse_mount(fight: Fight, mount: Mount) -> Iterator[Refusal]:
    """Once in a move, a willing creature that is larger, within 5 ft, for half the speed (dnd.mount.mounting, dnd.mount.who)."""
    creature, steed = fight.creatures[mount.who], fight.creatures[mount.target]
    if not steed.present or steed.dead or mount.target == mount.who:
        yield refusal(WHO, hard=True, target=mount.target)
        return
    yield from not_its_turn(fight, mount.who)
    if steed.flags & (RIDDEN | MOUNTED) or fight.relation(mount.who, mount.target) == "hostile":
        yield refusal(WHO, target=mount.target)
    if SIZES.index(steed.sheet.size_name) <= SIZES.index(creature.sheet.size_name):
        yield refusal(WHO, target=mount.target, size=steed.sheet.size_name)
    if fight.gap(mount.who, mount.target) > 1:
        yield refusal(MOUNTING, away=fight.gap(mount.who, mount.target) * 5)
    yield from once(creature)
    yield from too_slow(fight, mount.who, MOUNTING)
    yield from cannot_move(fight, mount.who)
    if creature.flags & PRONE:
        yield refusal("dnd.move.crawl")


def once(creature: Combatant) -> Iterator[Refusal]:
    """Only once during a move does one mount or dismount (dnd.mount.mounting)."""
    if MOUNTING in creature.done:
        yield refusal(MOUNTING, done=True)


@book.proposes
def propose_mounting(fight: Fight, who: Who) -> Iterator[Action]:
    """Every larger creature beside it that can carry a rider, to be steered or left to itself (dnd.mount.who)."""
    creature = fight.creatures[who]
    for steed in fight.creatures:
        if steed.present and "mount" in steed.sheet.data and fight.gap(who, steed.index) <= 1 and not creature.flags & MOUNTED:
            yield Mount(who, steed.index)
            if steed.sheet.data["mount"] == TRAINED:
                yield Mount(who, steed.index, free=True)


@book.performs(Mount)
def perform_mount(table: Table[Fight], mount: Mount) -> None:
    """Whether a creature lets itself be ridden that is not known to, the game master says (dnd.mount.who, dnd.mount.mounting)."""
    fight = table.battle
    steed = fight.creatures[mount.target]
    if (
        "mount" not in steed.sheet.data
        and table.ask(NOBODY, WHO, ("allow", "forbid"), who=mount.who, target=mount.target) == "forbid"
    ):
        table.tell(forbidden, mount.who, WHO)
        return
    table.make(facts.moved, mount.who, half_speed(fight, mount.who), feet_mode(fight, mount.who))
    table.make(facts.happened, mount.who, MOUNTING)
    seat(table, mount.who, mount.target, steed.sheet.data.get("mount") == TRAINED and not mount.free)


def seat(table: Table[Fight], who: Who, on: Who, controlled: bool) -> None:
    """A creature sits on another: a trained one it steers, any other does as it likes and is the game master's
    (dnd.mount.controlled, dnd.mount.independent)."""
    fight = table.battle
    steed = fight.creatures[on]
    ran = steed.controller
    ridden = table.effect(
        RIDDEN_BY, CONTROLLED if controlled else "dnd.mount.independent", on, who, flags=RIDDEN, data=(controlled, ran)
    )
    table.effect(RIDING, MOUNTING, who, on, flags=MOUNTED, cause=ridden.number)
    carry(table, on)
    person = fight.creatures[who].controller if controlled else GM
    if person != ran:
        table.make(handed_over, on, person)
    if controlled and fight.clock.order:
        follow_rider(table, who, on)


def follow_rider(table: Table[Fight], rider: Who, mount: Who) -> None:
    """From now on the mount has its rider's initiative, and its turn with his: it can act at once if it is his turn now
    (dnd.mount.controlled)."""
    fight = table.battle
    clock = fight.clock
    own = clock.place_of(rider)
    if own < 0:
        return
    place = clock.order[own]
    reorder(table, mount, Place(mount, place.count, 0, LED), after=rider)
    if clock.who == rider and clock.phase == TURN:
        begin_turn(table, mount, led=True)


def reorder(table: Table[Fight], who: Who, place: Place, after: Who, before: bool = False) -> None:
    """A creature's place in the order is now beside another's; whose turn it is stays so."""
    clock = table.battle.clock
    now = clock.order[clock.at] if clock.place is not None else None
    rest = [other for other in clock.order if other.who != who]
    at = next(n for n, other in enumerate(rest) if other.who == after and other.kind == TURN) + (not before)
    order = (*rest[:at], place, *rest[at:])
    if now is None:
        table.make(ordered, order, clock.at)
    elif now.who == who:
        table.make(ordered, order, order.index(place))
    else:
        table.make(ordered, order, order.index(now))


# ---- steering ------------------------------------------------------------------------------------------------------------------

def bridled(fight: Fight, action: Action) -> Iterator[Refusal]:
    """A controlled mount moves as directed, and has no actions but three (dnd.mount.controlled)."""
    if controller_of(fight, action.who) != NOBODY and action.verb not in BRIDLED + GOING:
        yield refusal(CONTROLLED, verb=action.verb)


book.bridles.append(bridled)
book.special_places[LED] = lambda table, who: None


@book.follows(TurnBegan)
def mount_begins(table: Table[Fight], turn: TurnBegan) -> None:
    """The turn of a controlled mount begins with its rider's (dnd.mount.controlled)."""
    mount = mount_of(table.battle, turn.who)
    if mount != NOBODY and controller_of(table.battle, mount) == turn.who:
        begin_turn(table, mount, led=True)


@book.follows(TurnOver)
def mount_ends(table: Table[Fight], turn: TurnOver) -> None:
    """And it ends with it (dnd.mount.controlled)."""
    mount = mount_of(table.battle, turn.who)
    if mount != NOBODY and controller_of(table.battle, mount) == turn.who:
        end_led_turn(table, mount)


def end_led_turn(table: Table[Fight], mount: Who) -> None:
    """What falls on the end of a mount's turn (dnd.turn.start_end)."""
    steed = table.battle.creatures[mount]
    if table.battle.effects and steed.present and not steed.dead:
        do_tasks(table, mount, ENDS)
    table.make(facts.turn_ended, mount)
    table.expire(TURN_END, mount)


@book.proposes
def propose_for_mount(fight: Fight, who: Who) -> Iterator[Action]:
    """A rider on its turn may get off, wherever there is room (dnd.mount.mounting)."""
    mount = mount_of(fight, who)
    if mount != NOBODY:
        for square in places_beside(fight, who, mount):
            yield Dismount(who, square)


# ---- getting off ---------------------------------------------------------------------------------------------------------------

@book.refuses(Dismount)
def refuse_dismount(fight: Fight, dismount: Dismount) -> Iterator[Refusal]:
    """A rider, for half its speed, once in a move, to a free place within 5 ft (dnd.mount.mounting)."""
    creature = fight.creatures[dismount.who]
    mount = mount_of(fight, dismount.who)
    if mount == NOBODY:
        yield refusal(MOUNTING, hard=True)
        return
    yield from not_its_turn(fight, dismount.who)
    if dismount.to not in places_beside(fight, dismount.who, mount):
        yield refusal(MOUNTING, to=dismount.to)
    yield from once(creature)
    yield from too_slow(fight, dismount.who, MOUNTING)
    yield from (reason for reason in cannot_move(fight, dismount.who) if reason.rule != MOUNTING)


@book.performs(Dismount)
def perform_dismount(table: Table[Fight], dismount: Dismount) -> None:
    """It stands beside its mount (dnd.mount.mounting)."""
    table.make(facts.moved, dismount.who, half_speed(table.battle, dismount.who), feet_mode(table.battle, dismount.who))
    table.make(facts.happened, dismount.who, MOUNTING)
    get_off(table, dismount.who, dismount.to)


def get_off(table: Table[Fight], who: Who, to: Square) -> None:
    """A rider is beside its mount now; if that is in the air, it falls."""
    end_kind(table, who, RIDING)
    table.make(stepped, who, to)
    settle(table, who)


@book.on_end(RIDING)
def rider_off(table: Table[Fight], effect: Effect) -> None:
    """Whoever no longer rides has a space of its own again (dnd.size.table)."""
    creature = table.battle.creatures[effect.on]
    if creature.present and creature.size != creature.sheet.size:
        table.make(grown, effect.on, creature.sheet.size)
    if effect.by >= 0:
        for other in tuple(table.battle.effects_on(effect.by, RIDDEN_BY)):
            table.end(other)


@book.on_end(RIDDEN_BY)
def mount_free(table: Table[Fight], effect: Effect) -> None:
    """A mount without its rider is run by whoever ran it before, and keeps the initiative that it had with him; it has no second
    turn
    in this round (dnd.mount.controlled, dnd.round.one_turn_each)."""
    fight = table.battle
    if fight.creatures[effect.on].controller != effect.data[1]:
        table.make(handed_over, effect.on, str(effect.data[1]))
    if effect.data[0] and any(place.who == effect.on and place.kind == LED for place in fight.clock.order):
        now = fight.clock.who == effect.by and fight.clock.phase == TURN
        if now:
            end_led_turn(table, effect.on)
        count = next(place.count for place in fight.clock.order if place.who == effect.on)
        reorder(table, effect.on, Place(effect.on, count, 0, TURN), after=effect.by, before=now)


# ---- thrown off ----------------------------------------------------------------------------------------------------------------

@book.follows(Shoved)
def hold_fast(table: Table[Fight], shoved: Shoved) -> None:
    """When its mount is moved against its will a rider has to keep its seat (dnd.mount.thrown_off)."""
    rider = rider_of(table.battle, shoved.who)
    if rider != NOBODY and not save(table, rider, "dex", SEAT_DC, THROWN):
        throw(table, rider, shoved.who)


@book.follows(BroughtLow)
def brought_low(table: Table[Fight], low: BroughtLow) -> None:
    """A rider knocked prone has to keep its seat; from a mount that goes down it jumps clear, with its reaction, or falls
    (dnd.mount.thrown_off)."""
    fight = table.battle
    creature = fight.creatures[low.who]
    if creature.flags & MOUNTED and creature.flags & PRONE:
        if save(table, low.who, "dex", SEAT_DC, THROWN):
            lift(table, low.who, "prone")
        else:
            throw(table, low.who, mount_of(fight, low.who))
    rider = rider_of(fight, low.who)
    if rider != NOBODY and not jumps_clear(table, rider, low.who):
        throw(table, rider, low.who)


def jumps_clear(table: Table[Fight], rider: Who, mount: Who) -> bool:
    """With its reaction a rider lands on its feet beside its mount (dnd.mount.thrown_off)."""
    fight = table.battle
    if not may_react(fight.creatures[rider]):
        return False
    leaps = tuple(LandOnFeet(rider, square) for square in places_beside(fight, rider, mount))
    choice = table.ask(rider, THROWN, (*leaps, PASS), mount=mount) if leaps else PASS
    if not isinstance(choice, LandOnFeet):
        return False
    table.perform(choice)
    return True


@book.refuses(LandOnFeet)
def refuse_land(fight: Fight, land: LandOnFeet) -> Iterator[Refusal]:
    """Without its trigger a reaction cannot be taken (dnd.reaction.definition)."""
    yield refusal("dnd.reaction.definition")


@book.performs(LandOnFeet)
def perform_land(table: Table[Fight], land: LandOnFeet) -> None:
    """It takes the reaction (dnd.mount.thrown_off)."""
    table.make(facts.reaction_spent, land.who)
    get_off(table, land.who, land.to)


def throw(table: Table[Fight], rider: Who, mount: Who) -> None:
    """A rider comes off and lies prone within 5 ft of its mount (dnd.mount.thrown_off)."""
    fight = table.battle
    creature = fight.creatures[rider]
    to = next(places_beside(fight, rider, mount), creature.at)
    get_off(table, rider, to)
    if creature.present and not creature.flags & PRONE:
        impose(table, rider, "prone", THROWN)

