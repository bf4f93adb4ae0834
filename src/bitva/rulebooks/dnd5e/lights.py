"""Light: how bright a square is, and the lights that things shed: they go with the thing from hand to hand, and burn on where it
lies."""
from __future__ import annotations

from typing import Final

from bitva.kernel.areas import cone
from bitva.kernel.effects import Effect
from bitva.kernel.lines import sight
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.terrain import BRIGHTLY, DARKLY, DIMLY, layer

LIGHT: Final = "light"
"""An effect; data: what `shining` makes."""
RULE: Final = "dnd.vision.light"
DARK, DIM, BRIGHT = 0, 1, 2
GRADES: Final = {"dark": DARK, "dim": DIM, "bright": BRIGHT}
TORCH, HOODED, BULLSEYE = "torch", "hooded-lantern", "bullseye-lantern"
SHED: Final = {TORCH: (20, 20), "candle": (5, 5), "lamp": (15, 30), HOODED: (30, 30), BULLSEYE: (60, 60)}
"""Feet of bright light that a burning thing sheds, and of dim light beyond (dnd.vision.light)."""
HOOD_DOWN: Final = (0, 5)
"""What a hooded lantern sheds with its hood down (dnd.vision.light)."""


def shining(bright: int, dim: int, thing: str = "", square: Square = -1, toward: Square = -1) -> tuple[int, int, str, int, int]:
    """Feet bright, feet more dim, the thing that sheds the light, the square where it lies if nobody holds it, and the square that
    a beam points at."""
    return bright, dim, thing, square, toward


def parts_of(effect: Effect) -> tuple[int, int, str, int, int]:
    """What `shining` made."""
    bright, dim, thing, square, toward = effect.data
    return int(str(bright)), int(str(dim)), str(thing), int(str(square)), int(str(toward))


# ---- how bright it is ----------------------------------------------------------------------------------------------------------

def light_at(fight: Fight, square: Square) -> int:
    """Bright, dim or dark: what the map says, or else the light of the whole scene, and whatever shines there
    (dnd.vision.light)."""
    grade = GRADES[fight.light]
    if fight.board.layers or fight.effects:
        for name, said in ((BRIGHTLY, BRIGHT), (DARKLY, DARK), (DIMLY, DIM)):
            if fight.board.layer(name) >> square & 1:
                grade = said
                break
        if grade == DARK and layer(fight, DIMLY) >> square & 1:
            grade = DIM
        for effect in fight.effects if grade < BRIGHT else ():
            if effect.kind == LIGHT:
                grade = max(grade, _shed(fight, effect, square))
    return grade


def _shed(fight: Fight, effect: Effect, square: Square) -> int:
    """What one light gives a square that nothing parts from it."""
    bright, dim, _, lies, toward = parts_of(effect)
    board = fight.board
    holder = fight.creatures[effect.on] if effect.on >= 0 else None
    if holder is not None and not holder.present:
        return DARK
    at, size = (lies, 1) if holder is None else (holder.at, holder.size)
    away = board.gap(at, size, square, 1)
    if away > in_squares(bright + dim) or not sight(board, board.space(at, size), 1 << square):
        return DARK
    if toward >= 0 and at != square and (at == toward or not _beam(fight, at, toward, bright + dim) >> square & 1):
        return DARK
    return BRIGHT if bright and away <= in_squares(bright) else DIM


def _beam(fight: Fight, at: Square, toward: Square, feet: int) -> int:
    """The squares of a beam: a cone from the middle of a square towards another (dnd.vision.light, dnd.aoe.cone)."""
    board = fight.board
    (x, y), (tx, ty) = board.xy(at), board.xy(toward)
    return cone(board, (2 * x + 1, 2 * y + 1), (2 * tx + 1, 2 * ty + 1), in_squares(feet))


# ---- where the light is --------------------------------------------------------------------------------------------------------

def shed_by(fight: Fight, thing: str, who: Who, square: Square = -1) -> Effect | None:
    """The light of a thing that a creature holds, or that lies on a square."""
    if not fight.effects:
        return None
    return next((effect for effect in fight.effects_on(who, LIGHT) if parts_of(effect)[2:4] == (thing, square)), None)


def pass_light(table: Table[Fight], thing: str, who: Who, target: Who) -> None:
    """A light goes along when the thing changes hands."""
    _move(table, shed_by(table.battle, thing, who), target)


def leave_light(table: Table[Fight], thing: str, who: Who, square: Square) -> None:
    """What is dropped burns on where it lies, unless the creature still holds another of the kind."""
    if not table.battle.creatures[who].holds(thing):
        _move(table, shed_by(table.battle, thing, who), NOBODY, square)


def take_light(table: Table[Fight], thing: str, who: Who, square: Square) -> None:
    """What burns on the floor burns on in the hand."""
    _move(table, shed_by(table.battle, thing, NOBODY, square), who)


def put_out(table: Table[Fight], thing: str, who: Who) -> None:
    """A light goes out."""
    effect = shed_by(table.battle, thing, who)
    if effect is not None:
        table.end(effect)


def _move(table: Table[Fight], effect: Effect | None, on: Who, square: Square = -1) -> None:
    if effect is not None:
        table.end(effect)
        bright, dim, thing, _, toward = parts_of(effect)
        table.effect(LIGHT, effect.rule, on, effect.by, effect.until, data=shining(bright, dim, thing, square, toward))
