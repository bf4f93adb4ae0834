"""Spells that can be used anew on later turns: moved, struck with, called down again, laid on another target."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import Creatures, Point, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.areas import middle
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.spells.aiming import PATH, ground_of, on_board, refuse_area, refuse_targets, square_of
from bitva.rulebooks.dnd5e.spells.blasts import place_of, refuse_beside, weapon_moves, weapon_of
from bitva.rulebooks.dnd5e.spells.buffs import marked
from bitva.rulebooks.dnd5e.spells.parts import blast, bless, targets_of
from bitva.rulebooks.dnd5e.spells.spell import BONUS, Spell
from bitva.rulebooks.dnd5e.spells.work import CONCENTRATION, LASTING, NOWHERE, RULE, Cast, Work
from bitva.rulebooks.dnd5e.spells.zones import move_zone, zones
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import cannot_act
from bitva.rulebooks.dnd5e.words import FEET


@value
class Again(Action):
    """A spell that its caster keeps up is used once more, at these targets or this point."""

    verb: ClassVar[str] = "again"
    who: Who
    spell: str
    targets: Creatures = ()
    at: Point = NOWHERE


def kept_spells(fight: Fight, who: Who) -> Iterator[tuple[Effect, Spell]]:
    """What a caster has going on that can be used anew."""
    for effect in fight.effects:
        if effect.by == who and effect.kind in (CONCENTRATION, LASTING) and len(effect.data) == 2:
            spell = fight.spells[str(effect.data[0])]
            if spell.again:
                yield effect, spell


def work_of(table: Table[Fight], again: Again, kept: Effect) -> Work:
    return Work(table, Cast(again.who, again.spell, 0, again.targets, again.at), int(str(kept.data[1])), kept.number)


@book.refuses(Again)
def refuse_again(fight: Fight, again: Again) -> Iterator[Refusal]:
    """The spell must be going on since an earlier turn, and its action or bonus action be there (dnd.action.cast)."""
    creature = fight.creatures[again.who]
    found = next(((kept, spell) for kept, spell in kept_spells(fight, again.who) if spell.id == again.spell), None)
    if found is None:
        yield refusal(RULE, hard=True, spell=again.spell)
        return
    spell = found[1]
    yield from cannot_act(fight, again.who)
    if spell.again["cost"] == BONUS:
        if not creature.bonus:
            yield refusal("dnd.bonus.one_per_turn")
    elif not creature.action:
        yield refusal("dnd.turn.move_and_action", doing=creature.doing)
    if f"cast {spell.id}" in creature.done:
        yield refusal(RULE, spell=spell.id)
    yield from refuse_use(fight, again, spell)


def refuse_use(fight: Fight, again: Again, spell: Spell) -> Iterator[Refusal]:
    """Whether it can be used there (dnd.spell.path)."""
    cast = Cast(again.who, spell.id, 0, again.targets, again.at)
    if "token" in spell.data:
        token = weapon_of(fight, again.who)
        if token is None or len(again.targets) > 1 or not (again.targets or on_board(fight, again.at)):
            yield refusal(RULE, hard=True, targets=len(again.targets))
            return
        steps = int(spell.again["move"]) // FEET
        place = place_of(fight, cast, spell, int(str(token.data[2])), steps)
        if place == NOWHERE or fight.board.gap(int(str(token.data[2])), 1, square_of(fight, place), 1) > steps:
            yield refusal(PATH, move=spell.again["move"])
            return
        yield from refuse_beside(fight, cast, spell, place)
    elif "move" in spell.again:
        zone = next((zone for zone in zones(fight) if zone.by == again.who and zone.data[0] == spell.id), None)
        if zone is None or not on_board(fight, again.at):
            yield refusal(RULE, hard=True, at=again.at)
        elif apart(zone.data[5], again.at) * FEET > 2 * int(spell.again["move"]):
            yield refusal(PATH, move=spell.again["move"])
    elif spell.again.get("after") == "target-down":
        if any(fight.creatures[effect.on].up for effect in marked(fight, again.who, spell.id)):
            yield refusal(RULE, after=spell.again["after"])
        yield from refuse_targets(fight, cast, spell, spell.level)
    else:
        yield from refuse_area(fight, cast, spell, spell.level)


def apart(one: object, other: Point) -> int:
    """How far two points are from one another, in half squares, diagonals as one (dnd.grid.distance)."""
    assert isinstance(one, tuple)
    return max(abs(int(one[0]) - other[0]), abs(int(one[1]) - other[1]))


@book.proposes
def propose_again(fight: Fight, who: Who) -> Iterator[Action]:
    """At each enemy, or over it (dnd.action.cast)."""
    if not fight.effects:
        return
    for _, spell in kept_spells(fight, who):
        for other in fight.enemies(who):
            x, y = middle(fight, other.index)
            at_point = spell.area is not None
            again = Again(who, spell.id)
            yield replace(again, at=(x & ~1, y & ~1)) if at_point else replace(again, targets=(other.index,))


@book.performs(Again)
def perform_again(table: Table[Fight], again: Again) -> None:
    """It costs what the spell says, and does it again (dnd.action.cast)."""
    fight = table.battle
    kept, spell = next((kept, spell) for kept, spell in kept_spells(fight, again.who) if spell.id == again.spell)
    if spell.again["cost"] == BONUS:
        table.make(facts.bonus_spent, again.who)
    else:
        table.make(facts.action_spent, again.who, "cast")
    work = work_of(table, again, kept)
    if "token" in spell.data:
        token = weapon_of(fight, again.who)
        assert token is not None
        weapon_moves(work, token)
    elif "move" in spell.again:
        zone = next(zone for zone in zones(fight) if zone.by == again.who and zone.data[0] == spell.id)
        move_zone(table, zone, again.at, ground_of(fight, work.cast, spell, work.level))
    elif spell.again.get("after") == "target-down":
        for old in marked(fight, again.who, spell.id):
            table.end(old)
        for target in again.targets:
            bless(work, target)
    else:
        blast(work, targets_of(work), again.at)
