"""Lasting wounds: what they change in a fight; the rest is the game master's to play."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.figures import LAMED
from bitva.rulebooks.acks.initiative import PACED
from bitva.rulebooks.acks.missile import band
from bitva.rulebooks.acks.mortal import SCARRED
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.skills import SKILL_TERMS
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import THROW_TERMS, Blow

RULE: Final = "acks.death.wounds"
SLOWER: Final = {"legs": 60, "legs-and-omen": 60, "limbs": 60, "leg": 30, "foot": 30}
"""By how many feet the exploration speed is less (acks.death.wounds)."""
LASTING: Final = {"blind": "blinded", "mute": "mute"}


def wounds(fight: Fight, who: Who) -> list[str]:
    """The lasting wounds of a creature."""
    return [str(effect.data[0]) for effect in fight.effects_on(who, "wounded")]


def slower(fight: Fight, creature: Combatant) -> Iterator[Term]:
    """-1 on initiative (acks.death.wounds)."""
    if "slow" in wounds(fight, creature.index):
        yield Term(-1, RULE)


def worse_aim(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """-2 on missiles with one eye; with a bad aim only at medium and long range (acks.death.wounds)."""
    if not means.melee:
        found = wounds(fight, blow.who)
        if "eye" in found or ("aim" in found and band(fight, blow.who, blow.target, means)):
            yield Term(-2, RULE)


def dazed(fight: Fight, who: Who, skill: str) -> Iterator[Term]:
    """-2 on proficiency throws; -1 on listening with one ear (acks.death.wounds)."""
    found = wounds(fight, who)
    if "dazed" in found:
        yield Term(-2, RULE)
    if "ear" in found and skill == "listening":
        yield Term(-1, RULE)


def lamed(fight: Fight, who: Who) -> int:
    """So many feet slower without a foot, a leg, or both (acks.death.wounds)."""
    return sum(SLOWER.get(wound, 0) for wound in wounds(fight, who))


def scarred(table: Table[Fight], who: Who, wound: str) -> None:
    """Blindness and muteness stay (acks.death.wounds)."""
    if wound in LASTING:
        impose(table, who, LASTING[wound], RULE, who)


PACED.append(slower)
THROW_TERMS.append(worse_aim)
SKILL_TERMS.append(dazed)
LAMED.append(lamed)
SCARRED.append(scarred)
