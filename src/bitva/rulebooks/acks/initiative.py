"""Initiative: everybody's number, anew each round; ties; groups; putting off one's segment."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final, cast

from bitva.kernel.actions import Action, Question, Refusal, refusal
from bitva.kernel.battle import Place
from bitva.kernel.facts import ordered, phase_began, place_came
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.segment import FULL, cannot
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import RIDDEN

TURN: Final = "turn"
LOWEST: Final = -10
"""The count at which it ends at the latest (acks.init.count)."""
DELAYED: Final = 1
"""The rank of a place to which a segment has been put off: its start is over."""
Block = list[Place]
"""Places that stay together: one combatant's, or those of a group with one roll."""


def roll_initiative(table: Table[Fight]) -> None:
    """1d6 and modifiers for each, or for each group together; from the highest number to the lowest (acks.init.roll,
    acks.init.group, acks.init.count)."""
    fight = table.battle
    blocks: dict[str, Block] = {}
    those = [creature for creature in fight.creatures if creature.present and not creature.dead]
    for members in grouped(fight, those):
        dice, number = roll(table, members)
        for creature in members:
            table.make(facts.initiative_rolled, creature.index, dice, number)
        blocks[members[0].id] = [Place(creature.index, number.total, 0, TURN) for creature in members]
    ranked = sorted(blocks.values(), key=lambda block: -block[0].count)
    places: list[Place] = []
    while ranked:
        tied = [block for block in ranked if block[0].count == ranked[0][0].count]
        ranked = ranked[len(tied):]
        places += [place for block in untie(table, tied) for place in block]
    table.make(ordered, tuple(places), -1)


def grouped(fight: Fight, those: list[Combatant]) -> list[list[Combatant]]:
    """Like monsters of the game master share a roll unless the table rolls for each (acks.init.group)."""
    groups: dict[str, list[Combatant]] = {}
    for creature in those:
        entry = fight.entries.get(creature.id, {})
        alone = creature.controller != GM or creature.sheet.hero or "initiative" in entry
        if alone or not fight.option("group_initiative", True):
            groups[f"={creature.id}"] = [creature]
        else:
            kind = f"{creature.side}:{entry.get('group', creature.sheet.id)}"
            groups.setdefault(kind, []).append(creature)
    return list(groups.values())


def roll(table: Table[Fight], members: list[Combatant]) -> tuple[tuple[int, ...], Number]:
    """One die and the lowest modifier of the group; a number that was rolled at the table is taken as said (acks.init.roll,
    acks.init.group)."""
    fight, first = table.battle, members[0]
    said: Any = fight.entries.get(first.id, {}).get("initiative")
    if said is not None:
        numbers = said if isinstance(said, list | tuple) else (said,)
        return (), Number((Term(int(numbers[min(fight.clock.round, len(numbers)) - 1]), "acks.init.roll"),))
    slowest = min(members, key=lambda creature: sum(term.value for term in modifiers(fight, creature)))
    die = table.die(6, "acks.init.roll", first.index)
    return (die,), Number((Term(die, "acks.init.roll"), *modifiers(fight, slowest)))


PACED: Final[list[Callable[[Fight, Combatant], Iterator[Term]]]] = []
"""What changes a creature's number: chapters register themselves here."""


def modifiers(fight: Fight, creature: Combatant) -> tuple[Term, ...]:
    """The Dexterity modifier and whatever else its stat block or its wounds add (acks.init.roll, acks.attack.stats)."""
    other = int(creature.sheet.data.get("initiative", 0))
    own = [Term(creature.sheet.mods["dex"], "acks.attack.stats"), Term(other, "acks.init.roll")]
    for more in PACED:
        own += more(fight, creature)
    return tuple(term for term in own if term.value)


# ---- ties --------------------------------------------------------------------------------------------------------------------

def untie(table: Table[Fight], tied: list[Block]) -> list[Block]:
    """Between sides the one with fewer members decides, the game master's if they are equal; within a side its players. Where one
    of the tied hides from those who would decide, the game master does (acks.init.ties)."""
    fight = table.battle
    if len(tied) < 2:
        return tied
    sides = tuple(dict.fromkeys(_side(fight, block) for block in tied))
    order = tied
    if len(sides) > 1:
        first = _decides(fight, sides)
        asked = next((block[0].who for block in tied if _side(fight, block) == first), NOBODY)
        if asked != NOBODY and not all(book.sees(fight, fight.creatures[asked].controller, place.who)
                                       for block in tied for place in block):
            asked = NOBODY  # of whoever hides nobody is told by a question
        order = _chosen(table, asked, tied)
        sides = tuple(side for side in sides if side != first)
    for side in sides:
        own = [block for block in order if _side(fight, block) == side]
        if len(own) > 1:
            agreed = _agreed(table, own)
            order = [agreed.pop(0) if _side(fight, block) == side else block for block in order]
    return order


