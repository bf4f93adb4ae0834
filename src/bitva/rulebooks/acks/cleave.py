"""Cleaves: whoever fells an opponent may at once attack another, with a step before it."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import PASS, Action, Refusal, refusal
from bitva.kernel.paths import step_ok
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Square, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import facing_towards, in_view, line_of_sight, offset
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.engagement import engagers, engages
from bitva.rulebooks.acks.gear import at_hand
from bitva.rulebooks.acks.ground import cutting, ground
from bitva.rulebooks.acks.missile import band, refuse_shot
from bitva.rulebooks.acks.reach import NOWHERE, in_reach, reaches_from
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.throw import SET, Blow, strike
from bitva.rulebooks.acks.walk import look, walk
from bitva.rulebooks.acks.words import SENSELESS


@value
class Cleave(Action):
    """Another attack with the same weapon, after a step of five feet or from where it stands."""

    verb: ClassVar[str] = "cleave"
    who: Who
    target: Who
    step: Square = NOWHERE
    means: str = ""


SPARE: Final[list[Callable[[Table[Fight], Who, Blow], Iterator[Action]]]] = []
"""What else a cleave left over may be spent on when there is nobody to cleave at: chapters register themselves here."""
UNLIMITED: Final = 100
UNFIT: Final[list[Callable[[Fight, Cleave, Blow], Iterator[Refusal]]]] = []
"""Further reasons against a cleave: chapters register themselves here."""


def standing(fight: Fight, who: Who) -> bool:
    """Is it there to be felled: neither dead nor helpless? (acks.cleave.trigger)"""
    creature = fight.creatures[who]
    return creature.present and not creature.dead and not creature.flags & SENSELESS


def most_cleaves(fight: Fight, who: Who, means: Means) -> int:
    """By Hit Dice or level and progression, and by the weapon (acks.cleave.limit)."""
    return min(fight.creatures[who].sheet.cleaves, by_weapon(fight, who, means))


def by_weapon(fight: Fight, who: Who, means: Means) -> int:
    """At most 2 with crossbow and arbalest, 3 and the Strength modifier with long and composite bow (acks.cleave.missile)."""
    if means.melee:
        return UNLIMITED
    if "slow" in means.tags:
        return 2
    return 3 + fight.creatures[who].sheet.mods["str"] if "bow" in means.tags else UNLIMITED


def cleave_limit(fight: Fight, who: Who, means: Means) -> RuleId:
    """Which of the two limits it has come to."""
    return "acks.cleave.missile" if by_weapon(fight, who, means) < fight.creatures[who].sheet.cleaves else "acks.cleave.limit"


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Cleave)
def refuse_cleave(fight: Fight, cleave: Cleave) -> Iterator[Refusal]:
    """Only at once after felling an opponent, another one, with cleaves left, within reach after a step that leaves nobody who
    engages it (acks.cleave.trigger, acks.cleave.limit, acks.cleave.step)."""
    creature = fight.creatures[cleave.who]
    blow = creature.chain
    if blow is None or not fight.hostile(cleave.who, cleave.target) or not standing(fight, cleave.target):
        yield refusal("acks.cleave.trigger", target=cleave.target)
        return
    if cleave.means not in ("", blow.means):
        yield refusal("acks.cleave.trigger", means=blow.means)
    means = creature.sheet.means[blow.means]
    most = most_cleaves(fight, cleave.who, means)
    if creature.cleaved >= most:
        yield refusal(cleave_limit(fight, cleave.who, means), most=most)
    if not at_hand(creature, means):
        yield refusal("acks.damage.weapon", means=means.id)
    if cleave.step != NOWHERE and means.melee:
        yield from refuse_cleave_step(fight, cleave, means)
    elif cleave.step != NOWHERE:
        yield from refuse_backstep(fight, cleave)
    elif means.melee:
        yield from in_reach(fight, cleave.who, cleave.target, means)
    if not means.melee:
        yield from refuse_shot(fight, cleave.who, cleave.target, means)
    for unfit in UNFIT:
        yield from unfit(fight, cleave, blow)


def refuse_cleave_step(fight: Fight, cleave: Cleave, means: Means) -> Iterator[Refusal]:
    """Five feet towards a target in sight; whoever engages it must still do so after it (acks.cleave.step)."""
    creature = fight.creatures[cleave.who]
    board, size = fight.board, creature.size
    free = board.erode(ground(fight, cleave.who).stop | creature.space, size)
    steps = means.melee and free >> cleave.step & 1 and step_ok(board, creature.at, cleave.step, size, cutting(fight))
    if not steps or not line_of_sight(fight, cleave.who, cleave.target) or not nearer(fight, cleave):
        yield refusal("acks.cleave.step", square=cleave.step)
    elif not reaches_from(fight, cleave.who, cleave.step, cleave.target, means):
        yield refusal("acks.attack.reach", target=cleave.target, away=fight.feet(cleave.who, cleave.target))
    elif leaves_somebody(fight, cleave):
        yield refusal("acks.cleave.step", square=cleave.step)


def refuse_backstep(fight: Fight, cleave: Cleave) -> Iterator[Refusal]:
    """Between shots five feet away from enemies in sight, and out of nobody's engagement (acks.cleave.missile)."""
    creature = fight.creatures[cleave.who]
    board, size = fight.board, creature.size
    free = board.erode(ground(fight, cleave.who).stop | creature.space, size)
    steps = free >> cleave.step & 1 and step_ok(board, creature.at, cleave.step, size, cutting(fight))
    seen = [other for other in fight.enemies(cleave.who) if line_of_sight(fight, cleave.who, other.index)]
    closer = any(board.gap(cleave.step, size, other.at, other.size) < board.gap(creature.at, size, other.at, other.size)
                 for other in seen)
    if not steps or closer or leaves_somebody(fight, cleave):
        yield refusal("acks.cleave.missile", square=cleave.step)


