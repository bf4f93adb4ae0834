"""Mounts: they act in the turn of whoever rides them, carry him along, and throw him off; charges, and weapons set against them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.facts import stepped
from bitva.kernel.numbers import Term
from bitva.kernel.space import FRONT, bearing, quarter
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Square, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.attack import Attack, carry_out, reach_of
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.clock import bleed, come_to, recover
from bitva.rulebooks.savage.conditions import HOLD, impose
from bitva.rulebooks.savage.evasion import nearest
from bitva.rulebooks.savage.figures import in_hand, means_named, movement_left, pace, saddle
from bitva.rulebooks.savage.harm import Harm, suffer
from bitva.rulebooks.savage.moments import TURN_END, TURN_START, Attacked, Fell, Harmed, Stepped, Undertaking
from bitva.rulebooks.savage.movement import rooted
from bitva.rulebooks.savage.placing import carries
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.sheet import Means
from bitva.rulebooks.savage.state import NO_RUN, Fight, riders_of
from bitva.rulebooks.savage.strike import Strike, roll_damage
from bitva.rulebooks.savage.turn import own_turn
from bitva.rulebooks.savage.words import ATHLETICS, HOLDING, MOUNTED, PRONE, RIDDEN, RIDING

BASICS: Final = "sw.mount.basics"
FALL: Final = "sw.mount.fall"
CHARGE: Final = "sw.mount.charge"
SET: Final = "sw.mount.set_weapon"
SECOND: Final = "strikes-second"
RUN_UP: Final = 6
"""Inches in a fairly straight line towards the target that make a charge (sw.mount.charge)."""
HORNS: Final = 5
"""Inches after which horns do more (sw.attack.natural)."""
OUTDONE: Final = "outdone"
"""What has happened to a rider who has lost to a weapon set against him."""


# ---- getting on and off --------------------------------------------------------------------------------------------------------

@value
class Mount(Action):
    """A creature gets on a mount or into a vehicle next to it (sw.mount.basics)."""

    verb: ClassVar[str] = "mount"
    who: Who
    mount: Who


@value
class Dismount(Action):
    """A rider gets off, onto a free square next to his mount (sw.mount.basics)."""

    verb: ClassVar[str] = "dismount"
    who: Who
    square: Square


def half_pace(fight: Fight, who: Who) -> int:
    """What getting on or off costs."""
    return (pace(fight, who).total + 1) // 2


def bear(table: Table[Fight], who: Who, mount: Who, role: str) -> None:
    """From now on one creature is carried by another (sw.mount.basics)."""
    riding = table.effect("riding", BASICS, who, mount, flags=MOUNTED, data=(role,))
    table.effect("ridden", BASICS, mount, who, flags=RIDDEN, cause=riding.number)


def unseat(table: Table[Fight], who: Who) -> None:
    """A creature is no longer carried."""
    for effect in tuple(table.battle.effects_on(who, "riding")):
        table.end(effect)


@book.refuses(Mount)
def refuse_mount(fight: Fight, action: Mount) -> Iterator[Refusal]:
    """One's own turn, on one's feet, half one's Pace left, and a willing mount or a vehicle that is no smaller, next to one
    (sw.mount.basics)."""
    other = fight.creatures[action.mount]
    if not other.present or action.mount == action.who or not (other.sheet.mount or other.sheet.vehicle):
        yield refusal(BASICS, hard=True, mount=action.mount)
        return
    yield from own_turn(fight, action.who)
    yield from rooted(fight, action.who)
    own = fight.creatures[action.who]
    if own.flags & (MOUNTED | RIDDEN | PRONE) or not fight.adjacent(action.who, action.mount):
        yield refusal(BASICS, mount=action.mount)
    if not carries(own, other):
        yield refusal(BASICS, mount=action.mount)
    if fight.hostile(action.who, action.mount) or (not other.sheet.vehicle and riders_of(fight, action.mount)) or not other.up:
        yield refusal(BASICS, mount=action.mount)
    left = movement_left(fight, action.who)
    if left < half_pace(fight, action.who):
        yield refusal(BASICS, needs=half_pace(fight, action.who), left=left)


@book.refuses(Dismount)
def refuse_dismount(fight: Fight, action: Dismount) -> Iterator[Refusal]:
    """A rider, half his Pace left, and a free square next to the mount (sw.mount.basics)."""
    creature = fight.creatures[action.who]
    if not creature.flags & MOUNTED:
        yield refusal(BASICS, hard=True)
        return
    yield from own_turn(fight, action.who)
    yield from rooted(fight, action.who)
    if action.square not in tuple(nearest(fight, action.who, under_them(fight, action.who))):
        yield refusal("sw.grid.footprint", square=action.square)
    left = movement_left(fight, action.who)
    if left < half_pace(fight, action.who):
        yield refusal(BASICS, needs=half_pace(fight, action.who), left=left)


def under_them(fight: Fight, who: Who) -> int:
    """The squares of whatever carries a creature."""
    return next((fight.creatures[effect.by].space for effect in fight.effects_on(who, "riding")), 0)


@book.proposes
def propose_mounting(fight: Fight, who: Who) -> Iterator[Action]:
    creature = fight.creatures[who]
    if creature.flags & MOUNTED:
        yield from (Dismount(who, square) for square in nearest(fight, who, under_them(fight, who)))
        return
    yield from (Mount(who, other.index) for other in fight.others(who) if other.sheet.mount or other.sheet.vehicle)


@book.performs(Mount)
def perform_mount(table: Table[Fight], action: Mount) -> None:
    """It takes half of one's Pace (sw.mount.basics)."""
    fight = table.battle
    table.make(facts.pace_spent, action.who, half_pace(fight, action.who))
    table.make(stepped, action.who, fight.creatures[action.mount].at)
    driven = any(effect.data[0] == "driver" for effect in fight.effects if effect.kind == "riding" and effect.by == action.mount)
    bear(table, action.who, action.mount, "rider" if fight.creatures[action.mount].sheet.mount else "rider" if driven else "driver")


