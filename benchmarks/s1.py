"""The standard fight S1 (see S1.md) played by the engine with its D&D rulebook, and the policy that S1.md fixes."""
from __future__ import annotations

from typing import Any

from bitva.kernel.actions import PASS, Action, Question
from bitva.kernel.battle import Battle
from bitva.kernel.dice import Seeded
from bitva.kernel.facts import Fact
from bitva.kernel.outcomes import play_out
from bitva.kernel.paths import Reach, flood
from bitva.kernel.space import Board
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import RULEBOOK
from bitva.rulebooks.dnd5e.attack import Attack
from bitva.rulebooks.dnd5e.common_actions import Dash
from bitva.rulebooks.dnd5e.movement import Move
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import EndTurn

M, S, F = "M", "S", "F"
ROSTER = (
    ("fighter-a", "heroes", M, 5, 9, 18, 28, 12, (5, "1d8+3"), None),
    ("fighter-b", "heroes", M, 5, 11, 18, 28, 12, (5, "1d8+3"), None),
    ("archer", "heroes", F, 4, 8, 15, 24, 16, (5, "1d6+3"), (5, "1d8+3", 150, 600)),
    ("cleric", "heroes", M, 4, 12, 16, 22, 10, (4, "1d6+2"), None),
    ("goblin-1", "foes", M, 15, 8, 15, 7, 14, (4, "1d6+2"), None),
    ("goblin-2", "foes", M, 15, 10, 15, 7, 14, (4, "1d6+2"), None),
    ("goblin-3", "foes", M, 15, 12, 15, 7, 14, (4, "1d6+2"), None),
    ("bow-1", "foes", S, 16, 7, 15, 7, 14, (4, "1d6+2"), (4, "1d6+2", 80, 320)),
    ("bow-2", "foes", S, 16, 10, 15, 7, 14, (4, "1d6+2"), (4, "1d6+2", 80, 320)),
    ("bow-3", "foes", S, 16, 13, 15, 7, 14, (4, "1d6+2"), (4, "1d6+2", 80, 320)),
)
KINDS = tuple(row[2] for row in ROSTER)
"""How each creature fights: M closes in, S stands and shoots, F keeps away and shoots."""
KIND_OF = {row[0]: row[2] for row in ROSTER}


def encounter() -> dict[str, Any]:
    """S1 as the plain dict that the rulebook takes."""
    sheets: dict[str, Any] = {}
    creatures: list[dict[str, Any]] = []
    for name, side, _, x, y, ac, hp, dexterity, melee, ranged in ROSTER:
        attacks = [{"id": "blade", "kind": "melee", "bonus": melee[0], "reach": 5, "damage": [f"{melee[1]} slashing"]}]
        if ranged is not None:
            attacks.append({"id": "bow", "kind": "ranged", "bonus": ranged[0], "range": list(ranged[2:]),
                            "damage": [f"{ranged[1]} piercing"]})
        sheets[name] = {"id": name, "kind": "monster", "size": "medium", "ac": ac, "hp": {"average": hp}, "speed": {"walk": 30},
                        "abilities": {"dex": dexterity}, "attacks": attacks}
        creatures.append({"id": name, "sheet": name, "side": side, "at": [x, y], "controller": "gm", "surprised": False})
    return {"rulebook": "dnd5e", "board": Board.open(20, 20).to_data(), "creatures": creatures, "sheets": sheets,
            "settings": {"cover_by_creatures": False, "ask_knock_out": False, "group_initiative": False}}


def answer(battle: Battle, question: Question) -> object:
    """Take every opportunity attack, break ties by index, end the fight when it is won."""
    if question.form == "order":
        return question.options
    if question.rule == "dnd.oa.trigger":
        return question.options[0]
    if question.rule == "dnd.initiative.tie_d20":
        return "decide"
    return "end" if question.rule == "dnd.combat.end" else PASS


