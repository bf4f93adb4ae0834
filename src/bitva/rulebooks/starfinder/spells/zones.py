"""Spells that fill squares for a while: what they lay over the map, and what they do to those who are, come or stay there."""
from __future__ import annotations

from typing import Final, cast

from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Squares, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.areas import affected
from bitva.rulebooks.starfinder.movement import ARRIVING
from bitva.rulebooks.starfinder.spells.aiming import covered
from bitva.rulebooks.starfinder.spells.casting import FILLING
from bitva.rulebooks.starfinder.spells.parts import blast, take_hold
from bitva.rulebooks.starfinder.spells.spell import Spell
from bitva.rulebooks.starfinder.spells.work import Cast, Deed, Use, Work
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.terrain import lay
from bitva.rulebooks.starfinder.turn import STARTS

ZONE: Final = "zone"
"""The kind of effect that a filled area is; data: the spell, its difficulty, the squares, how high it is."""
CAST, ENTER, START = "cast", "enter", "turn-start"


def fill(work: Work) -> None:
    """The squares are filled; whoever stands there is met by it at once, if it says so."""
    spell, table = work.spell, work.table
    area = covered(work.fight, work.deed, spell)
    rise = spell.area.size if spell.area is not None else 0
    zone = table.effect(ZONE, work.rule, NOBODY, work.who, cause=work.cause, data=(spell.id, work.dc, area, rise))
    for layer in spell.zone.get("layers", ()):
        lay(table, str(layer), area, work.rule, cause=zone.number)
    if CAST in spell.zone.get("when", ()):
        meet(table, zone, [who for who in affected(work.fight, area) if in_zone(work.fight, zone, who)])


FILLING.append(fill)


def zones(fight: Fight) -> list[Effect]:
    return [effect for effect in fight.effects if effect.kind == ZONE]


def in_zone(fight: Fight, zone: Effect, who: Who) -> bool:
    """Is any part of this creature in it? It rises from the floor as far as it is wide."""
    creature = fight.creatures[who]
    return bool(creature.present and creature.space & cast(Squares, zone.data[2]) and creature.height <= cast(int, zone.data[3]))


def source(fight: Fight, zone: Effect) -> tuple[Deed, Spell]:
    """The deed that a zone comes from, and its figures."""
    id = str(zone.data[0])
    power = fight.creatures[zone.by].sheet.powers.get(id)
    return (Use(zone.by, id), power) if power is not None else (Cast(zone.by, id), fight.spells[id])


def meet(table: Table[Fight], zone: Effect, group: list[Who]) -> None:
    """What it does to those who are in it at such a moment (sf.save.roll, sf.save.half)."""
    deed, spell = source(table.battle, zone)
    there = [who for who in group if table.battle.creatures[who].sheet.kind not in spell.data.get("spares", ())]
    if zone.number not in (effect.number for effect in table.battle.effects) or not there:
        return
    work = Work(table, deed, spell, cast(int, zone.data[1]), zone.cause)
    if spell.damage or spell.save:
        blast(work, there)
    if spell.effect:
        for who in there:
            take_hold(table, who, spell.effect, work.rule, spell.id, zone.by, zone.cause)


def come_in(table: Table[Fight], who: Who, came: Square) -> None:
    """Whoever comes into a zone, once a turn."""
    fight = table.battle
    creature = fight.creatures[who]
    for zone in zones(fight):
        if ENTER not in source(fight, zone)[1].zone.get("when", ()) or not in_zone(fight, zone, who):
            continue
        mark = f"zone {zone.number} {fight.clock.round}.{fight.clock.at}"
        if not fight.board.space(came, creature.size) & cast(Squares, zone.data[2]) and mark not in creature.done:
            table.make(facts.happened, who, mark)
            meet(table, zone, [who])


ARRIVING.append(come_in)


def start_there(table: Table[Fight], who: Who) -> None:
    """Whoever starts its turn in a zone."""
    for zone in zones(table.battle):
        if START in source(table.battle, zone)[1].zone.get("when", ()) and in_zone(table.battle, zone, who):
            meet(table, zone, [who])


STARTS.append(start_there)
