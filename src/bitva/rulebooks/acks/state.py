"""What is true of an ACKS II battle beyond what every battle knows: the segment's budget, the round, hands, spells left."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bitva.kernel.battle import Battle, Creature
from bitva.kernel.space import Board
from bitva.kernel.words import GM, Square, Who
from bitva.rulebooks.acks.sheet import Sheet
from bitva.rulebooks.acks.words import FEET, IDLE

if TYPE_CHECKING:
    from bitva.rulebooks.acks.objects import Thing
    from bitva.rulebooks.acks.spells import Spell
    from bitva.rulebooks.acks.throw import Blow

HOSTILE, ALLIED = "hostile", "allied"


class Combatant(Creature):
    """A creature in an ACKS II battle."""

    __slots__ = (
        "acted",
        "ammunition",
        "began",
        "chain",
        "charge",
        "cleaved",
        "combat",
        "dead",
        "declared",
        "disrupted",
        "done",
        "exertion",
        "fell",
        "full",
        "hand",
        "hidden",
        "hp",
        "interrupting",
        "most_hp",
        "moves",
        "nonlethal",
        "number",
        "pack",
        "ready",
        "sequence",
        "shed",
        "slots",
        "stance",
        "stayed",
        "travelled",
        "tried",
        "worn",
    )
    sheet: Sheet

    def __init__(self, index: Who, id: str, side: str, sheet: Sheet, controller: str = GM) -> None:
        super().__init__(index, id, side, sheet, controller)
        self.hp = sheet.hp
        self.most_hp = sheet.hp
        self.nonlethal = 0
        """Nonlethal damage dealt before it dropped (acks.damage.nonlethal)."""
        self.dead = False
        self.fell = 0
        """The round in which it dropped to 0 hit points or less (acks.death.modifiers)."""
        self.exertion = 0
        """Rounds in a row in which it ran or charged (acks.speed.endurance)."""
        self.tried: tuple[str, ...] = ()
        """What it has failed at and cannot try again in this fight, in a word and the thing (acks.prof.lockpicking)."""
        # the segment's budget
        self.full = ""
        """The full-round action taken, by its verb."""
        self.moves = 0
        """Movement actions taken."""
        self.combat = ""
        """The combat action taken, by its verb."""
        self.stayed = True
        """Has it spent no movement action, or only remained stationary? (acks.attack.step)"""
        self.travelled = 0
        """Feet moved this segment."""
        self.sequence: tuple[str, ...] = ()
        """Attacks left of the series under way (acks.attack.sequence)."""
        self.done: tuple[str, ...] = ()
        """What else happened this segment that a rule asks for later."""
        self.interrupting = ""
        """It acts out of its segment: `movement` or `combat`, the kind of action it had readied."""
        self.stance = ""
        """How it meets a charge with that: `counter`, `set`, or not in particular."""
        self.chain: Blow | None = None
        """The blow that has just felled somebody, while a cleave may follow it (acks.cleave.trigger)."""
        # the round
        self.number = 0
        """Its number in the initiative count of this round."""
        self.acted = False
        """Is its segment of this round over?"""
        self.declared = ""
        """What it declared for this round: nothing, `retreat`, `withdraw`, or `cast` and a spell."""
        self.disrupted = False
        """Was its casting broken this round? (acks.cast.disrupted)"""
        self.began: int = 0
        """Those who engaged it when the round began, as bits."""
        self.cleaved = 0
        """Cleaves made this round (acks.cleave.limit)."""
        self.charge: int = -1
        """Whom it charged in its last segment; -1 if it did not."""
        # the fight
        self.hidden: int = 0
        """Those from whom it is hidden, as bits (acks.cond.hidden)."""
        self.hand: tuple[str, ...] = sheet.held
        """What it holds."""
        self.ready: tuple[tuple[str, int], ...] = tuple(sheet.ready.items())
        """What it has about it and ready, hands included (acks.lieu_move.at_hand)."""
        self.pack: tuple[tuple[str, int], ...] = tuple(sheet.pack.items())
        """What is packed away (acks.lieu_move.retrieve)."""
        self.ammunition: tuple[tuple[str, int], ...] = tuple(
            (str(id), int(n)) for id, n in sheet.data.get("ammunition", {}).items()
        )
        self.slots: tuple[int, ...] = sheet.spells
        """Spells left, by level."""
        self.worn = int(sheet.armor["ac"]) if sheet.armor is not None else 0
        """How many stone of its armour it has on (acks.armor.progress)."""
        self.shed: tuple[tuple[Square, int], ...] = ()
        """Where the rest of its armour lies, and how many stone of it (acks.armor.don)."""

    def clone(self) -> Combatant:
        copy = Combatant.__new__(Combatant)
        (copy.index, copy.id, copy.side, copy.sheet, copy.controller, copy.at, copy.size, copy.height, copy.facing, copy.space,
         copy.present, copy.flags) = (self.index, self.id, self.side, self.sheet, self.controller, self.at, self.size, self.height,
                                      self.facing, self.space, self.present, self.flags)
        (copy.hp, copy.most_hp, copy.nonlethal, copy.dead, copy.full, copy.moves, copy.combat, copy.stayed, copy.travelled,
         copy.sequence, copy.done, copy.interrupting, copy.stance, copy.chain) = (
            self.hp, self.most_hp, self.nonlethal, self.dead, self.full, self.moves, self.combat, self.stayed, self.travelled,
            self.sequence, self.done, self.interrupting, self.stance, self.chain)
        (copy.number, copy.acted, copy.declared, copy.disrupted, copy.began, copy.cleaved, copy.charge, copy.hidden, copy.hand,
         copy.ready, copy.pack, copy.ammunition, copy.slots) = (
            self.number, self.acted, self.declared, self.disrupted, self.began, self.cleaved, self.charge, self.hidden, self.hand,
            self.ready, self.pack, self.ammunition, self.slots)
        copy.fell, copy.exertion, copy.tried, copy.worn, copy.shed = self.fell, self.exertion, self.tried, self.worn, self.shed
        return copy

    @property
    def up(self) -> bool:
        """Is it there and on its feet, or at least conscious?"""
        return self.present and self.hp > 0 and not self.dead

    @property
    def able(self) -> bool:
        """Can it act at all?"""
        return self.present and not self.dead and not self.flags & IDLE

    @property
    def spent(self) -> bool:
        """Does nothing more fit into this segment? (acks.turn.options)"""
        return bool(self.full or self.combat or self.moves > 1) and not self.sequence

    def holds(self, thing: str) -> int:
        """How many of a thing it holds in its hands."""
        return self.hand.count(thing)

    def carries(self, thing: str) -> int:
        """How many of a thing it has ready, hands included."""
        return next((n for id, n in self.ready if id == thing), 0)

    def arrows(self, kind: str) -> int:
        return next((n for id, n in self.ammunition if id == kind), 0)


class Fight(Battle):
    """An ACKS II battle."""

    __slots__ = ("entries", "floor", "light", "nerve", "offence", "relations", "sheets", "spells", "things", "weapons")
    creatures: list[Combatant]  # type: ignore[assignment]
    fixed = (*Battle.fixed, "entries", "relations", "sheets", "spells", "weapons")

    def __init__(self, board: Board, settings: Mapping[str, object], levels: Mapping[str, str]) -> None:
        super().__init__(board, settings, levels)
        self.relations: Mapping[tuple[str, str], str] = {}
        """How two sides stand to one another; different sides are hostile unless it is said here."""
        self.spells: Mapping[str, Spell] = {}
        self.entries: Mapping[str, Mapping[str, Any]] = {}
        """What the encounter says of each creature, by its id."""
        self.sheets: Mapping[str, Sheet] = {}
        self.weapons: Mapping[str, Mapping[str, Any]] = {}
        """The rows of the table of weapons that this fight may need."""
        self.floor: tuple[tuple[Square, str, int], ...] = ()
        """What lies where, and how many of it."""
        self.light = "bright"
        """The light where nothing else is said: bright, dim, dark."""
        self.offence = False
        """Has there been an offensive act this round? (acks.readied.standoff)"""
        self.nerve: tuple[tuple[str, int], ...] = ()
        """By group: its losses when its morale was last looked at; STEADFAST if it is not looked at any more (acks.morale.when)."""
        self.things: tuple[Thing, ...] = ()
        """Doors, locks and traps on the map (acks.door.kinds)."""

    def clone(self) -> Fight:
        copy = Fight.__new__(Fight)
        self.copy_base(copy)
        copy.relations, copy.spells, copy.entries, copy.sheets, copy.weapons, copy.floor, copy.light, copy.offence = (
            self.relations, self.spells, self.entries, self.sheets, self.weapons, self.floor, self.light, self.offence)
        copy.nerve, copy.things = self.nerve, self.things
        return copy

    def thing(self, id: str) -> Thing | None:
        """A door, lock or trap by its id."""
        return next((thing for thing in self.things if thing.id == id), None)

    def hostile(self, one: Who, other: Who) -> bool:
        """Are two creatures enemies?"""
        a, b = self.creatures[one].side, self.creatures[other].side
        return a != b and (not self.relations or self.relations.get((a, b), HOSTILE) == HOSTILE)

    def enemies(self, who: Who) -> list[Combatant]:
        """Hostile creatures that are on the map and up."""
        return [other for other in self.creatures if other.up and self.hostile(who, other.index)]

    def setting(self, name: str, default: object) -> Any:
        """A setting of the table."""
        return self.settings.get(name, default)

    def option(self, name: str, default: bool) -> bool:
        """A setting of the table that is on or off."""
        return self.settings.get(name, default) in (True, "yes")

    def feet(self, one: Who, other: Who) -> int:
        """How far two creatures are apart, in feet (acks.grid.diagonal)."""
        a, b = self.creatures[one], self.creatures[other]
        return feet_between(self.board, a.at, a.size, b.at, b.size)


def feet_between(board: Board, a: Square, size_a: int, b: Square, size_b: int) -> int:
    """Every second diagonal counts double: the longer way and half of the shorter one, between the nearest squares
    (acks.grid.diagonal)."""
    return FEET * board.pace(a, size_a, b, size_b)

