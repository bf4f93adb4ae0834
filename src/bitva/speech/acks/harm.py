"""Damage, falling, movement and things in ACKS II: several facts told as one thing that happens."""
from __future__ import annotations

from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.speech.acks.rolls import faces
from bitva.speech.acks.words import own
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Run, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

NEXT = ("hurt", "attack_rolled", "damage_rolled", "segment_began", "declared")
"""Facts with which something else begins."""


@own.tells("fact-damage-rolled")
def damage_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The damage or the healing, and what its dice showed."""
    if parts["type"] == "healing":
        return "healing-rolled", {**speaker.args(battle, {"amount": parts["amount"]}), "faces": faces(speaker, parts["faces"])}
    return "fact-damage-rolled", {**speaker.args(battle, {"amount": parts["amount"], "type": parts["type"]}),
                                  "faces": faces(speaker, parts["faces"])}


@own.tells("fact-hurt")
def hurt(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Damage of a type."""
    return "fact-hurt", {**speaker.args(battle, {name: parts[name] for name in ("who", "amount", "type")}), "end": NONE}


@own.joins("hurt")
def hurt_and_felled(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The damage, and whether it kills or fells."""
    parts = run.take(at)
    who = parts["who"]
    message, args = hurt(speaker, battle, parts)
    dead = run.find(at, ("died",), NEXT, who=who)
    if dead >= 0:
        run.take(dead)
        for n in run.until(dead, NEXT):
            if run.facts[n].kind in ("effect_ended", "left") and run.facts[n].args[0] == who:
                run.take(n)
        return message, {**args, "end": "dies"}
    for n in run.until(at, NEXT):
        fact = run.facts[n]
        if fact.kind == "took_effect" and fact.args[0].on == who and fact.args[0].kind == "unconscious":
            run.take(n)
            return message, {**args, "end": "falls"}
    return message, args


@own.joins("died")
def dies(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """Somebody dies, and whatever was on him is over with him."""
    parts = run.take(at)
    for n in run.until(at, NEXT):
        if run.facts[n].kind in ("effect_ended", "left") and run.facts[n].args[0] == parts["who"]:
            run.take(n)
    return "fact-died", speaker.args(battle, parts, "fact-died")


@own.joins("went")
def walked(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """All steps of one way that nothing interrupts, in one line."""
    who, square, n = run.facts[at].args[0], -1, at
    while n < len(run.facts) and run.facts[n].kind == "went" and run.facts[n].args[0] == who:
        square = run.take(n)["square"]
        n += 1
    return "walked", {"who": speaker.names.creature(battle, who), "square": speaker.square(battle, square),
                      "verb": run.verb_before(at)}


@own.tells("fact-went")
def went(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A single step."""
    return "walked", {**speaker.args(battle, {name: parts[name] for name in ("who", "square")}), "verb": NONE}


@own.tells("fact-faced")
def faced(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-turned", {"who": speaker.names.creature(battle, parts["who"]), "facing": speaker.word(f"facing-{parts['facing']}")}


@own.tells("fact-thing-changed", "fact-thing-found")
def thing_changed(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What has become of a door, a lock or a trap."""
    thing = parts["thing"]
    return "fact-thing-changed", {"who": speaker.names.creature(battle, parts["who"]), "thing": speaker.thing(thing.kind, "object"),
                                  "kind": thing.kind, "open": "yes" if thing.open else "no", "state": thing.state}


@own.tells("fact-declared-for-round", "fact-announced")
def announced(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What somebody declares; others are told nothing of it."""
    what = parts["what"]
    args = {"who": speaker.names.creature(battle, parts["who"])}
    return "fact-announced", {**args, "what": NONE if what is None else declaration(speaker, what)}


@own.tells("choice-acks-round-declarations")
def choice_of_declaration(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """A spell to declare by its name."""
    word, _, spell = parts["word"].partition(" ")
    return (f"declare-{word}", {"spell": speaker.thing(spell, "spell")}) if spell else None


def declaration(speaker: Speaker, what: str) -> str:
    """`cast sleep`, `retreat`: what is declared, in words."""
    word, _, spell = what.partition(" ")
    if not spell:
        return speaker.word(f"declare-{word}")
    return speaker.catalogue.say(f"declare-{word}", {"spell": speaker.thing(spell, "spell")})


@own.joins("reshaped")
def reshaped(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """That a door which opens is no wall any more goes without saying."""
    parts = run.take(at)
    before = run.facts[at - 1].kind if at else ""
    return None if before == "thing_changed" else ("fact-reshaped", speaker.args(battle, {"layer": parts["layer"]}))
