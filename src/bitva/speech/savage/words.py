"""The words of Savage Worlds: what the parts of its facts and actions hold, and what is not worth a line."""
from __future__ import annotations

from bitva.kernel.battle import Battle
from bitva.speech.voice import Voice

own = Voice()
own.silent |= dict.fromkeys((
    "hands_laid_down", "turn_ended", "turn_postponed", "action_taken", "happened", "reaction_used", "pace_spent", "geared", "lies",
    "end_proposed", "card_chosen", "effect-owed", "effect-wait", "effect-suspended", "effect-aim", "effect-cover", "effect-drop",
    "effect-ground", "effect-holding", "effect-ridden", "effect-riding.ends", "effect-strikes-second", "effect-support.ends",
    "effect-unsteady", "mount_readied", "thing_broken", "enlisted", "reshaped",
))
own.creatures |= dict.fromkeys(("of", "mount", "holder", "driver", "friend", "against"))
own.perhaps |= dict.fromkeys(("against", "target"))
own.groups |= dict.fromkeys(("those", "targets"))
own.points |= dict.fromkeys(("at", "toward"))
own.rules |= dict.fromkeys(("because", "of"))
ITEMS = ("weapon", "armor", "item", "object")
ATTACKS = ("weapon", "attack", "power", "kind")
KINDS = ("kind",)
own.prefixes |= {
    "trait": ("attribute", "skill"), "skill": ("skill",), "trick": ("trick", "skill"), "thing": ITEMS, "things": ITEMS,
    "weapon": ITEMS, "means": ATTACKS, "part": ("part", *ITEMS), "how": ("how",), "kinds": KINDS, "did": KINDS, "plan": KINDS,
    "kind": ("ammunition", *KINDS), "edge": ("edge",), "injury": ("injury",), "card": ("card",), "power": ("power",),
    "choice": ("attribute", "skill", "choice"), "source": ("weapon", "attack", "condition", "attribute", "skill"),
}
own.under |= dict.fromkeys((
    "attack_rolled", "attack_failed", "damage_rolled", "hit_weighed", "unharmed", "soaked", "wounded", "healed", "tired", "injured",
    "died", "fell_out", "knocked_out", "blacked_out", "thing_unharmed", "thing_ruined", "went_through", "out_of_control",
    "vehicle_struck",
    "confirmed", "roll_kept", "template_laid", "deviated", "opposed", "points_spent", "power_failed", "fear_rolled", "thrown_off",
))


def kind_of_thing(battle: Battle, id: str) -> str:
    """A thing of the map goes by its kind."""
    found = next((thing for thing in getattr(battle, "objects", ()) if thing.id == id), None)
    return found.kind if found is not None else id


own.kinds |= {"thing": kind_of_thing}
