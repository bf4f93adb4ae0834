"""Before the first turn and around the fight: surprise, sides, light, its end; and words said at the table."""
from __future__ import annotations

from bitva.kernel.facts import Private
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.dnd5e.state import Combatant, Fight


def caught_unawares(fight: Fight, who: Who) -> None:
    """A creature starts the fight surprised."""
    creature = fight.creatures[who]
    creature.surprised = creature.startled = True


def alert(fight: Fight, who: Who) -> None:
    """A creature is not surprised after all."""
    creature = fight.creatures[who]
    creature.surprised = creature.startled = False


def enlisted(fight: Fight, who: Who, id: str, sheet: str, side: str, controller: str) -> None:
    """A creature of one of the encounter's stat blocks belongs to the fight from now on; it is not on the map yet."""
    fight.creatures.append(Combatant(who, id, side, fight.sheets[sheet], controller))


def related(fight: Fight, side: str, other: str, relation: str) -> None:
    """Two sides are now hostile, allied or neutral to one another."""
    fight.relations = {**fight.relations, (side, other): relation, (other, side): relation}


def initiative_rolled(fight: Fight, who: Who, dice: tuple[int, ...], total: Number) -> None:
    """A creature's place in the order is decided by this total."""


def hp_rolled(fight: Fight, who: Who, most: int) -> None:
    """A creature's hit points were rolled: it starts with these."""
    creature = fight.creatures[who]
    creature.full_hp = creature.hp = most


def end_proposed(fight: Fight, round: int) -> None:
    """The game master was asked whether the fight is over."""
    fight.proposed_end = round


def said(fight: Fight, who: Who, text: str) -> None:
    """A few words, a sign, a flourish: nothing is spent."""


def hinted(fight: Fight, who: Who, rule: RuleId) -> None:
    """The table reminds somebody of something he could still do."""


def text_shown(fight: Fight, who: Who, what: Private[str]) -> None:
    """Whoever runs the creature, and the game master, is shown a trait or a part of a power that stands in words only, when it may
    matter."""


def ruled_on(fight: Fight, who: Who, ability: str) -> None:
    """An ability that only the game master understands was used; what it does he has said himself."""
