"""How a turn of D&D is laid out in the terminal."""
from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any, Final, cast

from bitva.cli.texts import Texts
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.outcomes import throws
from bitva.kernel.words import Square, Who
from bitva.rulebooks.dnd5e.attack import Attack, armor_class
from bitva.rulebooks.dnd5e.bonus import OffHand
from bitva.rulebooks.dnd5e.edges import attack_edges
from bitva.rulebooks.dnd5e.figures import means_named, movement_left, speed
from bitva.rulebooks.dnd5e.movement import Move, propose_moves
from bitva.rulebooks.dnd5e.opportunity import OpportunityAttack, threats
from bitva.rulebooks.dnd5e.sheet import Means
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import ROLLS
from bitva.speech import Speaker

SECTIONS: Final[Mapping[str, str]] = {
    "attack": "attack", "off-hand": "attack", "multiattack": "attack", "attack-square": "attack", "opportunity": "attack",
    "grapple": "attack", "shove": "attack", "cast": "magic", "power": "magic", "ability": "magic", "legendary": "magic",
    "keep-casting": "magic", "sustain": "magic", "stop-concentrating": "magic", "move": "move", "dash": "move",
    "disengage": "move", "stand-up": "move", "stand": "move", "mount": "move", "dismount": "move", "jump": "move",
    "aggressive": "move", "end": "end",
}


def section(action: Action) -> str:
    return SECTIONS.get(action.verb, "other")


# ---- attacks -----------------------------------------------------------------------------------------------------------------

def _aimed(fight: Fight, action: Action) -> Means | None:
    if not isinstance(action, Attack | OffHand | OpportunityAttack):
        return None
    return means_named(fight, fight.creatures[action.who], action.means)


def chance(battle: Battle, action: Action) -> float | None:
    """A roll of a d20 or two, with what effects add to it, against the Armor Class."""
    fight = cast(Fight, battle)
    means = _aimed(fight, action)
    if means is None:
        return None
    who, target = action.who, cast(Any, action).target
    for_, against = attack_edges(fight, who, target, means)
    edge = bool(for_) - bool(against)
    needed = armor_class(fight, who, target) - means.bonus
    total = Fraction(0)
    for extra, likely in _extras(fight, who).items():
        face = min(max(needed - extra, 2), 20)
        once = Fraction(21 - face, 20)
        total += likely * (1 - (1 - once) ** 2 if edge > 0 else once ** 2 if edge < 0 else once)
    return float(total)


def _extras(fight: Fight, who: Who) -> dict[int, Fraction]:
    """What the dice and figures that effects add to an attack roll come to, and how likely."""
    sums = {0: Fraction(1)}
    kinds: list[str] = []
    if not fight.creatures[who].flags & ROLLS:
        return sums
    for effect in fight.effects_on(who):
        if effect.flags & ROLLS and effect.kind not in kinds and "attack" in str(effect.data[0]).split("+"):
            kinds.append(effect.kind)
            sign, count, sides, flat = (int(str(part)) for part in effect.data[1:5])
            after: dict[int, Fraction] = {}
            for before, likely in sums.items():
                for faces, part in throws(count, sides) if count else (((), Fraction(1)),):
                    key = before + sign * (sum(faces) + flat)
                    after[key] = after.get(key, Fraction(0)) + likely * part
            sums = after
    return sums


def worth(battle: Battle, action: Action) -> float:
    fight = cast(Fight, battle)
    means = _aimed(fight, action)
    if means is None:
        return 0.0
    dealt = sum(part.dice.average for part in means.damage)
    return (chance(battle, action) or 0) * dealt


# ---- movement ----------------------------------------------------------------------------------------------------------------

def provokes(battle: Battle, action: Action) -> tuple[Who, ...]:
    fight = cast(Fight, battle)
    if not isinstance(action, Move):
        return ()
    creature, board = fight.creatures[action.who], fight.board
    found: dict[Who, None] = {}
    for other, zone in threats(fight, action.who):
        for here, there in pairwise((creature.at, *action.path)):
            if board.space(here, creature.size) & zone and not board.space(there, creature.size) & zone:
                found[other] = None
    return tuple(found)


def way(battle: Battle, who: Who, square: Square, mode: str) -> Action | None:
    fight = cast(Fight, battle)
    ways = [move for move in propose_moves(fight, who) if isinstance(move, Move) and move.path and move.path[-1] == square
            and move.mode == mode]
    return min(ways, key=lambda move: (len(provokes(fight, move)), len(move.path)), default=None)


# ---- words -------------------------------------------------------------------------------------------------------------------

def budget(texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
    """How far it can still go."""
    fight = cast(Fight, battle)
    modes = [mode for mode in fight.creatures[who].sheet.speeds if speed(fight, who, mode)]
    parts = [
        texts.say("dnd-movement", feet=speaker.feet(movement_left(fight, who, mode)), mode=speaker.word(f"mode-{mode}"))
        for mode in modes
    ]
    return texts.say("dnd-budget", movement=parts) if parts else ""


def winner(battle: Battle) -> str:
    standing = {creature.side for creature in cast(Fight, battle).creatures if creature.up}
    return standing.pop() if len(standing) == 1 else ""
