"""The forms of Starfinder: stat blocks of creatures and heroes, as `docs/stat-block-starfinder.md` describes them."""
from __future__ import annotations

from bitva.content.forms import (
    DECIMAL,
    DICE,
    FLAG,
    NAMED,
    NUMBER,
    TEXT,
    Called,
    Damage,
    Either,
    Fields,
    Form,
    Id,
    ListOf,
    MapOf,
    OneOf,
    Written,
)
from bitva.rulebooks.starfinder.areas import SHAPES
from bitva.rulebooks.starfinder.criticals import FIGURED_EFFECTS, TASKS
from bitva.rulebooks.starfinder.ready import TRIGGERS
from bitva.rulebooks.starfinder.spells.spell import RANGES, SORTS
from bitva.rulebooks.starfinder.words import (
    ABILITIES,
    BONUSES,
    CONDITIONS,
    ENERGY,
    FULL,
    KINETIC,
    LONG,
    MOVE,
    REACTION,
    SAVES,
    SIZES,
    SKILLS,
    STANDARD,
    SWIFT,
    TALL,
)

TYPES = (*KINETIC, *ENERGY, "untyped")
ABILITY = OneOf("ability", ABILITIES)
SAVE = OneOf("save", SAVES)
CONDITION = OneOf("condition", CONDITIONS)
ONE_DAMAGE = Damage((*TYPES, *(f"{one}/{other}" for one in TYPES for other in TYPES)))
DAMAGE = Either((str, ONE_DAMAGE), (list, ListOf(ONE_DAMAGE)))
NAMES = MapOf(NAMED, Either((str, TEXT), (dict, MapOf(NAMED, TEXT))))
ROUNDS = Either((int, NUMBER), (str, DICE))
BONUS = Fields({"to": NAMED, "amount": NUMBER, "kind": OneOf("kind of bonus", BONUSES), "from": NAMED, "rounds": NUMBER},
               ("to", "amount"))
FIGURED = Either((str, NAMED), (dict, MapOf(NAMED, Either((int, NUMBER), (bool, FLAG), (str, Written("dice"))))))
CRITICAL = Called("critical effect", FIGURED_EFFECTS, (name for name in TASKS if name not in FIGURED_EFFECTS))
COST = OneOf("action", (STANDARD, MOVE, SWIFT, FULL, REACTION))
REACH = Either((int, NUMBER), (str, OneOf("range", ("self", "touch", *RANGES))))

