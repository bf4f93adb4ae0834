"""The ACKS II rulebook itself; its modules register their rules on it."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from bitva.kernel.actions import Refusal
from bitva.kernel.book import Rulebook
from bitva.kernel.words import Who
from bitva.rulebooks.acks.gear import needed
from bitva.rulebooks.acks.placing import misplaced
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import CONDITIONS

PUBLIC_CONDITIONS = tuple(CONDITIONS.items())


class Acks(Rulebook[Fight]):
    """What the kernel must know of ACKS II."""

    name: ClassVar[str] = "acks"
    entry: ClassVar[Mapping[str, str]] = {
        "hp": "number", "initiative": "number", "surprised": "flag", "ammunition": "mapping", "slots": "list", "hidden": "list",
        "rides": "text", "worn": "number"}

    def __init__(self) -> None:
        super().__init__()
        self.armor: Callable[[Fight, Who], int]
        """The Armour Class of a creature, for its portrait."""
        self.lists: Callable[[Fight, Who], dict[str, dict[str, str]]]
        """What of the three lists of actions is open to a creature, and which rule bars the rest, for its portrait."""

    def needs(self, sheet: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        yield from needed(sheet)

    def misplaced(self, battle: Fight) -> Iterator[tuple[str, Refusal]]:
        yield from misplaced(battle)

    def actors(self, battle: Fight) -> tuple[Who, ...]:
        who = battle.clock.who
        ridden = (effect.by for effect in battle.effects_on(who, "riding")) if who >= 0 else ()
        return (who, *ridden) if who >= 0 else ()

    def awaits(self, battle: Fight) -> tuple[str, tuple[tuple[str, object], ...]]:
        c = battle.creatures[battle.clock.who]
        return "acks.turn.options", (("moves", c.moves), ("combat", c.combat), ("full", c.full), ("number", c.number))

    def sees(self, battle: Fight, viewer: str, who: Who) -> bool:
        if self.runs(battle, viewer, who):
            return True
        creature = battle.creatures[who]
        if not creature.present:
            return creature.dead
        if not creature.hidden:
            return True
        own = [other.index for other in battle.creatures if other.present and self.runs(battle, viewer, other.index)]
        return any(not creature.hidden >> other & 1 for other in own)

    def portrait(self, battle: Fight, viewer: str, who: Who) -> dict[str, object]:
        """One's own creature whole; of another what anybody can see: place, facing, conditions, and how badly hurt it looks."""
        c = battle.creatures[who]
        seen: dict[str, object] = {
            "id": c.id, "sheet": c.sheet.id, "side": c.side, "controller": c.controller, "present": c.present, "dead": c.dead,
            "at": list(battle.board.xy(c.at)) if c.present else None, "height": c.height, "size": c.size, "facing": c.facing,
            "conditions": [name for name, bit in PUBLIC_CONDITIONS if c.flags & bit],
            "held": list(c.hand), "looks": looks(c), "number": c.number, "acted": c.acted,
        }
        if self.runs(battle, viewer, who):
            seen |= {
                "hp": c.hp,
                "most_hp": c.most_hp,
                "nonlethal": c.nonlethal,
                "worn": c.worn,
                "ac": self.armor(battle, who),
                "full": c.full,
                "moves": c.moves,
                "combat": c.combat,
                "sequence": list(c.sequence),
                "declared": c.declared,
                "disrupted": c.disrupted,
                "cleaved": c.cleaved,
                "slots": list(c.slots),
                "ready": dict(c.ready),
                "pack": dict(c.pack),
                "ammunition": dict(c.ammunition),
                "effects": [effect.kind for effect in battle.effects_on(who)],
            }
            if who in self.actors(battle):
                seen["lists"] = self.lists(battle, who)
        return seen

    def outcome(self, battle: Fight) -> Mapping[str, object]:
        """Who still stands, with how many hit points, after how many rounds."""
        sides: dict[str, dict[str, int]] = {}
        for creature in battle.creatures:
            side = sides.setdefault(creature.side, {"standing": 0, "dead": 0, "hp": 0})
            side["standing"] += creature.up
            side["dead"] += creature.dead
            side["hp"] += max(0, creature.hp)
        return {"rounds": battle.clock.round, "sides": sides}


def looks(creature: Combatant) -> str:
    """How badly hurt a creature looks to others: who is down may be dead, and nobody knows (acks.hp.zero)."""
    if creature.dead or creature.hp <= 0:
        return "down"
    if creature.hp == creature.most_hp:
        return "unhurt"
    return "bloodied" if creature.hp * 2 <= creature.most_hp else "hurt"


book = Acks()
