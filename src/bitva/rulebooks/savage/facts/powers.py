"""Facts of powers: Power Points, and what powers put on the map."""
from __future__ import annotations

from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.things import Thing


def points_spent(fight: Fight, who: Who, points: int, rule: RuleId) -> None:
    """A creature spends Power Points."""
    fight.creatures[who].points -= points


def points_regained(fight: Fight, who: Who, points: int, rule: RuleId) -> None:
    """A creature regains Power Points."""
    fight.creatures[who].points += points


def power_failed(fight: Fight, who: Who, power: str) -> None:
    """A power does not come about."""


def power_kept(fight: Fight, who: Who, power: str) -> None:
    """A power is kept up for longer."""


def thing_raised(fight: Fight, thing: Thing) -> None:
    """A thing stands on the map that was not there before."""
    fight.objects += (thing,)


def thing_vanished(fight: Fight, thing: str) -> None:
    """A thing is no longer on the map."""
    fight.objects = tuple(each for each in fight.objects if each.id != thing)
