"""Contests in combat: grappling, letting go, dragging along, shoving, and whatever the game master models on them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.facts import forbidden
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Square, Who, value
from bitva.rulebooks.dnd5e.attack import no_attack_left, refuse_target, spend_attack
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import contest
from bitva.rulebooks.dnd5e.figures import free_hands, grip, speed
from bitva.rulebooks.dnd5e.forced import retreats, room, shift
from bitva.rulebooks.dnd5e.harm import impose, loosen, release
from bitva.rulebooks.dnd5e.hiding import give_away
from bitva.rulebooks.dnd5e.moments import Stepped
from bitva.rulebooks.dnd5e.riders import hold
from bitva.rulebooks.dnd5e.sheet import MELEE, Means
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import ABILITIES, GRAPPLED, GRAPPLING, HELPLESS, SIZES, SKILLS

ATHLETICS, ACROBATICS = "athletics", "acrobatics"


@value
class Grapple(Action):
    """One attack of the Attack action goes into seizing somebody."""

    verb: ClassVar[str] = "grapple"
    who: Who
    target: Who


@value
class LetGo(Action):
    """A creature lets go of one that it holds."""

    verb: ClassVar[str] = "let-go"
    who: Who
    target: Who


@value
class Shove(Action):
    """One attack of the Attack action goes into knocking somebody over or away."""

    verb: ClassVar[str] = "shove"
    who: Who
    target: Who


@value
class Contest(Action):
    """One attack of the Attack action goes into something of which only the game master knows how it is settled."""

    verb: ClassVar[str] = "contest"
    who: Who
    target: Who
    aim: str


# ---- may it? ---------------------------------------------------------------------------------------------------------------

def refuse_manoeuvre(fight: Fight, who: Who, target: Who) -> Iterator[Refusal]:
    """It replaces an attack of the Attack action, not a part of Multiattack, against a target within reach
    (dnd.contest.combat, dnd.action.multiattack)."""
    yield from no_attack_left(fight, who)
    yield from refuse_target(fight, who, target, Means("", MELEE, 0, (), reach=grip(fight, who)))


def too_big(fight: Fight, who: Who, target: Who) -> bool:
    """Is the target more than one size larger? (dnd.grapple.start, dnd.shove.start)"""
    return bigger(fight.creatures[target], fight.creatures[who]) > 1


def bigger(one: Combatant, other: Combatant) -> int:
    """By how many steps of size one creature is larger than another (dnd.size.table)."""
    return SIZES.index(one.sheet.size_name) - SIZES.index(other.sheet.size_name)


@book.refuses(Grapple)
def refuse_grapple(fight: Fight, grapple: Grapple) -> Iterator[Refusal]:
    """A free hand, and a target not yet held, at most one size larger (dnd.grapple.start)."""
    if too_big(fight, grapple.who, grapple.target):
        yield refusal("dnd.grapple.start", target=grapple.target)
    if free_hands(fight, fight.creatures[grapple.who]) < 1:
        yield refusal("dnd.grapple.start", hands=fight.creatures[grapple.who].hand)
    if grip_on(fight, grapple.who, grapple.target):
        yield refusal("dnd.grapple.start", held=grapple.target)
    yield from refuse_manoeuvre(fight, grapple.who, grapple.target)


@book.refuses(Shove)
def refuse_shove(fight: Fight, shove: Shove) -> Iterator[Refusal]:
    """A target at most one size larger; no free hand is needed (dnd.shove.start)."""
    if too_big(fight, shove.who, shove.target):
        yield refusal("dnd.shove.start", target=shove.target)
    yield from refuse_manoeuvre(fight, shove.who, shove.target)


@book.refuses(Contest)
def refuse_contest(fight: Fight, contest: Contest) -> Iterator[Refusal]:
    """An attack left, and a target within reach (dnd.contest.combat)."""
    yield from refuse_manoeuvre(fight, contest.who, contest.target)


@book.proposes
def propose_manoeuvres(fight: Fight, who: Who) -> Iterator[Action]:
    """Every enemy within reach, seized or shoved (dnd.turn.common_actions)."""
    creature = fight.creatures[who]
    if not (creature.action or creature.attacks):
        return
    reach = grip(fight, who)
    for other in fight.enemies(who):
        if fight.gap(who, other.index) <= reach:
            yield Grapple(who, other.index)
            yield Shove(who, other.index)


# ---- the contest -------------------------------------------------------------------------------------------------------------

def overcomes(table: Table[Fight], who: Who, target: Who, rule: RuleId) -> bool:
    """Athletics against Athletics or Acrobatics, as the target prefers; afterwards everybody knows where the attacker is
    (dnd.grapple.start, dnd.shove.start, dnd.attack.reveals)."""
    fight = table.battle
    if fight.creatures[target].flags & HELPLESS and fight.chosen("incapacitated_contest_auto"):
        won = True
    else:
        skill = table.ask(target, rule, (ATHLETICS, ACROBATICS), by=who)
        won = contest(table, who, ATHLETICS, target, skill, rule)
    give_away(table, who)
    return won


@book.performs(Grapple)
def perform_grapple(table: Table[Fight], grapple: Grapple) -> None:
    """Whoever wins the contest holds the other in a hand (dnd.grapple.start, dnd.hands)."""
    spend_attack(table, grapple.who)
    if overcomes(table, grapple.who, grapple.target, "dnd.grapple.start"):
        hold(table, grapple.who, grapple.target, 0)
    acted(table, grapple, grapple.target)


@book.performs(Shove)
def perform_shove(table: Table[Fight], shove: Shove) -> None:
    """Whoever wins the contest knocks the other prone or pushes it 5 ft away (dnd.shove.start)."""
    spend_attack(table, shove.who)
    if overcomes(table, shove.who, shove.target, "dnd.shove.start"):
        if table.ask(shove.who, "dnd.shove.start", ("prone", "push"), target=shove.target) == "prone":
            impose(table, shove.target, "prone", "dnd.shove.start", shove.who)
        else:
            push_away(table, shove.who, shove.target)
    acted(table, shove, shove.target)


def push_away(table: Table[Fight], who: Who, target: Who) -> None:
    """Straight away, or by choice into another free square that is farther off; if there is none it stays
    (dnd.shove.start, dnd.move.forced)."""
    fight = table.battle
    places = {f"{x},{y}": square for square in retreats(fight, who, target) for x, y in (fight.board.xy(square),)}
    if places:
        names = tuple(places)
        shift(table, target, places[names[0] if len(names) == 1 else table.ask(who, "dnd.move.forced", names, target=target)])


@book.performs(Contest)
def perform_contest(table: Table[Fight], action: Contest) -> None:
    """The game master names the two skills or abilities, or says that it cannot be done; what victory brings he rules himself
    (dnd.contest.combat)."""
    skills = (*SKILLS, *ABILITIES)
    skill = table.ask(NOBODY, "dnd.contest.combat", (*skills, "impossible"), who=action.who, target=action.target, aim=action.aim)
    if skill == "impossible":
        table.tell(forbidden, action.who, "dnd.contest.combat")
        return
    other_skill = table.ask(NOBODY, "dnd.contest.combat", skills, who=action.target, target=action.who, aim=action.aim)
    spend_attack(table, action.who)
    won = contest(table, action.who, skill, action.target, other_skill, "dnd.contest.combat")
    give_away(table, action.who)
    if won:
        table.ask(NOBODY, "dnd.contest.combat", ("done",), won=action.who, aim=action.aim)
    acted(table, action, action.target)


# ---- letting go --------------------------------------------------------------------------------------------------------------

def grip_on(fight: Fight, who: Who, target: Who) -> Effect | None:
    """The hold that one creature has on another."""
    return next((effect for effect in fight.effects_on(target, "grappled") if effect.by == who), None)


@book.refuses(LetGo)
def refuse_let_go(fight: Fight, let_go: LetGo) -> Iterator[Refusal]:
    """At any time, on anybody's turn, and at no cost; but only what one holds (dnd.grapple.release)."""
    if grip_on(fight, let_go.who, let_go.target) is None:
        yield refusal("dnd.grapple.release", hard=True, target=let_go.target)


