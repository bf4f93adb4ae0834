"""What a melee attack reaches: whoever is within five feet and before the attacker."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.space import FRONT, arc
from bitva.kernel.words import Square, Who
from bitva.rulebooks.acks.arcs import facing_towards
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import FEET

NOWHERE: Final = -1
"""As a square: no step is taken."""
REACHES: Final[list[Callable[[Fight, Who, Square, int, Who, Means], bool]]] = []
"""Other ways to reach a target from a square with a facing, such as over an ally's shoulder: chapters register themselves here."""


def in_reach(fight: Fight, who: Who, target: Who, means: Means, turning: bool = False) -> Iterator[Refusal]:
    """Within five feet and in the front squares, as it stands, or if it turned to the target (acks.attack.reach)."""
    creature = fight.creatures[who]
    facing = facing_towards(fight, who, fight.creatures[target].space) if turning else creature.facing
    if not strikes_at(fight, who, creature.at, facing, target, means):
        yield refusal("acks.attack.reach", target=target, away=fight.feet(who, target))


def reaches_from(fight: Fight, who: Who, square: Square, target: Who, means: Means) -> bool:
    """Would it reach the target from this square, looking at it? (acks.attack.step, acks.cleave.step)"""
    facing = facing_towards(fight, who, fight.creatures[target].space, square)
    return strikes_at(fight, who, square, facing, target, means)


def strikes_at(fight: Fight, who: Who, square: Square, facing: int, target: Who, means: Means) -> bool:
    creature, other = fight.creatures[who], fight.creatures[target]
    if abs(creature.height - other.height) > FEET:
        return False
    if arc(fight.board, square, facing, FRONT, creature.size) & other.space:
        return True
    return any(rule(fight, who, square, facing, target, means) for rule in REACHES)
