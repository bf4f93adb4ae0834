"""What a hit does besides its damage: saves, more damage, conditions, grapples."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import afflict
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.harm import Blow, hurt, impose, roll_damage
from bitva.rulebooks.dnd5e.sheet import Damage, Means
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.traits import braced, threats_of
from bitva.rulebooks.dnd5e.words import GRAPPLING

Rider = Mapping[str, Any]


def ride(table: Table[Fight], who: Who, target: Who, rider: Rider, name: str, critical: bool = False) -> None:
    """One rider of a hit; dice behind a save are no part of the attack's damage (dnd.damage.critical, dnd.core.save)."""
    fight = table.battle
    victim = fight.creatures[target]
    if not concerns(rider, victim):
        return
    saved, asked = False, ("", 0)
    if "save" in rider:
        asked = (str(rider["save"]["ability"]), int(rider["save"]["dc"]))
        for_ = braced(victim, threats_of(rider.get("fail", {}), rider.get("damage", ())))
        saved = save(table, target, *asked, "dnd.core.save", for_=for_)
    if "damage" in rider and not (saved and not rider.get("half")):
        was_up = victim.hp > 0
        parts = roll_damage(table, who, tuple(Damage.read(text) for text in rider["damage"]), critical and "save" not in rider)
        hurt(table, target, Blow(parts, who, half="dnd.damage.save_half" if saved else ""))
        if was_up and "at_zero" in rider and victim.hp == 0 and victim.present:
            fell_to_it(table, who, target, rider["at_zero"], name)
    if not victim.present or victim.dead:
        return
    if "grapple" in rider and victim.hp > 0:
        grip = rider["grapple"]
        if target not in held_by(fight, who) and len(held_by(fight, who)) < int(grip.get("at_once", 99)):
            hold(
                table,
                who,
                target,
                int(grip.get("escape", 10 + fight.creatures[who].sheet.skills["athletics"])),
                bool(grip.get("restrained")),
            )
    if "effect" in rider:
        afflict(table, who, target, rider["effect"], name=name)
    if not saved and "fail" in rider:
        afflict(table, who, target, rider["fail"], name=name, asked=asked)


def concerns(row: Mapping[str, Any], creature: Combatant) -> bool:
    """Is the creature of a type or tag that a rider, power or aura does not spare, or that it is only for?"""
    if "spares" in row and of_kind(creature, row["spares"]):
        return False
    only = row.get("only") or row.get("types")
    return not only or of_kind(creature, only)


def of_kind(creature: Combatant, kinds: Any) -> bool:
    """Is one of these its creature type or one of its tags?"""
    return creature.sheet.kind in kinds or any(tag in kinds for tag in creature.sheet.data.get("tags", ()))


def fell_to_it(table: Table[Fight], who: Who, target: Who, form: Mapping[str, Any], name: str) -> None:
    """Venom that fells without killing: stable, but under its conditions even with hit points again."""
    if form.get("stable"):
        table.make(facts.stabilized, target, True)
    afflict(table, who, target, {part: form[part] for part in form if part != "stable"}, name=name)


# ---- grips -----------------------------------------------------------------------------------------------------------------

def held_by(fight: Fight, who: Who) -> tuple[Who, ...]:
    """Whom a creature has grappled."""
    if not fight.creatures[who].flags & GRAPPLING:
        return ()
    return tuple(effect.on for effect in fight.effects if effect.kind == "grappled" and effect.by == who)


def full_grip(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Refusal]:
    """What already holds as many as it can strikes only at those (dnd.action.monster)."""
    for rider in means.riders:
        most = rider.get("grapple", {}).get("at_once")
        held = held_by(fight, who) if most else ()
        if held and target not in held and len(held) >= int(most):
            yield refusal("dnd.action.monster", holds=held)


def hold(table: Table[Fight], who: Who, target: Who, escape: int, restrained: bool = False) -> None:
    """A creature is grappled: on both sides, so that either end of the hold ends it (dnd.condition.grappled)."""
    grip = table.effect("grappling", "dnd.grapple.start", who, who, flags=GRAPPLING, data=(target,))
    held = impose(table, target, "grappled", "dnd.grapple.start", who, cause=grip.number, data=(escape,))
    if held is None:
        table.end(grip)
    elif restrained:
        impose(table, target, "restrained", "dnd.grapple.start", who, cause=held.number)
