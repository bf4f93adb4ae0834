"""Healing whose figures do not say everything: back from death."""
from __future__ import annotations

from bitva.kernel.facts import arrived
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.forced import room, room_near
from bitva.rulebooks.dnd5e.spells.work import Work, does


@does("revivify")
def revive(work: Work) -> None:
    """Whoever has not been dead for long lives again, with 1 hit point, where its body lies or beside the caster
    (dnd.heal.basic)."""
    for target in work.cast.targets:
        body = work.fight.creatures[target]
        place = body.at if room(work.fight, target, body.at) else next(room_near(work.fight, target, work.who), body.at)
        work.table.make(facts.revived, target, int(work.spell.data["revive"]["hp"]))
        work.table.make(arrived, target, place)
