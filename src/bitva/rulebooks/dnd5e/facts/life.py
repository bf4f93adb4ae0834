"""Hit points, life and death."""
from __future__ import annotations

from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.dnd5e.state import Fight


def hurt(fight: Fight, who: Who, amount: int, buffered: int, kinds: tuple[tuple[int, str, RuleId], ...] = (),
         numbers: tuple[Number, ...] = ()) -> None:
    """A creature takes damage, of which temporary hit points took up `buffered`; per type with what changed it last, and with all
    of it."""
    creature = fight.creatures[who]
    creature.temp -= buffered
    creature.hp = max(0, creature.hp - (amount - buffered))


def unhurt(fight: Fight, who: Who, rule: RuleId, numbers: tuple[Number, ...] = ()) -> None:
    """Nothing of the damage comes through, and why."""


def unaffected(fight: Fight, who: Who, rule: RuleId) -> None:
    """A condition or effect does not take hold of a creature, and why."""


def healed(fight: Fight, who: Who, amount: int) -> None:
    """A creature regains hit points."""
    creature = fight.creatures[who]
    creature.hp += amount
    creature.saved = creature.death = 0
    creature.stable = False


def buffered(fight: Fight, who: Who, amount: int) -> None:
    """A creature has this many temporary hit points now."""
    fight.creatures[who].temp = amount


def most_hp_set(fight: Fight, who: Who, most: int) -> None:
    """A creature's hit point maximum, exhaustion apart, is now this, and it has no more than that."""
    creature = fight.creatures[who]
    creature.full_hp = most
    creature.hp = min(creature.hp, creature.most_hp)


def died(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature is dead."""
    creature = fight.creatures[who]
    creature.dead = True
    creature.hp = 0


def revived(fight: Fight, who: Who, hp: int) -> None:
    """Someone dead lives again, with so many hit points and a little less exhausted."""
    creature = fight.creatures[who]
    creature.dead = creature.stable = False
    creature.saved = creature.death = 0
    creature.exhaustion = max(0, creature.exhaustion - 1)
    creature.hp = hp


def death_saved(fight: Fight, who: Who, successes: int, failures: int) -> None:
    """The tallies of the death saves are now these."""
    creature = fight.creatures[who]
    creature.saved = successes
    creature.death = failures


def stabilized(fight: Fight, who: Who, stable: bool) -> None:
    """A creature at 0 hit points is stable, or is no longer."""
    creature = fight.creatures[who]
    creature.stable = stable
    creature.saved = creature.death = 0


def exhausted(fight: Fight, who: Who, level: int) -> None:
    """A creature's exhaustion has this level, and it has no more hit points than its maximum."""
    creature = fight.creatures[who]
    creature.exhaustion = level
    creature.hp = min(creature.hp, creature.most_hp)


def suffocated(fight: Fight, who: Who) -> None:
    """For want of air a creature has no hit points left."""
    fight.creatures[who].hp = 0


def breath_held(fight: Fight, who: Who, rounds: int) -> None:
    """A creature can hold its breath for so many rounds from now."""
