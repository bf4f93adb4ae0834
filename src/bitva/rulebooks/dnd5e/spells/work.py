"""One casting under way: who casts what, as a spell of which level, and what it keeps up hangs on."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Point, Who, value
from bitva.rulebooks.dnd5e.afflictions import afflict, lasts
from bitva.rulebooks.dnd5e.moments import TURN_START
from bitva.rulebooks.dnd5e.sheet import MELEE, RANGED, Means, Sheet
from bitva.rulebooks.dnd5e.spells.spell import Fields, Spell
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import CONCENTRATING

NOWHERE: Final = (-1, -1)
RULE: Final = "dnd.action.cast"
CONCENTRATION, LASTING, ZONE = "concentration", "lasting", "zone"
"""Kinds of effects: a spell kept up by its caster, one that lasts by itself, and the squares that one of either fills."""
SPELL: Final = frozenset({"spell"})
"""The property of a spell's attack, so that it is not taken for a weapon's."""


@value
class Cast(Action):
    """A spell is cast, with a slot of this level (0: the lowest that will do).

    `at` is a point, or a square by its north-west corner; `toward` is where an area points; `height` is how high above the floor
    the point lies; `spares` are left out; `choice` is what else the spell leaves open; `thing` is an object that it is aimed at.
    """

    verb: ClassVar[str] = "cast"
    who: Who
    spell: str
    slot: int = 0
    targets: Creatures = ()
    at: Point = NOWHERE
    toward: Point = NOWHERE
    height: int = 0
    spares: Creatures = ()
    choice: str = ""
    thing: str = ""


class Work:
    """A casting whose effects are being worked out."""

    __slots__ = ("cast", "cause", "fight", "level", "spell", "table", "who")

    def __init__(self, table: Table[Fight], cast: Cast, level: int, cause: int = 0) -> None:
        self.table = table
        self.fight = table.battle
        self.cast = cast
        self.who = cast.who
        self.spell = table.battle.spells[cast.spell]
        self.level = level
        self.cause = cause
        """The effect that everything hangs on which the spell keeps up; 0 if it keeps nothing up."""

    @property
    def caster(self) -> Combatant:
        return self.fight.creatures[self.who]

    @property
    def dc(self) -> int:
        return save_dc(self.caster.sheet)

    def afflict(self, target: Who, form: Fields, until: Until | None = None) -> Effect | None:
        """A form of this spell takes hold of a creature, for as long as the spell is kept up; who merely fell lies there longer."""
        cause = 0 if tuple(form.get("conditions", ())) == ("prone",) else self.cause
        asked = (self.spell.save.ability, self.dc) if self.spell.save is not None else ("", self.dc)
        return afflict(self.table, self.who, target, form, name=self.spell.id, rule=RULE, asked=asked, magical=True, until=until,
                       cause=cause)


Effects = Callable[[Work], None]
EFFECTS: dict[str, Effects] = {}
"""What single spells do that their figures do not say, by spell."""


def does(*spells: str) -> Callable[[Effects], Effects]:
    """Register what a spell does."""
    def register(rule: Effects) -> Effects:
        for spell in spells:
            EFFECTS[spell] = rule
        return rule
    return register


Aim = Callable[[Fight, Cast, Spell], Iterator[Refusal]]
AIMS: dict[str, Aim] = {}
"""How single spells are aimed that are aimed in their own way."""


def aimed(*spells: str) -> Callable[[Aim], Aim]:
    """Register why a spell cannot be aimed so."""
    def register(rule: Aim) -> Aim:
        for spell in spells:
            AIMS[spell] = rule
        return rule
    return register


Propose = Callable[[Fight, Cast, Spell], Iterator[Cast]]
PROPOSALS: dict[str, Propose] = {}
"""What is proposed for single spells that are aimed in their own way."""


def proposed(*spells: str) -> Callable[[Propose], Propose]:
    """Register what is proposed for a spell."""
    def register(rule: Propose) -> Propose:
        for spell in spells:
            PROPOSALS[spell] = rule
        return rule
    return register


# ---- figures ---------------------------------------------------------------------------------------------------------------

def ability_of(sheet: Sheet) -> str:
    return str(sheet.spellcasting.get("ability", "int"))


def save_dc(sheet: Sheet) -> int:
    """Eight, the spellcasting modifier and the proficiency bonus, unless the stat block prints another (dnd.spell.save_dc)."""
    return int(sheet.spellcasting.get("dc", 8 + sheet.mods[ability_of(sheet)] + sheet.proficiency))


def attack_terms(sheet: Sheet) -> tuple[Term, ...]:
    """The spellcasting modifier and the proficiency bonus, or the figure of the stat block (dnd.spell.save_dc)."""
    terms = (Term(sheet.mods[ability_of(sheet)], "dnd.core.ability_modifier"), Term(sheet.proficiency, "dnd.core.proficiency"))
    printed = int(sheet.spellcasting.get("attack", sum(term.value for term in terms)))
    return terms if printed == sum(term.value for term in terms) else (Term(printed, "dnd.spell.save_dc"),)


def means(spell: Spell, sheet: Sheet, level: int, choice: str = "") -> Means:
    """The spell as a means of attack (dnd.spell.save_dc)."""
    terms = attack_terms(sheet)
    return Means(spell.id, MELEE if spell.attack == MELEE else RANGED, sum(term.value for term in terms),
                 spell.damage_by(sheet, level, choice), reach=1, normal=spell.range, long=spell.range, terms=terms,
                 properties=SPELL, magic="magic")


# ---- what lasts ------------------------------------------------------------------------------------------------------------

def ends(fight: Fight, who: Who, rounds: int) -> Until:
    """So many rounds from now, at the start of the turn of him whose turn it is (dnd.duration.rounds)."""
    turn = fight.clock.who
    return Until(TURN_START, turn if turn != NOBODY else who, fight.clock.round + rounds)


def keep_up(work: Work) -> None:
    """What lasts hangs on one effect: the caster's concentration, of which there is one only, or the spell by itself
    (dnd.concentration.one)."""
    spell, table = work.spell, work.table
    if spell.concentration:
        concentrate_on(table, work.who, ends(work.fight, work.who, spell.rounds), (spell.id, work.level))
        work.cause = work.fight.serial
    elif spell.rounds > 1 or spell.zone:
        until = ends(work.fight, work.who, spell.rounds) if spell.rounds else lasts(work.fight, work.who, work.who, spell.zone)
        work.cause = table.effect(LASTING, RULE, NOBODY, work.who, until, data=(spell.id, work.level)).number


def concentrate_on(table: Table[Fight], who: Who, until: Until, data: tuple[object, ...]) -> Effect:
    """Concentration begins; what was concentrated on before is over (dnd.concentration.one)."""
    for old in tuple(table.battle.effects_on(who, CONCENTRATION)):
        table.end(old)
    return table.effect(CONCENTRATION, "dnd.concentration.one", who, who, until, CONCENTRATING, data=data)


def keeper(fight: Fight, effect: Effect) -> Effect | None:
    """What an effect hangs on in the end, if that is a spell that is kept up or lasts."""
    for above in fight.effects:
        if above.number == effect.cause:
            return above if above.kind in (CONCENTRATION, LASTING) else keeper(fight, above)
    return None


def idle(fight: Fight, kept: Effect) -> bool:
    """Does nothing hang on a spell any more? One that can be used again may have nothing on it for a while."""
    if kept.kind not in (CONCENTRATION, LASTING) or len(kept.data) != 2 or fight.spells[str(kept.data[0])].again:
        return False
    return not any(effect.cause == kept.number for effect in fight.effects)
