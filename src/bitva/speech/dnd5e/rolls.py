"""Rolls of D&D 5e: what the dice showed and why, attacks, saves, checks, contests, initiative."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from bitva.kernel.battle import Battle
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId
from bitva.speech.catalogue import Count, Name, Said
from bitva.speech.dnd5e.words import own
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Run, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

SKILLED = ("dnd.core.skills", "dnd.core.ability_modifier", "dnd.core.save")
"""Terms that go by the name of the skill or ability that is rolled."""
ITS_OWN = ("dnd.stat.ac", "dnd.stat.armor_table", "dnd.core.ability_modifier")
"""Terms of an Armor Class that everybody knows of."""
OUT_OF_ORDER = {"opportunity": "opportunity", "off-hand": "off-hand"}
"""Attacks that are not those of the Attack action, by their verb."""

WITH = {"weapon": "with-weapon", "attack": "with-natural", "spell": "with-spell", "item": "with-weapon", "armor": "with-weapon",
        "object": "with-weapon"}
"""Means of attack by what names them, and the message that says with what somebody strikes."""

CAUSES = ("dnd.concentration.damage", "dnd.mount.thrown_off")
"""Saves that are told with what they are for."""


def rolled(speaker: Speaker, number: Number | None, dice: Sequence[int] | None, edge: int | None,
           why: tuple[Sequence[RuleId], Sequence[RuleId]] = ((), ()), labels: Mapping[int, str] | None = None) -> str:
    """A total and its terms, the first of which says what the dice showed, and why there were two of them."""
    if number is None:
        return NONE
    for_, against = (speaker.list([speaker.why(rule) for rule in dict.fromkeys(side)], "comma") if side else NONE for side in why)
    sort = "up" if (edge or 0) > 0 else "down" if (edge or 0) < 0 else "both" if NONE not in (for_, against) else "plain"
    die = speaker.catalogue.say(f"die-{sort}", {"faces": speaker.faces(dice or ()), "for": for_, "against": against})
    return speaker.number(number, {0: die, **(labels or {})})


def skilled(speaker: Speaker, number: Number | None, skill: str) -> dict[int, str]:
    """The figure of a skill or ability goes by its name."""
    terms = number.terms if number is not None else ()
    name = speaker.thing(skill, "skill", "ability").form("nom")
    return {at: name for at, term in enumerate(terms) if at and term.rule in SKILLED}


def means_name(speaker: Speaker, means: str) -> tuple[Name, str]:
    """A weapon or natural weapon, and how it is used: thrown, in two hands, as a club."""
    base, *manner = means.split(".")
    prefix = next((prefix for prefix in WITH if speaker.catalogue.has(f"{prefix}-{base}")), "weapon")
    name = speaker.thing(base, prefix)
    if "with" not in name.forms:
        name = Name({**name.forms, "with": speaker.catalogue.say(WITH[prefix], {"thing": name})}, name.gender)
    return name, next((word for word in manner if word in ("thrown", "two-handed", "club")), "plain")


def armor(speaker: Speaker, ac: Number | None) -> Said:
    """The Armor Class, and what adds to it beyond the creature's own."""
    if ac is None:
        return NONE
    extra = [speaker.catalogue.say("ac-part", {"value": speaker.signed(term.value), "why": speaker.reason(term)})
             for term in ac if term.rule not in ITS_OWN and not term.beaten]
    if not extra:
        return str(ac.total)
    return speaker.catalogue.say("ac-with", {"total": Count(ac.total), "extra": speaker.list(extra, "comma")})


