"""Manoeuvres of Starfinder, blows at things, blood and fire."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bitva.kernel.battle import Battle
from bitva.speech.parts import NONE
from bitva.speech.starfinder.rolls import armor, means_name, rolled
from bitva.speech.starfinder.words import own
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


@own.tells("fact-manoeuvre-rolled")
def manoeuvre_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What is tried on whom, and whether it succeeds."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "target", "success")})
    return "fact-manoeuvre-rolled", {**args, "manoeuvre": parts["manoeuvre"], "roll": rolled(speaker, parts["roll"]),
                                     "ac": armor(speaker, parts["ac"])}


@own.tells("fact-object-attacked")
def object_attacked(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack on something that stands about."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "thing", "ac", "hit")})
    return "fact-object-attacked", {**args, "means": means_name(speaker, parts["means"])[0], "roll": rolled(speaker, parts["roll"])}


@own.tells("act-smash")
def act_smash(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The same, not yet done."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    means = sheet.means.get(parts["means"]) or next(iter(sheet.means.values()))
    return "act-smash", {**speaker.args(battle, {name: parts[name] for name in ("thing", "steady")}),
                         "means": means_name(speaker, means.id)[0]}


@own.tells("act-ongoing")
def act_ongoing(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Blood or fire, and what it costs."""
    args = speaker.args(battle, {name: parts[name] for name in ("on", "condition")})
    return "act-ongoing", {**args, "damage": speaker.dice(parts["damage"])}


@own.tells("act-place", "act-drag")
def act_place(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where to with whom; whoever drags goes there itself."""
    path = parts["path"]
    return "act-drag" if "behind" in parts else "act-place", {
        "target": speaker.names.creature(battle, parts["target"]), "square": speaker.square(battle, path[-1]) if path else NONE}
