"""Rolls of Starfinder: attacks, saves, checks, initiative, and what their numbers are made of."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bitva.kernel.battle import Battle
from bitva.kernel.numbers import Number
from bitva.speech.catalogue import Count, Name, Said
from bitva.speech.parts import NONE
from bitva.speech.starfinder.words import own
from bitva.speech.voice import Parts, Run, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

PLAIN_ROLL = "sf.attack.roll"
SKILLED = ("sf.skill.check", "sf.save.roll")
AIMED = ("weapon", "attack", "spell", "power")
"""What attacks are made with."""
OUT_OF_ORDER = {"opportunity": "opportunity", "react": "reaction"}
"""Attacks that are no part of the turn, by their verb."""


def rolled(speaker: Speaker, number: Number | None, labels: Mapping[int, str] | None = None) -> str:
    """A total and its terms, each kind of bonus by its name; the first of them is what the die showed."""
    if number is None:
        return NONE
    return speaker.number(number, {**kinds(speaker, number), 0: speaker.catalogue.say("die-plain"), **(labels or {})})


def kinds(speaker: Speaker, number: Number) -> dict[int, str]:
    """Terms of a kind go by that kind where the rule says no more than that there is a bonus."""
    found: dict[int, str] = {}
    for at, term in enumerate(number.terms):
        if term.kind and term.rule in ("sf.modifier.bonus_types", "sf.modifier.circumstance", PLAIN_ROLL, "sf.ac.eac_kac"):
            found[at] = speaker.thing(term.kind, "bonus").form("nom")
    return found


def skilled(speaker: Speaker, number: Number | None, skill: str) -> dict[int, str]:
    """The figure of a skill, ability or save goes by its name."""
    terms = number.terms if number is not None else ()
    name = speaker.thing(skill, "skill", "ability", "save").form("nom")
    return {at: name for at, term in enumerate(terms) if at and term.rule in SKILLED}


def means_name(speaker: Speaker, means: str) -> tuple[Name, str]:
    """A weapon, a natural weapon or a spell that is aimed like one, and how it is used."""
    base, _, manner = means.partition(".")
    prefix = next((prefix for prefix in AIMED if speaker.catalogue.has(f"{prefix}-{base}")), AIMED[0])
    name = speaker.thing(base, prefix)
    if "with" not in name.forms:
        sort = "with-weapon" if prefix == "weapon" else "with-natural"
        name = Name({**name.forms, "with": speaker.catalogue.say(sort, {"thing": name})}, name.gender)
    return name, manner or "plain"


def armor(speaker: Speaker, ac: Number | None) -> Said:
    """The armour class, and what changes it just now."""
    if ac is None:
        return NONE
    extra = [speaker.catalogue.say("ac-part", {"value": speaker.signed(term.value), "why": speaker.reason(term)})
             for term in ac if term.rule != "sf.ac.eac_kac" and not term.beaten]
    if not extra:
        return str(ac.total)
    return speaker.catalogue.say("ac-with", {"total": Count(ac.total), "extra": speaker.list(extra, "comma")})


@own.tells("fact-attack-rolled")
def attack_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack roll by itself, not yet known to hit or miss."""
    means, manner = means_name(speaker, parts["means"])
    return "fact-attack-rolled", {
        "who": speaker.names.creature(battle, parts["who"]), "target": speaker.names.creature(battle, parts["target"]),
        "means": means, "manner": manner, "roll": rolled(speaker, parts["roll"]), "ac": armor(speaker, parts["ac"]),
        "outcome": NONE, "how": NONE}


def out_of_order(battle: Battle, run: Run, at: int, who: int) -> str:
    """Whether an attack is made in reaction: by what its maker undertook last, of which a mere dodge is no attack."""
    for fact in reversed(run.facts[:at]):
        if fact.kind == "declared" and fact.args[0] == who:
            deed: Any = fact.args[1]
            reactions: Any = battle.creatures[who].sheet
            if deed.verb == "react" and not any(row["id"] == deed.reaction and row.get("attack") for row in reactions.reactions):
                continue
            if deed.verb != "cast":
                return OUT_OF_ORDER.get(deed.verb, NONE)
    return NONE


