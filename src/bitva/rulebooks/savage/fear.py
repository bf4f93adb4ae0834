"""Fear: what happens to those who first see something fearsome."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Refusal, Ruling
from bitva.kernel.effects import Effect, Until
from bitva.kernel.numbers import Number, Term
from bitva.kernel.paths import flood
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose
from bitva.rulebooks.savage.figures import pace, running_die
from bitva.rulebooks.savage.ground import ground
from bitva.rulebooks.savage.harm import die, incapacitate
from bitva.rulebooks.savage.moments import ROUND_END, TURN_END, Leaving, Stepped, TurnBegan
from bitva.rulebooks.savage.movement import can_go_on, left_behind
from bitva.rulebooks.savage.rolls import Roll, trait_roll
from bitva.rulebooks.savage.sight import sees
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.strike import Strike
from bitva.rulebooks.savage.words import BRACED, HESITANT, PANICKED, ROOTED, SPIRIT, VIGOR

FEAR: Final = "sw.fear.check"
TABLE: Final = "sw.fear.table"
TERROR, GROTESQUE = "terror", "grotesque"
DOOM: Final = "doom"
AFTER_CRITICAL: Final = 2
MOST_PLACES: Final = 12
"""So many places to flee to are offered at most."""


@value
class Frighten(Ruling):
    """By the game master's word a creature is frightened by another, or by something else (sw.fear.check)."""

    verb: ClassVar[str] = "frighten"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    modifier: int = 0
    fear: str = TERROR
    by: Who = NOBODY


@book.refuses(Frighten)
def refuse_frighten(fight: Fight, ruling: Frighten) -> Iterator[Refusal]:
    yield from ()


@book.performs(Frighten)
def perform_frighten(table: Table[Fight], ruling: Frighten) -> None:
    """A Fear check, whenever he calls for one (sw.fear.check)."""
    check(table, ruling.on, ruling.modifier, ruling.fear, ruling.by)


# ---- first sight ---------------------------------------------------------------------------------------------------------------

@book.follows(Stepped)
def seen_on_the_way(table: Table[Fight], moment: Stepped) -> None:
    """Whoever walks sees others, and others see him (sw.fear.check)."""
    fight = table.battle
    mover = fight.creatures[moment.who]
    if mover.sheet.fear is not None:
        for other in fight.others(moment.who):
            behold(table, other, mover)
    behold_all(table, mover)


@book.follows(TurnBegan)
def seen_at_the_start(table: Table[Fight], moment: TurnBegan) -> None:
    """What it sees as its turn begins (sw.fear.check)."""
    behold_all(table, table.battle.creatures[moment.who])


def behold_all(table: Table[Fight], viewer: Combatant) -> None:
    """Everything fearsome that it sees now."""
    for other in table.battle.others(viewer.index):
        if other.sheet.fear is not None:
            behold(table, viewer, other)


def behold(table: Table[Fight], viewer: Combatant, source: Combatant) -> None:
    """The first sight of such a thing (sw.fear.check)."""
    fight = table.battle
    if not viewer.able or not source.up or source.sheet.id in viewer.beheld or not fight.hostile(viewer.index, source.index):
        return
    if not sees(fight, viewer.index, source.index):
        return
    table.make(facts.beheld, viewer.index, source.sheet.id)
    kind, modifier = source.sheet.fear or (TERROR, 0)
    check(table, viewer.index, modifier, kind, source.index)


# ---- the check -----------------------------------------------------------------------------------------------------------------

def check(table: Table[Fight], who: Who, modifier: int, fear: str, by: Who) -> None:
    """Spirit, a free action. Who fails is Shaken and Fatigued by what is grotesque; by terror Extras panic and Wild Cards look at
    the table (sw.fear.check)."""
    creature = table.battle.creatures[who]
    if creature.sheet.fearless or not creature.up:
        return
    hard = (Term(modifier, FEAR),) if modifier else ()
    roll = trait_roll(table, who, SPIRIT, FEAR, terms=hard, most=0)
    if roll.success:
        return
    if fear == GROTESQUE:
        impose(table, who, "shaken", FEAR, by)
        table.make(facts.tired, who, 1)
    elif creature.sheet.wild:
        look_up(table, who, abs(modifier) + (AFTER_CRITICAL if roll.critical else 0), by)
    else:
        panic(table, who, by)


