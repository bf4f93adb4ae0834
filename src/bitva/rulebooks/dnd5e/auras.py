"""Auras: saves asked of those who start or end their turn near somebody."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from bitva.kernel.effects import Until
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import afflict, immune_to
from bitva.rulebooks.dnd5e.aims import aware
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.moments import TURN_START
from bitva.rulebooks.dnd5e.riders import concerns
from bitva.rulebooks.dnd5e.sheet import squares
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.traits import RULE, braced, threats_of
from bitva.rulebooks.dnd5e.turn import ENDS, STARTS, Task
from bitva.rulebooks.dnd5e.words import AVERTED

Row = Mapping[str, Any]


def due(fight: Fight, who: Who, when: str) -> Iterator[Task]:
    """The auras within which a creature starts or ends its turn (dnd.turn.start_end, dnd.monster.traits)."""
    for source in fight.creatures:
        for aura in source.sheet.auras if source.able and source.index != who else ():
            if aura["when"] == when and reaches(fight, source.index, who, aura):
                yield RULE, partial(meet, source=source.index, who=who, aura=aura)


def reaches(fight: Fight, source: Who, who: Who, aura: Row) -> bool:
    """Is the creature near enough, one that the aura concerns, and not immune to it?"""
    creature = fight.creatures[who]
    return (creature.present and fight.gap(source, who) <= squares(int(aura["size"])) and concerns(aura, creature)
            and aware(fight, aura, source, who) and not immune_to(fight, who, source, str(aura["id"])))


def at_start(fight: Fight, who: Who) -> Iterator[Task]:
    """At the start of a creature's turn (dnd.turn.start_end)."""
    if fight.radiant:
        yield from due(fight, who, "start-of-turn")


def at_end(fight: Fight, who: Who) -> Iterator[Task]:
    """At the end of a creature's turn (dnd.turn.start_end)."""
    if fight.radiant:
        yield from due(fight, who, "end-of-turn")


STARTS.append(at_start)
ENDS.append(at_end)


def meet(table: Table[Fight], source: Who, who: Who, aura: Row) -> None:
    """The save, unless the source spares the creature or the creature looks away (dnd.core.save, dnd.monster.traits)."""
    fight = table.battle
    creature, name = fight.creatures[who], str(aura["id"])
    if not reaches(fight, source, who, aura) or not fight.creatures[source].able:
        return
    if "text" in aura:
        table.tell(facts.text_shown, source, name)
    if aura.get("optional") and table.ask(source, RULE, ("use", "spare"), aura=name, target=who) == "spare":
        return
    if aura.get("avert") and not creature.surprised and creature.able and table.ask(
            who, RULE, ("look-away", "save"), aura=name, source=source) == "look-away":
        table.effect("averted", RULE, who, source, Until(TURN_START, who), AVERTED)
        return
    asked = (str(aura["save"]["ability"]), int(aura["save"]["dc"]))
    magical = bool(aura.get("magical"))
    if not save(table, who, *asked, RULE, magical=magical, for_=braced(creature, threats_of(aura.get("fail", {})))):
        afflict(table, source, who, aura["fail"], name=name, rule=RULE, asked=asked, magical=magical)
    elif aura.get("immune_on_success"):
        table.effect("immune", RULE, who, source, data=(name,))
