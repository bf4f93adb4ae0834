"""Gear that has to be switched on."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.bonuses import grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_spend, pay
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import STANDARD

ACTIVATE: Final = "sf.item.activate"
ON: Final = "switched-on"
Row = Mapping[str, Any]


@value
class Activate(Action):
    """A device is switched on, or off again."""

    verb: ClassVar[str] = "activate"
    cost: ClassVar[str] = STANDARD
    who: Who
    device: str
    on: bool = True


def device_of(fight: Fight, deed: Activate) -> Row:
    """What the stat block says of a device."""
    return fight.creatures[deed.who].sheet.devices.get(deed.device, {})


def cost_to_activate(fight: Fight, action: Action) -> str:
    """A standard action unless it says otherwise (sf.item.activate)."""
    assert isinstance(action, Activate)
    return str(device_of(fight, action).get("cost", STANDARD))


COSTS[Activate] = cost_to_activate


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Activate)
def refuse_activate(fight: Fight, deed: Activate) -> Iterator[Refusal]:
    """A device that it has, and that is not always on or already so (sf.item.activate)."""
    row = device_of(fight, deed)
    if not row:
        yield refusal(ACTIVATE, hard=True, device=deed.device)
        return
    yield from cannot_spend(fight, deed.who, cost_to_activate(fight, deed))
    if row.get("always_on"):
        yield refusal(ACTIVATE, device=deed.device, always=True)
    elif (running(fight, deed.who, deed.device) is not None) == deed.on:
        yield refusal(ACTIVATE, device=deed.device, on=deed.on)


def running(fight: Fight, who: Who, device: str) -> Effect | None:
    """The effect of a device that is switched on; None if it is off."""
    return next((effect for effect in fight.effects_on(who, ON) if effect.data[0] == device), None)


@book.proposes
def propose_devices(fight: Fight, who: Who) -> Iterator[Action]:
    """Its devices, on or off (sf.item.activate)."""
    for id in fight.creatures[who].sheet.devices:
        yield Activate(who, id, running(fight, who, id) is None)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Activate)
def perform_activate(table: Table[Fight], deed: Activate) -> None:
    """It works until it is switched off (sf.item.activate)."""
    fight = table.battle
    pay(table, deed.who, cost_to_activate(fight, deed), deed.verb)
    was = running(fight, deed.who, deed.device)
    if was is not None:
        table.end(was)
        return
    effect = table.effect(ON, ACTIVATE, deed.who, deed.who, data=(deed.device,))
    for part in device_of(fight, deed).get("bonuses", ()):
        grant(table, deed.who, str(part["to"]), int(part["amount"]), ACTIVATE, kind=str(part.get("kind", "")), source=deed.device,
              by=deed.who, cause=effect.number)
