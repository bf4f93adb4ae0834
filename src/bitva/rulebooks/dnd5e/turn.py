"""The clock of a fight: rounds, turns, what happens at their start and end, and who can do nothing."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import fight_ended, ordered, place_came, round_began
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import roll_d20, rolled_bonuses, save_edges
from bitva.rulebooks.dnd5e.facts.turns import TURN
from bitva.rulebooks.dnd5e.harm import chokes, fail_death_saves, heal
from bitva.rulebooks.dnd5e.moments import TURN_END, TURN_START, TurnBegan, TurnOver
from bitva.rulebooks.dnd5e.placing import PLACING, SURPRISE
from bitva.rulebooks.dnd5e.riding import controller_of
from bitva.rulebooks.dnd5e.state import HOSTILE, Combatant, Fight
from bitva.rulebooks.dnd5e.traits import regenerates_at_zero, show_texts
from bitva.rulebooks.dnd5e.words import HELPLESS, INCAPACITATED, LETHARGIC, PARALYZED, PETRIFIED, STUNNED, UNCONSCIOUS, UNREACTIVE

SECONDS = 6
"""World time of a round (dnd.round.length)."""
IDLE = PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS
"""A creature that cannot do anything: its turn merely passes (dnd.round.one_turn_each)."""
LAIR = "lair"
DEATH_SAVE = "dnd.zero.death_save"
Task = tuple[RuleId, Callable[[Table[Fight]], None]]
"""Something that falls on the start or the end of a turn: by which rule, and what it does."""
STARTS: list[Callable[[Fight, Who], Iterator[Task]]] = []
ENDS: list[Callable[[Fight, Who], Iterator[Task]]] = []


@value
class EndTurn(Action):
    """A creature ends its turn; what is left of it is lost (dnd.turn.forgo)."""

    verb: ClassVar[str] = "end"
    who: Who


# ---- who may act -------------------------------------------------------------------------------------------------------------

def cannot_act(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Actions are for one's own turn, and not for the incapacitated and the surprised (dnd.setup.turns_step)."""
    yield from gone(fight, who)
    yield from helpless(fight, who)
    if fight.creatures[who].surprised:
        yield refusal("dnd.surprise.no_move_no_action")
    if fight.creatures[who].flags & LETHARGIC:
        yield refusal("dnd.action.cast")
    yield from not_its_turn(fight, who)


def not_its_turn(fight: Fight, who: Who) -> Iterator[Refusal]:
    """Outside its turn a creature does nothing but react (dnd.setup.turns_step)."""
    yield from gone(fight, who)
    if not (has_turn(fight, who) or fight.creatures[who].reacting):
        yield refusal("dnd.setup.turns_step", turn=fight.clock.who)


def has_turn(fight: Fight, who: Who) -> bool:
    """Is it a creature's turn now: its own, or that of the rider who controls it? (dnd.setup.turns_step, dnd.mount.controlled)"""
    clock = fight.clock
    return clock.phase == TURN and (clock.who == who or (clock.who >= 0 and controller_of(fight, who) == clock.who))


