"""The Savage Worlds rulebook itself; its modules register their rules on it."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from bitva.kernel.actions import Refusal
from bitva.kernel.book import Rulebook
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.savage.cards import CARDS, NONE
from bitva.rulebooks.savage.placing import misplaced
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.words import CONDITIONS, HOLDING, SURPRISED

if TYPE_CHECKING:
    from bitva.rulebooks.savage.attack import Attack
    from bitva.rulebooks.savage.harm import Harm
    from bitva.rulebooks.savage.rolls import Roll
    from bitva.rulebooks.savage.strike import Strike

Task = Callable[[Table[Fight], Who], None]


def oblivious(fight: Fight, ambusher: Who, other: Combatant) -> bool:
    """Has somebody not noticed, or not yet, that enemies lie in wait for him? (sw.surprise)"""
    victim = fight.hostile(ambusher, other.index) and bool(fight.entry(other.id).get("unaware"))
    return victim and (not fight.clock.round or any(fight.effects_on(other.index, SURPRISED)))


class Savage(Rulebook[Fight]):
    """What the kernel must know of Savage Worlds, and the lists to which chapters add their own."""

    name: ClassVar[str] = "savage"
    entry: ClassVar[Mapping[str, str]] = {
        "wounds": "number", "fatigue": "number", "bennies": "number", "card": "text", "unaware": "flag", "ambush": "flag",
        "ammunition": "mapping", "points": "number", "speed": "number", "light": "mapping", "rides": "text", "drives": "text",
    }

    def __init__(self) -> None:
        super().__init__()
        self.trait_terms: list[Callable[[Fight, Roll], Iterator[Term]]] = []
        """What adds to or takes from a trait roll of any kind."""
        self.after_rolls: list[Callable[[Table[Fight], Who, str], None]] = []
        """What a roll of a trait uses up."""
        self.attack_terms: list[Callable[[Fight, Strike, Who], Iterator[Term]]] = []
        """What adds to or takes from an attack roll against one target, beside what bears on every trait roll."""
        self.attack_reasons: list[Callable[[Fight, Attack, Strike], Iterator[Refusal]]] = []
        """Why an attack may not be made in this way, beside what is asked of every attack."""
        self.attack_options: dict[str, Callable[[Fight, Strike], Iterator[Refusal]]] = {}
        """The words that may stand behind `how=` of an attack, each with what speaks against it."""
        self.attack_reliefs: list[Callable[[Fight, Strike, list[Term]], Iterator[Term]]] = []
        """What makes up for penalties of an attack roll, all of which are known by then."""
        self.attack_starts: list[Callable[[Table[Fight], Attack], None]] = []
        """What happens by itself as an attack begins, before any die is rolled."""
        self.hurting: list[Callable[[Table[Fight], Strike, Who], None]] = []
        """What follows when the damage of an attack has Shaken or wounded somebody."""
        self.imposed: list[Callable[[Table[Fight], Who, str, RuleId], None]] = []
        """What follows when a condition has come over a creature, and by which rule."""
        self.damage_terms: list[Callable[[Fight, Strike, Who], Iterator[Term]]] = []
        """What adds to or takes from the damage of an attack that has hit."""
        self.damage_judges: list[Callable[[Table[Fight], Strike, Who], None]] = []
        """What the game master has to say before the damage of a hit is rolled."""
        self.parry_terms: list[Callable[[Fight, Who], Iterator[Term]]] = []
        self.toughness_terms: list[Callable[[Fight, Who], Iterator[Term]]] = []
        self.pace_terms: list[Callable[[Fight, Who], Iterator[Term]]] = []
        self.turn_acts: list[Callable[[Table[Fight], Who, str], None]] = []
        """What an action of some kind puts an end to, as it begins."""
        self.turn_starts: list[Task] = []
        """What happens by itself at the start of a creature's turn, in order (sw.turn.start)."""
        self.turn_ends: list[Task] = []
        self.round_starts: list[Callable[[Table[Fight]], None]] = []
        self.sufferers: dict[str, Callable[[Table[Fight], Who, int, Harm], None]] = {}
        """How damage works on creatures of a special type, such as vehicles."""

    def needs(self, sheet: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        yield from (("weapons", str(id)) for id in sheet.get("weapons", {}))
        yield from (("armor", str(id)) for id in sheet.get("wears", ()))

    def misplaced(self, battle: Fight) -> Iterator[tuple[str, Refusal]]:
        yield from misplaced(battle)

    def actors(self, battle: Fight) -> tuple[Who, ...]:
        who = battle.clock.who
        if who < 0:
            return ()
        mount = next((effect.by for effect in battle.effects_on(who, "riding")), who)
        return (who,) if mount == who or battle.creatures[mount].sheet.vehicle else (who, mount)

    def awaits(self, battle: Fight) -> tuple[str, tuple[tuple[str, object], ...]]:
        creature = battle.creatures[battle.clock.who]
        return "sw.turn.action", (("declared", creature.declared), ("did", creature.did), ("moved", creature.moved))

    def sees(self, battle: Fight, viewer: str, who: Who) -> bool:
        if self.runs(battle, viewer, who):
            return True
        creature = battle.creatures[who]
        return (creature.present or creature.dead or creature.acted) and not self.ambushed(battle, viewer, who)

    def ambushed(self, battle: Fight, viewer: str, who: Who) -> bool:
        """Does somebody lie in ambush for all whom this person runs? Until he acts, or the first round is over, they do not know
        of him (sw.surprise)."""
        creature = battle.creatures[who]
        if not creature.ambush or battle.clock.round > 1 or (creature.present and creature.begun and not creature.flags & HOLDING):
            return False
        return all(oblivious(battle, who, other) for other in battle.creatures if self.runs(battle, viewer, other.index))

    def portrait(self, battle: Fight, viewer: str, who: Who) -> dict[str, object]:
        """What lies open on the table: place, conditions, Wounds, cards and Bennies; of one's own creatures the rest too."""
        c = battle.creatures[who]
        seen: dict[str, object] = {
            "id": c.id, "sheet": c.sheet.id, "side": c.side, "controller": c.controller, "present": c.present, "dead": c.dead,
            "wild": c.sheet.wild, "at": list(battle.board.xy(c.at)) if c.present else None, "height": c.height, "size": c.size,
            "facing": c.facing, "conditions": [name for name, bit in CONDITIONS.items() if c.flags & bit], "held": list(c.hand),
            "wounds": c.wounds, "fatigue": c.fatigue, "card": CARDS[c.card] if c.card != NONE else "",
            "hold": bool(c.flags & HOLDING),
            "rides": next((battle.creatures[effect.by].id for effect in battle.effects_on(who, "riding")), ""),
        }
        if self.runs(battle, viewer, who):
            seen |= {
                "bennies": c.bennies, "points": c.points, "moved": c.moved, "ran": c.ran, "declared": c.declared,
                "plan": list(c.plan), "did": list(c.did), "gear": dict(c.gear), "loaded": dict(c.loaded), "rounds": dict(c.rounds),
                "effects": [effect.kind for effect in battle.effects_on(who)],
            }
        return seen

    def outcome(self, battle: Fight) -> Mapping[str, object]:
        """Who still stands, with how many Wounds, after how many rounds."""
        sides: dict[str, dict[str, int]] = {}
        for creature in battle.creatures:
            if creature.sheet.vehicle:
                continue
            side = sides.setdefault(creature.side, {"standing": 0, "dead": 0, "wounds": 0})
            side["standing"] += creature.up
            side["dead"] += creature.dead
            side["wounds"] += creature.wounds
        return {"rounds": battle.clock.round, "sides": sides}


book = Savage()
