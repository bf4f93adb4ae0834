"""How the kernel's own facts, rulings and refusals are told."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bitva.kernel.battle import Battle, Place
from bitva.kernel.effects import Effect
from bitva.kernel.rulings import Ruling
from bitva.kernel.space import count
from bitva.kernel.words import GM
from bitva.speech.catalogue import Count, Name, Said
from bitva.speech.voice import Parts, Run, Told, Voice

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

voice = Voice()
voice.silent |= dict.fromkeys(("answered", "deed_began", "effect_changed", "phase_began", "place_came"))
voice.creatures |= dict.fromkeys(("who", "target", "by", "on", "other", "turn"))
voice.squares |= dict.fromkeys(("square", "onto"))
voice.prefixes |= {"layer": ("layer",), "pool": ("pool",), "condition": ("condition",)}
voice.under |= dict.fromkeys(("took_effect", "effect_ended", "left"))


@voice.tells("fact-turned")
def turned(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-turned", {"who": speaker.names.creature(battle, parts["who"]), "facing": speaker.word(f"facing-{parts['facing']}")}


@voice.tells("fact-reshaped")
def reshaped(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    layer = speaker.part(battle, "layer", parts["layer"])
    return "fact-reshaped", {"layer": layer, "count": Count(count(parts["squares"]))}


@voice.tells("fact-ordered")
def ordered(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The order as a list; a place of nobody is left to its own fact."""
    places: Iterable[Place] = parts["places"]
    named = [speaker.catalogue.say("place", {"who": speaker.names.creature(battle, place.who), "count": str(place.count)})
             for place in places if place.who >= 0]
    return "fact-ordered", {"places": speaker.list(named, "comma")}


@voice.tells("fact-handed_over")
def handed_over(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-handed-over", {"who": speaker.names.creature(battle, parts["who"]), "person": person(speaker, parts["person"])}


def person(speaker: Speaker, id: str) -> Said:
    """A person at the table."""
    return speaker.names.thing("gamemaster") if id == GM else id


@voice.tells("fact-declared")
def declared(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """Rulings are told as such; an action only if it has words of its own, since most are told by what comes of them."""
    action = parts["action"]
    if isinstance(action, Ruling):
        return "fact-declared-ruling", {"act": speaker.option(battle, action)}
    message = f"did-{action.verb}"
    if message not in speaker.voice.tellers and not speaker.catalogue.has(message):
        return None
    return speaker.action(battle, message, action)


# ---- effects ---------------------------------------------------------------------------------------------------------------

@voice.tells("fact-took_effect")
def took_effect(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    effect: Effect = parts["effect"]
    return effect_told(speaker, battle, effect.kind, {"who": effect.on, "by": effect.by}, "")


@voice.tells("fact-effect_ended")
def effect_ended(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    return effect_told(speaker, battle, parts["kind"], {"who": parts["on"], "by": -1}, ".ends")


def effect_told(speaker: Speaker, battle: Battle, kind: str, parts: dict[str, Any], attribute: str) -> Told | None:
    """The sentence with which an effect begins or ends; an effect whose end nobody would miss has none for it."""
    message = f"effect-{kind}"
    if message in speaker.voice.silent:
        return None
    args = speaker.args(battle, parts)
    if not speaker.catalogue.has(message):
        return f"effect-unnamed{attribute}", args | {"kind": kind_of_effect(speaker, kind)}
    return (message + attribute, args) if speaker.catalogue.has(message + attribute) else None


def kind_of_effect(speaker: Speaker, kind: str) -> Name:
    """An effect by the name of its spell, power or feature."""
    return speaker.thing(kind, "spell", "power", "trait", "attack")


# ---- folding ---------------------------------------------------------------------------------------------------------------

def together(run: Run, at: int, kind: str) -> list[Parts]:
    """The facts of one kind that stand next to one another."""
    group: list[Parts] = []
    while at < len(run.facts) and run.facts[at].kind == kind and not run.done[at]:
        group.append(run.take(at))
        at += 1
    return group


@voice.joins("arrived")
def all_arrived(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """Who takes the field together."""
    group = together(run, at, "arrived")
    if len(group) == 1:
        return "fact-arrived", speaker.args(battle, {name: group[0][name] for name in ("who", "square")})
    named = [speaker.catalogue.say("at-square", speaker.args(battle, {name: parts[name] for name in ("who", "square")}))
             for parts in group]
    return "all-arrived", {"list": speaker.list(named, "comma")}
