"""What is true of a Savage Worlds battle beyond what every battle knows: wounds, cards, Bennies, the turn under way."""
from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Final

from bitva.kernel.battle import Battle, Creature, slots_of
from bitva.kernel.space import Board
from bitva.kernel.words import GM, Square, Squares, Who
from bitva.rulebooks.savage.cards import JOKER, NONE, WHOLE
from bitva.rulebooks.savage.sheet import Sheet
from bitva.rulebooks.savage.words import HELPLESS, IDLE, INCAPACITATED, MOUNTED, RIDDEN

HOSTILE: Final = "hostile"
NO_RUN: Final = -1


class Combatant(Creature):
    """A creature in a Savage Worlds battle."""

    __slots__ = (
        "acted", "ambush", "begun", "beheld", "bennies", "card", "cards", "dead", "declared", "did", "done", "fatigue", "gear",
        "group", "hand", "improvised", "loaded", "moved", "plan", "points", "ran", "reacted", "readied", "rounds", "speed",
        "tests", "track", "wounds",
    )
    sheet: Sheet

    def __init__(self, index: Who, id: str, side: str, sheet: Sheet, controller: str = GM) -> None:
        super().__init__(index, id, side, sheet, controller)
        self.wounds = 0
        self.fatigue = 0
        self.dead = False
        self.bennies = 0
        self.points = sheet.power_points
        """Power Points left."""
        # cards
        self.group = id
        """Whoever has the same is dealt one card together (sw.init.deal)."""
        self.card = NONE
        """The card on which it acts this round."""
        self.cards: int = 0
        """All cards that it was dealt this round, as bits; of a group the first member holds them."""
        self.ambush = False
        """Does it start the fight on Hold? (sw.surprise)"""
        # the turn
        self.begun = False
        """Has its turn begun, and not ended yet?"""
        self.acted = False
        """Is its turn of this round over?"""
        self.moved = 0
        """Inches of Pace spent this turn."""
        self.track: tuple[Square, ...] = ()
        """The squares that it has left this turn, the first to the last (sw.mount.charge)."""
        self.ran = NO_RUN
        """What the running die has added to its Pace this turn (sw.move.run)."""
        self.declared = 0
        """How many actions it has declared for this turn; 0 as long as it has done and declared nothing (sw.turn.multi_action)."""
        self.plan: tuple[str, ...] = ()
        """The actions declared and not taken yet, by their kinds."""
        self.did: tuple[str, ...] = ()
        """The actions taken this turn, by their kinds."""
        self.done: tuple[str, ...] = ()
        """What else happened this turn that a rule asks for later in it."""
        self.readied = 0
        """Things drawn or put away for free this turn (sw.turn.ready)."""
        self.reacted: tuple[str, ...] = ()
        """Reactions used this round that an edge gives once or thrice a round."""
        self.beheld: tuple[str, ...] = ()
        """The fearsome things that it has seen (sw.fear.check)."""
        self.tests: tuple[str, ...] = ()
        """The tests that it has tried in this fight, by what was done (sw.test.repetition)."""
        # what it has about it
        self.hand: tuple[str, ...] = sheet.held
        weapons: Mapping[str, int] = sheet.data.get("weapons", {})
        self.gear: tuple[tuple[str, int], ...] = tuple((str(id), int(n)) for id, n in weapons.items())
        """What it has about it and how many of it, hands included."""
        self.improvised: tuple[tuple[str, str, int], ...] = ()
        """Things that no table lists, with the class that the game master has given each, and how much softer it is; -1 if he has
        not said (sw.improvised.category, sw.improvised.softer). The same for everybody."""
        self.loaded: tuple[tuple[str, int], ...] = ()
        """What is not as it should be with its weapons: rounds left in a magazine, actions of reloading still to do."""
        self.rounds: tuple[tuple[str, int], ...] = tuple((str(id), int(n)) for id, n in sheet.data.get("ammunition", {}).items())
        """Ammunition about it beyond what is loaded."""
        self.speed = 0
        """Kilometres an hour, if the game master has said (sw.speed.threshold)."""

    def clone(self) -> Combatant:
        copy = Combatant.__new__(Combatant)
        for name, part in zip(_SLOTS, _PARTS(self), strict=True):
            setattr(copy, name, part)
        return copy

    @property
    def up(self) -> bool:
        """Is it there, and neither dead nor Incapacitated?"""
        return self.present and not self.dead and not self.flags & INCAPACITATED

    @property
    def able(self) -> bool:
        """Can it take actions?"""
        return self.present and not self.dead and not self.flags & IDLE

    @property
    def mobile(self) -> bool:
        """Can it do anything in its turn, were it only walking?"""
        return self.present and not self.dead and not self.flags & HELPLESS

    @property
    def joker(self) -> bool:
        """Has it a Joker this round? (sw.init.joker)"""
        return self.card >= JOKER

    def carries(self, thing: str) -> int:
        """How many of a thing it has about it, hands included."""
        return next((n for id, n in self.gear if id == thing), 0)

    def in_magazine(self, weapon: str, full: int) -> int:
        """Rounds left in a weapon."""
        return next((n for id, n in self.loaded if id == weapon), full)

    def ammunition(self, kind: str) -> int:
        return next((n for id, n in self.rounds if id == kind), 0)


