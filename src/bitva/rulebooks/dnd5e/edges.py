"""Advantage and disadvantage on attack rolls: everything that helps and everything that hinders."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.dnd5e.checks import fears_in_sight
from bitva.rulebooks.dnd5e.features import pressed
from bitva.rulebooks.dnd5e.figures import dodges
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.sight import clear_air, dazzled, sees
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.terrain import WATER
from bitva.rulebooks.dnd5e.water import water_hinders
from bitva.rulebooks.dnd5e.words import (
    AVERTED,
    BLINDED,
    DODGING,
    EASY_TO_HIT,
    EMPOWERED,
    FEET,
    FRIGHTENED,
    HELPED,
    INVISIBLE,
    MARKED,
    PARALYZED,
    PETRIFIED,
    POISONED,
    PRONE,
    RESTRAINED,
    SIGHT_JUDGED,
    SQUEEZING,
    STUNNED,
    UNAWARE,
    UNCONSCIOUS,
)

_ATTACKER = BLINDED | POISONED | PRONE | RESTRAINED | INVISIBLE | FRIGHTENED | SQUEEZING | EMPOWERED | AVERTED | UNAWARE | (
    SIGHT_JUDGED)
_TARGET = EASY_TO_HIT | PRONE | INVISIBLE | DODGING | SQUEEZING | HELPED | MARKED | AVERTED | UNAWARE | SIGHT_JUDGED
_EASED = ((BLINDED, "dnd.condition.blinded"), (PARALYZED, "dnd.condition.paralyzed"), (PETRIFIED, "dnd.condition.petrified"),
          (RESTRAINED, "dnd.condition.restrained"), (STUNNED, "dnd.condition.stunned"), (UNCONSCIOUS, "dnd.condition.unconscious"))
_AWKWARD = frozenset(("heavy", "lance"))
NO_EDGES: tuple[tuple[RuleId, ...], tuple[RuleId, ...]] = ((), ())


def attack_edges(fight: Fight, who: Who, target: Who, means: Means) -> tuple[tuple[RuleId, ...], tuple[RuleId, ...]]:
    """Everything that gives this attack roll advantage, and everything that gives it disadvantage."""
    attacker, victim = fight.creatures[who], fight.creatures[target]
    plain = not (
        attacker.flags & _ATTACKER or victim.flags & _TARGET or attacker.exhaustion >= 3 or attacker.hidden or victim.hidden
        or attacker.sheet.blind_beyond or victim.sheet.blind_beyond
    )
    if plain and not (attacker.sheet.features or attacker.sheet.clumsy or means.properties & _AWKWARD) and clear_air(fight):
        return NO_EDGES if means.melee else _at_range(fight, attacker, victim, means)
    for_: list[RuleId] = []
    against: list[RuleId] = []
    own_edges(fight, attacker, for_, against)
    _their_edges(fight, attacker, victim, for_, against)
    _sight_edges(fight, who, target, for_, against)
    means_edges(fight, attacker, fight.gap(who, target), means, against)
    if attacker.sheet.has("pack-tactics") and pressed(fight, who, target):
        for_.append("dnd.monster.traits")
    return tuple(for_), tuple(against)


def _at_range(fight: Fight, attacker: Combatant, victim: Combatant, means: Means) -> tuple[tuple[RuleId, ...], tuple[RuleId, ...]]:
    """What hinders a shot where nothing else does (dnd.attack.range_two, dnd.attack.close_combat)."""
    close = crowded(fight, attacker.index)
    if fight.gap(attacker.index, victim.index) * FEET > means.normal:
        return (), ("dnd.attack.range_two", "dnd.attack.close_combat") if close else ("dnd.attack.range_two",)
    return ((), ("dnd.attack.close_combat",)) if close else NO_EDGES


def own_edges(fight: Fight, attacker: Combatant, for_: list[RuleId], against: list[RuleId]) -> None:
    """The attacker's own state."""
    flags = attacker.flags
    if flags & BLINDED:
        against.append("dnd.condition.blinded")
    if flags & POISONED:
        against.append("dnd.condition.poisoned")
    if flags & PRONE:
        against.append("dnd.condition.prone")
    if flags & RESTRAINED:
        against.append("dnd.condition.restrained")
    if flags & SQUEEZING:
        against.append("dnd.size.squeeze")
    if flags & FRIGHTENED and fears_in_sight(fight, attacker.index):
        against.append("dnd.condition.frightened")
    if attacker.exhaustion >= 3:
        against.append("dnd.condition.exhaustion")
    if dazzled(fight, attacker):
        against.append("dnd.monster.traits")
    if flags & EMPOWERED:
        for effect in fight.effects_on(attacker.index, "attack-edge"):
            (for_ if effect.data[0] == 1 else against).append(effect.rule)


