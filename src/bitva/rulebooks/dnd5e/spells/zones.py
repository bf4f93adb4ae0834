"""Spells that fill squares for a while: what they lay over the map, and what they do to those who are, come or stay there."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import cast as known_as

from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, Square, Squares, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import affliction, afflictions, free
from bitva.rulebooks.dnd5e.areas import middle, near
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.harm import Blow, hurt, impose, roll_damage
from bitva.rulebooks.dnd5e.moments import Stepped
from bitva.rulebooks.dnd5e.sheet import Damage
from bitva.rulebooks.dnd5e.spells.aiming import aim, ground_of
from bitva.rulebooks.dnd5e.spells.parts import blast, concerns
from bitva.rulebooks.dnd5e.spells.payment import SILENCE
from bitva.rulebooks.dnd5e.spells.spell import Spell
from bitva.rulebooks.dnd5e.spells.work import RULE, ZONE, Cast, Work
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.terrain import DIFFICULT, DIMLY, FOG, GLOOM, HAZE, OPAQUE, OVERLAY, lay
from bitva.rulebooks.dnd5e.turn import ENDS, STARTS, Task
from bitva.rulebooks.dnd5e.words import FEET, SPEEDED

CAST, ENTER, START, END = "cast", "enter", "start-of-turn", "end-of-turn"


# ---- filling it --------------------------------------------------------------------------------------------------------------

def fill(work: Work) -> None:
    """The squares are filled; whoever stands there now is met by what the spell does at once (dnd.action.cast)."""
    spell, cast, fight = work.spell, work.cast, work.fight
    covered = 0 if spell.zone.get("anchor") else ground_of(fight, cast, spell, work.level)
    beside = side_of(fight, covered, cast, int(spell.zone.get("side", 0)))
    zone = work.table.effect(ZONE, RULE, NOBODY, work.who, cause=work.cause,
                             data=(spell.id, work.level, covered, cast.height, (work.who, *cast.spares), cast.at, beside))
    cover_squares(work.table, zone, spell, covered)
    inside = [creature.index for creature in fight.creatures if touches(fight, zone, creature.index)]
    if CAST in spell.zone.get("when", ()):
        meet(work.table, zone, inside, CAST)
    for who in inside:
        dwell(work.table, zone, who)


def cover_squares(table: Table[Fight], zone: Effect, spell: Spell, covered: Squares) -> None:
    """What the zone makes of its squares: difficult, foggy, dark, silent, opaque."""
    fields = spell.zone
    laid = [name for name, field in ((DIFFICULT, "difficult"), (OPAQUE, "opaque"), (SILENCE, "silent")) if fields.get(field)]
    laid += {"heavily": [FOG], "lightly": [HAZE]}.get(str(fields.get("obscured")), [])
    laid += {"magical-darkness": [GLOOM], "dim": [DIMLY]}.get(str(fields.get("light")), [])
    for name in laid:
        lay(table, name, covered, RULE, cause=zone.number)


def side_of(fight: Fight, wall: Squares, cast: Cast, feet: int) -> Squares:
    """The squares within so many feet of the side of a wall that its creator chooses; if none, of that turned away from it."""
    if not feet:
        return 0
    board, (ax, ay), (bx, by) = fight.board, cast.at, aim(cast)
    x, y = middle(fight, cast.who)
    chosen = {"left": 1, "right": -1}.get(cast.choice) or (-1 if _hand(ax, ay, bx, by, x, y) > 0 else 1)
    around = board.grow(wall, feet // FEET) & ~wall & ~board.filled
    return sum(1 << square for square in range(around.bit_length()) if around >> square & 1
               and _hand(ax, ay, bx, by, 2 * board.xs[square] + 1, 2 * board.ys[square] + 1) * chosen > 0)


def _hand(ax: int, ay: int, bx: int, by: int, x: int, y: int) -> int:
    """Positive to the left of the line from a to b, as one walks it on the map, negative to the right."""
    return (by - ay) * (x - ax) - (bx - ax) * (y - ay)


# ---- who is in it ------------------------------------------------------------------------------------------------------------

def zones(fight: Fight) -> list[Effect]:
    return [effect for effect in fight.effects if effect.kind == ZONE]


def spell_of(fight: Fight, zone: Effect) -> Spell:
    return fight.spells[str(zone.data[0])]


def squares_of(fight: Fight, zone: Effect) -> Squares:
    """Its squares now; some move with their caster."""
    spell = spell_of(fight, zone)
    if not spell.zone.get("anchor"):
        return known_as(int, zone.data[2])
    assert spell.area is not None
    return near(fight, zone.by, spell.area.size) if fight.creatures[zone.by].present else 0


def touches(fight: Fight, zone: Effect, who: Who, at: Square = -1, beside: bool = False, height: int | None = None) -> bool:
    """Is some of this creature in the zone, as it stands or as it would on another square at another height? It may also be over or
    under it (dnd.aoe.grid, dnd.aoe.cylinder)."""
    creature = fight.creatures[who]
    if not creature.present or creature.dead or who in known_as("tuple[int, ...]", zone.data[4])[1:]:
        return False
    spell = spell_of(fight, zone)
    if spell.zone.get("anchor") and who == zone.by:
        return False
    space = creature.space if at < 0 else fight.board.space(at, creature.size)
    covered = squares_of(fight, zone) | (known_as(int, zone.data[6]) if beside else 0)
    return bool(space & covered) and _level_with(fight, zone, spell, creature.height if height is None else height)


def _level_with(fight: Fight, zone: Effect, spell: Spell, height: int) -> bool:
    assert spell.area is not None
    floor = fight.creatures[zone.by].height if spell.zone.get("anchor") else known_as(int, zone.data[3])
    most = spell.area.size if spell.area.height is None else spell.area.height
    return height <= floor if not most else abs(height - floor) < most


def again(table: Table[Fight], zone: Effect) -> Work:
    """The casting that a zone comes from, going on."""
    return Work(table, Cast(zone.by, str(zone.data[0])), known_as(int, zone.data[1]), zone.cause)


def meet(table: Table[Fight], zone: Effect, group: list[Who], when: str) -> None:
    """What the zone does to those who are in it at such a moment: usually a save, sometimes plain damage (dnd.core.save)."""
    if zone not in table.battle.effects:
        return
    work = again(table, zone)
    met = [who for who in group if concerns(work, table.battle.creatures[who])]
    asked = work.spell.save
    if asked is None or (asked.when and when not in asked.when):
        damage = work.spell.damage_by(work.caster.sheet, work.level)
        for who in met if damage else ():
            hurt(table, who, Blow(roll_damage(table, zone.by, damage), zone.by, "magic"))
    elif met:
        blast(work, met, middle(table.battle, met[0]))


# ---- coming, staying, leaving ------------------------------------------------------------------------------------------------

@book.follows(Stepped)
def come_and_go(table: Table[Fight], step: Stepped) -> None:
    """Whoever enters a zone, moves in it or leaves it (dnd.action.cast, dnd.move.forced)."""
    for zone in zones(table.battle):
        if zone in table.battle.effects and table.battle.creatures[step.who].present:
            pass_through(table, zone, step)


def pass_through(table: Table[Fight], zone: Effect, step: Stepped) -> None:
    """One step of a creature, as far as it concerns one zone; the first entry of a turn counts (dnd.action.cast)."""
    fight, who = table.battle, step.who
    spell = spell_of(fight, zone)
    if spell.zone.get("anchor") and who == zone.by:
        for creature in fight.creatures:
            dwell(table, zone, creature.index)
        return
    inside = touches(fight, zone, who)
    walked = step.came not in (-1, step.square) and bool(fight.board.near[step.came] >> step.square & 1)
    if inside and walked and "per_5_feet" in spell.zone:
        hurt(table, who, Blow(roll_damage(table, zone.by, (Damage.read(str(spell.zone["per_5_feet"])),)), zone.by, "magic"))
    entered = inside and (step.came < 0 or not touches(fight, zone, who, step.came, height=step.was))
    mark = f"zone {zone.number} {fight.clock.round}.{fight.clock.at}"
    if entered and ENTER in spell.zone.get("when", ()) and mark not in fight.creatures[who].done:
        table.make(facts.happened, who, mark)
        meet(table, zone, [who], ENTER)
    dwell(table, zone, who)
    if not inside and spell.fail.get("while_inside"):
        for effect in afflictions(fight, who):
            if affliction(effect).name == spell.id and effect.by == zone.by:
                free(table, effect)


def dwell(table: Table[Fight], zone: Effect, who: Who) -> None:
    """What holds only while a creature is in the zone: silence deafens those wholly in it, spirits slow their foes."""
    fight = table.battle
    fields, creature = spell_of(fight, zone).zone, fight.creatures[who]
    if not ("conditions" in fields or "speed" in fields) or zone not in fight.effects:
        return
    inside = touches(fight, zone, who) and not ("conditions" in fields and creature.space & ~squares_of(fight, zone))
    held = [effect for effect in fight.effects_on(who) if effect.cause == zone.number]
    if inside and not held:
        for condition in fields.get("conditions", ()):
            impose(table, who, condition, RULE, zone.by, cause=zone.number)
        if "speed" in fields:
            table.effect(f"{zone.data[0]} speed", RULE, who, zone.by, flags=SPEEDED, cause=zone.number, data=("halve",))
    elif held and not inside:
        for effect in held:
            table.end(effect)


def turn_starts_there(fight: Fight, who: Who) -> Iterator[Task]:
    """Whoever starts its turn in a zone (dnd.turn.start_end)."""
    yield from due(fight, who, START)


def turn_ends_there(fight: Fight, who: Who) -> Iterator[Task]:
    """Whoever ends its turn in a zone (dnd.turn.start_end)."""
    yield from due(fight, who, END)


STARTS.append(turn_starts_there)
ENDS.append(turn_ends_there)


def due(fight: Fight, who: Who, when: str) -> Iterator[Task]:
    for zone in zones(fight):
        if when in spell_of(fight, zone).zone.get("when", ()) and touches(fight, zone, who, beside=when == END):
            yield RULE, task(zone, who, when)


def task(zone: Effect, who: Who, when: str) -> Callable[[Table[Fight]], None]:
    def run(table: Table[Fight]) -> None:
        meet(table, zone, [who], when)
    return run


# ---- moving it ---------------------------------------------------------------------------------------------------------------

def move_zone(table: Table[Fight], zone: Effect, at: Point, covered: Squares) -> None:
    """The zone lies elsewhere from now on; being met by it so is not entering it (dnd.action.cast)."""
    fight = table.battle
    for effect in fight.effects:
        if effect.cause == zone.number and effect.kind == OVERLAY:
            table.end(effect)
    moved = replace(zone, data=(*zone.data[:2], covered, *zone.data[3:5], at, zone.data[6]))
    table.make(effect_changed, moved)
    cover_squares(table, moved, spell_of(fight, zone), covered)
    for creature in fight.creatures:
        dwell(table, moved, creature.index)
