"""Being held: grabbed, restrained, wrestled; what the holder does without a throw, how it drags, how one gets free."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import stepped
from bitva.kernel.numbers import Term
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.figures import LOADS, STONE, load
from bitva.rulebooks.acks.harm import GONE
from bitva.rulebooks.acks.moments import Acted, Moved
from bitva.rulebooks.acks.saves import save, size_adjusted
from bitva.rulebooks.acks.segment import COMBAT, ESCAPING, Act, absent, cannot, spend
from bitva.rulebooks.acks.sheet import Means, size_steps
from bitva.rulebooks.acks.skills import throw
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import SURE, THROW_TERMS, Blow
from bitva.rulebooks.acks.words import GRABBED, HELD, RESTRAINED, WRESTLED

HOLDS: Final = {"grabbed": "acks.cond.grabbed", "restrained": "acks.cond.restrained", "wrestled": "acks.cond.wrestled"}
WAYS: Final = ("paralysis", "dungeonbashing")
"""How one gets free: a saving throw, or a throw of brute force (acks.escape.method)."""
CONTORTION: Final = "contortionism"
WHOLE, LIMBS = "whole", "limbs"
"""How somebody is held: all of him, or only his arms and legs (acks.lieu_move.grab)."""


@value
class Escape(Act):
    """A try at getting free of whatever holds it."""

    verb: ClassVar[str] = "escape"
    cost: ClassVar[str] = COMBAT
    who: Who
    of: Who = NOBODY
    way: str = "paralysis"


@value
class LetGo(Action):
    """A holder opens its grip."""

    verb: ClassVar[str] = "let-go"
    who: Who
    target: Who


@value
class Seize(Ruling):
    """The game master says that somebody has got hold of somebody, with one of its attacks if that is said."""

    verb: ClassVar[str] = "seize"
    shown: ClassVar[bool] = True
    who: Who
    by: Who
    on: Who
    condition: str
    means: str = ""


# ---- who holds whom ------------------------------------------------------------------------------------------------------------

def seize(table: Table[Fight], who: Who, condition: str, rule: RuleId, by: Who, means: str = "",
          part: str = WHOLE) -> Effect | None:
    """Somebody gets hold of a creature, unless it is nothing to be held: an ooze, or incorporeal (acks.cond.grabbed)."""
    if unholdable(table.battle.creatures[who]):
        return None
    return impose(table, who, condition, rule, by, data=(means, part))


@book.refuses(Seize)
def refuse_seize(fight: Fight, ruling: Seize) -> Iterator[Refusal]:
    """In one of three ways, and not oozes or the incorporeal (acks.cond.grabbed)."""
    if ruling.condition not in HOLDS or ruling.by == ruling.on:
        yield refusal("acks.cond.grabbed", hard=True, condition=ruling.condition, known=tuple(HOLDS))
    elif unholdable(fight.creatures[ruling.on]):
        yield refusal("acks.cond.grabbed", hard=True, target=ruling.on)


@book.performs(Seize)
def perform_seize(table: Table[Fight], ruling: Seize) -> None:
    """As a monster's stat block has it (acks.cond.grabbed, acks.gm.override)."""
    seize(table, ruling.on, ruling.condition, "acks.gm.override", ruling.by, ruling.means)


def unholdable(creature: Combatant) -> bool:
    return creature.sheet.kind == "ooze" or bool(creature.sheet.data.get("incorporeal"))


def grips(fight: Fight, victim: Who, holder: Who = NOBODY) -> list[Effect]:
    """By what a creature is held, by this holder or by anybody."""
    return [effect for effect in fight.effects_on(victim) if effect.kind in HOLDS and holder in (NOBODY, effect.by)]


def victims(fight: Fight, holder: Who) -> list[Combatant]:
    """Whom it grabs or wrestles, and so may take along (acks.cond.grabbed, acks.cond.wrestled)."""
    return [other for other in fight.creatures if other.flags & HELD and other.present and any(
        effect.by == holder and effect.flags & HELD for effect in fight.effects_on(other.index))]


def release(table: Table[Fight], victim: Who, holder: Who) -> None:
    for effect in grips(table.battle, victim, holder):
        table.end(effect)


def opens_grip(table: Table[Fight], holder: Who) -> None:
    """Whoever falls lets go of everybody."""
    for effect in tuple(table.battle.effects):
        if effect.kind in HOLDS and effect.by == holder and effect in table.battle.effects:
            table.end(effect)


GONE.append(opens_grip)


@book.refuses(LetGo)
def refuse_let_go(fight: Fight, act: LetGo) -> Iterator[Refusal]:
    """Whom one holds (acks.cond.grabbed)."""
    yield from absent(fight.creatures[act.who])
    if not grips(fight, act.target, act.who):
        yield refusal("acks.cond.grabbed", hard=True, target=act.target)


