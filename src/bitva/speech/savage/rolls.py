"""Rolls and cards of Savage Worlds: trait rolls, attacks, damage, and what their numbers are made of."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.words import NOBODY
from bitva.rulebooks.savage.cards import CARDS
from bitva.speech.catalogue import Count, Name, Said
from bitva.speech.parts import NONE
from bitva.speech.savage.words import ATTACKS, own
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

CRITICAL = -2


def dice(speaker: Speaker, faces: Iterable[Sequence[int]]) -> str:
    """What dice showed, one after the other; one that Aced as all its faces together: `6+3, 5`."""
    shown = ["+".join(map(str, each)) for each in faces if each]
    return speaker.list(shown, "comma") if shown else NONE


def result(raises: int) -> str:
    """How a roll came out, as a word to choose by."""
    return "critical" if raises == CRITICAL else "failure" if raises < 0 else "raise" if raises else "success"


def means_name(speaker: Speaker, means: str) -> tuple[Name, str]:
    """A weapon or natural weapon, and how it is used."""
    base, _, manner = means.partition(".")
    return speaker.thing(base, *ATTACKS), manner or "plain"


# ---- trait rolls ---------------------------------------------------------------------------------------------------------------

@own.tells("fact-trait-rolled")
def trait_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The trait, its dice, the total, the number to reach and how it came out."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "trait", "roll", "tn", "rule")})
    return "fact-trait-rolled", {**args, "dice": dice(speaker, (*parts["dice"], parts["wild"])), "result": result(parts["raises"]),
                                 "raises": Count(parts["raises"])}


@own.tells("fact-roll-kept")
def roll_kept(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    args = speaker.args(battle, {name: parts[name] for name in ("who", "rule")})
    return "fact-roll-kept", {**args, "total": Count(parts["roll"].total), "result": result(parts["raises"]),
                              "raises": Count(parts["raises"])}


@own.tells("fact-opposed")
def opposed(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who wins, and by how many raises."""
    return "fact-opposed", {"who": speaker.names.creature(battle, parts["who"]),
                            "target": speaker.names.creature(battle, parts["target"]), "total": Count(parts["roll"].total),
                            "other": Count(parts["other"].total), "result": result(parts["margin"]),
                            "raises": Count(parts["margin"])}


@own.tells("fact-hold-rolled")
def hold_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Two rolls against one another, and who is first."""
    own_total, other = parts["roll"].total, parts["other"].total
    first = "who" if own_total > other else "both" if own_total == other else "target"
    return "fact-hold-rolled", {**speaker.args(battle, {name: parts[name] for name in ("who", "target")}),
                                "total": Count(own_total), "other": Count(other), "first": first}


# ---- attacks -------------------------------------------------------------------------------------------------------------------

@own.tells("fact-dice-fell")
def dice_fell(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack, with what its dice showed; one on an area has no target."""
    means, manner = means_name(speaker, parts["means"])
    targets = [speaker.names.creature(battle, target).form("acc") for target in parts["targets"] if target != NOBODY]
    return "fact-dice-fell", {
        "who": speaker.names.creature(battle, parts["who"]), "targets": speaker.list(targets) if targets else NONE, "means": means,
        "manner": manner, "dice": dice(speaker, parts["dice"]), "wild": dice(speaker, (parts["wild"],)),
        "critical": "yes" if parts["critical"] else "no"}


@own.tells("fact-attack-rolled")
def attack_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """One die against its target."""
    nobody = parts["target"] == NOBODY
    target: Said = NONE if nobody else speaker.names.creature(battle, parts["target"])
    return "fact-attack-rolled", {"target": target, "roll": speaker.number(parts["roll"]), "other": speaker.number(parts["other"]),
                                  "result": result(parts["raises"]), "raises": Count(parts["raises"])}


@own.tells("fact-damage-rolled")
def damage_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The damage, and what its dice showed."""
    return "fact-damage-rolled", {"roll": speaker.number(parts["roll"]), "dice": dice(speaker, parts["dice"])}


@own.tells("fact-template-laid")
def template_laid(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who is under a template."""
    those = [speaker.names.creature(battle, who).form("nom") for who in parts["those"]]
    return "fact-template-laid", {"those": speaker.list(those) if those else NONE}


@own.tells("fact-deviated")
def deviated(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where a template drifts to."""
    return "fact-deviated", {"inches": Count(parts["inches"]), "hour": Count(parts["clock"]),
                             "point": speaker.point((parts["x"], parts["y"]))}


# ---- cards ---------------------------------------------------------------------------------------------------------------------

@own.tells("fact-card-drawn")
def card_drawn(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The card by its name."""
    return "fact-card-drawn", {"who": speaker.names.creature(battle, parts["who"]), "card": card(speaker, parts["card"])}


@own.tells("fact-ordered")
def ordered(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """Everybody with his card."""
    named = ((speaker.names.creature(battle, place.who), card(speaker, place.count)) for place in parts["places"])
    places = [speaker.catalogue.say("place", {"who": who, "count": held}) for who, held in named]
    return ("fact-ordered", {"places": speaker.list(places, "comma")}) if places else None


def card(speaker: Speaker, number: int) -> str:
    """A card; whoever has none acts all the same if he comes off Hold."""
    return speaker.word(f"card-{CARDS[number]}") if number >= 0 else speaker.word("card-none")
