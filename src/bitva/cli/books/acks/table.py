"""How a segment of ACKS II is laid out in the terminal."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Final, cast

from bitva.cli.books import Layout
from bitva.cli.books.acks import chances
from bitva.cli.books.acks.sheets import described
from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Dice
from bitva.kernel.words import GM, Square, Squares, Who
from bitva.rulebooks.acks import RULEBOOK
from bitva.rulebooks.acks.attack import Attack
from bitva.rulebooks.acks.figures import combat_speed, running_speed
from bitva.rulebooks.acks.gear import means_of
from bitva.rulebooks.acks.objects import CHEST, DOOR
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.speech import Speaker

SECTIONS: Final[Mapping[str, str]] = {verb: section for section, verbs in {
    "attack": "attack charge manoeuvre sweep overrun cleave forestall rebuke fire",
    "magic": "cast invoke",
    "move": "march run sneak hold face withdraw retreat stand-up mount dismount cover",
    "gear": "shield open bash hasty hew unlock spike take-out retrieve swap drop pick-up grab light reload apply cleanse drink use "
            "brandish don doff",
    "end": "end delay wait",
}.items() for verb in verbs.split()}
RARE: Final = ("delay", "wait", "hold", "face", "let-go", "reveal", "improvise", "ready", "listen", "overrun", "drop", "swap",
               "command", "don", "doff", "spike", "cover")
"""What is hardly ever what one wants."""
LIGHTS: Final = ("bright", "dim", "dark")


class AcksLayout(Layout):
    """ACKS II: attacks by their chance to hit, what is left of the segment, how fast one is, doors as they stand."""

    demo: ClassVar[str] = "ford"
    shelves: ClassVar[tuple[str, ...]] = ("heroes", "creatures", "spells", "weapons", "armor")
    figures: ClassVar[tuple[str, ...]] = ("hp", "conditions", "dead", "at")

    def section(self, action: Action) -> str:
        return SECTIONS.get(action.verb, super().section(action))

    def chance(self, battle: Battle, action: Action) -> tuple[str, Fraction] | None:
        return chances.chance(cast(Fight, battle), action)

    def worth(self, battle: Battle, action: Action) -> float:
        return chances.worth(cast(Fight, battle), action)

    def unusual(self, battle: Battle, action: Action) -> bool:
        """Waiting, feints, a bare fist beside a weapon, a weapon thrown by whoever has no other like it."""
        if action.verb in RARE:
            return True
        fight = cast(Fight, battle)
        means = means_of(fight, action.who, action.means) if isinstance(action, Attack) else None
        if means is None:
            return False
        creature = fight.creatures[action.who]
        return means.brawl or (means.thrown and "hurled" not in means.tags and creature.carries(means.weapon) < 2)

    # ---- the map -----------------------------------------------------------------------------------------------------------

    def layer(self, battle: Battle, name: str) -> Squares:
        fight = cast(Fight, battle)
        found = 0
        if name in ("door", "open-door"):
            for thing in fight.things:
                found |= thing.squares if thing.kind == DOOR and thing.open == (name == "open-door") else 0
        elif name == "things":
            for thing in fight.things:
                found |= thing.squares if thing.kind == CHEST else 0
            for square, _, _ in fight.floor:
                found |= 1 << square
        else:
            found = fight.board.layer(name)
            found |= fight.board.layer({"low": "high", "difficult": "rough"}.get(name, ""))
        return found

    def light(self, battle: Battle, square: Square) -> str:
        fight = cast(Fight, battle)
        return next((light for light in LIGHTS if fight.board.layer(light) >> square & 1), fight.light)

    # ---- words -------------------------------------------------------------------------------------------------------------

    def budget(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
        """What still fits into the segment, how fast it is, what it declared, spells left."""
        fight = cast(Fight, battle)
        creature = fight.creatures[who]
        parts = [texts.say("acks-left", left=left(creature))]
        if creature.sequence:
            parts.append(texts.say("acks-attacks-left", n=len(creature.sequence)))
        parts.append(texts.say("acks-speeds", combat=speaker.feet(combat_speed(fight, who)),
                               running=speaker.feet(running_speed(fight, who))))
        if creature.declared:
            parts.append(texts.say("acks-declared", what=self.declared(speaker, creature)))
        if any(creature.slots):
            parts.append(texts.say("acks-slots", slots="/".join(map(str, creature.slots))))
        return texts.say("acks-budget", parts=parts)

    def declared(self, speaker: Speaker, creature: Combatant) -> str:
        word, _, spell = creature.declared.partition(" ")
        return speaker.catalogue.say(f"declare-{word}", {"spell": speaker.thing(spell, "spell")} if spell else {})

    def state(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who, viewer: str) -> str:
        fight = cast(Fight, battle)
        portrait = cast("dict[str, Any]", RULEBOOK.portrait(fight, viewer, who))
        name = speaker.names.creature(battle, who)
        states = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
        if portrait["height"]:
            states.append(texts.say("acks-height", feet=speaker.feet(int(portrait["height"]))))
        known = "hp" in portrait and (viewer == GM or RULEBOOK.runs(fight, viewer, who))
        if portrait["dead"] or not known:
            looks = "dead" if portrait["dead"] and known else str(portrait["looks"])
            return texts.say("acks-state", state=[texts.say("acks-looks", looks=looks, gender=name.gender), *states])
        parts = [texts.say("acks-hp", hp=portrait["hp"], most=portrait["most_hp"]), texts.say("acks-ac", ac=portrait["ac"])]
        return texts.say("acks-state", state=[*parts, *states])

    def described(self, texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Iterator[tuple[str, str]]:
        return described(texts, speaker, shelves, shelf, id)

    def strike(self, bonus: Dice, defence: int, damage: Dice | None, edge: int) -> dict[int, Fraction] | None:
        return None if edge else chances.strike(bonus, defence, damage)


def left(creature: Combatant) -> str:
    """Which parts of a segment are still to be had (acks.turn.options)."""
    if creature.spent or creature.sequence:
        return "none"
    return "half" if creature.moves else "whole"
