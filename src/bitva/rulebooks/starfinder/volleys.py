"""One attack at several: cones of blast weapons, lines, automatic fire."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, Squares, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.areas import affected, cone, corners_of, line, toward
from bitva.rulebooks.starfinder.attack import TWICE, cost, means_of, refuse_means, refuse_spending, take_up
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_spend, pay
from bitva.rulebooks.starfinder.damage import roll_damage
from bitva.rulebooks.starfinder.defence import fight_defensively
from bitva.rulebooks.starfinder.figures import hit_terms, wielded
from bitva.rulebooks.starfinder.moments import Attacking
from bitva.rulebooks.starfinder.objects import away_from, damage_object, object_class
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import LOCATION, awareness_of, located
from bitva.rulebooks.starfinder.state import Fight, levels_apart
from bitva.rulebooks.starfinder.striking import ROLL, Outcome, Volley, assail, expend, exposed, lands
from bitva.rulebooks.starfinder.things import Thing
from bitva.rulebooks.starfinder.throwing import middle
from bitva.rulebooks.starfinder.words import FULL, STANDARD

BLAST: Final = "sf.weapon.blast"
LINE: Final = "sf.weapon.line"
AUTOMATIC: Final = "sf.weapon.automatic"
WIDE: Final = Bonus(-2, BLAST)
RAPID: Final = Bonus(TWICE[1], AUTOMATIC)
PER_TARGET: Final = 2
"""Each target of automatic fire takes the ammunition of so many shots (sf.weapon.automatic)."""


@value
class Spray(Action):
    """A cone out of a blast weapon, from a corner of one's space."""

    verb: ClassVar[str] = "spray"
    cost: ClassVar[str] = STANDARD
    who: Who
    corner: Point
    toward: Point
    means: str = ""
    defensively: bool = False


@value
class Pierce(Action):
    """A line out of a line weapon, from a corner of one's space; along an edge the squares to the left of it, or to the right."""

    verb: ClassVar[str] = "pierce"
    cost: ClassVar[str] = STANDARD
    who: Who
    corner: Point
    toward: Point
    means: str = ""
    left: bool = True
    defensively: bool = False


@value
class Automatic(Action):
    """An automatic weapon is emptied into a cone."""

    verb: ClassVar[str] = "automatic"
    cost: ClassVar[str] = FULL
    who: Who
    corner: Point
    toward: Point
    means: str = ""
    defensively: bool = False


Shot = Spray | Pierce | Automatic
KINDS: Final[tuple[type[Shot], ...]] = (Spray, Pierce, Automatic)
PROPERTY: Final[dict[type[Action], tuple[str, str]]] = {
    Spray: ("blast", BLAST), Pierce: ("line", LINE), Automatic: ("automatic", AUTOMATIC)}
"""What a weapon must be, and the rule that says so."""
COSTS[Spray] = cost
COSTS[Pierce] = cost


def area_of(fight: Fight, shot: Shot, means: Means) -> Squares:
    """A cone or a line out to the first range increment, a cone of half of it for automatic fire (sf.weapon.blast, sf.weapon.line,
    sf.weapon.automatic)."""
    if isinstance(shot, Pierce):
        return line(fight, shot.corner, shot.toward, means.increment, shot.left)
    feet = means.increment // 2 if isinstance(shot, Automatic) else means.increment
    return cone(fight, shot.corner, toward(shot.corner, shot.toward), feet)


def targets(fight: Fight, shot: Shot, means: Means) -> list[Who]:
    """Everybody in it but the shooter, friend or foe, the nearest first; a line runs level, a cone reaches as far up and down as it
    is long there (sf.weapon.blast, sf.weapon.line, sf.weapon.automatic)."""
    def level(target: Who) -> bool:
        return above(fight, shot.who, target) <= (0 if isinstance(shot, Pierce) else flat(fight, shot.who, target))

    found = [who for who in affected(fight, area_of(fight, shot, means)) if who != shot.who and level(who)]
    return sorted(found, key=lambda target: (fight.gap(shot.who, target), fight.clock.place_of(target)))