def _side(fight: Fight, block: Block) -> str:
    return fight.creatures[block[0].who].side


def _decides(fight: Fight, sides: tuple[str, ...]) -> str:
    """The side with the fewest members; of equals the game master's, whatever it is called (acks.init.ties)."""
    def rank(side: str) -> tuple[int, bool]:
        own = [creature for creature in fight.creatures if creature.side == side and creature.up]
        return len(own), any(creature.controller != GM for creature in own)
    return min(sides, key=rank)


def _chosen(table: Table[Fight], who: Who, blocks: list[Block]) -> list[Block]:
    """One person says who goes before whom."""
    names = {table.battle.creatures[block[0].who].id: block for block in blocks}
    return [names[name] for name in table.ask_order(who, "acks.init.ties", tuple(names))]


def _agreed(table: Table[Fight], blocks: list[Block]) -> list[Block]:
    """The order that all players concerned name; if they do not agree, the game master's (acks.init.ties)."""
    fight = table.battle
    names = {fight.creatures[block[0].who].id: block for block in blocks}
    asked: dict[str, Question] = {}
    for block in blocks:
        creature = fight.creatures[block[0].who]
        if creature.controller not in asked:
            asked[creature.controller] = table.question(creature.index, "acks.init.ties", tuple(names), "order")
    orders = [cast("tuple[str, ...]", order) for order in table.put_all(tuple(asked.values()))]
    if any(order != orders[0] for order in orders):
        return _chosen(table, NOBODY, blocks)
    return [names[name] for name in orders[0]]


# ---- the count -----------------------------------------------------------------------------------------------------------------

def next_number(table: Table[Fight]) -> bool:
    """The next number that somebody has comes up; false when the count is through (acks.init.count)."""
    fight = table.battle
    clock = fight.clock
    for at in range(clock.at + 1, len(clock.order)):
        creature = fight.creatures[clock.order[at].who]
        if creature.present and not creature.dead and not creature.acted and not creature.flags & RIDDEN:
            table.make(place_came, creature.index, at)
            return True
    return False


@value
class Delay(Action):
    """A creature puts its segment off to a lower count."""

    verb: ClassVar[str] = "delay"
    who: Who
    count: int


@value
class WaitFor(Action):
    """A creature puts its segment off until right after another's."""

    verb: ClassVar[str] = "wait"
    who: Who
    after: Who


@book.refuses(Delay)
def refuse_delay(fight: Fight, delay: Delay) -> Iterator[Refusal]:
    """To a lower count, at the lowest to minus its own number, with nothing of the segment spent (acks.init.delay,
    acks.init.count)."""
    creature = fight.creatures[delay.who]
    place = fight.clock.place
    least = max(LOWEST, -abs(creature.number))
    if place is not None and not least <= delay.count < place.count:
        yield refusal("acks.init.delay", least=least, most=place.count - 1)
    yield from cannot(fight, delay.who, FULL)


@book.refuses(WaitFor)
def refuse_wait(fight: Fight, wait: WaitFor) -> Iterator[Refusal]:
    """For somebody whose segment is still to come (acks.init.delay)."""
    if fight.clock.place_of(wait.after) <= fight.clock.at or fight.creatures[wait.after].acted:
        yield refusal("acks.init.delay", after=wait.after)
    yield from cannot(fight, wait.who, FULL)


@book.proposes
def propose_delay(fight: Fight, who: Who) -> Iterator[Action]:
    """After each of those who are still to come, and to the next count."""
    clock = fight.clock
    if clock.place is not None:
        yield from (WaitFor(who, place.who) for place in clock.order[clock.at + 1:] if fight.creatures[place.who].up)
        yield Delay(who, clock.place.count - 1)


@book.performs(Delay)
def perform_delay(table: Table[Fight], delay: Delay) -> None:
    """Its place is now behind all who have that number or a higher one (acks.init.delay)."""
    others = _others(table)
    at = sum(place.count >= delay.count for place in others)
    _put(table, others, at, Place(delay.who, delay.count, DELAYED, TURN))


@book.performs(WaitFor)
def perform_wait(table: Table[Fight], wait: WaitFor) -> None:
    """Its place is now right behind the other's, on the other's number (acks.init.delay)."""
    others = _others(table)
    at = next(n for n, place in enumerate(others) if place.who == wait.after)
    _put(table, others, at + 1, Place(wait.who, others[at].count, DELAYED, TURN))


def _others(table: Table[Fight]) -> tuple[Place, ...]:
    clock = table.battle.clock
    return clock.order[:clock.at] + clock.order[clock.at + 1:]


def _put(table: Table[Fight], others: tuple[Place, ...], at: int, place: Place) -> None:
    table.make(ordered, (*others[:at], place, *others[at:]), table.battle.clock.at - 1)
    table.make(phase_began, "count")