def look_up(table: Table[Fight], who: Who, more: int, by: Who) -> None:
    """A d20 and the size of the penalty (sw.fear.table)."""
    fight = table.battle
    creature = fight.creatures[who]
    face = table.die(20, TABLE, who)
    number = Number((Term(face, TABLE), *([Term(more, FEAR)] if more else [])))
    table.tell(facts.fear_rolled, who, number)
    total = number.total
    if total <= 3:
        table.effect("adrenaline", TABLE, who, by, Until(TURN_END, who), BRACED)
    elif total <= 6:
        impose(table, who, "distracted", TABLE, by)
    elif total <= 9:
        impose(table, who, "vulnerable", TABLE, by)
    elif total <= 12:
        impose(table, who, "shaken", TABLE, by)
    elif total <= 13:
        impose(table, who, "stunned", TABLE, by)
        table.effect("marked", TABLE, who, by)
    elif total <= 15 and not creature.flags & HESITANT and not creature.sheet.has("hesitant"):
        table.effect("hesitant", TABLE, who, by, flags=HESITANT)
    elif total <= 17:
        panic(table, who, by)
    elif total <= 21:
        table.effect("phobia", TABLE, who, by, data=("minor" if total <= 19 else "major",))
    else:
        heart(table, who, by)


def heart(table: Table[Fight], who: Who, by: Who) -> None:
    """Vigor at -2: a success leaves it Stunned, a failure Incapacitated and dead in so many rounds (sw.fear.table)."""
    roll = trait_roll(table, who, VIGOR, TABLE, terms=(Term(-2, TABLE),), most=0)
    if roll.success:
        impose(table, who, "stunned", TABLE, by)
        return
    rounds = sum(table.several(2, 6, TABLE, who))
    incapacitate(table, who, by, TABLE)
    table.effect(DOOM, TABLE, who, by, Until(ROUND_END, round=table.battle.clock.round + rounds), data=(rounds,))


@book.on_end(DOOM)
def doomed(table: Table[Fight], effect: Effect) -> None:
    """Its heart stops when the rounds are over, unless the game master has ended this before (sw.fear.table)."""
    fight = table.battle
    if fight.clock.round >= effect.until.round and fight.creatures[effect.on].present:
        die(table, effect.on, TABLE)


# ---- panic ---------------------------------------------------------------------------------------------------------------------

def panic(table: Table[Fight], who: Who, by: Who) -> None:
    """It flees with its Pace and the running die, and is Shaken (sw.fear.table)."""
    fight = table.battle
    impose(table, who, "shaken", TABLE, by)
    die_shown = table.die(running_die(fight, who), TABLE, who)
    inches = pace(fight, who).total + die_shown
    table.effect("panicked", TABLE, who, by, Until(TURN_END, who), PANICKED)
    if by == NOBODY or fight.creatures[who].flags & ROOTED:
        return
    flee(table, who, by, inches)


def flee(table: Table[Fight], who: Who, by: Who, inches: int) -> None:
    """As far away as it gets; of places equally far whoever runs it picks one (sw.fear.table)."""
    fight = table.battle
    board, creature, source = fight.board, fight.creatures[who], fight.creatures[by]
    land = ground(fight, who)
    reach = flood(board, creature.at, inches, land.free, size=creature.size, stop=land.stop, costs=land.costs)
    places = [(board.gap(square, creature.size, source.at, source.size), square) for square in squares(reach.squares)]
    far = max(places, default=(0, creature.at))[0]
    if far <= fight.gap(who, by):
        return
    best = [square for away, square in places if away == far][:MOST_PLACES]
    names = [",".join(map(str, board.xy(square))) for square in best]
    chosen = best[names.index(table.ask(who, TABLE, names, by=by))] if len(best) > 1 else best[0]
    for there in reach.path(chosen):
        if not run_on(table, creature, there):
            return


def run_on(table: Table[Fight], creature: Combatant, there: Square) -> bool:
    """One step of a flight; those whom it leaves may strike (sw.move.withdraw)."""
    here, left = creature.at, left_behind(table.battle, creature, there)
    if left:
        table.before(Leaving(creature.index, there, left))
        if not can_go_on(creature, here):
            return False
    table.make(facts.fled, creature.index, there)
    return True


# ---- what it leaves ------------------------------------------------------------------------------------------------------------

@book.trait_terms.append
def spurred(fight: Fight, roll: Roll) -> Iterator[Term]:
    """As if it held a Joker (sw.fear.table)."""
    if fight.creatures[roll.who].flags & BRACED:
        yield Term(2, TABLE)


@book.damage_terms.append
def spurred_on(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """The same for damage (sw.fear.table)."""
    if fight.creatures[strike.who].flags & BRACED:
        yield Term(2, TABLE)
