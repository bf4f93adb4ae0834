"""Sneaking, hiding, listening: what they take, what the game master throws in secret, and when they end."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.numbers import Term
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import Path, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import SEGMENT_ENDS
from bitva.rulebooks.acks.conditions import disorder, impose, lift
from bitva.rulebooks.acks.cover import objects_near
from bitva.rulebooks.acks.engagement import engaged, not_while_engaged
from bitva.rulebooks.acks.figures import combat_speed, running_speed
from bitva.rulebooks.acks.ground import feet_of, reachable, refuse_steps, too_far, ways
from bitva.rulebooks.acks.march import pace, rooted, turn_at_end, unreadable
from bitva.rulebooks.acks.moments import Acted
from bitva.rulebooks.acks.run import refuse_curve
from bitva.rulebooks.acks.segment import COMBAT, FULL, MOVEMENT, Act, absent, cannot, spend
from bitva.rulebooks.acks.sheet import Means
from bitva.rulebooks.acks.skills import throw, unskilled
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import STRUCK, THROW_TERMS, Blow
from bitva.rulebooks.acks.walk import moved, walk
from bitva.rulebooks.acks.words import DEAFENED, HIDDEN, SNEAKING

SKULKING: Final = "skulking"
DARK: Final = ("dark", "dim", "fog", "foliage")
"""Layers in which one can hide (acks.prof.hiding)."""
SLOW, BRISK, RUNNING = 0, -5, -10
"""What sneaking at up to half of combat speed, at combat speed and at a run costs (acks.prof.sneaking)."""
LESSENED: Final = {SLOW: 0, BRISK: -2, RUNNING: -5}
"""The same for somebody with Skulking."""


@value
class Sneak(Act):
    """Quiet movement, with a movement action or at a run with the whole segment."""

    verb: ClassVar[str] = "sneak"
    who: Who
    path: Path
    face: str = ""
    by: str = MOVEMENT


@value
class Hide(Act):
    """A try at getting out of everybody's sight."""

    verb: ClassVar[str] = "hide"
    cost: ClassVar[str] = COMBAT
    who: Who


@value
class Listen(Act):
    """Listening for what is barely audible."""

    verb: ClassVar[str] = "listen"
    cost: ClassVar[str] = COMBAT
    who: Who


@value
class Reveal(Action):
    """A creature gives up hiding or sneaking."""

    verb: ClassVar[str] = "reveal"
    who: Who


@value
class Locate(Ruling):
    """The game master says that somebody knows, or no longer knows, where a hidden creature is."""

    verb: ClassVar[str] = "locate"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    by: Who
    known: bool = True


# ---- sneaking ----------------------------------------------------------------------------------------------------------------

@book.refuses(Sneak)
def refuse_sneak(fight: Fight, act: Sneak) -> Iterator[Refusal]:
    """By the proficient and unengaged, at up to combat speed, or at running speed on a smooth curve (acks.sneak.move,
    acks.sneak.proficient, acks.sneak.running)."""
    yield from unreadable(act.face)
    if act.by not in (MOVEMENT, FULL) or not act.path:
        yield refusal("acks.sneak.move", hard=True)
        return
    yield from cannot(fight, act.who, act.by)
    yield from unskilled(fight, act.who, "sneaking", "acks.sneak.proficient")
    runs = act.by == FULL
    yield from not_while_engaged(fight, act.who, "acks.sneak.running.unengaged" if runs else "acks.engage.limits")
    yield from rooted(fight, act.who)
    yield from refuse_steps(fight, act.who, act.path)
    if runs:
        yield from refuse_curve(fight, act.who, act.path, "acks.grid.curve")
        yield from too_far(fight, act.who, act.path, running_speed(fight, act.who), "acks.sneak.running")
    else:
        yield from too_far(fight, act.who, act.path, pace(fight, act.who), "acks.sneak.move")


