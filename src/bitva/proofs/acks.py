"""What proofs of ACKS II say of a fight and of a creature."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bitva.kernel.effects import Effect
from bitva.kernel.space import FLANKS, FRONT
from bitva.rulebooks.acks.arcs import line_of_sight, side_of
from bitva.rulebooks.acks.cleave import most_cleaves
from bitva.rulebooks.acks.cover import cover_of
from bitva.rulebooks.acks.engagement import engagers
from bitva.rulebooks.acks.figures import armor_class, combat_speed, load, running_speed
from bitva.rulebooks.acks.lists import listed
from bitva.rulebooks.acks.missile import band
from bitva.rulebooks.acks.rebuke import number_for, power
from bitva.rulebooks.acks.skills import target_of
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import CONDITIONS, FACINGS

Said = tuple[str, str]
"""What is so, and what the line says."""
MERGED: Final = ("abilities", "skills", "saves", "spells", "weapons", "items", "pack")
SETTINGS: Final[Mapping[str, object]] = {"morale": "off"}
FIRST_NUMBER: Final = 30
"""The number of the first in the order, if the proof gives none; the others follow one by one."""


# ---- the scene ---------------------------------------------------------------------------------------------------------------

def plain(hero: bool) -> dict[str, Any]:
    """A fighter of the second level with a sword: attack throw 10, Armour Class 0, 20 hit points, scores of 10, 120 feet."""
    return {"kind": "hero" if hero else "monster", "level": 2, "hp": 20, "ac": 0, "attack": 10, "speed": 120,
            "weapons": {"sword": 1}, "in_hand": ["sword"]}


def changed(sheet: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Given armour takes the printed Armour Class away, and a given Armour Class the armour; hands hold what is given to them,
    natural attacks come instead of the sword, and class, level or Hit Dice bring their own attack throw."""
    if "armor" in given:
        sheet.pop("ac", None)
    if "ac" in given:
        sheet.pop("armor", None)
    if "weapons" in given or "attacks" in given:
        sheet.pop("weapons", None)
        sheet["in_hand"] = list(given.get("weapons", ()))
    if "hd" in given:
        sheet.pop("level", None)
    if "load" in given:
        sheet.pop("speed", None)


def settle(entries: list[dict[str, Any]], order: Any) -> None:
    """Nobody is surprised unless the proof says so; the numbers are the proof's, in every round: as listed, in the order given, or
    by id, one number or one for each round (the last of them stays)."""
    if not isinstance(order, dict):
        names = order or [entry["id"] for entry in entries]
        order = {id: FIRST_NUMBER - n for n, id in enumerate(names)}
    for entry in entries:
        entry.setdefault("surprised", False)
        if entry["id"] in order:
            entry["initiative"] = order[entry["id"]]


# ---- what is so --------------------------------------------------------------------------------------------------------------

def of_fight(fight: Fight, words: list[str]) -> Said:
    """`floor 3,4 2 spear`, and whatever else is true of all."""
    if words[0] == "floor":
        return _on_floor(fight, words[1]), " ".join(words[2:])
    if words[0] == "object":
        thing = fight.thing(words[1])
        assert thing is not None, words[1]
        if words[2] in ("ac", "structure", "hewn"):
            return str(getattr(thing, words[2])), words[3]
        if words[2] == "spikes":
            return str(thing.spikes), words[3]
        return ("open" if thing.open else "shut") if words[2] in ("open", "shut") else thing.state, words[2]
    if words[0] == "numbers":
        return ", ".join(f"{fight.creatures[place.who].id} {place.count}" for place in fight.clock.order), " ".join(words[1:])
    value = getattr(fight, words[0].replace("-", "_"))
    return str(value), " ".join(words[1:])


def _on_floor(fight: Fight, place: str) -> str:
    """`floor 3,4 bow`, `floor 3,4 2 javelin, torch`, `floor 3,4 nothing`."""
    lying = [(thing, count) for square, thing, count in fight.floor if ",".join(map(str, fight.board.xy(square))) == place]
    return ", ".join(thing if count == 1 else f"{count} {thing}" for thing, count in sorted(lying)) or "nothing"


def of_creature(fight: Fight, creature: Combatant, words: list[str]) -> Said | None:
    """What one creature is, has and can; None if the word is not one of these."""
    aspect, rest = words[0], words[1:]
    if aspect in CONDITIONS:
        return (aspect if creature.flags & CONDITIONS[aspect] else f"not {aspect}"), aspect
    reader = READERS.get(aspect)
    return None if reader is None else reader(fight, creature, rest)


def _other(fight: Fight, id: str) -> Combatant:
    found = fight.named(id)
    assert isinstance(found, Combatant), id
    return found


