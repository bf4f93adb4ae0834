"""What can happen in a D&D fight: each fact is its own change, and nothing else changes a battle."""
from __future__ import annotations

from dataclasses import replace

from bitva.kernel.facts import Hidden, OfTarget, OfWho, stepped
from bitva.kernel.numbers import Number
from bitva.kernel.words import Creatures, RuleId, Square, Who
from bitva.rulebooks.dnd5e.gear import SHIELD
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.things import Object, Price
from bitva.rulebooks.dnd5e.words import FEET, SLOWED

# ---- the turn ------------------------------------------------------------------------------------------------------------


def turn_began(fight: Fight, who: Who) -> None:
    """A turn starts: the reaction is back, movement, action, bonus action and free interaction are there again."""
    creature = fight.creatures[who]
    creature.action = creature.bonus = creature.reaction = creature.interaction = True
    creature.moved = creature.dashes = creature.attacks = 0
    creature.mode = "walk"
    creature.bundle = ()
    creature.doing = ""
    creature.done = creature.cast = ()
    creature.legendary = int(creature.sheet.legendary.get("count", 0)) if creature.sheet.legendary else 0


def turn_ended(fight: Fight, who: Who) -> None:
    """A turn is over; what was left of it is lost."""
    creature = fight.creatures[who]
    creature.action = creature.bonus = creature.interaction = False
    creature.attacks = 0
    creature.bundle = ()
    creature.acted = True
    creature.surprised = False


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


def happened(fight: Fight, who: Who, what: str) -> None:
    """Something that a rule asks for later in the same turn."""
    fight.creatures[who].done += (what,)


def dashed(fight: Fight, who: Who) -> None:
    """The movement of this turn grows by the speed."""
    fight.creatures[who].dashes += 1


def moved(fight: Fight, who: Who, feet: int, mode: str) -> None:
    """So many feet of movement are spent, in this way of moving."""
    creature = fight.creatures[who]
    creature.moved += feet
    creature.mode = mode


# ---- going about -----------------------------------------------------------------------------------------------------------

def went(fight: Fight, who: Who, square: Square, feet: int, mode: str) -> None:
    """A creature's own movement takes it into a square, for so many feet of it."""
    stepped(fight, who, square)
    creature = fight.creatures[who]
    creature.moved += feet
    creature.mode = mode
    if mode == "walk":
        creature.run = creature.run + FEET if creature.ran >= fight.deeds - 1 else FEET
        creature.ran = fight.deeds


def jumped_high(fight: Fight, who: Who, feet: int, reach: int) -> None:
    """A creature jumps straight up, so high, and reaches up to this height above the floor."""


def shone(fight: Fight, who: Who, toward: Square) -> None:
    """A creature points its light at a square."""


def suffocated(fight: Fight, who: Who) -> None:
    """For want of air a creature has no hit points left."""
    fight.creatures[who].hp = 0


def breath_held(fight: Fight, who: Who, rounds: int) -> None:
    """A creature can hold its breath for so many rounds from now."""


# ---- opening -------------------------------------------------------------------------------------------------------------

def caught_unawares(fight: Fight, who: Who) -> None:
    """A creature starts the fight surprised."""
    fight.creatures[who].surprised = True


def alert(fight: Fight, who: Who) -> None:
    """A creature is not surprised after all."""
    fight.creatures[who].surprised = False


def enlisted(fight: Fight, who: Who, id: str, sheet: str, side: str, controller: str) -> None:
    """A creature of one of the encounter's stat blocks belongs to the fight from now on; it is not on the map yet."""
    fight.creatures.append(Combatant(who, id, side, fight.sheets[sheet], controller))


def related(fight: Fight, side: str, other: str, relation: str) -> None:
    """Two sides are now hostile, allied or neutral to one another."""
    fight.relations = {**fight.relations, (side, other): relation, (other, side): relation}


def initiative_rolled(fight: Fight, who: Who, dice: tuple[int, ...], total: Number) -> None:
    """A creature's place in the order is decided by this total."""


def light_changed(fight: Fight, light: str) -> None:
    """The light where nothing else shines."""
    fight.light = light


def end_proposed(fight: Fight, round: int) -> None:
    """The game master was asked whether the fight is over."""
    fight.proposed_end = round


# ---- rolls: they change nothing --------------------------------------------------------------------------------------------

