"""What proofs of Savage Worlds say of a scene, a fight and a creature."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bitva.kernel.effects import Effect
from bitva.rulebooks.savage.bennies import purse
from bitva.rulebooks.savage.cards import CARDS, NONE, NUMBER
from bitva.rulebooks.savage.clock import elapsed
from bitva.rulebooks.savage.cover import DEGREES, cover
from bitva.rulebooks.savage.figures import linked, movement_left, pace, parry, speed_at, toughness, trait_die
from bitva.rulebooks.savage.modifiers import gang_up
from bitva.rulebooks.savage.sight import sees
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.words import CONDITIONS, HOLDING

Said = tuple[str, str]
"""What is so, and what the line says."""
MERGED: Final = ("attributes", "skills", "weapons", "ammunition")
SETTINGS: Final[Mapping[str, object]] = {"bennies": 0, "foe_bennies": 0, "gm_bennies": 0}
"""Nobody has a Benny whom the proof does not give one; `null` stands for what the rules give."""
FIRST: Final = NUMBER["As"]
"""The card of the first in the order, if the proof gives none; the others follow one by one."""


# ---- the scene ---------------------------------------------------------------------------------------------------------------

def plain(hero: bool) -> dict[str, Any]:
    """All attributes d6, and d6 in the skills of a fight: Parry 5, Toughness 5, Pace 6; heroes are Wild Cards, others Extras."""
    return {"kind": "hero" if hero else "extra",
            "skills": {"athletics": "d6", "fighting": "d6", "notice": "d6", "shooting": "d6"}}


def changed(sheet: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Nothing has to make room."""


def settle(entries: list[dict[str, Any]], order: Any) -> None:
    """The cards of the first round are the proof's: in the order listed, or as it says; everybody has one of his own."""
    if not isinstance(order, dict):
        names = order or [entry["id"] for entry in entries]
        order = {id: CARDS[FIRST - n] for n, id in enumerate(names)}
    for entry in entries:
        entry.setdefault("group", entry["id"])
        if entry["id"] in order:
            entry["card"] = order[entry["id"]]


# ---- what is so --------------------------------------------------------------------------------------------------------------

def of_fight(fight: Fight, words: list[str]) -> Said:
    """`gm-bennies 4`, `deck 54`, `elapsed 6` (seconds), `floor 3,4 longsword`, `object lock broken` (`whole`), `kmh 150 100` (what
    a Pace is as a speed), and whatever else is true of all."""
    if words[0] == "elapsed":
        return str(elapsed(fight)), words[1]
    if words[0] == "deck":
        return str(fight.deck.bit_count()), words[1]
    if words[0] == "object":
        return _thing(fight, words[1]), words[2]
    if words[0] == "kmh":
        return str(speed_at(fight, int(words[1]))), words[2]
    if words[0] == "floor":
        return _on_floor(fight, words[1]), " ".join(words[2:])
    return str(getattr(fight, words[0].replace("-", "_"))), " ".join(words[1:])


def _thing(fight: Fight, id: str) -> str:
    return next("broken" if thing.broken else "whole" for thing in fight.objects if thing.id == id)


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


def _other(fight: Fight, id: str) -> Combatant:
    other = fight.named(id)
    assert other is not None, id
    return fight.creatures[other.index]


def _holds(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    said = "" if rest == ["nothing"] else " ".join(rest)
    return ", ".join(sorted(creature.hand)), ", ".join(sorted(said.split(", "))) if said else ""


def _effect(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`effect defend`; `effect defend until turn-start of boris round 3`."""
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


def _sees(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    return (rest[0] if sees(fight, creature.index, _other(fight, rest[0]).index) else f"not {rest[0]}"), rest[0]


def _toughness(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`toughness 8`, `toughness head 5`."""
    part = rest[0] if len(rest) > 1 else "torso"
    return str(toughness(fight, creature.index, part).total), rest[-1]


def _counted(pairs: tuple[tuple[str, int], ...], rest: list[str]) -> Said:
    return str(dict(pairs).get(rest[0], 0)), rest[1]


def _loaded(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`loaded pistol 5`: rounds in a weapon."""
    return str(creature.in_magazine(rest[0], creature.sheet.means[rest[0]].magazine)), rest[1]


def _purse(fight: Fight, creature: Combatant) -> str:
    from_where = purse(fight, creature.index)
    if not from_where:
        return "0"
    return str(fight.gm_bennies if from_where == "gm" else _other(fight, from_where).bennies)


READERS: dict[str, Callable[[Fight, Combatant, list[str]], Said]] = {
    "card": lambda fight, creature, rest: (CARDS[creature.card] if creature.card != NONE else "none", rest[0]),
    "hold": lambda fight, creature, rest: ("hold" if creature.flags & HOLDING else "not hold", "hold"),
    "parry": lambda fight, creature, rest: (str(parry(fight, creature.index).total), rest[0]),
    "toughness": _toughness,
    "pace": lambda fight, creature, rest: (str(pace(fight, creature.index).total), rest[0]),
    "movement": lambda fight, creature, rest: (str(movement_left(fight, creature.index)), rest[0]),
    "die": lambda fight, creature, rest: (str(trait_die(fight, creature.index, rest[0])), rest[1]),
    "linked": lambda fight, creature, rest: (linked(rest[0]), rest[1]),
    "purse": lambda fight, creature, rest: (_purse(fight, creature), rest[0]),
    "holds": _holds, "effect": _effect, "sees": _sees, "loaded": _loaded,
    "from": lambda fight, creature, rest: (str(fight.gap(creature.index, _other(fight, rest[0]).index)), rest[1]),
    "ammunition": lambda fight, creature, rest: _counted(creature.rounds, rest),
    "carries": lambda fight, creature, rest: _counted(creature.gear, rest),
    "scale": lambda fight, creature, rest: (creature.sheet.scale, rest[0]),
    "size": lambda fight, creature, rest: (str(creature.sheet.size_number), rest[0]),
    "did": lambda fight, creature, rest: ("+".join(creature.did) or "-", rest[0]),
    "plan": lambda fight, creature, rest: ("+".join(creature.plan) or "-", rest[0]),
    "cover": lambda fight, creature, rest: (str(DEGREES[cover(fight, _other(fight, rest[1]).index, creature.index)]), rest[2]),
    "gang": lambda fight, creature, rest: (str(gang_up(fight, creature.index, _other(fight, rest[1]).index)), rest[2]),
}
