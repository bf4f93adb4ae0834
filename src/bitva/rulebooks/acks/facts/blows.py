"""Blows, damage, saving throws."""
from __future__ import annotations

from bitva.kernel.facts import Hidden
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.acks.state import Fight


def attack_rolled(fight: Fight, who: Who, target: Who, means: str, natural: int, roll: Number, need: Number, hit: bool) -> None:
    """An attack throw against what it had to reach."""


def hit_without_throw(fight: Fight, who: Who, target: Who, means: str, rule: RuleId) -> None:
    """An attack that cannot miss, by this rule."""


def damage_rolled(fight: Fight, who: Who, faces: tuple[int, ...], amount: Number, type: str) -> None:
    """The dice of a hit, and what they come to."""


def chain_opened(fight: Fight, who: Who, blow: Hidden[object]) -> None:
    """A blow has felled somebody, and a cleave may follow."""
    fight.creatures[who].chain = blow  # type: ignore[assignment]


def chain_closed(fight: Fight, who: Who) -> None:
    """No cleave follows any more."""
    fight.creatures[who].chain = None


def cleaved(fight: Fight, who: Who, target: Who) -> None:
    """One of the cleaves of this round is used."""
    fight.creatures[who].cleaved += 1


def hurt(fight: Fight, who: Who, amount: int, type: str) -> None:
    """A creature loses hit points."""
    fight.creatures[who].hp -= amount


def unhurt(fight: Fight, who: Who, rule: RuleId) -> None:
    """What should have hurt a creature does not, by this rule."""


def healed(fight: Fight, who: Who, amount: int) -> None:
    """A creature regains hit points."""
    fight.creatures[who].hp += amount


def died(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature is dead or destroyed."""
    fight.creatures[who].dead = True


def save_rolled(fight: Fight, who: Who, category: str, natural: int, roll: Number, need: int, success: bool, rule: RuleId) -> None:
    """A saving throw against what it had to reach."""


def readiness_lost(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature loses what it had readied, by this rule."""


def broken(fight: Fight, who: Who, thing: str) -> None:
    """Something that a creature holds breaks."""
    creature = fight.creatures[who]
    at = creature.hand.index(thing)
    creature.hand = creature.hand[:at] + creature.hand[at + 1:]
    creature.ready = tuple((id, n - (id == thing)) for id, n in creature.ready if n - (id == thing) > 0)
