"""Charges: what a creature gains by running straight at somebody."""
from __future__ import annotations

from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import afflict
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.traits import RULE
from bitva.rulebooks.dnd5e.words import PRONE

TRAMPLING = "trampling-charge"


def mark(target: Who) -> str:
    """What a creature remembers of whom it has charged this turn."""
    return f"charged {target}"


def charged(fight: Fight, who: Who, target: Who, feet: int) -> bool:
    """Has it gone so far in a straight line, every step of it nearer to the target? (dnd.monster.traits)"""
    creature, other = fight.creatures[who], fight.creatures[target]
    way, steps = creature.course
    if fight.clock.who != who or steps < squares(feet):
        return False
    board, start = fight.board, creature.at - way * squares(feet)
    return board.gap(start, creature.size, other.at, other.size) - fight.gap(who, target) == squares(feet)


def trample(table: Table[Fight], who: Who, target: Who, means: Means) -> None:
    """A hit at the end of a charge knocks its target down, unless it saves or lies already (dnd.monster.traits)."""
    fight = table.battle
    trait, victim = fight.creatures[who].sheet.features[TRAMPLING], fight.creatures[target]
    if means.id != trait["attack"] or not victim.present or not charged(fight, who, target, int(trait["distance"])):
        return
    table.make(facts.happened, who, mark(target))
    if victim.flags & PRONE:
        return
    asked = (str(trait["save"]["ability"]), int(trait["save"]["dc"]))
    if not save(table, target, *asked, RULE):
        afflict(table, who, target, trait["fail"], name=TRAMPLING, rule=RULE, asked=asked)
