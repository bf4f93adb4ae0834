"""The vocabulary of D&D 5e: abilities, skills, sizes, conditions as bits, damage types."""
from __future__ import annotations

from typing import Final

ABILITIES: Final = ("str", "dex", "con", "int", "wis", "cha")
SKILLS: Final = {
    "athletics": "str", "acrobatics": "dex", "sleight-of-hand": "dex", "stealth": "dex", "arcana": "int", "history": "int",
    "investigation": "int", "nature": "int", "religion": "int", "animal-handling": "wis", "insight": "wis", "medicine": "wis",
    "perception": "wis", "survival": "wis", "deception": "cha", "intimidation": "cha", "performance": "cha", "persuasion": "cha",
}
"""Which ability each skill belongs to (dnd.core.skills)."""
SIZES: Final = ("tiny", "small", "medium", "large", "huge", "gargantuan")
SQUARES: Final = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
"""How many squares long and wide a space is (dnd.size.table)."""
DAMAGE_TYPES: Final = ("acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic",
                       "radiant", "slashing", "thunder")
FEET: Final = 5
"""A square is five feet (dnd.grid.square)."""

# A condition is a bit of a creature's flags; an effect that imposes it carries the bit.
BLINDED: Final = 1 << 0
CHARMED: Final = 1 << 1
DEAFENED: Final = 1 << 2
FRIGHTENED: Final = 1 << 3
GRAPPLED: Final = 1 << 4
INCAPACITATED: Final = 1 << 5
INVISIBLE: Final = 1 << 6
PARALYZED: Final = 1 << 7
PETRIFIED: Final = 1 << 8
POISONED: Final = 1 << 9
PRONE: Final = 1 << 10
RESTRAINED: Final = 1 << 11
STUNNED: Final = 1 << 12
UNCONSCIOUS: Final = 1 << 13
CONDITIONS: Final = {
    "blinded": BLINDED, "charmed": CHARMED, "deafened": DEAFENED, "frightened": FRIGHTENED, "grappled": GRAPPLED,
    "incapacitated": INCAPACITATED, "invisible": INVISIBLE, "paralyzed": PARALYZED, "petrified": PETRIFIED,
    "poisoned": POISONED, "prone": PRONE, "restrained": RESTRAINED, "stunned": STUNNED, "unconscious": UNCONSCIOUS,
}

# Bits of effects that are no conditions, but that a rule on attacks, saves or movement has to look for.
DODGING: Final = 1 << 16
DISENGAGED: Final = 1 << 17
CONCENTRATING: Final = 1 << 18
SQUEEZING: Final = 1 << 19
HELPED: Final = 1 << 20
"""Somebody helps against this creature, or helps this creature with a check."""
ROLLS: Final = 1 << 21
"""An effect adds to (or takes from) this creature's attack rolls or saves: bless, bane …"""
ARMORED: Final = 1 << 22
"""An effect changes this creature's Armor Class."""
SPEEDED: Final = 1 << 23
"""An effect changes this creature's speed."""
MARKED: Final = 1 << 24
"""An effect lets attacks against this creature have advantage or disadvantage."""
WARDED: Final = 1 << 25
"""An effect changes damage that this creature takes."""
GRAPPLING: Final = 1 << 26
READIED: Final = 1 << 27
MOUNTED: Final = 1 << 28
"""It rides another creature."""
RIDDEN: Final = 1 << 40
"""Another creature rides it."""
SILENCED: Final = 1 << 29
HIDDEN: Final = 1 << 30
EMPOWERED: Final = 1 << 31
"""An effect adds to the damage this creature deals, or to how its attacks are rolled."""
SIGHT_JUDGED: Final = 1 << 32
"""The game master has said whom this creature sees, or does not."""
UNREACTIVE: Final = 1 << 33
"""An effect takes this creature's reactions away."""
SLOWED: Final = 1 << 34
"""An effect leaves this creature one attack, and an action or a bonus action."""
TURNED: Final = 1 << 35
"""It flees: of all actions it has only Dash, Dodge and the escape from what holds it."""
ENGULFING: Final = 1 << 36
"""Somebody is inside this creature."""
AVERTED: Final = 1 << 37
"""It looks away from somebody, whom it therefore does not see."""
OUTLINED: Final = 1 << 38
"""Light clings to this creature: being invisible does not help it."""
LETHARGIC: Final = 1 << 39
"""An effect takes this creature's actions away, though it is not incapacitated."""

HELPLESS: Final = INCAPACITATED | PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS
"""Conditions that include being incapacitated (dnd.condition.incapacitated)."""
ROOTED: Final = GRAPPLED | RESTRAINED
"""Conditions that bring the speed to 0."""
FROZEN: Final = PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS
"""Conditions under which a creature cannot move."""
UNAWARE: Final = PETRIFIED | UNCONSCIOUS
"""Conditions under which a creature perceives nothing."""
SPEECHLESS: Final = PARALYZED | PETRIFIED | UNCONSCIOUS
EASY_TO_HIT: Final = BLINDED | PARALYZED | PETRIFIED | RESTRAINED | STUNNED | UNCONSCIOUS
"""Conditions that give attacks against the creature advantage."""
FAILS_BODY_SAVES: Final = PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS
"""Conditions under which Strength and Dexterity saves fail by themselves."""
