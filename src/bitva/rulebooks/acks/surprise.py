"""Surprise: which side knew of the other and which sees it, and the die of each who may be caught unawares."""
from __future__ import annotations

from typing import Final

from bitva.kernel.effects import Until
from bitva.kernel.facts import fight_ended
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import BLINDED

BOTH, KNOWS, SEES, NEITHER = "both", "knows", "sees", "neither"
MODIFIERS: Final = {KNOWS: 1, SEES: 0, NEITHER: -1}
"""What a side adds that only knew, only sees, or does neither (acks.surprise.matrix)."""
CAUGHT: Final = 2
"""So low a throw means surprise (acks.surprise.roll)."""
UNSEEN: Final = -2
"""What opponents impose that hide, or are stealthy by nature (acks.surprise.roll)."""


def surprise(table: Table[Fight]) -> None:
    """Whoever is not said to be surprised or not rolls, unless his side both knew and sees (acks.surprise.matrix)."""
    fight = table.battle
    for creature in fight.creatures:
        if fight.entries[creature.id].get("surprised"):
            caught(table, creature)
    open_ = [creature for creature in fight.creatures
             if creature.present and "surprised" not in fight.entries[creature.id] and opponents(fight, creature)]
    aware = {side: awareness(table, side) for side in dict.fromkeys(creature.side for creature in open_)}
    sides = dict.fromkeys(creature.side for creature in fight.creatures)
    if len(aware) > 1 and all(aware.get(side) == NEITHER for side in sides):
        table.make(fight_ended)
        return
    for creature in open_:
        if aware[creature.side] != BOTH:
            roll(table, creature, aware[creature.side])


def opponents(fight: Fight, creature: Combatant) -> list[Combatant]:
    return [other for other in fight.creatures if other.present and fight.hostile(creature.index, other.index)]


def awareness(table: Table[Fight], side: str) -> str:
    """Did a side know of the other, does it see it now? The table has said so, or the game master says (acks.surprise.matrix)."""
    said = table.battle.setting("awareness", {})
    if side in said:
        return str(said[side])
    those = tuple(creature.index for creature in table.battle.creatures if creature.side == side and creature.present)
    return table.ask(NOBODY, "acks.surprise.matrix", (BOTH, KNOWS, SEES, NEITHER), side=side, those=those)


def roll(table: Table[Fight], creature: Combatant, aware: str) -> None:
    """1d6 with what its side knows and sees, its own alertness and the stealth of the others; 2 or less is surprised
    (acks.surprise.roll)."""
    fight = table.battle
    die = table.die(6, "acks.surprise.roll", creature.index)
    stealth = max((UNSEEN if other.hidden >> creature.index & 1 or other.sheet.data.get("stealthy") else 0
                   for other in opponents(fight, creature)), default=0)
    terms = (Term(die, "acks.surprise.roll"), Term(MODIFIERS[aware], "acks.surprise.matrix"),
             Term(int(creature.sheet.data.get("alertness", 0)), "acks.surprise.roll"), Term(stealth, "acks.surprise.roll"),
             Term(-2 if creature.flags & BLINDED else 0, "acks.cond.blinded"))
    number = Number(term for term in terms if term.value)
    surprised = number.total <= CAUGHT
    table.tell(facts.surprise_rolled, creature.index, die, number, surprised)
    if surprised:
        caught(table, creature)


def caught(table: Table[Fight], creature: Combatant) -> None:
    """It does nothing in the first round (acks.cond.surprised)."""
    impose(table, creature.index, "surprised", "acks.cond.surprised", NOBODY, Until(ROUND, round=2))
