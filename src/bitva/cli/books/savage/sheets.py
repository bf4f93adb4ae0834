"""Stat blocks and gear of Savage Worlds in words."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bitva.cli.texts import Texts
from bitva.content.encounters import gathered
from bitva.content.library import Library
from bitva.kernel.space import Board
from bitva.rulebooks.savage import RULEBOOK
from bitva.rulebooks.savage.figures import parry, toughness
from bitva.rulebooks.savage.sheet import UNARMED, Damage, Means, Sheet, ways
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import ATTRIBUTES, SCALE_MODIFIER
from bitva.speech import Speaker

Row = Mapping[str, Any]
Lines = Iterator[tuple[str, str]]
"""A heading in a word or two, and what stands behind it."""
TOLD_OF: Final = ("pistol", "rapid", "heavy", "shotgun", "evadable", "launched", "mounted", "mounted-only", "scope", "shield",
                  "limited")
"""What is told of a weapon; the rest of its flags tell what it does its harm with."""


def described(texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Lines:
    """What stands on a shelf under an id."""
    tellers: Mapping[str, Callable[[Teller, Row], Lines]] = {
        "heroes": Teller.sheet, "creatures": Teller.sheet, "weapons": Teller.weapon, "armor": Teller.armor}
    return tellers[shelf](Teller(texts.of_book(RULEBOOK.name), speaker, shelves), shelves.row(shelf, id))


def alone(shelves: Library, row: Row) -> Fight:
    """A creature by itself on an empty board, so that its figures can be worked out."""
    entry = {"id": "one", "creature": row["id"], "side": "one", "at": [0, 0]}
    return RULEBOOK.start(gathered(RULEBOOK, shelves, Board.open(9, 9), {}, [entry], {str(row["id"]): row}))


class Teller:
    """Tells of rows in one language."""

    def __init__(self, texts: Texts, speaker: Speaker, shelves: Library) -> None:
        self.texts = texts
        self.speaker = speaker
        self.shelves = shelves

    def line(self, label: str, text: str) -> tuple[str, str]:
        return self.texts.say(f"label-{label}"), text

    def named(self, ids: Sequence[str], *prefixes: str) -> str:
        return self.texts.list([self.speaker.thing(id, *prefixes).form("nom") for id in ids])

    def inches(self, n: int) -> str:
        return self.speaker.catalogue.inches(n)

    # ---- stat blocks -------------------------------------------------------------------------------------------------------

    def sheet(self, row: Row) -> Lines:
        """A creature, a hero or a vehicle."""
        tables: dict[str, dict[str, Row]] = {}
        for table, id in RULEBOOK.needs(row):
            tables.setdefault(table, {})[id] = self.shelves.row(table, id)
        sheet = Sheet(row, tables.get("weapons", {}), tables.get("armor", {}))
        says = self.texts.say
        yield self.line("kind", says("sw-kind", type=sheet.kind, wild="yes" if sheet.wild else "no"))
        scale = SCALE_MODIFIER[sheet.scale]
        if sheet.size_number:
            yield self.line("size", says("sw-size", size=f"{sheet.size_number:+d}", scale=f"{scale:+d}" if scale else None))
        if not sheet.vehicle:
            yield self.line("attributes", self.dice({name: str(sheet.attributes[name]) for name in ATTRIBUTES}, "attribute"))
            yield self.line("skills", self.dice({name: str(die) for name, die in sheet.skills.items()}, "skill"))
        moves = [(way, n) for way, n in (("walk", sheet.pace), ("fly", sheet.fly), ("swim", sheet.swim)) if n]
        yield self.line("pace", self.texts.list([says("sw-moves", mode=way, inches=self.inches(n)) for way, n in moves]))
        fight = alone(self.shelves, row)
        if not sheet.vehicle:
            yield self.line("parry", str(parry(fight, 0).total))
        hard = toughness(fight, 0)
        armor = hard.total - toughness(fight, 0, bare=True).total
        yield self.line("toughness", says("sw-toughness", n=hard.total, armor=armor))
        worn = [self.speaker.thing(id, "armor").form("nom") for id in sheet.worn]
        if sheet.natural_armor:
            worn.append(says("sw-natural-armor", n=sheet.natural_armor))
        if worn:
            yield self.line("armor", self.texts.list(worn))
        gifts = [*sorted(sheet.edges), *sorted(sheet.hindrances)]
        if gifts:
            yield self.line("edges", self.named(gifts, "edge"))
        for means in sheet.means.values():
            if not means.id.endswith(".club") and means is not UNARMED:
                thrown = says("sw-thrown") if means.id.endswith(".thrown") else ""
                name = self.speaker.thing(means.id.partition(".")[0], "weapon", "attack").form("nom")
                yield self.line("attack", f"{name}{thrown}: {self.attack(means)}")
        if sheet.powers:
            yield self.line("powers", self.named(list(sheet.powers), "power"))
            yield self.line("points", str(sheet.power_points))

    def dice(self, figures: Mapping[str, str], prefix: str) -> str:
        named = ((self.speaker.thing(name, prefix).form("nom"), self.die(text)) for name, text in figures.items())
        return self.texts.list([f"{name} {die}" for name, die in named])

    def die(self, text: str) -> str:
        return text.replace("d", self.texts.say("die-letter"))

    # ---- weapons and armour ------------------------------------------------------------------------------------------------

    def attack(self, means: Means) -> str:
        """What an attack reaches, deals and asks for."""
        says = self.texts.say
        parts = [says("sw-damage", damage=self.damage(means.damage))]
        if means.ap:
            parts.append(says("sw-ap", n=means.ap))
        if means.bands:
            parts.append(says("sw-range", bands="/".join(str(band) for band in means.bands)))
        if means.reach:
            parts.append(says("sw-reach", n=means.reach))
        if means.rof > 1:
            parts.append(says("sw-rof", n=means.rof))
        if means.template:
            parts.append(says("sw-template", template=means.template))
        if means.parry:
            parts.append(says("sw-parry", n=f"{means.parry:+d}"))
        if means.cover:
            parts.append(says("sw-cover", n=f"-{means.cover}"))
        if means.magazine:
            parts.append(says("sw-shots", n=means.magazine))
        if means.reload:
            parts.append(says("sw-reload", n=means.reload))
        if means.hands > 1:
            parts.append(says("sw-hands"))
        parts += [says(f"sw-flag-{flag}") for flag in TOLD_OF if means.has(flag)]
        return self.texts.list(parts)

    def damage(self, damage: Damage) -> str:
        strength = self.texts.say("sw-strength")
        return self.die(str(damage).replace("+1d", "+d")).replace("str", strength)

    def weapon(self, row: Row) -> Lines:
        """A weapon of the table: each way to use it."""
        for means in ways(row):
            if not means.id.endswith(".club"):
                label = "thrown" if means.id.endswith(".thrown") else "attack"
                yield self.line(label, self.attack(means))
        if "min_strength" in row:
            yield self.line("min-strength", self.die(str(row["min_strength"])))

    def armor(self, row: Row) -> Lines:
        """A piece of armour: what it adds, and where."""
        yield self.line("protection", f"{int(row.get('armor', row.get('bonus', 0))):+d}")
