"""Straight lines over the map: what they cross, who sees whom, what stands in between. All of it exact."""
from __future__ import annotations

from typing import Final

from bitva.kernel.space import Board, Grid, lowest, remember, squares
from bitva.kernel.words import Point, Square, Squares

Spot = tuple[int, int]
"""A point in 1/200 square, so that a corner taken 1/100 inside its square is exact."""
Ray = tuple[Squares, int, int, int]
"""What a line meets: squares through their inside; points of the grid (by the square south-east of each);
the sides it runs along, upright ones (by the square to the east) and level ones (by the square to the south)."""
Lines = tuple[tuple[Squares, int], ...]
"""Lines that run along no side, each as its squares and its points of the grid."""

UNIT: Final = 200
INSET: Final = 2
_WITHIN: Final = ((INSET, INSET), (UNIT - INSET, INSET), (INSET, UNIT - INSET), (UNIT - INSET, UNIT - INSET),
                  (UNIT // 2, UNIT // 2))


def spot(point: Point) -> Spot:
    """A point given in half squares."""
    return point[0] * (UNIT // 2), point[1] * (UNIT // 2)


def middle(board: Board, sq: Square) -> Spot:
    """The middle of a square."""
    return board.xs[sq] * UNIT + UNIT // 2, board.ys[sq] * UNIT + UNIT // 2


def corners(board: Board, sq: Square) -> tuple[Spot, Spot, Spot, Spot]:
    """The corners of a square, 1/100 inside: north-west, north-east, south-west, south-east."""
    x, y = board.xs[sq] * UNIT, board.ys[sq] * UNIT
    near, far = INSET, UNIT - INSET
    return (x + near, y + near), (x + far, y + near), (x + near, y + far), (x + far, y + far)


def _ray(grid: Grid, p: Spot, q: Spot) -> Ray:
    """What a line meets on its way from p to q; its ends themselves meet nothing."""
    (px, py), (qx, qy) = min(p, q), max(p, q)
    dx, dy = qx - px, qy - py
    if not dx:
        return _upright(grid, px, py, qy)
    columns, stride, height = grid.columns, grid.stride, grid.height
    whole = UNIT * dx
    cells = points = 0
    first, beyond = max(px // UNIT, 0), min(-(-qx // UNIT), grid.width)
    here, over = divmod(py * dx + (max(first * UNIT, px) - px) * dy, whole)
    under = here + (over > 0)
    for x in range(first, beyond):
        east = x * UNIT + UNIT
        there, over = divmod(py * dx + ((east if east < qx else qx) - px) * dy, whole)
        beneath = there + (over > 0)
        top, bottom = (here, beneath) if dy > 0 else (there, under)
        if top < 0 or bottom > height:
            top, bottom = max(top, 0), min(bottom, height)
        if top < bottom:
            cells |= columns[bottom - top] << top * stride + x
        if not over and east < qx and 0 <= there < height:
            points |= 1 << there * stride + x + 1
        here, under = there, beneath
    if dy or py % UNIT:
        return cells, points, 0, 0
    return 0, points, 0, grid.box(first, py // UNIT, beyond - 1, py // UNIT)


def _upright(grid: Grid, x: int, py: int, qy: int) -> Ray:
    """What a line meets that runs due south, or is a mere point."""
    column, top, bottom = x // UNIT, py // UNIT, -(-qy // UNIT) - 1
    if py == qy:
        return (grid.box(column, top, column, top) if x % UNIT and py % UNIT else 0), 0, 0, 0
    run = grid.box(column, top, column, bottom)
    if x % UNIT:
        return run, 0, 0, 0
    return 0, grid.box(column, top + 1, column, bottom), run, 0


def _meets(mask: Squares, ray: Ray, stride: int) -> bool:
    """Whether a line passes through a square of a set, or through a point or along a side where two of them meet."""
    cells, points, uprights, levels = ray
    return bool(
        mask & cells
        or (points and (mask & mask << stride + 1 | mask << 1 & mask << stride) & points)
        or (uprights and mask & mask << 1 & uprights)
        or (levels and mask & mask << stride & levels))


def clear(board: Board, mask: Squares, p: Spot, q: Spot) -> bool:
    """Whether the line from p to q passes no square of a set and no seam between two of them; grazing is no passing."""
    grid = board.grid
    ray = grid.rays.get((*p, *q))
    if ray is None:
        ray = remember(grid.rays, (*p, *q), _ray(grid, p, q))
    return not _meets(mask, ray, board.stride)


def crossed(board: Board, p: Spot, q: Spot) -> Squares:
    """The squares through whose inside the line from p to q passes."""
    return _ray(board.grid, p, q)[0]


def skirts(board: Board, mask: Squares, p: Spot, q: Spot) -> bool:
    """Whether the line from p to q passes through a square of a set or runs along the side of one; to touch a corner is neither."""
    cells, _, uprights, levels = _ray(board.grid, p, q)
    return bool(mask & cells or (mask | mask << 1) & uprights or (mask | mask << board.stride) & levels)


def _essential(rays: list[Ray]) -> Lines:
    """Of several lines those that are clear whenever one of them is, the shortest first."""
    kept: list[tuple[Squares, int]] = []
    for cells, points, *_ in sorted(rays, key=lambda ray: (ray[0].bit_count(), ray[1].bit_count())):
        for fewer, through in kept:
            if fewer & cells == fewer and through & points == through:
                break
        else:
            kept.append((cells, points))
    return tuple(kept)


def _any_clear(mask: Squares, lines: Lines, stride: int) -> bool:
    """Whether one of several lines passes a set by."""
    seams = -1
    for cells, points in lines:
        if not mask & cells:
            if not points:
                return True
            if seams < 0:
                seams = mask & mask << stride + 1 | mask << 1 & mask << stride
            if not seams & points:
                return True
    return False


def _sheaf(grid: Grid, dx: int, dy: int) -> Lines:
    """The lines between two squares at an offset (dy >= 0), as they lie when the corner of their box is square 0."""
    a, b = max(-dx, 0) * UNIT, max(dx, 0) * UNIT
    lines = _essential([_ray(grid, (a + ax, ay), (b + bx, dy * UNIT + by))
                        for ax, ay in _WITHIN for bx, by in _WITHIN])
    return remember(grid.sheaves, (dx, dy), lines)


def _sees(board: Board, a: Square, b: Square, mask: Squares) -> bool:
    """Whether a line from one square to another passes a set by."""
    if a > b:
        a, b = b, a
    xs, ys = board.xs, board.ys
    dx, dy = xs[b] - xs[a], ys[b] - ys[a]
    lines = board.grid.sheaves.get((dx, dy))
    if lines is None:
        if clear(board, mask, middle(board, a), middle(board, b)):
            return True
        lines = _sheaf(board.grid, dx, dy)
    return _any_clear(mask >> (a if dx > 0 else a + dx), lines, board.stride)


def sight(board: Board, a_mask: Squares, b_mask: Squares, blockers: Squares | None = None) -> bool:
    """Whether a corner or middle of a square of one space can be joined to one of the other past what blocks sight."""
    if blockers is not None:
        return _in_sight(board, a_mask, b_mask, blockers)
    key = (a_mask, b_mask) if a_mask < b_mask else (b_mask, a_mask)
    found = board.sights.get(key)
    if found is None:
        found = remember(board.sights, key, _in_sight(board, a_mask, b_mask, board.filled | board.opaque))
    return found


def _in_sight(board: Board, a_mask: Squares, b_mask: Squares, blockers: Squares) -> bool:
    """Whether some square of one space sees some square of the other."""
    both = a_mask | b_mask
    mask = blockers & ~both
    if not mask or a_mask & b_mask:
        return True
    xs, ys = board.xs, board.ys
    columns = [xs[sq] for sq in squares(both)]
    mask &= board.box(min(columns), ys[lowest(both)], max(columns), ys[both.bit_length() - 1])
    return not mask or any(_sees(board, a, b, mask) for a in squares(a_mask) for b in squares(b_mask))


def _fan(grid: Grid, dx: int, dy: int) -> tuple[int, Squares, Lines]:
    """The lines to the corners and the middle of a square from a spot at an offset from its north-west corner, as they
    lie when the corner of their box is square 0; before them that corner's way from the square and all that matters."""
    found = grid.fans.get((dx, dy))
    if found is None:
        stride = grid.stride
        west, north = min(dx // UNIT, 0), min(dy // UNIT, 0)
        ox, oy = -west * UNIT, -north * UNIT
        lines = tuple(_ray(grid, (ox + dx, oy + dy), (ox + x, oy + y))[:2] for x, y in _WITHIN)
        every = 0
        for cells, points in lines:
            every |= cells | points | points >> 1 | points >> stride | points >> stride + 1
        found = remember(grid.fans, (dx, dy), (north * stride + west, every, lines))
    return found


def _reaching(board: Board, p: Spot, sq: Square, mask: Squares) -> tuple[Squares, Lines]:
    """The lines of a fan and a set as it lies to them, empty if it leaves them all alone."""
    off, every, lines = _fan(board.grid, p[0] - board.xs[sq] * UNIT, p[1] - board.ys[sq] * UNIT)
    return mask >> sq + off & every, lines


def _off_board(board: Board, p: Spot) -> bool:
    """Whether a spot lies beyond the edges."""
    return not (0 <= p[0] <= board.width * UNIT and 0 <= p[1] <= board.height * UNIT)


def blocked_corners(board: Board, from_point: Spot, to_sq: Square, mask: Squares) -> int:
    """How many of the lines from a spot to the four corners of a square a set blocks."""
    if _off_board(board, from_point):
        return sum(not clear(board, mask, from_point, corner) for corner in corners(board, to_sq))
    near, lines = _reaching(board, from_point, to_sq, mask)
    return sum(not _any_clear(near, (line,), board.stride) for line in lines[:4]) if near else 0


def reached(board: Board, p: Spot, sq: Square, mask: Squares) -> bool:
    """Whether a line from a spot to a corner or the middle of a square passes a set by."""
    if _off_board(board, p):
        return any(clear(board, mask, p, end) for end in (middle(board, sq), *corners(board, sq)))
    near, lines = _reaching(board, p, sq, mask)
    return not near or _any_clear(near, lines, board.stride)
