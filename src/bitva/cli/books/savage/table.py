"""How a turn of Savage Worlds is laid out in the terminal."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any, ClassVar, Final, cast

from bitva.cli.books import Layout
from bitva.cli.books.savage import chances
from bitva.cli.books.savage.sheets import described
from bitva.cli.texts import Texts
from bitva.content.library import Library
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.words import Square, Squares, Who
from bitva.rulebooks.savage import RULEBOOK
from bitva.rulebooks.savage.attack import Attack
from bitva.rulebooks.savage.figures import means_named, movement_left, parry, toughness
from bitva.rulebooks.savage.free import may_strike
from bitva.rulebooks.savage.movement import Move
from bitva.rulebooks.savage.state import Fight
from bitva.speech import Speaker

SECTIONS: Final[Mapping[str, str]] = {verb: section for section, verbs in {
    "attack": "attack blast spray suppress finish edge-strike free-attack",
    "magic": "power",
    "move": "move run jump jump-up stand-up drop-prone mount dismount break-free",
    "gear": "ready drop pick-up reload",
    "end": "end",
}.items() for verb in verbs.split()}
LIGHTS: Final = ("dark", "pitch", "dim")


class SavageLayout(Layout):
    """Savage Worlds: attacks by their chance to hit, ways by who may strike, what is left of the turn, Wounds and Bennies."""

    demo: ClassVar[str] = "ford"
    shelves: ClassVar[tuple[str, ...]] = ("heroes", "creatures", "weapons", "armor")
    figures: ClassVar[tuple[str, ...]] = ("wounds", "fatigue", "conditions", "dead", "at")

    def section(self, action: Action) -> str:
        return SECTIONS.get(action.verb, "other")

    def chance(self, battle: Battle, action: Action) -> tuple[str, Fraction] | None:
        return chances.chance(cast(Fight, battle), action)

    def worth(self, battle: Battle, action: Action) -> float:
        return chances.worth(cast(Fight, battle), action)

    def unusual(self, battle: Battle, action: Action) -> bool:
        """A rifle swung by its barrel, a called shot, an attack with words behind it, a jump on the spot."""
        if action.verb in ("jump-up", "drop-prone", "break", "speed"):
            return True
        if isinstance(action, Attack) and (action.part or action.how):
            return True
        creature = cast(Fight, battle).creatures[action.who]
        return chances.is_makeshift(means_named(creature, str(getattr(action, "means", ""))))

    def provokes(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        """Whoever one leaves by walking away from him (sw.move.withdraw)."""
        fight = cast(Fight, battle)
        if not isinstance(action, Move):
            return ()
        creature, board = fight.creatures[action.who], fight.board
        found: dict[Who, None] = {}
        for foe in fight.foes(action.who):
            near = board.reach(foe.at, foe.size, 1)
            if may_strike(fight, foe.index) and any(
                board.space(here, creature.size) & near and not board.space(there, creature.size) & near
                for here, there in pairwise((creature.at, *action.path))
            ):
                found[foe.index] = None
        return tuple(found)

    def catches(self, battle: Battle, action: Action) -> tuple[Who, ...]:
        return chances.caught(cast(Fight, battle), action)

    # ---- the map -----------------------------------------------------------------------------------------------------------

    def layer(self, battle: Battle, name: str) -> Squares:
        fight = cast(Fight, battle)
        if name != "things":
            return fight.board.layer(name)
        found = 0
        for square, _, _ in fight.floor:
            found |= 1 << square
        return found

    def light(self, battle: Battle, square: Square) -> str:
        fight = cast(Fight, battle)
        return next((light for light in LIGHTS if fight.board.layers.get(light, 0) >> square & 1), fight.light)

    # ---- words -------------------------------------------------------------------------------------------------------------

    def budget(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who) -> str:
        """What was declared and not done yet, how far it can go, its Bennies and Power Points."""
        fight = cast(Fight, battle)
        creature = fight.creatures[who]
        parts = [texts.say("sw-actions", n=creature.declared)] if creature.declared > 1 else []
        parts.append(texts.say("sw-pace", inches=speaker.catalogue.inches(movement_left(fight, who))))
        parts.append(texts.say("sw-bennies", n=creature.bennies))
        if creature.sheet.power_points:
            parts.append(texts.say("sw-points", n=creature.points))
        return texts.say("sw-budget", parts=parts)

    def state(self, texts: Texts, speaker: Speaker, battle: Battle, who: Who, viewer: str) -> str:
        fight = cast(Fight, battle)
        portrait = cast("dict[str, Any]", RULEBOOK.portrait(fight, viewer, who))
        name = speaker.names.creature(battle, who)
        if portrait["dead"]:
            return texts.say("sw-dead", gender=name.gender)
        parts = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
        if portrait["wounds"]:
            parts.append(texts.say("sw-wounds", n=portrait["wounds"]))
        if portrait["fatigue"]:
            parts.append(texts.say("sw-fatigue", n=portrait["fatigue"]))
        if "bennies" in portrait:
            parts.append(texts.say("sw-figures", parry=parry(fight, who).total, toughness=toughness(fight, who).total))
        return texts.say("sw-state", state=parts or [texts.say("sw-unhurt", gender=name.gender)])

    def described(self, texts: Texts, speaker: Speaker, shelves: Library, shelf: str, id: str) -> Iterator[tuple[str, str]]:
        return described(texts, speaker, shelves, shelf, id)
