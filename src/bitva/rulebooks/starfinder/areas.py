"""Areas of effect: bursts, spreads, cones and lines, counted from intersection to intersection."""
from __future__ import annotations

from typing import Final

from bitva.kernel.areas import lit
from bitva.kernel.lines import crossed, spot
from bitva.kernel.space import COMPASS, Board, bearing, paced, squares
from bitva.kernel.words import Point, Square, Squares, Who
from bitva.rulebooks.starfinder.sheet import squares as in_squares
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import FEET

BURST, SPREAD, CONE, LINE = "burst", "spread", "cone", "line"
SHAPES: Final = (BURST, SPREAD, CONE, LINE)
CIRCLE: Final = 8
"""There are eight directions (sf.grid.compass)."""
NOWHERE: Final = (-1, -1)


def at_corner(point: Point) -> bool:
    """Areas start at intersections (sf.grid.intersections)."""
    return not (point[0] % 2 or point[1] % 2)


def farthest(board: Board, point: Point, square: Square) -> int:
    """Squares from an intersection to the far corner of a square (sf.grid.intersections)."""
    x, y = board.xs[square] - point[0] // 2, board.ys[square] - point[1] // 2
    return paced(max(abs(x), abs(x + 1)), max(abs(y), abs(y + 1)))


def within(board: Board, point: Point, many: int) -> Squares:
    """Squares whose far corner is within so many of an intersection, whatever is in between (sf.grid.intersections)."""
    x, y = point[0] // 2, point[1] // 2
    return sum(1 << square for square in squares(board.box(x - many, y - many, x + many - 1, y + many - 1))
               if farthest(board, point, square) <= many)


