"""How a fight is opened: who takes part, who is surprised, where everyone stands, initiative."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.facts import arrived, phase_began, round_began
from bitva.kernel.space import Board
from bitva.kernel.table import Table
from bitva.kernel.words import GM, Square, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.facts.turns import BETWEEN
from bitva.rulebooks.dnd5e.figures import speed
from bitva.rulebooks.dnd5e.gear import carried_by, sheet_of
from bitva.rulebooks.dnd5e.hands import settle_shield
from bitva.rulebooks.dnd5e.harm import FOOTING, fall_unconscious
from bitva.rulebooks.dnd5e.initiative import roll_all_initiative
from bitva.rulebooks.dnd5e.lights import LIGHT, shining
from bitva.rulebooks.dnd5e.placing import SURPRISE
from bitva.rulebooks.dnd5e.spells.spell import Spell, reaction_spells
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.surprise import settle_surprise
from bitva.rulebooks.dnd5e.things import objects_of, prices_of
from bitva.rulebooks.dnd5e.words import INVISIBLE

STEPS = "steps"
"""The setting `setup` of a table whose game master goes through the opening step by step."""


@book.starts
def start(encounter: Mapping[str, Any]) -> Fight:
    """The battle of an encounter before its first deed; the data hold every stat block, weapon and spell they need."""
    fight = Fight(Board.from_data(encounter["board"]), dict(encounter.get("settings", {})), dict(encounter.get("levels", {})))
    fight.light = str(encounter.get("light", "bright"))
    fight.relations = {pair: str(relation) for a, b, relation in encounter.get("relations", ()) for pair in ((a, b), (b, a))}
    fight.spells = {id: Spell.read(row) for id, row in encounter.get("spells", {}).items()}
    fight.entries = {str(entry["id"]): entry for entry in encounter["creatures"]}
    fight.weapons = encounter.get("weapons", {})
    objects = encounter.get("objects", ())
    fight.objects = tuple(objects_of(fight.board, objects))
    fight.prices = tuple(prices_of(objects))
    fight.floor = tuple((fight.board.square(*lying["at"]), str(lying["thing"]), int(lying.get("count", 1)))
                        for lying in encounter.get("floor", ()))
    armor = encounter.get("armor", {})
    fight.sheets = {id: sheet_of(data, fight.weapons, armor) for id, data in encounter["sheets"].items()}
    fight.auras = any(sheet.auras for sheet in fight.sheets.values())
    fight.legends = any(sheet.legendary for sheet in fight.sheets.values())
    for sheet in fight.sheets.values():
        sheet.reactive |= reaction_spells(sheet, fight.spells)
    for entry in encounter["creatures"]:
        sheet = fight.sheets[entry["sheet"]]
        creature = Combatant(len(fight.creatures), entry["id"], entry["side"], sheet, entry.get("controller", GM))
        fight.creatures.append(creature)
        prepare(creature, entry)
    return fight


def prepare(creature: Combatant, entry: Mapping[str, Any]) -> None:
    """What the encounter says of one creature beyond its stat block."""
    creature.hp = int(entry.get("hp", creature.hp))
    creature.temp = int(entry.get("temp", 0))
    creature.mortal = not entry.get("as_character", creature.sheet.hero)
    creature.stealth = int(entry.get("hidden", -1))
    creature.facing = int(entry.get("facing", 0))
    if "ammunition" in entry:
        creature.ammunition = tuple((str(kind), int(n)) for kind, n in entry["ammunition"].items())
    if "hand" in entry:
        creature.hand = tuple(entry["hand"])
        creature.gear = tuple(carried_by(creature.sheet.data, creature.hand).items())
    if "slots" in entry:
        creature.slots = tuple(entry["slots"])
    spent = tuple(map(str, entry.get("spent", ())))
    creature.used = tuple(id for id in spent if id in creature.sheet.recharges)
    creature.uses = tuple((id, 0 if id in spent else n) for id, n in creature.uses)


@book.opens
def open_fight(table: Table[Fight]) -> None:
    """Who is surprised, where everyone stands, initiative, then turns. What the encounter already says is taken as said, also where
    everyone stands, so that the game master judges surprise with the map before him (dnd.setup.sequence)."""
    fight = table.battle
    for creature in fight.creatures:
        said = "hp" in fight.entries[creature.id]
        if fight.setting("monster_hp", "average") == "roll" and not said and not creature.sheet.hero and creature.sheet.hit_dice:
            dice = creature.sheet.hit_dice
            rolled = sum(table.roll(dice, "dnd.stat.monster_hp", creature.index)) + dice.plus
            table.make(facts.hp_rolled, creature.index, max(1, rolled))
    if fight.setting("setup", "together") == STEPS:
        table.make(phase_began, SURPRISE)
        return
    for creature in fight.creatures:
        entry = fight.entries[creature.id]
        if "at" in entry and not entry.get("reserve"):
            appear(table, creature.index, fight.board.square(*entry["at"]), int(entry.get("height", 0)))
    settle_surprise(table)
    roll_all_initiative(table)
    first_round(table)


def appear(table: Table[Fight], who: Who, square: Square, height: int) -> None:
    """A creature takes its place, with the light it sheds; one that hides does so before it is there to be seen, and one that is
    high up and cannot fly stands on something (dnd.setup.positions, dnd.surprise.compare, dnd.move.fly)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.stealth >= 0:
        foes = sum(1 << other.index for other in fight.creatures if fight.hostile(who, other.index))
        table.make(facts.hid, who, creature.stealth, foes)
    table.make(arrived, who, square, height)
    light = fight.entries.get(creature.id, {}).get("light")
    if light:
        data = shining(int(light.get("bright", 0)), int(light.get("dim", 0)), str(light.get("thing", "")))
        table.effect(LIGHT, "dnd.vision.light", who, who, data=data)
    if height > 0 and not speed(fight, who, "fly"):
        table.effect(FOOTING, "dnd.move.fly", who)
    if creature.hp == 0 and not creature.mortal:
        fall_unconscious(table, who)
    if creature.sheet.has("invisibility"):
        table.effect("invisible", "dnd.monster.traits", who, flags=INVISIBLE)
    settle_shield(table, who)


def first_round(table: Table[Fight]) -> None:
    """Turns begin (dnd.setup.turns_step)."""
    table.make(phase_began, BETWEEN)
    table.make(round_began, 1)
