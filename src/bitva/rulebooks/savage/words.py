"""The vocabulary of Savage Worlds: traits, Scales, conditions and other marks as bits."""
from __future__ import annotations

from typing import Final

AGILITY: Final = "agility"
SMARTS: Final = "smarts"
SPIRIT: Final = "spirit"
STRENGTH: Final = "strength"
VIGOR: Final = "vigor"
ATTRIBUTES: Final = (AGILITY, SMARTS, SPIRIT, STRENGTH, VIGOR)
FIGHTING: Final = "fighting"
SHOOTING: Final = "shooting"
ATHLETICS: Final = "athletics"
RIDING: Final = "riding"
SKILLS: Final = {
    **dict.fromkeys(
        ("athletics", "fighting", "shooting", "stealth", "riding", "driving", "boating", "piloting", "thievery"), AGILITY
    ),
    **dict.fromkeys(
        (
            "common-knowledge", "notice", "healing", "taunt", "survival", "repair", "research", "science", "occult", "battle",
            "electronics", "hacking", "academics", "gambling", "language", "spellcasting", "weird-science", "psionics",
        ),
        SMARTS,
    ),
    **dict.fromkeys(("intimidation", "persuasion", "performance", "faith", "focus"), SPIRIT),
}
"""Which attribute each skill is linked with (sw.skill.linked)."""
TRAITS: Final = (*ATTRIBUTES, *SKILLS)

SCALES: Final = ("tiny", "very-small", "small", "normal", "large", "huge", "gargantuan")
SCALE_MODIFIER: Final = {"tiny": -6, "very-small": -4, "small": -2, "normal": 0, "large": 2, "huge": 4, "gargantuan": 6}
"""What a Scale is worth in an attack (sw.scale.categories)."""
SQUARES: Final = {"large": 2, "huge": 3, "gargantuan": 4}
"""How many squares long and wide creatures beyond Normal Scale are (sw.grid.footprint)."""
SMALLEST: Final = -4
"""The least Size there is (sw.size.range)."""


def scale_of(size: int) -> str:
    """The Scale of a Size (sw.size.table)."""
    if size <= -2:
        return SCALES[max(0, size - SMALLEST)]
    return "normal" if size <= 3 else "large" if size <= 7 else "huge" if size <= 11 else "gargantuan"


# A condition is a bit of a creature's flags; an effect that imposes it carries the bit, and those of what it includes.
SHAKEN: Final = 1 << 0
DISTRACTED: Final = 1 << 1
VULNERABLE: Final = 1 << 2
STUNNED: Final = 1 << 3
ENTANGLED: Final = 1 << 4
BOUND: Final = 1 << 5
PRONE: Final = 1 << 6
INCAPACITATED: Final = 1 << 7
BLEEDING: Final = 1 << 8
CONDITIONS: Final = {
    "shaken": SHAKEN, "distracted": DISTRACTED, "vulnerable": VULNERABLE, "stunned": STUNNED, "entangled": ENTANGLED,
    "bound": BOUND, "prone": PRONE, "incapacitated": INCAPACITATED, "bleeding": BLEEDING,
}

# Bits of effects that are no conditions, but that a rule has to look for.
HOLDING: Final = 1 << 16
"""It is on Hold, or waits with a Joker."""
SUSPENDED: Final = 1 << 17
"""Its action was broken into and waits to be carried out."""
AT_ONCE: Final = 1 << 18
"""What befalls it now takes effect only after its own action, which happens at the same time."""
DEFENDING: Final = 1 << 19
AIMING: Final = 1 << 20
HELPED: Final = 1 << 21
"""Somebody's Support adds to a roll of this creature, or takes from it."""
PARRYING: Final = 1 << 22
"""An effect changes its Parry."""
TOUGHENED: Final = 1 << 23
"""An effect changes its Toughness."""
PACED: Final = 1 << 24
"""An effect changes its Pace."""
ROLLING: Final = 1 << 25
"""An effect adds to this creature's trait rolls, or takes from them."""
WARDED: Final = 1 << 26
"""An effect bears on attacks against this creature."""
GRAPPLING: Final = 1 << 27
"""It holds somebody."""
MOUNTED: Final = 1 << 28
"""It rides another creature."""
RIDDEN: Final = 1 << 29
PANICKED: Final = 1 << 30
HURT: Final = 1 << 31
"""A lasting injury changes one of its traits."""
UNSTEADY: Final = 1 << 32
"""It stands on something that moves."""
BRACED: Final = 1 << 34
"""Fright has made it as strong as with a Joker."""
HESITANT: Final = 1 << 35
"""Fright has made it slow for the rest of the fight."""
BOOSTED: Final = 1 << 36
"""A power raises one of its traits."""

ROOTED: Final = ENTANGLED | BOUND
"""Conditions under which a creature cannot move."""
HELPLESS: Final = STUNNED | INCAPACITATED
"""Conditions under which a creature can neither move nor act."""
IDLE: Final = SHAKEN | HELPLESS
"""Conditions under which a creature takes no actions."""
SURPRISED: Final = "surprised"
"""The effect on those who have not noticed an ambush (sw.surprise)."""
