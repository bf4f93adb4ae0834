"""A spell as data: level, time, range, target, area, damage, duration. What it does with them is code."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bitva.kernel.dice import Dice
from bitva.kernel.words import value
from bitva.rulebooks.dnd5e.sheet import Damage, Sheet

ACTION, BONUS, REACTION, LONG = "action", "bonus", "reaction", "long"
TOUCH = 5
WITHIN = "within"
OBJECTS_TOO = "creature-or-object"
"""The kind of targets of which objects are some."""
"""The shape of an area that is a distance from its creator's space."""
ANY_NUMBER = 99
Fields = Mapping[str, Any]
NOTHING: Fields = {}


@value
class Target:
    """Whom a spell is cast at: what kind of target, how many at most, and what else must be true of them."""

    kind: str = ""
    count: int = 1
    types: tuple[str, ...] = ()
    sight: bool = False
    within: int = 0
    unarmored: bool = False


@value
class Area:
    """The shape of an area in feet; a height of 0 lies on the floor, None goes as high as the shape does."""

    shape: str
    size: int
    width: int = 5
    height: int | None = None
    corners: bool = False


@value
class Save:
    """The saving throw that a spell asks for; for some types it is harder, in a zone it may only be due at some moments."""

    ability: str
    half: bool = False
    cover: bool = True
    hard_for: tuple[str, ...] = ()
    when: tuple[str, ...] = ()


class Spell:
    """One spell's figures."""

    __slots__ = ("again", "area", "attack", "components", "concentration", "consumed", "cost", "damage", "data", "effect", "fail",
                 "heal", "id", "level", "minutes", "needs", "per_slot", "range", "reacts", "rounds", "save", "school", "shots",
                 "spares", "spares_immune", "spares_traits", "target", "time", "zone")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id = str(data["id"])
        self.level = int(data["level"])
        self.school = str(data.get("school", ""))
        time = data.get("time", ACTION)
        self.time = time if isinstance(time, str) else LONG
        self.minutes = 0 if isinstance(time, str) else int(time["minutes"])
        self.reacts = str(data.get("reaction", ""))
        """What a reaction spell answers."""
        reach = data.get("range", "self")
        self.range = TOUCH if reach == "touch" else 0 if reach == "self" else int(reach)
        """In feet; 0 for what is cast on oneself or starts at oneself."""
        self.components = tuple(data.get("components", ()))
        self.cost = int(data.get("cost", 0))
        self.consumed = bool(data.get("consumed", False))
        duration = data.get("duration", NOTHING)
        self.rounds = int(duration.get("rounds", 0)) + 10 * int(duration.get("minutes", 0))
        self.concentration = bool(duration.get("concentration", False))
        self.target = _target(data.get("target", NOTHING))
        self.area = _area(data["area"]) if "area" in data else None
        self.spares = tuple(data.get("spares", ()))
        self.spares_immune = tuple(data.get("spares_immune", ()))
        self.spares_traits = tuple(data.get("spares_traits", ()))
        self.needs = str(data.get("needs", ""))
        self.attack = str(data.get("attack", ""))
        self.shots = int(data.get("shots", 0))
        self.save = _save(data["save"]) if "save" in data else None
        self.damage = tuple(data.get("damage", ()))
        self.heal = str(data.get("heal", ""))
        self.fail: Fields = data.get("fail", NOTHING)
        self.effect: Fields = data.get("effect", NOTHING)
        self.per_slot: Fields = data.get("per_slot", NOTHING)
        self.zone: Fields = data.get("zone", NOTHING)
        self.again: Fields = data.get("again", NOTHING)

    @staticmethod
    def read(data: Mapping[str, Any]) -> Spell:
        return Spell(data)

    def to_data(self) -> dict[str, Any]:
        return dict(self.data)

    @property
    def harmful(self) -> bool:
        """Does it harm those it is cast at? (dnd.condition.charmed)"""
        return bool(self.damage or self.save or "hit_damage" in self.effect)

    def steps(self, level: int) -> int:
        """How often what a higher slot adds is added (dnd.spell.slots)."""
        return max(0, level - self.level) // int(self.per_slot.get("every", 1)) if self.level else 0

    def grown(self, what: str, start: int, level: int) -> int:
        """A figure of the spell with what a higher slot adds to it (dnd.spell.slots)."""
        return start + int(self.per_slot.get(what, 0)) * self.steps(level)

    def damage_by(self, sheet: Sheet, level: int, choice: str = "") -> tuple[Damage, ...]:
        """The damage of one casting: cantrips grow with the caster, other spells with the slot (dnd.spell.slots)."""
        rows = list(self.damage)
        if not self.level:
            caster = int(sheet.spellcasting.get("level", 1))
            for least, row in self.data.get("scaling", NOTHING).items():
                rows = list(row) if caster >= int(least) else rows
        parts = [Damage.read(with_modifier(row, sheet)) for row in rows]
        extra = self.per_slot.get("or" if choice and choice in str(self.per_slot.get("or", "")) else "damage", ())
        for row in extra:
            more = Damage.read(row)
            for _ in range(self.steps(level)):
                parts = [Damage(together(part.dice, more.dice), part.type) if part.type == more.type else part for part in parts]
        return tuple(parts)

    def dice_by(self, sheet: Sheet, level: int, what: str, text: str) -> Dice:
        """Other dice of the spell, such as those of healing, with what a higher slot adds (dnd.spell.slots)."""
        dice = Dice.read(with_modifier(text, sheet))
        for _ in range(self.steps(level) if what in self.per_slot else 0):
            dice = together(dice, Dice.read(str(self.per_slot[what])))
        return dice


def reaction_spells(sheet: Sheet, spells: Mapping[str, Spell]) -> frozenset[str]:
    """The spells of a stat block that are reactions (dnd.spell.reaction)."""
    known = sheet.spellcasting.get("spells", ())
    return frozenset(id for id in known if id in spells and spells[id].reacts)


def with_modifier(text: str, sheet: Sheet) -> str:
    """The dice of a spell with the caster's spellcasting modifier in them."""
    return text.replace("+mod", f"{sheet.mods[sheet.spellcasting.get('ability', 'int')]:+d}")


def together(one: Dice, other: Dice) -> Dice:
    """Two dice expressions as one, dice of the same size together."""
    sizes = list(dict.fromkeys(sides for _, sides in (*one.groups, *other.groups)))
    groups = tuple((sum(count for count, size in (*one.groups, *other.groups) if size == sides), sides) for sides in sizes)
    return Dice(groups, one.plus + other.plus)


def _target(data: Fields) -> Target:
    count = data.get("count", 1)
    return Target(str(data.get("kind", "")), ANY_NUMBER if count == "any" else int(count), tuple(data.get("types", ())),
                  bool(data.get("sight", False)), int(data.get("within", 0)), bool(data.get("unarmored", False)))


def _area(data: Fields) -> Area:
    height = data.get("height")
    return Area(str(data["shape"]), int(data["size"]), int(data.get("width", 5)), None if height is None else int(height),
                bool(data.get("corners", False)))


def _save(data: Fields) -> Save:
    return Save(str(data["ability"]), bool(data.get("half", False)), not data.get("no_cover", False),
                tuple(data.get("disadvantage", ())), tuple(data.get("when", ())))
