"""What is true of a Starfinder battle beyond what every battle knows: stamina, hit points, resolve, the turn's budget, hands."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.battle import Battle, Creature
from bitva.kernel.space import Board, paced
from bitva.kernel.words import GM, Square, Squares, Who, value
from bitva.rulebooks.starfinder.sheet import Sheet
from bitva.rulebooks.starfinder.spells.spell import Spell
from bitva.rulebooks.starfinder.things import Thing
from bitva.rulebooks.starfinder.words import ACTIONLESS, AT_MERCY, BLINDED, FASCINATED, FEET, PARALYZED, READIED

HOSTILE, ALLIED, NEUTRAL = "hostile", "allied", "neutral"
Stock = tuple[tuple[str, int], ...]
"""Things and how many of each."""


def count_of(row: Any) -> int:
    """How many of a thing: the number, or `{count: 1, level: 3}` of a thing whose item level matters (sf.object.hardness)."""
    return int(row.get("count", 1)) if isinstance(row, Mapping) else int(row)


class Combatant(Creature):
    """A creature in a Starfinder battle."""

    __slots__ = (
        "acted", "aware", "coming", "dead", "delaying", "dents", "doing", "done", "full", "gear", "hand", "hands_left", "hidden",
        "hp", "loaded", "mortal", "most_hp", "most_rp", "most_sp", "move", "off", "reacting", "reaction", "rp", "slots", "sp",
        "spent", "standard", "stealth", "stowed", "strikes", "swift", "temp", "turned", "unseen", "uses",
    )
    sheet: Sheet

    def __init__(self, index: Who, id: str, side: str, sheet: Sheet, controller: str = GM) -> None:
        super().__init__(index, id, side, sheet, controller)
        self.hp = self.most_hp = sheet.hp
        self.sp = self.most_sp = sheet.sp
        self.rp = self.most_rp = sheet.rp
        self.temp = 0
        self.mortal = not sheet.hero
        """Does it die on reaching 0 hit points? (sf.npc.death)"""
        self.dead = False
        # the turn's budget (sf.action.budget)
        self.standard = False
        self.move = False
        self.swift = False
        self.full = False
        """Has a full action taken the whole turn?"""
        self.spent: tuple[str, ...] = ()
        """The actions of this turn that are spent: standard, move, swift."""
        self.reaction = True
        self.reacting = False
        """Does it carry out a deed outside its turn's budget, such as one that it had readied?"""
        self.strikes = 0
        """Attacks left of the full attack under way."""
        self.doing = ""
        """The last thing that it spent an action on."""
        self.done: tuple[str, ...] = ()
        """What else happened this turn that a rule asks for later in it."""
        # its place in the fight
        self.aware = True
        """Does it know that enemies are there? (sf.combat.awareness)"""
        self.acted = False
        """Has it acted in this fight? (sf.reaction.before_first_act)"""
        self.turned = -1
        """The last round in which it had its turn."""
        self.delaying = False
        self.coming = False
        """Has it come out of waiting, and is its turn now? (sf.delay.resume)"""
        self.stealth = -1
        """The Stealth total that it hides with; -1 if it does not hide."""
        self.hidden = 0
        """The creatures that it is hidden from, as bits."""
        self.unseen = 0
        """The creatures that it could not see when its turn began, as bits (sf.charge.sight)."""
        # hands and gear
        self.hand: Stock = sheet.held
        """What it holds, each with how many hands (sf.weapon.hands)."""
        self.hands_left = sheet.hands
        """The hands that it has not lost (sf.crit.effects)."""
        self.gear: Stock = tuple((str(id), count_of(n)) for table in ("weapons", "items")
                                 for id, n in sheet.data.get(table, {}).items())
        """What it has about it within easy reach, hands included."""
        self.stowed: Stock = tuple((str(id), count_of(n)) for id, n in sheet.data.get("stowed", {}).items())
        """What is packed away (sf.draw.stowed)."""
        self.loaded: Stock = tuple((means.weapon, means.capacity) for means in sheet.means.values()
                                   if means.capacity and means.weapon)
        """What is in the magazine or battery of each weapon (sf.weapon.ammunition)."""
        self.dents: Stock = ()
        """Of which of its things how many hit points are lost (sf.object.hit_points)."""
        self.off: tuple[str, ...] = ()
        """The powered weapons in hand that are switched off (sf.draw.toggle)."""
        self.uses: Stock = (*((id, int(row["uses"])) for id, row in sheet.features.items() if "uses" in row),
                            *((id, power.uses) for id, power in sheet.powers.items() if power.uses and id not in sheet.features))
        self.slots: tuple[int, ...] = tuple(map(int, sheet.spellcasting.get("slots", ())))
        """The spells of each level that it can still cast, from the first (sf.spell.cast)."""

    def clone(self) -> Combatant:
        copy = Combatant.__new__(Combatant)
        (copy.index, copy.id, copy.side, copy.sheet, copy.controller, copy.at, copy.size, copy.height, copy.facing, copy.space,
         copy.present, copy.flags) = (self.index, self.id, self.side, self.sheet, self.controller, self.at, self.size, self.height,
                                      self.facing, self.space, self.present, self.flags)
        (copy.hp, copy.most_hp, copy.sp, copy.most_sp, copy.rp, copy.most_rp, copy.temp, copy.mortal, copy.dead) = (
            self.hp, self.most_hp, self.sp, self.most_sp, self.rp, self.most_rp, self.temp, self.mortal, self.dead)
        (copy.standard, copy.move, copy.swift, copy.full, copy.spent, copy.reaction, copy.reacting, copy.strikes, copy.doing,
         copy.done) = (self.standard, self.move, self.swift, self.full, self.spent, self.reaction, self.reacting, self.strikes,
                       self.doing, self.done)
        (copy.aware, copy.acted, copy.turned, copy.delaying, copy.coming, copy.stealth, copy.hidden, copy.unseen) = (
            self.aware, self.acted, self.turned, self.delaying, self.coming, self.stealth, self.hidden, self.unseen)
        (copy.hand, copy.hands_left, copy.gear, copy.stowed, copy.loaded, copy.off, copy.uses) = (
            self.hand, self.hands_left, self.gear, self.stowed, self.loaded, self.off, self.uses)
        copy.slots = self.slots
        copy.dents = self.dents
        return copy

    @property
    def up(self) -> bool:
        """Is it there, alive and conscious?"""
        return self.present and self.hp > 0 and not self.dead and not self.flags & AT_MERCY

    @property
    def able(self) -> bool:
        """Can it take physical actions?"""
        return self.present and not self.dead and not self.flags & (ACTIONLESS | PARALYZED)

    @property
    def helpless(self) -> bool:
        """Bound, asleep, unconscious (sf.condition.helpless)."""
        return bool(self.flags & AT_MERCY)

    @property
    def hampering(self) -> int:
        """Its conditions, as far as they hamper it: a precise sense other than sight makes up for lost eyes
        (sf.condition.blinded)."""
        return self.flags & ~BLINDED if "blindsight" in self.sheet.senses else self.flags

    def holds(self, thing: str) -> int:
        """In how many hands it holds a thing."""
        return max((hands for held, hands in self.hand if held == thing), default=0)

    def carries(self, thing: str) -> int:
        """How many of a thing it has within easy reach, hands included."""
        return next((n for id, n in self.gear if id == thing), 0)

    @property
    def free_hands(self) -> int:
        """Hands that hold nothing (sf.weapon.hands)."""
        return self.hands_left - sum(hands for _, hands in self.hand)

    def rounds_in(self, weapon: str) -> int:
        """What is left in a weapon's magazine or battery (sf.weapon.ammunition)."""
        return next((n for id, n in self.loaded if id == weapon), 0)


