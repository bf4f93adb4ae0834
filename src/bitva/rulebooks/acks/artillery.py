"""Artillery: serving a piece with a crew, shots at somebody or at a place, and where they go astray to."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import isqrt
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import COMPASS, bearing
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Square, Squares, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.arcs import clear_line, in_view, line_of_sight
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.doors import absent_thing, near
from bitva.rulebooks.acks.figures import armor_terms
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.objects import EMPTY, LOADED, PIECES, Kind, Piece
from bitva.rulebooks.acks.reach import NOWHERE
from bitva.rulebooks.acks.saves import save
from bitva.rulebooks.acks.segment import FULL, Act, cannot, spend
from bitva.rulebooks.acks.sheet import size_steps
from bitva.rulebooks.acks.state import Combatant, Fight, feet_between
from bitva.rulebooks.acks.throw import STRUCK

ARTILLERIST: Final = "artillerist"
"""The proficiency without which a crew shoots badly and slowly (acks.artillery.throw)."""
HIT, SPLASH, ASTRAY, FUMBLE = "hit", "splash", "astray", "fumble"
WHOLE: Final = 60
"""All the work of winding a piece up; every crew does a whole share of it in a round (acks.artillery.reload)."""
PER: Final = 250
"""A shot strays by so many dice for each of so many feet (acks.artillery.throw)."""
_TURNS: Final = ((0, 1000), (500, 866), (866, 500), (1000, 0), (866, -500), (500, -866), (0, -1000), (-500, -866), (-866, -500),
                 (-1000, 0), (-866, 500), (-500, 866))
"""Sine and cosine of the hours of a clock, in thousandths."""
GUNNERS: Final = tuple(dict.fromkeys(PIECES))


@value
class Fire(Act):
    """A piece is fired at somebody or at a square; `crew`: who else serves it."""

    verb: ClassVar[str] = "fire"
    cost: ClassVar[str] = FULL
    who: Who
    thing: str
    target: Who = NOBODY
    square: Square = NOWHERE
    crew: Creatures = ()


@value
class Reload(Act):
    """A piece is wound up and loaded; `crew`: who else serves it."""

    verb: ClassVar[str] = "reload"
    cost: ClassVar[str] = FULL
    who: Who
    thing: str
    crew: Creatures = ()


# ---- the crew ----------------------------------------------------------------------------------------------------------------

def refuse_service(fight: Fight, act: Fire | Reload) -> Iterator[Refusal]:
    """A piece within five feet and a crew that suffices, each of them with a whole segment to spare (acks.artillery.action,
    acks.artillery.pieces, acks.artillery.reload)."""
    yield from absent_thing(fight, act.who, act.thing, GUNNERS, "acks.artillery.action")
    yield from cannot(fight, act.who, FULL)
    piece = fight.thing(act.thing)
    if not isinstance(piece, Piece):
        return
    if len(set(act.crew)) < len(act.crew) or act.who in act.crew:
        yield refusal("acks.artillery.action", hard=True, why="twice")
    for mate in act.crew:
        if not can_serve(fight, act.who, mate, piece):
            yield refusal("acks.artillery.action", helper=mate)
    least = PIECES[piece.kind].rates[0][0]
    if 1 + len(act.crew) < least:
        yield refusal("acks.artillery.pieces", needs=least)


def can_serve(fight: Fight, who: Who, mate: Who, piece: Piece) -> bool:
    """Is it an able ally next to the piece whose segment is still to come? (acks.artillery.action)"""
    creature = fight.creatures[mate]
    fresh = not (creature.acted or creature.full or creature.moves or creature.combat)
    return mate != who and creature.able and fresh and not fight.hostile(who, mate) and near(fight, mate, piece)


def rate(fight: Fight, kind: Kind, crew: Creatures) -> tuple[int, int]:
    """So many shots in so many rounds: half as often without an artillerist (acks.artillery.pieces, acks.artillery.throw)."""
    shots, rounds = next((shots, rounds) for least, shots, rounds in reversed(kind.rates) if len(crew) >= least)
    if skilled(fight, crew):
        return shots, rounds
    return (shots // 2, rounds) if shots % 2 == 0 else (shots, 2 * rounds)


def skilled(fight: Fight, crew: Creatures) -> bool:
    """Is one of them an artillerist? (acks.artillery.throw)"""
    return any(fight.creatures[who].sheet.has(ARTILLERIST) for who in crew)


def gathered(table: Table[Fight], act: Fire | Reload) -> Creatures:
    """The whole crew, each with a segment less; those whom others run are asked (acks.artillery.action, acks.artillery.reload)."""
    fight = table.battle
    creatures = fight.creatures
    willing = tuple(mate for mate in act.crew if creatures[mate].controller == creatures[act.who].controller
                    or table.ask(mate, "acks.artillery.action", ("help", "pass"), by=act.who) == "help")
    spend(table, act)
    for mate in willing:
        table.make(facts.segment_forfeited, mate, "acks.artillery.action")
    return (act.who, *willing)


def enough(piece: Piece, crew: Creatures) -> bool:
    return len(crew) >= PIECES[piece.kind].rates[0][0]


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Fire)
def refuse_fire(fight: Fight, act: Fire) -> Iterator[Refusal]:
    """A loaded piece, aimed at a creature or a square in sight and in range (acks.artillery.action, acks.artillery.pieces,
    acks.artillery.throw)."""
    if (act.target == NOBODY) == (act.square == NOWHERE) or (act.target != NOBODY and not fight.creatures[act.target].present):
        yield refusal("acks.artillery.throw", hard=True, why="aim")
        return
    reasons = tuple(refuse_service(fight, act))
    yield from reasons
    piece = fight.thing(act.thing)
    if not isinstance(piece, Piece):
        return
    if piece.state != LOADED:
        yield refusal("acks.artillery.action", why=piece.state)
    kind, away = PIECES[piece.kind], distance(fight, piece, aim(fight, act))
    if not kind.least <= away <= kind.most:
        yield refusal("acks.artillery.pieces", away=away, least=kind.least, most=kind.most)
    if act.target != NOBODY and not line_of_sight(fight, act.who, act.target):
        yield refusal("acks.grid.sight", target=act.target)
    if act.square != NOWHERE and not in_sight(fight, act.who, 1 << act.square):
        yield refusal("acks.artillery.throw", why="sight")


@book.refuses(Reload)
def refuse_reload(fight: Fight, act: Reload) -> Iterator[Refusal]:
    """After it has been fired (acks.artillery.action, acks.artillery.reload)."""
    yield from refuse_service(fight, act)
    piece = fight.thing(act.thing)
    if isinstance(piece, Piece) and piece.state == LOADED:
        yield refusal("acks.artillery.reload")


def in_sight(fight: Fight, who: Who, space: Squares) -> bool:
    return in_view(fight, who, space) and clear_line(fight, fight.creatures[who].space, space)


def aim(fight: Fight, act: Fire) -> Squares:
    return fight.creatures[act.target].space if act.target != NOBODY else 1 << act.square


def distance(fight: Fight, piece: Piece, space: Squares) -> int:
    """How far it is from the piece, in feet (acks.grid.diagonal)."""
    return min(feet_between(fight.board, first(piece.squares), 1, square, 1) for square in every(space))


def first(space: Squares) -> Square:
    return (space & -space).bit_length() - 1


def every(space: Squares) -> Iterator[Square]:
    while space:
        yield first(space)
        space &= space - 1


@book.proposes
def propose_artillery(fight: Fight, who: Who) -> Iterator[Action]:
    """At every enemy, with as many hands as are of use."""
    for piece in fight.things:
        if isinstance(piece, Piece) and near(fight, who, piece):
            most = PIECES[piece.kind].rates[-1][0] - 1
            mates = [other.index for other in fight.creatures if can_serve(fight, who, other.index, piece)]
            crew = tuple(mates[:most])
            yield Reload(who, piece.id, crew)
            yield from (Fire(who, piece.id, other.index, NOWHERE, crew) for other in fight.enemies(who))


# ---- winding up --------------------------------------------------------------------------------------------------------------

@book.performs(Reload)
def perform_reload(table: Table[Fight], act: Reload) -> None:
    """All but one of the rounds for which a shot is due go into it (acks.artillery.reload)."""
    fight = table.battle
    crew = gathered(table, act)
    table.before(Acting(act.who, act.verb))
    piece = fight.thing(act.thing)
    if isinstance(piece, Piece) and fight.creatures[act.who].able and enough(piece, crew):
        rounds = rate(fight, PIECES[piece.kind], crew)[1]
        wound = piece.wound + -(-WHOLE // max(1, rounds - 1))
        done = wound >= WHOLE
        table.make(facts.piece_wound, act.who, replace(piece, state=LOADED if done else EMPTY, wound=0 if done else wound))
    table.after(Acted(act.who, act.verb))


# ---- the shot ----------------------------------------------------------------------------------------------------------------

@book.performs(Fire)
def perform_fire(table: Table[Fight], act: Fire) -> None:
    """One attack, or two of a piece that shoots twice a round; then it is unloaded, unless it shoots every round
    (acks.artillery.action, acks.artillery.pieces)."""
    fight = table.battle
    crew = gathered(table, act)
    table.before(Acting(act.who, act.verb, act.target))
    piece = fight.thing(act.thing)
    if isinstance(piece, Piece) and fight.creatures[act.who].able and enough(piece, crew):
        if not fight.offence:
            table.make(facts.offended)
        table.make(facts.happened, act.who, STRUCK)
        shots, rounds = rate(fight, PIECES[piece.kind], crew)
        for _ in range(shots):
            if act.target == NOBODY or fight.creatures[act.target].present:
                shoot(table, act, piece, crew)
        table.make(facts.piece_fired, act.who, replace(piece, state=EMPTY, wound=0) if rounds > 1 else piece)
    table.after(Acted(act.who, act.verb, act.target))


def shoot(table: Table[Fight], act: Fire, piece: Piece, crew: Creatures) -> None:
    """The throw of the least of the crew: with the Armour Class a direct hit, without it a splash, else it goes astray
    (acks.artillery.throw)."""
    fight = table.battle
    gunner = min((fight.creatures[who] for who in crew), key=lambda creature: (creature.sheet.level, -creature.sheet.attack))
    natural = table.die(20, "acks.artillery.throw", act.who)
    terms = (Term(natural, "acks.artillery.throw"), *shot_terms(fight, act, piece, crew))
    roll = Number(term for term in terms if term.value)
    value = Term(gunner.sheet.attack, "acks.attack.table")
    need = Number((value, *(armor_terms(fight, act.target) if act.target != NOBODY else ())))
    outcome = come_to(act.target, natural, roll.total, need.total, value.value)
    space = aim(fight, act)
    table.tell(facts.artillery_rolled, act.who, act.target, first(space), piece.kind, natural, roll, need, outcome)
    start, struck = first(piece.squares), first(space)
    if outcome in (ASTRAY, FUMBLE):
        struck = stray(table, act.who, start, struck, distance(fight, piece, space), outcome)
    if struck != NOWHERE:
        strike_area(table, act.who, piece, area(fight, piece, start, struck), act.target if outcome == HIT else NOBODY)


def come_to(target: Who, natural: int, total: int, need: int, value: int) -> str:
    """A natural 1 is a fumble, a natural 20 hits; a place has no Armour Class and is only splashed (acks.artillery.throw,
    acks.attack.natural)."""
    if natural == 1:
        return FUMBLE
    if target != NOBODY and (natural == 20 or total >= need):
        return HIT
    return SPLASH if natural == 20 or total >= value else ASTRAY


def shot_terms(fight: Fight, act: Fire, piece: Piece, crew: Creatures) -> Iterator[Term]:
    """-4 without an artillerist; catapults hardly hit the small and the moving (acks.artillery.throw)."""
    rule = "acks.artillery.throw"
    yield Term(0 if skilled(fight, crew) else -4, rule, of="untrained")
    if act.target != NOBODY and not PIECES[piece.kind].line:
        target = fight.creatures[act.target]
        steps = size_steps(target.sheet.size_name, "man")
        yield Term(-4 if steps <= 0 else -2 if steps == 1 else 0, "acks.grid.size")
        yield Term(-(target.travelled // 10), rule, of="moving")


def stray(table: Table[Fight], who: Who, start: Square, struck: Square, away: int, outcome: str) -> Square:
    """So many dice for each 250 feet, by the hours of a clock whose twelve is straight on; NOWHERE if it leaves the map
    (acks.artillery.throw)."""
    board = table.battle.board
    hour = table.die(12, "acks.artillery.throw", who)
    count = (6 if outcome == FUMBLE else 3) * max(1, -(-away // PER))
    feet = sum(table.several(count, 6, "acks.artillery.throw", who))
    table.tell(facts.scattered, who, hour, feet)
    (x, y), (from_x, from_y) = board.xy(struck), board.xy(start)
    dx, dy = (x - from_x, y - from_y) if struck != start else (0, -1)
    sine, cosine = _TURNS[hour % 12]
    whole = 1000 * max(1, isqrt(dx * dx + dy * dy))
    x += rounded(feet // 5 * (dx * cosine - dy * sine), whole)
    y += rounded(feet // 5 * (dx * sine + dy * cosine), whole)
    return board.square(x, y) if board.inside(x, y) else NOWHERE


def rounded(above: int, below: int) -> int:
    return (2 * above + below) // (2 * below)


def area(fight: Fight, piece: Piece, start: Square, struck: Square) -> Squares:
    """A bolt goes straight on through the squares of its line; a stone strikes the square and those next to it, away from the
    piece, 10 feet across (acks.artillery.pieces)."""
    board, line = fight.board, PIECES[piece.kind].line
    (x, y), (from_x, from_y) = board.xy(struck), board.xy(start)
    dx, dy = COMPASS[bearing(x - from_x, y - from_y)]
    if line:
        return sum(1 << board.square(x + n * dx, y + n * dy) for n in range(line) if board.inside(x + n * dx, y + n * dy))
    across = [(x + i, y + j) for i in (0, dx or 1) for j in (0, dy or 1)]
    return sum(1 << board.square(*place) for place in across if board.inside(*place))


def strike_area(table: Table[Fight], who: Who, piece: Piece, squares: Squares, target: Who) -> None:
    """All of it for whoever was hit, for others in the area a save against Blast: half beside a direct hit, otherwise nothing
    (acks.artillery.throw)."""
    fight, kind = table.battle, PIECES[piece.kind]
    caught: list[Combatant] = [creature for creature in fight.creatures
                               if creature.present and not creature.dead and (creature.space & squares or creature.index == target)]
    if not caught:
        return
    dice = Dice.read(kind.dice)
    faces = table.roll(dice, "acks.artillery.throw", who)
    amount = Number((Term(sum(faces), "acks.damage.weapon"),))
    table.tell(facts.damage_rolled, who, faces, amount, kind.type)
    for creature in caught:
        dealt = amount.total
        if creature.index != target and save(table, creature.index, "blast", "acks.artillery.throw", who):
            dealt = dealt // 2 if target != NOBODY else 0
        hurt(table, creature.index, dealt, kind.type, who)
