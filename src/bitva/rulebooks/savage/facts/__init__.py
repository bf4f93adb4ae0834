"""Facts of a Savage Worlds fight: each makes something true of the battle, or tells of a roll."""
from __future__ import annotations

from dataclasses import replace

from bitva.kernel.facts import stepped
from bitva.kernel.numbers import Number
from bitva.kernel.words import Creatures, RuleId, Square, Squares, Who
from bitva.rulebooks.savage.cards import JOKER, NONE, WHOLE
from bitva.rulebooks.savage.facts.powers import *
from bitva.rulebooks.savage.state import NO_RUN, Combatant, Fight

Faces = tuple[int, ...]
"""What one die showed: several faces if it Aced."""


# ---- cards -----------------------------------------------------------------------------------------------------------------

def shuffled(fight: Fight, left: int) -> None:
    """The deck is shuffled; these cards are in it, as bits."""
    fight.deck = left


def hands_laid_down(fight: Fight) -> None:
    """A round is over: nobody has a card any more, and nobody has had his turn yet."""
    fight.joker_out = False
    for creature in fight.creatures:
        creature.card = NONE
        creature.cards = 0
        creature.acted = False
        creature.reacted = ()


def card_drawn(fight: Fight, who: Who, card: int) -> None:
    """A card is dealt to a creature, or to its group."""
    fight.deck &= WHOLE & ~(1 << card)
    fight.creatures[who].cards |= 1 << card
    if card >= JOKER:
        fight.joker_out = True


def card_chosen(fight: Fight, who: Who, card: int) -> None:
    """This is the card on which a creature acts in this round."""
    fight.creatures[who].card = card


def unaware(fight: Fight, who: Who) -> None:
    """A creature is taken by surprise: it has no turn in the first round."""
    fight.creatures[who].acted = True


def ambushed(fight: Fight, who: Who) -> None:
    """A creature starts the fight on Hold."""
    fight.creatures[who].begun = True


def enlisted(fight: Fight, who: Who, id: str, sheet: str, side: str, controller: str, group: str) -> None:
    """A creature of one of the encounter's stat blocks belongs to the fight from now on; it is not on the map yet."""
    creature = Combatant(who, id, side, fight.sheets[sheet], controller)
    creature.group = group
    fight.creatures.append(creature)


# ---- the turn --------------------------------------------------------------------------------------------------------------

def turn_began(fight: Fight, who: Who) -> None:
    """A creature's turn begins, with all of it before it."""
    creature = fight.creatures[who]
    creature.begun = True
    creature.moved = 0
    creature.track = ()
    creature.ran = NO_RUN
    creature.declared = 0
    creature.plan = ()
    creature.did = ()
    creature.done = ()
    creature.readied = 0


def mount_readied(fight: Fight, who: Who) -> None:
    """A mount has all its movement and actions before it, in the turn of whoever rides it."""
    turn_began(fight, who)


def turn_ended(fight: Fight, who: Who) -> None:
    """A creature's turn is over."""
    creature = fight.creatures[who]
    creature.begun = False
    creature.acted = True


def turn_postponed(fight: Fight, who: Who) -> None:
    """A creature goes on Hold: its turn has begun and will be taken later."""