EFFECT = Fields({
    "conditions": ListOf(CONDITION), "rounds": ROUNDS, "until": OneOf("moment", ("attack-over",)), "bonus": ListOf(BONUS),
    "ward": MapOf(OneOf("damage type", (*ENERGY, "kinetic")), NUMBER), "push": NUMBER, "lifts": ListOf(CONDITION), "stable": FLAG,
    "stays": FLAG,
})
RIDER = Fields({"save": SAVE, "dc": NUMBER, "fail": EFFECT, "partial": EFFECT, "effect": EFFECT, "spares": ListOf(NAMED)})
ATTACK = Fields({
    "id": NAMED, "kind": OneOf("kind of attack", ("melee", "ranged")), "bonus": NUMBER, "damage": DAMAGE, "reach": NUMBER,
    "range": NUMBER, "ranges": NUMBER, "weapon": Id("weapons"), "hands": NUMBER, "thrown": FLAG, "properties": ListOf(FIGURED),
    "critical": ListOf(CRITICAL), "capacity": NUMBER, "usage": NUMBER, "level": NUMBER, "riders": ListOf(RIDER),
}, ("id", "bonus"))
POWER = Fields({
    "id": NAMED, "sort": OneOf("kind of ability", SORTS), "time": COST, "cost": COST, "provokes": FLAG, "range": REACH,
    "target": Fields({"kind": OneOf("target", ("creature", "ally", "willing", "self", "dying")), "count": NUMBER,
                      "within": NUMBER}),
    "area": Fields({"shape": OneOf("shape", SHAPES), "size": NUMBER}, ("shape", "size")),
    "attack": OneOf("kind of attack", ("melee", "ranged")), "against": OneOf("armour class", ("eac", "kac")), "bonus": NUMBER,
    "shots": NUMBER, "save": SAVE, "saving": OneOf("saving", ("negates", "half", "partial")), "dc": NUMBER,
    "damage": ListOf(ONE_DAMAGE), "heal": DICE, "temp": DICE, "fail": EFFECT, "partial": EFFECT, "effect": EFFECT,
    "duration": Fields({"rounds": NUMBER, "minutes": NUMBER, "per_level": FLAG, "concentration": FLAG}),
    "zone": Fields({"layers": ListOf(NAMED), "when": ListOf(OneOf("moment", ("cast", "enter", "turn-start")))}),
    "dismissible": FLAG, "uses": NUMBER, "recharge": DICE, "spares": ListOf(NAMED), "continuous": FLAG,
}, ("id", "sort"))
FEATURE = Either((str, NAMED), (dict, Fields({
    "id": NAMED, "uses": NUMBER, "damage": Either((str, TEXT), (list, ListOf(ONE_DAMAGE))), "amount": NUMBER, "size": NUMBER,
    "save": SAVE, "dc": NUMBER, "stopped_by": ListOf(OneOf("damage type", TYPES)),
    "full_attack": Fields({"attacks": NUMBER, "penalty": NUMBER}, ("attacks", "penalty")),
}, ("id",), open=True)))
REACTION_ROW = Fields({
    "id": NAMED, "when": OneOf("trigger", TRIGGERS), "defensive": FLAG, "ac": NUMBER, "kind": OneOf("kind of bonus", BONUSES),
    "attack": FLAG, "feet": NUMBER,
}, ("id", "when"))
DEVICE = Fields({"id": NAMED, "cost": COST, "always_on": FLAG, "bonuses": ListOf(BONUS)}, ("id",), open=True)
CASTING = Fields({"ability": ABILITY, "level": NUMBER, "slots": ListOf(NUMBER, 0, 6), "dc": NUMBER, "melee": NUMBER,
                  "ranged": NUMBER})
SPEEDS = Fields({**dict.fromkeys(("land", "climb", "swim", "fly", "burrow"), NUMBER),
                 "manoeuvrability": OneOf("manoeuvrability", ("clumsy", "average", "perfect"))})
SENSES = MapOf(OneOf("sense", ("darkvision", "low-light", "blindsight", "blindsense", "sense-through")), NUMBER)
SCORE = Either((int, NUMBER), (type(None), OneOf("modifier", (None,))))
CARRIED = MapOf(NAMED, NUMBER)

STAT_BLOCK = Fields({
    "id": NAMED, "name": NAMED, "title": NAMES, "kind": OneOf("kind of stat block", ("monster", "hero")), "type": NAMED,
    "size": OneOf("size", SIZES), "shape": OneOf("shape", (TALL, LONG)), "reach": NUMBER, "level": NUMBER, "class": NAMED,
    "cr": DECIMAL, "hp": NUMBER, "sp": NUMBER, "rp": NUMBER, "eac": NUMBER, "kac": NUMBER, "armor": Id("armor"),
    "abilities": MapOf(ABILITY, SCORE), "mindless": FLAG, "constitution": NUMBER, "bab": NUMBER, "saves": MapOf(SAVE, NUMBER),
    "skills": MapOf(OneOf("skill", SKILLS), NUMBER), "ranks": MapOf(OneOf("skill", SKILLS), NUMBER), "initiative": NUMBER,
    "speed": SPEEDS, "senses": SENSES, "dr": NUMBER, "resist": MapOf(OneOf("damage type", ENERGY), NUMBER),
    "immune": ListOf(OneOf("condition", (*CONDITIONS, *TYPES, "criticals"))), "hands": NUMBER, "proficient": ListOf(NAMED),
    "weapons": MapOf(Id("weapons"), NUMBER), "items": CARRIED, "stowed": CARRIED, "in_hand": ListOf(NAMED),
    "attacks": ListOf(ATTACK), "bonuses": ListOf(BONUS), "features": ListOf(FEATURE), "reactions": ListOf(REACTION_ROW),
    "devices": ListOf(DEVICE), "powers": ListOf(POWER), "spells": ListOf(Id("spells")), "spellcasting": CASTING,
}, ("id", "kind", "hp", "abilities"))

FORMS: dict[str, Form] = {"creatures": STAT_BLOCK, "heroes": STAT_BLOCK}
