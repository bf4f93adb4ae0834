"""Things that take an action to use: potions, flasks to throw, torches and lamps to light; a healer's kit is used in first aid."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.attack import refuse_target, strike
from bitva.rulebooks.dnd5e.bonus import acted, no_bonus_left, refuse_cost
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.figures import in_hands
from bitva.rulebooks.dnd5e.gear import vial
from bitva.rulebooks.dnd5e.harm import heal
from bitva.rulebooks.dnd5e.interaction import USE
from bitva.rulebooks.dnd5e.lamps import kindle, refuse_kindle
from bitva.rulebooks.dnd5e.lights import SHED
from bitva.rulebooks.dnd5e.sheet import Damage
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import no_action_left
from bitva.rulebooks.dnd5e.weapons import draw, refuse_drawing

POTION: Final = "potion-of-healing"
HEALING: Final = Dice.read("2d4+2")
FLASKS: Final = {
    "acid": (Damage(Dice.read("2d6"), "acid", "dnd.action.use_object"), ()),
    "holy-water": (Damage(Dice.read("2d6"), "radiant", "dnd.action.use_object"), ("fiend", "undead")),
}
"""What is thrown and breaks: its damage, and whom alone it harms."""
MAGIC: Final = (POTION,)
"""What no feature makes quicker: its own description asks for the action (dnd.free.special_items)."""


@value
class Use(Action):
    """A thing is used that takes an action: on oneself, on another, at another; `draw`: it is got out with it; `bonus`: it takes
    the
    bonus action instead."""

    verb: ClassVar[str] = USE
    who: Who
    item: str
    on: Who = NOBODY
    draw: bool = False
    bonus: bool = False


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(Use)
def refuse_use(fight: Fight, use: Use) -> Iterator[Refusal]:
    """It takes the action whether the free interaction is left or not, and the thing in hand
    (dnd.action.use_object, dnd.free.special_items, dnd.hands)."""
    creature = fight.creatures[use.who]
    if use.item not in USES or not creature.carries(use.item):
        yield refusal("dnd.action.use_object", hard=True, item=use.item)
        return
    yield from refuse_action(fight, use)
    if use.draw:
        yield from refuse_drawing(fight, use.who, use.item)
    elif not creature.holds(use.item):
        yield refusal("dnd.hands", item=use.item)
    yield from USES[use.item][0](fight, use)


def refuse_action(fight: Fight, use: Use) -> Iterator[Refusal]:
    """The action, or a bonus action granted for it, but never for magic things (dnd.free.special_items, dnd.bonus.needs_source)."""
    creature = fight.creatures[use.who]
    if use.item in MAGIC and (use.bonus or (not creature.action and fight.clock.who == use.who)):
        yield refusal("dnd.free.special_items", item=use.item)
    if use.bonus:
        yield from refuse_cost(fight, use.who, USE, True)
        yield from no_bonus_left(fight, use.who)
    else:
        yield from no_action_left(fight, use.who)


@book.performs(Use)
def perform_use(table: Table[Fight], use: Use) -> None:
    """The action is spent, and the thing does what it does (dnd.action.use_object)."""
    if use.bonus:
        table.make(facts.bonus_spent, use.who)
    else:
        table.make(facts.action_spent, use.who, USE)
    if use.draw:
        draw(table, use.who, use.item)
    USES[use.item][1](table, use)
    acted(table, use, whom(use))


def whom(use: Use) -> Who:
    """On whom a thing is used: the user, if nobody else is named."""
    return use.who if use.on == NOBODY else use.on


# ---- a potion of healing -----------------------------------------------------------------------------------------------------

def refuse_potion(fight: Fight, use: Use) -> Iterator[Refusal]:
    """It is drunk, or given to somebody within 5 ft who lets it happen (dnd.item.potion_healing)."""
    other = fight.creatures[whom(use)]
    if not other.present or other.dead:
        yield refusal("dnd.item.potion_healing", hard=True, on=use.on)
    elif fight.gap(use.who, other.index) > 1 or (other.able and fight.hostile(use.who, other.index)):
        yield refusal("dnd.item.potion_healing", on=use.on)


def drink(table: Table[Fight], use: Use) -> None:
    """2d4 + 2 hit points come back (dnd.item.potion_healing)."""
    table.make(facts.used_up, use.who, use.item)
    heal(table, whom(use), sum(table.roll(HEALING, "dnd.item.potion_healing", use.who)) + HEALING.plus)


# ---- flasks ------------------------------------------------------------------------------------------------------------------

def refuse_throw(fight: Fight, use: Use) -> Iterator[Refusal]:
    """It is thrown up to 20 ft at a creature (dnd.action.use_object)."""
    creature = fight.creatures[use.who]
    if use.on == NOBODY:
        yield refusal("dnd.attack.steps", hard=True)
        return
    means = vial(creature.sheet, use.item, FLASKS[use.item][0])
    yield from refuse_target(fight, use.who, use.on, means)
    if not use.draw and not in_hands(fight, creature, means):
        yield refusal("dnd.hands", item=use.item)


def throw(table: Table[Fight], use: Use) -> None:
    """A ranged attack with an improvised weapon that breaks (dnd.action.use_object, dnd.weapon.improvised)."""
    sheet = table.battle.creatures[use.who].sheet
    damage, only = FLASKS[use.item]
    means = vial(sheet, use.item, damage)
    if only and table.battle.creatures[use.on].sheet.kind not in only:
        means.damage = ()
    strike(table, use.who, use.on, means)


Kind = tuple[Callable[[Fight, Use], Iterator[Refusal]], Callable[[Table[Fight], Use], None]]
USES: Final[dict[str, Kind]] = {
    POTION: (refuse_potion, drink), **{thing: (refuse_kindle, kindle) for thing in SHED},
    **{flask: (refuse_throw, throw) for flask in FLASKS},
}
"""Things that take an action: why each may not be used, and what it does."""


@book.proposes
def propose_use(fight: Fight, who: Who) -> Iterator[Action]:
    """Everything usable that is in hand or can be got out, on everybody whom it may concern (dnd.action.use_object)."""
    creature = fight.creatures[who]
    if not (creature.action or creature.bonus):
        return
    for item, _ in creature.gear:
        if item in USES:
            others = [NOBODY] if item in SHED else [other.index for other in fight.creatures if other.present]
            if item in FLASKS:
                others = [other for other in others if fight.hostile(who, other)]
            for on in others:
                for bonus in (False, True):
                    yield Use(who, item, NOBODY if on == who else on, not creature.holds(item), bonus)
