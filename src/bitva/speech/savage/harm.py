"""Harm, movement and hands in Savage Worlds."""
from __future__ import annotations

from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.words import NOBODY, Who
from bitva.speech.catalogue import Count
from bitva.speech.parts import NONE, whole
from bitva.speech.savage.rolls import dice
from bitva.speech.savage.words import ITEMS, own
from bitva.speech.table import effect_over
from bitva.speech.voice import Parts, Run, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


@own.joins("effect_ended")
def over(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """What ends with somebody's death goes without saying."""
    who = whole(run.facts[at])["on"]
    if any(fact.kind in ("died", "fell_out") and fact.args[0] == who for fact in run.facts[:at]):
        run.take(at)
        return None
    return effect_over(speaker, battle, run, at)


@own.joins("reshaped")
def reshaped(speaker: Speaker, battle: Battle, run: Run, at: int) -> None:
    """What has broken, or which power has laid a wall, is told already."""
    run.take(at)


@own.tells("fact-hit-weighed")
def hit_weighed(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Damage against Toughness, and what it comes to before any of it is soaked."""
    return "fact-hit-weighed", {
        "who": speaker.names.creature(battle, parts["who"]), "damage": Count(parts["damage"]),
        "toughness": speaker.number(parts["toughness"]), "wounds": Count(parts["wounds"]),
        "result": "wounds" if parts["wounds"] else "shaken" if parts["shaken"] else "nothing"}


@own.tells("fact-thing-ruined", "fact-thing-unharmed")
def struck(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What becomes of a thing that was struck."""
    args = speaker.args(battle, {name: parts[name] for name in ("thing", "damage", "hardness")})
    if "how" in parts:
        return "fact-thing-ruined", {**args, "how": parts["how"]}
    return "fact-thing-unharmed", {**args, "unsuited": "yes" if parts["rule"] == "sw.object.damage_type" else "no"}


@own.tells("fact-went-through")
def went_through(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What an attack goes through: somebody, or something with its Armour."""
    target = speaker.names.creature(battle, parts["target"])
    somebody = battle.named(parts["what"])
    if somebody is not None:
        return "fact-went-through", {"target": target, "living": "yes", "what": speaker.names.creature(battle, somebody.index),
                                     "armor": Count(0)}
    what = speaker.option(battle, parts["what"], "sw.obstacle.through")
    return "fact-went-through", {"target": target, "living": "no", "what": what, "armor": Count(parts["armor"])}


@own.tells("fact-vehicle-struck")
def vehicle_struck(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Damage against the Toughness of a vehicle, and what it comes to."""
    return "fact-vehicle-struck", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "damage", "toughness")}), "wounds": Count(parts["wounds"]),
        "result": "wounds" if parts["wounds"] else "struck" if parts["pierced"] else "nothing"}


@own.tells("fact-injured")
def injured(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What the injury is, and how long it stays."""
    return "fact-injured", {**speaker.args(battle, {name: parts[name] for name in ("who", "injury", "lasting")}),
                            "dice": dice(speaker, [(face,) for face in parts["dice"]])}


@own.tells("fact-benny-spent")
def benny_spent(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """From whose Bennies, and for what."""
    keeper = battle.named(parts["pool"])
    of = speaker.names.creature(battle, keeper.index if keeper is not None else NOBODY)
    return "fact-benny-spent", {"keeper": of, "own": "yes" if keeper is not None and keeper.index == parts["who"] else "no",
                                **speaker.args(battle, {name: parts[name] for name in ("who", "rule")})}


def steps_on(run: Run, at: int, who: Who) -> bool:
    """Is this another step on the way, or somebody carried along?"""
    fact = run.facts[at]
    return fact.args[0] == who if fact.kind == "went" else fact.kind == "stepped" and fact.args[0] != who


@own.joins("went")
def walked(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """All steps of one way that nothing interrupts, in one line."""
    who, square, inches, n = run.facts[at].args[0], -1, 0, at
    while n < len(run.facts) and steps_on(run, n, who):
        parts = run.take(n)
        if run.facts[n].kind == "went":
            square, inches = parts["square"], inches + parts["inches"]
        n += 1
    return "fact-went", {"who": speaker.names.creature(battle, who), "square": speaker.square(battle, square),
                         "inches": Count(inches)}


@own.tells("fact-held")
def held(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What somebody now holds."""
    things = [speaker.thing(thing, *ITEMS).form("nom") for thing in parts["things"]]
    return "fact-held", {"who": speaker.names.creature(battle, parts["who"]), "things": speaker.list(things) if things else NONE}


@own.tells("fact-reloaded")
def reloaded(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """Rounds in a weapon; the actions of reloading done so far are bookkeeping."""
    weapon, _, part = parts["weapon"].partition("/")
    if part:
        return None
    return "fact-reloaded", speaker.args(battle, {"who": parts["who"], "weapon": weapon, "rounds": parts["rounds"]})
