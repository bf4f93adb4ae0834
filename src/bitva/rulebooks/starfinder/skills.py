"""Skills that have an action of their own in a fight: first aid, demoralising."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import cannot_take, check
from bitva.rulebooks.starfinder.conditions import end_kind, for_rounds, impose
from bitva.rulebooks.starfinder.sheet import GROUND, squares
from bitva.rulebooks.starfinder.sight import line_of_effect, observes
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import BLEEDING, DYING, STANDARD

FIRST_AID: Final = "sf.skill.first_aid"
DEMORALIZE: Final = "sf.skill.demoralize"
TREATED: Final = 15
COMPOSED: Final = 15
"""How hard those of no challenge at all are to scare."""
EARSHOT: Final = 30
DEGREE: Final = 5


@value
class FirstAid(Action):
    """Somebody who is dying or bleeding is treated."""

    verb: ClassVar[str] = "first-aid"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who
    take: int = 0


@value
class Demoralize(Action):
    """An opponent is scared by words and looks."""

    verb: ClassVar[str] = "demoralize"
    cost: ClassVar[str] = STANDARD
    limbs: ClassVar[bool] = False
    who: Who
    target: Who


# ---- first aid -----------------------------------------------------------------------------------------------------------------

@book.refuses(FirstAid)
def refuse_first_aid(fight: Fight, aid: FirstAid) -> Iterator[Refusal]:
    """A standard action on one whom it can touch and who needs it (sf.skill.first_aid, sf.skill.take)."""
    target = fight.creatures[aid.target]
    if not target.present:
        yield refusal(FIRST_AID, hard=True, target=aid.target)
        return
    yield from cannot_spend(fight, aid.who, STANDARD)
    if not target.flags & (DYING | BLEEDING):
        yield refusal(FIRST_AID, target=aid.target)
    away = fight.gap(aid.who, aid.target)
    if away > max(1, squares(fight.creatures[aid.who].sheet.reach)):
        yield refusal(FIRST_AID, target=aid.target, away=away * 5)
    yield from cannot_take(fight.creatures[aid.who], "medicine", aid.take)


@book.performs(FirstAid)
def perform_first_aid(table: Table[Fight], aid: FirstAid) -> None:
    """Medicine against 15, also untrained: the dying are stable, or the bleeding stops (sf.skill.first_aid)."""
    pay(table, aid.who, STANDARD, aid.verb)
    if check(table, aid.who, "medicine", TREATED, FIRST_AID, take=aid.take) is None:
        return
    if table.battle.creatures[aid.target].flags & DYING:
        end_kind(table, aid.target, "dying")
        impose(table, aid.target, "stable", FIRST_AID, aid.who)
    else:
        end_kind(table, aid.target, "bleeding")


# ---- demoralising ----------------------------------------------------------------------------------------------------------------

def composure(creature: Combatant) -> int:
    """The greater of 10 and its own Intimidate, and 15 and one and a half times its challenge rating (sf.skill.demoralize)."""
    return max(GROUND + creature.sheet.skills["intimidate"], COMPOSED + int(1.5 * (creature.sheet.challenge or 0)))


@book.refuses(Demoralize)
def refuse_demoralize(fight: Fight, deed: Demoralize) -> Iterator[Refusal]:
    """A standard action against a foe within 30 feet that has a mind to be scared (sf.skill.demoralize)."""
    target = fight.creatures[deed.target]
    if not target.present or deed.who == deed.target:
        yield refusal(DEMORALIZE, hard=True, target=deed.target)
        return
    yield from cannot_spend(fight, deed.who, STANDARD)
    away = fight.gap(deed.who, deed.target) * 5
    if away > EARSHOT or target.sheet.mindless:
        yield refusal(DEMORALIZE, target=deed.target, away=away)
    if not line_of_effect(fight, deed.who, deed.target):
        yield refusal("sf.cover.total", target=deed.target)
    elif not observes(fight, deed.who, deed.target):
        yield refusal("sf.sense.awareness", target=deed.target)


@book.proposes
def propose_skills(fight: Fight, who: Who) -> Iterator[Action]:
    """Those who can be helped, and those who can be scared (sf.skill.first_aid, sf.skill.demoralize)."""
    if not fight.creatures[who].standard:
        return
    for other in fight.creatures:
        if other.flags & (DYING | BLEEDING) and not fight.hostile(who, other.index):
            yield FirstAid(who, other.index)
    for other in fight.enemies(who):
        yield Demoralize(who, other.index)


@book.performs(Demoralize)
def perform_demoralize(table: Table[Fight], deed: Demoralize) -> None:
    """Shaken for a round, and for another one for each full 5 points (sf.skill.demoralize)."""
    fight = table.battle
    pay(table, deed.who, STANDARD, deed.verb)
    dc = composure(fight.creatures[deed.target])
    roll = check(table, deed.who, "intimidate", dc, DEMORALIZE)
    if roll is not None:
        impose(table, deed.target, "shaken", DEMORALIZE, deed.who, for_rounds(fight, 1 + (roll.total - dc) // DEGREE))
