"""Obstacles: what misses only for the cover may strike through it, and then the cover works as armour."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, Ruling, refusal
from bitva.kernel.lines import crossed, middle
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Squares, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import toughness
from bitva.rulebooks.savage.harm import Harm
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms

THROUGH: Final = "sw.obstacle.through"
MATERIALS: Final = {
    "thick-glass": 2, "leather-goods": 2, "partition": 2, "wooden-shield": 2, "aluminium-door": 2, "sheet-metal": 4,
    "steel-door": 4, "oak-door": 6, "concrete": 6, "brick": 8, "stone": 10, "bulletproof-glass": 10, "tree": 10,
}
"""The Armour of what one hides behind (sw.obstacle.armor_2, sw.obstacle.armor_4, sw.obstacle.armor_6, sw.obstacle.armor_8,
sw.obstacle.armor_10); a layer of the map may bear such a name."""
NO, OTHER = "no", "other"
MOST: Final = 100
NAMES: Final = ("none", "light", "medium", "heavy", "near-total")
FROM_MAP: Final = "map"


@value
class Barrier:
    """What a blow or a shot goes through: something with Armour, or somebody."""

    armor: int = 0
    creature: Who = NOBODY


# ---- the game master's word on cover -------------------------------------------------------------------------------------------

@value
class SetCover(Ruling):
    """A creature has this degree of cover against everybody, or again what the map gives (sw.cover.penalty)."""

    verb: ClassVar[str] = "cover"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    degree: str


@book.refuses(SetCover)
def refuse_cover(fight: Fight, ruling: SetCover) -> Iterator[Refusal]:
    if ruling.degree not in (*NAMES, FROM_MAP):
        yield refusal("sw.cover.penalty", hard=True, degree=ruling.degree, known=(*NAMES, FROM_MAP))


@book.performs(SetCover)
def perform_cover(table: Table[Fight], ruling: SetCover) -> None:
    """What the game master says goes before what stands on the map (sw.cover.penalty)."""
    for effect in tuple(table.battle.effects_on(ruling.on, "cover")):
        table.end(effect)
    if ruling.degree != FROM_MAP:
        table.effect("cover", "sw.cover.penalty", ruling.on, data=(NAMES.index(ruling.degree),))


# ---- through it ----------------------------------------------------------------------------------------------------------------

def gone_through(table: Table[Fight], strike: Strike, target: Who, shown: Term, needed: int) -> Barrier | None:
    """An attack that fails, but would have hit had the target had no cover, strikes through it if the game master says so; he
    names what it is made of, unless the map does (sw.obstacle.through, sw.obstacle.creature)."""
    fight = table.battle
    if fight.setting("obstacles", "ask") == "no" or uncovered(fight, strike, target, shown) < needed:
        return None
    way = line_between(fight, strike.who, target)
    made_of = next((name for name in MATERIALS if fight.board.layers.get(name, 0) & way), "")
    in_the_way = [other.id for other in fight.others(strike.who) if other.index != target and other.space & way]
    options = (made_of, NO) if made_of else (NO, *MATERIALS, OTHER, *in_the_way)
    answer = table.ask(NOBODY, THROUGH, options, who=strike.who, target=target)
    if answer == NO:
        return None
    living = fight.named(answer) if answer in in_the_way else None
    if living is not None:
        barrier = Barrier(creature=living.index)
    else:
        barrier = Barrier(MATERIALS[answer] if answer != OTHER else table.ask_number(NOBODY, THROUGH, 0, MOST, target=target))
    table.tell(facts.went_through, strike.who, target, answer, barrier.armor)
    return barrier


def uncovered(fight: Fight, strike: Strike, target: Who, shown: Term) -> int:
    """What the roll would be without the cover; lying down counts then all the same."""
    strike.through = True
    terms = attack_terms(fight, strike, target)
    strike.through = False
    return Number((shown, *terms)).total


def line_between(fight: Fight, who: Who, target: Who) -> Squares:
    """The squares crossed by the line from one creature to another, without their own."""
    own, other = fight.creatures[who], fight.creatures[target]
    board = fight.board
    _, here, there = min((board.gap(a, 1, b, 1), a, b) for a in squares(own.space) for b in squares(other.space))
    return crossed(board, middle(board, here), middle(board, there)) & ~own.space & ~other.space


def slowed(fight: Fight, barrier: Barrier, damage: int, harm: Harm) -> tuple[int, Harm]:
    """Armour is added to the Toughness of whoever is behind it; a living being takes its own Toughness off the damage
    (sw.obstacle.through, sw.obstacle.creature)."""
    if barrier.creature != NOBODY:
        return damage - toughness(fight, barrier.creature, ap=harm.ap).total, harm
    return damage, replace(harm, obstacle=barrier.armor)
