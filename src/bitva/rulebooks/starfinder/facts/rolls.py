"""What the dice say: attacks, saves, checks, damage. These change nothing."""
from __future__ import annotations

from bitva.kernel.facts import Hidden, OfTarget, OfWho
from bitva.kernel.numbers import Number
from bitva.kernel.words import Point, RuleId, Square, Who
from bitva.rulebooks.starfinder.state import Fight


def attack_rolled(fight: Fight, who: Who, target: Who, means: str, dice: tuple[int, ...], roll: Number,
                  ac: OfTarget[Number]) -> None:
    """An attack roll: its die, the total, and the armour class that it goes against."""


def attack_hit(fight: Fight, who: Who, target: Who, critical: bool) -> None:
    """An attack hits."""


def attack_missed(fight: Fight, who: Who, target: Who, rule: RuleId) -> None:
    """An attack misses, and by which rule."""


def miss_rolled(fight: Fight, who: Who, target: Who, die: int, chance: int, rule: RuleId) -> None:
    """A hit may go astray on what hides the target: up to `chance` on d%."""


def save_rolled(fight: Fight, who: Who, save: str, dice: tuple[int, ...], roll: OfWho[Number], dc: int, success: bool,
                rule: RuleId) -> None:
    """A saving throw."""


def check_rolled(fight: Fight, who: Who, skill: str, dice: tuple[int, ...], roll: OfWho[Number], dc: int, success: bool,
                 rule: RuleId) -> None:
    """A check of a skill or of an ability."""


def damage_rolled(fight: Fight, who: Who, dice: tuple[int, ...], parts: tuple[tuple[int, str], ...],
                  numbers: tuple[Number, ...] = ()) -> None:
    """Damage was rolled: the faces, so much of each kind, and what each is made of."""


def confusion_rolled(fight: Fight, who: Who, die: int, outcome: str, target: Who) -> None:
    """What a confused creature does this turn: so d% says."""
def shot_rolled(fight: Fight, who: Who, means: str, dice: tuple[int, ...], roll: Number, ac: int, success: bool,
                rule: RuleId) -> None:
    """An attack roll against no creature but a fixed figure: at a place, or to hinder somebody."""


def critical_effect(fight: Fight, who: Who, target: Who, effect: str) -> None:
    """A critical hit has its weapon's effect."""


def wounded(fight: Fight, who: Who, roll: int, place: str) -> None:
    """Where a critical hit wounds."""


def scattered(fight: Fight, who: Who, means: str, direction: int, distance: int, point: Point) -> None:
    """What was thrown misses, and comes down this way and so many squares off, here."""


def exploded(fight: Fight, who: Who, means: str, point: Point) -> None:
    """Something goes off at an intersection."""


def square_attacked(fight: Fight, who: Who, square: Square, means: str, dice: tuple[int, ...], roll: Number) -> None:
    """An attack on a square in which somebody unseen may be."""


def square_missed(fight: Fight, who: Who, square: Square, target: Hidden[Who], rule: Hidden[RuleId], die: Hidden[int]) -> None:
    """It hits nobody; why, only the game master is told."""
