"""Combat manoeuvres: what all of them have in common, and tripping."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import rose
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import means_of, refuse_means, refuse_target
from bitva.rulebooks.starfinder.bonuses import Bonus, stacked
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, cost_of, pay
from bitva.rulebooks.starfinder.conditions import impose
from bitva.rulebooks.starfinder.figures import armor_class, hit_terms, in_reach, melee_means
from bitva.rulebooks.starfinder.moments import ATTACK_OVER, Attacking
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import astray, attack_terms, lands, rolled
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.words import PRONE, STANDARD

BASE: Final = "sf.manoeuvre.base"
HARDER: Final = 8
"""What a manoeuvre has to beat beyond the armour class against kinetic attacks."""
MADE_FOR_IT: Final = Bonus(2, "sf.weapon.manoeuvre_bonus")
"""A weapon's property for one manoeuvre is called like it: disarm, trip, sunder, grapple, reposition."""
DEGREE: Final = 5
"""Every so many points beyond that it does more."""
FALL: Final = 10
"""Feet that a tripped flier goes down (sf.manoeuvre.trip.air)."""
Works = Callable[[Table[Fight], int], None]


# ---- may it? -----------------------------------------------------------------------------------------------------------------

def chosen(fight: Fight, who: Who, target: Who, id: str) -> Means | None:
    """The means of this name; if none is named, the best with which the target is within reach (sf.manoeuvre.base)."""
    creature, other = fight.creatures[who], fight.creatures[target]
    if id:
        return means_of(creature, id)
    every = sorted(melee_means(creature), key=lambda means: -means.total)
    return next((means for means in every if in_reach(fight, who, means.reach, other.at, other.size, other.height)),
                next(iter(every), None))


def refuse_manoeuvre(fight: Fight, action: Any) -> Iterator[Refusal]:
    """A standard action, a melee weapon or bare hands, and a target within their reach (sf.manoeuvre.base)."""
    creature, other = fight.creatures[action.who], fight.creatures[action.target]
    means = chosen(fight, action.who, action.target, action.means)
    if means is None or not other.present or action.who == action.target:
        yield refusal(BASE, hard=True, target=action.target)
        return
    yield from cannot_spend(fight, action.who, cost_of(fight, action))
    yield from refuse_means(fight, creature, means)
    if not means.melee or not in_reach(fight, action.who, means.reach, other.at, other.size, other.height):
        yield refusal(BASE, away=fight.gap(action.who, action.target) * 5, reach=means.reach * 5)
    yield from refuse_target(fight, action.who, action.target, means)


def near_enough(fight: Fight, who: Who) -> Iterator[Who]:
    """Enemies that a creature could try a manoeuvre on (sf.manoeuvre.base)."""
    creature = fight.creatures[who]
    if creature.standard or creature.reacting:
        reach = max((means.reach for means in melee_means(creature)), default=0)
        for other in fight.enemies(who):
            if in_reach(fight, who, reach, other.at, other.size, other.height):
                yield other.index


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

def carry_out(table: Table[Fight], action: Any, works: Works, *, means: Means | None = None, more: Iterable[Bonus] = (),
              spared: RuleId = "") -> None:
    """The roll of a manoeuvre, and what it does on a success, which is told by how much it beats KAC + 8; it deals no damage, and
    nobody has cause to strike (sf.manoeuvre.base)."""
    fight = table.battle
    means = means or chosen(fight, action.who, action.target, action.means)
    assert means is not None
    pay(table, action.who, cost_of(fight, action), action.verb)
    table.before(Attacking(action.who, action.target, means.id))
    if not (fight.creatures[action.who].able and fight.creatures[action.target].present):
        return
    beyond = attempt(table, action.who, action.target, means, action.verb, more, spared)
    if beyond >= 0:
        works(table, beyond)
    table.after(Attacking(action.who, action.target, means.id))


def attempt(table: Table[Fight], who: Who, target: Who, means: Means, verb: str, more: Iterable[Bonus], spared: RuleId) -> int:
    """A melee attack roll against KAC + 8: 20 succeeds and 1 fails; by how much it beats that, at least by nothing; -1 if it fails
    (sf.manoeuvre.base, sf.manoeuvre.natural_20, sf.weapon.manoeuvre_bonus)."""
    fight = table.battle
    die = table.die(20, BASE, who)
    terms = attack_terms if means.melee else hit_terms
    bonuses = [*terms(fight, who, target, means), *more, *((MADE_FOR_IT,) if verb in means.properties else ())]
    roll = Number((Term(die, BASE), *stacked(bonus for bonus in bonuses if bonus.rule != spared)))
    ac = Number((*armor_class(fight, who, target, means, energy=False), Term(HARDER, BASE)))
    success = lands(die, roll.total, ac.total)[0]
    table.tell(facts.manoeuvre_rolled, who, target, verb, (die,), roll, ac, success)
    rolled(table, who, target, means)
    if success and astray(table, who, target):
        success = False
    table.expire(ATTACK_OVER, target)
    return max(0, roll.total - ac.total) if success else -1


# ---- tripping ------------------------------------------------------------------------------------------------------------------

@value
class Trip(Action):
    """An opponent is brought down."""

    verb: ClassVar[str] = "trip"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""


book.refuses(Trip)(refuse_manoeuvre)


@book.proposes
def propose_trip(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever is on its feet (sf.manoeuvre.trip)."""
    for target in near_enough(fight, who):
        if not fight.creatures[target].flags & PRONE:
            yield Trip(who, target)


@book.performs(Trip)
def perform_trip(table: Table[Fight], trip: Trip) -> None:
    """Prone, if it was on its feet (sf.manoeuvre.trip)."""
    carry_out(table, trip, lambda table, beyond: bring_down(table, trip.target, trip.who))


def bring_down(table: Table[Fight], who: Who, by: Who) -> None:
    """Down to the ground; a flier 10 feet down, and prone if that is the ground; without gravity off-kilter (sf.manoeuvre.trip,
    sf.manoeuvre.trip.air, sf.manoeuvre.trip.zero_g)."""
    creature = table.battle.creatures[who]
    if weightless(table.battle):
        impose(table, who, "off-kilter", "sf.manoeuvre.trip.zero_g", by)
        return
    if creature.height:
        table.make(rose, who, max(0, creature.height - FALL))
    if not creature.height and not creature.flags & PRONE:
        impose(table, who, "prone", "sf.manoeuvre.trip", by)


