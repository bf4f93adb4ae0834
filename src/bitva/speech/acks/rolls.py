"""Rolls of ACKS II: attack throws, saving throws, proficiency throws, initiative, surprise, morale, mortal wounds."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.numbers import Number
from bitva.speech.acks.words import own
from bitva.speech.catalogue import Name, Said
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

D20 = "die-plain"
D6 = "die-six"


def rolled(speaker: Speaker, number: Number | None, die: str = D20) -> str:
    """A total and its terms; the first of them is what the die showed."""
    if number is None:
        return NONE
    return speaker.number(number, {0: speaker.catalogue.say(die)})


def means_name(speaker: Speaker, means: str) -> tuple[Name, str]:
    """A weapon or natural weapon, and how it is used."""
    base, _, manner = means.partition(".")
    prefix = next((prefix for prefix in ("weapon", "attack") if speaker.catalogue.has(f"{prefix}-{base}")), "weapon")
    return speaker.thing(base, prefix), manner or "plain"


@own.tells("fact-attack-rolled")
def attack_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack throw, what it must reach, and whether it hits."""
    means, manner = means_name(speaker, parts["means"])
    need: Number | None = parts["need"]
    hit = parts["hit"]
    return "fact-attack-rolled", {
        "who": speaker.names.creature(battle, parts["who"]), "target": speaker.names.creature(battle, parts["target"]),
        "means": means, "manner": manner, "roll": rolled(speaker, parts["roll"]),
        "need": NONE if need is None else speaker.number(need), "hit": NONE if hit is None else "yes" if hit else "no"}


@own.tells("fact-hit-without-throw")
def hit_without_throw(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    means, _ = means_name(speaker, parts["means"])
    args = speaker.args(battle, {name: parts[name] for name in ("who", "target", "rule")})
    return "fact-hit-without-throw", {**args, "means": means}


@own.tells("fact-save-rolled")
def save_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A saving throw against its value."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "category", "need", "success")})
    return "fact-save-rolled", {**args, "roll": rolled(speaker, parts["roll"])}


@own.tells("fact-proficiency-thrown", "fact-thrown-in-secret")
def thrown(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A proficiency throw; of one made in secret others than the game master are told only that it was made."""
    secret = parts["natural"] is None
    args = speaker.args(battle, {name: parts[name] for name in ("who", "skill", "need", "success")})
    return "fact-proficiency-thrown", {**args, "roll": NONE if secret else rolled(speaker, parts["roll"])}


@own.tells("fact-initiative-rolled")
def initiative_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A creature's number."""
    return "fact-initiative-rolled", {"who": speaker.names.creature(battle, parts["who"]),
                                      "roll": rolled(speaker, parts["total"], D6)}


@own.tells("fact-surprise-rolled")
def surprise_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    args = speaker.args(battle, {name: parts[name] for name in ("who", "surprised")})
    return "fact-surprise-rolled", {**args, "roll": rolled(speaker, parts["roll"], D6)}


@own.tells("fact-morale-rolled")
def morale_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """How a group takes its losses."""
    args = speaker.args(battle, {name: parts[name] for name in ("those", "outcome")})
    return "fact-morale-rolled", {**args, "roll": rolled(speaker, parts["roll"], "dice-two")}


@own.tells("fact-wounds-rolled")
def wounds_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """How it stands with somebody whose wounds are treated."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "wound", "heals")})
    return "fact-wounds-rolled", {**args, "band": parts["band"], "roll": rolled(speaker, parts["roll"])}


@own.tells("fact-rebuke-rolled")
def rebuke_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The die against all kinds of undead, and how many Hit Dice of them it reaches."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "natural")})
    return "fact-rebuke-rolled", {**args, "dice": faces(speaker, parts["dice"])}


def faces(speaker: Speaker, dice: Sequence[int] | None) -> Said:
    """What dice show, if any fell."""
    return speaker.faces(dice) if dice else NONE
