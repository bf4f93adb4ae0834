"""Initiative: who rolls with whom, the order, its ties, and the place of those who come later."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from bitva.kernel.actions import Action, Question, Refusal, refusal
from bitva.kernel.battle import Place
from bitva.kernel.facts import ordered, phase_began
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import roll_check
from bitva.rulebooks.dnd5e.facts.turns import BETWEEN, TURN
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import LAIR, not_its_turn

LAST = "last"
"""The answer that puts a newcomer behind all who have the same total."""
LAIR_COUNT = 20


def roll_all_initiative(table: Table[Fight]) -> None:
    """Everybody involved rolls once, the surprised too; the order stands for the whole fight
    (dnd.setup.initiative_step, dnd.turn.order_set_once)."""
    fight = table.battle
    rolled = roll_for(table, [creature.index for creature in fight.creatures if creature.present])
    make_order(table, rolled)


def roll_for(table: Table[Fight], those: list[Who]) -> list[Place]:
    """Their places; the game master rolls once for all of a kind (dnd.initiative.group_roll)."""
    fight = table.battle
    places: list[Place] = []
    shared: dict[str, tuple[int, int]] = {}
    ranks = max((place.rank for place in fight.clock.order), default=0)
    for who in those:
        kind = group_of(fight, fight.creatures[who], those)
        if kind not in shared:
            grouped = kind != fight.creatures[who].id
            ranks += grouped
            shared[kind] = initiative(table, who), ranks if grouped else 0
        places.append(Place(who, *shared[kind], TURN))
    return places


def make_order(table: Table[Fight], places: list[Place]) -> None:
    """From the highest total to the lowest (dnd.initiative.rank, dnd.initiative.fixed)."""
    ranked = order_ties(table, sorted(places, key=lambda place: -place.count))
    table.make(ordered, with_lairs(table.battle, ranked), -1)


def with_lairs(fight: Fight, places: list[Place]) -> tuple[Place, ...]:
    """A place at count 20 for everyone who fights in its own lair; it loses every tie (dnd.monster.lair_actions)."""
    lairs = tuple(Place(creature.index, LAIR_COUNT, 0, LAIR) for creature in fight.creatures
                  if fight.entries.get(creature.id, {}).get("in_lair"))
    before = tuple(place for place in places if place.count >= LAIR_COUNT)
    return (*before, *lairs, *places[len(before):])


def group_of(fight: Fight, creature: Combatant, those: list[Who]) -> str:
    """Identical creatures of the game master share one roll and one place, unless the encounter parts them; a creature whose
    initiative is given stands for itself (dnd.initiative.group_roll)."""
    entry = fight.entries.get(creature.id, {})
    if creature.controller != GM or creature.sheet.hero or "initiative" in entry or not fight.option("group_initiative", True):
        return creature.id
    part = str(entry.get("group", ""))
    alike = [who for who in those if _alike(fight, creature, fight.creatures[who], part)]
    return f"={creature.side}:{creature.sheet.id}:{part}" if len(alike) > 1 else creature.id


def _alike(fight: Fight, one: Combatant, other: Combatant, part: str) -> bool:
    entry = fight.entries.get(other.id, {})
    return (other.sheet is one.sheet and other.controller == GM and other.side == one.side and "initiative" not in entry
            and str(entry.get("group", "")) == part)


def initiative(table: Table[Fight], who: Who) -> int:
    """A Dexterity check (dnd.initiative.dex_check)."""
    fight = table.battle
    entry = fight.entries.get(fight.creatures[who].id, {})
    if "initiative" in entry:
        return given_initiative(table, who, int(entry["initiative"]))
    d20, number = roll_check(table, who, "dex", "dnd.initiative.dex_check")
    table.tell(facts.initiative_rolled, who, d20.faces, number)
    return number.total


def given_initiative(table: Table[Fight], who: Who, total: int) -> int:
    """A total that was rolled elsewhere (dnd.initiative.dex_check)."""
    table.tell(facts.initiative_rolled, who, (), Number((Term(total, "dnd.initiative.dex_check"),)))
    return total


# ---- ties ------------------------------------------------------------------------------------------------------------------

def order_ties(table: Table[Fight], places: list[Place]) -> list[Place]:
    """Places of equal count are put in order by those whom it is up to, or by a roll-off (dnd.initiative.rank)."""
    done: list[Place] = []
    while places:
        tied = [place for place in places if place.count == places[0].count]
        places = places[len(tied):]
        done += _untie(table, tied)
    return done


def _blocks(tied: list[Place]) -> list[list[Place]]:
    """A group with one shared roll is one block and stays together (dnd.initiative.group_roll)."""
    blocks: list[list[Place]] = []
    for place in tied:
        if place.rank and blocks and blocks[-1][0].rank == place.rank:
            blocks[-1].append(place)
        else:
            blocks.append([place])
    return blocks


def _untie(table: Table[Fight], tied: list[Place]) -> list[Place]:
    """Players agree among their characters, the game master decides everything else, or throws a d20 for each
    (dnd.initiative.tie_gm, dnd.initiative.tie_players, dnd.initiative.tie_mixed, dnd.initiative.tie_d20)."""
    fight = table.battle
    blocks = _blocks(sorted(tied, key=lambda place: (place.rank, place.who)))
    if len(blocks) < 2:
        return tied
    names = {fight.creatures[block[0].who].id: block for block in blocks}
    characters = tuple(name for name, block in names.items() if fight.creatures[block[0].who].controller != GM)
    if len(characters) == len(names):
        if table.ask(NOBODY, "dnd.initiative.tie_d20", ("decide", "roll-off")) == "roll-off":
            return _roll_off(table, blocks)
        first = _agreed(table, characters)
        return [place for name in first for place in names[name]] if first else _roll_off(table, blocks)
    rule = "dnd.initiative.tie_mixed" if characters else "dnd.initiative.tie_gm"
    if table.ask(NOBODY, "dnd.initiative.tie_d20", ("decide", "roll-off")) == "roll-off":
        return _roll_off(table, blocks)
    order = table.ask_order(NOBODY, rule, tuple(names))
    if len(characters) > 1:
        among = list(_agreed(table, characters) or [name for name in order if name in characters])
        order = tuple(among.pop(0) if name in characters else name for name in order)
    return [place for name in order for place in names[name]]


def _agreed(table: Table[Fight], characters: tuple[str, ...]) -> tuple[str, ...]:
    """The order that all the players concerned name; nothing if they do not agree (dnd.initiative.tie_players)."""
    asked: dict[str, Question] = {}
    for id in characters:
        creature = table.battle.named(id)
        if creature is not None and creature.controller not in asked:
            asked[creature.controller] = table.question(creature.index, "dnd.initiative.tie_players", characters, "order")
    orders = table.put_all(tuple(asked.values()))
    return cast("tuple[str, ...]", orders[0]) if all(order == orders[0] for order in orders) else ()


def _roll_off(table: Table[Fight], blocks: list[list[Place]]) -> list[Place]:
    """A plain d20 each, the higher first; dice that tie again are thrown again (dnd.initiative.tie_d20)."""
    faces = [(table.die(20, "dnd.initiative.tie_d20"), block) for block in blocks]
    done: list[Place] = []
    for face in sorted({face for face, _ in faces}, reverse=True):
        equal = [block for other, block in faces if other == face]
        done += _roll_off(table, equal) if len(equal) > 1 else equal[0]
    return done


# ---- later on --------------------------------------------------------------------------------------------------------------

def take_place(table: Table[Fight], place: Place) -> None:
    """Who comes into a running fight is put into the order by its total and first acts when its place comes up
    (dnd.duration.joining)."""
    clock = table.battle.clock
    order = clock.order
    tied = _blocks([other for other in order if other.count == place.count and other.kind == TURN])
    before = _goes_before(table, place, tied) if tied else None
    if before is None:
        ahead = [
            n for n, other in enumerate(order) if other.count > place.count or (other.count == place.count and other.kind == TURN)
        ]
        at = max(ahead, default=-1) + 1
    else:
        at = order.index(before)
    table.make(ordered, (*order[:at], place, *order[at:]), clock.at + (at <= clock.at))


def _goes_before(table: Table[Fight], place: Place, tied: list[list[Place]]) -> Place | None:
    """The players agree on characters, the game master decides everything else; the others stay as they stand
    (dnd.initiative.tie_gm, dnd.initiative.tie_players, dnd.initiative.tie_mixed)."""
    fight = table.battle
    names = {fight.creatures[block[0].who].id: block[0] for block in tied}
    characters = [fight.creatures[who].controller != GM for who in (place.who, *(block[0].who for block in tied))]
    who, rule = NOBODY, "dnd.initiative.tie_mixed" if any(characters) else "dnd.initiative.tie_gm"
    if all(characters):
        who, rule = place.who, "dnd.initiative.tie_players"
    return names.get(table.ask(who, rule, (*names, LAST), joins=place.who))


@value
class Delay(Action):
    """A creature asks to act only after another one."""

    verb: ClassVar[str] = "delay"
    who: Who
    after: Who


@book.refuses(Delay)
def refuse_delay(fight: Fight, delay: Delay) -> Iterator[Refusal]:
    """There is no delaying; one may ready an action, or pass (dnd.initiative.fixed)."""
    if fight.clock.place_of(delay.after) < 0 or delay.after == delay.who:
        yield refusal("dnd.initiative.fixed", hard=True, after=delay.after)
    yield refusal("dnd.initiative.fixed")
    yield from not_its_turn(fight, delay.who)


@book.performs(Delay)
def perform_delay(table: Table[Fight], delay: Delay) -> None:
    """Where the table lets it pass, the creature's place is behind the other one's from now on (dnd.initiative.fixed)."""
    clock = table.battle.clock
    own = clock.order[clock.at]
    others = tuple(place for place in clock.order if place is not own)
    at = next(n for n, place in enumerate(others) if place.who == delay.after) + 1
    table.make(ordered, (*others[:at], own, *others[at:]), clock.at - 1)
    table.make(phase_began, BETWEEN)
