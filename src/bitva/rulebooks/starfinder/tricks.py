"""Dirty tricks: sand in the eyes and the like, and getting rid of it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import means_of, refuse_means, refuse_target
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.conditions import for_rounds, impose
from bitva.rulebooks.starfinder.manoeuvres import DEGREE, carry_out, near_enough, refuse_manoeuvre
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import exposed
from bitva.rulebooks.starfinder.words import MOVE, STANDARD

TRICK: Final = "sf.manoeuvre.dirty_trick"
RANGED: Final = "sf.manoeuvre.dirty_trick.ranged"
REMOVAL: Final = "sf.manoeuvre.dirty_trick.remove"
OUTCOMES: Final = ("blinded", "entangled", "sickened", "shaken", "off-target", "deafened")
ALLOW, FORBID = "allow", "forbid"


@value
class DirtyTrick(Action):
    """An opponent is hampered for a short while by a mean trick; with a ranged weapon only if the game master permits it."""

    verb: ClassVar[str] = "dirty-trick"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    means: str = ""


@value
class ShakeOff(Action):
    """What a dirty trick did is got rid of."""

    verb: ClassVar[str] = "shake-off"
    cost: ClassVar[str] = MOVE
    who: Who
    condition: str


@book.refuses(DirtyTrick)
def refuse_trick(fight: Fight, trick: DirtyTrick) -> Iterator[Refusal]:
    """In melee; at range only where the table lets the game master be asked (sf.manoeuvre.dirty_trick,
    sf.manoeuvre.dirty_trick.ranged)."""
    creature = fight.creatures[trick.who]
    means = means_of(creature, trick.means) if trick.means else None
    if means is None or means.melee or fight.setting("ranged_tricks", "ask") != "ask":
        yield from refuse_manoeuvre(fight, trick)
        return
    yield from cannot_spend(fight, trick.who, STANDARD)
    yield from refuse_means(fight, creature, means)
    yield from refuse_target(fight, trick.who, trick.target, means)


@book.proposes
def propose_trick(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever is within reach; never at range (sf.manoeuvre.dirty_trick.ranged)."""
    for target in near_enough(fight, who):
        yield DirtyTrick(who, target)


@book.performs(DirtyTrick)
def perform_trick(table: Table[Fight], trick: DirtyTrick) -> None:
    """On a success the attacker chooses one of six conditions (sf.manoeuvre.dirty_trick)."""
    fight = table.battle
    means = means_of(fight.creatures[trick.who], trick.means) if trick.means else None
    more: tuple[Bonus, ...] = ()
    if means is not None and not means.melee:
        if table.ask(NOBODY, RANGED, (ALLOW, FORBID), who=trick.who, target=trick.target, means=means.id) == FORBID:
            table.tell(facts.trick_forbidden, trick.who, RANGED)
            return
        if not exposed(table, trick.who, means):
            return
        more = (Bonus(-2 * fight.gap(trick.who, trick.target), RANGED),)

    def works(table: Table[Fight], beyond: int) -> None:
        """For one round, and one more for each full 5 points (sf.manoeuvre.dirty_trick.duration)."""
        condition = table.ask(trick.who, TRICK, OUTCOMES, target=trick.target)
        impose(table, trick.target, condition, TRICK, trick.who, for_rounds(table.battle, 1 + beyond // DEGREE))

    carry_out(table, trick, works, means=means, more=more)


# ---- getting rid of it -----------------------------------------------------------------------------------------------------------

def tricked(fight: Fight, who: Who, condition: str) -> list[Effect]:
    """What dirty tricks did to a creature (sf.manoeuvre.dirty_trick.remove)."""
    return [effect for effect in fight.effects_on(who, condition) if effect.rule == TRICK]


@book.refuses(ShakeOff)
def refuse_shake_off(fight: Fight, deed: ShakeOff) -> Iterator[Refusal]:
    """A move action, and only against what a dirty trick did (sf.manoeuvre.dirty_trick.remove)."""
    yield from cannot_spend(fight, deed.who, MOVE)
    if not tricked(fight, deed.who, deed.condition):
        yield refusal(REMOVAL, condition=deed.condition)


@book.proposes
def propose_shake_off(fight: Fight, who: Who) -> Iterator[Action]:
    """Whatever a dirty trick did (sf.manoeuvre.dirty_trick.remove)."""
    for condition in dict.fromkeys(effect.kind for effect in fight.effects_on(who) if effect.rule == TRICK):
        yield ShakeOff(who, condition)


@book.performs(ShakeOff)
def perform_shake_off(table: Table[Fight], deed: ShakeOff) -> None:
    """It ends at once (sf.manoeuvre.dirty_trick.remove)."""
    pay(table, deed.who, MOVE, deed.verb)
    for effect in tricked(table.battle, deed.who, deed.condition):
        table.end(effect)


