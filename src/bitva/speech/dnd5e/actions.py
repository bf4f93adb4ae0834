"""Options of D&D 5e that need more words than their fields have, and a creature's state."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bitva.kernel.battle import Battle
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.strides import SAME
from bitva.speech.catalogue import Count, Said
from bitva.speech.dnd5e.rolls import means_name
from bitva.speech.dnd5e.words import own
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


@own.tells("act-attack", "act-opportunity", "act-off-hand", "act-attack-square")
def act_attack(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack with what it adds to the roll and what it deals."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    means = sheet.means.get(parts["means"]) or next(iter(sheet.means.values()))
    name, manner = means_name(speaker, means.id)
    dealt = [speaker.catalogue.say("dice-of", {"dice": speaker.dice(part.dice), "type": speaker.thing(part.type, "type")})
             for part in means.damage]
    args: dict[str, Said] = {"means": name, "manner": manner, "bonus": speaker.signed(means.bonus),
                             "damage": speaker.list(dealt, "comma") if dealt else NONE}
    if "square" in parts:
        return "act-attack-square", {**args, "square": speaker.square(battle, parts["square"])}
    return "act-attack", {**args, "target": speaker.names.creature(battle, parts["target"])}


@own.tells("act-move")
def act_move(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A way is told by where it leads."""
    path, height = parts["path"], parts["height"]
    return "act-move", {
        "square": speaker.square(battle, path[-1]) if path else NONE, "mode": parts["mode"],
        "height": NONE if height == SAME else Count(height)}


@own.tells("act-aggressive")
def act_aggressive(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """It is told by where it leads, too."""
    return "act-aggressive", {"square": speaker.square(battle, parts["path"][-1])}


@own.tells("act-escape")
def act_escape(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Somebody gets free, or gets another free."""
    args = speaker.args(battle, {name: parts[name] for name in ("who", "on", "kind")})
    return "act-escape", {**args, "own": "yes" if parts["who"] == parts["on"] else "no"}


@own.tells("did-escape")
def did_escape(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The same as it is tried."""
    return "did-escape", act_escape(speaker, battle, parts)[1]


@own.tells("act-smash")
def act_smash(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A blow at a thing, with what it is struck."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    name, _ = means_name(speaker, parts["means"] or next(iter(sheet.means)))
    return "act-smash", {**speaker.args(battle, {"thing": parts["thing"]}), "means": name}


@own.tells("act-say")
def act_say(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """The words as they are spoken."""
    return "act-say", {"by": parts["by"], "words": " ".join(parts["words"])}


@own.tells("act-flourish")
def act_flourish(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What is done, in the words of whoever does it."""
    return "act-flourish", {"words": " ".join(parts["words"])}


@own.tells("act-ready")
def act_ready(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A deed held back, and what it waits for."""
    return "act-ready", {**speaker.args(battle, {name: parts[name] for name in ("deed", "of")}),
                         "trigger": speaker.word(f"trigger-{parts['when']}")}


def status(speaker: Speaker, battle: Battle, who: Who, viewer: str) -> Told:
    """One's own creature in figures; another's as it looks."""
    portrait = cast("dict[str, Any]", book.portrait(cast(Any, battle), viewer, who))
    name = speaker.names.creature(battle, who)
    states = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
    args: dict[str, Said] = {"who": name, "state": speaker.list(states, "comma") if states else NONE}
    if "hp" not in portrait:
        return "status-other", {**args, "looks": portrait["looks"]}
    left = [speaker.word(f"budget-{part}") for part in ("action", "bonus", "reaction") if portrait[part]]
    return "status-own", {
        **args, "hp": Count(portrait["hp"]), "most": Count(portrait["most_hp"]), "temp": Count(portrait["temp"]),
        "ac": Count(portrait["ac"]), "left": speaker.list(left, "comma") if left else NONE,
        "dead": "yes" if portrait["dead"] else "no"}


own.status = status
