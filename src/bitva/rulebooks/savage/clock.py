"""The clock of a fight: rounds, turns, what happens at their start and end, whose turn is next, and when it is over."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.facts import fight_ended, ordered, phase_began, place_came
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose, lift
from bitva.rulebooks.savage.harm import die
from bitva.rulebooks.savage.hold import go_on, wait, wait_or_act
from bitva.rulebooks.savage.initiative import new_round
from bitva.rulebooks.savage.moments import TURN_END, TURN_START, Between, TurnBegan, TurnOver
from bitva.rulebooks.savage.rolls import trait_roll
from bitva.rulebooks.savage.state import HOSTILE, Fight, acts_alone
from bitva.rulebooks.savage.turn import BETWEEN, TURN, own_turn
from bitva.rulebooks.savage.words import ATHLETICS, BLEEDING, HOLDING, SHAKEN, SPIRIT, STUNNED, VIGOR

SECONDS: Final = 6
"""World time of a round (sw.time.round)."""
GROUP: Final = "sw.init.deal"
INSISTS: Final = "insists"
"""What has happened to a holder of a Joker who wants to go at once."""


@value
class EndTurn(Action):
    """A creature ends its turn; what is left of it is lost."""

    verb: ClassVar[str] = "end"
    who: Who


@book.refuses(EndTurn)
def refuse_end(fight: Fight, end: EndTurn) -> Iterator[Refusal]:
    """Only the one whose turn it is can end it (sw.turn.action)."""
    yield from own_turn(fight, end.who)
    if fight.clock.who != end.who:
        yield refusal("sw.mount.basics", hard=True)


@book.proposes
def propose_end(fight: Fight, who: Who) -> Iterator[Action]:
    """A turn can always be ended."""
    yield EndTurn(who)


@book.performs(EndTurn)
def perform_end(table: Table[Fight], end: EndTurn) -> None:
    """What is left of the turn is lost (sw.turn.action)."""
    end_turn(table, end.who)


# ---- running on ----------------------------------------------------------------------------------------------------------------

@book.goes_on
def proceed(table: Table[Fight]) -> None:
    """Run on until somebody has to choose, or the fight is over (sw.time.round)."""
    fight = table.battle
    while not fight.over:
        propose_the_end(table)
        if fight.over:
            return
        if fight.clock.phase == TURN:
            if fight.creatures[fight.clock.who].mobile:
                return
            end_turn(table, fight.clock.who)
        else:
            next_place(table)


def next_place(table: Table[Fight]) -> None:
    """The next place in the order comes, after those on Hold had their chance; after the last one, a new round
    (sw.init.order, sw.hold.declare)."""
    fight = table.battle
    clock = fight.clock
    coming = clock.order[clock.at + 1].who if clock.at + 1 < len(clock.order) else NOBODY
    table.before(Between(coming))
    at = clock.at + 1
    if at >= len(clock.order):
        new_round(table)
        return
    pick_from_group(table, at)
    place = clock.order[at]
    table.make(place_came, place.who, at)
    creature = fight.creatures[place.who]
    if creature.dead or not creature.present or creature.flags & HOLDING or not acts_alone(creature):
        return
    if creature.begun:
        table.make(phase_began, TURN)
        go_on(table, place.who)
    elif not (creature.joker and place.rank and waits(table, place.who)):
        table.make(phase_began, TURN)
        begin_turn(table, place.who)


def waits(table: Table[Fight], who: Who) -> bool:
    """Whoever has a Joker says when it comes up whether he goes now or later. If both Jokers are out, both say so at once, and if
    both go now, opposed Athletics decides who is first (sw.init.joker)."""
    fight = table.battle
    clock = fight.clock
    if INSISTS in fight.creatures[who].done:
        return False
    rival = next((place.who for place in clock.order[clock.at + 1:] if rivals(fight, who, place.who)), NOBODY)
    if rival == NOBODY:
        return wait_or_act(table, who)
    answers = table.put_all([table.question(each, "sw.init.joker", ("now", "wait")) for each in (who, rival)])
    for each, answer in zip((who, rival), answers, strict=True):
        if answer == "wait":
            wait(table, each)
        else:
            table.make(facts.happened, each, INSISTS)
    if "wait" in answers:
        return answers[0] == "wait"
    own = trait_roll(table, who, ATHLETICS, "sw.init.joker", target=rival)
    other = trait_roll(table, rival, ATHLETICS, "sw.init.joker", target=who)
    table.tell(facts.hold_rolled, who, rival, own.number, other.number)
    if other.total <= own.total:
        return False
    place = clock.order[clock.place_of(rival)]
    rest = tuple(each for each in clock.order if each is not place)
    table.make(ordered, (*rest[:clock.at], place, *rest[clock.at:]), clock.at - 1)
    return True


def rivals(fight: Fight, who: Who, other: Who) -> bool:
    """Has somebody else the other Joker, and not had or put off his turn yet? (sw.init.joker)"""
    creature = fight.creatures[other]
    free = not creature.begun and not creature.acted and not creature.flags & HOLDING and creature.up
    return creature.joker and creature.card != fight.creatures[who].card and free


def pick_from_group(table: Table[Fight], at: int) -> None:
    """The members of a group act on one card in any order: whoever runs them says who is next (sw.init.deal)."""
    fight = table.battle
    order = fight.clock.order
    if fight.creatures[order[at].who].begun or not order[at].rank or fight.setting("group_order", "ask") != "ask":
        return
    end = at
    while end < len(order) and order[end].rank == order[at].rank:
        end += 1
    those = [place for place in order[at:end] if fight.creatures[place.who].present]
    if len(those) < 2:
        return
    ids = [fight.creatures[place.who].id for place in those]
    chosen = table.ask(those[0].who, GROUP, ids)
    if chosen != fight.creatures[order[at].who].id:
        next_one = those[ids.index(chosen)]
        rest = tuple(place for place in order[at:end] if place is not next_one)
        table.make(ordered, (*order[:at], next_one, *rest, *order[end:]), fight.clock.at)


def elapsed(fight: Fight) -> int:
    """Seconds of world time: six for every finished round, ten rounds a minute (sw.time.round)."""
    return SECONDS * max(0, fight.clock.round - 1)


# ---- a turn --------------------------------------------------------------------------------------------------------------------

def begin_turn(table: Table[Fight], who: Who) -> None:
    """What lasts until now ends; then whoever is Bleeding Out, Stunned or Shaken rolls, in this order; then it acts as its state
    allows (sw.turn.start)."""
    creature = table.battle.creatures[who]
    table.make(facts.turn_began, who)
    table.expire(TURN_START, who)
    for task in (bleed, come_to, recover, *book.turn_starts):
        if creature.present and not creature.dead:
            task(table, who)
    if creature.present and not creature.dead:
        table.after(TurnBegan(who))


def end_turn(table: Table[Fight], who: Who) -> None:
    """What lasts until the end of this turn goes (sw.turn.end)."""
    creature = table.battle.creatures[who]
    for task in book.turn_ends:
        if creature.present and not creature.dead:
            task(table, who)
    table.make(facts.turn_ended, who)
    table.expire(TURN_END, who)
    table.make(phase_began, BETWEEN)
    table.after(TurnOver(who))


def bleed(table: Table[Fight], who: Who) -> None:
    """Vigor: failure is death, success the same again next turn, a raise stabilises (sw.damage.bleeding)."""
    if not table.battle.creatures[who].flags & BLEEDING:
        return
    roll = trait_roll(table, who, VIGOR, "sw.damage.bleeding", most=1)
    if not roll.success:
        die(table, who, "sw.damage.bleeding")
    elif roll.raises:
        lift(table, who, "bleeding")


def come_to(table: Table[Fight], who: Who) -> None:
    """Vigor: success ends Stunned, and leaves Vulnerable until the end of the next turn, with a raise until the end of this one
    (sw.cond.stunned)."""
    if not table.battle.creatures[who].flags & STUNNED:
        return
    roll = trait_roll(table, who, VIGOR, "sw.cond.stunned", most=1)
    if roll.success:
        lift(table, who, "stunned")
        impose(table, who, "vulnerable", "sw.cond.stunned", who, until=Until(TURN_END, who) if roll.raises else None)


def recover(table: Table[Fight], who: Who) -> None:
    """Spirit: success ends Shaken (sw.cond.shaken)."""
    if not table.battle.creatures[who].flags & SHAKEN:
        return
    if trait_roll(table, who, SPIRIT, "sw.cond.shaken", most=0).success:
        lift(table, who, "shaken")


# ---- the end -------------------------------------------------------------------------------------------------------------------

def propose_the_end(table: Table[Fight]) -> None:
    """When only one side has anybody able to act, the game master is asked once a round (sw.combat.end)."""
    fight = table.battle
    if fight.proposed_end == fight.clock.round or still_fought(fight) or not ever_fought(fight):
        return
    table.make(facts.end_proposed, fight.clock.round)
    if table.ask(NOBODY, "sw.combat.end", ("end", "go-on")) == "end":
        table.make(fight_ended)


def ever_fought(fight: Fight) -> bool:
    """Were two hostile sides in it at all? (sw.combat.end)"""
    sides = tuple(dict.fromkeys(creature.side for creature in fight.creatures))
    return any(fight.relations.get((a, b), HOSTILE) == HOSTILE for a in sides for b in sides if a != b)


def still_fought(fight: Fight) -> bool:
    """Can members of two hostile sides still fight? (sw.combat.end)"""
    standing = tuple(dict.fromkeys(creature.side for creature in fight.creatures if creature.up and not creature.sheet.vehicle))
    return any(a != b and fight.relations.get((a, b), HOSTILE) == HOSTILE for a in standing for b in standing)