@book.performs(Dismount)
def perform_dismount(table: Table[Fight], action: Dismount) -> None:
    """It takes half of one's Pace (sw.mount.basics)."""
    table.make(facts.pace_spent, action.who, half_pace(table.battle, action.who))
    unseat(table, action.who)
    table.make(stepped, action.who, action.square)


# ---- the mount's share of the turn ---------------------------------------------------------------------------------------------

@book.turn_starts.append
def mount_begins(table: Table[Fight], who: Who) -> None:
    """The mount acts in its rider's turn, and comes to itself at the start of it (sw.mount.basics)."""
    mount = saddle(table.battle, who)
    if mount == NOBODY:
        return
    table.make(facts.mount_readied, mount)
    table.expire(TURN_START, mount)
    for task in (bleed, come_to, recover):
        if table.battle.creatures[mount].present:
            task(table, mount)


@book.turn_ends.append
def mount_ends(table: Table[Fight], who: Who) -> None:
    mount = saddle(table.battle, who)
    if mount != NOBODY:
        table.make(facts.turn_ended, mount)
        table.expire(TURN_END, mount)


@book.follows(Stepped)
def carry(table: Table[Fight], moment: Stepped) -> None:
    """Riders go where their mount goes (sw.mount.basics)."""
    fight = table.battle
    board = fight.board
    (x, y), (cx, cy) = board.xy(moment.square), board.xy(moment.came)
    for who in riders_of(fight, moment.who):
        rx, ry = board.xy(fight.creatures[who].at)
        table.make(stepped, who, board.square(rx + x - cx, ry + y - cy))


@book.attack_reasons.append
def on_foot(fight: Fight, attack: Attack, strike: Strike) -> Iterator[Refusal]:
    """Some weapons are for the saddle only (sw.mount.basics)."""
    if strike.means.has("mounted-only") and saddle(fight, attack.who) == NOBODY:
        yield refusal(BASICS, means=strike.means.id)


@book.attack_reasons.append
def in_front(fight: Fight, attack: Attack, strike: Strike) -> Iterator[Refusal]:
    """A ridden mount attacks what is in front of it, where facing counts (sw.mount.basics)."""
    creature = fight.creatures[attack.who]
    if not creature.flags & RIDDEN or creature.sheet.vehicle or not fight.option("facing", False):
        return
    x, y = fight.board.xy(creature.at)
    for target in attack.targets:
        tx, ty = fight.board.xy(fight.creatures[target].at)
        if quarter(creature.facing, bearing(tx - x, ty - y)) != FRONT:
            yield refusal(BASICS, target=target)


