"""One casting under way: who casts what, at which level, and what it keeps up hangs on."""
from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action
from bitva.kernel.effects import FOREVER, Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Point, RuleId, Who, value
from bitva.rulebooks.starfinder.areas import NOWHERE
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.budget import COSTS
from bitva.rulebooks.starfinder.conditions import for_rounds
from bitva.rulebooks.starfinder.sheet import GROUND, MELEE, RANGED, Damage, Means, Sheet, squares
from bitva.rulebooks.starfinder.spells.spell import TOUCH, Spell, dice_of
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import CONCENTRATING, STANDARD

RULE: Final = "sf.spell.cast"
KEPT: Final = "spell"
"""The kind of effect on which everything hangs that a spell keeps up; it is on its caster if he has to concentrate."""
SPELL: Final = "spell"
"""The property of a spell's attack: it was provoked when it was cast, not when it flies."""


@value
class Cast(Action):
    """A spell is cast, with a slot of this level (0: the lowest that will do).

    `at` is the intersection where an area starts, `toward` where it points, `left` the side that a line along an edge takes,
    `height` how high above the floor a burst goes off; `full`: over a full action, if that changes it.
    """

    verb: ClassVar[str] = "cast"
    cost: ClassVar[str] = STANDARD
    limbs: ClassVar[bool] = False
    """Is it out of the question for who is pinned? (sf.condition.pinned)"""
    who: Who
    spell: str
    targets: Creatures = ()
    slot: int = 0
    full: bool = False
    at: Point = NOWHERE
    toward: Point = NOWHERE
    left: bool = True
    height: int = 0


@value
class Use(Action):
    """A special ability is used, on somebody or on oneself, or aimed like a spell."""

    verb: ClassVar[str] = "use"
    cost: ClassVar[str] = STANDARD
    who: Who
    ability: str
    target: Who = NOBODY
    at: Point = NOWHERE
    toward: Point = NOWHERE
    left: bool = True
    height: int = 0

    @property
    def targets(self) -> Creatures:
        return () if self.target == NOBODY else (self.target,)


Deed = Cast | Use


def at(deed: Deed, targets: Creatures) -> Deed:
    """The same aimed at these."""
    if isinstance(deed, Use):
        return replace(deed, target=targets[0])
    return replace(deed, targets=targets)


def spell_of(fight: Fight, deed: Deed) -> Spell | None:
    """What is cast or used, with what its slot and its time make of it."""
    creature = fight.creatures[deed.who]
    if isinstance(deed, Use):
        return creature.sheet.powers.get(deed.ability)
    spell = fight.spells.get(deed.spell) if deed.spell in creature.sheet.known else None
    return None if spell is None else spell.at(max(deed.slot, spell.level), deed.full)


def cost_of_deed(fight: Fight, deed: Action) -> str:
    """What it costs (sf.spell.cast, sf.special_ability.action)."""
    assert isinstance(deed, Cast | Use)
    spell = spell_of(fight, deed)
    return STANDARD if spell is None else spell.time


COSTS[Cast] = COSTS[Use] = cost_of_deed


class Work:
    """A casting whose effects are being worked out."""

    __slots__ = ("cause", "dc", "deed", "fight", "level", "spell", "table", "who")

    def __init__(self, table: Table[Fight], deed: Deed, spell: Spell, dc: int, cause: int = 0) -> None:
        self.table = table
        self.fight = table.battle
        self.deed = deed
        self.who = deed.who
        self.spell = spell
        self.dc = dc
        self.level = caster_level(self.caster.sheet)
        self.cause = cause
        """The effect that everything hangs on which it keeps up; 0 if it keeps nothing up."""

    @property
    def caster(self) -> Combatant:
        return self.fight.creatures[self.who]

    @property
    def rule(self) -> RuleId:
        return RULE if not self.spell.sort else "sf.special_ability.action"

    @property
    def modifier(self) -> int:
        return key_modifier(self.caster.sheet)

    @property
    def damage(self) -> tuple[Damage, ...]:
        return damage_of(self.spell, self.caster.sheet)

    def kept(self) -> bool:
        """Is what it keeps up still kept up? Its own damage may have ended it."""
        return not self.cause or any(effect.number == self.cause for effect in self.fight.effects)


# ---- figures -------------------------------------------------------------------------------------------------------------------

def caster_level(sheet: Sheet) -> int:
    """The level as a caster, or of the creature."""
    return int(sheet.spellcasting.get("level", sheet.rank))


def key_modifier(sheet: Sheet) -> int:
    """The modifier of the ability that its spells come from."""
    return sheet.abilities[str(sheet.spellcasting.get("ability", "cha"))]


def save_dc(sheet: Sheet, spell: Spell, slot: int) -> int:
    """10, the level of the spell and the modifier of the ability, or half the level of whoever has a special ability, unless
    something else is printed."""
    if spell.dc or spell.sort:
        return spell.dc or GROUND + sheet.rank // 2
    return int(sheet.spellcasting.get("dc", GROUND + key_modifier(sheet))) + max(slot, spell.level)


def attack_terms(sheet: Sheet, spell: Spell) -> tuple[Bonus, ...]:
    """Base attack bonus and Dexterity, or Strength for a touch; or what is printed (sf.attack.roll)."""
    rule: RuleId = "sf.attack.roll"
    if "bonus" in spell.data:
        return (Bonus(int(spell.data["bonus"]), rule),)
    if spell.attack in sheet.spellcasting:
        return (Bonus(int(sheet.spellcasting[spell.attack]), rule),)
    ability = "str" if spell.attack == MELEE else "dex"
    parts = (Bonus(sheet.bab, rule, "base"), Bonus(sheet.abilities[ability], rule, "ability"))
    return tuple(bonus for bonus in parts if bonus.amount)


def damage_of(spell: Spell, sheet: Sheet) -> tuple[Damage, ...]:
    """Its dice, with the caster's modifier where it counts."""
    found: list[Damage] = []
    for row in spell.damage:
        dice, _, type = str(row).rpartition(" ")
        found.append(Damage(dice_of(dice, key_modifier(sheet)), type))
    return tuple(found)


def means_of(spell: Spell, sheet: Sheet) -> Means:
    """The spell as a means of attack (sf.attack.roll, sf.ac.which)."""
    melee = spell.attack == MELEE or spell.range == TOUCH
    properties = [SPELL, *([spell.against] if spell.against == "eac" else [])]
    return Means(spell.id, MELEE if melee else RANGED, attack_terms(sheet, spell), damage_of(spell, sheet),
                 reach=squares(sheet.reach) if melee else 0, increment=0 if melee else spell.reach(caster_level(sheet)), ranges=1,
                 natural=True, row={"properties": properties})


# ---- what lasts ----------------------------------------------------------------------------------------------------------------

def keep_up(work: Work) -> Effect:
    """What lasts hangs on one effect: on its caster if he has to concentrate, else by itself (sf.spell.concentrate,
    sf.duration.rounds_end)."""
    spell = work.spell
    rounds = spell.last(work.level)
    until = for_rounds(work.fight, rounds) if rounds else FOREVER
    on, flags = (work.who, CONCENTRATING) if spell.concentration else (NOBODY, 0)
    kept = work.table.effect(KEPT, work.rule, on, work.who, until, flags, data=(spell.id, work.dc))
    work.cause = kept.number
    return kept
