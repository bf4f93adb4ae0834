"""Fire on a creature: at the start of each of its segments, until it is out."""
from __future__ import annotations

from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.clock import SEGMENT_STARTS
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import BURNING

OIL = "oil"
"""What a fire that goes out by itself remembers."""


def burn(table: Table[Fight], who: Who) -> None:
    """1d8 fire damage, once however many fires there are; burning oil is out after that (acks.cond.burning)."""
    fight = table.battle
    if not fight.creatures[who].flags & BURNING:
        return
    fires = tuple(fight.effects_on(who, "burning"))
    face = table.die(8, "acks.cond.burning", who)
    table.tell(facts.damage_rolled, who, (face,), Number((Term(face, "acks.cond.burning"),)), "fire")
    hurt(table, who, face, "fire")
    for fire in fires:
        if fire.data == (OIL,) and fire in fight.effects:
            table.end(fire)


SEGMENT_STARTS.append(burn)
