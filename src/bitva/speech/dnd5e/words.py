"""The words of D&D 5e: what the parts of its facts and actions hold, and what is not worth a line."""
from __future__ import annotations

from bitva.kernel.battle import Battle
from bitva.speech.voice import Voice

own = Voice()
own.silent |= dict.fromkeys((
    "turn_ended", "mount_turn_began", "action_spent", "bonus_spent", "reaction_spent", "interaction_spent", "attacks_granted",
    "attack_used", "bundle_left", "happened", "end_proposed", "power_waits", "legendary_spent", "shot_away", "geared", "slot_spent",
    "acts_out_of_turn", "acted_out_of_turn", "lies", "taken", "enlisted", "alert",
    "hastened", "haste_over", "object_gone", "power_used", "used_up",
))
own.silent |= dict.fromkeys(f"effect-{kind}" for kind in (
    "casting", "cover", "engulfing", "extra-damage", "footing", "grappling", "halved", "healed-fully", "held-aloft",
    "helped-attack", "helped-check", "immune", "lasting", "lethargic", "light", "no-reactions", "outlined", "overlay",
    "proof-against", "raised-hp", "reduced", "resisting", "ridden", "rooted", "save-edge", "shield-arm", "sight", "slowed",
    "sustained", "target-edge", "target-edge-once", "token", "zone",
))
own.creatures |= dict.fromkeys(("ally", "hider", "attacker", "won", "of", "source", "rider", "mount", "joins", "after", "against"))
own.perhaps |= dict.fromkeys(("of",))
own.groups |= dict.fromkeys(("targets", "spares", "watchers", "those"))
own.squares |= dict.fromkeys(("to",))
own.points |= dict.fromkeys(("at", "toward", "place", "origin"))
own.rules |= dict.fromkeys(("because",))
ITEMS = ("weapon", "armor", "item", "ammunition", "object")
ATTACKS = ("weapon", "attack", "power", "spell")
SKILLS = ("skill", "ability")
SOURCES = ("spell", "power", "trait", "attack", "condition", "bond", "item", "weapon", "command")
own.prefixes |= {
    "ability": ("ability", "trait", "power", "spell"), "skill": SKILLS, "other_skill": SKILLS, "with_": SKILLS,
    "spell": ("spell",), "power": ("power", "attack"), "feature": ("trait", "power"), "light": ("light",), "mode": ("mode",),
    "thing": ITEMS, "things": ITEMS, "item": ITEMS, "door": ITEMS, "held": ITEMS, "hands": ITEMS, "armor": ("armor",),
    "means": ATTACKS, "left": ATTACKS, "option": ATTACKS, "kind": SOURCES, "source": SOURCES, "what": SOURCES, "aura": SOURCES,
    "type": ("type",), "likeness": ("weapon", "type"), "relation": ("relation",), "size": ("size",), "sheet": ("creature",),
}
own.under |= dict.fromkeys((
    "hurt", "unhurt", "healed", "died", "save_rolled", "damage_rolled", "death_saved", "stabilized", "revealed", "found",
    "buffered", "check_rolled", "check_made", "contest_rolled", "use_spent", "let_go", "unaffected", "most_hp_set",
))


def kind_of_object(battle: Battle, id: str) -> str:
    """An object of the map goes by its kind."""
    found = next((thing for thing in getattr(battle, "objects", ()) if thing.id == id), None)
    return found.kind if found is not None else id


own.kinds |= {"thing": kind_of_object, "door": kind_of_object}
