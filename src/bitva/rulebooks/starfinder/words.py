"""The vocabulary of Starfinder: abilities, skills, sizes, kinds of damage and of bonuses, conditions as bits."""
from __future__ import annotations

from typing import Final

ABILITIES: Final = ("str", "dex", "con", "int", "wis", "cha")
SAVES: Final = {"fort": "con", "ref": "dex", "will": "wis"}
"""Saving throws and their abilities (sf.save.roll)."""
SKILLS: Final = {
    "acrobatics": "dex", "athletics": "str", "bluff": "cha", "computers": "int", "culture": "int", "diplomacy": "cha",
    "disguise": "cha", "engineering": "int", "intimidate": "cha", "life-science": "int", "medicine": "int", "mysticism": "wis",
    "perception": "wis", "physical-science": "int", "piloting": "dex", "profession": "wis", "sense-motive": "wis",
    "sleight-of-hand": "dex", "stealth": "dex", "survival": "wis",
}
"""Which ability each skill belongs to (sf.skill.check)."""
FEET: Final = 5
"""A square is five feet (sf.grid.squares)."""
TALL, LONG = "tall", "long"
SIZES: Final = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SQUARES: Final = dict(zip(SIZES, (1, 1, 1, 1, 1, 2, 3, 4, 6), strict=True))
"""How many squares long and wide a space is (sf.size.space)."""
SHARING: Final = {"fine": 100, "diminutive": 25, "tiny": 4}
"""How many of a size share one square (sf.size.space)."""
REACH: Final = {TALL: dict(zip(SIZES, (0, 0, 0, 5, 5, 10, 15, 20, 30), strict=True)),
                LONG: dict(zip(SIZES, (0, 0, 0, 5, 5, 5, 10, 15, 20), strict=True))}
"""Natural reach in feet of tall and of long creatures (sf.size.space)."""
KINETIC: Final = ("bludgeoning", "piercing", "slashing")
ENERGY: Final = ("acid", "cold", "electricity", "fire", "sonic")
"""Damage of these kinds alone goes against EAC (sf.ac.which)."""
BONUSES: Final = ("ability", "armor", "base", "circumstance", "divine", "enhancement", "insight", "luck", "morale", "racial")
"""Kinds of bonuses (sf.modifier.bonus_types)."""

# What an action costs (sf.action.types).
STANDARD, MOVE, SWIFT, FULL, REACTION, OTHER = "standard", "move", "swift", "full", "reaction", "other"

# A condition is a bit of a creature's flags; an effect that imposes it carries the bit.
_NAMES: Final = (
    "asleep", "bleeding", "blinded", "burning", "confused", "cowering", "dazed", "dazzled", "deafened", "dying", "encumbered",
    "entangled", "exhausted", "fascinated", "fatigued", "flat-footed", "frightened", "grappled", "helpless", "invisible",
    "nauseated", "off-kilter", "off-target", "overburdened", "panicked", "paralyzed", "pinned", "prone", "shaken", "sickened",
    "stable", "staggered", "stunned", "unconscious",
)
CONDITIONS: Final = {name: 1 << at for at, name in enumerate(_NAMES)}
(ASLEEP, BLEEDING, BLINDED, BURNING, CONFUSED, COWERING, DAZED, DAZZLED, DEAFENED, DYING, ENCUMBERED, ENTANGLED, EXHAUSTED,
 FASCINATED, FATIGUED, FLAT_FOOTED, FRIGHTENED, GRAPPLED, HELPLESS, INVISIBLE, NAUSEATED, OFF_KILTER, OFF_TARGET, OVERBURDENED,
 PANICKED, PARALYZED, PINNED, PRONE, SHAKEN, SICKENED, STABLE, STAGGERED, STUNNED, UNCONSCIOUS) = CONDITIONS.values()

# Bits of effects that are no conditions, but that a rule has to look for.
_FREE: Final = 1 << len(_NAMES)
SURPRISED: Final = _FREE
"""It has not acted since it was caught unawares (sf.surprise.flat_footed)."""
MODIFIED: Final = _FREE << 1
"""An effect adds to or takes from some of this creature's figures (bonuses.py)."""
READIED: Final = _FREE << 2
GUARDED: Final = _FREE << 3
"""It is in total defence (sf.total_defence.no_aoo)."""
HOLDING: Final = _FREE << 4
"""It grapples or pins somebody (sf.manoeuvre.grapple.one)."""
CONCENTRATING: Final = _FREE << 5
WARDED: Final = _FREE << 6
"""An effect changes damage that this creature takes."""
HIDDEN: Final = _FREE << 7
SQUEEZING: Final = _FREE << 8
DRIFTING: Final = _FREE << 9
MARKED: Final = _FREE << 10
"""An effect bears on attacks against this creature."""

OFF_GUARD: Final = FLAT_FOOTED | SURPRISED | BLINDED | COWERING | OFF_KILTER | PINNED | STUNNED
"""What leaves a creature flat-footed (sf.condition.flat_footed)."""
AT_MERCY: Final = HELPLESS | UNCONSCIOUS | ASLEEP | DYING | STABLE
"""What leaves a creature helpless (sf.condition.helpless)."""
SENSELESS: Final = UNCONSCIOUS | DYING | STABLE | ASLEEP
"""What leaves a creature without its senses."""
ACTIONLESS: Final = UNCONSCIOUS | DYING | STABLE | ASLEEP | STUNNED | DAZED | COWERING | FASCINATED
"""What leaves a creature no action at all."""
IMMOBILE: Final = GRAPPLED | PINNED | PARALYZED | ACTIONLESS
"""What keeps a creature where it is."""
UNREACTIVE: Final = OFF_GUARD | ACTIONLESS | PARALYZED | STAGGERED | GRAPPLED | NAUSEATED | PANICKED
"""What leaves a creature no reaction (sf.condition.flat_footed, sf.condition.staggered)."""
