"""Ways to make an attack: wild, desperate, only to touch, not to kill, with both barrels, beyond long range."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.attack import ATTACK, BARRELS, BOTH, TOUCH, Attack
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose
from bitva.rulebooks.savage.figures import in_hand, shield
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import SHOTGUN, SLUG, Strike

WILD: Final = "wild"
DESPERATE: Final = {"desperate-2": 2, "desperate-4": 4}
NONLETHAL: Final = "nonlethal"
Option = Callable[[Fight, Strike], Iterator[Refusal]]


def option(word: str) -> Callable[[Option], Option]:
    """Register what speaks against a way to attack."""
    def register(rule: Option) -> Option:
        book.attack_options[word] = rule
        return rule
    return register


def wild_now(fight: Fight, strike: Strike) -> bool:
    """Is this a blow of somebody who attacks wildly in this turn? (sw.attack.wild)"""
    return strike.means.melee and not strike.free and (WILD in strike.how or WILD in fight.creatures[strike.who].done)


# ---- wild and desperate ----------------------------------------------------------------------------------------------------------

@option(WILD)
def may_be_wild(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """In melee, from the first attack of the turn on, and not together with a desperate attack (sw.attack.wild)."""
    creature = fight.creatures[strike.who]
    if not strike.means.melee or strike.area:
        yield refusal("sw.attack.wild")
    if ATTACK in creature.did and WILD not in creature.done:
        yield refusal("sw.attack.wild")
    if any(word in strike.how for word in DESPERATE):
        yield refusal("sw.attack.wild")


def may_be_desperate(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """In melee, by 2 or by 4, and not in a turn of wild attacks (sw.attack.desperate)."""
    if not strike.means.melee or strike.area:
        yield refusal("sw.attack.desperate")
    if wild_now(fight, strike) or all(word in strike.how for word in DESPERATE):
        yield refusal("sw.attack.desperate")


book.attack_options |= dict.fromkeys(DESPERATE, may_be_desperate)


@book.attack_starts.append
def begin_wildly(table: Table[Fight], attack: Attack) -> None:
    """From now on all its blows of this turn are wild, and it is Vulnerable until the end of its next turn (sw.attack.wild)."""
    if WILD in attack.how and WILD not in table.battle.creatures[attack.who].done:
        table.make(facts.happened, attack.who, WILD)
        impose(table, attack.who, "vulnerable", "sw.attack.wild", attack.who)


def bold(fight: Fight, strike: Strike) -> int:
    """What a desperate attack adds to the roll and takes from the damage (sw.attack.desperate)."""
    return next((bonus for word, bonus in DESPERATE.items() if word in strike.how), 0)


@book.attack_terms.append
def fury(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """+2 for wild blows, +2 or +4 for a desperate one, +2 if only a touch is needed (sw.attack.wild, sw.attack.desperate,
    sw.attack.touch)."""
    if wild_now(fight, strike):
        yield Term(2, "sw.attack.wild")
    if bold(fight, strike):
        yield Term(bold(fight, strike), "sw.attack.desperate")
    if TOUCH in strike.how:
        yield Term(2, "sw.attack.touch")


@book.damage_terms.append
def force(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """+2 for wild blows, what a desperate one has to give up, +4 for both barrels (sw.attack.wild, sw.attack.desperate,
    sw.attack.shotgun)."""
    if wild_now(fight, strike):
        yield Term(2, "sw.attack.wild")
    if bold(fight, strike):
        yield Term(-bold(fight, strike), "sw.attack.desperate")
    if BARRELS in strike.how:
        yield Term(4, "sw.attack.shotgun")


# ---- touching, and not killing -------------------------------------------------------------------------------------------------

@option(TOUCH)
def may_touch(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """Only in melee (sw.attack.touch)."""
    if not strike.means.melee or strike.area:
        yield refusal("sw.attack.touch")


@option(NONLETHAL)
def may_spare(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """With fists, blunt weapons, or the flat of an edge (sw.attack.nonlethal)."""
    means = strike.means
    if strike.area or not means.melee or not (means.has("blunt") or means.has("unarmed") or means.has("edge")):
        yield refusal("sw.attack.nonlethal", means=means.id)


@book.attack_terms.append
def flat(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """The flat of an edge is at -1 (sw.attack.nonlethal)."""
    if NONLETHAL in strike.how and not strike.means.has("blunt") and not strike.means.has("unarmed"):
        yield Term(-1, "sw.attack.nonlethal")


# ---- shotguns ------------------------------------------------------------------------------------------------------------------

@option(BARRELS)
def may_fire_both(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """A weapon of two barrels (sw.attack.shotgun)."""
    if not strike.means.has(SHOTGUN) or strike.means.magazine != BOTH or SLUG in strike.how:
        yield refusal("sw.attack.shotgun", means=strike.means.id)


@option(SLUG)
def may_fire_slug(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """Only shotguns fire slugs instead of shot (sw.attack.shotgun)."""
    if not strike.means.has(SHOTGUN):
        yield refusal("sw.attack.shotgun", means=strike.means.id)


# ---- two hands -----------------------------------------------------------------------------------------------------------------

@book.attack_terms.append
def off_hand(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """-2 with what only the off hand holds, unless it is as good as the other (sw.attack.offhand)."""
    creature, means = fight.creatures[strike.who], strike.means
    if means.natural or means.hands > 1 or creature.sheet.has("ambidextrous") or means.weapon not in creature.hand[1:]:
        return
    if creature.hand[0] != means.weapon:
        yield Term(-2, "sw.attack.offhand")


@book.attack_terms.append
def two_weapons(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """+1 with a melee weapon in each hand against somebody with one weapon or none and no shield; not against natural weapons
    (sw.attack.two_weapons)."""
    if target == NOBODY or not strike.means.melee or strike.means.natural:
        return
    foe = fight.creatures[target]
    bestial = any(means.natural and not means.has("unarmed") for means in foe.sheet.means.values())
    if blades(fight, strike.who) >= 2 and len(foe.hand) <= 1 and shield(foe) is None and not bestial:
        yield Term(1, "sw.attack.two_weapons")


def blades(fight: Fight, who: Who) -> int:
    """Melee weapons in its hands, one in each."""
    creature = fight.creatures[who]
    held = (creature.sheet.means.get(thing) for thing in creature.hand)
    return sum(means is not None and means.melee and means.hands == 1 and not means.has("shield") for means in held)


# ---- what is proposed ----------------------------------------------------------------------------------------------------------

@book.proposes
def propose_ways(fight: Fight, who: Who) -> Iterator[Action]:
    """Every weapon in hand on every enemy in each of these ways; those that do not fit are refused."""
    creature = fight.creatures[who]
    if not creature.able:
        return
    for foe in fight.foes(who):
        for means in in_hand(creature):
            words = (WILD, *DESPERATE, NONLETHAL, TOUCH) if means.melee else (BARRELS, SLUG) if means.has(SHOTGUN) else ()
            for word in words:
                yield Attack(who, (foe.index,), means.id, how=(word,))
