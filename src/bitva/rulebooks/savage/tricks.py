"""Tests: hindering a foe without harming him; what the game master has to say of them; and whether Support was meant instead."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.attack import beyond, reach_of, refuse_means, refuse_target, spend_rounds
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import impose
from bitva.rulebooks.savage.figures import in_hand, linked, means_named
from bitva.rulebooks.savage.grapple import help_in_numbers
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.rolls import opposed
from bitva.rulebooks.savage.sheet import Means
from bitva.rulebooks.savage.sight import darkness
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.strike import Strike, band
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import AGILITY, BOUND, FIGHTING, SHOOTING, SKILLS, STRENGTH

TEST: Final = "sw.test.declare"
REPEATED: Final = "sw.test.repetition"
PHYSICAL: Final = (AGILITY, STRENGTH)
AGREED: Final = "agreed"
KEEP: Final = "keep"
REFUSED: Final = "refuse"
STORY: Final = ("0", "2", "1", "4", "-2")
"""What a telling detail may be worth, the usual figures first (sw.test.story_bonus)."""
GROWING: Final = (0, -2, -4, -6)
"""What is proposed for the first, second, third and fourth test of a kind (sw.test.repetition)."""
FIGURES: Final = ("0", "-2", "-4", "-6", "-8")
OFFERED: Final = ("athletics", "fighting", "intimidation", "taunt", "performance")
"""Skills for which tests are proposed to whoever has them."""
NEAR: Final = 12


@value
class Test(Action):
    """A foe is hindered with a skill; `trick` says in a word what is done, `means` with which weapon (sw.test.declare)."""

    verb: ClassVar[str] = "test"
    who: Who
    target: Who
    skill: str
    trick: str = ""
    means: str = ""
    dice: int = 1


# ---- may it? -------------------------------------------------------------------------------------------------------------------

def cramped(fight: Fight, who: Who, skill: str) -> Iterator[Refusal]:
    """Whoever is Bound does nothing that takes his body (sw.cond.bound)."""
    if fight.creatures[who].flags & BOUND and linked(skill) in PHYSICAL:
        yield refusal("sw.cond.bound")


def tool(creature: Combatant, action: Test) -> Means | None:
    """The weapon a test is made with, if it needs one: the one named, or for Shooting the first at hand (sw.test.modifiers)."""
    if action.means:
        return means_named(creature, action.means)
    return next((means for means in in_hand(creature) if means.skill == SHOOTING), None) if action.skill == SHOOTING else None


@book.refuses(Test)
def refuse_test(fight: Fight, action: Test) -> Iterator[Refusal]:
    """An action, a foe, a skill; with a weapon whatever that asks for, and blows only as far as they reach (sw.test.declare,
    sw.test.modifiers)."""
    creature, other = fight.creatures[action.who], fight.creatures[action.target]
    means = tool(creature, action)
    if not other.present or action.who == action.target or action.skill not in SKILLS:
        yield refusal(TEST, hard=True, skill=action.skill)
        return
    if means is None and (action.means or action.skill == SHOOTING or action.dice != 1):
        yield refusal(TEST, hard=True, means=action.means)
        return
    yield from no_action(fight, action.who, "test")
    yield from cramped(fight, action.who, action.skill)
    if means is not None:
        strike = Strike(action.who, means, dice=action.dice)
        yield from refuse_means(fight, strike)
        yield from refuse_target(fight, strike, action.target)
        if not 1 <= action.dice <= means.rof:
            yield refusal("sw.attack.rof", dice=action.dice, most=means.rof)
        away = fight.gap(action.who, action.target)
        if not means.melee and means.bands and band(means.bands, away) == len(means.bands):
            yield from beyond(strike, away)
    elif action.skill == FIGHTING:
        away = fight.gap(action.who, action.target)
        reach = max((reach_of(fight, Strike(action.who, each)) for each in in_hand(creature) if each.melee), default=1)
        if away > reach:
            yield refusal("sw.gear.reach", away=away, reach=reach)


@book.proposes
def propose_tests(fight: Fight, who: Who) -> Iterator[Action]:
    """The skills that it has, on foes that are not far away."""
    creature = fight.creatures[who]
    for foe in fight.foes(who):
        if fight.gap(who, foe.index) <= NEAR:
            yield from (Test(who, foe.index, skill) for skill in OFFERED if skill in creature.sheet.skills)
        if any(means.skill == SHOOTING for means in in_hand(creature)):
            yield Test(who, foe.index, SHOOTING)


# ---- what the game master says -------------------------------------------------------------------------------------------------

def judged(fight: Fight) -> bool:
    """Is the game master asked about the skill and a telling detail? (sw.test.declare, sw.test.story_bonus)"""
    return fight.option("judged_tests", True)


def chosen_skill(table: Table[Fight], action: Test) -> str:
    """The player proposes, the game master confirms or replaces (sw.test.declare)."""
    if not judged(table.battle):
        return action.skill
    others = [skill for skill in SKILLS if skill != action.skill]
    answer = table.ask(NOBODY, TEST, (AGREED, *others), who=action.who, target=action.target, skill=action.skill,
                       trick=action.trick)
    return action.skill if answer == AGREED else answer


def repeated(table: Table[Fight], action: Test) -> int | None:
    """What the game master sets for a test that is like an earlier one; None if it does not work any more (sw.test.repetition)."""
    trick = action.trick or action.skill
    count = table.battle.creatures[action.who].tests.count(trick) + 1
    if count == 1:
        return 0
    proposed = GROWING[min(count, len(GROWING)) - 1]
    answer = table.ask(NOBODY, REPEATED, (str(proposed), *(figure for figure in FIGURES if figure != str(proposed)), REFUSED),
                       who=action.who, trick=trick, count=count, proposed=proposed)
    return None if answer == REFUSED else int(answer)


def situation(fight: Fight, action: Test, means: Means | None) -> Iterator[Term]:
    """What bears on the skill in this place: of shots all that bears on shots, of other bodily deeds the light
    (sw.test.modifiers)."""
    if means is not None and not means.melee:
        strike = Strike(action.who, means, dice=action.dice)
        for more in book.attack_terms:
            yield from more(fight, strike, action.target)
    elif linked(action.skill) in PHYSICAL:
        dark = darkness(fight, action.who, action.target)
        if dark:
            yield Term(dark, "sw.attack.illumination")


def struck_out(table: Table[Fight], action: Test, terms: list[Term]) -> list[Term]:
    """The game master strikes out one after the other of those that he does not want to count (sw.test.modifiers)."""
    while terms and judged(table.battle):
        answer = table.ask(NOBODY, "sw.test.modifiers", (KEEP, *(term.rule for term in terms)), who=action.who)
        if answer == KEEP:
            break
        terms = [term for term in terms if term.rule != answer]
    return terms


def telling(table: Table[Fight], action: Test) -> Iterator[Term]:
    """A test that fits the story especially well (sw.test.story_bonus)."""
    if judged(table.battle):
        worth = int(table.ask(NOBODY, "sw.test.story_bonus", STORY, who=action.who, target=action.target))
        if worth:
            yield Term(worth, "sw.test.story_bonus")


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(Test)
def perform_test(table: Table[Fight], action: Test) -> None:
    """Opposed by the attribute with which the skill is linked; Parry and all that adds to it plays no part (sw.test.opposed,
    sw.test.fighting, sw.test.parry_bonus, sw.test.extra_dice)."""
    if broken_into(table, action):
        return
    fight = table.battle
    means = tool(fight.creatures[action.who], action)
    skill = chosen_skill(table, action)
    malus = repeated(table, action)
    if malus is None:
        table.tell(facts.test_refused, action.who, action.trick or action.skill)
        return
    use_action(table, action.who, "test")
    table.make(facts.tested, action.who, action.trick or action.skill, action.target)
    if means is not None and not means.melee:
        spend_rounds(table, Strike(action.who, means, dice=action.dice))
    terms = struck_out(table, action, list(situation(fight, action, means)))
    terms += telling(table, action)
    terms += help_in_numbers(fight, action.who, action.target)
    if malus:
        terms.append(Term(malus, REPEATED))
    contest = opposed(table, action.who, action.target, skill, linked(skill), "sw.test.opposed", terms=terms, most=1,
                      count=action.dice)
    if contest.won:
        hinder(table, action, contest.raises)


def hinder(table: Table[Fight], action: Test, raises: int) -> None:
    """Distracted or Vulnerable, as the tester likes; with a raise Shaken as well, which never wounds, or what the game master puts
    in its place (sw.test.success, sw.test.raise)."""
    state = table.ask(action.who, "sw.test.success", ("distracted", "vulnerable"), target=action.target)
    impose(table, action.target, state, "sw.test.success", action.who)
    if not raises:
        return
    more = "shaken"
    if judged(table.battle):
        more = table.ask(NOBODY, "sw.test.raise", ("shaken", "prone", "other"), target=action.target)
    if more != "other":
        impose(table, action.target, more, "sw.test.raise", action.who)
