"""What some conditions do beyond changing figures: blows at the helpless, things dropped, sleep broken, blood and fire."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice, DiceError
from bitva.kernel.effects import Effect
from bitva.kernel.facts import effect_changed
from bitva.kernel.rulings import Ruling
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.starfinder.bonuses import Bonus
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_spend, pay
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.conditions import end_kind, impose, on_onset
from bitva.rulebooks.starfinder.damage import Blow, roll_damage
from bitva.rulebooks.starfinder.hands import let_go
from bitva.rulebooks.starfinder.harm import HARMED, hurt
from bitva.rulebooks.starfinder.sheet import Damage, Means
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.striking import ATTACKING
from bitva.rulebooks.starfinder.terrain import weightless
from bitva.rulebooks.starfinder.turn import ROUND_ENDS, STARTS
from bitva.rulebooks.starfinder.words import (
    ASLEEP,
    AT_MERCY,
    BLEEDING,
    BURNING,
    FASCINATED,
    FULL,
    PRONE,
    STANDARD,
)

BLEEDS: Final = "sf.condition.bleeding"
BURNS: Final = "sf.condition.burning"
HELPLESS: Final = Bonus(4, "sf.condition.helpless")
SMOTHERING: Final = Bonus(4, BURNS)
USUAL: Final = {"bleeding": "1", "burning": "1d6"}
"""What a wound costs that nobody has put a figure to, and a fire (sf.condition.burning)."""
HARD_TO_PUT_OUT: Final = 10
SENSELESS: Final = "sf.condition.unconscious"
FALLS, DROPS = "falls-prone", "drops-things"
SPELLBOUND: Final = ((ASLEEP, "asleep", "sf.condition.asleep"), (FASCINATED, "fascinated", "sf.condition.fascinated"))
"""Conditions that a friend ends with a standard action."""


# ---- at somebody's mercy -----------------------------------------------------------------------------------------------------

def at_mercy(fight: Fight, who: Who, target: Who, means: Means) -> Iterator[Bonus]:
    """+4 to hit the helpless in melee (sf.condition.helpless)."""
    if means.melee and fight.creatures[target].flags & AT_MERCY:
        yield HELPLESS


@on_onset("stunned", "panicked")
def drop_everything(table: Table[Fight], who: Who) -> None:
    """Whatever it holds falls (sf.condition.stunned, sf.condition.panicked)."""
    creature = table.battle.creatures[who]
    for thing, _ in creature.hand:
        let_go(table, creature, thing, creature.at)


@on_onset("unconscious")
def collapses(table: Table[Fight], who: Who) -> None:
    """The text does not say that who loses consciousness falls and drops what it holds: the game master is asked, unless the table
    has settled it (sf.condition.unconscious)."""
    fight = table.battle
    creature = fight.creatures[who]
    falls = not (creature.flags & PRONE or creature.height or weightless(fight))
    open_ends = (*((FALLS,) if falls else ()), *((DROPS,) if creature.hand else ()))
    manner = fight.setting("collapse", "ask")
    if not open_ends or manner == "none":
        return
    chosen = open_ends if manner == "both" else table.ask_some(NOBODY, SENSELESS, open_ends, 0, len(open_ends), on=who)
    if FALLS in chosen:
        impose(table, who, "prone", SENSELESS)
    if DROPS in chosen:
        drop_everything(table, who)


# ---- sleep, and whatever else a friend can end -------------------------------------------------------------------------------

@value
class Rouse(Action):
    """A friend within reach is shaken awake, or out of a spell."""

    verb: ClassVar[str] = "rouse"
    cost: ClassVar[str] = STANDARD
    who: Who
    target: Who


@book.refuses(Rouse)
def refuse_rouse(fight: Fight, rouse: Rouse) -> Iterator[Refusal]:
    """A standard action, and somebody beside one who sleeps or is spellbound (sf.condition.asleep, sf.condition.fascinated)."""
    target = fight.creatures[rouse.target]
    yield from cannot_spend(fight, rouse.who, STANDARD)
    if not target.flags & (ASLEEP | FASCINATED):
        yield refusal("sf.condition.asleep", target=rouse.target)
    if fight.gap(rouse.who, rouse.target) > 1:
        yield refusal("sf.condition.asleep", target=rouse.target, away=fight.gap(rouse.who, rouse.target) * 5)


@book.proposes
def propose_rouse(fight: Fight, who: Who) -> Iterator[Action]:
    """Friends who sleep or are spellbound (sf.condition.asleep, sf.condition.fascinated)."""
    for other in fight.creatures:
        if other.flags & (ASLEEP | FASCINATED) and other.index != who and not fight.hostile(who, other.index):
            yield Rouse(who, other.index)


@book.performs(Rouse)
def perform_rouse(table: Table[Fight], rouse: Rouse) -> None:
    """It ends at once (sf.condition.asleep, sf.condition.fascinated)."""
    pay(table, rouse.who, STANDARD, rouse.verb)
    for _, kind, _ in SPELLBOUND:
        end_kind(table, rouse.target, kind)


def startled(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """Damage wakes, and breaks a spell (sf.condition.asleep, sf.condition.fascinated)."""
    for bit, kind, _ in SPELLBOUND:
        if table.battle.creatures[who].flags & bit:
            end_kind(table, who, kind)


# ---- blood and fire ----------------------------------------------------------------------------------------------------------

@value
class Smother(Action):
    """A creature on fire rolls about and beats at the flames."""

    verb: ClassVar[str] = "smother"
    cost: ClassVar[str] = FULL
    who: Who


@value
class Ongoing(Ruling):
    """A creature bleeds, or burns, for so much each turn."""

    verb: ClassVar[str] = "ongoing"
    who: Who
    on: Who
    condition: str
    damage: str


@value
class Anchor(Ruling):
    """What entangles a creature is fast to something."""

    verb: ClassVar[str] = "anchor"
    who: Who
    on: Who


def each_turn(effect: Effect) -> Dice:
    """What a wound or a fire costs each turn (sf.condition.bleeding, sf.condition.burning)."""
    return Dice.read(str(effect.data[0]) if effect.data else USUAL[effect.kind])


def kind_of(fire: Effect) -> str:
    """Acid burns like fire (sf.crit.effects)."""
    return str(fire.data[3]) if len(fire.data) > 3 else "fire"


def suffer(table: Table[Fight], who: Who) -> None:
    """At the start of its turn a creature bleeds from its worst wound, and burns of every fire (sf.condition.bleeding,
    sf.condition.burning)."""
    fight = table.battle
    creature = fight.creatures[who]
    if creature.flags & BLEEDING:
        wounds = [roll_damage(table, who, (Damage(each_turn(effect), "untyped"),), rule=BLEEDS)
                  for effect in fight.effects_on(who, "bleeding")]
        hurt(table, who, Blow(max(wounds), rule=BLEEDS))
    if creature.flags & BURNING:
        fires = tuple(fight.effects_on(who, "burning"))
        parts = roll_damage(table, who, tuple(Damage(each_turn(effect), kind_of(effect)) for effect in fires), rule=BURNS)
        came = hurt(table, who, Blow(parts, rule=BURNS))
        remember(table, fires[0], tries_at(fires[0]), came)


def remember(table: Table[Fight], fire: Effect, tries: int, burnt: int) -> None:
    """How often it has been tried to put a fire out, and what it cost this round (sf.condition.burning)."""
    now = next((effect for effect in table.battle.effects if effect.number == fire.number), None)
    if now is not None:
        table.make(effect_changed, replace(now, data=(str(each_turn(fire)), tries, burnt, kind_of(fire))))


def tries_at(fire: Effect) -> int:
    return int(str(fire.data[1])) if len(fire.data) > 1 else 0


def try_to_put_out(table: Table[Fight], who: Who, more: tuple[Bonus, ...] = ()) -> bool:
    """Reflex against 10 and what the fire cost this round; +2 for each try before in a row (sf.condition.burning)."""
    fire = next(table.battle.effects_on(who, "burning"))
    burnt = int(str(fire.data[2])) if len(fire.data) > 2 else 0
    tries = tries_at(fire)
    earlier = (Bonus(2 * tries, BURNS),) if tries else ()
    out = save(table, who, "ref", HARD_TO_PUT_OUT + burnt, BURNS, (*earlier, *more))
    if out:
        end_kind(table, who, "burning")
    else:
        remember(table, fire, tries + 1, burnt)
    return out


def fires_at_end_of_round(table: Table[Fight]) -> None:
    """Everybody who burns tries to put it out; the next round counts its damage anew (sf.condition.burning)."""
    for creature in table.battle.creatures:
        if creature.flags & BURNING and creature.present and not try_to_put_out(table, creature.index):
            fire = next(table.battle.effects_on(creature.index, "burning"))
            remember(table, fire, tries_at(fire), 0)


@book.refuses(Smother)
def refuse_smother(fight: Fight, smother: Smother) -> Iterator[Refusal]:
    """A full action, for one who burns (sf.condition.burning)."""
    yield from cannot_spend(fight, smother.who, FULL)
    if not fight.creatures[smother.who].flags & BURNING:
        yield refusal(BURNS)


@book.proposes
def propose_smother(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever burns (sf.condition.burning)."""
    if fight.creatures[who].flags & BURNING:
        yield Smother(who)