def above(fight: Fight, who: Who, target: Who) -> int:
    """How many squares one is above the other, whichever it is (sf.size.measure)."""
    one, other = fight.creatures[who], fight.creatures[target]
    return levels_apart(one.height, one.size, other.height, other.size)


def flat(fight: Fight, who: Who, target: Who) -> int:
    """Their distance on the map, whatever their heights."""
    one, other = fight.creatures[who], fight.creatures[target]
    return fight.board.pace(one.at, one.size, other.at, other.size)


# ---- may it? -----------------------------------------------------------------------------------------------------------------

def refuse_shot(fight: Fight, shot: Shot) -> Iterator[Refusal]:
    """A weapon with the property, from a corner of one's own space (sf.weapon.blast, sf.weapon.line, sf.weapon.automatic)."""
    means = means_of(fight.creatures[shot.who], shot.means)
    needed, rule = PROPERTY[type(shot)]
    if means is None or needed not in means.properties:
        yield refusal(rule, hard=True, means=shot.means)
    elif shot.corner not in corners_of(fight, shot.who) or shot.toward == shot.corner:
        yield refusal("sf.area.cone", hard=True, corner=shot.corner)
    elif isinstance(shot, Automatic):
        yield from cannot_spend(fight, shot.who, FULL)
        yield from refuse_means(fight, fight.creatures[shot.who], means)
        if shots_left(fight, shot.who, means) < 1:
            yield refusal("sf.weapon.ammunition", means=means.id, left=fight.creatures[shot.who].rounds_in(means.weapon))
    else:
        yield from refuse_spending(fight, shot.who, means, shot.defensively)


book.refuses(Spray)(refuse_shot)
book.refuses(Pierce)(refuse_shot)
book.refuses(Automatic)(refuse_shot)


def shots_left(fight: Fight, who: Who, means: Means) -> int:
    """How many targets the magazine is enough for (sf.weapon.automatic)."""
    return fight.creatures[who].rounds_in(means.weapon) // (PER_TARGET * max(1, means.usage))


@book.proposes
def propose_shots(fight: Fight, who: Who) -> Iterator[Action]:
    """From every corner towards every enemy; of those that catch the same only the first."""
    creature = fight.creatures[who]
    for means in creature.sheet.means.values():
        if wielded(creature, means):
            for kind in KINDS:
                if PROPERTY[kind][0] in means.properties:
                    yield from worth_while(fight, who, means, kind)


def worth_while(fight: Fight, who: Who, means: Means, kind: Callable[..., Shot]) -> Iterator[Shot]:
    """Shots of one kind that catch an enemy, each set of those caught that one knows of once."""
    seen: dict[tuple[Who, ...], None] = {}
    for enemy in fight.enemies(who):
        if awareness_of(fight, who, enemy.index) < LOCATION:
            continue
        for corner in corners_of(fight, who):
            if (goal := middle(fight, enemy)) == corner:
                continue
            shot = kind(who, corner, goal, means.id)
            caught = located(fight, who, targets(fight, shot, means))
            if enemy.index in caught and caught not in seen:
                seen[caught] = None
                yield shot


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Spray)
def perform_spray(table: Table[Fight], spray: Spray) -> None:
    """One roll for each creature in the cone, the nearest first, each at -2; damage once; concealment does not help; one use of
    ammunition (sf.weapon.blast)."""
    means = weapon_of(table.battle, spray)
    more = (*take_up(table, spray.who, spray.verb, spray.defensively), WIDE)
    if go(table, spray, means):
        volley = Volley(seeking=True)
        for target in targets(table.battle, spray, means):
            shoot_at(table, spray, target, means, more, volley)


