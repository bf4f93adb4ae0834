"""How a fight is opened: who takes part, who knows of whom, where everyone stands, initiative."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bitva.kernel.facts import arrived, phase_began, round_began
from bitva.kernel.space import Board, squares
from bitva.kernel.table import Table
from bitva.kernel.words import GM, Square, Who
from bitva.rulebooks.starfinder.awareness import begin_rounds, lie_in_wait, settle_awareness
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import BETWEEN
from bitva.rulebooks.starfinder.gear import gripped, sheet_of
from bitva.rulebooks.starfinder.placing import AWARENESS
from bitva.rulebooks.starfinder.spells.spell import Spell
from bitva.rulebooks.starfinder.state import Combatant, Door, Fight
from bitva.rulebooks.starfinder.things import things_of

STEPS: Final = "steps"
"""The setting `setup` of a table whose game master goes through the opening step by step."""


@book.starts
def start(encounter: Mapping[str, Any]) -> Fight:
    """The battle of an encounter before its first deed; the data hold every stat block, weapon and spell they need."""
    fight = Fight(Board.from_data(encounter["board"]), dict(encounter.get("settings", {})), dict(encounter.get("levels", {})))
    fight.light = str(encounter.get("light", "bright"))
    fight.relations = {pair: str(relation) for a, b, relation in encounter.get("relations", ()) for pair in ((a, b), (b, a))}
    fight.entries = {str(entry["id"]): entry for entry in encounter["creatures"]}
    fight.weapons, fight.armor = encounter.get("weapons", {}), encounter.get("armor", {})
    fight.spells = {id: Spell(row) for id, row in encounter.get("spells", {}).items()}
    fight.floor = tuple(sorted((fight.board.square(*lying["at"]), str(lying["thing"]), int(lying.get("count", 1)))
                               for lying in encounter.get("floor", ())))
    fight.things = tuple(things_of(fight.board, encounter.get("objects", ())))
    fight.doors = tuple(doors_of(fight.board, encounter.get("objects", ())))
    fight.sheets = {id: sheet_of(data, fight.weapons, fight.armor) for id, data in encounter["sheets"].items()}
    for entry in encounter["creatures"]:
        sheet = fight.sheets[entry["sheet"]]
        creature = Combatant(len(fight.creatures), entry["id"], entry["side"], sheet, entry.get("controller", GM))
        fight.creatures.append(creature)
        prepare(fight, creature, entry)
    return fight


def doors_of(board: Board, entries: Any) -> Iterator[Door]:
    """The doors of an encounter, `{id, kind: door, at, state: open, shut or locked}`, and those that only the map draws."""
    drawn = board.layer("door")
    for entry in entries:
        if entry.get("kind") == "door":
            space = sum(1 << board.square(*place) for place in entry.get("squares", [entry["at"]] if "at" in entry else []))
            drawn &= ~space
            yield Door(str(entry["id"]), space, entry.get("state") == "locked")
    for number, square in enumerate(squares(drawn), 1):
        yield Door(f"door-{number}", 1 << square)


def prepare(fight: Fight, creature: Combatant, entry: Mapping[str, Any]) -> None:
    """What the encounter says of one creature beyond its stat block."""
    for pool in ("hp", "sp", "rp", "temp"):
        setattr(creature, pool, int(entry.get(pool, getattr(creature, pool))))
    creature.mortal = not entry.get("as_character", creature.sheet.hero)
    creature.stealth = int(entry.get("hidden", -1))
    creature.facing = int(entry.get("facing", 0))
    if "hand" in entry:
        creature.hand = gripped(creature.sheet, tuple(entry["hand"]), fight.weapons)
    if "loaded" in entry:
        creature.loaded = tuple((id, int(entry["loaded"].get(id, n))) for id, n in creature.loaded)
    if "slots" in entry:
        creature.slots = tuple(map(int, entry["slots"]))
    if "stowed" in entry:
        creature.stowed = tuple((str(id), int(n)) for id, n in entry["stowed"].items())


@book.opens
def open_fight(table: Table[Fight]) -> None:
    """Everyone takes his place; awareness, initiative, the first round. A game master who goes through it step by step starts the
    fight himself (sf.combat.cycle, sf.combat.start)."""
    fight = table.battle
    for creature in fight.creatures:
        entry = fight.entries[creature.id]
        if "at" in entry and not entry.get("reserve"):
            appear(table, creature.index, fight.board.square(*entry["at"]), int(entry.get("height", 0)))
    if fight.setting("setup", "together") == STEPS:
        table.make(phase_began, AWARENESS)
        return
    settle_awareness(table)
    first_round(table)


def appear(table: Table[Fight], who: Who, square: Square, height: int) -> None:
    """A creature takes its place; one that hides does so before it is there to be seen."""
    lie_in_wait(table, who)
    table.make(arrived, who, square, height)


def first_round(table: Table[Fight]) -> None:
    """Initiative, then a surprise round or the first normal one (sf.combat.cycle, sf.combat.round_one)."""
    begin_rounds(table)
    table.make(phase_began, BETWEEN)
    table.make(round_began, 0 if table.battle.surprise else 1)
