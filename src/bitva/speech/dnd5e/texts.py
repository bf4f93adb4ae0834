"""What stands in a stat block in words only: shown in full to the game master, who rules on it."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bitva.kernel.battle import Battle
from bitva.kernel.words import Who
from bitva.speech.catalogue import Name, Said
from bitva.speech.dnd5e.words import own
from bitva.speech.parts import NONE
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

PLACES = ("text", "traits", "powers", "auras")
"""Where in a stat block words may stand."""


def written(battle: Battle, who: Who, id: str) -> Iterator[Mapping[str, Any]]:
    """The parts of a creature's stat block that are called so."""
    data: Mapping[str, Any] = battle.creatures[who].sheet.to_data()
    for place in PLACES:
        yield from (part for part in data.get(place, ()) if isinstance(part, Mapping) and part.get("id") == id)


def words_of(speaker: Speaker, battle: Battle, who: Who, id: str) -> Said:
    """The words, in the language spoken if they are written in it."""
    texts = next((part["text"] for part in written(battle, who, id) if "text" in part), None)
    return NONE if texts is None else str(texts.get(speaker.lang) or next(iter(texts.values())))


def title_of(speaker: Speaker, battle: Battle, who: Who, id: str) -> Name:
    """What it is called: by its own title, or as the catalogue has it."""
    titles = next((part["title"] for part in written(battle, who, id) if "title" in part), None)
    if titles is None:
        return speaker.thing(id, *own.prefixes["what"])
    return Name({"nom": str(titles.get(speaker.lang) or next(iter(titles.values())))})


@own.tells("fact-text-shown")
def text_shown(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What the game master is shown, in full."""
    who, what = parts["who"], parts["what"]
    return "fact-text-shown", {**speaker.args(battle, {"who": who}), "what": title_of(speaker, battle, who, what),
                               "text": words_of(speaker, battle, who, what)}


@own.tells("fact-use-spent")
def use_spent(speaker: Speaker, battle: Battle, parts: Parts) -> Told | None:
    """A feature that was used; a spell of so many castings a day is told of as it is cast."""
    if parts["feature"].startswith("spell-"):
        return None
    return "fact-use-spent", speaker.args(battle, parts)


@own.tells("fact-ruled-on")
def ruled_on(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """What was used, by its title."""
    return "fact-ruled-on", {**speaker.args(battle, {"who": parts["who"]}),
                             "ability": title_of(speaker, battle, parts["who"], parts["ability"])}


@own.tells("act-ability")
def act_ability(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An ability to choose."""
    return "act-ability", {**speaker.args(battle, {"who": parts["who"], "target": parts["target"]}),
                           "ability": title_of(speaker, battle, parts["who"], parts["ability"])}


@own.tells("did-ability")
def did_ability(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An ability being used."""
    return "did-ability", act_ability(speaker, battle, parts)[1]


def asks(*messages: str) -> None:
    """Questions to the game master about an ability: its title, and its words in full."""
    for message in messages:
        @own.tells(message)
        def asked(speaker: Speaker, battle: Battle, parts: Parts, message: str = message) -> Told:
            who, ability = parts["who"], parts["ability"]
            return message, {**speaker.args(battle, {name: parts[name] for name in ("who", "target") if name in parts}, message),
                             "ability": title_of(speaker, battle, who, ability), "text": words_of(speaker, battle, who, ability)}


asks("ask-dnd-monster-traits-done", "ask-dnd-monster-lair-actions-done", "ask-dnd-monster-legendary-actions-done")