@book.performs(Pierce)
def perform_pierce(table: Table[Fight], pierce: Pierce) -> None:
    """One roll against everything in the line, the nearest first; damage once; it stops where it fails to do any; a critical hit
    counts for the first that it hits (sf.weapon.line)."""
    means = weapon_of(table.battle, pierce)
    more = take_up(table, pierce.who, pierce.verb, pierce.defensively)
    if not go(table, pierce, means):
        return
    fight = table.battle
    volley = Volley(seeking=True, die=table.die(20, ROLL, pierce.who))
    things = [thing for thing in fight.things if thing.whole and thing.squares & area_of(fight, pierce, means)]
    for target in targets(fight, pierce, means):
        nearer = [thing for thing in things if away_from(fight, pierce.who, thing.squares) < fight.gap(pierce.who, target)]
        things = [thing for thing in things if thing not in nearer]
        if not all(pierced(table, pierce, thing, means, more, volley) for thing in nearer):
            return
        outcome = shoot_at(table, pierce, target, means, more, volley)
        if outcome.hit:
            volley.criticals = False
            if not outcome.through:
                return
    all(pierced(table, pierce, thing, means, more, volley) for thing in things)


def pierced(table: Table[Fight], pierce: Pierce, thing: Thing, means: Means, more: tuple[Bonus, ...], volley: Volley) -> bool:
    """A thing in the way of a line: missed, or damaged, so that the line goes on (sf.weapon.line, sf.object.attack)."""
    fight = table.battle
    terms = stacked((*hit_terms(fight, pierce.who, NOBODY, means), *more))
    roll, ac = Number((Term(volley.die, ROLL), *terms)), object_class(thing)
    hit = lands(volley.die, roll.total, ac.total)[0]
    table.tell(facts.object_attacked, pierce.who, thing.id, means.id, (volley.die,), roll, ac.total, hit)
    if not hit:
        return True
    if not volley.base:
        volley.base = roll_damage(table, pierce.who, means.damage, 1, bearing_on(fight, pierce.who, "damage"))
    damage_object(table, thing, volley.base, means)
    now = fight.thing(thing.id)
    return now is not None and now.lost > thing.lost


@book.performs(Automatic)
def perform_automatic(table: Table[Fight], fire: Automatic) -> None:
    """A full attack: one roll at -4 for each creature in the cone, the nearest first, as long as there is ammunition for two shots
    at each; damage once, no critical hits; then the magazine is empty (sf.weapon.automatic)."""
    fight = table.battle
    means = weapon_of(fight, fire)
    pay(table, fire.who, FULL, fire.verb)
    if fire.defensively:
        fight_defensively(table, fire.who, "sf.fight_defensively.full")
    many = shots_left(fight, fire.who, means)
    if not exposed(table, fire.who, means):
        return
    those = drawn(table, fire, targets(fight, fire, means), many)
    table.make(facts.loaded, fire.who, means.weapon, 0)
    volley = Volley(criticals=False)
    for target in those:
        shoot_at(table, fire, target, means, (RAPID,), volley)


def drawn(table: Table[Fight], fire: Automatic, those: list[Who], many: int) -> list[Who]:
    """With too little ammunition those equally near at the end of it are drawn by lot (sf.weapon.automatic)."""
    fight = table.battle
    if len(those) <= many:
        return those
    last = fight.gap(fire.who, those[many])
    chosen = [target for target in those if fight.gap(fire.who, target) < last]
    rest = [target for target in those if fight.gap(fire.who, target) == last]
    while len(chosen) < many:
        chosen.append(rest.pop(table.die(len(rest), AUTOMATIC, fire.who) - 1 if len(rest) > 1 else 0))
    return chosen


def weapon_of(fight: Fight, shot: Shot) -> Means:
    means = means_of(fight.creatures[shot.who], shot.means)
    assert means is not None
    return means


def go(table: Table[Fight], shot: Spray | Pierce, means: Means) -> bool:
    """Those whom a shot gives cause come first, then it takes its ammunition (sf.aoo.trigger.ranged, sf.weapon.ammunition)."""
    if not exposed(table, shot.who, means):
        return False
    expend(table, shot.who, means)
    return True


def shoot_at(table: Table[Fight], shot: Shot, target: Who, means: Means, more: tuple[Bonus, ...], volley: Volley) -> Outcome:
    """One of those whom it catches, if it is still there (sf.attack.roll, sf.reaction.defensive_order)."""
    fight = table.battle
    table.before(Attacking(shot.who, target, means.id))
    if not (fight.creatures[shot.who].able and fight.creatures[target].present):
        return Outcome(False)
    return assail(table, shot.who, target, means, more, volley)
