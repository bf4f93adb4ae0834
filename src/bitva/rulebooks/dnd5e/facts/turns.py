"""The turn and what is spent of it, going about, and deeds outside one's turn."""
from __future__ import annotations

from bitva.kernel.facts import stepped
from bitva.kernel.words import Square, Who
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import FEET, SLOWED

TURN, BETWEEN = "turn", "between"
"""Somebody's turn runs, or none does."""


def turn_began(fight: Fight, who: Who) -> None:
    """A turn starts: the reaction is back, movement, action, bonus action and free interaction are there again."""
    fight.clock.phase = TURN
    creature = fight.creatures[who]
    creature.action = creature.bonus = creature.reaction = creature.interaction = True
    creature.moved = creature.dashes = creature.attacks = 0
    creature.mode = "walk"
    creature.course = (0, 0)
    creature.bundle = ()
    creature.doing = ""
    creature.done = creature.cast = ()
    creature.legendary = int(creature.sheet.legendary.get("count", 0)) if creature.sheet.legendary else 0


def mount_turn_began(fight: Fight, who: Who) -> None:
    """A controlled mount has its turn within its rider's: everything is back."""
    turn_began(fight, who)


def turn_ended(fight: Fight, who: Who) -> None:
    """A turn is over; what was left of it is lost. A led mount's turn is part of its rider's."""
    clock = fight.clock
    if clock.order[clock.at].who == who:
        clock.phase = BETWEEN
    creature = fight.creatures[who]
    creature.action = creature.bonus = creature.interaction = False
    creature.attacks = 0
    creature.bundle = ()
    creature.acted = True
    creature.surprised = False


def turn_forgone(fight: Fight, who: Who, moves: bool) -> None:
    """A creature has nothing left of this turn, but perhaps its movement."""
    creature = fight.creatures[who]
    creature.action = creature.bonus = False
    if not moves:
        creature.moved = 10_000


def action_spent(fight: Fight, who: Who, doing: str) -> None:
    """The action of the turn goes to this."""
    creature = fight.creatures[who]
    creature.action = False
    creature.doing = doing
    creature.attacks = 0
    creature.bundle = ()
    if creature.done:
        creature.done = tuple(what for what in creature.done if not what.startswith("fired "))
    if creature.flags & SLOWED:
        creature.bonus = False


def bonus_spent(fight: Fight, who: Who) -> None:
    """The bonus action of the turn is used."""
    creature = fight.creatures[who]
    creature.bonus = False
    if creature.flags & SLOWED:
        creature.action = False


def reaction_spent(fight: Fight, who: Who) -> None:
    """The reaction is used."""
    fight.creatures[who].reaction = False


def interaction_spent(fight: Fight, who: Who) -> None:
    """The one free interaction with an object is used."""
    fight.creatures[who].interaction = False


def attacks_granted(fight: Fight, who: Who, attacks: int) -> None:
    """The action under way contains so many more attacks."""
    fight.creatures[who].attacks = attacks


def attack_used(fight: Fight, who: Who) -> None:
    """One of the attacks of the action under way is used."""
    fight.creatures[who].attacks -= 1


def bundle_left(fight: Fight, who: Who, bundle: tuple[tuple[str, int], ...]) -> None:
    """These parts of a Multiattack are left."""
    fight.creatures[who].bundle = bundle


def action_regained(fight: Fight, who: Who) -> None:
    """A creature has one more action this turn."""
    fight.creatures[who].action = True


def hastened(fight: Fight, who: Who) -> None:
    """A creature has one action more, for a single deed."""
    creature = fight.creatures[who]
    creature.action = creature.reacting = True
    creature.attacks = 0
    creature.bundle = ()
    creature.done += ("hasten",)


def haste_over(fight: Fight, who: Who, action: bool, attacks: int, bundle: tuple[tuple[str, int], ...], doing: str) -> None:
    """The action more is used; what is left of the turn is as it was before."""
    creature = fight.creatures[who]
    creature.reacting = False
    creature.action, creature.attacks, creature.bundle, creature.doing = action, attacks, bundle, doing


def happened(fight: Fight, who: Who, what: str) -> None:
    """Something that a rule asks for later in the same turn."""
    fight.creatures[who].done += (what,)


def legendary_spent(fight: Fight, who: Who, cost: int) -> None:
    """Legendary actions are used."""
    fight.creatures[who].legendary -= cost


def acts_out_of_turn(fight: Fight, who: Who) -> None:
    """A creature acts outside its turn, with an action and a whole movement for that one deed."""
    creature = fight.creatures[who]
    creature.reacting = creature.action = True
    creature.moved = creature.dashes = creature.attacks = 0
    creature.bundle = ()


def acted_out_of_turn(fight: Fight, who: Who, action: bool, moved: int, dashes: int, attacks: int,
                      bundle: tuple[tuple[str, int], ...], doing: str) -> None:
    """The deed outside its turn is over: what there is of a turn is as it was before."""
    creature = fight.creatures[who]
    creature.reacting = False
    creature.action, creature.moved, creature.dashes, creature.attacks = action, moved, dashes, attacks
    creature.bundle, creature.doing = bundle, doing


def dashed(fight: Fight, who: Who) -> None:
    """The movement of this turn grows by the speed."""
    fight.creatures[who].dashes += 1


def moved(fight: Fight, who: Who, feet: int, mode: str) -> None:
    """So many feet of movement are spent, in this way of moving."""
    creature = fight.creatures[who]
    creature.moved += feet
    creature.mode = mode


def went(fight: Fight, who: Who, square: Square, feet: int, mode: str) -> None:
    """A creature's own movement takes it into a square, for so many feet of it."""
    creature = fight.creatures[who]
    way, steps = square - creature.at, creature.course[1]
    creature.course = (way, steps + 1 if way == creature.course[0] else 1)
    if creature.size == 1 and not fight.crowded and not fight.taken >> square & 1:
        space = 1 << square
        fight.taken = fight.taken & ~creature.space | space
        creature.at, creature.space = square, space
    else:
        stepped(fight, who, square)
    creature.moved += feet
    creature.mode = mode
    if mode == "walk":
        creature.run = creature.run + FEET if creature.ran >= fight.deeds - 1 else FEET
        creature.ran = fight.deeds


def jumped_high(fight: Fight, who: Who, feet: int, reach: int) -> None:
    """A creature jumps straight up, so high, and reaches up to this height above where it stood."""


def shone(fight: Fight, who: Who, to: Square) -> None:
    """A creature points its light at a square."""
