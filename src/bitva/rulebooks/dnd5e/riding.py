"""Who rides whom. A rider has no space of its own: while it rides, its space is that of its mount."""
from __future__ import annotations

from typing import Final

from bitva.kernel.facts import grown, rose, stepped
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import ENGULFING, MOUNTED, RIDDEN

RIDDEN_BY: Final = "ridden"
"""The effect on a mount, by its rider; data: whether the rider controls it, and who ran the mount before."""
RIDING: Final = "riding"
"""The effect on a rider, by its mount; it hangs on the other one."""


def rider_of(fight: Fight, mount: Who) -> Who:
    """Who rides this creature; NOBODY if nobody does."""
    if not fight.creatures[mount].flags & RIDDEN:
        return NOBODY
    return next((effect.by for effect in fight.effects_on(mount, RIDDEN_BY)), NOBODY)


def mount_of(fight: Fight, rider: Who) -> Who:
    """Whom this creature rides; NOBODY if it rides nobody."""
    if not fight.creatures[rider].flags & MOUNTED:
        return NOBODY
    return next((effect.by for effect in fight.effects_on(rider, RIDING)), NOBODY)


def controller_of(fight: Fight, mount: Who) -> Who:
    """The rider who controls this mount; NOBODY if it is not ridden or left to itself (dnd.mount.controlled,
    dnd.mount.independent)."""
    if not fight.creatures[mount].flags & RIDDEN:
        return NOBODY
    return next((effect.by for effect in fight.effects_on(mount, RIDDEN_BY) if effect.data[0]), NOBODY)


def carry(table: Table[Fight], mount: Who) -> None:
    """A rider goes where its mount goes, and so does whoever is inside it (dnd.mount.controlled, dnd.monster.traits)."""
    fight = table.battle
    if fight.creatures[mount].flags & ENGULFING:
        for inside in fight.effects_on(mount, "engulfing"):
            table.make(stepped, int(str(inside.data[0])), fight.creatures[mount].at)
    rider = rider_of(fight, mount)
    if rider == NOBODY:
        return
    creature, steed = fight.creatures[rider], fight.creatures[mount]
    if creature.size != steed.size and creature.size > 1:
        table.make(grown, rider, 1)
    if creature.at != steed.at:
        table.make(stepped, rider, steed.at)
    if creature.size != steed.size:
        table.make(grown, rider, steed.size)
    if creature.height != steed.height:
        table.make(rose, rider, steed.height)
