"""Morale: when a group led by the game master looks at its losses, and what comes of it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal
from bitva.kernel.effects import Until
from bitva.kernel.numbers import Number, Term
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import ROUND_ENDS
from bitva.rulebooks.acks.conditions import end_kind, impose
from bitva.rulebooks.acks.moments import ROUND
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import FRIGHTENED

RESULTS: Final = "acks.morale.results"
BANDS: Final = ((2, "frightened"), (5, "faltering"), (8, "fights-on"), (11, "advances"))
TO_THE_END: Final = "to-the-end"
STEADFAST: Final = 1 << 20
"""So many losses are never noted: the group's morale is not looked at any more (acks.morale.results)."""
CORNERED: Final = "cornered"


@value
class Corner(Ruling):
    """The game master says that somebody has nowhere to go and expects no quarter, or no longer."""

    verb: ClassVar[str] = "corner"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    holds: bool = True


# ---- losses -----------------------------------------------------------------------------------------------------------------

def groups(fight: Fight) -> dict[str, list[Combatant]]:
    """Those whom the game master leads, by groups of the encounter or by sides; players are never forced (acks.morale.when)."""
    found: dict[str, list[Combatant]] = {}
    for creature in fight.creatures:
        if creature.controller == GM and not creature.sheet.hero:
            name = str(fight.entries.get(creature.id, {}).get("group", creature.side))
            found.setdefault(name, []).append(creature)
    return found


def losses(members: list[Combatant]) -> tuple[int, int]:
    """How much is lost, and of how much: members, or hit points of a lone creature (acks.morale.when)."""
    if len(members) == 1:
        return members[0].most_hp - members[0].hp, members[0].most_hp
    return sum(not creature.up for creature in members), len(members)


def look_at_losses(table: Table[Fight]) -> None:
    """At the end of a round: once a third is lost, and in each later round with a further loss; and when all foes flee
    (acks.morale.when)."""
    fight = table.battle
    for name, members in groups(fight).items() if fight.setting("morale", "rolled") == "rolled" else ():
        standing = [creature for creature in members if creature.up]
        if not standing:
            continue
        noted = dict(fight.nerve)
        lost, whole = losses(members)
        routed = all_foes_flee(fight, standing[0].index) and f"{name}/foes" not in noted
        if routed:
            table.make(facts.nerve_noted, f"{name}/foes", 1)
        if (3 * lost >= whole and lost > noted.get(name, 0)) or (routed and noted.get(name, 0) < STEADFAST):
            table.make(facts.nerve_noted, name, lost)
            check(table, name, members, standing)


def all_foes_flee(fight: Fight, who: Who) -> bool:
    """Is everybody still up on the other side in flight? (acks.morale.when)"""
    foes = fight.enemies(who)
    return bool(foes) and all(foe.flags & FRIGHTENED for foe in foes)


ROUND_ENDS.append(look_at_losses)


# ---- the roll ---------------------------------------------------------------------------------------------------------------

def check(table: Table[Fight], name: str, members: list[Combatant], standing: list[Combatant]) -> None:
    """2d6, the morale score and how it stands (acks.morale.roll)."""
    dice = table.several(2, 6, "acks.morale.roll", standing[0].index)
    roll = Number(term for term in (Term(sum(dice), "acks.morale.roll"), *terms(table.battle, members, standing)) if term.value)
    outcome = next((word for most, word in BANDS if roll.total <= most), TO_THE_END)
    table.tell(facts.morale_rolled, name, tuple(creature.index for creature in standing), dice, roll, outcome)
    take_effect(table, name, standing, outcome)


def terms(fight: Fight, members: list[Combatant], standing: list[Combatant]) -> Iterator[Term]:
    """The score, losses, numbers, and having nowhere to go (acks.morale.roll)."""
    rule = "acks.morale.roll"
    lost, whole = losses(members)
    foes = len(fight.enemies(standing[0].index))
    yield Term(standing[0].sheet.morale, rule, of="morale")
    yield Term(-5 if 3 * lost >= 2 * whole else -2 if 2 * lost >= whole else 0, rule, of="losses")
    yield Term(5 if len(standing) >= 2 * foes else 2 if len(standing) > foes else 0, rule, of="numbers")
    if any(any(fight.effects_on(creature.index, CORNERED)) for creature in standing):
        yield Term(5, rule, of=CORNERED)


def take_effect(table: Table[Fight], name: str, standing: list[Combatant], outcome: str) -> None:
    """Flight for 1d10 rounds; faltering; or on with the fight, perhaps without any further roll (acks.morale.results)."""
    fight = table.battle
    if outcome == "frightened":
        until = Until(ROUND, round=fight.clock.round + 1 + table.die(10, RESULTS, standing[0].index))
        for creature in standing:
            impose(table, creature.index, "frightened", RESULTS, NOBODY, until)
    elif outcome == "faltering":
        for creature in standing:
            impose(table, creature.index, "faltering", RESULTS)
    elif outcome == TO_THE_END:
        table.make(facts.nerve_noted, name, STEADFAST)


@book.refuses(Corner)
def refuse_corner(fight: Fight, ruling: Corner) -> Iterator[Refusal]:
    """The game master's word (acks.gm.override)."""
    yield from ()


@book.performs(Corner)
def perform_corner(table: Table[Fight], ruling: Corner) -> None:
    """+5 on morale (acks.morale.roll)."""
    end_kind(table, ruling.on, CORNERED)
    if ruling.holds:
        table.effect(CORNERED, "acks.morale.roll", ruling.on)
