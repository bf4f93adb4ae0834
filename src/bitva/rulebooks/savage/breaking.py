"""Breaking things: blows and shots at what is at rest or in somebody's hands."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, Ruling, refusal
from bitva.kernel.facts import reshaped
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Point, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.area import inches_to, light_term
from bitva.rulebooks.savage.attack import ATTACK, beyond, reach_of, refuse_means, refuse_target, spend_rounds
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import in_hand, means_named, parry, scale_modifier
from bitva.rulebooks.savage.gear import without
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.modifiers import range_term
from bitva.rulebooks.savage.pools import allotted, cast
from bitva.rulebooks.savage.rolls import FAILURE, TARGET, raises_of
from bitva.rulebooks.savage.sheet import Means
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms, band, damage_dice, damage_terms, roll_damage, roll_over
from bitva.rulebooks.savage.things import Thing, hardness_of, harms, kind_of, thing_named
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import SCALE_MODIFIER, scale_of

BREAK: Final = "sw.object.break"
PARRY: Final = "sw.object.parry"
AT_REST: Final = 2
"""The Parry of a thing that nobody holds (sw.object.parry)."""
HARDEST: Final = 60
ITEM: Final = "item"
"""The part at which a blow at something held is aimed (sw.called.item)."""


@value
class Break(Action):
    """A blow or a shot at a thing: one on the map, or one that somebody holds (sw.object.parry, sw.object.shield_declared)."""

    verb: ClassVar[str] = "break"
    who: Who
    thing: str
    holder: Who = NOBODY
    means: str = ""


@value
class DeclareBroken(Ruling):
    """The game master declares a thing broken, without rolls (sw.object.when)."""

    verb: ClassVar[str] = "broken"
    shown: ClassVar[bool] = True
    who: Who
    thing: str


# ---- may it? -------------------------------------------------------------------------------------------------------------------

@book.refuses(Break)
def refuse_break(fight: Fight, action: Break) -> Iterator[Refusal]:
    """An action, a weapon at hand, and a thing that is there and that it reaches (sw.object.parry)."""
    creature = fight.creatures[action.who]
    means = means_named(creature, action.means)
    if means is None or not creature.present:
        yield refusal(PARRY, hard=True, means=action.means)
        return
    held = action.holder != NOBODY
    thing = thing_named(fight, action.thing) if not held else None
    there = action.thing in fight.creatures[action.holder].hand if held else thing is not None and bool(thing.squares)
    if not there:
        yield refusal(PARRY, hard=True, thing=action.thing)
        return
    yield from no_action(fight, action.who, ATTACK)
    yield from refuse_means(fight, Strike(action.who, means))
    if thing is None:
        yield from refuse_target(fight, Strike(action.who, means), action.holder)
        return
    away = inches_to(fight, action.who, nearest_point(fight, action.who, thing))
    if means.melee:
        reach = reach_of(fight, Strike(action.who, means))
        if away > reach:
            yield refusal("sw.gear.reach", away=away, reach=reach)
    elif means.bands and band(means.bands, away) == len(means.bands):
        yield from beyond(Strike(action.who, means), away)


def nearest_point(fight: Fight, who: Who, thing: Thing) -> Point:
    """The middle of the square of a thing that is nearest to a creature."""
    board = fight.board
    points = [(2 * board.xs[square] + 1, 2 * board.ys[square] + 1) for square in squares(thing.squares)]
    return min(points, key=lambda point: inches_to(fight, who, point))


@book.proposes
def propose_breaking(fight: Fight, who: Who) -> Iterator[Action]:
    """Every thing on the map, and what enemies hold, with every weapon in hand (sw.object.parry)."""
    creature = fight.creatures[who]
    if not creature.able:
        return
    for means in in_hand(creature):
        yield from (Break(who, thing.id, means=means.id) for thing in fight.objects if not thing.broken)
        for foe in fight.foes(who):
            yield from (Break(who, held, foe.index, means.id) for held in dict.fromkeys(foe.hand))


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Break)
def perform_break(table: Table[Fight], action: Break) -> None:
    """It is struck like a foe: against its own Parry or that of its holder, from afar against 4; damage of at least its Toughness
    ruins it, less does nothing (sw.object.parry, sw.object.break)."""
    if broken_into(table, action):
        return
    means = means_named(table.battle.creatures[action.who], action.means)
    assert means is not None
    use_action(table, action.who, ATTACK)
    spend_rounds(table, Strike(action.who, means))
    if action.holder != NOBODY:
        strike_held(table, action.who, means, action.holder, action.thing)
    else:
        thing = thing_named(table.battle, action.thing)
        assert thing is not None
        strike_thing(table, action.who, means, thing)


def strike_thing(table: Table[Fight], who: Who, means: Means, thing: Thing) -> None:
    """A thing on the map (sw.object.parry, sw.object.damage_type, sw.object.no_bonus)."""
    fight = table.battle
    point = nearest_point(fight, who, thing)
    shift = SCALE_MODIFIER[scale_of(thing.size)] - scale_modifier(fight.creatures[who])
    extra = (*range_term(means, inches_to(fight, who, point)), *light_term(fight, point),
             *([Term(shift, "sw.scale.attack")] if shift else []))
    strike = Strike(who, means, laid=True, extra=extra)
    needed = Number((Term(AT_REST, PARRY) if means.melee else Term(TARGET, "sw.dice.trait"),))
    raises = struck(table, strike, NOBODY, needed)
    if raises == FAILURE:
        return
    hard = thing.toughness() or asked_hardness(table, thing.id)
    full = thing.complex and table.ask(NOBODY, "sw.object.no_bonus", ("plain", "full"), thing=thing.id) == "full"
    if ruins(table, strike, NOBODY, thing.id, hard, thing.works, full, raises):
        spoil(table, thing)


def strike_held(table: Table[Fight], who: Who, means: Means, holder: Who, item: str) -> None:
    """What somebody holds: against his Parry, with the Scale of the thing (sw.object.parry, sw.called.item,
    sw.object.shield_declared). The holder is not harmed."""
    fight = table.battle
    creature = fight.creatures[holder]
    held = creature.sheet.means.get(item)
    size = held.size if held is not None else 0
    shift = SCALE_MODIFIER[scale_of(size)] - scale_modifier(fight.creatures[who])
    strike = Strike(who, means, part=ITEM, extra=(Term(shift, "sw.called.item"),) if shift else ())
    needed = parry(fight, holder) if means.melee or fight.adjacent(who, holder) else Number((Term(TARGET, "sw.dice.trait"),))
    if struck(table, strike, holder, needed) == FAILURE:
        return
    hard = (hardness_of(kind_of(held)) if held is not None else None) or asked_hardness(table, item)
    if ruins(table, strike, holder, item, hard, (), False, 0):
        table.make(facts.held, holder, without(creature, item), False)
        table.make(facts.geared, holder, item, creature.carries(item) - 1)


def struck(table: Table[Fight], strike: Strike, holder: Who, needed: Number) -> int:
    """The roll: its raises, -1 for a miss."""
    thrown = cast(table, strike, (holder,))
    if thrown.critical:
        table.tell(facts.attack_failed, strike.who, holder, strike.means.id)
        return FAILURE
    lot = next(allotted(table, strike, (holder,), thrown))
    number = Number((lot.term(), *attack_terms(table.battle, strike, holder)))
    roll_over(table, strike)
    raises = raises_of(number.total, needed.total)
    table.tell(facts.attack_rolled, strike.who, holder, strike.means.id, number, needed, raises)
    return raises


def asked_hardness(table: Table[Fight], thing: str) -> Number:
    """The game master says how hard a thing is that the table does not list (sw.object.break)."""
    return Number((Term(table.ask_number(NOBODY, BREAK, 1, HARDEST, thing=thing), BREAK),))


def ruins(table: Table[Fight], strike: Strike, holder: Who, thing: str, hard: Number, works: tuple[str, ...], full: bool,
          raises: int) -> bool:
    """Damage without bonus die and Aces, unless a complex device is hit where it hurts; of a kind that can do the job. Does it ruin
    the thing? How, the game master says (sw.object.break, sw.object.no_bonus, sw.object.damage_type)."""
    fight = table.battle
    if not suited(table, strike, thing, works):
        table.tell(facts.thing_unharmed, strike.who, thing, 0, hard, "sw.object.damage_type")
        return False
    dice = damage_dice(fight, strike, full and raises > 0, holder)
    damage = roll_damage(table, strike.who, holder, dice, damage_terms(fight, Strike(strike.who, strike.means), NOBODY), aces=full)
    if damage.total < hard.total:
        table.tell(facts.thing_unharmed, strike.who, thing, damage.total, hard, BREAK)
        return False
    how = table.ask(NOBODY, BREAK, ("broken", "bent", "useless"), thing=thing)
    table.tell(facts.thing_ruined, strike.who, holder, thing, damage.total, hard, how)
    return True


def suited(table: Table[Fight], strike: Strike, thing: str, works: tuple[str, ...]) -> bool:
    """Can such damage do the job? The thing says, else the game master (sw.object.damage_type)."""
    kinds = harms(strike.means)
    if works and kinds:
        return any(kind in works for kind in kinds)
    return table.ask(NOBODY, "sw.object.damage_type", ("works", "useless"), thing=thing, means=strike.means.id) == "works"


def spoil(table: Table[Fight], thing: Thing) -> None:
    """A broken thing no longer stands in the way (sw.object.break)."""
    board = table.battle.board
    table.make(facts.thing_broken, thing.id)
    if board.filled & thing.squares:
        table.make(reshaped, "filled", board.filled & ~thing.squares)


# ---- by the game master's word -------------------------------------------------------------------------------------------------

@book.refuses(DeclareBroken)
def refuse_declared(fight: Fight, ruling: DeclareBroken) -> Iterator[Refusal]:
    if thing_named(fight, ruling.thing) is None:
        yield refusal("sw.object.when", hard=True, thing=ruling.thing)


@book.performs(DeclareBroken)
def perform_declared(table: Table[Fight], ruling: DeclareBroken) -> None:
    """Where nobody is pressed for time, nothing has to be rolled (sw.object.when)."""
    thing = thing_named(table.battle, ruling.thing)
    assert thing is not None
    spoil(table, thing)
