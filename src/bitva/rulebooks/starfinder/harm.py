"""How creatures come to harm: stamina, hit points, falling, dying; and how they are healed."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from bitva.kernel.effects import Effect
from bitva.kernel.facts import left
from bitva.kernel.numbers import Number
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.conditions import end_kind, impose
from bitva.rulebooks.starfinder.damage import Blow, come_through, shown
from bitva.rulebooks.starfinder.moments import Harmed
from bitva.rulebooks.starfinder.state import Combatant, Fight

HARMED: list[Callable[[Table[Fight], Who, Blow, int], None]] = []
"""What damage does besides: rules register themselves here."""
WHEN_DOWN: list[Callable[[Table[Fight], Who, Blow, int], None]] = []
"""What hit point damage does to a creature that is already down."""
DEATHS: list[Callable[[Table[Fight], Who], None]] = []
"""What a creature's death does, while its body still lies there."""
ZERO: Final = "sf.damage.zero"


class Fall:
    """How a creature came to be dying, as the effect remembers it: in which round, in its own turn, with no resolve left; and the
    last round in which being hurt cost it some (sf.dying.loss, sf.dying.death, sf.dying.damage)."""

    __slots__ = ("hurt", "own_turn", "round", "spent")

    def __init__(self, fight: Fight, creature: Combatant) -> None:
        clock = fight.clock
        self.round = clock.round
        self.own_turn = clock.who == creature.index and clock.phase == "turn"
        self.spent = not creature.rp
        self.hurt = -1

    def to_data(self) -> tuple[object, ...]:
        return self.round, self.own_turn, self.spent, self.hurt


def fall_of(effect: Effect) -> Fall:
    """What a creature's dying remembers; of one that the game master declared dying, nothing."""
    fall = Fall.__new__(Fall)
    fall.round, fall.own_turn, fall.spent, fall.hurt = cast("tuple[int, bool, bool, int]", effect.data or (-1, False, False, -1))
    return fall


def hurt(table: Table[Fight], who: Who, blow: Blow) -> int:
    """A creature takes damage: from temporary hit points first, then stamina, then hit points (sf.damage.pools,
    sf.damage.reduction). Returns what came through."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.dead or not creature.present:
        return 0
    came = come_through(fight, creature, blow)
    amount = sum(part for (part, _), _ in came)
    numbers: tuple[Number, ...] = ()
    if table.log is not None:
        numbers = tuple(shown(dealt, steps) for (_, steps), (dealt, _) in zip(came, blow.parts, strict=True))
    if amount <= 0:
        why = next((steps[-1][1] for _, steps in came if steps), blow.rule)
        table.tell(facts.unhurt, who, why, numbers)
        return 0
    was = creature.hp
    temp = min(creature.temp, amount)
    stamina = min(creature.sp, amount - temp)
    kinds = tuple((part, type, steps[-1][1] if steps else "") for (part, type), steps in came)
    table.make(facts.hurt, who, amount, temp, stamina, kinds, numbers)
    deep = amount - temp - stamina
    if not was and deep:
        for rule in WHEN_DOWN:
            if not creature.dead:
                rule(table, who, blow, deep)
        if blow.lethal and deep >= creature.most_hp and not creature.dead:
            die(table, who, "sf.damage.massive")
    elif was and not creature.hp:
        brought_down(table, who, deep - was, blow)
    for follows in HARMED:
        follows(table, who, blow, amount)
    table.after(Harmed(who, blow.by, amount))
    return amount


def brought_down(table: Table[Fight], who: Who, over: int, blow: Blow) -> None:
    """At 0 hit points: nonlethal damage knocks out, too much kills, monsters die, everyone else is dying (sf.damage.nonlethal,
    sf.damage.massive, sf.npc.death, sf.damage.zero)."""
    creature = table.battle.creatures[who]
    if not blow.lethal:
        knocked_out(table, who)
    elif over >= creature.most_hp:
        die(table, who, "sf.damage.massive")
    elif creature.mortal and table.battle.setting("monster_death", "at-once") == "at-once":
        die(table, who, "sf.npc.death")
    else:
        impose(table, who, "unconscious", ZERO, blow.by)
        impose(table, who, "dying", ZERO, blow.by, data=Fall(table.battle, creature).to_data())


def knocked_out(table: Table[Fight], who: Who) -> None:
    """Unconscious and stable (sf.damage.nonlethal)."""
    impose(table, who, "unconscious", "sf.damage.nonlethal")
    impose(table, who, "stable", "sf.damage.nonlethal")


def die(table: Table[Fight], who: Who, rule: RuleId) -> None:
    """A creature dies; its body is no creature any more (sf.condition.dead)."""
    table.make(facts.died, who, rule)
    for follows in DEATHS:
        follows(table, who)
    leave_map(table, who)


def leave_map(table: Table[Fight], who: Who) -> None:
    """A creature is no longer there: what it had on it ends, and what hung on its being there (sf.condition.dead)."""
    for effect in tuple(table.battle.effects_on(who)):
        if effect in table.battle.effects:
            table.end(effect)
    table.make(left, who)


def heal(table: Table[Fight], who: Who, amount: int) -> int:
    """Hit points come back up to the maximum; any healing stabilises and stops bleeding, and one hit point wakes (sf.dying.healing,
    sf.condition.bleeding). Returns what came back."""
    creature = table.battle.creatures[who]
    if creature.dead:
        return 0
    regained = min(amount, creature.most_hp - creature.hp)
    was_down = not creature.hp
    if amount > 0:
        end_kind(table, who, "bleeding")
    if regained > 0:
        table.make(facts.healed, who, regained)
    if was_down:
        wake(table, creature)
    return max(0, regained)


def wake(table: Table[Fight], creature: Combatant) -> None:
    """With a hit point again a creature is no longer dying, and conscious (sf.dying.healing)."""
    end_kind(table, creature.index, "dying")
    if creature.hp:
        end_kind(table, creature.index, "stable")
        end_kind(table, creature.index, "unconscious")
    else:
        impose(table, creature.index, "stable", "sf.dying.healing")
