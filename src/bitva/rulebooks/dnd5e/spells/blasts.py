"""Spells of harm whose figures do not say everything: darts, a sleep by hit points, a weapon that hangs in the air."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.space import squares
from bitva.kernel.words import NOBODY, Point, Square, Who
from bitva.rulebooks.dnd5e.harm import Blow, concentrate, hurt, roll_damage
from bitva.rulebooks.dnd5e.moments import Targeted
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.spells.aiming import (
    PATH,
    feet_to,
    in_view,
    most_targets,
    on_board,
    refuse_kind,
    refuse_targets,
    square_of,
)
from bitva.rulebooks.dnd5e.spells.parts import concerns, spell_attack, targets_of
from bitva.rulebooks.dnd5e.spells.payment import way_to_pay
from bitva.rulebooks.dnd5e.spells.spell import Spell
from bitva.rulebooks.dnd5e.spells.work import NOWHERE, RULE, Cast, Work, aimed, does, proposed
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.words import CONCENTRATING, FEET, UNCONSCIOUS

PROOF = "proof-against"
"""The kind of effect that keeps the damage of some spells out."""
TOKEN = "token"


# ---- magic missile -----------------------------------------------------------------------------------------------------------

@aimed("magic-missile")
def aim_darts(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Refusal]:
    """All darts at one target, or a target for each dart (dnd.action.cast)."""
    level = way_to_pay(fight.creatures[cast.who], spell, cast.slot)[1] or spell.level
    yield from refuse_targets(fight, cast, spell, level)
    if len(cast.targets) not in (1, most_targets(spell, level)):
        yield refusal(RULE, hard=True, targets=len(cast.targets), most=most_targets(spell, level))


@does("magic-missile")
def darts(work: Work) -> None:
    """Every dart hits; the dice are rolled once for all of them, but each is a hit of its own (dnd.damage.area_once,
    dnd.concentration.damage)."""
    fight, table = work.fight, work.table
    most = most_targets(work.spell, work.level)
    aims = list(work.cast.targets) * (most if len(work.cast.targets) == 1 else 1)
    for target in dict.fromkeys(aims):
        table.before(Targeted(work.who, target, work.spell.id))
    parts = roll_damage(table, work.who, work.spell.damage_by(work.caster.sheet, work.level))
    joined = fight.chosen("concentration_per_cast")
    for target in dict.fromkeys(aims):
        if any(work.spell.id in effect.data for effect in fight.effects_on(target, PROOF)):
            continue
        taken, buffer = 0, fight.creatures[target].temp
        for _ in range(aims.count(target)):
            if fight.creatures[target].present:
                taken += hurt(table, target, Blow(parts, work.who, "magic", joined=joined))
        if joined and taken and fight.creatures[target].flags & CONCENTRATING:
            concentrate(table, target, taken, buffer - fight.creatures[target].temp)


# ---- sleep -------------------------------------------------------------------------------------------------------------------

@does("sleep")
def sleep(work: Work) -> None:
    """So many hit points of creatures fall asleep, those with the fewest first (dnd.action.cast, dnd.condition.unconscious)."""
    fight = work.fight
    dice = work.spell.dice_by(work.caster.sheet, work.level, "pool", str(work.spell.data["pool"]))
    left = sum(work.table.roll(dice, RULE, work.who)) + dice.plus
    awake = [who for who in targets_of(work) if not fight.creatures[who].flags & UNCONSCIOUS]
    for target in sorted(awake, key=lambda who: (fight.creatures[who].hp, who)):
        creature = fight.creatures[target]
        if creature.hp > left:
            return
        if concerns(work, creature) and not creature.sheet.has("fey-ancestry"):
            left -= creature.hp
            work.afflict(target, work.spell.effect)


# ---- a weapon in the air -----------------------------------------------------------------------------------------------------

@aimed("spiritual-weapon")
def aim_weapon(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Refusal]:
    """A place within range, and a target beside it if there is one (dnd.spell.path)."""
    if len(cast.targets) > 1 or (cast.at == NOWHERE and not cast.targets) or (cast.at != NOWHERE and not on_board(fight, cast.at)):
        yield refusal(RULE, hard=True, targets=len(cast.targets), at=cast.at)
        return
    at = place_of(fight, cast, spell)
    if at == NOWHERE or feet_to(fight, cast.who, at, 0) > spell.range or not in_view(fight, cast.who, at):
        yield refusal(PATH, at=at, range=spell.range)
        return
    yield from refuse_beside(fight, cast, spell, at)


def refuse_beside(fight: Fight, cast: Cast, spell: Spell, at: Point) -> Iterator[Refusal]:
    """The weapon strikes at who is within 5 ft of it (dnd.spell.path)."""
    for target in cast.targets:
        other = fight.creatures[target]
        away = fight.board.gap(square_of(fight, at), 1, other.at, other.size) * FEET
        if not other.present or away > int(spell.data["token"]["reach"]):
            yield refusal(PATH, target=target)
        else:
            yield from refuse_kind(fight, fight.creatures[cast.who], other, spell)


def place_of(fight: Fight, cast: Cast, spell: Spell, near: Square = -1, steps: int = 0) -> Point:
    """Where the weapon is to hang: as it is said, or beside its target, as near to its caster (or to where it hung) as can be."""
    board = fight.board
    if cast.at != NOWHERE:
        return middle_of(fight, square_of(fight, cast.at))
    other, creature = fight.creatures[cast.targets[0]], fight.creatures[cast.who]
    start, size = (near, 1) if near >= 0 else (creature.at, creature.size)
    around = board.reach(other.at, other.size, 1) & ~other.space & ~board.filled
    ranked = sorted((board.gap(start, size, square, 1), square) for square in squares(around))
    return middle_of(fight, ranked[0][1]) if ranked and (near < 0 or ranked[0][0] <= steps) else NOWHERE


def middle_of(fight: Fight, square: Square) -> Point:
    x, y = fight.board.xy(square)
    return 2 * x + 1, 2 * y + 1


@proposed("spiritual-weapon")
def propose_weapon(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Cast]:
    """Beside each enemy."""
    for other in fight.enemies(cast.who):
        yield replace(cast, targets=(other.index,))


@does("spiritual-weapon")
def weapon_appears(work: Work) -> None:
    """It hangs in the air for as long as the spell lasts, and strikes at once (dnd.action.cast)."""
    at = square_of(work.fight, place_of(work.fight, work.cast, work.spell))
    work.table.effect(TOKEN, RULE, NOBODY, work.who, cause=work.cause, data=(work.spell.id, work.level, at))
    for target in work.cast.targets:
        spell_attack(work, target)


def weapon_moves(work: Work, token: Effect) -> None:
    """It flies to another place and strikes again (dnd.action.cast)."""
    steps = in_squares(int(work.spell.again["move"]))
    at = square_of(work.fight, place_of(work.fight, work.cast, work.spell, int(str(token.data[2])), steps))
    work.table.make(effect_changed, replace(token, data=(*token.data[:2], at)))
    for target in work.cast.targets:
        spell_attack(work, target)


def weapon_of(fight: Fight, who: Who) -> Effect | None:
    return next((effect for effect in fight.effects if effect.kind == TOKEN and effect.by == who), None)