def _engaged(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`engaged` at all, `engaged by orc` or by several: `engaged by orc, wolf`."""
    by = engagers(fight, creature.index)
    names = ", ".join(other.id for other in fight.creatures if by >> other.index & 1)
    if not rest:
        return ("engaged" if by else "not engaged"), "engaged"
    return names, ", ".join(sorted(" ".join(rest[1:]).split(", "), key=lambda id: _other(fight, id).index))


def _side(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`orc on front`: where another stands from this creature: front, flank, rear."""
    side = side_of(fight, creature.index, _other(fight, rest[0]).index)
    return "front" if side == FRONT else "flank" if side & FLANKS else "rear", rest[1]


def _sees(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    return (rest[0] if line_of_sight(fight, creature.index, _other(fight, rest[0]).index) else f"not {rest[0]}"), rest[0]


def _effect(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`effect readied`; `effect readied until segment of boris`."""
    found = list(fight.effects_on(creature.index, rest[0]))
    if not found:
        return f"no {rest[0]}", rest[0]
    return (rest[0], rest[0]) if len(rest) == 1 else (_until(fight, found[-1]), " ".join(rest[2:]))


def _until(fight: Fight, effect: Effect) -> str:
    until = effect.until
    if not until.when:
        return "ever"
    who = f" of {fight.creatures[until.who].id}" if until.who >= 0 else ""
    return f"{until.when}{who}" + (f" round {until.round}" if until.round else "")


def _holds(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    said = "" if rest == ["nothing"] else " ".join(rest)
    return ", ".join(sorted(creature.hand)), ", ".join(sorted(said.split(", "))) if said else ""


def _left(name: str) -> Callable[[Fight, Combatant, list[str]], Said]:
    """`combat left`, `combat spent`."""
    return lambda fight, creature, rest: ("spent" if getattr(creature, name) else "left", rest[0])


def _lists(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`lists full`: what is on the list of this kind, each as `kind` or `kind rule that bars it`; `lists combat open march`."""
    kinds = dict(listed(fight, creature.index, rest[0]))
    if len(rest) > 2 and rest[1] in ("open", "barred"):
        barred = rest[1] == "barred"
        found = [f"{kind} {rule}" if barred else kind for kind, rule in kinds.items() if bool(rule) == barred]
        said = " ".join(rest[2:]).split(", ")
        return ", ".join(found), ", ".join(said)
    return ", ".join(kinds) or "nothing", " ".join(rest[1:])


def _band(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`band spear.thrown orc medium`: how far the orc is for this weapon."""
    at = band(fight, creature.index, _other(fight, rest[1]).index, creature.sheet.means[rest[0]])
    return ("short", "medium", "long", "beyond")[at], rest[2]


def _wound(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`wound slow`: the lasting wound it carries."""
    return next((str(effect.data[0]) for effect in fight.effects_on(creature.index, "wounded")), "none"), rest[0]


READERS: dict[str, Callable[[Fight, Combatant, list[str]], Said]] = {
    "hp": lambda fight, creature, rest: (f"{creature.hp}/{creature.most_hp}", rest[0]),
    "ac": lambda fight, creature, rest: (str(armor_class(fight, creature.index).total), rest[0]),
    "facing": lambda fight, creature, rest: (FACINGS[creature.facing], rest[0]),
    "engaged": _engaged, "has": lambda fight, creature, rest: _side(fight, creature, [rest[0], rest[-1]]),
    "sees": _sees, "effect": _effect, "holds": _holds,
    "full": _left("full"), "combat": _left("combat"),
    "from": lambda fight, creature, rest: (str(fight.feet(creature.index, _other(fight, rest[0]).index)), rest[1]),
    "speed": lambda fight, creature, rest: (
        str(running_speed(fight, creature.index) if rest[0] == "running" else combat_speed(fight, creature.index)), rest[-1]),
    "load": lambda fight, creature, rest: (str(load(fight, creature.index)), rest[0]),
    "slots": lambda fight, creature, rest: (",".join(map(str, creature.slots)), rest[0]),
    "carries": lambda fight, creature, rest: (str(creature.carries(rest[0])), rest[1]),
    "packed": lambda fight, creature, rest: (str(dict(creature.pack).get(rest[0], 0)), rest[1]),
    "ammunition": lambda fight, creature, rest: (str(creature.arrows(rest[0])), rest[1]),
    "save": lambda fight, creature, rest: (str(creature.sheet.saves[rest[0]]), rest[1]),
    "modifier": lambda fight, creature, rest: (str(creature.sheet.mods[rest[0]]), rest[1]),
    "attack": lambda fight, creature, rest: (str(creature.sheet.attack), rest[0]),
    "lists": _lists, "wound": _wound, "wears": lambda fight, creature, rest: (str(creature.worn), rest[0]),
    "needs": lambda fight, creature, rest: (str(target_of(creature, rest[0])), rest[1]),
    "covered": lambda fight, creature, rest: (str(cover_of(fight, _other(fight, rest[1]).index, creature.index)), rest[2]),
    "rebukes": lambda fight, creature, rest: (str(number_for(power(creature), rest[0])), rest[1]),
    "category": lambda fight, creature, rest: (str((creature.sheet.armor or {}).get("category", "none")), rest[0]),
    "most": lambda fight, creature, rest: (str(most_cleaves(fight, creature.index, creature.sheet.means[rest[1]])), rest[2]),
    "band": _band,
    "means": lambda fight, creature, rest: (str(creature.sheet.means[rest[0]].damage.dice), rest[1]),  # type: ignore[union-attr]
    "cleaves": lambda fight, creature, rest: (str(creature.sheet.cleaves), rest[0]),
}
