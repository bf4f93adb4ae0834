"""Rolls, which change nothing by themselves."""
from __future__ import annotations

from bitva.kernel.facts import Hidden, OfTarget, OfWho
from bitva.kernel.numbers import Number
from bitva.kernel.words import Creatures, RuleId, Square, Who
from bitva.rulebooks.dnd5e.state import Fight


def attack_rolled(fight: Fight, who: Who, target: Who, means: str, dice: tuple[int, ...], edge: int, roll: Number,
                  ac: OfTarget[Number], why: tuple[tuple[RuleId, ...], tuple[RuleId, ...]]) -> None:
    """An attack roll: its dice, whether with advantage (1) or disadvantage (-1), what speaks for each, the total and the AC."""


def attack_hit(fight: Fight, who: Who, target: Who, critical: bool) -> None:
    """An attack hits."""


def attack_missed(fight: Fight, who: Who, target: Who, rule: RuleId) -> None:
    """An attack misses, and by which rule."""


def guess_missed(fight: Fight, who: Who, square: Square, means: str, dice: Hidden[tuple[int, ...]], edge: Hidden[int],
                 roll: Hidden[Number], target: Hidden[Who]) -> None:
    """An attack on a square missed: whom or nothing, only the game master knows."""


def object_attacked(fight: Fight, who: Who, thing: str, means: str, dice: tuple[int, ...], edge: int, roll: Number, ac: int,
                    why: tuple[tuple[RuleId, ...], tuple[RuleId, ...]], hit: bool) -> None:
    """An attack on an object: its dice and total, and whether it hits."""


def save_rolled(fight: Fight, who: Who, ability: str, dice: tuple[int, ...], edge: int, roll: OfWho[Number], dc: int, success: bool,
                rule: RuleId) -> None:
    """A saving throw."""


def check_rolled(fight: Fight, who: Who, skill: str, dice: tuple[int, ...], edge: int, roll: OfWho[Number], dc: int, success: bool,
                 rule: RuleId) -> None:
    """An ability check against a difficulty class."""


def check_made(fight: Fight, who: Who, skill: str, dice: OfWho[tuple[int, ...]], edge: OfWho[int], roll: OfWho[Number],
               rule: RuleId) -> None:
    """An ability check whose total is compared in secret, or that only the game master reads."""


def group_checked(fight: Fight, those: Creatures, skill: str, dc: int, successes: int, success: bool) -> None:
    """A group check: so many of them succeeded, and whether the group did."""


def contest_rolled(fight: Fight, who: Who, target: Who, skill: str, other_skill: str, dice: tuple[int, ...],
                   other_dice: tuple[int, ...], roll: Number, other: Number, rule: RuleId) -> None:
    """A contest of two checks."""


def death_save_rolled(fight: Fight, who: Who, dice: tuple[int, ...], edge: int, roll: Number) -> None:
    """A death saving throw."""


def damage_rolled(fight: Fight, who: Who, dice: tuple[int, ...], parts: tuple[tuple[int, str], ...],
                  numbers: tuple[Number, ...] = ()) -> None:
    """Damage was rolled: the faces, so much of each type, and what each is made of."""
