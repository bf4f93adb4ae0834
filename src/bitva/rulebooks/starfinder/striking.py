"""What every attack comes to: the roll against an armour class, hit and miss, damage and all that a hit does."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from bitva.kernel.actions import Refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked, used_up
from bitva.rulebooks.starfinder.conditions import for_rounds
from bitva.rulebooks.starfinder.criticals import critical_effect
from bitva.rulebooks.starfinder.damage import Blow, Part, roll_damage
from bitva.rulebooks.starfinder.figures import armor_class, hit_terms
from bitva.rulebooks.starfinder.hands import fewer, load, without
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.moments import ATTACK_OVER, Attacking, Exposed
from bitva.rulebooks.starfinder.sheet import Damage, Means
from bitva.rulebooks.starfinder.sight import hides
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.words import MODIFIED

ROLL: Final = "sf.attack.roll"
RUNNING: Final = "powered"
"""The kind of effect by which a powered melee weapon runs."""
FLOATING: Final = 10
"""So many times further a thrown weapon flies where there is no gravity (sf.zero_g)."""
RANGED_CAUSE: Final = "sf.aoo.trigger.ranged"
Sources = list[Callable[[Fight, Who, Who, Means], Iterator[Bonus]]]
ATTACKING: Sources = []
"""What else bears on an attack roll: rules register themselves here."""
DEALING: Sources = []
"""What else bears on the damage of a hit."""
ADDING: list[Callable[[Fight, Who, Who, Means], Iterator[Damage]]] = []
"""Further damage that a hit deals, with dice of its own."""
FORBIDDING: list[Callable[[Fight, Who, Who, Means], Iterator[Refusal]]] = []
"""Why one may not be attacked by another with these means, beyond distance and cover."""
LANDING: list[Callable[[Table[Fight], Who, Who, Means, bool], None]] = []
"""What a hit does besides its damage; the last tells whether it is critical."""
WOUNDING: list[Callable[[Table[Fight], Who, Who, Means, int], None]] = []
"""What a hit does besides its damage if any of that comes through: how much."""
ROLLED: list[Callable[[Table[Fight], Who, Who], None]] = []
"""What an attack roll of one against another uses up, whether it hits or not."""


class Volley:
    """One attack at several: its damage is rolled once for all whom it hits."""

    __slots__ = ("base", "criticals", "die", "extra", "seeking")

    def __init__(self, *, criticals: bool = True, seeking: bool = False, die: int = 0) -> None:
        self.criticals = criticals
        """Can it hit critically?"""
        self.seeking = seeking
        """Does it ignore concealment?"""
        self.die = die
        """The one die that was rolled against all of them; 0 if each is rolled for."""
        self.base: tuple[Part, ...] = ()
        self.extra: tuple[Part, ...] = ()
        """What a critical hit adds, once it is rolled."""


@value
class Outcome:
    """What came of one attack roll: a hit, a critical one, how much damage came through."""

    hit: bool
    critical: bool = False
    through: int = 0


# ---- before the roll ---------------------------------------------------------------------------------------------------------

def exposed(table: Table[Fight], who: Who, means: Means) -> bool:
    """Whoever shoots or throws gives those cause who threaten it (sf.aoo.trigger.ranged). Returns whether it still can."""
    if not means.melee and "spell" not in means.properties:
        table.before(Exposed(who, RANGED_CAUSE))
    return table.battle.creatures[who].able


def expend(table: Table[Fight], who: Who, means: Means) -> None:
    """Each shot takes the weapon's usage from its magazine or battery, a throw takes the weapon out of the hand, and an unwieldy
    weapon has had its attack (sf.weapon.ammunition, sf.attack.thrown, sf.weapon.unwieldy)."""
    creature = table.battle.creatures[who]
    if takes_charge(table.battle, creature, means):
        if creature.rounds_in(means.weapon) < means.usage:
            load(table, creature, means)
        table.make(facts.loaded, who, means.weapon, creature.rounds_in(means.weapon) - means.usage)
        if means.melee:
            table.effect(RUNNING, "sf.weapon.ammunition", who, who, for_rounds(table.battle, 0, 1), data=(means.weapon,))
    if means.thrown and means.weapon:
        table.make(facts.in_hand, who, without(creature.hand, means.weapon))
        table.make(facts.geared, who, fewer(creature.gear, means.weapon))
    if "unwieldy" in means.properties:
        table.make(facts.happened, who, f"unwieldy {means.weapon}")


def takes_charge(fight: Fight, creature: Combatant, means: Means) -> bool:
    """Every shot takes charge; a powered melee weapon runs for a minute on what one use takes (sf.weapon.ammunition)."""
    if not (means.capacity and means.weapon):
        return False
    return not (means.melee and any(effect.data[0] == means.weapon for effect in fight.effects_on(creature.index, RUNNING)))


def increment(fight: Fight, who: Who, means: Means) -> int:
    """The range increment in feet: that of a sniper's weapon is long only for whoever has aimed (sf.attack.range_penalty,
    sf.weapon.other)."""
    if "sniper" in means.properties and any(effect.data[0] == means.weapon for effect in fight.effects_on(who, "aiming")):
        return int(means.properties["sniper"])
    return means.increment * (FLOATING if means.thrown and weightless(fight) else 1)


def range_penalty(feet: int, increment: int) -> Iterator[Bonus]:
    """-2 for each range increment begun after the first (sf.attack.range_penalty)."""
    if increment and feet > increment:
        yield Bonus(-2 * (-(-feet // increment) - 1), "sf.attack.range_penalty")


def attack_terms(fight: Fight, who: Who, target: Who, means: Means) -> list[Bonus]:
    """Everything that bears on an attack roll, but for how the attack is made (sf.attack.roll)."""
    found = hit_terms(fight, who, target, means)
    if not means.melee:
        found += range_penalty(fight.gap(who, target) * 5, increment(fight, who, means))
    found += (bonus for rule in ATTACKING for bonus in rule(fight, who, target, means))
    return found


# ---- the roll ----------------------------------------------------------------------------------------------------------------

def assail(table: Table[Fight], who: Who, target: Who, means: Means, more: Iterable[Bonus] = (),
           volley: Volley | None = None) -> Outcome:
    """One attack roll against an armour class and what comes of it (sf.attack.roll)."""
    fight = table.battle
    victim = fight.creatures[target]
    die = volley.die if volley is not None and volley.die else table.die(20, ROLL, who)
    roll = Number((Term(die, ROLL), *stacked((*attack_terms(fight, who, target, means), *more))))
    ac = armor_class(fight, who, target, means)
    table.tell(facts.attack_rolled, who, target, means.id, (die,), roll, ac)
    rolled(table, who, target, means)
    hit, rule = lands(die, roll.total, ac.total)
    if hit and not (volley is not None and volley.seeking) and astray(table, who, target):
        hit, rule = False, "sf.concealment.base"
    outcome = Outcome(False)
    if hit:
        critical = die == 20 and roll.total >= ac.total and "criticals" not in victim.sheet.immune
        if volley is not None and not volley.criticals:
            critical = False
        table.tell(facts.attack_hit, who, target, critical)
        outcome = Outcome(True, critical, land(table, who, target, means, critical, lowered(roll), volley))
    else:
        table.tell(facts.attack_missed, who, target, rule)
    table.expire(ATTACK_OVER, target)
    table.after(Attacking(who, target, means.id, hit))
    return outcome


def rolled(table: Table[Fight], who: Who, target: Who, means: Means | None = None) -> None:
    """An attack roll was made, a manoeuvre's too: what counts for one roll has been used with it (sf.harrying_fire,
    sf.covering_fire, sf.feint.effect)."""
    used_up(table, who, "attack", *(() if means is None else ("melee" if means.melee else "ranged",)), against=target)
    used_up(table, target, "ac", against=who)
    for rule in ROLLED:
        rule(table, who, target)


def lands(die: int, total: int, ac: int) -> tuple[bool, RuleId]:
    """A 20 hits and a 1 misses whatever the figures; else the total has to reach the armour class (sf.attack.natural_20,
    sf.attack.natural_1, sf.attack.roll)."""
    if die == 20:
        return True, "sf.attack.natural_20"
    if die == 1:
        return False, "sf.attack.natural_1"
    return total >= ac, ROLL


def lowered(roll: Number) -> int:
    """The penalties on an attack roll, which lower the difficulty of what it brings too (sf.crit.dc, sf.weapon.grenade_dc)."""
    return sum(term.value for term in roll if term.value < 0 and not term.beaten and term.kind not in ("ability", "base"))


def against_fixed(table: Table[Fight], who: Who, means: Means, ac: int, rule: RuleId,
                  more: Iterable[Bonus] = ()) -> tuple[bool, Number]:
    """An attack roll against no creature but a fixed figure (sf.ac.which). Returns whether it succeeds, and the roll."""
    fight = table.battle
    die = table.die(20, rule, who)
    roll = Number((Term(die, ROLL), *stacked((*hit_terms(fight, who, NOBODY, means), *more))))
    success, _ = lands(die, roll.total, ac)
    table.tell(facts.shot_rolled, who, means.id, (die,), roll, ac, success, rule)
    used_up(table, who, "attack", "ranged")
    return success, roll


def astray(table: Table[Fight], who: Who, target: Who) -> bool:
    """After a successful attack roll concealment may turn it into a miss (sf.concealment.base)."""
    fight = table.battle
    chance, rule = hides(fight, fight.creatures[who], fight.creatures[target])
    if not chance:
        return False
    die = table.die(100, rule, who)
    table.tell(facts.miss_rolled, who, target, die, chance, rule)
    return die <= chance


# ---- the hit -----------------------------------------------------------------------------------------------------------------

def land(table: Table[Fight], who: Who, target: Who, means: Means, critical: bool, penalties: int = 0,
         volley: Volley | None = None) -> int:
    """A hit deals its damage, a critical one twice and with its effect, and does what else it does (sf.damage.roll,
    sf.attack.critical, sf.attack.critical.effect). Returns how much came through."""
    parts = volley_parts(table, who, target, means, critical, volley) if volley is not None else dealt(
        table, who, target, means, 2 if critical else 1)
    through = 0
    if parts:
        lethal = not nonlethal(table.battle, who, means)
        if sum(amount for amount, _ in parts) < 1:
            parts, lethal = ((1, parts[0][1]),), False
        through = hurt(table, target, Blow(parts, who, lethal, critical, attack=True))
    if critical and table.battle.creatures[target].present:
        critical_effect(table, who, target, means, penalties)
    for wound in WOUNDING:
        if through and table.battle.creatures[target].present:
            wound(table, who, target, means, through)
    for rule in LANDING:
        if table.battle.creatures[target].present:
            rule(table, who, target, means, critical)
    return through


def dealt(table: Table[Fight], who: Who, target: Who, means: Means, times: int) -> tuple[Part, ...]:
    """The damage of a hit, with everything that adds to it (sf.damage.roll, sf.damage.multiply)."""
    fight = table.battle
    figures = ("damage", "body-damage") if means.melee or means.thrown else ("damage",)
    more = bearing_on(fight, who, *figures, against=target)
    more += (bonus for rule in DEALING for bonus in rule(fight, who, target, means))
    dice = (*means.damage, *(part for rule in ADDING for part in rule(fight, who, target, means)))
    times += sum(bonus.amount for bonus in bearing_on(fight, who, "multiplier", against=target))
    parts = roll_damage(table, who, dice, times, more) if dice else ()
    if fight.creatures[who].flags & MODIFIED:
        used_up(table, who, *figures, "multiplier", against=target)
    return parts


def volley_parts(table: Table[Fight], who: Who, target: Who, means: Means, critical: bool, volley: Volley) -> tuple[Part, ...]:
    """Of an attack at several the damage is rolled with the first hit, what criticals add with the first of them (sf.weapon.blast,
    sf.weapon.line, sf.weapon.automatic)."""
    if not volley.base:
        volley.base = dealt(table, who, target, means, 1)
    if not critical:
        return volley.base
    if not volley.extra:
        volley.extra = dealt(table, who, target, means, 1)
    return tuple((one + other, type) for (one, type), (other, _) in zip(volley.base, volley.extra, strict=True))


def nonlethal(fight: Fight, who: Who, means: Means) -> bool:
    """Nonlethal weapons, and those that are set to stun (sf.weapon.nonlethal)."""
    return "nonlethal" in means.properties or any(effect.data[0] == means.weapon for effect in fight.effects_on(who, "stun-mode"))


