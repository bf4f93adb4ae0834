"""The parts of facts, actions, questions and refusals, as arguments of messages: by their names and by what they hold."""
from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bitva.kernel.actions import Action, Moment
from bitva.kernel.battle import Battle
from bitva.kernel.facts import Fact
from bitva.kernel.numbers import Number
from bitva.kernel.words import GM
from bitva.speech.catalogue import Count, Name, Said

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker

NONE: Final = "none"
"""What a part is told as that is not there, or that a viewer is not told."""
PLACE: Final = re.compile(r"([0-9]+),([0-9]+)", re.ASCII)


def whole(fact: Fact) -> dict[str, Any]:
    """All parts of a fact by name, those left to their defaults too."""
    return {**defaults(fact.change), **fact.parts()}


@cache
def defaults(change: Callable[..., None]) -> Mapping[str, Any]:
    signature = inspect.signature(change).parameters
    return {name: part.default for name, part in signature.items() if part.default is not inspect.Parameter.empty}


def flat(thing: object) -> dict[str, Any]:
    """The fields of an action or of a moment by name."""
    if not isinstance(thing, Action | Moment) or not is_dataclass(thing):
        return {}
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def said(speaker: Speaker, battle: Battle, name: str, part: Any) -> Said:
    """One part as an argument."""
    voice = speaker.voice
    if part is None or (isinstance(part, str | tuple) and not part) or (name in voice.points and part == (-1, -1)):
        return NONE
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, int):
        if name in voice.creatures:
            return NONE if part == -1 and name in voice.perhaps else speaker.names.creature(battle, part)
        if name in voice.squares:
            return speaker.square(battle, part) if part >= 0 else NONE
        return Count(part)
    if isinstance(part, Number):
        return speaker.number(part)
    if isinstance(part, Action):
        return speaker.option(battle, part)
    if isinstance(part, str):
        return _word(speaker, battle, name, part)
    if isinstance(part, tuple | list):
        if name in voice.points and len(part) == 2:
            return speaker.point(part)
        return speaker.list([_member(speaker, battle, name, member) for member in part])
    return str(part)


def _word(speaker: Speaker, battle: Battle, name: str, word: str) -> Said:
    """A word: of a rule, of a thing with a name, of a creature, or just a word."""
    voice = speaker.voice
    if name in voice.rules:
        return speaker.title(word)
    if name in voice.persons:
        return speaker.names.thing("gamemaster") if word == GM else word
    prefixes = voice.prefixes.get(name)
    if prefixes is not None:
        kind = voice.kinds[name](battle, word) if name in voice.kinds else word
        return speaker.thing(kind.partition(".")[0], *prefixes)
    creature = battle.named(word)
    return word if creature is None else speaker.names.creature(battle, creature.index)


def _member(speaker: Speaker, battle: Battle, name: str, part: Any) -> str:
    """One of several: a creature, a thing, or a thing and how many of it."""
    if isinstance(part, tuple) and len(part) == 2 and isinstance(part[1], int):
        return speaker.catalogue.say("times", {"n": Count(part[1]), "thing": said(speaker, battle, name, part[0])})
    if isinstance(part, int) and name in speaker.voice.groups:
        return speaker.names.creature(battle, part).form("nom")
    one = said(speaker, battle, name, part)
    return one.form("nom") if isinstance(one, Name) else str(int(one)) if isinstance(one, int) else str(one)
