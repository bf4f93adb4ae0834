"""The clock of a fight: rounds, turns, counts, what happens at their start and end, and when the fight may be over."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal
from bitva.kernel.facts import fight_ended, phase_began, place_came, round_began
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import BETWEEN, TURN, get_bearings, not_its_turn
from bitva.rulebooks.starfinder.moments import TURN_END, TURN_START, TurnBegan, TurnOver
from bitva.rulebooks.starfinder.placing import AWARENESS
from bitva.rulebooks.starfinder.state import HOSTILE, Combatant, Fight
from bitva.rulebooks.starfinder.words import ACTIONLESS

SECONDS: Final = 6
"""A round in the time of the world (sf.round.length)."""
LAST: Final = -1000
"""A count below all others: the end of a round."""
WEAK: Final = 4
"""So far below the heroes' level a foe is no serious threat (sf.combat.weak_remnant)."""
Task = Callable[[Table[Fight], Who], None]
STARTS: list[Task] = []
"""What falls on the start of a creature's turn."""
ENDS: list[Task] = []
"""What falls on the end of a creature's turn."""
ROUND_ENDS: list[Callable[[Table[Fight]], None]] = []
"""What falls on the end of a round."""


@value
class EndTurn(Action):
    """A creature is done; what is left of its turn is lost."""

    verb: ClassVar[str] = "end"
    who: Who


@book.refuses(EndTurn)
def refuse_end(fight: Fight, end: EndTurn) -> Iterator[Refusal]:
    """Only the one whose turn it is can end it (sf.round.turn)."""
    yield from not_its_turn(fight, end.who)


@book.proposes
def propose_end(fight: Fight, who: Who) -> Iterator[Action]:
    """A turn can always be ended (sf.round.turn)."""
    yield EndTurn(who)


@book.performs(EndTurn)
def perform_end(table: Table[Fight], end: EndTurn) -> None:
    """The turn passes to the next in the order (sf.round.turn)."""
    end_turn(table, end.who)


# ---- the clock -----------------------------------------------------------------------------------------------------------------

@book.goes_on
def proceed(table: Table[Fight]) -> None:
    """Run on until somebody has to choose, or the fight is over (sf.combat.cycle, sf.combat.rounds_continue)."""
    fight = table.battle
    patience = fight.clock.round + 1
    while not fight.over and fight.clock.phase != AWARENESS:
        clock = fight.clock
        if not any(creature.present for creature in fight.creatures):
            table.make(fight_ended)
        elif clock.phase == TURN and clock.at >= 0:
            creature = fight.creatures[clock.who]
            if creature.present and not creature.dead and (clock.round > patience or not idle(fight, creature)):
                return
            end_turn(table, clock.who)
        else:
            propose_the_end(table)
            if not fight.over:
                next_place(table)


def elapsed(fight: Fight) -> int:
    """Seconds of world time: six for every finished round, the surprise round among them (sf.round.length)."""
    return SECONDS * (max(0, fight.clock.round - 1) + (fight.surprise and fight.clock.round > 0))


def idle(fight: Fight, creature: Combatant) -> bool:
    """Whoever can do nothing at all lets its turn pass; it keeps its count (sf.initiative.once)."""
    if not creature.flags & ACTIONLESS:
        return False
    return all(isinstance(option, EndTurn) for option in book.options(fight, creature.index))


def next_place(table: Table[Fight]) -> None:
    """The next place in the order comes, or the round is over; nobody has two turns in one round (sf.combat.rounds_continue,
    sf.initiative.order, sf.ready.initiative)."""
    fight = table.battle
    clock = fight.clock
    at = clock.at + 1
    while at < len(clock.order) and passed_over(fight, clock.order[at].who):
        at += 1
    if at >= len(clock.order):
        end_round(table)
        return
    place = clock.order[at]
    table.make(place_came, place.who, at)
    table.come_to_count(place.count)
    creature = fight.creatures[place.who]
    if creature.coming:
        table.make(phase_began, TURN)
        table.make(facts.turn_resumed, place.who)
    elif creature.dead or not creature.present:
        table.expire(TURN_START, place.who)
        table.expire(TURN_END, place.who)
        table.make(facts.turn_forgone, place.who)
    else:
        begin_turn(table, place.who)


def passed_over(fight: Fight, who: Who) -> bool:
    """Has it had its turn in this round already, at another count? (sf.ready.initiative, sf.delay.initiative)"""
    creature = fight.creatures[who]
    return creature.turned == fight.clock.round and not creature.coming