class Standard:
    """The policy of S1.md: for each creature one turn's walk and attack."""

    __slots__ = ("heroes", "kinds", "round", "walked", "who")

    def __init__(self, heroes: int = 4, kinds: tuple[str, ...] = KINDS) -> None:
        self.heroes = heroes
        """So many come first."""
        self.kinds = kinds
        self.round = self.who = -1
        """Whose turn of which round was begun."""
        self.walked: Who = -1
        """The target chosen before the walk, if an attack is to follow."""

    def act(self, fight: Fight, who: Who) -> Action:
        creatures = fight.creatures
        creature = creatures[who]
        if who == self.who and fight.clock.round == self.round:
            if creature.doing == "dash" and not creature.moved:
                path = far_walk(fight, creature, self._foes(fight, who))
                return Move(who, path) if path else EndTurn(who)
            return self._after_walk(fight, creature)
        self.round, self.who = fight.clock.round, who
        self.walked = -1
        kind = self.kinds[who]
        foes = self._foes(fight, who)
        if kind == M:
            return self._close_in(fight, creature, foes)
        near = fight.board.near[creature.at]
        adjacent = [foe for foe in foes if near >> foe.at & 1]
        if not adjacent:
            return self._shoot(fight, creature, foes)
        if kind == S:
            return Attack(who, weakest(adjacent).index, "blade")
        path = self._flight(fight, creature, foes)
        if not path:
            return self._shoot(fight, creature, foes)
        self.walked = who
        return Move(who, path)

    def _foes(self, fight: Fight, who: Who) -> list[Combatant]:
        """The enemies that still stand."""
        those = fight.creatures[self.heroes:] if who < self.heroes else fight.creatures[:self.heroes]
        return [foe for foe in those if foe.hp > 0]

    def _after_walk(self, fight: Fight, creature: Combatant) -> Action:
        """After the walk, the attack; after the attack, the end."""
        target, self.walked = self.walked, -1
        if target < 0 or not creature.action:
            return EndTurn(creature.index)
        if target == creature.index:
            return self._shoot(fight, creature, self._foes(fight, target))
        return Attack(creature.index, target, "blade")

    def _shoot(self, fight: Fight, creature: Combatant, foes: list[Combatant]) -> Action:
        near = fight.board.reach(creature.at, 1, creature.sheet.means["bow"].normal // 5)
        in_range = [foe for foe in foes if near & foe.space]
        return Attack(creature.index, weakest(in_range or foes).index, "bow")

    def _close_in(self, fight: Fight, creature: Combatant, foes: list[Combatant]) -> Action:
        near = fight.board.near
        reach = _flood(fight, creature, 6)
        far = reach.layers[-1]
        in_reach = [foe for foe in foes if near[foe.at] & far]
        if not in_reach:
            return Dash(creature.index)
        target = weakest(in_reach)
        beside = near[target.at]
        if beside >> creature.at & 1:
            return Attack(creature.index, target.index, "blade")
        for layer in reach.layers:
            goals = layer & beside
            if goals:
                break
        self.walked = target.index
        return Move(creature.index, reach.path((goals & -goals).bit_length() - 1))

    def _flight(self, fight: Fight, creature: Combatant, foes: list[Combatant]) -> tuple[int, ...]:
        """The nearest square that no enemy is beside."""
        threatened = 0
        for foe in foes:
            threatened |= fight.board.near[foe.at]
        reach = _flood(fight, creature, 6)
        for layer in reach.layers[1:]:
            safe = layer & ~threatened
            if safe:
                return reach.path((safe & -safe).bit_length() - 1)
        return ()


def weakest(foes: list[Combatant]) -> Combatant:
    """The one with the fewest hit points, the first of several."""
    found = foes[0]
    for foe in foes:
        if foe.hp < found.hp:
            found = foe
    return found


def _flood(fight: Fight, creature: Combatant, squares: int) -> Reach:
    return flood(fight.board, creature.at, squares, fight.board.area & ~fight.taken)


def far_walk(fight: Fight, creature: Combatant, foes: list[Combatant]) -> tuple[int, ...]:
    """With a Dash: towards the nearest enemy, to the reachable square nearest to it, then fewest steps, then lowest."""
    board = fight.board
    ring = 1 << creature.at
    beside = [foe for foe in foes if ring & foe.space]
    while not beside:
        ring = board.grow(ring, 1)
        beside = [foe for foe in foes if ring & foe.space]
    target = beside[0]
    reach = _flood(fight, creature, 12)
    ring, far = 1 << target.at, reach.layers[-1]
    while not ring & far:
        ring = board.grow(ring, 1)
    for layer in reach.layers:
        if layer & ring:
            goal = (layer & ring & -(layer & ring)).bit_length() - 1
            return reach.path(goal) if goal != creature.at else ()
    return ()


def fight(seed: str, start: Fight, log: list[Fact] | None = None) -> Fight:
    """One S1 fight with the engine's own dice, or a larger one; beyond a hundred rounds it is a draw."""
    creatures = start.creatures
    heroes = sum(creature.side == "heroes" for creature in creatures)
    player = Standard() if len(creatures) == len(ROSTER) else Standard(heroes, tuple(KIND_OF[c.sheet.id] for c in creatures))
    return play_out(RULEBOOK, start.clone(), Seeded(seed), player.act, answer, log, most_deeds=50_000)


def tally(seed: str, start: Fight) -> tuple[float, ...]:
    """What S1.md asks for of one fight: won by the heroes, rounds, attacks, hits, opportunity attacks, steps, hit points left."""
    log: list[Fact] = []
    over = fight(seed, start, log)
    kinds = [fact.kind for fact in log]
    won = not any(creature.hp > 0 for creature in over.creatures[4:])
    return (float(won), over.clock.round, kinds.count("attack_rolled"), kinds.count("attack_hit"), kinds.count("reaction_spent"),
            kinds.count("went"), sum(creature.hp for creature in over.creatures[:4]))


def larger(creatures: int, side: int) -> dict[str, Any]:
    """As many creatures as are wanted, two heroes of S1 to three goblins, in columns that face one another over ten squares."""
    data = encounter()
    data["board"] = Board.open(side, side).to_data()
    entries: list[dict[str, Any]] = []
    heroes = creatures * 2 // 5
    for name, count, x, step in (("heroes", heroes, side // 2 - 5, -1), ("foes", creatures - heroes, side // 2 + 5, 1)):
        rows = [entry for entry in data["creatures"] if entry["side"] == name]
        for n in range(count):
            row = rows[n % len(rows)]
            column, line = divmod(n, side // 2)
            entries.append(row | {"id": f"{row['id']}-{n}", "at": [x + step * column, side // 4 + line]})
    return data | {"creatures": entries}
