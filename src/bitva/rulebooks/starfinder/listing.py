"""The lists of actions by type, as a table keeps them at hand, and what of them is open to a creature just now."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bitva.kernel.actions import Action
from bitva.kernel.words import RuleId, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import FULL, MOVE, OTHER, REACTION, STANDARD, SWIFT

DEFENSIVELY: Final = "fight-defensively"


@value
class Entry:
    """One entry of a list: what it is called, the rule that says what it is, the deeds that belong to it."""

    name: str
    rule: RuleId
    verbs: tuple[str, ...]


LISTS: Final[Mapping[str, tuple[Entry, ...]]] = {
    STANDARD: (
        Entry("attack", "sf.attack.single", ("attack", "attack-square", "spray", "pierce", "lob", "smash")),
        Entry("manoeuvre", "sf.manoeuvre.base", ("dirty-trick", "grapple", "reposition", "disarm", "sunder", "trip", "bull-rush")),
        Entry("activate", "sf.item.activate", ("activate",)),
        Entry("total-defence", "sf.total_defence", ("total-defence",)),
        Entry("concentrate", "sf.spell.concentrate", ("concentrate",)),
        Entry("harrying-fire", "sf.harrying_fire", ("harrying-fire",)),
        Entry("dismiss", "sf.spell.dismiss", ("dismiss",)),
        Entry("covering-fire", "sf.covering_fire", ("covering-fire",)),
        Entry("special-ability", "sf.special_ability.action", ("use",)),
        Entry("cast", "sf.spell.cast", ("cast", "keep-casting")),
        Entry(DEFENSIVELY, "sf.fight_defensively.standard", ()),
        Entry("feint", "sf.feint.check", ("feint",)),
    ),
    FULL: (
        Entry("charge", "sf.charge.move", ("charge",)),
        Entry("run", "sf.run.move", ("run",)),
        Entry("coup-de-grace", "sf.coup_de_grace.hit", ("coup-de-grace",)),
        Entry("withdraw", "sf.withdraw.move", ("withdraw",)),
        Entry("full-attack", "sf.full_attack.base", ("full-attack", "automatic")),
        Entry(DEFENSIVELY, "sf.fight_defensively.full", ()),
    ),
    REACTION: (
        Entry("opportunity", "sf.aoo.what", ("opportunity",)),
    ),
    MOVE: (
        Entry("stand-up", "sf.stand_up", ("stand-up",)),
        Entry("draw", "sf.draw.base", ("draw", "put-away")),
        Entry("redirect", "sf.redirect", ("redirect",)),
        Entry("manipulate", "sf.manipulate", ("pick-up", "fetch", "pack", "open", "shut")),
        Entry("guarded-step", "sf.guarded_step", ("guarded-step",)),
        Entry("reload", "sf.reload", ("reload",)),
        Entry("move", "sf.move.speed", ("move", "climb", "swim", "burrow", "fly")),
        Entry("crawl", "sf.crawl", ("crawl",)),
    ),
    SWIFT: (
        Entry("drop-prone", "sf.drop_prone", ("drop-prone",)),
        Entry("change-grip", "sf.change_grip", ("grip",)),
    ),
    OTHER: (
        Entry("delay", "sf.delay.declare", ("delay",)),
        Entry("drop", "sf.drop_item", ("drop",)),
        Entry("banter", "sf.banter", ("say",)),
        Entry("ready", "sf.ready.cost", ("ready",)),
        Entry("use-skill", "sf.use_skill", ("skill", "demoralize", "escape", "first-aid", "hide", "search", "tumble")),
    ),
}
"""What there is of every type (sf.table.standard, sf.table.full, sf.table.reaction, sf.table.move, sf.table.swift,
sf.table.other)."""
ENTRIES: Final = {verb: (kind, entry.name) for kind, entries in LISTS.items() for entry in entries for verb in entry.verbs}


def entry_of(action: Action) -> tuple[str, str]:
    """The list and the entry to which a deed belongs; nothing if it stands in none."""
    kind, name = ENTRIES.get(action.verb, ("", ""))
    return kind, DEFENSIVELY if getattr(action, "defensively", False) else name


def open_to(fight: Fight, who: Who, kind: str) -> tuple[str, ...]:
    """The entries of one list of which a creature is offered something now, in the order of the list (sf.table.standard,
    sf.table.full, sf.table.move, sf.table.swift, sf.table.other)."""
    offered = {entry_of(option) for option in book.options(fight, who)}
    return tuple(entry.name for entry in LISTS[kind] if (kind, entry.name) in offered)