@own.joins("attack_rolled")
def attack(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The roll and whether it hits, in one line; whether it was made in reaction."""
    parts = run.take(at)
    message, args = attack_rolled(speaker, battle, parts)
    how = out_of_order(battle, run, at, parts["who"])
    found = run.find(at, ("attack_hit", "attack_missed"), ("attack_rolled", "miss_rolled"), who=parts["who"],
                     target=parts["target"])
    if found < 0:
        return message, {**args, "how": how}
    after = run.take(found)
    outcome = "miss" if "rule" in after else "critical" if after["critical"] else "hit"
    return message, {**args, "how": how, "outcome": outcome}


@own.tells("fact-shot-rolled")
def shot_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack roll against a fixed figure."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "ac", "success")})
    return "fact-shot-rolled", {**args, "rule": speaker.why(parts["rule"]), "roll": rolled(speaker, parts["roll"])}


@own.tells("fact-scattered")
def scattered(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where a thing comes down that missed: on a square, or at an intersection."""
    x, y = parts["point"]
    place = speaker.point((x, y)) if x % 2 == 0 else speaker.square(battle, battle.board.square(x // 2, y // 2))
    args = speaker.args(battle, {name: parts[name] for name in ("direction", "distance")})
    return "fact-scattered", {**args, "means": means_name(speaker, parts["means"])[0], "point": place}


@own.tells("fact-save-rolled")
def save_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A saving throw, or that it is failed of one's own will."""
    number: Number | None = parts["roll"]
    args = speaker.args(battle, {name: parts[name] for name in ("who", "save", "dc", "success")})
    willing = not parts["dice"]
    return "fact-save-rolled", {**args, "willing": "yes" if willing else "no", "roll": NONE if willing else rolled(
        speaker, number, skilled(speaker, number, parts["save"]))}


@own.tells("fact-check-rolled")
def check_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A check of a skill or of an ability."""
    number: Number | None = parts["roll"]
    args = speaker.args(battle, {name: parts[name] for name in ("who", "skill", "dc", "success")})
    return "fact-check-rolled", {**args, "roll": rolled(speaker, number, skilled(speaker, number, parts["skill"]))}


@own.tells("fact-awareness-rolled")
def awareness_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who looks and listens, and whether it notices anything."""
    number: Number | None = parts["roll"]
    args = speaker.args(battle, {name: parts[name] for name in ("who", "dc", "aware")})
    return "fact-awareness-rolled", {**args, "roll": rolled(speaker, number, skilled(speaker, number, "perception"))}


@own.tells("ask-sf-combat-awareness")
def ask_awareness(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who has noticed anything, as the dice have it."""
    noticed = [speaker.names.creature(battle, creature.index).form("nom")
               for id in parts["proposed"] if (creature := battle.named(id)) is not None]
    return "ask-sf-combat-awareness", {"proposed": speaker.list(noticed) if noticed else NONE}


@own.tells("fact-hid")
def hid(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who hides, and how well."""
    number: Number | None = parts["roll"]
    return "fact-hid", {"who": speaker.names.creature(battle, parts["who"]),
                        "roll": rolled(speaker, number, skilled(speaker, number, "stealth"))}


@own.tells("fact-perception-rolled")
def perception_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Who looks for those who hide."""
    number: Number | None = parts["roll"]
    return "fact-perception-rolled", {"who": speaker.names.creature(battle, parts["who"]),
                                      "roll": rolled(speaker, number, skilled(speaker, number, "perception"))}


@own.tells("fact-initiative-rolled")
def initiative_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A creature's count."""
    number: Number = parts["total"]
    dexterity = speaker.thing("dex", "ability").form("nom")
    labels = {at: dexterity for at, term in enumerate(number.terms) if at and term.rule == "sf.initiative.roll"}
    return "fact-initiative-rolled", {"who": speaker.names.creature(battle, parts["who"]), "roll": rolled(speaker, number, labels)}


@own.tells("fact-hinted")
def hinted(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-hinted", {"who": speaker.names.creature(battle, parts["who"]), "rule": speaker.title(parts["rule"])}


def faces(speaker: Speaker, dice: Sequence[int]) -> str:
    """What dice show, if any fell."""
    return speaker.faces(dice) if dice else NONE


@own.tells("fact-square-attacked")
def square_attacked(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack on a square, not yet known to hit anybody."""
    means, _ = means_name(speaker, parts["means"])
    return "fact-square-attacked", {"who": speaker.names.creature(battle, parts["who"]), "means": means,
                                    "square": speaker.square(battle, parts["square"]), "roll": rolled(speaker, parts["roll"])}