@own.tells("fact-attack-rolled")
def attack_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack roll by itself, not yet known to hit or miss."""
    means, manner = means_name(speaker, parts["means"])
    return "fact-attack-rolled", {
        "who": speaker.names.creature(battle, parts["who"]), "target": speaker.names.creature(battle, parts["target"]),
        "means": means, "manner": manner, "roll": rolled(speaker, parts["roll"], parts["dice"], parts["edge"], parts["why"]),
        "ac": armor(speaker, parts["ac"]), "outcome": NONE, "how": NONE, "lands": NONE}


@own.joins("attack_rolled")
def attack(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The roll and whether it hits, in one line; whether it was made in reaction or with the other hand."""
    parts = run.take(at)
    message, args = attack_rolled(speaker, battle, parts)
    thrown = run.thrown.pop(parts["who"], -1)
    if thrown >= 0:
        args = {**args, "lands": speaker.square(battle, thrown)}
    how = OUT_OF_ORDER.get(run.verb_before(at), NONE)
    found = run.find(at, ("attack_hit", "attack_missed"), ("attack_rolled",), who=parts["who"], target=parts["target"])
    if found < 0:
        return message, {**args, "how": how}
    after = run.take(found)
    outcome = "miss" if "rule" in after else "critical" if after["critical"] else "hit"
    return message, {**args, "how": how, "outcome": outcome}


@own.tells("fact-guess-missed")
def guess_missed(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack on a square that hit nobody."""
    means, _ = means_name(speaker, parts["means"])
    return "fact-guess-missed", {**speaker.args(battle, {name: parts[name] for name in ("who", "square")}), "means": means}


@own.tells("fact-object-attacked")
def object_attacked(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack on an object."""
    means, _ = means_name(speaker, parts["means"])
    return "fact-object-attacked", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "thing", "ac", "hit")}), "means": means,
        "roll": rolled(speaker, parts["roll"], parts["dice"], parts["edge"], parts["why"])}


@own.tells("fact-save-rolled")
def save_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A saving throw, or that it fails without one."""
    number: Number | None = parts["roll"]
    failed = not parts["dice"]
    labels = skilled(speaker, number, parts["ability"])
    return "fact-save-rolled", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "ability", "dc", "success")}),
        "roll": NONE if failed else rolled(speaker, number, parts["dice"], parts["edge"], labels=labels),
        "why": speaker.why(parts["rule"]) if failed else NONE,
        "cause": speaker.why(parts["rule"]) if parts["rule"] in CAUSES else NONE}


@own.tells("fact-death-save-rolled")
def death_save_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A death saving throw."""
    return "fact-death-save-rolled", {
        **speaker.args(battle, {"who": parts["who"]}), "roll": rolled(speaker, parts["roll"], parts["dice"], parts["edge"]),
        "successes": NONE, "failures": NONE}


@own.joins("death_save_rolled")
def death_save(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The throw, and how many are made and failed by now."""
    message, args = death_save_rolled(speaker, battle, run.take(at))
    tally = run.find(at, ("death_saved",), ("turn_began", "declared"), who=run.facts[at].args[0])
    if tally < 0:
        return message, args
    parts = run.take(tally)
    return message, {**args, "successes": Count(parts["successes"]), "failures": Count(parts["failures"])}


@own.tells("fact-check-rolled", "fact-check-made")
def check_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An ability check, against a difficulty class or for its total."""
    number: Number | None = parts["roll"]
    args = speaker.args(battle, {name: parts[name] for name in ("who", "skill", "dc", "success") if name in parts})
    labels = skilled(speaker, number, parts["skill"])
    args["roll"] = rolled(speaker, number, parts["dice"], parts["edge"], labels=labels)
    return "fact-check-rolled" if "dc" in parts else "fact-check-made", args


@own.tells("fact-contest-rolled")
def contest_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A contest of two checks, and who wins it."""
    one, other = cast(Number, parts["roll"]), cast(Number, parts["other"])
    result = "win" if one.total > other.total else "tie" if one.total == other.total else "lose"
    other_labels = skilled(speaker, other, parts["other_skill"])
    return "fact-contest-rolled", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "target", "skill", "other_skill")}),
        "roll": rolled(speaker, one, parts["dice"], 0, labels=skilled(speaker, one, parts["skill"])),
        "other": rolled(speaker, other, parts["other_dice"], 0, labels=other_labels), "result": result}


@own.tells("fact-initiative-rolled")
def initiative_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A creature's initiative."""
    number: Number = parts["total"]
    labels = skilled(speaker, number, "dex")
    return "fact-initiative-rolled", {
        "who": speaker.names.creature(battle, parts["who"]), "roll": rolled(speaker, number, parts["dice"], 0, labels=labels)}
