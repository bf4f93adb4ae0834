"""How a fight is opened: who takes part, who is surprised, where everyone stands, initiative."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.battle import Place
from bitva.kernel.facts import arrived, ordered, phase_began, round_began
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import Board
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import passive, roll_check
from bitva.rulebooks.dnd5e.gear import sheet_of
from bitva.rulebooks.dnd5e.harm import fall_unconscious
from bitva.rulebooks.dnd5e.initiative import order_ties
from bitva.rulebooks.dnd5e.sight import obscurement
from bitva.rulebooks.dnd5e.spells.spell import Spell
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import BETWEEN, TURN


@book.starts
def start(encounter: Mapping[str, Any]) -> Fight:
    """The battle of an encounter before its first deed; the data hold every stat block, weapon and spell they need."""
    fight = Fight(Board.from_data(encounter["board"]), dict(encounter.get("settings", {})), dict(encounter.get("levels", {})))
    fight.light = str(encounter.get("light", "bright"))
    fight.relations = {pair: str(relation) for a, b, relation in encounter.get("relations", ()) for pair in ((a, b), (b, a))}
    fight.spells = {id: Spell.read(row) for id, row in encounter.get("spells", {}).items()}
    fight.entries = {str(entry["id"]): entry for entry in encounter["creatures"]}
    weapons, armor = encounter.get("weapons", {}), encounter.get("armor", {})
    sheets = {id: sheet_of(data, weapons, armor) for id, data in encounter["sheets"].items()}
    for entry in encounter["creatures"]:
        creature = Combatant(len(fight.creatures), entry["id"], entry["side"], sheets[entry["sheet"]], entry.get("controller", GM))
        fight.creatures.append(creature)
        prepare(fight, creature, entry)
    return fight


def prepare(fight: Fight, creature: Combatant, entry: Mapping[str, Any]) -> None:
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
    if "slots" in entry:
        creature.slots = tuple(entry["slots"])


@book.opens
def open_fight(table: Table[Fight]) -> None:
    """First who is surprised, then where everyone stands, then initiative, then turns (dnd.setup.sequence)."""
    fight = table.battle
    for creature in fight.creatures:
        entry = fight.entries[creature.id]
        if "at" in entry:
            x, y = entry["at"]
            table.make(arrived, creature.index, fight.board.square(x, y), int(entry.get("height", 0)))
        if fight.setting("monster_hp", "average") == "roll" and not creature.sheet.hero and creature.sheet.hit_dice:
            dice = creature.sheet.hit_dice
            rolled = sum(table.roll(dice, "dnd.stat.monster_hp", creature.index)) + dice.plus
            table.make(facts.hp_rolled, creature.index, max(1, rolled))
        if creature.hp == 0 and not creature.mortal:
            fall_unconscious(table, creature.index)
    settle_surprise(table)
    roll_all_initiative(table)


# ---- surprise ------------------------------------------------------------------------------------------------------------------

def settle_surprise(table: Table[Fight]) -> None:
    """Bitva proposes who is surprised, the game master says (dnd.setup.surprise_step, dnd.surprise.gm_decides)."""
    fight = table.battle
    for creature in fight.creatures:
        if creature.stealth >= 0:
            unaware = sum(1 << other.index for other in fight.creatures
                          if fight.hostile(creature.index, other.index) and not notices(fight, other.index, creature.index))
            table.make(facts.hid, creature.index, creature.stealth, unaware)
    entries = fight.entries
    proposed = tuple(creature.id for creature in fight.creatures if unaware_of_all(fight, creature.index))
    if any("surprised" in entry for entry in entries.values()):
        chosen = tuple(id for id, entry in entries.items() if entry.get("surprised"))
    else:
        names = tuple(creature.id for creature in fight.creatures)
        chosen = table.ask_some(NOBODY, "dnd.setup.surprise_step", names, 0, len(names), proposed=proposed)
    for creature in fight.creatures:
        if creature.id in chosen:
            table.make(facts.caught_unawares, creature.index)


def notices(fight: Fight, who: Who, hider: Who) -> bool:
    """Passive Perception above the Stealth total notices; an equal total stays unnoticed (dnd.surprise.compare)."""
    against = ("dnd.vision.lightly_obscured",) if obscurement(fight, who, fight.creatures[hider].at) == 1 else ()
    score = passive(fight, who, "perception", against=against).total
    stealth = fight.creatures[hider].stealth
    return score > stealth or (score == stealth and fight.setting("surprise_tie", "hider") == "watcher")


def unaware_of_all(fight: Fight, who: Who) -> bool:
    """A creature that has noticed no threat; without anybody hiding nobody is (dnd.surprise.unaware, dnd.surprise.no_stealth,
    dnd.surprise.individual)."""
    foes = [other for other in fight.creatures if fight.hostile(who, other.index)]
    return bool(foes) and all(other.hidden >> who & 1 for other in foes)


# ---- initiative ------------------------------------------------------------------------------------------------------------------

def roll_all_initiative(table: Table[Fight]) -> None:
    """Everybody rolls once; the game master rolls once for all of a kind; the order stands for the whole fight
    (dnd.setup.initiative_step, dnd.initiative.group_roll, dnd.turn.order_set_once)."""
    fight = table.battle
    places: list[Place] = []
    rolled: dict[str, tuple[int, int]] = {}
    for creature in fight.creatures:
        if not creature.present:
            continue
        kind = group_of(fight, creature)
        if kind in rolled:
            total, rank = rolled[kind]
        else:
            total = initiative(table, creature.index)
            rank = len(rolled) + 1 if kind != creature.id else 0
            rolled[kind] = total, rank
        places.append(Place(creature.index, total, rank, TURN))
    ranked = order_ties(table, sorted(places, key=lambda place: -place.count))
    table.make(ordered, tuple(ranked), -1)
    table.make(phase_began, BETWEEN)
    table.make(round_began, 1)


def group_of(fight: Fight, creature: Combatant) -> str:
    """Identical creatures of the game master share one roll and one place (dnd.initiative.group_roll)."""
    if creature.controller != GM or creature.sheet.hero or not fight.setting("group_initiative", True):
        return creature.id
    alike = [other for other in fight.creatures if other.sheet is creature.sheet and other.controller == GM and other.side == creature.side]
    return f"={creature.side}:{creature.sheet.id}" if len(alike) > 1 else creature.id


def initiative(table: Table[Fight], who: Who) -> int:
    """A Dexterity check (dnd.initiative.dex_check)."""
    entry = table.battle.entries[table.battle.creatures[who].id]
    if "initiative" in entry:
        total = int(entry["initiative"])
        table.tell(facts.initiative_rolled, who, (), Number((Term(total, "dnd.initiative.dex_check"),)))
        return total
    d20, number = roll_check(table, who, "dex", "dnd.initiative.dex_check")
    table.tell(facts.initiative_rolled, who, d20.faces, number)
    return number.total

