"""The words of D&D 5e: what the parts of its facts and actions hold, and what is not worth a line."""
from __future__ import annotations

from bitva.speech.voice import Voice

own = Voice()
own.silent |= dict.fromkeys((
    "turn_ended", "action_spent", "bonus_spent", "reaction_spent", "interaction_spent", "attacks_granted", "attack_used",
    "bundle_left", "happened", "end_proposed", "power_waits", "legendary_spent", "shot_away", "geared", "slot_spent",
    "acts_out_of_turn", "acted_out_of_turn", "lies", "taken", "enlisted", "alert",
))
own.creatures |= dict.fromkeys(("ally", "hider", "attacker", "won", "of", "source", "rider", "mount", "joins", "after"))
own.perhaps |= dict.fromkeys(("of",))
own.groups |= dict.fromkeys(("targets", "spares", "watchers", "those"))
own.points |= dict.fromkeys(("at", "toward", "place"))
own.rules |= dict.fromkeys(("because",))
ITEMS = ("weapon", "armor", "item", "ammunition", "object")
ATTACKS = ("weapon", "attack", "power", "spell")
SOURCES = ("spell", "power", "trait", "attack", "condition", "bond", "item", "weapon")
own.prefixes |= {
    "ability": ("ability", "trait", "power", "spell"), "skill": ("skill", "ability"), "other_skill": ("skill", "ability"),
    "spell": ("spell",), "power": ("power",), "feature": ("trait", "power"), "light": ("light",), "mode": ("mode",),
    "thing": ITEMS, "things": ITEMS, "held": ITEMS, "hands": ITEMS, "means": ATTACKS, "left": ATTACKS, "kind": SOURCES,
    "source": SOURCES, "type": ("type",), "likeness": ("weapon", "type"), "what": SOURCES, "aura": SOURCES, "armor": ("armor",),
    "relation": ("relation",),
}
own.under |= dict.fromkeys((
    "hurt", "unhurt", "healed", "died", "save_rolled", "damage_rolled", "death_saved", "stabilized", "revealed", "found",
    "buffered", "check_rolled", "check_made", "contest_rolled", "use_spent", "power_used",
))
