"""What a caster might cast or use now: a finite choice of targets, points and directions; any other legal way is accepted too."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from bitva.kernel.actions import Action
from bitva.kernel.words import Point, Who
from bitva.rulebooks.starfinder.areas import BURST, CONE, SPREAD, corners_of
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.sight import LOCATION, awareness_of, located
from bitva.rulebooks.starfinder.spells.aiming import most_targets, refuse_one, within
from bitva.rulebooks.starfinder.spells.casting import left_of, refuse_second, slot_for
from bitva.rulebooks.starfinder.spells.spell import SELF, Spell
from bitva.rulebooks.starfinder.spells.work import Cast, Deed, Use, at
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import REACTION

MOST_AREAS = 16


@book.proposes
def propose_casts(fight: Fight, who: Who) -> Iterator[Action]:
    """Every spell that can be cast now, with every slot and time that changes it, at whom it makes sense (sf.spell.cast)."""
    creature = fight.creatures[who]
    for id in creature.sheet.known if creature.able else ():
        for deed in ways_to_pay(creature, fight.spells[id]):
            spell = fight.spells[id].at(deed.slot or slot_for(creature.slots, fight.spells[id].level), deed.full)
            if spell.time != REACTION and next(cannot_spend(fight, who, spell.time), None) is None and (
                    next(refuse_second(fight, who, spell), None) is None):
                yield from aims(fight, deed, spell)


def ways_to_pay(creature: Combatant, spell: Spell) -> Iterator[Cast]:
    """The lowest slot that will do, each above it that changes the spell, and over a full action if that does."""
    lowest = slot_for(creature.slots, spell.level)
    if spell.level and not lowest:
        return
    deed = Cast(creature.index, spell.id)
    yield deed
    if "full" in spell.data:
        yield replace(deed, full=True)
    for level in spell.data.get("levels", {}):
        if int(level) > lowest and left_of(creature.slots, int(level)):
            yield replace(deed, slot=int(level))


@book.proposes
def propose_uses(fight: Fight, who: Who) -> Iterator[Action]:
    """Every special ability that can be used now (sf.special_ability.action)."""
    creature = fight.creatures[who]
    for id, spell in creature.sheet.powers.items() if creature.able else ():
        if spell.time != REACTION and not spell.data.get("continuous") and next(cannot_spend(fight, who, spell.time), None) is None:
            yield from aims(fight, Use(who, id), spell)


def aims(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Deed]:
    """Ways to aim it."""
    if spell.area is not None:
        yield from areas(fight, deed, spell)
    elif spell.target.kind == SELF:
        yield deed
    else:
        yield from at_targets(fight, deed, spell)


# ---- targets -------------------------------------------------------------------------------------------------------------------

def likely(fight: Fight, who: Who, spell: Spell) -> list[Who]:
    """Whom it would be cast at: enemies if it harms, friends if it helps, the hurt if it heals, the nearest first."""
    found = [other.index for other in fight.creatures
             if other.present and fight.hostile(who, other.index) == spell.harmful
             and not (spell.heal and other.hp == other.most_hp) and next(refuse_one(fight, who, other.index, spell), None) is None]
    return sorted(found, key=lambda other: (fight.gap(who, other), other))


def at_targets(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Deed]:
    """Each target alone, and as many as it takes."""
    able = likely(fight, deed.who, spell)
    for target in able:
        yield at(deed, (target,))
    most = most_targets(spell)
    if spell.shots and len(able) > 1:
        yield at(deed, tuple(able[shot % len(able)] for shot in range(most)))
    elif most > 1 and len(able) > 1:
        group = close_together(fight, able, spell)[:most]
        if len(group) > 1:
            yield at(deed, tuple(group))


def close_together(fight: Fight, able: list[Who], spell: Spell) -> list[Who]:
    """Those who are near enough to the nearest one, and to one another."""
    together = in_squares(spell.target.within)
    group: list[Who] = []
    for other in able:
        if not together or all(fight.gap(other, one) <= together for one in group):
            group.append(other)
    return group


# ---- areas ---------------------------------------------------------------------------------------------------------------------

def areas(fight: Fight, deed: Deed, spell: Spell) -> Iterator[Deed]:
    """The points and directions that catch the most of those it is meant for and the fewest others, as far as the caster knows of
    them; at least one of them."""
    scored: list[tuple[int, Deed]] = []
    harms = spell.harmful or bool(spell.zone)
    for laid in dict.fromkeys(places(fight, deed, spell, harms)):
        inside = located(fight, deed.who, within(fight, laid, spell))
        meant = [who for who in inside if fight.hostile(deed.who, who) == harms]
        if meant:
            scored.append((2 * (len(inside) - len(meant)) - len(meant), laid))
    scored.sort(key=lambda pair: pair[0])
    yield from (laid for _, laid in scored[:MOST_AREAS])


def places(fight: Fight, deed: Deed, spell: Spell, harms: bool) -> Iterator[Deed]:
    """Over each creature and between any two; or from one's own corners towards each."""
    assert spell.area is not None
    if spell.area.shape in (BURST, SPREAD) and spell.range == SELF:
        yield deed
        return
    middles = list(dict.fromkeys((*middle(fight, other.index), other.height) for other in fight.creatures
                                 if other.present and fight.hostile(deed.who, other.index) == harms
                                 and awareness_of(fight, deed.who, other.index) >= LOCATION))
    if spell.area.shape in (BURST, SPREAD):
        points = [*middles, *(((a[0] + b[0]) // 2, (a[1] + b[1]) // 2, a[2]) for a, b in combinations(middles, 2))]
        yield from (replace(deed, at=(x + dx & ~1, y + dy & ~1), height=up)
                    for x, y, up in points for dx in (0, 1) for dy in (0, 1))
        return
    corners = corners_of(fight, deed.who) if spell.area.shape == CONE else []
    for x, y, _ in middles:
        point = x, y
        yield replace(deed, toward=point)
        yield from (replace(deed, at=corner, toward=point) for corner in corners if corner != point)


def middle(fight: Fight, who: Who) -> Point:
    """The middle of a creature's space."""
    x, y = fight.board.xy(fight.creatures[who].at)
    size = fight.creatures[who].size
    return 2 * x + size, 2 * y + size
