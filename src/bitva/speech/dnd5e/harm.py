"""Damage, falling and dying, effects and movement of D&D 5e: several facts told as one thing that happens."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.effects import Effect
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.dnd5e.afflictions import AFFLICTED
from bitva.rulebooks.dnd5e.words import CONDITIONS
from bitva.speech import table
from bitva.speech.catalogue import Count
from bitva.speech.dnd5e.words import own
from bitva.speech.parts import NONE, whole
from bitva.speech.voice import Parts, Run, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

NEXT = ("hurt", "attack_rolled", "damage_rolled", "turn_began", "declared")
"""Facts with which something else begins."""

LYING_DOWN = "drop-prone"


def damage(speaker: Speaker, parts: Iterable[tuple[int, str]]) -> str:
    """So much of each type."""
    amounts: dict[str, int] = {}
    for amount, type in parts:
        amounts[type] = amounts.get(type, 0) + amount
    dealt = [speaker.catalogue.say(f"damage-{type}", {"amount": Count(amount)}) for type, amount in amounts.items()]
    return speaker.list(dealt) if dealt else speaker.catalogue.say("damage-any", {"amount": Count(0)})


@own.tells("fact-damage-rolled")
def damage_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The damage, and what its dice showed."""
    return "fact-damage-rolled", {"damage": damage(speaker, parts["parts"]),
                                  "faces": speaker.faces(parts["dice"]) if parts["dice"] else NONE}


