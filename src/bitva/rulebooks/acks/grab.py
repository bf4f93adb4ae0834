"""Taking hold of the helpless, whole or by the limbs."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.engagement import not_while_engaged
from bitva.rulebooks.acks.held import LIMBS, WHOLE, grips, seize, unholdable
from bitva.rulebooks.acks.segment import COMBAT, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import SENSELESS

RULE: Final = "acks.lieu_move.grab"


@value
class Grab(Act):
    """A helpless creature is taken hold of: all of it, or its limbs only."""

    verb: ClassVar[str] = "grab"
    who: Who
    target: Who
    part: str = LIMBS
    by: str = MOVEMENT


@book.refuses(Grab)
def refuse_grab(fight: Fight, act: Grab) -> Iterator[Refusal]:
    """Somebody helpless within five feet, whoever stands about him, as long as the grabber is not engaged (acks.lieu_move.grab,
    acks.lieu_move.grab.engaged, acks.lieu_attack.lesser)."""
    target = fight.creatures[act.target]
    if act.by not in (MOVEMENT, COMBAT) or act.part not in (WHOLE, LIMBS) or act.target == act.who or not target.present:
        yield refusal(RULE, hard=True, target=act.target)
        return
    yield from cannot(fight, act.who, act.by)
    if not target.flags & SENSELESS or unholdable(target) or grips(fight, act.target, act.who):
        yield refusal(RULE, target=act.target)
    if fight.feet(act.who, act.target) > 5:
        yield refusal(RULE, target=act.target, away=fight.feet(act.who, act.target))
    yield from not_while_engaged(fight, act.who, "acks.lieu_move.grab.engaged")


@book.proposes
def propose_grabs(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever lies helpless next to it, in either way, with either action."""
    for other in fight.creatures:
        if other.present and other.flags & SENSELESS and other.index != who:
            yield from (Grab(who, other.index, part, by) for by in (MOVEMENT, COMBAT) for part in (LIMBS, WHOLE))


@book.performs(Grab)
def perform_grab(table: Table[Fight], act: Grab) -> None:
    """It is held and comes along (acks.lieu_move.grab, acks.lieu_move.grab.load)."""
    spend(table, act)
    seize(table, act.target, "grabbed", RULE, act.who, part=act.part)