def attack_rolled(fight: Fight, who: Who, target: Who, means: str, dice: tuple[int, ...], edge: int, roll: Number,
                  ac: OfTarget[Number], why: tuple[tuple[RuleId, ...], tuple[RuleId, ...]]) -> None:
    """An attack roll: its dice, whether with advantage (1) or disadvantage (-1), what speaks for each, the total and the AC."""


def attack_hit(fight: Fight, who: Who, target: Who, critical: bool) -> None:
    """An attack hits."""


def attack_missed(fight: Fight, who: Who, target: Who, rule: RuleId) -> None:
    """An attack misses, and by which rule."""


def save_rolled(fight: Fight, who: Who, ability: str, dice: tuple[int, ...], edge: int, roll: OfWho[Number], dc: int, success: bool,
                rule: RuleId) -> None:
    """A saving throw."""


def check_rolled(fight: Fight, who: Who, skill: str, dice: tuple[int, ...], edge: int, roll: OfWho[Number], dc: int, success: bool,
                 rule: RuleId) -> None:
    """An ability check against a difficulty class."""


def group_checked(fight: Fight, those: Creatures, skill: str, dc: int, successes: int, success: bool) -> None:
    """A group check: so many of them succeeded, and whether the group did."""


def contest_rolled(fight: Fight, who: Who, target: Who, skill: str, other_skill: str, dice: tuple[int, ...],
                   other_dice: tuple[int, ...], roll: Number, other: Number, rule: RuleId) -> None:
    """A contest of two checks."""


def death_save_rolled(fight: Fight, who: Who, die: int) -> None:
    """A death saving throw."""


def damage_rolled(fight: Fight, who: Who, dice: tuple[int, ...], parts: tuple[tuple[int, str], ...],
                  numbers: tuple[Number, ...] = ()) -> None:
    """Damage was rolled: the faces, so much of each type, and what each is made of."""


# ---- hit points ------------------------------------------------------------------------------------------------------------

def hurt(fight: Fight, who: Who, amount: int, buffered: int, kinds: tuple[tuple[int, str, RuleId], ...] = (),
         numbers: tuple[Number, ...] = ()) -> None:
    """A creature takes damage, of which temporary hit points took up `buffered`; per type with what changed it last, and with all
    of it."""
    creature = fight.creatures[who]
    creature.temp -= buffered
    creature.hp = max(0, creature.hp - (amount - buffered))


def unhurt(fight: Fight, who: Who, rule: RuleId, numbers: tuple[Number, ...] = ()) -> None:
    """Nothing of the damage comes through, and why."""


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
    """A creature's hit point maximum is now this, and it has no more than that."""
    creature = fight.creatures[who]
    creature.most_hp = most
    creature.hp = min(creature.hp, most)


def hp_rolled(fight: Fight, who: Who, most: int) -> None:
    """A creature's hit points were rolled: it starts with these."""
    creature = fight.creatures[who]
    creature.most_hp = creature.hp = most


def died(fight: Fight, who: Who, rule: RuleId) -> None:
    """A creature is dead."""
    creature = fight.creatures[who]
    creature.dead = True
    creature.hp = 0


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
    """A creature's exhaustion has this level."""
    fight.creatures[who].exhaustion = level


# ---- hands, gear, uses -----------------------------------------------------------------------------------------------------

def in_hand(fight: Fight, who: Who, things: tuple[str, ...]) -> None:
    """A creature now holds these things."""
    fight.creatures[who].hand = things


def geared(fight: Fight, who: Who, gear: tuple[tuple[str, int], ...]) -> None:
    """A creature now has these things about it."""
    fight.creatures[who].gear = gear


def shot_away(fight: Fight, who: Who, kind: str) -> None:
    """A piece of ammunition is used up."""
    creature = fight.creatures[who]
    creature.ammunition = tuple((id, n - (id == kind)) for id, n in creature.ammunition)
    creature.shot = _more(creature.shot, kind, 1)


def slot_spent(fight: Fight, who: Who, level: int) -> None:
    """A spell slot is used up."""
    creature = fight.creatures[who]
    creature.slots = tuple(n - (at == level) for at, n in enumerate(creature.slots, 1))


def slot_kept(fight: Fight, who: Who, level: int) -> None:
    """A spell slot comes back."""
    creature = fight.creatures[who]
    creature.slots = tuple(n + (at == level) for at, n in enumerate(creature.slots, 1))


def spell_cast(fight: Fight, who: Who, spell: str, level: int, time: str) -> None:
    """A spell is cast, as one of this level, with this casting time."""
    fight.creatures[who].cast += (time,)


