"""Surprise, mortal wounds, morale, rebuke, exertion."""
from __future__ import annotations

from bitva.kernel.facts import Hidden
from bitva.kernel.numbers import Number
from bitva.kernel.words import Creatures, Who
from bitva.rulebooks.acks.state import Fight


def surprise_rolled(fight: Fight, who: Who, natural: int, roll: Number, surprised: bool) -> None:
    """Whether a creature is caught unawares."""


def dropped(fight: Fight, who: Who, round: int) -> None:
    """A creature is down since this round."""
    fight.creatures[who].fell = round


def nonlethal_dealt(fight: Fight, who: Who, amount: int) -> None:
    """So much of the damage of a creature that has not dropped yet was nonlethal."""
    fight.creatures[who].nonlethal += amount


def wounds_rolled(fight: Fight, who: Who, natural: int, roll: Number, column: int, band: str, wound: str, heals: int) -> None:
    """The roll for mortal wounds: the total, the die of the lasting wound, what both mean, and how much healing is wanted."""


def revived(fight: Fight, who: Who, hp: int) -> None:
    """A creature is awake again with this many hit points."""
    fight.creatures[who].hp = hp
    fight.creatures[who].nonlethal = 0


def exerted(fight: Fight, who: Who, rounds: int) -> None:
    """For so many rounds in a row a creature has now run or charged."""
    fight.creatures[who].exertion = rounds


def morale_rolled(fight: Fight, group: str, those: Creatures, dice: tuple[int, ...], roll: Number, outcome: str) -> None:
    """How a group takes its losses."""


def nerve_noted(fight: Fight, group: Hidden[str], losses: Hidden[int]) -> None:
    """The losses up to which a group's morale has been looked at."""
    fight.nerve = (*((name, n) for name, n in fight.nerve if name != group), (group, losses))


def rebuke_rolled(fight: Fight, who: Who, natural: int, dice: tuple[int, ...]) -> None:
    """A rebuke: the die against all kinds, and how many Hit Dice it may affect."""


def rebuked(fight: Fight, who: Who, by: Who, destroyed: bool) -> None:
    """An undead creature is driven off, or destroyed."""


def improvised(fight: Fight, who: Who, task: str, price: str) -> None:
    """What the game master says to an act that stands in no list: its price, or that it is forbidden."""
