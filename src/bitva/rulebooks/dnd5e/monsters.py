"""Monsters: Multiattack, recharge, legendary actions, lair actions, regeneration."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from bitva.kernel.actions import PASS, Action, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Point, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.aims import NOWHERE, Power, aims, refuse_aim
from bitva.rulebooks.dnd5e.attack import Multiattack, refuse_target, strike
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import roll_check
from bitva.rulebooks.dnd5e.harm import HARMED, Blow, die, end_kind, heal
from bitva.rulebooks.dnd5e.moments import TurnOver
from bitva.rulebooks.dnd5e.powers import refuse_spent, use
from bitva.rulebooks.dnd5e.sheet import Means
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.traits import RULE
from bitva.rulebooks.dnd5e.turn import LAIR, STARTS, Task, no_action_left
from bitva.rulebooks.dnd5e.weapons import refuse_means
from bitva.rulebooks.dnd5e.words import LETHARGIC

LEGENDARY = "dnd.monster.legendary_actions"
LAIRS = "dnd.monster.lair_actions"
Row = Mapping[str, Any]


# ---- Multiattack -------------------------------------------------------------------------------------------------------------

@book.refuses(Multiattack)
def refuse_multiattack(fight: Fight, deed: Multiattack) -> Iterator[Refusal]:
    """An action of its own, for those whose stat block has it (dnd.action.multiattack)."""
    if not 0 <= deed.bundle < len(fight.creatures[deed.who].sheet.multiattack):
        yield refusal("dnd.action.multiattack", hard=True, bundle=deed.bundle)
        return
    yield from no_action_left(fight, deed.who)


@book.proposes
def propose_multiattack(fight: Fight, who: Who) -> Iterator[Action]:
    """Each bundle of the stat block."""
    if fight.creatures[who].action:
        yield from (Multiattack(who, number) for number in range(len(fight.creatures[who].sheet.multiattack)))


@book.performs(Multiattack)
def perform_multiattack(table: Table[Fight], deed: Multiattack) -> None:
    """Its parts may then be done one by one, in any order, with movement in between (dnd.action.multiattack, dnd.move.break_up)."""
    sheet = table.battle.creatures[deed.who].sheet
    table.make(facts.action_spent, deed.who, Multiattack.verb)
    table.make(facts.bundle_left, deed.who, tuple(part_of_bundle(part) for part in sheet.multiattack[deed.bundle]))


def part_of_bundle(part: Row) -> tuple[str, int]:
    """A part of a bundle as the creature remembers it: an attack, maybe made in one way only, or a power; and how often."""
    if "power" in part:
        return str(part["power"]), 1
    return (f"{part['attack']}:{part['as']}" if "as" in part else str(part["attack"])), int(part.get("count", 1))


# ---- recharge ----------------------------------------------------------------------------------------------------------------

def recharge_due(fight: Fight, who: Who) -> Iterator[Task]:
    """At the start of each turn a die for every power that is spent (dnd.monster.recharge)."""
    for power in fight.creatures[who].used:
        yield "dnd.monster.recharge", partial(recharge, who=who, power=power)


def recharge(table: Table[Fight], who: Who, power: str) -> None:
    """The power is back on a d6 of its figure or more (dnd.monster.recharge)."""
    die = table.die(6, "dnd.monster.recharge", who)
    if die >= table.battle.creatures[who].sheet.recharges[power]:
        table.make(facts.power_back, who, power, die)
    else:
        table.make(facts.power_waits, who, power, die)


STARTS.append(recharge_due)


# ---- regeneration ------------------------------------------------------------------------------------------------------------

def stop_regeneration(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """Damage of some types keeps it from regenerating at the start of its next turn (dnd.monster.traits)."""
    trait = table.battle.creatures[who].sheet.features.get("regeneration")
    if trait is None or any(table.battle.effects_on(who, "no-regeneration")) or not table.battle.creatures[who].present:
        return
    if any(part > 0 and type in trait.get("stopped_by", ()) for part, type in blow.parts):
        table.effect("no-regeneration", RULE, who, blow.by)


def regeneration_due(fight: Fight, who: Who) -> Iterator[Task]:
    """At the start of its turn, if it has hit points or needs none (dnd.monster.traits)."""
    trait = fight.creatures[who].sheet.features.get("regeneration")
    if trait is not None and (fight.creatures[who].hp or trait.get("at_zero")):
        yield RULE, partial(regenerate, who=who, amount=int(trait["amount"]))


def regenerate(table: Table[Fight], who: Who, amount: int) -> None:
    """Hit points come back; at 0, failing to regenerate is death (dnd.monster.traits)."""
    fight = table.battle
    if not any(fight.effects_on(who, "no-regeneration")):
        heal(table, who, amount)
    elif fight.creatures[who].hp == 0:
        die(table, who, RULE)
    end_kind(table, who, "no-regeneration")


HARMED.append(stop_regeneration)
STARTS.append(regeneration_due)


# ---- legendary actions ---------------------------------------------------------------------------------------------------------

@value
class Legendary(Action):
    """One of the creature's legendary actions, at the end of another's turn; aimed as what it does asks for."""

    verb: ClassVar[str] = "legendary"
    who: Who
    option: str
    target: Who = NOBODY
    targets: Creatures = ()
    toward: Point = NOWHERE


@book.reacts(TurnOver, When.AFTER)
def legendary_actions(fight: Fight, turn: TurnOver) -> Iterator[Offer]:
    """One at a time, when another's turn has just ended; not for the incapacitated or the surprised
    (dnd.monster.legendary_actions)."""
    for creature in fight.creatures:
        if creature.legendary and creature.index != turn.who and creature.able and not (
                creature.surprised or creature.flags & LETHARGIC):
            deeds = tuple(deed for option in creature.sheet.legendary.get("options", ()) for deed in uses(fight, creature, option))
            if deeds:
                yield Offer(creature.index, LEGENDARY, deeds)


def uses(fight: Fight, creature: Combatant, option: Row) -> Iterator[Legendary]:
    """The ways in which one option can be used now, for what is left of the round's legendary actions."""
    who, id = creature.index, str(option["id"])
    if int(option.get("cost", 1)) > creature.legendary:
        return
    if "attack" in option:
        means = creature.sheet.means[str(option["attack"])]
        for other in fight.creatures:
            if other.index != who and fight.hostile(who, other.index) and can_strike(fight, who, other.index, means):
                yield Legendary(who, id, other.index)
    elif "power" in option:
        power = creature.sheet.powers[str(option["power"])]
        for deed in aims(fight, who, power):
            if next(refuse_spent(creature, power), None) is None and next(refuse_aim(fight, deed, power), None) is None:
                yield Legendary(who, id, targets=deed.targets, toward=deed.toward)
    else:
        yield Legendary(who, id)


