"""How a fight is opened: who takes part, who is surprised, where everyone stands, Bennies, the first cards."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bitva.kernel.effects import Until
from bitva.kernel.facts import arrived, phase_began
from bitva.kernel.space import Board
from bitva.kernel.table import Table
from bitva.kernel.words import GM, Square, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import hand_out
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import HOLD
from bitva.rulebooks.savage.initiative import group_of, new_round
from bitva.rulebooks.savage.moments import ROUND_END
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.sheet import Sheet
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.things import doors_drawn, things_of
from bitva.rulebooks.savage.turn import BETWEEN
from bitva.rulebooks.savage.words import HOLDING, MOUNTED, RIDDEN, SURPRISED

ROLES: Final = {"rides": "rider", "drives": "driver"}
"""What an entry may say of a mount or a vehicle (sw.mount.basics)."""


@book.starts
def start(encounter: Mapping[str, Any]) -> Fight:
    """The battle of an encounter before its first deed; the data hold every stat block and weapon they need."""
    fight = Fight(Board.from_data(encounter["board"]), dict(encounter.get("settings", {})), dict(encounter.get("levels", {})))
    fight.light = str(encounter.get("light", "bright"))
    fight.relations = {pair: str(relation) for a, b, relation in encounter.get("relations", ()) for pair in ((a, b), (b, a))}
    fight.entries = {str(entry["id"]): entry for entry in encounter["creatures"]}
    fight.weapons = encounter.get("weapons", {})
    fight.armor = encounter.get("armor", {})
    fight.floor = tuple((fight.board.square(*lying["at"]), str(lying["thing"]), int(lying.get("count", 1)))
                        for lying in encounter.get("floor", ()))
    listed = tuple(things_of(fight.board, encounter.get("objects", ())))
    fight.objects = (*listed, *doors_drawn(fight.board, listed))
    fight.sheets = {id: Sheet(data, fight.weapons, fight.armor) for id, data in encounter["sheets"].items()}
    for entry in encounter["creatures"]:
        sheet = fight.sheets[entry["sheet"]]
        creature = Combatant(len(fight.creatures), entry["id"], entry["side"], sheet, entry.get("controller", GM))
        fight.creatures.append(creature)
        prepare(creature, entry)
    for creature in fight.creatures:
        creature.group = group_of(fight, creature)
    hand_out(fight)
    return fight


def prepare(creature: Combatant, entry: Mapping[str, Any]) -> None:
    """What the encounter says of one creature beyond its stat block."""
    creature.wounds = min(int(entry.get("wounds", 0)), creature.sheet.limit)
    creature.fatigue = int(entry.get("fatigue", 0))
    creature.facing = int(entry.get("facing", 0))
    creature.points = int(entry.get("points", creature.points))
    creature.speed = int(entry.get("speed", 0))
    creature.ambush = bool(entry.get("ambush", False))
    if "hand" in entry:
        creature.hand = tuple(entry["hand"])
    if "ammunition" in entry:
        creature.rounds = tuple((str(kind), int(n)) for kind, n in entry["ammunition"].items())


@book.opens
def open_fight(table: Table[Fight]) -> None:
    """Everybody takes his place, and the first round is dealt (sw.init.deal, sw.surprise)."""
    fight = table.battle
    for creature in fight.creatures:
        entry = fight.entry(creature.id)
        if "at" in entry and not entry.get("reserve"):
            appear(table, creature.index, fight.board.square(*entry["at"]), int(entry.get("height", 0)))
    for creature in fight.creatures:
        mount = None if fight.entry(creature.id).get("reserve") else mount_of(fight, creature.index)
        if mount is not None and mount.present:
            if not creature.present:
                appear(table, creature.index, mount.at, mount.height)
            seat(table, creature.index)
    table.make(phase_began, BETWEEN)
    new_round(table, given=True)


def mount_of(fight: Fight, who: Who) -> Combatant | None:
    """What the encounter says that it rides or drives (sw.mount.basics)."""
    entry = fight.entry(fight.creatures[who].id)
    mount = fight.named(next((str(entry[role]) for role in ROLES if role in entry), ""))
    return None if mount is None else fight.creatures[mount.index]


def seat(table: Table[Fight], who: Who) -> None:
    """A rider in his saddle, a driver at his wheel (sw.mount.basics)."""
    fight = table.battle
    mount = mount_of(fight, who)
    assert mount is not None
    role = next(ROLES[role] for role in ROLES if role in fight.entry(fight.creatures[who].id))
    riding = table.effect("riding", "sw.mount.basics", who, mount.index, flags=MOUNTED, data=(role,))
    table.effect("ridden", "sw.mount.basics", mount.index, who, flags=RIDDEN, cause=riding.number)


def appear(table: Table[Fight], who: Who, square: Square, height: int) -> None:
    """A creature takes its place; who lies in ambush is on Hold (sw.surprise)."""
    table.make(arrived, who, square, height)
    if table.battle.creatures[who].ambush:
        table.effect(HOLD, "sw.surprise", who, who, flags=HOLDING)
        table.make(facts.ambushed, who)


@book.round_starts.append
def surprise(table: Table[Fight]) -> None:
    """Each victim of an ambush rolls Notice; who fails gets no card and cannot act in the first round (sw.surprise)."""
    fight = table.battle
    if fight.clock.round != 1:
        return
    for creature in fight.creatures:
        unaware = creature.present and fight.entry(creature.id).get("unaware")
        if unaware and not trait_roll(table, creature.index, "notice", "sw.surprise", most=0).success:
            table.make(facts.unaware, creature.index)
            table.effect(SURPRISED, "sw.surprise", creature.index, until=Until(ROUND_END))
