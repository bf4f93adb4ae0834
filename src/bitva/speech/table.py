"""How the kernel's own facts, rulings and refusals are told."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle, Place
from bitva.kernel.effects import Effect
from bitva.kernel.rulings import Ruling
from bitva.speech.catalogue import Count
from bitva.speech.parts import NONE, flat, said
from bitva.speech.voice import Parts, Run, Told, Voice

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

voice = Voice()
voice.silent |= dict.fromkeys(("answered", "deed_began", "effect_changed", "phase_began", "place_came"))
voice.creatures |= dict.fromkeys(("who", "target", "by", "on", "turn", "asked"))
voice.perhaps |= dict.fromkeys(("on",))
voice.groups |= dict.fromkeys(("first",))
voice.squares |= dict.fromkeys(("square", "onto"))
voice.rules |= dict.fromkeys(("rule",))
voice.persons |= dict.fromkeys(("person", "controller"))
voice.prefixes |= {"layer": ("layer",), "pool": ("pool",), "condition": ("condition",), "source": ()}
voice.under |= dict.fromkeys(("took_effect", "effect_ended", "left"))


@voice.tells("fact-turned")
def turned(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-turned", {"who": speaker.names.creature(battle, parts["who"]), "facing": speaker.word(f"facing-{parts['facing']}")}


@voice.tells("fact-reshaped")
def reshaped(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-reshaped", {"layer": said(speaker, battle, "layer", parts["layer"])}


@voice.tells("fact-ordered")
def ordered(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The order as a list; a place of nobody is left to its own fact."""
    places: Iterable[Place] = parts["places"]
    named = [speaker.catalogue.say("place", {"who": speaker.names.creature(battle, place.who), "count": Count(place.count)})
             for place in places if place.who >= 0]
    return "fact-ordered", {"places": speaker.list(named, "comma")}


@voice.tells("fact-declared")
def declared(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """Rulings are told as such; an action only if it has words of its own, since most are told by what comes of them."""
    action = parts["action"]
    if isinstance(action, Ruling):
        return "fact-declared-ruling", {"act": speaker.option(battle, action)}
    message = f"did-{action.verb}"
    teller = speaker.voice.tellers.get(message)
    if teller is not None:
        return teller(speaker, battle, flat(action))
    if not speaker.catalogue.has(message):
        return None
    return message, speaker.args(battle, flat(action), message)


# ---- effects ---------------------------------------------------------------------------------------------------------------

@voice.tells("fact-took-effect")
def took_effect(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    return effect_told(speaker, battle, parts["effect"], "")


@voice.tells("fact-effect-ended")
def effect_ended(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """An effect that is over; what it was, the battle before it knows."""
    effect = next((effect for effect in battle.effects if effect.number == parts["number"]), None)
    return effect_told(speaker, battle, effect or Effect(parts["number"], parts["kind"], "", parts["on"]), ".ends")


@voice.joins("effect_ended")
def effect_over(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """The same within a log that may have told of its beginning."""
    parts = run.take(at)
    effect = run.effects.get(parts["number"])
    return effect_told(speaker, battle, effect or Effect(parts["number"], parts["kind"], "", parts["on"]), ".ends")


def effect_told(speaker: Speaker, battle: Battle, effect: Effect, attribute: str) -> Told | None:
    """The sentence with which an effect begins or ends; one that is part of another, or whose end nobody would miss, has none; nor
    has one of which it is not known what it comes from."""
    message = f"effect-{effect.kind}{attribute}"
    if message in speaker.voice.silent or not speaker.catalogue.has(message):
        return None
    if message in speaker.voice.tellers:
        return speaker.voice.tellers[message](speaker, battle, {"effect": effect, "ended": bool(attribute)})
    source = effect.data[0] if effect.data else None
    source = getattr(source, "name", source)
    named = speaker.thing(source, *speaker.voice.prefixes["source"]) if isinstance(source, str) else NONE
    if named == NONE and "source" in speaker.catalogue.variables(message):
        return None
    those = {name: who for name, who in (("who", effect.on), ("by", effect.by)) if who >= 0}
    return message, {**speaker.args(battle, those, message), "source": named}


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
