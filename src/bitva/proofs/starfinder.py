"""What proofs of Starfinder say of a fight and of a creature."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bitva.kernel.effects import Effect
from bitva.kernel.space import squares
from bitva.rulebooks.starfinder.areas import NOWHERE, shape, toward
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cost_of
from bitva.rulebooks.starfinder.cover import cover
from bitva.rulebooks.starfinder.figures import flat_footed, melee_means, own_class, speed, threatens
from bitva.rulebooks.starfinder.initiative import modifier
from bitva.rulebooks.starfinder.listing import LISTS, open_to
from bitva.rulebooks.starfinder.sight import in_sight, line_of_effect, observes
from bitva.rulebooks.starfinder.spells.concentration import concentrated_on
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.things import hardness_of, hit_points_of, lost_by
from bitva.rulebooks.starfinder.turn import elapsed
from bitva.rulebooks.starfinder.words import CONDITIONS, FEET

Said = tuple[str, str]
"""What is so, and what the line says."""
MERGED: Final = ("abilities", "skills", "saves", "senses", "speed", "weapons", "items", "resist")
SETTINGS: Final[Mapping[str, object]] = {}
COMPASS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FIRST_COUNT: Final = 30
"""Initiative of the first in the order, if the proof gives no totals; the others follow one by one."""


# ---- the scene ---------------------------------------------------------------------------------------------------------------

def plain(hero: bool) -> dict[str, Any]:
    """20 hit points, no stamina, EAC and KAC 10, abilities of +0; `melee: 6` and `ranged: 5` give it a sword and a gun."""
    return {"kind": "hero" if hero else "monster", "hp": 20, "eac": 10, "kac": 10, "rp": 3 if hero else 0}


def changed(sheet: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Armour, if a proof gives it, makes the armour class. Figures for attacks stand for plain weapons in hand:
    `melee: 6`, `ranged: 5`, with `reach: 10`, `damage: 1d8+4 slashing`."""
    if "armor" in given and "kac" not in given:
        sheet.pop("eac", None)
        sheet.pop("kac", None)
    attacks: list[dict[str, Any]] = []
    if "melee" in given:
        attacks.append({"id": "sword", "bonus": given["melee"], "damage": given.get("damage", "1d8 slashing")})
    if "ranged" in given:
        attacks.append({"id": "gun", "kind": "ranged", "bonus": given["ranged"], "range": 30,
                        "damage": given.get("shot", "1d6 piercing")})
    if attacks:
        sheet["attacks"] = attacks


def settle(entries: list[dict[str, Any]], order: Any) -> None:
    """The initiative is the proof's: in the order listed, or with its totals."""
    if not isinstance(order, dict):
        names = order or [entry["id"] for entry in entries]
        order = {id: FIRST_COUNT - n for n, id in enumerate(names)}
    for entry in entries:
        if entry["id"] in order:
            entry["initiative"] = order[entry["id"]]


# ---- what is so --------------------------------------------------------------------------------------------------------------

def of_fight(fight: Fight, words: list[str]) -> Said:
    """`light dim`, `elapsed 24` (seconds), `surprise`, `floor 3,4 2 longsword`, `counts 20, 12, 5`, `hardness longsword 7`,
    `durability longsword 18`."""
    if words[0] == "elapsed":
        return str(elapsed(fight)), words[1]
    if words[0] == "surprise":
        return ("surprise" if fight.surprise else "no surprise"), "surprise"
    if words[0] == "floor":
        return _on_floor(fight, words[1]), " ".join(words[2:])
    if words[0] == "list":
        return ", ".join(entry.name for entry in LISTS[words[1]]), " ".join(words[2:])
    if words[0] == "area":
        return _area(fight, words[1:])
    if words[0] == "bearing":
        here, there = (_point(word) for word in words[1:3])
        return COMPASS[toward(here, there)], words[3]
    if words[0] == "counts":
        return ", ".join(str(place.count) for place in fight.clock.order), " ".join(words[1:])
    if words[0] in ("hardness", "durability"):
        return str((hardness_of if words[0] == "hardness" else hit_points_of)(fight, words[1])), words[2]
    value = getattr(fight, words[0].replace("-", "_"))
    return str(value), " ".join(words[1:])


