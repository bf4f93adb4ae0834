"""Support: helping an ally with one of his rolls."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.hold import broken_into
from bitva.rulebooks.savage.moments import TURN_END
from bitva.rulebooks.savage.rolls import Roll, trait_roll
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.tricks import Test, cramped, judged
from bitva.rulebooks.savage.turn import no_action, use_action
from bitva.rulebooks.savage.words import ATHLETICS, FIGHTING, HELPED, SHOOTING, SKILLS, STRENGTH, TRAITS

SUPPORT: Final = "sw.support.action"
EFFECT: Final = "sw.support.effect"
MOST: Final = 4
"""What all Support to one roll gives together, except to Strength (sw.support.limit)."""
HELPING: Final = ("persuasion", "intimidation", "taunt", "battle", "performance", "athletics", "notice")
"""Skills with which Support is proposed to whoever has them."""
HELPABLE: Final = (FIGHTING, SHOOTING, ATHLETICS, STRENGTH)


@value
class Support(Action):
    """A fighter helps an ally with a roll of one trait; `against`: as something done to that foe (sw.support.action)."""

    verb: ClassVar[str] = "support"
    who: Who
    target: Who
    skill: str
    trait: str
    against: Who = NOBODY


@value
class Trick(Action):
    """Something done to a foe that may be a test, or Support for a friend: the player says which (sw.support.or_test)."""

    verb: ClassVar[str] = "trick"
    who: Who
    target: Who
    skill: str
    friend: Who
    trait: str
    trick: str = ""


@book.refuses(Support)
def refuse_support(fight: Fight, action: Support) -> Iterator[Refusal]:
    """An action, an ally, a skill, and a trait that is to be helped (sw.support.action)."""
    ally = fight.creatures[action.target]
    named = action.skill in SKILLS and action.trait in TRAITS
    if not ally.present or action.who == action.target or not named:
        yield refusal(SUPPORT, hard=True, skill=action.skill, trait=action.trait)
        return
    yield from no_action(fight, action.who, "support")
    yield from cramped(fight, action.who, action.skill)
    if fight.hostile(action.who, action.target):
        yield refusal(SUPPORT, target=action.target)


@book.refuses(Trick)
def refuse_trick(fight: Fight, action: Trick) -> Iterator[Refusal]:
    """What either of the two would be refused for (sw.support.or_test)."""
    yield from book.refusals(fight, as_test(action))
    yield from book.refusals(fight, as_support(action))


@book.proposes
def propose_support(fight: Fight, who: Who) -> Iterator[Action]:
    """For every friend, with each of the skills that serve for it; and something done to a foe next to him, which may be either
    (sw.support.reference, sw.support.or_test)."""
    own = fight.creatures[who].sheet.skills
    for friend in fight.others(who):
        if friend.up and fight.allied(who, friend.index):
            for trait in HELPABLE:
                if trait == STRENGTH or trait in friend.sheet.skills:
                    yield from (Support(who, friend.index, skill, trait) for skill in HELPING if skill in own)
            if ATHLETICS in own:
                yield from (Trick(who, foe.index, ATHLETICS, friend.index, FIGHTING) for foe in fight.foes(who)
                            if fight.adjacent(foe.index, friend.index))


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

def as_test(action: Trick) -> Test:
    return Test(action.who, action.target, action.skill, action.trick)


def as_support(action: Trick) -> Support:
    return Support(action.who, action.friend, action.skill, action.trait, action.target)


@book.performs(Trick)
def perform_trick(table: Table[Fight], action: Trick) -> None:
    """Support is a roll against 4, a test is opposed: the player chooses, whatever the deed looks like (sw.support.or_test)."""
    meant = table.ask(action.who, "sw.support.or_test", ("support", "test"), target=action.target, friend=action.friend)
    table.perform(as_support(action) if meant == "support" else as_test(action))


@book.performs(Support)
def perform_support(table: Table[Fight], action: Support) -> None:
    """A success gives +1 to one roll of the ally, a raise +2, a critical failure -2; a foe who is only part of the tale comes to no
    harm (sw.support.action, sw.support.effect, sw.support.against_foe, sw.support.expiry)."""
    if broken_into(table, action):
        return
    who, ally = action.who, action.target
    if judged(table.battle) and table.ask(NOBODY, SUPPORT, ("fits", "does-not-fit"), who=who, target=ally, skill=action.skill,
                                          trait=action.trait) == "does-not-fit":
        table.tell(facts.support_refused, who, ally)
        return
    use_action(table, who, "support")
    roll = trait_roll(table, who, action.skill, SUPPORT, target=NOBODY, action=True, most=1)
    worth = -2 if roll.critical else 2 if roll.raises > 0 else 1 if roll.success else 0
    if worth:
        table.effect("support", EFFECT, ally, who, Until(TURN_END, ally), HELPED, data=(action.trait, worth))


# ---- what it does --------------------------------------------------------------------------------------------------------------

def supporting(fight: Fight, who: Who, trait: str) -> list[Effect]:
    """The Support that bears on a roll of this trait: on the first one of its own turn (sw.support.effect)."""
    creature = fight.creatures[who]
    if not creature.flags & HELPED or not creature.begun:
        return []
    return [effect for effect in fight.effects_on(who, "support") if effect.data[0] == trait]


@book.trait_terms.append
def help_terms(fight: Fight, roll: Roll) -> Iterator[Term]:
    """Each helper's part, and what is too much of it (sw.support.effect, sw.support.limit)."""
    helps = [Term(int(str(effect.data[1])), EFFECT, effect.by) for effect in supporting(fight, roll.who, roll.trait)]
    yield from helps
    together = sum(term.value for term in helps)
    if together > MOST and roll.trait != STRENGTH:
        yield Term(MOST - together, "sw.support.limit")


@book.after_rolls.append
def used_up(table: Table[Fight], who: Who, trait: str) -> None:
    """Support helps one roll (sw.support.effect)."""
    for effect in supporting(table.battle, who, trait):
        table.end(effect)
