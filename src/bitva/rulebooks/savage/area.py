"""Areas: templates laid on the map, who is under them, where they drift to when they miss."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel import areas
from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.lines import clear, middle, spot
from bitva.kernel.numbers import Number, Term
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Point, Squares, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.attack import ATTACK, beyond, refuse_means, spend_rounds
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.evasion import evades
from bitva.rulebooks.savage.figures import in_hand, means_named
from bitva.rulebooks.savage.harm import suffer
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.modifiers import range_term
from bitva.rulebooks.savage.pools import allotted, cast
from bitva.rulebooks.savage.rolls import CRITICAL, TARGET, raises_of
from bitva.rulebooks.savage.sheet import THROWN, Means
from bitva.rulebooks.savage.sight import FOG, LIGHTS, PENALTY
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms, band, damage_dice, damage_terms, harm_of, roll_damage, roll_over
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import PRONE

RADIUS: Final = {"small": 1, "medium": 2, "large": 3}
"""The blast templates by their radius in inches (sw.area.templates)."""
CONE: Final = "cone"
STREAM: Final = "stream"
CONE_LENGTH: Final = 9
CONE_WIDTH: Final = 3
STREAM_LENGTH: Final = 12
HOURS: Final = ((0, -1000), (500, -866), (866, -500), (1000, 0), (866, 500), (500, 866), (0, 1000), (-500, 866), (-866, 500),
                (-1000, 0), (-866, -500), (-500, -866))
"""The hours of a clock laid on the map, 12 to the top, in thousandths (sw.area.deviation)."""
BETWEEN: Final = ("0", "2", "4", "6", "8", "10", "all")
"""What a solid obstacle may take from area damage (sw.area.cover)."""


@value
class Blast(Action):
    """A round template is laid with its centre at a point (sw.area.attack)."""

    verb: ClassVar[str] = "blast"
    who: Who
    at: Point
    means: str = ""
    how: tuple[str, ...] = ()


@value
class Spray(Action):
    """A cone or a stream from the attacker towards a point (sw.area.cone); `as_stream`: the narrow one instead of the wide."""

    verb: ClassVar[str] = "spray"
    who: Who
    toward: Point
    means: str = ""
    as_stream: bool = False
    how: tuple[str, ...] = ()


# ---- templates -----------------------------------------------------------------------------------------------------------------

def blast(fight: Fight, centre: Point, template: str) -> Squares:
    """The squares at least partly under a round template (sw.area.templates, sw.grid.square)."""
    return areas.disc(fight.board, centre, RADIUS[template], areas.ANY)


def spray(fight: Fight, who: Who, toward: Point, as_stream: bool) -> Squares:
    """The squares at least partly under a cone or a stream that starts at its user (sw.area.templates)."""
    board, creature = fight.board, fight.creatures[who]
    origin = mouth(fight, who, toward)
    if as_stream:
        laid = areas.strip(board, origin, toward, STREAM_LENGTH, share=areas.ANY)
    else:
        laid = areas.cone(board, origin, toward, CONE_LENGTH, CONE_WIDTH, areas.ANY)
    return laid & ~creature.space


def mouth(fight: Fight, who: Who, toward: Point) -> Point:
    """The corner or the middle of a side of its space from which a cone starts: the one nearest to where it is aimed at."""
    creature = fight.creatures[who]
    x, y = (2 * part for part in fight.board.xy(creature.at))
    last = 2 * creature.size
    edge = [(x + dx, y + dy) for dy in range(last + 1) for dx in range(last + 1) if dx in (0, last) or dy in (0, last)]
    return min(edge, key=lambda at: ((at[0] - toward[0]) ** 2 + (at[1] - toward[1]) ** 2, at[1], at[0]))


def under(fight: Fight, laid: Squares) -> Creatures:
    """Everybody who is even partly under a template (sw.area.attack)."""
    return tuple(creature.index for creature in fight.creatures if creature.present and creature.space & laid)


def inches_to(fight: Fight, who: Who, point: Point) -> int:
    """The distance from a creature to a point, as one counts squares (sw.grid.square)."""
    board, creature = fight.board, fight.creatures[who]
    away = min(max(abs(2 * board.xs[sq] + 1 - point[0]), abs(2 * board.ys[sq] + 1 - point[1])) for sq in squares(creature.space))
    return (away + 1) // 2


def light_term(fight: Fight, point: Point) -> Iterator[Term]:
    """The light at the centre (sw.attack.illumination)."""
    board = fight.board
    here = 1 << board.square(min(point[0] // 2, board.width - 1), min(point[1] // 2, board.height - 1))
    light = next((light for light in LIGHTS if board.layers.get(light, 0) & here), fight.light)
    if board.layers.get(FOG, 0) & here:
        light = max(light, "dim", key=LIGHTS.index)
    if PENALTY[light]:
        yield Term(PENALTY[light], "sw.attack.illumination")


# ---- may it? -------------------------------------------------------------------------------------------------------------------

def refuse_area(fight: Fight, who: Who, means: Means | None, templates: tuple[str, ...], how: tuple[str, ...]) -> Iterator[Refusal]:
    """An action, and a weapon at hand that lays such a template (sw.area.attack, sw.area.cone)."""
    if means is None or means.template not in templates:
        yield refusal("sw.area.templates", hard=True, means=means.id if means is not None else "")
        return
    yield from no_action(fight, who, ATTACK)
    strike = Strike(who, means, how=how, area=True)
    for reason in refuse_means(fight, strike):
        if reason.rule != "sw.area.templates":
            yield reason
    for word in how:
        if word not in book.attack_options:
            yield refusal("sw.attack.melee", hard=True, how=word)
            return
        yield from book.attack_options[word](fight, strike)


@book.refuses(Blast)
def refuse_blast(fight: Fight, action: Blast) -> Iterator[Refusal]:
    """Within range of what is thrown or launched (sw.area.attack, sw.attack.range_bands)."""
    board = fight.board
    if not (0 <= action.at[0] <= 2 * board.width and 0 <= action.at[1] <= 2 * board.height):
        yield refusal("sw.area.attack", hard=True)
        return
    means = means_of(fight, action.who, action.means, tuple(RADIUS))
    yield from refuse_area(fight, action.who, means, tuple(RADIUS), action.how)
    if means is not None and means.bands and fight.creatures[action.who].present:
        away = inches_to(fight, action.who, action.at)
        if band(means.bands, away) == len(means.bands):
            yield from beyond(Strike(action.who, means, how=action.how), away)


@book.refuses(Spray)
def refuse_spray(fight: Fight, action: Spray) -> Iterator[Refusal]:
    """A direction, and a weapon that sprays; a cone may be narrowed to a stream (sw.area.cone, sw.area.templates)."""
    means = means_of(fight, action.who, action.means, (CONE, STREAM))
    yield from refuse_area(fight, action.who, means, (CONE, STREAM), action.how)
    if means is not None and means.template == STREAM and not action.as_stream:
        yield refusal("sw.area.templates", hard=True, means=means.id)
    if fight.creatures[action.who].present and mouth(fight, action.who, action.toward) == action.toward:
        yield refusal("sw.area.cone", hard=True)


def means_of(fight: Fight, who: Who, id: str, templates: tuple[str, ...]) -> Means | None:
    """The means named, or the first at hand that lays such a template."""
    creature = fight.creatures[who]
    if id:
        return means_named(creature, id)
    return next((means for means in in_hand(creature) if means.template in templates), None)


@book.proposes
def propose_areas(fight: Fight, who: Who) -> Iterator[Action]:
    """Templates on or towards each enemy (sw.area.attack, sw.area.cone)."""
    creature = fight.creatures[who]
    for means in in_hand(creature):
        if not means.template or not creature.able:
            continue
        for foe in fight.foes(who):
            x, y = fight.board.xy(foe.at)
            point = 2 * x + foe.size, 2 * y + foe.size
            if means.template in RADIUS:
                yield Blast(who, point, means.id)
            elif means.template == CONE:
                yield Spray(who, point, means.id)
                yield Spray(who, point, means.id, as_stream=True)
            else:
                yield Spray(who, point, means.id, as_stream=True)


# ---- carrying it out -------------------------------------------------------------------------------------------------------------

@book.performs(Blast)
def perform_blast(table: Table[Fight], action: Blast) -> None:
    """On a success everybody under the template is affected; a failure drifts and affects those it comes to lie over, without a
    raise (sw.area.attack, sw.area.deviation)."""
    if broken_into(table, action):
        return
    fight = table.battle
    means = means_of(fight, action.who, action.means, tuple(RADIUS))
    assert means is not None
    away = inches_to(fight, action.who, action.at)
    extra = (*range_term(means, away), *light_term(fight, action.at))
    strike = Strike(action.who, means, how=action.how, area=True, extra=extra)
    begin(table, strike)
    raises = rolled(table, strike)
    centre = action.at
    if raises < 0:
        centre = deviate(table, strike, centre, away)
    land(table, strike, blast(fight, centre, means.template), centre, raised=raises > 0)


@book.performs(Spray)
def perform_spray(table: Table[Fight], action: Spray) -> None:
    """Success affects everybody under it, a failure nobody (sw.area.cone)."""
    if broken_into(table, action):
        return
    fight = table.battle
    means = means_of(fight, action.who, action.means, (CONE, STREAM))
    assert means is not None
    strike = Strike(action.who, means, how=action.how, area=True)
    begin(table, strike)
    raises = rolled(table, strike)
    if raises >= 0:
        laid = spray(fight, action.who, action.toward, action.as_stream)
        land(table, strike, laid, mouth(fight, action.who, action.toward), raised=raises > 0)


def begin(table: Table[Fight], strike: Strike) -> None:
    """The action is used, and so are the rounds or the thing thrown."""
    use_action(table, strike.who, ATTACK)
    spend_rounds(table, strike)


def rolled(table: Table[Fight], strike: Strike) -> int:
    """The roll against 4: its raises, -1 for a failure, -2 for a critical one (sw.area.attack, sw.area.cone)."""
    thrown = cast(table, strike, (NOBODY,))
    if thrown.critical:
        return CRITICAL
    lot = next(allotted(table, strike, (NOBODY,), thrown))
    number = Number((lot.term(), *attack_terms(table.battle, strike, NOBODY)))
    raises = raises_of(number.total, TARGET)
    roll_over(table, strike)
    table.tell(facts.attack_rolled, strike.who, NOBODY, strike.means.id, number, Number((Term(TARGET, "sw.dice.trait"),)), raises)
    return raises


def deviate(table: Table[Fight], strike: Strike, centre: Point, away: int) -> Point:
    """A d6 for what is thrown, 2d6 for what is launched, times the range band, but at most half the distance; a d12 is the hour
    towards which it drifts (sw.area.deviation)."""
    means = strike.means
    faces = table.several(1 if means.kind == THROWN and not means.has("launched") else 2, 6, "sw.area.deviation", strike.who)
    hour = table.die(12, "sw.area.deviation", strike.who)
    inches = min(sum(faces) * (1 + band(means.bands, away)), away // 2)
    x, y = (at + along(inches, part) for at, part in zip(centre, HOURS[hour % 12], strict=True))
    table.tell(facts.deviated, strike.who, faces, hour, inches, x, y)
    return x, y


def along(inches: int, part: int) -> int:
    """So many inches in a direction given in thousandths, as half squares, to the nearest."""
    far = 2 * inches * part
    return (abs(far) + 500) // 1000 * (1 if far > 0 else -1)


def land(table: Table[Fight], strike: Strike, laid: Squares, centre: Point, raised: bool) -> None:
    """Everybody under the template: whoever cannot evade it takes damage rolled for him alone (sw.area.attack, sw.evasion.roll,
    sw.damage.raise_bonus)."""
    fight = table.battle
    those = under(fight, laid)
    table.tell(facts.template_laid, strike.who, strike.means.id, laid, those)
    spared = [who for who in those if evades(table, who, strike.means, strike.who, laid)]
    for who in those:
        if who in spared or not fight.creatures[who].present or not strike.means.damage.dice.groups:
            continue
        terms = (*damage_terms(fight, strike, who), *sheltered(table, who, centre))
        if any(term.rule == "sw.area.cover" and not term.value for term in terms):
            continue
        damage = roll_damage(table, strike.who, who, damage_dice(fight, strike, raised), terms)
        suffer(table, who, damage.total, harm_of(strike))


def sheltered(table: Table[Fight], who: Who, centre: Point) -> Iterator[Term]:
    """Lying down takes 4 from area damage; a solid obstacle in between what the game master says it is worth (sw.area.cover,
    sw.attack.prone_target). An obstacle that lets nothing through is worth 0 here."""
    fight = table.battle
    creature, board = fight.creatures[who], fight.board
    if creature.flags & PRONE:
        yield Term(-4, "sw.attack.prone_target")
    if board.filled and not any(clear(board, board.filled, spot(centre), middle(board, sq)) for sq in squares(creature.space)):
        worth = table.ask(NOBODY, "sw.area.cover", BETWEEN, who=who)
        if worth != "0":
            yield Term(0 if worth == "all" else -int(worth), "sw.area.cover")
