"""What holds a creature: how an action ends it, and things that can be destroyed, as nets and webs."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.sheet import wards
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.things import UNFEELING, Object


def way_out(skills: tuple[str, ...], dc: int, whom: str = "self") -> tuple[object, ...]:
    """What an effect carries in its data to be ended by an action; `whom`: self, others, any (dnd.action.escape_effect)."""
    return ("escape", "+".join(skills), dc, whom)


def hold_with(table: Table[Fight], effect: Effect, kind: str, form: Mapping[str, Any]) -> None:
    """What keeps an effect up can be attacked: `{ac, hp, immune, resist, vulnerable}`; broken, it ends the effect
    (dnd.attack.object)."""
    table.make(facts.object_came, Object(
        f"{kind}-{effect.number}", kind, 0, int(form["ac"]), int(form["hp"]), int(form["hp"]),
        immune=(UNFEELING, *wards(form.get("immune", ()))), resist=wards(form.get("resist", ())),
        vulnerable=wards(form.get("vulnerable", ())), on=effect.on, holds=effect.number))


def held_by(fight: Fight, effect: Effect) -> Object | None:
    """The thing that keeps an effect up."""
    return next((thing for thing in fight.objects if thing.holds == effect.number), None)
