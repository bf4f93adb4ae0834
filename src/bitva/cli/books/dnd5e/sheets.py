"""Stat blocks and spells of D&D in words."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.rulebooks.dnd5e import RULEBOOK
from bitva.rulebooks.dnd5e.gear import IMPROVISED, sheet_of
from bitva.rulebooks.dnd5e.sheet import Means, Sheet
from bitva.rulebooks.dnd5e.words import ABILITIES, FEET
from bitva.speech import Speaker

Row = Mapping[str, Any]
Lines = Iterator[tuple[str, str]]
"""A heading in a word or two, and what stands behind it."""
MANNERS: Final = ("thrown", "two-handed", "club")


def described(texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Lines:
    """What stands on a shelf under an id."""
    tellers: Mapping[str, Callable[[Teller, Row], Lines]] = {
        "heroes": Teller.sheet, "creatures": Teller.sheet, "spells": Teller.spell, "weapons": Teller.weapon, "armor": Teller.armor}
    return tellers[shelf](Teller(texts.of_book(RULEBOOK.name), speaker, shelves), shelves.row(shelf, id))


def attacks(sheet: Sheet) -> list[Means]:
    """The ways to attack that are worth telling of: each weapon and manner once, with the ability that serves it best."""
    best: dict[tuple[str, ...], Means] = {}
    for means in sheet.means.values():
        base, *manner = means.id.split(".")
        key = (base, *(word for word in manner if word in MANNERS))
        if IMPROVISED not in means.properties and (key not in best or best[key].bonus < means.bonus):
            best[key] = means
    return [means for key, means in best.items() if key != ("unarmed",) or len(best) == 1]


class Teller:
    """Tells of rows in one language."""

    def __init__(self, texts: Texts, speaker: Speaker, shelves: Library) -> None:
        self.texts = texts
        self.speaker = speaker
        self.shelves = shelves

    def line(self, label: str, text: str) -> tuple[str, str]:
        return self.texts.say(f"label-{label}"), text

    def words(self, prefix: str, ids: Sequence[str]) -> str:
        return self.texts.list([self.speaker.thing(str(id), prefix).form("nom") for id in ids])

    # ---- stat blocks -------------------------------------------------------------------------------------------------------

    def sheet(self, row: Row) -> Lines:
        """A creature or a hero."""
        tables: dict[str, dict[str, Row]] = {}
        for table, id in RULEBOOK.needs(row):
            tables.setdefault(table, {})[id] = self.shelves.row(table, id)
        sheet = sheet_of(row, tables.get("weapons", {}), tables.get("armor", {}))
        yield from self.figures(row, sheet)
        yield from self.defences(row, sheet)
        yield from self.gifts(row)
        for means in attacks(sheet):
            yield self.line("attack", self.attack(means))
        yield from self.powers(row)
        yield from self.spells(row, tables.get("spells", {}))
        for text in row.get("text", ()):
            yield str(self.own(text["title"])), str(self.own(text["text"]))

    def figures(self, row: Row, sheet: Sheet) -> Lines:
        says = self.texts.say
        kinds = [says(f"kind-{sheet.kind}"), *([says(f"class-{row['class']}", level=sheet.level)] if "class" in row else [])]
        yield self.line("kind", says("dnd-kind", size=self.speaker.word(f"size-{sheet.size_name}"), kinds=kinds))
        if "challenge" in row:
            yield self.line("challenge", {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}.get(row["challenge"], f"{row['challenge']:g}"))
        yield self.line("ac", self.armored(row, sheet))
        yield self.line("hp", str(sheet.hp) + (f" ({self.speaker.dice(sheet.hit_dice)})" if sheet.hit_dice else ""))
        speeds = [says("dnd-speed", mode=mode, feet=self.speaker.feet(feet)) for mode, feet in sheet.speeds.items() if feet]
        if speeds:
            yield self.line("speed", self.texts.list(speeds))
        scores = [says("dnd-score", ability=says(f"short-{ability}"), score=sheet.scores[ability], mod=f"{sheet.mods[ability]:+d}")
                  for ability in ABILITIES]
        yield self.line("abilities", self.texts.list(scores))
        for label, prefix in (("saves", "ability"), ("skills", "skill")):
            rows = [says("dnd-bonus", what=self.speaker.thing(str(id), prefix).form("nom"), bonus=f"{bonus:+d}")
                    for id, bonus in row.get(label, {}).items()]
            if rows:
                yield self.line(label, self.texts.list(rows))
        senses = [says("dnd-sense", sense=sense, feet=self.speaker.feet(feet)) for sense, feet in sheet.senses.items() if feet]
        yield self.line("senses", self.texts.list([*senses, says("dnd-passive", n=sheet.passive)]))

    def armored(self, row: Row, sheet: Sheet) -> str:
        worn = [self.speaker.thing(str(row[field]), "armor").form("nom") for field in ("armor", "wears") if row.get(field)]
        if sheet.shielded:
            worn.append(self.speaker.thing("shield", "armor").form("nom"))
        return f"{sheet.ac} ({self.texts.list(worn)})" if worn else str(sheet.ac)

    def defences(self, row: Row, sheet: Sheet) -> Lines:
        for label, wards in (("resist", sheet.resist), ("immune", sheet.immune), ("vulnerable", sheet.vulnerable)):
            parts = []
            for ward in wards:
                types = self.words("type", ward.types)
                unless = self.texts.list([self.texts.say(f"unless-{make}") for make in ward.unless], "or") if ward.unless else None
                parts.append(self.texts.say("dnd-ward", types=types, unless=unless))
            if parts:
                yield self.line(label, self.texts.list(parts))
        conditions = sorted(str(id) for id in row.get("condition_immune", ()))
        if conditions:
            yield self.line("condition-immune", self.texts.list([self.texts.say(f"immune-{id}") for id in conditions]))

    def gifts(self, row: Row) -> Lines:
        """Traits: those that are only named in a row, those with a text by themselves."""
        named, told = [], []
        for trait in row.get("traits", ()):
            fields: Row = trait if isinstance(trait, Mapping) else {"id": trait}
            name = self.speaker.thing(str(fields["id"]), "trait", "power").form("nom")
            figures = [self.speaker.dice(fields[field]) for field in ("damage", "heal") if field in fields]
            figures += [self.texts.say("dnd-uses", n=int(fields["uses"]))] if "uses" in fields else []
            named.append(f"{name} ({self.texts.list(figures)})" if figures else name)
            if "text" in fields:
                told.append((name, str(self.own(fields["text"]))))
        if named:
            yield self.line("traits", self.texts.list(named))
        for name, text in told:
            yield name, text

    def own(self, text: object) -> object:
        return text.get(self.texts.lang, next(iter(text.values()), "")) if isinstance(text, Mapping) else text

    # ---- what it does ------------------------------------------------------------------------------------------------------

    def attack(self, means: Means) -> str:
        base, *manner = means.id.split(".")
        prefix = "attack" if means.printed and not means.weapon else "weapon"
        name = self.speaker.thing(base, prefix, "attack", "weapon").form("nom")
        how = next((word for word in manner if word in MANNERS), None)
        dealt = self.damage([f"{part.dice} {part.type}" for part in means.damage])
        reach = self.speaker.feet(means.reach * FEET) if means.melee else None
        far = self.texts.say("dnd-range", normal=means.normal, long=means.long) if not means.melee else None
        return self.texts.say("dnd-attack", name=name, how=how, bonus=f"{means.bonus:+d}", reach=reach, range=far,
                              damage=dealt or None)

    def damage(self, rows: Sequence[str]) -> str:
        parts = []
        for row in rows:
            dice, _, kind = str(row).rpartition(" ")
            parts.append(self.texts.say("dnd-dealt", dice=self.speaker.dice(dice), type=self.speaker.word(f"type-{kind}")))
        return self.texts.list(parts) if parts else ""

    def powers(self, row: Row) -> Lines:
        says = self.texts.say
        for bundle in row.get("multiattack", ()):
            parts = [says("dnd-part", n=int(part.get("count", 1)), what=self.words_of(part.get("attack") or part.get("power")))
                     for part in bundle]
            yield self.line("multiattack", self.texts.list(parts))
        for power in (*row.get("powers", ()), *row.get("auras", ())):
            name = self.speaker.thing(str(power["id"]), "power", "trait").form("nom")
            if "cost" in power:
                parts = [says(f"cost-{power['cost']}"), *self.aim(power)]
            else:
                parts = [says("dnd-aura", feet=self.speaker.feet(power["size"]))]
            parts += self.consequences(power)
            if "recharge" in power:
                parts.append(says("dnd-recharge", n=int(power["recharge"])))
            if "per_day" in power:
                parts.append(says("dnd-uses", n=int(power["per_day"])))
            text = f". {self.own(power['text'])}" if "text" in power else ""
            yield name, self.texts.list(parts) + text
        options = row.get("legendary", {}).get("options", ())
        if options:
            named = [says("dnd-legendary", what=self.speaker.thing(str(option["id"]), "power").form("nom"), n=int(option["cost"]))
                     for option in options]
            yield self.line("legendary", self.texts.list(named))

    def words_of(self, id: object) -> str:
        return self.speaker.thing(str(id), "attack", "weapon", "power").form("nom")

    def aim(self, row: Row) -> list[str]:
        """Where it reaches: an area, or so many targets within a range."""
        parts = []
        reach = row.get("range")
        if isinstance(reach, int):
            parts.append(self.texts.say("dnd-within", feet=self.speaker.feet(reach)))
        elif reach == "touch":
            parts.append(self.texts.say("dnd-touch"))
        if "area" in row:
            area = row["area"]
            parts.append(self.texts.say("dnd-area", shape=str(area["shape"]), feet=self.speaker.feet(int(area["size"]))))
        return parts

    def consequences(self, row: Row) -> list[str]:
        parts = []
        if "save" in row:
            save = row["save"]
            parts.append(self.texts.say("dnd-save", ability=self.speaker.thing(str(save["ability"]), "ability"),
                                        dc=int(save["dc"]) if "dc" in save else None, half="yes" if save.get("half") else "no"))
        if row.get("damage"):
            parts.append(self.damage(row["damage"]))
        for form in (row.get("fail", {}), row.get("effect", {})):
            if form.get("conditions"):
                parts.append(self.texts.list([self.speaker.word(f"condition-{id}") for id in form["conditions"]]))
        return parts

    # ---- spells ------------------------------------------------------------------------------------------------------------

    def spells(self, row: Row, known: Mapping[str, Row]) -> Lines:
        casting: Row = row.get("spellcasting", {})
        if not casting:
            return
        says = self.texts.say
        yield self.line("casting", says("dnd-casting", ability=self.speaker.thing(str(casting.get("ability", "int")), "ability"),
                                        dc=casting.get("dc"), attack=f"{int(casting.get('attack', 0)):+d}"))
        levels: dict[int, list[str]] = {}
        for id in casting.get("spells", ()):
            levels.setdefault(int(known[id]["level"]), []).append(id)
        slots = list(casting.get("slots", ()))
        for level, ids in sorted(levels.items()):
            left = slots[level - 1] if 1 <= level <= len(slots) else 0
            yield says("dnd-spell-level", level=level, slots=left), self.words("spell", ids)
        for field in ("at_will", "per_day", "other_spells"):
            if casting.get(field):
                yield self.line(field.replace("_", "-"), self.words("spell", list(casting[field])))

    def spell(self, row: Row) -> Lines:
        says = self.texts.say
        yield self.line("spell", says("dnd-spell", level=int(row["level"]), school=says(f"school-{row['school']}")))
        time = row.get("time", "action")
        minutes = int(time["minutes"]) if isinstance(time, Mapping) else 0
        yield self.line("time", says("dnd-minutes", n=minutes) if minutes else says(f"cost-{time}"))
        aim = self.aim(row)
        count = row.get("target", {}).get("count", 1)
        if isinstance(count, int) and count > 1:
            aim.append(says("dnd-targets", n=count))
        yield self.line("range", self.texts.list(aim) if aim else says("dnd-self"))
        yield self.line("components", self.texts.list([says(f"component-{part}") for part in row.get("components", ())]))
        duration: Row = row.get("duration", {})
        lasts = says("dnd-rounds", n=int(duration["rounds"])) if "rounds" in duration else (
            says("dnd-minutes", n=int(duration["minutes"])) if "minutes" in duration else says("dnd-at-once"))
        kept = "yes" if duration.get("concentration") else "no"
        yield self.line("duration", says("dnd-duration", lasts=lasts, concentration=kept))
        what = [says("dnd-spell-attack", kind=str(row["attack"]))] if "attack" in row else []
        what += self.consequences(row)
        if "heal" in row:
            what.append(says("dnd-heals", dice=self.speaker.dice(str(row["heal"]).replace("+mod", says("dnd-plus-mod")))))
        if what:
            yield self.line("effect", self.texts.list(what))

    # ---- gear --------------------------------------------------------------------------------------------------------------

    def weapon(self, row: Row) -> Lines:
        says = self.texts.say
        yield self.line("kind", says(f"group-{row['group']}", kind=str(row["kind"])))
        if "damage" in row:
            yield self.line("damage", self.damage([row["damage"]] if isinstance(row["damage"], str) else row["damage"]))
        if "range" in row:
            yield self.line("range", says("dnd-range", normal=int(row["range"][0]), long=int(row["range"][1])))
        if row.get("properties"):
            yield self.line("properties", self.texts.list([says(f"property-{id}") for id in row["properties"]]))

    def armor(self, row: Row) -> Lines:
        says = self.texts.say
        yield self.line("kind", says(f"armor-kind-{row['kind']}"))
        most = row.get("max_dex")
        yield self.line("ac", says("dnd-armor-ac", ac=int(row["ac"]), kind=str(row["kind"]),
                                   dex="all" if most is None else "none" if most == 0 else "some", most=int(most or 0)))
        if "strength" in row:
            yield self.line("strength", str(row["strength"]))
        if "stealth" in row:
            yield self.line("stealth", says("dnd-stealth-hindered"))
