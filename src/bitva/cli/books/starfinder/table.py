"""How a turn of Starfinder is laid out in the terminal."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Final, cast

from bitva.cli.books import Layout
from bitva.cli.books.starfinder import chances
from bitva.cli.books.starfinder.sheets import described
from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Dice
from bitva.kernel.words import GM, Square, Squares, Who
from bitva.rulebooks.starfinder import RULEBOOK
from bitva.rulebooks.starfinder.attack import Attack, means_of
from bitva.rulebooks.starfinder.figures import own_class, reach_squares, reaches, speed
from bitva.rulebooks.starfinder.opportunity import watchers
from bitva.rulebooks.starfinder.sight import light_at
from bitva.rulebooks.starfinder.spells.work import Cast, Use, spell_of
from bitva.rulebooks.starfinder.spells.zones import zones
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.terrain import layer
from bitva.rulebooks.starfinder.words import FULL, MOVE, STANDARD, SWIFT
from bitva.speech import Speaker

SECTIONS: Final[Mapping[str, str]] = {verb: section for section, verbs in {
    "attack": "attack full-attack opportunity react spray pierce automatic lob harrying-fire covering-fire feint coup-de-grace "
              "charge grapple trip disarm sunder bull-rush reposition dirty-trick total-defence demoralize take-aim boost smash",
    "magic": "cast use keep-casting concentrate stop-concentrating dismiss activate stabilise stay-in-fight",
    "move": "move guarded-step run withdraw crawl climb swim burrow fly hover jump-down drop-prone stand-up squeeze hide "
            "least-move push-off steady drag escape tear-free",
    "gear": "draw drop pick-up grip reload put-away pack fetch place set-stun",
    "end": "end delay",
}.items() for verb in verbs.split()}
RARE: Final = ("drop", "grip", "drop-prone", "delay", "ready", "put-away", "pack", "hide", "dismiss", "stop-concentrating",
               "withdraw", "run", "hover", "sunder", "dirty-trick", "reposition", "crawl", "jump-down")
"""What is hardly ever what one wants."""


class StarfinderLayout(Layout):
    """Starfinder: attacks by their chance to hit, ways by who may strike, what is left of the turn's actions."""

    demo: ClassVar[str] = "boarding"
    shelves: ClassVar[tuple[str, ...]] = ("heroes", "creatures", "spells", "weapons", "armor")
    figures: ClassVar[tuple[str, ...]] = ("hp", "sp", "temp", "conditions", "dead", "at")

    def section(self, action: Action) -> str:
        return SECTIONS.get(action.verb, super().section(action))

    def chance(self, battle: Battle, action: Action) -> tuple[str, Fraction] | None:
        return chances.chance(cast(Fight, battle), action)

    def worth(self, battle: Battle, action: Action) -> float:
        return chances.worth(cast(Fight, battle), action)

    def unusual(self, battle: Battle, action: Action) -> bool:
        """A knife thrown by whoever holds it, a bare fist beside a weapon, fighting defensively, a manoeuvre that breaks things."""
        if action.verb in RARE or getattr(action, "defensively", False) or getattr(action, "turned", False):
            return True
        creature = cast(Fight, battle).creatures[action.who]
        means = means_of(creature, action.means) if isinstance(action, Attack) else None
        return means is not None and ((means.id == "unarmed" and len(creature.sheet.means) > 1) or means.id.endswith(".thrown"))

    def provokes(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        """Whoever threatens a space that is left on the way, or the place where one shoots or casts."""
        fight = cast(Fight, battle)
        creature, board = fight.creatures[action.who], fight.board
        path = getattr(action, "path", ())
        if path and action.verb in ("move", "run", "charge"):
            spaces = [board.space(square, creature.size) for square in (creature.at, *path[:-1])]
            return tuple(other.index for other in watchers(fight, action.who)
                         if any(space & reach_squares(fight, other, reaches(other)[-1]) for space in spaces))
        if self._exposes(fight, action):
            return tuple(other.index for other in watchers(fight, action.who, creature.space)
                         if creature.space & reach_squares(fight, other, reaches(other)[-1]))
        return ()

    def _exposes(self, fight: Fight, action: Action) -> bool:
        if isinstance(action, Cast | Use):
            spell = spell_of(fight, action)
            return spell is not None and spell.provokes
        means = means_of(fight.creatures[action.who], action.means) if isinstance(action, Attack) else None
        return means is not None and not means.melee

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
                found |= cast(Squares, zone.data[2])
        elif name in ("filled", "opaque"):
            found = fight.board.layer(name)
        else:
            found = layer(fight, name)
        return found

    def light(self, battle: Battle, square: Square) -> str:
        return light_at(cast(Fight, battle), square)

    # ---- words -------------------------------------------------------------------------------------------------------------

    def budget(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
        """The actions that are left, how far one of them goes, and the spells."""
        fight = cast(Fight, battle)
        creature = fight.creatures[who]
        parts = [speaker.word(f"cost-{kind}") for kind in (STANDARD, MOVE, SWIFT) if getattr(creature, kind)]
        if not creature.spent and not creature.full:
            parts = [speaker.word(f"cost-{FULL}"), *parts]
        if creature.strikes:
            parts.append(texts.say("sf-attacks-left", n=creature.strikes))
        for mode in creature.sheet.speeds:
            feet = speed(fight, who, mode)
            if feet:
                parts.append(texts.say("sf-movement", feet=speaker.feet(feet), mode=mode))
        slots = [str(left) for left in creature.slots]
        return texts.say("sf-budget", parts=parts, slots=slots if any(creature.slots) else None)

    def state(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who, viewer: str) -> str:
        fight = cast(Fight, battle)
        portrait = cast("dict[str, Any]", RULEBOOK.portrait(fight, viewer, who))
        name = speaker.names.creature(battle, who)
        says = speaker.catalogue.say
        states = [says(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
        if portrait["height"]:
            states.append(texts.say("sf-height", feet=speaker.feet(int(portrait["height"]))))
        if portrait["delaying"]:
            states.append(texts.say("sf-delaying"))
        creature = fight.creatures[who]
        if creature.hidden and (viewer == GM or RULEBOOK.runs(fight, viewer, who)):
            states.append(texts.say("sf-hides"))
        if "hp" not in portrait or portrait["dead"]:
            looks = texts.say("sf-looks", looks=str(portrait["looks"]), gender=name.gender)
            return texts.say("sf-state", state=[looks, *(states if not portrait["dead"] else ())])
        parts = [texts.say("sf-hp", hp=portrait["hp"], most=portrait["most_hp"], temp=portrait["temp"])]
        if portrait["most_sp"]:
            parts.append(texts.say("sf-sp", sp=portrait["sp"], most=portrait["most_sp"]))
        if portrait["most_rp"]:
            parts.append(texts.say("sf-rp", rp=portrait["rp"], most=portrait["most_rp"]))
        parts.append(texts.say("sf-classes", eac=own_class(fight, who, "eac"), kac=own_class(fight, who, "kac")))
        return texts.say("sf-state", state=[*parts, *states])

    def described(self, texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Iterator[tuple[str, str]]:
        return described(texts, speaker, shelves, shelf, id)

    def strike(self, bonus: Dice, defence: int, damage: Dice | None, edge: int) -> dict[int, Fraction] | None:
        return None if edge else chances.strike(bonus, defence, damage)