@own.joins("damage_rolled")
def rolled_and_dealt(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """A roll that befalls one creature next is told by what it does to it."""
    parts = run.take(at)
    following = run.find(at, ("hurt", "unhurt"), ("save_rolled", *NEXT[1:]))
    if following < 0 or run.find(following, ("hurt", "unhurt"), NEXT[1:]) >= 0:
        return damage_rolled(speaker, battle, parts)
    return None


@own.tells("fact-hurt")
def hurt(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Damage by type, and what took some of it away."""
    kinds: Sequence[tuple[int, str, RuleId]] = parts["kinds"]
    changed = [speaker.catalogue.say("changed", {"type": speaker.thing(type, "type"), "why": speaker.why(rule)})
               for _, type, rule in kinds if rule]
    dealt = [(amount, type) for amount, type, _ in kinds if amount]
    return "fact-hurt", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "buffered")}),
        "damage": damage(speaker, dealt) if dealt else speaker.catalogue.say("damage-any", {"amount": Count(parts["amount"])}),
        "changed": speaker.list(changed, "comma") if changed else NONE, "end": NONE}


@own.joins("hurt")
def hurt_and_felled(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The damage, and whether it kills or fells."""
    parts = run.take(at)
    who = parts["who"]
    message, args = hurt(speaker, battle, parts)
    dead = run.find(at, ("died",), (*NEXT, "save_rolled"), who=who)
    if dead >= 0:
        run.take(dead)
        buried(run, dead, who)
        return message, {**args, "end": "dies"}
    for n in run.until(at, (*NEXT, "save_rolled")):
        fact = run.facts[n]
        if fact.kind == "took_effect" and fact.args[0].on == who and fact.args[0].kind == "down":
            run.take(n)
            laid_out(run, n, who)
            return message, {**args, "end": "falls"}
    return message, args


def buried(run: Run, at: int, who: Who) -> None:
    """What ends by itself with a death: effects, and the place on the map."""
    for n in run.until(at, NEXT):
        fact = run.facts[n]
        if fact.kind == "effect_ended" and fact.args[0] == who:
            run.take(n)
        if fact.kind == "left" and fact.args[0] == who:
            run.take(n)
            return


def laid_out(run: Run, at: int, who: Who) -> None:
    """What goes without saying when somebody falls unconscious: he lies."""
    for n in run.until(at, NEXT):
        fact = run.facts[n]
        if fact.kind == "took_effect" and fact.args[0].on == who and fact.args[0].kind == "prone":
            run.take(n)
            return


@own.joins("died")
def died(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """A death by itself."""
    parts = run.take(at)
    buried(run, at, parts["who"])
    return "fact-died", speaker.args(battle, parts)


@own.joins("took_effect")
def took_effect(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """An effect; one who falls unconscious also lies; what brings a condition is told by the condition."""
    effect: Effect = run.take(at)["effect"]
    if effect.kind == "prone" and run.verb_before(at) == LYING_DOWN:
        return None
    if effect.kind in ("down", "unconscious"):
        laid_out(run, at, effect.on)
    elif effect.kind == AFFLICTED and brings_condition(run, effect):
        return None
    return table.effect_told(speaker, battle, effect, "")


@own.joins("effect_ended")
def effect_over(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """The end of an effect; that of one which brought a condition is told by the end of the condition."""
    parts = run.take(at)
    effect = run.effects.get(parts["number"])
    if effect is not None and effect.kind == AFFLICTED and brings_condition(run, effect):
        return None
    return table.effect_told(speaker, battle, effect or Effect(parts["number"], parts["kind"], "", parts["on"]), ".ends")


def brings_condition(run: Run, effect: Effect) -> bool:
    """Does a condition hang on this effect?"""
    return any(other.cause == effect.number and other.kind in CONDITIONS for other in run.effects.values())


@own.joins("moved", "stepped", "went")
def walked(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """All steps of one walk that nothing interrupts, in one line; the run-up of a jump is told with the jump."""
    if run.facts[at].kind == "moved" and run.find(at, ("jumped_high",), ("declared",)) == at + 1:
        run.take(at)
        return None
    who, feet, mode, square = run.facts[at].args[0], 0, NONE, -1
    n = at
    while n < len(run.facts) and run.facts[n].kind in ("moved", "stepped", "went", "happened") and run.facts[n].args[0] == who:
        parts = whole(run.facts[n])
        if mode not in (NONE, parts.get("mode", mode)):
            break
        run.take(n)
        feet, mode, square = feet + parts.get("feet", 0), parts.get("mode", mode), parts.get("square", square)
        n += 1
    return "walked", {"who": speaker.names.creature(battle, who), "feet": Count(feet), "mode": mode,
                      "square": NONE if square < 0 else speaker.square(battle, square)}


@own.joins("let_go")
def let_go(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """What is thrown is told of by the throw."""
    parts = run.take(at)
    for n in run.until(at, NEXT[-2:]):
        throw = run.facts[n]
        if throw.kind in ("attack_rolled", "guess_missed", "object_attacked") and throw.args[0] == parts["who"]:
            run.thrown[parts["who"]] = parts["square"]
            return None
    return "fact-let-go", speaker.args(battle, parts)


@own.joins("reshaped")
def reshaped(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """That a door which opens is no wall any more goes without saying."""
    parts = run.take(at)
    before = run.facts[at - 1].kind if at else ""
    return None if before in ("door_moved", "object_broke") else ("fact-reshaped", speaker.args(battle, {"layer": parts["layer"]}))


@own.tells("fact-door-moved")
def door_moved(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Open, shut or locked."""
    return "fact-door-moved", {**speaker.args(battle, {"thing": parts["thing"], "locked": parts["locked"]}), "door": parts["door"]}


@own.joins("caught_unawares")
def caught_unawares(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """Who is surprised, all together."""
    group = [speaker.names.creature(battle, parts["who"]) for parts in table.together(run, at, "caught_unawares")]
    if len(group) == 1:
        return "fact-caught-unawares", {"who": group[0]}
    return "all-caught-unawares", {"list": speaker.list([name.form("label") for name in group], "comma")}


# ---- objects ---------------------------------------------------------------------------------------------------------------

@own.tells("fact-object-came")
def object_came(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Something new stands there, or holds somebody."""
    return "fact-object-came", speaker.args(battle, {"thing": parts["thing"].kind})


@own.tells("fact-priced")
def priced(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What the game master asks for handling a thing."""
    return "fact-priced", speaker.args(battle, {name: getattr(parts["price"], name) for name in ("thing", "action", "skill", "dc")})
