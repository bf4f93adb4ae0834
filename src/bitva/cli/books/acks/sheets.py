"""Stat blocks, spells and gear of ACKS II in words."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bitva.cli.texts import Texts
from bitva.content.encounters import gathered
from bitva.content.library import Library
from bitva.kernel.space import Board
from bitva.rulebooks.acks import RULEBOOK
from bitva.rulebooks.acks.figures import armor_class, combat_speed, exploration_speed
from bitva.rulebooks.acks.sheet import SHIELD, Damage, Means, Sheet, of_weapon
from bitva.rulebooks.acks.skills import THIEF_SKILLS, own_target
from bitva.rulebooks.acks.spells import Spell
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import ABILITIES, SAVES
from bitva.speech import Speaker

Row = Mapping[str, Any]
Lines = Iterator[tuple[str, str]]
"""A heading in a word or two, and what stands behind it."""
TOLD_OF: Final = ("impact", "long", "slow", "handy", "bow", "mounted", "flexible", "entangling",
                  "incapacitating", "burning", "nonlethal")
"""What is told of a weapon's properties."""
TOUCH: Final = 5


def described(texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Lines:
    """What stands on a shelf under an id."""
    tellers: Mapping[str, Callable[[Teller, Row], Lines]] = {
        "heroes": Teller.sheet, "creatures": Teller.sheet, "spells": Teller.spell, "weapons": Teller.weapon, "armor": Teller.armor}
    return tellers[shelf](Teller(texts.of_book(RULEBOOK.name), speaker, shelves), shelves.row(shelf, id))


def alone(shelves: Library, row: Row) -> Fight:
    """A creature by itself on an empty board, so that its figures can be worked out."""
    entry = {"id": "one", "creature": row["id"], "side": "one", "at": [0, 0]}
    return RULEBOOK.start(gathered(RULEBOOK, shelves, Board.open(12, 12), {}, [entry], {str(row["id"]): row}))


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

    def words(self, prefix: str, ids: Sequence[str]) -> str:
        return self.texts.list([self.texts.say(f"{prefix}-{id}") for id in ids])

    # ---- stat blocks -------------------------------------------------------------------------------------------------------

    def sheet(self, row: Row) -> Lines:
        """A creature or a hero."""
        fight = alone(self.shelves, row)
        sheet = fight.creatures[0].sheet
        yield from self.figures(fight, sheet)
        yield from self.gifts(fight, sheet)
        for means in sheet.means.values():
            if not means.brawl or len(sheet.means) == 2:
                yield self.line("attack", self.attack(means))
        if len(sheet.sequence) > 1:
            yield self.line("sequence", self.named(sheet.sequence, "attack", "weapon"))
        if sheet.spells:
            slots = "/".join(map(str, sheet.spells))
            yield self.line("spells", self.texts.say("acks-spells", slots=slots, spells=self.named(sheet.knows(), "spell")))
        if "innate" in sheet.data:
            yield self.line("innate", self.named(sheet.data["innate"], "spell"))
        things = [self.count(id, n) for id, n in (*sheet.items.items(), *sheet.pack.items())]
        if things:
            yield self.line("items", self.texts.list(things))

    def figures(self, fight: Fight, sheet: Sheet) -> Lines:
        says, row = self.texts.say, sheet.data
        kinds = [says(f"kind-{sheet.kind}")]
        if "class" in row:
            kinds.append(says(f"class-{row['class']}", level=sheet.level))
        yield self.line("kind", says("acks-kind", size=says(f"size-{sheet.size_name}"), kinds=kinds))
        if "hd" in row:
            yield self.line("hit-dice", str(row["hd"]))
        worn = [self.speaker.thing(str(sheet.armor["id"]), "armor").form("nom")] if sheet.armor is not None else []
        worn += [self.speaker.thing(SHIELD, "weapon").form("nom")] if SHIELD in sheet.held else []
        ac = armor_class(fight, 0).total
        yield self.line("ac", f"{ac} ({self.texts.list(worn)})" if worn else str(ac))
        yield self.line("hp", str(sheet.hp))
        yield self.line("throw", f"{sheet.attack}+")
        yield self.line("saves", self.texts.list([f"{self.speaker.word(f'save-{id}')} {sheet.saves[id]}+" for id in SAVES]))
        yield self.line("speed", says("acks-pace", exploration=self.speaker.feet(exploration_speed(fight, 0)),
                                      combat=self.speaker.feet(combat_speed(fight, 0)),
                                      flying=self.speaker.feet(sheet.flies) if sheet.flies else None))
        scores = [f"{says(f'short-{id}')} {row['abilities'][id]}" for id in ABILITIES if id in row.get("abilities", {})]
        if scores:
            yield self.line("abilities", self.texts.list(scores))
        if not sheet.hero:
            yield self.line("morale", f"{sheet.morale:+d}")

    def gifts(self, fight: Fight, sheet: Sheet) -> Lines:
        """Skills, proficiencies, what it resists."""
        own = {id: own_target(fight.creatures[0], id) for id in dict.fromkeys((*sheet.skills, *THIEF_SKILLS))}
        skills = [f"{self.speaker.word(f'skill-{id}')} {target}+" for id, target in own.items() if target]
        if skills:
            yield self.line("skills", self.texts.list(skills))
        if sheet.proficiencies:
            yield self.line("proficiencies", self.texts.list([
                self.texts.say(f"proficiency-{id}") + (f" {rank}" if rank > 1 else "")
                for id, rank in sheet.proficiencies.items()]))
        for label, types in (("resist", sheet.resist), ("immune", sheet.immune)):
            if types:
                yield self.line(label, self.texts.list([self.speaker.word(f"type-{type}") for type in types]))
        marks = [mark for mark in ("mount", "stealthy", "helmet", "incorporeal") if sheet.data.get(mark)]
        if marks:
            yield self.line("marks", self.words("mark", marks))

    def count(self, id: str, n: int) -> str:
        name = self.named([id], "weapon")
        return name if n == 1 else f"{name} × {n}"

    # ---- what it does ------------------------------------------------------------------------------------------------------

    def attack(self, means: Means) -> str:
        base, _, manner = means.id.partition(".")
        name = self.speaker.thing(base, *(("attack", "weapon") if not means.weapon else ("weapon", "attack"))).form("nom")
        return self.texts.say("acks-attack", name=name, how=manner or None, figures=self.dealt(means))

    def dealt(self, means: Means) -> str:
        """What an attack deals, how far it reaches and what it is good for."""
        says = self.texts.say
        parts = [self.damage(means.damage)] if means.damage is not None else []
        if means.bonus:
            parts.append(says("acks-bonus", bonus=f"{means.bonus:+d}"))
        if means.range:
            parts.append(says("acks-range", bands="/".join(map(str, means.range))))
        if means.hands > 1:
            parts.append(says("acks-hands"))
        untold = ("impact", "long") if means.range else ()
        parts += [says(f"tag-{tag}") for tag in TOLD_OF if tag in means.tags and tag not in untold]
        return self.texts.list(parts)

    def damage(self, damage: Damage) -> str:
        return self.texts.say("acks-dealt", dice=self.speaker.dice(str(damage.dice)), type=self.speaker.word(f"type-{damage.type}"))

    def weapon(self, row: Row) -> Lines:
        """A weapon of the table: each way to use it."""
        for means in of_weapon(row):
            manner = means.id.partition(".")[2]
            yield self.line({"thrown": "thrown", "two-handed": "two-handed"}.get(manner, "attack"), self.dealt(means))
        yield self.line("size", self.texts.say(f"thing-size-{row.get('size', 'medium')}"))
        yield self.line("weight", self.texts.say("acks-weight", sixths=int(row.get("weight", 1))))

    def armor(self, row: Row) -> Lines:
        """A suit of armour: what it gives and how heavy it is."""
        yield self.line("ac", f"{int(row['ac']):+d}")
        yield self.line("kind", self.texts.say(f"armor-kind-{row['category']}"))

    def spell(self, row: Row) -> Lines:
        """A spell of the table."""
        spell, says = Spell.read(row), self.texts.say
        yield self.line("level", str(spell.level))
        near = says("range-touch") if spell.range else says("range-self")
        yield self.line("range", self.speaker.feet(spell.range) if spell.range > TOUCH else near)
        yield self.line("targets", str(spell.targets))
        if spell.damage is not None:
            yield self.line("damage", self.damage(spell.damage))
        if spell.heals is not None:
            yield self.line("heals", self.speaker.dice(str(spell.heals.dice)))
        if spell.conditions:
            yield self.line("effect", self.texts.list([self.speaker.word(f"condition-{id}") for id in spell.conditions]))
        if spell.rounds:
            yield self.line("duration", says("acks-rounds", n=spell.rounds))
        if spell.save:
            save = self.speaker.word(f"save-{spell.save}")
            yield self.line("save", says("acks-save", save=save, half="yes" if spell.half else "no"))
