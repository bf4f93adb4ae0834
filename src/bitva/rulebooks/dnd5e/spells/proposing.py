"""What a caster might cast now: a finite choice of targets, points and directions; any other legal cast is accepted too."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from bitva.kernel.actions import Action
from bitva.kernel.words import Point, Who
from bitva.rulebooks.dnd5e.areas import AIMED, CUBE, edge_point, middle
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.spells.aiming import most_targets, refuse_one, refuse_thing, sculpted, within
from bitva.rulebooks.dnd5e.spells.payment import known, refuse_components, refuse_second_spell, refuse_slot, refuse_time, way_to_pay
from bitva.rulebooks.dnd5e.spells.spell import OBJECTS_TOO, REACTION, WITHIN, Spell
from bitva.rulebooks.dnd5e.spells.work import PROPOSALS, Cast
from bitva.rulebooks.dnd5e.state import Fight

MOST_AREAS = 24
COMPASS: tuple[tuple[int, int], ...] = ((0, -2), (2, -2), (2, 0), (2, 2), (0, 2), (-2, 2), (-2, 0), (-2, -2))


@book.proposes
def propose_casts(fight: Fight, who: Who) -> Iterator[Action]:
    """Every spell that can be cast now, with every slot that changes it, at whom it makes sense (dnd.action.cast)."""
    creature = fight.creatures[who]
    if not creature.sheet.spellcasting or not (creature.action or creature.bonus):
        return
    for id in dict.fromkeys(known(creature)):
        spell = fight.spells.get(id)
        if spell is None or spell.time == REACTION or next(refuse_time(fight, who, spell), None) is not None:
            continue
        if next(refuse_components(fight, who, spell), None) is None and next(refuse_second_spell(fight, who, spell), None) is None:
            for slot in slots_for(fight, who, spell):
                yield from casts_of(fight, who, spell, slot)


def slots_for(fight: Fight, who: Who, spell: Spell) -> Iterator[int]:
    """The lowest slot that will do, and each above it if that makes a difference (dnd.spell.slots)."""
    if next(refuse_slot(fight, who, spell, 0), None) is not None:
        return
    yield 0
    way, lowest = way_to_pay(fight.creatures[who], spell, 0)
    if spell.per_slot and way == "slot":
        for level, left in enumerate(fight.creatures[who].slots, 1):
            if left and level > lowest:
                yield level


def casts_of(fight: Fight, who: Who, spell: Spell, slot: int) -> Iterator[Cast]:
    """Ways to cast one spell with one slot."""
    cast = Cast(who, spell.id, slot)
    level = way_to_pay(fight.creatures[who], spell, slot)[1] or spell.level
    if spell.id in PROPOSALS:
        yield from PROPOSALS[spell.id](fight, cast, spell)
    elif spell.area is not None:
        yield from areas(fight, cast, spell, level)
    elif spell.target.kind == "self":
        yield cast
    else:
        yield from at_targets(fight, cast, spell, level)


# ---- targets -----------------------------------------------------------------------------------------------------------------

def likely(fight: Fight, who: Who, spell: Spell) -> list[Who]:
    """Whom the spell would be cast at: enemies if it harms, friends if it helps, the hurt if it heals, the nearest first."""
    found = [other.index for other in fight.creatures if not other.hidden >> who & 1
             and fight.hostile(who, other.index) == spell.harmful and not (spell.heal and other.hp == other.most_hp)
             and other.sheet.kind not in spell.spares and next(refuse_one(fight, who, other.index, spell), None) is None]
    return sorted(found, key=lambda other: (fight.gap(who, other), other))


def at_targets(fight: Fight, cast: Cast, spell: Spell, level: int) -> Iterator[Cast]:
    """Each target alone, and as many as the spell takes; and each object in range that it may be aimed at."""
    able = likely(fight, cast.who, spell)
    most = most_targets(spell, level)
    for target in able:
        yield replace(cast, targets=(target,))
    if spell.attack and spell.target.kind == OBJECTS_TOO:
        for thing in fight.objects:
            if next(refuse_thing(fight, cast.who, thing.id, spell), None) is None:
                yield replace(cast, thing=thing.id)
    if spell.shots and len(able) > 1 and not spell.attack:
        yield replace(cast, targets=tuple(able[shot % len(able)] for shot in range(most)))
    elif most > 1 and len(able) > 1 and not spell.shots:
        yield replace(cast, targets=tuple(close_together(fight, able, spell)[:most]))


def close_together(fight: Fight, able: list[Who], spell: Spell) -> list[Who]:
    """Those who are near enough to the nearest one, and to one another."""
    together = in_squares(spell.target.within)
    group: list[Who] = []
    for other in able:
        if not together or all(fight.gap(other, one) <= together for one in group):
            group.append(other)
    return group


# ---- areas -------------------------------------------------------------------------------------------------------------------

def areas(fight: Fight, cast: Cast, spell: Spell, level: int) -> Iterator[Cast]:
    """The points and directions that catch the most of those it is meant for and the fewest others; at least one of them. Of
    several that catch the same creatures, one."""
    found: dict[tuple[Who, ...], tuple[int, Cast]] = {}
    for laid in places(fight, cast, spell):
        inside = [who for who in within(fight, laid, spell, level) if not fight.creatures[who].hidden >> cast.who & 1]
        meant = [who for who in inside if fight.hostile(cast.who, who) != bool(spell.heal)]
        if spell.target.kind:
            laid = replace(laid, targets=tuple(meant[:spell.target.count]))
        others = [who for who in inside if who not in meant]
        able = len(others) if spell.zone.get("chosen") else sculpted(fight, cast.who, spell, level)
        if able and not spell.target.kind:
            laid = replace(laid, spares=tuple(who for who in others if sees(fight, cast.who, who))[:able])
        if meant:
            spoiled = 0 if spell.target.kind else len(others) - len(laid.spares)
            found.setdefault(tuple(inside), (2 * spoiled - len(meant), laid))
    scored = sorted(found.values(), key=lambda pair: pair[0])
    yield from (laid for _, laid in scored[:MOST_AREAS])


def places(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Cast]:
    """Where an area might be laid: over each creature, between any two, and in the eight directions."""
    shape = spell.area
    assert shape is not None
    if shape.shape == WITHIN:
        yield cast
        return
    middles = list(dict.fromkeys(middle(fight, other.index) for other in fight.creatures if other.present
                                 and not other.hidden >> cast.who & 1 and fight.hostile(cast.who, other.index) != bool(spell.heal)))
    if not spell.range:
        x, y = middle(fight, cast.who)
        reach = 2 * in_squares(shape.size)
        points = [*(on_edge(fight, (x + dx * reach // 2, y + dy * reach // 2)) for dx, dy in COMPASS), *middles]
        yield from (replace(cast, toward=point) for point in dict.fromkeys(points) if edge_point(fight, cast.who, point) != point)
        return
    spots = [even(point) for point in middles]
    spots += [even(((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)) for a, b in combinations(middles, 2)]
    for spot in dict.fromkeys(spots):
        if shape.shape in AIMED:
            ends = (on_edge(fight, (spot[0] + 8 * dx, spot[1] + 8 * dy)) for dx, dy in COMPASS[::2])
            yield from (replace(cast, at=spot, toward=end) for end in ends if end != spot)
        else:
            yield replace(cast, at=spot, height=level_of(fight, spot) if shape.shape != CUBE else 0)


def level_of(fight: Fight, spot: Point) -> int:
    """How high above the floor those stand who are nearest to a point; an area is laid at their height."""
    board = fight.board
    corner = board.box(spot[0] // 2 - 1, spot[1] // 2 - 1, spot[0] // 2, spot[1] // 2)
    heights = [creature.height for creature in fight.creatures if creature.space & corner]
    return min(heights, default=0)


def even(point: Point) -> Point:
    """The intersection at or north-west of a point (dnd.aoe.grid)."""
    return point[0] & ~1, point[1] & ~1


def on_edge(fight: Fight, point: Point) -> Point:
    """A point as far as it lies on the board."""
    return min(max(point[0], 0), 2 * fight.board.width), min(max(point[1], 0), 2 * fight.board.height)
