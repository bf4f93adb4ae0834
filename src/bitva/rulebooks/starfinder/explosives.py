"""What is aimed at an intersection and goes off there: grenades, and whatever else explodes."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.lines import reached, spot
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Point, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.areas import affected, at_corner, burst, farthest, level_with, range_to
from bitva.rulebooks.starfinder.attack import cost, means_of, refuse_spending, take_up
from bitva.rulebooks.starfinder.blasts import sheltered
from bitva.rulebooks.starfinder.bonuses import bearing_on
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.conditions import for_rounds, impose
from bitva.rulebooks.starfinder.criticals import critical_effect, difficulty, one_of
from bitva.rulebooks.starfinder.damage import Blow, Part, roll_damage
from bitva.rulebooks.starfinder.figures import wielded
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import LOCATION, awareness_of, located
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import against_fixed, expend, exposed, lowered, range_penalty
from bitva.rulebooks.starfinder.throwing import scatter
from bitva.rulebooks.starfinder.words import STANDARD

AIM: Final = "sf.attack.area_target"
EXPLODE: Final = "sf.weapon.explode"
GROUND_CLASS: Final = 5
"""The armour class of an intersection (sf.attack.area_target)."""


@value
class Lob(Action):
    """A grenade or another explosive is aimed at an intersection."""

    verb: ClassVar[str] = "lob"
    cost: ClassVar[str] = STANDARD
    who: Who
    at: Point
    means: str = ""
    defensively: bool = False


COSTS[Lob] = cost


@book.refuses(Lob)
def refuse_lob(fight: Fight, lob: Lob) -> Iterator[Refusal]:
    """An explosive in hand, and an intersection in range to which there is a line (sf.attack.area_target, sf.attack.max_range,
    sf.line_of_effect)."""
    creature, board = fight.creatures[lob.who], fight.board
    means = means_of(creature, lob.means)
    if means is None or "explode" not in means.properties:
        yield refusal(EXPLODE, hard=True, means=lob.means)
        return
    if not at_corner(lob.at) or lob.at[0] > 2 * board.width or lob.at[1] > 2 * board.height:
        yield refusal(AIM, hard=True, at=lob.at)
        return
    yield from refuse_spending(fight, lob.who, means, lob.defensively)
    away = range_to(fight, lob.who, lob.at)
    if away > means.increment * means.ranges:
        yield refusal("sf.attack.max_range", away=away, range=means.increment * means.ranges)
    if not any(reached(board, spot(lob.at), square, board.filled) for square in squares(creature.space)):
        yield refusal("sf.line_of_effect", at=lob.at)


@book.proposes
def propose_lobs(fight: Fight, who: Who) -> Iterator[Action]:
    """For every explosive in hand the corners of enemies' spaces, of those at which it catches the same that one knows of only the
    first
    (sf.attack.area_target)."""
    creature, board = fight.creatures[who], fight.board
    for means in creature.sheet.means.values():
        if "explode" not in means.properties or not wielded(creature, means):
            continue
        seen: dict[tuple[Who, ...], Point] = {}
        for enemy in fight.enemies(who):
            if awareness_of(fight, who, enemy.index) < LOCATION:
                continue
            x, y = board.xy(enemy.at)
            for dx, dy in ((0, 0), (enemy.size, 0), (0, enemy.size), (enemy.size, enemy.size)):
                at = 2 * (x + dx), 2 * (y + dy)
                seen.setdefault(located(fight, who, caught_at(fight, at, int(means.properties["explode"]))), at)
        for at in seen.values():
            yield Lob(who, at, means.id)


@book.performs(Lob)
def perform_lob(table: Table[Fight], lob: Lob) -> None:
    """An attack roll against the fixed armour class of an intersection; a miss scatters it; where it comes down it goes off
    (sf.attack.area_target, sf.attack.thrown_miss.direction, sf.weapon.explode)."""
    fight = table.battle
    means = means_of(fight.creatures[lob.who], lob.means)
    assert means is not None
    more = take_up(table, lob.who, lob.verb, lob.defensively)
    if not exposed(table, lob.who, means):
        return
    expend(table, lob.who, means)
    penalty = range_penalty(range_to(fight, lob.who, lob.at), means.increment)
    success, roll = against_fixed(table, lob.who, means, GROUND_CLASS, AIM, (*more, *penalty))
    at = lob.at if success else scatter(table, lob.who, means, lob.at)
    go_off(table, lob.who, means, at, roll.terms[0].value == 20, lowered(roll))


def go_off(table: Table[Fight], who: Who, means: Means, at: Point, critical: bool, penalties: int) -> None:
    """Everybody in the burst takes the damage, rolled once; Reflex for half, and against whatever else it does; a critical hit
    counts for the creature nearest to the point only (sf.weapon.explode, sf.attack.grenade.damage, sf.weapon.grenade_dc)."""
    fight = table.battle
    caught = caught_at(fight, at, int(means.properties["explode"]))
    table.tell(facts.exploded, who, means.id, at)
    if not caught:
        return
    dc = difficulty(fight.creatures[who].sheet, means, penalties, "dex")
    bonuses = bearing_on(fight, who, "damage")
    parts = roll_damage(table, who, means.damage, 1, bonuses) if means.damage else ()
    nearest = nearest_to(table, who, at, caught) if critical else -1
    for target in caught:
        victim = fight.creatures[target]
        if not victim.present:
            continue
        saved = save(table, target, "ref", dc, EXPLODE, sheltered(fight, at, target), by=who)
        twice = target == nearest and "criticals" not in victim.sheet.immune
        dealt = both(parts, roll_damage(table, who, means.damage, 1, bonuses)) if twice and parts else parts
        if dealt:
            hurt(table, target, Blow(dealt, who, "nonlethal" not in means.properties, twice, attack=not saved, rule=EXPLODE,
                                     half="sf.save.half" if saved else ""))
        if twice and victim.present:
            critical_effect(table, who, target, means, penalties)
        if not saved and victim.present:
            inflict(table, who, target, means)


def caught_at(fight: Fight, at: Point, feet: int) -> list[Who]:
    """Whoever is in a burst that goes off on the ground; the radius counts upwards too (sf.area.burst, sf.size.measure)."""
    return [who for who in affected(fight, burst(fight, at, feet)) if level_with(fight, who, at, 0, feet)]


def nearest_to(table: Table[Fight], who: Who, at: Point, caught: list[Who]) -> Who:
    """The creature nearest to the point; of several the thrower picks (sf.weapon.explode, sf.grid.closest)."""
    creatures, board = table.battle.creatures, table.battle.board
    away = {target: min(farthest(board, at, square) for square in squares(creatures[target].space)) for target in caught}
    near = tuple(target for target in caught if away[target] == min(away.values()))
    return near[0] if len(near) == 1 else one_of(table, who, near)


def both(parts: tuple[Part, ...], others: tuple[Part, ...]) -> tuple[Part, ...]:
    """Damage and damage again, kind by kind."""
    return tuple((one + other, type) for (one, type), (other, _) in zip(parts, others, strict=True))


def inflict(table: Table[Fight], who: Who, target: Who, means: Means) -> None:
    """What an explosive does besides damage comes over those who fail: a condition for so many rounds (sf.weapon.explode)."""
    for row in means.row.get("inflicts", ()):
        condition, _, rounds = str(row).partition(" ")
        dice = Dice.read(rounds or "1")
        lasting = sum(table.roll(dice, EXPLODE, who)) + dice.plus
        impose(table, target, condition, EXPLODE, who, for_rounds(table.battle, lasting))
