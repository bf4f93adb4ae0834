"""Effects that are pointed elsewhere while they last."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.table import Table
from bitva.kernel.words import Point, Who, value
from bitva.rulebooks.starfinder.areas import NOWHERE, affected
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.spells.aiming import covered, refuse_aim
from bitva.rulebooks.starfinder.spells.work import Deed
from bitva.rulebooks.starfinder.spells.zones import CAST, in_zone, meet, source, zones
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.terrain import OVERLAY
from bitva.rulebooks.starfinder.words import MOVE

RULE: Final = "sf.redirect"


@value
class Redirect(Action):
    """An area that one keeps up somewhere goes elsewhere: to this intersection, or towards this point."""

    verb: ClassVar[str] = "redirect"
    cost: ClassVar[str] = MOVE
    who: Who
    spell: str
    at: Point
    toward: Point = NOWHERE
    left: bool = True


def kept(fight: Fight, who: Who, spell: str) -> Effect | None:
    """The area of this name that a creature has put somewhere."""
    return next((zone for zone in zones(fight) if zone.by == who and zone.data[0] == spell), None)


def aimed(deed: Deed, redirect: Redirect) -> Deed:
    return replace(deed, at=redirect.at, toward=redirect.toward, left=redirect.left)


@book.refuses(Redirect)
def refuse_redirect(fight: Fight, redirect: Redirect) -> Iterator[Refusal]:
    """A move action, if its text allows it, to where it could have been aimed (sf.redirect)."""
    zone = kept(fight, redirect.who, redirect.spell)
    if zone is None:
        yield refusal(RULE, hard=True, spell=redirect.spell)
        return
    yield from cannot_spend(fight, redirect.who, MOVE, mental=True)
    deed, spell = source(fight, zone)
    if not spell.data.get("redirectable"):
        yield refusal(RULE, spell=redirect.spell)
    yield from refuse_aim(fight, aimed(deed, redirect), spell)


@book.proposes
def propose_redirecting(fight: Fight, who: Who) -> Iterator[Action]:
    """Onto each enemy (sf.redirect)."""
    for zone in zones(fight):
        if zone.by == who and source(fight, zone)[1].data.get("redirectable"):
            for enemy in fight.enemies(who):
                x, y = fight.board.xy(enemy.at)
                yield Redirect(who, str(zone.data[0]), (2 * x, 2 * y))


@book.performs(Redirect)
def perform_redirect(table: Table[Fight], redirect: Redirect) -> None:
    """What it lays over the map goes with it, and whoever is there is met by it as when it was cast (sf.redirect)."""
    fight = table.battle
    zone = kept(fight, redirect.who, redirect.spell)
    assert zone is not None
    pay(table, redirect.who, MOVE, redirect.verb)
    deed, spell = source(fight, zone)
    area = covered(fight, aimed(deed, redirect), spell)
    there = replace(zone, data=(*zone.data[:2], area, *zone.data[3:]))
    table.make(effect_changed, there)
    for effect in tuple(fight.effects):
        if effect.kind == OVERLAY and effect.cause == zone.number:
            table.make(effect_changed, replace(effect, data=(effect.data[0], area)))
    if CAST in spell.zone.get("when", ()):
        meet(table, there, [who for who in affected(fight, area) if in_zone(fight, there, who)])
