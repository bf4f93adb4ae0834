"""Surprise: who notices whom before the fight, and who is caught unawares."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.checks import passive
from bitva.rulebooks.dnd5e.sight import obscurement
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import UNCONSCIOUS


def settle_surprise(table: Table[Fight]) -> None:
    """Bitva proposes who is surprised and on what numbers; the game master says (dnd.setup.surprise_step,
    dnd.surprise.gm_decides)."""
    fight = table.battle
    there = [creature for creature in fight.creatures if creature.present]
    for creature in there:
        take_cover_of_stealth(table, creature)
    names = tuple(creature.id for creature in there)
    if any("surprised" in fight.entries[id] for id in names):
        chosen = tuple(id for id in names if fight.entries[id].get("surprised"))
    else:
        proposed = tuple(creature.id for creature in there if unaware_of_all(fight, creature.index))
        chosen = table.ask_some(NOBODY, "dnd.setup.surprise_step", names, 0, len(names), proposed=proposed,
                                scores=tuple(scores(fight)))
    for creature in there:
        if creature.id in chosen:
            table.make(facts.caught_unawares, creature.index)


def take_cover_of_stealth(table: Table[Fight], creature: Combatant) -> None:
    """A creature that was hiding is hidden from every opponent that does not notice it (dnd.surprise.compare)."""
    fight = table.battle
    if creature.stealth >= 0:
        unaware = sum(1 << other.index for other in fight.creatures if other.present
                      and fight.hostile(creature.index, other.index) and not notices(fight, other.index, creature.index))
        if creature.hidden != unaware:
            table.make(facts.hid, creature.index, creature.stealth, unaware)


def scores(fight: Fight) -> Iterator[tuple[str, int, str, int]]:
    """Every watcher's passive score held against every hider's Stealth total (dnd.surprise.compare)."""
    for hider in fight.creatures:
        if hider.present and hider.stealth >= 0:
            for watcher in fight.creatures:
                if watcher.present and fight.hostile(watcher.index, hider.index):
                    yield watcher.id, watchfulness(fight, watcher.index, hider.index), hider.id, hider.stealth


def watchfulness(fight: Fight, who: Who, hider: Who) -> int:
    """Passive Perception towards one hider; five less where it is obscured for these eyes (dnd.core.passive)."""
    against = ("dnd.vision.lightly_obscured",) if obscurement(fight, who, fight.creatures[hider].at) else ()
    return passive(fight, who, "perception", against=against).total


def notices(fight: Fight, who: Who, hider: Who) -> bool:
    """Passive Perception above the Stealth total notices; an equal total stays unnoticed (dnd.surprise.compare)."""
    if fight.creatures[who].flags & UNCONSCIOUS:
        return False
    score, stealth = watchfulness(fight, who, hider), fight.creatures[hider].stealth
    return score > stealth or (score == stealth and fight.setting("surprise_tie", "hider") == "watcher")


def unaware_of_all(fight: Fight, who: Who) -> bool:
    """A creature that has noticed no threat; without anybody hiding nobody is (dnd.surprise.unaware, dnd.surprise.no_stealth,
    dnd.surprise.individual)."""
    threats = [other for other in fight.creatures if other.up and fight.hostile(who, other.index)]
    return bool(threats) and all(other.hidden >> who & 1 for other in threats)
