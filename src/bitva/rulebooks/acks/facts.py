"""What can happen in an ACKS II fight: each fact is its own change, and nothing else changes a battle."""
from __future__ import annotations

from bitva.kernel.facts import Hidden, Private, stepped, turned
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Square, Who
from bitva.rulebooks.acks.state import Combatant, Fight

# ---- rounds and segments ---------------------------------------------------------------------------------------------------


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


# ---- going about -----------------------------------------------------------------------------------------------------------

def went(fight: Fight, who: Who, square: Square, facing: int, feet: int) -> None:
    """A creature's own movement takes it into a square, so many feet further; it faces this way there."""
    stepped(fight, who, square)
    creature = fight.creatures[who]
    creature.facing = facing
    creature.travelled += feet


def halted(fight: Fight, who: Who, by: Who) -> None:
    """A creature's movement ends because somebody engages it."""


def faced(fight: Fight, who: Who, facing: int) -> None:
    """A creature turns."""
    turned(fight, who, facing)


def hid(fight: Fight, who: Who, from_: Hidden[int]) -> None:
    """A creature is hidden from these, as bits, and from nobody else."""
    fight.creatures[who].hidden = from_


def charged(fight: Fight, who: Who, target: Who) -> None:
    """A creature charges another."""
    fight.creatures[who].charge = target


# ---- blows -----------------------------------------------------------------------------------------------------------------

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


# ---- spells ----------------------------------------------------------------------------------------------------------------

def spell_spent(fight: Fight, who: Who, level: int) -> None:
    """A spell of this level is used up."""
    creature = fight.creatures[who]
    creature.slots = tuple(left - (n == level) for n, left in enumerate(creature.slots, 1))


def casting_disrupted(fight: Fight, who: Who, spell: Hidden[str]) -> None:
    """A declared spell is spoilt before it could be cast."""
    fight.creatures[who].disrupted = True


def spell_cast(fight: Fight, who: Who, spell: str) -> None:
    """A spell takes effect; its declaration is used."""
    fight.creatures[who].declared = ""


# ---- things ----------------------------------------------------------------------------------------------------------------

def let_go(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """A thing leaves a creature's hands and lies on the floor."""
    creature = fight.creatures[who]
    at = creature.hand.index(thing)
    creature.hand = creature.hand[:at] + creature.hand[at + 1:]
    creature.ready = _less(creature.ready, thing)
    fight.floor = _more_on_floor(fight, square, thing)


def used_up(fight: Fight, who: Who, thing: str) -> None:
    """A thing that a creature had about it is used up."""
    creature = fight.creatures[who]
    if creature.carries(thing):
        creature.hand = tuple(each for n, each in enumerate(creature.hand) if each != thing or n != creature.hand.index(thing))
        creature.ready = _less(creature.ready, thing)
    else:
        creature.pack = _less(creature.pack, thing)


def shot_away(fight: Fight, who: Who, kind: str) -> None:
    """A piece of ammunition is gone."""
    creature = fight.creatures[who]
    creature.ammunition = _less(creature.ammunition, kind)


def _less(pairs: tuple[tuple[str, int], ...], thing: str) -> tuple[tuple[str, int], ...]:
    return tuple((id, n - (id == thing)) for id, n in pairs if n - (id == thing) > 0)


def _more_on_floor(fight: Fight, square: Square, thing: str) -> tuple[tuple[Square, str, int], ...]:
    lying = dict(((at, id), n) for at, id, n in fight.floor)
    lying[square, thing] = lying.get((square, thing), 0) + 1
    return tuple((at, id, n) for (at, id), n in lying.items())
