"""How a turn of D&D is laid out in the terminal."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any, ClassVar, Final, cast

from bitva.cli.books import Layout
from bitva.cli.books.dnd5e import chances
from bitva.cli.books.dnd5e.sheets import described
from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Dice
from bitva.kernel.words import GM, Square, Squares, Who
from bitva.rulebooks.dnd5e import RULEBOOK
from bitva.rulebooks.dnd5e.figures import means_named, movement_left, speed
from bitva.rulebooks.dnd5e.gear import IMPROVISED
from bitva.rulebooks.dnd5e.lights import BRIGHT, DARK, DIM, light_at
from bitva.rulebooks.dnd5e.movement import Move
from bitva.rulebooks.dnd5e.opportunity import threats
from bitva.rulebooks.dnd5e.spells.zones import squares_of, zones
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.terrain import layer
from bitva.rulebooks.dnd5e.things import OPEN
from bitva.speech import Speaker

SECTIONS: Final[Mapping[str, str]] = {verb: section for section, verbs in {
    "attack": "attack off-hand multiattack attack-square opportunity grapple shove smash",
    "magic": "cast again keep-casting stop-concentrating power sustain ability legendary lair second-wind action-surge hasten",
    "move": "move dash disengage stand mount dismount jump high-jump land drop-prone escape aggressive",
    "gear": "draw sheathe drop pick-up give don doff put-out",
    "end": "end",
}.items() for verb in verbs.split()}

LIGHTS: Final = {BRIGHT: "bright", DIM: "dim", DARK: "dark"}


class Dnd5eLayout(Layout):
    """D&D: attacks by their chance to hit, ways by who may strike, what is left of action, bonus action and movement."""

    demo: ClassVar[str] = "bridge"
    shelves: ClassVar[tuple[str, ...]] = ("heroes", "creatures", "spells", "weapons", "armor")
    figures: ClassVar[tuple[str, ...]] = ("hp", "temp", "conditions", "dead", "stable", "at")

    def section(self, action: Action) -> str:
        return SECTIONS.get(action.verb, "other")

    def chance(self, battle: Battle, action: Action) -> tuple[str, Fraction] | None:
        return chances.chance(cast(Fight, battle), action)

    def worth(self, battle: Battle, action: Action) -> float:
        return chances.worth(cast(Fight, battle), action)

    def unusual(self, battle: Battle, action: Action) -> bool:
        """A sword thrown, a bow swung as a club, a shot into the dark, a jump on the spot."""
        if action.verb in ("attack-square", "high-jump", "drop-prone", "grapple", "shove", "smash"):
            return True
        creature = cast(Fight, battle).creatures[action.who]
        means = means_named(cast(Fight, battle), creature, str(getattr(action, "means", "")))
        return means is not None and (IMPROVISED in means.properties or (means.id == "unarmed" and bool(creature.hand)))

    def provokes(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        fight = cast(Fight, battle)
        if not isinstance(action, Move):
            return ()
        creature, board = fight.creatures[action.who], fight.board
        found: dict[Who, None] = {}
        for other, zone in threats(fight, action.who):
            for here, there in pairwise((creature.at, *action.path)):
                if board.space(here, creature.size) & zone and not board.space(there, creature.size) & zone:
                    found[other] = None
        return tuple(found)

    def catches(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        return chances.caught(cast(Fight, battle), action)

    # ---- the map -----------------------------------------------------------------------------------------------------------

    def layer(self, battle: Battle, name: str) -> Squares:
        fight = cast(Fight, battle)
        found = 0
        if name == "things":
            for square, _, _ in fight.floor:
                found |= 1 << square
        elif name == "zone":
            for zone in zones(fight):
                found |= squares_of(fight, zone)
        elif name == "open-door":
            for thing in fight.objects:
                found |= thing.squares if thing.door == OPEN and thing.whole else 0
        elif name == "door":
            found = fight.board.layer("door") & fight.board.filled
        elif name in ("filled", "opaque"):
            found = fight.board.layer(name)
        else:
            found = layer(fight, name)
        return found

    def light(self, battle: Battle, square: Square) -> str:
        return LIGHTS[light_at(cast(Fight, battle), square)]

    # ---- words -------------------------------------------------------------------------------------------------------------

    def budget(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
        """What it can still do, and how far it can go."""
        fight = cast(Fight, battle)
        creature = fight.creatures[who]
        parts = [speaker.word(f"budget-{part}") for part in ("action", "bonus") if getattr(creature, part)]
        if creature.attacks:
            parts.append(texts.say("dnd-attacks-left", n=creature.attacks))
        for mode in creature.sheet.speeds:
            if speed(fight, who, mode):
                left = speaker.feet(movement_left(fight, who, mode))
                parts.append(texts.say("dnd-movement", feet=left, mode=mode))
        slots = [str(left) for left in creature.slots]
        return texts.say("dnd-budget", parts=parts, slots=slots if any(creature.slots) else None)

    def state(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who, viewer: str) -> str:
        fight = cast(Fight, battle)
        portrait = cast("dict[str, Any]", RULEBOOK.portrait(fight, viewer, who))
        name = speaker.names.creature(battle, who)
        says = speaker.catalogue.say
        states = [says(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
        if portrait["height"]:
            states.append(texts.say("dnd-height", feet=speaker.feet(int(portrait["height"]))))
        creature = fight.creatures[who]
        if creature.hidden and (viewer == GM or RULEBOOK.runs(fight, viewer, who)):
            states.append(texts.say("dnd-hides"))
        if "hp" not in portrait or portrait["dead"]:
            looks = texts.say("dnd-looks", looks=str(portrait["looks"]), gender=name.gender)
            if portrait["looks"] == "down" and "unconscious" in portrait["conditions"]:
                states.remove(says("is-unconscious", {"who": name}))
            return texts.say("dnd-state", state=[looks, *(states if not portrait["dead"] else ())])
        hp = texts.say("dnd-hp", hp=portrait["hp"], most=portrait["most_hp"], temp=portrait["temp"])
        if portrait["hp"] == 0 and not creature.mortal and not portrait["stable"]:
            successes, failures = portrait["death_saves"]
            states.append(texts.say("dnd-dying", successes=successes, failures=failures))
        return texts.say("dnd-state", state=[hp, *states])

    def described(self, texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Iterator[tuple[str, str]]:
        return described(texts, speaker, shelves, shelf, id)

    def strike(self, bonus: Dice, defence: int, damage: Dice | None, edge: int) -> dict[int, Fraction] | None:
        return chances.strike(bonus, defence, damage, edge)
