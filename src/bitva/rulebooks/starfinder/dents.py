"""What a thing has lost goes with it when it falls, is picked up, or changes hands."""
from __future__ import annotations

from bitva.kernel.table import Table
from bitva.kernel.words import Square, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.things import lost_by, without_dents


def laid_down(table: Table[Fight], who: Who, thing: str, square: Square) -> None:
    """What a thing has lost stays lost when it falls."""
    creature = table.battle.creatures[who]
    lost = lost_by(creature.dents, thing)
    if lost:
        table.make(facts.dented, who, without_dents(creature.dents, thing))
        table.make(facts.dented_lies, square, thing, lost)


def taken_up(table: Table[Fight], who: Who, thing: str, square: Square) -> None:
    """… and when somebody picks it up."""
    creature = table.battle.creatures[who]
    lost = next((lost for where, id, lost in table.battle.dented if (where, id) == (square, thing)), 0)
    if lost:
        table.make(facts.dented_lies, square, thing, 0)
        table.make(facts.dented, who, (*without_dents(creature.dents, thing), (thing, lost)))


def handed_over(table: Table[Fight], who: Who, to: Who, thing: str) -> None:
    """… and when it changes hands."""
    giver, taker = table.battle.creatures[who], table.battle.creatures[to]
    lost = lost_by(giver.dents, thing)
    if lost:
        table.make(facts.dented, who, without_dents(giver.dents, thing))
        table.make(facts.dented, to, (*without_dents(taker.dents, thing), (thing, lost)))
