"""Rounds and segments: numbers, declarations, what of a segment is spent."""
from __future__ import annotations

from bitva.kernel.facts import Private
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.acks.state import Combatant, Fight


def round_opened(fight: Fight) -> None:
    """What was true of the last round only is over: numbers, declarations, cleaves."""
    fight.offence = False
    for creature in fight.creatures:
        _untouched(creature)
        creature.declared = ""
        creature.acted = creature.disrupted = False
        creature.number = creature.cleaved = creature.began = 0


def _untouched(creature: Combatant) -> None:
    creature.full = creature.combat = ""
    creature.moves = creature.travelled = 0
    creature.stayed = True
    creature.sequence = creature.done = ()
    creature.charge = -1


def found_engaged(fight: Fight, who: Who, by: int) -> None:
    """Those who engage a creature as the round begins."""
    fight.creatures[who].began = by


def declared_for_round(fight: Fight, who: Who, what: Private[str]) -> None:
    """A creature declares, for its own side to know: a spell, a retreat, a withdrawal."""
    fight.creatures[who].declared = what


def announced(fight: Fight, who: Who, what: str) -> None:
    """A creature declares for everybody to hear."""
    fight.creatures[who].declared = what


def initiative_rolled(fight: Fight, who: Who, dice: tuple[int, ...], total: Number) -> None:
    """A creature's number for this round."""
    fight.creatures[who].number = total.total


def segment_began(fight: Fight, who: Who) -> None:
    """A creature's segment comes: all of it is still there."""
    _untouched(fight.creatures[who])


def segment_ended(fight: Fight, who: Who) -> None:
    """A segment is over; what was left of it is lost."""
    creature = fight.creatures[who]
    creature.acted = True
    creature.sequence = ()


def segment_forfeited(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature has no segment of its own this round, by this rule."""
    fight.creatures[who].acted = True


def full_spent(fight: Fight, who: Who, verb: str) -> None:
    """The whole segment goes to this."""
    fight.creatures[who].full = verb


def movement_spent(fight: Fight, who: Who, verb: str, stays: bool) -> None:
    """A movement action goes to this."""
    creature = fight.creatures[who]
    creature.moves += 1
    creature.stayed = creature.stayed and stays


def combat_spent(fight: Fight, who: Who, verb: str) -> None:
    """The combat action goes to this."""
    fight.creatures[who].combat = verb


def sequence_left(fight: Fight, who: Who, attacks: tuple[str, ...]) -> None:
    """These attacks of the series under way are left."""
    fight.creatures[who].sequence = attacks


def happened(fight: Fight, who: Who, what: str) -> None:
    """Something that a rule asks for later in the same segment."""
    fight.creatures[who].done += (what,)


def interrupts(fight: Fight, who: Who, cost: str, stance: str) -> None:
    """A creature breaks into somebody else's segment with an action of this kind, meeting a charge in this way."""
    fight.creatures[who].interrupting = cost
    fight.creatures[who].stance = stance


def interrupted(fight: Fight, who: Who, full: str, moves: int, combat: str, stayed: bool, travelled: int, sequence: tuple[str, ...],
                done: tuple[str, ...]) -> None:
    """That is over; what its own segment has left is as it was."""
    creature = fight.creatures[who]
    creature.interrupting = creature.stance = ""
    creature.full, creature.moves, creature.combat, creature.stayed = full, moves, combat, stayed
    creature.travelled, creature.sequence, creature.done = travelled, sequence, done


def offended(fight: Fight) -> None:
    """This round has seen an offensive act."""
    fight.offence = True