def use_spent(fight: Fight, who: Who, feature: str) -> None:
    """One use of a limited feature is gone."""
    creature = fight.creatures[who]
    creature.uses = tuple((id, n - (id == feature)) for id, n in creature.uses)


def power_used(fight: Fight, who: Who, power: str) -> None:
    """A power waits for its recharge."""
    fight.creatures[who].used += (power,)


def power_back(fight: Fight, who: Who, power: str, die: Hidden[int]) -> None:
    """A power is ready again."""
    creature = fight.creatures[who]
    creature.used = tuple(id for id in creature.used if id != power)


def power_waits(fight: Fight, who: Who, power: Hidden[str], die: Hidden[int]) -> None:
    """The die does not bring a power back."""


def legendary_spent(fight: Fight, who: Who, cost: int) -> None:
    """Legendary actions are used."""
    fight.creatures[who].legendary -= cost


# ---- hiding ----------------------------------------------------------------------------------------------------------------

def hid(fight: Fight, who: Who, stealth: OfWho[int], from_whom: OfWho[int]) -> None:
    """A creature hides with this Stealth total from these creatures."""
    creature = fight.creatures[who]
    creature.stealth = stealth
    creature.hidden = from_whom


def found(fight: Fight, who: Who, by: Who) -> None:
    """A creature is no longer hidden from another."""
    creature = fight.creatures[who]
    creature.hidden &= ~(1 << by)


def revealed(fight: Fight, who: Who, square: Square) -> None:
    """A creature gives its place away and is hidden from nobody."""
    creature = fight.creatures[who]
    creature.stealth = -1
    creature.hidden = 0


# ---- words -----------------------------------------------------------------------------------------------------------------

def said(fight: Fight, who: Who, text: str) -> None:
    """A few words, a sign, a flourish: nothing is spent."""


def hinted(fight: Fight, who: Who, rule: RuleId) -> None:
    """The table reminds somebody of something he could still do."""


def text_shown(fight: Fight, who: Who, what: Hidden[str]) -> None:
    """The game master is shown a trait or a part of a power that stands in words only, when it may matter."""


def ruled_on(fight: Fight, who: Who, ability: str) -> None:
    """An ability that only the game master understands was used; what it does he has said himself."""


# ---- out of turn -----------------------------------------------------------------------------------------------------------

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


# ---- actions that everybody has --------------------------------------------------------------------------------------------

def action_regained(fight: Fight, who: Who) -> None:
    """A creature has one more action this turn."""
    fight.creatures[who].action = True


def check_made(fight: Fight, who: Who, skill: str, dice: OfWho[tuple[int, ...]], edge: OfWho[int], roll: OfWho[Number],
               rule: RuleId) -> None:
    """An ability check whose total is compared in secret, or that only the game master reads."""


def guess_missed(fight: Fight, who: Who, square: Square, means: str, dice: Hidden[tuple[int, ...]], edge: Hidden[int],
                 roll: Hidden[Number], target: Hidden[Who]) -> None:
    """An attack on a square missed: whom or nothing, only the game master knows."""


# ---- things in hand, on the floor and about --------------------------------------------------------------------------------

def drew(fight: Fight, who: Who, thing: str) -> None:
    """A creature takes something that it carries into its hand."""
    fight.creatures[who].hand += (thing,)


def put_away(fight: Fight, who: Who, thing: str) -> None:
    """A creature puts away what it held."""
    creature = fight.creatures[who]
    creature.hand = _without(creature.hand, thing)


