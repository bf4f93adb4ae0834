"""How a fight is opened: who takes part, where everyone stands and looks, who is surprised."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bitva.kernel.facts import arrived
from bitva.kernel.space import Board
from bitva.kernel.table import Table
from bitva.kernel.words import GM
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import new_round
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.objects import shut, things_of
from bitva.rulebooks.acks.sheet import Sheet
from bitva.rulebooks.acks.spells import Spell
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.surprise import surprise
from bitva.rulebooks.acks.words import FACINGS

FIELDED: Final[list[Callable[[Table[Fight]], None]]] = []
"""What happens once everybody has his place: chapters register themselves here."""


@book.starts
def start(encounter: Mapping[str, Any]) -> Fight:
    """The battle of an encounter before its first deed; the data hold every stat block, weapon and spell they need."""
    fight = Fight(Board.from_data(encounter["board"]), dict(encounter.get("settings", {})), dict(encounter.get("levels", {})))
    fight.light = str(encounter.get("light", "bright"))
    fight.relations = {pair: str(relation) for a, b, relation in encounter.get("relations", ()) for pair in ((a, b), (b, a))}
    fight.spells = {id: Spell.read(row) for id, row in encounter.get("spells", {}).items()}
    fight.entries = {str(entry["id"]): entry for entry in encounter["creatures"]}
    fight.weapons = encounter.get("weapons", {})
    fight.floor = tuple((fight.board.square(*lying["at"]), str(lying["thing"]), int(lying.get("count", 1)))
                        for lying in encounter.get("floor", ()))
    fight.things = tuple(things_of(fight.board, encounter.get("objects", ())))
    fight.board = shut(fight.board, fight.things)
    armor = encounter.get("armor", {})
    fight.sheets = {id: Sheet(data, fight.weapons, armor) for id, data in encounter["sheets"].items()}
    for entry in encounter["creatures"]:
        sheet = fight.sheets[entry["sheet"]]
        creature = Combatant(len(fight.creatures), entry["id"], entry["side"], sheet, entry.get("controller", GM))
        fight.creatures.append(creature)
        prepare(creature, entry)
    return fight


def prepare(creature: Combatant, entry: Mapping[str, Any]) -> None:
    """What the encounter says of one creature beyond its stat block."""
    creature.hp = int(entry.get("hp", creature.hp))
    facing = entry.get("facing", 0)
    creature.facing = FACINGS.index(facing) if isinstance(facing, str) else int(facing)
    if "ammunition" in entry:
        creature.ammunition = tuple((str(kind), int(n)) for kind, n in entry["ammunition"].items())
    if "hand" in entry:
        creature.hand = tuple(entry["hand"])
    if "worn" in entry:
        creature.worn = min(int(entry["worn"]), creature.worn)
    if "slots" in entry:
        creature.slots = tuple(entry["slots"])


def hide(table: Table[Fight], creature: Combatant, those: Sequence[str]) -> None:
    """A creature is hidden from those who are named, or from all its enemies if nobody is (acks.cond.hidden)."""
    fight = table.battle
    unaware = [other for other in fight.creatures if (other.id in those if those else fight.hostile(creature.index, other.index))]
    table.make(facts.hid, creature.index, sum(1 << other.index for other in unaware))
    impose(table, creature.index, "hidden", "acks.cond.hidden")


@book.opens
def open_fight(table: Table[Fight]) -> None:
    """Everybody takes his place; who is down lies there; who may be surprised rolls; nobody is ready
    (acks.surprise.roll, acks.hp.zero, acks.readied.no_opening)."""
    fight = table.battle
    for creature in fight.creatures:
        entry = fight.entries[creature.id]
        if "at" in entry and not entry.get("reserve"):
            table.make(arrived, creature.index, fight.board.square(*entry["at"]), int(entry.get("height", 0)))
    for fielded in FIELDED:
        fielded(table)
    for creature in fight.creatures:
        entry = fight.entries[creature.id]
        if "hidden" in entry:
            hide(table, creature, entry["hidden"])
        if creature.hp <= 0:
            impose(table, creature.index, "unconscious", "acks.hp.zero")
    surprise(table)
    if not fight.over:
        new_round(table)