_SLOTS: Final = slots_of(Combatant)
_PARTS: Final = attrgetter(*_SLOTS)


class Fight(Battle):
    """A Savage Worlds battle."""

    __slots__ = ("armor", "deck", "entries", "floor", "gm_bennies", "joker_out", "light", "objects", "proposed_end", "relations",
                 "sheets", "weapons")
    creatures: list[Combatant]  # type: ignore[assignment]
    fixed = (*Battle.fixed, "armor", "entries", "sheets", "weapons")

    def __init__(self, board: Board, settings: Mapping[str, object], levels: Mapping[str, str]) -> None:
        super().__init__(board, settings, levels)
        self.relations: Mapping[tuple[str, str], str] = {}
        """How two sides stand to one another; different sides are hostile unless it is said here."""
        self.entries: Mapping[str, Mapping[str, Any]] = {}
        """What the encounter says of each creature, by its id."""
        self.sheets: Mapping[str, Sheet] = {}
        self.weapons: Mapping[str, Mapping[str, Any]] = {}
        """The rows of the table of weapons that this fight may need."""
        self.armor: Mapping[str, Mapping[str, Any]] = {}
        self.deck: int = WHOLE
        """The cards not dealt yet, as bits."""
        self.joker_out = False
        """Was a Joker dealt this round? Then the deck is reshuffled after it (sw.init.shuffle)."""
        self.gm_bennies = 0
        self.floor: tuple[tuple[Square, str, int], ...] = ()
        """What lies where, and how many of it."""
        self.objects: tuple[Any, ...] = ()
        """Doors and other things that can be broken."""
        self.light = "bright"
        self.proposed_end = -1
        """The round in which the game master was last asked whether the fight is over."""

    def clone(self) -> Fight:
        copy = Fight.__new__(Fight)
        self.copy_base(copy)
        for name in Fight.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy

    def entry(self, id: str) -> Mapping[str, Any]:
        """What the encounter says of a creature; nothing of one that was enlisted later."""
        return self.entries.get(id, {})

    def hostile(self, one: Who, other: Who) -> bool:
        """Are two creatures enemies?"""
        a, b = self.creatures[one].side, self.creatures[other].side
        return a != b and (not self.relations or self.relations.get((a, b), HOSTILE) == HOSTILE)

    def allied(self, one: Who, other: Who) -> bool:
        """Are two creatures friends?"""
        a, b = self.creatures[one].side, self.creatures[other].side
        return a == b or self.relations.get((a, b)) == "allied"

    def gap(self, one: Who, other: Who) -> int:
        """The distance of two creatures in inches, height counting as a third axis (sw.grid.square)."""
        a, b = self.body(one), self.body(other)
        flat = self.board.gap(a.at, a.size, b.at, b.size)
        if a.height == b.height:
            return flat
        apart = b.height - a.height - a.size + 1 if b.height > a.height else a.height - b.height - b.size + 1
        return max(flat, apart)

    def body(self, who: Who) -> Combatant:
        """From where a creature strikes and is struck: of a rider it is that of his mount (sw.mount.basics)."""
        creature = self.creatures[who]
        if creature.flags & MOUNTED:
            mount = next((self.creatures[effect.by] for effect in self.effects_on(who, "riding")), creature)
            return creature if mount.sheet.vehicle else mount
        return creature

    def adjacent(self, one: Who, other: Who) -> bool:
        """Do two creatures stand next to one another? (sw.grid.square)"""
        return self.gap(one, other) <= 1

    def setting(self, name: str, default: object) -> Any:
        """A setting of the table."""
        return self.settings.get(name, default)

    def option(self, name: str, default: bool) -> bool:
        """A setting of the table that is on or off."""
        return self.settings.get(name, default) in (True, "yes")

    def others(self, who: Who) -> list[Combatant]:
        """Everybody else who is on the map."""
        return [other for other in self.creatures if other.present and other.index != who]

    def foes(self, who: Who) -> list[Combatant]:
        """Its enemies that are up."""
        return [other for other in self.creatures if other.up and self.hostile(who, other.index)]


def riders_of(fight: Fight, mount: Who) -> tuple[Who, ...]:
    """Those whom a mount or a vehicle carries (sw.mount.basics)."""
    if not fight.creatures[mount].flags & RIDDEN:
        return ()
    return tuple(effect.on for effect in fight.effects if effect.kind == "riding" and effect.by == mount)


def acts_alone(creature: Combatant) -> bool:
    """Has it turns of its own? Neither a vehicle nor a mount that is ridden has (sw.mount.basics)."""
    return not creature.sheet.vehicle and not creature.flags & RIDDEN


def squares_within(fight: Fight, who: Who, distance: int) -> Squares:
    """The squares within so many inches of a creature's space."""
    creature = fight.creatures[who]
    return fight.board.reach(creature.at, creature.size, distance)
