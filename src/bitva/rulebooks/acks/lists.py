"""The three lists of actions: what each holds, and for a creature, what of it is open now and which rule bars the rest."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bitva.kernel.actions import Refusal
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.acks.armor import dressable
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cast import forbidden
from bitva.rulebooks.acks.charge import out_of_breath
from bitva.rulebooks.acks.declarations import CAST, RETREAT, WITHDRAW
from bitva.rulebooks.acks.devices import innate
from bitva.rulebooks.acks.doors import TOOLS, near, rule_of
from bitva.rulebooks.acks.engagement import engaged
from bitva.rulebooks.acks.gear import DEVICES, equipped
from bitva.rulebooks.acks.held import grips
from bitva.rulebooks.acks.march import rooted
from bitva.rulebooks.acks.mortal import propose_treatment
from bitva.rulebooks.acks.objects import DOOR, Piece
from bitva.rulebooks.acks.rebuke import power
from bitva.rulebooks.acks.segment import COMBAT, ESCAPING, FLEEING, FULL, MOVEMENT, cannot
from bitva.rulebooks.acks.skills import own_target
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.withdraw import pinned, unannounced
from bitva.rulebooks.acks.words import INCAPACITATED, PRONE

Bar = Callable[[Fight, Combatant], RuleId]
"""The rule that bars a kind of action to a creature; nothing if it is open."""


def first(reasons: Iterator[Refusal]) -> RuleId:
    return next((reason.rule for reason in reasons), "")


def never(fight: Fight, creature: Combatant) -> RuleId:
    """Nothing bars it but what bars its whole list."""
    return ""


def unengaged(rule: RuleId) -> Bar:
    """Barred by this rule while engaged (acks.engage.limits)."""
    return lambda fight, creature: rule if engaged(fight, creature.index) else ""


def proficient(skill: str, rule: RuleId) -> Bar:
    """Barred by this rule to whoever lacks a proficiency (acks.prof.common)."""
    return lambda fight, creature: "" if own_target(creature, skill) else rule


def cast(fight: Fight, creature: Combatant) -> RuleId:
    """Declared and not forbidden (acks.cast.declare)."""
    declared = creature.declared.partition(" ")[0] in (CAST, "read")
    return forbidden(creature) or ("" if declared else "acks.cast.declare")


def running(rule: RuleId) -> Bar:
    """Unengaged, on its feet, with breath left."""
    def bar(fight: Fight, creature: Combatant) -> RuleId:
        tired = first(out_of_breath(fight, creature.index)) or first(rooted(fight, creature.index))
        return rule if engaged(fight, creature.index) else tired
    return bar


def hasty(skill: str) -> Bar:
    """The proficiency, and tools for what needs them (acks.prof.common)."""
    def bar(fight: Fight, creature: Combatant) -> RuleId:
        if not own_target(creature, skill):
            return "acks.prof.common"
        tools = skill == "searching" or creature.carries(TOOLS) or TOOLS in dict(creature.pack)
        return "" if tools else rule_of(skill)
    return bar


def leaving(word: str, rule: RuleId, forbidden: RuleId) -> Bar:
    """Not forbidden, engaged and announced (acks.withdraw.defensive, acks.withdraw.declare, acks.retreat.declare)."""
    def bar(fight: Fight, creature: Combatant) -> RuleId:
        return first(pinned(fight, creature.index, forbidden)) or first(unannounced(fight, creature.index, word, rule))
    return bar


def sneaking_at_a_run(fight: Fight, creature: Combatant) -> RuleId:
    unskilled = proficient("sneaking", "acks.sneak.proficient")(fight, creature)
    return unskilled or running("acks.sneak.running.unengaged")(fight, creature)


def armor(fight: Fight, creature: Combatant) -> RuleId:
    return "" if creature.sheet.armor is not None and dressable(fight, creature) else "acks.armor.don"


def artillery(fight: Fight, creature: Combatant) -> RuleId:
    served = any(isinstance(thing, Piece) and near(fight, creature.index, thing) for thing in fight.things)
    return "" if served else "acks.artillery.action"


def spike(fight: Fight, creature: Combatant) -> RuleId:
    doors = any(thing.kind == DOOR and near(fight, creature.index, thing) for thing in fight.things)
    return "" if doors and creature.carries("spike") else "acks.spike.action"


def march(rule: RuleId) -> Bar:
    """Unengaged; the prone only crawl (acks.march.unengaged, acks.cond.prone)."""
    def bar(fight: Fight, creature: Combatant) -> RuleId:
        if engaged(fight, creature.index):
            return rule
        return "acks.cond.prone" if creature.flags & PRONE else first(rooted(fight, creature.index))
    return bar


def crawl(fight: Fight, creature: Combatant) -> RuleId:
    """Only the prone, and unengaged (acks.cond.prone)."""
    if not creature.flags & PRONE:
        return "acks.cond.prone"
    return "acks.march.unengaged" if engaged(fight, creature.index) else ""


def stand(rule: RuleId) -> Bar:
    """Only the prone (acks.standup.move)."""
    def bar(fight: Fight, creature: Combatant) -> RuleId:
        return rule or ("" if creature.flags & PRONE else "acks.standup.move")
    return bar


def standing_up(fight: Fight, creature: Combatant) -> RuleId:
    barred = "acks.standup.move" if engaged(fight, creature.index) else ""
    return stand(barred)(fight, creature)


def attack(fight: Fight, creature: Combatant) -> RuleId:
    return "acks.cond.incapacitated" if creature.flags & INCAPACITATED else ""


def bash(fight: Fight, creature: Combatant) -> RuleId:
    return "" if any(near(fight, creature.index, thing) for thing in fight.things) else "acks.bash.action"


def escape(fight: Fight, creature: Combatant) -> RuleId:
    return "" if grips(fight, creature.index) else "acks.escape.action"


def rebuke(fight: Fight, creature: Combatant) -> RuleId:
    return "" if power(creature) else "acks.rebuke.action"


def treat(fight: Fight, creature: Combatant) -> RuleId:
    return "" if next(propose_treatment(fight, creature.index), None) is not None else "acks.treat.action"


def ability(fight: Fight, creature: Combatant) -> RuleId:
    able = innate(creature) or any(thing.startswith(DEVICES) and equipped(creature, thing) for thing, _ in creature.ready)
    return "" if able else "acks.sla.action"


LISTS: Final[dict[str, dict[str, Bar]]] = {
    FULL: {
        "cast": cast, "charge": running("acks.charge.unengaged"), "armor": armor, "hasty-lockpicking": hasty("lockpicking"),
        "hasty-searching": hasty("searching"), "hasty-trapbreaking": hasty("trapbreaking"), "artillery": artillery,
        "run": running("acks.run.unengaged"), "running-sneak": sneaking_at_a_run,
        "retreat": leaving(RETREAT, "acks.retreat.declare", "acks.retreat.defensive"), "spike": spike,
    },
    MOVEMENT: {
        "in-lieu-of-movement": never, "march": march("acks.march.unengaged"), "crawl": crawl, "hold": never,
        "sneak": lambda fight, creature: unengaged("acks.engage.limits")(fight, creature) or proficient(
            "sneaking", "acks.sneak.proficient")(fight, creature),
        "stand-up": standing_up, "cover": unengaged("acks.cover.move"),
        "withdraw": leaving(WITHDRAW, "acks.withdraw.declare", "acks.withdraw.defensive"),
    },
    COMBAT: {
        "in-lieu-of-attacking": never, "attack": attack, "bash": bash, "defend": never, "escape": escape,
        "hide": proficient("hiding", "acks.hide.proficient"), "listen": never, "march": march("acks.march.unengaged"),
        "ready": never, "rebuke": rebuke, "stand-up": stand(""), "cover": never, "treat": treat, "spell-like-ability": ability,
    },
}
"""The kinds of each list, with what bars each of them (acks.full.catalogue, acks.move.catalogue, acks.combat.catalogue)."""
APART: Final = {"run": FLEEING, "retreat": FLEEING, "withdraw": FLEEING, "escape": ESCAPING}


def listed(fight: Fight, who: Who, cost: str) -> Iterator[tuple[str, RuleId]]:
    """Every kind of action of a list with the rule that bars it now, if one does; nothing at all once no action of the list is left
    (acks.full.catalogue, acks.move.catalogue, acks.combat.catalogue)."""
    creature = fight.creatures[who]
    if next((reason for reason in cannot(fight, who, cost) if reason.rule in SPENT), None) is not None:
        return
    for kind, bar in LISTS[cost].items():
        yield kind, first(cannot(fight, who, cost, APART.get(kind, ""))) or bar(fight, creature)


SPENT: Final = ("acks.turn.options", "acks.turn.move_first", "acks.move.allotment", "acks.turn.no_swap", "acks.combat.allotment",
                "acks.init.count")
"""Rules by which a whole list is closed."""


def _shown(fight: Fight, who: Who) -> dict[str, dict[str, RuleId]]:
    return {cost: dict(listed(fight, who, cost)) for cost in LISTS}


book.lists = _shown
