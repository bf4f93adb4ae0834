"""What skills do in a fight: who hides from whom, and who is found."""
from __future__ import annotations

from bitva.kernel.facts import Hidden, OfWho
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder.state import Fight


def hid(fight: Fight, who: Who, dice: tuple[int, ...], roll: OfWho[Number], observers: Hidden[int]) -> None:
    """A creature hides: its Stealth, and from whom."""
    creature = fight.creatures[who]
    creature.stealth = roll.total
    creature.hidden = observers


def lay_in_wait(fight: Fight, who: Who, observers: Hidden[int]) -> None:
    """A creature hides from the start, and from whom."""
    fight.creatures[who].hidden = observers


def came_out(fight: Fight, who: Who) -> None:
    """A creature hides from nobody any more."""
    creature = fight.creatures[who]
    creature.stealth = -1
    creature.hidden = 0


def spotted(fight: Fight, who: Who, target: Who) -> None:
    """A creature finds another that hid from it."""
    fight.creatures[target].hidden &= ~(1 << who)


def perception_rolled(fight: Fight, who: Who, dice: tuple[int, ...], roll: OfWho[Number], rule: RuleId) -> None:
    """A creature looks and listens for those who hide."""
