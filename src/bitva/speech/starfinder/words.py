"""The words of Starfinder: what the parts of its facts and actions hold, and what is not worth a line."""
from __future__ import annotations

from typing import Any, cast

from bitva.kernel.battle import Battle
from bitva.speech.voice import Voice

own = Voice()
own.silent |= dict.fromkeys((
    "turn_ended", "action_spent", "reaction_spent", "strikes_left", "happened", "turn_forgone", "acts_out_of_turn",
    "acted_out_of_turn", "geared", "enlisted", "remnant_judged", "end_proposed", "surprise_settled", "lies", "effect-overlay",
    "effect-powered", "effect-powered.ends", "effect-defensive.ends", "effect-harried.ends", "effect-covered.ends",
    "effect-feinted.ends", "effect-aiming.ends", "effect-boosted.ends", "effect-overlay.ends", "effect-readied.ends",
    "effect-total-defence.ends",
    "stowed", "looked_round", "effect-running", "effect-running.ends", "effect-withdrawing", "effect-withdrawing.ends",
    "effect-total-defence.ends", "slot_spent",
    "lay_in_wait", "spell_cast", "effect-casting", "effect-casting.ends", "effect-unfinished.ends",
    "effect-spell", "effect-zone", "effect-zone.ends", "effect-spent-power", "effect-spent-power.ends",
    "dented", "dented_lies", "effect-holding", "effect-holding.ends",
))
own.creatures |= dict.fromkeys(("of", "joins", "attacker", "ally"))
own.perhaps |= dict.fromkeys(("of", "by", "target"))
own.groups |= dict.fromkeys(("those", "caught"))
own.points |= dict.fromkeys(("at", "origin", "toward", "corner", "point"))
own.rules |= dict.fromkeys(("because",))
ITEMS = ("weapon", "armor", "item")
ATTACKS = ("weapon", "attack")
own.prefixes |= {
    "ability": ("ability", "power", "feature"), "mode": ("feature",), "device": ("device",), "effect": ("critical",),
    "place": ("wound",), "skill": ("skill", "ability"), "save": ("save",), "figure": ("figure", "skill", "ability", "save"),
    "thing": ITEMS, "things": ITEMS, "weapon": ITEMS, "means": ATTACKS, "type": ("type",), "reaction": ("reaction",),
    "kind": ("bonus", "cost"), "cost": ("cost",), "proposed": ("cost",), "spent": ("cost",), "costs": ("cost",),
    "shape": ("shape",), "cover": ("cover",), "spell": ("spell", "power"),
    "source": ("device", "spell", "power", "reaction", "weapon", "attack", "condition"),
}
own.under |= dict.fromkeys(("hurt", "unhurt", "healed", "died", "save_rolled", "damage_rolled", "check_rolled", "miss_rolled"))


def sort_of(battle: Battle, id: str) -> str:
    """A door of the map goes by what it is."""
    return "door" if cast(Any, battle).door(id) is not None else id


own.kinds |= {"thing": sort_of}
