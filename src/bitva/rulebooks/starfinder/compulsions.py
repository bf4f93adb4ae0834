"""Conditions that say what a creature has to do: fear, panic, confusion, fascination."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Square, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import Attack, FullAttack
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.conditions import end_kind
from bitva.rulebooks.starfinder.damage import Blow, roll_damage
from bitva.rulebooks.starfinder.defence import TotalDefence
from bitva.rulebooks.starfinder.figures import wielded
from bitva.rulebooks.starfinder.ground import reachable
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.moments import Acting, Attacking
from bitva.rulebooks.starfinder.movement import GuardedStep
from bitva.rulebooks.starfinder.opportunity import SPARING
from bitva.rulebooks.starfinder.posture import StandUp
from bitva.rulebooks.starfinder.sheet import Damage
from bitva.rulebooks.starfinder.sight import LOCATION, awareness_of
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.turn import STARTS
from bitva.rulebooks.starfinder.words import CONFUSED, FASCINATED, FRIGHTENED, IMMOBILE, OTHER, PANICKED

CONFUSION: Final = "sf.condition.confused"
NORMAL, BABBLE, OWN, NEAREST, SET_ON = "normal", "babble", "own", "nearest", "set-on"
OUTCOMES: Final = ((25, NORMAL), (50, BABBLE), (75, OWN), (100, NEAREST))
"""What the confused do, up to this on d% (sf.condition.confused)."""
OBVIOUS: Final = ("draw", "attack", "attack-square", "full-attack", "charge", "spray", "pierce", "automatic", "lob",
                  "harrying-fire", "covering-fire", "take-aim", "cast")
"""Deeds that are an obvious threat to whoever watches (sf.condition.fascinated)."""


# ---- fear --------------------------------------------------------------------------------------------------------------------

def afraid(fight: Fight, action: Action) -> Iterator[Refusal]:
    """The frightened flee if they can, and fight only if they cannot; the panicked do nothing but flee, and cower when they are
    cornered (sf.condition.frightened, sf.condition.panicked)."""
    creature = fight.creatures[action.who]
    if not creature.flags & (FRIGHTENED | PANICKED):
        return
    goal = destination(action)
    if goal is not None:
        dread = terrors(fight, creature)
        if dread and distance(fight, creature, goal, dread) <= distance(fight, creature, creature.at, dread):
            yield refusal(fear_of(creature))
    elif creature.flags & PANICKED:
        kept = isinstance(action, StandUp) or getattr(type(action), "cost", OTHER) == OTHER
        if not kept and not (isinstance(action, TotalDefence) and cornered(fight, creature)):
            yield refusal("sf.condition.panicked")
    elif hostile_deed(fight, action) and not cornered(fight, creature):
        yield refusal("sf.condition.frightened")


def fear_of(creature: Combatant) -> RuleId:
    return "sf.condition.panicked" if creature.flags & PANICKED else "sf.condition.frightened"


def terrors(fight: Fight, creature: Combatant) -> list[Combatant]:
    """Whom it is afraid of: those who frightened it; otherwise all its enemies that it knows the place of."""
    causes = [effect.by for effect in fight.effects_on(creature.index) if effect.flags & (FRIGHTENED | PANICKED)]
    those = [fight.creatures[by] for by in dict.fromkeys(causes) if by != NOBODY and fight.creatures[by].present]
    return those or [foe for foe in fight.enemies(creature.index) if awareness_of(fight, creature.index, foe.index) >= LOCATION]


def distance(fight: Fight, creature: Combatant, square: Square, those: list[Combatant]) -> int:
    """How far a creature on this square would be from the nearest of them."""
    return min(fight.board.pace(square, creature.size, other.at, other.size) for other in those)


def cornered(fight: Fight, creature: Combatant) -> bool:
    """Is there no square to which its feet carry it that is farther from whom it fears? (sf.condition.panicked)"""
    those = terrors(fight, creature)
    if not those:
        return True
    if creature.flags & IMMOBILE:
        return True
    here = distance(fight, creature, creature.at, those)
    return all(distance(fight, creature, square, those) <= here for square in squares(reachable(fight, creature.index).squares))


def destination(action: Action) -> Square | None:
    """Where a deed of movement leads."""
    path = getattr(action, "path", ())
    if path:
        return int(path[-1])
    return action.square if isinstance(action, GuardedStep) else None


def hostile_deed(fight: Fight, action: Action) -> bool:
    """An attack of any kind, or whatever else is aimed at an enemy."""
    those = (getattr(action, "target", NOBODY), *getattr(action, "targets", ()))
    return isinstance(action, FullAttack) or hasattr(action, "means") or any(
        target != NOBODY and fight.hostile(action.who, target) for target in those)


# ---- confusion ---------------------------------------------------------------------------------------------------------------

def mind_of(fight: Fight, who: Who) -> tuple[Effect, Who, str]:
    """A creature's confusion: whom it is set on, and what it does this turn."""
    effect = next(fight.effects_on(who, "confused"))
    target, deed = effect.data[:2] if len(effect.data) > 1 else (NOBODY, NORMAL)
    return effect, int(str(target)), str(deed)