def range_to(fight: Fight, who: Who, point: Point) -> int:
    """Feet to an intersection from the nearest corner of a creature's space (sf.grid.intersections)."""
    creature = fight.creatures[who]
    x, y = fight.board.xy(creature.at)
    away_x, away_y = (max(low - at, at - low - creature.size, 0) for low, at in ((x, point[0] // 2), (y, point[1] // 2)))
    return FEET * paced(away_x, away_y)


def corners_of(fight: Fight, who: Who) -> list[Point]:
    """The intersections around a creature's space, at which its cones and lines may start (sf.area.cone, sf.area.line)."""
    creature = fight.creatures[who]
    x, y = fight.board.xy(creature.at)
    around = range(creature.size + 1)
    return [(2 * (x + dx), 2 * (y + dy)) for dy in around for dx in around if {dx, dy} & {0, creature.size}]


def toward(point: Point, other: Point) -> int:
    """The compass direction from one point to another, rounded to the nearest of eight (sf.grid.compass)."""
    return bearing(other[0] - point[0], other[1] - point[1])


# ---- shapes ------------------------------------------------------------------------------------------------------------------

def burst(fight: Fight, point: Point, feet: int) -> Squares:
    """Everything within the radius that is not in total cover from the point; it turns no corners (sf.area.burst)."""
    return lit(fight.board, point, within(fight.board, point, in_squares(feet)) & ~fight.board.filled)


def spread(fight: Fight, point: Point, feet: int) -> Squares:
    """Everything within the radius on the way round corners (sf.area.burst)."""
    board = fight.board
    ways = _ways(board, point, in_squares(feet))
    found = 0
    for square in squares(within(board, point, in_squares(feet)) & ~board.filled):
        x, y = board.xy(square)
        if all((x + dx, y + dy) in ways for dx in (0, 1) for dy in (0, 1)):
            found |= 1 << square
    return found


def _ways(board: Board, point: Point, many: int) -> set[tuple[int, int]]:
    """The intersections to which a way of so many squares leads, along open squares and through them (sf.area.burst)."""
    def open_at(x: int, y: int) -> bool:
        return board.inside(x, y) and not board.filled >> board.square(x, y) & 1

    def passes(x: int, y: int, dx: int, dy: int) -> bool:
        beside = ((x + min(dx, 0), y + min(dy, 0)), (x - (not dx), y - (not dy))) if not (dx and dy) else ()
        return any(open_at(*each) for each in beside) if beside else open_at(x + min(dx, 0), y + min(dy, 0))

    start = (point[0] // 2, point[1] // 2, 0)
    layers: list[set[tuple[int, int, int]]] = [{start}]
    for paid in range(many):
        ahead = set(layers[paid])
        for x, y, odd in sorted(layers[paid]):
            ahead |= {(x + dx, y + dy, odd) for dx, dy in COMPASS[::2] if passes(x, y, dx, dy)}
            if not odd:
                ahead |= {(x + dx, y + dy, 1) for dx, dy in COMPASS[1::2] if passes(x, y, dx, dy)}
        for x, y, odd in sorted(layers[paid - 1]) if paid else ():
            if odd:
                ahead |= {(x + dx, y + dy, 0) for dx, dy in COMPASS[1::2] if passes(x, y, dx, dy)}
        layers.append(ahead)
    return {(x, y) for x, y, _ in layers[-1]}


def cone(fight: Fight, point: Point, direction: int, feet: int) -> Squares:
    """A quarter of a circle from a corner in one of the eight directions: squares whose far corner is within the length and whose
    centre is at most 45 degrees off; total cover from the corner protects (sf.area.cone)."""
    board, (dx, dy) = fight.board, COMPASS[direction]
    found = 0
    for square in squares(within(board, point, in_squares(feet)) & ~board.filled):
        x, y = 2 * board.xs[square] + 1 - point[0], 2 * board.ys[square] + 1 - point[1]
        along, aside = x * dx + y * dy, abs(x * dy - y * dx)
        if along >= aside:
            found |= 1 << square
    return lit(board, point, found)


def line(fight: Fight, point: Point, end: Point, feet: int, left: bool = True) -> Squares:
    """Every square that a line passes through, to its full length or to the first barrier; along an edge the squares of the side
    that is chosen, as seen along the line (sf.area.line)."""
    board, many = fight.board, in_squares(feet)
    dx, dy = end[0] - point[0], end[1] - point[1]
    steps = 2 * many // max(abs(dx), abs(dy)) + 1
    way = _edge(board, point, dx, dy, many, left) if not (dx and dy) else crossed(
        board, spot(point), spot((point[0] + steps * dx, point[1] + steps * dy)))
    found = 0
    came = point
    for square in sorted(squares(way & within(board, point, many)), key=lambda square: _order(board, point, dx, dy, square)):
        if board.filled >> square & 1 or _seam(board, came, square, dx, dy):
            break
        found |= 1 << square
        came = (2 * board.xs[square] + 2 * (dx > 0), 2 * board.ys[square] + 2 * (dy > 0))
    return found


def _order(board: Board, point: Point, dx: int, dy: int, square: Square) -> int:
    """How far along a line a square lies."""
    return (2 * board.xs[square] + 1 - point[0]) * dx + (2 * board.ys[square] + 1 - point[1]) * dy


def _edge(board: Board, point: Point, dx: int, dy: int, many: int, left: bool) -> Squares:
    """The row or column on one side of a line that follows the edge between two (sf.area.line)."""
    x, y = point[0] // 2, point[1] // 2
    if dx:
        row = y - 1 if (dx > 0) == left else y
        return board.box(x, row, x + many - 1, row) if dx > 0 else board.box(x - many, row, x - 1, row)
    column = x if (dy > 0) == left else x - 1
    return board.box(column, y, column, y + many - 1) if dy > 0 else board.box(column, y - many, column, y - 1)


def _seam(board: Board, came: Point, square: Square, dx: int, dy: int) -> bool:
    """Does the line slip into this square through the point where two walls meet? (sf.line_of_effect)"""
    if not (dx and dy) or came != (2 * board.xs[square] + 2 * (dx < 0), 2 * board.ys[square] + 2 * (dy < 0)):
        return False
    x, y = board.xy(square)
    beside = [(x - (1 if dx > 0 else -1), y), (x, y - (1 if dy > 0 else -1))]
    return all(board.inside(*each) and board.filled >> board.square(*each) & 1 for each in beside)


def shape(fight: Fight, kind: str, point: Point, feet: int, end: Point = NOWHERE, left: bool = True) -> Squares:
    """The squares of an area; cones and lines go towards a point, none from a point to itself (sf.area.burst, sf.area.cone,
    sf.area.line)."""
    if kind == BURST:
        return burst(fight, point, feet)
    if kind == SPREAD:
        return spread(fight, point, feet)
    if point == end:
        return 0
    return cone(fight, point, toward(point, end), feet) if kind == CONE else line(fight, point, end, feet, left)


def level_with(fight: Fight, who: Who, point: Point, height: int, feet: int) -> bool:
    """Is some of a creature within so many feet of an intersection at a height? The higher above or below it, the smaller the
    circle that it reaches (sf.area.burst, sf.size.measure)."""
    creature, many = fight.creatures[who], in_squares(feet)
    up = max(0, height - creature.height - FEET * creature.size, creature.height - height) // FEET
    flat = next((squares for squares in range(many, 0, -1) if paced(squares, up) <= many), 0)
    return bool(creature.space & within(fight.board, point, flat))


def affected(fight: Fight, area: Squares) -> list[Who]:
    """Whoever has a part of its space in an area, friend or foe, seen or unseen (sf.area.burst, sf.area.cone)."""
    return [creature.index for creature in fight.creatures if creature.present and creature.space & area]
