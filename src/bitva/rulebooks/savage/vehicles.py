"""Vehicles: who drives, who rides along, what damage does to them; the game master moves them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, Ruling, refusal
from bitva.kernel.effects import Until
from bitva.kernel.facts import arrived, rose, stepped
from bitva.kernel.numbers import Term
from bitva.kernel.rulings import PutAt
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import toughness
from bitva.rulebooks.savage.harm import Harm, take_off
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import TURN_START, Fell
from bitva.rulebooks.savage.rolls import STEP, trait_roll
from bitva.rulebooks.savage.state import Fight, riders_of
from bitva.rulebooks.savage.turn import no_action, use_action

DAMAGE: Final = "sw.vehicle.damage"
STEADY: Final = "sw.vehicle.hold_steady"
DRIVE: Final = "drive"
GROUNDS: Final = ("even", "rough")


def driver_of(fight: Fight, vehicle: Who) -> Who:
    """Who drives it."""
    return next((effect.on for effect in fight.effects if effect.kind == "riding" and effect.by == vehicle
                 and effect.data[0] == "driver" and fight.creatures[effect.on].up), NOBODY)


# ---- damage --------------------------------------------------------------------------------------------------------------------

def damaged(table: Table[Fight], who: Who, damage: int, harm: Harm) -> None:
    """A vehicle is never Shaken: damage of at least its Toughness makes its driver roll, each raise is a Wound, which takes one off
    its handling, and beyond its Wounds it is wrecked (sw.vehicle.damage, sw.char.heavy)."""
    vehicle = table.battle.creatures[who]
    if vehicle.sheet.heavy_armor and not harm.heavy:
        table.tell(facts.unharmed, who, damage, "sw.char.heavy")
        return
    hard = toughness(table.battle, who, ap=harm.ap, obstacle=harm.obstacle)
    margin = damage - hard.total
    wounds = max(0, margin // STEP)
    table.tell(facts.vehicle_struck, who, damage, hard, margin >= 0, wounds)
    if margin < 0:
        return
    room = vehicle.sheet.limit - vehicle.wounds
    if wounds:
        table.make(facts.wounded, who, min(wounds, room))
    if wounds > room:
        table.make(facts.fell_out, who, DAMAGE)
        table.after(Fell(who, harm.by))
        take_off(table, who)
        return
    keep_control(table, who)


def keep_control(table: Table[Fight], vehicle: Who) -> None:
    """The driver rolls the skill for such a vehicle, with its handling; where it goes out of control, the game master decides. One
    that stands without a driver stays where it is (sw.vehicle.damage)."""
    fight = table.battle
    driver, carriage = driver_of(fight, vehicle), fight.creatures[vehicle]
    if driver == NOBODY and not carriage.speed:
        return
    if driver != NOBODY:
        terms = [Term(carriage.sheet.handling, DAMAGE)] if carriage.sheet.handling else []
        if carriage.wounds:
            terms.append(Term(-carriage.wounds, DAMAGE))
        if trait_roll(table, driver, carriage.sheet.steering, DAMAGE, terms=terms, most=0).success:
            return
    table.tell(facts.out_of_control, vehicle, driver)


book.sufferers["vehicle"] = damaged


# ---- the driver ----------------------------------------------------------------------------------------------------------------

@value
class HoldSteady(Action):
    """The driver keeps an even course this round (sw.vehicle.hold_steady)."""

    verb: ClassVar[str] = "hold-steady"
    who: Who


def driven_by(fight: Fight, who: Who) -> Who:
    """The vehicle that somebody drives."""
    riding = next((effect for effect in fight.effects_on(who, "riding") if effect.data[0] == "driver"), None)
    return riding.by if riding is not None else NOBODY


@book.refuses(HoldSteady)
def refuse_steady(fight: Fight, action: HoldSteady) -> Iterator[Refusal]:
    """A driver, and his action (sw.vehicle.hold_steady)."""
    if driven_by(fight, action.who) == NOBODY:
        yield refusal(STEADY, hard=True)
        return
    yield from no_action(fight, action.who, DRIVE)


@book.proposes
def propose_steady(fight: Fight, who: Who) -> Iterator[Action]:
    yield HoldSteady(who)


@book.performs(HoldSteady)
def perform_steady(table: Table[Fight], action: HoldSteady) -> None:
    """Until his next turn those who ride along may aim (sw.vehicle.hold_steady)."""
    if broken_into(table, action):
        return
    use_action(table, action.who, DRIVE)
    vehicle = driven_by(table.battle, action.who)
    table.effect("steady", STEADY, vehicle, action.who, Until(TURN_START, action.who, table.battle.clock.round + 1))


# ---- the game master's word ----------------------------------------------------------------------------------------------------

@value
class SetGround(Ruling):
    """A vehicle goes over even or over rough ground (sw.aim.vehicle)."""

    verb: ClassVar[str] = "ground"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    ground: str


@value
class SetFooting(Ruling):
    """A creature stands on something shaky, or no longer does (sw.attack.unstable)."""

    verb: ClassVar[str] = "footing"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    shaky: bool = True


@book.refuses(SetGround)
def refuse_ground(fight: Fight, ruling: SetGround) -> Iterator[Refusal]:
    if ruling.ground not in GROUNDS:
        yield refusal("sw.aim.vehicle", hard=True)


@book.performs(SetGround)
def perform_ground(table: Table[Fight], ruling: SetGround) -> None:
    """He says whether one can aim there (sw.aim.vehicle)."""
    for effect in tuple(table.battle.effects_on(ruling.on, "ground")):
        table.end(effect)
    table.effect("ground", "sw.aim.vehicle", ruling.on, data=(ruling.ground,))


@book.refuses(SetFooting)
def refuse_footing(fight: Fight, ruling: SetFooting) -> Iterator[Refusal]:
    if ruling.shaky == any(fight.effects_on(ruling.on, "unsteady")):
        yield refusal("sw.attack.unstable", hard=True)


@book.performs(SetFooting)
def perform_footing(table: Table[Fight], ruling: SetFooting) -> None:
    """He says who stands unsteadily (sw.attack.unstable)."""
    if ruling.shaky:
        table.effect("unsteady", "sw.attack.unstable", ruling.on)
        return
    for effect in tuple(table.battle.effects_on(ruling.on, "unsteady")):
        table.end(effect)


def put(table: Table[Fight], ruling: PutAt) -> None:
    """The game master moves a creature or a vehicle, with all whom it carries (sw.vehicle.reference)."""
    fight = table.battle
    board, moved = fight.board, fight.creatures[ruling.on]
    if not moved.present:
        table.make(arrived, ruling.on, ruling.square, ruling.height)
        return
    (cx, cy), (x, y) = board.xy(moved.at), board.xy(ruling.square)
    for who in (ruling.on, *riders_of(fight, ruling.on)):
        wx, wy = board.xy(fight.creatures[who].at)
        table.make(stepped, who, board.square(wx + x - cx, wy + y - cy))
        table.make(rose, who, ruling.height)
