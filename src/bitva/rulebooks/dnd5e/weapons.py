"""What weapons ask for and do of themselves: hands, drawing, ammunition, loading, nets, and things that are no weapons."""
from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.figures import demanded, free_hands, hands_for, in_hands, likeness, means_named, named_by
from bitva.rulebooks.dnd5e.gear import FRAGILE, SHIELD
from bitva.rulebooks.dnd5e.harm import impose
from bitva.rulebooks.dnd5e.holding import hold_with, way_out
from bitva.rulebooks.dnd5e.lights import leave_light, shed_by
from bitva.rulebooks.dnd5e.sheet import Damage, Means
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import DAMAGE_TYPES, SIZES

NET = "net"
NET_FORM = {"ac": 10, "hp": 5, "immune": [{"types": [type for type in DAMAGE_TYPES if type != "slashing"]}]}
"""A net can be cut: only slashing damage does it any harm (dnd.weapon.net)."""
NET_DC = 10


# ---- may it? ---------------------------------------------------------------------------------------------------------------

def refuse_means(fight: Fight, who: Who, means: Means, drawn: str = "") -> Iterator[Refusal]:
    """What the weapon itself asks for: hands, ammunition, one shot per action; `drawn` comes to hand with the attack
    (dnd.hands, dnd.weapon.two_handed, dnd.weapon.ammunition, dnd.weapon.loading, dnd.weapon.net)."""
    creature = fight.creatures[who]
    if drawn:
        yield from refuse_drawing(fight, who, drawn)
    if not in_hands(fight, creature, means, drawn):
        yield refusal(lacking(creature, means, drawn), means=means.id, held=creature.hand)
    if creature.used and means.id in creature.used:
        yield refusal("dnd.monster.recharge", means=means.id)
    if means.ammunition and (creature.ammunition or not means.printed) and not creature.arrows(means.ammunition):
        yield refusal("dnd.weapon.ammunition", means=means.id)
    if (creature.bundle or (creature.attacks and not creature.action)) and once_an_action(creature, means):
        yield refusal("dnd.weapon.net" if NET in means.properties else "dnd.weapon.loading", means=means.id)


def once_an_action(creature: Combatant, means: Means) -> bool:
    """Does this attack need an action of its own: with a net, or with what has been fired in the one under way?
    (dnd.weapon.net, dnd.weapon.loading)"""
    return NET in means.properties or ("loading" in means.properties and f"fired {means.weapon}" in creature.done)


def lacking(creature: Combatant, means: Means, drawn: str) -> str:
    """Which rule is it that the hands fall short of?"""
    if means.weapon and means.weapon != drawn and not creature.holds(means.weapon) and creature.sheet.held:
        return "dnd.hands"
    if means.hands == 2:
        return "dnd.weapon.two_handed"
    if hands_for(creature, means) == 2:
        return "dnd.weapon.ammunition" if means.ammunition else "dnd.weapon.lance"
    return "dnd.hands"


def refuse_drawing(fight: Fight, who: Who, thing: str) -> Iterator[Refusal]:
    """A weapon is drawn as part of the attack by the free interaction of one's own turn, into a free hand
    (dnd.free.one_object, dnd.free.gm_demands_action, dnd.hands, dnd.stat.don_doff)."""
    creature = fight.creatures[who]
    if creature.carries(thing) <= creature.holds(thing):
        yield refusal("dnd.hands", hard=True, thing=thing)
    price = demanded(fight, who, thing)
    if price is not None and price.action:
        yield refusal("dnd.free.gm_demands_action", thing=thing)
    elif not creature.interaction:
        yield refusal("dnd.free.one_object", thing=thing)
    if thing == SHIELD:
        yield refusal("dnd.stat.don_doff")
    if free_hands(fight, creature) < 1:
        yield refusal("dnd.hands", held=creature.hand)


def draw(table: Table[Fight], who: Who, thing: str) -> None:
    """A thing comes to hand in the course of an action (dnd.free.one_object)."""
    table.make(facts.interaction_spent, who)
    table.make(facts.drew, who, thing)


def can_draw(fight: Fight, creature: Combatant) -> bool:
    """Has it the free interaction and a free hand?"""
    return creature.interaction and bool(creature.gear) and free_hands(fight, creature) > 0


# ---- using it --------------------------------------------------------------------------------------------------------------

