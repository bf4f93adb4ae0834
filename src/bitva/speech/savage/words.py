"""The words of Savage Worlds: what the parts of its facts and actions hold, and what is not worth a line."""
from __future__ import annotations

from bitva.speech.voice import Voice

own = Voice()
own.silent |= dict.fromkeys((
    "hands_laid_down", "turn_ended", "turn_postponed", "action_taken", "happened", "reaction_used", "pace_spent", "geared", "lies",
    "end_proposed", "card_chosen", "effect-owed", "effect-wait", "effect-suspended",
))
own.creatures |= dict.fromkeys(("of",))
own.groups |= dict.fromkeys(("those", "targets"))
own.points |= dict.fromkeys(("at", "toward"))
own.rules |= dict.fromkeys(("because", "of"))
ITEMS = ("weapon", "armor", "item")
ATTACKS = ("weapon", "attack")
KINDS = ("kind",)
own.prefixes |= {
    "trait": ("attribute", "skill"), "thing": ITEMS, "things": ITEMS, "weapon": ITEMS, "means": ATTACKS, "part": ("part",),
    "how": ("how",), "kinds": KINDS, "did": KINDS, "plan": KINDS, "kind": ("ammunition", *KINDS), "injury": ("injury",),
    "card": ("card",), "source": ("weapon", "attack", "condition"),
}
own.under |= dict.fromkeys((
    "attack_rolled", "attack_failed", "damage_rolled", "hit_weighed", "unharmed", "soaked", "wounded", "healed", "tired", "injured",
    "died", "fell_out", "knocked_out", "confirmed", "roll_kept", "template_laid", "deviated", "opposed",
))
