"""How D&D 5e is told: rolls, blows, damage, movement, and what a creature's state looks like."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from bitva.kernel.battle import Battle
from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Who
from bitva.speech import table
from bitva.speech.catalogue import Count, Name, Said
from bitva.speech.voice import Parts, Run, Told, Voice

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

own = Voice()
own.silent |= dict.fromkeys((
    "turn_ended", "action_spent", "bonus_spent", "reaction_spent", "interaction_spent", "attacks_granted", "attack_used",
    "bundle_left", "happened", "end_proposed", "attack_hit", "power_waits", "legendary_spent", "shot_away", "geared",
    "acts_out_of_turn", "acted_out_of_turn",
    "effect-grappling", "effect-readied", "effect-helped-attack", "effect-helped-check",
))
own.creatures |= dict.fromkeys(("from", "rider", "mount", "foe"))
own.squares |= dict.fromkeys(("at",))
THINGS = ("weapon", "armor", "item", "ammunition", "object")
own.prefixes |= {
    "ability": ("ability",), "skill": ("skill", "ability"), "other_skill": ("skill", "ability"), "spell": ("spell",),
    "power": ("power",), "feature": ("trait", "power"), "light": ("light",), "mode": ("mode",), "thing": THINGS, "things": THINGS,
    "kind": THINGS,
}
own.under |= dict.fromkeys((
    "hurt", "unhurt", "healed", "died", "save_rolled", "damage_rolled", "death_saved", "stabilized", "revealed", "found",
))


# ---- rolls -----------------------------------------------------------------------------------------------------------------

def roll(speaker: Speaker, number: Number | None, dice: Sequence[int] | None, edge: int | None,
         why: tuple[Sequence[RuleId], Sequence[RuleId]] = ((), ()), labels: Mapping[int, str] | None = None) -> str:
    """A total and its terms, the first of which says what the dice showed, and why there were two of them."""
    if number is None:
        return "none"
    for_, against = (speaker.list([speaker.why(rule) for rule in dict.fromkeys(side)], "comma") if side else "none" for side in why)
    sort = "up" if (edge or 0) > 0 else "down" if (edge or 0) < 0 else "both" if for_ != "none" and against != "none" else "plain"
    die = speaker.catalogue.say(f"die-{sort}", {"faces": speaker.faces(dice or ()), "for": for_, "against": against})
    return speaker.number(number, {0: die, **(labels or {})})


def skilled(speaker: Speaker, number: Number | None, skill: str) -> dict[int, str]:
    """The figure of a skill or ability goes by its name."""
    terms = number.terms if number is not None else ()
    return {at: speaker.thing(skill, "skill", "ability").form("nom") for at, term in enumerate(terms)
            if at and term.rule in ("dnd.core.skills", "dnd.core.ability_modifier", "dnd.core.save")}


def means_name(speaker: Speaker, means: str) -> tuple[Name, str]:
    """A weapon or natural weapon, and how it is used: thrown, in two hands, as a club."""
    base, *manner = means.split(".")
    sorts = {"weapon": "with-weapon", "attack": "with-natural", "spell": "with-spell"}
    prefix = next((prefix for prefix in sorts if speaker.catalogue.has(f"{prefix}-{base}")), "weapon")
    name = speaker.thing(base, prefix)
    if "with" not in name.forms:
        name = Name({**name.forms, "with": speaker.catalogue.say(sorts[prefix], {"thing": name})}, name.gender)
    return name, next((word for word in manner if word in ("thrown", "two-handed", "club")), "plain")


@own.tells("fact-attack_rolled")
def attack_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    means, manner = means_name(speaker, parts["means"])
    ac: Number | None = parts["ac"]
    return "fact-attack-rolled", {
        "who": speaker.names.creature(battle, parts["who"]), "target": speaker.names.creature(battle, parts["target"]),
        "means": means, "manner": manner, "roll": roll(speaker, parts["roll"], parts["dice"], parts["edge"], parts["why"]),
        "ac": "none" if ac is None else speaker.number(ac), "outcome": "none"}


@own.joins("attack_rolled")
def attack(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The roll and whether it hits, in one line."""
    parts = run.take(at)
    message, args = attack_rolled(speaker, battle, parts)
    found = run.find(at, ("attack_hit", "attack_missed"), ("attack_rolled",), who=parts["who"], target=parts["target"])
    if found < 0:
        return message, args
    after = run.take(found)
    outcome = "miss" if "rule" in after else "critical" if after["critical"] else "hit"
    return message, {**args, "outcome": outcome}