def can_strike(fight: Fight, who: Who, target: Who, means: Means) -> bool:
    """Is nothing against this attack but that it is not the creature's turn?"""
    if next(refuse_means(fight, who, means), None) is not None:
        return False
    return next(refuse_target(fight, who, target, means), None) is None


@book.refuses(Legendary)
def refuse_legendary(fight: Fight, deed: Legendary) -> Iterator[Refusal]:
    """Only at the end of another's turn (dnd.monster.legendary_actions)."""
    yield refusal(LEGENDARY)


@book.performs(Legendary)
def perform_legendary(table: Table[Fight], deed: Legendary) -> None:
    """It uses up its cost, and no reaction (dnd.monster.legendary_actions)."""
    creature = table.battle.creatures[deed.who]
    option = next(option for option in creature.sheet.legendary["options"] if option["id"] == deed.option)
    table.make(facts.legendary_spent, deed.who, int(option.get("cost", 1)))
    if "attack" in option:
        strike(table, deed.who, deed.target, creature.sheet.means[str(option["attack"])])
    elif "power" in option:
        apart(table, Power(deed.who, str(option["power"]), deed.targets, deed.toward))
    elif "check" in option:
        d20, number = roll_check(table, deed.who, str(option["check"]), LEGENDARY)
        table.tell(facts.check_made, deed.who, str(option["check"]), d20.faces, d20.edge, number, LEGENDARY)
    else:
        rule_on(table, deed.who, deed.option, LEGENDARY)


def apart(table: Table[Fight], deed: Power) -> None:
    """A power used outside the creature's turn; a move that is part of it costs nothing else (dnd.monster.legendary_actions)."""
    creature = table.battle.creatures[deed.who]
    before = (creature.action, creature.moved, creature.dashes, creature.attacks, creature.bundle, creature.doing)
    table.make(facts.acts_out_of_turn, deed.who)
    use(table, deed)
    table.make(facts.acted_out_of_turn, deed.who, *before)


def rule_on(table: Table[Fight], who: Who, what: str, rule: str) -> None:
    """What stands in words only the game master carries out by rulings, and says whether it happened (dnd.monster.traits)."""
    if table.ask(NOBODY, rule, ("done", "nothing"), ability=what, who=who) == "done":
        table.tell(facts.ruled_on, who, what)


# ---- lair actions --------------------------------------------------------------------------------------------------------------

@value
class LairAction(Action):
    """What the lair does at count 20."""

    verb: ClassVar[str] = "lair"
    who: Who
    option: str
    targets: Creatures = ()
    toward: Point = NOWHERE


def lair_turn(table: Table[Fight], who: Who) -> None:
    """Its owner is asked for one lair action; not while it is incapacitated, or before the end of its first turn if it is
    surprised (dnd.monster.lair_actions)."""
    fight = table.battle
    creature = fight.creatures[who]
    if not creature.able or creature.surprised:
        return
    deeds = tuple(deed for option in creature.sheet.lair for deed in lair_uses(fight, creature, option))
    choice = table.ask(who, LAIRS, (*(deeds or (LairAction(who, LAIR),)), PASS))
    if isinstance(choice, LairAction):
        table.perform(choice)


def lair_uses(fight: Fight, creature: Combatant, option: Row) -> Iterator[LairAction]:
    """The ways in which a lair action can be used now."""
    who, id = creature.index, str(option["id"])
    if "power" not in option:
        yield LairAction(who, id)
        return
    power = creature.sheet.powers[str(option["power"])]
    for deed in aims(fight, who, power):
        if next(refuse_aim(fight, deed, power), None) is None:
            yield LairAction(who, id, deed.targets, deed.toward)


@book.refuses(LairAction)
def refuse_lair(fight: Fight, deed: LairAction) -> Iterator[Refusal]:
    """Only at count 20 (dnd.monster.lair_actions)."""
    yield refusal(LAIRS)


@book.performs(LairAction)
def perform_lair(table: Table[Fight], deed: LairAction) -> None:
    """A power of the lair, or something that the game master carries out (dnd.monster.lair_actions)."""
    row = next((row for row in table.battle.creatures[deed.who].sheet.lair if row["id"] == deed.option), {})
    if "power" in row:
        apart(table, Power(deed.who, str(row["power"]), deed.targets, deed.toward))
    else:
        rule_on(table, deed.who, deed.option, LAIRS)


book.special_places[LAIR] = lair_turn