def begin_turn(table: Table[Fight], who: Who) -> None:
    """A turn that was put off and never taken is lost; the budget and the reaction are back; what lasts until now ends
    (sf.delay.resume, sf.action.budget, sf.reaction.per_round)."""
    fight = table.battle
    if fight.creatures[who].delaying:
        close_turn(table, who)
    table.make(phase_began, TURN)
    table.make(facts.turn_began, who)
    table.expire(TURN_START, who)
    for task in STARTS:
        if fight.creatures[who].present and not fight.creatures[who].dead:
            task(table, who)
    table.after(TurnBegan(who))


def end_turn(table: Table[Fight], who: Who) -> None:
    """End-of-turn effects, then what lasts until the end of the turn goes; then those who wait may come in (sf.round.turn,
    sf.delay.resume)."""
    close_turn(table, who)
    table.make(facts.turn_ended, who)
    get_bearings(table, who)
    table.make(phase_began, BETWEEN)
    table.after(TurnOver(who))


def close_turn(table: Table[Fight], who: Who) -> None:
    creature = table.battle.creatures[who]
    for task in ENDS:
        if creature.present and not creature.dead:
            task(table, who)
    table.expire(TURN_END, who)


def end_round(table: Table[Fight]) -> None:
    """All counts have been passed; then a new round with the same order (sf.combat.rounds_continue, sf.duration.rounds_end)."""
    table.come_to_count(LAST)
    for task in ROUND_ENDS:
        task(table)
    fight = table.battle
    if not fight.over:
        judge_remnant(table)
    if not fight.over:
        table.make(round_began, fight.clock.round + 1)


# ---- the end ---------------------------------------------------------------------------------------------------------------------

def propose_the_end(table: Table[Fight]) -> None:
    """When a turn is closed and no two hostile sides can still fight, the game master is asked once a round; he alone ends a fight
    (sf.combat.end, sf.combat.in_combat, sf.combat.last_standing)."""
    fight = table.battle
    if not fight.clock.order or fight.proposed_end == fight.clock.round or still_fought(fight) or not ever_fought(fight):
        return
    table.make(facts.end_proposed, fight.clock.round, standing(fight))
    if table.ask(NOBODY, "sf.combat.end", ("end", "go-on"), standing=standing(fight)) == "end":
        table.make(fight_ended)


def standing(fight: Fight) -> tuple[str, ...]:
    """The sides that are not out: somebody of theirs is alive, conscious and there (sf.combat.last_standing)."""
    return tuple(dict.fromkeys(creature.side for creature in fight.creatures if creature.present and creature.hp > 0))


def still_fought(fight: Fight) -> bool:
    """Can two sides that are hostile to one another still fight? (sf.combat.last_standing)"""
    return _hostile_pair(fight, standing(fight))


def ever_fought(fight: Fight) -> bool:
    """Were two hostile sides in it at all? If not, none of them can be beaten (sf.combat.in_combat)."""
    return _hostile_pair(fight, tuple(dict.fromkeys(creature.side for creature in fight.creatures)))


def _hostile_pair(fight: Fight, sides: tuple[str, ...]) -> bool:
    return any(fight.relations.get((a, b), HOSTILE) == HOSTILE for a in sides for b in sides if a != b)


def judge_remnant(table: Table[Fight]) -> None:
    """At the end of a round: are all foes left no serious threat? The game master decides whether to go on, and is asked again when
    there are fewer (sf.combat.weak_remnant, sf.combat.significant_enemy)."""
    fight = table.battle
    heroes = [creature for creature in fight.creatures if creature.sheet.hero and creature.up]
    foes = [other for other in fight.creatures if other.up and any(fight.hostile(hero.index, other.index) for hero in heroes)]
    if not heroes or not foes or fight.remnant == len(foes) or any(significant(fight, foe) for foe in foes):
        return
    those = tuple(foe.index for foe in foes)
    table.make(facts.remnant_judged, those)
    if table.ask(NOBODY, "sf.combat.weak_remnant", ("go-on", "end"), those=those) == "end":
        table.make(fight_ended)


def significant(fight: Fight, foe: Combatant) -> bool:
    """Is its challenge rating more than the heroes' average level less four? (sf.combat.significant_enemy,
    sf.combat.weak_remnant)"""
    levels = [creature.sheet.level for creature in fight.creatures if creature.sheet.hero]
    return foe.sheet.challenge is None or foe.sheet.challenge * len(levels) > sum(levels) - WEAK * len(levels)
