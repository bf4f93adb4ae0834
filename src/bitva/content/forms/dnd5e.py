"""The forms of D&D 5e: stat blocks of creatures and heroes, as `docs/stat-block.md` describes them."""
from __future__ import annotations

from bitva.content.forms import (
    DECIMAL,
    DICE,
    FLAG,
    NAMED,
    NUMBER,
    TEXT,
    Damage,
    Either,
    Fields,
    Form,
    Id,
    Later,
    ListOf,
    MapOf,
    OneOf,
)
from bitva.rulebooks.dnd5e.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES, SKILLS

ABILITY = OneOf("ability", ABILITIES)
CONDITION = OneOf("condition", (*CONDITIONS, "exhaustion"))
TYPE = OneOf("damage type", DAMAGE_TYPES)
DAMAGE = Either((str, Damage(DAMAGE_TYPES)), (list, ListOf(Damage(DAMAGE_TYPES))))
MAKE = OneOf("make", ("magic", "silver", "adamantine"))
WORDS = Either((str, NAMED), (list, ListOf(NAMED)))
PROSE = Either((str, TEXT), (dict, Fields({"en": TEXT, "ru": TEXT})))
NAMES = MapOf(NAMED, Either((str, TEXT), (dict, MapOf(NAMED, TEXT))))
SPEEDS = Fields({**dict.fromkeys(("walk", "climb", "swim", "fly", "burrow"), NUMBER), "hover": FLAG})
SENSES = Fields({**dict.fromkeys(("darkvision", "blindsight", "tremorsense", "truesight", "passive"), NUMBER),
                 "blind_beyond": FLAG})
WARD = Either((str, TYPE), (dict, Fields({"types": ListOf(TYPE), "unless": Either((str, MAKE), (list, ListOf(MAKE)))}, ("types",))))
AREA = Fields({"shape": OneOf("shape", ("cone", "cube", "sphere", "cylinder", "line", "within")), "size": NUMBER, "width": NUMBER,
               "height": NUMBER, "corners": FLAG}, ("shape", "size"))
SAVE = Fields({"ability": ABILITY, "dc": NUMBER, "half": FLAG}, ("ability", "dc"))
COST = OneOf("cost", ("action", "bonus", "reaction", "legendary"))

_EFFECT: list[Form] = []
EFFECT = Later(_EFFECT)
MOMENTS = ("start-of-turn", "end-of-turn", "start-of-source-turn", "end-of-source-turn")
_EFFECT.append(Fields({
    "conditions": ListOf(CONDITION), "choose": ListOf(CONDITION), "rounds": NUMBER, "minutes": NUMBER,
    "until": OneOf("moment", MOMENTS), "repeat": OneOf("moment", ("end-of-turn", "end-of-next-turn")),
    "repeat_on": OneOf("cause", ("damage", "harm")), "ends_on": ListOf(NAMED), "then": EFFECT,
    "escape": Fields({"ability": ABILITY, "dc": NUMBER, "cost": NAMED, "damage": DAMAGE}, open=True),
    "immune_after": FLAG, "while_inside": FLAG, "push": NUMBER, "ac": NUMBER, "no_reactions": FLAG, "one_attack": FLAG,
    "action_or_bonus": FLAG, "no_move": FLAG, "no_actions": FLAG, "turned": FLAG, "inside": FLAG,
}, open=True))