@book.performs(Smother)
def perform_smother(table: Table[Fight], smother: Smother) -> None:
    """A new try at once, at +4 (sf.condition.burning)."""
    pay(table, smother.who, FULL, smother.verb)
    try_to_put_out(table, smother.who, (SMOTHERING,))


@book.refuses(Anchor)
def refuse_anchor(fight: Fight, ruling: Anchor) -> Iterator[Refusal]:
    """Only what entangles can be fast to something (sf.condition.entangled)."""
    if not any(fight.effects_on(ruling.on, "entangled")):
        yield refusal("sf.condition.entangled", hard=True)


@book.performs(Anchor)
def perform_anchor(table: Table[Fight], ruling: Anchor) -> None:
    """It stays where it is for as long as it is entangled (sf.condition.entangled)."""
    bond = next(table.battle.effects_on(ruling.on, "entangled"))
    table.effect("anchored", "sf.condition.entangled", ruling.on, bond.by, cause=bond.number)


@book.refuses(Ongoing)
def refuse_ongoing(fight: Fight, ruling: Ongoing) -> Iterator[Refusal]:
    """Blood or fire, and dice (sf.condition.bleeding, sf.condition.burning)."""
    if ruling.condition not in USUAL:
        yield refusal(BLEEDS, hard=True, known=tuple(USUAL))
    try:
        Dice.read(ruling.damage)
    except DiceError:
        yield refusal(BURNS, hard=True, damage=ruling.damage)


@book.performs(Ongoing)
def perform_ongoing(table: Table[Fight], ruling: Ongoing) -> None:
    """Each is a wound or a fire of its own (sf.condition.bleeding, sf.condition.burning)."""
    rule: RuleId = BLEEDS if ruling.condition == "bleeding" else BURNS
    impose(table, ruling.on, ruling.condition, rule, data=(ruling.damage,))


ATTACKING.append(at_mercy)
HARMED.append(startled)
STARTS.append(suffer)
ROUND_ENDS.append(fires_at_end_of_round)
