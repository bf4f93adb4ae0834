"""Defending: a guard over oneself or over somebody next to one, better with a shield."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.numbers import Term
from bitva.kernel.space import FLANKS, FRONT, REAR, RIGHT
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.acks.arcs import side_of
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.declarations import CAST, DECLARED
from bitva.rulebooks.acks.moments import SEGMENT, Acted, Acting
from bitva.rulebooks.acks.saves import SAVE_TERMS
from bitva.rulebooks.acks.segment import COMBAT, Act, cannot, spend
from bitva.rulebooks.acks.sheet import SHIELD, Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import NEED_TERMS, Blow
from bitva.rulebooks.acks.words import DEFENDED

GUARD, OWN_GUARD = "guard", "own-guard"
"""The guard over somebody else, and over oneself."""
BARRED: Final = ("charge", "run", "retreat")
"""After these nobody defends in the same segment (acks.defend.barred)."""


@value
class Defend(Act):
    """A creature guards itself, or an ally next to it at its flank or rear."""

    verb: ClassVar[str] = "defend"
    cost: ClassVar[str] = COMBAT
    who: Who
    ally: Who = NOBODY


@book.refuses(Defend)
def refuse_defend(fight: Fight, act: Defend) -> Iterator[Refusal]:
    """Itself, or one adjacent combatant that is not before it (acks.defend.action, acks.defend.barred)."""
    creature = fight.creatures[act.who]
    if creature.full in BARRED:
        yield refusal("acks.defend.barred", full=creature.full)
    yield from cannot(fight, act.who, COMBAT)
    if act.ally not in (NOBODY, act.who):
        yield from unguardable(fight, act)


def unguardable(fight: Fight, act: Defend) -> Iterator[Refusal]:
    """No enemy, next to it, and at its flank or rear; as the table likes, only at the flank of the shield hand
    (acks.defend.action)."""
    ally = fight.creatures[act.ally]
    away = not ally.present or fight.feet(act.who, act.ally) > 5 or fight.hostile(act.who, act.ally)
    side = side_of(fight, act.who, act.ally)
    if away or side == FRONT or (side == RIGHT and fight.option("defend_off_hand", False)):
        yield refusal("acks.defend.action", hard=not ally.present, target=act.ally)


@book.proposes
def propose_defence(fight: Fight, who: Who) -> Iterator[Action]:
    """Itself and each ally next to it."""
    yield Defend(who)
    side = fight.creatures[who].side
    yield from (Defend(who, ally.index) for ally in fight.creatures if ally.up and ally.side == side and ally.index != who)


@book.performs(Defend)
def perform_defend(table: Table[Fight], act: Defend) -> None:
    """Until its next segment, or until it announces a spell (acks.defend.action, acks.defend.duration)."""
    spend(table, act)
    table.before(Acting(act.who, act.verb))
    if table.battle.creatures[act.who].able:
        guard(table, act)
    table.after(Acted(act.who, act.verb))


def guard(table: Table[Fight], act: Defend) -> None:
    """From which side it guards is remembered: two guards on one side count as one (acks.defend.facing)."""
    fight = table.battle
    ward = act.who if act.ally == NOBODY else act.ally
    side = FRONT if ward == act.who else side_of(fight, ward, act.who)
    shield = bool(fight.creatures[act.who].holds(SHIELD))
    kind = OWN_GUARD if ward == act.who else GUARD
    table.effect(kind, "acks.defend.action", ward, act.who, Until(SEGMENT, act.who), DEFENDED, data=(side, shield))


def guards(fight: Fight, who: Who) -> Iterator[Effect]:
    """The best guard before its front, and the best at a flank or its rear (acks.defend.facing)."""
    every = (effect for effect in fight.effects_on(who) if effect.kind in (GUARD, OWN_GUARD))
    held = sorted(every, key=lambda effect: not effect.data[1])
    for sides in (FRONT, FLANKS | REAR):
        yield from [effect for effect in held if int(str(effect.data[0])) & sides][:1]


def guarded(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """+2 in melee; behind a shield +2 against thrown things too, and +4 against shot missiles; from all sides, or as the table
    likes only from the guard's own (acks.defend.bare, acks.defend.shield, acks.defend.facing)."""
    if not fight.creatures[blow.target].flags & DEFENDED:
        return
    from_side = side_of(fight, blow.target, blow.who) if fight.option("defend_own_side", False) else FRONT | FLANKS | REAR
    for effect in guards(fight, blow.target):
        if not int(str(effect.data[0])) & from_side:
            continue
        if effect.data[1]:
            yield Term(2 if means.melee or means.thrown else 4, "acks.defend.shield", effect.by)
        elif means.melee:
            yield Term(2, "acks.defend.bare", effect.by)


def blast_guard(fight: Fight, who: Who, category: str, against: Who) -> Iterator[Term]:
    """+2 against blasts behind a shield (acks.defend.shield)."""
    if category == "blast" and fight.creatures[who].flags & DEFENDED and any(effect.data[1] for effect in guards(fight, who)):
        yield Term(2, "acks.defend.shield")


def drops_guard(table: Table[Fight], who: Who, what: str) -> None:
    """Whoever announces a spell guards nobody any more (acks.defend.duration)."""
    if what.partition(" ")[0] in (CAST, "read"):
        for effect in tuple(table.battle.effects):
            if effect.kind in (GUARD, OWN_GUARD) and effect.by == who:
                table.end(effect)


NEED_TERMS.append(guarded)
SAVE_TERMS.append(blast_guard)
DECLARED.append(drops_guard)
