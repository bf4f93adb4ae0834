"""What is true of a D&D battle beyond what every battle knows: hit points, the turn's budget, hands, slots."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bitva.kernel.battle import Battle, Creature
from bitva.kernel.space import Board
from bitva.kernel.words import GM, RuleId, Square, Squares, Who
from bitva.rulebooks.dnd5e.gear import SHIELD, carried_by
from bitva.rulebooks.dnd5e.sheet import Sheet
from bitva.rulebooks.dnd5e.things import Object, Price
from bitva.rulebooks.dnd5e.words import FEET, HELPLESS

if TYPE_CHECKING:
    from bitva.rulebooks.dnd5e.spells.spell import Spell

HOSTILE, ALLIED, NEUTRAL = "hostile", "allied", "neutral"


class Combatant(Creature):
    """A creature in a D&D battle."""

    __slots__ = (
        "acted",
        "action",
        "ammunition",
        "attacks",
        "bonus",
        "bundle",
        "cast",
        "course",
        "dashes",
        "dead",
        "death",
        "doing",
        "done",
        "exhaustion",
        "full_hp",
        "gear",
        "hand",
        "hidden",
        "hp",
        "interaction",
        "knows",
        "legendary",
        "mode",
        "mortal",
        "moved",
        "ran",
        "reacting",
        "reaction",
        "run",
        "saved",
        "shot",
        "slots",
        "stable",
        "startled",
        "stealth",
        "surprised",
        "temp",
        "used",
        "uses",
    )
    sheet: Sheet

    def __init__(self, index: Who, id: str, side: str, sheet: Sheet, controller: str = GM) -> None:
        super().__init__(index, id, side, sheet, controller)
        self.hp = sheet.hp
        self.full_hp = sheet.hp
        """The hit point maximum, exhaustion apart."""
        self.temp = 0
        self.mortal = not sheet.hero
        """Does it die on reaching 0 hit points? (dnd.zero.monster_dies)"""
        self.dead = False
        self.stable = False
        self.saved = 0
        """Successful death saves."""
        self.death = 0
        """Failed death saves."""
        self.exhaustion = 0
        # the turn's budget
        self.action = False
        self.bonus = False
        self.reaction = True
        self.interaction = False
        self.reacting = False
        """Does it act outside its turn: by its reaction, or by a legendary action?"""
        self.moved = 0
        """Feet of movement spent this turn."""
        self.dashes = 0
        self.mode = "walk"
        """How it moved last: walk, fly, climb, swim."""
        self.run = 0
        """Feet gone on foot without a break, up to now or to the deed `ran` (dnd.move.long_jump)."""
        self.ran = -1
        self.course = (0, 0)
        """Which way it went last, as the difference of two squares, and how many steps in a row."""
        self.attacks = 0
        """Attacks left in the action under way."""
        self.bundle: tuple[tuple[str, int], ...] = ()
        """Parts left of a Multiattack under way: a means or a power, and how often."""
        self.doing = ""
        """The action taken this turn: attack, multiattack, cast, dash …"""
        self.done: tuple[str, ...] = ()
        """What else happened this turn that a rule asks for later in it."""
        self.cast: tuple[str, ...] = ()
        """The times of the spells cast this turn: action, bonus, cantrip …"""
        # the fight
        self.surprised = False
        self.startled = False
        """Was it surprised when the fight began?"""
        self.acted = False
        """Is its first turn over?"""
        self.stealth = -1
        """The Stealth total that it hides with; -1 if it does not hide."""
        self.hidden: int = 0
        """The creatures that it is hidden from, as bits."""
        self.legendary = int(sheet.legendary.get("count", 0))
        self.hand: tuple[str, ...] = sheet.held
        """What it holds."""
        self.gear: tuple[tuple[str, int], ...] = tuple(carried_by(sheet.data, sheet.held).items())
        """What it has about it, hands included."""
        self.ammunition: tuple[tuple[str, int], ...] = tuple(
            (str(id), int(n)) for id, n in sheet.data.get("ammunition", {}).items()
        )
        self.shot: tuple[tuple[str, int], ...] = ()
        """Ammunition that it has shot; half of it can be gathered after the fight (dnd.weapon.ammunition)."""
        self.slots: tuple[int, ...] = tuple(sheet.spellcasting.get("slots", ()))
        self.uses: tuple[tuple[str, int], ...] = tuple(sheet.feature_uses.items())
        """Uses left of limited features and powers."""
        self.used: tuple[str, ...] = ()
        """Powers waiting for their recharge."""
        self.knows: int = 0

    def clone(self) -> Combatant:
        copy = Combatant.__new__(Combatant)
        (copy.index, copy.id, copy.side, copy.sheet, copy.controller, copy.at, copy.size, copy.height, copy.facing, copy.space,
         copy.present, copy.flags) = (self.index, self.id, self.side, self.sheet, self.controller, self.at, self.size, self.height,
                                      self.facing, self.space, self.present, self.flags)
        (copy.hp, copy.full_hp, copy.temp, copy.mortal, copy.dead, copy.stable, copy.saved, copy.death, copy.exhaustion) = (
            self.hp, self.full_hp, self.temp, self.mortal, self.dead, self.stable, self.saved, self.death, self.exhaustion)
        (copy.action, copy.bonus, copy.reaction, copy.interaction, copy.moved, copy.dashes, copy.mode, copy.attacks, copy.bundle,
         copy.doing, copy.done, copy.cast, copy.reacting, copy.run, copy.ran) = (
            self.action, self.bonus, self.reaction, self.interaction, self.moved, self.dashes, self.mode, self.attacks, self.bundle,
            self.doing, self.done, self.cast, self.reacting, self.run, self.ran)
        (
            copy.surprised,
            copy.startled,
            copy.course,
            copy.acted,
            copy.stealth,
            copy.hidden,
            copy.legendary,
            copy.hand,
            copy.gear,
            copy.ammunition,
            copy.slots,
            copy.uses,
            copy.used,
            copy.knows,
            copy.shot,
        ) = (
            self.surprised,
            self.startled,
            self.course,
            self.acted,
            self.stealth,
            self.hidden,
            self.legendary,
            self.hand,
            self.gear,
            self.ammunition,
            self.slots,
            self.uses,
            self.used,
            self.knows,
            self.shot,
        )
        return copy

    @property
    def most_hp(self) -> int:
        """The hit point maximum, halved by the fourth level of exhaustion (dnd.stat.hp, dnd.condition.exhaustion)."""
        return self.full_hp if self.exhaustion < 4 else max(1, self.full_hp // 2)

    @property
    def up(self) -> bool:
        """Is it there, alive and conscious?"""
        return self.present and self.hp > 0 and not self.dead

    @property
    def able(self) -> bool:
        """Can it take actions?"""
        return self.present and not self.flags & HELPLESS and not self.dead

    def left(self, feature: str) -> int:
        """Uses left of a limited feature."""
        return next((n for id, n in self.uses if id == feature), 0)

    def holds(self, thing: str) -> int:
        """How many of a thing it holds in its hands."""
        return self.hand.count(thing)

    def carries(self, thing: str) -> int:
        """How many of a thing it has about it, hands included."""
        return next((n for id, n in self.gear if id == thing), 0)

    @property
    def clumsy(self) -> bool:
        """Does it wear armour, or hold a shield, that it is not proficient with? (dnd.stat.armor_unproficient)"""
        worn = self.sheet.clumsy
        return worn == "armor" or (worn == SHIELD and SHIELD in self.hand)

    def arrows(self, kind: str) -> int:
        return next((n for id, n in self.ammunition if id == kind), 0)


class Fight(Battle):
    """A D&D battle."""

    __slots__ = ("auras", "entries", "floor", "legends", "light", "likeness", "objects", "prices", "proposed_end", "relations",
                 "sheets", "spells", "weapons")
    creatures: list[Combatant]  # type: ignore[assignment]
    fixed = (*Battle.fixed, "auras", "entries", "legends", "sheets", "spells", "weapons")

    def __init__(self, board: Board, settings: Mapping[str, object], levels: Mapping[str, str]) -> None:
        super().__init__(board, settings, levels)
        self.relations: Mapping[tuple[str, str], str] = {}
        """How two sides stand to one another; different sides are hostile unless it is said here."""
        self.spells: Mapping[str, Spell] = {}
        self.entries: Mapping[str, Mapping[str, Any]] = {}
        """What the encounter says of each creature, by its id: read when the fight is opened and when somebody joins it."""
        self.sheets: Mapping[str, Sheet] = {}
        """The stat blocks that the encounter brings, also of creatures that are not here yet."""
        self.auras = False
        """Has any of them an aura?"""
        self.legends = False
        """Has any of them legendary actions?"""
        self.weapons: Mapping[str, Mapping[str, Any]] = {}
        """The rows of the table of weapons that this fight may need."""
        self.floor: tuple[tuple[Square, str, int], ...] = ()
        """What lies where, and how many of it."""
        self.objects: tuple[Object, ...] = ()
        """Doors and other things that can be opened or broken."""
        self.prices: tuple[Price, ...] = ()
        """What the game master asks for handling things (dnd.free.gm_demands_action)."""
        self.likeness: tuple[tuple[str, str], ...] = ()
        """What things that are no weapons count as when used as such: a weapon, or a damage type (dnd.weapon.improvised)."""
        self.light = "bright"
        """The light where nothing else is said: bright, dim, dark."""
        self.proposed_end = -1
        """The round in which the game master was last asked whether the fight is over."""

    def clone(self) -> Fight:
        copy = Fight.__new__(Fight)
        self.copy_base(copy)
        copy.relations = self.relations
        copy.spells = self.spells
        copy.entries = self.entries
        copy.sheets = self.sheets
        copy.auras = self.auras
        copy.legends = self.legends
        copy.weapons = self.weapons
        copy.floor = self.floor
        copy.objects = self.objects
        copy.prices = self.prices
        copy.likeness = self.likeness
        copy.light = self.light
        copy.proposed_end = self.proposed_end
        return copy

    @property
    def radiant(self) -> bool:
        """Is there somebody whose mere nearness does something?"""
        return self.auras and any(creature.sheet.auras and creature.present for creature in self.creatures)

    def relation(self, one: Who, other: Who) -> str:
        """How two creatures stand to one another (dnd.core.sides)."""
        a, b = self.creatures[one].side, self.creatures[other].side
        if a == b:
            return ALLIED
        return self.relations.get((a, b), HOSTILE) if self.relations else HOSTILE

    def hostile(self, one: Who, other: Who) -> bool:
        a, b = self.creatures[one].side, self.creatures[other].side
        return a != b and (not self.relations or self.relations.get((a, b), HOSTILE) == HOSTILE)

    def gap(self, one: Who, other: Who) -> int:
        """The distance of two creatures in squares, height counting as a third axis (dnd.grid.distance)."""
        a, b = self.creatures[one], self.creatures[other]
        flat = self.board.gap(a.at, a.size, b.at, b.size)
        if a.height == b.height:
            return flat
        return max(flat, levels_apart(a.height, a.size, b.height, b.size))

    def setting(self, name: str, default: object) -> Any:
        """A setting of the table."""
        return self.settings.get(name, default)

    def chosen(self, name: str) -> bool:
        """Has the table said yes to a setting whose default is no?"""
        return self.settings.get(name, False) in (True, "yes")

    def option(self, name: str, default: bool) -> bool:
        """A setting of the table that is on or off."""
        return self.settings.get(name, default) in (True, "yes")

    def object(self, id: str) -> Object | None:
        """The object with this id."""
        return next((thing for thing in self.objects if thing.id == id), None)

    @property
    def lurking(self) -> bool:
        """Is anybody hidden from anybody?"""
        return any([creature.hidden for creature in self.creatures])

    def enemies(self, who: Who) -> list[Combatant]:
        """Hostile creatures that are on the map and up, as far as it knows: none that hides from it."""
        return [
            other
            for other in self.creatures
            if other.present and other.hp > 0 and not other.dead and self.hostile(who, other.index) and not other.hidden >> who & 1
        ]

    def taken_as_known(self, who: Who) -> Squares:
        """The squares taken by bodies, less those of whoever hides from this creature."""
        unknown = 0
        for other in self.creatures:
            if other.hidden >> who & 1 and other.present:
                unknown |= other.space
        return self.taken & ~unknown


def levels_apart(height: int, size: int, other: int, other_size: int) -> int:
    """How many squares one body is above another, each as tall as it is wide; 0 if they are side by side (dnd.grid.distance)."""
    apart = (other - height) // FEET - size + 1 if other > height else (height - other) // FEET - other_size + 1
    return max(0, apart)


def squares_within(fight: Fight, who: Who, distance: int) -> Squares:
    """The squares within so many squares of a creature's space."""
    creature = fight.creatures[who]
    return fight.board.reach(creature.at, creature.size, distance)


__all__ = ["ALLIED", "HOSTILE", "NEUTRAL", "Combatant", "Fight", "RuleId", "levels_apart", "squares_within"]
