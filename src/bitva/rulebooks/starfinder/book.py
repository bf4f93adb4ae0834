"""The Starfinder rulebook itself; its modules register their rules on it."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from bitva.kernel.actions import Action, Refusal
from bitva.kernel.book import A, Perform, Rulebook
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.starfinder.gear import needed
from bitva.rulebooks.starfinder.moments import Acting
from bitva.rulebooks.starfinder.placing import AWARENESS, misplaced
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import CONDITIONS

PUBLIC_CONDITIONS = tuple(CONDITIONS.items())


class Starfinder(Rulebook[Fight]):
    """What the kernel must know of Starfinder."""

    name: ClassVar[str] = "starfinder"
    entry: ClassVar[Mapping[str, str]] = {
        "hp": "number", "sp": "number", "rp": "number", "temp": "number", "initiative": "number", "aware": "flag",
        "hidden": "number", "loaded": "mapping", "slots": "list", "stowed": "mapping", "as_character": "flag",
    }

    def __init__(self) -> None:
        super().__init__()
        self.hindrances: list[Callable[[Fight, Action], Iterator[Refusal]]] = []
        """Why a creature may not do something that it could otherwise do, whatever it is: compulsions, holds."""

    def performs(self, kind: type[A]) -> Callable[[Perform[Fight, A]], Perform[Fight, A]]:
        """While somebody waits for something, every deed is announced before and after it is done (sf.ready.trigger)."""
        register = super().performs(kind)

        def wrap(rule: Perform[Fight, A]) -> Perform[Fight, A]:
            def perform(table: Table[Fight], action: A) -> None:
                if action.who < 0 or not table.battle.heeded:
                    rule(table, action)
                    return
                deed = Acting(action.who, kind.verb, getattr(action, "target", NOBODY))
                table.before(deed)
                rule(table, action)
                table.after(deed)
            register(perform)
            return rule
        return wrap

    def refusals(self, battle: Fight, action: Action) -> Iterator[Refusal]:
        yield from self.refusers[type(action)](battle, action)
        if action.who >= 0 and battle.effects:
            for hindrance in self.hindrances:
                yield from hindrance(battle, action)

    def needs(self, sheet: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        yield from needed(sheet)

    def misplaced(self, battle: Fight) -> Iterator[tuple[str, Refusal]]:
        yield from misplaced(battle)

    def actors(self, battle: Fight) -> tuple[Who, ...]:
        if battle.clock.phase == AWARENESS:
            return (NOBODY,)
        who = battle.clock.who
        return (who,) if who >= 0 else ()

    def awaits(self, battle: Fight) -> tuple[str, tuple[tuple[str, object], ...]]:
        if battle.clock.phase == AWARENESS:
            return "sf.combat.start", ()
        creature = battle.creatures[battle.clock.who]
        return "sf.round.turn", (("standard", creature.standard), ("move", creature.move), ("swift", creature.swift))

    def sees(self, battle: Fight, viewer: str, who: Who) -> bool:
        if self.runs(battle, viewer, who):
            return True
        creature = battle.creatures[who]
        if not creature.present:
            return creature.dead or creature.acted
        watchers = [other.index for other in battle.creatures if other.present and self.runs(battle, viewer, other.index)]
        return any(not creature.hidden >> watcher & 1 for watcher in watchers)

    def portrait(self, battle: Fight, viewer: str, who: Who) -> dict[str, object]:
        """One's own creature whole; of another what anybody can see: place, size, conditions, and how badly hurt it looks."""
        c = battle.creatures[who]
        seen: dict[str, object] = {
            "id": c.id, "sheet": c.sheet.id, "side": c.side, "controller": c.controller, "present": c.present, "dead": c.dead,
            "at": list(battle.board.xy(c.at)) if c.present else None, "height": c.height, "size": c.size, "facing": c.facing,
            "conditions": [name for name, bit in PUBLIC_CONDITIONS if c.flags & bit], "held": [thing for thing, _ in c.hand],
            "looks": looks(c), "delaying": c.delaying,
        }
        if self.runs(battle, viewer, who):
            eac, kac = c.sheet.figures
            seen |= {
                "hp": c.hp, "most_hp": c.most_hp, "sp": c.sp, "most_sp": c.most_sp, "rp": c.rp, "most_rp": c.most_rp,
                "temp": c.temp, "eac": eac, "kac": kac, "standard": c.standard, "move": c.move, "swift": c.swift,
                "reaction": c.reaction,
                "strikes": c.strikes, "aware": c.aware, "hides": c.stealth, "gear": dict(c.gear), "stowed": dict(c.stowed),
                "loaded": dict(c.loaded), "slots": list(c.slots), "uses": dict(c.uses),
                "effects": [effect.kind for effect in battle.effects_on(who)],
            }
        return seen

    def outcome(self, battle: Fight) -> Mapping[str, object]:
        """Who still stands, with how many hit points, after how many rounds."""
        sides: dict[str, dict[str, int]] = {}
        for creature in battle.creatures:
            side = sides.setdefault(creature.side, {"standing": 0, "dead": 0, "hp": 0})
            side["standing"] += creature.up
            side["dead"] += creature.dead
            side["hp"] += creature.hp + creature.sp
        return {"rounds": battle.clock.round, "sides": sides}


def looks(creature: Combatant) -> str:
    """How badly hurt a creature looks to others."""
    if creature.dead:
        return "dead"
    if not creature.hp:
        return "down"
    if creature.hp == creature.most_hp:
        return "unhurt" if creature.sp == creature.most_sp else "winded"
    return "bloodied" if creature.hp * 2 <= creature.most_hp else "hurt"


book = Starfinder()
