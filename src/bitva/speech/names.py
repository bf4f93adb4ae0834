"""What creatures and things are called, with their forms."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bitva.kernel.battle import Battle, Creature
from bitva.kernel.words import NOBODY, Who
from bitva.speech.catalogue import Catalogue, Name, capital

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "pre")
ENDINGS: Final = {"а": "f", "я": "f", "о": "n", "е": "n", "ё": "n", "ы": "p", "и": "p"}
"""The gender that the last letter of a Russian name without forms suggests."""
NUMBERED: Final = re.compile(r"-([0-9]+)$")


class Names:
    """Finds names in a catalogue and keeps those it has found."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._creatures: dict[tuple[str, ...], Name] = {}
        self._things: dict[tuple[str, ...], Name] = {}

    # ---- creatures -----------------------------------------------------------------------------------------------------

    def creature(self, battle: Battle, who: Who) -> Name:
        """A creature by its own name or its kind; NOBODY is the game master, and who is not known of is somebody."""
        if not 0 <= who < len(battle.creatures):
            return self.thing("gamemaster" if who == NOBODY else "somebody")
        creature = battle.creatures[who]
        alike = tuple(other.id for other in battle.creatures if kind_of(other) == kind_of(creature))
        title = title_of(battle, creature)
        key = (creature.id, kind_of(creature), *alike, str(title))
        found = self._creatures.get(key)
        if found is None:
            found = self._creatures[key] = self._named(creature, alike, title)
        return found

    def _named(self, creature: Creature, alike: Sequence[str], title: object) -> Name:
        own, number = self._own(creature, title), number_of(creature.id, alike)
        hero = creature.sheet.to_data().get("kind") == "hero"
        if title or (hero and len(alike) == 1):
            return self._wrapped(own, "name-own")
        if len(alike) > 1 or number > 1:
            return self._wrapped(own, "name-one-of", str(number))
        return self._wrapped(own, "name-own" if hero else "name-only")

    def _own(self, creature: Creature, title: object) -> Name:
        """The forms that the encounter, the catalogue or the stat block gives."""
        if title:
            return self.formed(title)
        message = f"creature-{kind_of(creature)}"
        if self.catalogue.has(message):
            return self.thing(message)
        return self.formed(creature.sheet.to_data().get("title") or kind_of(creature).replace("-", " "))

    def _wrapped(self, own: Name, message: str, number: str = "") -> Name:
        say = self.catalogue.say
        forms = {case: say(message, {"name": form, "number": number}) for case, form in own.forms.items() if case in CASES}
        if "gen" not in forms:
            forms["gen"] = say("name-possessive", {"name": forms["nom"]})
        bare = say("name-one-of", {"name": own.forms["nom"], "number": number}) if message == "name-one-of" else own.forms["nom"]
        return Name(forms | {"label": capital(bare)}, own.gender)

    def formed(self, title: object) -> Name:
        """A name somebody made up: in both languages, with forms or without."""
        own: Any = title.get(self.catalogue.lang, title) if isinstance(title, Mapping) else title
        if isinstance(own, Mapping):
            forms = {case: str(own[case]) for case in CASES if case in own}
            if "nom" in forms:
                return Name(forms, str(own.get("g", "m")))
            own = next((str(text) for text in own.values()), "?")
        return self.unformed(str(own))

    def unformed(self, text: str) -> Name:
        """A name without forms is not declined: a word in front of it is."""
        forms = {case: self.catalogue.say(f"unformed.{case}", {"title": text}) for case in self.catalogue.cases("unformed")}
        return Name({"nom": text} | forms, ENDINGS.get(text[-1:], "m"))

    # ---- things --------------------------------------------------------------------------------------------------------

    def thing(self, *messages: str) -> Name:
        """The name that the first of these messages there is gives; without any, the id itself."""
        found = self._things.get(messages)
        if found is None:
            message = self.catalogue.first(*messages)
            found = self._things[messages] = self._read(message) if message else self.unknown(messages[0])
        return found

    def _read(self, message: str) -> Name:
        forms = self.catalogue.attributes(message)
        gender = forms.pop("g", "m")
        return Name({"nom": self.catalogue.say(message)} | forms, gender)

    def unknown(self, message: str) -> Name:
        """A thing that no catalogue names: somebody's own weapon, spell or power."""
        text = message.partition("-")[2].replace("-", " ")
        return Name({"nom": self.catalogue.say("unnamed", {"id": text})})


def kind_of(creature: Creature) -> str:
    """What a stat block is called by: its name, or its id."""
    return str(creature.sheet.to_data().get("name", creature.sheet.id))


def number_of(id: str, alike: Sequence[str]) -> int:
    """The number among its like: the one in its id, if that tells them all apart, else its place among them."""
    found = [NUMBERED.search(each) for each in alike]
    numbers = [int(match[1]) for match in found if match is not None]
    at = alike.index(id)
    return numbers[at] if len(set(numbers)) == len(alike) else at + 1


def title_of(battle: Battle, creature: Creature) -> object:
    """The name that the encounter gives to a creature."""
    entries: Any = getattr(battle, "entries", {})
    return entries.get(creature.id, {}).get("title")
