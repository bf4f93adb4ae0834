"""Actions that every creature has: Dash, Disengage, Dodge, Help, first aid."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Until
from bitva.kernel.facts import forbidden
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import refuse_unknown
from bitva.rulebooks.dnd5e.bonus import acted, costs, pay, refuse_cost
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import check
from bitva.rulebooks.dnd5e.figures import dodges
from bitva.rulebooks.dnd5e.gear import KIT
from bitva.rulebooks.dnd5e.harm import chokes
from bitva.rulebooks.dnd5e.moments import TURN_END, TURN_START
from bitva.rulebooks.dnd5e.state import ALLIED, Fight
from bitva.rulebooks.dnd5e.turn import no_action_left
from bitva.rulebooks.dnd5e.words import ABILITIES, DISENGAGED, DODGING, HELPED, SKILLS

FIRST_AID_DC = 10


@value
class Dash(Action):
    """More movement this turn: as much again as the speed."""

    verb: ClassVar[str] = "dash"
    who: Who
    bonus: bool = False


@value
class Disengage(Action):
    """For the rest of the turn its movement provokes nobody."""

    verb: ClassVar[str] = "disengage"
    who: Who
    bonus: bool = False


@value
class Dodge(Action):
    """Until its next turn it is hard to hit for those it sees."""

    verb: ClassVar[str] = "dodge"
    who: Who
    bonus: bool = False


def refuse_common(fight: Fight, action: Dash | Disengage | Dodge) -> Iterator[Refusal]:
    """Whoever has an action left has all of these (dnd.turn.common_actions, dnd.action.list)."""
    yield from refuse_cost(fight, action.who, action.verb, action.bonus)


book.refuses(Dash)(refuse_common)
book.refuses(Disengage)(refuse_common)
book.refuses(Dodge)(refuse_common)


@book.proposes
def propose_common(fight: Fight, who: Who) -> Iterator[Action]:
    """Each as the action, and as a bonus action where granted (dnd.turn.common_actions, dnd.bonus.cunning_action)."""
    for kind in (Dash, Disengage, Dodge):
        for bonus in costs(fight, who, kind.verb):
            yield kind(who, bonus)


@book.performs(Dash)
def perform_dash(table: Table[Fight], dash: Dash) -> None:
    """The speed counts once more for this turn, whatever it is or becomes (dnd.action.dash)."""
    pay(table, dash.who, dash.verb, dash.bonus)
    table.make(facts.dashed, dash.who)
    acted(table, dash)


@book.performs(Disengage)
def perform_disengage(table: Table[Fight], disengage: Disengage) -> None:
    """To the end of the turn under way (dnd.action.disengage)."""
    pay(table, disengage.who, disengage.verb, disengage.bonus)
    until = Until(TURN_END, table.battle.clock.who)
    table.effect("disengaged", "dnd.action.disengage", disengage.who, disengage.who, until, DISENGAGED)
    acted(table, disengage)


@book.performs(Dodge)
def perform_dodge(table: Table[Fight], dodge: Dodge) -> None:
    """To the start of its next turn; taken at speed 0 it gives nothing (dnd.action.dodge)."""
    fight = table.battle
    pay(table, dodge.who, dodge.verb, dodge.bonus)
    if dodges(fight, dodge.who) or fight.chosen("dodge_returns"):
        table.effect("dodge", "dnd.action.dodge", dodge.who, dodge.who, Until(TURN_START, dodge.who), DODGING)
    acted(table, dodge)


# ---- help ----------------------------------------------------------------------------------------------------------------------

@value
class Help(Action):
    """Help with a task: advantage on the ally's next check for it; `task` is its skill or ability, anything if not said."""

    verb: ClassVar[str] = "help"
    who: Who
    ally: Who
    task: str = ""
    bonus: bool = False


@value
class HelpAttack(Action):
    """Help with an attack: advantage on the ally's first attack against this target."""

    verb: ClassVar[str] = "help-attack"
    who: Who
    ally: Who
    target: Who
    bonus: bool = False


@book.refuses(Help)
def refuse_help(fight: Fight, help: Help) -> Iterator[Refusal]:
    """Another creature is helped, with a task that has a check (dnd.action.help_check)."""
    if help.ally == help.who or not fight.creatures[help.ally].present or help.task not in ("", *SKILLS, *ABILITIES):
        yield refusal("dnd.action.help_check", hard=True, ally=help.ally, task=help.task)
        return
    yield from refuse_cost(fight, help.who, help.verb, help.bonus)
    yield from refuse_unknown(fight, help.who, help.ally)


