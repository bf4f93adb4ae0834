"""The turned: they do nothing but get away from whoever turned them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.space import squares
from bitva.kernel.words import NOBODY, Square, Who
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.common_actions import Dodge
from bitva.rulebooks.dnd5e.figures import movement_left
from bitva.rulebooks.dnd5e.ground import reachable
from bitva.rulebooks.dnd5e.movement import Move
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.traits import RULE
from bitva.rulebooks.dnd5e.words import TURNED

FLEEING: Final = ("move", "dash", "dodge", "escape", "stand", "end", "drop", "let-go", "open", "jump", "dismount", "come-out")
"""What they may still do."""
AWAY: Final = 30
"""Nearer than so many feet they do not come."""


def flees(fight: Fight, action: Action) -> Iterator[Refusal]:
    """Only Dash, getting free of what holds it, or Dodge where there is nowhere to go; and every walk leads away
    (dnd.monster.traits)."""
    if not fight.creatures[action.who].flags & TURNED:
        return
    source = next((effect.by for effect in fight.effects_on(action.who, "turned")), NOBODY)
    if action.verb not in FLEEING or (source != NOBODY and fight.creatures[source].present and lingers(fight, action, source)):
        yield refusal(RULE, verb=action.verb)


def lingers(fight: Fight, action: Action, source: Who) -> bool:
    """Does it walk nearer, or dodge although there is somewhere to go?"""
    if isinstance(action, Move):
        return bool(action.path) and not leads_away(fight, action.who, source, action.path[-1])
    return isinstance(action, Dodge) and movement_left(fight, action.who) > 0 and any(
        leads_away(fight, action.who, source, square) for square in squares(reachable(fight, action.who).squares))


def leads_away(fight: Fight, who: Who, source: Who, there: Square) -> bool:
    """Is it no nearer there to its source, and farther if it is still within thirty feet?"""
    creature, feared = fight.creatures[who], fight.creatures[source]
    now = fight.board.gap(creature.at, creature.size, feared.at, feared.size)
    then = fight.board.gap(there, creature.size, feared.at, feared.size)
    return then > now or (then == now and then > in_squares(AWAY))


book.bridles.append(flees)
