"""Traits of stat blocks: flesh that closes by itself, what a wound brings with it, blows at the unready, death throes, auras."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bitva.kernel.effects import Until
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.damage import Blow, roll_damage
from bitva.rulebooks.starfinder.figures import flat_footed
from bitva.rulebooks.starfinder.harm import DEATHS, HARMED, heal, hurt
from bitva.rulebooks.starfinder.moments import TURN_END
from bitva.rulebooks.starfinder.sheet import GROUND, Damage, Means
from bitva.rulebooks.starfinder.spells.aiming import around
from bitva.rulebooks.starfinder.spells.parts import take_hold
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import ADDING, WOUNDING
from bitva.rulebooks.starfinder.turn import STARTS

ABILITY: Final[RuleId] = "sf.special_ability.categories"
REGENERATION, SEARED = "regeneration", "seared"
WEAK_SPOT, DEATH_BLAST = "weak-spot", "death-blast"
Row = Mapping[str, Any]


def difficulty(row: Row, rank: int) -> int:
    """What a trait's save is made against: as printed, or 10 and half the level (sf.special_ability.action)."""
    return int(row.get("dc", GROUND + rank // 2))


# ---- flesh that closes ----------------------------------------------------------------------------------------------------------

def regenerate(table: Table[Fight], who: Who) -> None:
    """At the start of each of its turns, unless it was seared since the last (sf.special_ability.categories)."""
    creature = table.battle.creatures[who]
    row = creature.sheet.features.get(REGENERATION)
    if row is not None and 0 < creature.hp < creature.most_hp and not any(table.battle.effects_on(who, SEARED)):
        heal(table, who, int(row["amount"]))


def sear(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """Damage of some kinds keeps wounds open until the end of its next turn (sf.special_ability.categories)."""
    row = table.battle.creatures[who].sheet.features.get(REGENERATION)
    types = [each for _, type in blow.parts for each in type.split("/")]
    if row is None or not table.battle.creatures[who].present or not any(type in row.get("stopped_by", ()) for type in types):
        return
    if not any(table.battle.effects_on(who, SEARED)):
        mine = table.battle.clock.who == who
        table.effect(SEARED, ABILITY, who, blow.by, Until(TURN_END, who, table.battle.clock.round + mine))


STARTS.append(regenerate)
HARMED.append(sear)


# ---- what a wound brings --------------------------------------------------------------------------------------------------------

def poison(table: Table[Fight], who: Who, target: Who, means: Means, through: int) -> None:
    """What rides on a natural weapon takes hold of whom it hurts, after a save if it allows one (sf.save.roll,
    sf.damage.reduction)."""
    creature = table.battle.creatures[who]
    for row in means.row.get("riders", ()):
        if not table.battle.creatures[target].present or table.battle.creatures[target].sheet.kind in row.get("spares", ()):
            continue
        form = row.get("effect", row.get("fail", {}))
        if "save" in row and save(table, target, str(row["save"]), difficulty(row, creature.sheet.rank), "sf.save.roll", by=who):
            form = row.get("partial", {})
        if form:
            take_hold(table, target, form, ABILITY, means.id, who)


WOUNDING.append(poison)


# ---- blows at the unready -------------------------------------------------------------------------------------------------------

def at_weak_spots(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Damage]:
    """Somebody who is flat-footed against it suffers more from its small weapons (sf.condition.flat_footed)."""
    row = fight.creatures[who].sheet.features.get(WEAK_SPOT)
    if row is not None and means.damage and flat_footed(fight, target, who) and (
            "operative" in means.properties or means.row.get("group") == "small-arms" or means.natural):
        yield Damage.read(f"{row['damage']} {means.damage[0].type}")


ADDING.append(at_weak_spots)


# ---- death throes ---------------------------------------------------------------------------------------------------------------

def burst_in_death(table: Table[Fight], who: Who) -> None:
    """What dies takes those around it with it (sf.area.burst, sf.save.half)."""
    creature = table.battle.creatures[who]
    row = creature.sheet.features.get(DEATH_BLAST)
    if row is None or not creature.present:
        return
    reached = around(table.battle, who, int(row["size"]))
    near = [other.index for other in table.battle.creatures if other.present and other.index != who and other.space & reached]
    parts = roll_damage(table, who, (Damage.read(str(row["damage"])),)) if near else ()
    for other in near:
        saved = save(table, other, str(row.get("save", "ref")), difficulty(row, creature.sheet.rank), "sf.save.roll", by=who)
        hurt(table, other, Blow(parts, who, attack=not saved, half="sf.save.half" if saved else ""))


DEATHS.append(burst_in_death)
