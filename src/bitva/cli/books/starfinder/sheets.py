"""Stat blocks, spells and gear of Starfinder in words."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.rulebooks.starfinder import RULEBOOK
from bitva.rulebooks.starfinder.gear import UNARMED, sheet_of
from bitva.rulebooks.starfinder.sheet import Means, Sheet
from bitva.rulebooks.starfinder.spells.spell import Spell
from bitva.rulebooks.starfinder.spells.work import attack_terms, key_modifier
from bitva.rulebooks.starfinder.words import ABILITIES, CONDITIONS, FEET
from bitva.speech import Speaker

Row = Mapping[str, Any]
Lines = Iterator[tuple[str, str]]
"""A heading in a word or two, and what stands behind it."""
FRACTIONS: Final = {0.33: "1/3", 0.5: "1/2", 0.25: "1/4"}


def described(texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Lines:
    """What stands on a shelf under an id."""
    tellers: Mapping[str, Callable[[Teller, Row], Lines]] = {
        "heroes": Teller.sheet, "creatures": Teller.sheet, "spells": Teller.spell, "weapons": Teller.weapon, "armor": Teller.armor}
    return tellers[shelf](Teller(texts.of_book(RULEBOOK.name), speaker, shelves), shelves.row(shelf, id))


class Teller:
    """Tells of rows in one language."""

    def __init__(self, texts: Texts, speaker: Speaker, shelves: Library) -> None:
        self.texts = texts
        self.speaker = speaker
        self.shelves = shelves

    def line(self, label: str, text: str) -> tuple[str, str]:
        return self.texts.say(f"label-{label}"), text

    def words(self, prefix: str, ids: Sequence[str]) -> str:
        return self.texts.list([self.speaker.thing(str(id), *prefix.split()).form("nom") for id in ids])

    # ---- stat blocks -------------------------------------------------------------------------------------------------------

    def sheet(self, row: Row) -> Lines:
        """A creature or a hero."""
        tables: dict[str, dict[str, Row]] = {}
        for table, id in RULEBOOK.needs(row):
            tables.setdefault(table, {})[id] = self.shelves.row(table, id)
        sheet = sheet_of(row, tables.get("weapons", {}), tables.get("armor", {}))
        yield from self.figures(row, sheet)
        yield from self.defences(sheet)
        for means in sheet.means.values():
            if means.id != UNARMED or len(sheet.means) == 1:
                yield self.line("attack", self.attack(means))
        gifts = [self.speaker.thing(id, "feature", "power").form("nom") for id in sheet.features if id not in sheet.powers]
        gifts += [self.speaker.thing(str(reaction["id"]), "reaction").form("nom") for reaction in sheet.reactions]
        if gifts:
            yield self.line("features", self.texts.list(gifts))
        for power in sheet.powers.values():
            yield self.speaker.thing(power.id, "power", "feature").form("nom"), self.texts.list(self.deeds(power, sheet))
        yield from self.spells(sheet, tables.get("spells", {}))
        for label in ("items", "stowed"):
            if row.get(label):
                yield self.line(label, self.texts.list([self.texts.say("sf-part", n=int(n), what=self.words("item weapon", [id]))
                                                        for id, n in row[label].items()]))

    def figures(self, row: Row, sheet: Sheet) -> Lines:
        says = self.texts.say
        kinds = [says(f"kind-{sheet.kind}"), *([says(f"class-{row['class']}", level=sheet.level)] if "class" in row else [])]
        yield self.line("kind", says("sf-kind", size=says(f"size-{sheet.size_name}"), kinds=kinds))
        if sheet.challenge is not None:
            yield self.line("challenge", FRACTIONS.get(sheet.challenge, f"{sheet.challenge:g}"))
        worn = [self.speaker.thing(sheet.armor, "armor").form("nom")] if sheet.armor else []
        yield self.line("ac", says("sf-armor-class", eac=sheet.figures[0], kac=sheet.figures[1], worn=worn or None))
        yield self.line("hp", says("sf-pools", hp=sheet.hp, sp=sheet.sp, rp=sheet.rp))
        speeds = [says("sf-speed", mode=mode, feet=self.speaker.feet(feet), fly=sheet.fly)
                  for mode, feet in sheet.speeds.items() if feet]
        if speeds:
            yield self.line("speed", self.texts.list(speeds))
        if sheet.reach != FEET:
            yield self.line("reach", self.speaker.feet(sheet.reach))
        yield self.line("initiative", f"{sheet.initiative:+d}")
        yield self.line("abilities", self.texts.list([f"{says(f'short-{id}')} {sheet.abilities[id]:+d}" for id in ABILITIES]))
        yield self.line("saves", self.texts.list([f"{self.speaker.word(f'save-{id}')} {bonus:+d}"
                                                  for id, bonus in sheet.saves.items()]))
        skills = [f"{self.speaker.word(f'skill-{id}')} {bonus:+d}" for id, bonus in row.get("skills", {}).items()]
        if skills:
            yield self.line("skills", self.texts.list(skills))
        senses = [says("sf-sense", sense=sense, feet=self.speaker.feet(feet) if feet else None)
                  for sense, feet in sheet.senses.items()]
        if senses:
            yield self.line("senses", self.texts.list(senses))

    def defences(self, sheet: Sheet) -> Lines:
        resists = [self.texts.say("sf-reduction", n=sheet.reduction)] if sheet.reduction else []
        resists += [self.texts.say("sf-resist", type=self.speaker.word(f"type-{type}"), n=n) for type, n in sheet.resist.items()]
        if resists:
            yield self.line("resist", self.texts.list(resists))
        known = [f"condition-{id}" if id in CONDITIONS else f"type-{id}" for id in sorted(sheet.immune) if id != "criticals"]
        immune = [self.speaker.word(id) for id in known]
        immune += [self.texts.say("sf-criticals")] if "criticals" in sheet.immune else []
        if immune:
            yield self.line("immune", self.texts.list(immune))

    # ---- what it does ------------------------------------------------------------------------------------------------------

    def attack(self, means: Means) -> str:
        base, _, manner = means.id.partition(".")
        name = self.speaker.thing(base, *(("attack", "weapon") if not means.weapon else ("weapon", "attack"))).form("nom")
        dealt = self.damage([f"{part.dice} {part.type}" for part in means.damage])
        reach = self.speaker.feet(means.reach * FEET) if means.melee and means.reach != 1 else None
        far = self.speaker.feet(means.increment) if means.increment else None
        return self.texts.say("sf-attack", name=name, how=manner or None, bonus=f"{means.total:+d}", reach=reach, range=far,
                              damage=dealt or None, capacity=means.capacity if means.weapon else 0)

    def damage(self, rows: Sequence[str]) -> str:
        parts = []
        for row in rows:
            dice, _, kinds = str(row).rpartition(" ")
            types = self.texts.list([self.speaker.word(f"type-{kind}") for kind in kinds.split("/")])
            parts.append(self.texts.say("sf-dealt", dice=self.speaker.dice(dice), type=types))
        return self.texts.list(parts) if parts else ""

    def deeds(self, spell: Spell, sheet: Sheet | None) -> list[str]:
        """What a spell or a special ability costs, where it reaches, and what it does."""
        says = self.texts.say
        parts = [says("sf-rounds-to-cast", n=spell.rounds) if spell.rounds else says(f"time-{spell.time}")]
        parts += [says(f"sort-{spell.sort}")] if spell.sort else []
        parts += self.aim(spell)
        if spell.attack:
            bonus = f"{sum(term.amount for term in attack_terms(sheet, spell)):+d}" if sheet is not None else None
            parts.append(says("sf-spell-attack", kind=spell.attack, against=spell.against, bonus=bonus))
        if spell.save:
            parts.append(says("sf-save", save=self.speaker.thing(spell.save, "save"), dc=spell.dc or None, saving=spell.saving))
        modifier = f"{key_modifier(sheet):+d}" if sheet is not None else says("sf-plus-mod")
        if spell.damage:
            parts.append(self.damage([row.replace("+mod", modifier) for row in spell.damage]))
        for label, text in (("heals", spell.heal), ("buffers", spell.temp)):
            if text:
                more = modifier if "+mod" in text else ""
                parts.append(says(f"sf-{label}", dice=self.speaker.dice(text.replace("+mod", "")) + more))
        for form in (spell.fail, spell.effect):
            parts += [self.speaker.word(f"condition-{id}") for id in form.get("conditions", ())]
            parts += [f"{self.speaker.thing(str(row['to']), 'figure', 'skill', 'save').form('nom')} {int(row['amount']):+d}"
                      for row in form.get("bonus", ())]
            parts += [says("sf-ward", type=type, n=int(n)) for type, n in form.get("ward", {}).items()]
        parts += [says("sf-provokes-not")] if not spell.provokes and not spell.sort else []
        parts += [says("sf-uses", n=spell.uses)] if spell.uses else []
        parts += [says("sf-recharge", dice=self.speaker.dice(spell.recharge))] if spell.recharge else []
        return parts

    def aim(self, spell: Spell) -> list[str]:
        says = self.texts.say
        parts = []
        if isinstance(spell.range, int):
            parts.append(says("sf-within", feet=self.speaker.feet(spell.range)))
        elif spell.range != "self":
            parts.append(says(f"range-{spell.range}"))
        if spell.area is not None:
            parts.append(says("sf-area", shape=spell.area.shape, feet=self.speaker.feet(spell.area.size)))
        count = spell.shots or spell.target.count
        if count > 1:
            parts.append(says("sf-targets", n=count))
        return parts

    # ---- spells ------------------------------------------------------------------------------------------------------------

    def spells(self, sheet: Sheet, known: Mapping[str, Row]) -> Lines:
        if not sheet.known:
            return
        levels: dict[int, list[str]] = {}
        for id in sheet.known:
            levels.setdefault(int(known[id].get("level", 0)), []).append(id)
        slots = list(sheet.spellcasting.get("slots", ()))
        for level, ids in sorted(levels.items()):
            left = slots[level - 1] if 1 <= level <= len(slots) else 0
            yield self.texts.say("sf-spell-level", level=level, slots=left), self.words("spell", ids)

    def spell(self, row: Row) -> Lines:
        spell = Spell(row)
        says = self.texts.say
        yield self.line("level", str(spell.level))
        yield self.line("effect", self.texts.list(self.deeds(spell, None)))
        if spell.lasting:
            rounds, minutes = int(spell.duration.get("rounds", 0)), int(spell.duration.get("minutes", 0))
            lasts = says("sf-minutes", n=minutes) if minutes else says("sf-rounds", n=rounds) if rounds else None
            yield self.line("duration", says("sf-duration", lasts=lasts, concentration="yes" if spell.concentration else "no",
                                             each="yes" if spell.duration.get("per_level") else "no",
                                             dismissible="yes" if spell.dismissible else "no"))
        for level in row.get("levels", {}):
            yield says("sf-at-level", level=int(level)), self.texts.list(self.deeds(spell.at(int(level)), None))
        if "full" in row:
            yield says("time-full").capitalize(), self.texts.list(self.deeds(spell.at(spell.level, True), None))

    # ---- gear --------------------------------------------------------------------------------------------------------------

    def weapon(self, row: Row) -> Lines:
        says = self.texts.say
        yield self.line("kind", says(f"group-{row['group']}"))
        yield self.line("level", str(row.get("level", 0)))
        yield self.line("hands", str(row.get("hands", 1)))
        if row.get("damage"):
            yield self.line("damage", self.damage([row["damage"]] if isinstance(row["damage"], str) else row["damage"]))
        if row.get("range"):
            yield self.line("range", self.speaker.feet(int(row["range"])))
        if row.get("capacity"):
            yield self.line("capacity", says("sf-capacity", n=int(row["capacity"]), usage=int(row.get("usage", 1))))
        if row.get("critical"):
            yield self.line("critical", self.texts.list([self.figured("critical", *str(each).partition(" ")[::2])
                                                         for each in row["critical"]]))
        entries = [entry if isinstance(entry, Mapping) else {str(entry): ""} for entry in row.get("properties", ())]
        properties = [self.figured("property", str(id), str(figure)) for entry in entries for id, figure in entry.items()]
        if properties:
            yield self.line("properties", self.texts.list(properties))

    def figured(self, prefix: str, id: str, figure: str) -> str:
        name = self.texts.first(f"{prefix}-{id}", id)
        return f"{name} {self.speaker.dice(figure) if 'd' in figure else figure}" if figure else name

    def armor(self, row: Row) -> Lines:
        yield self.line("kind", self.texts.say(f"armor-kind-{row['group']}"))
        yield self.line("level", str(row.get("level", 0)))
        yield self.line("ac", self.texts.say("sf-armor-bonus", eac=int(row["eac"]), kac=int(row["kac"])))
        for label in ("max_dex", "check"):
            if label in row:
                yield self.line(label.replace("_", "-"), f"{row[label]:+d}")
        if row.get("speed"):
            yield self.line("speed", self.texts.say("sf-slower", feet=self.speaker.feet(-int(row["speed"]))))
