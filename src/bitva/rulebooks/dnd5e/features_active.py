"""Features of classes that their owners use: Second Wind, Action Surge, Uncanny Dodge."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.dice import Dice
from bitva.kernel.effects import Until
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import no_bonus_left
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.harm import heal
from bitva.rulebooks.dnd5e.moments import TURN_END, HitRolled
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import cannot_act, may_react
from bitva.rulebooks.dnd5e.words import WARDED

RULE = "dnd.turn.extra_options"


@value
class SecondWind(Action):
    """A fighter regains hit points, as a bonus action."""

    verb: ClassVar[str] = "second-wind"
    who: Who


@value
class ActionSurge(Action):
    """A fighter has one more action this turn."""

    verb: ClassVar[str] = "action-surge"
    who: Who


@value
class UncannyDodge(Action):
    """A rogue halves the damage of an attack that hits, with its reaction."""

    verb: ClassVar[str] = "uncanny-dodge"
    who: Who
    attacker: Who


def unavailable(fight: Fight, who: Who, feature: str) -> Iterator[Refusal]:
    """A feature must be there, and a use of it left (dnd.turn.extra_options)."""
    creature = fight.creatures[who]
    if not creature.sheet.has(feature):
        yield refusal(RULE, hard=True, feature=feature)
    elif not creature.left(feature):
        yield refusal(RULE, feature=feature, left=0)


@book.refuses(SecondWind)
def refuse_second_wind(fight: Fight, wind: SecondWind) -> Iterator[Refusal]:
    """A bonus action, a use left (dnd.turn.extra_options, dnd.bonus.definition)."""
    yield from unavailable(fight, wind.who, "second-wind")
    yield from no_bonus_left(fight, wind.who)


@book.performs(SecondWind)
def perform_second_wind(table: Table[Fight], wind: SecondWind) -> None:
    """1d10 and the fighter's level (dnd.turn.extra_options, dnd.heal.basic)."""
    creature = table.battle.creatures[wind.who]
    table.make(facts.bonus_spent, wind.who)
    table.make(facts.use_spent, wind.who, "second-wind")
    dice = Dice.read(str(creature.sheet.features["second-wind"]["heal"]))
    heal(table, wind.who, sum(table.roll(dice, RULE, wind.who)) + dice.plus)


@book.refuses(ActionSurge)
def refuse_action_surge(fight: Fight, surge: ActionSurge) -> Iterator[Refusal]:
    """In one's own turn, once the action is used, and once a turn (dnd.turn.extra_options, dnd.turn.move_and_action)."""
    creature = fight.creatures[surge.who]
    yield from unavailable(fight, surge.who, "action-surge")
    yield from cannot_act(fight, surge.who)
    if creature.action or creature.reacting or ActionSurge.verb in creature.done:
        yield refusal(RULE, action=creature.action)


@book.performs(ActionSurge)
def perform_action_surge(table: Table[Fight], surge: ActionSurge) -> None:
    """One more action (dnd.turn.extra_options)."""
    table.make(facts.use_spent, surge.who, "action-surge")
    table.make(facts.happened, surge.who, surge.verb)
    table.make(facts.action_regained, surge.who)


@book.proposes
def propose_features(fight: Fight, who: Who) -> Iterator[Action]:
    """What a creature's features add to its options (dnd.turn.extra_options)."""
    creature = fight.creatures[who]
    if creature.left("second-wind"):
        yield SecondWind(who)
    if creature.left("action-surge"):
        yield ActionSurge(who)


# ---- Uncanny Dodge -------------------------------------------------------------------------------------------------------------

@book.reacts(HitRolled, When.BEFORE)
def may_dodge_uncannily(fight: Fight, hit: HitRolled) -> Iterator[Offer]:
    """Whoever sees the attacker that hits it may halve the damage (dnd.turn.extra_options, dnd.reaction.definition)."""
    victim = fight.creatures[hit.target]
    if victim.sheet.has("uncanny-dodge") and may_react(victim) and sees(fight, hit.target, hit.who):
        yield Offer(hit.target, RULE, (UncannyDodge(hit.target, hit.who),))


@book.refuses(UncannyDodge)
def refuse_uncanny_dodge(fight: Fight, dodge: UncannyDodge) -> Iterator[Refusal]:
    """Without its trigger a reaction cannot be taken (dnd.reaction.definition)."""
    yield refusal("dnd.reaction.definition")


@book.performs(UncannyDodge)
def perform_uncanny_dodge(table: Table[Fight], dodge: UncannyDodge) -> None:
    """The reaction is used; half of the attack's damage comes through (dnd.turn.extra_options, dnd.core.rounding)."""
    table.make(facts.reaction_spent, dodge.who)
    table.effect("halved", RULE, dodge.who, dodge.who, Until(TURN_END, table.battle.clock.who), WARDED)
