"""Aim: a whole turn that makes the first shot of the next one easier, or a very long one possible."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.savage.attack import ATTACK, Attack
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.called import CALLED
from bitva.rulebooks.savage.cover import RULES
from bitva.rulebooks.savage.figures import carrier, in_hand
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import TURN_END, Attacked, Stepped
from bitva.rulebooks.savage.options import option
from bitva.rulebooks.savage.sight import line_of_sight
from bitva.rulebooks.savage.speed import ROWS
from bitva.rulebooks.savage.state import NO_RUN, Fight
from bitva.rulebooks.savage.strike import SHOTGUN, SLUG, Strike, band
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import AIMING

AIM: Final = "aim"
IGNORE, PLUS, EXTREME = "aim-ignore", "aim-plus", "extreme"
USES: Final = (IGNORE, PLUS, EXTREME)
"""What an aimed shot may do with it: one of these (sw.aim.ignore, sw.aim.plus2, sw.attack.extreme)."""
MOST_IGNORED: Final = 4
IGNORED: Final = ("sw.attack.range_bands", *RULES[1:], "sw.gear.shield", "sw.attack.prone_target", CALLED, "sw.scale.attack",
                  *(rule for _, _, rule in ROWS))
"""Penalties for range, cover, called shots, Scale and relative speed (sw.aim.ignore)."""


@value
class Aim(Action):
    """The whole turn is spent aiming at somebody (sw.aim.action)."""

    verb: ClassVar[str] = AIM
    who: Who
    target: Who


# ---- aiming --------------------------------------------------------------------------------------------------------------------

@book.refuses(Aim)
def refuse_aim(fight: Fight, action: Aim) -> Iterator[Refusal]:
    """A whole turn, standing still, with a ranged weapon in hand, at somebody in sight; from a mount or vehicle only on a steady
    course (sw.aim.action, sw.aim.stationary, sw.aim.vehicle)."""
    who = action.who
    creature, other = fight.creatures[who], fight.creatures[action.target]
    if not other.present or action.target == who:
        yield refusal("sw.aim.action", hard=True)
        return
    yield from no_action(fight, who, AIM)
    if creature.moved or creature.ran != NO_RUN:
        yield refusal("sw.aim.stationary")
    under = carrier(fight, who)
    if under != NOBODY and not steady(fight, under):
        yield refusal("sw.aim.vehicle")
    if not any(not means.melee for means in in_hand(creature)):
        yield refusal("sw.aim.action")
    if not line_of_sight(fight, who, action.target):
        yield refusal("sw.attack.ranged", target=action.target)


def steady(fight: Fight, under: Who) -> bool:
    """May somebody aim on it? On a mount that stands; in a vehicle that stands, whose driver holds steady, or that goes over even
    ground, as the game master has said or as the map shows (sw.aim.vehicle, sw.vehicle.hold_steady)."""
    carriage = fight.creatures[under]
    if not carriage.sheet.vehicle:
        return not carriage.moved and carriage.ran == NO_RUN
    if not carriage.speed or any(fight.effects_on(under, "steady")):
        return True
    said = next(fight.effects_on(under, "ground"), None)
    if said is not None:
        return said.data[0] == "even"
    return not fight.board.layers.get("difficult", 0) & carriage.space


@book.proposes
def propose_aim(fight: Fight, who: Who) -> Iterator[Action]:
    """At every enemy (sw.aim.action)."""
    yield from (Aim(who, foe.index) for foe in fight.foes(who))


@book.performs(Aim)
def perform_aim(table: Table[Fight], action: Aim) -> None:
    """It helps the first action of the next turn (sw.aim.action, sw.aim.first_action)."""
    if broken_into(table, action):
        return
    use_action(table, action.who, AIM)
    lose_aim(table, action.who)
    until = Until(TURN_END, action.who, table.battle.clock.round + 1)
    table.effect(AIM, "sw.aim.action", action.who, action.who, until, AIMING, data=(action.target,))


# ---- what becomes of it --------------------------------------------------------------------------------------------------------

def aim_of(fight: Fight, who: Who) -> Effect | None:
    """At whom somebody has taken aim."""
    return next(fight.effects_on(who, AIM), None)


def lose_aim(table: Table[Fight], who: Who) -> None:
    """It is over."""
    for effect in tuple(table.battle.effects_on(who, AIM)):
        table.end(effect)


@book.imposed.append
def shaken_off(table: Table[Fight], who: Who, condition: str, rule: RuleId) -> None:
    """Who is Stunned or falls loses his aim; who lies down of his own will keeps it (sw.aim.first_action)."""
    falls = condition == "prone" and rule != "sw.move.prone"
    if table.battle.creatures[who].flags & AIMING and (falls or condition in ("stunned", "incapacitated")):
        lose_aim(table, who)


@book.follows(Stepped)
def walked_off(table: Table[Fight], moment: Stepped) -> None:
    """Who leaves his square before the shot loses his aim, unless the table is kinder (sw.aim.stationary)."""
    if table.battle.creatures[moment.who].flags & AIMING and not table.battle.option("aim_and_move", False):
        lose_aim(table, moment.who)


# ---- the aimed shot ------------------------------------------------------------------------------------------------------------

def may_use_aim(fight: Fight, strike: Strike) -> Iterator[Refusal]:
    """One use of it, on the first action of the turn (sw.aim.plus2, sw.aim.first_action, sw.attack.extreme)."""
    used = [word for word in USES if word in strike.how]
    if len(used) > 1:
        yield refusal("sw.attack.extreme") if EXTREME in used else refusal("sw.aim.plus2")
    if EXTREME in used and strike.means.has(SHOTGUN) and SLUG not in strike.how:
        yield refusal("sw.attack.shotgun", means=strike.means.id)
    lost = aim_of(fight, strike.who) is None or strike.means.melee or strike.area or fight.creatures[strike.who].did
    if lost:
        yield refusal("sw.attack.extreme") if EXTREME in used else refusal("sw.aim.first_action")


for word in USES:
    option(word)(may_use_aim)


@book.attack_reasons.append
def aimed_elsewhere(fight: Fight, attack: Attack, strike: Strike) -> Iterator[Refusal]:
    """Only at whom one has aimed (sw.aim.first_action)."""
    used = next((word for word in USES if word in attack.how), "")
    aim = aim_of(fight, attack.who)
    if used and aim is not None and attack.targets != (aim.data[0],):
        yield refusal("sw.attack.extreme") if used == EXTREME else refusal("sw.aim.first_action")
    if used == EXTREME and all(within_long(fight, strike, target) for target in attack.targets):
        yield refusal("sw.attack.extreme", hard=True)


def within_long(fight: Fight, strike: Strike, target: Who) -> bool:
    return band(strike.means.bands, fight.gap(strike.who, target)) < len(strike.means.bands)


@book.attack_terms.append
def well_aimed(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """+2 (sw.aim.plus2)."""
    if PLUS in strike.how:
        yield Term(2, "sw.aim.plus2")


@book.attack_reliefs.append
def ignored(fight: Fight, strike: Strike, terms: list[Term]) -> Iterator[Term]:
    """Up to 4 points in all of penalties for range, cover, called shot, Scale and relative speed (sw.aim.ignore)."""
    if IGNORE not in strike.how:
        return
    penalty = sum(term.value for term in terms if term.value < 0 and not term.beaten and term.rule in IGNORED)
    if penalty:
        yield Term(min(MOST_IGNORED, -penalty), "sw.aim.ignore")


@book.turn_acts.append
def aim_is_used(table: Table[Fight], who: Who, kind: str) -> None:
    """Another first action gives it up, and so does any further one (sw.aim.first_action)."""
    creature = table.battle.creatures[who]
    if creature.flags & AIMING and (kind != ATTACK or len(creature.did) > 1):
        lose_aim(table, who)


@book.follows(Attacked)
def aim_is_spent(table: Table[Fight], moment: Attacked) -> None:
    """The shot was it (sw.aim.first_action)."""
    creature = table.battle.creatures[moment.who]
    if creature.flags & AIMING and creature.did:
        lose_aim(table, moment.who)


@book.proposes
def propose_aimed(fight: Fight, who: Who) -> Iterator[Action]:
    """The uses of an aim (sw.aim.ignore, sw.aim.plus2, sw.attack.extreme)."""
    aim = aim_of(fight, who)
    if aim is not None:
        for means in in_hand(fight.creatures[who]):
            yield from (Attack(who, (int(str(aim.data[0])),), means.id, how=(word,)) for word in USES if not means.melee)