def shoot(table: Table[Fight], attacker: Combatant, means: Means, square: Square) -> None:
    """A shot uses up ammunition; a thrown weapon leaves the hand and lies where its target is
    (dnd.weapon.ammunition, dnd.weapon.thrown, dnd.weapon.loading)."""
    who = attacker.index
    if means.thrown:
        if attacker.holds(means.weapon) and FRAGILE in means.properties:
            table.make(facts.used_up, who, means.weapon)
        elif attacker.holds(means.weapon):
            table.make(facts.let_go, who, means.weapon, square)
            leave_light(table, means.weapon, who, square)
        return
    if means.ammunition and attacker.arrows(means.ammunition):
        table.make(facts.shot_away, who, means.ammunition)
    if "loading" in means.properties:
        table.make(facts.happened, who, f"fired {means.weapon}")


def as_used(table: Table[Fight], who: Who, means: Means) -> Means:
    """What the attack really is if the thing is no weapon, or not used as one: the game master names its damage type, or the weapon
    that it is like, once for the whole fight (dnd.weapon.improvised); a burning torch burns."""
    fight = table.battle
    creature, thing = fight.creatures[who], means.weapon
    if FRAGILE in means.properties:
        return means
    if means.melee and shed_by(fight, thing, who) is not None:
        return _dealing(means, Damage(Dice((), 1), "fire", "dnd.weapon.improvised"))
    like = likeness(fight, thing)
    if not like:
        known = () if thing in fight.weapons else tuple(fight.weapons)
        like = table.ask(NOBODY, "dnd.weapon.improvised", (*DAMAGE_TYPES, *known), who=who, thing=thing)
        table.make(facts.likened, thing, like)
    if like in DAMAGE_TYPES:
        return _dealing(means, replace(means.damage[0], type=like))
    return means_named(fight, creature, means.id) or means


def _dealing(means: Means, damage: Damage) -> Means:
    other = copy(means)
    other.damage = (damage,)
    return other


def enchanted(fight: Fight, creature: Combatant, means: Means) -> Means:
    """A weapon as a spell on its bearer has made it: another die, the ability that he casts with if it is the better one, magical
    (dnd.action.cast)."""
    sheet = creature.sheet
    for effect in fight.effects_on(creature.index):
        if not effect.kind.endswith(" weapon") or not means.melee or means.weapon not in str(effect.data[0]).split("+"):
            continue
        more = max(0, sheet.mods.get(str(sheet.spellcasting.get("ability")), 0) - sheet.mods[means.ability or "str"])
        first, other = means.damage[0], copy(means)
        other.bonus, other.magic = means.bonus + more, str(effect.data[2]) or means.magic
        term = Term(more, effect.rule, effect.by, of=named_by(effect))
        other.terms = (*means.terms, term) if more else means.terms
        dice = Dice(Dice.read(str(effect.data[1])).groups, first.dice.plus + more)
        other.damage = (replace(first, dice=dice, terms=(*first.terms, term) if more else first.terms), *means.damage[1:])
        means = other
    return means


# ---- nets ------------------------------------------------------------------------------------------------------------------

def entangle(table: Table[Fight], who: Who, target: Who, net: str) -> None:
    """Whoever a net hits is restrained until it is torn off or cut, unless it is formless, or Huge or larger (dnd.weapon.net)."""
    fight = table.battle
    victim = fight.creatures[target]
    lies = next(((square, thing) for square, thing, _ in fight.floor if square == victim.at and thing == net), None)
    if formless(victim) or SIZES.index(victim.sheet.size_name) > SIZES.index("large"):
        return
    effect = table.effect(NET, "dnd.weapon.net", target, who, data=(net, way_out(("str",), NET_DC, "any")))
    if impose(table, target, "restrained", "dnd.weapon.net", who, cause=effect.number) is None:
        table.end(effect)
        return
    if lies is not None:
        table.make(facts.taken, *lies)
    hold_with(table, effect, NET, NET_FORM)


def formless(creature: Combatant) -> bool:
    """Has it no form that a net could hold? (dnd.weapon.net)"""
    sheet = creature.sheet
    return sheet.kind == "ooze" or "swarm" in sheet.data or any(sheet.has(trait) for trait in ("amorphous", "incorporeal-movement"))


__all__ = ["as_used", "can_draw", "draw", "entangle", "once_an_action", "refuse_drawing", "refuse_means", "shoot"]
