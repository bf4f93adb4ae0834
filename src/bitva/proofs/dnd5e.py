"""What proofs of D&D 5e say of a fight and of a creature."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bitva.kernel.effects import Effect
from bitva.rulebooks.dnd5e.checks import passive
from bitva.rulebooks.dnd5e.cover import cover
from bitva.rulebooks.dnd5e.figures import armor_terms, movement_left, speed
from bitva.rulebooks.dnd5e.lights import light_at
from bitva.rulebooks.dnd5e.sight import locates, sees
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import elapsed
from bitva.rulebooks.dnd5e.words import CONDITIONS, FEET

Said = tuple[str, str]
"""What is so, and what the line says."""
MERGED: Final = ("abilities", "skills", "saves", "senses", "speed", "spellcasting", "weapons", "items")
SETTINGS: Final[Mapping[str, object]] = {}
FIRST_COUNT: Final = 30
"""Initiative of the first in the order, if the proof gives no totals; the others follow one by one."""


# ---- the scene ---------------------------------------------------------------------------------------------------------------

def plain(hero: bool) -> dict[str, Any]:
    """20 hit points, Armor Class 10, scores of 10."""
    return {"kind": "hero" if hero else "monster", "hp": 20, "ac": 10}


def changed(sheet: dict[str, Any], given: Mapping[str, Any]) -> None:
    """A given Armor Class takes armour and shield away."""
    if "ac" in given and "armor" not in given:
        for key in ("armor", "shield"):
            sheet.pop(key, None)


def settle(entries: list[dict[str, Any]], order: Any) -> None:
    """Nobody is surprised unless the proof says so, and the initiative is the proof's: in the order listed, or with its totals."""
    if not isinstance(order, dict):
        names = order or [entry["id"] for entry in entries]
        order = {id: FIRST_COUNT - n for n, id in enumerate(names)}
    for entry in entries:
        entry.setdefault("surprised", False)
        if entry["id"] in order:
            entry["initiative"] = order[entry["id"]]


# ---- what is so --------------------------------------------------------------------------------------------------------------


def of_fight(fight: Fight, words: list[str]) -> Said:
    """`light dim`, `elapsed 24` (seconds), and whatever else is true of all."""
    if words[0] == "elapsed":
        return str(elapsed(fight)), words[1]
    if words[0] == "object":
        return _of_object(fight, words[1:])
    if words[0] == "floor":
        return _on_floor(fight, words[1]), " ".join(words[2:])
    value = getattr(fight, words[0].replace("-", "_"))
    return str(value), " ".join(words[1:])


def _of_object(fight: Fight, words: list[str]) -> Said:
    """`object door-1 open`, `shut`, `locked`, `gone`; `object door-1 hp 9/18`."""
    thing = fight.object(words[0])
    if thing is None:
        return "gone", words[1]
    if words[1] == "hp":
        return f"{thing.hp}/{thing.most_hp}", words[2]
    return "locked" if thing.locked else thing.door, words[1]


def _on_floor(fight: Fight, place: str) -> str:
    """`floor 3,4 longbow`, `floor 3,4 2 javelin, torch`, `floor 3,4 nothing`."""
    lying = [(thing, count) for square, thing, count in fight.floor if ",".join(map(str, fight.board.xy(square))) == place]
    return ", ".join(thing if count == 1 else f"{count} {thing}" for thing, count in sorted(lying)) or "nothing"


def of_creature(fight: Fight, creature: Combatant, words: list[str]) -> Said | None:
    """What one creature is, has and can; None if the word is not one of these."""
    aspect, rest = words[0], words[1:]
    if aspect in CONDITIONS:
        return (aspect if creature.flags & CONDITIONS[aspect] else f"not {aspect}"), aspect
    reader = READERS.get(aspect)
    return None if reader is None else reader(fight, creature, rest)


def _spent(name: str) -> Callable[[Fight, Combatant, list[str]], Said]:
    return lambda fight, creature, rest: ("left" if getattr(creature, name) else "spent", rest[0])


def _counted(pairs: tuple[tuple[str, int], ...], rest: list[str]) -> Said:
    return str(dict(pairs).get(rest[0], 0)), rest[1]


