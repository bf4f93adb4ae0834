"""Stamina, hit points, resolve, death."""
from __future__ import annotations

from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder.state import Fight


def hurt(fight: Fight, who: Who, amount: int, temp: int, stamina: int, kinds: tuple[tuple[int, str, RuleId], ...] = (),
         numbers: tuple[Number, ...] = ()) -> None:
    """A creature takes damage, of which temporary hit points and stamina took up these parts; per kind with what changed it
    last."""
    creature = fight.creatures[who]
    creature.temp -= temp
    creature.sp -= stamina
    creature.hp = max(0, creature.hp - (amount - temp - stamina))


def unhurt(fight: Fight, who: Who, rule: RuleId, numbers: tuple[Number, ...] = ()) -> None:
    """Nothing of the damage comes through, and why."""


def healed(fight: Fight, who: Who, amount: int) -> None:
    """A creature regains hit points."""
    fight.creatures[who].hp += amount


def died(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature is dead."""
    creature = fight.creatures[who]
    creature.dead = True
    creature.hp = 0


def resolve_spent(fight: Fight, who: Who, amount: int, rule: RuleId) -> None:
    """Resolve Points are spent or lost."""
    fight.creatures[who].rp -= amount


def breath_caught(fight: Fight, who: Who, amount: int) -> None:
    """A creature regains stamina."""
    fight.creatures[who].sp += amount


def buffered(fight: Fight, who: Who, amount: int) -> None:
    """A creature has this many temporary hit points more."""
    fight.creatures[who].temp += amount


def fell(fight: Fight, who: Who, feet: int) -> None:
    """A creature falls so many feet, or comes down from a jump."""
