"""The words of ACKS II: what the parts of its facts and actions hold, and what is not worth a line."""
from __future__ import annotations

from typing import Any, cast

from bitva.kernel.battle import Battle
from bitva.speech.voice import Voice

own = Voice()
own.silent |= dict.fromkeys((
    "round_opened", "found_engaged", "segment_ended", "full_spent", "movement_spent", "combat_spent", "sequence_left",
    "happened", "interrupts", "interrupted", "offended", "chain_opened", "chain_closed", "cleaved", "dropped",
    "nonlethal_dealt", "exerted", "nerve_noted", "hid", "shot_away", "spell_spent", "failed_at", "phase_began",
    "effect-ridden", "effect-ridden.ends", "effect-slow-shot", "effect-slow-shot.ends", "effect-located.ends",
    "effect-rebuke-spent.ends", "effect-readied.ends", "effect-wounded", "effect-wounded.ends", "effect-dying",
    "effect-dying.ends", "effect-rated-cover.ends", "effect-countercharging.ends", "piece_fired",
))
own.creatures |= dict.fromkeys(("of", "ally", "helper", "after"))
own.perhaps |= dict.fromkeys(("of", "ally", "helper", "by", "target"))
own.groups |= dict.fromkeys(("those", "at"))
own.squares |= dict.fromkeys(("step",))
THINGS = ("weapon", "armor", "object")
ATTACKS = ("weapon", "attack")
own.prefixes |= {
    "ability": ("ability",), "category": ("save",), "skill": ("skill",), "thing": THINGS, "armor": ("armor",), "means": ATTACKS,
    "type": ("type",), "known": ("manoeuvre", "save", "type", "figure", "condition", "skill", "coat", "towards"),
    "spell": ("spell",), "kind": ("manoeuvre", "ammunition"), "figure": ("figure",), "outcome": ("morale",), "wound": ("wound",),
    "aid": ("aid", "weapon"), "to": THINGS, "away": ("weapon",), "coat": ("coat",), "face": ("towards",),
    "facing": ("towards",), "look": ("towards",), "advice": ("choice",), "way": ("way",),
    "how": ("spare",), "source": ("aid", "modifier", "weapon", "coat"), "declared": ("choice",),
}
own.under |= dict.fromkeys((
    "hurt", "unhurt", "healed", "died", "save_rolled", "damage_rolled", "proficiency_thrown", "wounds_rolled", "rebuked", "broken",
    "halted", "readiness_lost", "casting_disrupted"))


def sort_of(battle: Battle, id: str) -> str:
    """A door, a trap or a chest of the encounter goes by its sort."""
    thing = cast(Any, battle).thing(id)
    return id if thing is None else str(thing.kind)


own.kinds["thing"] = own.kinds["to"] = sort_of
