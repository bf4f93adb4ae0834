"""Substances: herbs, oils and salves that are spread, water that washes off, potions that are drunk."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.conditions import end_kind
from bitva.rulebooks.acks.doors import near
from bitva.rulebooks.acks.gear import POTION, equipped, spell_in, tagged
from bitva.rulebooks.acks.instead import agrees, cannot_instead, helpless, no_recipient, oneself, recipients, unequipped
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.segment import COMBAT, Act, spend
from bitva.rulebooks.acks.spells import work
from bitva.rulebooks.acks.state import Fight

APPLY: Final = "acks.lieu_attack.apply"
CLEANSE: Final = "acks.lieu_attack.cleanse"
DRINK: Final = "acks.lieu_attack.potion"
SUBSTANCES: Final = ("herb", "oil", "salve")
COATS: Final = ("oil", "acid")
SOAKED: Final = "soaked"


@value
class Apply(Act):
    """A substance is spread: on oneself or on `target`, or `to` something that one of them has or that stands there."""

    verb: ClassVar[str] = "apply"
    cost: ClassVar[str] = COMBAT
    who: Who
    thing: str
    target: Who = NOBODY
    to: str = ""


@value
class Cleanse(Act):
    """Acid or oil is washed off oneself or somebody else."""

    verb: ClassVar[str] = "cleanse"
    cost: ClassVar[str] = COMBAT
    who: Who
    target: Who = NOBODY


@value
class Drink(Act):
    """A potion is drunk, or poured into somebody helpless."""

    verb: ClassVar[str] = "drink"
    cost: ClassVar[str] = COMBAT
    who: Who
    thing: str
    target: Who = NOBODY


@value
class Soak(Ruling):
    """The game master says that a creature is covered with oil or acid."""

    verb: ClassVar[str] = "soak"
    shown: ClassVar[bool] = True
    who: Who
    on: Who
    coat: str


# ---- spreading ---------------------------------------------------------------------------------------------------------------

@book.refuses(Apply)
def refuse_apply(fight: Fight, act: Apply) -> Iterator[Refusal]:
    """An herb, an oil or a salve; on oneself, on who agrees or is helpless, on equipment in use, on what does not move
    (acks.lieu_attack.apply)."""
    if not any(tagged(fight, act.thing, substance) for substance in SUBSTANCES):
        yield refusal(APPLY, hard=True, thing=act.thing)
        return
    yield from unequipped(fight.creatures[act.who], act.thing, APPLY)
    yield from cannot_instead(fight, act.who)
    target, stands = oneself(act.who, act.target), fight.thing(act.to)
    yield from no_recipient(fight, act.who, target, APPLY)
    if act.to and not fight.creatures[target].holds(act.to) and not fight.creatures[target].carries(act.to) and (
            stands is None or not near(fight, act.who, stands)):
        yield refusal(APPLY, hard=stands is None, thing=act.to)


@book.performs(Apply)
def perform_apply(table: Table[Fight], act: Apply) -> None:
    """It is used up; oil on a body stays there, and what else it does its own description says (acks.lieu_attack.apply)."""
    fight, target = table.battle, oneself(act.who, act.target)
    if not agrees(table, act.who, target, APPLY):
        return
    spend(table, act)
    table.before(Acting(act.who, act.verb, target))
    if not fight.creatures[act.who].able:
        return
    table.make(facts.used_up, act.who, act.thing)
    table.tell(facts.applied, act.who, act.target, act.thing, act.to)
    if not act.to and tagged(fight, act.thing, "oil"):
        table.effect(SOAKED, APPLY, target, act.who, data=("oil",))
    table.after(Acted(act.who, act.verb, target))


# ---- washing off -------------------------------------------------------------------------------------------------------------

@book.refuses(Soak)
def refuse_soak(fight: Fight, ruling: Soak) -> Iterator[Refusal]:
    """With oil or with acid (acks.lieu_attack.cleanse)."""
    if ruling.coat not in COATS:
        yield refusal(CLEANSE, hard=True, coat=ruling.coat, known=COATS)


@book.performs(Soak)
def perform_soak(table: Table[Fight], ruling: Soak) -> None:
    """By the game master's word (acks.lieu_attack.cleanse)."""
    table.effect(SOAKED, "acks.gm.override", ruling.on, NOBODY, data=(ruling.coat,))


def water(fight: Fight, who: Who) -> str:
    """Water it has ready."""
    creature = fight.creatures[who]
    return next((thing for thing, _ in creature.ready if tagged(fight, thing, "water") and equipped(creature, thing)), "")


@book.refuses(Cleanse)
def refuse_cleanse(fight: Fight, act: Cleanse) -> Iterator[Refusal]:
    """Somebody covered with acid or oil, and water for it (acks.lieu_attack.cleanse)."""
    target = oneself(act.who, act.target)
    if not any(fight.effects_on(target, SOAKED)):
        yield refusal(CLEANSE, hard=True, target=target)
        return
    yield from cannot_instead(fight, act.who)
    yield from no_recipient(fight, act.who, target, CLEANSE)
    if not water(fight, act.who):
        yield refusal(CLEANSE, why="dry")


@book.performs(Cleanse)
def perform_cleanse(table: Table[Fight], act: Cleanse) -> None:
    """The water is used up, and the coating gone (acks.lieu_attack.cleanse)."""
    target = oneself(act.who, act.target)
    if not agrees(table, act.who, target, CLEANSE):
        return
    spend(table, act)
    table.before(Acting(act.who, act.verb, target))
    if table.battle.creatures[act.who].able:
        table.make(facts.used_up, act.who, water(table.battle, act.who))
        end_kind(table, target, SOAKED)
        table.after(Acted(act.who, act.verb, target))


# ---- potions -----------------------------------------------------------------------------------------------------------------

@book.refuses(Drink)
def refuse_drink(fight: Fight, act: Drink) -> Iterator[Refusal]:
    """A potion in hand or at hand, for oneself or for somebody helpless within five feet (acks.lieu_attack.potion)."""
    if not act.thing.startswith(POTION):
        yield refusal(DRINK, hard=True, thing=act.thing)
        return
    yield from unequipped(fight.creatures[act.who], act.thing, DRINK)
    yield from cannot_instead(fight, act.who)
    target = oneself(act.who, act.target)
    yield from no_recipient(fight, act.who, target, DRINK)
    if target != act.who and not helpless(fight, target):
        yield refusal(DRINK, target=target)


@book.performs(Drink)
def perform_drink(table: Table[Fight], act: Drink) -> None:
    """It works as the spell it holds (acks.lieu_attack.potion)."""
    fight, target = table.battle, oneself(act.who, act.target)
    spend(table, act)
    table.before(Acting(act.who, act.verb, target))
    if not fight.creatures[act.who].able:
        return
    table.make(facts.used_up, act.who, act.thing)
    table.tell(facts.drunk, act.who, act.target, act.thing)
    work(table, act.who, fight.spells[spell_in(act.thing)], (target,))
    table.after(Acted(act.who, act.verb, target))


@book.proposes
def propose_remedies(fight: Fight, who: Who) -> Iterator[Action]:
    """What it has ready, for itself and for those next to it."""
    if not fight.creatures[who].ready:
        return
    those = tuple(recipients(fight, who))
    for thing, _ in fight.creatures[who].ready:
        if thing.startswith(POTION):
            yield from (Drink(who, thing, NOBODY if other == who else other) for other in those)
        elif any(tagged(fight, thing, substance) for substance in SUBSTANCES):
            yield from (Apply(who, thing, NOBODY if other == who else other) for other in those)
    yield from (Cleanse(who, NOBODY if other == who else other) for other in those)
