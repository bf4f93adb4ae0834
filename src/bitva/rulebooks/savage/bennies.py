"""Bennies: who has how many, and who pays for whom."""
from __future__ import annotations

from bitva.kernel.actions import PASS
from bitva.kernel.table import Table
from bitva.kernel.words import GM, RuleId, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.state import Combatant, Fight

BENNY = "benny"
POOL = "gm"
FIRST = 3
"""What each player has at first (sw.benny.pool)."""
FIRST_FOE = 2
"""What each Wild Card of the game master has (sw.benny.pool)."""


def purse(fight: Fight, who: Who) -> str:
    """Where a Benny for this creature comes from: its player's first Wild Card; of the game master's, the Wild Card itself, then
    his pool. Nothing if there is none left (sw.benny.pool, sw.benny.use)."""
    creature = fight.creatures[who]
    if creature.controller != GM:
        keeper = next((other for other in fight.creatures if other.controller == creature.controller and other.sheet.wild), None)
        return keeper.id if keeper is not None and keeper.bennies else ""
    if creature.sheet.wild and creature.bennies:
        return creature.id
    return POOL if fight.gm_bennies else ""


def pay(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """A Benny is spent for a creature (sw.benny.use)."""
    table.make(facts.benny_spent, who, purse(table.battle, who), rule)


def pays(table: Table[Fight], who: Who, rule: RuleId, **about: object) -> bool:
    """Ask whether a Benny is spent, if there is one, and take it."""
    if not purse(table.battle, who) or table.ask(who, rule, (BENNY, PASS), **about) == PASS:
        return False
    pay(table, who, rule)
    return True


def keepers(fight: Fight) -> list[Who]:
    """The creatures that hold a player's Bennies, one for each player (sw.benny.pool)."""
    first: dict[str, Who] = {}
    for creature in fight.creatures:
        if creature.controller != GM and creature.sheet.wild:
            first.setdefault(creature.controller, creature.index)
    return list(first.values())


def agreed(fight: Fight, name: str, usual: int) -> int:
    """A figure that the table may have set."""
    said = fight.setting(name, None)
    return usual if said is None else int(said)


def hand_out(fight: Fight) -> None:
    """What everybody begins with, unless the encounter says otherwise (sw.benny.pool)."""
    players = keepers(fight)
    fight.gm_bennies = agreed(fight, "gm_bennies", len(players))
    for creature in fight.creatures:
        creature.bennies = first_bennies(fight, creature)
        creature.bennies = int(fight.entry(creature.id).get("bennies", creature.bennies))


def first_bennies(fight: Fight, creature: Combatant) -> int:
    """What a creature has at first (sw.benny.pool)."""
    if creature.index in keepers(fight):
        return agreed(fight, "bennies", FIRST)
    return agreed(fight, "foe_bennies", FIRST_FOE) if creature.controller == GM and creature.sheet.wild else 0