def turn_lost(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature loses its turn of this round."""
    creature = fight.creatures[who]
    creature.begun = False
    creature.acted = True


def declared_actions(fight: Fight, who: Who, kinds: tuple[str, ...]) -> None:
    """A creature says what actions it will take this turn."""
    creature = fight.creatures[who]
    creature.declared = len(kinds)
    creature.plan = kinds


def action_taken(fight: Fight, who: Who, kind: str) -> None:
    """One of a creature's actions is used."""
    creature = fight.creatures[who]
    creature.declared = max(1, creature.declared)
    creature.did += (kind,)
    if kind in creature.plan:
        at = creature.plan.index(kind)
        creature.plan = creature.plan[:at] + creature.plan[at + 1:]


def happened(fight: Fight, who: Who, what: str) -> None:
    """Something that a rule asks for later in the same turn."""
    fight.creatures[who].done += (what,)


def reaction_used(fight: Fight, who: Who, what: str) -> None:
    """A reaction that an edge gives so many times a round."""
    fight.creatures[who].reacted += (what,)


def hold_rolled(fight: Fight, who: Who, target: Who, roll: Number, other: Number) -> None:
    """Who is on Hold tries to act before somebody else."""


# ---- going about -----------------------------------------------------------------------------------------------------------

def ran(fight: Fight, who: Who, die: int) -> None:
    """A creature runs: the running die adds to its Pace."""
    fight.creatures[who].ran = die


def went(fight: Fight, who: Who, square: Square, inches: int) -> None:
    """A creature's own movement takes it into a square, for so many inches of Pace."""
    creature = fight.creatures[who]
    creature.track += (creature.at,)
    stepped(fight, who, square)
    creature.moved += inches


def jumped_up(fight: Fight, who: Who, halves: int) -> None:
    """A creature jumps straight up, so many half inches high."""


def pace_spent(fight: Fight, who: Who, inches: int) -> None:
    """So many inches of Pace are spent on something else than a step."""
    fight.creatures[who].moved += inches


# ---- Bennies ---------------------------------------------------------------------------------------------------------------

def benny_spent(fight: Fight, who: Who, pool: str, rule: RuleId) -> None:
    """A Benny is spent for a creature, from its own or the game master's pool, and for what."""
    if pool == "gm":
        fight.gm_bennies -= 1
    else:
        creature = fight.named(pool)
        assert creature is not None
        fight.creatures[creature.index].bennies -= 1


def bennies_gained(fight: Fight, who: Who, count: int, rule: RuleId) -> None:
    """A creature, or the game master, has so many Bennies more."""
    if who < 0:
        fight.gm_bennies += count
    else:
        fight.creatures[who].bennies += count


# ---- rolls: they change nothing --------------------------------------------------------------------------------------------

def trait_rolled(fight: Fight, who: Who, trait: str, dice: tuple[Faces, ...], wild: Faces, roll: Number, tn: int, raises: int,
                 rule: RuleId) -> None:
    """A trait roll: what each die showed, the total, and how many raises it has; -1 is a failure, -2 a critical one."""


def roll_kept(fight: Fight, who: Who, roll: Number, raises: int, rule: RuleId) -> None:
    """After rerolls, the roll that counts."""


def opposed(fight: Fight, who: Who, target: Who, roll: Number, other: Number, margin: int, rule: RuleId) -> None:
    """An opposed roll is decided: raises of the one who began it, -1 if the other holds."""


def dice_fell(fight: Fight, who: Who, targets: Creatures, means: str, trait: str, dice: tuple[Faces, ...], wild: Faces,
              critical: bool) -> None:
    """The dice of an attack, before they are allotted to targets."""


def attack_rolled(fight: Fight, who: Who, target: Who, means: str, roll: Number, other: Number, raises: int) -> None:
    """One die of an attack against one target, and what it has to reach; -1 raises is a miss."""


def attack_failed(fight: Fight, who: Who, target: Who, means: str) -> None:
    """An attack fails critically."""


def confirmed(fight: Fight, who: Who, die: int, critical: bool) -> None:
    """The die that says whether an Extra's 1 is a critical failure."""


def damage_rolled(fight: Fight, who: Who, target: Who, dice: tuple[Faces, ...], roll: Number) -> None:
    """Damage was rolled: the faces, and what it is made of."""


def went_through(fight: Fight, who: Who, target: Who, what: str, armor: int) -> None:
    """An attack goes through what its target hides behind: its material and Armour, or somebody."""


# ---- harm ------------------------------------------------------------------------------------------------------------------

def hit_weighed(fight: Fight, who: Who, damage: int, toughness: Number, shaken: bool, wounds: int) -> None:
    """Damage is compared with Toughness: whether it Shakes, and how many Wounds it is about to inflict."""


def unharmed(fight: Fight, who: Who, damage: int, rule: RuleId) -> None:
    """Damage does nothing to a creature, and by which rule."""


def knocked_out(fight: Fight, who: Who, hours: int) -> None:
    """A creature is unconscious for so many hours."""


def blacked_out(fight: Fight, who: Who, minutes: int) -> None:
    """A creature struck unawares is unconscious for about so many minutes."""


def thrown_off(fight: Fight, who: Who, mount: Who) -> None:
    """A rider falls off."""


def vehicle_struck(fight: Fight, who: Who, damage: int, toughness: Number, pierced: bool, wounds: int) -> None:
    """Damage is compared with the Toughness of a vehicle: whether its driver has to roll, and how many Wounds it takes."""


def out_of_control(fight: Fight, who: Who, driver: Who) -> None:
    """A vehicle goes out of control; where to, the game master decides."""


def soaked(fight: Fight, who: Who, wounds: int) -> None:
    """So many Wounds of a hit are soaked."""


def wounded(fight: Fight, who: Who, wounds: int) -> None:
    """A creature takes Wounds."""
    fight.creatures[who].wounds += wounds


def healed(fight: Fight, who: Who, wounds: int) -> None:
    """A creature has so many Wounds less."""
    creature = fight.creatures[who]
    creature.wounds = max(0, creature.wounds - wounds)


def tired(fight: Fight, who: Who, levels: int) -> None:
    """A creature's Fatigue grows, or passes."""
    creature = fight.creatures[who]
    creature.fatigue = max(0, creature.fatigue + levels)


def injured(fight: Fight, who: Who, dice: tuple[int, ...], injury: str, lasting: str) -> None:
    """A lasting injury: what, and until when (healed, day, ever)."""


def died(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature dies."""
    fight.creatures[who].dead = True


def fell_out(fight: Fight, who: Who, rule: RuleId) -> None:
    """An Extra is out of the fight."""
    fight.creatures[who].dead = True


# ---- what one has about oneself --------------------------------------------------------------------------------------------

def shot(fight: Fight, who: Who, weapon: str, left: int) -> None:
    """So many rounds are left in a weapon; 0 for one that has to be loaded anew."""
    creature = fight.creatures[who]
    creature.loaded = _set(creature.loaded, weapon, left)


def reloaded(fight: Fight, who: Who, weapon: str, rounds: int) -> None:
    """A weapon holds so many rounds."""
    creature = fight.creatures[who]
    creature.loaded = _set(creature.loaded, weapon, rounds)


def rounds_left(fight: Fight, who: Who, kind: str, left: int) -> None:
    """So much ammunition of a kind is left beyond what is loaded."""
    creature = fight.creatures[who]
    creature.rounds = _set(creature.rounds, kind, left)


def held(fight: Fight, who: Who, things: tuple[str, ...], free: bool) -> None:
    """A creature now holds these things; whether it readied one of them for free."""
    creature = fight.creatures[who]
    creature.hand = things
    if free:
        creature.readied += 1


def geared(fight: Fight, who: Who, thing: str, count: int) -> None:
    """A creature has so many of a thing about it."""
    creature = fight.creatures[who]
    creature.gear = tuple((id, n) for id, n in _set(creature.gear, thing, count) if n)


def _set(pairs: tuple[tuple[str, int], ...], name: str, amount: int) -> tuple[tuple[str, int], ...]:
    if all(id != name for id, _ in pairs):
        return (*pairs, (name, amount))
    return tuple((id, amount if id == name else n) for id, n in pairs)


def classed(fight: Fight, thing: str, improvised: str, softer: int) -> None:
    """The game master says what class of improvised weapon a thing is, and by how many steps it is softer; -1 for not said."""
    for creature in fight.creatures:
        creature.improvised = (*(row for row in creature.improvised if row[0] != thing), (thing, improvised, softer))


def lies(fight: Fight, square: Square, thing: str, count: int) -> None:
    """So many of a thing lie on a square from now on."""
    rest = tuple(lying for lying in fight.floor if lying[:2] != (square, thing))
    fight.floor = (*rest, (square, thing, count)) if count else rest


# ---- manoeuvres --------------------------------------------------------------------------------------------------------------

def shoved(fight: Fight, who: Who, square: Square, inches: int) -> None:
    """A creature is pushed into a square, so many inches away."""
    stepped(fight, who, square)


def beheld(fight: Fight, who: Who, sheet: str) -> None:
    """A creature sees something fearsome for the first time."""
    fight.creatures[who].beheld += (sheet,)


def fear_rolled(fight: Fight, who: Who, roll: Number) -> None:
    """The roll on the table of fear."""


def fled(fight: Fight, who: Who, square: Square) -> None:
    """A creature flees in panic."""
    stepped(fight, who, square)


def tested(fight: Fight, who: Who, trick: str, target: Who) -> None:
    """A creature tries a test of this kind on another."""
    fight.creatures[who].tests += (trick,)


def test_refused(fight: Fight, who: Who, trick: str) -> None:
    """The game master says that such a test does not work any more."""


def support_refused(fight: Fight, who: Who, target: Who) -> None:
    """The game master says that what was to help does not fit."""


# ---- areas -----------------------------------------------------------------------------------------------------------------

def template_laid(fight: Fight, who: Who, means: str, squares: Squares, those: Creatures) -> None:
    """A template lies over these squares, and over these creatures."""


def deviated(fight: Fight, who: Who, dice: tuple[int, ...], clock: int, inches: int, x: int, y: int) -> None:
    """A template drifts: what the dice showed, towards which hour, how far, and where its centre comes to lie, in half squares."""


def bystander_hit(fight: Fight, who: Who, target: Who, means: str, rule: RuleId) -> None:
    """A shot that failed strikes somebody else."""


# ---- things ----------------------------------------------------------------------------------------------------------------

def thing_broken(fight: Fight, thing: str) -> None:
    """A thing is broken from now on."""
    fight.objects = tuple(replace(each, broken=True) if each.id == thing else each for each in fight.objects)


def thing_unharmed(fight: Fight, who: Who, thing: str, damage: int, hardness: Number, rule: RuleId) -> None:
    """What strikes a thing does nothing to it, and by which rule."""


def thing_ruined(fight: Fight, who: Who, holder: Who, thing: str, damage: int, hardness: Number, how: str) -> None:
    """A thing, or what somebody holds, is ruined, and how."""


# ---- the end ---------------------------------------------------------------------------------------------------------------

def end_proposed(fight: Fight, round: int) -> None:
    """The game master was asked whether the fight is over."""
    fight.proposed_end = round