RIDER = Fields({
    "save": SAVE, "damage": DAMAGE, "half": FLAG, "fail": EFFECT, "effect": EFFECT,
    "grapple": Fields({"escape": NUMBER, "restrained": FLAG, "at_once": NUMBER}), "spares": ListOf(NAMED), "only": ListOf(NAMED),
    "at_zero": Fields({"stable": FLAG, "conditions": ListOf(CONDITION), "minutes": NUMBER}),
}, open=True)
ATTACK = Fields({
    "id": NAMED, "kind": OneOf("kind of attack", ("melee", "ranged", "melee-or-ranged")), "bonus": NUMBER, "reach": NUMBER,
    "range": ListOf(NUMBER, 2, 2), "target": OneOf("target", ("any", "creature")), "damage": DAMAGE, "two_handed": DAMAGE,
    "at_range": DAMAGE, "half_hp": DAMAGE, "weapon": Id("weapons"), "hands": NUMBER, "magic": MAKE, "recharge": NUMBER,
    "riders": ListOf(RIDER),
}, ("id", "kind", "bonus"))
POWER = Fields({
    "id": NAMED, "cost": COST, "area": AREA, "range": NUMBER, "targets": NUMBER, "chosen": FLAG, "types": ListOf(NAMED),
    "spares": ListOf(NAMED), "needs": OneOf("sense", ("sight", "hearing", "awareness", "mutual-sight")), "magical": FLAG,
    "save": SAVE, "damage": DAMAGE, "fail": EFFECT, "recharge": NUMBER, "per_day": NUMBER, "spends": NAMED,
    "heal_pool": NUMBER, "text": PROSE,
}, ("id", "cost"), open=True)
AURA = Fields({
    "id": NAMED, "size": NUMBER, "save": SAVE, "fail": EFFECT, "damage": DAMAGE, "magical": FLAG, "text": PROSE, "optional": FLAG,
    "when": OneOf("moment", ("start-of-turn", "end-of-turn", "enter")), "avert": FLAG, "immune_on_success": FLAG,
}, ("id", "size", "when"), open=True)
TRAIT = Either((str, NAMED), (dict, Fields({"id": NAMED, "uses": NUMBER, "text": PROSE}, ("id",), open=True)))
PART = Fields({"attack": NAMED, "power": NAMED, "count": NUMBER, "as": NAMED, "optional": FLAG})
LEGENDARY = Fields({"count": NUMBER, "options": ListOf(Fields(
    {"id": NAMED, "cost": NUMBER, "attack": NAMED, "power": NAMED, "check": OneOf("skill", SKILLS)}, ("id", "cost")))},
    ("count", "options"))
CASTING = Fields({
    "ability": ABILITY, "dc": NUMBER, "attack": NUMBER, "level": NUMBER, "slots": ListOf(NUMBER, 0, 9),
    "spells": ListOf(Id("spells")), "at_will": ListOf(Id("spells")), "per_day": MapOf(Id("spells"), NUMBER),
    "without": ListOf(OneOf("component", ("v", "s", "m"))), "focus": NAMED, "materials": MapOf(Id("spells"), NUMBER),
    "other_spells": ListOf(NAMED),
})

STAT_BLOCK = Fields({
    "id": NAMED, "name": NAMED, "title": NAMES, "kind": OneOf("kind of stat block", ("monster", "hero")),
    "size": OneOf("size", SIZES), "type": NAMED, "tags": ListOf(NAMED), "swarm": OneOf("size", SIZES), "challenge": DECIMAL,
    "class": NAMED, "level": NUMBER, "ac": NUMBER, "wears": Id("armor"), "armor": Id("armor"), "shield": FLAG,
    "hp": Either((int, NUMBER), (dict, Fields({"average": NUMBER, "dice": DICE}, ("average",)))), "speed": SPEEDS,
    "abilities": MapOf(ABILITY, NUMBER), "proficiency": NUMBER, "saves": MapOf(ABILITY, NUMBER),
    "skills": MapOf(OneOf("skill", SKILLS), NUMBER), "senses": SENSES, "resist": ListOf(WARD), "immune": ListOf(WARD),
    "vulnerable": ListOf(WARD), "condition_immune": ListOf(CONDITION), "hands": NUMBER,
    "mount": OneOf("kind of mount", ("trained", "independent")),
    "proficient": Fields({"weapons": ListOf(NAMED), "armor": ListOf(NAMED)}), "weapons": MapOf(Id("weapons"), NUMBER),
    "ammunition": MapOf(NAMED, NUMBER), "items": MapOf(NAMED, NUMBER), "in_hand": ListOf(NAMED), "traits": ListOf(TRAIT),
    "attacks": ListOf(ATTACK), "powers": ListOf(POWER), "auras": ListOf(AURA), "multiattack": ListOf(ListOf(PART)),
    "legendary": LEGENDARY, "lair": ListOf(Fields({"id": NAMED, "power": NAMED}, ("id",), open=True)), "spellcasting": CASTING,
    "text": ListOf(Fields({"id": NAMED, "title": PROSE, "text": PROSE}, ("id", "text"))),
}, ("id", "kind", "hp", "abilities"))

FORMS: dict[str, Form] = {"creatures": STAT_BLOCK, "heroes": STAT_BLOCK}
