"""What a hit does besides its damage, or a power besides it: saves, conditions, grapples, more damage."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.effects import FOREVER, Until
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.harm import Blow, halved, hurt, impose, roll_damage
from bitva.rulebooks.dnd5e.moments import TURN_START
from bitva.rulebooks.dnd5e.sheet import Damage
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import GRAPPLING


def ride(table: Table[Fight], who: Who, target: Who, rider: Mapping[str, Any]) -> None:
    """One rider of a hit; dice behind a save are no part of the attack's damage (dnd.damage.critical)."""
    saved = False
    if "save" in rider:
        saved = save(table, target, rider["save"]["ability"], int(rider["save"]["dc"]), "dnd.core.save")
    if "damage" in rider and not (saved and not rider.get("half")):
        parts = roll_damage(table, who, tuple(Damage.read(text) for text in rider["damage"]))
        hurt(table, target, Blow(halved(parts) if saved else parts, who))
    if "grapple" in rider and table.battle.creatures[target].up:
        hold(table, who, target, int(rider["grapple"].get("escape", 0)), bool(rider["grapple"].get("restrained")))
    if not saved and "fail" in rider and table.battle.creatures[target].present:
        afflict(table, who, target, rider["fail"], rider.get("save", {}))


def afflict(table: Table[Fight], who: Who, target: Who, failure: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """The conditions of a failed save, for their time, with the save that may end them (dnd.duration.rounds)."""
    rounds = int(failure.get("rounds", 0))
    until = Until(TURN_START, who, table.battle.clock.round + rounds) if rounds else FOREVER
    data: tuple[object, ...] = (asked["ability"], int(asked["dc"])) if failure.get("repeat") == "end-of-turn" else ()
    for condition in failure.get("conditions", ()):
        impose(table, target, condition, "dnd.condition.general", who, until, data=data)


def hold(table: Table[Fight], who: Who, target: Who, escape: int, restrained: bool = False) -> None:
    """A creature is grappled: on both sides, so that either end of the hold ends it (dnd.condition.grappled)."""
    grip = table.effect("grappling", "dnd.grapple.start", who, who, flags=GRAPPLING, data=(target,))
    held = impose(table, target, "grappled", "dnd.grapple.start", who, cause=grip.number, data=(escape,))
    if held is None:
        table.end(grip)
    elif restrained:
        impose(table, target, "restrained", "dnd.grapple.start", who, cause=held.number)