@own.tells("fact-save_rolled")
def save_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    number: Number | None = parts["roll"]
    failed = not parts["dice"]
    labels = skilled(speaker, number, parts["ability"])
    return "fact-save-rolled", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "ability", "dc")}),
        "roll": "none" if failed else roll(speaker, number, parts["dice"], parts["edge"], labels=labels),
        "success": "yes" if parts["success"] else "no", "why": speaker.why(parts["rule"]) if failed else "none"}


@own.tells("fact-check_rolled", "fact-check_made")
def check_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    number: Number | None = parts["roll"]
    labels = skilled(speaker, number, parts["skill"])
    args = {**speaker.args(battle, {name: parts[name] for name in ("who", "skill")}),
            "roll": roll(speaker, number, parts["dice"], parts["edge"], labels=labels)}
    if "dc" not in parts:
        return "fact-check-made", args
    return "fact-check-rolled", {**args, "dc": Count(parts["dc"]), "success": "yes" if parts["success"] else "no"}


@own.tells("fact-contest_rolled")
def contest_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    one, other = cast(Number, parts["roll"]), cast(Number, parts["other"])
    other_labels = skilled(speaker, other, parts["other_skill"])
    result = "win" if one.total > other.total else "tie" if one.total == other.total else "lose"
    return "fact-contest-rolled", {
        **speaker.args(battle, {name: parts[name] for name in ("who", "target", "skill", "other_skill")}),
        "roll": roll(speaker, one, parts["dice"], 0, labels=skilled(speaker, one, parts["skill"])),
        "other": roll(speaker, other, parts["other_dice"], 0, labels=other_labels), "result": result}


@own.tells("fact-initiative_rolled")
def initiative_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    number: Number = parts["total"]
    return "fact-initiative-rolled", {
        "who": speaker.names.creature(battle, parts["who"]),
        "roll": roll(speaker, number, parts["dice"], 0, labels=skilled(speaker, number, "dex"))}


# ---- damage ----------------------------------------------------------------------------------------------------------------

def damage(speaker: Speaker, parts: Iterable[tuple[int, str]]) -> str:
    """So much of each type."""
    return speaker.list([speaker.catalogue.say(f"damage-{type}", {"amount": Count(amount)}) for amount, type in parts])


