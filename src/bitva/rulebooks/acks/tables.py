"""The tables behind a stat block: modifiers of abilities, attack throws, saving throws, cleaves."""
from __future__ import annotations

from typing import Final

from bitva.kernel.words import value
from bitva.rulebooks.acks.words import SAVES

FIGHTER, CRUSADER, THIEF, MAGE = "fighter", "crusader", "thief", "mage"
_STEPS: Final = (1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23)
"""The levels at which a fighter's throws get better by one."""
_FIRST_SAVES: Final = {
    FIGHTER: (14, 15, 16, 17, 18),
    CRUSADER: (13, 10, 16, 13, 15),
    THIEF: (13, 13, 13, 14, 15),
    MAGE: (13, 13, 15, 11, 12),
}
_LEAST_SAVE: Final = 2


@value
class HitDice:
    """How many Hit Dice: whole ones, whether it is only half a die, and what is added to them or taken away."""

    dice: int
    plus: int = 0
    half: bool = False

    @staticmethod
    def read(text: object) -> HitDice:
        """`4`, `4+1`, `1-1`, `1/2`."""
        words = str(text).replace(" ", "")
        if words == "1/2":
            return HitDice(0, half=True)
        sign = next((sign for sign in "+-" if sign in words), "")
        dice, _, plus = words.partition(sign) if sign else (words, "", "")
        return HitDice(int(dice), int(f"{sign}{plus}") if sign else 0)

    @property
    def counted(self) -> int:
        """As the attack table counts them: a plus makes the next whole die, a minus takes one away (acks.attack.table)."""
        return self.dice + (self.plus > 0) - (self.plus < 0)


def ability_modifier(score: int) -> int:
    """From -3 at 3 to +3 at 18 (acks.attack.stats)."""
    for least, modifier in ((18, 3), (16, 2), (13, 1), (9, 0), (6, -1), (4, -2)):
        if score >= least:
            return modifier
    return -3


def _better(level: int) -> int:
    """By how much the throws of a fighter have got better (acks.attack.table, acks.save.table)."""
    return sum(step <= level for step in _STEPS)


def attack_value(progression: str, level: int) -> int:
    """The attack throw of a class at a level (acks.attack.table)."""
    if progression == FIGHTER:
        return 11 - _better(level)
    return 10 - (level - 1) // (3 if progression == MAGE else 2)


def monster_attack_value(dice: HitDice) -> int:
    """The attack throw of a monster by its Hit Dice (acks.attack.table)."""
    return 12 if dice.half else max(-9, 11 - dice.counted)


def saving_throws(progression: str, level: int) -> dict[str, int]:
    """The five saving throws of a class at a level; monsters save as fighters of their Hit Dice (acks.save.table)."""
    better = _better(level) if progression == FIGHTER else (level - 1) // (3 if progression == MAGE else 2)
    return {save: max(_LEAST_SAVE, first - better) for save, first in zip(SAVES, _FIRST_SAVES[progression], strict=True)}


def cleaves(progression: str, level: int) -> int:
    """How many cleaves a round (acks.cleave.limit)."""
    if progression == MAGE:
        return 0
    return level if progression == FIGHTER else level // 2