@book.performs(Help)
def perform_help(table: Table[Fight], help: Help) -> None:
    """The game master says whether the helper could attempt the task alone; if so, the next check has advantage
    (dnd.action.help_check)."""
    if table.ask(NOBODY, "dnd.action.help_check", ("able", "unable"), who=help.who, ally=help.ally, task=help.task) == "unable":
        table.tell(forbidden, help.who, "dnd.action.help_check")
        return
    pay(table, help.who, help.verb, help.bonus)
    until = Until(TURN_START, help.who)
    table.effect("helped-check", "dnd.action.help_check", help.ally, help.who, until, HELPED, data=(help.task,))
    acted(table, help, help.ally)


@book.refuses(HelpAttack)
def refuse_help_attack(fight: Fight, help: HelpAttack) -> Iterator[Refusal]:
    """A creature within 5 ft of the helper, and an ally that may attack it (dnd.action.help_attack)."""
    target = fight.creatures[help.target]
    if not (target.present and fight.creatures[help.ally].present) or len({help.who, help.ally, help.target}) < 3:
        yield refusal("dnd.action.help_attack", hard=True, ally=help.ally, target=help.target)
        return
    yield from refuse_cost(fight, help.who, "help", help.bonus)
    if fight.relation(help.who, help.ally) != ALLIED:
        yield refusal("dnd.action.help_attack", ally=help.ally)
    yield from refuse_unknown(fight, help.who, help.target)
    if fight.gap(help.who, help.target) > 1:
        yield refusal("dnd.action.help_attack", away=fight.gap(help.who, help.target) * 5)


@book.performs(HelpAttack)
def perform_help_attack(table: Table[Fight], help: HelpAttack) -> None:
    """It lapses unused at the start of the helper's next turn (dnd.action.help_attack)."""
    pay(table, help.who, help.verb, help.bonus)
    until = Until(TURN_START, help.who)
    table.effect("helped-attack", "dnd.action.help_attack", help.target, help.who, until, HELPED, data=(help.ally,))
    acted(table, help, help.ally)


@book.proposes
def propose_help(fight: Fight, who: Who) -> Iterator[Action]:
    """Each ally with whatever it tries, and against each enemy within 5 ft (dnd.action.help_check, dnd.action.help_attack)."""
    for bonus in costs(fight, who, "help"):
        for ally in fight.creatures:
            if ally.index != who and ally.present and fight.relation(who, ally.index) == ALLIED:
                yield Help(who, ally.index, bonus=bonus)
                for enemy in fight.enemies(who):
                    if fight.gap(who, enemy.index) <= 1:
                        yield HelpAttack(who, ally.index, enemy.index, bonus)


# ---- first aid -------------------------------------------------------------------------------------------------------------------

@value
class FirstAid(Action):
    """A dying creature is stabilised, by skill or out of a healer's kit."""

    verb: ClassVar[str] = "first-aid"
    who: Who
    target: Who
    kit: bool = False


@book.refuses(FirstAid)
def refuse_first_aid(fight: Fight, aid: FirstAid) -> Iterator[Refusal]:
    """A dying creature within 5 ft; a kit must have uses left (dnd.zero.first_aid)."""
    creature, other = fight.creatures[aid.who], fight.creatures[aid.target]
    if aid.target == aid.who or not other.present or other.dead or other.hp or other.stable:
        yield refusal("dnd.zero.first_aid", hard=True, target=aid.target)
        return
    yield from no_action_left(fight, aid.who)
    if fight.gap(aid.who, aid.target) > 1:
        yield refusal("dnd.zero.first_aid", away=fight.gap(aid.who, aid.target) * 5)
    if chokes(fight, aid.target):
        yield refusal("dnd.hazard.suffocation", target=aid.target)
    if aid.kit and not creature.carries(KIT):
        yield refusal("dnd.zero.first_aid", kit=KIT)


@book.proposes
def propose_first_aid(fight: Fight, who: Who) -> Iterator[Action]:
    """The dying within 5 ft (dnd.zero.first_aid)."""
    creature = fight.creatures[who]
    if creature.action:
        for other in fight.creatures:
            if other.present and not other.hp and other.index != who and fight.gap(who, other.index) <= 1:
                yield FirstAid(who, other.index)
                if creature.carries(KIT):
                    yield FirstAid(who, other.index, True)


@book.performs(FirstAid)
def perform_first_aid(table: Table[Fight], aid: FirstAid) -> None:
    """A Medicine check against 10, or one of the ten uses of a kit and no check (dnd.zero.first_aid)."""
    creature = table.battle.creatures[aid.who]
    table.make(facts.action_spent, aid.who, aid.verb)
    if aid.kit:
        table.make(facts.geared, aid.who, tuple((id, n - (id == KIT)) for id, n in creature.gear))
    if aid.kit or check(table, aid.who, "medicine", FIRST_AID_DC, "dnd.zero.first_aid"):
        table.make(facts.stabilized, aid.target, True)
    acted(table, aid, aid.target)