@value
class Door:
    """A door of the map; it stands open where its squares are not filled."""

    id: str
    squares: Squares
    locked: bool = False


class Fight(Battle):
    """A Starfinder battle."""

    __slots__ = ("armor", "dented", "doors", "entries", "floor", "light", "proposed_end", "relations", "remnant", "sheets",
                 "spells", "surprise", "things", "weapons")
    creatures: list[Combatant]  # type: ignore[assignment]
    fixed = (*Battle.fixed, "armor", "entries", "sheets", "spells", "weapons")

    def __init__(self, board: Board, settings: Mapping[str, object], levels: Mapping[str, str]) -> None:
        super().__init__(board, settings, levels)
        self.relations: Mapping[tuple[str, str], str] = {}
        """How two sides stand to one another; different sides are hostile unless it is said here (sf.combat.ally)."""
        self.entries: Mapping[str, Mapping[str, Any]] = {}
        """What the encounter says of each creature, by its id."""
        self.sheets: Mapping[str, Sheet] = {}
        self.weapons: Mapping[str, Mapping[str, Any]] = {}
        self.armor: Mapping[str, Mapping[str, Any]] = {}
        self.spells: Mapping[str, Spell] = {}
        """The rows of the tables that this fight may need."""
        self.floor: tuple[tuple[Square, str, int], ...] = ()
        """What lies where, and how many of it."""
        self.dented: tuple[tuple[Square, str, int], ...] = ()
        """Of what lies about, how many hit points are lost."""
        self.things: tuple[Thing, ...] = ()
        """What stands about and can be attacked (sf.object.attack)."""
        self.doors: tuple[Door, ...] = ()
        self.light = "bright"
        self.surprise = False
        """Is this, or was there, a surprise round? (sf.surprise.when)"""
        self.proposed_end = -1
        """The round in which the game master was last asked whether the fight is over."""
        self.remnant = -1
        """How many foes were left when he was last asked whether they are worth a fight."""

    def clone(self) -> Fight:
        copy = Fight.__new__(Fight)
        self.copy_base(copy)
        copy.doors = self.doors
        (copy.relations, copy.entries, copy.sheets, copy.weapons, copy.armor, copy.spells, copy.floor, copy.light, copy.surprise,
         copy.proposed_end, copy.remnant) = (self.relations, self.entries, self.sheets, self.weapons, self.armor, self.spells,
                                             self.floor, self.light, self.surprise, self.proposed_end, self.remnant)
        copy.dented, copy.things = self.dented, self.things
        return copy

    def thing(self, id: str) -> Thing | None:
        """What stands about by this name."""
        return next((thing for thing in self.things if thing.id == id), None)

    @property
    def heeded(self) -> bool:
        """Does anybody hold a deed ready, have a reaction of its own, or stand spellbound until something happens?
        (sf.ready.trigger, sf.reaction.trigger, sf.condition.fascinated)"""
        return any(creature.flags & (READIED | FASCINATED) or creature.sheet.reactions for creature in self.creatures)

    def relation(self, one: Who, other: Who) -> str:
        """How two creatures stand to one another; everybody is his own ally (sf.combat.ally)."""
        a, b = self.creatures[one].side, self.creatures[other].side
        if a == b:
            return ALLIED
        return self.relations.get((a, b), HOSTILE) if self.relations else HOSTILE

    def hostile(self, one: Who, other: Who) -> bool:
        a, b = self.creatures[one].side, self.creatures[other].side
        return a != b and (not self.relations or self.relations.get((a, b), HOSTILE) == HOSTILE)

    def gap(self, one: Who, other: Who) -> int:
        """The distance of two creatures in squares: every second diagonal counts double, height is a third axis
        (sf.grid.diagonals, sf.size.measure)."""
        a, b = self.creatures[one], self.creatures[other]
        flat = self.board.pace(a.at, a.size, b.at, b.size)
        return flat if a.height == b.height else paced(flat, levels_apart(a.height, a.size, b.height, b.size))

    def door(self, id: str) -> Door | None:
        """The door of this name."""
        return next((door for door in self.doors if door.id == id), None)

    def setting(self, name: str, default: object) -> Any:
        """A setting of the table."""
        return self.settings.get(name, default)

    def foes(self, who: Who) -> list[Combatant]:
        """Hostile creatures that are on the map and can fight."""
        return [other for other in self.creatures if other.up and self.hostile(who, other.index)]

    def enemies(self, who: Who) -> list[Combatant]:
        """The same as far as it knows: none that hides from it (sf.sense.awareness)."""
        return [other for other in self.foes(who) if not other.hidden >> who & 1]


def levels_apart(height: int, size: int, other: int, other_size: int) -> int:
    """How many squares one body is above another, each as tall as it is wide; 0 if they are side by side (sf.size.measure)."""
    apart = (other - height) // FEET - size + 1 if other > height else (height - other) // FEET - other_size + 1
    return max(0, apart)
