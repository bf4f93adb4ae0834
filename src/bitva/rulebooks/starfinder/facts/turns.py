"""The turn: what it gives, what is spent, who waits, who joins in."""
from __future__ import annotations

from bitva.kernel.facts import Private
from bitva.kernel.words import Who
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import FULL, MOVE, STANDARD, SWIFT


def turn_began(fight: Fight, who: Who) -> None:
    """A turn starts: the reaction is back, and a standard, a move and a swift action are there."""
    creature = fight.creatures[who]
    creature.standard = creature.move = creature.swift = creature.reaction = True
    creature.full = creature.delaying = creature.coming = False
    creature.strikes = 0
    creature.spent = creature.done = ()
    creature.doing = ""
    creature.turned = fight.clock.round


def looked_round(fight: Fight, who: Who, unseen: Private[int]) -> None:
    """At the start of its turn a creature does not see these others, as bits."""
    fight.creatures[who].unseen = unseen


def turn_ended(fight: Fight, who: Who) -> None:
    """A turn is over; what was left of it is lost."""
    creature = fight.creatures[who]
    creature.standard = creature.move = creature.swift = False
    creature.strikes = 0
    creature.acted = True


def action_spent(fight: Fight, who: Who, kind: str, doing: str) -> None:
    """An action of the turn goes to this; a full one takes all three."""
    creature = fight.creatures[who]
    if kind == FULL:
        creature.standard = creature.move = creature.swift = False
        creature.full = True
        creature.spent += (STANDARD, MOVE, SWIFT)
    else:
        setattr(creature, kind, False)
        creature.spent += (kind,)
    creature.strikes = 0
    creature.acted = True
    creature.doing = doing


def reaction_spent(fight: Fight, who: Who) -> None:
    """The reaction is used."""
    fight.creatures[who].reaction = False


def strikes_left(fight: Fight, who: Who, strikes: int) -> None:
    """The full attack under way holds so many more attacks."""
    fight.creatures[who].strikes = strikes


def happened(fight: Fight, who: Who, what: str) -> None:
    """Something that a rule asks for later in the same turn."""
    fight.creatures[who].done += (what,)


def delayed(fight: Fight, who: Who) -> None:
    """A creature puts its turn off."""
    creature = fight.creatures[who]
    creature.delaying = True
    creature.standard = creature.move = creature.swift = False


def came_in(fight: Fight, who: Who) -> None:
    """A creature stops waiting: its turn is next."""
    creature = fight.creatures[who]
    creature.delaying = False
    creature.coming = True


def turn_resumed(fight: Fight, who: Who) -> None:
    """The turn that was put off is taken now, whole; the reaction is no new one."""
    creature = fight.creatures[who]
    creature.standard = creature.move = creature.swift = True
    creature.coming = False
    creature.turned = fight.clock.round


def turn_forgone(fight: Fight, who: Who) -> None:
    """A creature has no other turn in this round."""
    creature = fight.creatures[who]
    creature.turned = fight.clock.round
    creature.delaying = creature.coming = False


def acts_out_of_turn(fight: Fight, who: Who) -> None:
    """What a creature does now costs nothing of its turns."""
    fight.creatures[who].reacting = True


def acted_out_of_turn(fight: Fight, who: Who) -> None:
    """The deed outside its turn is done."""
    creature = fight.creatures[who]
    creature.reacting = False
    creature.strikes = 0


def said(fight: Fight, who: Who, words: tuple[str, ...]) -> None:
    """A creature says something."""


def improvised(fight: Fight, who: Who, task: str, cost: str) -> None:
    """A creature does something that no rule lists, with an action of this kind."""


def ability_used(fight: Fight, who: Who, ability: str, left: int) -> None:
    """A special ability is used; so many uses of it are left, if they are counted."""
    creature = fight.creatures[who]
    creature.uses = tuple((id, left if id == ability else n) for id, n in creature.uses)