def same_band(fight: Fight, cleave: Cleave, blow: Blow) -> Iterator[Refusal]:
    """Further targets lie in the range band of the first (acks.cleave.missile)."""
    means = fight.creatures[cleave.who].sheet.means[blow.means]
    if not means.melee and blow.band >= 0 and band(fight, cleave.who, cleave.target, means) != blow.band:
        yield refusal("acks.cleave.missile", target=cleave.target)


UNFIT.append(same_band)


def nearer(fight: Fight, cleave: Cleave) -> bool:
    """Does the step go towards the target? (acks.cleave.step)"""
    creature, target = fight.creatures[cleave.who], fight.creatures[cleave.target]

    def away(at: Square) -> int:
        offsets = (offset(fight, creature, square, at) for square in squares(target.space))
        return min(dx * dx + dy * dy for dx, dy in offsets)
    return away(cleave.step) < away(creature.at)


def leaves_somebody(fight: Fight, cleave: Cleave) -> bool:
    """Would somebody who engages it no longer do so after the step? (acks.cleave.step)"""
    by = engagers(fight, cleave.who)
    if not by:
        return False
    after = fight.clone()
    facts.went(after, cleave.who, cleave.step, after.creatures[cleave.who].facing, 0)
    mover = after.creatures[cleave.who]
    return any(by >> other.index & 1 and not engages(after, other, mover) for other in after.creatures)


def cleaves_open(fight: Fight, who: Who) -> Iterator[Cleave]:
    """Every cleave it could make now (acks.cleave.trigger)."""
    creature = fight.creatures[who]
    near = fight.board.near[creature.at] & ~(1 << creature.at)
    for other in fight.enemies(who):
        for step in (NOWHERE, *squares(near)):
            cleave = Cleave(who, other.index, step)
            if next(book.refusals(fight, cleave), None) is None:
                yield cleave


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

def follow_up(table: Table[Fight], blow: Blow, stood: bool) -> None:
    """As long as each blow fells somebody and cleaves are left, the attacker may go on (acks.cleave.trigger)."""
    fight, who = table.battle, blow.who
    creature = fight.creatures[who]
    fell = stood and not standing(fight, blow.target) and fight.hostile(who, blow.target)
    means = creature.sheet.means[blow.means]
    if fell and not means.melee:
        blow = replace(blow, band=band(fight, who, blow.target, means))
    while fell and creature.able:
        table.make(facts.chain_opened, who, blow)
        spare = (act for more in SPARE for act in more(table, who, blow))
        options: tuple[Action, ...] = tuple(cleaves_open(fight, who)) or tuple(spare)
        choice = table.ask(who, "acks.cleave.trigger", (*options, PASS)) if options else PASS
        if not isinstance(choice, Cleave):
            if isinstance(choice, Action):
                table.perform(choice)
            break
        table.perform(choice)
        assert creature.chain is not None
        blow, fell = creature.chain, not standing(fight, choice.target)
    if creature.chain is not None:
        table.make(facts.chain_closed, who)


@book.performs(Cleave)
def perform_cleave(table: Table[Fight], cleave: Cleave) -> None:
    """The step and the throw; a cleave without a step ends what the charge gave, for good (acks.cleave.step, acks.cleave.charge,
    acks.charge.cleave, acks.readied.countercharge.cleave)."""
    fight = table.battle
    before = fight.creatures[cleave.who].chain
    assert before is not None
    table.make(facts.cleaved, cleave.who, cleave.target)
    if cleave.step != NOWHERE:
        space = fight.creatures[cleave.target].space
        walk(table, cleave.who, (cleave.step,), look=facing_towards(fight, cleave.who, space, cleave.step))
        look(table, cleave.who, facing_towards(fight, cleave.who, space))
    blow = replace(before, target=cleave.target, cleave=True, boon=keeps_boon(fight, before, cleave), feint="", thing="")
    table.make(facts.chain_opened, cleave.who, blow)
    if fight.creatures[cleave.who].able and in_view(fight, cleave.who, fight.creatures[cleave.target].space):
        strike(table, blow)


def keeps_boon(fight: Fight, before: Blow, cleave: Cleave) -> bool:
    """After a charge or a countercharge as long as each cleave follows a step; after a set attack only against those who charged
    too (acks.cleave.charge)."""
    if before.how == SET:
        return fight.creatures[cleave.target].charge >= 0
    return before.boon and cleave.step != NOWHERE