def _area(fight: Fight, words: list[str]) -> Said:
    """`area burst 5,5 15: 4,4 5,4`: all its squares; cones and lines have a point to go to: `area line 1,1 7,1 right 30: 1,1`."""
    kind, origin, *rest = words
    end, left = NOWHERE, True
    if not rest[0].rstrip(":").isdigit():
        end = _point(rest.pop(0))
    if rest[0] == "right":
        left = bool(rest.pop(0) == "")
    found = shape(fight, kind, _point(origin), int(rest[0].rstrip(":")), end, left)
    return " ".join(",".join(map(str, fight.board.xy(square))) for square in squares(found)), " ".join(sorted(rest[1:], key=_row))


def _row(place: str) -> list[int]:
    return [int(part) for part in reversed(place.split(","))]


def _point(word: str) -> tuple[int, int]:
    x, y = word.split(",")
    return 2 * int(x), 2 * int(y)


def _on_floor(fight: Fight, place: str) -> str:
    """`floor 3,4 longsword`, `floor 3,4 2 longsword, pike`, `floor 3,4 nothing`."""
    lying = [(thing, count) for square, thing, count in fight.floor if ",".join(map(str, fight.board.xy(square))) == place]
    return ", ".join(thing if count == 1 else f"{count} {thing}" for thing, count in sorted(lying)) or "nothing"


def of_creature(fight: Fight, creature: Combatant, words: list[str]) -> Said | None:
    """What one creature is, has and can; None if the word is not one of these."""
    aspect, rest = words[0], words[1:]
    if aspect == "flat-footed":
        attacker = fight.named(rest[1]) if rest else None
        flat = flat_footed(fight, creature.index, attacker.index if attacker is not None else -1)
        return ("flat-footed" if flat else "not flat-footed"), "flat-footed"
    if aspect in CONDITIONS:
        return (aspect if creature.flags & CONDITIONS[aspect] else f"not {aspect}"), aspect
    reader = READERS.get(aspect)
    return None if reader is None else reader(fight, creature, rest)


def _spent(name: str) -> Callable[[Fight, Combatant, list[str]], Said]:
    return lambda fight, creature, rest: ("left" if getattr(creature, name) else "spent", rest[0])


def _counted(pairs: tuple[tuple[str, int], ...], rest: list[str]) -> Said:
    return str(dict(pairs).get(rest[0], 0)), rest[1]


def _pool(name: str) -> Callable[[Fight, Combatant, list[str]], Said]:
    return lambda fight, creature, rest: (f"{getattr(creature, name)}/{getattr(creature, f'most_{name}')}", rest[0])


