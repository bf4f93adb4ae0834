"""How a fight is opened and ended: who knows of whom, initiative, newcomers, the end."""
from __future__ import annotations

from bitva.kernel.facts import Hidden
from bitva.kernel.numbers import Number
from bitva.kernel.words import Creatures, RuleId, Who
from bitva.rulebooks.starfinder.state import Combatant, Fight


def awareness_rolled(fight: Fight, who: Who, dice: tuple[int, ...], roll: Number, dc: Hidden[int], aware: bool) -> None:
    """A creature looks and listens before the fight, and notices enemies or not."""


def awareness_set(fight: Fight, who: Who, aware: bool) -> None:
    """A creature knows that enemies are there, or does not."""
    fight.creatures[who].aware = aware


def surprise_settled(fight: Fight, surprise: bool) -> None:
    """There is a surprise round, or there is none."""
    fight.surprise = surprise


def initiative_rolled(fight: Fight, who: Who, dice: tuple[int, ...], total: Number) -> None:
    """A creature's count for this fight."""


def rolled_off(fight: Fight, who: Who, die: int) -> None:
    """A plain d20 between those whose counts and modifiers are equal."""


def enlisted(fight: Fight, who: Who, id: str, sheet: str, side: str, controller: str) -> None:
    """A creature of one of the encounter's stat blocks belongs to the fight from now on; it is not on the map yet."""
    fight.creatures.append(Combatant(who, id, side, fight.sheets[sheet], controller))


def end_proposed(fight: Fight, round: int, standing: tuple[str, ...]) -> None:
    """The game master was asked whether the fight is over; these sides can still fight."""
    fight.proposed_end = round


def remnant_judged(fight: Fight, those: Creatures) -> None:
    """The game master was asked whether these foes are still worth a fight."""
    fight.remnant = len(those)


def hinted(fight: Fight, who: Who, rule: RuleId) -> None:
    """The table is told of something that it may want to remember."""