def set_mind(table: Table[Fight], effect: Effect, target: Who, deed: str) -> None:
    table.make(effect_changed, replace(effect, data=(target, deed)))


def lose_the_thread(table: Table[Fight], who: Who) -> None:
    """At the start of its turn a confused creature turns on whoever last attacked it; otherwise d% decides: as it likes, nothing,
    1d8 and Strength to itself, or the nearest creature (sf.condition.confused)."""
    fight = table.battle
    creature = fight.creatures[who]
    if not creature.flags & CONFUSED:
        return
    effect, target, deed = mind_of(fight, who)
    if deed == SET_ON and fight.creatures[target].up:
        return
    die = table.die(100, CONFUSION, who)
    deed = next(deed for most, deed in OUTCOMES if die <= most)
    target = nearest(table, who) if deed == NEAREST else NOBODY
    table.tell(facts.confusion_rolled, who, die, deed, target)
    set_mind(table, effect, target, deed)
    if deed == OWN:
        strength = creature.sheet.abilities["str"]
        hurt(table, who, Blow(roll_damage(table, who, (Damage(Dice(((1, 8),), strength), "bludgeoning"),)), who, rule=CONFUSION))


def nearest(table: Table[Fight], who: Who) -> Who:
    """The nearest creature that it knows the place of; of several as near its owner names one (sf.condition.confused)."""
    fight = table.battle
    others = [other for other in fight.creatures
              if other.up and other.index != who and awareness_of(fight, who, other.index) >= LOCATION]
    least = min((fight.gap(who, other.index) for other in others), default=0)
    names = {other.id: other.index for other in others if fight.gap(who, other.index) == least}
    if len(names) < 2:
        return next(iter(names.values()), NOBODY)
    return names[table.ask(who, CONFUSION, tuple(names))]


@book.follows(Attacking)
def turns_on(table: Table[Fight], attack: Attacking) -> None:
    """The confused are set on whoever last attacked them (sf.condition.confused)."""
    if table.battle.creatures[attack.target].flags & CONFUSED:
        set_mind(table, mind_of(table.battle, attack.target)[0], attack.who, SET_ON)


def astray(fight: Fight, action: Action) -> Iterator[Refusal]:
    """Who is confused does what its confusion says and nothing else (sf.condition.confused)."""
    creature = fight.creatures[action.who]
    if not creature.flags & CONFUSED or fight.clock.who != action.who:
        return
    _, target, deed = mind_of(fight, action.who)
    if deed in (BABBLE, OWN):
        if getattr(type(action), "cost", OTHER) != OTHER:
            yield refusal(CONFUSION)
    elif deed in (SET_ON, NEAREST) and target != NOBODY:
        goal, victim = destination(action), fight.creatures[target]
        away = goal is not None and (
            distance(fight, creature, goal, [victim]) >= distance(fight, creature, creature.at, [victim]))
        if away or getattr(action, "target", target) != target:
            yield refusal(CONFUSION, target=target)


@book.proposes
def propose_confused(fight: Fight, who: Who) -> Iterator[Action]:
    """Whom a confused creature is set on, be it friend or foe (sf.condition.confused)."""
    creature = fight.creatures[who]
    if creature.flags & CONFUSED and (creature.standard or creature.strikes):
        target = mind_of(fight, who)[1]
        if target != NOBODY and not fight.hostile(who, target):
            for means in creature.sheet.means.values():
                if wielded(creature, means):
                    yield Attack(who, target, means.id)


def of_another_mind(fight: Fight, who: Who, provoker: Who, rule: RuleId) -> bool:
    """The confused strike in passing only at whom they are set on (sf.condition.confused)."""
    return bool(fight.creatures[who].flags & CONFUSED) and mind_of(fight, who)[1] != provoker


# ---- fascination -------------------------------------------------------------------------------------------------------------

@book.follows(Acting)
def threat_in_sight(table: Table[Fight], deed: Acting) -> None:
    """A weapon drawn, a shot, a spell: an obvious threat ends fascination (sf.condition.fascinated)."""
    fight = table.battle
    if deed.verb in OBVIOUS and fight.creatures[deed.who].present:
        for creature in fight.creatures:
            if creature.flags & FASCINATED and awareness_of(fight, creature.index, deed.who) >= LOCATION:
                end_kind(table, creature.index, "fascinated")


book.hindrances += (afraid, astray)
STARTS.append(lose_the_thread)
SPARING.append(of_another_mind)
