"""The vocabulary of ACKS II: abilities, sizes, conditions as bits, categories of saving throws, compass words."""
from __future__ import annotations

from typing import Final

ABILITIES: Final = ("str", "int", "wil", "dex", "con", "cha")
SAVES: Final = ("paralysis", "death", "blast", "implements", "spells")
SIZES: Final = ("tiny", "small", "man", "large", "huge", "gigantic", "colossal")
"""From the smallest to the largest (acks.grid.size)."""
SQUARES: Final = {"tiny": 1, "small": 1, "man": 1, "large": 2, "huge": 2, "gigantic": 4, "colossal": 10}
"""How many squares long and wide a space is (acks.grid.size)."""
DAMAGE_TYPES: Final = ("bludgeoning", "piercing", "slashing", "acidic", "arcane", "poisonous", "cold", "electric", "fire",
                       "luminous", "necrotic", "seismic")
FEET: Final = 5
"""A square is five feet (acks.grid.square)."""
FACINGS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The eight directions by their number (acks.grid.facing)."""

# A condition is a bit of a creature's flags; an effect that imposes it carries the bit.
DISORDERED: Final = 1 << 0
PRONE: Final = 1 << 1
GRABBED: Final = 1 << 2
RESTRAINED: Final = 1 << 3
WRESTLED: Final = 1 << 4
HIDDEN: Final = 1 << 5
SNEAKING: Final = 1 << 6
HELPLESS: Final = 1 << 7
UNCONSCIOUS: Final = 1 << 8
SURPRISED: Final = 1 << 9
FALTERING: Final = 1 << 10
FRIGHTENED: Final = 1 << 11
COWERING: Final = 1 << 12
BLINDED: Final = 1 << 13
DEAFENED: Final = 1 << 14
MUTE: Final = 1 << 15
BURNING: Final = 1 << 16
WINDED: Final = 1 << 17
PARALYZED: Final = 1 << 18
SLUMBERING: Final = 1 << 19
INCAPACITATED: Final = 1 << 20
VULNERABLE: Final = 1 << 21
CONDITIONS: Final = {
    "disordered": DISORDERED, "prone": PRONE, "grabbed": GRABBED, "restrained": RESTRAINED, "wrestled": WRESTLED,
    "hidden": HIDDEN, "sneaking": SNEAKING, "helpless": HELPLESS, "unconscious": UNCONSCIOUS, "surprised": SURPRISED,
    "faltering": FALTERING, "frightened": FRIGHTENED, "cowering": COWERING, "blinded": BLINDED, "deafened": DEAFENED,
    "mute": MUTE, "burning": BURNING, "winded": WINDED, "paralyzed": PARALYZED, "slumbering": SLUMBERING,
    "incapacitated": INCAPACITATED, "vulnerable": VULNERABLE,
}

# Bits of effects that are no conditions, but that a rule has to look for.
READIED: Final = 1 << 32
"""It waits for something with a readied action."""
COUNTERED: Final = 1 << 33
"""It has countercharged, at the price of its Armour Class."""
DEFENDED: Final = 1 << 34
"""Somebody guards it, perhaps itself."""
COVERED: Final = 1 << 35
"""It has taken cover."""
ARMORED: Final = 1 << 36
"""An effect changes its Armour Class."""
SWAYED: Final = 1 << 37
"""An effect changes its attack throws, saving throws or proficiency throws."""
SPEEDED: Final = 1 << 38
"""An effect changes its speed."""
ALOOF: Final = 1 << 39
"""Magic forbids it to engage and to be engaged."""
HOLDING: Final = 1 << 40
"""It holds somebody."""
RIDING: Final = 1 << 41
RIDDEN: Final = 1 << 42
SLOWED: Final = 1 << 43
"""It has shot a weapon that is slow to load."""
PINNED: Final = 1 << 50
"""It may not move defensively."""

SENSELESS: Final = HELPLESS | UNCONSCIOUS | PARALYZED | SLUMBERING
"""Conditions that make helpless (acks.cond.helpless)."""
IDLE: Final = SENSELESS | SURPRISED | COWERING
"""Conditions under which no action is possible."""
HELD: Final = GRABBED | WRESTLED
"""Conditions under which one may only try to escape (acks.cond.grabbed, acks.cond.wrestled)."""
EXPOSED: Final = VULNERABLE | SENSELESS | COWERING | GRABBED | PRONE | RESTRAINED | SURPRISED | WRESTLED
"""Conditions that make vulnerable to everybody (acks.cond.vulnerable)."""
