"""Bonus actions: only what something grants, one a turn; the blow with the second weapon is one of them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import refuse_target, strike
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.facts.turns import TURN
from bitva.rulebooks.dnd5e.moments import Acted
from bitva.rulebooks.dnd5e.sheet import Means, squares
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.turn import helpless, no_action_left
from bitva.rulebooks.dnd5e.weapons import refuse_means

GRANTS: Final[dict[str, tuple[str, ...]]] = {
    "cunning-action": ("dash", "disengage", "hide"), "nimble-escape": ("disengage", "hide"), "fast-hands": ("use",),
}
"""The common actions that a feature lets its owner take as a bonus action (dnd.bonus.cunning_action)."""


def granted(fight: Fight, who: Who) -> tuple[str, ...]:
    """The verbs of the common actions open to this creature as bonus actions: by its features, by the `bonus_actions` of a trait
    and by effects of the kind `bonus-grant` (dnd.bonus.needs_source)."""
    verbs: tuple[str, ...] = ()
    for id, fields in fight.creatures[who].sheet.features.items():
        verbs += GRANTS.get(id, ()) + tuple(fields.get("bonus_actions", ()))
    for effect in fight.effects_on(who, "bonus-grant"):
        verbs += tuple(str(verb) for verb in effect.data)
    return tuple(dict.fromkeys(verbs))


def no_bonus_left(fight: Fight, who: Who) -> Iterator[Refusal]:
    """One bonus action in one's own turn, and none for whoever cannot take actions
    (dnd.bonus.definition, dnd.bonus.denied, dnd.bonus.one_per_turn)."""
    creature = fight.creatures[who]
    if not creature.present or creature.dead:
        yield refusal("dnd.round.one_turn_each", hard=True, who=who)
    if fight.clock.who != who or fight.clock.phase != TURN:
        yield refusal("dnd.bonus.definition", turn=fight.clock.who)
    for reason in helpless(fight, who):
        yield refusal("dnd.bonus.denied", because=reason.rule)
    if creature.surprised:
        yield refusal("dnd.bonus.denied", because="dnd.surprise.no_move_no_action")
    if not creature.bonus:
        yield refusal("dnd.bonus.one_per_turn")


def refuse_cost(fight: Fight, who: Who, verb: str, bonus: bool) -> Iterator[Refusal]:
    """A common action costs the action, or the bonus action where something grants it
    (dnd.turn.move_and_action, dnd.bonus.needs_source)."""
    if not bonus:
        yield from no_action_left(fight, who)
        return
    if verb not in granted(fight, who):
        yield refusal("dnd.bonus.needs_source", verb=verb, granted=granted(fight, who))
    yield from no_bonus_left(fight, who)


def pay(table: Table[Fight], who: Who, verb: str, bonus: bool) -> None:
    """The action of the turn goes to this, or the bonus action (dnd.bonus.timing_free)."""
    if bonus:
        table.make(facts.bonus_spent, who)
    else:
        table.make(facts.action_spent, who, verb)


def costs(fight: Fight, who: Who, verb: str) -> Iterator[bool]:
    """The ways in which a common action may be proposed: as the action, and as a bonus action."""
    creature = fight.creatures[who]
    if creature.action:
        yield False
    if creature.bonus and verb in granted(fight, who):
        yield True


# ---- two weapons -------------------------------------------------------------------------------------------------------------

@value
class OffHand(Action):
    """One attack with the other light weapon, as the bonus action."""

    verb: ClassVar[str] = "off-hand"
    who: Who
    target: Who
    means: str


@book.refuses(OffHand)
def refuse_off_hand(fight: Fight, attack: OffHand) -> Iterator[Refusal]:
    """After an attack with a light weapon in the Attack action, and with another light weapon in the other hand
    (dnd.twf.attack, dnd.twf.thrown, dnd.bonus.timing_specified, dnd.weapon.light)."""
    creature = fight.creatures[attack.who]
    means = creature.sheet.means.get(attack.means)
    if means is None:
        yield refusal("dnd.attack.steps", hard=True, means=attack.means)
        return
    if not light(means):
        yield refusal("dnd.twf.attack", means=means.id)
    if not any(mark.startswith("light ") for mark in creature.done):
        if creature.action or creature.attacks:
            yield refusal("dnd.bonus.timing_specified")
        yield refusal("dnd.twf.attack", doing=creature.doing)
    elif not in_other_hand(creature, means):
        yield refusal("dnd.twf.attack", means=means.id)
    yield from no_bonus_left(fight, attack.who)
    yield from refuse_target(fight, attack.who, attack.target, means)
    yield from refuse_means(fight, attack.who, means)


def light(means: Means) -> bool:
    """A light melee weapon, struck with or thrown (dnd.weapon.light, dnd.twf.thrown)."""
    return "light" in means.properties and (means.melee or means.thrown)


def in_other_hand(creature: Combatant, means: Means) -> bool:
    """Besides the light weapon that has struck (and is still held unless it was thrown), is this one in hand? (dnd.twf.attack)"""
    return any(creature.holds(means.weapon) > (mark == f"light {means.weapon}")
               for mark in creature.done if mark.startswith("light "))


@book.proposes
def propose_off_hand(fight: Fight, who: Who) -> Iterator[Action]:
    """Every light weapon on every enemy within its range (dnd.twf.attack)."""
    creature = fight.creatures[who]
    if not creature.bonus or not any(mark.startswith("light ") for mark in creature.done):
        return
    for other in fight.creatures:
        if other.present and fight.hostile(who, other.index):
            away = fight.gap(who, other.index)
            for means in creature.sheet.means.values():
                if light(means) and away <= (means.reach if means.melee else squares(means.long)):
                    yield OffHand(who, other.index, means.id)


@book.performs(OffHand)
def perform_off_hand(table: Table[Fight], attack: OffHand) -> None:
    """It uses the bonus action, and its damage goes without the ability modifier (dnd.twf.attack, dnd.twf.damage)."""
    table.make(facts.bonus_spent, attack.who)
    strike(table, attack.who, attack.target, table.battle.creatures[attack.who].sheet.means[attack.means], plain_damage=True)


def acted(table: Table[Fight], action: Action, target: Who = -1) -> None:
    """An action is finished; somebody may have waited for that (dnd.reaction.immediate)."""
    if table.battle.effects:
        table.after(Acted(action.who, action.verb, target))
