"""Initiative: counts, the order, its ties, and the place of those who come later."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bitva.kernel.actions import Question
from bitva.kernel.battle import Place
from bitva.kernel.facts import ordered
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, stacked, used_up
from bitva.rulebooks.starfinder.state import Fight

ROLL: Final = "sf.initiative.roll"
CHOICE: Final = "sf.initiative.tie.gm_choice"
LAST: Final = "last"
"""The answer that puts a newcomer behind all who have the same count."""


def roll_initiative(table: Table[Fight], those: Sequence[Who]) -> None:
    """They roll once for the whole fight and are put in order, the highest count first (sf.combat.initiative_step,
    sf.initiative.order, sf.initiative.once)."""
    places = [Place(who, count_of(table, who)) for who in those]
    places.sort(key=lambda place: -place.count)
    done: list[Place] = []
    while places:
        tied = [place for place in places if place.count == places[0].count]
        places = places[len(tied):]
        done += untie(table, tied)
    table.make(ordered, tuple(done), -1)


def count_of(table: Table[Fight], who: Who) -> int:
    """d20 and everything that bears on initiative (sf.initiative.roll); or a count that was rolled elsewhere."""
    fight = table.battle
    entry = fight.entries.get(fight.creatures[who].id, {})
    if "initiative" in entry:
        number = Number((Term(int(entry["initiative"]), ROLL),))
        table.tell(facts.initiative_rolled, who, (), number)
        return number.total
    die = table.die(20, ROLL, who)
    number = Number((Term(die, ROLL), *terms_of(fight, who)))
    used_up(table, who, "initiative")
    table.tell(facts.initiative_rolled, who, (die,), number)
    return number.total


def terms_of(fight: Fight, who: Who) -> tuple[Term, ...]:
    """Dexterity and every other modifier to initiative (sf.initiative.roll)."""
    return stacked([Bonus(fight.creatures[who].sheet.initiative, ROLL), *bearing_on(fight, who, "initiative")])


def modifier(fight: Fight, who: Who) -> int:
    """The total initiative modifier (sf.initiative.tie.modifier)."""
    return sum(term.value for term in terms_of(fight, who) if not term.beaten)


# ---- ties ------------------------------------------------------------------------------------------------------------------

def untie(table: Table[Fight], tied: list[Place]) -> list[Place]:
    """The higher modifier first, then a roll-off; or as those concerned agree, if the game master lets them
    (sf.initiative.tie.modifier, sf.initiative.tie.rolloff, sf.initiative.tie.gm_choice)."""
    fight = table.battle
    if len(tied) < 2:
        return tied
    if leave_given(table, [place.who for place in tied]):
        names = {fight.creatures[place.who].id: place for place in tied}
        order = agreed(table, tuple(names))
        if order:
            return [names[name] for name in order]
    done: list[Place] = []
    for height in sorted({modifier(fight, place.who) for place in tied}, reverse=True):
        done += roll_off(table, [place for place in tied if modifier(fight, place.who) == height])
    return done


def leave_given(table: Table[Fight], those: Sequence[Who]) -> bool:
    """Does the game master let those who tie settle it among themselves? (sf.initiative.tie.gm_choice)"""
    if table.battle.setting("tie_choice", "ask") != "ask":
        return False
    return table.ask(NOBODY, CHOICE, ("rules", "choice"), those=tuple(those)) == "choice"


def agreed(table: Table[Fight], names: tuple[str, ...]) -> tuple[str, ...]:
    """The order that all who run the tied creatures name; nothing if they do not agree (sf.initiative.tie.gm_choice)."""
    asked: dict[str, Question] = {}
    for name in names:
        creature = table.battle.named(name)
        if creature is not None and creature.controller not in asked:
            asked[creature.controller] = table.question(creature.index, CHOICE, names, "order")
    orders = table.put_all(tuple(asked.values()))
    return cast("tuple[str, ...]", orders[0]) if all(order == orders[0] for order in orders) else ()


def roll_off(table: Table[Fight], tied: list[Place]) -> list[Place]:
    """An unmodified d20 each, the higher first; a repeated tie is rolled again (sf.initiative.tie.rolloff)."""
    if len(tied) < 2:
        return tied
    faces = [(plain_d20(table, place.who), place) for place in tied]
    done: list[Place] = []
    for face in sorted({face for face, _ in faces}, reverse=True):
        done += roll_off(table, [place for other, place in faces if other == face])
    return done


def plain_d20(table: Table[Fight], who: Who) -> int:
    die = table.die(20, "sf.initiative.tie.rolloff", who)
    table.tell(facts.rolled_off, who, die)
    return die


# ---- later on --------------------------------------------------------------------------------------------------------------

def take_place(table: Table[Fight], who: Who) -> None:
    """Who comes into a running fight, or slept through the surprise round, rolls and is put into the order at its count; the others
    keep theirs (sf.combat.newcomer, sf.surprise.late_initiative)."""
    clock = table.battle.clock
    place = Place(who, count_of(table, who))
    tied = [other for other in clock.order if other.count == place.count]
    before = goes_before(table, who, tied) if tied else None
    if before is not None:
        at = clock.order.index(before)
    else:
        at = max((n for n, other in enumerate(clock.order) if other.count >= place.count), default=-1) + 1
    table.make(ordered, (*clock.order[:at], place, *clock.order[at:]), clock.at + (at <= clock.at))


def goes_before(table: Table[Fight], who: Who, tied: list[Place]) -> Place | None:
    """The first of those with the same count whom the newcomer beats (sf.initiative.tie.modifier, sf.initiative.tie.rolloff,
    sf.initiative.tie.gm_choice)."""
    fight = table.battle
    if leave_given(table, (who, *(place.who for place in tied))):
        names = {fight.creatures[place.who].id: place for place in tied}
        return names.get(table.ask(who, CHOICE, (*names, LAST), joins=who))
    own = modifier(fight, who)
    for place in tied:
        other = modifier(fight, place.who)
        if own > other or (own == other and roll_off(table, [Place(who, place.count), place])[0].who == who):
            return place
    return None


def moved(order: tuple[Place, ...], at: int, who: Who, *, before: bool = False) -> tuple[tuple[Place, ...], int]:
    """An order in which a creature stands directly behind, or before, the place that has come, with its count; and where that place
    is then (sf.delay.initiative, sf.ready.initiative)."""
    here = order[at]
    others = tuple(place for place in order if place.who != who)
    now = others.index(here)
    cut = now if before else now + 1
    return (*others[:cut], Place(who, here.count), *others[cut:]), now + before