@book.proposes
def propose_let_go(fight: Fight, who: Who) -> Iterator[Action]:
    """Each creature that is held (dnd.grapple.release)."""
    if fight.creatures[who].flags & GRAPPLING:
        for effect in fight.effects:
            if effect.kind == "grappled" and effect.by == who:
                yield LetGo(who, effect.on)


@book.performs(LetGo)
def perform_let_go(table: Table[Fight], let_go: LetGo) -> None:
    """The hold ends (dnd.grapple.release)."""
    held = grip_on(table.battle, let_go.who, let_go.target)
    assert held is not None
    release(table, held)


@book.follows(Stepped)
def slip_away(table: Table[Fight], step: Stepped) -> None:
    """A hold ends as soon as the held one is out of its holder's reach (dnd.condition.grappled)."""
    if table.battle.creatures[step.who].flags & (GRAPPLED | GRAPPLING):
        loosen(table, step.who)


# ---- dragging along ------------------------------------------------------------------------------------------------------------

def dragged(fight: Fight, who: Who) -> list[Combatant]:
    """Those whom a creature holds and can take along."""
    return [fight.creatures[effect.on] for effect in fight.effects if effect.kind == "grappled" and effect.by == who]


def drag_left(fight: Fight, who: Who, mode: str) -> int:
    """Feet left for dragging: half the speed in all this turn, unless whoever is held is two sizes smaller or more
    (dnd.grapple.drag, dnd.core.rounding)."""
    creature = fight.creatures[who]
    feet = speed(fight, who, mode)
    if any(bigger(creature, other) < 2 for other in dragged(fight, who)):
        feet //= 2
    return max(0, feet * (1 + creature.dashes) - creature.moved)


def take_along(table: Table[Fight], who: Who, left: Square) -> None:
    """After a step of their holder the held ones that it would leave behind are moved into its reach: to the square it left if they
    fit there. They are moved and provoke nobody (dnd.grapple.drag, dnd.move.forced)."""
    fight = table.battle
    reach = grip(fight, who)
    for other in dragged(fight, who):
        if fight.gap(who, other.index) > reach:
            there = trail(fight, who, other, left, reach)
            if there is not None:
                shift(table, other.index, there)


def trail(fight: Fight, who: Who, other: Combatant, left: Square, reach: int) -> Square | None:
    """Where a held creature is dragged: the nearest free place within reach, the one its holder has just left before others."""
    board = fight.board
    holder = fight.creatures[who]
    near = board.reach(holder.at, holder.size, reach + other.size - 1)
    places = [square for square in squares(near) if room(fight, other.index, square)
              and board.gap(holder.at, holder.size, square, other.size) <= reach]
    def order(square: Square) -> tuple[int, bool, Square]:
        return board.gap(other.at, 1, square, 1), not board.space(square, other.size) >> left & 1, square
    return min(places, key=order, default=None)
