"""The D&D 5e rulebook itself; its modules register their rules on it."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any, ClassVar

from bitva.kernel.actions import Action, Refusal
from bitva.kernel.book import Rulebook
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.dnd5e.gear import needed
from bitva.rulebooks.dnd5e.placing import PLACING, SURPRISE, misplaced, missing
from bitva.rulebooks.dnd5e.riding import controller_of, mount_of
from bitva.rulebooks.dnd5e.sight import locates
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import CONDITIONS, FROZEN, MOUNTED, RIDDEN, TURNED

_LED = RIDDEN | TURNED
PUBLIC_CONDITIONS = tuple(CONDITIONS.items())


class Dnd5e(Rulebook[Fight]):
    """What the kernel must know of D&D 5e."""

    name: ClassVar[str] = "dnd5e"
    entry: ClassVar[Mapping[str, str]] = {
        "hidden": "number", "hp": "number", "temp": "number", "initiative": "number", "surprised": "flag", "as_character": "flag",
        "light": "mapping", "ammunition": "mapping", "slots": "list", "in_lair": "flag",
        "spent": "list",
    }
    open_effects: ClassVar[frozenset[str]] = frozenset(("afflicted", "concentration"))

    def __init__(self) -> None:
        super().__init__()
        self.special_places: dict[str, Callable[[Table[Fight], Who], None]] = {}
        """What happens at a place in the order that is nobody's turn, by its kind."""
        self.bridles: list[Callable[[Fight, Action], Iterator[Refusal]]] = []
        """Why a creature that is ridden, or turned, may not do something that it could do otherwise."""

    def refusals(self, battle: Fight, action: Action) -> Iterator[Refusal]:
        reasons = self.refusers[type(action)](battle, action)
        if action.who >= 0 and battle.creatures[action.who].flags & _LED:
            return chain(*(bridle(battle, action) for bridle in self.bridles), reasons)
        return reasons

    def needs(self, sheet: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        yield from needed(sheet)

    def misplaced(self, battle: Fight) -> Iterator[tuple[str, Refusal]]:
        yield from misplaced(battle)

    def actors(self, battle: Fight) -> tuple[Who, ...]:
        clock = battle.clock
        if clock.phase in (SURPRISE, PLACING):
            return (NOBODY,)
        if not 0 <= clock.at < len(clock.order):
            return ()
        who = clock.order[clock.at].who
        if not battle.creatures[who].flags & MOUNTED:
            return (who,)
        mount = mount_of(battle, who)
        led = mount != NOBODY and controller_of(battle, mount) == who and not battle.creatures[mount].flags & FROZEN
        return (who, mount) if led else (who,)

    def awaits(self, battle: Fight) -> tuple[str, tuple[tuple[str, object], ...]]:
        if battle.clock.phase in (SURPRISE, PLACING):
            step, whom = missing(battle)
            return "dnd.setup.sequence", (("step", step), ("missing", whom))
        creature = battle.creatures[battle.clock.who]
        return "dnd.turn.move_and_action", (("action", creature.action), ("bonus", creature.bonus), ("moved", creature.moved))

    def sees(self, battle: Fight, viewer: str, who: Who) -> bool:
        if self.runs(battle, viewer, who):
            return True
        creature = battle.creatures[who]
        if not creature.present:
            return creature.dead or creature.acted
        side = viewer.removeprefix("side:")
        return any(
            other.present and (other.controller == viewer or other.side == side != viewer) and locates(battle, other.index, who)
            for other in battle.creatures
        )

    def portrait(self, battle: Fight, viewer: str, who: Who) -> dict[str, object]:
        """One's own creature whole; of another what anybody can see: place, size, conditions, and how badly hurt it looks."""
        c = battle.creatures[who]
        seen: dict[str, object] = {
            "id": c.id, "sheet": c.sheet.id, "side": c.side, "controller": c.controller, "present": c.present, "dead": c.dead,
            "at": list(battle.board.xy(c.at)) if c.present else None, "height": c.height, "size": c.size, "facing": c.facing,
            "conditions": [name for name, bit in PUBLIC_CONDITIONS if c.flags & bit],
            "held": list(c.hand), "looks": looks(c),
        }
        if self.runs(battle, viewer, who):
            seen |= {
                "hp": c.hp,
                "most_hp": c.most_hp,
                "temp": c.temp,
                "ac": c.sheet.ac,
                "action": c.action,
                "bonus": c.bonus,
                "reaction": c.reaction,
                "interaction": c.interaction,
                "moved": c.moved,
                "dashes": c.dashes,
                "attacks": c.attacks,
                "slots": list(c.slots),
                "uses": dict(c.uses),
                "death_saves": [c.saved, c.death],
                "stable": c.stable,
                "exhaustion": c.exhaustion,
                "surprised": c.surprised,
                "hides": c.stealth,
                "legendary": c.legendary,
                "effects": [effect.kind for effect in battle.effects_on(who)],
                "ammunition": dict(c.ammunition),
                "gear": dict(c.gear),
            }
        return seen

    def outcome(self, battle: Fight) -> Mapping[str, object]:
        """Who still stands, with how many hit points, after how many rounds."""
        sides: dict[str, dict[str, int]] = {}
        for creature in battle.creatures:
            side = sides.setdefault(creature.side, {"standing": 0, "dead": 0, "hp": 0})
            side["standing"] += creature.up
            side["dead"] += creature.dead
            side["hp"] += creature.hp
        return {"rounds": battle.clock.round, "sides": sides}


def looks(creature: Combatant) -> str:
    """How badly hurt a creature looks to others."""
    if creature.dead:
        return "dead"
    if creature.hp == 0:
        return "down"
    if creature.hp == creature.most_hp:
        return "unhurt"
    return "bloodied" if creature.hp * 2 <= creature.most_hp else "hurt"


book = Dnd5e()


