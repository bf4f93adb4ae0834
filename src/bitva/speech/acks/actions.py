"""Options of ACKS II that need more words than their fields have, and a creature's state."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bitva.kernel.battle import Battle
from bitva.kernel.words import Who
from bitva.rulebooks.acks.book import book
from bitva.speech.acks.rolls import means_name
from bitva.speech.acks.words import own
from bitva.speech.catalogue import MINUS, Said
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


def figure(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", MINUS)


@own.tells("act-delay")
def act_delay(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "act-delay", {"count": figure(parts["count"])}


@own.tells("no-acks-init-delay")
def no_delay(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """To which counts it can be put off, or for whom it is too late to wait."""
    after = speaker.names.creature(battle, parts["after"]) if "after" in parts else NONE
    bounds = {name: figure(parts[name]) if name in parts else NONE for name in ("least", "most")}
    return "no-acks-init-delay", {"after": after, **bounds}


@own.tells("act-modify", "act-save")
def act_changing(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What the game master adds or takes away."""
    verb = "modify" if "figure" in parts else "save"
    numbers = {name: speaker.signed(parts[name]) if parts[name] else "0" for name in ("amount", "plus") if name in parts}
    rest = {name: part for name, part in parts.items() if name not in numbers}
    return f"act-{verb}", {**speaker.args(battle, rest), **numbers}


def with_means(speaker: Speaker, battle: Battle, message: str, parts: Parts) -> Told:
    """An act with a weapon; without one the first that comes to hand."""
    means, manner = means_name(speaker, parts["means"]) if parts["means"] else (NONE, "plain")
    rest = {name: part for name, part in parts.items() if name not in ("means", "step", "path")}
    step = parts.get("step", -1)
    return message, {**speaker.args(battle, rest, message), "means": means, "manner": manner,
                     "step": speaker.square(battle, step) if step >= 0 else NONE}


@own.tells("act-attack")
def act_attack(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return with_means(speaker, battle, "act-attack", parts)


@own.tells("act-charge")
def act_charge(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return with_means(speaker, battle, "act-charge", parts)


@own.tells("act-cleave")
def act_cleave(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return with_means(speaker, battle, "act-cleave", parts)


@own.tells("act-manoeuvre")
def act_manoeuvre(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return with_means(speaker, battle, "act-manoeuvre", parts)


@own.tells("act-march", "act-run", "act-withdraw", "act-retreat", "act-sneak")
def act_going(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A way is told by where it leads; a march is told from a run by what pays for it."""
    path = parts["path"]
    return "act-going", {"square": speaker.square(battle, path[-1]) if path else NONE, "how": going(parts),
                         "by": str(parts.get("by", NONE)), "cover": "yes" if parts.get("cover") else "no"}


def going(parts: Parts) -> str:
    """Which way of going it is, by what the act has besides its path."""
    if "cover" in parts:
        return "run"
    if "look" in parts:
        return "march" if "by" in parts else "withdraw"
    return "sneak" if "by" in parts else "retreat"


@own.tells("act-ready")
def act_ready(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An act held back, and what it waits for."""
    return "act-ready", {**speaker.args(battle, {name: parts[name] for name in ("deed", "of")}),
                         "trigger": speaker.word(f"trigger-{parts['when']}")}


@own.tells("act-spare")
def act_spare(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What a cleave left over goes to, and where."""
    square = speaker.square(battle, parts["square"]) if parts["square"] >= 0 else NONE
    return "act-spare", {**speaker.args(battle, {"how": parts["how"]}), "square": square}


@own.tells("act-sweep")
def act_sweep(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "act-sweep", {"at": speaker.list([speaker.names.creature(battle, who).form("acc") for who in parts["at"]])}


@own.tells("act-cast")
def act_cast(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A spell and at whom, from memory or from a scroll."""
    those = [speaker.names.creature(battle, who).form("nom") for who in parts["at"]]
    return "act-cast", {"spell": speaker.thing(parts["spell"], "spell"), "at": speaker.list(those) if those else NONE,
                        "scroll": "yes" if parts["scroll"] else "no"}


@own.tells("act-hurt")
def act_hurt(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    return "act-hurt", speaker.args(battle, {name: parts[name] for name in ("on", "amount", "type")})


@own.tells("ask-acks-round-declarations")
def ask_declarations(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What is declared, and what the game master is advised to declare."""
    about = {"advice": "", **{name: parts[name] for name in ("asked", "round", "advice") if name in parts}}
    return "ask-acks-round-declarations", speaker.args(battle, about)


def status(speaker: Speaker, battle: Battle, who: Who, viewer: str) -> Told:
    """One's own creature in figures; another's as it looks."""
    portrait = cast("dict[str, Any]", book.portrait(cast(Any, battle), viewer, who))
    name = speaker.names.creature(battle, who)
    states = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
    args: dict[str, Said] = {"who": name, "state": speaker.list(states, "comma") if states else NONE}
    if "hp" not in portrait:
        return "status-other", {**args, "looks": portrait["looks"]}
    figures: dict[str, Said] = {key: figure(portrait[key]) for key in ("hp", "most_hp", "ac", "number")}
    return "status-own", {**args, **figures, "dead": "yes" if portrait["dead"] else "no"}


own.status = status
