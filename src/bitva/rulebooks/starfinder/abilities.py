"""Special abilities of stat blocks, and gear that has to be switched on."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.dice import Dice
from bitva.kernel.effects import FOREVER, Effect
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import COSTS, cannot_spend, pay
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.conditions import for_rounds, impose
from bitva.rulebooks.starfinder.damage import Blow, roll_damage
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.moments import Exposed
from bitva.rulebooks.starfinder.sheet import GROUND, Damage, squares
from bitva.rulebooks.starfinder.sight import line_of_effect
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import STANDARD

USE: Final = "sf.special_ability.action"
PROVOKES: Final = "sf.special_ability.provoke"
ACTIVATE: Final = "sf.item.activate"
SPELL_LIKE: Final = "sp"
ON: Final = "switched-on"
Row = Mapping[str, Any]


@value
class UseAbility(Action):
    """A special ability is used, on somebody or on oneself."""

    verb: ClassVar[str] = "use"
    cost: ClassVar[str] = STANDARD
    who: Who
    ability: str
    target: Who = NOBODY


@value
class Activate(Action):
    """A device is switched on, or off again."""

    verb: ClassVar[str] = "activate"
    cost: ClassVar[str] = STANDARD
    who: Who
    device: str
    on: bool = True


def ability_of(fight: Fight, use: UseAbility) -> Row:
    """What the stat block says of an ability: `ability` is its kind, ex, sp or su (sf.special_ability.categories)."""
    row = fight.creatures[use.who].sheet.features.get(use.ability, {})
    return row if "ability" in row else {}


def device_of(fight: Fight, deed: Activate) -> Row:
    """What the stat block says of a device."""
    return fight.creatures[deed.who].sheet.devices.get(deed.device, {})


def cost_to_use(fight: Fight, action: Action) -> str:
    """A standard action unless it says otherwise (sf.special_ability.action, sf.item.activate)."""
    row = ability_of(fight, action) if isinstance(action, UseAbility) else {}
    if isinstance(action, Activate):
        row = device_of(fight, action)
    return str(row.get("cost", STANDARD))


COSTS[UseAbility] = cost_to_use
COSTS[Activate] = cost_to_use


# ---- may it? -----------------------------------------------------------------------------------------------------------------

@book.refuses(UseAbility)
def refuse_use(fight: Fight, use: UseAbility) -> Iterator[Refusal]:
    """An ability that it has, that is not always on, with the action it takes, a use left and a target in range
    (sf.special_ability.action)."""
    creature, row = fight.creatures[use.who], ability_of(fight, use)
    if not row:
        yield refusal(USE, hard=True, ability=use.ability)
        return
    yield from cannot_spend(fight, use.who, cost_to_use(fight, use))
    if row.get("continuous"):
        yield refusal(USE, continuous=True)
    if "uses" in row and not dict(creature.uses).get(use.ability, 0):
        yield refusal(USE, uses=0)
    if use.target == NOBODY:
        return
    target = fight.creatures[use.target]
    away = fight.gap(use.who, use.target) if target.present else 0
    if not target.present or away > squares(int(row.get("range", 0))):
        yield refusal("sf.attack.max_range", away=away * 5, range=int(row.get("range", 0)))
    elif not line_of_effect(fight, use.who, use.target):
        yield refusal("sf.line_of_effect", target=use.target)


@book.refuses(Activate)
def refuse_activate(fight: Fight, deed: Activate) -> Iterator[Refusal]:
    """A device that it has, and that is not always on or already so (sf.item.activate)."""
    row = device_of(fight, deed)
    if not row:
        yield refusal(ACTIVATE, hard=True, device=deed.device)
        return
    yield from cannot_spend(fight, deed.who, cost_to_use(fight, deed))
    if row.get("always_on"):
        yield refusal(ACTIVATE, device=deed.device, always=True)
    elif (running(fight, deed.who, deed.device) is not None) == deed.on:
        yield refusal(ACTIVATE, device=deed.device, on=deed.on)


def running(fight: Fight, who: Who, device: str) -> Effect | None:
    """The effect of a device that is switched on; None if it is off."""
    return next((effect for effect in fight.effects_on(who, ON) if effect.data[0] == device), None)


@book.proposes
def propose_use(fight: Fight, who: Who) -> Iterator[Action]:
    """Its abilities on itself or on others within their range, and its devices."""
    sheet = fight.creatures[who].sheet
    for id, row in sheet.features.items():
        if "ability" not in row or row.get("continuous"):
            continue
        if "range" not in row:
            yield UseAbility(who, id)
            continue
        for other in fight.creatures:
            if other.present and other.index != who and fight.hostile(who, other.index) != bool(row.get("friendly")):
                yield UseAbility(who, id, other.index)
    for id in sheet.devices:
        yield Activate(who, id, running(fight, who, id) is None)


# ---- carrying it out -----------------------------------------------------------------------------------------------------------

@book.performs(UseAbility)
def perform_use(table: Table[Fight], use: UseAbility) -> None:
    """Whoever threatens the user of a spell-like one may strike before it comes about, unless it says otherwise
    (sf.special_ability.provoke, sf.special_ability.categories)."""
    fight = table.battle
    creature, row = fight.creatures[use.who], ability_of(fight, use)
    pay(table, use.who, cost_to_use(fight, use), use.verb)
    if row["ability"] == SPELL_LIKE and row.get("provokes", True):
        table.before(Exposed(use.who, PROVOKES))
        if not creature.able:
            return
    table.make(facts.ability_used, use.who, use.ability, max(0, dict(creature.uses).get(use.ability, 0) - 1))
    target = use.who if use.target == NOBODY else use.target
    if fight.creatures[target].present:
        take_hold(table, creature, target, row)


def take_hold(table: Table[Fight], creature: Combatant, target: Who, row: Row, cause: int = 0) -> None:
    """What an ability or a device does: bonuses, damage, conditions, the last two after a save if it allows one
    (sf.special_ability.action)."""
    fight = table.battle
    for part in row.get("bonuses", ()):
        until = FOREVER if cause else for_rounds(fight, int(part.get("rounds", 1)))
        grant(table, target, str(part["to"]), int(part["amount"]), ACTIVATE if cause else USE, kind=str(part.get("kind", "")),
              source=str(row["id"]), by=creature.index, until=until, cause=cause)
    if "damage" not in row and "condition" not in row:
        return
    dc = int(row.get("dc", GROUND + creature.sheet.rank // 2))
    saved = "save" in row and save(table, target, str(row["save"]), dc, USE, by=creature.index)
    if "damage" in row:
        parts = roll_damage(table, creature.index, (Damage.read(str(row["damage"])),))
        hurt(table, target, Blow(parts, creature.index, rule=USE, attack=not saved, half="sf.save.half" if saved else ""))
    if "condition" in row and not saved:
        lasting = Dice.read(str(row.get("rounds", "1")))
        rounds = sum(table.roll(lasting, USE, creature.index)) + lasting.plus
        impose(table, target, str(row["condition"]), USE, creature.index, for_rounds(fight, rounds))


@book.performs(Activate)
def perform_activate(table: Table[Fight], deed: Activate) -> None:
    """It works until it is switched off (sf.item.activate)."""
    fight = table.battle
    pay(table, deed.who, cost_to_use(fight, deed), deed.verb)
    was = running(fight, deed.who, deed.device)
    if was is not None:
        table.end(was)
        return
    effect = table.effect(ON, ACTIVATE, deed.who, deed.who, data=(deed.device,))
    take_hold(table, fight.creatures[deed.who], deed.who, device_of(fight, deed), effect.number)