def _speed(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    mode = rest[0] if len(rest) > 1 else "land"
    return str(speed(fight, creature.index, mode)), rest[-1]


def _holds(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`holds longsword, laser-pistol`; `holds laser-rifle 2` (in two hands); `holds nothing`."""
    said = "" if rest == ["nothing"] else " ".join(rest)
    found = ", ".join(sorted(thing if hands == 1 else f"{thing} {hands}" for thing, hands in creature.hand))
    return found, ", ".join(sorted(said.split(", "))) if said else ""


def _effect(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`effect bonus`; `effect shaken until turn-start of boris round 3`; `effect shaken until count 14 round 4`."""
    found = [effect for effect in fight.effects_on(creature.index, rest[0])]
    if not found:
        return f"no {rest[0]}", rest[0]
    return (rest[0], rest[0]) if len(rest) == 1 else (_until(fight, found[-1]), " ".join(rest[2:]))


def _until(fight: Fight, effect: Effect) -> str:
    until = effect.until
    if not until.when:
        return "ever"
    if until.when == "count":
        return f"count {until.count} round {until.round}"
    who = f" of {fight.creatures[until.who].id}" if until.who >= 0 else ""
    return f"{until.when}{who}" + (f" round {until.round}" if until.round else "")


def _towards(test: Callable[[Fight, int, int], bool]) -> Callable[[Fight, Combatant, list[str]], Said]:
    """Something that is so between two creatures: `threatens orc`, `observes orc`."""
    def read(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
        other = fight.named(rest[0])
        assert other is not None
        return (rest[0] if test(fight, creature.index, other.index) else f"not {rest[0]}"), rest[0]
    return read


def _from(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`from orc 15`: feet between the nearest squares of their spaces."""
    other = fight.named(rest[0])
    assert other is not None
    return str(fight.gap(creature.index, other.index) * FEET), rest[1]


def _cover(fight: Fight, creature: Combatant, rest: list[str]) -> Said:
    """`cover from orc 4`: what it adds to the armour class against a shot; `cover from orc melee 4`."""
    other = fight.named(rest[1])
    assert other is not None
    return str(cover(fight, other.index, creature.index, "melee" not in rest).ac), rest[-1]


READERS: dict[str, Callable[[Fight, Combatant, list[str]], Said]] = {
    "hp": _pool("hp"), "sp": _pool("sp"), "rp": _pool("rp"),
    "standard": _spent("standard"), "move": _spent("move"), "swift": _spent("swift"), "reaction": _spent("reaction"),
    "speed": _speed, "holds": _holds, "effect": _effect, "from": _from, "cover": _cover,
    "threatens": _towards(threatens), "observes": _towards(observes), "effect-line": _towards(line_of_effect),
    "sight-line": _towards(in_sight),
    "eac": lambda fight, creature, rest: (str(own_class(fight, creature.index, "eac")), rest[0]),
    "kac": lambda fight, creature, rest: (str(own_class(fight, creature.index, "kac")), rest[0]),
    "initiative": lambda fight, creature, rest: (str(modifier(fight, creature.index)), rest[0]),
    "save": lambda fight, creature, rest: (str(creature.sheet.saves[rest[0]]), rest[1]),
    "skill": lambda fight, creature, rest: (str(creature.sheet.skills[rest[0]]), rest[1]),
    "offered": lambda fight, creature, rest: (", ".join(open_to(fight, creature.index, rest[0])) or "nothing", " ".join(rest[1:])),
    "constitution": lambda fight, creature, rest: (str(creature.sheet.constitution), rest[0]),
    "size": lambda fight, creature, rest: (creature.sheet.size_name, rest[0]),
    "reach": lambda fight, creature, rest: (_longest(creature), rest[0]),
    "loaded": lambda fight, creature, rest: _counted(creature.loaded, rest),
    "uses": lambda fight, creature, rest: _counted(creature.uses, rest),
    "carries": lambda fight, creature, rest: _counted(creature.gear, rest),
    "types": lambda fight, creature, rest: (_types(fight, creature), " ".join(rest)),
    "off": lambda fight, creature, rest: (rest[0] if rest[0] in creature.off else f"not {rest[0]}", rest[0]),
    "reactions": lambda fight, creature, rest: (", ".join(("opportunity", *(row["id"] for row in creature.sheet.reactions))),
                                                " ".join(rest)),
    "slots": lambda fight, creature, rest: (",".join(map(str, creature.slots)), rest[0]),
    "concentrating": lambda fight, creature, rest: (_concentration(fight, creature), rest[0] if rest else "concentrating"),
    "item": lambda fight, creature, rest: (_condition_of(fight, creature, rest[0]), rest[1]),
    "stows": lambda fight, creature, rest: _counted(creature.stowed, rest),
}


def _concentration(fight: Fight, creature: Combatant) -> str:
    """`concentrating crushing-field`, `not concentrating`: on which spell."""
    kept = concentrated_on(fight, creature.index)
    return "not concentrating" if kept is None else str(kept.data[0])


def _types(fight: Fight, creature: Combatant) -> str:
    """`types full, move, other, standard, swift`: of which types its options are."""
    return ", ".join(sorted(dict.fromkeys(cost_of(fight, option) for option in book.options(fight, creature.index))))


def _condition_of(fight: Fight, creature: Combatant, thing: str) -> str:
    """`item longsword 13/18`: what is left of a thing that it carries."""
    most = hit_points_of(fight, thing)
    return f"{most - lost_by(creature.dents, thing)}/{most}"


def _longest(creature: Combatant) -> str:
    """Feet, of whatever it attacks with now, the bare hand among it."""
    return str(max(means.reach for means in melee_means(creature)) * FEET)