def _movement(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`movement 15`, `movement fly 30`: feet left this turn."""
    mode = rest[0] if len(rest) > 1 else "walk"
    return str(movement_left(fight, creature.index, mode)), rest[-1]


def _speed(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    mode = rest[0] if len(rest) > 1 else "walk"
    return str(speed(fight, creature.index, mode)), rest[-1]


def _passive(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`passive perception 14`, `passive perception dim 9`: in dim light one sees badly."""
    against = ("dnd.vision.lightly_obscured",) if "dim" in rest else ()
    return str(passive(fight, creature.index, rest[0], against=against).total), rest[-1]


def _holds(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    said = "" if rest == ["nothing"] else " ".join(rest)
    return ", ".join(sorted(creature.hand)), ", ".join(sorted(said.split(", "))) if said else ""


def _effect(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`effect bless`; `effect bless until turn-start of boris round 3`."""
    found = [effect for effect in fight.effects_on(creature.index, rest[0])]
    if not found:
        return f"no {rest[0]}", rest[0]
    return (rest[0], rest[0]) if len(rest) == 1 else (_until(fight, found[-1]), " ".join(rest[2:]))


def _until(fight: Fight, effect: Effect) -> str:
    until = effect.until
    if not until.when:
        return "ever"
    who = f" of {fight.creatures[until.who].id}" if until.who >= 0 else ""
    return f"{until.when}{who}" + (f" round {until.round}" if until.round else "")


def _attack(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    return str(creature.sheet.means[rest[0]].bonus), rest[1]


def _damage(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    parts = creature.sheet.means[rest[0]].damage
    return ", ".join(f"{part.dice} {part.type}" for part in parts), " ".join(rest[1:])


def _from(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`from orc 15`: feet between the nearest squares of their spaces."""
    other = fight.named(rest[0])
    assert other is not None
    return str(fight.gap(creature.index, other.index) * FEET), rest[1]


def _sees(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    other = fight.named(rest[0])
    assert other is not None
    return (rest[0] if sees(fight, creature.index, other.index) else f"not {rest[0]}"), rest[0]


def _locates(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    other = fight.named(rest[0])
    assert other is not None
    return (rest[0] if locates(fight, creature.index, other.index) else f"not {rest[0]}"), rest[0]


def _hidden(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`hidden from orc`."""
    other = fight.named(rest[1])
    assert other is not None
    return (rest[1] if creature.hidden >> other.index & 1 else f"not {rest[1]}"), rest[1]


def _concentrating(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    found = next(fight.effects_on(creature.index, "concentration"), None)
    spell = "nothing" if found is None else str(found.data[0]) if found.data else found.rule
    return spell, rest[-1] if rest else spell if spell != "nothing" else "something"


READERS: dict[str, Callable[[Fight, Combatant, list[str]], Said]] = {
    "hp": lambda fight, creature, rest: (f"{creature.hp}/{creature.most_hp}", rest[0]),
    "action": _spent("action"), "bonus": _spent("bonus"), "reaction": _spent("reaction"), "interaction": _spent("interaction"),
    "movement": _movement, "speed": _speed, "passive": _passive, "holds": _holds, "effect": _effect, "from": _from,
    "sees": _sees, "locates": _locates, "hidden": _hidden, "concentrating": _concentrating,
    "attack": _attack, "damage": _damage,
    "ac": lambda fight, creature, rest: (str(sum(t.value for t in armor_terms(fight, creature.index) if not t.beaten)), rest[0]),
    "modifier": lambda fight, creature, rest: (str(creature.sheet.mods[rest[0]]), rest[1]),
    "save": lambda fight, creature, rest: (str(creature.sheet.saves[rest[0]]), rest[1]),
    "skill": lambda fight, creature, rest: (str(creature.sheet.skills[rest[0]]), rest[1]),
    "proficiency": lambda fight, creature, rest: (str(creature.sheet.proficiency), rest[0]),
    "slots": lambda fight, creature, rest: (",".join(map(str, creature.slots)), rest[0]),
    "uses": lambda fight, creature, rest: _counted(creature.uses, rest),
    "ammunition": lambda fight, creature, rest: _counted(creature.ammunition, rest),
    "carries": lambda fight, creature, rest: _counted(creature.gear, rest),
    "deaths": lambda fight, creature, rest: (f"{creature.saved}/{creature.death}", rest[0]),
    "size": lambda fight, creature, rest: (creature.sheet.size_name, rest[0]),
    "lit": lambda fight, creature, rest: (("dark", "dim", "bright")[light_at(fight, creature.at)], rest[0]),
    "cover": lambda fight, creature, rest: _cover(fight, creature, rest),
}


def _cover(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`cover from orc 2`."""
    other = fight.named(rest[1])
    assert other is not None
    return str(cover(fight, other.index, creature.index)), rest[2]