def let_go(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """Something leaves a creature's hand, dropped or thrown, and lies here now."""
    creature = fight.creatures[who]
    creature.hand = _without(creature.hand, thing)
    creature.gear = _more(creature.gear, thing, -1)
    _lay(fight, square, thing, 1)


def picked_up(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """A creature picks up what lies here; a shield it slings on its back."""
    creature = fight.creatures[who]
    _lay(fight, square, thing, -1)
    creature.gear = _more(creature.gear, thing, 1)
    if thing != SHIELD:
        creature.hand += (thing,)


def gave(fight: Fight, who: Who, target: Who, thing: str, count: int = 1) -> None:
    """A creature puts what it holds into another's hand; of a thing that is counted by its uses, all of them."""
    giver, taker = fight.creatures[who], fight.creatures[target]
    giver.hand = _without(giver.hand, thing)
    giver.gear = _more(giver.gear, thing, -count)
    taker.hand += (thing,)
    taker.gear = _more(taker.gear, thing, count)


def taken(fight: Fight, square: Square, thing: str) -> None:
    """Something no longer lies here."""
    _lay(fight, square, thing, -1)


def lies(fight: Fight, square: Square, thing: str) -> None:
    """Something lies here now."""
    _lay(fight, square, thing, 1)


def used_up(fight: Fight, who: Who, thing: str) -> None:
    """A thing that a creature held is spent."""
    creature = fight.creatures[who]
    creature.gear = _more(creature.gear, thing, -1)
    creature.hand = _without(creature.hand, thing)


def strapped(fight: Fight, who: Who, on: bool) -> None:
    """A creature takes up its shield, or puts it away."""
    creature = fight.creatures[who]
    creature.hand = (*creature.hand, SHIELD) if on else _without(creature.hand, SHIELD)


def handled(fight: Fight, who: Who, thing: str, how: str) -> None:
    """A creature does some small thing with an object; what comes of it the game master says."""


def likened(fight: Fight, thing: str, likeness: str) -> None:
    """The game master says what a thing counts as when it is used as a weapon: a weapon, or so much damage of a type."""
    fight.likeness += ((thing, likeness),)


def priced(fight: Fight, price: Price) -> None:
    """The game master says what handling a thing takes."""
    fight.prices = (*(old for old in fight.prices if (old.thing, old.on) != (price.thing, price.on)), price)


def object_attacked(fight: Fight, who: Who, thing: str, means: str, dice: tuple[int, ...], edge: int, roll: Number, ac: int,
                    why: tuple[tuple[RuleId, ...], tuple[RuleId, ...]], hit: bool) -> None:
    """An attack on an object: its dice and total, and whether it hits."""


def object_hurt(fight: Fight, thing: str, amount: int, kinds: tuple[tuple[str, Number], ...] = ()) -> None:
    """An object takes damage; per type what became of it. At 0 hit points it breaks."""
    fight.objects = tuple(_hurt(other, amount) if other.id == thing else other for other in fight.objects)


def object_unhurt(fight: Fight, thing: str, rule: RuleId, kinds: tuple[tuple[str, Number], ...] = ()) -> None:
    """Nothing of the damage counts."""


def object_broke(fight: Fight, thing: str) -> None:
    """An object is broken."""


def object_came(fight: Fight, thing: Object) -> None:
    """There is another object: a net over somebody, a wall."""
    fight.objects += (thing,)


def object_gone(fight: Fight, thing: str) -> None:
    """An object is no longer there."""
    fight.objects = tuple(other for other in fight.objects if other.id != thing)


def door_moved(fight: Fight, thing: str, door: str, locked: bool = False) -> None:
    """A door is open, shut or locked now."""
    fight.objects = tuple(replace(other, door=door, locked=locked) if other.id == thing else other for other in fight.objects)


def _hurt(thing: Object, amount: int) -> Object:
    return replace(thing, hp=max(0, thing.hp - amount))


def _without(hand: tuple[str, ...], thing: str) -> tuple[str, ...]:
    if thing not in hand:
        return hand
    at = hand.index(thing)
    return hand[:at] + hand[at + 1:]


def _more(counted: tuple[tuple[str, int], ...], thing: str, count: int) -> tuple[tuple[str, int], ...]:
    if all(id != thing for id, _ in counted):
        return (*counted, (thing, count)) if count > 0 else counted
    return tuple((id, n + count if id == thing else n) for id, n in counted if id != thing or n + count > 0)


def _lay(fight: Fight, square: Square, thing: str, count: int) -> None:
    lying = {(at, id): n for at, id, n in fight.floor}
    lying[square, thing] = lying.get((square, thing), 0) + count
    fight.floor = tuple((at, id, n) for (at, id), n in lying.items() if n > 0)


# ---- spells ------------------------------------------------------------------------------------------------------------------

def spell_countered(fight: Fight, who: Who, spell: str, by: Who) -> None:
    """A spell was stopped while it was being cast."""


def turn_forgone(fight: Fight, who: Who, moves: bool) -> None:
    """A creature has nothing left of this turn, but perhaps its movement."""
    creature = fight.creatures[who]
    creature.action = creature.bonus = False
    if not moves:
        creature.moved = 10_000


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


def revived(fight: Fight, who: Who, hp: int) -> None:
    """Someone dead lives again, with so many hit points."""
    creature = fight.creatures[who]
    creature.dead = creature.stable = False
    creature.saved = creature.death = 0
    creature.hp = hp
