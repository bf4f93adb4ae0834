"""What the rules do not cover: the game master names the check, and says what success brings."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice, DiceError
from bitva.kernel.facts import forbidden
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import check, contest
from bitva.rulebooks.dnd5e.harm import Blow, hurt, roll_damage
from bitva.rulebooks.dnd5e.sheet import Damage
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import no_action_left
from bitva.rulebooks.dnd5e.words import ABILITIES, DAMAGE_TYPES, SKILLS

RULE = "dnd.action.improvise"
HARDEST = 40


@value
class Improvise(Action):
    """Something that the rules do not cover, in a word of one's own; perhaps against somebody."""

    verb: ClassVar[str] = "improvise"
    who: Who
    idea: str
    target: Who = NOBODY


@value
class Harm(Ruling):
    """By the game master's word a creature takes damage: dice, and their type."""

    verb: ClassVar[str] = "harm"
    who: Who
    on: Who
    dice: str
    type: str


@book.refuses(Improvise)
def refuse_improvise(fight: Fight, idea: Improvise) -> Iterator[Refusal]:
    """It takes the action (dnd.action.improvise)."""
    yield from no_action_left(fight, idea.who)


@book.performs(Improvise)
def perform_improvise(table: Table[Fight], idea: Improvise) -> None:
    """The game master says whether it can be done, by which check or contest, and in the end what it brings: he applies it with
    his own word, as damage, conditions, places, before he says that it is done (dnd.action.improvise, dnd.contest.combat)."""
    ways = ("check", "contest", "no-check", "impossible") if idea.target != NOBODY else ("check", "no-check", "impossible")
    way = table.ask(NOBODY, RULE, ways, who=idea.who, idea=idea.idea)
    if way == "impossible":
        table.tell(forbidden, idea.who, RULE)
        return
    if attempt(table, idea, way):
        table.ask(NOBODY, RULE, ("done",), who=idea.who, idea=idea.idea)
    acted(table, idea, idea.target)


def attempt(table: Table[Fight], idea: Improvise, way: str) -> bool:
    """The check or contest of an improvised action (dnd.core.check, dnd.core.contest)."""
    skills = (*SKILLS, *ABILITIES)
    skill = "" if way == "no-check" else table.ask(NOBODY, RULE, skills, who=idea.who, idea=idea.idea)
    if way == "check":
        dc = table.ask_number(NOBODY, RULE, 1, HARDEST, skill=skill)
    elif way == "contest":
        other = table.ask(NOBODY, RULE, skills, who=idea.target, idea=idea.idea)
    table.make(facts.action_spent, idea.who, idea.verb)
    if way == "check":
        return check(table, idea.who, skill, dc, RULE, towards=idea.target)
    return way == "no-check" or contest(table, idea.who, skill, idea.target, other, RULE)


@book.refuses(Harm)
def refuse_harm(fight: Fight, harm: Harm) -> Iterator[Refusal]:
    """Only what names dice and a type of damage can be dealt (dnd.damage.types)."""
    try:
        Dice.read(harm.dice)
    except DiceError:
        yield refusal("dnd.damage.roll", hard=True, dice=harm.dice)
    if harm.type not in DAMAGE_TYPES:
        yield refusal("dnd.damage.types", hard=True, type=harm.type, known=DAMAGE_TYPES)


@book.performs(Harm)
def perform_harm(table: Table[Fight], harm: Harm) -> None:
    """The damage is rolled and taken like any other (dnd.damage.roll)."""
    hurt(table, harm.on, Blow(roll_damage(table, NOBODY, (Damage(Dice.read(harm.dice), harm.type),))))