def _their_edges(fight: Fight, attacker: Combatant, victim: Combatant, for_: list[RuleId], against: list[RuleId]) -> None:
    """The target's state."""
    flags = victim.flags
    if flags & EASY_TO_HIT:
        for_ += [rule for bit, rule in _EASED if flags & bit]
    if flags & PRONE:
        (for_ if fight.gap(attacker.index, victim.index) <= 1 else against).append("dnd.condition.prone")
    if flags & SQUEEZING:
        for_.append("dnd.size.squeeze")
    if flags & DODGING and dodges(fight, victim.index) and sees(fight, victim.index, attacker.index):
        against.append("dnd.action.dodge")
    if flags & HELPED and any(helped(fight, attacker.index, victim.index)):
        for_.append("dnd.action.help_attack")
    if flags & MARKED:
        for effect in fight.effects_on(victim.index):
            if not effect.flags & MARKED or effect.data[1:2] not in ((), (NOBODY,), (attacker.index,)):
                continue
            if not sees_through(fight, effect, attacker, victim):
                (for_ if effect.data[0] == 1 else against).append(effect.rule)


def sees_through(fight: Fight, effect: Effect, attacker: Combatant, victim: Combatant) -> bool:
    """Some tricks do not deceive some senses, which the effect names (dnd.vision.blindsight, dnd.vision.truesight)."""
    away = fight.gap(attacker.index, victim.index)
    return any(attacker.sheet.senses[str(sense)] >= max(1, away * FEET) for sense in effect.data[2:])


def helped(fight: Fight, who: Who, target: Who) -> Iterator[bool]:
    """Does somebody help this attacker against this target? (dnd.action.help_attack)"""
    return (True for effect in fight.effects_on(target, "helped-attack") if effect.data == (who,))


def used_help(table: Table[Fight], who: Who, target: Who) -> None:
    """Help counts for one attack roll (dnd.action.help_attack); so does an edge that lasts for one."""
    fight = table.battle
    if fight.creatures[target].flags & (HELPED | MARKED):
        for effect in tuple(fight.effects_on(target)):
            if (effect.kind == "helped-attack" and effect.data == (who,)) or effect.kind == "target-edge-once":
                table.end(effect)


def _sight_edges(fight: Fight, who: Who, target: Who, for_: list[RuleId], against: list[RuleId]) -> None:
    """Not seeing the target hinders, not being seen helps (dnd.attack.unseen_target, dnd.attack.unseen_attacker)."""
    if not fight.creatures[who].flags & BLINDED and not sees(fight, who, target):
        against.append("dnd.attack.unseen_target")
    if not fight.creatures[target].flags & (BLINDED | UNAWARE) and not sees(fight, target, who):
        for_.append("dnd.attack.unseen_attacker")


def means_edges(fight: Fight, attacker: Combatant, away: int, means: Means, against: list[RuleId]) -> None:
    """The weapon and the distance (dnd.attack.range_two, dnd.attack.close_combat, dnd.weapon.heavy, dnd.weapon.lance)."""
    if not means.melee:
        if away > squares(means.normal):
            against.append("dnd.attack.range_two")
        if crowded(fight, attacker.index):
            against.append("dnd.attack.close_combat")
    if "heavy" in means.properties and attacker.sheet.size_name in ("small", "tiny"):
        against.append("dnd.weapon.heavy")
    if "lance" in means.properties and away <= 1 and means.melee:
        against.append("dnd.weapon.lance")
    if attacker.clumsy and means.ability in ("str", "dex"):
        against.append("dnd.stat.armor_unproficient")
    if WATER in fight.board.layers:
        hindrance = water_hinders(fight, attacker, means)
        if hindrance:
            against.append(hindrance)


def crowded(fight: Fight, who: Who) -> bool:
    """Does an enemy that sees the creature and is not incapacitated stand within 5 ft? (dnd.attack.close_combat)"""
    creature = fight.creatures[who]
    near = fight.board.reach(creature.at, creature.size, 1)
    if not near & fight.taken & ~creature.space:
        return False
    return any(other.space & near and other.able and fight.hostile(who, other.index) and fight.gap(who, other.index) <= 1
               and sees(fight, other.index, who) for other in fight.creatures if other.present and other.index != who)
