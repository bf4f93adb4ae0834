"""Features of classes and traits of monsters that bear on an attack's damage."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.dice import Dice
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.sheet import Damage, Means
from bitva.rulebooks.dnd5e.state import ALLIED, Combatant, Fight


def plain(damage: Damage, modifier: int) -> Damage:
    """Damage without the ability modifier, unless that is negative (dnd.twf.damage)."""
    return Damage(Dice(damage.dice.groups, damage.dice.plus - max(0, modifier)), damage.type)


def extra_damage(table: Table[Fight], who: Who, target: Who, means: Means, edge: int) -> tuple[Damage, ...]:
    """Damage dice that features and effects of the attacker add to a hit (dnd.damage.critical)."""
    fight = table.battle
    creature = fight.creatures[who]
    extra: list[Damage] = []
    sneak = creature.sheet.features.get("sneak-attack")
    if sneak is not None and sneaks(fight, who, target, means, edge):
        table.make(facts.happened, who, _this_turn(fight))
        extra.append(Damage(Dice.read(str(sneak["damage"])), means.damage[0].type))
    extra += traits_damage(table, who, target, means)
    for effect in fight.effects_on(who, "extra-damage"):
        if effect.data[1] in (-1, target) and "spell" not in means.properties:
            extra.append(of_the_weapon(str(effect.data[0]), means))
    return tuple(extra)


def traits_damage(table: Table[Fight], who: Who, target: Who, means: Means) -> Iterator[Damage]:
    """Martial Advantage once a turn, against whom an ally beside it presses; Surprise Attack in the first round, against whom it
    catches unawares (dnd.monster.traits)."""
    fight = table.battle
    traits, victim = fight.creatures[who].sheet.features, fight.creatures[target]
    mark = f"martial-advantage {fight.clock.round}.{fight.clock.at}"
    if "martial-advantage" in traits and "spell" not in means.properties and mark not in fight.creatures[who].done and (
            pressed(fight, who, target)):
        table.make(facts.happened, who, mark)
        yield of_the_weapon(str(traits["martial-advantage"]["damage"]), means)
    if "surprise-attack" in traits and victim.startled and fight.clock.round == 1:
        yield of_the_weapon(str(traits["surprise-attack"]["damage"]), means)


def pressed(fight: Fight, who: Who, target: Who) -> bool:
    """Is an ally of the attacker that is not incapacitated within 5 ft of the target? (dnd.monster.traits)"""
    return any(other.index not in (who, target) and other.able and fight.relation(who, other.index) == ALLIED
               and fight.gap(other.index, target) <= 1 for other in fight.creatures if other.present)


def of_the_weapon(text: str, means: Means) -> Damage:
    """Extra dice, which are of the weapon's own type if none is named."""
    return Damage.read(text) if " " in text else Damage(Dice.read(text), means.damage[0].type if means.damage else "force")


def critical_from(creature: Combatant, means: Means) -> int:
    """The lowest natural roll that makes a hit critical; a warrior's better one is for weapons (dnd.attack.natural_20,
    dnd.turn.extra_options)."""
    better = creature.sheet.features.get("improved-critical")
    return 20 if better is None or "spell" in means.properties else int(better["from"])


def sneaks(fight: Fight, who: Who, target: Who, means: Means, edge: int) -> bool:
    """Once a turn, with a finesse or ranged weapon, with advantage or an enemy of the target beside it and no disadvantage
    (dnd.turn.extra_options)."""
    creature = fight.creatures[who]
    if _this_turn(fight) in creature.done or not means.damage or edge < 0:
        return False
    if "spell" in means.properties or ("finesse" not in means.properties and (means.melee or means.thrown)):
        return False
    return edge > 0 or any(other.present and other.able and other.index != who and fight.hostile(other.index, target)
                           and fight.gap(other.index, target) <= 1 for other in fight.creatures)


def _this_turn(fight: Fight) -> str:
    """Once in each turn, whosever it is: the mark of a sneak attack made in the turn under way."""
    return f"sneak-attack {fight.clock.round}.{fight.clock.at}"