@book.proposes
def propose_stealth(fight: Fight, who: Who) -> Iterator[Action]:
    """A quiet way to every square in reach, hiding, listening, and giving it up."""
    creature = fight.creatures[who]
    if next(unskilled(fight, who, "sneaking", ""), None) is None and not creature.spent and not engaged(fight, who):
        yield from (Sneak(who, path) for path in ways(reachable(fight, who, pace(fight, who))))
        for path in ways(reachable(fight, who, running_speed(fight, who))) if not creature.moves else ():
            if next(refuse_curve(fight, who, path, "acks.grid.curve"), None) is None:
                yield Sneak(who, path, by=FULL)
    yield from (Hide(who), Listen(who), Reveal(who))


@book.performs(Sneak)
def perform_sneak(table: Table[Fight], act: Sneak) -> None:
    """The game master throws as it begins; on a success it makes no sound; at some tables running quietly disorders like any run
    (acks.sneak.move, acks.sneak.running, acks.prof.sneaking)."""
    fight, who = table.battle, act.who
    start = fight.creatures[who].at
    terms = sneaking_terms(fight, who, act)
    spend(table, act)
    result = throw(table, who, "sneaking", terms, secret=True)
    lift(table, who, "sneaking")
    if result.success:
        impose(table, who, "sneaking", "acks.prof.sneaking", who)
    if act.by == FULL and fight.option("running_sneak_disorders", False):
        disorder(table, who, "acks.sneak.running")
    by = walk(table, who, act.path, turns=False)
    turn_at_end(table, who, act.path, act.face, by, "acks.march.facing")
    moved(table, who, act.path, start, act.verb)


def sneaking_terms(fight: Fight, who: Who, act: Sneak) -> tuple[Term, ...]:
    """By how fast it goes; with Skulking less, and 2 better in general (acks.prof.sneaking)."""
    slow = 2 * feet_of(fight, who, act.path) <= combat_speed(fight, who)
    speed = RUNNING if act.by == FULL else SLOW if slow else BRISK
    skulks = fight.creatures[who].sheet.has(SKULKING)
    return (Term(LESSENED[speed] if skulks else speed, "acks.prof.sneaking"), Term(2 if skulks else 0, "acks.prof.sneaking"))


# ---- hiding ------------------------------------------------------------------------------------------------------------------

@book.refuses(Hide)
def refuse_hide(fight: Fight, act: Hide) -> Iterator[Refusal]:
    """By the proficient, in cover, dim light or darkness (acks.hide.action, acks.hide.proficient, acks.prof.hiding)."""
    yield from cannot(fight, act.who, COMBAT)
    yield from unskilled(fight, act.who, "hiding", "acks.hide.proficient")
    if not concealed(fight, fight.creatures[act.who]):
        yield refusal("acks.prof.hiding")


def concealed(fight: Fight, creature: Combatant) -> bool:
    """Is it in cover, dim light or darkness? (acks.prof.hiding)"""
    board, space = fight.board, creature.space
    bright = space & board.layer("bright")
    if any(space & board.layer(name) for name in DARK) or objects_near(fight, creature):
        return not bright
    return fight.light != "bright" and not bright


@book.performs(Hide)
def perform_hide(table: Table[Fight], act: Hide) -> None:
    """The game master throws; on a success nobody hostile can claim a line of sight on it (acks.prof.hiding, acks.cond.hidden)."""
    fight = table.battle
    spend(table, act)
    if throw(table, act.who, "hiding", secret=True).success:
        foes = sum(1 << other.index for other in fight.creatures if fight.hostile(act.who, other.index))
        table.make(facts.hid, act.who, foes)
        impose(table, act.who, "hidden", "acks.prof.hiding", act.who)
    table.after(Acted(act.who, act.verb))


@book.on_end("hidden")
def comes_to_light(table: Table[Fight], effect: Effect) -> None:
    """Whoever is no longer hidden is hidden from nobody (acks.cond.hidden)."""
    if not table.battle.creatures[effect.on].flags & HIDDEN:
        table.make(facts.hid, effect.on, 0)


