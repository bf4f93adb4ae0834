"""Damage, falling, movement and hands in Starfinder: several facts told as one thing that happens."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.effects import Effect
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.starfinder.afflictions import BLEEDS, BURNS
from bitva.rulebooks.starfinder.bonuses import NAMING
from bitva.rulebooks.starfinder.moments import ATTACK_OVER
from bitva.speech.catalogue import Count, Said
from bitva.speech.parts import NONE, said, whole
from bitva.speech.starfinder.rolls import faces
from bitva.speech.starfinder.words import own
from bitva.speech.table import effect_over, took_effect
from bitva.speech.voice import Parts, Run, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

WARD = "ward"
NEXT = ("hurt", "attack_rolled", "damage_rolled", "turn_began", "declared")
"""Facts with which something else begins."""


def damage(speaker: Speaker, parts: Iterable[tuple[int, str]]) -> str:
    """So much of each kind."""
    amounts: dict[str, int] = {}
    for amount, type in parts:
        amounts[type] = amounts.get(type, 0) + amount
    dealt = [speaker.catalogue.say("damage-of", {"amount": Count(amount), "types": types_of(speaker, type)})
             for type, amount in amounts.items()]
    return speaker.list(dealt) if dealt else "0"


def types_of(speaker: Speaker, type: str) -> str:
    """`slashing/fire`: two kinds at once."""
    return speaker.list([speaker.thing(each, "type").form("nom") for each in type.split("/")])


@own.tells("fact-damage-rolled")
def damage_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The damage, what its dice showed, and what it comes from if that is no blow."""
    came = {term.rule for number in parts["numbers"] for term in number.terms[:1]} & {BLEEDS, BURNS}
    return "fact-damage-rolled", {"damage": damage(speaker, parts["parts"]), "faces": faces(speaker, parts["dice"]),
                                  "why": next((speaker.title(rule) for rule in sorted(came)), NONE)}


