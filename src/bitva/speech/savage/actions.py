"""Options of Savage Worlds that need more words than their fields have, and a creature's state."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

from bitva.kernel.battle import Battle
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import means_named
from bitva.rulebooks.savage.sheet import Means
from bitva.speech.catalogue import Count, Said
from bitva.speech.parts import NONE
from bitva.speech.savage.rolls import means_name
from bitva.speech.savage.words import own
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

LONE = re.compile(r"\b1d")
"""A single die is written without its number."""


def dealt(speaker: Speaker, means: Means) -> str:
    """The damage of a weapon: Strength, its dice, AP."""
    strength = speaker.thing("strength", "attribute").form("nom") if means.damage.strength else ""
    own_dice = means.damage.dice
    rest = speaker.dice(LONE.sub("d", str(own_dice))) if own_dice.groups or own_dice.plus else ""
    text = " + ".join(filter(None, (strength, rest)))
    return speaker.catalogue.say("damage-ap", {"damage": text, "ap": Count(means.ap)}) if means.ap else text


def options(speaker: Speaker, battle: Battle, parts: Parts) -> dict[str, Said]:
    """What is chosen for an attack: the part aimed at, and how."""
    return speaker.args(battle, {"part": parts.get("part", ""), "how": parts.get("how", ())})


def wielded(speaker: Speaker, battle: Battle, parts: Parts) -> dict[str, Said]:
    """The weapon meant, and what it deals."""
    means = means_named(cast(Any, battle.creatures[parts["who"]]), parts["means"])
    if means is None:
        name, manner = means_name(speaker, parts["means"] or "unarmed")
        return {"means": name, "manner": manner, "damage": NONE}
    name, manner = means_name(speaker, means.id)
    return {"means": name, "manner": manner, "damage": dealt(speaker, means)}


@own.tells("act-attack", "act-free-attack")
def act_attack(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack with its weapon, its dice, where it is aimed and what it deals."""
    targets = parts["targets"] if "targets" in parts else (parts["target"],)
    named = [speaker.names.creature(battle, target).form("acc") for target in targets]
    return "act-attack", {"targets": speaker.list(named) if named else NONE, "dice": Count(parts.get("dice", 1)),
                          **wielded(speaker, battle, parts), **options(speaker, battle, parts)}


@own.tells("act-blast")
def act_blast(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A template and where its centre goes."""
    return "act-blast", {"at": speaker.point(parts["at"]), **wielded(speaker, battle, parts), **options(speaker, battle, parts)}


@own.tells("act-suppress")
def act_suppress(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A burst and where the middle of its area is."""
    return "act-suppress", {"at": speaker.point(parts["at"]), **wielded(speaker, battle, parts)}


@own.tells("act-break")
def act_break(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A blow at a thing, and who holds it."""
    holder: Said = NONE if parts["holder"] == NOBODY else speaker.names.creature(battle, parts["holder"])
    return "act-break", {**speaker.args(battle, {"thing": parts["thing"]}), "holder": holder, **wielded(speaker, battle, parts)}


@own.tells("act-finish")
def act_finish(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who is killed, and with what."""
    return "act-finish", {"target": speaker.names.creature(battle, parts["target"]), **wielded(speaker, battle, parts)}


@own.tells("act-speed")
def act_speed(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """How fast something goes, in the unit in which it was said."""
    return "act-speed", {"on": speaker.names.creature(battle, parts["on"]), "unit": parts["unit"], "amount": Count(parts["amount"]),
                         "tenths": Count(parts["amount"] % 10), "whole": Count(parts["amount"] // 10)}


@own.tells("act-spray")
def act_spray(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A cone or a stream and where it is aimed."""
    return "act-spray", {"toward": speaker.point(parts["toward"]), "stream": "yes" if parts["as_stream"] else "no",
                         **wielded(speaker, battle, parts), **options(speaker, battle, parts)}


@own.tells("act-move")
def act_move(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A way is told by where it leads."""
    return "act-move", {"square": speaker.square(battle, parts["path"][-1]) if parts["path"] else NONE, "mode": parts["mode"]}


def status(speaker: Speaker, battle: Battle, who: Who, viewer: str) -> Told:
    """Wounds, Fatigue, the card and conditions lie open; Bennies and points are shown of one's own."""
    portrait = cast("dict[str, Any]", book.portrait(cast(Any, battle), viewer, who))
    name = speaker.names.creature(battle, who)
    states = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
    if portrait["hold"]:
        states.append(speaker.word("is-hold"))
    card = portrait["card"]
    return "status-own" if "bennies" in portrait else "status-other", {
        "who": name, "dead": "yes" if portrait["dead"] else "no", "wounds": Count(portrait["wounds"]),
        "fatigue": Count(portrait["fatigue"]), "card": speaker.thing(card, "card").form("nom") if card else NONE,
        "state": speaker.list(states, "comma") if states else NONE,
        **{key: Count(portrait.get(key, 0)) for key in ("bennies", "points")}}


own.status = status