@book.attack_terms.append
def shaky(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """-2 to shots and throws from a galloping mount, a moving vehicle or another shaky stand, unless with steady hands
    (sw.attack.unstable, sw.vehicle.unstable, sw.edge.steady_hands)."""
    creature = fight.creatures[strike.who]
    if strike.means.melee or creature.sheet.has("steady-hands"):
        return
    under = next((fight.creatures[effect.by] for effect in fight.effects_on(strike.who, "riding")), None)
    if under is not None and under.sheet.vehicle and under.speed:
        yield Term(-2, "sw.vehicle.unstable")
    elif (under is not None and under.ran != NO_RUN) or any(fight.effects_on(strike.who, "unsteady")):
        yield Term(-2, "sw.attack.unstable")


# ---- falling off ---------------------------------------------------------------------------------------------------------------

@book.follows(Harmed)
def shaken_by_harm(table: Table[Fight], moment: Harmed) -> None:
    """A rider who is Shaken or wounded, or whose mount is, may fall (sw.mount.fall)."""
    stay_on(table, moment.who)
    for who in riders_of(table.battle, moment.who):
        stay_on(table, who)


@book.imposed.append
def shaken_otherwise(table: Table[Fight], who: Who, condition: str, rule: RuleId) -> None:
    """Shaken and Stunned by other things than damage (sw.mount.fall)."""
    if condition in ("shaken", "stunned") and rule != "sw.damage.compare":
        stay_on(table, who)
        if condition == "shaken":
            for rider in riders_of(table.battle, who):
                stay_on(table, rider)


@book.follows(Fell)
def mount_fell(table: Table[Fight], moment: Fell) -> None:
    """A mount that is out of the fight throws its rider, unless he keeps his feet; a rider who is out falls (sw.mount.fall)."""
    fight = table.battle
    for who in riders_of(fight, moment.who):
        if not fight.creatures[moment.who].sheet.vehicle:
            stay_on(table, who)
        if fight.creatures[who].flags & MOUNTED:
            unseat(table, who)
            beside(table, who, 0)
    creature = fight.creatures[moment.who]
    if creature.flags & MOUNTED and creature.present:
        fall(table, moment.who, critical=False)


def stay_on(table: Table[Fight], who: Who) -> None:
    """Riding, or he falls (sw.mount.fall)."""
    fight = table.battle
    if saddle(fight, who) == NOBODY or not fight.creatures[who].up:
        return
    roll = trait_roll(table, who, RIDING, FALL, most=0)
    if not roll.success:
        fall(table, who, roll.critical)


def fall(table: Table[Fight], who: Who, critical: bool) -> None:
    """He lies beside the mount; if it was running he takes 2d4, on a critical failure 2d6 (sw.mount.fall)."""
    fight = table.battle
    mount = saddle(fight, who)
    if mount == NOBODY:
        return
    galloped = fight.creatures[mount].ran != NO_RUN
    area = fight.creatures[mount].space
    table.tell(facts.thrown_off, who, mount)
    unseat(table, who)
    beside(table, who, area)
    impose(table, who, "prone", FALL)
    if galloped:
        dice = [(6 if critical else 4, FALL)] * 2
        damage = roll_damage(table, NOBODY, who, dice, (), bennies=False)
        suffer(table, who, damage.total, Harm())


def beside(table: Table[Fight], who: Who, area: int) -> None:
    """The game master says where, if there is more than one free place (sw.mount.fall)."""
    fight = table.battle
    places = list(nearest(fight, who, area))
    if not area or not places:
        return
    names = [",".join(map(str, fight.board.xy(square))) for square in places]
    chosen = names.index(table.ask(NOBODY, FALL, names, who=who)) if len(names) > 1 else 0
    table.make(stepped, who, places[chosen])


# ---- charges -------------------------------------------------------------------------------------------------------------------

def run_up(fight: Fight, who: Who, target: Who) -> int:
    """How many inches a creature has come in a fairly straight line towards another (sw.mount.charge)."""
    board = fight.board
    creature, other = fight.creatures[who], fight.creatures[target]
    now = board.gap(creature.at, creature.size, other.at, other.size)
    best = 0
    for steps, square in enumerate(reversed(creature.track), 1):
        nearer = board.gap(square, creature.size, other.at, other.size) - now
        if board.gap(square, 1, creature.at, 1) != steps or nearer != steps:
            break
        best = steps
    return best


def charges(fight: Fight, who: Who, target: Who) -> bool:
    """Does a rider charge, and has nobody outdone him? (sw.mount.charge, sw.mount.set_weapon)"""
    mount = saddle(fight, who)
    return mount != NOBODY and run_up(fight, mount, target) >= RUN_UP and OUTDONE not in fight.creatures[who].done


@book.damage_terms.append
def with_force(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """+4 for a charge, for horns after a run of five inches, for a weapon set in time (sw.mount.charge, sw.attack.natural,
    sw.mount.set_weapon)."""
    if target == NOBODY or not strike.means.melee:
        return
    if SET in strike.how:
        yield Term(4, SET)
    elif charges(fight, strike.who, target):
        yield Term(4, CHARGE)
    creature = fight.creatures[strike.who]
    if strike.means.has("horns") and "sw.attack.natural" not in creature.done and creature.ran != NO_RUN \
            and run_up(fight, strike.who, target) >= HORNS:
        yield Term(4, "sw.attack.natural")


@value
class SetWeapon(Action):
    """Whoever is on Hold sets his long weapon against a charge (sw.mount.set_weapon)."""

    verb: ClassVar[str] = "set-weapon"
    who: Who
    target: Who
    means: str


@book.refuses(SetWeapon)
def refuse_set(fight: Fight, action: SetWeapon) -> Iterator[Refusal]:
    """It is offered when somebody charges (sw.mount.set_weapon)."""
    yield refusal(SET)


@book.reacts(Undertaking, When.BEFORE)
def against_charge(fight: Fight, moment: Undertaking) -> Iterator[Offer]:
    """Those on Hold whom a rider is about to strike after his run-up, with a weapon of Reach 1 or more (sw.mount.set_weapon)."""
    blow = moment.action
    if not isinstance(blow, Attack):
        return
    for target in blow.targets:
        creature = fight.creatures[target]
        if creature.flags & HOLDING and creature.able and charges(fight, moment.who, target):
            ways = tuple(SetWeapon(target, moment.who, means.id) for means in in_hand(creature)
                         if means.melee and means.reach and fight.gap(target, moment.who) <= reach_of(fight, Strike(target, means)))
            if ways:
                yield Offer(target, SET, ways)


@book.performs(SetWeapon)
def perform_set(table: Table[Fight], action: SetWeapon) -> None:
    """Opposed Athletics, +2 for the longer Reach; the winner strikes first and has +4 to damage (sw.mount.set_weapon)."""
    fight = table.battle
    who, rider = action.who, action.target
    for effect in tuple(fight.effects_on(who, HOLD)):
        table.end(effect)
    table.make(facts.turn_lost, who, SET)
    means = fight.creatures[who].sheet.means[action.means]
    other = longest(fight, rider)
    own_terms = (Term(2, SET),) if means.reach > other else ()
    other_terms = (Term(2, SET),) if other > means.reach else ()
    own = trait_roll(table, who, ATHLETICS, SET, target=rider, terms=own_terms)
    theirs = trait_roll(table, rider, ATHLETICS, SET, target=who, terms=other_terms)
    table.tell(facts.hold_rolled, who, rider, own.number, theirs.number)
    if own.total > theirs.total:
        table.make(facts.happened, rider, OUTDONE)
        carry_out(table, Strike(who, means, how=(SET,)), (rider,))
    else:
        table.effect(SECOND, SET, who, rider, data=(means.id,))


def longest(fight: Fight, who: Who) -> int:
    """The longest Reach in hand."""
    return max((means.reach for means in in_hand(fight.creatures[who]) if means.melee), default=0)


@book.follows(Attacked)
def strikes_second(table: Table[Fight], moment: Attacked) -> None:
    """Who has lost the contest strikes after the charge, without the bonus (sw.mount.set_weapon)."""
    fight = table.battle
    for effect in tuple(fight.effects_on(moment.target, SECOND)):
        if effect.by != moment.who:
            continue
        table.end(effect)
        means = means_named(fight.creatures[moment.target], str(effect.data[0]))
        if fight.creatures[moment.target].able and fight.creatures[moment.who].present and isinstance(means, Means):
            carry_out(table, Strike(moment.target, means), (moment.who,))