@own.tells("fact-hurt")
def hurt(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Damage by kind, what took some of it away, and what it was taken from."""
    kinds: Sequence[tuple[int, str, RuleId]] = parts["kinds"]
    changed = [speaker.catalogue.say("changed", {"type": types_of(speaker, type), "why": speaker.why(rule)})
               for _, type, rule in kinds if rule]
    args: dict[str, Said] = {name: said(speaker, battle, name, parts[name]) for name in ("who", "temp", "stamina")}
    return "fact-hurt", {**args, "damage": damage(speaker, [(amount, type) for amount, type, _ in kinds if amount]),
                         "changed": speaker.list(changed, "comma") if changed else NONE, "end": NONE}


@own.joins("hurt")
def hurt_and_felled(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The damage, and whether it kills or fells."""
    parts = run.take(at)
    who = parts["who"]
    message, args = hurt(speaker, battle, parts)
    dead = run.find(at, ("died",), NEXT, who=who)
    if dead >= 0:
        run.take(dead)
        for n in run.until(at, NEXT):
            fact = run.facts[n]
            if fact.kind in ("took_effect", "effect_ended", "left") and getattr(fact.args[0], "on", fact.args[0]) == who:
                run.take(n)
        return message, {**args, "end": "dies"}
    for n in run.until(at, NEXT):
        fact = run.facts[n]
        if fact.kind == "took_effect" and fact.args[0].on == who and fact.args[0].kind == "unconscious":
            run.take(n)
            return message, {**args, "end": "falls"}
    return message, args


@own.joins("stepped")
def walked(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """All steps of one way that nothing interrupts, in one line."""
    who, square, n = run.facts[at].args[0], -1, at
    while n < len(run.facts) and run.facts[n].kind == "stepped" and run.facts[n].args[0] == who:
        square = run.take(n)["square"]
        n += 1
    return "walked", {"who": speaker.names.creature(battle, who), "square": speaker.square(battle, square),
                      "verb": run.verb_before(at)}


@own.joins("rose")
def rose(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """All steps up or down of one flight that nothing interrupts, in one line."""
    who, parts, n = run.facts[at].args[0], run.take(at), at + 1
    while n < len(run.facts) and run.facts[n].kind == "rose" and run.facts[n].args[0] == who:
        parts = run.take(n)
        n += 1
    return "fact-rose", speaker.args(battle, parts, "fact-rose")


@own.tells("effect-bonus", "effect-bonus.ends")
def figure_changes(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """Figures that change for a while: which, by how much, and by what; what is for one roll only is told with that roll."""
    effect: Effect = parts["effect"]
    return None if momentary(effect) else figures_change(speaker, battle, [effect], parts["ended"])


def momentary(effect: Effect) -> bool:
    return len(effect.data) < 6 or bool(effect.data[5]) or effect.until.when == ATTACK_OVER


def figures_change(speaker: Speaker, battle: Battle, effects: Sequence[Effect], ended: bool) -> Told:
    """The same figures of one or several, by the same amounts, for the same reason."""
    first = effects[0]
    named = speaker.thing(str(first.data[3]), *speaker.voice.prefixes["source"]) if first.rule in NAMING else None
    figures = dict.fromkeys(
        f"{speaker.thing(str(figure), 'figure', 'skill', 'ability', 'save').form('nom')} {speaker.signed(int(str(amount)))}"
        for figure, amount in (effect.data[:2] for effect in effects))
    those = dict.fromkeys(effect.on for effect in effects)
    return f"effect-bonus{'.ends' if ended else ''}", {
        "those": speaker.list([speaker.name(battle, who) for who in those]), "figures": speaker.list(list(figures), "comma"),
        "why": named.form("nom") if named is not None else speaker.why(first.rule)}


@own.joins("took_effect", "effect_ended")
def effects_together(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """Bonuses for the same reason that begin or end together are told in one line, and so is all that shields somebody."""
    kind = run.facts[at].kind
    effect = effect_of(run, at)
    if effect is not None and effect.kind == WARD:
        for n in run.until(at, NEXT):
            other = effect_of(run, n) if run.facts[n].kind == kind else None
            if other is not None and (other.kind, other.on, other.by) == (WARD, effect.on, effect.by):
                run.take(n)
    if effect is None or effect.kind != "bonus" or momentary(effect):
        return effect_over(speaker, battle, run, at) if kind == "effect_ended" else took_effect(speaker, battle, run.take(at))
    found = {n: other for n in (at, *run.until(at, NEXT))
             if run.facts[n].kind == kind and (other := effect_of(run, n)) is not None and alike(effect, other)}
    changes: dict[Who, list[object]] = {}
    for other in found.values():
        changes.setdefault(other.on, []).append(other.data[:2])
    same = {n: other for n, other in found.items() if changes[other.on] == changes[effect.on]}
    for n in same:
        run.take(n)
    return figures_change(speaker, battle, list(same.values()), kind == "effect_ended")


def effect_of(run: Run, at: int) -> Effect | None:
    """The effect that a fact says began or ended."""
    part = run.facts[at].args[0] if run.facts[at].kind == "took_effect" else run.effects.get(whole(run.facts[at])["number"])
    return part if isinstance(part, Effect) else None


def alike(effect: Effect, other: Effect) -> bool:
    """Do both change figures for the same reason?"""
    return (other.kind == effect.kind and not momentary(other)
            and (other.rule, other.by, other.data[3]) == (effect.rule, effect.by, effect.data[3]))


@own.tells("fact-in-hand")
def in_hand(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What somebody now holds, and in how many hands."""
    held = [speaker.catalogue.say("held", {"thing": speaker.thing(thing, "weapon", "item"), "hands": Count(hands)})
            for thing, hands in parts["things"]]
    return "fact-in-hand", {"who": speaker.names.creature(battle, parts["who"]), "things": speaker.list(held) if held else NONE}
