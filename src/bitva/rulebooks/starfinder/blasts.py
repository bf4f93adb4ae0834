"""What goes off somewhere on the map, by the game master's word: an area, what it deals, and who is spared what."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Point, Who, value
from bitva.rulebooks.starfinder.areas import BURST, CONE, LINE, NOWHERE, SHAPES, SPREAD, affected, at_corner, level_with, shape
from bitva.rulebooks.starfinder.asked import KINDS_OF_DAMAGE
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.checks import SAVE, save
from bitva.rulebooks.starfinder.cover import cover_from_point
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import SAVES


@value
class Blast(Ruling):
    """So much damage to everybody in an area that starts at an intersection, half of it for those who save."""

    verb: ClassVar[str] = "blast"
    who: Who
    shape: str
    origin: Point
    feet: int
    amount: int
    type: str
    toward: Point = NOWHERE
    left: bool = True
    save: str = ""
    dc: int = 0


@book.refuses(Blast)
def refuse_blast(fight: Fight, blast: Blast) -> Iterator[Refusal]:
    """Shapes that there are, from an intersection on the map (sf.grid.intersections)."""
    if blast.shape not in SHAPES or (blast.shape in (CONE, LINE) and blast.toward in (NOWHERE, blast.origin)):
        yield refusal("sf.grid.intersections", hard=True, shape=blast.shape, known=SHAPES)
    x, y = blast.origin
    if not (at_corner(blast.origin) and x <= 2 * fight.board.width and y <= 2 * fight.board.height and blast.feet > 0):
        yield refusal("sf.grid.intersections", hard=True, at=blast.origin)
    if blast.type not in KINDS_OF_DAMAGE or blast.amount < 1:
        yield refusal("sf.damage.roll", hard=True, type=blast.type, known=KINDS_OF_DAMAGE)
    if blast.save and blast.save not in SAVES:
        yield refusal(SAVE, hard=True, save=blast.save, known=tuple(SAVES))


@book.performs(Blast)
def perform_blast(table: Table[Fight], blast: Blast) -> None:
    """Everybody in it, friend or foe, seen or unseen; what goes off on the ground reaches up as far as it is wide; cover from where
    it starts helps a Reflex save (sf.area.burst, sf.cover.base, sf.cover.soft)."""
    fight = table.battle
    area = shape(fight, blast.shape, blast.origin, blast.feet, blast.toward, blast.left)
    round_about = blast.shape in (BURST, SPREAD)
    for who in affected(fight, area):
        if round_about and not level_with(fight, who, blast.origin, 0, blast.feet):
            continue
        more = sheltered(fight, blast.origin, who) if blast.save == "ref" else ()
        half = "sf.save.half" if blast.save and save(table, who, blast.save, blast.dc, SAVE, more) else ""
        hurt(table, who, Blow(((blast.amount, blast.type),), half=half))


def sheltered(fight: Fight, point: Point, who: Who) -> tuple[Bonus, ...]:
    """What cover from the point where something starts adds to a Reflex save; a creature in between adds nothing (sf.cover.base,
    sf.cover.soft)."""
    shelter = cover_from_point(fight, point, fight.creatures[who])
    return (Bonus(shelter.reflex, shelter.rule),)
