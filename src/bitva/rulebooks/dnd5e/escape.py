"""Getting free by an action: out of a grapple, a net, a web, and whatever else says so."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import AFFLICTED, affliction, free
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import check, check_bonus, contest
from bitva.rulebooks.dnd5e.harm import release
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import no_action_left

RULE = "dnd.action.escape_effect"


@value
class Escape(Action):
    """A creature frees itself, or another, from one effect (the first that lets it, if none is named) with one skill or ability
    (the better one, if none is named)."""

    verb: ClassVar[str] = "escape"
    who: Who
    on: Who
    kind: str = ""
    skill: str = ""


@value
class Exit:
    """The way out of an effect: by one of these skills or abilities (none: the action alone does it) against a DC (0: in a contest
    with Athletics of whoever holds), open to the bearer, to others within 5 ft, or to both."""

    skills: tuple[str, ...]
    dc: int
    own: bool
    others: bool


def exit_of(effect: Effect) -> Exit | None:
    """How an action ends this effect, if one does (dnd.action.escape_effect, dnd.grapple.escape, dnd.grapple.monster_dc)."""
    if effect.kind == "grappled" and effect.by == NOBODY:
        return None
    if effect.kind == "grappled":
        return Exit(("athletics", "acrobatics"), int(str(effect.data[0])), own=True, others=False)
    if effect.kind == AFFLICTED:
        found = affliction(effect)
        if "escape" in found.form:
            asked = found.form["escape"]
            return Exit((str(asked["ability"]),), int(asked.get("dc", found.dc)), own=True, others=bool(asked.get("others")))
        return Exit((), 0, own=False, others=True) if "shaken" in found.form.get("ends_on", ()) else None
    for part in effect.data:
        if isinstance(part, tuple) and part[:1] == ("escape",):
            skills = tuple(str(part[1]).split("+")) if part[1] else ()
            return Exit(skills, int(str(part[2])), own=part[3] != "others", others=part[3] != "self")
    return None


def name_of(effect: Effect) -> str:
    """By which word an effect is meant: the spell or power it comes from, or its kind."""
    return affliction(effect).name if effect.kind == AFFLICTED else effect.kind


def exits(fight: Fight, on: Who, kind: str = "") -> Iterator[tuple[Effect, Exit]]:
    """The effects on a creature that an action can end."""
    for effect in fight.effects_on(on):
        way = exit_of(effect)
        if way is not None and kind in ("", name_of(effect)):
            yield effect, way


@book.refuses(Escape)
def refuse_escape(fight: Fight, escape: Escape) -> Iterator[Refusal]:
    """There is something to get free of, and the effect lets this creature do it in this way (dnd.action.escape_effect)."""
    effect, way = next(exits(fight, escape.on, escape.kind), (None, None))
    if effect is None or way is None or (escape.skill and escape.skill not in way.skills):
        yield refusal(RULE, hard=True, on=escape.on, kind=escape.kind, skill=escape.skill)
        return
    yield from no_action_left(fight, escape.who)
    if not (way.own if escape.on == escape.who else way.others):
        yield refusal(RULE, on=escape.on, kind=name_of(effect))
    elif fight.gap(escape.who, escape.on) > 1:
        yield refusal(RULE, away=fight.gap(escape.who, escape.on) * 5)


@book.proposes
def propose_escape(fight: Fight, who: Who) -> Iterator[Action]:
    """Out of everything that holds the creature or those beside it, with each skill that may serve (dnd.action.list)."""
    if not fight.effects or not fight.creatures[who].action:
        return
    for other in fight.creatures:
        if other.present and (other.index == who or (fight.gap(who, other.index) <= 1 and not fight.hostile(who, other.index))):
            for effect, way in exits(fight, other.index):
                for skill in way.skills or ("",):
                    yield Escape(who, other.index, name_of(effect), skill)


@book.performs(Escape)
def perform_escape(table: Table[Fight], escape: Escape) -> None:
    """The check that the effect names, or the contest with its holder, in which a tie leaves everything as it is
    (dnd.action.escape_effect, dnd.grapple.escape, dnd.grapple.monster_dc, dnd.core.contest)."""
    fight = table.battle
    effect, way = next(exits(fight, escape.on, escape.kind))
    table.make(facts.action_spent, escape.who, escape.verb)
    skill = escape.skill or best_of(fight.creatures[escape.who], way.skills)
    if not way.skills:
        success = True
    elif way.dc:
        success = check(table, escape.who, skill, way.dc, "dnd.grapple.monster_dc" if effect.kind == "grappled" else RULE)
    else:
        success = contest(table, escape.who, skill, effect.by, "athletics", "dnd.grapple.escape")
    if success:
        get_free(table, effect)
    acted(table, escape, escape.on)


def best_of(creature: Combatant, skills: tuple[str, ...]) -> str:
    """The skill with the highest figure, the first of equal ones."""
    return max(skills, key=lambda skill: sum(term.value for term in check_bonus(creature, skill)), default="")


def get_free(table: Table[Fight], effect: Effect) -> None:
    """The effect is over, with everything that hangs on it (dnd.action.escape_effect)."""
    if effect.kind == "grappled":
        release(table, effect)
    elif effect.kind == AFFLICTED:
        free(table, effect)
    elif effect in table.battle.effects:
        table.end(effect)