@book.performs(LetGo)
def perform_let_go(table: Table[Fight], act: LetGo) -> None:
    """At no price (acks.cond.grabbed)."""
    release(table, act.target, act.who)


# ---- what the holder does ------------------------------------------------------------------------------------------------------

def in_its_grip(fight: Fight, blow: Blow, means: Means) -> RuleId:
    """The holder's damage needs no throw: with what it holds with, or, wrestling, with something tiny or bare hands
    (acks.cond.grabbed, acks.cond.restrained, acks.cond.wrestled)."""
    if not fight.creatures[blow.target].flags & (HELD | RESTRAINED) or not means.melee:
        return ""
    for effect in grips(fight, blow.target, blow.who):
        if effect.kind == "wrestled":
            if blow.feint in EASY or (not blow.feint and (means.size == "tiny" or "brawl" in means.tags)):
                return HOLDS["wrestled"]
        elif not blow.feint and effect.data[0] in ("", means.id):
            return HOLDS[effect.kind]
    return ""


EASY: Final = ("force-back", "disarm", "knock-down", "brawl")
"""What a wrestler does without a throw to whom it holds (acks.cond.wrestled)."""
SURE.append(in_its_grip)


def carried(fight: Fight, who: Who) -> int:
    """The bodies and the gear of those it drags along, half of it for whom it has by the limbs (acks.cond.grabbed, acks.enc.body,
    acks.lieu_move.grab.load)."""
    return sum(burden(fight, who, other) for other in victims(fight, who))


def burden(fight: Fight, who: Who, other: Combatant) -> int:
    """What one of those weighs on it."""
    weight = other.sheet.weight * STONE + load(fight, other.index)
    return (weight + 1) // 2 if all(LIMBS in effect.data for effect in grips(fight, other.index, who)) else weight


LOADS.append(carried)


def dragging(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Nobody charges or runs with a victim that is not at least one size smaller (acks.cond.grabbed)."""
    for other in victims(fight, who):
        if size_steps(other.sheet.size_name, fight.creatures[who].sheet.size_name) >= 0:
            yield refusal("acks.cond.grabbed", target=other.index)


@book.follows(Moved)
def drags(table: Table[Fight], moved: Moved) -> None:
    """The victim comes along into the square that its holder has left (acks.cond.grabbed)."""
    fight = table.battle
    holder = fight.creatures[moved.who]
    if holder.at == moved.start:
        return
    for other in victims(fight, moved.who):
        steps = (moved.start, *moved.path)
        behind = steps[steps.index(holder.at) - 1] if holder.at in steps else moved.start
        table.make(stepped, other.index, behind)


# ---- what the held can do ------------------------------------------------------------------------------------------------------

def hampered(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """Each further cause of restraint costs one on attack throws (acks.cond.restrained)."""
    if fight.creatures[blow.who].flags & RESTRAINED:
        yield Term(1 - sum(1 for _ in fight.effects_on(blow.who, "restrained")), "acks.cond.restrained")


THROW_TERMS.append(hampered)


@book.refuses(Escape)
def refuse_escape(fight: Fight, act: Escape) -> Iterator[Refusal]:
    """With the combat action, from whatever holds it (acks.escape.action, acks.escape.method)."""
    if act.way not in WAYS or not grips(fight, act.who, act.of):
        yield refusal("acks.escape.action", hard=True)
        return
    yield from cannot(fight, act.who, COMBAT, ESCAPING)


@book.proposes
def propose_escapes(fight: Fight, who: Who) -> Iterator[Action]:
    """From each who holds it, in either way; and opening one's own grip."""
    if fight.creatures[who].flags & (GRABBED | RESTRAINED | WRESTLED):
        for by in dict.fromkeys(effect.by for effect in grips(fight, who)):
            yield from (Escape(who, by, way) for way in WAYS)
    yield from (LetGo(who, other.index) for other in victims(fight, who))


@book.performs(Escape)
def perform_escape(table: Table[Fight], act: Escape) -> None:
    """A size-adjusted Paralysis save or a Dungeonbashing throw; each restraint is escaped by itself (acks.escape.method,
    acks.cond.restrained)."""
    fight, who = table.battle, act.who
    spend(table, act)
    held = next(iter(grips(fight, who, act.of)))
    bonus = Term(4 if fight.creatures[who].sheet.has(CONTORTION) else 0, "acks.escape.method")
    if act.way == "paralysis":
        size = (size_adjusted(fight, who, held.by),) if held.by != NOBODY else ()
        free = save(table, who, "paralysis", "acks.escape.method", held.by, (*size, bonus))
    else:
        strength = Term(4 * fight.creatures[who].sheet.mods["str"], "acks.attack.stats")
        free = throw(table, who, "dungeonbashing", (strength, bonus)).success
    if free:
        table.end(held)
    table.after(Acted(who, act.verb))