@own.tells("fact-damage_rolled")
def damage_rolled(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "fact-damage-rolled", {"who": speaker.names.creature(battle, parts["who"]), "damage": damage(speaker, parts["parts"]),
                                  "faces": speaker.faces(parts["dice"]) if parts["dice"] else "none"}


@own.joins("damage_rolled")
def rolled_and_dealt(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """A roll whose whole damage befalls one creature next is told by what it does."""
    parts = run.take(at)
    following = run.facts[at + 1] if at + 1 < len(run.facts) else None
    if following is not None and following.kind == "hurt" and not _shared(run, at + 1):
        return None
    return damage_rolled(speaker, battle, parts)


def _shared(run: Run, at: int) -> bool:
    """Does the same roll hurt somebody else too?"""
    return run.find(at, ("hurt",), ("damage_rolled", "attack_rolled", "turn_began", "declared")) >= 0


@own.tells("fact-hurt")
def hurt(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    kinds: Sequence[tuple[int, str, RuleId]] = parts.get("kinds", ())
    changed = [speaker.catalogue.say("changed", {"type": speaker.thing(type, "type"), "why": speaker.why(rule)})
               for _, type, rule in kinds if rule]
    dealt = [(amount, type) for amount, type, _ in kinds if amount]
    return "fact-hurt", {
        "who": speaker.names.creature(battle, parts["who"]), "amount": Count(parts["amount"]), "buffered": Count(parts["buffered"]),
        "damage": damage(speaker, dealt) if dealt else speaker.catalogue.say("damage-any", {"amount": Count(parts["amount"])}),
        "changed": speaker.list(changed, "comma") if changed else "none", "end": "none"}


@own.joins("hurt")
def hurt_and_felled(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """The damage, and whether it kills or fells."""
    parts = run.take(at)
    who = parts["who"]
    message, args = hurt(speaker, battle, parts)
    until = ("hurt", "attack_rolled", "damage_rolled", "turn_began", "declared")
    dead = run.find(at, ("died",), until, who=who)
    if dead >= 0:
        run.take(dead)
        buried(run, dead, who)
        return message, {**args, "end": "dies"}
    for n in range(at + 1, len(run.facts)):
        fact = run.facts[n]
        if fact.kind in until:
            break
        if fact.kind == "took_effect" and fact.args[0].on == who and fact.args[0].kind == "down":
            run.take(n)
            laid_out(run, n, who)
            return message, {**args, "end": "falls"}
    return message, args


def buried(run: Run, at: int, who: Who) -> None:
    """What ends by itself with a death: effects, and the place on the map."""
    for n in range(at + 1, len(run.facts)):
        fact = run.facts[n]
        if fact.kind == "effect_ended" and fact.parts()["on"] == who:
            run.take(n)
        if fact.kind == "left" and fact.parts()["who"] == who:
            run.take(n)
            return


def laid_out(run: Run, at: int, who: Who) -> None:
    """What goes without saying when somebody falls unconscious: he lies, and holds nothing."""
    for n in range(at + 1, min(at + 8, len(run.facts))):
        fact = run.facts[n]
        if (fact.kind == "in_hand" and fact.args == (who, ())) or (
                fact.kind == "took_effect" and fact.args[0].on == who and fact.args[0].kind == "prone"):
            run.take(n)


@own.joins("died")
def died(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    parts = run.take(at)
    buried(run, at, parts["who"])
    return "fact-died", speaker.args(battle, parts)


@own.joins("took_effect")
def took_effect(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told | None:
    """An effect; one who falls unconscious also lies and holds nothing."""
    parts = run.take(at)
    if parts["effect"].kind == "down":
        laid_out(run, at, parts["effect"].on)
    return table.took_effect(speaker, battle, parts)


# ---- movement --------------------------------------------------------------------------------------------------------------

@own.joins("moved", "stepped")
def walked(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """All steps of one walk that nothing interrupts, in one line."""
    who, feet, mode, square = run.facts[at].args[0], 0, "none", -1
    n = at
    while n < len(run.facts) and run.facts[n].kind in ("moved", "stepped", "happened") and run.facts[n].args[0] == who:
        fact = run.facts[n]
        if fact.kind == "moved" and mode not in ("none", fact.args[2]):
            break
        parts = run.take(n)
        if fact.kind == "moved":
            feet, mode = feet + parts["feet"], parts["mode"]
        elif fact.kind == "stepped":
            square = parts["square"]
        n += 1
    return "walked", {"who": speaker.names.creature(battle, who), "feet": Count(feet), "mode": mode,
                      "square": "none" if square < 0 else speaker.square(battle, square)}


# ---- many at once ----------------------------------------------------------------------------------------------------------

@own.joins("caught_unawares")
def caught_unawares(speaker: Speaker, battle: Battle, run: Run, at: int) -> Told:
    """Who is surprised, all together."""
    group = [speaker.names.creature(battle, parts["who"]) for parts in table.together(run, at, "caught_unawares")]
    if len(group) == 1:
        return "fact-caught-unawares", {"who": group[0]}
    return "all-caught-unawares", {"list": speaker.list([name.form("nom") for name in group])}


# ---- actions ---------------------------------------------------------------------------------------------------------------

@own.tells("act-attack", "act-opportunity")
def act_attack(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack with what it adds to the roll and what it deals."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    means = sheet.means.get(parts["means"]) or next(iter(sheet.means.values()))
    name, manner = means_name(speaker, means.id)
    dealt = [speaker.catalogue.say("dice-of", {"dice": speaker.dice(part.dice), "type": speaker.thing(part.type, "type")})
             for part in means.damage]
    return "act-attack", {
        "target": speaker.names.creature(battle, parts["target"]), "means": name, "manner": manner, "bonus": f"{means.bonus:+d}",
        "damage": speaker.list(dealt, "comma") if dealt else "none"}


@own.tells("act-move")
def act_move(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    path = parts["path"]
    return "act-move", {
        "square": speaker.square(battle, path[-1]) if path else "none", "mode": parts["mode"], "height": Count(parts["height"])}


# ---- a creature's state ----------------------------------------------------------------------------------------------------

def status(speaker: Speaker, battle: Battle, who: Who, viewer: str) -> Told:
    """One's own creature in figures; another's as it looks."""
    from bitva.rulebooks.dnd5e.book import book
    portrait = cast("dict[str, Any]", book.portrait(cast(Any, battle), viewer, who))
    name = speaker.names.creature(battle, who)
    states = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
    args: dict[str, Said] = {"who": name, "state": speaker.list(states, "comma") if states else "none"}
    if "hp" not in portrait:
        return "status-other", {**args, "looks": portrait["looks"]}
    left = [speaker.word(f"budget-{part}") for part in ("action", "bonus", "reaction") if portrait[part]]
    return "status-own", {
        **args, "hp": Count(portrait["hp"]), "most": Count(portrait["most_hp"]), "temp": Count(portrait["temp"]),
        "ac": Count(portrait["ac"]), "left": speaker.list(left, "comma") if left else "none",
        "dead": "yes" if portrait["dead"] else "no"}


own.status = status
voice = own.over(table.voice)

__all__ = ["voice"]
