"""Artillery and spikes of ACKS II: pieces by their kind, crews, shots."""
from __future__ import annotations

from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.words import NOBODY
from bitva.speech.acks.rolls import rolled
from bitva.speech.acks.words import own, sort_of
from bitva.speech.catalogue import Count, Said
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


@own.tells("fact-artillery-rolled")
def artillery_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A shot at somebody or at a place, and what it comes to."""
    target = parts["target"]
    return "fact-artillery-rolled", {
        "who": speaker.names.creature(battle, parts["who"]), "piece": speaker.thing(parts["piece"], "object"),
        "target": NONE if target == NOBODY else speaker.names.creature(battle, target),
        "square": speaker.square(battle, parts["square"]), "roll": rolled(speaker, parts["roll"]),
        "need": speaker.number(parts["need"]), "outcome": parts["outcome"]}


@own.tells("fact-piece-wound")
def piece_wound(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    piece = parts["thing"]
    return "fact-piece-wound", {"thing": speaker.thing(piece.kind, "object"), "state": piece.state}


@own.tells("fact-spiked")
def spiked(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-spiked", {"who": speaker.names.creature(battle, parts["who"]), "spikes": Count(parts["thing"].spikes)}


@own.tells("act-fire", "act-reload")
def act_serve(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What a crew does with its piece."""
    crew = [speaker.names.creature(battle, who).form("nom") for who in parts["crew"]]
    told: dict[str, Said] = {"thing": speaker.thing(sort_of(battle, parts["thing"]), "object"),
                             "crew": speaker.list(crew) if crew else NONE}
    if "target" not in parts:
        return "act-reload", told
    target, square = parts["target"], parts["square"]
    return "act-fire", {**told, "target": NONE if target == NOBODY else speaker.names.creature(battle, target),
                        "square": speaker.square(battle, square) if square >= 0 else NONE}
