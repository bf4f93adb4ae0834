"""How a turn of Starfinder is laid out in the terminal."""
from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, cast

from bitva.cli.texts import Texts
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.numbers import Number
from bitva.kernel.words import Square, Who
from bitva.rulebooks.starfinder.attack import Attack, manner, means_of
from bitva.rulebooks.starfinder.bonuses import stacked
from bitva.rulebooks.starfinder.figures import armor_class, reach_squares, reaches
from bitva.rulebooks.starfinder.movement import Walk, propose_walks
from bitva.rulebooks.starfinder.opportunity import OpportunityAttack, watchers
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import attack_terms
from bitva.speech import Speaker

SECTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("attack", "full-attack", "opportunity", "total-defence", "spray", "pierce", "automatic", "lob",
                     "harrying-fire", "covering-fire", "feint", "coup-de-grace"), "attack"), "cast": "magic",
    "move": "move", "guarded-step": "move", "drop-prone": "move", "stand-up": "move", "crawl": "move", "end": "end", "delay": "end",
}


def section(action: Action) -> str:
    return SECTIONS.get(action.verb, "other")


# ---- attacks -----------------------------------------------------------------------------------------------------------------

def _aimed(fight: Fight, action: Action) -> Means | None:
    if not isinstance(action, Attack | OpportunityAttack):
        return None
    return means_of(fight.creatures[action.who], action.means)


def chance(battle: Battle, action: Action) -> float | None:
    """One d20 against the armour class; a 20 always hits, a 1 never."""
    fight = cast(Fight, battle)
    means = _aimed(fight, action)
    if means is None:
        return None
    who, target = action.who, cast(Any, action).target
    more = manner(fight, action) if isinstance(action, Attack) else ()
    roll = Number(stacked((*attack_terms(fight, who, target, means), *more)))
    needed = armor_class(fight, who, target, means).total - roll.total
    return float(Fraction(21 - min(max(needed, 2), 20), 20))


def worth(battle: Battle, action: Action) -> float:
    means = _aimed(cast(Fight, battle), action)
    if means is None:
        return 0.0
    return (chance(battle, action) or 0) * sum(part.dice.average for part in means.damage)


# ---- movement ----------------------------------------------------------------------------------------------------------------

def provokes(battle: Battle, action: Action) -> tuple[Who, ...]:
    """Whoever threatens a space that is left on this way."""
    fight = cast(Fight, battle)
    if not isinstance(action, Walk):
        return ()
    creature, board = fight.creatures[action.who], fight.board
    spaces = [board.space(square, creature.size) for square in (creature.at, *action.path[:-1])]
    return tuple(other.index for other in watchers(fight, action.who)
                 if any(space & reach_squares(fight, other, reaches(other)[-1]) for space in spaces))


def way(battle: Battle, who: Who, square: Square, mode: str) -> Action | None:
    fight = cast(Fight, battle)
    ways = [walk for walk in propose_walks(fight, who) if isinstance(walk, Walk) and walk.path[-1] == square]
    return min(ways, key=lambda walk: (len(provokes(fight, walk)), len(walk.path)), default=None)


# ---- words -------------------------------------------------------------------------------------------------------------------

def budget(texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
    """The actions that are left."""
    creature = cast(Fight, battle).creatures[who]
    left = [speaker.word(f"cost-{kind}") for kind in ("standard", "move", "swift") if getattr(creature, kind)]
    return speaker.catalogue.say("budget-left", {"left": speaker.list(left, "comma")}) if left else ""


def winner(battle: Battle) -> str:
    standing = {creature.side for creature in cast(Fight, battle).creatures if creature.up}
    return standing.pop() if len(standing) == 1 else ""
