"""Powers of stat blocks aimed: at creatures, towards a point, along a way; and whom they then concern."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.words import Creatures, Path, Point, Square, Who, value
from bitva.rulebooks.dnd5e.afflictions import AFFLICTED, affliction, immune_to
from bitva.rulebooks.dnd5e.areas import AIMED, CUBE, area, caught, edge_point, middle, near
from bitva.rulebooks.dnd5e.cover import TOTAL, cover
from bitva.rulebooks.dnd5e.figures import charmed_by, speed
from bitva.rulebooks.dnd5e.riders import concerns
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.sight import locates, sees
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.strides import shies
from bitva.rulebooks.dnd5e.words import DEAFENED, FEET, SIZES

NOWHERE: Final = (-1, -1)
WITHIN: Final = "within"
Row = Mapping[str, Any]


@value
class Power(Action):
    """A power, aimed as it asks for: at creatures, towards a point, along a way. Without targets, whoever is hostile is chosen."""

    verb: ClassVar[str] = "power"
    who: Who
    power: str
    targets: Creatures = ()
    toward: Point = NOWHERE
    path: Path = ()


# ---- may it be aimed so? -----------------------------------------------------------------------------------------------------

def refuse_aim(fight: Fight, deed: Power, power: Row) -> Iterator[Refusal]:
    """A direction for what needs one, a way for what moves, targets in range that it can affect
    (dnd.action.monster, dnd.aoe.grid)."""
    shape = power.get("area", {}).get("shape")
    if shape in (*AIMED, CUBE) and (deed.toward == NOWHERE or edge_point(fight, deed.who, deed.toward) == deed.toward):
        yield refusal("dnd.aoe.grid", hard=True, toward=deed.toward)
        return
    if "through" in power.get("move", {}):
        yield from refuse_way(fight, deed, power)
    if "range" in power:
        yield from refuse_targets(fight, deed, power)
    elif deed.targets and harmful(power) and any(charmed_by(fight, deed.who, target) for target in deed.targets):
        yield refusal("dnd.condition.charmed", targets=deed.targets)
    elif deed.targets and (not power.get("chosen") or any(who not in in_area(fight, deed, power) for who in deed.targets)):
        yield refusal("dnd.aoe.grid", targets=deed.targets)


def refuse_targets(fight: Fight, deed: Power, power: Row) -> Iterator[Refusal]:
    """So many at most, each near enough, in the open, and one that it concerns (dnd.action.monster)."""
    if not deed.targets or len(deed.targets) > int(power.get("targets", 1)):
        yield refusal("dnd.action.monster", hard=True, targets=deed.targets, most=power.get("targets", 1))
        return
    for target in deed.targets:
        other = fight.creatures[target]
        away = fight.gap(deed.who, target)
        if not other.present or not concerns(power, other) or not aware(fight, power, deed.who, target):
            yield refusal("dnd.action.monster", target=target)
        elif harmful(power) and charmed_by(fight, deed.who, target):
            yield refusal("dnd.condition.charmed", target=target)
        elif away > in_squares(int(power["range"])):
            yield refusal("dnd.attack.range_single", away=away * FEET, range=power["range"])
        elif cover(fight, deed.who, target) == TOTAL:
            yield refusal("dnd.cover.levels", target=target)
        for kind, most in power.get("at_once", {}).items():
            if concerns({"types": [kind]}, other) and sum(1 for who in under(fight, deed) if concerns(
                    {"types": [kind]}, fight.creatures[who])) >= int(most):
                yield refusal("dnd.action.monster", at_once=most)


def harmful(power: Row) -> bool:
    """Does it harm those it is used on? (dnd.condition.charmed)"""
    return "heal_pool" not in power


def under(fight: Fight, deed: Power) -> list[Who]:
    """Who is under this power already."""
    return [effect.on for effect in fight.effects if effect.kind == AFFLICTED and effect.by == deed.who
            and affliction(effect).name == deed.power]


def refuse_way(fight: Fight, deed: Power, power: Row) -> Iterator[Refusal]:
    """A power that moves goes no farther than the speed, over open ground, and not through those who are too big
    (dnd.action.monster)."""
    creature, board = fight.creatures[deed.who], fight.board
    here = creature.at
    if not deed.path or len(deed.path) * FEET > speed(fight, deed.who):
        yield refusal("dnd.move.budget", needs=len(deed.path) * FEET, left=speed(fight, deed.who))
    if shies(fight, deed.who, deed.path):
        yield refusal("dnd.condition.frightened", path=deed.path)
    for there in deed.path:
        if not board.near[here] >> there & 1 or not board.fits(creature.size) >> there & 1:
            yield refusal("dnd.grid.corner", hard=True, square=there)
            return
        space = board.space(there, creature.size)
        if space & board.filled:
            yield refusal("dnd.grid.corner", hard=True, square=there)
        for other in fight.creatures:
            if other.present and other.index != deed.who and other.space & space and _too_big(other, power):
                yield refusal("dnd.move.through_hostile", who=other.index)
        here = there


def _too_big(other: Combatant, power: Row) -> bool:
    return SIZES.index(other.sheet.size_name) > SIZES.index(str(power["move"]["through"]))


# ---- whom it concerns ------------------------------------------------------------------------------------------------------

def aware(fight: Fight, power: Row, who: Who, target: Who) -> bool:
    """Must its user see the target, or the target hear or notice its user? (dnd.action.monster)"""
    needs = power.get("needs", "")
    if needs == "sight":
        return sees(fight, who, target)
    if needs == "mutual-sight":
        return sees(fight, who, target) and sees(fight, target, who)
    if needs == "hearing":
        return not fight.creatures[target].flags & DEAFENED
    return needs != "awareness" or locates(fight, target, who)


def in_area(fight: Fight, deed: Power, power: Row) -> list[Who]:
    """Everybody else in its area whom it can affect; where it asks for ears or awareness, walls do not help (dnd.aoe.origin)."""
    row = power["area"]
    creature = fight.creatures[deed.who]
    size = int(row["size"])
    if row["shape"] != WITHIN:
        origin = edge_point(fight, deed.who, deed.toward)
        covered = area(fight, row["shape"], size, int(row.get("width", FEET)), origin, deed.toward)
        found = caught(fight, covered, creature.height - size, 2 * size)
    elif power.get("needs") in ("hearing", "awareness"):
        found = [other.index for other in fight.creatures if other.present and fight.gap(deed.who, other.index) <= in_squares(size)]
    else:
        found = [who for who in caught(fight, near(fight, deed.who, size)) if fight.gap(deed.who, who) <= in_squares(size)]
    return [who for who in found if (who != deed.who or "heal_pool" in power) and concerns(power, fight.creatures[who])
            and aware(fight, power, deed.who, who) and not immune_to(fight, who, deed.who, deed.power)]


def targets_of(fight: Fight, deed: Power, power: Row) -> list[Who]:
    """Those named, or those in the area: all of them, or whoever is hostile if it chooses."""
    if "area" not in power:
        return [who for who in deed.targets if not immune_to(fight, who, deed.who, deed.power)]
    found = in_area(fight, deed, power)
    if not power.get("chosen"):
        return found
    return [who for who in found if (who in deed.targets if deed.targets else chosen(fight, deed.who, who))]


def chosen(fight: Fight, who: Who, other: Who) -> bool:
    """Whom a creature picks that may choose: whoever is hostile, but not its charmer (dnd.condition.charmed)."""
    return fight.hostile(who, other) and not charmed_by(fight, who, other)


def aims(fight: Fight, who: Who, power: Row) -> Iterator[Power]:
    """The ways to aim a power that are worth a thought."""
    id, shape = str(power["id"]), power.get("area", {}).get("shape", "")
    enemies = fight.enemies(who)
    if "through" in power.get("move", {}):
        for enemy in enemies:
            way = straight(fight, who, enemy.at)
            if way:
                yield Power(who, id, path=way)
    elif "range" in power:
        yield from (Power(who, id, (enemy.index,)) for enemy in enemies)
    elif shape in (*AIMED, CUBE):
        yield from dict.fromkeys(Power(who, id, toward=middle(fight, enemy.index)) for enemy in enemies)
    else:
        yield Power(who, id)


def straight(fight: Fight, who: Who, goal: Square) -> Path:
    """The straightest way towards a square, as far as the speed reaches."""
    board, here, way = fight.board, fight.creatures[who].at, []
    for _ in range(speed(fight, who) // FEET):
        (x, y), (gx, gy) = board.xy(here), board.xy(goal)
        x, y = x + (gx > x) - (gx < x), y + (gy > y) - (gy < y)
        if board.square(x, y) == here or not board.inside(x, y):
            break
        here = board.square(x, y)
        way.append(here)
    return tuple(way)