def ends_hiding(table: Table[Fight], who: Who) -> None:
    """At the end of its segment hiding is over for whoever moved, attacked or is no longer concealed; sneaking for whoever attacked
    (acks.cond.hidden, acks.cond.sneaking)."""
    fight = table.battle
    creature = fight.creatures[who]
    attacked = STRUCK in creature.done
    hides = creature.flags & HIDDEN
    if hides and (attacked or (creature.travelled and creature.combat != Hide.verb) or not open_to_view(fight, creature)):
        lift(table, who, "hidden")
    if creature.flags & SNEAKING and attacked:
        lift(table, who, "sneaking")


def open_to_view(fight: Fight, creature: Combatant) -> bool:
    """Does what hid it still do so? What hid it by the game master's word, he ends himself."""
    own = [effect for effect in fight.effects_on(creature.index, "hidden") if effect.rule == "acks.prof.hiding"]
    return not own or concealed(fight, creature)


SEGMENT_ENDS.append(ends_hiding)


def at_a_guess(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """Melee against somebody hidden whose place one knows (acks.cond.hidden)."""
    if means.melee and fight.creatures[blow.target].hidden >> blow.who & 1:
        yield Term(-4, "acks.cond.hidden")


THROW_TERMS.append(at_a_guess)


@book.refuses(Locate)
def refuse_locate(fight: Fight, ruling: Locate) -> Iterator[Refusal]:
    """Only the hidden need to be located (acks.cond.hidden)."""
    if not fight.creatures[ruling.on].hidden >> ruling.by & 1:
        yield refusal("acks.cond.hidden", hard=True, target=ruling.on)


@book.performs(Locate)
def perform_locate(table: Table[Fight], ruling: Locate) -> None:
    """Somebody knows where to strike (acks.cond.hidden)."""
    for effect in tuple(table.battle.effects_on(ruling.on, "located")):
        if effect.by == ruling.by:
            table.end(effect)
    if ruling.known:
        cause = next(table.battle.effects_on(ruling.on, "hidden"))
        table.effect("located", "acks.cond.hidden", ruling.on, ruling.by, cause=cause.number)


@book.refuses(Reveal)
def refuse_reveal(fight: Fight, act: Reveal) -> Iterator[Refusal]:
    """Whoever hides or sneaks (acks.cond.hidden, acks.cond.sneaking)."""
    yield from absent(fight.creatures[act.who])
    if not fight.creatures[act.who].flags & (HIDDEN | SNEAKING):
        yield refusal("acks.cond.hidden", hard=True, target=act.who)


@book.performs(Reveal)
def perform_reveal(table: Table[Fight], act: Reveal) -> None:
    """By choice, and at no price (acks.cond.hidden, acks.cond.sneaking)."""
    lift(table, act.who, "hidden")
    lift(table, act.who, "sneaking")


# ---- listening ---------------------------------------------------------------------------------------------------------------

@book.refuses(Listen)
def refuse_listen(fight: Fight, act: Listen) -> Iterator[Refusal]:
    """Anybody who is not deaf (acks.listen.action)."""
    yield from cannot(fight, act.who, COMBAT)
    if fight.creatures[act.who].flags & DEAFENED:
        yield refusal("acks.listen.action")


@book.performs(Listen)
def perform_listen(table: Table[Fight], act: Listen) -> None:
    """The game master throws in secret and says what there is to hear; who sneaks is never heard (acks.listen.action,
    acks.prof.listening)."""
    fight = table.battle
    spend(table, act)
    success = throw(table, act.who, "listening", secret=True).success
    audible = any(other.present and not other.dead and fight.hostile(act.who, other.index) and other.hidden >> act.who & 1
                  and not other.flags & SNEAKING for other in fight.creatures)
    table.tell(facts.heard, act.who, success and audible)
    table.after(Acted(act.who, act.verb))
