"""Gear: what a stat block needs of the tables, and what is in whose hands."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bitva.kernel.words import Who
from bitva.rulebooks.acks.sheet import SHIELD, Means
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import RIDING

SCROLL: Final = "scroll-"
"""How the id of a scroll begins; the rest names its spell."""
POTION: Final = "potion-"
DEVICES: Final = ("rod-", "staff-of-", "wand-", "ring-of-")
"""How the ids of magic things begin that release a spell; the rest names it (acks.lieu_attack.item_magic)."""


def needed(sheet: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What a stat block names out of the tables: each time the table and the id."""
    about = (*sheet.get("in_hand", ()), *sheet.get("weapons", ()), *sheet.get("items", ()), *sheet.get("pack", ()))
    things = tuple(str(id) for id in dict.fromkeys(about) if id != SHIELD)
    yield from (("weapons", id) for id in things if not id.startswith(SCROLL))
    yield from (("spells", spell) for spell in map(spell_in, things) if spell)
    if "armor" in sheet:
        yield "armor", str(sheet["armor"])
    yield from (("spells", str(id)) for id in (*sheet.get("spells", {}).get("repertoire", ()), *sheet.get("innate", ())))


def spell_in(thing: str) -> str:
    """The spell that a scroll, a potion or a device holds; nothing for other things."""
    prefix = next((prefix for prefix in (SCROLL, POTION, *DEVICES) if thing.startswith(prefix)), "")
    return thing.removeprefix(prefix) if prefix else ""


def tagged(fight: Fight, thing: str, tag: str) -> bool:
    """Does the table of things call it this?"""
    return tag in fight.weapons.get(thing, {}).get("tags", ())


def equipped(creature: Combatant, thing: str) -> bool:
    """Is it in hand, or worn ready with a hand free for it? (acks.lieu_move.at_hand)"""
    return bool(creature.holds(thing)) or (creature.carries(thing) > 0 and free_hands(creature) >= hands_to_hold(creature, thing))


def at_hand(creature: Combatant, means: Means) -> bool:
    """Can it attack in this way with what it holds? (acks.damage.weapon, acks.ac.shield, acks.man.brawl)"""
    if not means.weapon:
        return means.id != "fist" or free_hands(creature) > 0
    if not creature.holds(means.weapon):
        return False
    if free_hands(creature) + hands_to_hold(creature, means.weapon) < hands_for(creature, means):
        return False
    return not means.ammunition or creature.arrows(means.ammunition) > 0


def hands_for(creature: Combatant, means: Means) -> int:
    """A lance takes one hand in the saddle (acks.weapon.tags)."""
    return 1 if "mounted" in means.tags and creature.flags & RIDING else means.hands


def free_hands(creature: Combatant) -> int:
    """Hands that hold nothing; a weapon too big for one hand fills both."""
    hands = int(creature.sheet.data.get("hands", 2))
    return hands - sum(hands_to_hold(creature, thing) for thing in creature.hand)


def hands_to_hold(creature: Combatant, thing: str) -> int:
    """As few hands as it can be used with."""
    return min((hands_for(creature, means) for means in creature.sheet.means.values() if means.weapon == thing), default=1)


def usable(fight: Fight, who: Who) -> list[Means]:
    """All its ways to attack as it stands but bare hands and feet, the first that its stat block names first."""
    creature = fight.creatures[who]
    return [means for means in creature.sheet.means.values() if at_hand(creature, means) and not means.brawl]


def means_of(fight: Fight, who: Who, id: str) -> Means | None:
    """The means of this name; if none is named, the next of the series, or else the first at hand."""
    creature = fight.creatures[who]
    if id:
        return creature.sheet.means.get(id)
    if creature.sequence:
        return creature.sheet.means[creature.sequence[0]]
    if creature.sheet.sequence and not creature.interrupting:
        return creature.sheet.means[creature.sheet.sequence[0]]
    return next(iter(usable(fight, who)), None)