def gone(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The dead and the departed have no turns (dnd.round.one_turn_each)."""
    creature = fight.creatures[who]
    if not creature.present or creature.dead:
        yield refusal("dnd.round.one_turn_each", hard=True, who=who)


def helpless(fight: Fight, who: Who) -> Iterator[Refusal]:
    """The condition that takes a creature's actions away (dnd.condition.incapacitated)."""
    flags = fight.creatures[who].flags
    for bit, rule in ((UNCONSCIOUS, "dnd.condition.unconscious"), (PETRIFIED, "dnd.condition.petrified"),
                      (PARALYZED, "dnd.condition.paralyzed"), (STUNNED, "dnd.condition.stunned"),
                      (INCAPACITATED, "dnd.condition.incapacitated")):
        if flags & bit:
            yield refusal(rule)
            return


def may_react(creature: Combatant) -> bool:
    """Has it a reaction, and is it free to use it? (dnd.reaction.one, dnd.surprise.no_reaction, dnd.condition.incapacitated)"""
    return creature.reaction and creature.present and not creature.flags & (HELPLESS | UNREACTIVE) and not creature.surprised


def no_action_left(fight: Fight, who: Who) -> Iterator[Refusal]:
    """One action a turn (dnd.turn.move_and_action)."""
    creature = fight.creatures[who]
    yield from cannot_act(fight, who)
    if not creature.action:
        yield refusal("dnd.turn.move_and_action", doing=creature.doing)


@book.refuses(EndTurn)
def refuse_end(fight: Fight, end: EndTurn) -> Iterator[Refusal]:
    """Only the one whose turn it is can end it (dnd.setup.turns_step)."""
    yield from not_its_turn(fight, end.who)


@book.proposes
def propose_end(fight: Fight, who: Who) -> Iterator[Action]:
    """A turn can always be ended (dnd.turn.forgo)."""
    yield EndTurn(who)


@book.performs(EndTurn)
def perform_end(table: Table[Fight], end: EndTurn) -> None:
    """A hint names Dodge and Ready if the action is unused; ending without either is possible (dnd.turn.suggestion)."""
    creature = table.battle.creatures[end.who]
    if creature.action and creature.able:
        table.tell(facts.hinted, end.who, "dnd.turn.suggestion")
    end_turn(table, end.who)


# ---- the clock -----------------------------------------------------------------------------------------------------------------

@book.goes_on
def proceed(table: Table[Fight]) -> None:
    """Run on until somebody has to choose, or the fight is over (dnd.round.one_turn_each, dnd.round.next)."""
    fight = table.battle
    clock = fight.clock
    sure = still_fought(fight)
    while not fight.over and clock.phase not in (SURPRISE, PLACING):
        sure = sure and not (fight.effects or fight.auras or fight.legends)
        if not sure and fight.proposed_end != clock.round and not still_fought(fight) and ever_fought(fight):
            propose_the_end(table)
            if fight.over:
                return
        if clock.phase == TURN and clock.at >= 0:
            who = clock.order[clock.at].who
            creature = fight.creatures[who]
            if creature.present and not (creature.dead or creature.surprised or creature.flags & IDLE):
                return
            end_turn(table, who)
        else:
            next_place(table)


def elapsed(fight: Fight) -> int:
    """Seconds of world time: six for every finished round (dnd.round.length)."""
    return SECONDS * max(0, fight.clock.round - 1)


def next_place(table: Table[Fight]) -> None:
    """The next place in the order comes, or a new round (dnd.round.next)."""
    fight = table.battle
    clock = fight.clock
    if clock.at + 1 >= len(clock.order):
        table.make(round_began, clock.round + 1)
        if not clock.order:
            return
    at = clock.at + 1
    if clock.order[at].rank:
        order_group(table, at)
    place = clock.order[at]
    table.make(place_came, place.who, at)
    if place.kind != TURN:
        book.special_places[place.kind](table, place.who)
        return
    creature = fight.creatures[place.who]
    if creature.dead or not creature.present:
        if fight.effects:
            table.expire(TURN_START, place.who)
            table.expire(TURN_END, place.who)
        return
    begin_turn(table, place.who)


def order_group(table: Table[Fight], at: int) -> None:
    """The members of a group go one after another as the game master picks anew each round (dnd.initiative.group_roll)."""
    fight = table.battle
    order = fight.clock.order
    if fight.settings.get("group_order", "ask") != "ask" or (at and grouped(fight, at - 1, at)):
        return
    end = at + 1
    while end < len(order) and grouped(fight, end - 1, end):
        end += 1
    members = tuple(place for place in order[at:end] if fight.creatures[place.who].present)
    if len(members) < 2:
        return
    names = tuple(fight.creatures[place.who].id for place in members)
    chosen = table.ask_order(NOBODY, "dnd.initiative.group_roll", names)
    if chosen != names:
        by_name = {fight.creatures[place.who].id: place for place in members}
        gone = tuple(place for place in order[at:end] if place not in members)
        table.make(ordered, (*order[:at], *(by_name[name] for name in chosen), *gone, *order[end:]), fight.clock.at)


def grouped(fight: Fight, one: int, other: int) -> bool:
    """Do two neighbouring places belong to one group? (dnd.initiative.group_roll)"""
    a, b = fight.clock.order[one], fight.clock.order[other]
    return a.kind == b.kind == TURN and a.rank == b.rank != 0


def begin_turn(table: Table[Fight], who: Who, led: bool = False) -> None:
    """The budget is back, what lasts until now ends, then start-of-turn effects, recharges and the death save
    (dnd.turn.start_end)."""
    fight = table.battle
    creature = fight.creatures[who]
    table.make(facts.mount_turn_began if led else facts.turn_began, who)
    if fight.effects:
        table.expire(TURN_START, who)
    if fight.effects or creature.hp == 0 or creature.used or creature.sheet.features or fight.auras:
        do_tasks(table, who, STARTS)
    if creature.present and not creature.dead:
        if creature.sheet.features and not creature.acted:
            show_texts(table, who, TURN_START)
        if fight.effects:
            table.after(TurnBegan(who))


def end_turn(table: Table[Fight], who: Who) -> None:
    """End-of-turn saves and effects, then what lasts until the end of the turn goes; others may use the moment after it
    (dnd.turn.start_end, dnd.monster.legendary_actions)."""
    fight = table.battle
    creature = fight.creatures[who]
    if (fight.effects or fight.auras) and creature.present and not creature.dead:
        do_tasks(table, who, ENDS)
    table.make(facts.turn_ended, who)
    if fight.effects:
        table.expire(TURN_END, who)
    if fight.effects or fight.legends:
        table.after(TurnOver(who))


def do_tasks(table: Table[Fight], who: Who, sources: list[Callable[[Fight, Who], Iterator[Task]]]) -> None:
    """If several things fall on the same moment, the one whose turn it is chooses their order (dnd.turn.start_end)."""
    fight = table.battle
    tasks = [task for source in sources for task in source(fight, who)]
    names = tuple(f"{number}:{rule}" for number, (rule, _) in enumerate(tasks, 1))
    if len(tasks) > 1:
        names = table.ask_order(who, "dnd.turn.start_end", names)
    for name in names:
        if fight.creatures[who].dead:
            return
        tasks[int(name.partition(":")[0]) - 1][1](table)


# ---- the end ---------------------------------------------------------------------------------------------------------------------

def propose_the_end(table: Table[Fight]) -> None:
    """When no two hostile creatures can still fight, the game master is asked once a round (dnd.combat.end, dnd.combat.sides)."""
    table.make(facts.end_proposed, table.battle.clock.round)
    if table.ask(NOBODY, "dnd.combat.end", ("end", "go-on")) == "end":
        end_fight(table)


def end_fight(table: Table[Fight]) -> None:
    """It is over, and within a minute half of the ammunition shot is found again (dnd.combat.end, dnd.weapon.ammunition)."""
    table.make(fight_ended)
    for creature in table.battle.creatures:
        for kind, count in creature.shot if creature.up else ():
            if count > 1:
                table.make(facts.gathered, creature.index, kind, count // 2)


def ever_fought(fight: Fight) -> bool:
    """Were two hostile sides in it at all? If not, none of them can be beaten (dnd.combat.end)."""
    sides = tuple(dict.fromkeys(creature.side for creature in fight.creatures))
    return any(fight.relations.get((a, b), HOSTILE) == HOSTILE for a in sides for b in sides if a != b)


def still_fought(fight: Fight) -> bool:
    """Can members of two hostile sides still fight?"""
    one, other = fight.creatures[0], fight.creatures[-1]
    if one.side != other.side and one.hp > 0 and other.hp > 0 and one.present and other.present and not fight.relations:
        return True
    first: Combatant | None = None
    standing: list[str] = []
    for creature in fight.creatures:
        if creature.hp <= 0 or not creature.present:
            continue
        if first is None:
            first = creature
        elif creature.side != first.side and not fight.relations:
            return True
        if creature.side not in standing:
            standing.append(creature.side)
    return any(fight.relations.get((a, b), HOSTILE) == HOSTILE for a in standing for b in standing if a != b)


# ---- the death save
# ----------------------------------------------------------------------------------------------------------------

def death_save_due(fight: Fight, who: Who) -> Iterator[Task]:
    """A creature that starts its turn at 0 hit points and is not stable; also a monster that was spared and is hurt again
    (dnd.zero.death_save, dnd.zero.damage)."""
    creature = fight.creatures[who]
    if creature.hp == 0 and not creature.stable and not creature.dead and not regenerates_at_zero(creature):
        yield DEATH_SAVE, lambda table: death_save(table, who)


STARTS.append(death_save_due)


def death_save(table: Table[Fight], who: Who) -> None:
    """A d20, with what helps or hinders all saves; ten or more is a success, the third of which makes stable; a 1 counts twice,
    a 20 wakes (dnd.zero.death_save, dnd.zero.death_save_1_20)."""
    creature = table.battle.creatures[who]
    if creature.hp or creature.dead:
        return
    d20 = roll_d20(table, who, DEATH_SAVE, *save_edges(table.battle, who, "death", magical=False))
    number = Number((Term(d20.kept, DEATH_SAVE), *rolled_bonuses(table, who, "save")))
    table.tell(facts.death_save_rolled, who, d20.faces, d20.edge, number)
    if d20.kept == 20:
        heal(table, who, 1)
    elif d20.kept == 1:
        fail_death_saves(table, who, 2)
    elif number.total < 10:
        fail_death_saves(table, who, 1)
    elif creature.saved == 2 and not chokes(table.battle, who):
        table.make(facts.stabilized, who, True)
    else:
        table.make(facts.death_saved, who, min(2, creature.saved + 1), creature.death)

