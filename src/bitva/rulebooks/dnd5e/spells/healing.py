"""Healing whose figures do not say everything: back from death."""
from __future__ import annotations

from bitva.kernel.facts import arrived
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.forced import room, room_near
from bitva.rulebooks.dnd5e.spells.work import Work, does
from bitva.rulebooks.dnd5e.state import Fight


@does("revivify")
def revive(work: Work) -> None:
    """Whoever has not been dead for long lives again, with 1 hit point, where its body lies or beside the caster
    (dnd.heal.basic)."""
    for target in work.cast.targets:
        bring_back(work.table, target, int(work.spell.data["revive"]["hp"]), work.who)


def bring_back(table: Table[Fight], who: Who, hp: int, near: Who) -> None:
    """Someone dead lives again where the body lies or, if others stand there, beside somebody (dnd.heal.basic,
    dnd.condition.exhaustion)."""
    body = table.battle.creatures[who]
    place = body.at if room(table.battle, who, body.at) else next(room_near(table.battle, who, near), body.at)
    table.make(facts.revived, who, hp)
    table.make(arrived, who, place)
